import type { Part, Score } from '@sandtable/craft';
import { isInRegion } from '@sandtable/geometry/plane';
import type { FirstAct, LastAct, Move } from '../decisions.js';
import { buildingAt, groundOf, isOnTable } from '../ground.js';
import {
  AIRBORNE_LEVELS,
  ANIMAL_RADIUS,
  EPS,
  FOOT_RADIUS,
  INCH,
  inches,
  SHAKEN_DASH,
  SLACK,
  type Spot,
  spotName,
  squared,
} from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import { type Battle, hasFired, homeSquads, idOf, indexOf, kindOf, sideOf } from '../state.js';
import type { Edge, Mount, Side } from '../terms.js';
import { loadRule, refusePickUp, refusePush, refuseShift, shifted } from './artillery.js';
import { moraleCover, NONE } from './cover.js';
import { refuseStand, type Stander, standerOf } from './end-positions.js';
import { refuseMode, staysUp } from './flight.js';
import { firedItself } from './legal-fire.js';
import { isInfantry, moraleOf, type Pose, poseAt, poseOf, profileAt, touches } from './measuring.js';
import { refuseBoard, refuseDismount, refuseMount } from './mounting.js';
import { allowance, type Mover, moverOf } from './movement-allowance.js';
import { barredByField, barredOnGround, courseOf, refusePath } from './movement-cost.js';
import { refuseDisembark, refuseDriver } from './vehicles.js';

// Whether a move may be made (8, Move; 8.2), first failing rule first, and what it costs. Nobody has a facing,
// so turning is no move (FL-MOV-13).

/** A move that may be made. */
export interface JudgedMove {
  readonly mover: Mover;
  readonly cost: Score<RuleId>;
  readonly allowance: Score<RuleId>;
  /** What the move may have cost for whoever fires as well (FL-MOV-10). */
  readonly room: number;
  /** FL-MOV-14. */
  readonly moved: boolean;
}

/** Where a mover starts: itself, or where its first act puts it. */
export function startOf(b: Battle, i: number, first: FirstAct | undefined, path: readonly Spot[]): Spot {
  if (first?.kind === 'dismount' || first?.kind === 'disembark') return first.at;
  if (b.models[i]!.where === 'reserve') return path[0] ?? b.models[i]!;
  const { x, y } = b.models[i]!;
  return { x, y };
}

export function judgeMove(b: Battle, i: number, move: Move): JudgedMove | Refusal {
  const m = b.models[i]!;
  const { path, first, last, mode } = move;
  const early = refuseMover(b, i, move) ?? refuseFirst(b, i, move);
  if (early) return early;
  const start = startOf(b, i, first, path);
  const wrong = refusePath(b, path, start) ?? refuseArrival(b, i, path);
  if (wrong) return wrong;
  const mounted = first?.kind === 'dismount' ? null : m.mount === null ? null : (b.muster.cast[m.mount]!.type as Mount);
  const mover = moverOf(b, i, mode, mounted);
  const who = standerFor(b, i, move);
  const end = path[path.length - 1]!;
  const past = first?.kind === 'pushFloater' ? [indexOf(b, first.piece)] : [];
  const barred = mode === 'fly' ? barredByField(b, path) : barredOnGround(b, mover, who, path, past);
  if (barred) return barred;

  const { length, cost, dark, road } = courseOf(b, mover, path, actCosts(b, i, mover, first, last));
  const hauling = first?.kind === 'pushFloater' || first?.kind === 'pickUp' || m.carrying !== null; // FL-MOV-25
  const fires = hasFired(m) || m.sensed; // FL-EQP-05
  const may = allowance(b, mover, { fires, dark, hauling, road });
  if (cost.total > may.total + EPS + SLACK) return no('FL-MOV-06', tooFar(cost, may));
  const bad = refuseEnd(b, i, move, who, end) ?? refuseLast(b, i, move, end);
  if (bad) return bad;
  return {
    mover,
    cost,
    allowance: may,
    room: fires ? may.total : allowance(b, mover, { fires: true, dark, hauling, road }).total,
    moved: countsAsMoved(length, first, last),
  };
}

/** FL-MOV-14: handling a load or a Floater is no moving. */
export function countsAsMoved(length: number, first: FirstAct | undefined, last: LastAct | undefined): boolean {
  if (length > EPS + SLACK) return true;
  if (isOnFoot(first) || first?.kind === 'takeOff') return true;
  return last !== undefined && last.kind !== 'putDown' && last.kind !== 'pickUp';
}

/** The cost breakdown, for a person (8.2). */
function tooFar(cost: Score<RuleId>, may: Score<RuleId>): string {
  const parts = cost.parts.map(({ by, why }) => ` + ${inches(by)} ${why}`).join('');
  return `The move costs ${inches(cost.total)} inches (${inches(cost.base)}${parts}) and ${inches(may.total)} are allowed.`;
}

