import {
  BOX,
  COMPOUND,
  CYLINDER,
  compound,
  firstTouch,
  newBody,
  newSpace,
  newTouch,
  type Panel,
  place,
  type ThingShape,
} from '@sandtable/geometry/space';
import { SeededDice } from '@sandtable/kernel';
import { atLeast, type Bench, ratioOf } from './result.js';
import { boxes } from './yardsticks.js';

// A person sent in straight lines of up to a foot through a city of sixteen turned buildings, forty things in the street and eight people.

const dice = new SeededDice('sweeps');
const SWEEPS = 2000;

function building(storeys: number): Panel[] {
  const panels: Panel[] = [];
  const door = [{ u0: 2.375, u1: 3.625, v0: 0, v1: 2, empty: true }];
  for (let s = 0; s < storeys; s++) {
    const [z0, z1] = [3 * s, 3 * s + 2.75];
    panels.push(
      { box: [-3, 2.75, z0, 3, 3, z1], flat: false, openings: door },
      { box: [-3, -3, z0, 3, -2.75, z1], flat: false, openings: [] },
      { box: [2.75, -2.75, z0, 3, 2.75, z1], flat: false, openings: [] },
      { box: [-3, -2.75, z0, -2.75, 2.75, z1], flat: false, openings: [] },
      { box: [-0.0625, -2.75, z0, 0.0625, 2.75, z1], flat: false, openings: door },
      {
        box: [-2.75, -2.75, z1, 2.75, 2.75, z1 + 0.25],
        flat: true,
        openings: [{ u0: 0.5, u1: 2.5, v0: 0.5, v1: 2.5, empty: true }],
      },
    );
  }
  return panels;
}

const houses = Array.from({ length: 16 }, (_, i) => compound(building(i % 3 === 1 ? 5 : 4)));
const panels = houses.reduce((sum, { count }) => sum + count, 0);
const shapes: ThingShape[] = [
  ...houses.map((house, i) => ({ id: `b${i}`, kind: COMPOUND, compound: house }) as const),
  ...Array.from({ length: 40 }, (_, i) => ({ id: `o${i}`, kind: BOX }) as const),
  ...Array.from({ length: 8 }, (_, i) => ({ id: `h${i}`, kind: CYLINDER }) as const),
];
const space = newSpace(36, 36, shapes);
for (let i = 0; i < 16; i++)
  place(space, i, 4.5 + 9 * (i % 4), 4.5 + 9 * Math.floor(i / 4), 0, i % 3 === 0 ? dice.below(360) : 0, 3, 3, 9);
for (let i = 16; i < 56; i++)
  place(space, i, dice.below(360) / 10, dice.below(360) / 10, 0, dice.below(360), 0.5, 0.4, 1);
for (let i = 56; i < 64; i++) place(space, i, dice.below(360) / 10, dice.below(360) / 10, 0, 0, 0.5, 0.5, 1.25);

const ways = Float64Array.from({ length: 6 * SWEEPS }, (_, i) => {
  const k = i % 6;
  if (k === 2) return dice.below(2) === 0 ? 0 : dice.below(120) / 10;
  return k < 2 ? dice.below(360) / 10 : (dice.below(241) - 120) / 10;
});
const body = { ...newBody(), h: 1.25, hx: 0.5, hy: 0.5 };
const touch = newTouch();

/** What was touched, counted so that no compiler can leave the work out. */
export const touched = { count: 0 };

function run(): number {
  for (let i = 0; i < ways.length; i += 6) {
    body.x = ways[i]!;
    body.y = ways[i + 1]!;
    body.z = ways[i + 2]!;
    if (firstTouch(space, body, ways[i + 3]!, ways[i + 4]!, ways[i + 5]!, touch)) touched.count++;
  }
  return SWEEPS;
}

export const sweepsBench: Bench = {
  name: 'sweeps',
  run: () => [
    ratioOf(
      'sweeps',
      `sweeps of a body through a city of ${panels} panels / lines through a table of 400 boxes`,
      { name: 'geometry', unit: 'sweeps', run },
      boxes(),
      atLeast(0.8),
    ),
  ],
};
