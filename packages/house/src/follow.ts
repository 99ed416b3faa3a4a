import type { Seat } from '@sandtable/kernel';
import type { Body, Do, Failure, MomentEntry, Now, Reply, ReplyTo, RequestTo, Session } from '@sandtable/referee';
import { difference, type Patch } from './patch.js';

// One who follows a game is told after every change what is new to its seat, all at once: nobody has to ask four things again.

/** What is new to a seat since it was told last. */
export interface News {
  /** The moment: so many entries of the journal lie before it. */
  readonly at: number;
  readonly now: Now;
  /** What has changed of the view, from nothing at first. */
  readonly view: Patch | null;
  readonly since: Body<'view'>['since'];
  readonly question: Body<'options'>['question'];
  readonly options: readonly unknown[];
  readonly asides: readonly unknown[];
  /** Events from this one on; told again, as far back as they are at hand, when what was hidden lies open. */
  readonly from: number;
  readonly events: Body<'events'>['events'];
  readonly say: readonly string[];
  /** The moments that are new: they end at `at`. The first news may begin in mid-game: what was before is asked for. */
  readonly moments: readonly MomentEntry[];
}

export interface Eyes {
  readonly game: string;
  /** Through whose eyes; null for somebody who only watches. */
  readonly seat: Seat | null;
  /** Whether it decides for that seat: then it is told the legal answers. */
  readonly plays: boolean;
  /** Whether it may know everything: where nobody plays against it. */
  readonly seesAll: boolean;
}

const NOTHING_ASKED = { question: null, options: [], asides: [] } as const;

/** Where what is at hand of a game begins: its first moment, and the first event of that. */
export interface Beginning {
  readonly moment: number;
  readonly event: number;
}

/** What one follower has been told. */
export class Follower {
  private readonly session: Session;
  private readonly eyes: Eyes;
  private readonly begins: () => Beginning;
  private view: unknown;
  /** The next event and the next moment; null before it was told anything. */
  private next: Beginning | null = null;
  private open = false;

  constructor(session: Session, eyes: Eyes, begins: () => Beginning = () => ({ moment: 0, event: 0 })) {
    this.session = session;
    this.eyes = eyes;
    this.begins = begins;
  }

  /** What is new; a failure where nothing can be seen. */
  news(): News | Failure {
    const { game, seat, plays, seesAll } = this.eyes;
    let { moment: first, event: from } = this.next ?? this.begins();
    const times = this.ask<'moments'>({ do: 'moments', game, from: first });
    if (!times.ok) return times;
    let { moments } = times;
    const open = times.now.over || seesAll;
    if (this.next && open !== this.open) {
      // Once all lies open the log is told again, also what was hidden when it was read.
      ({ moment: first, event: from } = this.begins());
      const all = this.ask<'moments'>({ do: 'moments', game, from: first });
      if (!all.ok) return all;
      ({ moments } = all);
    }
    const told = this.ask<'events'>({ do: 'events', game, seat, from, say: true, ...(open && { open }) });
    if (!told.ok) return told;
    const seen = this.ask<'view'>({ do: 'view', game, seat, ...(open && { open }) });
    if (!seen.ok) return seen;
    const offered =
      plays && seat !== null
        ? this.ask<'options'>({ do: 'options', game, seat })
        : { ok: true as const, ...NOTHING_ASKED };
    if (!offered.ok) return offered;
    const view = difference(this.view, seen.view);
    this.view = seen.view; // a view that was given never changes: parts that are the same need not be looked into
    const moment = first + moments.length;
    this.next = { moment, event: from + told.events.length };
    this.open = open;
    const { question, options, asides } = offered;
    return {
      at: moment - 1,
      now: told.now,
      view,
      since: seen.since,
      question,
      options,
      asides,
      from,
      events: told.events,
      say: told.say!,
      moments,
    };
  }

  private ask<K extends Do>(request: RequestTo<K>): ReplyTo<K> {
    return this.session.ask(request);
  }
}

/** What changes a game, when a seat says it. */
export const CHANGES: ReadonlySet<unknown> = new Set<Do>(['answer', 'roll', 'undo']);

export const isChange = (message: unknown): boolean => CHANGES.has((message as { do?: unknown } | null)?.do);

/** Asks to be told of a game from now on, over whatever carries messages. */
export interface FollowRequest extends Eyes {
  readonly do: 'follow';
  readonly id?: unknown;
}

export const isFollow = (message: unknown): message is FollowRequest =>
  (message as { do?: unknown } | null)?.do === 'follow';

/** What a follower is sent, among the replies to what it asks. */
export type Push = { readonly news: News } | { readonly lost: Failure };

/** News as it is sent. */
export function pushOf(follower: Follower): Push {
  const news = follower.news();
  return 'ok' in news ? { lost: news } : { news };
}

/** Answers messages for one connection that may be followed, where nothing is stored: at a table for one. */
export function serve(session: Session, send: (message: Reply | Push) => void): (message: unknown) => void {
  const followers: Follower[] = [];
  const tell = (follower: Follower): void => send(pushOf(follower));
  return (message) => {
    if (isFollow(message)) {
      const follower = new Follower(session, message);
      followers.push(follower);
      return tell(follower);
    }
    const reply = session.handle(message);
    if (reply.ok && isChange(message)) followers.forEach(tell);
    send(reply);
  };
}
