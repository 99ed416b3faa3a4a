import {
  area,
  distanceSquared,
  grown,
  isNearerThan,
  isWithin,
  line,
  overlaps,
  type Shape,
  stepFrom,
} from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { poolOf } from '../dice.js';
import type { BattleTable } from '../events.js';
import { facingOf, isSolid, profileAt, shapeAt, shapeOf, standingOf } from '../figures.js';
import { groundOf, roughFor, stands } from '../ground.js';
import { CONTACT, EPS, INCH, inches } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, type Doing, homeOf, type MoveAction, modelAt, nameOf, type Spot, sideOf } from '../state.js';
import { tell } from './agreement.js';
import { facingTo } from './arcs.js';
import { cargoOf } from './cargo.js';
import { avoid } from './collisions.js';
import { bury, happening, wound } from './happening.js';
import { hullLost } from './iad.js';
import { trip } from './mines.js';
import { moraleQueue } from './morale.js';
import { allowanceOf, no, type Ruling, refuseNames, refuseScatter, refuseSpot, type Step } from './movement.js';
import { costOf } from './movement-cost.js';
import { brought, rollPool, successesOf } from './rolling.js';

// Ironclads (4.22): how hulls move, what they run into and over.

const CRUSHES = spoken('path.crushes');
/** Paths stay farther than this from other hulls, or it is a ram (DL-RAM-06). */
const CLEAR = CONTACT;

const isDouble = (action: MoveAction): boolean => action === 'double';

interface Hull {
  readonly length: number;
  readonly width: number;
}

export function hullOf(b: Battle, i: number): Hull {
  const { base } = profileAt(b, i);
  return base.kind === 'rectangle' ? base : { length: 0, width: 0 };
}

/** The rectangle a hull covers on a straight leg, from behind its start to beyond its end (DL-GEO-23). */
export function corridor(p: Spot, q: Spot, { length, width }: Hull): Shape {
  const far = Math.sqrt(distanceSquared(p, q));
  const [ux, uy] = [(q.x - p.x) / far, (q.y - p.y) / far];
  const corner = (at: Spot, along: number, aside: number): Spot => ({
    x: Math.round(at.x + ux * along * (length / 2) - uy * aside * (width / 2)),
    y: Math.round(at.y + uy * along * (length / 2) + ux * aside * (width / 2)),
  });
  return area([corner(p, -1, -1), corner(q, 1, -1), corner(q, 1, 1), corner(p, -1, 1)]);
}

/** All that a hull covers on its way (DL-GEO-23): corridors At the Double, else a strip as wide as it is and the place where it ends. */
export function sweptBy(b: Battle, i: number, { path, facing }: Step, action: MoveAction): Shape[] {
  const m = b.models[i]!;
  const end = path.at(-1);
  if (!end) return [];
  const whole = [m, ...path];
  const hull = hullOf(b, i);
  if (isDouble(action)) return path.map((to, n) => corridor(whole[n]!, to, hull));
  return [grown(line(whole.map(({ x, y }) => ({ x, y }))), hull.width / 2), shapeAt(b, i, end, facing ?? facingOf(m))];
}

/** Whether a leg leads straight along a direction: no more than a thousandth aside. */
function isAlong(direction: Spot, from: Spot, to: Spot): boolean {
  const leg = { x: to.x - from.x, y: to.y - from.y };
  const long = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const aside = Math.abs(direction.x * leg.y - direction.y * leg.x) / long;
  return aside <= EPS && direction.x * leg.x + direction.y * leg.y >= 0;
}

