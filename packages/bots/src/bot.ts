import type { AnyRuleset, Chance, Question, Sight } from '@sandtable/kernel';

/**
 * A player that is a program. It gets what the seat that is asked may know and nothing else, so it cannot cheat even by
 * accident; and the chance it may use, so the same sight, question and chance give the same answer again.
 */
export interface Bot {
  readonly name: string;
  choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown;
  /** A bot that carries its thoughts from one question to the next: the same bot, with a fresh mind for one seat of one game. */
  sit?(): Bot;
  /** A bot that looks at nothing but the list of legal answers takes it here, and nothing is looked at for it. */
  pick?(options: readonly unknown[], chance: Chance): unknown;
}

/** Tells milliseconds. Only differences matter. The caller brings it: a library that reads no clock stays reproducible. */
export type Clock = () => number;

/** How long to think: whichever limit is met first. With `playouts` alone the answer is the same on every machine. */
export interface Limits {
  readonly playouts: number;
  /** Milliseconds, told by `now`. */
  readonly ms?: number;
  readonly now?: Clock;
  /** Asked now and then: true to stop thinking at once. */
  readonly stop?: () => boolean;
}
