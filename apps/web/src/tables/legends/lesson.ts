import type { Decision, Segment, Vec3 } from '@sandtable/legends';
import { type Lesson, type Plan, type Reply, worded } from '../../learn/lesson.js';
import { distance } from './city.js';
import { LESSON_WORDS } from './lesson-words.js';

// Halogen and Kerbstone against Madame Ballast and Capstan, at the crossroads of Crosstown Corner: a charge, an exchange of blows, a
// car, and a fall from a roof. Dice and enemy are written down.

const SETUP = {
  options: { mightyItems: false },
  position: {
    city: 'crosstown',
    scenario: 'battle',
    next: 'A',
    heroes: [
      { seat: 'A', at: [14.7, 13.1, 0], cast: 'halogen' },
      { seat: 'A', at: [18.2, 15.5, 0], cast: 'kerbstone', heroism: 8 },
      { seat: 'B', at: [10.7, 13.1, 0], cast: 'ballast' },
      { seat: 'B', at: [19.25, 16.5, 3], cast: 'capstan' },
    ],
  },
};

/** In the order they fall. */
const DICE = [
  5, // Halogen moves
  5, // Ballast strikes
  3, // Halogen defends
  2, // and strikes back
  2, // Ballast cannot defend
  1, // Halogen moves, which is certain
  ...[6, 6], // and lifts a car: Total Heroism
  3, // and throws it, which is certain
  2, // Capstan cannot move
  4, // Kerbstone moves, which is certain
  3, // and runs up the wall, which is certain
  2, // Capstan strikes and misses
  4, // Kerbstone strikes
  1, // and knocks back, which is certain
  1, // Capstan does not land
];

const activate = (hero: string): Decision => ({ type: 'activate', hero });
const move = (chosen: number, spend: number): Decision => ({ type: 'move', chosen, spend });
const line = (...segments: Segment[]): Decision => ({ type: 'leg', segments });
const strike = (target: string, spend: number): Decision => ({ type: 'strike', target, spend });
const attempt = (spend: number): Decision => ({ type: 'attempt', spend });
const STAY: Decision = { type: 'skipMove' };
const DECLINE: Decision = { type: 'decline' };
const END: Decision = { type: 'end' };
const enemy = (...answers: Decision[]): Reply[] => answers.map((answer) => ({ seat: 'B', answer }));

