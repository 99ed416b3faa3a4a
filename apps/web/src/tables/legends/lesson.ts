import type { Decision, Segment, Vec3 } from '@sandtable/legends';
import { alike, lessonFrom, stepsOf } from '../../kit/lesson.js';
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
const { read, does, tries } = stepsOf<Decision>('B');

const STEPS = [
  read('welcome', ['LG-ACT-09', 'LG-SCN-01'], ['a1', 'a2']),
  does('activate', activate('a1'), ['LG-ACT-02'], ['a1']),
  does('move', move(3, 0), ['LG-MOH-03', 'LG-MOH-04', 'LG-MOV-02'], ['a1']),
  tries('contact', strike('b1', 0), 'LG-STR-01', ['LG-MOH-07', 'LG-MOH-01'], ['b1']),
  does('charge', line({ m: 'g', to: [10.8, 13.1] }), ['LG-MOV-06', 'LG-IMP-03'], ['b1']),
  does('impact', { type: 'cancelImpact', cancel: false }, ['LG-IMP-05', 'LG-IMP-09'], ['b1'], [DECLINE]),
  does('end', END, ['LG-ACT-08', 'LG-ACT-03'], ['a1'], [activate('b1'), STAY, strike('a1', 0)]),
  does('defend', attempt(4), ['LG-DEF-02', 'LG-DEF-03', 'LG-MOH-06'], ['a1']),
  does('strike-back', { type: 'strikeBack', target: 'b1', spend: 6 }, ['LG-SBK-01', 'LG-SBK-02'], ['b1'], [attempt(0)]),
  read('stolen', ['LG-ACT-11', 'LG-ACT-15'], ['a1']),
  does('sure', move(8, 8), ['LG-MOH-07', 'LG-MOV-03'], ['a1']),
  does('to-the-car', line({ m: 'g', to: [14.95, 13.1] }), ['LG-PIC-01'], ['14.95 13.1 0']),
  does('miracle', { type: 'pickUp', thing: 'car1', spend: 0 }, ['LG-PIC-02', 'LG-TOT-01', 'LG-TOT-02'], ['car1']),
  does('hold', { type: 'place', pose: { x: 17, y: 13.1, z: 0, yaw: 0, lie: 0 } }, ['LG-PIC-03', 'LG-PIC-07'], ['car1']),
  does(
    'fling',
    { type: 'fling', chosen: 5, dir: [-1, 0, 0], spend: 19 },
    ['LG-FLI-02', 'LG-FLI-03', 'LG-IMP-07'],
    ['b1'],
    [DECLINE],
  ),
  read('out', ['LG-ACT-09', 'LG-IMP-03'], ['car1']),
  does('pass', END, ['LG-ACT-07'], ['a1'], [activate('b2'), move(4, 0), END]),
  does('kerbstone', activate('a2'), ['LG-MOH-05', 'LG-MOV-04'], ['a2']),
  does('run-up', move(8, 8), ['LG-MOV-05'], ['a2']),
  does(
    'wall',
    line({ m: 'w', to: [18.2, 15.5, 3] }, { m: 'g', to: [18.2, 16.5] }),
    ['LG-WAL-01', 'LG-WAL-02'],
    ['18.2 16.5 3'],
  ),
  does('wall-run', attempt(6), ['LG-WAL-03', 'LG-WAL-04', 'LG-WAL-05'], ['a2']),
  does('roof', END, ['LG-ACT-01', 'LG-FAL-01'], ['a2'], [activate('b2'), STAY, strike('a2', 0), END]),
  read('clearing', ['LG-ACT-01', 'LG-STR-02'], ['b2']),
  does('again', activate('a2'), ['LG-ACT-02'], ['a2']),
  does('stay', STAY, ['LG-MOV-01', 'LG-MOV-04'], ['a2']),
  does('strike', strike('b2', 10), ['LG-STR-02', 'LG-STR-03'], ['b2'], [DECLINE]),
  does(
    'knock-back',
    { type: 'knockBack', chosen: 4, dir: [0, -1, 0], spend: 8 },
    ['LG-KNB-02', 'LG-KNB-05', 'LG-LAN-01'],
    ['b2'],
    [attempt(0), DECLINE],
  ),
  read('won', ['LG-SCN-01', 'LG-LAN-02']),
];

/** Inches by which a line may end, or a load may stand, elsewhere: one points with a finger, not with a ruler. */
const NEAR = 0.9;

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

type Thrown = { readonly chosen: number; readonly spend: number; readonly dir: Vec3 };
const isThrownAlike = (a: Thrown, b: Thrown): boolean =>
  a.chosen === b.chosen && a.spend === b.spend && isAlong(a.dir, b.dir);

export const lesson = lessonFrom({
  ruleset: 'legends',
  title: { en: 'Your first issue', de: 'Dein erstes Heft' },
  setup: SETUP,
  dice: DICE,
  steps: STEPS,
  words: LESSON_WORDS,
  /** A line to about the same place, a load put there, and a throw in about the same direction, are as good. */
  same: alike<Decision>({
    leg: (a, b) => {
      const [x, y] = [endOf(a.segments), endOf(b.segments)];
      return x !== null && y !== null && distance(x, y) < NEAR;
    },
    place: (a, b) => distance([a.pose.x, a.pose.y, a.pose.z], [b.pose.x, b.pose.y, b.pose.z]) < NEAR,
    fling: isThrownAlike,
    knockBack: isThrownAlike,
  }),
});
