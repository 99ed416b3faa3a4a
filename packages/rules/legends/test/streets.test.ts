import { expect, test } from 'vitest';
import { CITIES } from '../src/content/cities.js';
import type { City } from '../src/content/types.js';
import { ahead, motion } from '../src/rules/motion.js';
import { isFree } from '../src/rules/room.js';
import { EPS, RADIUS, WALK_LIFT } from '../src/terms.js';
import { at } from './kit.js';

// Every table is walkable outdoors from any street point to any other by a base of one inch (10.2).

/** Inches between two points that are looked at. */
const PITCH = 0.25;
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** How many points in the street have room for a Hero, and those that cannot be walked to from the first. */
function streetsOf(city: City): { points: number; missed: string[] } {
  const { state: s } = at({ A: [[RADIUS, RADIUS]], B: [[city.size - RADIUS, RADIUS]], city: city.id });
  s.heroes[1]!.onTable = false;
  const [walker] = s.heroes;
  const put = (x: number, y: number) => Object.assign(walker!, { x, y, z: 0 });
  const outside = (x: number, y: number): boolean =>
    city.buildings.every((one) => {
      const turn = (one.yaw * Math.PI) / 180;
      const [dx, dy] = [x - one.x, y - one.y];
      const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      return Math.abs(u) > one.w / 2 || Math.abs(v) > one.d / 2;
    });
  const points = new Set<string>();
  for (let x = RADIUS; x <= city.size - RADIUS; x += PITCH)
    for (let y = RADIUS; y <= city.size - RADIUS; y += PITCH)
      if (outside(x, y) && isFree(s, 0, [x, y, 0], WALK_LIFT)) points.add(`${x} ${y}`);
  const [first] = points;
  const walked = new Set([first!]);
  for (const point of walked) {
    const [x, y] = point.split(' ').map(Number) as [number, number];
    for (const [dx, dy] of WAYS) {
      const next = `${x + dx * PITCH} ${y + dy * PITCH}`;
      if (!points.has(next) || walked.has(next)) continue;
      put(x, y);
      const length = Math.hypot(dx, dy);
      const step = motion(0, 'line', dx / length, dy / length, 0, PITCH * length, { own: true, walks: true });
      if (ahead(s, step).inches > step.left - EPS) walked.add(next); // it may touch something at its end
    }
  }
  return { points: points.size, missed: [...points].filter((point) => !walked.has(point)) };
}

test.each(CITIES.map((city) => [city.name, city] as const))('every street point of %s can be walked to', (_, city) => {
  const { points, missed } = streetsOf(city);
  expect(points).toBeGreaterThan(1000);
  expect(missed).toEqual([]);
});
