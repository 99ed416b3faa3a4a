import type { Entries } from './rule.js';

export const MOMENTS = {
  'LG-MOH-01': {
    title: 'Trigger',
    text: 'When what a Moment needs is there, its Hero may attempt it, and never has to.',
  },
  'LG-MOH-02': {
    title: 'Who',
    text: 'Moments are for the active Hero. Defend, Struggle, Strike Back and Hero Landing are for anybody.',
  },
  'LG-MOH-03': {
    title: 'Procedure',
    text: 'Name the Moment, its subject and the Chosen number; the difficulty follows. Say how much Heroism is spent, pay it, roll one die and add what was spent.',
  },
  'LG-MOH-04': { title: 'Success', text: 'A total above the difficulty succeeds.' },
  'LG-MOH-05': {
    title: 'Failure',
    text: 'A total equal to the difficulty or below it fails, and nothing comes of it.',
    see: ['LG-RUL-57'],
  },
  'LG-MOH-06': { title: 'Spent is gone', text: 'What was spent is lost either way.' },
  'LG-MOH-07': {
    title: 'Gain',
    text: 'A success brings one more Heroism than its difficulty, before its effect. A Wall Run or Fly of less than an inch brings nothing.',
    toggles: ['hairbreadths'],
  },
  'LG-MOH-08': {
    title: 'Chosen',
    text: 'Chosen is a whole number named with the Moment and the same throughout it: from 0 for Move and Call Hero, from 1 for Fling, Knock Down and Knock Back, up to 998, or 499 where the difficulty is twice as much. For Wall Run and Fly the line sets it.',
    see: ['LG-RUL-06'],
    toggles: ['chosenZero'],
  },
  'LG-MOH-09': {
    title: 'Fixed first',
    text: 'The difficulty is worked out before anything is paid.',
    see: ['LG-RUL-08'],
  },
  'LG-MOH-10': { title: 'Die', text: 'The die is a d6; an item can make it a d8.' },
  'LG-MOH-11': {
    title: 'Limits of Heroism',
    text: 'Heroism lies between 0 and 999; what goes beyond is lost.',
    see: ['LG-RUL-09'],
  },
  'LG-MOH-12': {
    title: 'Fresh start for impetus',
    text: "Each attempt, whoever makes it, sets everything's travelled inches to 0. An Impact under way keeps the impetus it was found with.",
  },
} as const satisfies Entries;

export const TOTAL_HEROISM = {
  'LG-TOT-01': {
    title: 'Second roll',
    text: 'A die that shows its highest face and still does not beat the difficulty is rolled once more.',
    see: ['LG-RUL-10'],
  },
  'LG-TOT-02': { title: 'Same again', text: 'If it shows that face again the Moment succeeds, as if by one.' },
  'LG-TOT-03': {
    title: 'Pay cap',
    text: 'A success that nothing but Total Heroism could bring gains no more than 36 on a d6 and 64 on a d8.',
    see: ['LG-RUL-13'],
    toggles: ['uncappedMiracles'],
  },
  'LG-TOT-04': {
    title: 'One miracle',
    text: 'The active Hero may try one such hopeless Moment in an activation. Defend, Struggle, Strike Back and Hero Landing are free of this.',
    see: ['LG-RUL-13'],
    toggles: ['uncappedMiracles'],
  },
} as const satisfies Entries;

export const LIMITS = {
  'LG-LIM-01': {
    title: 'Failure exhausts',
    text: 'What a Hero failed at, it may not try again on the same subject in this activation: the piece for Come Through, the thing for Pick Up and Fling, the building or object for Wall Run, the sky for Fly, the target for Strike.',
    see: ['LG-RUL-51'],
    toggles: ['freeRetry'],
  },
  'LG-LIM-02': {
    title: 'Encore',
    text: 'Wall Run, Fly, Pick Up, Fling, Defend, Struggle and Hero Landing pay a Hero again in the same activation only if they are harder than each time before. They work all the same.',
    see: ['LG-RUL-15'],
    toggles: ['encores'],
  },
  'LG-LIM-03': {
    title: 'Miracles',
    text: 'What only Total Heroism can save is limited in pay and number.',
    see: ['LG-TOT-03', 'LG-TOT-04'],
  },
  'LG-LIM-04': {
    title: 'No empty acts',
    text: 'A Chosen of 0 where 1 is the least, steps shorter than 0.05, lines of more than 32 steps, directions without length and drops that lead nowhere are refused. Stepping down from a Hero is allowed.',
  },
  'LG-LIM-05': {
    title: 'Escalation',
    text: 'Each turn of Defend and Strike Back doubles the difficulty. A Strike Back of more than 1004 is refused.',
    see: ['LG-RUL-66'],
  },
  'LG-LIM-06': {
    title: 'Friends',
    text: 'Friends do not seize from one another, and nobody seizes by falling out of its own activation.',
    see: ['LG-ACT-12', 'LG-FAL-09'],
  },
  'LG-LIM-07': {
    title: 'Round cap',
    text: 'When a round has seen four activations for every Hero that was there when it began, nobody seizes any more until the next Clearing.',
    see: ['LG-RUL-59'],
  },
  'LG-LIM-08': {
    title: 'Fall guard',
    text: 'A fall has at most 40 steps; after that the Hero is wedged.',
    see: ['LG-FAL-08'],
  },
  'LG-LIM-09': {
    title: 'Every line costs',
    text: 'A line has at least one step that is not the drop, and takes at least 0.05 from the pool even if it is stopped at once.',
    see: ['LG-RUL-66'],
    toggles: ['separateDistances'],
  },
  'LG-LIM-10': { title: 'Act cap', text: 'After 200 acts an activation can only end.', see: ['LG-RUL-66'] },
} as const satisfies Entries;

export const ORDER = {
  'LG-ORD-01': {
    title: 'Who comes first',
    text: "Of several Moments or instances of Fatigue at the same time, the active Hero's come first, the others as the active player says.",
  },
  'LG-ORD-02': {
    title: 'One Hero, one event',
    text: 'What one event does to one Hero is taken in the order it arose; the floors of a collapse from the lowest up.',
  },
} as const satisfies Entries;
