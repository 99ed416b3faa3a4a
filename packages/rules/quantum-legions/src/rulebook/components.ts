import type { Entries } from './rule.js';

export const COMPONENTS = {
  'QL-CMP-01': {
    title: 'Two sides',
    text: 'Two seats play, A and B. A unit never changes hands: whoever fields it owns it to the end.',
  },
  'QL-CMP-02': {
    title: 'Element',
    text: 'An element is one piece on the board and stands for a squad or a vehicle. Within a unit every element is the same.',
  },
  'QL-CMP-03': {
    title: 'Unit size',
    text: 'A full-strength unit has as many elements as its size says; the lists use sizes from 2 to 5.',
    see: ['QL-RUL-46', 'QL-UNC-01'],
  },
  'QL-CMP-04': {
    title: 'Units stay whole',
    text: 'Units cannot be divided or combined, and elements cannot be swapped between them. The unit is what acts.',
  },
  'QL-CMP-05': {
    title: 'One hex per unit',
    text: 'The elements of a unit are stacked together and always share one hex.',
  },
  'QL-CMP-06': {
    title: 'What describes a unit',
    text: 'A unit type is given by its class, size, engage and advance speeds, armor (it may have none), range, armor-piercing bonus (AP), row of attack dice, special traits and victory points (VP).',
  },
  'QL-CMP-07': {
    title: 'Vehicles and infantry',
    text: 'Every unit belongs to one of two classes: armored fighting vehicles (AFV) or infantry. Force lists print the vehicles before the infantry.',
  },
  'QL-CMP-08': {
    title: 'Two speeds',
    text: 'Of the two speeds the first is for Engage orders and the second for Advance orders.',
    see: ['QL-MOV-03'],
  },
  'QL-CMP-09': {
    title: 'Row of attack dice',
    text: 'Read the row by losses: the first number is for the full unit, the second after one lost element, and so on. Each number is the whole amount of dice, not a deduction.',
    see: ['QL-RUL-12', 'QL-ATK-03'],
  },
  'QL-CMP-10': { title: 'Six-sided dice', text: 'Only ordinary six-sided dice are used.' },
  'QL-CMP-11': {
    title: 'Order markers',
    text: 'Orders come in three kinds, Engage, Advance and Strike. Face down they cannot be told apart.',
    see: ['QL-HID-02'],
  },
  'QL-CMP-12': {
    title: 'Suppression markers',
    text: 'All that matters about suppression is how many markers a unit has; numbers printed on markers merely save pieces.',
  },
  'QL-CMP-13': {
    title: 'Markers never run out',
    text: 'There are always enough markers of each sort.',
    see: ['QL-RUL-32'],
  },
} as const satisfies Entries;
