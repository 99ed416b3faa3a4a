import {
  area,
  areaSet,
  type Crowd,
  crossings,
  crowd,
  disc,
  emptyWalk,
  groundAt,
  isInAny,
  isNearerThan,
  line,
  nearPath,
  type Obstacle,
  outline,
  overlapped,
  type Point,
  polygonMap,
  put,
  remove,
  type Shape,
  sees,
  sightMap,
  standsIn,
  stepFrom,
  walk,
} from '@sandtable/geometry/plane';
import { SeededDice } from '@sandtable/kernel';
import type { Work } from './measure.js';
import { atLeast, atMost, type Bench, ratioOf } from './result.js';
import { boxes } from './yardsticks.js';

// A table of 72 by 48 inches in thousandths, with 30 pieces of terrain and some figures on it. Every figure hides what lies behind
// it, and stands in everybody's way.

const WIDTH = 72_000;
const DEPTH = 48_000;
const FIGURES = 60;
const QUERIES = 2000;
const RADIUS = 500;
const SLACK = 10;
const EYE = 0.9;

type Battlefield = {
  readonly at: readonly Point[];
  readonly crowd: Crowd;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly paths: readonly Point[][];
};

const dice = new SeededDice('inches');
const anywhere = (): Point => ({ x: dice.below(WIDTH + 1), y: dice.below(DEPTH + 1) });

/** A piece of six uneven corners, three to six inches across. */
function patch(): Shape {
  const centre = anywhere();
  return area([0, 4, 8, 12, 16, 20].map((steps) => stepFrom(centre, { x: 0, y: 1 }, steps, 1500 + dice.below(1500))));
}

function fence(): Shape {
  const start = anywhere();
  const middle = stepFrom(start, { x: 0, y: 1 }, dice.below(24), 3000);
  return line([start, middle, stepFrom(middle, { x: 0, y: 1 }, dice.below(24), 3000)]);
}

const hills = Array.from({ length: 5 }, patch);
const woods = Array.from({ length: 9 }, patch);
const houses = Array.from({ length: 4 }, patch);
const rough = Array.from({ length: 6 }, patch);
const walls = Array.from({ length: 6 }, fence);

const obstacles: readonly Obstacle[] = [
  ...hills.map((shape, i): Obstacle => ({ kind: 'rise', area: shape, level: 1 + (i % 2) })),
  ...woods.map((shape): Obstacle => ({ kind: 'screen', area: shape })),
  ...houses.map((shape): Obstacle => ({ kind: 'solid', area: shape, height: 2, window: 1010.5 })),
  ...walls.map((shape, i): Obstacle => ({ kind: 'wall', line: shape, height: i % 2 === 0 ? 0.5 : 2 })),
];
const sights = sightMap(obstacles, {
  screenDepth: 3010.5,
  screenHeight: 2,
  edge: 10.5,
  shortest: 1,
  rise: 0.001,
  graze: SLACK,
});
const grounds = [...hills, ...woods, ...houses, ...rough];
const ground = polygonMap(grounds);
const doubled = areaSet(grounds.length, (i) => woods.includes(grounds[i]!) || rough.includes(grounds[i]!));
const lines = [...walls, ...houses.map(outline)];

/** Figures where there is room, and for each query two of them and a path of two legs from the first, six inches or less. */
export function battlefield(figures: number): Battlefield {
  const all = crowd(WIDTH, DEPTH, 4000);
  const at: Point[] = [];
  while (at.length < figures) {
    const point = anywhere();
    if (!mayStand(all, point)) continue;
    put(all, at.length, disc(point, RADIUS));
    at.push(point);
  }
  const from = Array.from({ length: QUERIES }, (_, i) => i % figures);
  const to = from.map((one) => (one + 1 + dice.below(figures - 1)) % figures);
  const paths = from.map((one) => {
    const turning = stepFrom(at[one]!, { x: 0, y: 1 }, dice.below(24), dice.below(3000));
    return [at[one]!, turning, stepFrom(turning, { x: 0, y: 1 }, dice.below(24), dice.below(3000))];
  });
  return { at, crowd: all, from, to, paths };
}

const hits: number[] = [];
const walked = emptyWalk();

