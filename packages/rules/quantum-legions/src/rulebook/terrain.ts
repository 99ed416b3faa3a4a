import type { Entries } from './rule.js';

export const TERRAIN = {
  'QL-TER-01': { title: 'Open', text: 'Costs 1 to enter, hides nothing, covers nobody.' },
  'QL-TER-02': { title: 'Forest', text: 'Difficult for all. Blocks sight. Soft cover for all.' },
  'QL-TER-03': {
    title: 'Hill',
    text: 'Difficult for all. Blocks sight, and a unit on it sees, and is seen, over everything except other hills. No cover.',
    see: ['QL-LOS-09', 'QL-RUL-25'],
  },
  'QL-TER-04': { title: 'Swamp', text: 'Impassable to AFV, difficult for infantry. Neither blocks sight nor covers.' },
  'QL-TER-05': {
    title: 'Urban',
    text: 'Difficult for all. Blocks sight. Soft cover for AFV, hard cover for infantry.',
  },
  'QL-TER-06': { title: 'Water', text: 'Impassable to all. Neither blocks sight nor covers.' },
  'QL-TER-07': {
    title: 'Ice',
    text: 'Impassable to AFV, difficult for infantry. Neither blocks sight nor covers.',
    see: ['QL-BRD-08'],
  },
  'QL-TER-08': { title: 'Difficult ground', text: 'A difficult hex counts as two when it is entered.' },
  'QL-TER-09': {
    title: 'Impassable ground',
    text: 'Ground that is impassable to a unit keeps it out.',
    see: ['QL-RUL-41', 'QL-TRT-04'],
  },
  'QL-TER-10': {
    title: 'No more than this',
    text: 'Apart from the movement, sight and cover given here, terrain does nothing.',
  },
} as const satisfies Entries;
