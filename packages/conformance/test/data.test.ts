import { describe, expect, test } from 'vitest';
import { watch } from '../src/data.js';
import { difference, lostInJson } from '../src/index.js';

class Unit {
  readonly hits = 1;
}
const itself: Record<string, unknown> = { name: 'loop' };
itself.inner = [itself];

describe('lostInJson names what JSON would lose', () => {
  test.each([
    [{ a: [1, 'x', null, true, { b: [] }] }, null],
    [{ a: undefined }, 'a is undefined, which JSON cannot hold'],
    [{ a: [1, Number.NaN] }, 'a[1] is NaN, which JSON makes null'],
    [{ a: { b: -0 } }, 'a.b is -0, which JSON makes 0'],
    [[() => 0], '[0] is a function, which JSON cannot hold'],
    [{ at: new Unit() }, 'at is a Unit, which JSON cannot hold'],
    [new Array(1), '[0] is undefined, which JSON cannot hold'],
    [itself, 'inner[0] contains itself'],
    [10n, 'the whole is a bigint, which JSON cannot hold'],
  ])('%#', (value, lost) => {
    expect(lostInJson(value)).toBe(lost);
  });

  test('but not the same thing in two places', () => {
    const shared = { x: 1 };
    expect(lostInJson([shared, shared])).toBeNull();
  });
});

describe('difference names where two things differ first', () => {
  test.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a[1].b: 2 against 3'],
    [{ a: 1 }, { a: 1, b: undefined }, 'b is in one of them only'],
    [[1], { 0: 1 }, 'the whole: [1] against {"0":1}'],
    [[1, 2], [1], 'the whole: [1,2] against [1]'],
    [0, -0, 'the whole: 0 against 0'],
    [null, {}, 'the whole: null against {}'],
  ])('%#', (a, b, differs) => {
    expect(difference(a, b)).toBe(differs);
  });
});

describe('watch tells whether data changed since it last looked', () => {
  test('a change is told once, wherever it lies', () => {
    const data = { units: [{ hits: 1 }] };
    const changed = watch(() => data);
    expect(changed()).toBe(false);
    data.units[0]!.hits++;
    expect(changed()).toBe(true);
    expect(changed()).toBe(false);
  });

  test('keys in another order are no change', () => {
    let data: object = { a: 1, b: { c: 2, d: 3 } };
    const changed = watch(() => data);
    data = { b: { d: 3, c: 2 }, a: 1 };
    expect(changed()).toBe(false);
    data = { a: 1, b: { c: 3, d: 2 } };
    expect(changed()).toBe(true);
  });
});
