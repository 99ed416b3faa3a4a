import type { Seat } from '@sandtable/kernel';
import type { Do, Reply, ReplyTo, RequestTo, Session } from '@sandtable/referee';
import { type Eyes, Follower, isChange, isFollow, type Push, pushOf } from './follow.js';

/** A request about the game of a place, which need not be named. */
export type At<K extends Do> = Omit<RequestTo<K>, 'game' | 'id'>;

export interface PlaceOptions {
  readonly game: string;
  /** The seat; null for somebody who only watches. */
  readonly seat: Seat | null;
  /** What that seat may know and do, of this game and no other. */
  readonly session: Session;
  readonly seesAll: boolean;
  /** Makes a change: it is answered when it is stored, so that what somebody was shown is never lost. */
  readonly change: (message: unknown) => Promise<Reply>;
  readonly onLeave: () => void;
}

/** A seat of a game, taken: what whoever sits there may ask and do, until they are cut off. */
export class Place {
  readonly game: string;
  readonly seat: Seat | null;
  private readonly to: PlaceOptions;
  private readonly following = new Map<Follower, (push: Push) => void>();
  private left = false;

  constructor(options: PlaceOptions) {
    this.game = options.game;
    this.seat = options.seat;
    this.to = options;
  }

  /** Asks something that changes nothing. */
  look<K extends Do>(request: At<K>): ReplyTo<K> {
    if (isChange(request)) throw new Error(`"${request.do}" changes the game: a place is asked for it by "ask".`);
    return this.to.session.ask({ ...request, game: this.game } as unknown as RequestTo<K>);
  }

  async ask<K extends Do>(request: At<K>): Promise<ReplyTo<K>> {
    return (await this.handle({ ...request, game: this.game })) as ReplyTo<K>;
  }

  /** Takes a message from outside. Who was cut off is told nothing more. */
  async handle(message: unknown, send?: (push: Push) => void): Promise<Reply> {
    if (this.left) return { ...CUT_OFF, id: (message as { id?: unknown } | null)?.id ?? null };
    if (isFollow(message) && send) {
      this.follow(send, message);
      return { id: message.id ?? null, ok: true } as unknown as Reply;
    }
    return isChange(message) ? this.to.change(message) : this.to.session.handle(message);
  }

  /** Tells how the game stands, and from now on whatever is new. */
  follow(send: (push: Push) => void, eyes: Partial<Eyes> = {}): void {
    const { game, seat, session, seesAll } = this.to;
    const { seat: through = seat, plays = seat !== null } = eyes;
    const follower = new Follower(session, { game, seat: through, plays: plays && seat !== null, seesAll });
    this.following.set(follower, send);
    send(pushOf(follower));
  }

  /** Tells those who follow. */
  tell(): void {
    for (const [follower, send] of this.following) send(pushOf(follower));
  }

  leave(): void {
    this.left = true;
    this.following.clear();
    this.to.onLeave();
  }
}

const CUT_OFF: Reply = {
  id: null,
  ok: false,
  refusal: { rule: 'TABLE-SEAT', message: 'Another has this place now.' },
};
