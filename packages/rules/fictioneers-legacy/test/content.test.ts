import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, ALL_PLATOONS as PLATOONS, ALL_SCENARIOS as SCENARIOS } from '../src/content/library.js';
import { loadContent } from '../src/content/load.js';
import { gunProblems, scenarioProblems, unitProblems, vehicleProblems } from '../src/content/sense.js';
import type { PlatoonList } from '../src/content/types.js';
import { WEAPON } from '../src/content/weapons.js';
import { platoonFaults } from '../src/rules/forces.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { MELEE_WEAPONS, MOUNTS } from '../src/terms.js';
import { A, activate, B, does, events, FAR, fire, open, table } from './kit.js';

const file = (parts: object) => ({ sandtable: 'fictioneers-legacy', ...parts });
/** The first problem of a file: its path and its rule. */
function first(parts: object): [string, string | undefined] {
  const loaded = loadContent(file(parts));
  expect(loaded.ok).toBe(false);
  const [problem] = loaded.ok ? [] : loaded.problems;
  expect(problem!.message).toMatch(/expected|:/);
  return [problem!.path, problem!.rule];
}

const RANGER = {
  id: 'own-ranger',
  name: 'Ranger',
  people: 'terran',
  moveType: 'terran',
  infantry: true,
  baseRadius: 0.5,
  armour: 'cloth',
  weapons: ['laser-rifle'],
  eliteness: 3,
};

describe('what comes in the box', () => {
  test('[FL-FRC-11, FL-WPN-12, FL-EQP-09, FL-ART-09, FL-ART-02, FL-VEH-13] every unit, vehicle and gun is sound', () => {
    for (const unit of BUILT_IN.units.values()) expect(unitProblems(unit, []), unit.id).toEqual([]);
    for (const vehicle of BUILT_IN.vehicles.values()) expect(vehicleProblems(vehicle, []), vehicle.id).toEqual([]);
    for (const gun of BUILT_IN.artillery.values()) expect(gunProblems(gun, []), gun.id).toEqual([]);
  });

  test.each(PLATOONS)('[FL-FRC-01, FL-FRC-02, FL-FRC-03, FL-FRC-04, FL-FRC-05] $name is legal', (platoon) => {
    expect(platoonFaults(BUILT_IN, platoon)).toEqual([]);
  });

  test.each(SCENARIOS)('[FL-SET-01] $name hangs together', (scenario) => {
    expect(scenarioProblems(BUILT_IN, scenario, [])).toEqual([]);
  });
});

test('[FL-WPN-01, FL-MEL-16, FL-FRC-11, FL-SET-11, FL-MOR-03, FL-MOV-23] what the sheet lists is fielded by a platoon or a scenario', () => {
  const squads = [
    ...PLATOONS.flatMap(({ command, squads }) => [command, ...squads]),
    ...SCENARIOS.flatMap(({ forces: { A, B } }) => [A, B].flatMap((force) => ('squads' in force ? force.squads : []))),
  ];
  const fielded = new Set(squads.flatMap(({ members }) => members.map(({ unit }) => unit)));
  const units = [...BUILT_IN.units.values()].filter(({ id }) => fielded.has(id));
  const vehicles = [...BUILT_IN.vehicles.values()].filter(({ id }) => fielded.has(id));
  const guns = [...BUILT_IN.artillery.values()].filter(({ id }) => fielded.has(id));
  const fired = new Set([
    ...units.flatMap(({ weapons }) => weapons),
    ...vehicles.flatMap(({ weapons }) => weapons.map(({ weapon }) => weapon)),
    ...guns.map(({ weapon }) => weapon),
  ]);
  expect([...WEAPON.keys()].filter((id) => !fired.has(id))).toEqual([]);
  const wielded = new Set(units.flatMap(({ melee }) => melee));
  expect(MELEE_WEAPONS.filter((one) => !wielded.has(one))).toEqual([]);
  expect(MOUNTS.filter((one) => !units.some(({ mount }) => mount === one))).toEqual([]);
  for (const list of ['reserves', 'checks', 'exits', 'hidden', 'fields', 'objectives'] as const)
    expect(
      SCENARIOS.some((scenario) => scenario[list].length > 0),
      list,
    ).toBe(true);
});

