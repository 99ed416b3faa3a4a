import { EAST, stepFrom } from '@sandtable/geometry/plane';
import type { Chance, Known } from '@sandtable/kernel';
import type { Decision, Move } from './decisions.js';
import { groundOf, isInArea, isInZone } from './ground.js';
import { FOOT_RADIUS, type Spot } from './inches.js';
import { spotOf } from './rules/damage.js';
import { refuseStand, standerOf } from './rules/end-positions.js';
import { canHideAt } from './rules/hidden-models.js';
import { poseAt, radiusOf } from './rules/measuring.js';
import {
  type Battle,
  copyBattle,
  homeSquads,
  idOf,
  kindOf,
  type Model,
  NO_AIMS,
  NO_NUMBERS,
  newModel,
  sideOf,
} from './state.js';
import { type Seat, type Side, sideOfSeat } from './terms.js';

/**
 * Everything that ever leaves the referee for a seat, or for a spectator where `seat` is null: the battle, with the enemy's hidden
 * models off the table, and what nobody but the other side may know left out (2, FL-OVW-17).
 */
export interface View {
  readonly seat: Seat | null;
  readonly battle: Battle;
}

/** Whether somebody may know where a model is. */
function knows(b: Battle, side: Side | null, i: number): boolean {
  return !b.models[i]!.hidden || sideOf(b, i) === side;
}

export function viewOf(b: Battle, seat: Seat | null): View {
  const side = seat === null ? null : sideOfSeat(seat);
  const battle = copyBattle(b);
  for (let i = 0; i < b.models.length; i++) {
    const m = battle.models[i]!;
    if (!knows(b, side, i)) battle.models[i] = masked(m);
    else if (m.work) m.work = { ...m.work, workers: m.work.workers.filter((worker) => knows(b, side, worker)) };
  }
  if (b.open !== null && !knows(b, side, b.open)) battle.open = null;
  if (b.move !== null && !knows(b, side, b.move.model)) battle.move = null;
  if (b.trigger !== null && sideOf(b, b.trigger.model) === side) battle.trigger = null;
  if (b.trigger !== null && side === null) battle.trigger = null;
  return { seat, battle };
}

/** A hidden model as the other side knows it: that it is hidden, whose it is, and nothing else. */
function masked({ squad, rank, mount }: Model): Model {
  return { ...newModel(squad, rank), mount, hidden: true };
}

const TRIES = 80;

/**
 * A full state that agrees with the view: hidden models stand somewhere they may hide. In the midst of an act it is the state at the last
 * boundary, and who has been seen since stood where that is known to have begun.
 */
export function imagine({ battle }: View, chance: Chance, since: readonly Known[] = [], now?: View): Battle {
  const b = copyBattle(battle);
  if (now) recall(b, now.battle, since, chance);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (!isMasked(m)) continue;
    const { x, y } = somewhere(b, i, chance);
    m.where = 'table';
    m.x = x;
    m.y = y;
  }
  return b;
}

const isMasked = ({ hidden, where }: Model): boolean => hidden && where === 'box';

/** Those who were hidden at the last boundary and have been seen since, as they were then (FL-HID-09). */
function recall(b: Battle, now: Battle, since: readonly Known[], chance: Chance): void {
  const given = since.flatMap((one) => ('answer' in one ? [one.answer as Decision] : []));
  const watched = new Set(
    given.flatMap((one) => (one.type === 'OverwatchReaction' ? one.shots : [])).map((shot) => shot.model),
  );
  for (let i = 0; i < b.models.length; i++) {
    const seen = now.models[i]!;
    const { mount } = b.models[i]!;
    if (!isMasked(b.models[i]!) || isMasked(seen)) continue;
    // who fires is seen, so none of them had; who is gone by now was there
    b.models[i] = {
      ...newModel(seen.squad, seen.rank),
      ...seen,
      mount,
      hidden: true,
      where: seen.vehicle === null ? 'table' : 'aboard',
      overwatch: watched.has(idOf(b, i)),
      fired: false,
      spotted: false,
      stationary: false,
      firedWeapons: NO_NUMBERS,
      aims: NO_AIMS,
      litUntil: 0,
    };
  }
  if (b.open !== null || now.open === null) return;
  b.open = now.open;
  const move = given.find((one) => one.type === 'Move');
  if (move) standBefore(b, now, move, chance);
}

/** The mover as it was before its move. */
function standBefore(b: Battle, now: Battle, { path, mode, first }: Move, chance: Chance): void {
  const i = b.open!;
  const m = b.models[i]!;
  Object.assign(m, { moved: false, moveMode: null, moveCost: 0, moveRoom: 0 });
  m.x = path[0]!.x;
  m.y = path[0]!.y;
  m.airborne = kindOf(b, i) === 'vehicle' && mode === 'fly' && first?.kind !== 'takeOff';
  if (first?.kind === 'pickUp') m.carrying = null;
  if (first?.kind === 'dismount') Object.assign(m, spotOf(now.models[m.mount!]!)); // its mount stays where it was
  if (first?.kind === 'disembark') getBackIn(b, i, first.at, chance);
}

/** It came out of a vehicle that is still hidden, or was seen with it. */
function getBackIn(b: Battle, i: number, at: Spot, chance: Chance): void {
  const vehicles = b.models.flatMap((one, j) =>
    one.hidden && kindOf(b, j) === 'vehicle' && sideOf(b, j) === sideOf(b, i) ? [j] : [],
  );
  if (vehicles.length === 0) return;
  const vehicle = vehicles[chance.below(vehicles.length)]!;
  if (isMasked(b.models[vehicle]!)) {
    const beside = stepFrom(at, EAST, chance.below(24), FOOT_RADIUS + radiusOf(b, vehicle));
    Object.assign(b.models[vehicle]!, { where: 'table', x: beside.x, y: beside.y });
  }
  Object.assign(b.models[i]!, { where: 'aboard', vehicle, seat: 'passenger' });
}

/** A place where it may have hidden; or any place with room; or, on a table without room, the middle. */
function somewhere(b: Battle, i: number, chance: Chance): Spot {
  const { width, height } = groundOf(b);
  const stander = { ...standerOf(b, i), truly: true };
  let roomy: Spot | null = null;
  for (let k = 0; k < TRIES; k++) {
    const at = { x: chance.below(width + 1), y: chance.below(height + 1) };
    if (refuseStand(b, stander, at) !== null) continue;
    roomy ??= at;
    if (isLikely(b, i, at)) return at;
  }
  return roomy ?? { x: width >> 1, y: height >> 1 };
}

function isLikely(b: Battle, i: number, at: Spot): boolean {
  const { side, name } = b.muster.squads[homeSquads(b)[i]!]!;
  const listed = b.match.scenario.hidden.find((one) => one.side === side && one.squads.includes(name));
  if (!listed) return canHideAt(b, poseAt(b, i, at, 0));
  const inArea = groundOf(b).areas.some((area) => listed.areas.includes(area.id) && isInArea(area, at));
  return (inArea || (listed.zone && isInZone(b, side, at))) && canHideAt(b, poseAt(b, i, at, 0));
}
