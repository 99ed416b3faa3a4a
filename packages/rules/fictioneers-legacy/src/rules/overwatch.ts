import { type Crowd, crowd, disc, near, put } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf, OverwatchShot } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { groundOf } from '../ground.js';
import { EPS, INCH, TOUCH } from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import {
  type Battle,
  controllerOf,
  idOf,
  indexOf,
  kindOf,
  type Model,
  type MoveUnderWay,
  seatsBehind,
  sideOf,
  type Trigger,
} from '../state.js';
import { otherSide, type Seat, type Side } from '../terms.js';
import { decide } from './agreement.js';
import { placeSurvivors } from './bailing-out.js';
import { judgeWatch, type Watch, watchAt } from './legal-fire.js';
import { canSee } from './line-of-sight.js';
import {
  flyingPose,
  inContact,
  isCombatModel,
  isCrew,
  isEngaged,
  isOnTheTable,
  moraleOf,
  occupantsOf,
  type Pose,
  poseAt,
  poseOf,
  profileAt,
  radiusOf,
} from './measuring.js';
import type { Shot } from './to-hit.js';
import { refuseOwn } from './turn.js';
import { armsOf, modesOf } from './weapons.js';
import { fireShot } from './weapons-fire.js';

// FL-OVW. Fire at a mover is judged with the mover standing at a sample of its path (FL-OVW-07).

const unfit = (message: string): Refusal => no('FL-OVW-02', message);

/** FL-OVW-02, FL-OVW-16: the Shaken may. */
export function refuseWatch(b: Battle, i: number): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  const kind = kindOf(b, i);
  if (kind !== 'figure' && kind !== 'vehicle') return unfit(`${name} cannot watch.`);
  if (m.where !== 'table' && m.where !== 'aboard') return unfit(`${name} is not on the table.`);
  if (isCrew(m)) return unfit(`${name} watches with its vehicle.`);
  if (m.overwatch) return unfit(`${name} is on overwatch already.`);
  if (!couldFire(b, i)) return unfit(`${name} has no weapon it could fire.`);
  if (moraleOf(b, i) === 'pinned') return { rule: 'FL-MOR-16', message: `${name} is Pinned.` };
  if (isEngaged(b, i)) return unfit(`${name} is engaged.`);
  if (m.shieldUp) return { rule: 'FL-EQP-12', message: `${name} holds a raised shield.` };
  if (m.carrying !== null) return unfit(`${name} has its hands full.`);
  return null;
}

function couldFire(b: Battle, i: number): boolean {
  const { vehicle } = b.models[i]!;
  if (vehicle !== null && !profileAt(b, vehicle).vehicle!.open) return false;
  return armsOf(b, i, true).length > 0;
}

/** How the trigger stands at a sample: number 0 is where it is now, the answer to its fire (FL-OVW-07). */
export function poseAtSample(b: Battle, sample: number): Pose {
  const { model } = b.trigger!;
  const { move } = b;
  if (sample === 0 || !move) return poseOf(b, b.models[model]!.vehicle ?? model);
  return poseOnTheWay(b, move, sample);
}

/** How a mover stands at a sample of its path. */
export function poseOnTheWay(b: Battle, move: MoveUnderWay, sample: number): Pose {
  const at = move.samples[sample - 1]!;
  return isAloft(b, move, sample) ? flyingPose(b, move.model, at) : poseAt(b, move.model, at, 0);
}

/** FL-FLY-07: a figure is on the ground again at the last sample, and a vehicle that lands there. */
function isAloft(b: Battle, { model, mode, samples, lands }: MoveUnderWay, sample: number): boolean {
  if (mode !== 'fly') return false;
  if (sample < samples.length) return true;
  return kindOf(b, model) === 'vehicle' && !lands;
}

/** The samples at which the trigger may be shot at: from the first at which it is not hidden (FL-HID-04). */
export function samplesOf(b: Battle): { readonly from: number; readonly to: number } {
  if (b.trigger?.kind !== 'move' || !b.move) return { from: 0, to: 0 };
  return { from: b.move.open, to: b.move.samples.length };
}

/** A shot of a list, or why it is none (FL-OVW-05 to FL-OVW-11). */
export function judgeReaction(b: Battle, seat: Seat, shot: OverwatchShot): Shot | Refusal {
  const watcher = indexOf(b, shot.model);
  if (watcher < 0 || controllerOf(b, watcher) !== seat)
    return { rule: 'FL-OVW-08', message: `${shot.model} is not yours.` };
  const { from, to } = samplesOf(b);
  if (shot.sample < from || shot.sample > to)
    return { rule: 'FL-OVW-07', message: `There is no sample ${shot.sample} to fire at, only ${from} to ${to}.` };
  return judgeWatch(b, shot, watchAt(b, poseAtSample(b, shot.sample)));
}

