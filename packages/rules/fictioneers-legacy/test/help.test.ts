import { expect, test } from 'vitest';
import type { Move } from '../src/decisions.js';
import { actsOn } from '../src/foresight/acts.js';
import { marchOf } from '../src/foresight/march.js';
import { afterMove, marksFor } from '../src/foresight/prospects.js';
import { reachOf } from '../src/foresight/reach.js';
import { type Way, wayTo } from '../src/foresight/way.js';
import { shotOdds } from '../src/odds.js';
import { judgeFire } from '../src/rules/legal-fire.js';
import { judgeMove } from '../src/rules/legal-moves.js';
import type { Shot } from '../src/rules/to-hit.js';
import type { Battle } from '../src/state.js';
import { A, activate, area, ask, B, box, does, fire, open, table } from './kit.js';

// What a table proposes is judged by the rules like anything else: these tests hold the two together.

const TOWN = {
  terrain: [
    {
      id: 'hall',
      type: 'structure' as const,
      height: 3,
      polygon: [
        [10, 10],
        [16, 10],
        [16, 14],
        [10, 14],
      ] as [number, number][],
    },
    {
      id: 'wood',
      type: 'woods' as const,
      polygon: [
        [18, 8],
        [24, 8],
        [24, 14],
        [18, 14],
      ] as [number, number][],
    },
    {
      id: 'shack',
      type: 'building' as const,
      height: 2,
      polygon: [
        [2, 12],
        [8, 12],
        [8, 18],
        [2, 18],
      ] as [number, number][],
      openings: [
        [
          [4, 12],
          [6, 12],
        ],
      ] as never,
    },
  ],
  walls: [
    {
      id: 'wall',
      height: 'tall' as const,
      material: 'hard' as const,
      line: [
        [26, 6],
        [26, 16],
      ] as [number, number][],
    },
  ],
  phase: 'moveFire' as const,
  active: 'A' as const,
};
const MEN = [A('t-sergeant', [12, 8]), A('t-legionary', [14, 8]), A('t-legionary', [24, 6.6]), A('t-jet', [6, 10])];
const FOES = [B('x-prime', [13, 18]), B('x-sentinel', [28, 12])];

const town = (): Battle => open(table([...MEN, ...FOES], TOWN)).state as Battle;
const inches = (x: number, y: number) => ({ x: Math.round(1000 * x), y: Math.round(1000 * y) });

test('[FL-MOV-06] [FL-GEO-14] every way that is proposed is a move the rules accept, wherever one points', () => {
  const b = town();
  let arrived = 0;
  for (let i = 0; i < 4; i++)
    for (let x = 0.5; x < 32; x += 3.1)
      for (let y = 0.5; y < 24; y += 2.7) {
        const way = wayTo(b, i, { to: inches(x, y), ...(i === 3 ? { mode: 'fly' as const } : {}) });
        if ('rule' in way) continue;
        expect(judgeMove(b, i, way.move)).not.toHaveProperty('rule');
        expect(way.cost.total).toBeLessThanOrEqual(way.allowance.total + 10);
        if (way.arrives) arrived++;
      }
  expect(arrived).toBeGreaterThan(40);
});

test('[FL-GEO-15] a way leads round a structure where it can be paid for', () => {
  const b = town();
  const way = wayTo(b, 0, { to: inches(9.2, 11) }) as Way;
  expect(way.arrives).toBe(true);
  expect(way.move.path.length).toBeGreaterThan(2);
});

test('[FL-MOV-10] who wants to fire as well goes no farther than that allows', () => {
  const b = town();
  const [far, near] = [false, true].map((fires) => wayTo(b, 0, { to: inches(12, 0.5), fires }) as Way);
  expect(near!.allowance.total).toBe(3000);
  expect(near!.cost.total).toBeLessThanOrEqual(3000);
  expect(far!.cost.total).toBeGreaterThan(5900);
});

