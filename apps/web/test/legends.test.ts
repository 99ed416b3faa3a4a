import { CITY_BY_ID, legends, type Scene, STARTERS, type Vec3 } from '@sandtable/legends';
import { describe, expect, test } from 'vitest';
import { nameOf, wordsFor } from '../src/tables/legends/ask.js';
import { besideWall, called, houseAround, inward, outward, topAt } from '../src/tables/legends/city.js';
import { cornersOf, endOf, stepTo } from '../src/tables/legends/line.js';
import { newGame } from '../src/tables/legends/new-game/index.js';
import { placeAt, project, sheetOf } from '../src/tables/legends/paper/projection.js';
import { tableText } from '../src/tables/legends/texts.js';
import { below, slabsOf } from '../src/tables/legends/three/solids.js';

const scene = legends.open({ starter: 'first-issue' }) as Scene;
const t = tableText('en');
const marlowe = CITY_BY_ID.get('crosstown')!.buildings.find(({ id }) => id === 'mar')!;

describe('the city on paper', () => {
  test('what is pointed at from above is the highest top, or the highest below a cut', () => {
    expect(topAt(scene, [5, 19])).toBe(9);
    expect(topAt(scene, [12, 23])).toBe(0);
    expect(topAt(scene, [3, 18], 4)).toBeLessThan(4);
  });

  test('a way out of a turned frame leads back into it', () => {
    const placed = { x: 5, y: 7, yaw: 33 };
    const [u, v] = inward(placed, outward(placed, [1.5, -2]));
    expect(u).toBeCloseTo(1.5);
    expect(v).toBeCloseTo(-2);
  });

  test('[LG-WAL-02] a wall run is drawn so near to a wall as its rule wants', () => {
    const [x, y] = besideWall(scene, [9.4, 19])!;
    expect(x - (marlowe.x + marlowe.w / 2)).toBeGreaterThanOrEqual(0.4999);
    expect(x - (marlowe.x + marlowe.w / 2)).toBeLessThanOrEqual(0.6);
    expect(y).toBe(19);
    expect(besideWall(scene, [12, 23.5], 0.2)).toBeNull();
  });

  test('who is under a roof is inside; who is on it is not', () => {
    expect(houseAround(scene, { x: 5, y: 19, z: 0 })?.plan.id).toBe('mar');
    expect(houseAround(scene, { x: 5, y: 19, z: 9 })).toBeNull();
  });

  test('pieces of a building are called by what they are made of', () => {
    expect(called(scene, 'mar.N0.w1', t)).toBe('Glass of Marlowe Building');
    expect(called(scene, null, t)).toBe('the street');
  });

  test('a place on each drawing is found again where it was drawn', () => {
    const sheet = sheetOf(24, 12, false);
    const at: Vec3 = [7, 9.5, 3];
    for (const face of ['plan', 'south', 'west'] as const)
      expect(placeAt(sheet, project(sheet, face, at), at)).toEqual({ face, at });
    expect(placeAt(sheet, { x: -5, y: 0 }, at)).toBeNull();
  });
});

describe('lines and solids', () => {
  test('steps lead from corner to corner; the ground is as high as the referee says', () => {
    const line = [stepTo('g', [4, 5, 9]), stepTo('w', [4, 5, 6]), { m: 'd' } as const];
    expect(line[0]).toEqual({ m: 'g', to: [4, 5] });
    expect(endOf([1, 5, 0], line.slice(0, 2))).toEqual([4, 5, 6]);
    expect(cornersOf([1, 5, 0], [line[0]!], [4, 5, 2]).at(-1)?.to).toEqual([4, 5, 2]);
    expect(cornersOf([1, 5, 0], line, null).map(({ way }) => way)).toEqual(['g', 'w', 'd']);
  });

  test('a wall is whole but for its openings: nothing overlaps and nothing is missing', () => {
    for (const panel of marlowe.panels) {
      const [x0, y0, z0, x1, y1, z1] = panel.box;
      const along = x1 - x0 >= y1 - y0;
      const flat = panel.kind === 'floor' || panel.kind === 'roof' || panel.kind === 'plate';
      const area = flat ? (x1 - x0) * (y1 - y0) : (along ? x1 - x0 : y1 - y0) * (z1 - z0);
      const holes = panel.openings
        .filter(({ mat }) => mat === 'open')
        .reduce((sum, { rect: [u0, u1, v0, v1] }) => sum + (u1 - u0) * (v1 - v0), 0);
      const covered = slabsOf(panel).reduce((sum, { box: [a, b, c, d, e, f] }) => {
        return sum + (flat ? (d - a) * (e - b) : (along ? d - a : e - b) * (f - c));
      }, 0);
      expect(covered).toBeCloseTo(area - holes, 4);
    }
  });

  test('what is opened is cut off at that height', () => {
    const slab = { mat: 'wood', box: [0, 0, 1, 2, 2, 5] } as const;
    expect(below(slab, 3)?.box[5]).toBe(3);
    expect(below(slab, 1)).toBeNull();
    expect(below(slab, 9)).toBe(slab);
  });
});

describe('words', () => {
  test('questions and answers have words in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const say = tableText(language);
      expect(wordsFor('Deploy', null, scene, say).title).not.toContain('{');
      expect(nameOf({ type: 'strike', target: 'b1', spend: 2 }, scene, say)).not.toContain('{');
    }
    expect(nameOf({ type: 'fling', chosen: 4, dir: [1, 1, 0], spend: 0 }, scene, t)).toBe('Fling 4 inches north-east');
  });

  test('a setup has the seats that its game has', () => {
    for (const { id, sides } of STARTERS) expect(newGame.seatsOf({ starter: id } as never)).toHaveLength(sides.length);
    expect(newGame.seatsOf({ city: 'crosstown', seats: 4 } as never)).toHaveLength(4);
    expect(newGame.shapeProblems({ city: 7 })).not.toHaveLength(0);
  });
});
