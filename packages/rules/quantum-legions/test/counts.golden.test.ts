import { matchesGolden } from '@sandtable/conformance';
import { Game, ScriptedDice } from '@sandtable/kernel';
import { describe, test } from 'vitest';
import type { Position } from '../src/open-position.js';
import { quantumLegions } from '../src/ruleset.js';
import { type Battle, copyBattle } from '../src/state.js';

// How many legal sequences of decisions there are from a small position, by depth. A rule that lets one too many or one too few
// through shows here, wherever it is. Dice are either fixed, or every fall of them makes a sequence of its own.

interface Case {
  readonly id: string;
  readonly what: string;
  readonly position: Position;
  /** What every die shows; null: every face in turn. */
  readonly face: number | null;
  readonly depth: number;
}

const CASES: readonly Case[] = [
  {
    id: 'orders',
    what: 'two units a side far apart, seat A issues orders with 2 CP, then seat B; all dice show 1',
    position: {
      units: [
        { seat: 'A', type: { speed: [1, 1], range: 1 }, hex: 'A1' },
        { seat: 'A', type: { speed: [1, 1], range: 1 }, hex: 'A14' },
        { seat: 'B', type: { speed: [1, 1], range: 1 }, hex: 'M1' },
        { seat: 'B', type: { speed: [1, 1], range: 1 }, hex: 'M14' },
      ],
      step: 'orders',
      cp: 2,
    },
    face: 1,
    depth: 6,
  },
  {
    id: 'duel',
    what: 'two guns with one die each at three hexes, both under Engage; every fall of the dice',
    position: {
      units: [
        {
          seat: 'A',
          type: { dice: [1, 1], speed: [1, 2], range: 2, cls: 'INF', armor: 4 },
          hex: 'G5',
          order: 'engage',
        },
        {
          seat: 'B',
          type: { dice: [1, 1], speed: [1, 2], range: 2, cls: 'INF', armor: 4 },
          hex: 'G8',
          order: 'engage',
        },
      ],
      terrain: { G6: 'forest', F6: 'water', H6: 'swamp' },
      step: 'activate',
      cp: 2,
    },
    face: null,
    depth: 4,
  },
  {
    id: 'carriage',
    what: 'a carrier, two passengers, a Jump unit and a Reanimate unit in broken ground; all dice show 5',
    position: {
      units: [
        { seat: 'A', type: { speed: [1, 2], traits: [{ id: 'transport' }] }, hex: 'G5', order: 'advance' },
        { seat: 'A', type: { cls: 'INF', speed: [1, 2], traits: [{ id: 'initiative' }] }, hex: 'G4' },
        { seat: 'A', type: { cls: 'INF', speed: [1, 1] }, hex: 'G6', order: 'strike', suppression: 1 },
        { seat: 'A', type: { speed: [2, 2], traits: [{ id: 'jump' }] }, hex: 'H5', order: 'engage' },
        { seat: 'A', type: { dice: [3, 2], traits: [{ id: 'reanimate' }] }, hex: 'A1', elements: 1 },
        { seat: 'B', type: { dice: [3, 2, 1] }, hex: 'G8' },
      ],
      terrain: { F5: 'water', F6: 'forest', H4: 'swamp', H6: 'urban', G7: 'hill' },
      cp: 4,
    },
    face: 5,
    depth: 5,
  },
];

function sequences(b: Battle, depth: number, face: number | null): number {
  const here = Game.at(quantumLegions, b, new ScriptedDice([]));
  if (here.over) return 0;
  const options = here.options(here.question!.seat);
  if (depth === 1 && face !== null) return options.length;
  let count = 0;
  for (const option of options) for (const next of outcomes(b, option, face)) count += depth === 1 ? 1 : after(next);
  return count;

  function after(next: Game<Battle>): number {
    return next.over ? 0 : sequences(copyBattle(next.state), depth - 1, face);
  }
}

/** The games that may follow a decision: one for every fall of the dice that it leads to. */
function outcomes(b: Battle, option: unknown, face: number | null, faces: readonly number[] = []): Game<Battle>[] {
  const game = Game.at(quantumLegions, copyBattle(b), new ScriptedDice(faces));
  game.take(option);
  if (game.roll === null) return [game];
  const falls = face === null ? everyFall(game.roll.count) : [Array.from({ length: game.roll.count }, () => face)];
  return falls.flatMap((fall) => outcomes(b, option, face, [...faces, ...fall]));
}

function everyFall(dice: number): number[][] {
  if (dice === 0) return [[]];
  return everyFall(dice - 1).flatMap((fall) => [1, 2, 3, 4, 5, 6].map((face) => [...fall, face]));
}

describe('counts', () => {
  test.each(CASES)('$id', ({ id, what, position, face, depth }) => {
    const lines = [`id ${id}: ${what}`];
    for (let d = 1; d <= depth; d++) lines.push(`count ${d} ${sequences(quantumLegions.open({ position }), d, face)}`);
    matchesGolden(import.meta.url, `counts/${id}.txt`, `${lines.join('\n')}\n`);
  });
});