/** At the Double: straight on, one turn of up to 90 degrees, facing its last leg (DL-IRN-03). */
function refuseDouble(b: Battle, i: number, { path, facing }: Step): Ruling {
  const name = nameOf(b, i);
  const m = b.models[i]!;
  const [first, second] = path;
  if (!first) return facing ? no('DL-IRN-03', `${name} turns only as it moves.`) : null;
  if (path.length > 2) return no('DL-IRN-03', `${name} turns once at most.`);
  if (!isAlong(facingOf(m), m, first)) return no('DL-IRN-03', `${name} moves straight forward first.`);
  const legs = [
    { x: first.x - m.x, y: first.y - m.y },
    ...(second ? [{ x: second.x - first.x, y: second.y - first.y }] : []),
  ];
  const last = legs.at(-1)!;
  const was = legs.length > 1 && (legs[0]!.x !== 0 || legs[0]!.y !== 0) ? legs[0]! : facingOf(m);
  if (second && was.x * last.x + was.y * last.y < 0) return no('DL-IRN-03', `${name} turns by more than 90 degrees.`);
  const end = facing ?? facingOf(m);
  const from = second ? first : m;
  if (!isAlong(end, from, path.at(-1)!)) return no('DL-IRN-03', `${name} ends facing the way it went.`);
  return null;
}

/** Live ironclads and wrecks, those in contact from the start apart (DL-RAM-60). */
function irons(b: Battle, i: number): { readonly k: number; readonly shape: Shape; readonly touched: boolean }[] {
  const mine = shapeOf(b, i);
  return b.models.flatMap((m, k) => {
    if (k === i || !isSolid(m) || !profileAt(b, k).ironclad) return [];
    const shape = shapeAt(b, k, m);
    return [{ k, shape, touched: m.where === 'table' && isWithin(mine, shape, CONTACT) }];
  });
}

/** The hull that a move ends in contact with, and was not in contact with before. */
export function rammedBy(b: Battle, i: number, { path, facing }: Step): number | null {
  const end = path.at(-1);
  if (!end) return null;
  const shape = shapeAt(b, i, end, facing ?? facingOf(b.models[i]!));
  const met = irons(b, i).find(
    ({ k, shape: other, touched }) => !touched && b.models[k]!.where === 'table' && isWithin(shape, other, CONTACT),
  );
  return met?.k ?? null;
}

/** Whether a hull may move so. */
export function refuseHull(b: Battle, i: number, step: Step, action: MoveAction): Ruling {
  const name = nameOf(b, i);
  const { path, facing, ram, fly } = step;
  const m = b.models[i]!;
  if (fly) return no('DL-AER-01', `${name} cannot fly.`);
  if (facing && facing.x === 0 && facing.y === 0) return no('DL-GEO-02', `${name} faces somewhere.`);
  if (isDouble(action)) {
    const refusal = refuseDouble(b, i, step);
    if (refusal) return refusal;
  }
  const cost = costOf(b, i, [m, ...path], false);
  const allowance = allowanceOf(b, i, action);
  if (cost > allowance + EPS)
    return no('DL-MOV-02', `The path of ${name} costs ${inches(cost)}", and it may go ${inches(allowance)}".`);
  const swept = sweptBy(b, i, step, action);
  const blocked = refuseSweep(b, i, step, swept);
  if (blocked) return blocked;
  const target = rammedBy(b, i, step);
  if (target !== null && !ram)
    return no('DL-RAM-06', `${name} would run into ${nameOf(b, target)}: that is a ram, and must be said.`);
  if (target === null && ram) return no('DL-RAM-06', `${name} rams nobody there.`);
  return refuseHullEnd(b, i, step, swept);
}

/** Nothing solid in the way: terrain, wrecks, and hulls other than the one that is rammed at the end (DL-IRN-05, DL-GEO-09). */
function refuseSweep(b: Battle, i: number, step: Step, swept: readonly Shape[]): Ruling {
  const name = nameOf(b, i);
  const ground = groundOf(b);
  const rough = roughFor(ground, profileAt(b, i));
  const runsInto = (shape: Shape): boolean => swept.some((one) => overlaps(one, shape, EPS));
  for (const k of rough.impassable)
    if (runsInto(ground.areas[k]!.shape))
      return no('DL-TER-08', `${name} cannot go through ${ground.areas[k]!.kind.name}.`);
  for (const k of ground.houses)
    if (runsInto(ground.areas[k]!.shape)) return no('DL-BLD-01', `${name} cannot go through ${ground.areas[k]!.id}.`);
  for (const k of rough.closedLines)
    if (stands(b, k) && runsInto(ground.lines[k]!.shape))
      return no('DL-TER-08', `${name} cannot cross ${ground.lines[k]!.id}.`);
  const target = rammedBy(b, i, step);
  for (const { k, shape, touched } of irons(b, i)) {
    if (runsInto(shape)) return no('DL-IRN-05', `${name} would run through ${nameOf(b, k)}.`);
    if (touched || k === target || b.models[k]!.where === 'wreck') continue;
    if (swept.some((one) => isWithin(one, shape, CLEAR)))
      return no('DL-RAM-06', `${name} would brush against ${nameOf(b, k)}.`);
  }
  return null;
}

