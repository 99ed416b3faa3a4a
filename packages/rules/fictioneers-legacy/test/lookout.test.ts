import { expect, test } from 'vitest';
import type { Move } from '../src/decisions.js';
import { alongMove } from '../src/foresight/along.js';
import { shotsAtPoint, watchChances } from '../src/foresight/prospects.js';
import { cardOf, leadOf, sheets } from '../src/foresight/sheets.js';
import { postsOf } from '../src/rules/leaders.js';
import { judgeMove } from '../src/rules/legal-moves.js';
import { causesOf, recoveryOf } from '../src/rules/morale.js';
import { indexOf } from '../src/state.js';
import { A, activate, B, does, open, table, walk } from './kit.js';

// What a player is shown before deciding: the ground along a way, the overwatch that could answer it, places to fire at, sheets.

const box = (x1: number, y1: number, x2: number, y2: number): [number, number][] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];
const acting = { phase: 'moveFire', active: 'A' } as const;

test('[FL-MOV-15] [FL-MOV-18] [FL-MOV-19] a way is cut where the going changes, and its rough stretches are what is paid for', () => {
  const terrain = [
    { id: 'wood', type: 'woods' as const, polygon: box(12, 8, 14, 12) },
    { id: 'ford', type: 'river' as const, polygon: box(15, 8, 16, 12) },
  ];
  const wall = {
    id: 'fence',
    height: 'low' as const,
    material: 'hard' as const,
    line: [[11, 8] as [number, number], [11, 12] as [number, number]],
  };
  const { state: b } = open(
    table([A('t-sergeant', [10, 10]), B('x-prime', [40, 40])], { ...acting, terrain, walls: [wall] }),
  );
  const move = walk([
    [10, 10],
    [17, 10],
  ]);
  const { stretches, walls } = alongMove(b, 0, move);
  expect(stretches.map(({ going, length }) => [going, length])).toEqual([
    ['open', 2000],
    ['rough', 2000],
    ['open', 1000],
    ['river', 1000],
    ['open', 1000],
  ]);
  expect(stretches[1]!.path).toEqual([
    { x: 12000, y: 10000 },
    { x: 14000, y: 10000 },
  ]);
  expect(walls).toEqual([{ wall: 'fence', at: { x: 11000, y: 10000 } }]);
  const short = judgeMove(
    b,
    0,
    walk([
      [10, 10],
      [12.5, 10],
    ]),
  );
  expect('rule' in short ? short : short.cost.parts.find(({ rule }) => rule === 'FL-MOV-15')?.by).toBe(500);
});

test('[FL-OVW-07] overwatch along a way is what the watchers are offered once it is declared', () => {
  const hall = { id: 'hall', type: 'structure' as const, height: 3, polygon: box(8, 14, 11, 16) };
  const game = open(
    table([A('t-sergeant', [10, 8]), B('x-sentinel', [10, 22], { overwatch: true }), B('x-sentinel', [30, 22])], {
      ...acting,
      terrain: [hall],
    }),
  );
  const move: Move = walk([
    [10, 8],
    [16, 8],
  ]);
  const { lanes, samples } = alongMove(game.state, 0, move);
  expect(lanes.map(({ watcher }) => watcher)).toEqual(['b1']);
  const seen = lanes[0]!.chances;
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length, 'part of the way is covered by the hall').toBeLessThan(samples.length);
  does(game, 'A', activate('a1'), move);
  const [offered] = watchChances(game.state, 'B');
  const best = new Map<number, number>();
  for (const { shot, kills } of offered!.chances) best.set(shot.sample, Math.max(best.get(shot.sample) ?? 0, kills));
  expect(new Map(seen.map(({ shot, kills }) => [shot.sample, kills]))).toEqual(best);
});

