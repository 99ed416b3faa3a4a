import { type ConformsOptions, type NamedSetup, pick } from '@sandtable/conformance';
import type { Chance } from '@sandtable/kernel';
import type { Config } from '../src/config.js';
import type { Setup } from '../src/open.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { type Battle, copyBattle, sideOf } from '../src/state.js';
import { imagine, type View, viewOf } from '../src/view.js';

const setup = (name: string, how: Setup): NamedSetup => ({ name, setup: how });
const played = (name: string, scenario: string, options: Partial<Config>): NamedSetup =>
  setup(name, { scenario, options });

export const SETUPS: NamedSetup[] = [
  ...fictioneersLegacy.ready.map(({ id, setup: how }) => ({ name: id, setup: how })),
  setup('jets against a swarm', { scenario: 'S2', forces: { A: ['P-T-JET'], B: ['P-E-SWARM'] } }),
  setup('hosts against a column', { scenario: 'S5', forces: { A: ['P-S-HOST'], B: ['P-R-CRAWLER'] } }),
  setup('an orbital guard', { scenario: 'S4', forces: { A: ['P-T-ORBITAL'], B: ['P-E-HUNT'] } }),
  setup('two players a side', {
    scenario: 'S5',
    players: { A: 2, B: 2 },
    forces: { A: ['P-T-RIFLE', 'P-T-JET'], B: ['P-X-SENTINEL', 'P-R-COLUMN'] },
  }),
  setup('a pick-up game', {
    points: 305,
    pickUp: {
      table: [48, 36],
      terrain: [
        {
          id: 'wood',
          type: 'woods',
          polygon: [
            [8, 8],
            [14, 8],
            [14, 13],
            [8, 13],
          ],
        },
        {
          id: 'rocks',
          type: 'rock',
          polygon: [
            [20, 9],
            [25, 9],
            [25, 12],
            [20, 12],
          ],
        },
        {
          id: 'hill',
          type: 'hill',
          level: 1,
          polygon: [
            [30, 8],
            [38, 8],
            [38, 14],
            [30, 14],
          ],
        },
      ],
    },
  }),
  played('everything drifts', 'S5', { directMissDrifts: true, driftDistance: 'd12half', aoePrimary: 'full' }),
  played('frenzy', 'S4', { sirexFrenzy: true, hiddenDeployment: false, leaderLossShock: true }),
  played('move, then fire', 'S3', { fireThenMove: false, overwatchOnFire: false, vehicleDamageTable: true }),
  played('elite and fearless', 'S6', { elitenessEffects: true, robotsFearless: true, fireIntoMelee: true }),
  played('other readings', 'S1', { eeekHitPenalty: 'target', sensorPenaltiesStack: true, aoePrimary: 'reduced' }),
];

const anyModel = ({ battle }: View, chance: Chance): string =>
  battle.muster.cast.length > 0 ? pick(battle.muster.cast, chance).id : 'a1';
const anySpot = ({ battle }: View, chance: Chance) => {
  const [w, h] = battle.match.scenario.table;
  return { x: chance.below(w * 1000), y: chance.below(h * 1000) };
};

/** Hidden enemies somewhere else than they are, on watch or not: the real state in everything a seat may know. */
function twins(b: Battle, seat: string, chance: Chance): readonly [Battle, Battle] {
  const twin = (): Battle => {
    const other = copyBattle(b);
    const guess = imagine(viewOf(b, seat), chance);
    other.models.forEach((m, i) => {
      if (!m.hidden || sideOf(b, i) === seat[0]) return;
      m.x = guess.models[i]!.x;
      m.y = guess.models[i]!.y;
      m.overwatch = chance.below(2) === 0;
    });
    return other;
  };
  return [twin(), twin()];
}

const anySquad = ({ battle }: View, chance: Chance): string =>
  battle.muster.squads.length > 0 ? pick(battle.muster.squads, chance).id : 'A-1';

/** For what looks at the whole table: now and then is enough. */
const seldom =
  <A>(args: (view: View, chance: Chance) => A) =>
  (view: View, chance: Chance): A[] =>
    chance.below(20) === 0 ? [args(view, chance)] : [];