describe('own figures', () => {
  test('[FL-FRC-11, FL-FRC-06] are priced and may be fielded', () => {
    const loaded = loadContent(file({ units: [{ ...RANGER, points: 15 }] }));
    expect(loaded.ok, JSON.stringify(loaded)).toBe(true);
    expect(first({ units: [{ ...RANGER, points: 9 }] })).toEqual(['units[0].points', 'FL-FRC-06']);
  });

  test.each([
    [{ weapons: ['mortar'] }, 'units[0].weapons[0]', 'FL-WPN-12'],
    [{ weapons: ['laser-rfile'] }, 'units[0].weapons[0]', 'FL-WPN-12'],
    [{ weapons: ['laser-rifle', 'laser-pistol', 'blast-pistol'] }, 'units[0].weapons', 'FL-FRC-11'],
    [{ weapons: ['blast-rifle'], equipment: ['sniper'] }, 'units[0].equipment', 'FL-EQP-09'],
    [{ moveType: 'xyban' }, 'units[0].moveType', 'FL-FRC-11'],
    [{ mount: 'lizard' }, 'units[0].mount', 'FL-FRC-11'],
    [{ infantry: false, equipment: ['jet-pack'] }, 'units[0].equipment', 'FL-FRC-11'],
    [{ melee: ['power-shield'] }, 'units[0].melee', 'FL-EQP-11'],
    [{ eliteness: 6 }, 'units[0].eliteness', undefined],
    [{ baseRadius: Number.NaN }, 'units[0].baseRadius', undefined],
    [{ baseRadius: 1e9 }, 'units[0].baseRadius', undefined],
    [{ id: 't-legionary' }, 'units[0].id', undefined],
    [{ colour: 'red' }, 'units[0].colour', undefined],
  ] as const)('[FL-FRC-11, FL-WPN-12, FL-EQP-09] %j is refused at %s', (change, path, rule) => {
    expect(first({ units: [{ ...RANGER, ...change }] })).toEqual([path, rule]);
  });

  test('[FL-WPN-12, FL-FRC-11] robots take weapons made for robots, and hand grenades are no firearms', () => {
    const robot = { ...RANGER, people: 'robot', moveType: 'robot', weapons: ['mortar'] };
    const thrower = { ...RANGER, id: 'own-thrower', weapons: ['laser-rifle', 'laser-pistol', 'hand-grenade'] };
    expect(loadContent(file({ units: [robot, thrower] })).ok).toBe(true);
  });
});

describe('own machines', () => {
  const gun = {
    id: 'own-gun',
    name: 'Gun',
    weapon: 'heavy-blast-cannon',
    mount: 'ground',
    modules: 8,
    armour: 'alloy',
    hull: 2,
    baseRadius: 1.25,
  };
  test('[FL-ART-02, FL-ART-09, FL-WPN-12] a Heavy Cannon does not float', () => {
    expect(loadContent(file({ artillery: [gun] })).ok).toBe(true);
    expect(first({ artillery: [{ ...gun, mount: 'floater', modules: 1 }] })).toEqual([
      'artillery[0].mount',
      'FL-ART-09',
    ]);
    expect(first({ artillery: [{ ...gun, modules: 2 }] })).toEqual(['artillery[0].modules', 'FL-ART-02']);
    expect(first({ artillery: [{ ...gun, weapon: 'laser-rifle', modules: 2 }] })).toEqual([
      'artillery[0].weapon',
      'FL-WPN-12',
    ]);
  });

  test('[FL-VEH-01, FL-VEH-13, FL-WPN-12] hulls and wings by class, weapons made for vehicles', () => {
    const car = {
      id: 'own-car',
      name: 'Car',
      people: 'terran',
      vehicleClass: 'light',
      locomotion: 'wheeled',
      armour: 'alloy',
      open: true,
      hull: 1,
      weapons: [{ weapon: 'llmg', firedBy: 'gunner' }],
      seats: { operator: 1, gunner: 1, passenger: 0 },
      baseRadius: 1,
      height: 1,
    };
    expect(loadContent(file({ vehicles: [car] })).ok).toBe(true);
    expect(first({ vehicles: [{ ...car, hull: 2 }] })).toEqual(['vehicles[0].hull', 'FL-VEH-13']);
    expect(first({ vehicles: [{ ...car, locomotion: 'flying' }] })).toEqual(['vehicles[0].locomotion', 'FL-VEH-01']);
    expect(first({ vehicles: [{ ...car, weapons: [{ weapon: 'hand-grenade', firedBy: 'gunner' }] }] })).toEqual([
      'vehicles[0].weapons[0].weapon',
      'FL-WPN-12',
    ]);
  });
});

