import type { Question, Seat, Sight } from '@sandtable/kernel';
import type { Failure, Reply, ReplyTo, RequestTo } from '@sandtable/referee';

// Bots sit at their seats like anybody: they are told when a game goes on, and answer if they are asked.

/** What a bot's turn came to. */
export type Turn =
  | { readonly did: 'answered' }
  | { readonly did: 'rested' }
  | { readonly did: 'failed'; readonly why: string };

type Word = 'question' | 'sight' | 'answer';
/** A way to a bot's seat: at once, or over some carrier. */
export type Ask = <K extends Word>(request: Omit<RequestTo<K>, 'game' | 'id'>) => ReplyTo<K> | Promise<ReplyTo<K>>;

/** Answers one question, if the bot's seat is asked one. An answer that comes late, to what is no longer asked, is none. */
export async function takeTurn(
  seat: Seat,
  ask: Ask,
  choose: (sight: Sight, question: Question) => unknown | Promise<unknown>,
): Promise<Turn> {
  const asked = await ask<'question'>({ do: 'question', seat });
  if (!asked.ok) return failed(asked);
  if (asked.question === null) return { did: 'rested' };
  const seen = await ask<'sight'>({ do: 'sight', seat });
  if (!seen.ok) return failed(seen);
  const answer = await choose(seen.sight as Sight, asked.question as unknown as Question);
  const done = await ask<'answer'>({ do: 'answer', seat, answer, at: asked.at });
  if (done.ok) return { did: 'answered' };
  if ('refusal' in done && done.refusal.rule === 'TABLE-LATE') return { did: 'rested' };
  const now = await ask<'question'>({ do: 'question', seat });
  const asksOn = now.ok && JSON.stringify(now.question) === JSON.stringify(asked.question);
  return asksOn ? failed(done) : { did: 'rested' };
}

const failed = (reply: Failure): Turn => ({ did: 'failed', why: problemOf(reply)! });

/** What went wrong, as a sentence for a person. */
export function problemOf(reply: Reply): string | null {
  if (reply.ok) return null;
  if ('refusal' in reply) return reply.refusal.message;
  return 'error' in reply ? reply.error.message : reply.bug.message;
}

/** What was asked of a referee and did not come about, as an error for those who cannot go on without it. */
export class NotDone extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(problemOf(failure)!);
    this.name = 'NotDone';
    this.failure = failure;
  }

  /** The rule that refused it. */
  get rule(): string | null {
    return 'refusal' in this.failure ? this.failure.refusal.rule : null;
  }
}

/** Tells bots that the game goes on: each that is asked, and no other, after what just happened has been shown. */
export class Nudger {
  private readonly bots: ReadonlyMap<Seat, { nudge(): void }>;
  private waiting: readonly Seat[] = [];
  private moment = 0;
  private held = false;

  constructor(bots: ReadonlyMap<Seat, { nudge(): void }>) {
    this.bots = bots;
  }

  /** The bots that are asked now; they are nudged once `shown` has come, unless the game has gone on by then. */
  goesOn(waiting: readonly Seat[], shown: Promise<unknown>): void {
    this.waiting = waiting;
    const moment = ++this.moment;
    void shown.then(() => {
      if (moment === this.moment) this.nudge();
    });
  }

  asked(waiting: readonly Seat[]): boolean {
    return waiting.some((seat) => this.bots.has(seat));
  }

  /** Holds the bots after the answer they are at, or lets them go on. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.nudge();
  }

  private nudge(): void {
    if (this.held) return;
    for (const seat of this.waiting) this.bots.get(seat)?.nudge();
  }
}
