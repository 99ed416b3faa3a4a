import { gap, isNearerThan, NORTH, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  areWithin,
  isChain,
  isCoherent,
  isEmbarked,
  isIroncladSection,
  isTransport,
  living,
  livingOf,
  menOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
} from '../figures.js';
import { exitAnswers, middleOf } from '../formations.js';
import { EPS, INCH, inches } from '../inches.js';
import { speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import {
  type Battle,
  type Doing,
  modelAt,
  nameOf,
  type Spot,
  sectionAt,
  sectionName,
  sectionsOf,
  sideOfSection,
} from '../state.js';
import { otherSide } from '../terms.js';
import { pick, put, tell } from './agreement.js';
import { outline } from './buildings.js';
import {
  type Construction,
  chargeWay,
  closeUp,
  construct,
  contactable,
  contactOf,
  type From,
  foeShapes,
  lengthOf,
} from './charge-benchmark.js';
import { takeSteps } from './falling-back.js';
import { noteFlight } from './flight.js';
import { happening } from './happening.js';
import { getUp } from './hit-the-deck.js';
import { moraleCheck, moraleQueue, takesMorale } from './morale.js';
import { flies, no, type Ruling, refuseEnds, refuseNames, refuseSpot, refuseWay, type Step } from './movement.js';
import { obstaclesFor } from './movement-cost.js';
import { onMyMark } from './open-fire.js';

// Charges (DL-CHG): declared, answered, driven home.

const DAUNTING = spoken('charge.declared');
const ASIDE = spoken('charge.aside');
/** How much longer than the shortest a charger's way may be (DL-CHG-05). */
const DETOUR = INCH / 2;
/** How much farther than it could come one may end who finds no spot (DL-CHG-06). */
const CLOSING = INCH;

/** Where a section's chargers set out and how far they come (DL-CHG-02, DL-BLD-08). */
export function chargeFrom(b: Battle, s: number): From {
  const inHouse = b.sections[s]!.house !== null;
  const starts = new Map<number, readonly Spot[]>();
  return {
    starts: (i) => {
      if (!starts.has(i)) starts.set(i, inHouse ? outline(b, i, s) : [{ x: b.models[i]!.x, y: b.models[i]!.y }]);
      return starts.get(i)!;
    },
    allowance: (i) => (inHouse ? 1 : 2) * profileAt(b, i).mv,
  };
}

/** Whether a section may be charged at all (DL-CHG-01). */
export function refuseTarget(b: Battle, s: number, target: number): Ruling {
  if (target < 0 || b.sections[target]!.where !== 'table' || sideOfSection(b, target) === sideOfSection(b, s))
    return no('DL-CHG-01', 'A charge is declared on enemy sections on the table.');
  const name = sectionName(b, target);
  if (isIroncladSection(b, target)) return no('DL-CHG-01', `${name} is of ironclads, which are not charged.`);
  if (isEmbarked(b, target)) return no('DL-TRN-16', `${name} is embarked, and cannot be charged.`);
  return null;
}

/** Who could be within reach at all, by the straight line. */
function inReach(b: Battle, s: number, target: number, from: From): boolean {
  const foes = foeShapes(b, target);
  return menOf(b, s).some((i) =>
    from.starts(i).some((at) => foes.some((foe) => gap(shapeAt(b, i, at), foe) <= from.allowance(i) + EPS)),
  );
}

/** Whether all these may be charged together (DL-CHG-03, DL-GEO-31). */
export function canCharge(b: Battle, s: number, targets: readonly number[]): Construction | null {
  const from = chargeFrom(b, s);
  if (!targets.every((target) => refuseTarget(b, s, target) === null && inReach(b, s, target, from))) return null;
  return construct(b, s, targets, from);
}

/** Charges that can be declared: on one section, or on two at once. */
export function chargeAnswers(b: Battle, s: number): Extract<AnswerOf<'DeclareCharge'>, { type: 'DeclareCharge' }>[] {
  const foes = sectionsOf(b, otherSide(sideOfSection(b, s))).filter((target) => canCharge(b, s, [target]) !== null);
  const pairs = foes
    .flatMap((p, n) => foes.slice(n + 1).map((q) => [p, q]))
    .filter((pair) => canCharge(b, s, pair) !== null);
  return [...foes.map((target) => [target]), ...pairs].map((targets) => ({
    type: 'DeclareCharge',
    targets: targets.map((target) => sectionName(b, target)),
  }));
}

export function refuseDeclaring(b: Battle, s: number, names: readonly string[]): Ruling {
  if (names.length === 0) return no('DL-CHG-01', 'A charge names at least one section.');
  if (new Set(names).size < names.length) return no('DL-CHG-01', 'A section is named twice.');
  const targets = names.map((name) => sectionAt(b, name));
  for (const target of targets) {
    const refusal = refuseTarget(b, s, target);
    if (refusal) return refusal;
  }
  return canCharge(b, s, targets) !== null
    ? null
    : no('DL-CHG-03', `${sectionName(b, s)} cannot reach ${names.join(' and ')} and keep together.`);
}

/** Whether a section may charge anybody (DL-CHG-11). */
export function mayCharge(b: Battle, s: number): boolean {
  if (isIroncladSection(b, s) || !isCoherent(b, s) || menOf(b, s).length === 0) return false;
  if (livingOf(b, s).some((i) => isTransport(b, i) || b.models[i]!.where === 'aboard')) return false;
  return sectionsOf(b, otherSide(sideOfSection(b, s))).some((target) => canCharge(b, s, [target]) !== null);
}

/** M4 and M5 of a charge (DL-CHG-07). */
export function* chargeHome(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  const side = sideOfSection(b, s);
  const about = { section: sectionName(b, s) };
  const declared = yield* pick(t, ask('DeclareCharge', side, about), chargeAnswers(b, s));
  const targets = declared.targets.map((name) => sectionAt(b, name));
  b.charge = { section: s, targets, toward: placeOf(b, targets[0]!), failed: false };
  tell(t, { type: 'charge', rule: 'DL-CHG-01', section: about.section, targets: declared.targets });
  yield* daunt(t, s, targets);
  yield* onMyMark(t, s, targets);
  if (b.sections[s]!.where === 'table') yield* dropTargets(t, s);
  if (b.sections[s]!.where === 'table') yield* stepAside(t, [...b.charge!.targets, s]);
  if (b.sections[s]!.where === 'table') yield* getUp(t, s, true);
  if (b.sections[s]!.where === 'table') yield* driveHome(t, doing);
  b.charge = null;
}

/** The middle of a section, or of its house. */
function placeOf(b: Battle, s: number): Spot {
  const shapes = foeShapes(b, s);
  const [first] = shapes;
  if (b.sections[s]!.house === null || !first) return middleOf(b, menOf(b, s));
  return { x: Math.round((first.left + first.right) / 2), y: Math.round((first.top + first.bottom) / 2) };
}

/** DL-MAR-10: before anything else, an event of its own for each section. */
function* daunt(t: BattleTable, s: number, targets: readonly number[]): Play<void> {
  const b = t.state;
  if (speaking(DAUNTING, { chargers: living(b, s) }).length === 0) return;
  for (const target of targets) {
    if (b.sections[target]!.where !== 'table' || !takesMorale(b, target)) continue;
    const h = happening(b);
    yield* moraleCheck(t, target, [], h, 'DL-MAR-10a');
    yield* moraleQueue(t, h);
  }
}

/** As few as make the charge feasible again; his choice among equals (DL-CHG-12). */
function* dropTargets(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  const left = b.charge!.targets.filter((target) => b.sections[target]!.where === 'table');
  const kept = largestFeasible(b, s, left);
  if (kept.length === 0 || kept[0]!.length === 0) {
    b.charge = { ...b.charge!, targets: [], failed: true };
    tell(t, { type: 'chargeFailed', rule: 'DL-CHG-08', section: sectionName(b, s) });
    return;
  }
  const answers = kept.map((targets) => ({
    type: 'DropTargets' as const,
    drop: left.filter((target) => !targets.includes(target)).map((target) => sectionName(b, target)),
  }));
  const { drop } = yield* pick(t, ask('DropTargets', sideOfSection(b, s), { section: sectionName(b, s) }), answers);
  const targets = left.filter((target) => !drop.includes(sectionName(b, target)));
  b.charge = { ...b.charge!, targets };
  if (drop.length > 0) tell(t, { type: 'targetsDropped', rule: 'DL-CHG-12', section: sectionName(b, s), drop });
}

/** The largest sets of targets that can still be charged together. */
export function largestFeasible(b: Battle, s: number, targets: readonly number[]): (readonly number[])[] {
  let sets: (readonly number[])[] = [targets];
  for (let size = targets.length; size > 0; size--) {
    const feasible = sets.filter((set) => canCharge(b, s, set) !== null);
    if (feasible.length > 0) return feasible;
    const smaller = sets.flatMap((set) => set.map((one) => set.filter((other) => other !== one)));
    sets = smaller.filter((set, n) => smaller.findIndex((other) => other.join() === set.join()) === n);
  }
  return [[]];
}

/** Non-Combatants make room, the charged side's first (DL-MAR-27d). */
function* stepAside(t: BattleTable, sections: readonly number[]): Play<void> {
  const b = t.state;
  for (const s of sections)
    for (const i of menOf(b, s)) {
      if (b.models[i]!.where !== 'table' || speaking(ASIDE, { of: profileAt(b, i) }).length === 0) continue;
      const answers = asideAnswers(b, i);
      if (answers.length === 0) continue;
      const { at } = yield* pick(t, ask('StepAside', sideOfSection(b, s), { model: nameOf(b, i) }), answers);
      b.models[i]!.x = at.x;
      b.models[i]!.y = at.y;
      tell(t, { type: 'steppedAside', rule: 'DL-MAR-27d', model: nameOf(b, i), at });
    }
}

/** Room for a charger beside everybody it could reach. */
const ROOM = 2 * INCH;
const RING = INCH / 4;
const RINGS = 40;

/** The nearest places where a Non-Combatant hinders nobody, all equally near; none where it stands well already. */
export function asideAnswers(b: Battle, i: number) {
  const s = b.muster.sections.findIndex(({ members }) => members.includes(i));
  const { section, targets } = b.charge!;
  const foes = [section, ...targets]
    .filter((other) => other !== s)
    .flatMap((other) => contactable(b, other).map((j) => shapeOf(b, j)));
  const charged = targets.flatMap((other) => contactable(b, other).map((j) => shapeOf(b, j)));
  const mates = menOf(b, s).filter((j) => j !== i);
  const hinders = (at: Spot): boolean =>
    [...foes, ...charged].some((foe) => isNearerThan(shapeAt(b, i, at), foe, ROOM));
  const isLinked = (at: Spot): boolean =>
    mates.length === 0 || mates.some((j) => areWithin(shapeAt(b, i, at), shapeOf(b, j), reachBetween(b, i, j)));
  const from = { x: b.models[i]!.x, y: b.models[i]!.y };
  if (!hinders(from)) return [];
  for (const strict of [true, false])
    for (let ring = 1; ring <= RINGS; ring++) {
      const found = Array.from({ length: STEPS }, (_, step) => stepFrom(from, NORTH, step, ring * RING)).filter(
        (at) =>
          (!strict || (isLinked(at) && !hinders(at))) &&
          refuseSpot(b, i, shapeAt(b, i, at), { near: [], absent: [] }) === null,
      );
      if (found.length > 0) return found.map((at) => ({ type: 'StepAside', at }) as const);
    }
  return [];
}

function* driveHome(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  const { targets, failed } = b.charge!;
  const about = { section: sectionName(b, s) };
  if (failed) return yield* failedCharge(t, doing);
  doing.charges = targets;
  const own = constructed(b, s, targets);
  const question = ask('ChargeMove', sideOfSection(b, s), about);
  const { steps } = yield* put(t, question, () => ({ type: 'ChargeMove' as const, steps: own }));
  doing.acrossWall = steps.some(({ model, path }) => {
    const i = modelAt(b, model);
    const from = fromOf(b, i, path);
    const end = path.at(-1) ?? from;
    return targets.some((target) => contactOf(b, i, end, target, from)?.across != null);
  });
  noteFlight(b, doing, steps);
  leaveHouse(b, s);
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  doing.moved = true;
  tell(t, { type: 'charged', rule: 'DL-CHG-04', section: about.section, steps, acrossWall: doing.acrossWall });
}

export function leaveHouse(b: Battle, s: number): void {
  const section = b.sections[s]!;
  if (section.house === null) return;
  section.house = null;
}

function fromOf(b: Battle, i: number, path: readonly Spot[]): Spot {
  return b.models[i]!.where === 'house' ? (path[0] ?? b.models[i]!) : b.models[i]!;
}

/** The referee's own charge move, always legal. */
export function constructed(b: Battle, s: number, targets: readonly number[]): Step[] {
  const built = construct(b, s, targets, chargeFrom(b, s))!;
  const inHouse = b.sections[s]!.house !== null;
  return built.seats.map(({ model, path, fly }) => ({
    model: nameOf(b, model),
    path: inHouse ? path : path.slice(1),
    ...(fly && path.length > 1 && { fly: true }),
  }));
}

export function refuseChargeMove(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const { targets } = b.charge!;
  const from = chargeFrom(b, s);
  const own = constructed(b, s, targets);
  if (JSON.stringify(byModel(own)) === JSON.stringify(byModel(steps))) return null;
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const men = menOf(b, s);
  const movers = steps.map(({ model }) => modelAt(b, model));
  for (const [n, i] of movers.entries()) {
    const start = fromOf(b, i, steps[n]!.path);
    if (!from.starts(i).some((one) => Math.abs(one.x - start.x) <= INCH / 2 && Math.abs(one.y - start.y) <= INCH / 2))
      return no('DL-BLD-08', `${nameOf(b, i)} sets out from the outline of the building.`);
    const way = refuseWay(b, i, steps[n]!, start, from.allowance(i));
    if (way) return way;
  }
  const ends = refuseEnds(b, s, steps, movers, targets);
  if (ends) return ends;
  return refuseReach(b, s, steps, men, from, targets) ?? refuseSpread(b, s, steps);
}

function byModel(steps: readonly Step[]): Step[] {
  return [...steps].sort((p, q) => (p.model < q.model ? -1 : 1));
}

function refuseSpread(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const men = menOf(b, s);
  const shapes = men.map((i) =>
    shapeAt(b, i, steps.find(({ model }) => model === nameOf(b, i))?.path.at(-1) ?? b.models[i]!),
  );
  return isChain(b, men, shapes, spacingOf(b, s))
    ? null
    : no('DL-COH-04', `${sectionName(b, s)} would not hang together.`);
}

/** As many as possible, by the shortest way, and the others close up (DL-CHG-03 to DL-CHG-06). */
function refuseReach(
  b: Battle,
  s: number,
  steps: readonly Step[],
  men: readonly number[],
  from: From,
  targets: readonly number[],
): Ruling {
  const built = construct(b, s, targets, from)!;
  const touched = new Set<number>();
  let contacts = 0;
  const foes = targets.flatMap((target) => foeShapes(b, target));
  for (const i of men) {
    const path = steps.find(({ model }) => model === nameOf(b, i))?.path ?? [];
    const start = fromOf(b, i, path);
    const end = path.at(-1) ?? start;
    const reached = targets.filter((target) => contactOf(b, i, end, target, start) !== null);
    for (const target of reached) touched.add(target);
    if (reached.length > 0) contacts += 1;
    if (reached.length > 0 && !flies(b, i)) {
      const best = chargeWay(b, i, end, from, obstaclesFor(b, i, men));
      const length = lengthOf(b.models[i]!.where === 'house' ? path : [b.models[i]!, ...path]);
      if (best !== null && length > best.cost + DETOUR + EPS)
        return no('DL-CHG-05', `${nameOf(b, i)} goes ${inches(Math.round(length - best.cost))}" out of its way.`);
    }
  }
  for (const target of targets)
    if (!touched.has(target)) return no('DL-CHG-03', `Nobody reaches ${sectionName(b, target)}.`);
  if (contacts < built.seated) return no('DL-CHG-04', `${built.seated} can reach the enemy, not only ${contacts}.`);
  for (const i of men) {
    const path = steps.find(({ model }) => model === nameOf(b, i))?.path ?? [];
    const start = fromOf(b, i, path);
    const end = path.at(-1) ?? start;
    if (targets.some((target) => contactOf(b, i, end, target, start) !== null)) continue;
    const mine = Math.min(...foes.map((foe) => gap(shapeAt(b, i, end), foe)));
    const closest = closeUp(
      b,
      i,
      from,
      obstaclesFor(b, i, men),
      foes,
      (shape) => refuseSpot(b, i, shape, { near: targets, absent: men }) === null,
    );
    if (closest === null) continue;
    const best = Math.min(...foes.map((foe) => gap(shapeAt(b, i, closest.path.at(-1)!), foe)));
    if (mine > best + CLOSING + EPS) return no('DL-CHG-06', `${nameOf(b, i)} closes up on the enemy.`);
  }
  return null;
}

/** Nobody can be reached any more: they come as near as they like, and no nearer than an inch (DL-CHG-08). */
function* failedCharge(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  doing.charges = [];
  if (b.sections[s]!.house !== null) return yield* comeOut(t, doing);
  const question = ask('Move', sideOfSection(b, s), { section: sectionName(b, s) });
  const { steps } = yield* put(t, question, () => ({ type: 'Move' as const, steps: [] }));
  noteFlight(b, doing, steps);
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  doing.moved = steps.length > 0;
  tell(t, { type: 'moved', rule: 'DL-CHG-08', section: sectionName(b, s), action: 'charge', steps });
}

/** From a house they are placed as when leaving it, or stay inside where there is no room (DL-CHG-08). */
function* comeOut(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  const answers = exitAnswers(b, s);
  if (answers.length === 0) return;
  const { steps } = yield* put(t, ask('Exit', sideOfSection(b, s), { section: sectionName(b, s) }), () => answers[0]!);
  leaveHouse(b, s);
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  doing.moved = true;
  tell(t, { type: 'moved', rule: 'DL-CHG-08', section: sectionName(b, s), action: 'exit', steps });
}

/** Nobody ends farther from the place than he began (DL-CHG-08). */
export function refuseFailedCharge(b: Battle, steps: readonly Step[]): Ruling {
  const { toward } = b.charge!;
  for (const { model, path } of steps) {
    const i = modelAt(b, model);
    const end = path.at(-1);
    if (i < 0 || !end) continue;
    const far = ({ x, y }: Spot): number =>
      Math.sqrt((x - toward.x) * (x - toward.x) + (y - toward.y) * (y - toward.y));
    if (far(end) > far(b.models[i]!) + EPS)
      return no('DL-CHG-08', `${model} would end farther from the enemy than it began.`);
  }
  return null;
}
