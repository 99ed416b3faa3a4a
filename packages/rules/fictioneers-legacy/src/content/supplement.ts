import type { PlatoonList, Scenario, UnitType } from './types.js';

// What the sheet lists and nothing of the box fields: sonic and flamer sidearms, the backpack rack, both AA missiles and the heavy AA
// cannon, mundane shields, riding beasts; a scenario with reserves, checks of its own and a way off the table. Built by FL-FRC-11.

const FOOT = {
  infantry: true,
  baseRadius: 0.5,
  height: 1,
  equipment: [],
  mount: null,
  rank: 'none',
  eliteness: 2,
} as const;
const MOUNTED = { ...FOOT, infantry: false, baseRadius: 0.75, mount: 'beast' } as const;
const TERRAN = { people: 'terran', moveType: 'terran', armour: 'carbon' } as const;
const XYBAN = { people: 'xyban', moveType: 'xyban', armour: 'alloy' } as const;
const SITAN = { people: 'sitan', moveType: 'sitanHumanoid', armour: 'cloth' } as const;
const LEADS = { equipment: ['com-gear'], rank: 'SL', eliteness: 3 } as const;

export const SUPPLEMENT_UNITS: readonly UnitType[] = [
  {
    ...FOOT,
    ...TERRAN,
    id: 't-rack',
    name: 'Legion Rack Gunner',
    weapons: ['missile-rack', 'laser-pistol'],
    melee: [],
  },
  {
    ...MOUNTED,
    ...TERRAN,
    id: 't-outrider',
    name: 'Legion Outrider',
    weapons: ['flamer-pistol'],
    melee: ['mundane-sword'],
  },
  {
    ...MOUNTED,
    ...TERRAN,
    ...LEADS,
    id: 't-outrider-chief',
    name: 'Outrider Sergeant',
    weapons: ['flamer-pistol'],
    melee: ['powered-sword'],
  },
  { ...FOOT, ...XYBAN, id: 'x-echo', name: 'Xyban Echo', weapons: ['sonic-carbine'], melee: ['mundane-dagger'] },
  {
    ...FOOT,
    ...XYBAN,
    ...LEADS,
    id: 'x-echo-prime',
    name: 'Echo Prime',
    weapons: ['sonic-pistol'],
    melee: ['mundane-shield'],
  },
  {
    ...FOOT,
    ...SITAN,
    id: 's-shield',
    name: 'Sitan Shieldbearer',
    weapons: ['projectile-pistol'],
    melee: ['mundane-sword', 'mundane-shield'],
  },
  {
    ...FOOT,
    ...SITAN,
    ...LEADS,
    id: 's-shield-chief',
    name: 'Shield Chief',
    armour: 'carbon',
    weapons: ['flamer-pistol'],
    melee: ['powered-sword', 'mundane-shield'],
  },
  { ...MOUNTED, ...SITAN, id: 's-tusker', name: 'Sitan Tusker', weapons: ['projectile-carbine'], melee: ['lance'] },
  {
    ...MOUNTED,
    ...SITAN,
    ...LEADS,
    id: 's-tusker-chief',
    name: 'Tusker Chief',
    armour: 'carbon',
    weapons: ['laser-carbine'],
    melee: ['lance'],
  },
];

const some = (unit: string, count: number) => ({ unit, count });

