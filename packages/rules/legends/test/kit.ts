import { Game } from '@sandtable/kernel';
import { afterEach, expect } from 'vitest';
import type { QuestionKindId } from '../src/ask.js';
import type { Config } from '../src/config.js';
import type { Decision, Policy, Pose, Segment } from '../src/decisions.js';
import type { SceneEventOf, SceneEventType } from '../src/events.js';
import type { Setup } from '../src/open.js';
import type { Position } from '../src/open-position.js';
import type { RuleId } from '../src/rulebook.js';
import { legends } from '../src/ruleset.js';
import { type Building, type Hero, heroOf, type Loose, type Scene } from '../src/state.js';
import { pieceOf } from '../src/tables.js';
import type { Vec3 } from '../src/terms.js';

// A table for tests: a position, dice that are written down, and steps by whoever is asked. Questions that a test does not speak of are declined.

export type SceneGame = Game<Scene, Scene>;
const tables: { readonly game: SceneGame; readonly dice: readonly number[] }[] = [];

/** Opens a game whose dice show these faces, in this order. Each of them must have fallen when the test is over. */
export function open(setup: Setup, dice: readonly number[] = []): SceneGame {
  const game = Game.open(legends, { setup, dice: { kind: 'scripted', faces: dice } });
  tables.push({ game, dice });
  return game;
}

type Figure = Omit<Position['heroes'][number], 'seat' | 'at'>;
/** `a: [5, 10]` stands in the street, `a: [5, 10, 6, { heroism: 2 }]` on a roof with a bank of 2. */
export type Standing = readonly [x: number, y: number, z?: number, more?: Figure];

export interface Plan extends Omit<Position, 'heroes'> {
  readonly A?: readonly Standing[];
  readonly B?: readonly Standing[];
  readonly C?: readonly Standing[];
}

/** A bare table of 24 inches unless the plan says otherwise; a1 is active and past its Move; a bystander b1 far off if B has nobody. */
export function at(
  { A = [], B = [[22.5, 22.5]], C = [], ...rest }: Plan,
  dice: readonly number[] = [],
  options: Partial<Config> = {},
): SceneGame {
  const figures = (seat: 'A' | 'B' | 'C', list: readonly Standing[]) =>
    list.map(([x, y, z = 0, more = {}]) => ({ seat, at: [x, y, z] as [number, number, number], ...more }));
  const heroes = [...figures('A', A), ...figures('B', B), ...figures('C', C)];
  const position = { active: 'a1', ...rest, heroes } as Position;
  return open({ position, options: options as Config }, dice);
}

afterEach(() => {
  for (const { game, dice } of tables.splice(0)) {
    const rolled = game.events('referee').flatMap((event) => ('dice' in event ? (event.dice as number[]) : []));
    expect(rolled, 'the dice rolled are those written down').toEqual(dice);
    expect(game.roll, 'no dice are missing').toBeNull();
  }
});

/** A decision, and the question it answers. */
export interface Step {
  readonly kind: QuestionKindId;
  readonly d: Decision;
}

const QUIET: Partial<Record<QuestionKindId, Decision>> = {
  Stretch: { type: 'decline' },
  ComeThrough: { type: 'decline' },
  HeroLanding: { type: 'decline' },
  Defend: { type: 'decline' },
  StrikeBack: { type: 'decline' },
  Struggle: { type: 'decline' },
  CancelImpact: { type: 'cancelImpact', cancel: false },
  FollowUp: { type: 'doneFollowUps' },
  LetGo: { type: 'letGo', letGo: false },
  FallLine: { type: 'fallLine', dir: null },
};

function quietly(game: SceneGame): boolean {
  const { question } = game;
  if (!question) return false;
  const options = (): Decision => game.options(question.seat)[0] as Decision;
  const quiet =
    QUIET[question.kind as QuestionKindId] ?? (['Place', 'Order'].includes(question.kind) ? options() : null);
  if (!quiet) return false;
  expect(game.answer(question.seat, quiet), `${question.kind}: ${JSON.stringify(quiet)}`).toBeNull();
  return true;
}

/** Takes the steps; what is asked in between and not spoken of is declined. */
export function run(game: SceneGame, ...steps: Step[]): SceneGame {
  for (const { kind, d } of steps) {
    while (game.question?.kind !== kind && quietly(game));
    expect(game.question?.kind, `asked before ${JSON.stringify(d)}`).toBe(kind);
    expect(game.answer(game.question!.seat, d), JSON.stringify(d)).toBeNull();
  }
  return game;
}

/** Declines everything up to the next act or choice. */
export function rest(game: SceneGame): SceneGame {
  while (quietly(game));
  return game;
}

