import { type ConformsOptions, type NamedSetup, pick } from '@sandtable/conformance';
import type { Chance } from '@sandtable/kernel';
import type { Config } from '../src/config.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import { type Battle, copyBattle } from '../src/state.js';
import { ACTION_IDS } from '../src/terms.js';
import type { View } from '../src/view.js';

const played = (name: string, scenario: string, options: Partial<Config>): NamedSetup => ({
  name,
  setup: { scenario, options },
});

export const SETUPS: NamedSetup[] = [
  ...SCENARIOS.map(({ id }) => ({ name: id, setup: { scenario: id } })),
  played('supplements', 'S1', { useExperience: true, usePersonality: true }),
  played('hidden markers', 'S2', { hiddenMarkers: true }),
  played('the siege, freely deployed', 'S4', { freeDeployment: true, useExperience: true, usePersonality: true }),
  played('one diagonal, corners that touch', 'S5', { oneDiagonal: true, cornerTouch: true, minimumMove: true }),
  played('long distances, literal lines', 'S6', {
    distanceBase: 'longest',
    sharedFallBack: 'literal',
    playAndDiscard: true,
  }),
  played('the pass with supplements', 'S3', { useExperience: true, usePersonality: true }),
  played('fog of war', 'S2', { freeDeployment: true, hiddenMarkers: true }),
  played('bare', 'S3', { basicOrder: false, friendlyFire: false, roundDistances: 'nearest', oddsMode: 'off' }),
];

/** The other side's hand and pile dealt anew, but for what is known by counting. */
function twins(b: Battle, seat: string, chance: Chance): readonly [Battle, Battle] {
  const twin = (): Battle => {
    const other = copyBattle(b);
    const player = other.players[seat === 'A' ? 'B' : 'A'];
    const open = [...player.deck, ...player.hand.filter((card) => !player.known.includes(card))];
    const hand = player.known.slice();
    while (hand.length < player.hand.length) hand.push(open.splice(chance.below(open.length), 1)[0]!);
    player.hand = hand.sort((x, y) => x - y);
    player.deck = open.sort((x, y) => x - y);
    return other;
  };
  return b.result === null ? [twin(), twin()] : [b, copyBattle(b)];
}

/** A window as its question tells it. */
const NOTHING_YET = {
  window: 'W-TS',
  unit: null,
  foe: null,
  action: null,
  attack: null,
  result: null,
  used: [],
  locked: [],
  from: null,
  situation: null,
};

const anyUnit = ({ units }: View, chance: Chance): string => pick(units, chance).id;
const nowAndThen =
  (args: (view: View, chance: Chance) => object) =>
  (view: View, chance: Chance): object[] =>
    chance.below(15) === 0 ? [args(view, chance)] : [];

export const PLAN = {
  setups: SETUPS,
  twins,
  queries: {
    attack: nowAndThen((view, chance) => ({
      attacker: anyUnit(view, chance),
      target: anyUnit(view, chance),
      action: pick(ACTION_IDS, chance),
    })),
    targets: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance), action: 'FIR' })),
    reach: nowAndThen((view, chance) => ({
      unit: anyUnit(view, chance),
      action: pick(['ADV', 'CHG', 'BAS'] as const, chance),
    })),
    sight: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance), zone: 'D4' })),
    arc: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance) })),
    visible: nowAndThen((view, chance) => ({ unit: anyUnit(view, chance) })),
    threat: nowAndThen(() => ({})),
    reactions: nowAndThen((view, chance) => ({
      about:
        chance.below(2) === 0
          ? NOTHING_YET
          : {
              ...NOTHING_YET,
              window: 'W-ATK',
              unit: anyUnit(view, chance),
              foe: anyUnit(view, chance),
              attack: { kind: 'ranged', by: 'A', shift: 0 },
            },
    })),
    hand: nowAndThen(() => ({})),
    pool: nowAndThen(() => ({})),
    holds: nowAndThen(() => ({})),
    why: nowAndThen((view, chance) => ({
      unit: anyUnit(view, chance),
      action: pick(ACTION_IDS, chance),
      orders: { path: ['D4'] },
    })),
    summary: nowAndThen(() => ({})),
  },
} satisfies Partial<ConformsOptions<Battle, View>>;

/** Whole games by lot; the one looked at closely is a first game, which is short. */
export const GAMES = {
  ...PLAN,
  setups: [...SETUPS].sort((a, b) => Number(b.name === 'S5') - Number(a.name === 'S5')),
  games: 12,
  samples: 1,
  maxMoves: 4000,
};
/** The opening of one of each sort, which is where their options differ. */
export const OPENINGS = { ...PLAN, games: 0, samples: SETUPS.length, maxMoves: 5 };