const PLAN = {
  setups: SETUPS,
  twins,
  queries: {
    odds: (view, chance) => [
      {
        model: anyModel(view, chance),
        fire: {
          type: 'Fire',
          weapon: pick(['laser-rifle', 'mortar', 'blast-rifle', 'projectile-pistol'], chance),
          mode: pick(['single', 'area', 'smoke'], chance),
          delivery: 'direct',
          target: { model: anyModel(view, chance) },
          staysStationary: true,
        },
      },
    ],
    melee: (view, chance) => [{ attacker: anyModel(view, chance), defender: anyModel(view, chance) }],
    morale: (view, chance) => [{ squad: anySquad(view, chance) }],
    allowance: (view, chance) => [{ model: anyModel(view, chance) }],
    path: (view, chance) => [
      {
        model: anyModel(view, chance),
        move: {
          type: 'Move',
          mode: pick(['walk', 'fly'], chance),
          path: [anySpot(view, chance), anySpot(view, chance)],
        },
      },
    ],
    sight: (view, chance) => [
      { from: { model: anyModel(view, chance) }, to: { point: anySpot(view, chance) } },
      { from: { model: anyModel(view, chance) }, to: { model: anyModel(view, chance) }, laser: true },
    ],
    cover: (view, chance) => [
      { model: anyModel(view, chance) },
      { model: anyModel(view, chance), at: anySpot(view, chance) },
    ],
    why: (view, chance) => [
      { kind: 'MoveFirePhase', decision: { type: 'Activate', model: anyModel(view, chance) } },
      { kind: 'Activation', decision: { type: 'UseSensor' }, model: anyModel(view, chance) },
    ],
    talk: [{ to: 'A2' }],
    standing: [{}],
    way: (view, chance) => [{ model: anyModel(view, chance), to: anySpot(view, chance) }],
    march: seldom((view, chance) => ({
      models: [anyModel(view, chance), anyModel(view, chance)],
      aim: pick(
        [
          { kind: 'to', at: anySpot(view, chance) },
          { kind: 'cover', from: anyModel(view, chance) },
        ],
        chance,
      ),
    })),
    reach: seldom((view, chance) => ({ model: anyModel(view, chance) })),
    shots: seldom((view, chance) => ({ model: anyModel(view, chance) })),
    watch: [{}],
    aimAt: seldom((view, chance) => ({ model: anyModel(view, chance), at: anySpot(view, chance) })),
    along: seldom((view, chance) => {
      const path = [anySpot(view, chance), anySpot(view, chance)];
      return { moves: [{ model: anyModel(view, chance), move: { type: 'Move', mode: 'walk', path } }] };
    }),
    sheets: seldom(() => ({})),
    card: (view, chance) => [{ model: anyModel(view, chance) }],
    lead: (view, chance) => [{ model: anyModel(view, chance) }],
    posts: [{}],
    drift: (view, chance) => [
      {
        model: anyModel(view, chance),
        fire: {
          type: 'Fire',
          weapon: 'mortar',
          mode: 'area',
          delivery: 'indirect',
          target: { point: anySpot(view, chance) },
          staysStationary: true,
        },
      },
    ],
    acts: seldom((view, chance) => ({ model: anyModel(view, chance), on: anyModel(view, chance) })),
    fan: seldom((view, chance) => ({ model: anyModel(view, chance), inches: 24 })),
    lineUp: (view, chance) => [{ squad: anySquad(view, chance), at: anySpot(view, chance) }],
    shift: (view, chance) => [
      {
        model: anyModel(view, chance),
        at: anySpot(view, chance),
        draft: { type: 'DeploySquad', squad: anySquad(view, chance), placements: [] },
      },
    ],
    starts: (view, chance) => [{ draft: { type: 'DeploySquad', squad: anySquad(view, chance), placements: [] } }],
  },
} satisfies Partial<ConformsOptions<Battle, View>>;

const OTHER_QUESTIONS = ['S3', 'S4', 'choose', 'two players a side', 'frenzy'];

/** Whole games, one of them looked at closely from beginning to end. */
export const GAMES = { ...PLAN, games: 40, samples: 1, maxMoves: 8000 };
/** The opening of those whose questions differ. */
export const OPENINGS = {
  ...PLAN,
  setups: SETUPS.filter(({ name }) => OTHER_QUESTIONS.includes(name)),
  games: 0,
  samples: OTHER_QUESTIONS.length,
  maxMoves: 10,
};
