import type { AnyRuleset, Chance, Question, Sight } from '@sandtable/kernel';
import { guideOf } from './advice.js';
import type { Bot } from './bot.js';
import { imagine } from './imagine.js';
import { likeness } from './likeness.js';

/** So many guesses at what is hidden; if the first few are all alike, nothing is, and one is enough. */
const GUESSES = 8;
const FIRST_FEW = 3;

/** Looks one ply ahead with exact odds, as the ruleset's guide does it. Without a guide it is no better than chance. */
export const greedyBot: Bot = {
  name: 'greedy',
  choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown {
    const guide = guideOf(ruleset);
    // What is hidden it does not look at then, nor at how the act came so far: any table that looks like this one will do.
    if (guide.guesses === 1) return guide.greedy(ruleset.imagine(sight.view, chance), question, chance);
    const worlds = guesses(ruleset, sight, chance, guide.guesses ?? GUESSES);
    return mostOften(worlds.map((world) => guide.greedy(world, question, chance)));
  },
};

function guesses(ruleset: AnyRuleset, sight: Sight, chance: Chance, most: number): unknown[] {
  const worlds = Array.from({ length: FIRST_FEW }, () => imagine(ruleset, sight, chance).now);
  const first = likeness(worlds[0]);
  if (worlds.every((world) => likeness(world) === first)) return worlds.slice(0, 1);
  while (worlds.length < most) worlds.push(imagine(ruleset, sight, chance).now);
  return worlds;
}

function mostOften(answers: readonly unknown[]): unknown {
  const votes = new Map<number, { readonly answer: unknown; count: number }>();
  for (const answer of answers) {
    const key = likeness(answer);
    const vote = votes.get(key);
    if (vote) vote.count++;
    else votes.set(key, { answer, count: 1 });
  }
  return [...votes.values()].reduce((best, vote) => (vote.count > best.count ? vote : best)).answer;
}