/** The decision is refused by that rule (null: it is malformed), in words, and nothing has changed. */
export function refuses(game: SceneGame, { d }: { readonly d: unknown }, rule: RuleId | null): void {
  const before = game.hash();
  const refusal = game.answer(game.question!.seat, d);
  expect(refusal?.rule, `${JSON.stringify(d)}: ${refusal?.message ?? 'accepted'}`).toBe(rule);
  expect(refusal!.message).toMatch(/\w/);
  expect(game.hash()).toBe(before);
}

export function events<T extends SceneEventType>(game: SceneGame, type: T): SceneEventOf<T>[] {
  return game.events('referee').filter((event) => event.type === type) as unknown as SceneEventOf<T>[];
}

export function hero(game: SceneGame, id: string): Hero {
  return heroOf(game.state, id)!;
}
export const thing = (game: SceneGame, id: string): Loose | Building => pieceOf(game.state, id) as Loose | Building;

/** Where something is, to a thousandth. */
export function spot(game: SceneGame, id: string): number[] {
  const { x, y, z } = pieceOf(game.state, id)!;
  return [x, y, z].map((n) => Math.round(n * 1000) / 1000);
}
export const pool = (game: SceneGame): number => Math.round(game.state.activation!.pool * 1000) / 1000;
/** Heroism and Fatigue. */
export const record = (game: SceneGame, id: string): [number, number] => [
  hero(game, id).heroism,
  hero(game, id).fatigue,
];

// --- Steps ----------------------------------------------------------------------------------------------------------

const step = (kind: QuestionKindId, d: Decision): Step => ({ kind, d });
export const move = (chosen: number, spend: number): Step => step('Move', { type: 'move', chosen, spend });
export const skipMove: Step = step('Move', { type: 'skipMove' });
export const end: Step = step('Act', { type: 'end' });
export const drop = (dir?: Vec3): Step => step('Act', dir ? { type: 'drop', dir } : { type: 'drop' });
export const strike = (target: string, spend: number): Step => step('Act', { type: 'strike', target, spend });
export const shoot = (target: string, spend: number): Step => step('Act', { type: 'longShot', target, spend });
export const pickUp = (id: string, spend: number): Step => step('Act', { type: 'pickUp', thing: id, spend });
export const fling = (chosen: number, dir: Vec3, spend: number): Step =>
  step('Act', { type: 'fling', chosen, dir, spend });
export const release: Step = step('Act', { type: 'release' });
export const call = (id: string, chosen: number, spend: number): Step =>
  step('Act', { type: 'callHero', hero: id, chosen, spend });
export const activate = (id: string): Step => step('Activate', { type: 'activate', hero: id });
export const line = (...segments: Segment[]): Step => step('Act', { type: 'leg', segments });
export const lineWith = (policy: Policy, ...segments: Segment[]): Step =>
  step('Act', { type: 'leg', segments, policy });
export const g = (x: number, y: number): Segment => ({ m: 'g', to: [x, y] });
export const w = (x: number, y: number, z: number): Segment => ({ m: 'w', to: [x, y, z] });
export const a = (x: number, y: number, z: number): Segment => ({ m: 'a', to: [x, y, z] });
export const d: Segment = { m: 'd' };
export const stretch = (spend: number): Step => step('Stretch', { type: 'attempt', spend });
export const through = (spend: number): Step => step('ComeThrough', { type: 'attempt', spend });
export const notThrough: Step = step('ComeThrough', { type: 'decline' });
export const land = (spend: number): Step => step('HeroLanding', { type: 'attempt', spend });
export const cancel: Step = step('CancelImpact', { type: 'cancelImpact', cancel: true });
export const letStand: Step = step('CancelImpact', { type: 'cancelImpact', cancel: false });
export const defend = (spend: number): Step => step('Defend', { type: 'attempt', spend });
export const strikeBack = (target: string, spend: number): Step =>
  step('StrikeBack', { type: 'strikeBack', target, spend });
export const struggle = (target: string, spend: number): Step => step('Struggle', { type: 'struggle', target, spend });
export const knockDown = (chosen: number, spend: number): Step =>
  step('FollowUp', { type: 'knockDown', chosen, spend });
export const knockBack = (chosen: number, dir: Vec3, spend: number): Step =>
  step('FollowUp', { type: 'knockBack', chosen, dir, spend });
export const done: Step = step('FollowUp', { type: 'doneFollowUps' });
export const put = (x: number, y: number, z: number, more: Partial<Pose> = {}): Step =>
  step('Place', { type: 'place', pose: { x, y, z, yaw: 0, lie: 0, ...more } });
export const letGo = (yes: boolean): Step => step('LetGo', { type: 'letGo', letGo: yes });
export const order = (...ids: string[]): Step => step('Order', { type: 'order', order: ids });
export const glide = (dir: Vec3 | null): Step => step('FallLine', { type: 'fallLine', dir });

// --- Cities ---------------------------------------------------------------------------------------------------------

