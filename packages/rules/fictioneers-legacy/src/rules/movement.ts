import { pathLength, samplesAlong } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import type { Move } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { EPS, INCH, type Spot } from '../inches.js';
import { type Battle, idOf, indexOf, kindOf, type MoveUnderWay, NO_NUMBERS, sideOf } from '../state.js';
import { SEAT_KINDS } from '../terms.js';
import { loadRule, refuseShift, shifted } from './artillery.js';
import { drop, leave, loseLeader, spotOf } from './damage.js';
import { bumpInto, isExposed, logAbout, lookAround, reveal } from './hidden-models.js';
import { actCosts, countsAsMoved, type JudgedMove, judgeMove } from './legal-moves.js';
import { inContact, isCombatModel, isEngaged, isOnTheTable, poseAt, poseOf, profileAt } from './measuring.js';
import { courseOf } from './movement-cost.js';
import { answerByOverwatch, loseWatch, poseOnTheWay } from './overwatch.js';
import { crewInReserve, freeSeats } from './vehicles.js';

// Moves carried out. A move is declared, cut short by hidden enemies (FL-HID-08), answered by overwatch, and then made.

/** A legal move: it begins, the other side may answer, and a mover that lives finishes its path (FL-OVW-12). */
export function* makeMove(t: BattleTable, i: number, move: Move): Play<void> {
  const b = t.state;
  const touched = enemiesTouched(b, i);
  const declared = declareMove(t, i, move);
  yield* answerByOverwatch(t, 'move', i);
  b.move = null;
  if (b.result === null && b.models[i]!.where === 'table') completeMove(t, i, declared, touched);
}

/** It is under way: its first act is done, and hidden enemies may have cut it short (FL-HID-08). The move as it is now. */
function declareMove(t: BattleTable, i: number, move: Move): Move {
  const b = t.state;
  const m = b.models[i]!;
  const judged = judgeMove(b, i, move) as JudgedMove;
  const flies = move.mode === 'fly';
  beginMove(b, i, move);
  if (t.logging && move.first?.kind === 'pickUp') logPickUp(t, i);
  const aloft = flies && kindOf(b, i) === 'vehicle' && move.last?.kind !== 'land';
  const bump = bumpInto(b, i, move.path, flies, aloft);
  const path = bump ? walkable(b, i, move, bump.path) : move.path;
  const cost = bump
    ? courseOf(b, judged.mover, path, actCosts(b, i, judged.mover, move.first, undefined)).cost
    : judged.cost;
  m.moved = bump ? countsAsMoved(pathLength(path), move.first, undefined) : judged.moved;
  m.moveMode = move.mode;
  m.moveCost = cost.total;
  m.moveRoom = judged.room;
  const samples = samplesAlong(path, INCH, EPS);
  const { last, ...others } = move;
  const declared: Move = { ...others, path, ...(last && !bump ? { last } : {}) };
  b.move = { model: i, mode: move.mode, path, samples, open: 1, lands: declared.last?.kind === 'land' };
  if (t.logging)
    logAbout(t, i, {
      type: 'moved',
      rule: 'FL-MOV-06',
      model: idOf(b, i),
      mode: move.mode,
      path,
      cost,
      allowance: judged.allowance,
      ...(move.first ? { first: move.first } : {}),
      ...(declared.last ? { last: declared.last } : {}),
    });
  if (bump) {
    if (t.logging)
      logAbout(t, i, {
        type: 'stopped',
        rule: 'FL-HID-08',
        model: idOf(b, i),
        at: path[path.length - 1]!,
        by: idOf(b, bump.by),
      });
    reveal(t, bump.by, 'FL-HID-08');
  }
  if (m.hidden) uncover(t, b.move);
  uncoverPushed(t, declared, samples);
  return declared;
}

/** What a move begins with: its first act, or its arrival. */
export function beginMove(b: Battle, i: number, move: Move): void {
  doFirst(b, i, move);
  if (b.models[i]!.where === 'reserve') arrive(b, i, move);
}

