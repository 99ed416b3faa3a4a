import { type Colour, joined, NO_DICE, poolOf } from '../dice.js';
import { any, has, level, type MarArgs, type Profile } from '../profile.js';
import type { Entries } from './entry.js';

// Close combat: dice, who strikes first, who is hit.

const firstOf = (of: Profile, id: 'brutalCharge'): MarArgs => of.mars[id]![0]!;
const madColour = (of: Profile): Colour => of.mad?.colour ?? 'K';

export const MELEE_MARS = {
  aegis: {
    name: 'Aegis',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'mhit.guard': {
        kind: 'G',
        rule: 'DL-MAR-02a',
        also: ['DL-MAR-02b'],
        why: 'Aegis',
        when: ({ of }) => has(of, 'aegis'),
        takes: 'one LP or all that is left',
      },
    },
  },
  brutalCharge: {
    name: 'Brutal Charge',
    takes: 'n, colour',
    on: 'model',
    speaks: {
      'mpool.bonus': {
        kind: 'R',
        rule: 'DL-MAR-04',
        why: 'Brutal Charge',
        when: ({ of, charging }) => charging && has(of, 'brutalCharge'),
        becomes: (_, { of }) => {
          const { n, colour = 'K' } = firstOf(of, 'brutalCharge');
          return poolOf(colour, n);
        },
      },
    },
  },
  cqbWeapon: {
    name: 'CQB Weapon',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'mpool.dice': {
        kind: 'N',
        rule: 'DL-MAR-07',
        why: 'close-quarters weapons',
        when: ({ of }) => of.weapons.some((weapon) => has(weapon, 'cqbWeapon')),
        becomes: (pool, { of }) =>
          of.weapons.reduce((sum, weapon) => {
            const box = weapon.rad[0];
            return has(weapon, 'cqbWeapon') && box !== null ? joined(sum, poolOf(box.colour, 1)) : sum;
          }, pool),
      },
    },
  },
  combatArmour: {
    name: 'Combat Armour',
    takes: 'n',
    on: 'model',
    speaks: {
      'mir.ir': {
        kind: 'N',
        rule: 'DL-MAR-08',
        why: 'Combat Armour',
        when: ({ of }) => has(of, 'combatArmour'),
        add: ({ of }) => level(of, 'combatArmour'),
      },
    },
  },
  gasGrenade: {
    name: 'Gas Grenade',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'mpool.bonus': {
        kind: 'R',
        rule: 'DL-MAR-19',
        why: 'Gas Grenades',
        when: ({ charging, charged }) => charging && any(charged, 'gasGrenade'),
        becomes: () => NO_DICE,
      },
    },
  },
  stalwartDefender: {
    name: 'Stalwart Defender',
    takes: 'n',
    on: 'model',
    speaks: {
      'mpool.dice': {
        kind: 'N',
        rule: 'DL-MAR-41',
        why: 'Stalwart Defender',
        when: ({ of, charging }) => !charging && has(of, 'stalwartDefender'),
        becomes: (pool, { of }) => joined(pool, poolOf(madColour(of), level(of, 'stalwartDefender'))),
      },
    },
  },
  swiftStrike: {
    name: 'Swift Strike',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'strike.first': {
        kind: 'P',
        rule: 'DL-MAR-46',
        why: 'Swift Strike',
        when: ({ living }) => any(living, 'swiftStrike'),
        may: true,
      },
    },
  },
} as const satisfies Entries;
