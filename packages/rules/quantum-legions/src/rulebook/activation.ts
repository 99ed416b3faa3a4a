import type { Entries } from './rule.js';

export const ACTIVATION = {
  'QL-ACT-01': {
    title: 'An order is needed',
    text: 'To be activated a unit must hold an order marker. Initiative is the one way around this.',
    see: ['QL-TRT-20'],
  },
  'QL-ACT-02': {
    title: 'Suppressed units do not act',
    text: 'A unit with suppression cannot be activated until all of it is removed. A Relentless unit may still act under a single marker.',
    see: ['QL-TRT-17', 'QL-SUP-03'],
  },
  'QL-ACT-03': { title: 'Price', text: 'An activation is paid with 1 CP.' },
  'QL-ACT-04': { title: 'Turn the order up', text: 'Activating a unit shows its order marker to everybody.' },
  'QL-ACT-05': {
    title: 'Engage',
    text: 'Move as far as the first speed allows, then attack one enemy unit if you like. Attack dice hit on 5 and 6.',
  },
  'QL-ACT-06': { title: 'Advance', text: 'Move as far as the second speed allows. No attack.' },
  'QL-ACT-07': {
    title: 'Strike',
    text: 'No movement. Attack one enemy unit if you like; attack dice hit on 4, 5 and 6.',
  },
  'QL-ACT-08': {
    title: 'You need not use it',
    text: 'Both the move and the attack can be left out, even together. The CP and the order are spent all the same.',
  },
  'QL-ACT-09': {
    title: 'First move, then fire',
    text: 'Under Engage the move comes first. Once a unit has attacked it cannot move.',
  },
  'QL-ACT-10': { title: 'The order is used up', text: 'The order marker is taken off when the activation ends.' },
  'QL-ACT-11': { title: 'One unit after another', text: 'Bring an activation to its end before you do anything else.' },
  'QL-ACT-12': {
    title: 'Once each turn',
    text: 'No unit is activated twice in a turn. Being carried counts as having been activated.',
    see: ['QL-RUL-30', 'QL-TRT-05'],
  },
  'QL-ACT-13': { title: 'As many as you can pay', text: 'Keep activating units for as long as your CP last.' },
  'QL-ACT-14': { title: 'No second thoughts', text: 'When the order has been shown, the activation stands.' },
  'QL-ACT-15': {
    title: 'Engage without moving',
    text: 'Standing still gives no bonus: an Engage attack needs 5 or 6 whether or not the unit moved.',
    see: ['QL-RUL-29', 'QL-TRT-13'],
  },
  'QL-ACT-16': { title: 'Your own units', text: 'You can activate only units that are yours and on the board.' },
} as const satisfies Entries;

export const ORDERS = {
  'QL-ORD-01': { title: 'Price', text: 'Each order given in the orders step takes 1 CP.' },
  'QL-ORD-02': { title: 'To your own units', text: 'Only a unit of yours that is on the board can be given an order.' },
  'QL-ORD-03': { title: 'Any kind', text: 'Choose freely among the three kinds, even one the unit has no use for.' },
  'QL-ORD-04': { title: 'Face down', text: 'The order goes onto the unit with its kind hidden.' },
  'QL-ORD-05': { title: 'One at a time', text: 'A unit never holds more than one order.' },
  'QL-ORD-06': {
    title: 'Replacing an order',
    text: 'A new order takes the place of the one the unit holds, which goes away without being shown. It may be of the same kind.',
    see: ['QL-HID-04'],
  },
  'QL-ORD-07': {
    title: 'Suppressed units too',
    text: 'You may give an order to a suppressed unit; acting on it has to wait.',
  },
  'QL-ORD-08': {
    title: 'How long it lasts',
    text: 'An order remains until the unit is activated, gets another order, is carried by a transport, or is destroyed.',
    see: ['QL-TRT-05'],
  },
  'QL-ORD-09': {
    title: 'Right after acting',
    text: 'A unit that was activated this turn may be given its next order in the same turn.',
  },
  'QL-ORD-10': { title: 'No taking back', text: 'An order cannot be withdrawn, only replaced.' },
  'QL-ORD-11': {
    title: 'As many as you can pay',
    text: 'Go on giving orders while you have CP, more than once to the same unit if you like.',
  },
} as const satisfies Entries;

export const HIDDEN_INFORMATION = {
  'QL-HID-01': {
    title: 'That an order is there',
    text: 'Everybody sees which units hold an order and in which turn it was laid or replaced.',
  },
  'QL-HID-02': {
    title: 'What the order is',
    text: 'Until the unit is activated, the kind of its order is known to its owner alone.',
  },
  'QL-HID-03': { title: 'Looking at your own', text: 'You may check the kinds of your own orders whenever you like.' },
  'QL-HID-04': {
    title: 'Replaced orders',
    text: 'What a replaced order was stays unknown while the game lasts.',
    see: ['QL-RUL-31'],
    toggles: ['revealOnRemoval'],
  },
  'QL-HID-05': {
    title: 'Orders lost unseen',
    text: 'What order a destroyed unit held stays unknown while the game lasts. With orders revealed on removal, everybody sees the kind of a marker that is replaced, destroyed with its unit, or taken off by carriage.',
    see: ['QL-RUL-31'],
    toggles: ['revealOnRemoval'],
  },
  'QL-HID-06': {
    title: 'Each sees its own view',
    text: 'The referee tells every participant only what that participant may know. News of an order names the kind to its owner and says "hidden" to the rest.',
  },
  'QL-HID-07': {
    title: 'The machine plays fair',
    text: 'A computer player knows what a person in its seat would know. When it thinks ahead it guesses the hidden kinds; it never looks at them.',
  },
  'QL-HID-08': {
    title: 'Aids play fair',
    text: 'Odds, previews, hints and analysis shown to you are worked out from your own view.',
  },
  'QL-HID-09': {
    title: 'Rosters',
    text: 'What a seat recruits is secret until both rosters are shown; from then on all unit data is open.',
    see: ['QL-SET-07'],
  },
  'QL-HID-10': {
    title: 'All the rest is open',
    text: 'Positions, elements, suppression, CP, VP, dice and unit data can be seen by anyone.',
  },
  'QL-HID-11': {
    title: 'Nobody knows the dice',
    text: 'No one knows dice that are yet to be rolled, nor the seed they come from.',
  },
  'QL-HID-12': {
    title: 'Afterwards all is shown',
    text: 'Once the game has ended its complete record is open, every order included.',
  },
  'QL-HID-13': {
    title: 'No hints from timing',
    text: 'Hidden kinds never change which questions the referee asks or in what order, and the opponent sees the outcome of a decision, not the question.',
  },
  'QL-HID-14': { title: 'Onlookers', text: 'Spectators learn the orders of neither side before the game has ended.' },
} as const satisfies Entries;
