import { Game, Malformed } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { quantumLegions } from '../src/index.js';
import {
  area,
  ask,
  at,
  chance,
  enemy,
  justThese,
  onTable,
  rectangle,
  refuseMove,
  SCALES,
  sight,
  unit,
} from './on-the-table.js';

// Chapter Miniatures: modes, scale, table, places, areas, distance, and what stays as it is.

function playOut(setup: unknown, seed: number): Game {
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
  const pick = chance(seed);
  while (!game.over) {
    const seat = game.waitingFor()[0]!;
    const options = game.options(seat);
    expect(game.answer(seat, options[pick(options.length)])).toBeNull();
  }
  return game as Game;
}

test('[QL-MIN-01] without the option the game is played on hexes, with it on points', () => {
  const onHexes = Game.open(quantumLegions, { setup: { scenario: 'SC-6' }, dice: { kind: 'seeded', seed: 1 } });
  const onPoints = Game.open(quantumLegions, {
    setup: { scenario: 'SC-6', options: { miniatures: 'tabletop' } },
    dice: { kind: 'seeded', seed: 1 },
  });
  const places = (game: typeof onHexes) => {
    const [first] = game.options(game.waitingFor()[0]!) as { placements: { hex: unknown }[] }[];
    return first!.placements.map(({ hex }) => typeof hex);
  };
  expect(new Set(places(onHexes))).toEqual(new Set(['string']));
  expect(new Set(places(onPoints))).toEqual(new Set(['object']));
  expect(onHexes.view(null).board!.areas).toBeNull();
  expect(onPoints.view(null).board!.areas!.length).toBeGreaterThan(0);
});

test('[QL-MIN-02] on large hexes the same game takes the same course', () => {
  const small = playOut({ quick: {} }, 11);
  const large = playOut({ quick: {}, options: { miniatures: 'largeHex', tabletopScale: 4 } }, 11);
  expect(large.events('referee')).toEqual(small.events('referee'));
  expect(large.outcome).toEqual(small.outcome);
});

test.each(SCALES)('[QL-MIN-03] [QL-MIN-04] at %d inches to a hex, distance, speed and table grow with it', (scale) => {
  const s = scale * 1000;
  const options = { tabletopScale: scale };
  const game = onTable([unit(2 * s, 2 * s), enemy(7.5 * s, 2 * s)], [], options);
  expect(sight(game, at(2 * s, 2 * s), at(7.5 * s, 2 * s)).distance).toBe(5);
  expect(refuseMove(game, [at(2 * s, 4 * s)])).toBeNull();
  expect(refuseMove(game, [at(2 * s, 4 * s + 11)])?.rule).toBe('QL-MOV-03');
  const corner = at(14 * s - s / 2, (114 * s) / 10 - s / 2);
  expect(() => onTable([unit(corner.x, corner.y)], [], options)).not.toThrow();
  expect(() => onTable([unit(corner.x + 1, corner.y)], [], options)).toThrow(Malformed);
  expect(() => onTable([unit(corner.x, corner.y + 1)], [], options)).toThrow(Malformed);
});

test('[QL-MIN-03] two inches are the default, and no scale but the five is taken', () => {
  expect(onTable([unit(27_000, 21_800)]).state.match.config.tabletopScale).toBe(2);
  expect(() => onTable([unit(5000, 5000)], [], { tabletopScale: 2.5 })).toThrow(Malformed);
});

test('[QL-MIN-05] [QL-MIN-16] places are whole thousandths of an inch, never the names of hexes', () => {
  const game = onTable([unit(5000, 5000, { order: 'engage' })]);
  game.answer('A', { type: 'Activate', unit: 'a1' });
  expect(game.answer('A', { type: 'MoveUnit', path: [{ x: 5000.5, y: 6000 }] })).toMatchObject({ rule: null });
  expect(game.answer('A', { type: 'MoveUnit', path: ['C3'] })).toMatchObject({ rule: null, path: 'path[0]' });
  expect(game.answer('A', { type: 'MoveUnit', path: [at(5000, 3000)] })).toBeNull(); // y grows to the south
  expect(game.state.units[0]).toMatchObject({ hex: null, point: at(5000, 3000) });
  expect(() => justThese([unit(0, 0, { hex: 'C3' })])).toThrow('a point { x, y }');
});

test.each([
  { to: at(1000, 5000), rule: undefined },
  { to: at(999, 5000), rule: 'QL-MIN-06' },
  { to: at(2000, 1000), rule: undefined },
  { to: at(2000, 999), rule: 'QL-MIN-06' },
  { to: at(0, 5000), rule: 'QL-MIN-06' },
  { to: at(-1, 5000), rule: 'QL-BRD-10' },
  { to: at(2000, -1), rule: 'QL-BRD-10' },
])('[QL-MIN-06] the disc stays on the table: a move to $to.x, $to.y', ({ to, rule }) => {
  const game = onTable([unit(2000, 5000, { type: { speed: [9, 9] } })]);
  expect(refuseMove(game, [to])?.rule).toBe(rule);
});

