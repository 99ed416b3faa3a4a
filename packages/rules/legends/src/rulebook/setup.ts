import type { Entries } from './rule.js';

export const SUITING_UP = {
  'LG-SET-01': {
    title: 'Heroes',
    text: 'All players bring equally many Heroes, from 1 to 5; two each suit a first game.',
    see: ['LG-RUL-52'],
  },
  'LG-SET-02': {
    title: 'Several players',
    text: 'Three or more players usually bring one Hero fewer than there are players.',
  },
  'LG-SET-03': {
    title: 'Items',
    text: 'With Mighty Items in play every Hero may have one, and no player has the same item twice.',
    toggles: ['mightyItems'],
  },
  'LG-SET-04': {
    title: 'Basic game',
    text: 'Without Mighty Items nobody takes one and all dice are d6.',
    toggles: ['mightyItems'],
  },
  'LG-SET-05': {
    title: 'Table',
    text: 'The table is a square of 24 to 36 inches, full of things of all heights and sizes.',
  },
  'LG-SET-06': {
    title: 'Scenario',
    text: 'One d6 draws the scenario: 1 Battle, 2 Danger Room, 3 Demolition Man, 4 Icarus, 5 Of Gods, 6 Round One; or the players agree on one. Where there are fewer than two buildings a 3 is rolled again.',
    see: ['LG-RUL-45'],
  },
  'LG-SET-07': {
    title: 'Who deploys first',
    text: 'Whoever saw a superhero film last; at this table a seat that is named, or one drawn by lot.',
    see: ['LG-RUL-53'],
  },
  'LG-SET-08': {
    title: 'Deployment',
    text: 'Starting with that player and going round to the left, everybody places one Hero at a time until all are placed.',
  },
  'LG-SET-09': {
    title: 'Where',
    text: 'Anywhere: indoors, on a roof, in the street. The Hero must be supported there, overlap nothing and have its whole base on the table; over a low object it stands on top of it. An agreed gap to the enemy is kept, unless the table has no room for it.',
    toggles: ['deployGap'],
  },
  'LG-SET-10': { title: 'First to act', text: 'The first activation belongs to whoever placed the first Hero.' },
  'LG-SET-11': {
    title: 'Start values',
    text: 'Everybody starts with no Heroism, no Fatigue, no token and empty hands.',
  },
} as const satisfies Entries;

export const ACTING = {
  'LG-ACT-01': {
    title: 'Clearing',
    text: 'Once every Hero on the table has a token, the scenario is scored, and then all tokens come off.',
  },
  'LG-ACT-02': {
    title: 'Choosing',
    text: 'The player to act names one of its Heroes without a token, which becomes the active Hero.',
  },
  'LG-ACT-03': {
    title: 'Next player',
    text: 'After an activation the seat to the left of whoever controlled the last active Hero chooses.',
    see: ['LG-RUL-04'],
  },
  'LG-ACT-04': {
    title: 'Skipping',
    text: 'A player without a Hero that could act is passed over.',
    see: ['LG-RUL-04'],
  },
  'LG-ACT-05': {
    title: 'Freedom',
    text: 'The active Hero may do what it likes, as often and in whatever order the limits allow.',
  },
  'LG-ACT-06': {
    title: 'Interleaving',
    text: 'The inches of a Move may be used in several runs, with other acts in between.',
    see: ['LG-RUL-16'],
  },
  'LG-ACT-07': {
    title: 'Ending',
    text: 'Between acts the active player may end the activation; it ends by itself when nothing else can be done.',
    see: ['LG-RUL-05'],
  },
  'LG-ACT-08': {
    title: 'Token',
    text: 'A Hero that ends its activation takes a token, is no longer active, and then falls if nothing bears it.',
  },
  'LG-ACT-09': {
    title: 'Removal',
    text: 'At 20 Fatigue a Hero is removed at once with its markers, and lets go of what it carried.',
  },
  'LG-ACT-10': {
    title: 'Active Hero removed',
    text: 'With the active Hero its activation is gone. What is in the air finishes and the table settles.',
  },
  'LG-ACT-11': {
    title: 'Seizing',
    text: 'A Hero that succeeds in a Moment while it is not active gives off its token and becomes the active Hero; the one that was active takes a token.',
  },
  'LG-ACT-12': {
    title: 'Not from friends',
    text: "Only another player's activation can be seized. A success that seizes nothing still gains, and no token moves.",
    see: ['LG-RUL-11'],
  },
  'LG-ACT-13': {
    title: 'At once',
    text: 'Who is active changes at once; the activation of the new one begins when the present act is over and the table has settled.',
    see: ['LG-RUL-12'],
  },
  'LG-ACT-14': {
    title: 'What is cut short',
    text: 'The robbed Hero stops where it is: its line, drop or follow-ups are over. Whatever else is moving finishes its movement, but a Hero that has become active starts no new fall.',
    see: ['LG-RUL-12'],
  },
  'LG-ACT-15': {
    title: 'Fresh activation',
    text: 'Whoever seizes has a whole activation of its own, with its Move, and all limits start afresh when it begins.',
  },
  'LG-ACT-16': {
    title: 'No active Hero',
    text: 'A Hero that seizes while nobody is active becomes the active one instead of the choice passing on. Until then the player of the last active Hero counts as the active player.',
  },
} as const satisfies Entries;

export const ENDING = {
  'LG-END-01': {
    title: 'Last standing',
    text: 'In every scenario the only player left with Heroes wins, which is looked at when an act is wholly over or somebody has conceded.',
    see: ['LG-RUL-49'],
  },
  'LG-END-02': {
    title: 'Nobody left',
    text: 'If one act takes the last Heroes of everybody, a Battle is drawn; elsewhere the most victory points win, and equal points are a draw.',
  },
  'LG-END-03': {
    title: 'Victory points',
    text: 'Reaching the points of the scenario wins on the spot, even in the middle of an act.',
  },
  'LG-END-04': {
    title: 'Clock',
    text: 'The game is over once the Clearing that completes the last round has been scored and the tokens are off.',
    see: ['LG-RUL-50'],
    toggles: ['maxRounds'],
  },
  'LG-END-05': {
    title: 'On time',
    text: 'Then the most victory points decide, then the most Heroes on the table, then the least Fatigue (a removed Hero counts 20), then the most Heroism; what is still equal is a draw.',
  },
  'LG-END-06': {
    title: 'Conceding',
    text: 'At any decision a player may concede, and its Heroes are removed. All together may agree on a draw.',
  },
} as const satisfies Entries;
