import type { Entries } from './rule.js';

export const MINIATURES = {
  'QL-MIN-01': {
    title: 'Three ways to play',
    text: 'Without miniatures; on large hexes, where the same hex game is shown with a figure for each element; or on an open tabletop without hexes, by the rules of this chapter.',
    toggles: ['miniatures'],
  },
  'QL-MIN-02': {
    title: 'Large hexes',
    text: 'On large hexes no rule changes. How big a hex is drawn has no bearing on play.',
  },
  'QL-MIN-03': {
    title: 'Scale',
    text: 'On the tabletop S inches stand for one hex; S is 1, 1.5, 2, 3 or 4, and 2 unless chosen otherwise.',
    toggles: ['tabletopScale'],
  },
  'QL-MIN-04': {
    title: 'The table',
    text: 'The table measures 14 S from left to right and 11.4 S from north to south, 28 by 22.8 inches when S is 2.',
  },
  'QL-MIN-05': {
    title: 'Places',
    text: 'A place is a pair of whole numbers of thousandths of an inch, counted from the left edge rightwards and from the north edge downwards.',
  },
  'QL-MIN-06': {
    title: 'Room of a unit',
    text: 'A unit takes up a disc S across, centred on its point; the figures only decorate it. The whole disc stays on the table.',
  },
  'QL-MIN-07': {
    title: 'Areas of terrain',
    text: 'Terrain lies in simple polygons that do not overlap, each of one kind; the rest is open. A unit is in the area its point is in, edges included; on an edge shared by two, the area listed first counts.',
  },
  'QL-MIN-08': {
    title: 'Tables made from hex maps',
    text: 'Each hex that is not open becomes a regular hexagon S wide. The hex with doubled coordinates (X, r) is centred at x = X S/2 and y = 5.7 S + 0.8660254 S (r - 7), to the nearest thousandth. What sticks out over the edge is cut off.',
  },
  'QL-MIN-09': {
    title: 'Moving',
    text: 'A move is a chain of straight pieces. It costs its length, and twice the length where the ground is difficult for the unit. Speed times S is the limit, with 10 thousandths of grace. Each piece is cut at the edges of areas and its parts are rounded down to a thousandth, so a path has no more than 32 corners. Along an edge counts as inside the area. With the minimum move, one straight piece as long as S is never too dear.',
    see: ['QL-MOV-03', 'QL-MOV-07'],
    toggles: ['minimumMove'],
  },
  'QL-MIN-10': {
    title: 'What stops a move',
    text: 'The point may not go into impassable ground, nor along its edge, nor stop on it; to touch a corner in passing is allowed. The disc may pass over friends but at no time over an enemy, meaning centres closer than S, and at the end it may overlap nobody.',
  },
  'QL-MIN-11': {
    title: 'Distance',
    text: 'Divide the distance of the points by S and round to the nearest whole number, halves downwards, but to no less than 1. Range, Minimum Range, Stealth, Assault and being adjacent all go by that number.',
  },
  'QL-MIN-12': {
    title: 'Line of sight',
    text: 'Sight runs from point to point. Another unit blocks it if the middle of its disc is less than S/2 from the line. Forest, hill and urban areas block it if more than 10 thousandths of the line lie inside the area and outside the discs of the two units. Touching is not blocking.',
  },
  'QL-MIN-13': {
    title: 'Hills',
    text: 'When one of the two points is on a hill, hill areas alone can block.',
    see: ['QL-LOS-09'],
  },
  'QL-MIN-14': {
    title: 'Setup',
    text: 'Units are set up with their points no farther than 2 S from the north or south edge, or 3.6 S with Vanguard.',
  },
  'QL-MIN-15': {
    title: 'The rest is the same',
    text: 'Orders, CP, suppression, combat, VP and traits work as on hexes; cover goes by the area the target is in, hexes in a trait are read as tabletop distance, and Jump is held by the obstacles only where it lands.',
    see: ['QL-MIN-11', 'QL-MIN-10'],
  },
  'QL-MIN-16': {
    title: 'Points in place of hexes',
    text: 'Deployment, corners of a move and the place of a passenger are points; the passenger goes at tabletop distance 1 from where the carrier ends, no discs overlapping. Areas are always the two ends, and the options for setup depth and hexside sight do nothing. A hex named by a scenario is the disc of radius S/2 around its centre: for setup, and for objectives, which a unit holds when its point is inside.',
    see: ['QL-MIN-08', 'QL-MIN-11'],
  },
} as const satisfies Entries;
