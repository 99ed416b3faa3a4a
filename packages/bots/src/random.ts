import { type AnyRuleset, type Chance, kindOf, type Question, type Sight } from '@sandtable/kernel';
import { oneOf } from './advice.js';
import type { Bot } from './bot.js';
import { imagine } from './imagine.js';

/** Any legal answer, each equally likely. */
export const randomBot: Bot = {
  name: 'random',
  choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown {
    const { now } = imagine(ruleset, sight, chance);
    return oneOf(kindOf(ruleset, question).options(now, question), chance);
  },
  pick: oneOf,
};
