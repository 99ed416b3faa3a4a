import { crossings } from '@sandtable/geometry/plane';
import type { BattleTable } from '../events.js';
import { groundOf, isInArea } from '../ground.js';
import { EPS, MODULE_RADIUS, MODULE_REACH, SLACK, type Spot, squared } from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import { type Battle, controllerOf, idOf, indexOf, kindOf, NO_AIMS, sideOf } from '../state.js';
import { refuseStand, standerOf } from './end-positions.js';
import { logAbout } from './hidden-models.js';
import {
  inContact,
  isEngaged,
  isInfantry,
  isOnTheTable,
  moraleOf,
  type Pose,
  poseAt,
  poseOf,
  profileAt,
  touches,
} from './measuring.js';
import { barredByField } from './movement-cost.js';

// Large weapons apart from their crew (FL-ART-01): packing and setting up, in as many trips as it takes (FL-ART-03; FL-ART-02 to FL-ART-07, FL-ART-12).

export function modulesOf(b: Battle, gun: number): number[] {
  return b.muster.cast.flatMap(({ kind, of }, i) => (kind === 'module' && of === gun ? [i] : []));
}

/** The gun and the workers: FL-ART-06, FL-ART-09, FL-ART-12. */
function refuseWork(b: Battle, actor: number, id: string, workers: readonly string[]): Refusal | null {
  const gun = indexOf(b, id);
  if (gun < 0 || kindOf(b, gun) !== 'artillery') return no('FL-ART-06', `There is no gun ${id}.`);
  if (sideOf(b, gun) !== sideOf(b, actor)) return no('FL-ART-06', `${id} belongs to the enemy.`);
  const { mount } = profileAt(b, gun).gun!;
  if (mount === 'emplacement') return no('FL-ART-12', `${id} never moves.`);
  if (mount === 'floater') return no('FL-ART-08', `${id} is on a Floater and needs no work.`);
  if (b.models[gun]!.work) return no('FL-ART-06', `${id} is being worked on.`);
  if (!workers.includes(idOf(b, actor))) return no('FL-ART-06', `${idOf(b, actor)} must be one of the workers.`);
  if (new Set(workers).size < workers.length) return no('FL-ART-06', 'A worker is named twice.');
  for (const name of workers) {
    const i = indexOf(b, name);
    if (i < 0 || kindOf(b, i) !== 'figure' || sideOf(b, i) !== sideOf(b, actor) || !isOnTheTable(b, i))
      return no('FL-ART-06', `${name} is no figure of yours on the table.`);
    if (controllerOf(b, i) !== controllerOf(b, actor)) return no('FL-SEQ-11', `${name} is not yours to command.`);
    const m = b.models[i]!;
    if (moraleOf(b, i) === 'pinned') return no('FL-MOR-16', `${name} is Pinned.`);
    if (isEngaged(b, i)) return no('FL-ART-06', `${name} is engaged.`);
    const busy = m.moveMode !== null || m.fired || m.sensed || m.spotted || m.overwatch || m.carrying !== null;
    if (busy || (i !== actor && m.activated)) return no('FL-ART-06', `${name} has done something else this turn.`);
  }
  return null;
}

/** FL-ART-06. */
export function refusePack(
  b: Battle,
  actor: number,
  id: string,
  places: readonly Spot[],
  workers: readonly string[],
): Refusal | null {
  const early = refuseWork(b, actor, id, workers);
  if (early) return early;
  const gun = indexOf(b, id);
  const m = b.models[gun]!;
  if (m.where !== 'table' || m.packed) return no('FL-ART-06', `${id} is not set up.`);
  if (m.fired) return no('FL-ART-06', `${id} has fired this turn.`);
  const stray = workers.find((name) => !inContact(b, indexOf(b, name), gun));
  if (stray) return no('FL-ART-06', `${stray} does not touch ${id}.`);
  const { modules } = profileAt(b, gun).gun!;
  if (places.length !== modules) return no('FL-ART-02', `${id} packs into ${modules} modules, not ${places.length}.`);
  const reach = profileAt(b, gun).radius - MODULE_RADIUS + EPS;
  if (places.some((at) => squared(at, m) > reach * reach))
    return no('FL-ART-06', `A module would lie outside the base of ${id}.`);
  return null;
}

