import type { ConformsOptions, NamedSetup } from '@sandtable/conformance';
import { dystopianLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import type { View } from '../src/view.js';

const SETUPS: NamedSetup[] = [
  ...dystopianLegions.ready.map(({ id, setup }) => ({ name: id, setup })),
  {
    name: 'built within points',
    setup: { battlefield: 'millersCross', points: 430, mission: 'annihilate', map: 'surpriseAttack' },
  },
  {
    name: 'everything rolled',
    setup: {
      battlefield: 'blackCopse',
      forces: { A: 'kobSkirmish', B: 'pruSkirmish' },
      options: { turnLimit: 1, radSpill: 'continue' },
    },
  },
  {
    name: 'other readings',
    setup: {
      scenario: 'firstBlood',
      options: {
        cpPerSection: true,
        initiativeBolster: 'open',
        moralePerTrigger: true,
        turnLimit: 1,
        meleeWinner: 'lp',
      },
    },
  },
];

const PLAN = { setups: SETUPS, maxMoves: 3000 } satisfies Partial<ConformsOptions<Battle, View>>;

/** Whole games of one turn by lot, one of them looked at closely from beginning to end. */
export const GAMES = { ...PLAN, setups: SETUPS.slice(2), games: 2, samples: 1, maxMoves: 700 };
/** The opening of each sort. */
export const OPENINGS = { ...PLAN, games: 0, samples: SETUPS.length, maxMoves: 8 };
