import { type AnyRuleset, diceOf, Game, hashOf, type Seat, SeededDice } from '@sandtable/kernel';
import { difference } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf } from '../play.js';
import { look } from '../walk.js';

const FRESH = { kind: 'seeded', seed: 'entered again' } as const;

/** Entered again by its state alone, the program comes to the same question: no event, no die, no change on the way. */
export function entersAgain(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let places = 0;
    return ({ game, asked, chance, note }) => {
      const again = game.branch(FRESH);
      if (again) {
        places++;
        if (again.eventCount > 0)
          note(`entering again logs ${again.eventCount} events: ${again.events('referee')[0]!.type}`);
        const differs = difference(game.state, again.state);
        if (differs) note(`entering again changes the state: ${differs}`);
        else if (again.hash() !== hashOf({ state: game.state, dice: diceOf(FRESH).save() }))
          note('entering again rolls dice');
        sameQuestions(game, again, asked, note);
        for (const seat of asked) {
          const imagined = ruleset.imagine(game.view(seat), chanceOf(chance.below(1e9)));
          const guessed = Game.at(ruleset, imagined, new SeededDice(1));
          const otherwise = difference(game.questionFor(seat), guessed.questionFor(seat));
          if (otherwise) note(`entered at a state imagined for ${seat}, the program asks something else: ${otherwise}`);
        }
      }
      if (game.over && game.moves > 1 && places === 0)
        note('there was no question to enter again at in the whole game: call checkpoint() at the top of a loop');
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
