import { legends, type Scene, type SceneEvent, type Vec3 } from '@sandtable/legends';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../src/frame/sitting.js';
import { along, routeOf, upTo } from '../src/tables/legends/route.js';
import { type Cue, rubbleOf, sceneOf, whereAt } from '../src/tables/legends/scene.js';
import { tableText } from '../src/tables/legends/texts.js';

const t = tableText('en');

const street: Scene = legends.open({
  position: {
    city: 'crosstown',
    heroes: [
      { seat: 'A', at: [12, 12, 0], cast: 'halogen' },
      { seat: 'B', at: [12, 2, 0], cast: 'ballast' },
    ],
  },
});

/** Crosstown with one Hero of each side, the first of them anywhere. */
function standing([x, y, z]: Vec3 = [12, 12, 0]): Scene {
  const scene = legends.copy(street);
  Object.assign(scene.heroes[0]!, { x, y, z });
  return scene;
}

const entries = (...events: Partial<SceneEvent>[]): LogEntry[] =>
  events.map((event, n) => ({ n, event: event as never, text: '' }));

const kinds = (news: LogEntry[], before = standing(), after = before): string[] =>
  sceneOf(news, before, after, t).map(({ cue }) => cue.kind);

const moved = (to: Vec3, path: readonly Vec3[] = []) =>
  ({ type: 'moved', thing: 'a1', how: 'line', from: [12, 12, 0], to, path, inches: 1 }) as const;

describe('routes', () => {
  const route = routeOf([0, 0, 0], [[4, 0, 0]], [4, 0, 6], 'line');

  test('the rest of a way begins where somebody is', () => {
    expect(along(route, [1, 0, 0])).toEqual([
      [1, 0, 0],
      [4, 0, 0],
      [4, 0, 6],
    ]);
    expect(along(route, [4, 0, 2])).toEqual([
      [4, 0, 2],
      [4, 0, 6],
    ]);
  });

  test('a part of a way has the corners between its ends', () => {
    expect(upTo(route, [1, 0, 0], [4, 0, 3])).toEqual([
      [1, 0, 0],
      [4, 0, 0],
      [4, 0, 3],
    ]);
  });
});

describe('scenes', () => {
  test('a climb is seen along the ground and up the wall, not through the house', () => {
    const [cue] = sceneOf(entries(moved([9, 12, 6], [[9, 12, 0]])), standing(), standing([9, 12, 6]), t);
    const { path } = cue!.cue as Extract<Cue, { kind: 'move' }>;
    expect(path).toEqual([
      [12, 12, 0],
      [9, 12, 0],
      [9, 12, 6],
    ]);
  });

  test('an Impact is seen where it was, before the rest of the way and before who is hurt', () => {
    const news = entries(
      { type: 'impact', mover: 'a1', at: [12, 9, 0], other: 'b1', piece: null, impetus: 6 } as never,
      { type: 'fatigue', hero: 'b1', amount: 6, total: 6 } as never,
      moved([12, 6, 0]),
    );
    const scene = sceneOf(news, standing(), standing([12, 6, 0]), t);
    expect(scene.map(({ cue }) => cue.kind)).toEqual(['move', 'burst', 'hurt', 'move']);
    const burst = scene[1]!.cue as Extract<Cue, { kind: 'burst' }>;
    expect(burst).toMatchObject({ at: [12, 9, 0], word: 'WHAM!' });
    expect(scene[1]!.at).toBe(scene[0]!.at + scene[0]!.lasts);
  });

  test('in the midst of an act, who has come so far is seen coming', () => {
    expect(
      kinds(entries({ type: 'seized', hero: 'b1', from: 'a1' } as never), standing(), standing([12, 10, 0])),
    ).toEqual(['hurt', 'move']);
  });

  test('a jump in time is no scene', () => {
    expect(kinds(entries(...Array.from({ length: 80 }, () => moved([9, 12, 0]))))).toEqual([]);
  });

  test('dice are shown as they fell, with eight sides where the item says so', () => {
    const tried = {
      type: 'attempted',
      hero: 'a1',
      moment: 'strike',
      difficulty: 5,
      spend: 1,
      faces: 8,
      dice: [7],
      success: true,
      gain: 6,
    };
    const [cue] = sceneOf(entries(tried as never), standing(), standing(), t);
    expect((cue!.cue as Extract<Cue, { kind: 'dice' }>).roll).toMatchObject({ faces: [7], sides: 8, fates: ['hit'] });
  });

  test('somebody is on the way while the way lasts, and at its end then; a fall gets faster', () => {
    const fell = { ...moved([12, 12, 0]), how: 'fall', from: [12, 12, 8] } as const;
    const scene = sceneOf(entries(fell), standing([12, 12, 8]), standing(), t);
    const { at, lasts } = scene[0]!;
    const high = (share: number): number => whereAt(scene, 'a1', at + lasts * share)!.at[2];
    expect(high(0)).toBeCloseTo(8);
    expect(high(0.5)).toBeCloseTo(6);
    expect(high(1)).toBeCloseTo(0);
    expect(whereAt(scene, 'a1', at + lasts * 0.5)!.how).toBe('fall');
    expect(whereAt(scene, 'a1', at + lasts + 1)!.how).toBeNull();
    expect(whereAt(scene, 'b1', 10)).toBeNull();
  });

  test('rubble is of what was hit', () => {
    const scene = standing();
    expect(rubbleOf(scene, 'mar.N0.w1')).toBe('glass');
    expect(rubbleOf(scene, 'mar.N0')).toBe('brick');
    expect(rubbleOf(scene, scene.objects.find(({ kind }) => kind === 'bus')!.id)).toBe('metal');
    expect(rubbleOf(scene, 'b1')).toBe('dust');
  });
});
