import type { Decision } from '@sandtable/quantum-legions';
import { type Lesson, type Plan, type Reply, worded } from '../../learn/lesson.js';
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
const enemy = (...answers: Decision[]): Reply[] => answers.map((answer) => ({ seat: 'B', answer }));

const PLAN = [
  { id: 'welcome', kind: 'read', rules: ['QL-CMP-01', 'QL-VIC-01'], at: ['a1', 'a2'] },
  { id: 'first-order', kind: 'do', answer: order('a1', 'advance'), rules: ['QL-ORD-01', 'QL-ACT-06'], at: ['a1'] },
  {
    id: 'second-order',
    kind: 'do',
    answer: order('a2', 'engage'),
    replies: enemy(order('b1', 'strike'), order('b2', 'engage')),
    rules: ['QL-ORD-04', 'QL-ACT-05'],
    at: ['a2'],
  },
  { id: 'secrets', kind: 'read', rules: ['QL-HID-01', 'QL-HID-02'], at: ['b1', 'b2'] },
  { id: 'activate', kind: 'do', answer: activate('a1'), rules: ['QL-CMD-01', 'QL-CMD-03', 'QL-ACT-01'], at: ['a1'] },
  {
    id: 'move',
    kind: 'do',
    answer: move('C6', 'D6', 'E6'),
    rules: ['QL-MOV-03', 'QL-MOV-05', 'QL-TER-03'],
    at: ['E6'],
  },
  { id: 'rifles', kind: 'do', answer: activate('a2'), rules: ['QL-ACT-04', 'QL-ACT-05'], at: ['a2'] },
  { id: 'cover', kind: 'do', answer: move('F9'), rules: ['QL-COV-03', 'QL-COV-04', 'QL-TER-05'], at: ['F9'] },
  {
    id: 'sight',
    kind: 'try',
    answer: attack('b2'),
    refusedBy: 'QL-LOS-03',
    rules: ['QL-LOS-01', 'QL-LOS-05'],
    at: ['b2'],
  },
  { id: 'attack', kind: 'do', answer: attack('b1'), rules: ['QL-ATK-03', 'QL-ATK-06'], at: ['b1'] },
  { id: 'dice', kind: 'read', rules: ['QL-ATK-08', 'QL-SAV-01', 'QL-DMG-06'], at: ['b1'] },
  { id: 'strike', kind: 'do', answer: order('a1', 'strike'), rules: ['QL-ACT-07'], at: ['a1'] },
  { id: 'strike-too', kind: 'do', answer: order('a2', 'strike'), rules: ['QL-ORD-01'], at: ['a2'] },
  {
    id: 'end-turn',
    kind: 'do',
    answer: DONE,
    replies: enemy(DONE, activate('b2'), move('G8'), attack('a2'), order('b2', 'engage'), DONE),
    rules: ['QL-CMD-04', 'QL-TRN-02'],
    at: [],
  },
  { id: 'suppressed', kind: 'read', rules: ['QL-SUP-01', 'QL-ACT-02'], at: ['a2'] },
  { id: 'rally', kind: 'do', answer: { type: 'RemoveSuppression', unit: 'a2' }, rules: ['QL-SUP-03'], at: ['a2'] },
  { id: 'tank', kind: 'do', answer: activate('a1'), rules: ['QL-ACT-07', 'QL-LOS-09'], at: ['a1'] },
  { id: 'tank-strikes', kind: 'do', answer: attack('b2'), rules: ['QL-DMG-01', 'QL-DMG-02'], at: ['b2'] },
  { id: 'last', kind: 'do', answer: activate('a2'), rules: ['QL-DST-02'], at: ['a2'] },
  { id: 'victory', kind: 'do', answer: attack('b1'), rules: ['QL-VIC-01', 'QL-VIC-02'], at: ['b1'] },
  { id: 'won', kind: 'read', rules: ['QL-VIC-01'], at: [] },
] as const satisfies readonly Plan[];

export type LessonStepId = (typeof PLAN)[number]['id'];

/** Another way to the same hex is as good. */
function same(given: unknown, expected: unknown): boolean {
  const [a, b] = [given as Decision, expected as Decision];
  if (a?.type === 'MoveUnit' && b.type === 'MoveUnit')
    return a.carry === undefined && JSON.stringify(a.path.at(-1)) === JSON.stringify(b.path.at(-1));
  return JSON.stringify(a) === JSON.stringify(b);
}

export const lesson: Lesson = {
  ruleset: 'quantum-legions',
  title: { en: 'Your first battle', de: 'Dein erstes Gefecht' },
  setup: SETUP,
  dice: DICE,
  seat: 'A',
  steps: worded(PLAN, LESSON_WORDS),
  same,
};
