import { Game } from '@sandtable/kernel';
import {
  type Danger,
  HEXES,
  libraryOfMatch,
  type Place,
  profileIn,
  quantumLegions,
  type SeenHex,
  UNITS,
  type View,
} from '@sandtable/quantum-legions';
import { expect, test } from 'vitest';
import { contourAt, depthsOf } from '../src/ground/contour.js';
import { ARROWS } from '../src/kit/board.js';
import { showing, WHOLE, zoomed } from '../src/kit/pan-zoom.js';
import { nextOf, stepped } from '../src/tables/quantum-legions/cursor.js';
import { centreOf, corners, dotOf, HEIGHT, pointOf, WIDTH } from '../src/tables/quantum-legions/hexart.js';
import {
  blockerNames,
  dangerCells,
  reachCells,
  sightCells,
  threatCells,
} from '../src/tables/quantum-legions/overlay.js';
import { pictureOf } from '../src/tables/quantum-legions/pictures.js';
import { tableText } from '../src/tables/quantum-legions/texts.js';

const SIZE = { width: WIDTH, height: HEIGHT };

const t = tableText('en');

test.each([
  ['G5', 'ArrowLeft', 'G4'],
  ['G5', 'ArrowRight', 'G6'],
  ['A1', 'ArrowUp', 'A1'],
  ['A14', 'ArrowRight', 'A14'],
] as const)('from %s %s leads to %s', (from, arrow, to) => {
  expect(stepped(from, ARROWS[arrow]!, false, 2)).toBe(to);
});

test('two steps up or down end in the same column, and every hex can be reached', () => {
  for (const arrow of ['ArrowUp', 'ArrowDown'] as const) {
    const twice = stepped(stepped('G5', ARROWS[arrow]!, false, 2), ARROWS[arrow]!, false, 2);
    expect(String(twice).slice(1)).toBe('5');
  }
  const seen = new Set<Place>(['G7']);
  for (const hex of seen)
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
      seen.add(stepped(hex, ARROWS[arrow]!, false, 2));
  expect(seen.size).toBe(HEXES.length);
});

test('the next thing to choose comes in reading order, and round again', () => {
  const places = ['C3', 'A5', 'G1'];
  expect(nextOf(places, 'A5', 1)).toBe('C3');
  expect(nextOf(places, 'G1', 1)).toBe('A5');
  expect(nextOf(places, 'A5', -1)).toBe('G1');
  expect(nextOf([], 'A5', 1)).toBeNull();
});

test('[QL-MIN-08] a point of the open table and the dot of its drawing are the same place', () => {
  const point = { x: 13_000, y: 9876 };
  expect(pointOf(dotOf(point, 2), 2)).toEqual(point);
});

test('[QL-MIN-06] the cross-hairs stay where a whole disc is on the table', () => {
  expect(stepped({ x: 1000, y: 1000 }, ARROWS.ArrowLeft!, true, 2)).toEqual({ x: 1000, y: 1000 });
  expect(stepped({ x: 5000, y: 5000 }, ARROWS.ArrowDown!, true, 2)).toEqual({ x: 5000, y: 7000 });
});

test('neighbouring hexes have one outline, hexes apart two', () => {
  const outline = (...hexes: string[]) =>
    contourAt(depthsOf(hexes.map((hex) => corners(centreOf(hex)))), 4).match(/M/g);
  expect(outline('G5', 'G6')).toHaveLength(1);
  expect(outline('G5', 'G9')).toHaveLength(2);
});

test('zoomed in, the board moves no farther than a hex needs to be seen', () => {
  const near = zoomed(WHOLE, 3, { x: 0, y: 0 }, SIZE);
  expect(showing(near, { x: 100, y: 100 }, SIZE)).toEqual(near);
  const far = showing(near, centreOf('M14'), SIZE);
  expect(far.x).toBeGreaterThan(near.x);
  expect(far.zoom).toBe(near.zoom);
});

test('reach shows the Engage move over the Advance move, each with its cost', () => {
  const { cells } = reachCells(
    [{ to: 'G5', cost: 1 }],
    [
      { to: 'G5', cost: 1 },
      { to: 'G7', cost: 3 },
    ],
    t,
  );
  expect(cells.get('G5')).toMatchObject({ look: 'three', note: '1' });
  expect(cells.get('G7')).toMatchObject({ look: 'one', note: '3' });
});

test('sight names what blocks', () => {
  const hidden = {
    hex: 'G8',
    distance: 4,
    obstruction: { rule: 'QL-LOS-03', message: '', blockers: ['G6'] },
    blocking: [{ place: 'G6', by: 'forest', rule: 'QL-LOS-05' }],
  } as unknown as SeenHex;
  expect(sightCells([hidden], t).cells.get('G8')).toMatchObject({
    look: 'hidden',
    label: 'not seen: blocked by G6 (forest)',
  });
  expect(blockerNames([{ place: 'G6', by: 'b2', rule: 'QL-LOS-04' }], t)).toBe('G6 (b2)');
});

test('danger is heavier the more of the unit would be lost', () => {
  const at = (hex: string, expectedLost: number): Danger => ({
    hex,
    attackers: ['b1'],
    expectedLost,
    destroyed: 0,
    suppressed: 0,
  });
  const { cells } = dangerCells([at('A1', 0.2), at('A2', 1.1), at('A3', 2.5), at('A4', 3.9)], 4, t);
  expect([...cells.values()].map(({ look }) => look)).toEqual(['one', 'two', 'three', 'four']);
  expect(threatCells({ G5: 7 }, t).cells.get('G5')).toMatchObject({ look: 'four', note: '7' });
});

test('every unit of the game has a picture of its kind', () => {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed: 7 } });
  const library = libraryOfMatch((game.view('A') as View).match);
  const pictures = UNITS.map(({ id }) => {
    const profile = profileIn(library, id, true);
    return pictureOf(
      profile,
      profile.type.traits.map((trait) => trait.id),
    );
  });
  expect(new Set(pictures).size).toBeGreaterThan(12);
  expect(pictureOf(profileIn(library, 'PG-I1', true), [])).toBe('rifles');
});
