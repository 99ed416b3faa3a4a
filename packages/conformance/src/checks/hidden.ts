import { imagine } from '@sandtable/bots';
import {
  type AnyRuleset,
  type Chance,
  Game,
  kindOf,
  ManualDice,
  parse,
  type Seat,
  SeededDice,
  type Suspended,
} from '@sandtable/kernel';
import { difference } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf } from '../play.js';
import { look } from '../walk.js';

/**
 * Two games that differ only in what is hidden from a seat are one and the same to it: view, sight, question, options, asides, who
 * is waited for, and what its bots choose; and spectators see the same. What is imagined for a seat agrees with what it knows.
 */
export function hiddenStaysHidden(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => ({ game, seats, chance, options, note }) => {
    for (const seat of seats) {
      const same = (what: string, one: unknown, two: unknown): void => {
        const differs = difference(one, two);
        if (differs) note(`${what} of ${seat} depends on what is hidden from it: ${differs}`);
      };
      const imagined = imaginedFor(ruleset, game, seat, chance);
      const games = [...madeFor(ruleset, plan, game, seat, chance), ...imagined];
      const [one, two] = games;
      same('the view', one!.view(seat), two!.view(seat));
      for (const { state } of imagined) {
        const fits = parse(ruleset.state, state);
        if (!fits.ok) note(`what is imagined for ${seat} does not fit the schema: ${fits.problems[0]!.message}`);
        const disagrees = difference(game.view(seat), ruleset.view(state, seat));
        if (disagrees) note(`what is imagined for ${seat} does not agree with its view: ${disagrees}`);
      }
      const open = difference(one!.view(null), two!.view(null));
      if (open) note(`a spectator sees what is hidden from ${seat}: ${open}`);
      if (game.over) continue;
      for (const twin of games) {
        same('the sight', game.sight(seat), twin.sight(seat));
        same('the list of who is waited for', [game.waitingFor(), game.roll], [twin.waitingFor(), twin.roll]);
      }
      const question = game.questionFor(seat);
      if (!question) continue;
      const kind = kindOf(ruleset, question);
      const [offered, besides] = [options(seat), game.asides(seat)];
      for (const { state } of games) {
        same('a list of options', offered, kind.options(state, question));
        same('a list of asides', besides, kind.asides?.(state, question) ?? []);
      }
      for (const bot of plan.bots) {
        const choice = (twin: Game): unknown => bot.choose(ruleset, twin.sight(seat), question, chanceOf(7));
        const chosen = choice(one!);
        same(`the choice of ${bot.name}`, chosen, choice(two!));
        const refusal = game.check(seat, chosen);
        if (refusal) note(`the bot ${bot.name} chooses what is refused: ${refusal.message}`);
      }
    }
  });
}

/** Two games that a seat may take for this one. */
function imaginedFor(ruleset: AnyRuleset, game: Game, seat: Seat, chance: Chance): readonly Game[] {
  const sight = game.sight(seat);
  return [0, 1].map(() => enter(ruleset, imagine(ruleset, sight, chanceOf(chance.below(1e9))).game, game));
}

/** At a boundary, two games that the plan knows to differ only in what is hidden. */
function madeFor(ruleset: AnyRuleset, plan: AnyPlan, game: Game, seat: Seat, chance: Chance): readonly Game[] {
  const { given, closed } = game.suspend();
  if (given.length > 0 || plan.twins === null) return [];
  return plan
    .twins(game.state, seat, chance)
    .map((state) => enter(ruleset, { state, given, ...(closed && { closed }) }, game));
}

function enter(ruleset: AnyRuleset, suspended: Suspended, like: Game): Game {
  return Game.from(ruleset, suspended, like.roll === null ? new SeededDice(1) : new ManualDice(1), true);
}