/** FL-MOR-16, FL-MOR-15, FL-MOV-11, FL-SEQ-08, FL-MOV-12. */
function refuseMover(b: Battle, i: number, move: Move): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  const morale = moraleOf(b, i);
  if (morale === 'pinned') return no('FL-MOR-16', `${name} is Pinned and cannot move.`);
  if (morale === 'shaken') {
    const shaken = refuseShaken(b, i, move);
    if (shaken) return shaken;
  }
  const still = refuseStill(b, i);
  if (still) return still;
  if (!b.match.config.fireThenMove && firedItself(b, i))
    return no('FL-SEQ-08', `${name} has fired and may not move after it.`);
  if (m.moveMode !== null) return no('FL-MOV-12', `${name} has moved this turn.`);
  if (m.boarded) return no('FL-VEH-09', `${name} has boarded this turn and does nothing more.`);
  return null;
}

/** FL-MOV-11. */
export function refuseStill(b: Battle, i: number): Refusal | null {
  return b.models[i]!.stationary ? no('FL-MOV-11', `${idOf(b, i)} fired as one that stays where it is.`) : null;
}

/** FL-MOR-15: up to 3 inches, out of the open into cover. */
function refuseShaken(b: Battle, i: number, move: Move): Refusal | null {
  const { path, last } = move;
  const name = idOf(b, i);
  let length = 0;
  for (let k = 1; k < path.length; k++) length += Math.sqrt(squared(path[k - 1]!, path[k]!));
  if (length > SHAKEN_DASH + EPS + SLACK) return no('FL-MOR-15', `${name} is Shaken and moves 3 inches at most.`);
  if (b.models[i]!.where !== 'table') return no('FL-MOR-15', `${name} is Shaken and stays where it is.`);
  if (moraleCover(b, i) !== NONE) return no('FL-MOR-15', `${name} is Shaken and in cover already.`);
  if (last?.kind === 'board') return null; // aboard it is covered (FL-COV-11, FL-COV-13); whether it may board is asked later
  const end = path[path.length - 1];
  if (!end || !isOnTable(b, end) || moraleCover(b, i, endPose(b, i, move, end)) === NONE)
    return no('FL-MOR-15', `${name} is Shaken and may only move into cover.`);
  return null;
}

/** The first act and the way of moving: FL-MNT-04, FL-VEH-03, FL-VEH-10, FL-ART-04, FL-ART-08, FL-FLY-05, FL-FLY-08. */
function refuseFirst(b: Battle, i: number, move: Move): Refusal | null {
  const { first } = move;
  const vehicle = kindOf(b, i) === 'vehicle';
  if (vehicle) {
    const driver = refuseDriver(b, i);
    if (driver) return driver;
  } else if (kindOf(b, i) !== 'figure') return no('FL-MOV-01', `${idOf(b, i)} does not move.`);
  switch (first?.kind) {
    case 'dismount':
      return refuseDismount(b, i, first.at) ?? refuseMode(b, i, move, true);
    case 'disembark':
      return refuseDisembark(b, i, move, first.at) ?? refuseMode(b, i, move, false);
    case 'pickUp':
      return refusePickUp(b, i, first.item, poseOf(b, i), move.mode, isInfantry(b, i)) ?? refuseMode(b, i, move, false);
    case 'pushFloater':
      return refusePush(b, i, first.piece, move.mode) ?? refuseMode(b, i, move, false);
    default:
      if (b.models[i]!.where === 'aboard') return no('FL-VEH-10', `${idOf(b, i)} must get out before it can move.`);
      return refuseMode(b, i, move, false);
  }
}

/** FL-SET-11: the first move of a reserve starts on its edge. */
function refuseArrival(b: Battle, i: number, path: readonly Spot[]): Refusal | null {
  if (b.models[i]!.where !== 'reserve') return null;
  const edge = arrivalEdge(b, i);
  if (edge && isOnEdge(b, path[0]!, edge)) return null;
  return no('FL-SET-11', `${idOf(b, i)} comes in over the ${edge} edge.`);
}

/** The edge somebody in reserve comes in by with the squad it was held back with, from its round on; null before it. */
export function arrivalEdge(b: Battle, i: number): Edge | null {
  const { name, side } = b.muster.squads[homeSquads(b)[i]!]!;
  const found = b.match.scenario.reserves.find((one) => one.side === side && one.squads.includes(name));
  return found && b.round >= found.round ? found.edge : null;
}

export function isOnEdge(b: Battle, { x, y }: Spot, edge: Edge): boolean {
  const { width, height } = groundOf(b);
  const off = edge === 'west' ? x : edge === 'east' ? width - x : edge === 'south' ? y : height - y;
  return Math.abs(off) <= EPS;
}

/** FL-MOV-23: on an edge or in a zone by which a side may leave. */
function isExit(b: Battle, side: Side, at: Spot): boolean {
  if (isInRegion(groundOf(b).exits[side], at, EPS)) return true;
  return b.match.scenario.exits.some((one) => one.side === side && 'edge' in one && isOnEdge(b, at, one.edge));
}

