import { EAST, stepFrom } from '@sandtable/geometry/plane';
import type { Question } from '@sandtable/kernel';
import type { DecisionIn, QuestionKindId } from './ask.js';
import {
  type DecisionOf,
  END_ACTIVATION,
  END_PHASE,
  type Fire,
  type FirstAct,
  type LastAct,
  type Move,
  type OverwatchShot,
} from './decisions.js';
import { deployments } from './deployment-options.js';
import { groundOf, isDark, isOnTable } from './ground.js';
import { between, INCH, type Spot, squared } from './inches.js';
import { refusal } from './refusals.js';
import { refuseActivation } from './rules/activation.js';
import { modulesOf } from './rules/artillery.js';
import { placesAround, refuseSurvivor } from './rules/bailing-out.js';
import { readyForces } from './rules/forces.js';
import { spottersFor } from './rules/legal-fire.js';
import { arrivalEdge } from './rules/legal-moves.js';
import { canSee } from './rules/line-of-sight.js';
import {
  gapBetween,
  inContact,
  isInfantry,
  isWithin,
  occupantsOf,
  type Pose,
  poseOf,
  profileAt,
  radiusOf,
} from './rules/measuring.js';
import { opponentsOf } from './rules/melee.js';
import { allowance, canFly, moverOf } from './rules/movement-allowance.js';
import { momentsOf, shotsOf, watchersOf } from './rules/overwatch.js';
import { couldWatch } from './rules/setup.js';
import { chase } from './rules/sirex-frenzy.js';
import { freeSeats } from './rules/vehicles.js';
import { armsOf, modesOf } from './rules/weapons.js';
import { type Battle, idOf, kindOf, sideOf } from './state.js';
import { SEAT_KINDS, type Seat, type SeatKind, SIDES } from './terms.js';

// Good candidates for every question, all of them legal. Places are endless, so these are samples: directions of the clock,
// contact with those in reach, what lies near. They hang on nothing that is hidden from who is asked.

type Options = { readonly [K in QuestionKindId]?: (b: Battle, question: Question) => readonly DecisionIn<K>[] };

const USE_SENSOR = { type: 'UseSensor' } as const;

export const OPTIONS = {
  ChooseForce: (b) => readyForces(b).map((id) => ({ type: 'ChooseForce', platoons: [id] }) as const),
  ChooseZoneOrTurn: (b) => {
    const taken = b.setup.step === 'secondChoice' ? b.setup.chose : null;
    return [
      ...(taken === 'zone' ? [] : SIDES.map((zone) => ({ type: 'ChooseZoneOrTurn', zone }) as const)),
      ...(taken === 'first' ? [] : SIDES.map((first) => ({ type: 'ChooseZoneOrTurn', first }) as const)),
    ];
  },
  DeploySquad: (b, { seat }) => deployments(b, seat),
  PreGameOverwatch: (b, { seat }) => {
    const all = couldWatch(b, seat).map((i) => idOf(b, i));
    const lists = all.length > 1 ? [[], ...all.map((id) => [id]), all] : [[], all];
    return lists.map((models) => ({ type: 'PreGameOverwatch', models }) as const);
  },
  OverwatchPhase: (b, { seat }) => preparations(b, seat),
  MoveFirePhase: (b, { seat }) => {
    const able = b.models.flatMap((_, i): DecisionOf<'Activate'>[] =>
      refuseActivation(b, seat, idOf(b, i)) === null ? [{ type: 'Activate', model: idOf(b, i) }] : [],
    );
    return [...ends(b, seat), ...able];
  },
  Activation: (b, { seat }) => {
    const i = b.open!;
    const hungry = b.match.config.sirexFrenzy && profileAt(b, i).beast ? chase(b, i) : [];
    const options = [END_ACTIVATION, USE_SENSOR, ...hungry, ...moves(b, i), ...shots(b, i), ...works(b, i)];
    return distinct(options).filter((one) => refusal(b, seat, one) === null);
  },
  OverwatchReaction: (b, { seat }) => reactions(b, seat),
  CloseCombatPhase: (b, { seat }) => {
    const fights = b.models.flatMap((_, i) =>
      sideOf(b, i) !== b.active
        ? []
        : opponentsOf(b, i).map((j) => ({ type: 'ChooseMelee', attacker: idOf(b, i), defender: idOf(b, j) }) as const),
    );
    return [...ends(b, seat), ...fights.filter((one) => refusal(b, seat, one) === null)];
  },
  PlaceSurvivors: (b) => {
    const bailout = b.bailouts[0]!;
    const figure = bailout.figures[0]!;
    const places = placesAround(bailout, radiusOf(b, figure)).filter(
      (at) => refuseSurvivor(b, bailout, figure, at) === null,
    );
    return distinct(places.map((at) => ({ type: 'PlaceSurvivors', places: [at] }) as const));
  },
  ChoosePromotion: (b) => b.tie!.among.map((i) => ({ type: 'ChoosePromotion', figure: idOf(b, i) }) as const),
} satisfies Options;