/** Where a hull ends: like any base, but for what makes way and what it crushes (DL-COL-04, DL-CRU-01). */
function refuseHullEnd(b: Battle, i: number, { path, facing }: Step, swept: readonly Shape[]): Ruling {
  const end = path.at(-1) ?? b.models[i]!;
  if (path.length === 0 && facing === undefined) return null;
  const shape = shapeAt(b, i, end, facing ?? facingOf(b.models[i]!));
  const away = path.length === 0 ? [] : displaced(b, i, swept);
  const irons = b.models.flatMap((m, k) => (m.where === 'table' && profileAt(b, k).ironclad ? [k] : []));
  for (const k of irons)
    if (k !== i && overlaps(shape, shapeOf(b, k), EPS))
      return no('DL-MOV-04', `${nameOf(b, i)} would stand on ${nameOf(b, k)}.`);
  const target = rammedBy(b, i, { model: nameOf(b, i), path, facing });
  const left = irons.filter((k) => k === target || isWithin(shapeOf(b, i), shapeOf(b, k), CONTACT)); // DL-RAM-61
  const before = b.crushed;
  const hooked = path.length === 0 ? [] : b.models.flatMap(({ hitched }, k) => (hitched === i ? [k] : [])); // DL-COL-60
  const over = crushedBy(b, i, [...swept, shape]);
  const without: Battle = over.length > 0 ? { ...b, crushed: [...before, ...over] } : b;
  return refuseSpot(without, i, shape, { near: [], absent: [...away, ...left, ...hooked] });
}

/** Models that must make way, friend or foe (DL-IRN-06), none in a house or aboard (DL-COL-08): on foot, touched by the swept hull, none of its own section (DL-COL-01, DL-COL-60). */
export function displaced(b: Battle, i: number, swept: readonly Shape[]): number[] {
  return b.models.flatMap((m, k) => {
    if (m.where !== 'table' || profileAt(b, k).ironclad || homeOf(b, k) === homeOf(b, i) || m.hitched === i) return [];
    const shape = shapeOf(b, k);
    return swept.some((one) => isNearerThan(one, shape, 0) || overlaps(one, shape, 0)) ? [k] : [];
  });
}

/** Crushable pieces under a Regular or Heavy hull (DL-CRU-01, DL-CRU-02). */
export function crushedBy(b: Battle, i: number, swept: readonly Shape[]): number[] {
  const of = profileAt(b, i);
  if (of.type === 'ironcladLight' || !of.ironclad || !mayBe(true, CRUSHES, { of })) return [];
  return groundOf(b).lines.flatMap(({ kind, shape }, k) =>
    kind.crushable && stands(b, k) && swept.some((one) => overlaps(one, shape, 0)) ? [k] : [],
  );
}