/** FL-ART-06: all modules at hand, room for the gun, a worker beside it. */
export function refuseSetUp(
  b: Battle,
  actor: number,
  id: string,
  centre: Spot,
  workers: readonly string[],
): Refusal | null {
  const early = refuseWork(b, actor, id, workers);
  if (early) return early;
  const gun = indexOf(b, id);
  if (!b.models[gun]!.packed) return no('FL-ART-06', `${id} is not packed.`);
  if (!modulesAt(b, gun, centre)) return no('FL-ART-06', `Not all modules of ${id} lie within 2 inches.`);
  const room = refuseStand(b, standerOf(b, gun), centre);
  if (room) return room;
  const beside = poseAt(b, gun, centre, 0);
  const stray = workers.find((name) => !touches(b, poseOf(b, indexOf(b, name)), beside));
  return stray ? no('FL-ART-06', `${stray} would not touch ${id}.`) : null;
}

function modulesAt(b: Battle, gun: number, centre: Spot): boolean {
  const reach = MODULE_REACH + EPS + SLACK;
  return modulesOf(b, gun).every((i) => isOnTheTable(b, i) && squared(b.models[i]!, centre) <= reach * reach);
}

/** The work is the whole activation of all who do it (FL-SEQ-06). */
export function beginWork(
  t: BattleTable,
  id: string,
  kind: 'setUp' | 'pack',
  places: readonly Spot[],
  workers: readonly string[],
): void {
  const b = t.state;
  const crew = workers.map((name) => indexOf(b, name));
  const gun = indexOf(b, id);
  b.models[gun]!.work = { kind, workers: crew, places };
  for (const i of crew) b.models[i]!.activated = true;
  if (!t.logging) return;
  const unseen = crew.find((i) => b.models[i]!.hidden) ?? gun;
  logAbout(t, unseen, { type: 'workBegan', rule: 'FL-ART-06', piece: id, work: kind, workers });
}

/** FL-ART-07, in the last phase. */
export function completeWork(t: BattleTable): void {
  const b = t.state;
  for (let gun = 0; gun < b.models.length; gun++) {
    const m = b.models[gun]!;
    if (!m.work || sideOf(b, gun) !== b.active) continue;
    const { kind, places, workers } = m.work;
    m.work = null;
    const at = kind === 'setUp' ? places[0]! : m;
    const beside = poseAt(b, gun, at, 0);
    const manned = workers.some((i) => isOnTheTable(b, i) && !isEngaged(b, i) && touches(b, poseOf(b, i), beside));
    const sound =
      kind === 'pack' || (modulesAt(b, gun, at) && refuseStand(b, { ...standerOf(b, gun), truly: true }, at) === null);
    const done = manned && sound;
    if (t.logging)
      logAbout(t, gun, { type: done ? 'workDone' : 'workLost', rule: 'FL-ART-07', piece: idOf(b, gun), work: kind });
    if (!done) continue;
    if (kind === 'setUp') setUp(b, gun, at);
    else pack(b, gun, places);
  }
}

export function setUp(b: Battle, gun: number, { x, y }: Spot): void {
  const m = b.models[gun]!;
  for (const i of modulesOf(b, gun)) b.models[i]!.where = 'box';
  m.where = 'table';
  m.packed = false;
  m.x = x;
  m.y = y;
}

export function pack(b: Battle, gun: number, places: readonly Spot[]): void {
  const m = b.models[gun]!;
  m.where = 'box';
  m.packed = true;
  m.aims = NO_AIMS;
  modulesOf(b, gun).forEach((i, k) => {
    const module = b.models[i]!;
    module.where = 'table';
    module.x = places[k]!.x;
    module.y = places[k]!.y;
  });
}

