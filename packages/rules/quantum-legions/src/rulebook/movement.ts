import type { Entries } from './rule.js';

export const MOVEMENT = {
  'QL-MOV-01': { title: 'Hex by hex', text: 'Each step goes to a neighbouring hex; none may be left out.' },
  'QL-MOV-02': {
    title: 'No facing',
    text: 'Units face no particular way, so all six neighbours are equally open to them.',
    see: ['QL-RUL-45'],
  },
  'QL-MOV-03': {
    title: 'How far',
    text: 'Add up the cost of each hex entered: the total may be no more than the first speed under Engage, or the second under Advance.',
  },
  'QL-MOV-04': { title: 'Strike stands still', text: 'With a Strike order there is no movement.' },
  'QL-MOV-05': {
    title: 'What a hex costs',
    text: 'Going into a hex takes 1 of the speed, or 2 where the ground is difficult for the unit. Going out is free.',
    see: ['QL-TER-08'],
  },
  'QL-MOV-06': {
    title: 'Impassable ground',
    text: 'A unit cannot go into ground that is impassable to it.',
    see: ['QL-TER-09'],
  },
  'QL-MOV-07': {
    title: 'No half measures',
    text: 'With less speed left than the next hex costs, the unit cannot enter it. With the minimum move switched on, a unit that has not moved yet may always take one step to a neighbouring hex that is not impassable to it, and then stops.',
    see: ['QL-RUL-27'],
    toggles: ['minimumMove'],
  },
  'QL-MOV-08': { title: 'Together', text: 'The elements of a unit move as one.' },
  'QL-MOV-09': {
    title: 'Any route',
    text: 'You may come through a hex twice, even the one you set out from; that hex counts as empty during the move.',
  },
  'QL-MOV-10': {
    title: 'Staying and moving',
    text: 'Taking no step is allowed and does not count as moving. Taking any step does, even if the unit ends where it started.',
    see: ['QL-TRT-22'],
  },
  'QL-MOV-11': {
    title: 'Enemies do not slow you',
    text: 'Passing next to enemy units costs nothing and never stops or holds a unit.',
  },
} as const satisfies Entries;

export const STACKING = {
  'QL-STK-01': { title: 'One unit in a hex', text: 'Two units share a hex only while one of them is passing through.' },
  'QL-STK-02': { title: 'Passing friends', text: 'Hexes with friendly units may be crossed at the usual cost.' },
  'QL-STK-03': {
    title: 'No stopping on a unit',
    text: 'A move cannot end in a hex that another unit is in.',
    see: ['QL-RUL-28'],
  },
  'QL-STK-04': {
    title: 'Enemies bar the way',
    text: 'A hex with an enemy unit cannot be entered. Jump units may leap across one.',
    see: ['QL-TRT-04'],
  },
} as const satisfies Entries;