export function watchersOf(b: Battle, seat: Seat): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.models.length; i++) if (b.models[i]!.overwatch && controllerOf(b, i) === seat) found.push(i);
  return found;
}

/** A moment at which the trigger may be shot at. */
export interface Moment extends Watch {
  readonly sample: number;
}

/** All of them, worked out once for everybody who watches. */
export function momentsOf(b: Battle): Moment[] {
  const { from, to } = samplesOf(b);
  const engaged = engagedWith(b, sideOf(b, b.trigger!.model));
  return Array.from({ length: to - from + 1 }, (_, k) => ({
    sample: from + k,
    ...watchAt(b, poseAtSample(b, from + k), engaged),
  }));
}

const found: number[] = []; // scratch

/** Whether somebody is engaged with a side: its fighters are sorted by where they stand, so that each who asks looks at few. */
function engagedWith(b: Battle, side: Side): (i: number) => boolean {
  let foes: Crowd | null = null;
  return (i) => {
    foes ??= fightersOf(b, side);
    const count = near(foes, disc(b.models[i]!, radiusOf(b, i)), TOUCH + EPS, found);
    for (let k = 0; k < count; k++) if (inContact(b, i, found[k]!)) return true;
    return false;
  };
}

function fightersOf(b: Battle, side: Side): Crowd {
  const { width, height } = groundOf(b);
  const fighters = crowd(width, height, 3 * INCH);
  for (let j = 0; j < b.models.length; j++)
    if (sideOf(b, j) === side && isCombatModel(b, j) && isOnTheTable(b, j) && !b.models[j]!.hidden)
      put(fighters, j, disc(b.models[j]!, radiusOf(b, j)));
  return fighters;
}

/** Every shot a watcher may fire at the trigger, at every sample; no more than are asked for. */
export function shotsOf(b: Battle, watcher: number, moments: readonly Moment[], most = MANY): OverwatchShot[] {
  const shots: OverwatchShot[] = [];
  const model = idOf(b, watcher);
  const arms = armsOf(b, watcher, true);
  const here = poseOf(b, watcher);
  for (const moment of moments) {
    const { sample, target } = moment;
    // asked first, because it is quick to say no without telling why (FL-FIR-41)
    const seen = canSee(b, here, target);
    for (const { weapon, by, piece } of arms) {
      if (piece === undefined && !seen) continue;
      for (const mode of modesOf(weapon)) {
        const shot = { model, weapon: weapon.id, mode, sample, ...(by ? { by } : {}), ...(piece ? { piece } : {}) };
        if ('rule' in judgeWatch(b, shot, moment)) continue;
        shots.push(shot);
        if (shots.length >= most) return shots;
      }
    }
  }
  return shots;
}

const MANY = Number.POSITIVE_INFINITY;

/**
 * The other side answers a move or a shot (FL-OVW-06), once the survivors of what that wrecked are placed (3.2). Its shots are fired in the
 * order of their samples, equals as listed (FL-OVW-08).
 */
export function* answerByOverwatch(t: BattleTable, kind: Trigger['kind'], model: number): Play<void> {
  const b = t.state;
  if (kind === 'fire' && !b.match.config.overwatchOnFire) return; // FL-OVW-06
  b.trigger = { kind, model };
  const shots: OverwatchShot[] = [];
  for (const seat of seatsWithShots(b)) {
    const decision = yield* decide(t, ask('OverwatchReaction', seat));
    if (decision === null) break;
    shots.push(...decision.shots);
  }
  shots.sort((one, other) => one.sample - other.sample);
  for (const shot of shots) {
    if (b.result) break;
    yield* fireListed(t, shot);
    yield* placeSurvivors(t);
  }
  b.trigger = null;
}

/** Who is asked: seats without a legal shot are not (FL-OVW-17). */
function seatsWithShots(b: Battle): readonly Seat[] {
  const { kind, model } = b.trigger!;
  const gone = kind === 'fire' && !isOnTheTable(b, b.models[model]!.vehicle ?? model);
  if (gone || b.models[model]!.hidden) return [];
  const seats = b.match.seats[otherSide(sideOf(b, model))];
  const watchers = seats.map((seat) => watchersOf(b, seat));
  const moments = watchers.some(({ length }) => length > 0) ? momentsOf(b) : [];
  return seats.filter((_, k) => watchers[k]!.some((i) => shotsOf(b, i, moments, 1).length > 0));
}

