import { imagine } from '@sandtable/bots';
import { type AnyRuleset, diceOf, Game, hashOf, type Seat, SeededDice } from '@sandtable/kernel';
import { difference, lostInJson } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf } from '../play.js';
import { look } from '../walk.js';

const SEED = 'entered again';

/** Entered again at any moment, the program comes to that moment: no event, no die, no change on the way. */
export function entersAgain(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let boundaries = 0;
    return ({ game, asked, chance, note }) => {
      if (game.over) {
        if (game.moves > 1 && boundaries === 0)
          note('there was no boundary in the whole game: call t.boundary() at the top of a loop');
        return;
      }
      const suspended = game.suspend();
      if (game.moves > 0 && suspended.given.length === 0) boundaries++;
      const lost = lostInJson(suspended);
      if (lost) note(`what a suspended game is does not survive JSON: ${lost}`);
      const dice = { kind: game.roll ? 'manual' : 'seeded', seed: SEED } as const; // what waits for a hand goes on waiting
      const again = game.branch(dice);
      if (again.eventCount > 0)
        note(`entering again logs ${again.eventCount} events: ${again.events('referee')[0]!.type}`);
      const differs = difference(game.state, again.state);
      if (differs) note(`entering again changes the state: ${differs}`);
      else if (again.hash() !== hashOf({ state: game.state, dice: diceOf(dice).save() }))
        note('entering again rolls dice');
      sameQuestions(game, again, asked, note);
      for (const seat of asked) {
        const world = imagine(ruleset, game.sight(seat), chanceOf(chance.below(1e9)));
        const guessed = Game.from(ruleset, world.game, new SeededDice(1));
        const otherwise = difference(game.questionFor(seat), guessed.questionFor(seat));
        if (otherwise) note(`entered in a game imagined for ${seat}, the program asks something else: ${otherwise}`);
      }
    };
  });
}

function sameQuestions(game: Game, again: Game, asked: readonly Seat[], note: (message: string) => void): void {
  const waiting = difference(asked, again.waitingFor());
  if (waiting) note(`entered again, the program waits for others: ${waiting}`);
  for (const seat of asked) {
    const differs = difference(game.questionFor(seat), again.questionFor(seat));
    if (differs) note(`entered again, the program asks ${seat} something else: ${differs}`);
  }
}
