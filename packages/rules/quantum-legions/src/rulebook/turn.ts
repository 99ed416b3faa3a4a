import type { Entries } from './rule.js';

export const TURN = {
  'QL-TRN-01': {
    title: 'Turns alternate',
    text: 'The first player takes the first turn; after that the seats take turns one by one.',
  },
  'QL-TRN-02': {
    title: 'The four steps',
    text: 'Your turn has four steps: roll for command, rally (remove suppression), activate units, issue orders.',
  },
  'QL-TRN-03': {
    title: 'No way back',
    text: 'Take the steps in order. Once a step is behind you, or before you have come to it, its actions are not available.',
  },
  'QL-TRN-04': {
    title: 'Steps can be cut short',
    text: 'You may end rallying, activating or ordering whenever you wish, even before doing anything. A step in which nothing can be done passes by itself.',
  },
  'QL-TRN-05': {
    title: 'End of the turn',
    text: 'The turn is over when you say so in the orders step, or when your command points run out there.',
  },
  'QL-TRN-06': {
    title: 'Only the active player acts',
    text: 'Spending command points, moving, attacking and giving orders are for the player whose turn it is.',
  },
  'QL-TRN-07': {
    title: 'No interruptions',
    text: "There are no reactions: nothing lets the waiting player act in the other's turn.",
  },
} as const satisfies Entries;

export const COMMAND_POINTS = {
  'QL-CMD-01': {
    title: 'Command roll',
    text: 'Start your turn by rolling two dice. Their total is your supply of command points (CP) for the turn.',
  },
  'QL-CMD-02': {
    title: 'First turn',
    text: 'On your own first turn you get only the better of the two dice, not the total. This holds for both players.',
    see: ['QL-RUL-33'],
  },
  'QL-CMD-03': {
    title: 'Prices',
    text: 'One CP buys the removal of one suppression marker, or one activation, or one order. Traits may set other prices.',
    see: ['QL-TRT-18', 'QL-TRT-20'],
  },
  'QL-CMD-04': { title: 'Points are not saved', text: 'CP still unspent when the turn ends are gone.' },
  'QL-CMD-05': { title: 'Spending is voluntary', text: 'You may leave any number of CP unspent.' },
  'QL-CMD-06': { title: 'Pay in full', text: 'You cannot do what costs more CP than you have left.' },
  'QL-CMD-07': { title: 'Points are open', text: 'Everybody sees the command roll and how many CP remain.' },
} as const satisfies Entries;

export const SUPPRESSION = {
  'QL-SUP-01': { title: 'Suppressed', text: 'One suppression marker is enough to make a unit suppressed.' },
  'QL-SUP-02': { title: 'Markers pile up', text: 'There is no ceiling on the suppression markers of a unit.' },
  'QL-SUP-03': {
    title: 'Removing a marker',
    text: 'While rallying, pay 1 CP to take one suppression marker off one of your units.',
  },
  'QL-SUP-04': {
    title: 'Again and again',
    text: 'As long as you have CP you may go on removing markers, from the same unit or others.',
  },
  'QL-SUP-05': {
    title: 'Your own units',
    text: "You rally units of your own that are on the board, never the enemy's.",
  },
  'QL-SUP-06': {
    title: 'Orders survive suppression',
    text: 'A unit that becomes suppressed keeps its order, still face down.',
  },
  'QL-SUP-07': {
    title: 'Nothing beyond that',
    text: 'Suppression keeps a unit from being activated and does no more: it is no easier to hit or kill, saves as usual, is worth the same VP and still blocks sight.',
    see: ['QL-ACT-02'],
  },
  'QL-SUP-08': {
    title: 'Where it comes from',
    text: 'Attack dice cause suppression; so can traits, and a scenario may start units with it.',
    see: ['QL-ATK-08', 'QL-TRT-08', 'QL-SCN-01'],
  },
  'QL-SUP-09': {
    title: 'It does not wear off',
    text: 'Markers go only by being removed or when the unit is destroyed.',
  },
} as const satisfies Entries;