/** A hull moves: what it crushes goes, what is in its way jumps aside, and then it may ram. */
export function* driveHull(t: BattleTable, doing: Doing, step: Step, action: MoveAction = doing.action!): Play<void> {
  const b = t.state;
  const i = modelAt(b, step.model);
  const m = b.models[i]!;
  if (m.where !== 'table') return; // lost on the way of another
  const swept = sweptBy(b, i, step, action);
  const target = rammedBy(b, i, step);
  const away = step.path.length > 0 ? displaced(b, i, swept) : [];
  const crushed = step.path.length > 0 ? crushedBy(b, i, swept) : [];
  const path = [{ x: m.x, y: m.y }, ...step.path];
  const end = step.path.at(-1);
  trip(b, i, path[0]!, step.path, false);
  if (end) {
    m.x = end.x;
    m.y = end.y;
    m.moved = true;
    doing.moved = true;
    for (const rider of cargoOf(b, i)) b.models[rider]!.moved = true; // DL-TRN-61
  }
  if (step.facing) {
    m.fx = step.facing.x;
    m.fy = step.facing.y;
  }
  tell(t, {
    type: 'driven',
    rule: isDouble(action) ? 'DL-IRN-03' : 'DL-IRN-02',
    model: step.model,
    path: step.path,
    facing: facingOf(m),
  });
  if (crushed.length > 0) {
    b.crushed = [...b.crushed, ...crushed];
    tell(t, {
      type: 'crushed',
      rule: 'DL-CRU-01',
      model: step.model,
      pieces: crushed.map((k) => groundOf(b).lines[k]!.id),
    });
  }
  if (away.length > 0) yield* avoid(t, i, path, swept, away, isDouble(action));
  if (target !== null && b.models[target]!.where === 'table') yield* ram(t, i, target, action);
}

/** DL-RAM-01 to DL-RAM-05: damage on both at once (DL-RAM-03, DL-RAM-04), by bare dice that nothing helps (DL-RAM-62). */
function* ram(t: BattleTable, i: number, j: number, action: MoveAction): Play<void> {
  const b = t.state;
  const colour = isDouble(action) ? 'R' : 'B';
  const at = contactPoint(shapeOf(b, i), shapeOf(b, j));
  const mine = facingTo(b, i, at);
  const theirs = facingTo(b, j, at);
  const first = yield* rollPool(t, brought(poolOf(colour, mine.av), nameOf(b, i), null, 4), 'DL-RAM-02', sideOf(b, i));
  const second = yield* rollPool(
    t,
    brought(poolOf(colour, theirs.av), nameOf(b, j), null, 4),
    'DL-RAM-02',
    sideOf(b, j),
  );
  const [onThem, onMe] = [successesOf(first), successesOf(second)];
  tell(t, {
    type: 'rammed',
    rule: 'DL-RAM-02',
    by: nameOf(b, i),
    on: nameOf(b, j),
    faces: [mine.face, theirs.face],
    dice: [...first, ...second].flatMap(({ face, extra }) => [face, ...extra]),
    successes: [onThem, onMe],
  });
  const h = happening(b);
  wound(t, h, j, hullLost(onThem, theirs.av, profileAt(b, j).cr), [], 'DL-IAD-06');
  wound(t, h, i, hullLost(onMe, mine.av, profileAt(b, i).cr), [], 'DL-IAD-06');
  yield* bury(t, h);
  yield* moraleQueue(t, h); // DL-RAM-07
}

/** The middle of what two hulls have in common (DL-GEO-22): of the corners of either that lie on the other. */
export function contactPoint(a: Shape, c: Shape): Spot {
  const spot = (p: Spot): Shape => ({
    kind: 'point',
    corners: [p],
    radius: 0,
    at: p,
    left: p.x,
    right: p.x,
    top: p.y,
    bottom: p.y,
  });
  const near = CONTACT + EPS;
  const points = [
    ...a.corners.filter((p) => isWithin(spot(p), c, near)),
    ...c.corners.filter((p) => isWithin(spot(p), a, near)),
  ];
  let best: readonly [Spot, Spot] = [points[0] ?? a.at, points[0] ?? c.at];
  for (const p of points)
    for (const q of points) if (distanceSquared(p, q) > distanceSquared(best[0], best[1])) best = [p, q];
  return { x: Math.round((best[0].x + best[1].x) / 2), y: Math.round((best[0].y + best[1].y) / 2) };
}

