import type { Entries } from './rule.js';

export const MOVE = {
  'LG-MOV-01': {
    title: 'Window',
    text: 'Move is the first decision of an activation or none: no other Moment, line, drop or release before it, and once only.',
  },
  'LG-MOV-02': { title: 'Difficulty', text: 'The difficulty of Move is the Chosen number.' },
  'LG-MOV-03': { title: 'Effect', text: 'The Hero has one inch more than Chosen to move in this activation.' },
  'LG-MOV-04': {
    title: 'No Move',
    text: 'Without a successful Move there are no inches, but dropping, striking, shooting, lifting, throwing and calling remain.',
  },
  'LG-MOV-05': {
    title: 'One pool',
    text: 'Inches on the ground, on walls and in the air come out of the same pool. A line that is longer than the pool is refused, whatever would happen on its way.',
    see: ['LG-RUL-14'],
    toggles: ['separateDistances'],
  },
  'LG-MOV-06': {
    title: 'Line',
    text: 'A line is one unbroken row of steps on the ground, on walls and in the air, perhaps with a drop at its end; it is plotted whole and then gone from its start.',
  },
  'LG-MOV-07': {
    title: 'Ground',
    text: 'On the ground one keeps to level surfaces. Up and down by less than 0.625 is free, and only level inches count.',
  },
  'LG-MOV-08': {
    title: 'Edges',
    text: 'Ground steps end where the surface does; beyond it is a wall, the air or a drop. A line that forgets this is refused; if the ground turns out to be missing later, the line ends at the last good point.',
  },
  'LG-MOV-09': {
    title: 'Blocked',
    text: 'A Hero that is stopped keeps its unused inches. Within 0.01 of the end of a step it is not stopped but goes on with the next.',
  },
  'LG-MOV-10': {
    title: 'Free contact',
    text: 'Touching the wall that the line goes on along, or landing at the end of a flight, is a hit like any other, which may be cancelled; it is, unless something else was said with the line.',
  },
} as const satisfies Entries;

export const COME_THROUGH = {
  'LG-COM-01': {
    title: 'Window',
    text: 'When its own line or drop is stopped by a wall or loose object, the active Hero may try to come through, once for each piece in an activation and before any Impact. A bump is enough.',
    see: ['LG-RUL-28'],
  },
  'LG-COM-02': {
    title: 'Difficulty',
    text: 'The difficulty is the toughness of the piece; of solid things 5 for each inch of mean depth, rounded up.',
  },
  'LG-COM-03': {
    title: 'Effect',
    text: 'There is no Impact, and the Hero stands on the far side: the first place straight on where it is clear of the object, or of the whole panel.',
  },
  'LG-COM-04': {
    title: 'Free passage',
    text: 'The way through costs nothing and counts for nothing; a line that would end inside ends at the far side.',
    see: ['LG-RUL-27'],
  },
  'LG-COM-05': {
    title: 'Room',
    text: 'The far side must be on the table, not below it, and free. It need not bear the Hero.',
    see: ['LG-RUL-27'],
  },
  'LG-COM-06': { title: 'Not through', text: 'Nobody comes through Heroes or the table.' },
  'LG-COM-07': { title: 'Failure', text: 'After a failure the Impact takes its course; it may still be cancelled.' },
} as const satisfies Entries;

export const WALL_RUN = {
  'LG-WAL-01': { title: 'Requirement', text: 'It is attempted where a stretch of wall steps begins.' },
  'LG-WAL-02': {
    title: 'On the wall',
    text: 'Every point must be against an upright face of a panel or of an object that is not low: the centre 0.5 to 0.6 from it, no more than 0.5 beyond its sides, the base between its lower and upper edge.',
  },
  'LG-WAL-03': {
    title: 'Chosen',
    text: 'Chosen is the length of the stretch, rounded up to whole inches.',
    see: ['LG-RUL-15', 'LG-MOH-07'],
  },
  'LG-WAL-04': { title: 'Difficulty', text: 'The difficulty is twice Chosen.' },
  'LG-WAL-05': {
    title: 'Effect',
    text: 'The stretch is run. After a failure the line ends where the stretch began, and that building or object is not run up again in this activation.',
  },
  'LG-WAL-06': {
    title: 'Standing out',
    text: 'What stands less than 0.625 out of the wall does not stop a Hero on it.',
  },
} as const satisfies Entries;

