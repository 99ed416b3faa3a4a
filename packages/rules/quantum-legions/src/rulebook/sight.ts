import type { Entries } from './rule.js';

export const RANGE = {
  'QL-RNG-01': {
    title: 'Counting distance',
    text: 'The distance of two hexes is how many hexsides the shortest way between them crosses, whatever lies there. Neighbours are 1 apart.',
    see: ['QL-RUL-49'],
  },
  'QL-RNG-02': { title: 'Within range', text: "A target farther away than the attacker's range cannot be attacked." },
  'QL-RNG-03': { title: 'All directions', text: 'There are no arcs of fire: a unit can attack any way it likes.' },
} as const satisfies Entries;

export const LINE_OF_SIGHT = {
  'QL-LOS-01': {
    title: 'You must see the target',
    text: "To attack, a unit needs a line of sight from its hex to the target's hex. Indirect Fire can do without.",
    see: ['QL-TRT-11'],
  },
  'QL-LOS-02': { title: 'The line', text: 'Sight runs straight between the centres of the two hexes.' },
  'QL-LOS-03': {
    title: 'Crossing a blocking hex',
    text: 'If the line cuts through a blocking hex between the two, by however little, there is no sight.',
  },
  'QL-LOS-04': {
    title: 'Units are in the way',
    text: 'A hex with a unit in it blocks the line, no matter whose unit it is.',
  },
  'QL-LOS-05': {
    title: 'Terrain in the way',
    text: 'Forest, hill and urban hexes block the line. Open ground, swamp, water and ice do not.',
  },
  'QL-LOS-06': {
    title: 'Along a hexside',
    text: 'Where the line follows the side between two hexes, only both of them together block it, and each such side is looked at separately. Under the whole-line option a blocker anywhere on the left joined by one anywhere on the right of the line is enough.',
    see: ['QL-RUL-22'],
    toggles: ['losHexside'],
  },
  'QL-LOS-07': {
    title: 'Corners do not count',
    text: 'A hex that the line meets in one point only does not block it.',
    see: ['QL-RUL-23'],
  },
  'QL-LOS-08': {
    title: 'The two ends',
    text: 'The hexes of attacker and target themselves never block the line.',
    see: ['QL-RUL-21'],
  },
  'QL-LOS-09': {
    title: 'From or to a hill',
    text: 'With attacker or target on a hill, the line passes over units and other terrain: nothing but hills in between can block it. Along a hexside, both hexes must be hills.',
    see: ['QL-RUL-24'],
  },
  'QL-LOS-10': { title: 'Hills with units', text: 'A hill in between blocks in any case, empty or occupied.' },
  'QL-LOS-11': { title: 'Beyond the flanks', text: 'Half-hexes out of play never block.', see: ['QL-RUL-26'] },
  'QL-LOS-12': { title: 'Sight is mutual', text: 'If one hex sees another, the other sees it.' },
  'QL-LOS-13': { title: 'Neighbours see each other', text: 'Nothing can come between adjacent hexes.' },
} as const satisfies Entries;
