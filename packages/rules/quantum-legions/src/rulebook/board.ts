import type { Entries } from './rule.js';

export const BOARD = {
  'QL-BRD-01': {
    title: 'Shape of a section',
    text: 'A map section is 13 rows long. Rows A, C, E, G, I, K and M are 7 hexes wide; the rows between them have 6 hexes with half a hex at either end.',
  },
  'QL-BRD-02': {
    title: 'Shape of the board',
    text: 'Side by side, two sections give 13 rows: 14 whole hexes in rows A, C, E, G, I, K and M, 13 in the others.',
    see: ['QL-RUL-01'],
  },
  'QL-BRD-03': {
    title: 'Hexes in play',
    text: 'Play uses the 176 whole hexes: columns 1 to 14 of the wide rows and 1 to 13 of the narrow rows.',
  },
  'QL-BRD-04': {
    title: 'Half-hexes are out of play',
    text: 'The twelve half-hexes along the outer flanks, columns 0 and 14 of the narrow rows, are not part of the game.',
    see: ['QL-RUL-02'],
  },
  'QL-BRD-05': {
    title: 'Keep out of half-hexes',
    text: 'Nothing may move into, through or be put down in a half-hex of the flanks, whatever its traits.',
  },
  'QL-BRD-06': {
    title: 'Turned sections',
    text: 'Half a turn puts the last row first and reverses every row from left to right.',
  },
  'QL-BRD-07': {
    title: 'Hexes on the joint',
    text: 'B7, D7, F7, H7, J7 and L7 are put together from two halves. Equal halves give their terrain. If just one half is open, the other half counts. Otherwise the half on the section that was laid first decides.',
    see: ['QL-RUL-05', 'QL-RUL-43'],
  },
  'QL-BRD-08': {
    title: 'Frozen ground',
    text: 'Water on a frozen section is ice. Being frozen or temperate changes nothing else.',
    see: ['QL-TER-07'],
  },
  'QL-BRD-09': { title: 'One terrain per hex', text: 'A hex is of one terrain only.' },
  'QL-BRD-10': { title: 'The edge is closed', text: 'No unit may go off the board.' },
} as const satisfies Entries;
