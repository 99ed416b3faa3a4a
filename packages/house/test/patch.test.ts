import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, patched } from '../src/index.js';

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('tree'), { maxKeys: 4 }),
  ),
}));
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a patch', () => {
  test('makes of what was told what is now, whatever the two are', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        expect(json(patched(before, json(difference(before, after)) as never))).toEqual(json(after));
      }),
      { numRuns: 500 },
    );
  });

  test('of what is the same is none', () => {
    fc.assert(fc.property(tree, (value) => difference(value, structuredClone(value)) === null));
  });

  test('names only what differs, and leaves the rest the very same object', () => {
    const before = {
      board: { terrain: [1, 2, 3] },
      models: [
        { id: 'a', at: 1 },
        { id: 'b', at: 2 },
      ],
      aim: null,
    };
    const after = {
      board: { terrain: [1, 2, 3] },
      models: [
        { id: 'a', at: 1 },
        { id: 'b', at: 5 },
      ],
    };
    const patch = difference(before, after);
    expect(patch).toEqual({ in: { models: { in: { 1: { in: { at: { is: 5 } } } } } }, gone: ['aim'] });
    const now = patched(before, patch) as typeof before;
    expect(now).toEqual(after);
    expect(now.board).toBe(before.board);
    expect(now.models[0]).toBe(before.models[0]);
    expect(before.models[1]!.at).toBe(2);
  });

  test('takes nothing along that its source may still change', () => {
    const state = { units: [{ at: 1 }] };
    const told = patched(undefined, difference(undefined, state));
    state.units[0]!.at = 2;
    expect(told).toEqual({ units: [{ at: 1 }] });
    expect(difference(told, state)).toEqual({ in: { units: { in: { 0: { in: { at: { is: 2 } } } } } } });
  });

  test('takes no field that JSON does not know', () => {
    expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeNull();
    expect(difference({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ in: {}, gone: ['b'] });
  });
});
