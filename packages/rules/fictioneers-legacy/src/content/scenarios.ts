import type { Scenario } from './types.js';

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'S1',
    name: 'First Light at the Landing Site',
    minutes: '20-30',
    teaches: 'Overwatch, flight, cover and melee; the option to try is lucky shots.',
    aim: 'Points for kills, and 40 for whoever holds the ground around the rocket when the sixth round ends.',
    table: [36, 36],
    env: { dark: false, cold: false, heat: false },
    rounds: 6,
    options: { naturalOneHits: true },
    terrain: [
      {
        id: 'rocket',
        type: 'structure',
        height: 6,
        polygon: [
          [19.848, 18.765],
          [18.765, 19.848],
          [17.235, 19.848],
          [16.152, 18.765],
          [16.152, 17.235],
          [17.235, 16.152],
          [18.765, 16.152],
          [19.848, 17.235],
        ],
      },
      {
        id: 'woods-sw',
        type: 'woods',
        polygon: [
          [6, 10],
          [11, 9],
          [12, 14],
          [7, 15],
        ],
      },
      {
        id: 'woods-ne',
        type: 'woods',
        polygon: [
          [30, 26],
          [25, 27],
          [24, 22],
          [29, 21],
        ],
      },
      {
        id: 'woods-s',
        type: 'woods',
        polygon: [
          [15, 6],
          [19, 5],
          [20, 9],
          [16, 10],
        ],
      },
      {
        id: 'woods-n',
        type: 'woods',
        polygon: [
          [21, 30],
          [17, 31],
          [16, 27],
          [20, 26],
        ],
      },
      {
        id: 'rocks-se',
        type: 'rock',
        polygon: [
          [22, 8],
          [27, 8],
          [28, 12],
          [23, 12],
        ],
      },
      {
        id: 'rocks-nw',
        type: 'rock',
        polygon: [
          [14, 28],
          [9, 28],
          [8, 24],
          [13, 24],
        ],
      },
      {
        id: 'knoll-w',
        type: 'hill',
        level: 1,
        polygon: [
          [1, 16],
          [5, 15],
          [6, 20],
          [2, 21],
        ],
      },
      {
        id: 'knoll-e',
        type: 'hill',
        level: 1,
        polygon: [
          [35, 20],
          [31, 21],
          [30, 16],
          [34, 15],
        ],
      },
    ],
    walls: [
      {
        id: 'wall-s',
        height: 'low',
        material: 'hard',
        line: [
          [14, 12],
          [20, 12],
        ],
      },
      {
        id: 'wall-n',
        height: 'low',
        material: 'hard',
        line: [
          [22, 24],
          [16, 24],
        ],
      },
    ],
    fields: [],
    zones: {
      A: [
        [
          [0, 0],
          [36, 0],
          [36, 5],
          [0, 5],
        ],
      ],
      B: [
        [
          [0, 31],
          [36, 31],
          [36, 36],
          [0, 36],
        ],
      ],
    },
    forces: {
      A: {
        name: 'Xyban recon squad',
        squads: [
          {
            name: 'Sentinels',
            members: [
              { unit: 'x-prime', count: 1 },
              { unit: 'x-sentinel', count: 3 },
            ],
          },
        ],
      },
      B: {
        name: 'Eeek scouting flight',
        squads: [
          {
            name: 'Warriors',
            members: [
              { unit: 'e-talon', count: 1 },
              { unit: 'e-warrior', count: 6 },
            ],
          },
        ],
      },
    },
    attacker: null,
    first: 'rollOff',
    objectives: [{ id: 'rocket', kind: 'control', point: [18, 18], radius: 6, points: 40, scored: 'end' }],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  },
  {
    id: 'S2',
    name: 'Strongbox on the Sitan Road',
    minutes: '40-60',
    teaches: 'Roads, heat, hauling a load, giants against rifles; the option to try is shock.',
    aim: 'Points for kills, and 60 for carrying the strongbox into your own zone, which ends the game with that turn.',
    table: [48, 36],
    env: { dark: false, cold: false, heat: true },
    rounds: 8,
    options: {},
    terrain: [
      {
        id: 'road',
        type: 'road',
        polygon: [
          [0, 17],
          [48, 17],
          [48, 19],
          [0, 19],
        ],
      },
      {
        id: 'house-w',
        type: 'building',
        height: 2,
        openings: [
          [
            [18, 23.5],
            [18, 25.5],
          ],
          [
            [14, 22],
            [16, 22],
          ],
        ],
        polygon: [
          [12, 22],
          [18, 22],
          [18, 27],
          [12, 27],
        ],
      },
      {
        id: 'house-e',
        type: 'building',
        height: 2,
        openings: [
          [
            [30, 12.5],
            [30, 10.5],
          ],
          [
            [34, 14],
            [32, 14],
          ],
        ],
        polygon: [
          [36, 14],
          [30, 14],
          [30, 9],
          [36, 9],
        ],
      },
      {
        id: 'woods-w',
        type: 'woods',
        polygon: [
          [16, 5],
          [22, 4],
          [23, 10],
          [17, 11],
        ],
      },
      {
        id: 'woods-e',
        type: 'woods',
        polygon: [
          [32, 31],
          [26, 32],
          [25, 26],
          [31, 25],
        ],
      },
      {
        id: 'rubble-w',
        type: 'rubble',
        polygon: [
          [6, 8],
          [10, 8],
          [10, 12],
          [6, 12],
        ],
      },
      {
        id: 'rubble-e',
        type: 'rubble',
        polygon: [
          [42, 28],
          [38, 28],
          [38, 24],
          [42, 24],
        ],
      },
      {
        id: 'scrub-n',
        type: 'scrub',
        polygon: [
          [21, 26],
          [24.5, 26],
          [24.5, 31],
          [20, 31],
        ],
      },
      {
        id: 'scrub-s',
        type: 'scrub',
        polygon: [
          [27, 10],
          [23.5, 10],
          [23.5, 5],
          [28, 5],
        ],
      },
    ],
    walls: [
      {
        id: 'barricade-w',
        height: 'mid',
        material: 'hard',
        line: [
          [20, 16],
          [20, 12.9],
        ],
      },
      {
        id: 'barricade-e',
        height: 'mid',
        material: 'hard',
        line: [
          [28, 20],
          [28, 23.1],
        ],
      },
    ],
    fields: [],
    zones: {
      A: [
        [
          [0, 0],
          [6, 0],
          [6, 36],
          [0, 36],
        ],
      ],
      B: [
        [
          [42, 0],
          [48, 0],
          [48, 36],
          [42, 36],
        ],
      ],
    },
    forces: {
      A: {
        name: 'Terran patrol',
        squads: [
          { name: 'Command', members: [{ unit: 't-lieutenant', count: 1 }] },
          {
            name: '1st Squad',
            members: [
              { unit: 't-sergeant', count: 1 },
              { unit: 't-legionary', count: 3 },
            ],
          },
          {
            name: '2nd Squad',
            members: [
              { unit: 't-sergeant', count: 1 },
              { unit: 't-legionary', count: 3 },
            ],
          },
        ],
      },
      B: {
        name: 'Sitan war party',
        squads: [
          { name: 'Command', members: [{ unit: 's-warlord', count: 1 }] },
          {
            name: 'Warriors',
            members: [
              { unit: 's-chief', count: 1 },
              { unit: 's-warrior', count: 5 },
            ],
          },
          {
            name: 'Giants',
            members: [
              { unit: 's-giant-chief', count: 1 },
              { unit: 's-giant', count: 3 },
            ],
          },
        ],
      },
    },
    attacker: null,
    first: 'rollOff',
    objectives: [{ id: 'strongbox', kind: 'carry', point: [24, 18], points: 60 }],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'endGame', when: { kind: 'scored', objective: 'strongbox' } }, { kind: 'margin' }],
  },
  {
    id: 'S3',
    name: 'Break the Field',
    minutes: '45-60',
    teaches:
      'A force field and its pylons, tank and scout car, a Floater gun, power shields; the option to try is where it was hit.',
    aim: 'The attacker wins outright with the field down and the hut in hand at the end of a turn of its own. Else points for kills decide, with 25 more for the attacker if the field fell and 50 more for the smaller defending force.',
    table: [48, 48],
    env: { dark: false, cold: false, heat: false },
    rounds: 8,
    options: {},
    terrain: [
      {
        id: 'command-hut',
        type: 'building',
        height: 1,
        openings: [
          [
            [22, 38],
            [26, 38],
          ],
        ],
        polygon: [
          [21, 38],
          [27, 38],
          [27, 43],
          [21, 43],
        ],
      },
      {
        id: 'trench-w',
        type: 'trench',
        polygon: [
          [8, 33],
          [18, 33],
          [18, 34.5],
          [8, 34.5],
        ],
      },
      {
        id: 'trench-e',
        type: 'trench',
        polygon: [
          [30, 33],
          [40, 33],
          [40, 34.5],
          [30, 34.5],
        ],
      },
      {
        id: 'woods-w',
        type: 'woods',
        polygon: [
          [4, 14],
          [12, 13],
          [13, 20],
          [5, 21],
        ],
      },
      {
        id: 'woods-e',
        type: 'woods',
        polygon: [
          [44, 14],
          [36, 13],
          [35, 20],
          [43, 21],
        ],
      },
      {
        id: 'ridge',
        type: 'hill',
        level: 1,
        polygon: [
          [17, 12],
          [31, 12],
          [33, 18],
          [15, 18],
        ],
      },
      {
        id: 'ridge-top',
        type: 'hill',
        level: 2,
        polygon: [
          [20, 13.5],
          [28, 13.5],
          [29, 16.5],
          [19, 16.5],
        ],
      },
      {
        id: 'road',
        type: 'road',
        polygon: [
          [1, 0],
          [3.5, 0],
          [3.5, 48],
          [1, 48],
        ],
      },
      {
        id: 'rubble',
        type: 'rubble',
        polygon: [
          [22, 23],
          [26, 23],
          [27, 26],
          [21, 26],
        ],
      },
    ],
    walls: [
      {
        id: 'crates-w',
        height: 'mid',
        material: 'hard',
        line: [
          [14, 37],
          [18, 37],
        ],
      },
      {
        id: 'crates-e',
        height: 'mid',
        material: 'hard',
        line: [
          [30, 37],
          [34, 37],
        ],
      },
    ],
    fields: [
      {
        id: 'field',
        side: 'B',
        line: [
          [6, 30],
          [18, 30],
          [30, 30],
          [42, 30],
        ],
        pylons: [
          [6, 30],
          [18, 30],
          [30, 30],
          [42, 30],
        ],
      },
    ],
    zones: {
      A: [
        [
          [0, 0],
          [48, 0],
          [48, 8],
          [0, 8],
        ],
      ],
      B: [
        [
          [6, 32],
          [42, 32],
          [42, 48],
          [6, 48],
        ],
      ],
    },
    forces: {
      A: { name: 'Terran Armoured Fist', platoons: ['P-T-ARMOUR'] },
      B: {
        name: 'Xyban garrison',
        squads: [
          {
            name: 'Command',
            members: [{ unit: 'x-warden', count: 1 }],
          },
          {
            name: 'Sentinels',
            members: [
              { unit: 'x-prime', count: 1 },
              { unit: 'x-sentinel', count: 1 },
            ],
          },
          {
            name: 'Floater Section',
            members: [
              { unit: 'x-engineer-prime', count: 1 },
              { unit: 'x-engineer', count: 1 },
              { unit: 'a-lbc-floater', count: 1 },
            ],
          },
        ],
      },
    },
    attacker: 'A',
    first: 'A',
    objectives: [{ id: 'hut', kind: 'control', point: [24, 40.5], radius: 4, points: 0, scored: 'end' }],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [
      {
        kind: 'outright',
        side: 'A',
        all: [
          { kind: 'fieldDown', field: 'field' },
          { kind: 'controls', objective: 'hut' },
        ],
      },
      { kind: 'bonus', side: 'A', points: 25, if: { kind: 'fieldDown', field: 'field' } },
      { kind: 'bonus', side: 'B', points: 50 },
      { kind: 'margin' },
    ],
  },
  {
    id: 'S4',
    name: 'Night of the Hive',
    minutes: '45-60',
    teaches: 'Darkness, sensors, hidden Sirex; the option in play is muzzle flash.',
    aim: 'Points for kills, and 60 for whoever holds the camp when the eighth round ends.',
    table: [48, 36],
    env: { dark: true, cold: false, heat: false },
    rounds: 8,
    options: { hiddenDeployment: true, litByFire: true },
    terrain: [
      {
        id: 'camp',
        type: 'building',
        height: 1,
        openings: [
          [
            [22, 16],
            [26, 16],
          ],
          [
            [22, 21],
            [26, 21],
          ],
        ],
        polygon: [
          [20, 16],
          [28, 16],
          [28, 21],
          [20, 21],
        ],
      },
      {
        id: 'trench-n',
        type: 'trench',
        polygon: [
          [16, 25],
          [32, 25],
          [32, 26.5],
          [16, 26.5],
        ],
      },
      {
        id: 'trench-s',
        type: 'trench',
        polygon: [
          [16, 9.5],
          [32, 9.5],
          [32, 11],
          [16, 11],
        ],
      },
      {
        id: 'woods-w',
        type: 'woods',
        polygon: [
          [4, 10],
          [11, 9],
          [12, 18],
          [5, 19],
        ],
      },
      {
        id: 'woods-e',
        type: 'woods',
        polygon: [
          [44, 26],
          [37, 27],
          [36, 18],
          [43, 17],
        ],
      },
      {
        id: 'swamp',
        type: 'swamp',
        polygon: [
          [5, 24],
          [12, 23],
          [13, 31],
          [6, 32],
        ],
      },
      {
        id: 'rocks',
        type: 'rock',
        polygon: [
          [43, 12],
          [36, 13],
          [35, 5],
          [42, 4],
        ],
      },
    ],
    walls: [
      {
        id: 'fence-w',
        height: 'low',
        material: 'soft',
        line: [
          [15, 12],
          [15, 24],
        ],
      },
      {
        id: 'fence-e',
        height: 'low',
        material: 'soft',
        line: [
          [33, 12],
          [33, 24],
        ],
      },
    ],
    fields: [],
    zones: {
      A: [
        [
          [14, 8],
          [34, 8],
          [34, 28],
          [14, 28],
        ],
      ],
      B: [
        [
          [0, 0],
          [4, 0],
          [4, 36],
          [0, 36],
        ],
        [
          [44, 0],
          [48, 0],
          [48, 36],
          [44, 36],
        ],
      ],
    },
    forces: {
      A: { name: 'Terran Legion Rifle Platoon', platoons: ['P-T-RIFLE'] },
      B: { name: 'Eeek Beast Hunt', platoons: ['P-E-HUNT'] },
    },
    attacker: 'B',
    first: 'B',
    objectives: [{ id: 'camp', kind: 'control', point: [24, 18.5], radius: 5, points: 60, scored: 'end' }],
    hidden: [{ side: 'B', squads: ['Sirex Pack'], areas: ['woods-w', 'woods-e', 'rocks'], zone: true }],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  },
  {
    id: 'S5',
    name: 'Counter-Battery',
    minutes: '60',
    teaches:
      'Indirect fire, spotters, drift, smoke, packing and hauling guns; the option to try is drifting direct misses.',
    aim: 'Points for kills, and 50 for whoever holds the bridge when the eighth round ends.',
    table: [72, 48],
    env: { dark: false, cold: true, heat: false },
    rounds: 8,
    options: {},
    terrain: [
      {
        id: 'ridge-w',
        type: 'hill',
        level: 1,
        polygon: [
          [18, 10],
          [24, 8],
          [26, 38],
          [20, 40],
        ],
      },
      {
        id: 'ridge-w-top',
        type: 'hill',
        level: 2,
        polygon: [
          [20.5, 14],
          [23, 13.5],
          [23.5, 33],
          [21.5, 34],
        ],
      },
      {
        id: 'ridge-e',
        type: 'hill',
        level: 1,
        polygon: [
          [54, 38],
          [48, 40],
          [46, 10],
          [52, 8],
        ],
      },
      {
        id: 'ridge-e-top',
        type: 'hill',
        level: 2,
        polygon: [
          [51.5, 34],
          [49, 34.5],
          [48.5, 15],
          [50.5, 14],
        ],
      },
      {
        id: 'river',
        type: 'river',
        polygon: [
          [34, 0],
          [38, 0],
          [38, 48],
          [34, 48],
        ],
      },
      {
        id: 'bridge',
        type: 'road',
        polygon: [
          [27, 23],
          [45, 23],
          [45, 25],
          [27, 25],
        ],
      },
      {
        id: 'woods-nw',
        type: 'woods',
        polygon: [
          [27, 38],
          [33, 37],
          [33, 45],
          [27, 45],
        ],
      },
      {
        id: 'woods-se',
        type: 'woods',
        polygon: [
          [45, 10],
          [39, 11],
          [39, 3],
          [45, 3],
        ],
      },
      {
        id: 'rubble-w',
        type: 'rubble',
        polygon: [
          [8, 20],
          [13, 20],
          [13, 28],
          [8, 28],
        ],
      },
      {
        id: 'rubble-e',
        type: 'rubble',
        polygon: [
          [64, 28],
          [59, 28],
          [59, 20],
          [64, 20],
        ],
      },
    ],
    walls: [
      {
        id: 'sangar-w',
        height: 'low',
        material: 'hard',
        line: [
          [14, 18],
          [14, 30],
        ],
      },
      {
        id: 'sangar-e',
        height: 'low',
        material: 'hard',
        line: [
          [58, 30],
          [58, 18],
        ],
      },
    ],
    fields: [],
    zones: {
      A: [
        [
          [0, 0],
          [15, 0],
          [15, 48],
          [0, 48],
        ],
      ],
      B: [
        [
          [57, 0],
          [72, 0],
          [72, 48],
          [57, 48],
        ],
      ],
    },
    forces: {
      A: { name: 'Terran Field Battery', platoons: ['P-T-BATTERY'] },
      B: {
        name: 'Robot Column',
        squads: [
          { name: 'Command', members: [{ unit: 'r-core', count: 1 }] },
          {
            name: 'Fire Squad',
            members: [
              { unit: 'r-control', count: 1 },
              { unit: 'r-striker', count: 3 },
              { unit: 'r-sentry', count: 2 },
              { unit: 'r-mortar', count: 1 },
            ],
          },
          {
            name: 'Breaker Squad',
            members: [
              { unit: 'r-control', count: 1 },
              { unit: 'r-breaker', count: 3 },
              { unit: 'r-scan', count: 1 },
            ],
          },
        ],
      },
    },
    attacker: null,
    first: 'rollOff',
    objectives: [{ id: 'bridge', kind: 'control', point: [36, 24], radius: 4, points: 50, scored: 'end' }],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  },
  {
    id: 'S6',
    name: 'Ford of the Lizards',
    minutes: '40-60',
    teaches: 'Lizard riders, a river, hover vehicles, overruns, boarding; the option to try is fire into melee.',
    aim: 'Points for kills, and for each crossing held when the seventh round ends.',
    table: [48, 36],
    env: { dark: false, cold: false, heat: true },
    rounds: 7,
    options: {},
    terrain: [
      {
        id: 'river',
        type: 'river',
        polygon: [
          [0, 16],
          [48, 16],
          [48, 20],
          [0, 20],
        ],
      },
      {
        id: 'deep-w',
        type: 'deepWater',
        polygon: [
          [8, 16],
          [18, 16],
          [18, 20],
          [8, 20],
        ],
      },
      {
        id: 'deep-e',
        type: 'deepWater',
        polygon: [
          [40, 20],
          [30, 20],
          [30, 16],
          [40, 16],
        ],
      },
      {
        id: 'road',
        type: 'road',
        polygon: [
          [23, 0],
          [25, 0],
          [25, 36],
          [23, 36],
        ],
      },
      {
        id: 'woods-sw',
        type: 'woods',
        polygon: [
          [10, 6],
          [17, 6],
          [17, 12],
          [10, 12],
        ],
      },
      {
        id: 'woods-ne',
        type: 'woods',
        polygon: [
          [38, 30],
          [31, 30],
          [31, 24],
          [38, 24],
        ],
      },
      {
        id: 'rock-se',
        type: 'rock',
        polygon: [
          [30, 6],
          [36, 6],
          [36, 11],
          [30, 11],
        ],
      },
      {
        id: 'rock-nw',
        type: 'rock',
        polygon: [
          [18, 30],
          [12, 30],
          [12, 25],
          [18, 25],
        ],
      },
      {
        id: 'swamp-w',
        type: 'swamp',
        polygon: [
          [0, 20],
          [7, 20],
          [7, 25],
          [0, 25],
        ],
      },
      {
        id: 'swamp-e',
        type: 'swamp',
        polygon: [
          [48, 16],
          [41, 16],
          [41, 11],
          [48, 11],
        ],
      },
    ],
    walls: [],
    fields: [],
    zones: {
      A: [
        [
          [0, 0],
          [48, 0],
          [48, 5],
          [0, 5],
        ],
      ],
      B: [
        [
          [0, 31],
          [48, 31],
          [48, 36],
          [0, 36],
        ],
      ],
    },
    forces: {
      A: {
        name: 'Xyban Hover Column',
        squads: [
          { name: 'Command', members: [{ unit: 'x-warden', count: 1 }] },
          {
            name: 'Aegis Squad',
            members: [
              { unit: 'x-prime', count: 1 },
              { unit: 'x-sentinel', count: 1 },
              { unit: 'x-aegis', count: 2 },
            ],
          },
          {
            name: 'Ark Section',
            members: [
              { unit: 'x-engineer-prime', count: 1 },
              { unit: 'x-engineer', count: 1 },
              { unit: 'v-ark', count: 1 },
            ],
          },
        ],
      },
      B: {
        name: 'Sitan Beast Riders',
        squads: [
          { name: 'Command', members: [{ unit: 's-rider-lord', count: 1 }] },
          {
            name: '1st Lizard Riders',
            members: [
              { unit: 's-rider-chief', count: 1 },
              { unit: 's-rider', count: 4 },
            ],
          },
          {
            name: '2nd Lizard Riders',
            members: [
              { unit: 's-rider-chief', count: 1 },
              { unit: 's-rider', count: 4 },
            ],
          },
          {
            name: 'Ape Troop',
            members: [
              { unit: 's-ape-chief', count: 1 },
              { unit: 's-ape', count: 4 },
            ],
          },
        ],
      },
    },
    attacker: null,
    first: 'rollOff',
    objectives: [
      { id: 'ford-w', kind: 'control', point: [4, 18], radius: 3, points: 20, scored: 'end' },
      { id: 'bridge', kind: 'control', point: [24, 18], radius: 3, points: 30, scored: 'end' },
      { id: 'ford-e', kind: 'control', point: [44, 18], radius: 3, points: 20, scored: 'end' },
    ],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  },
];
