import { gap, isNearerThan, NORTH, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  actsAsIronclads,
  areWithin,
  isCoherent,
  isEmbarked,
  isIroncladSection,
  living,
  menOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  standingOf,
} from '../figures.js';
import { exitAnswers, middleOf } from '../formations.js';
import { EPS, INCH, inches } from '../inches.js';
import { speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { remembered } from '../stamp.js';
import {
  type Battle,
  type Doing,
  doingOf,
  type MoveAction,
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
import { hullsOf, ridersOf, walkingOf } from './cargo.js';
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
import { comeOut, hasWayOut } from './disembarking.js';
import { takeSteps } from './falling-back.js';
import { noteFlight } from './flight.js';
import { after, apartAfter, apartness, follow, followAnswers } from './following.js';
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

/** Who of a section charges now: those on foot, and those who ride after them, or by themselves (DL-TRN-21, DL-TRN-33). */
function chargersOf(b: Battle, s: number): number[] {
  const riding = isEmbarked(b, s) || (b.charge?.section === s && b.charge.riders);
  return riding ? ridersOf(b, s) : walkingOf(b, s).filter((i) => !profileAt(b, i).ironclad);
}

const isUnderRoof = (b: Battle, i: number): boolean => b.models[i]!.where !== 'table';

/** Where a section's chargers set out and how far they come (DL-CHG-02, DL-BLD-08, DL-TRN-21). */
export function chargeFrom(b: Battle, s: number): From {
  const starts = new Map<number, readonly Spot[]>();
  const riding = b.charge?.section === s && b.charge.riders;
  return {
    starts: (i) => {
      if (!starts.has(i)) starts.set(i, isUnderRoof(b, i) ? outline(b, i) : [{ x: b.models[i]!.x, y: b.models[i]!.y }]);
      return starts.get(i)!;
    },
    allowance: (i) => (isUnderRoof(b, i) ? 1 : 2) * profileAt(b, i).mv,
    chargers: chargersOf(b, s),
    beside: riding ? standingOf(b, s) : [],
  };
}

const stepsOf = (b: Battle, { seats }: Construction): Step[] =>
  seats.map(({ model, path, fly }) => ({
    model: nameOf(b, model),
    path: isUnderRoof(b, model) ? path : path.slice(1),
    ...(fly && path.length > 1 && { fly: true }),
  }));

/** The construction of DL-GEO-31, and the section with its transports together after it (DL-TRN-08, DL-TRN-22). */
function build(b: Battle, s: number, targets: readonly number[]): Construction | null {
  const from = chargeFrom(b, s);
  const together = (built: Construction | null): Construction | null =>
    built !== null && keepsUp(b, s, stepsOf(b, built)) ? built : null;
  const hulls = hullsOf(b, s);
  const plain = together(construct(b, s, targets, from));
  if (plain !== null || hulls.length === 0 || from.beside.length > 0) return plain;
  return together(construct(b, s, targets, { ...from, beside: hulls }));
}

/** Whether a section hangs together after a charge move: the transport of those on foot still goes after them. */
function keepsUp(b: Battle, s: number, steps: readonly Step[]): boolean {
  const still = isEmbarked(b, s) || (b.charge?.section === s && b.charge.riders);
  return (still ? apartness(after(b, steps), s) : apartAfter(after(b, steps), s, followAction(b, s))) === 0;
}

/** With riders aboard who come out in the same charge a transport goes as far as its MV (DL-TRN-33). */
function followAction(b: Battle, s: number): MoveAction {
  return ridersOf(b, s).length > 0 ? 'advance' : 'charge';
}

/** Of a charge by some on foot and some who ride: whom those on foot go at, and where the transport takes the others (DL-TRN-60). */
interface Split {
  readonly first: Construction;
  readonly targets: readonly number[];
}

function splitCharge(b: Battle, s: number, targets: readonly number[]): Split | null {
  for (const left of targets) {
    const own = targets.filter((target) => target !== left);
    const first = own.length > 0 ? build(b, s, own) : null;
    if (first === null) continue;
    const moved = after(b, stepsOf(b, first));
    if (rides(moved, s, targets, [left]).length > 0) return { first, targets: own };
  }
  return null;
}

/** Ways of the transports that bring the riders to sections which nobody on foot reaches; to stay is one of them. */
function rides(b: Battle, s: number, targets: readonly number[], missing: readonly number[]): (readonly Step[])[] {
  const goals = missing.map((target) => placeOf(b, target));
  const charge = { section: s, targets, toward: goals[0]!, failed: false, riders: true };
  return [[], ...followAnswers(b, s, 'advance', goals).map(({ steps }) => steps)].filter(
    (steps) => build({ ...after(b, steps), charge }, s, missing) !== null,
  );
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

/** Who could be within reach at all, by the straight line; riders may be driven there. */
function inReach(b: Battle, s: number, target: number, from: From): boolean {
  const foes = foeShapes(b, target);
  const driven = isEmbarked(b, s) ? [] : ridersOf(b, s);
  const way = (i: number): number => profileAt(b, i).mv + profileAt(b, b.models[i]!.carrier!).mv + 2 * INCH;
  return (
    from.chargers.some((i) =>
      from.starts(i).some((at) => foes.some((foe) => gap(shapeAt(b, i, at), foe) <= from.allowance(i) + EPS)),
    ) || driven.some((i) => foes.some((foe) => gap(shapeOf(b, i), foe) <= way(i)))
  );
}

/** Whether all these may be charged together (DL-CHG-03, DL-GEO-31). */
export function canCharge(b: Battle, s: number, targets: readonly number[]): Construction | null {
  const key = `${s} ${targets.join()} ${JSON.stringify(b.charge)} ${JSON.stringify(b.act)}`;
  return CONSTRUCTED(b, key, () => chargeOn(b, s, targets));
}
const CONSTRUCTED = remembered<Construction | null>();

function chargeOn(b: Battle, s: number, targets: readonly number[]): Construction | null {
  const from = chargeFrom(b, s);
  if (!targets.every((target) => refuseTarget(b, s, target) === null && inReach(b, s, target, from))) return null;
  const whole = build(b, s, targets);
  if (whole !== null || targets.length < 2 || isEmbarked(b, s) || ridersOf(b, s).length === 0) return whole;
  return splitCharge(b, s, targets)?.first ?? null;
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

/** Whether a section may charge anybody (DL-CHG-11, DL-IRN-07). */
export function mayCharge(b: Battle, s: number): boolean {
  if (actsAsIronclads(b, s) || !isCoherent(b, s) || menOf(b, s).length === 0) return false;
  if (refuseRiders(b, s) !== null) return false;
  return canChargeSomebody(b, s);
}

/** DL-TRN-33, DL-TRN-80: with riders aboard only from open hulls or by doors, and not when they have just got in. */
export function refuseRiders(b: Battle, s: number): Ruling {
  if (ridersOf(b, s).length === 0) return null;
  if (doingOf(b, s)?.embarked) return no('DL-TRN-80', `Some of ${sectionName(b, s)} have only just got in.`);
  const shut = hullsOf(b, s).find((hull) => !hasWayOut(b, hull));
  return shut === undefined ? null : no('DL-TRN-33', `${nameOf(b, shut)} is closed, and some are still aboard.`);
}

/** Whether a section that is all aboard reaches somebody from its hulls (DL-TRN-21). */
export function canSallyAt(b: Battle, s: number): boolean {
  return canChargeSomebody(b, s);
}

function canChargeSomebody(b: Battle, s: number): boolean {
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
  b.charge = { section: s, targets, toward: placeOf(b, targets[0]!), failed: false, riders: false };
  tell(t, { type: 'charge', rule: 'DL-CHG-01', section: about.section, targets: declared.targets });
  yield* daunt(t, s, targets);
  yield* onMyMark(t, s, targets);
  if (b.sections[s]!.where === 'table') yield* dropTargets(t, s);
  if (b.sections[s]!.where === 'table') yield* stepAside(t, [...b.charge!.targets, s]);
  if (b.sections[s]!.where === 'table') yield* getUp(t, s, true);
  if (b.sections[s]!.where === 'table' && !doing.ended) yield* driveHome(t, doing);
  if (doing.charges.length > 0) yield* comeOut(t, doing.charges);
  b.charge = null;
}

/** The middle of a section, or of its house. */
function placeOf(b: Battle, s: number): Spot {
  const shapes = foeShapes(b, s);
  const [first] = shapes;
  if (b.sections[s]!.house === null || !first) return middleOf(b, menOf(b, s));
  return { x: Math.round((first.left + first.right) / 2), y: Math.round((first.top + first.bottom) / 2) };
}

/** DL-MAR-10, DL-MOR-01e: before anything else, an event of its own for each section. */
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
  if (failed) return yield* failedCharge(t, doing);
  const sally = isEmbarked(b, s);
  doing.charges = stageTargets(b);
  yield* chargeMove(t, doing);
  if (sally) return;
  yield* follow(t, s, followAction(b, s), doing);
  if (doing.ended || b.sections[s]!.where !== 'table' || ridersOf(b, s).length === 0) return;
  b.charge = { ...b.charge!, riders: true };
  const reached = stageTargets(b);
  if (reached.length === 0) return; // nobody whom those aboard could reach: they stay
  doing.charges = targets.filter((target) => doing.charges.includes(target) || reached.includes(target));
  yield* chargeMove(t, doing);
}

/** The sections that the chargers of the stage under way go at: all together, or what is left over for the riders (DL-TRN-60). */
export function stageTargets(b: Battle): readonly number[] {
  const { section: s, targets, riders } = b.charge!;
  if (!riders) return build(b, s, targets) !== null ? targets : (splitCharge(b, s, targets)?.targets ?? targets);
  const { charges } = doingOf(b, s)!;
  const missing = targets.filter((target) => !charges.includes(target));
  const sets = [targets, ...targets.map((one) => targets.filter((t) => t === one || missing.includes(t))), missing];
  return sets.find((set) => set.length > 0 && build(b, s, set) !== null) ?? [];
}

/** Sections of a charge that nobody on foot has reached, as long as the riders are still to come (DL-TRN-60). */
function missingTargets(b: Battle, s: number): readonly number[] {
  if (b.charge?.section !== s || b.charge.riders || b.charge.failed || ridersOf(b, s).length === 0) return [];
  const { charges } = doingOf(b, s)!;
  return b.charge.targets.filter((target) => !charges.includes(target) && b.sections[target]!.where === 'table');
}

export function missingGoals(b: Battle, s: number): Spot[] {
  return missingTargets(b, s).map((target) => placeOf(b, target));
}

/** The transport of a charge brings its riders to whom nobody on foot reaches. */
export function refuseShort(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const missing = missingTargets(b, s);
  if (missing.length === 0) return null;
  const there: Battle = { ...after(b, steps), charge: { ...b.charge!, riders: true } };
  return build(there, s, missing) !== null
    ? null
    : no('DL-TRN-60', `Those aboard would not reach ${missing.map((one) => sectionName(b, one)).join(' and ')}.`);
}

function* chargeMove(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  const targets = stageTargets(b);
  const about = { section: sectionName(b, s) };
  const own = constructed(b, s, targets);
  const question = ask('ChargeMove', sideOfSection(b, s), about);
  const { steps } = yield* put(t, question, () => ({ type: 'ChargeMove' as const, steps: own }));
  const across = steps.some(({ model, path }) => {
    const i = modelAt(b, model);
    const from = fromOf(b, i, path);
    const end = path.at(-1) ?? from;
    return targets.some((target) => contactOf(b, i, end, target, from)?.across != null);
  });
  doing.acrossWall = doing.acrossWall || across;
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
  return isUnderRoof(b, i) ? (path[0] ?? b.models[i]!) : b.models[i]!;
}

/** The referee's own charge move, always legal. */
export function constructed(b: Battle, s: number, targets: readonly number[]): Step[] {
  return stepsOf(b, build(b, s, targets)!);
}

export function refuseChargeMove(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const { targets: named } = b.charge!;
  const targets = stageTargets(b);
  const from = chargeFrom(b, s);
  const own = constructed(b, s, targets);
  if (JSON.stringify(byModel(own)) === JSON.stringify(byModel(steps))) return null;
  const strangers = refuseNames(b, s, steps);
  if (strangers) return strangers;
  const men = from.chargers;
  const movers = steps.map(({ model }) => modelAt(b, model));
  for (const [n, i] of movers.entries()) {
    if (!men.includes(i)) return no('DL-CHG-02', `${nameOf(b, i)} does not charge now.`);
    const start = fromOf(b, i, steps[n]!.path);
    if (!from.starts(i).some((one) => Math.abs(one.x - start.x) <= INCH / 2 && Math.abs(one.y - start.y) <= INCH / 2))
      return no(
        b.models[i]!.where === 'aboard' ? 'DL-TRN-21' : 'DL-BLD-08',
        `${nameOf(b, i)} sets out from the outline of what it is in.`,
      );
    const way = refuseWay(b, i, steps[n]!, start, from.allowance(i));
    if (way) return way;
  }
  const ends = refuseEnds(b, s, steps, movers, named); // DL-CHG-09; beside their transport one may stand close (DL-TRN-25)
  if (ends) return ends;
  return refuseReach(b, s, steps, men, from, targets) ?? refuseSpread(b, s, steps);
}

function byModel(steps: readonly Step[]): Step[] {
  return [...steps].sort((p, q) => (p.model < q.model ? -1 : 1));
}

function refuseSpread(b: Battle, s: number, steps: readonly Step[]): Ruling {
  if (keepsUp(b, s, steps)) return null;
  const rule = hullsOf(b, s).length > 0 ? 'DL-TRN-22' : 'DL-COH-04';
  return no(rule, `${sectionName(b, s)} would not hang together.`);
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
  const built = build(b, s, targets)!;
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
      const length = lengthOf(isUnderRoof(b, i) ? path : [b.models[i]!, ...path]);
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
  if (b.sections[s]!.house !== null || isEmbarked(b, s)) return yield* comeOutAnyway(t, doing);
  const question = ask('Move', sideOfSection(b, s), { section: sectionName(b, s) });
  const { steps } = yield* put(t, question, () => ({ type: 'Move' as const, steps: [] }));
  noteFlight(b, doing, steps);
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  doing.moved = doing.moved || steps.length > 0;
  tell(t, { type: 'moved', rule: 'DL-CHG-08', section: sectionName(b, s), action: 'charge', steps });
  yield* follow(t, s, followAction(b, s), doing);
}

/** From a house or a hull they are placed as when leaving it, or stay inside where there is no room (DL-CHG-08). */
function* comeOutAnyway(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s, sallied } = doing;
  const answers = exitAnswers(b, s);
  if (answers.length === 0) return;
  const { steps } = yield* put(t, ask('Exit', sideOfSection(b, s), { section: sectionName(b, s) }), () => answers[0]!);
  leaveHouse(b, s);
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  doing.moved = true;
  tell(t, { type: 'moved', rule: 'DL-CHG-08', section: sectionName(b, s), action: 'exit', steps });
  if (!sallied) yield* follow(t, s, 'exitCharge', doing);
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
