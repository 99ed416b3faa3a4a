import type { Config } from '../src/config.js';
import { type BattleGame, deployAsSuggested, open } from './kit.js';

// A scenario as small as can be, for trying what scenarios may say: three guns a side in the open corner of S1, ready to fire.

/** An unarmored gun of two elements, and the VP that unit creation gives it. */
const GUN = {
  id: 'TS-A1',
  force: 'TS',
  name: 'Gun',
  cls: 'AFV',
  size: 2,
  speed: [2, 4],
  armor: null,
  range: 6,
  ap: 0,
  dice: [2, 2],
} as const;
export const GUN_VP = 8;

const BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' };

export interface ArenaSeat {
  readonly units?: number;
  readonly [field: string]: unknown;
}

/** a1 stands at A1 and sees b1 at A3; the others stand apart: a2, a3 at A4, A5 and b2, b3 at M1, M3. */
const HEXES = { A: ['A1', 'A4', 'A5'], B: ['A3', 'M1', 'M3'] } as const;

function seat(name: 'A' | 'B', { units = 3, ...more }: ArenaSeat) {
  const hexes = HEXES[name].slice(0, units);
  return {
    force: 'TS',
    roster: hexes.map(() => GUN.id),
    setup: { type: 'hexes', hexes: HEXES[name] },
    markers: [{ unitIndex: 0, order: 'strike' }],
    suggested: hexes,
    ...more,
  };
}

export function arenaContent(scenario: object, a: ArenaSeat = {}, b: ArenaSeat = {}) {
  return {
    sandtable: 'quantum-legions',
    forces: [{ id: 'TS', name: 'Test set' }],
    units: [GUN, { ...GUN, id: 'TS-A2', name: 'Scout gun', traits: [{ id: 'vanguard' }] }],
    scenarios: [
      {
        id: 'arena',
        name: 'Arena',
        board: BOARD,
        seats: { A: seat('A', a), B: seat('B', b) },
        first: 'A',
        ...scenario,
      },
    ],
  };
}

/** Opens the arena with everybody where the list above says. */
export function arena(
  scenario: object,
  dice: readonly number[],
  seats: { readonly A?: ArenaSeat; readonly B?: ArenaSeat } = {},
  options: Partial<Config> = {},
): BattleGame {
  const content = arenaContent(scenario, seats.A, seats.B);
  return deployAsSuggested(open({ scenario: 'arena', content, options: options as Config }, dice));
}