test('[FL-GEO-14] a squad that marches keeps its places, and nobody ends where another does', () => {
  const b = town();
  const march = marchOf(b, [0, 1, 2], { aim: { kind: 'by', dx: 0, dy: -4000 } });
  const game = open(table([...MEN, ...FOES], TOWN));
  for (const { model, move } of march)
    does(game, 'A', { type: 'Activate', model }, move as Move, { type: 'EndActivation' });
  const [one, two] = [game.state.models[0]!, game.state.models[1]!];
  expect([two.x - one.x, two.y - one.y]).toEqual([2000, 0]);
});

test('[FL-COV-01] who takes cover ends where it is seen less', () => {
  const b = open(table([A('t-legionary', [17, 6.5]), B('x-prime', [17, 20])], TOWN)).state as Battle;
  const [went] = marchOf(b, [0], { aim: { kind: 'cover', from: 1 } });
  const [before] = marksFor(b, 0, true);
  const [after] = marksFor(afterMove(b, 0, went!.move as Move) as Battle, 0, true);
  expect(before).toMatchObject({ blocked: null, cover: 'none' });
  expect(after!.blocked !== null || after!.cover !== 'none').toBe(true);
});

test('[FL-MOV-05] [FL-GEO-14] whatever is shaded as in reach can be gone to', () => {
  const b = town();
  const { from, step, rows } = reachOf(b, 2, 'walk');
  let checked = 0;
  for (const [j, row] of rows.entries())
    for (const [k, grade] of [...row].entries()) {
      if (grade === '0' || (j + k) % 3 !== 0) continue;
      const to = { x: from.x + k * step, y: from.y + j * step };
      const way = wayTo(b, 2, { to }) as Way;
      expect(way.move?.path.at(-1), `${to.x} ${to.y}`).toEqual(to);
      checked++;
    }
  expect(checked).toBeGreaterThan(20);
});

test('[FL-FIR-07] targets come by distance, each with its shots or why there is none, and the chances are those of the shot', () => {
  const foes = [B('x-prime', [10, 22]), B('x-sentinel', [17, 20]), B('x-sentinel', [20, 7])];
  const b = open(table([A('t-legionary', [12, 5]), A('t-gunner', [10, 6]), ...foes], TOWN)).state as Battle;
  const marks = marksFor(b, 1, true);
  const far = marks.map(({ distance }) => distance);
  expect(far).toEqual([...far].sort((p, q) => p - q));
  for (const { shots, refusal } of marks) {
    expect(shots.length > 0).toBe(refusal === null);
    for (const { fire, hit } of shots) expect(hit).toBe(shotOdds(b, judgeFire(b, 1, fire) as Shot).hit);
  }
  expect(new Set(marks.map(({ refusal }) => refusal === null)).size).toBe(2);
});

test('[FL-MOV-22] [FL-MEL-01] who points at an enemy is led into contact wherever a side of it can be reached', () => {
  const wall = {
    id: 'w',
    height: 'tall' as const,
    material: 'hard' as const,
    line: [
      [14, 9.2],
      [21, 9.2],
    ] as [number, number][],
  };
  for (const [from, walls] of [
    [[11.5, 8], []],
    [[17, 13.5], []],
    [[15, 4.6], []],
    [[13.2, 10.2], [wall]],
  ] as const) {
    const layout = table([A('t-sergeant', [...from]), B('s-chief', [17, 8])], { walls: [...walls] });
    const b = open(layout).state;
    const [way] = marchOf(b, [0], { aim: { kind: 'to', at: inches(17, 8) } });
    if (way!.refusal) throw new Error(way!.refusal.message);
    const end = way!.move.path.at(-1)!;
    expect(Math.hypot(end.x - 17_000, end.y - 8000), `from ${from}`).toBeLessThan(1050);
    expect(way!.arrives).toBe(true);
  }
});

