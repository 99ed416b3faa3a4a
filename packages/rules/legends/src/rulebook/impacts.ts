import type { Entries } from './rule.js';

export const IMPACTS = {
  'LG-IMP-01': {
    title: 'When',
    text: 'An Impact occurs when a moving thing comes to touch another and each is an obstacle to the other. Being placed or standing close is none.',
  },
  'LG-IMP-02': {
    title: 'Obstacle in the air',
    text: 'To a Hero that flies, falls or is thrown everything but low things is an obstacle. A thrown or dropped object is one if its longest side is 0.625 or more.',
  },
  'LG-IMP-03': {
    title: 'Impetus',
    text: 'Inches travelled times effective size times toughness, divided by 7: for a plain Hero one for each inch.',
    see: ['LG-RUL-18'],
    toggles: ['literalImpetus'],
  },
  'LG-IMP-04': {
    title: 'Inches travelled',
    text: "Counted from the latest of: the thing's last Impact, anybody's last Moment, the start of the activation, of the line, the end of the last act. A fall goes on from the knock, throw or line that caused it. Bumps, cancelled Impacts, sliding off, free passages and being placed neither add nor reset.",
    see: ['LG-RUL-61'],
    toggles: ['runningStarts'],
  },
  'LG-IMP-05': {
    title: 'Cancel',
    text: 'If one of the two things is the active Hero its player may cancel the Impact: nothing happens, and the mover is stopped.',
  },
  'LG-IMP-06': {
    title: 'Bump',
    text: 'With an impetus below 1 there is no Impact; the mover is stopped and only Come Through may be tried.',
    see: ['LG-RUL-58'],
    toggles: ['gentleImpacts'],
  },
  'LG-IMP-07': {
    title: 'Effective size',
    text: "The mover's size, cut down to the share of its face that the other thing covers. Walls and the table top cover everything.",
    see: ['LG-RUL-19'],
  },
  'LG-IMP-08': {
    title: 'Hitting back',
    text: 'A standing wall or object answers with the impetus it takes, at most its toughness; the table top with all of it; a standing Hero answers an object likewise with at most its body, and another Hero with nothing.',
    see: ['LG-RUL-17', 'LG-RUL-23', 'LG-RUL-24'],
    toggles: ['literalAnswer'],
  },
  'LG-IMP-09': {
    title: 'Fatigue',
    text: "Each Hero in it would suffer Fatigue equal to the other thing's impetus, rounded down.",
  },
  'LG-IMP-10': {
    title: 'Loose object broken',
    text: 'A loose object, moving or standing, is removed if the other impetus is more than its toughness; so is a moving building, and one struck by it, with toughness 11.',
  },
  'LG-IMP-11': {
    title: 'Wall broken through',
    text: 'A mover with more impetus than the wall has toughness is put on its far side, free of charge, if there is room. The wall stays.',
  },
  'LG-IMP-12': {
    title: 'Going on',
    text: 'If the other thing is gone or passed the mover goes on with what is left of its way, counting from 0.',
  },
  'LG-IMP-13': {
    title: 'Blocked',
    text: 'Otherwise it stops; the rest of a throw, knock or drop is lost, that of a line returns to the pool.',
    see: ['LG-RUL-25'],
  },
  'LG-IMP-14': { title: 'Mover gone', text: 'With the mover its movement ends.' },
  'LG-IMP-15': {
    title: 'Fixed numbers',
    text: 'Both impetus values stand from the touch on, before anyone is asked anything.',
  },
  'LG-IMP-16': {
    title: 'Several at once',
    text: 'A moving object or building strikes all the Heroes it touches within a ten-thousandth of an inch at once, each with its own share. It faces the largest of their answers and is stopped unless all are gone. Cancelling saves only the active Hero.',
    see: ['LG-RUL-65'],
  },
} as const satisfies Entries;