/** A shot of the list, if it can still be fired; if not, a living shooter keeps its marker (FL-OVW-09). */
function* fireListed(t: BattleTable, listed: OverwatchShot): Play<void> {
  const b = t.state;
  const { model } = b.trigger!;
  const mover = b.models[b.models[model]!.vehicle ?? model]!;
  if (mover.where !== 'table') return;
  const target = poseAtSample(b, listed.sample);
  const shot = judgeWatch(b, listed, watchAt(b, target));
  if ('rule' in shot) return;
  b.models[indexOf(b, listed.model)]!.overwatch = false;
  const back = standAt(mover, target);
  yield* fireShot(t, shot, true); // FL-OVW-14: nobody answers it
  if (mover.where === 'table') standAt(mover, back);
}

/** What is worked out with the trigger standing at a sample, as shots at it are resolved (FL-OVW-07). */
export function atSample<T>(b: Battle, sample: number, work: () => T): T {
  const { model } = b.trigger!;
  const mover = b.models[b.models[model]!.vehicle ?? model]!;
  const back = standAt(mover, poseAtSample(b, sample));
  const found = work();
  standAt(mover, back);
  return found;
}

/** The mover stands at the sample while it is shot at; if it is killed, it lies there (FL-OVW-12). */
function standAt(m: Model, { x, y, lifted }: Pick<Pose, 'x' | 'y' | 'lifted'>): Pick<Pose, 'x' | 'y' | 'lifted'> {
  const before = { x: m.x, y: m.y, lifted: m.airborne };
  m.x = x;
  m.y = y;
  m.airborne = lifted;
  return before;
}

/** FL-OVW-13: markers of those who are engaged once a move has ended, or whose squad was Pinned, are lost. */
export function loseWatch(t: BattleTable, isLost: (i: number) => boolean): void {
  const b = t.state;
  for (let i = 0; i < b.models.length; i++) {
    if (!b.models[i]!.overwatch || !isLost(i)) continue;
    b.models[i]!.overwatch = false;
    if (!t.logging) continue;
    const event = { type: 'watchLost', rule: 'FL-OVW-13', model: idOf(b, i) } as const;
    if (!b.models[i]!.hidden) t.log(event);
    else t.logSecret(seatsBehind(b, i), event, { type: 'unseen', rule: 'FL-HID-10', side: sideOf(b, i) });
  }
}

/** Whoever acts with a watcher is on watch too: the crew of a vehicle (FL-OVW-03). */
export function isOnWatch(b: Battle, i: number): boolean {
  const m = b.models[i]!;
  if (m.overwatch) return true;
  return m.vehicle !== null && isCrew(m) && b.models[m.vehicle]!.overwatch;
}

export function crewOf(b: Battle, vehicle: number): number[] {
  return occupantsOf(b, vehicle).filter((i) => isCrew(b.models[i]!));
}

/** In the phase (FL-OVW-02) or before the game (FL-SET-09). Hidden models may (FL-HID-10), unseen. */
export function goOnWatch(t: BattleTable, ids: readonly string[], rule: RuleId): void {
  const b = t.state;
  for (const id of ids) b.models[indexOf(b, id)]!.overwatch = true;
  if (!t.logging || ids.length === 0) return;
  const seen = ids.filter((id) => !b.models[indexOf(b, id)]!.hidden);
  const event = { type: 'wentOnWatch', rule, models: ids } as const;
  const first = indexOf(b, ids[0]!);
  if (seen.length === ids.length) t.log(event);
  else if (seen.length > 0) t.logSecret(seatsBehind(b, first), event, { ...event, models: seen });
  else t.logSecret(seatsBehind(b, first), event, { type: 'unseen', rule: 'FL-HID-10', side: sideOf(b, first) });
}

export function refuseWatchers(b: Battle, seat: Seat, side: string, ids: readonly string[]): Refusal | null {
  if (new Set(ids).size < ids.length) return no('FL-OVW-02', 'A model is named twice.');
  for (const id of ids) {
    const foreign = refuseOwn(b, seat, id);
    if (foreign) return foreign;
    const i = indexOf(b, id);
    if (sideOf(b, i) !== side) return no('FL-OVW-02', `${id} is not of the side that watches now.`);
    const refused = refuseWatch(b, i);
    if (refused) return refused;
  }
  return null;
}

/** FL-OVW-08. */
export function refuseReaction(b: Battle, seat: Seat, { shots }: DecisionOf<'OverwatchReaction'>): Refusal | null {
  const named = shots.map(({ model }) => model);
  if (new Set(named).size < named.length) return no('FL-OVW-08', 'A model fires once.');
  for (const shot of shots) {
    const judged = judgeReaction(b, seat, shot);
    if ('rule' in judged) return judged;
  }
  return null;
}