describe('platoons', () => {
  const rifle: PlatoonList = { ...BUILT_IN.platoons.get('P-T-RIFLE')!, id: 'own' };
  const squad = (...members: [string, number][]) => ({
    name: 'Odd',
    members: members.map(([unit, count]) => ({ unit, count })),
  });
  const faults = (change: Partial<PlatoonList>) =>
    platoonFaults(BUILT_IN, { ...rifle, ...change }).map(({ rule }) => rule);
  const withSquad = (...members: [string, number][]) => faults({ squads: [rifle.squads[0]!, squad(...members)] });

  test('[FL-FRC-01] four to eight with one Squad Leader; a section two to eight', () => {
    expect(withSquad(['t-sergeant', 1], ['t-legionary', 2])).toEqual(['FL-FRC-01']);
    expect(withSquad(['t-sergeant', 1], ['t-legionary', 8])).toEqual(['FL-FRC-01']);
    expect(withSquad(['t-legionary', 5])).toEqual(['FL-FRC-01']);
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 1], ['v-hound', 1])).toEqual([]);
  });

  test('[FL-FRC-02] one Platoon Leader, a small command squad, two to four squads', () => {
    expect(faults({ command: squad(['t-scout', 1]) })).toEqual(['FL-FRC-02']);
    expect(faults({ command: squad(['t-lieutenant', 1], ['t-legionary', 4]) })).toEqual(['FL-FRC-02']);
    expect(faults({ squads: [rifle.squads[0]!] })).toEqual(['FL-FRC-02']);
  });

  test('[FL-FRC-03] one people; Sirex with Eeeks, robots as a squad of their own', () => {
    expect(withSquad(['x-prime', 1], ['x-sentinel', 4])).toEqual(['FL-FRC-03']);
    expect(withSquad(['r-control', 1], ['r-striker', 3])).toEqual([]);
    expect(withSquad(['t-sergeant', 1], ['r-striker', 3])).toEqual(['FL-FRC-03']);
  });

  test('[FL-FRC-04, FL-EQP-10] one sniper rifle', () => {
    expect(withSquad(['t-sergeant', 1], ['t-sniper', 1], ['t-legionary', 2])).toEqual(['FL-FRC-04']);
  });

  test('[FL-FRC-05] two vehicles, three guns, one emplacement, each with somebody to serve it', () => {
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 5], ['v-hound', 3])).toEqual(['FL-FRC-05']);
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 5], ['a-mortar', 4])).toEqual(['FL-FRC-05']);
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 5], ['a-pd', 2])).toEqual(['FL-FRC-05']);
    expect(faults({ squads: [...rifle.squads, squad(['v-hound', 1])] })).toContain('FL-FRC-05');
  });

  test('[FL-FRC-05] as many figures as machines, and as many who fit in as vehicles', () => {
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 1], ['v-hound', 2])).toEqual([]);
    expect(withSquad(['t-crew-chief', 1], ['t-crew', 1], ['v-hound', 2], ['a-hlmg', 1])).toEqual(['FL-FRC-05']);
    const sitan = BUILT_IN.platoons.get('P-S-RIDERS')!;
    const giants = squad(['s-giant-chief', 1], ['s-giant', 1], ['v-wagon', 1]);
    const rules = platoonFaults(BUILT_IN, { ...sitan, squads: [sitan.squads[0]!, giants] }).map(({ rule }) => rule);
    expect(rules).toEqual(['FL-FRC-05']);
  });

  test('[FL-FRC-05, FL-SET-02] a file names the platoon, the squad and the rule', () => {
    const [path, rule] = first({ platoons: [{ ...rifle, squads: [rifle.squads[0]!, squad(['t-legionary', 5])] }] });
    expect([path, rule]).toEqual(['platoons[0].squads[1]', 'FL-FRC-01']);
    expect(first({ platoons: [{ ...rifle, squads: [rifle.squads[0]!, squad(['t-nobody', 5])] }] })[0]).toBe(
      'platoons[0].squads[1].members[0].unit',
    );
  });
});

