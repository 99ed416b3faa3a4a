import { type ConformsOptions, type NamedSetup, pick } from '@sandtable/conformance';
import type { Chance } from '@sandtable/kernel';
import type { Config } from '../src/config.js';
import { STARTERS } from '../src/content/starters.js';
import type { Setup } from '../src/open.js';
import type { Scene } from '../src/state.js';
import { SCENARIOS } from '../src/terms.js';

const setup = (name: string, how: Setup): NamedSetup => ({ name, setup: how });
const played = (name: string, options: Partial<Config>, how: object = {}): NamedSetup =>
  setup(name, { city: 'crosstown', scenario: 'battle', ...how, options: options as Config } as Setup);

/** The last round of a brawl on a street corner, everybody within reach: short, and full of answers. */
const BRAWL: Setup = {
  position: {
    city: 'crosstown',
    scenario: 'battle',
    round: 12,
    heroes: [
      { seat: 'A', at: [12, 8, 0], heroism: 8 },
      { seat: 'A', at: [16.5, 5, 6], heroism: 12, item: 'fallingPalm' },
      { seat: 'B', at: [13, 8, 0], heroism: 10, item: 'vibroShield' },
      { seat: 'B', at: [15.5, 5, 6], heroism: 9, fatigue: 6 },
    ],
  },
};

export const SETUPS: NamedSetup[] = [
  setup('a brawl', BRAWL),
  ...STARTERS.map(({ id }) => setup(id, { starter: id })),
  ...SCENARIOS.map((scenario) => setup(`${scenario} at the harbour`, { city: 'harbour', scenario })),
  setup('whatever the die says', { city: 'crosstown' }),
  setup('five seats', { city: 'warren', seats: 5, heroes: 2 }),
  played('friendly fire', { friendlyFire: true }),
  played('by the letter', { literalImpetus: true, literalAnswer: true }),
  played('other letters', {
    runningStarts: true,
    gentleImpacts: true,
    encores: true,
    chosenZero: true,
    quickHands: true,
    knockDownwards: true,
    fallingSeizes: true,
    callAgain: true,
    hairbreadths: true,
  }),
  played('every blow', { everyBlow: true, gentleImpacts: true }, { scenario: 'demolitionMan' }),
  played('miracles', { uncappedMiracles: true, freeRetry: true, chainCalls: true }),
  played('separate distances', { separateDistances: true, freeGlide: true }, { scenario: 'icarus' }),
  played('apart, three rounds', { deployGap: 6, maxRounds: 3, mightyItems: false }),
];

const anyHero = ({ heroes }: Scene, chance: Chance): string => (heroes.length > 0 ? pick(heroes, chance).id : 'a1');

const PLAN = {
  setups: SETUPS,
  queries: {
    odds: (view, chance) => [{ hero: anyHero(view, chance), moment: 'defend', difficulty: 8, worth: 4 }],
    attack: (view, chance) => [
      { hero: anyHero(view, chance), target: anyHero(view, chance), by: 'longShot' },
      { hero: anyHero(view, chance), target: anyHero(view, chance), by: 'strike' },
    ],
    exchange: (view, chance) => [{ hero: anyHero(view, chance), target: anyHero(view, chance), spend: 0 }],
    line: (view, chance) => [{ hero: anyHero(view, chance), segments: [{ m: 'g', to: [12, 12] }] }],
    contacts: (view, chance) => [
      { hero: anyHero(view, chance), segments: [{ m: 'g', to: [12, 12] }] },
      { hero: anyHero(view, chance), segments: [{ m: 'a', to: [9, 9, 7] }, { m: 'd' }] },
    ],
    weigh: (view, chance) => [
      { hero: anyHero(view, chance), decision: { type: 'strike', target: anyHero(view, chance), spend: 0 } },
      { hero: anyHero(view, chance), decision: { type: 'fling', chosen: 3, dir: [1, 0, 0], spend: 0 } },
    ],
    flight: (view, chance) => [
      { thing: anyHero(view, chance), how: 'knock', dir: [1, 0, 0], inches: 5, travelled: 0 },
      {
        thing: view.objects.length > 0 ? pick(view.objects, chance).id : 'a1',
        how: 'fling',
        dir: [1, 1, 1],
        inches: 9,
      },
    ],
    prices: (view, chance) => [{ thing: anyHero(view, chance) }],
    reach: (view, chance) => [{ hero: anyHero(view, chance), inches: 9 }],
    touching: (view, chance) => [{ hero: anyHero(view, chance) }],
    landing: (view, chance) => [{ hero: anyHero(view, chance), at: [9, 9, 7] }],
    pose: (view, chance) => [
      { thing: anyHero(view, chance), beside: anyHero(view, chance), toward: [1, 0, 0], yaw: 0, lie: 0 },
    ],
    why: (view, chance) => [{ hero: anyHero(view, chance), decision: { type: 'drop' } }],
  },
} satisfies Partial<ConformsOptions<Scene, Scene>>;

/** Whole games of every sort, a few of them looked at closely from beginning to end. */
export const GAMES = { ...PLAN, games: 40, samples: 1, maxMoves: 4000 };
/** The opening of one of each sort, which is where their options differ. */
export const OPENINGS = { ...PLAN, games: 0, samples: SETUPS.length, maxMoves: 12 };