/** Good moves of a hull towards a goal: straight there facing it, straight on At the Double, and into an enemy hull in reach. */
export function hullSteps(b: Battle, i: number, goal: Spot, action: MoveAction): Step[] {
  const m = b.models[i]!;
  const model = nameOf(b, i);
  const far = Math.sqrt(distanceSquared(m, goal));
  const towards = { x: goal.x - m.x, y: goal.y - m.y };
  if (far < INCH / 4) return [];
  if (action === 'hold') return [{ model, path: [], facing: towards }];
  const most = Math.min(allowanceOf(b, i, action), far);
  const direction = isDouble(action) ? facingOf(m) : towards;
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const at = stepFrom(m, direction, 0, Math.max(1, most * share));
    const step: Step = { model, path: [at], ...(!isDouble(action) && { facing: towards }) };
    if (refuseHull(b, i, step, action) === null) return [step];
    const into: Step = { ...step, ram: true };
    if (refuseHull(b, i, into, action) === null) return [into];
  }
  return ramSteps(b, i, goal, action);
}

/** Straight at what is in the way, up to contact. */
function ramSteps(b: Battle, i: number, goal: Spot, action: MoveAction): Step[] {
  const m = b.models[i]!;
  const direction = isDouble(action) ? facingOf(m) : { x: goal.x - m.x, y: goal.y - m.y };
  const stepTo = (way: number): Step => ({
    model: nameOf(b, i),
    path: [stepFrom(m, direction, 0, way)],
    ram: true,
    ...(!isDouble(action) && { facing: direction }),
  });
  let [low, high] = [0, Math.floor(allowanceOf(b, i, action))];
  const touches = (way: number): boolean => {
    const { path, facing } = stepTo(way);
    const shape = shapeAt(b, i, path[0]!, facing ?? facingOf(m));
    return irons(b, i).some(({ shape: other, touched }) => !touched && isWithin(shape, other, CONTACT / 2));
  };
  if (high < 1 || !touches(high)) return [];
  while (high - low > 50) {
    const middle = (low + high) >> 1;
    if (middle > 0 && touches(middle)) high = middle;
    else low = middle;
  }
  const step = stepTo(high);
  return refuseHull(b, i, step, action) === null ? [step] : [];
}

/** The movement of a section of hulls, one after another (DL-IRN-01 to DL-IRN-04). */
export function refuseHulls(b: Battle, doing: Doing, steps: readonly Step[]): Ruling {
  const { section: s, action } = doing;
  const together = (): Step[][] => {
    const hulls = standingOf(b, s);
    const ways = hulls.flatMap((to) => hulls.map((i) => hullSteps(b, i, b.models[to]!, action!)));
    return [[], ...ways.filter((way) => refuseHullSteps(b, s, action!, way) === null)];
  };
  return refuseHullSteps(b, s, action!, steps) ?? refuseScatter(b, s, steps, together);
}

function refuseHullSteps(b: Battle, s: number, action: MoveAction, steps: readonly Step[]): Ruling {
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const ends: Shape[] = [];
  for (const step of steps) {
    const i = modelAt(b, step.model);
    const refusal = refuseHull(b, i, step, action);
    if (refusal) return refusal;
    const mates = refuseMates(b, i, step, action, ends);
    if (mates) return mates;
    ends.push(shapeAt(b, i, step.path.at(-1) ?? b.models[i]!, step.facing ?? facingOf(b.models[i]!)));
  }
  return null;
}

/** Whether a hull would run into others of its section where those have gone before it. */
export function refuseMates(b: Battle, i: number, step: Step, action: MoveAction, ends: readonly Shape[]): Ruling {
  const end = shapeAt(b, i, step.path.at(-1) ?? b.models[i]!, step.facing ?? facingOf(b.models[i]!));
  const met = [...sweptBy(b, i, step, action), end].some((one) => ends.some((other) => isWithin(one, other, CLEAR)));
  return met ? no('DL-IRN-05', `${step.model} would run into another of its section where that one has gone.`) : null;
}

/** Good moves of a section of hulls: all towards a goal, each beside the others as it stands now. */
export function hullMarch(b: Battle, doing: Doing, goal: Spot): Step[] {
  const hulls = standingOf(b, doing.section);
  const [lead] = hulls;
  if (lead === undefined) return [];
  const from = b.models[lead]!;
  return hulls.flatMap((i) => {
    const m = b.models[i]!;
    return hullSteps(b, i, { x: goal.x + m.x - from.x, y: goal.y + m.y - from.y }, doing.action!);
  });
}