export const FLY = {
  'LG-FLY-01': { title: 'Requirement', text: 'It is attempted where a stretch of steps through the air begins.' },
  'LG-FLY-02': { title: 'Anything else', text: 'Whatever is neither on the ground nor on a wall is in the air.' },
  'LG-FLY-03': {
    title: 'Chosen',
    text: 'Chosen is the length of the stretch, with Single Bounds half of it, rounded up.',
    see: ['LG-RUL-15', 'LG-MOH-07'],
  },
  'LG-FLY-04': { title: 'Difficulty', text: 'The difficulty is four times Chosen.' },
  'LG-FLY-05': {
    title: 'Effect',
    text: 'The stretch is flown. After a failure the line ends where it began, and there is no more flying in this activation.',
  },
} as const satisfies Entries;

export const FALLING = {
  'LG-FAL-01': {
    title: 'Must',
    text: 'A Hero that is not active and that nothing bears goes straight down at once until it suffers an Impact.',
  },
  'LG-FAL-02': { title: 'Again', text: 'If it is then still not supported, it falls again.' },
  'LG-FAL-03': {
    title: 'May',
    text: 'The active Hero may drop whenever it likes, for no inches. As an act of its own a drop starts from nothing; at the end of a line the inches of the line go on counting.',
  },
  'LG-FAL-04': {
    title: 'Onto low things',
    text: 'A fall that ends on a low object hits what that object lies on, counted to its top, and the Hero stands on it.',
  },
  'LG-FAL-05': {
    title: 'Tipping',
    text: 'A Hero that nothing bears but that rests on something other than a Hero, 0.05 inches or less beneath it, does not hit that: it slides off, level and just far enough, and falls on with the inches it has. Over an empty gap it falls straight through.',
    see: ['LG-RUL-55'],
  },
  'LG-FAL-06': {
    title: 'Off a Hero',
    text: 'A Hero that is not active and comes down on another is moved beside it and set down there if the spot is free and bears it; else it falls on from its own height. The active Hero is set down the same way when it drops.',
    see: ['LG-RUL-55'],
  },
  'LG-FAL-07': {
    title: 'Off a narrow thing',
    text: 'Whoever is stopped by something too narrow to stand on slides off it and falls on, from 0 after an Impact and with the same inches after a bump.',
  },
  'LG-FAL-08': {
    title: 'Wedged',
    text: 'Sliding off is tried straight away from the thing and then at 45, 90, 135 and 180 degrees, left before right. If there is no room anywhere the Hero stays, and counts as supported until something it touches moves or goes.',
  },
  'LG-FAL-09': {
    title: 'No seizing by falling out of an activation',
    text: 'A Hero that falls because it has just stopped being active may land, defend and strike back and gains by it, but seizes nothing. Those it falls on may.',
    see: ['LG-RUL-55'],
    toggles: ['fallingSeizes'],
  },
  'LG-FAL-10': { title: 'Carried along', text: 'What a falling Hero carries is placed beside it at the end.' },
} as const satisfies Entries;

export const EDGE = {
  'LG-EDG-01': {
    title: 'Heroes stop',
    text: 'A Hero stops where its base would cross the edge of the table. That is no Impact; a flight or drop is over, a line keeps its unused inches.',
  },
  'LG-EDG-02': {
    title: 'Objects go',
    text: 'An object or building that would cross the edge with any part of it is removed.',
  },
  'LG-EDG-03': {
    title: 'Sky',
    text: 'Nothing rises above 100 inches: a Hero stops there, an object is removed.',
    see: ['LG-RUL-43'],
  },
} as const satisfies Entries;

export const ORIENTATION = {
  'LG-ORI-01': { title: 'Base to the surface', text: 'A Hero is shown with its base on the surface it travels on.' },
  'LG-ORI-02': { title: 'In the air', text: 'In the air it is perpendicular to everything.' },
  'LG-ORI-03': {
    title: 'Aligning',
    text: 'After an Impact the active Hero may go on along any surface it is in contact with.',
  },
  'LG-ORI-04': { title: 'Otherwise it must', text: 'A Hero that is not active stands upright on what bears it.' },
  'LG-ORI-05': { title: 'Display only', text: 'How a figure is tilted never changes its body.', see: ['LG-RUL-63'] },
} as const satisfies Entries;
