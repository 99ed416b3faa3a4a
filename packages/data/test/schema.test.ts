import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asJson, Malformed, mustParse, parse, pathUnder, problemsOf, type Schema } from '../src/index.js';

const unit = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(12)),
  speed: z.tuple([z.int(), z.int()]),
  kind: z.enum(['tank', 'infantry']),
  armour: z.optional(z.int().check(z.gte(0), z.lte(9))),
});
const force = z.strictObject({ units: z.array(unit).check(z.minLength(1)), points: z.number().check(z.gt(0)) });
const order = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), to: z.strictObject({ x: z.number(), y: z.number() }) }),
  z.strictObject({ kind: z.literal('fire'), at: z.string() }),
]);
const tank = { name: 'Tiger', speed: [4, 6], kind: 'tank' };

describe('a field at fault is named by its path, with what was found and what was expected', () => {
  test.each<[string, Schema, unknown, string, string]>([
    [
      'wrong type deep inside',
      force,
      { units: [tank, { ...tank, speed: [4, '6'] }], points: 1 },
      'units[1].speed[1]',
      'units[1].speed[1] is "6", expected a number',
    ],
    [
      'a fraction',
      force,
      { units: [{ ...tank, speed: [4, 6.5] }], points: 1 },
      'units[0].speed[1]',
      'units[0].speed[1] is 6.5, expected a whole number',
    ],
    ['too few', force, { units: [], points: 1 }, 'units', 'units is a list of 0, expected at least 1 entries'],
    ['not above', force, { units: [tank], points: 0 }, 'points', 'points is 0, expected a number above 0'],
    ['not a number', force, { units: [tank], points: Number.NaN }, 'points', 'points is NaN, expected a number'],
    [
      'too big',
      force,
      { units: [{ ...tank, armour: 10 }], points: 1 },
      'units[0].armour',
      'units[0].armour is 10, expected a number of at most 9',
    ],
    [
      'one of several',
      force,
      { units: [{ ...tank, kind: 'boat' }], points: 1 },
      'units[0].kind',
      'units[0].kind is "boat", expected one of "tank", "infantry"',
    ],
    [
      'too long',
      force,
      { units: [{ ...tank, name: 'x'.repeat(13) }], points: 1 },
      'units[0].name',
      'units[0].name is "xxxxxxxxxxxxx", expected at most 12 characters',
    ],
    ['missing', force, { units: [tank] }, 'points', 'points is nothing, expected a number'],
    [
      'unknown field',
      force,
      { units: [{ ...tank, wings: 2 }], points: 1 },
      'units[0].wings',
      'units[0].wings is 2, expected no such field',
    ],
    ['not an object', force, null, '', 'the data is null, expected an object'],
    ['a bigint', z.int(), 10n, '', 'the data is 10, expected a number'],
    ['no branch of that kind', order, { kind: 'dig' }, 'kind', 'kind is "dig", expected one of "move", "fire"'],
    ['inside a branch', order, { kind: 'move', to: { x: 1, y: null } }, 'to.y', 'to.y is null, expected a number'],
    ['a literal of two', z.union([z.literal('a'), z.literal('b')]), 'c', '', 'the data is "c", expected "a" or "b"'],
    [
      'the branch that fits best',
      z.union([z.int(), z.strictObject({ at: z.int() })]),
      { at: 'x' },
      'at',
      'at is "x", expected a number',
    ],
    [
      'a pattern',
      z.string().check(z.regex(/^[a-z]+$/)),
      'A1',
      '',
      'the data is "A1", expected text of the form /^[a-z]+$/',
    ],
    [
      'an own check',
      z.int().check(z.refine((n) => n % 2 === 0, 'an even number')),
      3,
      '',
      'the data is 3, expected an even number',
    ],
    [
      'a schema that says itself what it expects',
      z.strictObject({ at: z.union([z.int(), z.null()], 'a hex, or null') }),
      { at: 'x' },
      'at',
      'at is "x", expected a hex, or null',
    ],
    ['a name that is no word', z.strictObject({}), { 'a b': 1 }, '["a b"]', '["a b"] is 1, expected no such field'],
    ['a multiple', z.int().check(z.multipleOf(4)), 6, '', 'the data is 6, expected a multiple of 4'],
    [
      'an exact length',
      z.array(z.int()).check(z.length(2)),
      [1],
      '',
      'the data is a list of 1, expected exactly 2 entries',
    ],
  ])('%s', (_name, schema, data, path, message) => {
    const parsed = parse(schema, data);
    expect(parsed).toEqual({ ok: false, problems: [{ path, message }] });
  });

  test('with its rule, where a check names one, and from where the data lies', () => {
    const even = z.refine<number>((n) => n % 2 === 0, { error: 'an even number', params: { rule: 'R-1' } });
    const read = z.strictObject({ size: z.int().check(even) }).safeParse({ size: 3 });
    expect(problemsOf(read.error!, { size: 3 }, ['units', 2])).toEqual([
      { path: 'units[2].size', message: 'units[2].size is 3, expected an even number (R-1)', rule: 'R-1' },
    ]);
  });

  test('and every one of several', () => {
    const parsed = parse(force, { units: [{ ...tank, kind: 1, extra: 1, more: 2 }], points: '1' });
    expect(parsed.ok ? [] : parsed.problems.map((p) => p.path)).toEqual([
      'units[0].kind',
      'units[0].extra',
      'units[0].more',
      'points',
    ]);
  });
});