/** FL-SET-11: it comes in over its edge, a vehicle with its section aboard. */
function arrive(b: Battle, i: number, { path, mode }: Move): void {
  const m = b.models[i]!;
  const crew = kindOf(b, i) === 'vehicle' ? crewInReserve(b, i) : [];
  m.where = 'table';
  m.x = path[0]!.x;
  m.y = path[0]!.y;
  m.airborne = kindOf(b, i) === 'vehicle' && mode === 'fly';
  for (const figure of crew) {
    const seat = SEAT_KINDS.find((kind) => freeSeats(b, i, kind) > 0);
    if (!seat) break;
    const one = b.models[figure]!;
    one.where = 'aboard';
    one.vehicle = i;
    one.seat = seat;
  }
}

/** A Floater may find no room where its pusher was stopped: then both stay. */
function walkable(b: Battle, i: number, { first }: Move, path: readonly Spot[]): readonly Spot[] {
  if (first?.kind !== 'pushFloater') return path;
  const piece = indexOf(b, first.piece);
  return refuseShift(b, i, piece, shifted(b.models[piece]!, path)) ? [path[0]!, path[0]!] : path;
}

/** FL-HID-04: a hidden mover is seen from the first sample, the start included, where it is in view and not covered. */
function uncover(t: BattleTable, move: MoveUnderWay): void {
  const b = t.state;
  const { model, samples } = move;
  for (let k = 0; k <= samples.length; k++) {
    if (!isExposed(b, model, k === 0 ? poseOf(b, model) : poseOnTheWay(b, move, k))) continue;
    reveal(t, model, 'FL-HID-04');
    b.move = { ...move, open: Math.max(1, k) };
    return;
  }
}

/** FL-HID-04: a hidden Floater goes the way of its pusher, beside it. */
function uncoverPushed(t: BattleTable, { first, path }: Move, samples: readonly Spot[]): void {
  const b = t.state;
  const piece = first?.kind === 'pushFloater' ? indexOf(b, first.piece) : -1;
  if (piece < 0 || !b.models[piece]!.hidden) return;
  const from = path[0]!;
  const ways = [from, ...samples].map((at) => poseAt(b, piece, shifted(b.models[piece]!, [from, at]), 0));
  if (ways.some((pose) => isExposed(b, piece, pose))) reveal(t, piece, 'FL-HID-04');
}

function enemiesTouched(b: Battle, i: number): readonly number[] {
  if (kindOf(b, i) !== 'vehicle') return NO_NUMBERS;
  const found: number[] = [];
  for (let j = 0; j < b.models.length; j++)
    if (sideOf(b, j) !== sideOf(b, i) && isCombatModel(b, j) && inContact(b, i, j)) found.push(j);
  return found;
}

/** FL-MNT-04, FL-VEH-10, FL-FLY-05, FL-ART-04, FL-VIC-07. */
function doFirst(b: Battle, i: number, { first }: Move): void {
  const m = b.models[i]!;
  switch (first?.kind) {
    case 'dismount': {
      const animal = b.models[m.mount!]!;
      animal.where = 'table';
      animal.x = m.x;
      animal.y = m.y;
      m.mount = null;
      m.x = first.at.x;
      m.y = first.at.y;
      break;
    }
    case 'disembark':
      m.where = 'table';
      m.vehicle = null;
      m.seat = null;
      m.x = first.at.x;
      m.y = first.at.y;
      break;
    case 'takeOff':
      m.airborne = true;
      break;
    case 'pickUp':
      pickUp(b, i, indexOf(b, first.item));
      break;
  }
}

function pickUp(b: Battle, i: number, item: number): void {
  b.models[item]!.where = 'carried';
  b.models[i]!.carrying = item;
}

