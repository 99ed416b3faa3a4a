import type { Entries } from './rule.js';

export const ATTACK = {
  'QL-ATK-01': { title: 'One target', text: 'All dice of an attack go against the same enemy unit.' },
  'QL-ATK-02': {
    title: 'Only the enemy',
    text: 'You can attack enemy units on the board, never your own, and never an empty hex.',
  },
  'QL-ATK-03': {
    title: 'How many dice',
    text: "Begin with the number that the attacker's row of attack dice gives for the elements it has now.",
    see: ['QL-CMP-09'],
  },
  'QL-ATK-04': {
    title: 'Order of reductions',
    text: "From the row's number take first the halving for Relentless, next the halving for indirect fire, last the division for cover. Round up after each.",
    see: ['QL-TRT-17', 'QL-TRT-11', 'QL-COV-02', 'QL-COV-03'],
  },
  'QL-ATK-05': { title: 'At least one die', text: 'No reduction takes the last die away.' },
  'QL-ATK-06': {
    title: 'Hits',
    text: 'A die hits if it reaches the hit number: 5 for Engage, 4 for Strike. Some traits change it.',
    see: ['QL-TRT-07', 'QL-TRT-11', 'QL-TRT-13'],
  },
  'QL-ATK-07': { title: 'Advance does not attack', text: 'Under an Advance order there is no attack.' },
  'QL-ATK-08': {
    title: 'Ones suppress',
    text: 'Every 1 among the attack dice puts a suppression marker on the target, for Engage and Strike attacks equally.',
    see: ['QL-RUL-14', 'QL-RUL-15', 'QL-TRT-08'],
  },
  'QL-ATK-09': { title: 'Only dice that are rolled', text: 'Dice lost to cover or another reduction cannot suppress.' },
  'QL-ATK-10': {
    title: 'Other dice do not suppress',
    text: 'A 1 on a damage roll or a saving throw brings no marker.',
  },
  'QL-ATK-11': { title: 'Misses suppress too', text: 'The ones count even if not a single die hit.' },
  'QL-ATK-12': {
    title: 'When markers are placed',
    text: 'Suppression goes onto the target as soon as the attack dice are read; damage comes after.',
  },
  'QL-ATK-13': { title: 'No harm to the attacker', text: 'Attacking does nothing to the unit that attacks.' },
} as const satisfies Entries;

export const COVER = {
  'QL-COV-01': {
    title: 'Where cover comes from',
    text: 'What counts is the ground the target is on and whether the target is infantry or vehicles. The ground under the attacker does not matter.',
  },
  'QL-COV-02': { title: 'Soft cover', text: 'Against soft cover roll half the dice, rounded up.' },
  'QL-COV-03': { title: 'Hard cover', text: 'Against hard cover roll a third of the dice, rounded up.' },
  'QL-COV-04': {
    title: 'Ground that covers',
    text: 'Forest is soft cover for everyone. Urban ground is soft cover for vehicles and hard cover for infantry. No other ground covers.',
    see: ['QL-RUL-25'],
  },
  'QL-COV-05': {
    title: 'Traits and cover',
    text: 'Cover has three grades: none, soft, hard. Stealth lifts it first, then Siege lowers it, and Assault has the last word.',
    see: ['QL-TRT-15', 'QL-TRT-12', 'QL-TRT-07'],
  },
  'QL-COV-06': { title: 'One grade only', text: 'Cover does not add up: a target is in one grade of cover.' },
} as const satisfies Entries;
