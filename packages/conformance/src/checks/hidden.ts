import { type AnyRuleset, kindOf, parse, type Seat } from '@sandtable/kernel';
import { difference } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf } from '../play.js';
import { look } from '../walk.js';

/**
 * Two states that differ only in what is hidden from a seat give it the same view, options, asides and bot choices, and
 * spectators the same view. And what is imagined from a view agrees with that view.
 */
export function hiddenStaysHidden(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => ({ game, seats, chance, note }) => {
    for (const seat of seats) {
      const view = game.view(seat);
      const same = (what: string, one: unknown, two: unknown): void => {
        const differs = difference(one, two);
        if (differs) note(`${what} of ${seat} depends on what is hidden from it: ${differs}`);
      };
      const imagined = ruleset.imagine(view, chanceOf(chance.below(1e9)));
      const fits = parse(ruleset.state, imagined);
      if (!fits.ok) note(`what is imagined for ${seat} does not fit the schema: ${fits.problems[0]!.message}`);
      const disagrees = difference(view, ruleset.view(imagined, seat));
      if (disagrees) note(`what is imagined for ${seat} does not agree with its view: ${disagrees}`);
      const [one, two] = plan.twins(game.state, seat, chance);
      same('the view', ruleset.view(one, seat), ruleset.view(two, seat));
      const open = difference(ruleset.view(one, null), ruleset.view(two, null));
      if (open) note(`a spectator sees what is hidden from ${seat}: ${open}`);
      const question = game.questionFor(seat);
      if (!question) continue;
      const kind = kindOf(ruleset, question);
      for (const state of [one, two, imagined]) {
        same('a list of options', game.options(seat), kind.options(state, question));
        same('a list of asides', game.asides(seat), kind.asides?.(state, question) ?? []);
      }
      for (const bot of plan.bots) {
        const choice = (state: unknown, who: Seat): unknown =>
          bot.choose(ruleset.view(state, who), question, chanceOf(7));
        same(`the choice of ${bot.name}`, choice(one, seat), choice(two, seat));
        const refusal = game.check(seat, choice(one, seat));
        if (refusal) note(`the bot ${bot.name} chooses what is refused: ${refusal.message}`);
      }
    }
  });
}
