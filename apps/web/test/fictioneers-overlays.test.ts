import { type Along, type Card, fictioneersLegacy, type View } from '@sandtable/fictioneers-legacy';
import { Referee } from '@sandtable/referee';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/frame/sitting.js';
import { worstOf } from '../src/kit/inches/marks.js';
import { framing, WHOLE } from '../src/kit/pan-zoom.js';
import { meleeNote } from '../src/tables/fictioneers-legacy/ask.js';
import { edgeOf, figuresOf, forceName } from '../src/tables/fictioneers-legacy/figures.js';
import { actionOf } from '../src/tables/fictioneers-legacy/hand/action.js';
import { beside } from '../src/tables/fictioneers-legacy/hand/ground-menu.js';
import type { Hand } from '../src/tables/fictioneers-legacy/hand/use-hand.js';
import { ringsOf } from '../src/tables/fictioneers-legacy/overlays/rings.js';
import { sceneOf } from '../src/tables/fictioneers-legacy/scene.js';
import { tableText } from '../src/tables/fictioneers-legacy/texts.js';

const t = tableText('en');

function at(setup: unknown) {
  const session = new Referee([fictioneersLegacy]).session();
  const opened = session.ask<'open'>({ do: 'open', ruleset: fictioneersLegacy.id, setup, seed: '3' });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { game } = opened;
  const seen = session.ask<'view'>({ do: 'view', game, seat: 'A' });
  if (!seen.ok) throw new Error(JSON.stringify(seen));
  const query = <T>(name: string, args: unknown): T => {
    const reply = session.ask<'query'>({ do: 'query', game, seat: 'A', name, args });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return reply.result as T;
  };
  return { view: seen.view as View, query };
}

const model = (side: 'A' | 'B', unit: string, place: [number, number], more = {}) => ({
  side,
  unit,
  at: place,
  ...more,
});
const position = (models: readonly object[]) => ({
  position: { table: [36, 24], active: 'A', phase: 'moveFire', models },
});
const WATCHED = position([
  model('A', 't-sergeant', [10, 6]),
  model('A', 't-legionary', [12, 6]),
  model('B', 'x-sentinel', [12, 14], { overwatch: true }),
]);

test('sides go by the force of their scenario, in a position by their people', () => {
  const { battle } = at({ scenario: 'S3' }).view;
  expect(forceName(battle, 'A')).toBe('Terran Armoured Fist');
  expect(forceName(at(WATCHED).view.battle, 'B')).toBe('Xyban');
  const same = position([model('A', 't-sergeant', [10, 6]), model('B', 't-legionary', [12, 16])]);
  expect(forceName(at(same).view.battle, 'A')).toBe('Attackers');
  expect(forceName(at(same).view.battle, 'B')).toBe('Defenders');
});

test('a zone is called by the edge it lies at', () => {
  const { battle } = at({ scenario: 'S1' }).view;
  expect(new Set([edgeOf(battle, 'A'), edgeOf(battle, 'B')])).toEqual(new Set(['north', 'south']));
  const other = at({ scenario: 'S2' }).view.battle;
  expect(new Set([edgeOf(other, 'A'), edgeOf(other, 'B')])).toEqual(new Set(['east', 'west']));
});

test('rings lie where the numbers of the referee change, each once, the nearest first', () => {
  const { query } = at(WATCHED);
  const { weapons } = query<Card>('card', { model: 'a2' });
  const rings = ringsOf([...weapons, ...weapons]);
  expect(rings.map(({ far }) => far)).toEqual([12_000, 25_000]);
  expect(rings[0]!.says).toBe('−1');
  expect(rings[1]!.says).toBe(weapons[0]!.name);
});

