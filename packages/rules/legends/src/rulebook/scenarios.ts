import type { Entries } from './rule.js';

export const SCENARIO_RULES = {
  'LG-SCN-01': {
    title: 'Battle',
    text: 'It is over when one player alone has Heroes on the table, and that player wins.',
  },
  'LG-SCN-10': {
    title: 'Danger Room: marker',
    text: 'A Hero whose Moment gains more Heroism than any single Moment of the game before takes the Danger Marker. The gain is what was really added, the spending left aside.',
  },
  'LG-SCN-11': { title: 'Call Hero', text: 'A Call Hero is the deed of the caller.', see: ['LG-RUL-46'] },
  'LG-SCN-12': { title: 'Scoring', text: 'At each Clearing the player of the holder scores 1; 3 win.' },
  'LG-SCN-13': {
    title: 'Lost holder',
    text: 'The marker of a removed holder lies aside, and its record stands until it is beaten.',
    see: ['LG-RUL-46'],
  },
  'LG-SCN-14': {
    title: 'Demolition Man: tokens',
    text: 'An external wall that takes an Impact, or that somebody comes through, gives its building a Demo Token, one for each panel in an activation; windows, doors and roofs give none. A building that stands the blow of a flying building takes one, once in an activation.',
    see: ['LG-RUL-45'],
    toggles: ['everyBlow'],
  },
  'LG-SCN-15': {
    title: 'Collapse',
    text: 'At the 8th token each Hero within suffers an Impact of 7 from every internal floor above it, each on its own, and then the building goes. A floor is above if its top is more than 0.1 above the base of the Hero.',
    see: ['LG-RUL-45'],
  },
  'LG-SCN-16': {
    title: 'Within',
    text: 'Within a building is a Hero whose centre is inside its outline and whose base is below the top of its roof.',
  },
  'LG-SCN-17': { title: 'Cancel', text: 'The active Hero may cancel these Impacts too.' },
  'LG-SCN-18': {
    title: 'Scoring',
    text: 'When a building goes, for whatever reason, the player whose Hero is active scores 1, or the active player if nobody is; 2 win.',
  },
  'LG-SCN-19': {
    title: 'Nothing left',
    text: 'If there are no buildings left and no winner, the game is decided as on time.',
  },
  'LG-SCN-20': {
    title: 'Icarus: marker',
    text: 'A Hero that by its own act is higher above the table than any Hero was before takes the Flight Marker: the highest point of its base counts. Deployment sets the first record and gives no marker.',
    see: ['LG-RUL-47'],
  },
  'LG-SCN-21': {
    title: 'Own act',
    text: 'Being knocked, thrown, carried or dropped by others raises the record and moves no marker.',
    see: ['LG-RUL-47'],
  },
  'LG-SCN-22': {
    title: 'Scoring',
    text: 'At each Clearing the player of the holder scores 1; 3 win. The marker of a removed holder lies aside.',
  },
  'LG-SCN-23': {
    title: 'Of Gods',
    text: 'At each Clearing the player of the Hero with the most Heroism scores 1, nobody if Heroes of different players share it; 3 win.',
    see: ['LG-RUL-48'],
  },
  'LG-SCN-24': {
    title: 'Round One',
    text: 'At each Clearing the player whose Heroes have the least Fatigue in all scores 1, removed ones counting 20, nobody on a tie; 3 win.',
    see: ['LG-RUL-48'],
  },
  'LG-SCN-25': {
    title: 'Collapse: when',
    text: 'A token counts when the Impact does, but the collapse waits for the outcome of that Impact or Come Through, so whoever was put through the wall is within. The building goes before the movement goes on.',
    see: ['LG-RUL-45'],
  },
} as const satisfies Entries;

export const MIGHTY_ITEMS = {
  'LG-ITM-01': { title: 'Super Speed', text: 'A d8 for Move.' },
  'LG-ITM-02': { title: 'Super Strength', text: 'A d8 for Pick Up.' },
  'LG-ITM-03': { title: 'Jugger One', text: 'A d8 for Come Through.' },
  'LG-ITM-04': { title: 'Wall Climber', text: 'A d8 for Wall Run.' },
  'LG-ITM-05': { title: 'Leader', text: 'A d8 for Call Hero.' },
  'LG-ITM-06': {
    title: 'Smash',
    text: 'A body of toughness 12: more impetus for each inch, a harder shot through it, a harder answer to what is thrown. It suffers no less.',
  },
  'LG-ITM-07': { title: 'Vibro Shield', text: 'Each Impact does 2 less to this Hero, before it defends itself.' },
  'LG-ITM-08': { title: 'Snickt', text: 'Whenever a token comes off this Hero it loses 1 Fatigue.' },
  'LG-ITM-09': {
    title: 'Single Bounds',
    text: 'It flies twice as far: Chosen and the inches paid are half the length. Impetus counts every inch flown.',
    see: ['LG-RUL-54'],
  },
  'LG-ITM-10': {
    title: 'One Strike',
    text: 'A successful Strike causes 1 Fatigue more, at the same difficulty and gain. A Strike Back is no Strike.',
  },
  'LG-ITM-11': {
    title: 'Falling Palm',
    text: 'In a fall or drop its player may choose a straight line downwards that goes no further than it sinks, until something is hit or the edge is reached; after the first hit it falls straight. The inches along it count.',
    see: ['LG-RUL-60'],
    toggles: ['freeGlide'],
  },
} as const satisfies Entries;