test('mustParse throws Malformed, which says what is malformed and holds every problem', () => {
  const error = (() => {
    try {
      mustParse('the force', force, { units: [tank] });
    } catch (thrown) {
      return thrown;
    }
    return null;
  })();
  expect(error).toBeInstanceOf(Malformed);
  expect((error as Malformed).message).toBe('the force: points is nothing, expected a number');
  expect((error as Malformed).problems).toHaveLength(1);
  expect(mustParse('a unit', unit, tank)).toEqual(tank);
});

test('paths nest', () => {
  expect(pathUnder('start.state', 'units[2]')).toBe('start.state.units[2]');
  expect(pathUnder('dice', '[1]')).toBe('dice[1]');
  expect(pathUnder('', 'setup')).toBe('setup');
  expect(pathUnder('setup', '')).toBe('setup');
});

test('asJson keeps what JSON keeps, in a copy of its own', () => {
  const path = [{ x: -0, y: 1 }];
  const kept = asJson(path) as typeof path;
  expect(kept).toEqual([{ x: 0, y: 1 }]);
  expect(Object.is(kept[0]!.x, 0)).toBe(true);
  expect(kept[0]).not.toBe(path[0]);
  expect(asJson({ a: undefined })).toEqual({});
  expect(asJson(undefined)).toBeUndefined();
  expect(asJson(10n)).toBeUndefined();
});

test('what JSON keeps otherwise than it stands is kept as JSON keeps it', () => {
  const odd = [
    [Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, Symbol('x')],
    { a: () => 1, b: Symbol('x'), c: [undefined], 10: 'ten', 2: 'two' },
    [new Date(0), new Map([[1, 2]]), Object('text'), { toJSON: () => 'told' }, Object.assign([1], { toJSON: () => 2 })],
    {
      at: new (class Point {
        x = 1;
      })(),
      bytes: new Uint8Array(2),
      bare: Object.assign(Object.create(null), { y: -0 }),
    },
    JSON.parse('{"__proto__":{"x":1},"y":2}'),
  ];
  for (const one of odd) expect(JSON.stringify(asJson(one))).toBe(JSON.stringify(one));
  expect(Object.hasOwn(asJson(odd[4]) as object, '__proto__')).toBe(true);
  const round: unknown[] = [];
  round.push(round);
  for (const none of [round, { deep: 10n }, Symbol('x'), () => 1]) expect(asJson(none)).toBeUndefined();
});