test('[FL-VEH-09] [FL-MNT-01] who points at a vehicle is led to every free seat, and told why if it is too far', () => {
  const motor = table([
    A('t-legionary', [10, 10]),
    A('t-legionary', [2, 2]),
    A('v-hound', [13, 10]),
    A('t-crew', undefined, { aboard: { vehicle: 'a3', seat: 'operator' } }),
    B('s-chief', [40, 40]),
  ]);
  const game = open(motor);
  const near = actsOn(game.state, 0, 2);
  expect(near.ways.map(({ move }) => move.last)).toEqual([
    { kind: 'board', vehicle: 'a3', seat: 'gunner' },
    { kind: 'board', vehicle: 'a3', seat: 'passenger' },
  ]);
  expect(actsOn(game.state, 1, 2)).toMatchObject({ ways: [], refusal: { rule: 'FL-MOV-06' } });
  expect(actsOn(game.state, 0, 4)).toEqual({ ways: [], refusal: null });
  does(game, 'A', { type: 'Activate', model: 'a1' }, near.ways[0]!.move);
  expect(game.state.models[0]).toMatchObject({ where: 'aboard', seat: 'gunner' });
});

test('[FL-FIR-03] everything that can be shot at is listed: packed guns and riderless animals too', () => {
  const foes = [
    B('a-mortar', undefined, {
      packed: [
        [15, 5],
        [16, 5],
      ],
    }),
    B('s-rider', [20, 5]),
  ];
  const game = open(table([A('t-legionary', [12, 5]), ...foes], { ...TOWN, active: 'B' }));
  const at = inches(20, 6.25);
  does(game, 'B', activate('b2'), { type: 'Move', mode: 'walk', path: [at, at], first: { kind: 'dismount', at } });
  expect(marksFor(game.state as Battle, 0, true).map(({ target }) => target)).toEqual(
    expect.arrayContaining(['b1-m1', 'b1-m2', 'b2', 'b2-mount']),
  );
});

test('[FL-ART-10, FL-ART-14, FL-MNT-04] what a move begins with is done when one asks what can be shot after it', () => {
  const men = [
    A('a-lbc-floater', [5, 4]),
    A('x-engineer', [5, 5.3]),
    A({ like: 's-rider', weapons: ['projectile-rifle'] }, [10, 4]),
    B('x-prime', [20, 4]),
  ];
  const b = open(table(men, { phase: 'moveFire' })).state as Battle;
  const shotsAfter = (i: number, move: Move) => marksFor(afterMove(b, i, move) as Battle, i, true)[0]!.shots;
  const push: Move = {
    type: 'Move',
    mode: 'walk',
    path: [inches(5, 5.3), inches(6, 5.3)],
    first: { kind: 'pushFloater', piece: 'a1' },
  };
  const gun = shotsAfter(1, push).find(({ fire }) => fire.piece === 'a1')!;
  expect(gun.number.parts.map(({ rule }) => rule)).toContain('FL-FIR-16');
  const at = inches(10, 5.25);
  const off: Move = { type: 'Move', mode: 'walk', path: [at, at], first: { kind: 'dismount', at } };
  expect(shotsAfter(2, off)).toHaveLength(1); // both hands free
});

test('[FL-IND-07, FL-FIR-38] a shot that does not drift comes down nowhere else', () => {
  const at = (directMissDrifts: boolean) => {
    const t = table([A('t-grenadier', [10, 10]), B('x-prime', [20, 10])], { options: { directMissDrifts } });
    return (ask(t, 'drift', { model: 'a1', fire: fire('grenade-launcher', 'b1', area) }) as unknown[]).length;
  };
  expect(at(false)).toBe(0);
  expect(at(true)).toBeGreaterThan(0);
});

test('[FL-IND-02] who may spot is offered, however many may not stand before it', () => {
  const crowd = [26, 27, 28, 29].map((x) => A('t-legionary', [x, 30]));
  const t = table(
    [A('a-mortar', [10, 10]), A('t-crew', [10, 11.1]), ...crowd, A('t-scout', [30, 20]), B('t-legionary', [40, 10])],
    { terrain: [{ id: 'ridge', type: 'hill', level: 2, polygon: box(20, 0, 24, 48) }] },
  );
  const { marks } = ask(t, 'shots', { model: 'a2' }) as { marks: { shots: { fire: object }[] }[] };
  expect(marks[0]!.shots.map((one) => one.fire)).toContainEqual(expect.objectContaining({ spotter: 'a7' }));
  const game = does(open(t), 'A', activate('a2'));
  expect(game.options('A')).toContainEqual(expect.objectContaining({ weapon: 'mortar', spotter: 'a7' }));
});