const PLAN = [
  { id: 'welcome', kind: 'read', rules: ['LG-ACT-09', 'LG-SCN-01'], at: ['a1', 'a2'] },
  { id: 'activate', kind: 'do', answer: activate('a1'), rules: ['LG-ACT-02'], at: ['a1'] },
  { id: 'move', kind: 'do', answer: move(3, 0), rules: ['LG-MOH-03', 'LG-MOH-04', 'LG-MOV-02'], at: ['a1'] },
  {
    id: 'contact',
    kind: 'try',
    answer: strike('b1', 0),
    refusedBy: 'LG-STR-01',
    rules: ['LG-MOH-07', 'LG-MOH-01'],
    at: ['b1'],
  },
  {
    id: 'charge',
    kind: 'do',
    answer: line({ m: 'g', to: [10.8, 13.1] }),
    rules: ['LG-MOV-06', 'LG-IMP-03'],
    at: ['b1'],
  },
  {
    id: 'impact',
    kind: 'do',
    answer: { type: 'cancelImpact', cancel: false },
    replies: enemy(DECLINE),
    rules: ['LG-IMP-05', 'LG-IMP-09'],
    at: ['b1'],
  },
  {
    id: 'end',
    kind: 'do',
    answer: END,
    replies: enemy(activate('b1'), STAY, strike('a1', 0)),
    rules: ['LG-ACT-08', 'LG-ACT-03'],
    at: ['a1'],
  },
  { id: 'defend', kind: 'do', answer: attempt(4), rules: ['LG-DEF-02', 'LG-DEF-03', 'LG-MOH-06'], at: ['a1'] },
  {
    id: 'strike-back',
    kind: 'do',
    answer: { type: 'strikeBack', target: 'b1', spend: 6 },
    replies: enemy(attempt(0)),
    rules: ['LG-SBK-01', 'LG-SBK-02'],
    at: ['b1'],
  },
  { id: 'stolen', kind: 'read', rules: ['LG-ACT-11', 'LG-ACT-15'], at: ['a1'] },
  { id: 'sure', kind: 'do', answer: move(8, 8), rules: ['LG-MOH-07', 'LG-MOV-03'], at: ['a1'] },
  {
    id: 'to-the-car',
    kind: 'do',
    answer: line({ m: 'g', to: [14.95, 13.1] }),
    rules: ['LG-PIC-01'],
    at: ['14.95 13.1 0'],
  },
  {
    id: 'miracle',
    kind: 'do',
    answer: { type: 'pickUp', thing: 'car1', spend: 0 },
    rules: ['LG-PIC-02', 'LG-TOT-01', 'LG-TOT-02'],
    at: ['car1'],
  },
  {
    id: 'hold',
    kind: 'do',
    answer: { type: 'place', pose: { x: 17, y: 13.1, z: 0, yaw: 0, lie: 0 } },
    rules: ['LG-PIC-03', 'LG-PIC-07'],
    at: ['car1'],
  },
  {
    id: 'fling',
    kind: 'do',
    answer: { type: 'fling', chosen: 5, dir: [-1, 0, 0], spend: 19 },
    replies: enemy(DECLINE),
    rules: ['LG-FLI-02', 'LG-FLI-03', 'LG-IMP-07'],
    at: ['b1'],
  },
  { id: 'out', kind: 'read', rules: ['LG-ACT-09', 'LG-IMP-03'], at: ['car1'] },
  {
    id: 'pass',
    kind: 'do',
    answer: END,
    replies: enemy(activate('b2'), move(4, 0), END),
    rules: ['LG-ACT-07'],
    at: ['a1'],
  },
  { id: 'kerbstone', kind: 'do', answer: activate('a2'), rules: ['LG-MOH-05', 'LG-MOV-04'], at: ['a2'] },
  { id: 'run-up', kind: 'do', answer: move(8, 8), rules: ['LG-MOV-05'], at: ['a2'] },
  {
    id: 'wall',
    kind: 'do',
    answer: line({ m: 'w', to: [18.2, 15.5, 3] }, { m: 'g', to: [18.2, 16.5] }),
    rules: ['LG-WAL-01', 'LG-WAL-02'],
    at: ['18.2 16.5 3'],
  },
  { id: 'wall-run', kind: 'do', answer: attempt(6), rules: ['LG-WAL-03', 'LG-WAL-04', 'LG-WAL-05'], at: ['a2'] },
  {
    id: 'roof',
    kind: 'do',
    answer: END,
    replies: enemy(activate('b2'), STAY, strike('a2', 0), END),
    rules: ['LG-ACT-01', 'LG-FAL-01'],
    at: ['a2'],
  },
  { id: 'clearing', kind: 'read', rules: ['LG-ACT-01', 'LG-STR-02'], at: ['b2'] },
  { id: 'again', kind: 'do', answer: activate('a2'), rules: ['LG-ACT-02'], at: ['a2'] },
  { id: 'stay', kind: 'do', answer: STAY, rules: ['LG-MOV-01', 'LG-MOV-04'], at: ['a2'] },
  {
    id: 'strike',
    kind: 'do',
    answer: strike('b2', 10),
    replies: enemy(DECLINE),
    rules: ['LG-STR-02', 'LG-STR-03'],
    at: ['b2'],
  },
  {
    id: 'knock-back',
    kind: 'do',
    answer: { type: 'knockBack', chosen: 4, dir: [0, -1, 0], spend: 8 },
    replies: enemy(attempt(0), DECLINE),
    rules: ['LG-KNB-02', 'LG-KNB-05', 'LG-LAN-01'],
    at: ['b2'],
  },
  { id: 'won', kind: 'read', rules: ['LG-SCN-01', 'LG-LAN-02'], at: [] },
] as const satisfies readonly Plan[];

export type LessonStepId = (typeof PLAN)[number]['id'];

/** Inches by which a line may end, or a load may stand, elsewhere: one points with a finger, not with a ruler. */
const NEAR = 0.9;

/** A line to about the same place, a load put there, and a throw in about the same direction, are as good. */
function same(given: unknown, expected: unknown): boolean {
  const [a, b] = [given as Decision, expected as Decision];
  if (a?.type === 'leg' && b.type === 'leg') {
    const [x, y] = [endOf(a.segments), endOf(b.segments)];
    return x !== null && y !== null && distance(x, y) < NEAR;
  }
  if (a?.type === 'place' && b.type === 'place')
    return distance([a.pose.x, a.pose.y, a.pose.z], [b.pose.x, b.pose.y, b.pose.z]) < NEAR;
  if ((a?.type === 'fling' && b.type === 'fling') || (a?.type === 'knockBack' && b.type === 'knockBack'))
    return a.chosen === b.chosen && a.spend === b.spend && isAlong(a.dir, b.dir);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where a line ends, seen from above; null for one that ends in a drop, which this lesson never asks for. */
function endOf(segments: readonly Segment[]): Vec3 | null {
  const last = segments.at(-1);
  return last && last.m !== 'd' ? [last.to[0], last.to[1], 0] : null;
}

/** Within some 20 degrees. */
function isAlong(a: Vec3, b: Vec3): boolean {
  const [none, dot]: [Vec3, number] = [[0, 0, 0], a[0] * b[0] + a[1] * b[1] + a[2] * b[2]];
  return dot > 0.94 * distance(none, a) * distance(none, b);
}

export const lesson: Lesson = {
  ruleset: 'legends',
  title: { en: 'Your first issue', de: 'Dein erstes Heft' },
  setup: SETUP,
  dice: DICE,
  seat: 'A',
  steps: worded(PLAN, LESSON_WORDS),
  same,
};
