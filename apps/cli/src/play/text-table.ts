import type { Question } from '@sandtable/kernel';

/** What typed words became: an answer, a sentence why they became none, or null if they mean nothing here. */
export type Read = { readonly answer: unknown } | { readonly problem: string } | null;

/**
 * How a ruleset is played as text: how its board and its questions are put into words, and how typed words become
 * answers. It sees what a seat sees, never the state, and decides nothing: what it reads may still be refused.
 */
export interface TextTable<V = unknown> {
  /** The board and what stands on it, in plain lines. */
  show(view: V): string;
  /** What the seat is asked, in a sentence or two. */
  ask(question: Question, view: V): string;
  /** One answer in a few words; typing them again must give the same answer. */
  name(answer: unknown, question: Question, view: V): string;
  /** Typed words. Numbers of options and the commands of the table are taken before. */
  read(words: string, question: Question, view: V): Read;
  /** What may be typed at this question, for `help`. */
  help?(question: Question): string;
  /** The arguments of a query from what was typed after its name. */
  query?(
    name: string,
    words: string,
    question: Question | null,
    view: V,
  ): { readonly args: unknown } | { readonly problem: string };
  /** What a query found, in plain lines. */
  found?(name: string, result: unknown, view: V): string;
}