function distinct<D>(options: readonly D[]): readonly D[] {
  const seen = new Set<string>();
  return options.filter((one) => {
    const text = JSON.stringify(one);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** Ending the phase, and handing the word to a team mate who has not (FL-SEQ-11). */
function ends(b: Battle, seat: Seat): DecisionOf<'EndPhase' | 'HandOver'>[] {
  const mates = b.match.seats[b.active].map((to) => ({ type: 'HandOver', to }) as const);
  return [END_PHASE, ...mates].filter((one) => refusal(b, seat, one) === null);
}

function preparations(b: Battle, seat: Seat): readonly DecisionIn<'OverwatchPhase'>[] {
  const watchers = couldWatch(b, seat).map((i) => idOf(b, i));
  const options: DecisionIn<'OverwatchPhase'>[] = [...ends(b, seat)];
  for (const id of watchers) options.push({ type: 'DeclareOverwatch', models: [id] });
  if (watchers.length > 1) options.push({ type: 'DeclareOverwatch', models: watchers });
  for (let i = 0; i < b.models.length; i++) {
    if (sideOf(b, i) !== b.active) continue;
    const id = idOf(b, i);
    const m = b.models[i]!;
    if (profileAt(b, i).shield) options.push({ type: 'SetShield', model: id, up: !m.shieldUp });
    if (m.rank === 'PL') {
      options.push({ type: 'AttachPlatoonLeader', leader: id, squad: null });
      for (const squad of b.muster.squads)
        if (squad.side === b.active) options.push({ type: 'AttachPlatoonLeader', leader: id, squad: squad.id });
    }
    if (kindOf(b, i) === 'vehicle') options.push(...swaps(b, i));
  }
  return options.filter((one) => refusal(b, seat, one) === null);
}

/** Every exchange of two seats, and every move to a free one. */
function swaps(b: Battle, vehicle: number): DecisionOf<'ChangeSeat'>[] {
  const aboard = occupantsOf(b, vehicle);
  const id = idOf(b, vehicle);
  const seatOf = (i: number): SeatKind => b.models[i]!.seat!;
  const change = (...seats: { figure: string; seat: SeatKind }[]): DecisionOf<'ChangeSeat'> => ({
    type: 'ChangeSeat',
    vehicle: id,
    seats,
  });
  return aboard.flatMap((i, k) => [
    ...SEAT_KINDS.filter((seat) => seat !== seatOf(i)).map((seat) => change({ figure: idOf(b, i), seat })),
    ...aboard
      .slice(k + 1)
      .filter((j) => seatOf(j) !== seatOf(i))
      .map((j) => change({ figure: idOf(b, i), seat: seatOf(j) }, { figure: idOf(b, j), seat: seatOf(i) })),
  ]);
}

// --- Moves --------------------------------------------------------------------------------------------------------

const HOURS = 12;

/** Straight moves by the clock, full, short enough to fire, and short; into contact with enemies; to what can be picked up. */
function moves(b: Battle, i: number): Move[] {
  const m = b.models[i]!;
  if (m.moveMode !== null || m.stationary) return [];
  if (m.where === 'aboard') return disembarkings(b, i);
  const starts = m.where === 'reserve' ? arrivals(b, i) : [{ x: m.x, y: m.y }];
  const found: Move[] = [];
  for (const start of starts)
    for (const mode of ['walk', 'fly'] as const) {
      if (mode === 'fly' && !canFly(b, i)) continue;
      if (mode === 'walk' && profileAt(b, i).vehicle?.locomotion === 'flying') continue;
      found.push(...straightMoves(b, i, start, mode));
    }
  if (m.where === 'table') found.push(...actsOnTheWay(b, i, found));
  return found;
}

function straightMoves(b: Battle, i: number, start: Spot, mode: 'walk' | 'fly'): Move[] {
  const m = b.models[i]!;
  const mover = moverOf(b, i, mode);
  const conditions = { dark: isDark(b, start), hauling: m.carrying !== null, road: false };
  const acted = m.fired || m.sensed || m.spotted;
  const full = allowance(b, mover, { ...conditions, fires: acted }).total;
  const firing = allowance(b, mover, { ...conditions, fires: true }).total;
  const first: FirstAct | undefined =
    profileAt(b, i).vehicle?.locomotion === 'flying' && !m.airborne ? { kind: 'takeOff' } : undefined;
  const make = (to: Spot, last?: LastAct): Move => ({
    type: 'Move',
    mode,
    path: [start, to],
    ...(first ? { first } : {}),
    ...(last ? { last } : {}),
  });
  const found: Move[] = [];
  const spent = first ? 2 * INCH : 0;
  for (let hour = 0; hour < HOURS; hour++)
    for (const far of [full - spent, firing - spent, 2 * INCH]) {
      const to = stepFrom(start, EAST, 2 * hour, far);
      if (far > 0 && isOnTable(b, to)) found.push(make(to));
    }
  if (first || m.airborne) found.push(...found.slice(0, HOURS).map((move) => ({ ...move, last: LAND })));
  for (const foe of enemiesNear(b, i, start, full)) found.push(make(foe));
  return found;
}

const LAND: LastAct = { kind: 'land' };

/** Where a straight way would touch enemies and objectives within reach. */
function enemiesNear(b: Battle, i: number, start: Spot, reach: number): Spot[] {
  const radius = radiusOf(b, i);
  const spots: Spot[] = [];
  for (let j = 0; j < b.models.length; j++) {
    const m = b.models[j]!;
    const kind = kindOf(b, j);
    const item = kind === 'objective' || (kind === 'module' && sideOf(b, j) === sideOf(b, i));
    if (m.where !== 'table' || j === i || m.airborne || m.hidden) continue;
    if (!item && kind !== 'animal' && kind !== 'vehicle' && sideOf(b, j) === sideOf(b, i)) continue;
    const apart = radius + radiusOf(b, j) + 20;
    const whole = between(start, m);
    if (whole <= apart || whole - apart > reach) continue;
    const share = (whole - apart) / whole;
    spots.push({ x: Math.round(start.x + (m.x - start.x) * share), y: Math.round(start.y + (m.y - start.y) * share) });
  }
  return spots;
}

/** Mounting, boarding, hauling, pushing, dismounting: where a move can begin or end with it. */
function actsOnTheWay(b: Battle, i: number, plain: readonly Move[]): Move[] {
  const m = b.models[i]!;
  const found: Move[] = [];
  const here = { x: m.x, y: m.y };
  if (kindOf(b, i) !== 'figure') return found;
  if (m.mount !== null) {
    for (let hour = 0; hour < HOURS; hour += 3) {
      const at = stepFrom(here, EAST, 2 * hour, radiusOf(b, i) + 500 + 20);
      const first: FirstAct = { kind: 'dismount', at };
      found.push({ type: 'Move', mode: 'walk', path: [at, at], first });
    }
    return found;
  }
  if (m.carrying !== null) {
    for (const { path } of plain.slice(0, 6)) {
      const end = path[path.length - 1]!;
      found.push({ type: 'Move', mode: 'walk', path, last: { kind: 'putDown', at: end } });
    }
    return found;
  }
  if (!isInfantry(b, i)) return found;
  for (let j = 0; j < b.models.length; j++) {
    const other = b.models[j]!;
    if (other.where !== 'table') continue;
    const id = idOf(b, j);
    const kind = kindOf(b, j);
    const own = sideOf(b, j) === sideOf(b, i);
    const touched = inContact(b, i, j);
    const ends = plain.filter(
      ({ path, mode }) =>
        mode === 'walk' && squared(path[path.length - 1]!, other) <= (radiusOf(b, i) + radiusOf(b, j) + 60) ** 2,
    );
    const stay: Move = { type: 'Move', mode: 'walk', path: [here, here] };
    const near = touched ? [stay, ...ends] : ends;
    if (kind === 'objective' || (kind === 'module' && own)) {
      for (const move of near.slice(0, 2)) found.push({ ...move, last: { kind: 'pickUp', item: id } });
      if (touched)
        for (const move of plain.slice(0, HOURS))
          if (move.mode === 'walk') found.push({ ...move, first: { kind: 'pickUp', item: id } });
    } else if (kind === 'animal') {
      for (const move of near.slice(0, 2)) found.push({ ...move, last: { kind: 'mount', animal: id } });
    } else if (kind === 'vehicle' && own) {
      for (const seat of SEAT_KINDS)
        if (freeSeats(b, j, seat) > 0)
          for (const move of near.slice(0, 2)) found.push({ ...move, last: { kind: 'board', vehicle: id, seat } });
    } else if (kind === 'artillery' && own && touched && profileAt(b, j).gun!.mount === 'floater') {
      for (const move of plain.slice(0, 2 * HOURS))
        if (move.mode === 'walk') found.push({ ...move, first: { kind: 'pushFloater', piece: id } });
    }
  }
  return found;
}

function disembarkings(b: Battle, i: number): Move[] {
  const { vehicle } = b.models[i]!;
  const carrier = b.models[vehicle!]!;
  const found: Move[] = [];
  for (let hour = 0; hour < HOURS; hour++) {
    const at = stepFrom(carrier, EAST, 2 * hour, radiusOf(b, vehicle!) + 500 + 20);
    const first: FirstAct = { kind: 'disembark', at };
    found.push({ type: 'Move', mode: 'walk', path: [at, at], first });
    const on = stepFrom(carrier, EAST, 2 * hour, radiusOf(b, vehicle!) + 500 + 20 + 2 * INCH);
    if (!carrier.moved) found.push({ type: 'Move', mode: 'walk', path: [at, on], first });
  }
  return found;
}

function arrivals(b: Battle, i: number): Spot[] {
  const edge = arrivalEdge(b, i);
  const { width, height } = groundOf(b);
  return [0.15, 0.3, 0.5, 0.7, 0.85].map((share) => {
    const x = edge === 'west' ? 0 : edge === 'east' ? width : Math.round(width * share);
    const y = edge === 'south' ? 0 : edge === 'north' ? height : Math.round(height * share);
    return { x, y };
  });
}

// --- Fire ---------------------------------------------------------------------------------------------------------

/** Every weapon at every enemy in view, singly and with its area; smoke in front of the nearest; indirect fire by every spotter. */
function shots(b: Battle, i: number): Fire[] {
  const m = b.models[i]!;
  if (m.where === 'reserve') return [];
  const found: Fire[] = [];
  const from = poseOf(b, i);
  const targets = targetsOf(b, i);
  const still = m.moveMode === null && b.match.config.fireThenMove ? [true, false] : [true];
  for (const { weapon, by, piece } of armsOf(b, i)) {
    const base = { type: 'Fire' as const, weapon: weapon.id, ...(by ? { by } : {}), ...(piece ? { piece } : {}) };
    for (const { id, pose } of targets) {
      const distance = gapBetween(from, pose);
      if (distance > weapon.maxRange * INCH + 4 * INCH) continue;
      const seen = canSee(b, from, pose);
      const spotters = weapon.indirect && (piece || !seen) ? spottersFor(b, by ?? idOf(b, i), piece, pose, 2) : [];
      for (const mode of modesOf(weapon)) {
        if (seen || piece || by)
          for (const staysStationary of still)
            found.push({ ...base, mode, delivery: 'direct', target: { model: id }, staysStationary });
        if (m.sensed)
          found.push({
            ...base,
            mode,
            delivery: 'direct',
            target: { model: id },
            staysStationary: true,
            viaSensor: true,
          });
        for (const spotter of spotters)
          found.push({ ...base, mode, delivery: 'indirect', target: { model: id }, staysStationary: true, spotter });
      }
    }
    const nearest = targets[0];
    if (weapon.smoke !== null && nearest) {
      const point = { x: Math.round((from.x + nearest.pose.x) / 2), y: Math.round((from.y + nearest.pose.y) / 2) };
      found.push({ ...base, mode: 'smoke', delivery: 'direct', target: { point }, staysStationary: true });
    }
    if (weapon.area !== null && !weapon.singleOrArea && nearest) {
      const { x, y } = nearest.pose;
      found.push({
        ...base,
        mode: 'area',
        delivery: 'direct',
        target: { point: { x, y: y + INCH } },
        staysStationary: true,
      });
    }
  }
  return found;
}

const MOST_TARGETS = 8;

/** Enemies that can be aimed at, the nearest first. */
function targetsOf(b: Battle, i: number): { readonly id: string; readonly pose: Pose }[] {
  const here = poseOf(b, i);
  const found: { id: string; pose: Pose; gap: number }[] = [];
  for (let j = 0; j < b.models.length; j++) {
    const { where, hidden, vehicle } = b.models[j]!;
    if (sideOf(b, j) === sideOf(b, i) || hidden || kindOf(b, j) === 'objective') continue;
    const open = where === 'aboard' && profileAt(b, vehicle!).vehicle!.open;
    if (where !== 'table' && !open) continue;
    const pose = poseOf(b, j);
    found.push({ id: idOf(b, j), pose, gap: gapBetween(here, pose) });
  }
  return found.sort((x, y) => x.gap - y.gap).slice(0, MOST_TARGETS);
}

// --- Work on guns -------------------------------------------------------------------------------------------------

function works(b: Battle, i: number): DecisionOf<'SetUp' | 'Pack'>[] {
  const found: DecisionOf<'SetUp' | 'Pack'>[] = [];
  if (kindOf(b, i) !== 'figure' || b.models[i]!.where !== 'table') return found;
  const worker = idOf(b, i);
  for (let gun = 0; gun < b.models.length; gun++) {
    if (kindOf(b, gun) !== 'artillery' || sideOf(b, gun) !== sideOf(b, i)) continue;
    const m = b.models[gun]!;
    const { radius, gun: type } = profileAt(b, gun);
    if (m.where === 'removed' || type!.mount !== 'ground') continue;
    const piece = idOf(b, gun);
    if (!m.packed) {
      const places = Array.from({ length: type!.modules }, (_, k) =>
        stepFrom(m, EAST, Math.round((24 * k) / type!.modules), Math.max(0, radius - 250)),
      );
      if (inContact(b, i, gun)) found.push({ type: 'Pack', piece, places, workers: [worker] });
      continue;
    }
    const module = modulesOf(b, gun)[0]!;
    if (b.models[module]!.where !== 'table' || !isWithin(poseOf(b, i), poseOf(b, module), 4 * INCH)) continue;
    for (let hour = 0; hour < HOURS; hour += 2) {
      const centre = stepFrom(b.models[i]!, EAST, 2 * hour, radiusOf(b, i) + radius + 20);
      found.push({ type: 'SetUp', piece, centre, workers: [worker] });
    }
  }
  return found;
}

// --- Reactions ----------------------------------------------------------------------------------------------------

/** To hold fire, each watcher alone at its first, middle and last chance, and all of them at their middle one. */
function reactions(b: Battle, seat: Seat): readonly DecisionOf<'OverwatchReaction'>[] {
  const lists: OverwatchShot[][] = [[]];
  const all: OverwatchShot[] = [];
  const moments = momentsOf(b);
  for (const watcher of watchersOf(b, seat)) {
    const chances = shotsOf(b, watcher, moments);
    if (chances.length === 0) continue;
    const middle = chances[chances.length >> 1]!;
    for (const one of new Set([chances[0]!, middle, chances[chances.length - 1]!])) lists.push([one]);
    all.push(middle);
  }
  if (all.length > 1) lists.push(all);
  return lists.map((shots) => ({ type: 'OverwatchReaction', shots }));
}
