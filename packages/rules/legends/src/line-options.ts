import type { Segment } from './decisions.js';
import { plot } from './rules/legal-lines.js';
import { areEnemies, type Hero, type Scene } from './state.js';
import { spaceOf, tablesOf } from './tables.js';
import { LINE_COST, RADIUS, thousandth, type Vec3 } from './terms.js';

// Lines to offer: charges, runs to things worth having, runs in all directions, climbs, flights and jumps.

const COMPASS = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

const MOST = 14;

export function lineOptions(s: Scene, hero: Hero): (readonly Segment[])[] {
  const a = s.activation!;
  if (a.pool < LINE_COST && !s.match.config.separateDistances) return [];
  const lines = new Map<string, readonly Segment[]>();
  for (const line of candidates(s, hero, Math.max(a.pool, s.match.config.separateDistances ? 3 : 0))) {
    if (!('rule' in plot(s, hero, line))) lines.set(JSON.stringify(line), line);
    if (lines.size >= MOST) break;
  }
  return [...lines.values()];
}

function* candidates(s: Scene, hero: Hero, pool: number): Generator<readonly Segment[]> {
  for (const enemy of s.heroes) {
    if (!enemy.onTable || !areEnemies(hero, enemy)) continue;
    yield* toward(hero, enemy.x, enemy.y, pool);
    const flight: Vec3 = [thousandth(enemy.x), thousandth(enemy.y), thousandth(enemy.z)];
    if (distance(hero, flight) <= pool) yield [{ m: 'a', to: flight }];
  }
  yield* climbs(s, hero, pool);
  let near = 0;
  for (const object of s.objects) {
    const far = distance(hero, [object.x, object.y, hero.z]);
    if (!object.onTable || object.carriedBy !== null || far > pool || far < 1 || ++near > 3) continue;
    yield* toward(hero, object.x, object.y, pool);
  }
  const { size } = tablesOf(s).city;
  for (const [cx, cy] of COMPASS) {
    const x = Math.max(RADIUS, Math.min(size - RADIUS, hero.x + cx * pool));
    const y = Math.max(RADIUS, Math.min(size - RADIUS, hero.y + cy * pool));
    yield [{ m: 'g', to: [thousandth(x), thousandth(y)] }];
  }
  if (hero.z > 1) {
    for (const [cx, cy] of COMPASS) {
      for (const far of [2, 1]) {
        if (far > pool) continue;
        const to: [number, number] = [thousandth(hero.x + cx * far), thousandth(hero.y + cy * far)];
        yield [{ m: 'g', to }, { m: 'd' }];
        yield [{ m: 'a', to: [...to, hero.z] }, { m: 'd' }];
      }
    }
  }
  if (pool >= 1) yield [{ m: 'a', to: [thousandth(hero.x), thousandth(hero.y), thousandth(hero.z + 1)] }];
}

/** Straight at a place on the ground, as far as the pool reaches. */
function* toward(hero: Hero, x: number, y: number, pool: number): Generator<readonly Segment[]> {
  const [dx, dy] = [x - hero.x, y - hero.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 0.1) return;
  const share = Math.min(1, (pool - 0.002) / length);
  yield [{ m: 'g', to: [thousandth(hero.x + dx * share), thousandth(hero.y + dy * share)] }];
}

function distance(hero: Hero, [x, y, z]: Vec3): number {
  const [dx, dy, dz] = [x - hero.x, y - hero.y, z - hero.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** To the nearest walls of buildings in reach, and up them onto the roof. */
function* climbs(s: Scene, hero: Hero, pool: number): Generator<readonly Segment[]> {
  const space = spaceOf(s);
  const first = s.heroes.length + s.objects.length;
  for (let i = first; i < space.count; i++) {
    if (space.present[i] === 0 || space.sin[i] !== 0) continue;
    const [hx, hy, top] = [space.hx[i]!, space.hy[i]!, space.z[i]! + space.h[i]!];
    const [x, y] = [hero.x - space.x[i]!, hero.y - space.y[i]!];
    for (const [nx, ny] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const out = nx * x + ny * y - (nx === 0 ? hy : hx);
      if (out < RADIUS - 0.01 || out > pool) continue;
      const fx = nx === 0 ? Math.max(-hx, Math.min(hx, x)) : nx * (hx + RADIUS);
      const fy = ny === 0 ? Math.max(-hy, Math.min(hy, y)) : ny * (hy + RADIUS);
      const foot: [number, number] = [thousandth(space.x[i]! + fx), thousandth(space.y[i]! + fy)];
      const rise = Math.min(top - hero.z, pool - out);
      if (rise < 0.1) continue;
      const up: Vec3 = [...foot, thousandth(hero.z + rise)];
      const run: Segment[] =
        distance(hero, [...foot, hero.z]) < 0.05
          ? [{ m: 'w', to: up }]
          : [
              { m: 'g', to: foot },
              { m: 'w', to: up },
            ];
      const onto: Segment = { m: 'g', to: [thousandth(foot[0] - nx), thousandth(foot[1] - ny)] };
      if (rise >= top - hero.z - 0.001) yield [...run, onto];
      yield run;
    }
  }
}
