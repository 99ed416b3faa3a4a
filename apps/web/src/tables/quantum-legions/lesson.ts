import type { Decision } from '@sandtable/quantum-legions';
import { alike, lessonFrom, stepsOf } from '../../kit/lesson.js';
import { LESSON_WORDS } from './lesson-words.js';

// A tank and a company of rifles against a worn-down enemy, in four turns. Dice and enemy are written down.

const SETUP = {
  options: { vpTarget: 40 },
  position: {
    board: { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' },
    units: [
      { seat: 'A', type: 'PG-A1', hex: 'B6' },
      { seat: 'A', type: 'PG-I1', hex: 'E9' },
      { seat: 'B', type: 'VB-I2', hex: 'H10', elements: 3 },
      { seat: 'B', type: 'VB-A2', hex: 'H8', elements: 2 },
    ],
    active: 'A',
    first: 'A',
    turn: 1,
    turnsTaken: { A: 1, B: 0 },
    step: 'orders',
    cp: 2,
  },
};

/** In the order they fall. */
const DICE = [
  ...[2, 1], // the enemy's first command roll: the better die, 2 CP
  ...[3, 4], // ours: 7 CP
  ...[1, 6, 5, 3, 2], // the rifles attack: two hits, one marker
  ...[2, 5], // two saving throws, one succeeds
  ...[2, 1], // the enemy's second command roll: 3 CP
  1, // its tank attacks with one die: a marker
  ...[2, 3], // ours: 5 CP
  ...[6, 5, 4, 3, 2, 2], // the tank strikes: three hits
  ...[5, 3, 1], // damage: two kills
  ...[6, 4, 4, 2, 1], // the rifles strike: three hits
  ...[3, 2, 6], // three saving throws, one succeeds
];

const order = (unit: string, kind: 'engage' | 'advance' | 'strike'): Decision => ({
  type: 'IssueOrder',
  unit,
  order: kind,
});
const activate = (unit: string): Decision => ({ type: 'Activate', unit });
const move = (...path: string[]): Decision => ({ type: 'MoveUnit', path });
const attack = (target: string): Decision => ({ type: 'Attack', target });
const DONE: Decision = { type: 'Done' };
const { read, does, tries } = stepsOf<Decision>('B');

const STEPS = [
  read('welcome', ['QL-CMP-01', 'QL-VIC-01'], ['a1', 'a2']),
  does('first-order', order('a1', 'advance'), ['QL-ORD-01', 'QL-ACT-06'], ['a1']),
  does(
    'second-order',
    order('a2', 'engage'),
    ['QL-ORD-04', 'QL-ACT-05'],
    ['a2'],
    [order('b1', 'strike'), order('b2', 'engage')],
  ),
  read('secrets', ['QL-HID-01', 'QL-HID-02'], ['b1', 'b2']),
  does('activate', activate('a1'), ['QL-CMD-01', 'QL-CMD-03', 'QL-ACT-01'], ['a1']),
  does('move', move('C6', 'D6', 'E6'), ['QL-MOV-03', 'QL-MOV-05', 'QL-TER-03'], ['E6']),
  does('rifles', activate('a2'), ['QL-ACT-04', 'QL-ACT-05'], ['a2']),
  does('cover', move('F9'), ['QL-COV-03', 'QL-COV-04', 'QL-TER-05'], ['F9']),
  tries('sight', attack('b2'), 'QL-LOS-03', ['QL-LOS-01', 'QL-LOS-05'], ['b2']),
  does('attack', attack('b1'), ['QL-ATK-03', 'QL-ATK-06'], ['b1']),
  read('dice', ['QL-ATK-08', 'QL-SAV-01', 'QL-DMG-06'], ['b1']),
  does('strike', order('a1', 'strike'), ['QL-ACT-07'], ['a1']),
  does('strike-too', order('a2', 'strike'), ['QL-ORD-01'], ['a2']),
  does(
    'end-turn',
    DONE,
    ['QL-CMD-04', 'QL-TRN-02'],
    [],
    [DONE, activate('b2'), move('G8'), attack('a2'), order('b2', 'engage'), DONE],
  ),
  read('suppressed', ['QL-SUP-01', 'QL-ACT-02'], ['a2']),
  does('rally', { type: 'RemoveSuppression', unit: 'a2' }, ['QL-SUP-03'], ['a2']),
  does('tank', activate('a1'), ['QL-ACT-07', 'QL-LOS-09'], ['a1']),
  does('tank-strikes', attack('b2'), ['QL-DMG-01', 'QL-DMG-02'], ['b2']),
  does('last', activate('a2'), ['QL-DST-02'], ['a2']),
  does('victory', attack('b1'), ['QL-VIC-01', 'QL-VIC-02'], ['b1']),
  read('won', ['QL-VIC-01']),
];

export const lesson = lessonFrom({
  ruleset: 'quantum-legions',
  title: { en: 'Your first battle', de: 'Dein erstes Gefecht' },
  setup: SETUP,
  dice: DICE,
  steps: STEPS,
  words: LESSON_WORDS,
  /** Another way to the same hex is as good. */
  same: alike<Decision>({
    MoveUnit: (a, b) => a.carry === undefined && JSON.stringify(a.path.at(-1)) === JSON.stringify(b.path.at(-1)),
  }),
});