test('[FL-FIR-03] a place of the table can be fired at with areas and smoke, and only with those', () => {
  const { state: b } = open(
    table(
      [A('t-grenadier', [10, 10]), A('t-legionary', [14, 10]), B('x-prime', [20, 20]), B('x-sentinel', [20.9, 20.9])],
      acting,
    ),
  );
  const at = { x: 20400, y: 20400 };
  const { shots, refusal } = shotsAtPoint(b, 0, at, true);
  expect(refusal).toBeNull();
  expect(new Set(shots.map(({ fire }) => fire.mode))).toEqual(new Set(['area', 'smoke']));
  const area = shots.find(({ fire }) => fire.mode === 'area')!;
  expect(area.models.map(({ model }) => model)).toEqual(expect.arrayContaining(['b1', 'b2']));
  expect(shotsAtPoint(b, 1, at, true)).toMatchObject({ shots: [], refusal: { rule: 'FL-FIR-02' } });
});

test('[FL-MOR-01] [FL-MOR-02] [FL-MOR-17] [FL-MOR-18] every cause of a check is named, and when a squad recovers', () => {
  const others = [A('t-legionary', [14, 10], { squad: 'Others' }), B('x-prime', [30, 30], { squad: 'Foes' })];
  const models = [A('t-legionary', [10, 10]), ...others];
  const struck = (morale: 'shaken' | 'pinned', moraleSetOn: number) =>
    open(
      table(models, {
        ...acting,
        turn: 5,
        squads: { Squad: { morale, moraleSetOn, killed: 3, lost: 1, leaderDied: true } },
      }),
    ).state;
  const b = struck('pinned', 4);
  expect(causesOf(b, 0).map(({ rule }) => rule)).toEqual(['FL-MOR-01', 'FL-MOR-02', 'FL-MOR-18']);
  expect(recoveryOf(b, 0)).toEqual({ rule: 'FL-MOR-18', turns: 0, checks: true });
  expect(recoveryOf(struck('shaken', 5), 0)).toEqual({ rule: 'FL-MOR-17', turns: 2, checks: false });
  expect(recoveryOf(b, 2)).toBeNull();
});

test('[FL-LDR-02] a leader reaches six inches, base to base', () => {
  const { state: b } = open(
    table(
      [A('t-sergeant', [10, 10]), A('t-legionary', [17, 10]), A('t-legionary', [17.2, 12]), B('x-prime', [40, 40])],
      acting,
    ),
  );
  expect(leadOf(b, 0)).toEqual({
    reach: 6000,
    led: [
      { model: 'a2', near: true },
      { model: 'a3', near: false },
    ],
  });
  expect(leadOf(b, 1)).toBeNull();
});

test('[FL-LDR-09] a vacant post names who would take it', () => {
  const game = open(table([A('t-legionary', [10, 10]), A('t-legionary', [12, 10]), B('x-prime', [40, 40])], acting));
  const b = game.state;
  expect(postsOf(b, 'A')).toEqual([]);
  b.squads[0]!.fellAt = { x: 12500, y: 10000 };
  expect(postsOf(b, 'A')).toEqual([{ side: 'A', to: 'SL', of: 'Squad', marked: null, fit: ['a2'], rule: 'FL-LDR-09' }]);
  b.promotions = [{ figure: indexOf(b, 'a2'), to: 'SL', post: 0, side: 'A' }];
  expect(postsOf(b, 'A')).toMatchObject([{ marked: 'a2', fit: [] }]);
});

test('[FL-FIR-18] [FL-FIR-20] [FL-DMG-01] the sheet of a model has its weapons with brackets and damage', () => {
  const { state: b } = open(table([A('t-legionary', [10, 10]), B('x-prime', [40, 40])], acting));
  const { weapons, moves, melee } = cardOf(b, 0);
  const rifle = weapons.find(({ brackets }) => brackets.length > 0)!;
  expect(rifle.brackets.map(({ beyond, part }) => [beyond, part.by])).toEqual([[12000, -1]]);
  expect(rifle.damage).toHaveLength(6);
  expect(moves[0]).toMatchObject({ mode: 'walk', moving: { total: 6000 }, firing: { total: 3000 } });
  expect(melee!.total).toBe(melee!.parts.reduce((sum, { by }) => sum + by, 0));
  expect(sheets().rules.hit.map(({ rule }) => rule)).toContain('FL-FIR-16');
  expect(sheets().weapons.length).toBeGreaterThan(20);
});
