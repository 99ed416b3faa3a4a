import { has, level } from '../profile.js';
import type { Entries } from './entry.js';

// Templates, who spots for them, and smoke.

export const INDIRECT_MARS = {
  /** DL-MAR-39 */
  spotter: {
    name: 'Spotter',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'blast.spotting': {
        kind: 'N',
        rule: 'DL-MAR-39a',
        why: 'Spotter',
        when: ({ of }) => has(of, 'spotter'),
        add: 1,
      },
      'actions.lookAround': {
        kind: 'P',
        rule: 'DL-MAR-39b',
        why: 'a Spotter may go and look',
        when: ({ of }) => has(of, 'spotter'),
        may: true,
      },
      'blast.spots': {
        kind: 'P',
        rule: 'DL-MAR-39c',
        why: 'a Spotter spots in coherency only',
        when: ({ inCoherency }) => !inCoherency,
        may: false,
      },
    },
  },
  idf: {
    name: 'IDF',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'blast.delivery': {
        kind: 'R',
        rule: 'DL-MAR-57',
        why: 'Indirect Fire',
        when: ({ weapon }) => has(weapon, 'idf'),
        becomes: () => 'indirect',
      },
    },
  },
  blast: {
    name: 'Blast',
    takes: 'n',
    on: 'weapon',
    speaks: {
      'blast.templates': {
        kind: 'N',
        rule: 'DL-MAR-58',
        why: 'Blast',
        when: ({ weapon }) => has(weapon, 'blast'),
        add: ({ weapon }) => level(weapon, 'blast'),
      },
    },
  },
  smokeRounds: {
    name: 'Smoke Rounds',
    takes: 'n',
    on: 'weapon',
    speaks: {
      'blast.rounds': {
        kind: 'G',
        rule: 'DL-MAR-59',
        why: 'Smoke Rounds',
        when: ({ weapon }) => has(weapon, 'smokeRounds'),
        stock: (weapon) => level(weapon, 'smokeRounds'),
      },
    },
  },
  smokeLauncher: {
    name: 'Smoke Launcher',
    takes: 'n',
    on: 'model',
    speaks: {
      'M10.smoke': {
        kind: 'G',
        rule: 'DL-MAR-36',
        why: 'Smoke Launcher',
        when: ({ of }) => has(of, 'smokeLauncher'),
        stock: (of) => level(of, 'smokeLauncher'),
        within: 4,
      },
    },
  },
} as const satisfies Entries;
