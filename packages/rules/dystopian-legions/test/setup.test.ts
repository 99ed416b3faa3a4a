import { readFileSync } from 'node:fs';
import { disc } from '@sandtable/geometry/plane';
import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import { shapeAt } from '../src/figures.js';
import { baseRadius, units } from '../src/inches.js';
import { openBattle, setupSchema } from '../src/open.js';
import { refuseAllocation, refuseAllocations, refuseDeploy, waiting } from '../src/rules/deployment.js';
import { areaUnder, objectiveAnswers, refuseObjective } from '../src/rules/objectives.js';
import { deploymentMap, isInInfiltratorZone, isInZone, isPastCentre, zoneOf } from '../src/rules/zones.js';
import { dystopianLegions } from '../src/ruleset.js';
import { type Battle, sectionAt } from '../src/state.js';
import { type DEPLOYMENTS, MAPS, type MapId, type Mission } from '../src/terms.js';
import { answer, asked, at, box, kindAsked, open, rule, sectionOf, told } from './kit.js';

// Setting up (4.2 to 4.6): from lists to the first turn.

type Bought = { section: string; models: Record<string, number>; transports?: Record<string, number> };
const YEOMEN: Bought = { section: 'kob.yeomanry', models: { corporal: 1, yeoman: 8 } };
const HQ: Bought = { section: 'kob.hqLieutenant', models: { lieutenant: 1 } };
const LANDWEHR: Bought = { section: 'pru.landwehr', models: { lwUnteroffizier: 1, landwehrmann: 8 } };
const LEUTNANT: Bought = { section: 'pru.hqLeutnant', models: { leutnant: 1 } };
const kob = (...more: Bought[]) => ({ id: 'mine', name: 'Mine', platoons: [[HQ, YEOMEN, ...more]] });
const pru = (...more: Bought[]) => ({ id: 'theirs', name: 'Theirs', platoons: [[LEUTNANT, LANDWEHR, ...more]] });

interface More {
  readonly mission?: Mission;
  readonly map?: MapId;
  readonly length?: number;
  readonly terrain?: readonly object[];
  readonly options?: Partial<Config>;
}
const field = ({ length = 72, terrain = [] }: More) => ({
  sandtable: 'dystopian-legions',
  battlefields: [{ id: 'plain', name: 'Plain', length, width: 48, terrain }],
});
const setup = (a: object, b: object, more: More = {}) => {
  const { mission, map, options } = more;
  return setupSchema.parse({
    content: field(more),
    battlefield: 'plain',
    forces: { A: a, B: b },
    ...(mission && { mission }),
    ...(map && { map }),
    ...(options && { options }),
  });
};
/** The state before anybody is placed, at a step. */
function before(step: Battle['setup']['step'], a: object, b: object, more: More = {}): Battle {
  const battle = openBattle(setup(a, b, { mission: 'annihilate', map: 'advancingLines', ...more }));
  battle.mission = battle.match.mission!;
  battle.map = battle.match.map!;
  battle.setup = { ...battle.setup, step, advantage: 'A' };
  return battle;
}
const AGREED = { mission: 'annihilate', map: 'advancingLines' } as const;
const deploy = (section: string, places: [string, number, number, object?][], more: object = {}) =>
  ({
    type: 'Deploy',
    section,
    places: places.map(([model, x, y, rest]) => ({ model, at: at(x, y), ...rest })),
    ...more,
  }) as never;
const line = (first: number, count: number, x: number, y: number): [string, number, number][] =>
  Array.from({ length: count }, (_, n) => [`a${first + n}`, x + n * 1.3, y]);

