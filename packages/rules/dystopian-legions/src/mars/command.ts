import { all, any, has, level } from '../profile.js';
import { always, type Entries } from './entry.js';

// Leaders, checks and morale.

const POLITICAL_RANGE = 12;
const COMMAND_RANGE = 8;

export const COMMAND_MARS = {
  /** DL-MAR-01 */
  adjutant: {
    name: 'Adjutant',
    takes: 'n',
    on: 'model',
    speaks: {
      'leader.spends': {
        kind: 'P',
        rule: 'DL-MAR-01a',
        why: 'an Adjutant is no Officer',
        when: ({ of }) => has(of, 'adjutant') && !has(of, 'officer'),
        may: false,
      },
      'pool.made': {
        kind: 'N',
        rule: 'DL-MAR-01b',
        why: 'Adjutant beside his Officer',
        when: ({ of, living }) => has(of, 'adjutant') && any(living, 'officer'),
        add: ({ of }) => level(of, 'adjutant'),
      },
      'leader.limit': {
        kind: 'N',
        rule: 'DL-MAR-01c',
        why: 'his Adjutants',
        when: ({ of, living }) => has(of, 'officer') && any(living, 'adjutant'),
        add: ({ living }) => living.reduce((sum, one) => sum + level(one, 'adjutant'), 0),
      },
    },
  },
  /** DL-MAR-03 */
  battleHardened: {
    name: 'Battle Hardened',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'leader.purse': {
        kind: 'P',
        rule: 'DL-MAR-03a',
        also: ['DL-MAR-03b', 'DL-MAR-03c', 'DL-MAR-03d', 'DL-MAR-03e', 'DL-MAR-03f'],
        why: 'Battle Hardened',
        when: ({ living }) => any(living, 'battleHardened'),
        add: 2,
      },
    },
  },
  daunting: {
    name: 'Daunting',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'charge.declared': {
        kind: 'T',
        rule: 'DL-MAR-10a',
        also: ['DL-MAR-10b'],
        why: 'charged by Daunting models',
        when: ({ chargers }) => any(chargers, 'daunting'),
        brings: 'morale check',
      },
    },
  },
  fearless: {
    name: 'Fearless',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'morale.taken': {
        kind: 'P',
        rule: 'DL-MAR-18b',
        also: ['DL-MAR-18a', 'DL-MAR-18c'],
        why: 'Fearless',
        when: ({ living }) => any(living, 'fearless'),
        may: false,
      },
    },
  },
  inspiring: {
    name: 'Inspiring',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'check.dice': {
        kind: 'N',
        rule: 'DL-MAR-21',
        why: 'an Inspiring model in sight',
        when: ({ morale, seesInspiring, living }) => morale && (seesInspiring || any(living, 'inspiring')),
        add: 1,
      },
    },
  },
  musician: {
    name: 'Musician',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'reroll.ones': {
        kind: 'N',
        rule: 'DL-MAR-26',
        why: 'Musician',
        when: ({ living }) => any(living, 'musician'),
        becomes: () => Infinity,
      },
    },
  },
  /** DL-MAR-29 */
  politicalOfficer: {
    name: 'Political Officer',
    takes: 'n',
    on: 'model',
    speaks: {
      'pool.made': {
        kind: 'N',
        rule: 'DL-MAR-29a',
        why: 'Political Officer',
        when: ({ of }) => has(of, 'politicalOfficer'),
        add: ({ of }) => level(of, 'politicalOfficer'),
      },
      'leader.spends': {
        kind: 'P',
        rule: 'DL-MAR-29b',
        why: 'a Political Officer bolsters his own section',
        when: ({ of, on, for: use }) => has(of, 'politicalOfficer') && on === 'own section' && use === 'bolstering',
        may: true,
      },
      'check.failed': {
        kind: 'T',
        rule: 'DL-MAR-29c',
        why: 'a Political Officer saw it',
        when: ({ of }) => has(of, 'politicalOfficer'),
        brings: { lose: 'D3-1', within: POLITICAL_RANGE },
      },
    },
  },
  steadfast: {
    name: 'Steadfast',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'check.dice': {
        kind: 'N',
        rule: 'DL-MAR-42',
        why: 'Steadfast',
        when: ({ morale, living, standsFast }) => morale && (standsFast || all(living, 'steadfast')),
        add: 1,
      },
    },
  },
  suppression: {
    name: 'Suppression',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'morale.needed': {
        kind: 'N',
        rule: 'DL-MAR-45',
        why: 'Suppression',
        when: ({ lostLp, weapons }) => lostLp && weapons.some((weapon) => has(weapon, 'suppression')),
        add: 1,
      },
    },
  },
  officer: {
    name: 'Officer',
    takes: 'n',
    on: 'model',
    speaks: {
      'pool.made': {
        kind: 'N',
        rule: 'DL-MAR-51',
        why: 'Officer',
        when: ({ of }) => has(of, 'officer'),
        add: ({ of }) => level(of, 'officer'),
      },
      'leader.spends': {
        kind: 'P',
        rule: 'DL-MAR-51',
        why: 'an Officer spends on sections in his range',
        when: ({ of }) => has(of, 'officer'),
        may: true,
      },
      'morale.killed': {
        kind: 'T',
        rule: 'DL-MAR-51',
        why: 'an Officer was killed',
        when: ({ of }) => has(of, 'officer'),
        brings: { checkWithin: COMMAND_RANGE },
      },
    },
  },
  nco: {
    name: 'NCO',
    takes: 'n',
    on: 'model',
    speaks: {
      'pool.made': {
        kind: 'N',
        rule: 'DL-MAR-52',
        why: 'NCO',
        when: ({ of }) => has(of, 'nco'),
        add: ({ of }) => level(of, 'nco'),
      },
      'leader.spends': {
        kind: 'P',
        rule: 'DL-MAR-52',
        why: 'an NCO spends on his own section',
        when: ({ of, on }) => has(of, 'nco') && on === 'own section',
        may: true,
      },
    },
  },
  militia: {
    name: 'Militia',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'check.dice': {
        kind: 'N',
        rule: 'DL-MAR-54',
        why: 'Militia',
        when: ({ living }) => any(living, 'militia'),
        add: -1,
      },
    },
  },
  rank: {
    name: 'Rank',
    takes: 'n',
    on: 'model',
    speaks: {
      'leader.seniority': {
        kind: 'N',
        rule: 'DL-MAR-62',
        why: 'Rank',
        when: always,
        add: ({ of }) => level(of, 'rank'),
      },
    },
  },
} as const satisfies Entries;
