import type { AnyRuleset, Chance, Question, Sight } from '@sandtable/kernel';
import { guideOf } from './advice.js';
import type { Bot } from './bot.js';
import { imagine } from './imagine.js';

/** Plays as search does while it plays on: quickly, sensibly, in one of the styles that the ruleset's guide knows. */
export function quickBot(style = 0, name = 'quick'): Bot {
  return {
    name,
    choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown {
      return guideOf(ruleset).playout(imagine(ruleset, sight, chance).now, question, chance, style);
    },
  };
}
