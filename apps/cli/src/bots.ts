import { type AnyRuleset, type Chance, kindOf, type Question } from '@sandtable/kernel';
import { BadInput, oneOf } from './problem.js';

/** A player that is a program: it gets the view of the seat that is asked, and chance of its own. */
export interface Bot {
  readonly name: string;
  choose(ruleset: AnyRuleset, view: unknown, question: Question, chance: Chance): unknown;
}

const random: Bot = {
  name: 'random',
  choose(ruleset, view, question, chance) {
    const options = kindOf(ruleset, question).options(ruleset.imagine(view, chance), question);
    return options[chance.below(options.length)];
  },
};

const greedy: Bot = {
  name: 'greedy',
  choose: (ruleset, view, question, chance) => ruleset.guide!.greedy(ruleset.imagine(view, chance), question, chance),
};

/** The bots that can play a ruleset, the weakest first: all but the random one need its guide. */
export function botsFor(ruleset: AnyRuleset): readonly Bot[] {
  return ruleset.guide ? [random, greedy] : [random];
}

export function botNamed(ruleset: AnyRuleset, field: string, name: string): Bot {
  const bots = botsFor(ruleset);
  const bot = bots.find((one) => one.name === name);
  if (!bot) throw BadInput.at(field, name, oneOf(bots.map((one) => one.name)));
  return bot;
}
