import { distanceSquared } from '@sandtable/geometry/plane';
import { Game } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Point, quantumLegions } from '../src/index.js';
import { areasOf, terrainAtPoint } from '../src/rules/miniatures/areas.js';
import { refusePath } from '../src/rules/miniatures/movement.js';
import { tableOf } from '../src/rules/miniatures/table.js';
import { tabletop } from '../src/rules/miniatures.js';
import {
  aBoard,
  area,
  at,
  chance,
  enemy,
  justThese,
  onTable,
  rectangle,
  SCALES,
  type TableGame,
  unit,
} from './on-the-table.js';

// The moves that are offered on the open table: legal, and good enough to play with.

function ends(game: TableGame, allowance: number, mover = 0): Point[] {
  const { point } = game.state.units[mover]!;
  return tabletop
    .moves(game.state, mover, allowance, null)
    .map(({ path }) => (path[path.length - 1] as Point) ?? point!);
}

const nearest = (points: readonly Point[], to: Point): number =>
  Math.sqrt(Math.min(...points.map((point) => distanceSquared(point, to))));

describe('candidates', () => {
  test('[QL-MIN-09] on open ground one can go to every side, as far as the speed goes, and stay', () => {
    const game = justThese([unit(14_000, 11_000)]);
    const found = ends(game, 2);
    expect(found[0]).toEqual(at(14_000, 11_000));
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ])
      expect(nearest(found, at(14_000 + 4000 * dx!, 11_000 + 4000 * dy!))).toBeLessThan(2);
    for (const end of found.slice(1)) {
      const around = at(28_000 - end.x, 22_000 - end.y);
      expect(nearest(found, around)).toBeLessThan(2);
    }
  });

  test('[QL-MIN-09] a target that can be brought into range is, by the shortest way', () => {
    const game = onTable([unit(5000, 5000), enemy(18_000, 11_000)]);
    const into = ends(game, 2).filter((end) => distanceSquared(end, at(18_000, 11_000)) <= 11_000 ** 2);
    expect(into.length).toBeGreaterThan(2);
    expect(Math.sqrt(Math.max(...into.map((end) => distanceSquared(end, at(18_000, 11_000)))))).toBeGreaterThan(10_990);
  });

  test('[QL-MIN-10] one can close up to an enemy until the discs touch', () => {
    const game = onTable([unit(5000, 5000), enemy(8500, 6000)]);
    expect(nearest(ends(game, 2), at(8500, 6000))).toBeLessThan(2010);
  });

  test('[QL-MIN-10] a lake in the way is gone round', () => {
    const lake = area('water', rectangle(7000, 4000, 9000, 6000));
    const game = onTable([unit(6500, 5000), enemy(14_000, 5000)], [lake]);
    const straight = 7500;
    expect(straight - nearest(ends(game, 3), at(14_000, 5000))).toBeGreaterThan(1500);
    const bent = tabletop.moves(game.state, 0, 3, null).filter(({ path }) => path.length > 1);
    expect(bent.length).toBeGreaterThan(0);
  });

  test('[QL-MIN-07] cover in reach is offered, near the edge that faces the enemy', () => {
    const wood = area('forest', rectangle(7000, 8000, 10_000, 12_000));
    const game = onTable([unit(5000, 10_000), enemy(16_000, 10_000)], [wood]);
    const areas = areasOf(game.state);
    const covered = ends(game, 4).filter((end) => terrainAtPoint(areas, end) === 'forest');
    expect(covered.length).toBeGreaterThan(2);
    const firing = covered.filter((end) => {
      const b = structuredClone(game.state);
      b.units[0]!.point = end;
      return tabletop.sees(b, 0, 1);
    });
    expect(firing.length).toBeGreaterThan(0);
  });

  test('[QL-MIN-16] an objective in reach is offered', () => {
    const setup = { scenario: 'SC-3', options: { miniatures: 'tabletop' } };
    const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 2 } }) as TableGame;
    while (game.state.phase !== 'play') {
      const seat = game.waitingFor()[0]!;
      game.answer(seat, game.options(seat)[0]);
    }
    const b = structuredClone(game.state);
    b.units[0]!.point = at(9500, 9000); // G4 is at (7, 11.4)
    const before = tabletop.occupier(b, 'G4');
    const holds = tabletop.moves(b, 0, 3, null).some(({ path }) => {
      const there = structuredClone(b);
      there.units[0]!.point = (path[path.length - 1] as Point) ?? there.units[0]!.point;
      return tabletop.occupier(there, 'G4') === 0;
    });
    expect([before, holds]).toEqual([-1, true]);
  });

  test('[QL-MOV-07] with minimumMove a slow unit in a wood is offered a whole step', () => {
    const wood = area('forest', rectangle(3000, 3000, 9000, 9000));
    const slow = unit(6000, 6000, { type: { speed: [1, 1] } });
    const longest = (minimumMove: boolean) =>
      Math.max(...ends(onTable([slow], [wood], { minimumMove }), 1).map((end) => distanceSquared(end, at(6000, 6000))));
    expect(longest(false)).toBeLessThan(1020 ** 2);
    expect(longest(true)).toBeGreaterThan(1990 ** 2);
  });

  test('[QL-MIN-10] a unit hemmed in is offered to stay', () => {
    const wall = [at(8000, 10_000), at(11_000, 8200), at(11_000, 11_800), at(9000, 12_200), at(9000, 7900)];
    const game = onTable([unit(10_000, 10_000), ...wall.map(({ x, y }) => enemy(x, y))]);
    expect(ends(game, 4)[0]).toEqual(at(10_000, 10_000));
  });
});