test('[QL-MIN-06] a path may not leave the table and come back', () => {
  const game = onTable([unit(2000, 5000, { type: { speed: [9, 9] } })]);
  expect(refuseMove(game, [at(500, 6000), at(2000, 7000)])?.rule).toBe('QL-MIN-06');
  expect(refuseMove(game, [at(1000, 6000), at(2000, 7000)])).toBeNull();
});

test('[QL-MIN-06] two discs cannot be set up over each other', () => {
  expect(() => onTable([unit(5000, 5000), enemy(6999, 5000)])).toThrow('position.units[1].hex');
  expect(() => onTable([unit(5000, 5000), enemy(7000, 5000)])).not.toThrow();
});

const coverOf = (game: ReturnType<typeof onTable>): string =>
  (ask(game, 'odds', { unit: 'a1', target: 'b1', order: 'strike' }) as { shot: { cover: string } }).shot.cover;
const infantry = { cls: 'INF' } as const;

test.each([
  { where: 'outside', x: 9999, cover: 'none' },
  { where: 'on the edge', x: 10_000, cover: 'hard' },
  { where: 'inside', x: 10_500, cover: 'hard' },
])('[QL-MIN-07] [QL-MIN-15] infantry $where of a town area has cover $cover', ({ x, cover }) => {
  const game = onTable(
    [unit(5000, 5000), enemy(x, 5000, { type: infantry })],
    [area('urban', rectangle(10_000, 3000, 14_000, 7000))],
  );
  expect(coverOf(game)).toBe(cover);
});

test.each([
  { first: 'forest', second: 'urban', cover: 'soft' },
  { first: 'urban', second: 'forest', cover: 'hard' },
] as const)('[QL-MIN-07] on the edge of two areas the one listed first counts: $first', ({ first, second, cover }) => {
  const west = rectangle(10_000, 3000, 11_000, 7000);
  const east = rectangle(11_000, 3000, 14_000, 7000);
  const units = [unit(5000, 5000), enemy(11_000, 5000, { type: infantry })];
  expect(coverOf(onTable(units, [area(first, west), area(second, east)]))).toBe(cover);
  expect(coverOf(onTable(units, [area(first, east), area(second, west)]))).toBe(cover);
});

test.each([
  { what: 'crosses itself', corners: [at(0, 0), at(4000, 4000), at(4000, 0), at(0, 4000)] },
  { what: 'leaves the table', corners: rectangle(27_000, 0, 28_001, 4000) },
  { what: 'lies over another', corners: rectangle(9000, 9000, 12_000, 12_000) },
])('[QL-MIN-07] an area that $what is no area', ({ corners }) => {
  const ground = area('forest', rectangle(10_000, 10_000, 14_000, 14_000));
  expect(() => onTable([unit(5000, 5000)], [ground, area('hill', corners)])).toThrow('position.areas[1].corners');
});

test.each([
  { to: 17_000, distance: 3 },
  { to: 17_001, distance: 4 },
  { to: 12_000, distance: 1 },
  { to: 13_000, distance: 1 },
  { to: 13_001, distance: 2 },
])('[QL-MIN-11] [QL-EX-97] from (10, 5) to ($to, 5): distance $distance', ({ to, distance }) => {
  const game = onTable([unit(10_000, 5000), enemy(to, 5000)]);
  expect(sight(game, at(10_000, 5000), at(to, 5000)).distance).toBe(distance);
  const targets = ask(game, 'targets', { unit: 'a1', order: 'strike' }) as { distance: number }[];
  expect(targets.map((target) => target.distance)).toEqual([distance]);
});

test('[QL-MIN-11] no distance is less than 1', () => {
  const game = onTable([unit(10_000, 5000)]);
  expect(sight(game, at(10_000, 5000), at(10_001, 5000)).distance).toBe(1);
});

const answer = (game: ReturnType<typeof onTable>) =>
  ask(game, 'odds', { unit: 'a1', target: 'b1', order: 'engage' }) as {
    rule?: string;
    shot?: { hitOn: number; cover: string };
  };

test.each([
  { trait: 'range 5', type: {}, x: 16_000, gives: { shot: { hitOn: 5 } } },
  { trait: 'range 5', type: {}, x: 16_001, gives: { rule: 'QL-RNG-02' } },
  {
    trait: 'Minimum Range 2',
    type: { traits: [{ id: 'minimum-range', x: 2 }] },
    x: 8000,
    gives: { rule: 'QL-TRT-21' },
  },
  { trait: 'Minimum Range 2', type: { traits: [{ id: 'minimum-range', x: 2 }] }, x: 8001, gives: { shot: {} } },
  { trait: 'Assault', type: { traits: [{ id: 'assault' }] }, x: 8000, gives: { shot: { hitOn: 4 } } },
  { trait: 'Assault', type: { traits: [{ id: 'assault' }] }, x: 8001, gives: { shot: { hitOn: 5 } } },
] as const)('[QL-MIN-11] [QL-MIN-15] $trait reads hexes as tabletop distance: target at $x', ({ type, x, gives }) => {
  const game = onTable([unit(5000, 5000, { type: type as never }), enemy(x, 5000)]);
  expect(answer(game)).toMatchObject(gives);
});