const PANE = { id: 'pane', rect: [5.375, 6.625, 0.5, 2], mat: 'glass' };
const DOORWAY = { id: 'doorway', rect: [5.375, 6.625, 0, 2], mat: 'open' };

/** A free-standing wall from x on, y 4 to 16, three inches high. */
function wall(id: string, x: number, thick: number, kind: 'ext' | 'int', openings: object[]) {
  const half = thick / 2;
  const mat = kind === 'ext' ? 'external' : 'internal';
  return {
    id,
    x: x + half,
    y: 10,
    w: thick,
    d: 12,
    h: 3,
    panels: [
      {
        id: `${id}.wall`,
        kind,
        mat,
        box: [-half, -6, 0, half, 6, 3],
        openings: openings.map((o) => ({ ...o, id: `${id}.${(o as { id: string }).id}` })),
      },
    ],
  };
}
export const brick = (x: number, id = 'brick') => wall(id, x, 0.25, 'ext', []);
export const brickWithPane = (x: number, id = 'brick') => wall(id, x, 0.25, 'ext', [PANE]);
export const brickWithDoorway = (x: number, id = 'brick') => wall(id, x, 0.25, 'ext', [DOORWAY]);
export const partition = (x: number, id = 'partition') => wall(id, x, 0.125, 'int', []);

/** A roof slab x 2 to 12, y 4 to 16, its top at z. */
export const roofAt = (z: number) => ({
  id: 'roof',
  x: 7,
  y: 10,
  w: 10,
  d: 12,
  h: z,
  panels: [{ id: 'roof.slab', kind: 'roof', mat: 'external', box: [-5, -6, z - 0.25, 5, 6, z] }],
});

/** A one-storey building, x 10 to 18, y 4 to 12, with nothing to open. */
export const BLOCK = {
  id: 'block',
  x: 14,
  y: 8,
  w: 8,
  d: 8,
  h: 3,
  panels: [
    { id: 'block.N', kind: 'ext', mat: 'external', box: [-4, 3.75, 0, 4, 4, 2.75] },
    { id: 'block.S', kind: 'ext', mat: 'external', box: [-4, -4, 0, 4, -3.75, 2.75] },
    { id: 'block.E', kind: 'ext', mat: 'external', box: [3.75, -3.75, 0, 4, 3.75, 2.75] },
    { id: 'block.W', kind: 'ext', mat: 'external', box: [-4, -3.75, 0, -3.75, 3.75, 2.75] },
    { id: 'block.roof', kind: 'roof', mat: 'external', box: [-4, -4, 2.75, 4, 4, 3] },
  ],
};

/** A metal plate x 5 to 8, y 9 to 11, z 4 to 4.25. */
export const PLATE = {
  id: 'plate',
  x: 6.5,
  y: 10,
  w: 3,
  d: 2,
  h: 4.25,
  panels: [{ id: 'plate.slab', kind: 'plate', mat: 'metal', box: [-1.5, -1, 4, 1.5, 1, 4.25] }],
};

/** Three storeys, x 10 to 18, y 4 to 12. */
export const THREE_STOREYS = {
  ...BLOCK,
  id: 'tower',
  h: 9,
  panels: [
    { id: 'tower.N', kind: 'ext', mat: 'external', box: [-4, 3.75, 0, 4, 4, 8.75] },
    { id: 'tower.S', kind: 'ext', mat: 'external', box: [-4, -4, 0, 4, -3.75, 8.75] },
    { id: 'tower.E', kind: 'ext', mat: 'external', box: [3.75, -3.75, 0, 4, 3.75, 8.75] },
    { id: 'tower.W', kind: 'ext', mat: 'external', box: [-4, -3.75, 0, -3.75, 3.75, 8.75] },
    { id: 'tower.F1', kind: 'floor', mat: 'internal', box: [-3.75, -3.75, 2.75, 3.75, 3.75, 3] },
    { id: 'tower.F2', kind: 'floor', mat: 'internal', box: [-3.75, -3.75, 5.75, 3.75, 3.75, 6] },
    { id: 'tower.roof', kind: 'roof', mat: 'external', box: [-4, -4, 8.75, 4, 4, 9] },
  ],
};

export const KIOSK = {
  id: 'kiosk',
  x: 13,
  y: 10,
  w: 2,
  d: 2,
  h: 2.5,
  panels: [{ id: 'kiosk.N', kind: 'ext', mat: 'external', box: [-1, -1, 0, 1, 1, 2.5] }],
};

export type Furniture = readonly [id: string, kind: string, x: number, y: number, z?: number, yaw?: number];

export function city(buildings: readonly object[], ...objects: Furniture[]) {
  return {
    id: 'test',
    size: 24,
    buildings,
    objects: objects.map(([id, kind, x, y, z = 0, yaw = 0]) => ({ id, kind, x, y, z, yaw })),
  };
}
