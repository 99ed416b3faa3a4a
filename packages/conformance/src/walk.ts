import { type AnyRuleset, type Chance, Game, type Seat } from '@sandtable/kernel';
import { type AnyPlan, type Finding, isMine, sampleDice } from './plan.js';
import { chanceOf, makeStep, randomStep, recordOf } from './play.js';

/** One moment of a game that random players play: before each of their moves, and at the end. */
export interface Moment {
  readonly game: Game;
  /** Who has yet to answer. */
  readonly asked: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly chance: Chance;
  /** What a seat is offered, worked out once for who looks and for the move that follows. */
  options(seat: Seat): readonly unknown[];
  note(message: string): void;
}

const ENOUGH = 3;

/** Looks at every moment of the plan's sample games. A game is left at its first finding, and three findings are enough. */
export function look(ruleset: AnyRuleset, plan: AnyPlan, begin: () => (moment: Moment) => void): Finding[] {
  const findings: Finding[] = [];
  for (let n = 0; n < plan.samples && findings.length < ENOUGH; n++) {
    if (!isMine(plan, n)) continue;
    const { name, setup } = plan.setups[n % plan.setups.length]!;
    const inspect = begin();
    const chance = chanceOf(`${ruleset.id}:${n}`);
    const known = findings.length;
    let game: Game | null = null;
    const note = (message: string): void => {
      if (findings.length === known) findings.push({ message: `${name}: ${message}`, record: recordOf(game) });
    };
    try {
      game = Game.open(ruleset, { setup, dice: sampleDice(n), undo: 'always' });
      for (let moves = 0; findings.length === known; moves++) {
        const options = offeredIn(game);
        inspect({ game, asked: game.waitingFor(), seats: ruleset.seats(game.state), chance, options, note });
        if (game.over || moves >= plan.maxMoves) break;
        const step = randomStep(game, chance, options);
        if (typeof step === 'string') note(step);
        else {
          const refused = makeStep(game, step);
          if (refused) note(refused);
        }
      }
    } catch (error) {
      note(`exception: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return findings;
}

function offeredIn(game: Game): Moment['options'] {
  const offered = new Map<Seat, readonly unknown[]>();
  return (seat) => {
    const known = offered.get(seat) ?? game.options(seat);
    offered.set(seat, known);
    return known;
  };
}

/** At most so many of a list, evenly spread: what has a thousand options need not have all of them tried at every question. */
export function some<T>(list: readonly T[], most = 40): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
}
