import type { ReactNode } from 'react';
import type { Timed } from '../kit/scene.js';
import type { Lesson } from '../learn/lesson.js';
import type { NewGame } from '../new/new-game.js';
import type { Language } from '../text/language.js';
import type { Playing } from './director.js';
import type { LogEntry, Moment, Sitting } from './sitting.js';

// What a table brings so that the frame can show it. The frame knows no game: it lays out these parts, and sends answers.

/** What the presenter is given on every change. */
export interface TableProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly language: Language;
  /** The scene that plays now. */
  readonly playing: Playing | null;
  /** Spots to point at, as a lesson does, by the names the table has for them. */
  readonly pointAt?: readonly string[];
}

/** One legal answer as a button. */
export interface Answer {
  readonly label: string;
  readonly answer: unknown;
  /** For a button that does not answer yet but changes what would be answered. */
  readonly act?: () => void;
  /** `main` is what most people want next; `grave` cannot be taken back and asks again. */
  readonly tone?: 'main' | 'plain' | 'grave';
  /** Goes on and leaves undone what could be done: always at hand, but pressed on nobody. */
  readonly passes?: boolean;
  /** What it would lead to, in few words. */
  readonly note?: string;
  /** Told when the button is pointed at or focused, and with false when it no longer is. */
  readonly onPoint?: (pointed: boolean) => void;
}

/** What a table can tell of any answer to its question, for who gives advice about it. */
export interface Telling {
  name(answer: unknown): string;
  /** The exact odds of the dice it would roll, as a sentence; null where it rolls none. */
  odds(answer: unknown): Promise<string | null>;
  /** Shows on the board where it would be done; null shows nothing any more. */
  show(answer: unknown): void;
}

/** The question now asked, in words. */
export interface Ask {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** What is chosen before answering: amounts, and what would come of them. */
  readonly body?: ReactNode;
  readonly answers: readonly Answer[];
  /** Without it no hint is offered. */
  readonly telling?: Telling;
}

/** What happened, in a short sentence. */
export interface Spoken {
  readonly text: string;
  /** It befell those who listen: that is told first, and always. */
  readonly own: boolean;
}

/** What a table calls things that the frame tells of in its own words. */
export interface Names {
  seat(seat: string): string;
  /** What is counted of a throw: `losses`. */
  throwKind(kind: string): string;
  /** How many sides its dice have; six unless told. Where that differs, it hangs on the event. */
  readonly die?: number | ((event: LogEntry['event']) => number);
}

/** The parts of a table, for the places the frame has for them. */
export interface TableParts {
  /** Turn, step, score: a line or two. */
  readonly status: ReactNode;
  readonly board: ReactNode;
  readonly roster: ReactNode;
  readonly ask: Ask;
  /** About what is pointed at: odds, a unit's card. */
  readonly detail: ReactNode;
  /** What happened in short sentences for those who listen; the log's own sentences where it is missing. */
  readonly spoken?: (entries: readonly LogEntry[]) => readonly Spoken[];
  readonly names: Names;
  /** How it ended, in words; null while it goes on. */
  readonly ending: { readonly title: string; readonly text: string; readonly rule: string } | null;
}

export interface TablePresenter {
  readonly ruleset: string;
  /** A React hook: it holds what the player is about to do (a selection, a draft), and draws. */
  useTable(props: TableProps): TableParts;
  /** A scene of what was added to the log, with the views before and after it. */
  sceneOf?(
    news: readonly LogEntry[],
    before: unknown,
    after: unknown,
    language: Language,
  ): readonly Timed<{ readonly kind: string }>[];
  /** The sentence of an entry with the names this table has: the referee says `Seat A`, the table `Parliamentary Guard`. */
  readonly told?: (entry: LogEntry, view: unknown) => string;
  /** What a side is called, from a view that anybody may see; empty where nobody knows yet, or both are called the same. */
  sideName?(view: unknown, seat: string): string;
  /** How a game of it is set up by hand. Loaded when somebody wants that. */
  readonly newGame?: () => Promise<NewGame>;
  /** A lesson for newcomers. Loaded when somebody wants to learn. */
  readonly lesson?: () => Promise<Lesson>;
}
