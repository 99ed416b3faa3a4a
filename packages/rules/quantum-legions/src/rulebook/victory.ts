import type { Entries } from './rule.js';

export const DESTRUCTION = {
  'QL-DST-01': {
    title: 'Destroyed',
    text: 'Losing its last element destroys a unit. It is taken off the board along with its order and suppression.',
    see: ['QL-RUL-16'],
  },
  'QL-DST-02': { title: 'The reward', text: 'Its full VP go to the other player immediately.' },
  'QL-DST-03': {
    title: 'Only whole units count',
    text: 'Damage short of destruction scores no VP.',
    see: ['QL-RUL-35', 'QL-VIC-06'],
  },
  'QL-DST-04': {
    title: 'The hex is free',
    text: 'From that moment the hex is empty and blocks neither movement nor sight.',
  },
  'QL-DST-05': { title: 'Gone for good', text: 'Nothing brings a destroyed unit back.' },
} as const satisfies Entries;

export const VICTORY = {
  'QL-VIC-01': {
    title: 'Winning',
    text: 'Whoever first has earned the VP target, 200 in the standard game, wins.',
    see: ['QL-SCN-08'],
    toggles: ['vpTarget'],
  },
  'QL-VIC-02': {
    title: 'At once',
    text: 'Every award of VP is checked, and reaching the target ends the game there and then, mid-turn or not.',
  },
  'QL-VIC-03': {
    title: 'Elimination',
    text: 'After deployment, a player who has no unit on the board loses immediately, whatever the score.',
    see: ['QL-RUL-10'],
  },
  'QL-VIC-04': {
    title: 'Which ending counts',
    text: "Should one event fulfil several conditions, the scenario's own comes first, then the VP target, then elimination.",
  },
  'QL-VIC-05': {
    title: 'Resigning and draws',
    text: 'You may resign in your own turn, or in setup when a decision is yours. Once in each of your turns, between decisions, you may offer a draw: accepted, the game is drawn; declined, your turn continues.',
  },
  'QL-VIC-06': {
    title: 'Turn limit',
    text: 'If a limit is set, the game ends when the second player has taken that many turns. More VP earned wins. If level, add for every enemy unit still on the board the lost share of its VP, as an exact fraction, and compare again. If still level, it is a draw.',
    see: ['QL-RUL-11', 'QL-RUL-52'],
    toggles: ['turnLimit'],
  },
  'QL-VIC-07': {
    title: 'Stalemate',
    text: "When 20 turns in a row, counting both players', have passed without an element being removed, the game ends and is decided like a turn limit. The number can be changed or the rule switched off.",
    see: ['QL-VIC-06', 'QL-RUL-11'],
    toggles: ['stalemateTurns'],
  },
} as const satisfies Entries;