describe('lists', () => {
  test('[DL-FRC-16] [DL-GEN-81] [DL-GEN-08] both build in secret, and then the lists are open', () => {
    const game = open(setupSchema.parse({ battlefield: 'millersCross', points: 430, ...AGREED }), [6, 6, 6, 1, 1, 1]);
    expect([game.questionFor('A')!.kind, game.questionFor('B')!.kind]).toEqual(['BuildForce', 'BuildForce']);
    const [mine] = game.options('A') as { type: 'BuildForce'; force: { id: string } }[];
    const secret = JSON.stringify(game.view('B'));
    expect(game.answer('A', mine)).toBeNull();
    expect(JSON.stringify(game.view('B'))).toBe(secret); // nothing leaks before the other has answered
    expect(game.events('B')).toEqual([]);
    expect(game.answer('B', game.options('B')[0])).toBeNull();
    expect(told(game, 'forces')).toHaveLength(1);
  });

  test('[DL-FRC-15] [DL-CMD-04] officers of one rank count as senior in the order of the list', () => {
    const two = {
      id: 'two',
      name: 'Two',
      platoons: [
        [HQ, YEOMEN, YEOMEN, YEOMEN],
        [HQ, YEOMEN],
      ],
    };
    const b = openBattle(setup(two, pru(), AGREED));
    const officers = b.muster.cast.flatMap(({ design }, i) => (design === 'kob.lieutenant' ? [i] : []));
    expect(officers).toHaveLength(2);
    expect(officers[0]).toBeLessThan(officers[1]!);
  });

  test('[DL-RUL-03] a list of ones own that is wrong is refused with the field at fault', () => {
    const bad = { id: 'bad', name: 'Bad', platoons: [[HQ, { ...YEOMEN, models: { corporal: 1, yeoman: 20 } }]] };
    expect(() => openBattle(setup(bad, pru(), AGREED))).toThrow(/forces\.A\.platoons/);
  });
});

