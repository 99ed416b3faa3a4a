import { any, has, level } from '../profile.js';
import { always, type Entries } from './entry.js';

// Drones, who mends what was hit, and who does not fight at all.

export const SUPPORT_MARS = {
  /** DL-MAR-11 */
  drone: {
    name: 'Drone',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'actions.overwatch': {
        kind: 'P',
        rule: 'DL-MAR-11a',
        why: 'Drones keep no watch',
        when: ({ living }) => any(living, 'drone'),
        may: false,
      },
      'cover.deck': {
        kind: 'P',
        rule: 'DL-MAR-11b',
        why: 'Drones do not dive',
        when: ({ of }) => has(of, 'drone'),
        may: false,
      },
      'after.helped': {
        kind: 'P',
        rule: 'DL-MAR-11c',
        why: 'Medics cannot help Drones',
        when: ({ lost, by }) => by === 'medic' && has(lost, 'drone'),
        may: false,
      },
    },
  },
  /** DL-MAR-13 */
  droneController: {
    name: 'Drone Controller',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'morale.taken': {
        kind: 'P',
        rule: 'DL-MAR-13a',
        why: 'a Drone Controller makes it Fearless',
        when: ({ living }) => any(living, 'droneController') && any(living, 'drone'),
        may: false,
      },
      'actions.overwatch': {
        kind: 'P',
        rule: 'DL-MAR-13b',
        why: 'a Drone Controller keeps watch',
        when: ({ living }) => any(living, 'droneController'),
        may: true,
      },
      'cover.deck': {
        kind: 'P',
        rule: 'DL-MAR-13c',
        why: 'beside a Drone Controller',
        when: ({ of, living }) => any(living, 'droneController') && !has(of, 'drone'),
        may: true,
      },
    },
  },
  droneEngineer: {
    name: 'Drone Engineer',
    takes: 'X+',
    on: 'model',
    speaks: {
      'after.returns': {
        kind: 'G',
        rule: 'DL-MAR-12a',
        also: ['DL-MAR-12b'],
        why: 'Drone Engineer',
        when: ({ living }) => any(living, 'droneEngineer'),
        on: (living) => bestRoll(living.map((one) => level(one, 'droneEngineer'))),
        helps: (lost) => has(lost, 'drone'),
      },
    },
  },
  medic: {
    name: 'Medic',
    takes: 'X+',
    on: 'model',
    speaks: {
      'after.returns': {
        kind: 'G',
        rule: 'DL-MAR-24a',
        also: ['DL-MAR-24b', 'DL-MAR-24c', 'DL-MAR-24d', 'DL-MAR-24e'],
        why: 'Medic',
        when: ({ living }) => any(living, 'medic'),
        on: (living) => bestRoll(living.map((one) => level(one, 'medic'))),
        helps: (lost) => !lost.ironclad,
      },
    },
  },
  fieldEngineer: {
    name: 'Field Engineer',
    takes: 'X+',
    on: 'model',
    speaks: {
      'end.repair': {
        kind: 'G',
        rule: 'DL-MAR-61',
        why: 'Field Engineer',
        when: ({ of }) => has(of, 'fieldEngineer'),
        on: (of) => level(of, 'fieldEngineer'),
        within: 2,
      },
    },
  },
  /** DL-MAR-27 */
  nonCombatant: {
    name: 'Non-Combatant',
    takes: 'nothing',
    on: 'model',
    speaks: {
      'wound.target': {
        kind: 'P',
        rule: 'DL-MAR-27a',
        why: 'Non-Combatants are no targets',
        when: ({ of }) => has(of, 'nonCombatant'),
        may: false,
      },
      'after.alone': {
        kind: 'T',
        rule: 'DL-MAR-27b',
        also: ['DL-MAR-27j'],
        why: 'only Non-Combatants are left',
        when: ({ living }) => living.length > 0 && living.every((one) => has(one, 'nonCombatant')),
        brings: 'removed',
      },
      'sight.blocks': {
        kind: 'P',
        rule: 'DL-MAR-27c',
        why: 'Non-Combatants hide nobody',
        when: ({ of }) => has(of, 'nonCombatant'),
        may: false,
      },
      'charge.aside': {
        kind: 'G',
        rule: 'DL-MAR-27d',
        why: 'Non-Combatants step aside',
        when: ({ of }) => has(of, 'nonCombatant'),
        to: 'nearest spot in coherency',
      },
      'charge.contact': {
        kind: 'P',
        rule: 'DL-MAR-27e',
        why: 'Non-Combatants are not charged',
        when: ({ of }) => has(of, 'nonCombatant'),
        may: false,
      },
      'morale.life': {
        kind: 'N',
        rule: 'DL-MAR-27f',
        why: 'Non-Combatants are not counted',
        when: ({ of }) => has(of, 'nonCombatant'),
        becomes: () => 0,
      },
      'mpool.fights': {
        kind: 'P',
        rule: 'DL-MAR-27g',
        why: 'Non-Combatants do not fight',
        when: ({ of }) => has(of, 'nonCombatant'),
        may: false,
      },
      'objectives.counts': {
        kind: 'P',
        rule: 'DL-MAR-27h',
        why: 'Non-Combatants are models',
        when: always,
        may: true,
      },
      'wound.forRoom': {
        kind: 'P',
        rule: 'DL-MAR-27i',
        why: 'Non-Combatants find room elsewhere',
        when: ({ of }) => has(of, 'nonCombatant'),
        may: false,
      },
    },
  },
} as const satisfies Entries;

/** The least face that helps, of who can. */
function bestRoll(rolls: readonly number[]): number {
  return Math.min(...rolls.filter((roll) => roll > 0));
}
