import type { AnyRuleset, Chance, Question } from '@sandtable/kernel';
import type { Bot, Clock, Limits } from './bot.js';
import { type SearchOptions, search } from './search.js';

/** Thinks about each question by itself, within limits. */
export function searchBot(limits: Limits, options: Omit<SearchOptions, 'seed'> = {}, name = 'search'): Bot {
  return {
    name,
    choose(ruleset: AnyRuleset, view: unknown, question: Question, chance: Chance): unknown {
      const thinking = search(ruleset, view, question, { ...options, seed: chance.below(2 ** 32) });
      thinking.think(limits);
      return thinking.best();
    },
  };
}

export interface Level {
  readonly title: string;
  /** Milliseconds within which 95 of 100 replies come, on one core. */
  readonly promise: number;
  /** Milliseconds after which it stops thinking: the promise less what a slow machine may add. */
  readonly ms: number;
  readonly playouts: number;
}

export const LEVELS = {
  recruit: { title: 'Recruit', promise: 200, ms: 120, playouts: 60 },
  regular: { title: 'Regular', promise: 1000, ms: 700, playouts: 800 },
  veteran: { title: 'Veteran', promise: 3000, ms: 2300, playouts: 6000 },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;

/** A named level. Without a clock only its playouts bound it, and it answers the same everywhere. */
export function levelBot(name: LevelName, now?: Clock): Bot {
  const { ms, playouts } = LEVELS[name];
  return searchBot(now ? { playouts, ms, now } : { playouts }, {}, name);
}
