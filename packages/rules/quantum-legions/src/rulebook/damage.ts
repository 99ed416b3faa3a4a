import type { Entries } from './rule.js';

export const DAMAGE = {
  'QL-DMG-01': { title: 'Damage roll', text: 'Against an armored target, the attacker rolls a die for each hit.' },
  'QL-DMG-02': { title: 'Kills', text: "Add the attacker's AP to each die; reaching the target's armor makes a kill." },
  'QL-DMG-03': { title: 'A 1 never kills', text: 'A damage die showing 1 fails, no matter how large the AP.' },
  'QL-DMG-04': {
    title: 'A 6 is just a 6',
    text: 'There is no automatic kill; a 6 must reach the armor like any other number.',
    see: ['QL-RUL-18'],
  },
  'QL-DMG-05': {
    title: 'Unarmored targets',
    text: 'If the target has no armor, skip the damage roll: all hits are kills.',
  },
  'QL-DMG-06': {
    title: 'Losses',
    text: 'One element is lost for each kill that is not saved. Kills left over when none remain do nothing.',
  },
  'QL-DMG-07': {
    title: 'Losses cost dice',
    text: 'With elements gone, a unit attacks with the number further along its row of dice.',
    see: ['QL-CMP-09'],
  },
} as const satisfies Entries;

export const SAVING_THROWS = {
  'QL-SAV-01': {
    title: 'Infantry saves',
    text: 'When infantry suffers kills, its owner rolls a die for each; on 4 or more that kill is ignored.',
    see: ['QL-TRT-10'],
  },
  'QL-SAV-02': {
    title: 'Vehicles do not save',
    text: 'AFV get no saving throw unless they have a Deflector.',
    see: ['QL-TRT-14'],
  },
  'QL-SAV-03': {
    title: 'One throw per kill',
    text: 'Roll for all kills, even those beyond the number of elements.',
    see: ['QL-RUL-20'],
  },
  'QL-SAV-04': {
    title: 'Saves are used',
    text: 'Throws that succeed count by themselves. With optional saves, the owner says how many of them to use, Deflector throws too.',
    see: ['QL-RUL-19'],
    toggles: ['optionalSaves'],
  },
  'QL-SAV-05': {
    title: 'When to throw',
    text: 'All throws are made at once, when the damage roll is done and no element has been taken away yet.',
  },
  'QL-SAV-06': { title: 'Suppression remains', text: 'Saving throws take no suppression off.' },
} as const satisfies Entries;
