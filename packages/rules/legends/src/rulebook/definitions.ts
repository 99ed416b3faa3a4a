import type { Entries } from './rule.js';

export const DEFINITIONS = {
  'LG-GEN-01': {
    title: 'Objects',
    text: 'Whatever is on the table is an object, and its edges are those of its shape in the game data.',
  },
  'LG-GEN-02': { title: 'Heroes', text: 'The figures of the players are Heroes and objects at the same time.' },
  'LG-GEN-03': {
    title: 'Horizontal',
    text: 'A surface tilted by 45 degrees or less from the table top is horizontal.',
  },
  'LG-GEN-04': { title: 'Vertical', text: 'A surface tilted by more than 45 degrees from the table top is vertical.' },
  'LG-GEN-05': {
    title: 'Perpendicular',
    text: 'Horizontal and vertical surfaces are perpendicular to one another. Where it must be exact: a struck face is perpendicular to the surface travelled on when their normals are more than 45 degrees apart.',
    see: ['LG-RUL-02'],
  },
  'LG-GEN-06': {
    title: 'Obstacle',
    text: 'Something that rises at least 0.625 inches out of the surface a Hero travels on, with a face perpendicular to that surface, stands in its way.',
    see: ['LG-RUL-01'],
  },
  'LG-GEN-07': {
    title: 'Low objects',
    text: 'A loose object that stands less than 0.625 inches tall is low. Heroes walk over it or onto it, nothing is stopped by it, and it takes part in no Impact while it stands still.',
  },
  'LG-GEN-08': {
    title: 'Contact',
    text: 'Things no more than 0.1 inches apart are in contact.',
    see: ['LG-GEO-04', 'LG-RUL-03'],
  },
  'LG-GEN-09': { title: 'Measuring', text: 'Everyone may measure everything, always.' },
  'LG-GEN-10': {
    title: 'Rounding',
    text: 'Difficulties are rounded up and the Fatigue of an Impact down. Impetus and toughness are compared as they are. A millionth of an inch or of a point never decides anything.',
    see: ['LG-RUL-07'],
  },
  'LG-GEN-11': { title: 'Turn', text: 'A limit "per turn" is one per activation.', see: ['LG-RUL-30'] },
  'LG-GEN-12': {
    title: 'Hostile targets',
    text: 'Long Shot, Strike, Struggle and Strike Back are for enemy Heroes only, unless friendly fire is switched on. Impacts ask nobody whose side they are on.',
    see: ['LG-RUL-29'],
    toggles: ['friendlyFire'],
  },
} as const satisfies Entries;

export const THINGS = {
  'LG-OBJ-01': {
    title: 'Toughness',
    text: 'Glass 2, wood and doors 4, internal walls and floors 7, bodies 7, external walls and roofs 11, metal 15.',
  },
  'LG-OBJ-02': {
    title: 'Solid',
    text: 'Stone and concrete have a toughness of 5 for each inch they are deep on average along the motion: their size divided by the face they show to it.',
    see: ['LG-GEO-09', 'LG-RUL-20'],
  },
  'LG-OBJ-03': {
    title: 'One scale',
    text: 'Every list speaks of the same materials: a door is wood, a floor an internal wall, a roof an external wall, a vehicle metal.',
    see: ['LG-RUL-21'],
  },
  'LG-OBJ-04': {
    title: 'Size',
    text: 'The size of a loose object is the volume of its box, that of a building the volume of its outer box, that of a Hero 1 cubic inch.',
    see: ['LG-RUL-18'],
  },
  'LG-OBJ-05': {
    title: 'Body',
    text: 'A Hero is an upright cylinder with a radius of 0.5 and a height of 1.25 inches, however the figure is shown. From every side it shows 1 square inch; its centre is 0.625 above its base.',
  },
  'LG-OBJ-06': {
    title: 'Openings',
    text: 'A window or door is an object of its own in its panel. An empty gap counts as nothing if it is at least 1 inch wide and 1.25 high (1 by 1 in a floor or roof); a smaller one counts as the panel.',
  },
  'LG-OBJ-07': {
    title: 'Which piece is hit',
    text: "The piece of a panel that is struck is the one where the line of the mover's centre meets the middle of the panel; on a border it is the opening. A line that never meets it there strikes the wall, and so does an object or building too big for the opening.",
    see: ['LG-GEO-17', 'LG-RUL-22'],
  },
  'LG-OBJ-08': {
    title: 'Walls stay',
    text: 'Going through a wall does not take it away. Only whole buildings are removed.',
    see: ['LG-RUL-26'],
  },
  'LG-OBJ-09': {
    title: 'Slopes',
    text: 'A slope of up to 45 degrees is built of steps of no more than half an inch; a steeper one is a box with upright sides.',
  },
} as const satisfies Entries;

export const SUPPORT = {
  'LG-SUP-01': {
    title: 'Supported',
    text: 'A Hero can be left standing with its base within 0.05 inches of the table top, or of the level top of a panel or of a loose object nobody carries, if the point under its centre is on that face.',
    see: ['LG-RUL-39'],
  },
  'LG-SUP-02': { title: 'Too narrow', text: 'A top less than 0.5 inches across bears no Hero, standing or walking.' },
  'LG-SUP-03': {
    title: 'Not supports',
    text: 'Heroes, carried things and empty gaps in floors bear nothing. Glass in a floor or roof does.',
  },
  'LG-SUP-04': { title: 'Held', text: 'As long as a Hero is carried it is supported.' },
  'LG-SUP-05': {
    title: 'Walking support',
    text: 'A walker is borne as long as its base touches the surface at its level, so gaps of up to an inch are stepped across.',
    see: ['LG-RUL-39'],
  },
  'LG-SUP-06': {
    title: 'Objects',
    text: 'A loose object or building is supported when it is carried, when its underside is within 0.05 inches of the table top, or within 0.05 of a top that has its centre over it. Otherwise it drops at the next settling.',
    see: ['LG-RUL-32'],
  },
  'LG-SUP-07': {
    title: 'At rest',
    text: 'An object or building whose drop was stopped by something other than a Hero lies there, balanced or not, until that thing moves or goes.',
    see: ['LG-RUL-32'],
  },
} as const satisfies Entries;
