import { type AnyRuleset, type Chance, kindOf, type Question } from '@sandtable/kernel';
import { oneOf } from './advice.js';
import type { Bot } from './bot.js';

/** Any legal answer, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose(ruleset: AnyRuleset, view: unknown, question: Question, chance: Chance): unknown {
    const state = ruleset.imagine(view, chance);
    return oneOf(kindOf(ruleset, question).options(state, question), chance);
  },
  pick: oneOf,
};
