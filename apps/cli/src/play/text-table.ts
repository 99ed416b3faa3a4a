import type { Event, Outcome, Question, Seat } from '@sandtable/kernel';

/** What typed words became: an answer, a sentence why they became none, or null if they mean nothing here. */
export type Read = { readonly answer: unknown } | { readonly problem: string } | null;

/** How the screen in front of a person is written on. */
export interface Page {
  /** Columns to keep to; endless where lines are not broken: in a pipe, and for a screen reader. */
  readonly width: number;
  /** Colour is only ever an addition: what it says is said in words too. */
  readonly colour: boolean;
  /** Sentences instead of columns and bars. */
  readonly plain: boolean;
  /** The board is drawn whenever it is shown. */
  readonly map: boolean;
  /** The person's own secrets stay off the screen while somebody else looks at it. */
  readonly hidden: boolean;
}

/** What a person who is asked something has before them. Nothing here knows more than the seat may know. */
export interface Look<V = unknown> {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: V;
  readonly options: readonly unknown[];
  readonly page: Page;
  /** This seat was asked this kind of question before: what was explained then need not be explained again. */
  readonly again: boolean;
  /** Asks one of the ruleset's queries. A refusal is not returned: it ends what was typed, and is told with its rule. */
  query(name: string, args: unknown): unknown;
}

/** What a command of the table says; with `page`, how the page is from now on. */
export type Reply = { readonly text: string; readonly page?: Partial<Page> } | { readonly problem: string };

/** A word that may be typed at any question and decides nothing. */
export interface TableCommand<V = unknown> {
  readonly word: string;
  readonly also?: readonly string[];
  /** What follows the word, as `help` shows it. */
  readonly usage: string;
  readonly says: string;
  run(rest: string, look: Look<V>): Reply;
}

/** A game that is over: every secret is out. */
export interface Ended<V = unknown> {
  readonly view: V;
  readonly outcome: Outcome;
  /** All that happened and was not taken back, in its fullest form. */
  readonly events: readonly Event[];
  readonly page: Page;
}

/**
 * How a ruleset is played as text: how its board and its questions are put into words, and how typed words become
 * answers. It sees what a seat sees, never the state, and decides nothing: what it reads may still be refused.
 */
export interface TextTable<V = unknown> {
  /** The board and what stands on it, in plain lines. */
  show(view: V, page: Page): string;
  /** What the seat is asked, in a sentence or two. */
  ask(question: Question, view: V, look: Look<V>): string;
  /** The question names its options itself, so that no list of them follows it. */
  listsItself?(question: Question): boolean;
  /** One answer in a few words; typing them again must give the same answer. */
  name(answer: unknown, question: Question, view: V): string;
  /** What a person weighs about an answer, beside its name in the list of options. */
  about?(answer: unknown, look: Look<V>): string;
  /** What to ask back before an answer that is easily given by mistake and not taken back; null where there is no doubt. */
  doubt?(answer: unknown, look: Look<V>): string | null;
  /** Typed words. Numbers of options and the commands of the table are taken before. */
  read(words: string, question: Question, view: V, look: Look<V>): Read;
  /** What may be typed at this question, for `help`. */
  help?(question: Question, look: Look<V>): string;
  /** Why nothing more is taken back now, where the table can tell it better than the referee does. */
  stands?(look: Look<V>): string | null;
  /** Words that ask about the board; they go before queries of the same name. */
  readonly commands?: readonly TableCommand<V>[];
  /** The arguments of a query from what was typed after its name. */
  query?(
    name: string,
    words: string,
    question: Question | null,
    view: V,
  ): { readonly args: unknown } | { readonly problem: string };
  /** What a query found, in plain lines. */
  found?(name: string, result: unknown, view: V): string;
  /** One event as news for somebody at this table, empty if it goes without saying; without it, the ruleset's sentence. */
  tell?(event: Event, view: V): string;
  /** How it ended, and what there is to say of it afterwards. */
  ending?(ended: Ended<V>): string;
}