describe('own tables', () => {
  const scenario = {
    id: 'own-1',
    name: 'Over the wall',
    table: [36, 36],
    rounds: 4,
    terrain: [
      {
        id: 'wood',
        type: 'woods',
        polygon: [
          [10, 10],
          [15, 10],
          [15, 15],
        ],
      },
    ],
    zones: {
      A: [
        [
          [0, 0],
          [36, 0],
          [36, 6],
          [0, 6],
        ],
      ],
      B: [
        [
          [0, 30],
          [36, 30],
          [36, 36],
          [0, 36],
        ],
      ],
    },
    forces: {
      A: { name: 'Us', platoons: ['P-T-RIFLE'] },
      B: { name: 'Them', squads: [{ name: 'Band', members: [{ unit: 's-chief' }, { unit: 's-warrior', count: 4 }] }] },
    },
  };

  test("[FL-SET-01, FL-SET-02] a scenario of one's own is played like any other", () => {
    const content = file({ scenarios: [scenario] });
    const game = Game.open(fictioneersLegacy, {
      setup: { content, scenario: 'own-1' },
      dice: { kind: 'seeded', seed: 4 },
    });
    expect(game.question?.kind).toBe('ChooseZoneOrTurn');
  });

  test.each([
    [
      {
        terrain: [
          {
            id: 'wood',
            type: 'woods',
            polygon: [
              [10, 10],
              [15, 15],
              [15, 10],
              [10, 15],
            ],
          },
        ],
      },
      'scenarios[0].terrain[0].polygon',
    ],
    [
      {
        terrain: [
          {
            id: 'hill',
            type: 'hill',
            polygon: [
              [10, 10],
              [15, 10],
              [15, 15],
            ],
          },
        ],
      },
      'scenarios[0].terrain[0].level',
    ],
    [
      {
        terrain: [
          {
            id: 'hut',
            type: 'building',
            polygon: [
              [10, 10],
              [15, 10],
              [15, 15],
            ],
          },
        ],
      },
      'scenarios[0].terrain[0].height',
    ],
    [{ forces: { ...scenario.forces, A: { name: 'Us', platoons: ['P-NONE'] } } }, 'scenarios[0].forces.A.platoons[0]'],
    [{ objectives: [{ id: 'far', kind: 'control', point: [50, 10], points: 5 }] }, 'scenarios[0].objectives[0].point'],
    [{ hidden: [{ side: 'B', squads: ['Nobody'], areas: [] }] }, 'scenarios[0].hidden[0].squads[0]'],
    [{ hidden: [{ side: 'B', squads: ['Band'], areas: ['bog'] }] }, 'scenarios[0].hidden[0].areas[0]'],
    [{ victory: [{ kind: 'endGame', when: { kind: 'scored', objective: 'box' } }] }, 'scenarios[0].victory[0]'],
    [{ table: [36, 500] }, 'scenarios[0].table[1]'],
    [
      {
        exits: [
          {
            side: 'A',
            zone: [
              [1, 1],
              [3, 3],
              [3, 1],
              [1, 3],
            ],
          },
        ],
      },
      'scenarios[0].exits[0].zone',
    ],
    [
      {
        exits: [
          {
            side: 'A',
            zone: [
              [40, 1],
              [43, 1],
              [43, 3],
            ],
          },
        ],
      },
      'scenarios[0].exits[0].zone',
    ],
    [{ exits: [{ side: 'A' }] }, 'scenarios[0].exits[0]'],
  ])('what is wrong with %j is told at its field', (change, path) => {
    expect(first({ scenarios: [{ ...scenario, ...change }] })[0]).toBe(path);
  });
});

test('[FL-AOE-08] those aboard do not roll; their vehicle does', () => {
  const t = table([
    A('t-grenadier', [10, 10]),
    A('t-legionary', [5, 40]),
    B('v-hound', [20, 10]),
    B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
    B('t-legionary', [21.6, 10]),
    FAR,
  ]);
  const game = does(open(t, [1, 12, 12]), 'A', activate('a1'), fire('grenade-launcher', 'b3', { mode: 'area' }));
  expect(events(game, 'damageRolled').map(({ model }) => model)).toEqual(['b3', 'b1']);
});

describe('what cannot be opened', () => {
  const refused = (setup: object): string => {
    try {
      open(setup as never);
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error('it opens');
  };
  test.each([
    [{}, 'scenario'],
    [{ scenario: 'S9' }, 'S1, S2'],
    [{ scenario: 'S1', forces: { A: ['P-NONE'], B: ['P-T-JET'] } }, 'forces.A'],
    [{ scenario: 'S1', options: { aoePrimary: 'sometimes' } }, 'options.aoePrimary'],
    [{ scenario: 'S1', players: { A: 5, B: 1 } }, 'players.A'],
    [{ position: { models: [{ side: 'A', unit: 't-legionary', at: [90, 10] }] } }, 'position.models[0].at'],
    [{ position: { models: [{ side: 'A', unit: 't-nobody', at: [9, 10] }] } }, 'position.models[0].unit'],
    [{ position: { models: [{ side: 'A', unit: 't-legionary', at: [Number.NaN, 10] }] } }, 'position.models[0].at'],
    [{ position: { models: [{ side: 'A', unit: 't-legionary', at: [1e12, 10] }] } }, 'position.models[0].at'],
    [
      {
        position: {
          models: [
            { side: 'A', unit: 't-legionary', at: [10, 10] },
            { side: 'B', unit: 't-legionary', at: [10.5, 10] },
          ],
        },
      },
      'overlap',
    ],
  ])('%j says %s', (setup, says) => {
    expect(refused(setup)).toContain(says);
  });
});