test('the worst moment of a way is the one at which a watcher most likely kills', () => {
  const { query } = at(WATCHED);
  const path = [
    { x: 12_000, y: 6000 },
    { x: 12_000, y: 9000 },
  ];
  const [{ lanes }] = query<[Along]>('along', { moves: [{ model: 'a2', move: { type: 'Move', mode: 'walk', path } }] });
  const worst = worstOf(lanes);
  expect(worst?.shot.model).toBe('b1');
  expect(worst?.kills).toBe(Math.max(...lanes[0]!.chances.map(({ kills }) => kills)));
  expect(worstOf([])).toBeNull();
});

test('a part of the board is shown as near as it fits, and never beyond the edge', () => {
  const size = { width: 1000, height: 500 };
  const whole = framing(
    [
      { x: 0, y: 0 },
      { x: 1000, y: 500 },
    ],
    size,
  );
  expect(whole).toEqual(WHOLE);
  expect(framing([], size)).toEqual(WHOLE);
  const corner = framing([{ x: 0, y: 0 }], size);
  expect([corner.x, corner.y]).toEqual([0, 0]);
  expect(corner.zoom).toBeGreaterThan(4);
  const part = framing(
    [
      { x: 400, y: 200 },
      { x: 600, y: 300 },
    ],
    size,
  );
  expect(part.x).toBeLessThan(400);
  expect(part.x + size.width / part.zoom).toBeGreaterThan(600);
});

/** As much of a hand as the question where the action is needs. */
function handAt(view: View, more: Partial<Hand>): Hand {
  const figures = figuresOf(view);
  return {
    view,
    battle: view.battle,
    side: 'A',
    figures,
    figureOf: (id: string | null) => figures.find((one) => one.id === id),
    kind: 'MoveFirePhase',
    chosen: [],
    ready: new Set(['a1', 'a2']),
    watchable: new Set(),
    acting: null,
    fights: [],
    plan: null,
    preview: null,
    targets: [],
    ...more,
  } as Hand;
}

test('the action is where the chosen are, and another choice is another action', () => {
  const { view } = at(WATCHED);
  const all = actionOf(handAt(view, {}), null)!;
  const one = actionOf(handAt(view, { chosen: ['a2'] }), null)!;
  expect(one.key).not.toBe(all.key);
  const { x, y } = figuresOf(view).find(({ id }) => id === 'a2')!.at;
  expect(Math.min(...one.spots.map((spot) => spot.x))).toBeLessThan(x);
  expect(Math.max(...one.spots.map((spot) => spot.y))).toBeGreaterThan(y);
  expect(actionOf(handAt(view, { kind: 'AnswerDraw' }), null)).toBeNull();
});

test('a menu about an area opens beside it', () => {
  expect(beside({ x: 500, y: 80, up: false }).x).toBeLessThan(300);
  expect(beside({ x: 100, y: 80, up: true })).toEqual({ x: 400, y: 80, up: true });
});

test('the odds of a fight are told in few words', () => {
  expect(meleeNote({ win: 0.5, tie: 0.125, loss: 0.375 }, t)).toBe('wins 50%, tie 13%, loses 38%');
});

test('a miss that drifts is seen to fly from where it was aimed to where it comes down, as large as its area', () => {
  const { view } = at(WATCHED);
  const entry = (n: number, event: object): LogEntry => ({ n, event: event as LogEntry['event'], text: '' });
  const number = { total: 5, base: 7, rule: 'FL-FIR-06', parts: [] };
  const aimed = { x: 20_000, y: 12_000 };
  const down = { x: 22_000, y: 12_000 };
  const shot = { type: 'fired', model: 'a1', weapon: 'grenade-launcher', mode: 'area', indirect: true, target: aimed };
  const scene = sceneOf(
    [
      entry(0, { ...shot, number, dice: [9], hit: false }),
      entry(1, { type: 'drifted', dice: [3], distance: 2000, at: down, onTable: true }),
    ],
    view,
    t,
  ).map(({ cue }) => cue);
  expect(scene).toContainEqual({ kind: 'drift', from: aimed, to: down, says: 'Drift: 3 o’clock, 2″' });
  expect(scene).toContainEqual({ kind: 'burst', at: down, area: 2000 });
});