function logPickUp(t: BattleTable, i: number): void {
  const b = t.state;
  const item = b.models[i]!.carrying!;
  logAbout(t, i, { type: 'pickedUp', rule: loadRule(b, item), figure: idOf(b, i), item: idOf(b, item) });
}

/** Where a path leads its mover, and the Floater it pushes (FL-ART-10). */
export function goThere(b: Battle, i: number, { path, mode, first, last }: Omit<Move, 'type'>): void {
  const m = b.models[i]!;
  const end = path[path.length - 1]!;
  if (first?.kind === 'pushFloater') {
    const piece = b.models[indexOf(b, first.piece)]!;
    if (piece.where === 'table') {
      const to = shifted(piece, path);
      piece.moved ||= to.x !== piece.x || to.y !== piece.y;
      piece.x = to.x;
      piece.y = to.y;
    }
  }
  m.x = end.x;
  m.y = end.y;
  if (kindOf(b, i) === 'vehicle' && mode === 'fly') m.airborne = last?.kind !== 'land';
}

/** What it ends with, and whom it has come to. */
function completeMove(t: BattleTable, model: number, move: Move, touched: readonly number[]): void {
  const b = t.state;
  const m = b.models[model]!;
  goThere(b, model, move);
  doLast(t, model, move);
  if (m.where !== 'table') return;
  if (kindOf(b, model) === 'vehicle' && !m.airborne && profileAt(b, model).vehicle!.locomotion !== 'flying') {
    m.overrun = enemiesTouched(b, model).filter((j) => kindOf(b, j) === 'figure' && !touched.includes(j)); // FL-OVR-01, FL-MOV-22
  }
  lookAround(t, model);
  if (move.first?.kind === 'pushFloater') lookAround(t, indexOf(b, move.first.piece));
  loseWatch(t, (i) => sideOf(b, i) !== sideOf(b, model) && isEngaged(b, i));
}

/** FL-MNT-03, FL-VEH-09, FL-ART-04, FL-VIC-07, FL-MOV-23. */
function doLast(t: BattleTable, model: number, { last }: Move): void {
  const b = t.state;
  const m = b.models[model]!;
  switch (last?.kind) {
    case 'mount': {
      const animal = indexOf(b, last.animal);
      const beast = b.models[animal]!;
      if (beast.where !== 'table') return;
      m.mount = animal;
      m.x = beast.x;
      m.y = beast.y;
      beast.where = 'box';
      break;
    }
    case 'board': {
      const vehicle = indexOf(b, last.vehicle);
      if (!isOnTheTable(b, vehicle)) return;
      if (m.hidden !== b.models[vehicle]!.hidden) reveal(t, m.hidden ? model : vehicle, 'FL-HID-09');
      m.where = 'aboard';
      m.vehicle = vehicle;
      m.seat = last.seat;
      m.boarded = true;
      break;
    }
    case 'putDown':
      drop(t, model, last.at, loadRule(b, m.carrying!));
      break;
    case 'pickUp': {
      const item = indexOf(b, last.item);
      if (b.models[item]!.where !== 'table') return;
      pickUp(b, model, item);
      if (t.logging) logPickUp(t, model);
      break;
    }
    case 'leave':
      leaveTable(t, model);
      break;
  }
}

/** FL-MOV-23: no casualty; its squad is so much smaller (FL-MOR-21). */
function leaveTable(t: BattleTable, i: number): void {
  const b = t.state;
  const gone = kindOf(b, i) === 'vehicle' ? b.models.flatMap((m, j) => (m.vehicle === i ? [j] : [])) : [];
  for (const j of [i, ...gone]) {
    const m = b.models[j]!;
    const at = spotOf(poseOf(b, j));
    drop(t, j, at);
    leave(b, j, 'left');
    if (m.squad !== null && kindOf(b, j) === 'figure') b.squads[m.squad]!.initial -= 1;
    loseLeader(b, j, at, false);
    if (t.logging) t.log({ type: 'leftTable', rule: 'FL-MOV-23', model: idOf(b, j) });
  }
}
