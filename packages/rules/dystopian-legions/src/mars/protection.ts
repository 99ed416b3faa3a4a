import { joined, NO_DICE, poolOf, sizeOf } from '../dice.js';
import { any, every, has, some } from '../profile.js';
import type { Entries } from './entry.js';

// Cover and shields.

export const PROTECTION_MARS = {
  energyWeapon: {
    name: 'Energy Weapon',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'save.shield': {
        kind: 'R',
        rule: 'DL-MAR-16',
        why: 'Energy Weapons: shield dice are black',
        when: ({ weapons }) => some(weapons, 'energyWeapon'),
        becomes: (pool) => poolOf('K', sizeOf(pool)),
      },
    },
  },
  shield: {
    name: 'Shield',
    takes: 'n, colour',
    on: 'model',
    speaks: {
      'save.shield': {
        kind: 'N',
        rule: 'DL-MAR-33',
        why: 'Shield',
        when: ({ of }) => has(of, 'shield'),
        becomes: (pool, { of }) =>
          (of.mars.shield ?? []).reduce((sum, { n, colour = 'K' }) => joined(sum, poolOf(colour, n)), pool ?? NO_DICE),
      },
    },
  },
  sprayAndPray: {
    name: 'Spray and Pray',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'cover.reduction': {
        kind: 'N',
        rule: 'DL-MAR-40',
        why: 'Spray and Pray',
        when: ({ weapons }) => every(weapons, 'sprayAndPray'),
        add: 1,
      },
    },
  },
  /** DL-MAR-47 */
  towering: {
    name: 'Towering',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'actions.hitTheDeck': {
        kind: 'P',
        rule: 'DL-MAR-47a',
        why: 'a Towering model cannot dive',
        when: ({ living }) => any(living, 'towering'),
        may: false,
      },
      'cover.last': {
        kind: 'N',
        rule: 'DL-MAR-47b',
        why: 'Towering',
        when: ({ of, aboard }) => aboard === null && has(of, 'towering'),
        becomes: (cover) => Math.max(0, cover - 1),
      },
    },
  },
} as const satisfies Entries;