describe('mission and map', () => {
  test('[DL-OBJ-01] [DL-OBJ-02] [DL-MAP-02] [DL-OBJ-15] what was not agreed is rolled: fives and sixes again, then one of three maps', () => {
    for (const [face, mission, d3, map] of [
      [1, 'centreGround', 1, 'meetingEngagement'],
      [2, 'vitalObjective', 3, 'obliqueContact'],
      [3, 'annihilate', 2, 'surpriseAttack'],
      [4, 'breakThrough', 6, 'advancingLines'],
    ] as const) {
      const game = open(setup(kob(), pru()), [5, 6, face, d3, 6, 6, 6, 1, 1, 1]);
      expect(game.state.mission, mission).toBe(mission);
      expect(game.state.map).toBe(map);
    }
  });

  test('[DL-OBJ-10] Annihilate lays no objective, [DL-OBJ-09] Vital Objective one in the middle', () => {
    const none = open(setup(kob(), pru(), AGREED), [6, 6, 6, 1, 1, 1]);
    answer(none, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    expect(none.state.objectives).toEqual([]);
    const game = open(setup(kob(), pru(), { ...AGREED, mission: 'vitalObjective' }), [6, 6, 6, 1, 1, 1]);
    answer(game, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    expect(game.state.objectives).toMatchObject([{ ...at(36, 24), area: null }]);
  });
});

describe('advantage', () => {
  test('[DL-EX-04] [DL-ADV-01] [DL-ADV-02] [DL-OPP-02] [DL-RUL-06] three blue dice each, ties again', () => {
    const faces = [4, 1, 2, 3, 5, 1, 6, 3, 2, 5, 4, 3, 2, 2, 3, 4, 1, 1];
    const game = open(setup(kob(), pru(), AGREED), faces);
    expect(game.state.setup.advantage).toBe('B');
  });

  test('[DL-ADV-03] [DL-ADV-04] [DL-RUL-08] one chooses the zone, the other the flank', () => {
    const game = open(setup(kob(), pru(), AGREED), [6, 6, 6, 1, 1, 1]);
    expect([asked(game), kindAsked(game)]).toEqual(['A', 'ChooseZone']);
    answer(game, { type: 'ChooseZone', zone: 'B' });
    expect([asked(game), kindAsked(game)]).toEqual(['B', 'ChooseFlank']);
    answer(game, { type: 'ChooseFlank', flank: 1 });
    expect(game.state.setup).toMatchObject({ zones: { A: 'B', B: 'A' }, flanks: { A: 0, B: 1 } });
  });

  test('[DL-ADV-06] [DL-ADV-07] [DL-OBJ-04] who names who places first, objective by objective and step by step', () => {
    const game = open(setup(kob(), pru(), { mission: 'centreGround', map: 'meetingEngagement' }), [6, 6, 6, 1, 1, 1]);
    answer(game, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    expect([asked(game), kindAsked(game)]).toEqual(['A', 'NameFirst']); // Strategic Advantage
    answer(game, { type: 'NameFirst', side: 'B' });
    const placers: (string | null)[] = [];
    for (let n = 0; kindAsked(game) === 'PlaceObjective' && n < 9; n++) {
      placers.push(asked(game));
      answer(game, game.options(asked(game)!)[0] as never);
    }
    expect(placers.slice(0, 2)).toEqual(['B', 'A']);
    expect(game.state.objectives.length).toBe(placers.length);
    answer(game, { type: 'Allocate', sections: [] }, { type: 'Allocate', sections: [] });
    expect([asked(game), kindAsked(game)]).toEqual(['B', 'NameFirst']); // Tactical Advantage
  });
});

describe('maps', () => {
  const FIXTURE = JSON.parse(readFileSync(new URL('./fixtures/deployment-maps.json', import.meta.url), 'utf8'));
  type Region = readonly { readonly corners: readonly { readonly x: number; readonly y: number }[] }[];
  const spelled = (region: Region): string[] =>
    region
      .map(({ corners }) =>
        corners
          .map(({ x, y }) => `${x / 10_000} ${y / 10_000}`)
          .sort()
          .join(', '),
      )
      .sort();
  const given = (region: number[][][] = []): string[] =>
    region
      .map((points) =>
        points
          .map(([x, y]) => `${x} ${y}`)
          .sort()
          .join(', '),
      )
      .sort();

  test.each(MAPS.flatMap((id) => [48, 72, 96].map((length) => [id, length] as const)))(
    '[DL-MAP-01] [DL-MAP-03] [DL-MAP-04] [DL-MAP-05] [DL-MAP-06] [DL-RUL-07] %s on a table of %s inches',
    (id, length) => {
      const map = deploymentMap(id, length);
      const wanted = FIXTURE[id][String(length)];
      for (const side of ['A', 'B'] as const) {
        expect(spelled(map.zones[side].main)).toEqual(given(wanted[side].main));
        expect(spelled(map.zones[side].scouting)).toEqual(given(wanted[side].scouting));
        expect(spelled(map.zones[side].advanced)).toEqual(given(wanted[side].advanced));
        expect(spelled(map.zones[side].reserves)).toEqual(given(wanted[side].reservesEdge));
      }
      const names = Object.keys(wanted.flankEdges);
      expect(map.flankNames).toEqual(
        names.map((name) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)),
      );
      expect(map.flanks.map(spelled)).toEqual(names.map((name) => given(wanted.flankEdges[name])));
    },
  );

  test('[DL-EX-07] [DL-MAP-09] in a zone with the whole base', () => {
    const b = before('main', kob(), pru(), { map: 'obliqueContact' });
    const man = sectionAt(b, 'A2') >= 0 ? b.muster.sections[sectionAt(b, 'A2')]!.members[0]! : 0;
    const { main } = zoneOf(b, 'A');
    expect(isInZone(main, shapeAt(b, man, at(14, 12)))).toBe(true);
    expect(isInZone(main, shapeAt(b, man, at(20, 10)))).toBe(false);
  });

  test('[DL-MAP-08] [DL-MAP-10] infiltrators stand anywhere but in the enemy zones; home is the Reserves Edge', () => {
    const b = before('infiltrator', kob(), pru(), { map: 'surpriseAttack' });
    const base = disc({ x: 0, y: 0 }, baseRadius(30)).radius;
    const shape = (x: number, y: number) => disc(at(x, y), base);
    expect(isInInfiltratorZone(b, 'A', shape(36, 24))).toBe(true);
    expect(isInInfiltratorZone(b, 'A', shape(36, 30))).toBe(false); // the Advanced zone
    expect(isInInfiltratorZone(b, 'A', shape(36, 44))).toBe(false);
    expect(isInInfiltratorZone(b, 'B', shape(36, 30))).toBe(true);
    expect(isInInfiltratorZone(b, 'B', shape(36, 6))).toBe(false);
  });

  test('[DL-EX-67] [DL-GEO-33] [DL-OBJ-11] past the centre line with the whole base', () => {
    const b = before('main', kob(), pru(), { map: 'obliqueContact', mission: 'breakThrough' });
    const shape = (x: number, y: number) => disc(at(x, y), baseRadius(30));
    expect(isPastCentre(b, 'A', shape(36.2, 24.3))).toBe(false);
    expect(isPastCentre(b, 'A', shape(40, 26))).toBe(true);
    expect(isPastCentre(b, 'B', shape(40, 26))).toBe(false);
  });
});

describe('objectives', () => {
  const wood = box('wood', 'forest', 30, 20, 42, 29);
  const place = (b: Battle, side: 'A' | 'B', x: number, y: number) => rule(refuseObjective(b, side, at(x, y)));

  test('[DL-EX-08] [DL-OBJ-05] none within 24 inches of the own edge', () => {
    const b = before('objectives', kob(), pru(), { mission: 'centreGround' });
    expect(place(b, 'A', 36, 24.5)).toBe('DL-OBJ-05');
    expect(place(b, 'A', 36, 24.9)).toBeNull();
    expect(place(b, 'B', 36, 24.9)).toBe('DL-OBJ-05');
  });

  test('[DL-OBJ-03] [DL-OBJ-04] [DL-OBJ-06] [DL-RUL-09] one in each sector, wholly inside, eight inches from others', () => {
    const b = before('objectives', kob(), pru(), { mission: 'centreGround' });
    expect(objectiveAnswers(b, 'A').length).toBe(3);
    expect(place(b, 'A', 24.3, 30)).toBe('DL-OBJ-04');
    b.objectives = [{ ...at(22, 30), area: null, status: 'unclaimed', by: null }];
    expect(place(b, 'A', 10, 40)).toBe('DL-OBJ-03');
    expect(place(b, 'A', 26, 30)).toBe('DL-OBJ-06');
    expect(place(b, 'A', 32, 30)).toBeNull();
  });

  test('[DL-OBJ-07] [DL-OBJ-08] [DL-OBJ-14] in a wood the wood is the objective, as far as was agreed', () => {
    const free = before('objectives', kob(), pru(), { mission: 'centreGround', terrain: [wood] });
    expect(areaUnder(free, at(36, 26))).toBe(0);
    expect(place(free, 'A', 36, 26)).toBeNull();
    const none = before('objectives', kob(), pru(), {
      mission: 'centreGround',
      terrain: [wood],
      options: { centreGroundInTerrain: 'none' },
    });
    expect(place(none, 'A', 36, 26)).toBe('DL-OBJ-08');
    const even = before('objectives', kob(), pru(), {
      mission: 'centreGround',
      length: 48,
      terrain: [wood],
      options: { centreGroundInTerrain: 'even' },
    });
    even.objectives = [at(12, 12), at(36, 12), at(12, 36)].map((one) => ({
      ...one,
      area: null,
      status: 'unclaimed',
      by: null,
    }));
    expect(place(even, 'A', 36, 27)).toBe('DL-OBJ-08');
    expect(place(even, 'A', 36, 38)).toBeNull();
  });
});

describe('allocation', () => {
  const big = kob(
    YEOMEN,
    YEOMEN,
    { section: 'kob.observers', models: { observer: 1 } },
    { section: 'kob.marksmen', models: { marksman: 2 } },
  );

  test('[DL-DEP-01] [DL-DEP-02] [DL-DEP-03] [DL-RUL-11] [DL-RUL-12] [DL-MAR-32] [DL-MAR-53] who may come how', () => {
    const b = openBattle(setup(kob(YEOMEN, { section: 'kob.observers', models: { observer: 1 } }), pru(), AGREED));
    const names = (to: (typeof DEPLOYMENTS)[number]) =>
      [0, 1, 2, 3].filter((s) => refuseAllocation(b, s, to) === null).map((s) => b.muster.sections[s]!.design);
    expect(names('scouting')).toEqual(['kob.observers']);
    expect(names('infiltrator')).toEqual([]);
    expect(rule(refuseAllocation(b, 1, 'scouting'))).toBe('DL-DEP-02');
    expect(rule(refuseAllocation(b, 1, 'infiltrator'))).toBe('DL-DEP-03');
    expect(names('reserves')).toHaveLength(4);
    expect(b.sections.every(({ deployment }) => deployment === 'main')).toBe(true);
  });

  test('[DL-EX-06] [DL-DEP-04] at most half of a platoon comes later', () => {
    const eight = kob(
      YEOMEN,
      YEOMEN,
      { section: 'kob.observers', models: { observer: 1 } },
      { section: 'kob.hmg', models: { hmgTeam: 2 } },
      { section: 'kob.lancers', models: { lancerSergeant: 1, lancer: 3 } },
    );
    const b = openBattle(setup(eight, pru(), AGREED)); // seven sections: three
    const away = (count: number) => ({
      type: 'Allocate' as const,
      sections: Array.from({ length: count }, (_, n) => ({
        section: `A${n + 2}`,
        to: n % 2 ? ('flanking' as const) : ('reserves' as const),
      })),
    });
    expect(refuseAllocations(b, 'A', away(3))).toBeNull();
    expect(rule(refuseAllocations(b, 'A', away(4)))).toBe('DL-DEP-04');
    expect(rule(refuseAllocations(b, 'A', { type: 'Allocate', sections: [{ section: 'B1', to: 'reserves' }] }))).toBe(
      'DL-DEP-01',
    );
  });

  test('[DL-DEP-05] [DL-TRN-01] who has a transport with room may start in it, and then only it is placed', () => {
    const driven = kob({ section: 'kob.line', models: { sergeant: 1, rifleman: 7 }, transports: { conveyor: 1 } });
    const b = before('main', driven, pru());
    expect(rule(refuseAllocations(b, 'A', { type: 'Allocate', sections: [], embarked: ['A2'] }))).toBe('DL-DEP-05');
    expect(refuseAllocations(b, 'A', { type: 'Allocate', sections: [], embarked: ['A3'] })).toBeNull();
    b.sections[2]!.rides = true;
    const hull = b.muster.cast[b.muster.sections[2]!.transports[0]!]!.id;
    expect(refuseDeploy(b, 'A', deploy('A3', [[hull, 20, 8, { facing: { x: 0, y: 1 } }]]))).toBeNull();
  });

  test('[DL-TOW-01] [DL-TOW-02] [DL-TOW-10] [DL-RUL-57] [DL-MAR-55] [DL-MAR-56] [DL-DEP-19] guns behind vehicles, one each, at the same step', () => {
    const towing = kob(
      YEOMEN,
      { section: 'kob.fieldGuns', models: { fieldGun: 1 } },
      { section: 'kob.bassets', models: { basset: 1 } },
    );
    const b = before('main', towing, pru());
    const pair = (guns: string, by: string, sections: { section: string; to: 'reserves' }[] = []) =>
      rule(refuseAllocations(b, 'A', { type: 'Allocate', sections, towed: [{ guns, by }] }));
    expect(pair('A4', 'A5')).toBeNull();
    expect(pair('A2', 'A5')).toBe('DL-TOW-01');
    expect(pair('A4', 'A3')).toBe('DL-TOW-01');
    expect(pair('A4', 'A5', [{ section: 'A5', to: 'reserves' }])).toBe('DL-TOW-10');
    const [gun, basset] = [b.muster.sections[3]!.members[0]!, b.muster.sections[4]!.members[0]!];
    b.models[gun]!.hitched = basset;
    b.sections[4]!.where = 'table';
    Object.assign(b.models[basset]!, { where: 'table', ...at(20, 8), fx: 0, fy: 1 });
    const put = (x: number, y: number) => rule(refuseDeploy(b, 'A', deploy('A4', [[b.muster.cast[gun]!.id, x, y]])));
    expect(put(30, 6)).toBe('DL-TOW-02');
    expect(put(20, 8 + 1.5 + 1.1811)).toBe('DL-TOW-02'); // in contact, but before it
    expect(put(20, 8 - 1.5 - 1.1811)).toBeNull();
  });

  test('[DL-DEP-20] [DL-DIE-05] one D3 for each that comes later, side A first', () => {
    const game = open(setup(big, pru(LANDWEHR), AGREED), [6, 6, 6, 1, 1, 1, 5, 1, 3]);
    answer(game, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    answer(
      game,
      {
        type: 'Allocate',
        sections: [
          { section: 'A2', to: 'reserves' },
          { section: 'A3', to: 'flanking' },
        ],
      },
      { type: 'Allocate', sections: [{ section: 'B2', to: 'reserves' }] },
    );
    expect(['A2', 'A3', 'B2'].map((name) => sectionOf(game, name).arrives)).toEqual([3, 1, 2]);
  });
});

describe('deployment', () => {
  test('[DL-DEP-06] [DL-DEP-18] [DL-DEP-07] sides alternate, nobody passes, everybody stands in his zone', () => {
    const game = open(setup(kob(), pru(), AGREED), [6, 6, 6, 1, 1, 1]);
    answer(game, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    answer(
      game,
      { type: 'Allocate', sections: [] },
      { type: 'Allocate', sections: [] },
      { type: 'NameFirst', side: 'A' },
    );
    const seats: (string | null)[] = [];
    for (let n = 0; kindAsked(game) === 'Deploy' && n < 9; n++) {
      seats.push(asked(game));
      expect(game.answer(asked(game)!, { type: 'Pass' })).not.toBeNull();
      answer(game, game.options(asked(game)!)[0] as never);
    }
    expect(seats).toEqual(['A', 'B', 'A', 'B']);
  });

  const b = before('main', kob(), pru());
  const men = (x: number, y: number) => line(2, 9, x, y);
  test.each([
    ['DL-DEP-07', men(10, 12)],
    ['DL-DEP-09', men(10, 8).slice(1)],
    ['DL-DEP-09', [...men(10, 8).slice(0, 8), ['a10', 40, 8]] as [string, number, number][]],
    ['DL-DEP-09', [...men(10, 8).slice(0, 8), ['a10', 10, 8]] as [string, number, number][]],
    [null, men(10, 8)],
  ])('[DL-DEP-07] [DL-DEP-09] %s', (refusal, places) => {
    expect(rule(refuseDeploy(b, 'A', deploy('A2', places)))).toBe(refusal);
  });

  test('[DL-DEP-09] [DL-BLD-04] into an empty building that lies wholly in the zone', () => {
    const terrain = [
      box('in', 'building', 10, 4, 15, 9),
      box('out', 'building', 30, 9, 35, 14),
      box('small', 'building', 50, 4, 55, 9, { capacity: 8 }),
    ];
    const houses = before('main', kob(), pru(), { terrain });
    const into = (house: string) => rule(refuseDeploy(houses, 'A', deploy('A2', [], { house })));
    expect([into('in'), into('out'), into('small'), into('none')]).toEqual([
      null,
      'DL-DEP-09',
      'DL-BLD-04',
      'DL-BLD-01',
    ]);
  });

  test('[DL-DEP-08] with the option heavy ironclads come first, [DL-DEP-17] each with a facing', () => {
    const heavy = kob(YEOMEN, YEOMEN, { section: 'kob.mastiff', models: { mastiff: 1 } });
    const first = before('main', heavy, pru(), { options: { heavyIroncladsFirst: true } });
    expect(rule(refuseDeploy(first, 'A', deploy('A2', line(2, 9, 10, 8))))).toBe('DL-DEP-08');
    const mastiff = first.muster.cast[first.muster.sections[4]!.members[0]!]!.id;
    expect(rule(refuseDeploy(first, 'A', deploy('A5', [[mastiff, 20, 6]])))).toBe('DL-DEP-17');
    expect(refuseDeploy(first, 'A', deploy('A5', [[mastiff, 20, 6, { facing: { x: 0, y: 1 } }]]))).toBeNull();
  });

  test('[DL-EX-09] [DL-DEP-10] [DL-DEP-11] [DL-DEP-12] [DL-GEN-02] [DL-GEO-03] scouts farther forward, twelve inches from the enemy', () => {
    const scouts = before('scouting', kob(YEOMEN, { section: 'kob.observers', models: { observer: 1 } }), pru());
    scouts.sections[3]!.deployment = 'scouting';
    const foe = scouts.muster.sections.findIndex(({ id }) => id === 'B1');
    scouts.sections[foe]!.where = 'table';
    Object.assign(scouts.models[scouts.muster.sections[foe]!.members[0]!]!, { where: 'table', ...at(30, 26) });
    const name = scouts.muster.cast[scouts.muster.sections[3]!.members[0]!]!.id;
    const put = (x: number, y: number) => rule(refuseDeploy(scouts, 'A', deploy('A4', [[name, x, y]])));
    expect(put(10, 17.5)).toBe('DL-DEP-11');
    expect(put(30, 26 - 13.182)).toBe('DL-DEP-12');
    expect(put(30, 26 - 13.183)).toBeNull();
  });

  test('[DL-DEP-13] [DL-DEP-14] [DL-DEP-15] infiltrators', () => {
    const sneaks = before('infiltrator', kob(YEOMEN, { section: 'kob.marksmen', models: { marksman: 2 } }), pru());
    sneaks.sections[3]!.deployment = 'infiltrator';
    const foe = sneaks.muster.sections.findIndex(({ id }) => id === 'B1');
    sneaks.sections[foe]!.where = 'table';
    Object.assign(sneaks.models[sneaks.muster.sections[foe]!.members[0]!]!, { where: 'table', ...at(30, 26) });
    const [one, two] = sneaks.muster.sections[3]!.members.map((i) => sneaks.muster.cast[i]!.id);
    const put = (x: number, y: number) =>
      rule(
        refuseDeploy(
          sneaks,
          'A',
          deploy('A4', [
            [one!, x, y],
            [two!, x + 1.3, y],
          ]),
        ),
      );
    expect(put(60, 40)).toBe('DL-DEP-14');
    expect(put(40, 26)).toBe('DL-DEP-15');
    expect(put(60, 30)).toBeNull();
  });

  test('[DL-EX-10] [DL-MAP-07] [DL-MAP-06] a third in each zone of a Surprise Attack, and a single one behind', () => {
    const seven = pru(
      LANDWEHR,
      LANDWEHR,
      { section: 'pru.beobachters', models: { beobachter: 1 } },
      { section: 'pru.mg', models: { mgTeam: 2 } },
      { section: 'pru.uhlans', models: { uhlanWachtmeister: 1, uhlan: 3 } },
    );
    const surprised = before('main', kob(), seven, { map: 'surpriseAttack' });
    const mine = surprised.muster.sections.flatMap(({ side }, s) => (side === 'B' ? [s] : []));
    expect(mine).toHaveLength(7);
    const officer = surprised.muster.cast[surprised.muster.sections[mine[0]!]!.members[0]!]!.id;
    const put = (y: number) => rule(refuseDeploy(surprised, 'B', deploy('B1', [[officer, 36, y]])));
    for (const s of mine.slice(1, 5)) surprised.sections[s]!.where = 'table';
    surprised.setup = { ...surprised.setup, advanced: mine.slice(1, 5) }; // four ahead: no more
    expect([put(30), put(44)]).toEqual(['DL-MAP-07', null]);
    surprised.setup = { ...surprised.setup, advanced: [] };
    expect([put(30), put(44)]).toEqual([null, 'DL-MAP-07']);
    const alone = before('main', kob(), seven, { map: 'surpriseAttack' });
    for (const s of mine.slice(1)) alone.sections[s]!.deployment = 'reserves';
    expect(rule(refuseDeploy(alone, 'B', deploy('B1', [[officer, 36, 30]])))).toBe('DL-MAP-07');
  });

  test('[DL-DEP-16] [DL-RUL-13] [DL-GEO-37] who finds no place comes later', () => {
    const terrain = [box('rocks', 'building', 0, 0, 72, 11.9)];
    const game = open(setup(kob(), pru(), { ...AGREED, terrain }), [6, 6, 6, 1, 1, 1, 2, 4]);
    answer(game, { type: 'ChooseZone', zone: 'A' }, { type: 'ChooseFlank', flank: 0 });
    answer(
      game,
      { type: 'Allocate', sections: [] },
      { type: 'Allocate', sections: [] },
      { type: 'NameFirst', side: 'A' },
    );
    for (let n = 0; kindAsked(game) === 'Deploy' && n < 9; n++) answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'reserved')).toHaveLength(2);
    expect(sectionOf(game, 'A1')).toMatchObject({ where: 'reserve', deployment: 'reserves', arrives: 1 });
  });
});

describe('late arrivals', () => {
  /** Side A all in reserve but its officer, turn 1. */
  const late = (deployment: 'reserves' | 'flanking', more: More = {}): Battle => {
    const b = before('ready', kob(), pru(), more);
    b.phase = 'arrivals';
    b.turn = 1;
    b.winner = 'A';
    Object.assign(b.sections[1]!, { where: 'reserve', deployment, arrives: 1 });
    return b;
  };
  const arrive = (b: Battle, x: number, y: number, up = false) =>
    rule(
      refuseDeploy(
        b,
        'A',
        deploy(
          'A2',
          Array.from({ length: 9 }, (_, n) => [`a${n + 2}`, up ? x : x + n * 1.3, up ? y + n * 1.3 : y]),
        ),
      ),
    );

  test('[DL-LAT-01] [DL-LAT-03] [DL-LAT-04] on the own edge, every model touching it', () => {
    const b = late('reserves');
    expect(waiting(b, 'A')).toEqual([1]);
    expect(arrive(b, 10, 0.62)).toBeNull();
    expect(arrive(b, 10, 0.7)).toBe('DL-LAT-04');
    b.sections[1]!.arrives = 2;
    expect(waiting(b, 'A')).toEqual([]);
  });

  test('[DL-LAT-03] [DL-ADV-04] on the own flank edge', () => {
    const b = late('flanking');
    expect(arrive(b, 0.62, 14, true)).toBeNull();
    expect(arrive(b, 10, 0.62)).toBe('DL-LAT-04');
    expect(arrive(b, 71.38, 14, true)).toBe('DL-LAT-04');
  });

  test('[DL-LAT-06] an inch from the enemy, and on ground that bears', () => {
    const b = late('reserves', { terrain: [box('rocks', 'building', 40, 0, 50, 4)] });
    const foe = b.muster.sections.findIndex(({ id }) => id === 'B1');
    b.sections[foe]!.where = 'table';
    Object.assign(b.models[b.muster.sections[foe]!.members[0]!]!, { where: 'table', ...at(12, 2.5) });
    expect(arrive(b, 10, 0.62)).toBe('DL-LAT-06');
    expect(arrive(b, 38, 0.62)).toBe('DL-BLD-01');
  });

  test('[DL-LAT-02] [DL-LAT-08] [DL-LAT-09] [DL-RUL-75] the winner names who places; who cannot waits a turn; who came may act', () => {
    const game = Game.at(dystopianLegions, late('reserves'), { below: () => 0 } as never);
    const seat = asked(game as never)!;
    expect(game.questionFor(seat)!.kind).toBe('Deploy');
    expect(game.answer('A', game.options('A')[0])).toBeNull();
    expect(sectionOf(game as never, 'A2')).toMatchObject({ where: 'table', activated: 0 });
    const walled = late('reserves', { terrain: [box('rocks', 'building', 0, 0, 72, 3)] });
    const other = Game.at(dystopianLegions, walled, { below: () => 0 } as never);
    expect(sectionOf(other as never, 'A2').arrives).toBe(2);
  });

  test('[DL-LAT-07] [DL-LAT-05] who rides arrives inside, and only the hull touches', () => {
    const driven = kob({ section: 'kob.line', models: { sergeant: 1, rifleman: 7 }, transports: { conveyor: 1 } });
    const b = before('ready', driven, pru());
    b.phase = 'arrivals';
    b.turn = 1;
    Object.assign(b.sections[2]!, { where: 'reserve', deployment: 'reserves', arrives: 1, rides: true });
    const hull = b.muster.cast[b.muster.sections[2]!.transports[0]!]!.id;
    const put = (y: number, facing: object) => rule(refuseDeploy(b, 'A', deploy('A3', [[hull, 20, y, { facing }]])));
    expect(put(2.25, { x: 0, y: 1 })).toBeNull();
    expect(put(2.25, { x: 0, y: -1 })).toBe('DL-LAT-04');
    expect(put(4, { x: 0, y: 1 })).toBe('DL-LAT-04');
  });
});

test('[DL-GEO-02] [DL-TBL-01] lengths are whole units of a table of three sizes', () => {
  for (const length of [48, 72, 96])
    expect(openBattle(setup(kob(), pru(), { ...AGREED, length })).match.battlefield.length).toBe(length);
  expect(() => openBattle(setup(kob(), pru(), { ...AGREED, length: 60 }))).toThrow();
  expect(units(1)).toBe(10_000);
});
