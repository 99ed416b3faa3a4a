import type { ConformsOptions, NamedSetup } from '@sandtable/conformance';
import type { Chance } from '@sandtable/kernel';
import { attackAnswers } from '../src/rules/attacks.js';
import { dystopianLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import type { View } from '../src/view.js';

const handful = (nation: string, hq: [string, string], line: [string, string, string]) => ({
  id: nation,
  name: 'A handful',
  platoons: [
    [
      { section: `${nation}.${hq[0]}`, models: { [hq[1]]: 1 } },
      { section: `${nation}.${line[0]}`, models: { [line[1]]: 1, [line[2]]: 8 } },
    ],
  ],
});

/** Few figures, so that every question of a whole game can be looked at closely. */
const HANDFUL: NamedSetup = {
  name: 'a handful on each side',
  setup: {
    battlefield: 'millersCross',
    mission: 'vitalObjective',
    map: 'advancingLines',
    forces: {
      A: handful('kob', ['hqLieutenant', 'lieutenant'], ['yeomanry', 'corporal', 'yeoman']),
      B: handful('pru', ['hqLeutnant', 'leutnant'], ['landwehr', 'lwUnteroffizier', 'landwehrmann']),
    },
    options: { turnLimit: 2 },
  },
};

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
        mines: true,
        offTableBattery: true,
        medicTiming: 'endPhase',
      },
    },
  },
];

const anySection = ({ battle }: View, chance: Chance): string => {
  const { sections } = battle.muster;
  return sections.length > 0 ? sections[chance.below(sections.length)]!.id : 'A1';
};

/** For what looks along every line of fire: now and then is enough. */
const PLAN = {
  setups: SETUPS,
  maxMoves: 3000,
  queries: {
    standing: (view, chance) => [{ section: anySection(view, chance) }],
    order: (view, chance) => [{ order: 'rally', section: anySection(view, chance), bolster: chance.below(4) }],
    score: [{}],
    check: (view, chance) => [{ section: anySection(view, chance), morale: chance.below(2) === 0 }],
    melee: (view, chance) => [{ attacker: anySection(view, chance), defenders: [anySection(view, chance)] }],
    guard: (view, chance) => [{ section: anySection(view, chance), left: chance.below(9), among: ['a1', 'b1'] }],
    odds: (view, chance) => {
      const { fire } = view.battle;
      if (fire === null || chance.below(5) > 0) return [{ type: 'Pass' }];
      return attackAnswers(view.battle).slice(0, 2);
    },
  },
} satisfies Partial<ConformsOptions<Battle, View>>;

/** Whole games by lot, one of them looked at closely from beginning to end. */
export const GAMES = {
  ...PLAN,
  setups: [HANDFUL, ...SETUPS.slice(dystopianLegions.ready.length)],
  games: 3,
  samples: 1,
  maxMoves: 700,
};
/** The opening of each sort. */
export const OPENINGS = { ...PLAN, games: 0, samples: SETUPS.length, maxMoves: 5 };
