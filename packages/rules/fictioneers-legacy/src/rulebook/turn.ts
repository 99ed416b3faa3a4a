import type { Entries } from './rule.js';

export const SEQUENCE = {
  'FL-SEQ-01': { title: 'Player turns', text: 'The sides take whole turns one after the other.' },
  'FL-SEQ-02': { title: 'Five phases', text: 'A turn is Overwatch, Move and Fire, Close Combat, Morale, End of Turn.' },
  'FL-SEQ-03': {
    title: 'One activation',
    text: 'Each model acts once in a turn. Operator and gunners act with their vehicle, passengers by themselves.',
  },
  'FL-SEQ-04': { title: 'Any order', text: 'The active side picks who acts next and may leave models idle.' },
  'FL-SEQ-05': { title: 'One at a time', text: 'A model finishes what it does before the next begins.' },
  'FL-SEQ-06': {
    title: 'What a model may do',
    text: 'One move, one use of a sensor and one firing action at most; or else a piece of work on a gun, and nothing besides.',
  },
  'FL-SEQ-07': { title: 'On watch', text: 'A model on overwatch does not act in its own turn.' },
  'FL-SEQ-08': {
    title: 'Either order',
    text: 'Move and then fire, or fire and then move. A sensor is not used after firing, and a move is not split.',
    toggles: ['fireThenMove'],
  },
  'FL-SEQ-09': { title: 'Close combat apart', text: 'Fights take place in the third phase only.' },
  'FL-SEQ-10': { title: 'Nothing to do', text: 'A phase in which nothing can be decided ends by itself.' },
  'FL-SEQ-11': {
    title: 'Team mates',
    text: 'Players of one side decide for their own platoons, in any order; a phase is over when all have ended it.',
  },
} as const satisfies Entries;

export const OVERWATCH = {
  'FL-OVW-01': { title: 'The first phase', text: 'Overwatch comes before everything else in a turn.' },
  'FL-OVW-02': {
    title: 'Who may watch',
    text: 'A model with a weapon to fire may go on overwatch if its squad is not Pinned, it is not engaged, its power shield is down and its hands are free of modules and objectives.',
  },
  'FL-OVW-03': { title: 'The price', text: 'Who watches neither moves, fires, works nor uses a sensor that turn.' },
  'FL-OVW-04': {
    title: 'How long',
    text: 'The marker stays until it is used or lost, or its side begins its next turn.',
  },
  'FL-OVW-05': { title: 'When', text: 'Watchers fire in the second phase of the other side only.' },
  'FL-OVW-06': {
    title: 'At what',
    text: 'Watchers may answer an enemy move, and enemy fire once it is resolved.',
    toggles: ['overwatchOnFire'],
  },
  'FL-OVW-07': {
    title: 'Samples',
    text: 'A move is looked at after each full inch and at its end. A shot names one of these samples and is judged as if the mover stood there.',
  },
  'FL-OVW-08': {
    title: 'One answer',
    text: 'The watching side answers a trigger once, with all its shots; they are fired in the order of the samples.',
  },
  'FL-OVW-09': {
    title: 'The marker is used',
    text: 'Each watcher fires one weapon once and loses its marker. A shot that is no longer possible is not fired, and the marker stays.',
  },
  'FL-OVW-10': {
    title: 'Direct fire only',
    text: 'Watchers fire directly at the model that gave the cause, or at its vehicle. Smoke and indirect fire are not for them.',
  },
  'FL-OVW-11': { title: 'Ordinary modifiers', text: 'All modifiers count as usual; the watcher has not moved.' },
  'FL-OVW-12': {
    title: 'What becomes of the mover',
    text: 'A mover that is killed lies at its sample; one that survives goes its way to the end.',
  },
  'FL-OVW-13': {
    title: 'Losing the marker',
    text: 'The marker is lost when the squad is Pinned or an enemy move ends in contact with the watcher. At a sample where the mover touches it, a figure cannot fire.',
  },
  'FL-OVW-14': { title: 'No chain', text: 'Overwatch fire is never answered by overwatch.' },
  'FL-OVW-15': {
    title: 'Vehicles and guns',
    text: 'A vehicle on watch fires one manned weapon once; a gun fires through the watching crew figure that touches it.',
  },
  'FL-OVW-16': { title: 'Shaken watchers', text: 'Shaken models may go on overwatch.' },
  'FL-OVW-17': {
    title: 'Who is asked',
    text: 'The watching side is asked only if it has a legal shot, and the other side does not learn whether it was.',
  },
} as const satisfies Entries;
