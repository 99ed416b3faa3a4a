import { asD3 } from '../dice.js';
import { all, every, has, level } from '../profile.js';
import type { Entries } from './entry.js';
import { LUCKY_DICE } from './places.js';

// Who may fire what, and how well.

export const FIRE_MARS = {
  cumbersome: {
    name: 'Cumbersome',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'arm.fires': {
        kind: 'P',
        rule: 'DL-MAR-09',
        why: 'too Cumbersome to fire from a carrier',
        when: ({ weapon, aboard }) => aboard !== null && has(weapon, 'cumbersome'),
        may: false,
      },
    },
  },
  dualWielding: {
    name: 'Dual Wielding',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'arm.two': {
        kind: 'P',
        rule: 'DL-MAR-14',
        why: 'Dual Wielding',
        when: ({ of, attack, weapon }) => has(of, 'dualWielding') && attack === 'rad' && !has(weapon, 'soloWeapon'),
        may: true,
      },
    },
  },
  elusiveTarget: {
    name: 'Elusive Target',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'quality.rushed': {
        kind: 'N',
        rule: 'DL-MAR-15',
        why: 'an Elusive Target',
        when: ({ target }) => all(target, 'elusiveTarget'),
        add: 1,
      },
    },
  },
  experimentalWeapon: {
    name: 'Experimental Weapon',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'dice.box': {
        kind: 'R',
        rule: 'DL-MAR-17',
        why: 'Experimental Weapon',
        when: ({ weapon }) => has(weapon, 'experimentalWeapon'),
        becomes: ({ colour, count, by }, { face }) => ({
          colour,
          count: by === undefined ? count : count + (by === 'D3' ? asD3(face) : face),
        }),
      },
    },
  },
  independentFiring: {
    name: 'Independent Firing',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'arm.apart': {
        kind: 'P',
        rule: 'DL-MAR-20a',
        also: ['DL-MAR-20b', 'DL-MAR-20c'],
        why: 'Independent Firing',
        when: ({ of, reaction }) => has(of, 'independentFiring') && !reaction,
        may: true,
      },
    },
  },
  lethal: {
    name: 'Lethal',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'wound.life': {
        kind: 'R',
        rule: 'DL-MAR-22',
        why: 'Lethal weapons only',
        when: ({ of, weapons }) => !of.ironclad && every(weapons, 'lethal'),
        becomes: () => Infinity,
      },
    },
  },
  lucky: {
    name: 'Lucky',
    takes: 'n',
    on: 'model',
    speaks: {
      'reroll.luck': {
        kind: 'G',
        rule: 'DL-MAR-23b',
        also: ['DL-MAR-23a', 'DL-MAR-23c', 'DL-MAR-23d'],
        why: 'Lucky',
        when: ({ of }) => has(of, 'lucky'),
        tokens: (of) => level(of, 'lucky'),
        dice: LUCKY_DICE,
      },
    },
  },
  moveOrFire: {
    name: 'Move or Fire',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'arm.fires': {
        kind: 'P',
        rule: 'DL-MAR-25',
        why: 'its bearer has moved',
        when: ({ weapon, moved }) => moved && has(weapon, 'moveOrFire'),
        may: false,
      },
    },
  },
  rapidFire: {
    name: 'Rapid Fire',
    takes: 'n',
    on: 'weapon',
    speaks: {
      'reroll.weapon': {
        kind: 'N',
        rule: 'DL-MAR-30',
        why: 'Rapid Fire',
        when: ({ weapon }) => has(weapon, 'rapidFire'),
        add: ({ weapon }) => level(weapon, 'rapidFire'),
      },
    },
  },
  /** DL-MAR-31 */
  runAndGun: {
    name: 'Run and Gun',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'actions.earlyFire': {
        kind: 'P',
        rule: 'DL-MAR-31a',
        why: 'Run and Gun',
        when: ({ living }) => all(living, 'runAndGun'),
        may: true,
      },
      'actions.fireAgain': {
        kind: 'P',
        rule: 'DL-MAR-31b',
        why: 'it has fired before it moved',
        when: ({ earlyShot }) => earlyShot,
        may: false,
      },
      'actions.double': {
        kind: 'P',
        rule: 'DL-MAR-31c',
        why: 'it has fired before it moved',
        when: ({ earlyShot }) => earlyShot,
        may: false,
      },
    },
  },
  /** DL-MAR-35: a tag. */
  smallArms: { name: 'Small Arms', takes: 'nothing', on: 'weapon', speaks: {} },
  sniper: {
    name: 'Sniper',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'wound.named': {
        kind: 'R',
        rule: 'DL-MAR-37a',
        why: 'a Sniper names his man',
        when: ({ weapon }) => has(weapon, 'sniper'),
        becomes: () => 'named',
      },
      'arm.pooled': {
        kind: 'P',
        rule: 'DL-MAR-37b',
        why: 'a Sniper fires alone',
        when: ({ weapon }) => has(weapon, 'sniper'),
        may: false,
      },
    },
  },
  soloWeapon: {
    name: 'Solo Weapon',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'arm.pooled': {
        kind: 'P',
        rule: 'DL-MAR-38',
        why: 'a Solo Weapon is never pooled',
        when: ({ weapon }) => has(weapon, 'soloWeapon'),
        may: false,
      },
    },
  },
  stealthy: {
    name: 'Stealthy',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'arm.fires': {
        kind: 'P',
        rule: 'DL-MAR-43',
        why: 'too Stealthy at Long Range',
        when: ({ target, band, weapon, attack }) =>
          attack === 'rad' && band === 'lr' && !has(weapon, 'idf') && target !== null && all(target, 'stealthy'),
        may: false,
      },
    },
  },
  unreliable: {
    name: 'Unreliable',
    takes: 'nothing',
    on: 'weapon',
    speaks: {
      'arm.declared': {
        kind: 'T',
        rule: 'DL-MAR-49',
        why: 'Unreliable',
        when: ({ weapon }) => has(weapon, 'unreliable'),
        brings: { dropsOn: 1 },
      },
    },
  },
} as const satisfies Entries;