export const SUPPLEMENT_PLATOONS: readonly PlatoonList[] = [
  {
    id: 'P-T-BULWARK',
    name: 'Terran Bulwark Platoon',
    people: 'terran',
    command: { name: 'Command', members: [some('t-lieutenant', 1)] },
    squads: [
      {
        name: 'Air Defence Section',
        members: [some('t-crew-chief', 1), some('t-crew', 4), some('a-haac', 1), some('a-laam', 1)],
      },
      { name: 'Rack Squad', members: [some('t-sergeant', 1), some('t-legionary', 3), some('t-rack', 2)] },
    ],
    note: 'Guns made against flyers, and as good against whoever walks; two backpack racks to keep them company.',
  },
  {
    id: 'P-X-ECHO',
    name: 'Xyban Echo Platoon',
    people: 'xyban',
    command: { name: 'Command', members: [some('x-warden', 1)] },
    squads: [
      { name: '1st Echo Squad', members: [some('x-echo-prime', 1), some('x-echo', 4)] },
      { name: '2nd Echo Squad', members: [some('x-echo-prime', 1), some('x-echo', 3)] },
      { name: 'Sled Section', members: [some('x-engineer-prime', 1), some('x-engineer', 1), some('v-skate', 1)] },
    ],
    note: 'Sound against flesh: a burst each turn at fifteen inches, and nothing that worries a hull.',
  },
  {
    id: 'P-S-TUSK',
    name: 'Sitan Tusk and Shield',
    people: 'sitan',
    command: { name: 'Command', members: [some('s-warlord', 1)] },
    squads: [
      { name: '1st Shield Wall', members: [some('s-shield-chief', 1), some('s-shield', 6)] },
      { name: '2nd Shield Wall', members: [some('s-shield-chief', 1), some('s-shield', 3)] },
      { name: 'Tuskers', members: [some('s-tusker-chief', 1), some('s-tusker', 4)] },
    ],
    note: 'Shields on foot to hold what the beasts take.',
  },
];

type Corners = readonly (readonly [number, number])[];
const block = (x1: number, y1: number, x2: number, y2: number): Corners => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

export const SUPPLEMENT_SCENARIOS: readonly Scenario[] = [
  {
    id: 'S7',
    name: 'The Signal Mast',
    minutes: '40-60',
    teaches: 'Reserves that ride in, squads that check their morale when their hour comes, a way off the table.',
    aim: 'Points for kills, and for the mast when the seventh round ends. Whoever of the garrison gets away in the south is no loss.',
    table: [48, 48],
    env: { dark: false, cold: false, heat: false },
    rounds: 7,
    options: {},
    terrain: [
      { id: 'hill', type: 'hill', level: 1, polygon: block(18, 14, 30, 23) },
      { id: 'trench', type: 'trench', polygon: block(20, 24, 28, 26) },
      { id: 'woods-w', type: 'woods', polygon: block(6, 24, 13, 31) },
      { id: 'woods-e', type: 'woods', polygon: block(35, 24, 42, 31) },
      { id: 'rock-n', type: 'rock', polygon: block(20, 33, 28, 37) },
      { id: 'scrub-w', type: 'scrub', polygon: block(4, 12, 12, 17) },
      { id: 'scrub-e', type: 'scrub', polygon: block(36, 12, 44, 17) },
    ],
    walls: [],
    fields: [],
    zones: { A: [block(8, 8, 40, 26)], B: [block(0, 42, 48, 48)] },
    forces: {
      A: {
        name: 'The Garrison and its Relief',
        squads: [
          { name: 'Command', members: [some('t-lieutenant', 1)] },
          { name: 'Garrison', members: [some('t-sergeant', 1), some('t-legionary', 3), some('t-rack', 1)] },
          { name: 'Missile Section', members: [some('t-crew-chief', 1), some('t-crew', 2), some('a-haam', 1)] },
          { name: 'Outriders', members: [some('t-outrider-chief', 1), some('t-outrider', 3)] },
        ],
      },
      B: {
        name: 'Sitan Tusk and Shield',
        squads: [
          { name: 'Command', members: [some('s-warlord', 1)] },
          { name: '1st Shield Wall', members: [some('s-shield-chief', 1), some('s-shield', 6)] },
          { name: '2nd Shield Wall', members: [some('s-shield-chief', 1), some('s-shield', 6)] },
          { name: 'Giant Band', members: [some('s-giant-chief', 1), some('s-giant', 3)] },
          { name: 'Tuskers', members: [some('s-tusker-chief', 1), some('s-tusker', 4)] },
        ],
      },
    },
    attacker: 'B',
    first: 'B',
    objectives: [{ id: 'mast', kind: 'control', point: [24, 20], radius: 4, points: 60, scored: 'end' }],
    hidden: [],
    reserves: [
      { side: 'A', squads: ['Outriders'], round: 3, edge: 'south' },
      { side: 'B', squads: ['Tuskers'], round: 2, edge: 'north' },
    ],
    exits: [{ side: 'A', edge: 'south' }],
    checks: [
      { side: 'A', squads: ['Garrison', 'Missile Section'], round: 2 },
      { side: 'B', squads: ['1st Shield Wall', '2nd Shield Wall'], round: 4 },
    ],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  },
];
