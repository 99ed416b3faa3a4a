import { has } from '../profile.js';
import type { Entries } from './entry.js';

// How a model moves, and on what.

export const MOVEMENT_MARS = {
  /** DL-MAR-34 */
  skimming: {
    name: 'Skimming',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'cover.last': {
        kind: 'N',
        rule: 'DL-MAR-34a',
        why: 'Skimming, and so Towering',
        when: ({ of, aboard }) => aboard === null && has(of, 'skimming') && !has(of, 'towering'),
        becomes: (cover) => Math.max(0, cover - 1),
      },
      'path.going': {
        kind: 'R',
        rule: 'DL-MAR-34b',
        why: 'Skimming',
        when: ({ of }) => has(of, 'skimming'),
        becomes: () => 'clear',
      },
      'path.end': {
        kind: 'P',
        rule: 'DL-MAR-34c',
        why: 'no ground to end on',
        when: ({ of, going }) => has(of, 'skimming') && going === 'impassable',
        may: false,
      },
      'path.throughModels': {
        kind: 'P',
        rule: 'DL-MAR-34d',
        why: 'models block its path',
        when: ({ of }) => has(of, 'skimming'),
        may: false,
      },
      'path.crushes': {
        kind: 'P',
        rule: 'DL-MAR-34e',
        why: 'it skims over',
        when: ({ of }) => has(of, 'skimming'),
        may: false,
      },
      'path.setsOffMines': {
        kind: 'P',
        rule: 'DL-MAR-34e',
        why: 'it skims over',
        when: ({ of }) => has(of, 'skimming'),
        may: false,
      },
    },
  },
  sureFooted: {
    name: 'Sure Footed',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'path.going': {
        kind: 'R',
        rule: 'DL-MAR-44',
        why: 'Sure Footed',
        when: ({ of }) => has(of, 'sureFooted'),
        becomes: (going) => (going === 'difficult' ? 'clear' : going),
      },
    },
  },
  walker: {
    name: 'Walker',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'path.column': {
        kind: 'R',
        rule: 'DL-MAR-50',
        why: 'Walker',
        when: ({ of }) => has(of, 'walker'),
        becomes: () => 'cavalry',
      },
    },
  },
  scouting: {
    name: 'Scouting',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'deploy.scouting': {
        kind: 'P',
        rule: 'DL-MAR-32',
        why: 'every model has Scouting',
        when: ({ every }) => every.every((one) => has(one, 'scouting')),
        may: true,
      },
    },
  },
  infiltrator: {
    name: 'Infiltrator',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'deploy.infiltrator': {
        kind: 'P',
        rule: 'DL-MAR-53',
        why: 'every model is an Infiltrator',
        when: ({ every }) => every.every((one) => has(one, 'infiltrator')),
        may: true,
      },
    },
  },
  towable: {
    name: 'Towable',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'deploy.towed': {
        kind: 'P',
        rule: 'DL-MAR-55',
        why: 'Towable',
        when: ({ living }) => living.every((one) => has(one, 'towable')),
        may: true,
      },
      'path.column': {
        kind: 'R',
        rule: 'DL-MAR-55',
        why: 'a towable gun',
        when: ({ of }) => has(of, 'towable'),
        becomes: () => 'cavalry',
      },
    },
  },
  utilityVehicle: {
    name: 'Utility Vehicle',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'deploy.tows': {
        kind: 'P',
        rule: 'DL-MAR-56',
        why: 'Utility Vehicle',
        when: ({ of }) => has(of, 'utilityVehicle'),
        may: true,
      },
    },
  },
  unique: {
    name: 'Unique',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'force.copies': {
        kind: 'P',
        rule: 'DL-MAR-48',
        why: 'Unique',
        when: ({ of, copies }) => has(of, 'unique') && copies > 1,
        may: false,
      },
    },
  },
  capacity: {
    name: 'Capacity',
    takes: 'type, n',
    on: 'model',
    speaks: {
      'cargo.carries': {
        kind: 'P',
        rule: 'DL-MAR-05',
        why: 'Capacity',
        when: ({ of, type, places }) => (of.mars.capacity ?? []).some((room) => room.type === type && room.n >= places),
        may: true,
      },
    },
  },
  chargeDoors: {
    name: 'Charge Doors',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'cargo.sally': {
        kind: 'P',
        rule: 'DL-MAR-06',
        why: 'Charge Doors',
        when: ({ of }) => has(of, 'chargeDoors'),
        may: true,
      },
    },
  },
  openTopped: {
    name: 'Open Topped',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'cargo.sally': {
        kind: 'P',
        rule: 'DL-MAR-28',
        why: 'Open Topped',
        when: ({ of }) => has(of, 'openTopped'),
        may: true,
      },
      'arm.fires': {
        kind: 'P',
        rule: 'DL-MAR-28',
        why: 'inside a closed hull',
        when: ({ aboard }) => aboard !== null && !has(aboard, 'openTopped'),
        may: false,
      },
      'quality.absolute': {
        kind: 'N',
        rule: 'DL-MAR-28',
        why: 'a passenger of an Open Topped hull',
        when: ({ aboard }) => aboard !== null,
        add: 1,
      },
      'cover.base': {
        kind: 'R',
        rule: 'DL-MAR-28',
        why: 'behind the sides of an Open Topped hull',
        when: ({ aboard }) => aboard !== null,
        becomes: () => 2,
      },
    },
  },
  gunTeam: {
    name: 'Gun Team',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'cargo.places': {
        kind: 'N',
        rule: 'DL-MAR-60',
        why: 'Gun Team',
        when: ({ of }) => has(of, 'gunTeam'),
        becomes: () => 2,
      },
      'deploy.weight': {
        kind: 'N',
        rule: 'DL-MAR-60',
        why: 'Gun Team',
        when: ({ of }) => has(of, 'gunTeam'),
        becomes: () => 2,
      },
    },
  },
} as const satisfies Entries;