// --- Loads, and Floaters pushed by hand ---------------------------------------------------------------------------

/** By which rule a load is handled: a module, or a carry objective. */
export function loadRule(b: Battle, item: number): RuleId {
  return kindOf(b, item) === 'module' ? 'FL-ART-04' : 'FL-VIC-07';
}

/** FL-ART-04, FL-VIC-07. */
export function refusePickUp(
  b: Battle,
  i: number,
  id: string,
  pose: Pose,
  mode: 'walk' | 'fly',
  onFoot: boolean,
): Refusal | null {
  const item = indexOf(b, id);
  const kind = item < 0 ? null : kindOf(b, item);
  if (kind !== 'module' && kind !== 'objective') return no('FL-ART-04', `${id} is nothing to carry.`);
  const rule = loadRule(b, item);
  if (!onFoot || mode !== 'walk') return no(rule, `Only infantry on foot picks up ${id}.`);
  if (b.models[i]!.carrying !== null) return no(rule, `${idOf(b, i)} carries something already.`);
  if (b.models[item]!.where !== 'table') return no(rule, `${id} does not lie on the table.`);
  if (kind === 'module' && sideOf(b, item) !== sideOf(b, i)) return no(rule, `${id} belongs to the enemy.`);
  if (!touches(b, pose, poseOf(b, item))) return no(rule, `${idOf(b, i)} does not touch ${id}.`);
  return null;
}

/** FL-ART-08, FL-ART-10. */
export function refusePush(b: Battle, i: number, id: string, mode: 'walk' | 'fly'): Refusal | null {
  const piece = indexOf(b, id);
  const gun = piece < 0 ? null : profileAt(b, piece).gun;
  if (gun?.mount !== 'floater') return no('FL-ART-08', `${id} is not on a Floater.`);
  if (sideOf(b, piece) !== sideOf(b, i)) return no('FL-ART-10', `${id} belongs to the enemy.`);
  if (mode !== 'walk' || !isInfantry(b, i)) return no('FL-ART-10', `Only infantry on foot pushes ${id}.`);
  if (b.models[i]!.carrying !== null) return no('FL-ART-10', `${idOf(b, i)} has its hands full.`);
  if (!inContact(b, i, piece)) return no('FL-ART-10', `${idOf(b, i)} does not touch ${id}.`);
  if (b.models[piece]!.moved) return no('FL-ART-10', `${id} has been pushed this turn.`);
  if (b.models[piece]!.stationary) return no('FL-ART-14', `${id} was fired as one that stays where it is.`);
  return null;
}

/** Where a Floater comes to stand: as far from where it was as its pusher is (FL-ART-10). */
export function shifted({ x, y }: Spot, path: readonly Spot[]): Spot {
  const [start, end] = [path[0]!, path[path.length - 1]!];
  return { x: x + end.x - start.x, y: y + end.y - start.y };
}

export function refuseShift(b: Battle, pusher: number, piece: number, to: Spot): Refusal | null {
  const from = b.models[piece]!;
  const way = [{ x: from.x, y: from.y }, to];
  const { walls, areas, houses } = groundOf(b);
  for (const { id, height, shape } of walls)
    if (height === 'tall' && crossings(way, shape, EPS).length > 0)
      return no('FL-ART-10', `The Floater cannot pass ${id}.`);
  if (barredByField(b, way)) return no('FL-ART-10', 'The Floater cannot pass a force field.');
  for (const house of houses)
    if (crossings(way, areas[house]!.edge!, EPS).length > 0 || isInArea(areas[house]!, to))
      return no('FL-ART-10', `The Floater cannot pass ${areas[house]!.id}.`);
  const place = refuseStand(b, standerOf(b, piece, [pusher]), to);
  return place && no('FL-ART-10', place.message);
}
