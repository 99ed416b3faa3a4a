import type { Seat } from '@sandtable/kernel';
import type { Do, Reply, ReplyTo, RequestTo, Session } from '@sandtable/referee';
import { carryOut, type ErrandKind, type Left, type Offered } from './errands.js';
import { type Beginning, type Eyes, Follower, isChange, isFollow, type Push, pushOf } from './follow.js';
import { type Asked, askedAt } from './standing.js';

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
  /** Asks something, also about a time whose rows must be read first. */
  readonly past: (ask: () => Reply) => Promise<Reply>;
  /** Where what is at hand of the game begins. */
  readonly begins: () => Beginning;
  /** What can be done for its seat without asking at each step. */
  readonly errands: () => readonly ErrandKind[];
  /** Whether another person is to decide: then nothing is asked of this seat before the screen is given to that one. */
  readonly waitsForOther: () => boolean;
  readonly onLeave: () => void;
}

/** A seat of a game, taken: what whoever sits there may ask and do, until they are cut off. */
export class Place {
  readonly game: string;
  readonly seat: Seat | null;
  private readonly to: PlaceOptions;
  private readonly following = new Map<Follower, (push: Push) => void>();
  /** Those who wait for something to happen. */
  private readonly waiting = new Set<() => void>();
  private left = false;
  /** Errands under way are to end after the answer they are at. */
  private halted = false;

  constructor(options: PlaceOptions) {
    this.game = options.game;
    this.seat = options.seat;
    this.to = options;
  }

  /** Asks something that changes nothing and is about now: what is about the past, `ask` waits for. */
  look<K extends Do>(request: At<K>): ReplyTo<K> {
    if (isChange(request)) throw new Error(`"${request.do}" changes the game: a place is asked for it by "ask".`);
    return this.to.session.ask({ ...request, game: this.game } as unknown as RequestTo<K>);
  }

  async ask<K extends Do>(request: At<K>): Promise<ReplyTo<K>> {
    return (await this.handle({ ...request, game: this.game })) as ReplyTo<K>;
  }

  /** Takes a message from outside, and answers it by its id. Who was cut off is told nothing more. */
  async handle(message: unknown, send?: (push: Push | Left) => void): Promise<Reply> {
    const reply = await this.replyTo(message, send);
    return reply.id === null ? { ...reply, id: (message as { id?: unknown } | null)?.id ?? null } : reply;
  }

  private async replyTo(message: unknown, send?: (push: Push | Left) => void): Promise<Reply> {
    if (this.left) return CUT_OFF;
    if (isFollow(message) && send) {
      this.follow(send, message);
      return DONE;
    }
    if (isErrands(message)) return this.carryOut(message, send);
    if (isHalt(message)) {
      this.halt();
      return DONE;
    }
    return isChange(message) ? this.to.change(message) : this.to.past(() => this.to.session.handle(message));
  }

  /** Carries orders out for this seat, and settles when all are done, when one cannot be, or when it is told to halt. */
  async carryOut({ kind, orders }: Pick<Errands, 'kind' | 'orders'>, send?: (push: Left) => void): Promise<Reply> {
    const known = this.to.errands().find((one) => one.kind === kind);
    if (!known) return fault('kind', `kind is "${kind}", expected an errand that is known here`);
    const begun = Array.isArray(orders) ? orders.map((order) => known.begin(order)) : [null];
    const errands = begun.filter((one) => one !== null);
    if (errands.length < begun.length) return fault('orders', `orders are not what "${kind}" takes`);
    this.halted = false;
    let refusal: Reply | null = null;
    const desk = {
      asked: async () => (refusal === null ? this.offered() : null),
      answer: async (answer: unknown, { at }: Offered) => {
        const { game, seat } = this;
        const reply = await this.to.change({ do: 'answer', game, seat, answer, at });
        if (!reply.ok) refusal = reply;
      },
    };
    await carryOut(
      desk,
      errands,
      (left) => send?.({ left }),
      () => this.halted || this.left,
    );
    return refusal ?? DONE;
  }

  halt(): void {
    this.halted = true;
    this.wake();
  }

  /** What its seat is offered when it is asked next; null if it will not be before somebody does something else. */
  private async offered(): Promise<Offered | null> {
    const { game, seat, to } = this;
    if (seat === null) return null;
    for (;;) {
      if (this.left || this.halted) return null;
      const reply = this.look<'options'>({ do: 'options', seat });
      const stands = to.session.ask<'question'>({ do: 'question', game, seat });
      if (!reply.ok || !stands.ok || stands.now.over || stands.now.roll) return null;
      if (reply.question !== null) {
        const asked = askedAt(seat, reply.question as Asked['question'], (request) => this.look(request));
        return asked && { ...asked, at: reply.at, options: reply.options };
      }
      if (to.waitsForOther()) return null;
      await new Promise<void>((settle) => this.waiting.add(settle));
    }
  }

  private wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const settle of waiting) settle();
  }

  /** Tells how the game stands, and from now on whatever is new. */
  follow(send: (push: Push) => void, eyes: Partial<Eyes> = {}): void {
    const { game, seat, session, seesAll, begins } = this.to;
    const { seat: through = seat, plays = seat !== null } = eyes;
    const follower = new Follower(session, { game, seat: through, plays: plays && seat !== null, seesAll }, begins);
    this.following.set(follower, send);
    send(pushOf(follower));
  }

  /** Tells those who follow. */
  tell(): void {
    for (const [follower, send] of this.following) send(pushOf(follower));
    this.wake();
  }

  leave(): void {
    this.left = true;
    this.wake();
    this.following.clear();
    this.to.onLeave();
  }
}

/** Asks that orders be carried out, over whatever carries messages: it is answered when that has come to an end. */
export interface Errands {
  readonly do: 'errands';
  readonly id?: unknown;
  readonly kind: string;
  /** Each as the kind takes it. */
  readonly orders: readonly unknown[];
}

/** Asks that they be left as they are. */
export interface Halt {
  readonly do: 'halt';
  readonly id?: unknown;
}

const doOf = (message: unknown): unknown => (message as { do?: unknown } | null)?.do;
const isErrands = (message: unknown): message is Errands => doOf(message) === 'errands';
const isHalt = (message: unknown): message is Halt => doOf(message) === 'halt';

const DONE = { id: null, ok: true } as unknown as Reply;
const fault = (path: string, message: string): Reply => ({ id: null, ok: false, error: { path, message } });

const CUT_OFF: Reply = {
  id: null,
  ok: false,
  refusal: { rule: 'TABLE-SEAT', message: 'Another has this place now.' },
};
