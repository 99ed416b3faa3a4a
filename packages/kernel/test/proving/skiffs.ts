/**
 * Skiffs: two boats on an open sea, measured in inches.
 * Proves: answers without end of them (a path, a point, a split of dice), candidates instead of all options, measuring with
 * a stated tolerance, and that fractions survive the record.
 */

import { become, type Score, score } from '@sandtable/craft';
import * as z from 'zod/mini';
import {
  type Outcome,
  type Play,
  type Question,
  type QuestionKind,
  type Refusal,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '../../src/index.js';

export const rules = {
  'SKIFF-01': {
    title: 'The sea',
    chapter: 'The sea',
    text: 'The sea is 24 by 24 inches, with a rock of one inch in the middle.',
  },
  'SKIFF-02': { title: 'The crew', chapter: 'A turn', text: 'Split four dice between oars and guns.' },
  'SKIFF-03': {
    title: 'Rowing',
    chapter: 'A turn',
    text: "Row a path no longer than the oars' dice add up to in inches.",
  },
  'SKIFF-04': {
    title: 'Fresh breeze',
    chapter: 'A turn',
    text: 'Sixes on the oars count one inch more each, up to twelve inches in all.',
  },
  'SKIFF-05': { title: 'The rock', chapter: 'A turn', text: 'No path comes closer to the middle than one inch.' },
  'SKIFF-06': {
    title: 'Gunnery',
    chapter: 'A turn',
    text: 'Aim at a point within ten inches; each gun die of 4 or more is a hit on a boat within half an inch of it.',
  },
  'SKIFF-07': {
    title: 'Sinking',
    chapter: 'The end',
    text: 'A boat with four hits sinks. After ten turns each, fewer hits win.',
  },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const BOATS = ['gull', 'tern'] as const;
type Boat = (typeof BOATS)[number];
const other = { gull: 'tern', tern: 'gull' } as const;
const SEA = 24;
const MIDDLE = { x: 12, y: 12 };
/** Lengths that differ by less are equal. */
const TOLERANCE = 1e-9;

const point = z.strictObject({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof point>;
const boat = z.strictObject({ x: z.number(), y: z.number(), hits: z.int().check(z.gte(0)) });
const chaseSchema = z.strictObject({
  turn: z.int().check(z.gte(0)),
  step: z.enum(['crew', 'row', 'aim']),
  reach: z.number().check(z.gte(0)),
  guns: z.int().check(z.gte(0), z.lte(4)),
  gull: boat,
  tern: boat,
});
export type Chase = z.infer<typeof chaseSchema>;

// A square root is the same on every machine; hypot, sine and cosine need not be, so rules do without them.
function between(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
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
const onSea = (p: Point): boolean => p.x >= 0 && p.x <= SEA && p.y >= 0 && p.y <= SEA;
/** To a thousandth of an inch; adding zero turns -0, which no record can hold, into 0. */
const inches = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** The distance from a point to a stretch of a path. */
function fromLeg(p: Point, a: Point, b: Point): number {
  const length = between(a, b);
  const along = length === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return between(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

interface Crew {
  readonly oars: number;
  readonly guns: number;
}
const crew: QuestionKind<Chase, Crew> = {
  answer: z.strictObject({ oars: z.int().check(z.gte(0)), guns: z.int().check(z.gte(0)) }),
  finite: true,
  options: () => [0, 1, 2, 3, 4].map((oars) => ({ oars, guns: 4 - oars })),
  check: (_chase, _question, { oars, guns }) =>
    oars + guns === 4 ? null : refuse<Rule>('SKIFF-02', `${oars} and ${guns} are ${oars + guns} dice, not four.`),
};

type Path = readonly Point[];
const row: QuestionKind<Chase, Path> = {
  answer: z.array(point).check(z.maxLength(8)),
  finite: false,
  options(chase, question) {
    const from = chase[question.seat as Boat];
    const paths: Path[] = [[]];
    for (const [east, south] of COMPASS) {
      for (const far of [chase.reach / 2, chase.reach - 0.001]) {
        const to = { x: inches(from.x + far * east), y: inches(from.y + far * south) };
        if (far > 0 && row.check(chase, question, [to]) === null) paths.push([to]);
      }
    }
    return paths;
  },
  check(chase, { seat }, path): Refusal<Rule> | null {
    let at: Point = chase[seat as Boat];
    let length = 0;
    for (const to of path) {
      if (!onSea(to)) return refuse('SKIFF-01', `(${to.x}, ${to.y}) is not on the sea.`);
      if (fromLeg(MIDDLE, at, to) < 1 - TOLERANCE) return refuse('SKIFF-05', 'The path runs onto the rock.');
      length += between(at, to);
      at = to;
    }
    return length <= chase.reach + TOLERANCE
      ? null
      : refuse('SKIFF-03', `The path is ${inches(length)} inches long, the oars reach ${chase.reach}.`);
  },
};

const aim: QuestionKind<Chase, Point | null> = {
  answer: z.nullable(point),
  finite: false,
  options(chase, question) {
    const { x, y } = chase[other[question.seat as Boat]];
    const near = [
      { x, y },
      { x: inches(x + 0.4), y },
      { x: inches(x + 3), y },
    ];
    return [null, ...near.filter((p) => aim.check(chase, question, p) === null)];
  },
  check: (chase, { seat }, at) =>
    at === null || between(chase[seat as Boat], at) <= 10 + TOLERANCE
      ? null
      : refuse<Rule>(
          'SKIFF-06',
          `That point is ${inches(between(chase[seat as Boat], at))} inches away, guns reach ten.`,
        ),
};

/** SKIFF-03, SKIFF-04: how far these oars row. */
export function reachOf(dice: readonly number[]): Score<Rule> {
  const sixes = dice.filter((d) => d === 6).length;
  const rowed = score<Rule>(
    dice.reduce((a, b) => a + b, 0),
    'SKIFF-03',
    [sixes > 0 && { by: sixes, rule: 'SKIFF-04', why: 'sixes in a fresh breeze' }],
  );
  return become<Rule>(rowed, Math.min(12, rowed.total), 'SKIFF-04', 'no boat rows more than twelve');
}

function* play(t: Table<Chase, Rule>): Play<Outcome> {
  const chase = t.state; // entered again at any question: `step` says which
  while (chase.turn < 20 && chase.gull.hits < 4 && chase.tern.hits < 4) {
    const seat = BOATS[chase.turn % 2]!;
    if (chase.step === 'crew') {
      t.boundary();
      const split = yield* t.ask({ kind: 'crew', seat, data: null } as Question<Crew>);
      const dice = yield* t.roll(split.oars, 6, 'SKIFF-02', seat);
      const reach = reachOf(dice);
      t.log({ type: 'manned', rule: 'SKIFF-02', boat: seat, dice, reach });
      chase.reach = reach.total;
      chase.guns = split.guns;
      chase.step = 'row';
    }
    if (chase.step === 'row') {
      t.boundary();
      const path = yield* t.ask({ kind: 'row', seat, data: { reach: chase.reach } } as Question<Path>);
      const to = path[path.length - 1];
      if (to) {
        chase[seat].x = to.x;
        chase[seat].y = to.y;
      }
      t.log({ type: 'rowed', rule: 'SKIFF-03', boat: seat, path });
      chase.step = 'aim';
    }
    if (chase.guns > 0) {
      t.boundary();
      const at = yield* t.ask({ kind: 'aim', seat, data: { guns: chase.guns } } as Question<Point | null>);
      if (at !== null) yield* t.call(fire(t, seat, at));
    }
    chase.turn++;
    chase.step = 'crew';
    chase.reach = chase.guns = 0;
  }
  const lead = chase.tern.hits - chase.gull.hits;
  return { winner: lead === 0 ? null : lead > 0 ? 'gull' : 'tern', rule: 'SKIFF-07' satisfies Rule, by: 'hits' };
}

function* fire(t: Table<Chase, Rule>, by: Boat, at: Point): Play<void> {
  const target = t.state[other[by]];
  const dice = yield* t.roll(t.state.guns, 6, 'SKIFF-06', by);
  const hits = between(target, at) <= 0.5 + TOLERANCE ? dice.filter((d) => d >= 4).length : 0;
  target.hits += hits;
  t.log({ type: 'fired', rule: 'SKIFF-06', boat: by, at, dice, hits });
}

const copyChase = (c: Chase): Chase => ({ ...c, gull: { ...c.gull }, tern: { ...c.tern } });

export const skiffs: Ruleset<Chase, Chase> = {
  id: 'skiffs',
  version: '1.0.0',
  title: 'Skiffs',
  rules,
  ready: [{ id: 'chase', title: 'A chase', setup: { apart: 9.5 } }],
  setup: z.strictObject({ apart: z.number().check(z.gte(2), z.lte(20)) }),
  state: chaseSchema,
  questions: { crew, row, aim },
  queries: {
    reach: {
      title: 'How far a boat can row with so many oars, at best',
      args: z.strictObject({ oars: z.int().check(z.gte(0), z.lte(4)) }),
      run: (_view: Chase, { oars }: { oars: number }) => reachOf(new Array(oars).fill(6)),
    },
  },
  open(setup) {
    const { apart } = setup as { apart: number };
    const y = 4;
    const gull = { x: 12 - apart / 2, y, hits: 0 };
    return { turn: 0, step: 'crew', reach: 0, guns: 0, gull, tern: { x: 12 + apart / 2, y, hits: 0 } };
  },
  seats: () => BOATS,
  play,
  copy: copyChase,
  view: copyChase,
  imagine: copyChase,
  notAsked: () => refuse<Rule>('SKIFF-02', 'The other boat is moving.'),
  say(event) {
    switch (event.type) {
      case 'manned':
        return `${event.boat} can row ${(event.reach as Score).total} inches.`;
      case 'rowed':
        return `${event.boat} rows ${(event.path as Path).length} legs.`;
      default:
        return `${event.boat} fires ${(event.dice as number[]).length} guns and hits ${event.hits} times.`;
    }
  },
  guide: null,
};