test.each([
  { x: 12_000, cover: 'none' },
  { x: 12_001, cover: 'soft' },
])('[QL-MIN-15] Stealth begins at tabletop distance 4: target at $x', ({ x, cover }) => {
  const game = onTable([unit(5000, 5000), enemy(x, 5000, { type: { traits: [{ id: 'stealth' }] } })]);
  expect(answer(game).shot?.cover).toBe(cover);
});

test('[QL-MIN-15] an attack on the tabletop is rolled like any other', () => {
  const setup = {
    position: {
      units: [
        unit(5000, 5000, { order: 'strike' }),
        enemy(11_000, 5000, { type: { cls: 'AFV', armor: 4 }, elements: 2 }),
      ],
      areas: [area('forest', rectangle(10_000, 4000, 12_000, 6000))],
      step: 'activate',
    },
    options: { miniatures: 'tabletop' },
  };
  const faces = [4, 1, 5, 6, 3]; // five dice halved by the forest are three, then two hits
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces } });
  expect(game.answer('A', { type: 'Activate', unit: 'a1' })).toBeNull();
  expect(game.answer('A', { type: 'Attack', target: 'b1' })).toBeNull();
  const events = game.events('referee');
  expect(events.find(({ type }) => type === 'attackDeclared')).toMatchObject({ distance: 3, cover: 'soft', dice: 3 });
  expect(events.find(({ type }) => type === 'attackRolled')).toMatchObject({ dice: [4, 1, 5], hits: 2 });
  expect(events.find(({ type }) => type === 'damageRolled')).toMatchObject({ dice: [6, 3], killOn: 4, kills: 1 });
  expect(events.find(({ type }) => type === 'elementsLost')).toMatchObject({ unit: 'b1', lost: 1, left: 1 });
  expect(game.state.units[1]!.suppression).toBe(1);
  expect(game.roll).toBeNull();
});

test('[QL-MIN-16] views, events and their sentences speak of points; a view rebuilds the same table', () => {
  const game = onTable([unit(5000, 5000, { order: 'engage' }), enemy(9000, 9000)]);
  game.answer('A', { type: 'Activate', unit: 'a1' });
  game.answer('A', { type: 'MoveUnit', path: [at(5000, 6500), at(6000, 6500)] });
  const moved = game.events('B').find(({ type }) => type === 'unitMoved')!;
  expect(moved).toMatchObject({ from: at(5000, 5000), path: [at(5000, 6500), at(6000, 6500)], cost: 2500 });
  expect(quantumLegions.say(moved)).toBe('a1 moves from (5, 5) by (5, 6.5), (6, 6.5) (cost 2.5").');
  const view = game.view('B');
  expect(view.units.map(({ hex }) => hex)).toEqual([at(6000, 6500), at(9000, 9000)]);
  const imagined = quantumLegions.imagine(view, { below: () => 0 });
  expect(imagined.units.map(({ point, hex }) => [point, hex])).toEqual([
    [at(6000, 6500), null],
    [at(9000, 9000), null],
  ]);
  expect(imagined.board).toEqual(game.state.board);
});

test('[QL-MIN-16] questions before a decision take points, and refuse what is none', () => {
  const game = onTable([unit(5000, 5000), enemy(11_000, 5000)]);
  const from = at(5000, 3000);
  expect(ask(game, 'targets', { unit: 'a1', order: 'engage', from })).toMatchObject([{ target: 'b1', distance: 3 }]);
  expect(ask(game, 'targets', { unit: 'a1', order: 'engage', from: 'C3' })).toMatchObject({ rule: null, path: 'from' });
  expect(ask(game, 'sight', { from, to: 'C3' })).toMatchObject({ rule: null, path: 'to' });
  expect(ask(game, 'sight', { from: at(0, 0), to: from })).toMatchObject({ rule: null, path: 'from' });
  const reach = ask(game, 'reach', { unit: 'a1', order: 'engage' }) as { to: unknown; cost: number }[];
  expect(reach[0]).toEqual({ to: at(5000, 5000), path: [], cost: 0 });
  expect(Math.max(...reach.map(({ cost }) => cost))).toBeGreaterThan(3990);
  const threat = ask(game, 'threat', {}) as Record<string, number>;
  // b1 at (11, 5) may come to (7, 5) and shoot over five hexes and a half: to (-4, 5), but never to the far corner
  expect(threat.C2).toBe(1);
  expect(threat.M14).toBeUndefined();
});

test('[QL-MIN-16] on hexes a point is refused, where a place is asked for', () => {
  const game = justThese([unit(0, 0, { hex: 'C3' })], undefined, { miniatures: 'off' });
  expect(ask(game, 'sight', { from: 'C3', to: at(5000, 5000) })).toMatchObject({ rule: null, path: 'to' });
  expect(ask(game, 'targets', { unit: 'a1', order: 'engage', from: at(0, 0) })).toMatchObject({ path: 'from' });
  expect(ask(game, 'sight', { from: 'C3', to: 'C5' })).toMatchObject({ distance: 2, clear: true });
});