const TRAITS = ['jump', 'hover', 'amphibious', 'all-terrain', 'transport', 'assault'] as const;

test('[QL-MIN-09] [QL-MIN-10] whatever is offered is legal, on any table with anybody on it', () => {
  let offered = 0;
  fc.assert(
    fc.property(
      aBoard,
      fc.constantFrom(...SCALES),
      fc.nat(9999),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      (board, scale, seed, allowance, minimumMove) => {
        const pick = chance(seed);
        const s = scale * 1000;
        const points: Point[] = [];
        for (let i = 0; i < 40; i++) {
          const point = at(s / 2 + pick(13 * s), s / 2 + pick(10.4 * s));
          if (points.every((other) => distanceSquared(point, other) >= s * s)) points.push(point);
        }
        const units = points.map(({ x, y }, i) =>
          unit(x, y, {
            seat: i % 2 === 0 ? 'A' : 'B',
            type: { cls: pick(2) === 0 ? 'AFV' : 'INF', traits: [{ id: TRAITS[pick(TRAITS.length)]! }] },
          }),
        );
        const game = onTable(units, undefined, { tabletopScale: scale, minimumMove }, { board, areas: undefined });
        const b = game.state;
        for (let mover = 0; mover < b.units.length; mover += 3) {
          const moves = tabletop.moves(b, mover, allowance, null);
          expect(moves[0]).toEqual({ type: 'MoveUnit', path: [] });
          for (const { path } of moves) expect(refusePath(b, mover, allowance, path, null)).toBeNull();
          expect(tabletop.moves(structuredClone(b), mover, allowance, null)).toEqual(moves);
          offered += moves.length;
          const passenger = b.units.findIndex((_, i) => i !== mover && b.units[i]!.owner === b.units[mover]!.owner);
          for (const { path } of moves.slice(0, 6)) {
            const end = path[path.length - 1] ?? tabletop.placeOf(b, mover);
            for (const drop of tabletop.drops(b, mover, end, passenger))
              expect(tabletop.refuseDrop(b, mover, end, { passenger: b.units[passenger]!.id, drop })).toBeNull();
          }
        }
        expect(tableOf(b).hex).toBe(s);
      },
    ),
    { numRuns: 40 },
  );
  expect(offered).toBeGreaterThan(5000);
});
