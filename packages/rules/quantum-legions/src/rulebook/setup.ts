import type { Entries } from './rule.js';

export const SETUP = {
  'QL-SET-01': {
    title: 'How setup proceeds',
    text: 'Choose forces; roll for first player; lay the first map section, then the second; choose setup areas; the first player deploys, then the second. After that the first turn begins.',
  },
  'QL-SET-02': {
    title: 'One force list each',
    text: 'All units of a seat come from the same force list. With mixed forces switched on, lists may be combined freely and the force you name is a mere label.',
    see: ['QL-RUL-09'],
    toggles: ['mixedForces'],
  },
  'QL-SET-03': {
    title: 'Mirror forces',
    text: 'Nothing stops the two seats from recruiting from one and the same list.',
  },
  'QL-SET-04': {
    title: 'Recruiting limit',
    text: 'Added up, the VP of your units may reach the limit, 300 as a rule, and may not go beyond it.',
    toggles: ['vpLimit'],
  },
  'QL-SET-05': {
    title: 'Free composition',
    text: 'Within the VP limit you may take whatever you like, and the same unit type as often as you like, unless the game caps copies.',
    see: ['QL-SET-22', 'QL-RUL-51'],
  },
  'QL-SET-06': {
    title: 'Number of units',
    text: 'Field at least one unit, and no more than a setup area has hexes: 27, or 41 with three-row areas, or 20 on the flanks.',
    see: ['QL-SET-11'],
  },
  'QL-SET-07': {
    title: 'Secret recruiting',
    text: 'Both seats recruit in secret and show their rosters at the same time. With open recruiting, seat A recruits first for all to see and seat B answers.',
    see: ['QL-HID-09', 'QL-RUL-08'],
    toggles: ['forceSecrecy'],
  },
  'QL-SET-08': {
    title: 'Roll for first player',
    text: 'Each seat rolls a die and the higher result becomes the first player. Equal dice are both rolled again.',
    see: ['QL-RUL-07'],
  },
  'QL-SET-09': {
    title: 'First map section',
    text: 'The first player picks whichever section it wants; it is laid unturned.',
  },
  'QL-SET-10': {
    title: 'Second map section',
    text: 'The second player picks one of the remaining sections, lays it to the left or to the right of the first, and may turn it by half a turn.',
    see: ['QL-BRD-06', 'QL-BRD-07', 'QL-RUL-06'],
  },
  'QL-SET-11': {
    title: 'Setup areas',
    text: 'North is rows A and B, south is rows L and M, 27 hexes each. Three-row areas take in row C or K as well (41 hexes). On the flanks, west is the hexes up to doubled column 3 and east those from doubled column 25 on (20 hexes each).',
    see: ['QL-RUL-03', 'QL-RUL-04'],
    toggles: ['setupEdges', 'setupDepth'],
  },
  'QL-SET-12': {
    title: 'Choosing an area',
    text: 'The first player takes the area it prefers, the second player gets the one facing it.',
  },
  'QL-SET-13': {
    title: 'Who deploys when',
    text: 'The first player puts its whole force on the board; only then does the second player begin.',
  },
  'QL-SET-14': {
    title: 'Deploy inside your area',
    text: "A unit starts in its own side's setup area. Vanguard widens the area for the unit that has it; a scenario may narrow it.",
    see: ['QL-TRT-06', 'QL-SCN-06'],
  },
  'QL-SET-15': { title: 'One unit per hex', text: 'No two units may be deployed in the same hex.' },
  'QL-SET-16': {
    title: 'Not on impassable ground',
    text: 'A unit cannot be deployed where its kind could not stand, nor in a hex that is out of play. Difficult ground is allowed.',
    see: ['QL-SET-21', 'QL-BRD-04', 'QL-RUL-42'],
  },
  'QL-SET-17': {
    title: 'Fresh units',
    text: 'Units begin complete: every element present, no suppression, no order.',
  },
  'QL-SET-18': {
    title: 'Everyone deploys',
    text: 'No recruited unit may be held back.',
    see: ['QL-SET-20'],
  },
  'QL-SET-19': {
    title: 'Scenarios come first',
    text: 'Any setup rule gives way to what a scenario says.',
    see: ['QL-SCN-01'],
  },
  'QL-SET-20': {
    title: 'No room left',
    text: 'If the area has no free hex a unit may stand in, the unit sits the game out: not on the board, not destroyed, worth nothing to anyone. You decide where the others go, yet leaving a unit out is accepted only when your other placements really leave it no legal hex. On the printed sections this comes up only on the flanks or in a scenario with listed hexes.',
    see: ['QL-SET-18'],
  },
  'QL-SET-21': {
    title: 'Impassable when placed',
    text: 'Whenever a unit is put down somewhere, its class and all its traits except Jump decide whether the ground can hold it.',
    see: ['QL-TRT-04', 'QL-TER-09'],
  },
  'QL-SET-22': {
    title: 'Cap on copies',
    text: 'If the game sets a cap, a roster may hold no more than that many units of one type. There is no cap unless chosen; 3 suits ranked play.',
    see: ['QL-SET-05', 'QL-RUL-51'],
    toggles: ['maxPerType'],
  },
} as const satisfies Entries;
