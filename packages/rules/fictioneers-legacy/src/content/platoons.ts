import type { PlatoonList } from './types.js';

/** Ready platoons of standard size (FL-FRC-10). */
export const PLATOONS: readonly PlatoonList[] = [
  {
    id: 'P-T-RIFLE',
    name: 'Terran Legion Rifle Platoon',
    people: 'terran',
    command: {
      name: 'Command',
      members: [
        { unit: 't-lieutenant', count: 1 },
        { unit: 't-scout', count: 1 },
        { unit: 't-sniper', count: 1 },
      ],
    },
    squads: [
      {
        name: '1st Rifle Squad',
        members: [
          { unit: 't-sergeant', count: 1 },
          { unit: 't-legionary', count: 4 },
          { unit: 't-gunner', count: 1 },
        ],
      },
      {
        name: '2nd Rifle Squad',
        members: [
          { unit: 't-sergeant', count: 1 },
          { unit: 't-legionary', count: 3 },
          { unit: 't-grenadier', count: 1 },
          { unit: 't-missile', count: 1 },
        ],
      },
    ],
    note: 'Laser infantry for every task: a spotter, a sharpshooter, and a heavy weapon in each squad.',
  },
  {
    id: 'P-T-ARMOUR',
    name: 'Terran Armoured Fist',
    people: 'terran',
    command: { name: 'Command', members: [{ unit: 't-lieutenant', count: 1 }] },
    squads: [
      {
        name: 'Rifle Squad',
        members: [
          { unit: 't-sergeant', count: 1 },
          { unit: 't-legionary', count: 4 },
        ],
      },
      {
        name: 'Armour Section',
        members: [
          { unit: 't-crew-chief', count: 1 },
          { unit: 't-crew', count: 3 },
          { unit: 'v-anvil', count: 1 },
          { unit: 'v-hound', count: 1 },
        ],
      },
    ],
    note: 'A heavy tank and a scout car. The riflemen are there to keep enemies off the hull.',
  },
  {
    id: 'P-T-JET',
    name: 'Terran Jet Assault Platoon',
    people: 'terran',
    command: { name: 'Command', members: [{ unit: 't-jet-lieutenant', count: 1 }] },
    squads: [
      {
        name: '1st Jet Squad',
        members: [
          { unit: 't-jet-sergeant', count: 1 },
          { unit: 't-jet', count: 3 },
        ],
      },
      {
        name: '2nd Jet Squad',
        members: [
          { unit: 't-jet-sergeant', count: 1 },
          { unit: 't-jet', count: 3 },
        ],
      },
      {
        name: 'Flyer Section',
        members: [
          { unit: 't-crew-chief', count: 1 },
          { unit: 't-crew', count: 1 },
          { unit: 'v-kestrel', count: 1 },
        ],
      },
    ],
    note: 'Jet packs and assault weapons, ten inches a move, and a flyer above them.',
  },
  {
    id: 'P-T-BATTERY',
    name: 'Terran Field Battery',
    people: 'terran',
    command: {
      name: 'Command',
      members: [
        { unit: 't-lieutenant', count: 1 },
        { unit: 't-scout', count: 1 },
      ],
    },
    squads: [
      {
        name: 'Gun Section',
        members: [
          { unit: 't-crew-chief', count: 1 },
          { unit: 't-crew', count: 5 },
          { unit: 'a-mbc', count: 1 },
          { unit: 'a-hlmg', count: 1 },
          { unit: 'a-mortar', count: 1 },
        ],
      },
      {
        name: 'Rifle Squad',
        members: [
          { unit: 't-sergeant', count: 1 },
          { unit: 't-legionary', count: 5 },
        ],
      },
    ],
    note: 'Cannon, machine gun and mortar, with one rifle squad to guard them.',
  },
  {
    id: 'P-T-ORBITAL',
    name: 'Terran Orbital Guard',
    people: 'terran',
    command: { name: 'Command', members: [{ unit: 't-lieutenant', count: 1 }] },
    squads: [
      {
        name: 'Planetary Defense Section',
        members: [
          { unit: 't-crew-chief', count: 1 },
          { unit: 't-crew', count: 2 },
          { unit: 'a-pd', count: 1 },
        ],
      },
      {
        name: 'Heavy Gun Section',
        members: [
          { unit: 't-crew-chief', count: 1 },
          { unit: 't-crew', count: 7 },
          { unit: 'a-hbc', count: 1 },
        ],
      },
    ],
    note: 'Heavy guns that stay where they are; the heavy cannon has just the eight hands that lift it in one go.',
  },
  {
    id: 'P-X-SENTINEL',
    name: 'Xyban Sentinel Platoon',
    people: 'xyban',
    command: {
      name: 'Command',
      members: [
        { unit: 'x-warden', count: 1 },
        { unit: 'x-watcher', count: 1 },
        { unit: 'x-marksman', count: 1 },
      ],
    },
    squads: [
      {
        name: '1st Sentinel Squad',
        members: [
          { unit: 'x-prime', count: 1 },
          { unit: 'x-sentinel', count: 3 },
          { unit: 'x-beamer', count: 1 },
        ],
      },
      {
        name: '2nd Sentinel Squad',
        members: [
          { unit: 'x-prime', count: 1 },
          { unit: 'x-sentinel', count: 3 },
          { unit: 'x-resonator', count: 1 },
        ],
      },
    ],
    note: 'Slow blast-rifle troops in good armour.',
  },
  {
    id: 'P-X-HOVER',
    name: 'Xyban Hover Column',
    people: 'xyban',
    command: { name: 'Command', members: [{ unit: 'x-warden', count: 1 }] },
    squads: [
      {
        name: 'Aegis Squad',
        members: [
          { unit: 'x-prime', count: 1 },
          { unit: 'x-sentinel', count: 2 },
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
      {
        name: 'Floater Section',
        members: [
          { unit: 'x-engineer-prime', count: 1 },
          { unit: 'x-engineer', count: 1 },
          { unit: 'a-lbc-floater', count: 1 },
        ],
      },
    ],
    note: 'Shield bearers in a hover carrier, and a light cannon on a Floater.',
  },
  {
    id: 'P-E-SWARM',
    name: 'Eeek Warrior Swarm',
    people: 'eeek',
    command: { name: 'Command', members: [{ unit: 'e-hivelord', count: 1 }] },
    squads: [
      {
        name: '1st Warrior Squad',
        members: [
          { unit: 'e-talon', count: 1 },
          { unit: 'e-warrior', count: 5 },
        ],
      },
      {
        name: '2nd Warrior Squad',
        members: [
          { unit: 'e-talon', count: 1 },
          { unit: 'e-warrior', count: 5 },
        ],
      },
      {
        name: 'Bomb Wing',
        members: [
          { unit: 'e-talon', count: 1 },
          { unit: 'e-bomber', count: 3 },
          { unit: 'e-spitter', count: 1 },
        ],
      },
    ],
    note: 'Everybody flies and fights well; nobody shoots well.',
  },
  {
    id: 'P-E-HUNT',
    name: 'Eeek Beast Hunt',
    people: 'eeek',
    command: { name: 'Command', members: [{ unit: 'e-hivelord', count: 1 }] },
    squads: [
      {
        name: 'Warrior Squad',
        members: [
          { unit: 'e-talon', count: 1 },
          { unit: 'e-warrior', count: 6 },
        ],
      },
      {
        name: 'Sirex Pack',
        members: [
          { unit: 'sirex-alpha', count: 1 },
          { unit: 'sirex', count: 5 },
        ],
      },
      {
        name: 'Great Beasts',
        members: [
          { unit: 'e-tender-talon', count: 1 },
          { unit: 'e-tender', count: 1 },
          { unit: 'giant-sirex', count: 2 },
        ],
      },
    ],
    note: 'Warriors follow a screen of Sirex and two Giant Sirex.',
  },
  {
    id: 'P-S-HOST',
    name: 'Sitan War Host',
    people: 'sitan',
    command: { name: 'Command', members: [{ unit: 's-warlord', count: 1 }] },
    squads: [
      {
        name: 'Warrior Band',
        members: [
          { unit: 's-chief', count: 1 },
          { unit: 's-warrior', count: 6 },
          { unit: 's-raider', count: 1 },
        ],
      },
      {
        name: 'Giants',
        members: [
          { unit: 's-giant-chief', count: 1 },
          { unit: 's-giant', count: 2 },
          { unit: 's-giant-gunner', count: 1 },
        ],
      },
      {
        name: 'War Wagon',
        members: [
          { unit: 's-chief', count: 1 },
          { unit: 's-crew', count: 1 },
          { unit: 'v-wagon', count: 1 },
        ],
      },
    ],
    note: 'Cheap rifles, giants with powered axes, a mortar on wheels.',
  },
  {
    id: 'P-S-RIDERS',
    name: 'Sitan Beast Riders',
    people: 'sitan',
    command: { name: 'Command', members: [{ unit: 's-rider-lord', count: 1 }] },
    squads: [
      {
        name: '1st Lizard Riders',
        members: [
          { unit: 's-rider-chief', count: 1 },
          { unit: 's-rider', count: 3 },
        ],
      },
      {
        name: '2nd Lizard Riders',
        members: [
          { unit: 's-rider-chief', count: 1 },
          { unit: 's-rider', count: 3 },
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
    note: 'The fastest fighters there are, and easy targets in the open.',
  },
  {
    id: 'P-R-COLUMN',
    name: 'Robot Column',
    people: 'robot',
    command: { name: 'Command', members: [{ unit: 'r-core', count: 1 }] },
    squads: [
      {
        name: 'Fire Squad',
        members: [
          { unit: 'r-control', count: 1 },
          { unit: 'r-striker', count: 2 },
          { unit: 'r-sentry', count: 1 },
          { unit: 'r-mortar', count: 1 },
        ],
      },
      {
        name: 'Breaker Squad',
        members: [
          { unit: 'r-control', count: 1 },
          { unit: 'r-breaker', count: 2 },
          { unit: 'r-scan', count: 1 },
        ],
      },
    ],
    note: 'Slow machines with battle computers and a mortar that walks.',
  },
  {
    id: 'P-R-CRAWLER',
    name: 'Robot Crawler Group',
    people: 'robot',
    command: { name: 'Command', members: [{ unit: 'r-core', count: 1 }] },
    squads: [
      {
        name: 'Striker Squad',
        members: [
          { unit: 'r-control', count: 1 },
          { unit: 'r-striker', count: 3 },
        ],
      },
      {
        name: 'Crawler Section',
        members: [
          { unit: 'r-control', count: 1 },
          { unit: 'r-scan', count: 1 },
          { unit: 'v-colossus', count: 1 },
        ],
      },
    ],
    note: 'A heavy crawler with a heavy blast cannon and four escorts.',
  },
];