/** FL-MNT-01, FL-MNT-02, FL-FLY-05. */
export function actCosts(
  b: Battle,
  i: number,
  mover: Mover,
  first: FirstAct | undefined,
  last: LastAct | undefined,
): readonly (Part<RuleId> | false)[] {
  const half = (why: string): Part<RuleId> => ({
    by: moverOf(b, i, mover.mode, null).base / 2,
    rule: 'FL-MNT-01',
    why,
  });
  return [
    first?.kind === 'dismount' && half('dismounting'),
    first?.kind === 'disembark' && half('getting out'),
    first?.kind === 'takeOff' && { by: 2 * INCH, rule: 'FL-FLY-05', why: 'taking off' },
    last?.kind === 'mount' && half('mounting'),
    last?.kind === 'board' && half('boarding'),
    last?.kind === 'land' && { by: 2 * INCH, rule: 'FL-FLY-05', why: 'landing' },
  ];
}

function isOnFoot(first: FirstAct | undefined): boolean {
  return first?.kind === 'dismount' || first?.kind === 'disembark';
}

/** How it is at the end of the path, before it mounts or boards. */
function endPose(b: Battle, i: number, move: Move, end: Spot): Pose {
  const pose = poseAt(b, i, end, staysUp(b, i, move) ? AIRBORNE_LEVELS : 0);
  return isOnFoot(move.first) ? { ...pose, radius: FOOT_RADIUS } : pose;
}

/** The base that must find room at the end of the path. */
function standerFor(b: Battle, i: number, move: Move): Stander {
  const { first } = move;
  const base = standerOf(b, i, first?.kind === 'pushFloater' ? [indexOf(b, first.piece)] : []);
  return { ...base, radius: isOnFoot(first) ? FOOT_RADIUS : base.radius, airborne: staysUp(b, i, move) };
}

/** FL-GEO-14, FL-FLY-04, FL-ART-10: a mover finds room, and a Floater that it pushes. */
function refuseEnd(b: Battle, i: number, move: Move, who: Stander, end: Spot): Refusal | null {
  const { first, path } = move;
  const bad = refuseRoom(b, i, move, who, end);
  if (bad || first?.kind !== 'pushFloater') return bad;
  const piece = indexOf(b, first.piece);
  return refuseShift(b, i, piece, shifted(b.models[piece]!, path));
}

/** Who mounts or boards at the end stands there first. */
function refuseRoom(b: Battle, i: number, { mode, first, last }: Move, who: Stander, end: Spot): Refusal | null {
  if (last?.kind === 'leave') return null;
  if (mode === 'fly' && kindOf(b, i) === 'figure' && buildingAt(b, end) >= 0)
    return no('FL-FLY-04', `${idOf(b, i)} cannot land inside a building.`);
  const place = refuseStand(b, who, end);
  if (place || first?.kind !== 'dismount') return place;
  // its mount stays where it was
  const apart = FOOT_RADIUS + ANIMAL_RADIUS - EPS;
  return squared(end, b.models[i]!) < apart * apart ? no('FL-GEO-14', 'The base would overlap its mount.') : null;
}

/** FL-MNT-03, FL-VEH-09, FL-ART-04, FL-VIC-07, FL-FLY-05, FL-MOV-23. */
function refuseLast(b: Battle, i: number, move: Move, end: Spot): Refusal | null {
  const { first, last, mode } = move;
  if (!last) return null;
  const m = b.models[i]!;
  const name = idOf(b, i);
  const afoot = isOnFoot(first);
  const onFoot = afoot ? profileAt(b, i).infantry : isInfantry(b, i);
  const pose = endPose(b, i, move, end);
  const loaded = m.carrying !== null || first?.kind === 'pickUp';
  switch (last.kind) {
    case 'mount':
      return refuseMount(b, i, last.animal, pose, mode, onFoot && !loaded);
    case 'board':
      return refuseBoard(b, i, last, pose, loaded);
    case 'land':
      return kindOf(b, i) === 'vehicle' && mode === 'fly' ? null : no('FL-FLY-05', `${name} does not land.`);
    case 'putDown': {
      if (!loaded) return no('FL-ART-04', `${name} carries nothing.`);
      const item = m.carrying ?? indexOf(b, (first as { item: string }).item);
      if (!touches(b, pose, poseAt(b, item, last.at, 0)))
        return no(loadRule(b, item), `${spotName(last.at)} is out of reach of ${name}.`);
      return refuseStand(b, standerOf(b, item), last.at);
    }
    case 'pickUp':
      if (loaded) return no('FL-ART-04', `${name} carries something already.`);
      if (first?.kind === 'pushFloater') return no('FL-ART-04', `${name} has its hands full.`);
      return refusePickUp(b, i, last.item, pose, mode, onFoot);
    case 'leave':
      return isExit(b, sideOf(b, i), end) ? null : no('FL-MOV-23', `There is no exit at ${spotName(end)}.`);
  }
}