function mayStand(all: Crowd, point: Point): boolean {
  if (point.x < 0 || point.x > WIDTH || point.y < 0 || point.y > DEPTH) return false;
  const base = disc(point, RADIUS);
  if (overlapped(all, base, SLACK, hits) > 0) return false;
  for (const wall of lines) if (isNearerThan(base, wall, -SLACK)) return false;
  for (const house of houses) if (standsIn(house, point, SLACK)) return false;
  return true;
}

/** All that a move of a figure is asked, even after it has failed: who is in the way, where it ends, what it crosses and costs. */
export function mayMove({ crowd: all }: Battlefield, who: number, path: readonly Point[]): boolean {
  const base = all.shapes[who]!;
  remove(all, who);
  const isFree = nearPath(all, path, RADIUS - SLACK, hits) === 0;
  const isRoom = mayStand(all, path[path.length - 1]!);
  put(all, who, base);
  let cost = 0;
  for (let i = 0; i < lines.length; i++) cost += crossings(path, lines[i]!, SLACK).length * (i % 2 === 0 ? 1000 : 9000);
  walk(ground, path, 1, walked);
  for (let i = 0; i < walked.pieces; i++)
    cost += (walked.to[i]! - walked.from[i]!) * (isInAny(walked, i, doubled) ? 2 : 1);
  cost += 2000 * Math.max(0, groundAt(sights, path[path.length - 1]!) - groundAt(sights, path[0]!));
  return isFree && isRoom && cost <= 6010.5;
}

const except: number[] = [];

export function looks({ at, crowd: all }: Battlefield, from: number, to: number, tops: readonly number[]): boolean {
  except[0] = from;
  except[1] = to;
  bodies.crowd = all;
  bodies.tops = tops;
  return sees(sights, at[from]!, EYE, at[to]!, EYE, bodies);
}

const bodies = { crowd: crowd(1, 1, 1), tops: [] as readonly number[], except };

/** What was found, counted so that no compiler can leave the work out. */
export const found = { seen: 0, legal: 0 };

function sightWork(field: Battlefield): Work {
  const tops = field.at.map(() => 1);
  return {
    name: 'geometry',
    unit: 'queries',
    run() {
      for (let i = 0; i < QUERIES; i++) if (looks(field, field.from[i]!, field.to[i]!, tops)) found.seen++;
      return QUERIES;
    },
  };
}

function pathWork(field: Battlefield): Work {
  return {
    name: 'geometry',
    unit: 'paths',
    run() {
      for (let i = 0; i < QUERIES; i++) if (mayMove(field, field.from[i]!, field.paths[i]!)) found.legal++;
      return QUERIES;
    },
  };
}

/** Every figure looks at ten others and tries ten paths. */
function roundOf(figures: number): Work {
  const field = battlefield(figures);
  const tops = field.at.map(() => 1);
  return {
    name: `${figures} figures`,
    unit: 'rounds',
    run() {
      for (let i = 0; i < 10 * figures; i++) {
        if (looks(field, field.from[i % QUERIES]!, field.to[i % QUERIES]!, tops)) found.seen++;
        if (mayMove(field, field.from[i % QUERIES]!, field.paths[i % QUERIES]!)) found.legal++;
      }
      return 1;
    },
  };
}

/** How much longer something takes for 200 than for 20 that grows with n log n. */
const GROWTH = (200 * Math.log(200)) / (20 * Math.log(20));

export const inchesBench: Bench = {
  name: 'inches',
  run() {
    const field = battlefield(FIGURES);
    const table = `on a table of ${FIGURES} figures and 30 pieces of terrain`;
    return [
      ratioOf(
        'inch-sight',
        `lines of sight with heights, woods, windows, walls and figures in the way, ${table} / lines through a table of 400 boxes`,
        sightWork(field),
        boxes(),
        atLeast(1.5),
      ),
      ratioOf(
        'inch-paths',
        `paths of two legs judged whole: figures, walls, cost by terrain, end, ${table} / lines through a table of 400 boxes`,
        pathWork(field),
        boxes(),
        atLeast(0.4),
      ),
      ratioOf(
        'inch-growth',
        'ten looks and ten paths for each of 200 figures / for each of 20, in time',
        roundOf(20),
        roundOf(200),
        atMost(GROWTH),
      ),
    ];
  },
};
