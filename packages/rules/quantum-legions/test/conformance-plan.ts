import { type ConformsOptions, type NamedSetup, pick } from '@sandtable/conformance';
import type { Chance } from '@sandtable/kernel';
import type { Config } from '../src/config.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { Setup } from '../src/open.js';
import { type Battle, copyBattle } from '../src/state.js';
import { ORDER_TYPES } from '../src/terms.js';
import type { View } from '../src/view.js';

/** One board for all games whose point is something else: what is worked out for a board is worked out once. */
const BOARD = { left: { section: 'S4', rot: 0 }, right: { section: 'S3', rot: 180 }, firstPlaced: 'left' } as const;

const setup = (name: string, how: Setup): NamedSetup => ({ name, setup: how });
const played = (name: string, options: Partial<Config>, how: Setup = { quick: { board: BOARD } }): NamedSetup =>
  setup(name, { ...how, options: options as Config });

export const SETUPS: NamedSetup[] = [
  ...SCENARIOS.map(({ id }) => setup(id, { scenario: id })),
  setup('quick', { quick: {} }),
  setup('standard', { standard: true }),
  played('flanks', { setupEdges: 'flanks' }),
  played('three rows deep', { setupDepth: 3 }),
  played('minimum move', { minimumMove: true }),
  played('optional saves', { optionalSaves: true }),
  played('orders shown when they leave', { revealOnRemoval: true }),
  played('recruiting in the open', { forceSecrecy: 'open', vpLimit: 120 }, { standard: true }),
  played('mixed forces, two of a kind', { mixedForces: true, maxPerType: 2, vpLimit: 150 }, { standard: true }),
  played('sight along whole lines', { losHexside: 'line' }),
  played('no traits', { specialTraits: false }, { scenario: 'SC-1' }),
  played('the open tabletop', { miniatures: 'tabletop' }, { scenario: 'SC-6' }),
  played('a turn limit', { turnLimit: 4, stalemateTurns: null, vpTarget: 60 }),
];

/** Other kinds face down than those that lie there, for every unit of the other seat that is not being activated. */
function twins(b: Battle, seat: string, chance: Chance): readonly [Battle, Battle] {
  const twin = (): Battle => {
    const other = copyBattle(b);
    for (const [i, unit] of other.units.entries()) {
      if (unit.owner !== seat && unit.order !== null && b.activation?.unit !== i)
        unit.order = pick(ORDER_TYPES, chance);
    }
    return other;
  };
  return b.result === null ? [twin(), twin()] : [b, copyBattle(b)];
}

const anyUnit = ({ units }: View, chance: Chance): string => (units.length > 0 ? pick(units, chance).id : 'a1');

/** What goes over the whole board has long answers: it is not asked every time. */
const nowAndThen =
  (args: (view: View, chance: Chance) => object) =>
  (view: View, chance: Chance): object[] =>
    chance.below(20) === 0 ? [args(view, chance)] : [];

const PLAN = {
  setups: SETUPS,
  twins,
  queries: {
    odds: (view, chance) => [
      { unit: anyUnit(view, chance), target: anyUnit(view, chance), order: pick(ORDER_TYPES, chance) },
    ],
    targets: (view, chance) => [{ unit: anyUnit(view, chance), order: pick(ORDER_TYPES, chance) }],
    reach: (view, chance) => [{ unit: anyUnit(view, chance), order: pick(ORDER_TYPES, chance) }],
    sight: [{ from: 'A1', to: 'G7' }],
    why: (view, chance) => [
      { decision: { type: 'Activate', unit: anyUnit(view, chance) } },
      { decision: { type: 'MoveUnit', path: ['G7'] }, unit: anyUnit(view, chance), order: 'advance' },
      { decision: { type: 'Attack', target: anyUnit(view, chance) }, unit: anyUnit(view, chance), order: 'strike' },
    ],
    roster: [{ force: 'PG', units: ['PG-A1', 'PG-I1', 'VB-I1'] }],
    threat: nowAndThen((view, chance) => (chance.below(2) === 0 ? {} : { moving: anyUnit(view, chance) })),
    deployment: [{}],
    visible: nowAndThen(() => ({ from: 'G7' })),
    range: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance) })),
    cover: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance), against: anyUnit(view, chance) })),
    danger: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance) })),
    measure: (view, chance) => [{ unit: anyUnit(view, chance), order: pick(ORDER_TYPES, chance), path: ['G7'] }],
  },
} satisfies Partial<ConformsOptions<Battle, View>>;

/** A thousand whole games, a few of them looked at closely from beginning to end. */
export const GAMES = { ...PLAN, games: 1000, samples: 2, maxMoves: 6000 };
/** The opening of one of each sort, which is where their options differ. */
export const OPENINGS = { ...PLAN, games: 0, samples: SETUPS.length, maxMoves: 50 };
