import { distanceSquared, isNearerThan, overlaps, type Shape, scatteredBy, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  actsAsIronclads,
  facingOf,
  isChain,
  livingOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
} from '../figures.js';
import { EPS, INCH } from '../inches.js';
import {
  type Battle,
  type Charge,
  type Doing,
  type MoveAction,
  modelAt,
  nameOf,
  newDoing,
  type Spot,
  sectionName,
  sideOfSection,
} from '../state.js';
import { put } from './agreement.js';
import { hullsOf, walkingOf } from './cargo.js';
import { driveHull, hullSteps, refuseHull, refuseMates, sweptBy } from './ironclads.js';
import { no, type Ruling, refuseNames, type Step } from './movement.js';

// The transports of a section on foot go where it goes (DL-TRN-07 to DL-TRN-09): after its models, by a move of their own.

/** Transports that follow: those of a section with somebody on foot or in a house. */
export function followersOf(b: Battle, s: number): number[] {
  return actsAsIronclads(b, s) ? [] : hullsOf(b, s);
}

/** Actions with which a transport may go as far as twice its MV (DL-TRN-07). */
const FAR: readonly MoveAction[] = ['double', 'charge', 'exitCharge', 'enterDouble'];

/** How a transport counts as moving (DL-TRN-63): At the Double only if it goes farther than its MV. */
export function paceOf(b: Battle, i: number, { path }: Step, action: MoveAction): MoveAction {
  if (action === 'hold') return 'hold';
  let [from, way]: [Spot, number] = [b.models[i]!, 0];
  for (const to of path) {
    way += Math.sqrt(distanceSquared(from, to));
    from = to;
  }
  return way > profileAt(b, i).mv + EPS ? 'double' : 'advance';
}

/** The battle with some models already where their paths end. */
export function after(b: Battle, steps: readonly Step[]): Battle {
  if (steps.length === 0) return b;
  const models = b.models.slice();
  for (const { model, path, facing } of steps) {
    const i = modelAt(b, model);
    const m = models[i]!;
    const end = path.at(-1);
    models[i] = {
      ...m,
      ...(end && { x: end.x, y: end.y, where: 'table', carrier: null }),
      ...(facing && { fx: facing.x, fy: facing.y }),
    };
  }
  return { ...b, models };
}

/** How far apart a section stands; 0 where it hangs together. Those under one roof count once (DL-COH-06). */
export function apartness(b: Battle, s: number): number {
  const all = livingOf(b, s).filter((i) => b.models[i]!.where !== 'aboard');
  const house = all.findIndex((i) => b.models[i]!.where === 'house');
  const models = all.filter((i, k) => b.models[i]!.where !== 'house' || k === house);
  const shapes = models.map((i) => shapeOf(b, i));
  if (isChain(b, models, shapes, spacingOf(b, s))) return 0;
  return Math.max(
    1,
    scatteredBy(shapes, (p, q) => reachBetween(b, models[p]!, models[q]!)),
  );
}

/** A hull keeps off models of a section that its own men charge (DL-TRN-63). */
function refuseNearCharged(b: Battle, i: number, step: Step, pace: MoveAction, charge: Charge | null): Ruling {
  if (charge === null) return null;
  const swept = [...sweptBy(b, i, step, pace)];
  const foes = charge.targets.flatMap((target) => walkingOf(b, target)).filter((j) => b.models[j]!.where === 'table');
  const met = foes.find((j) =>
    swept.some((one) => isNearerThan(one, shapeOf(b, j), 1) || overlaps(one, shapeOf(b, j), 0)),
  );
  return met === undefined ? null : no('DL-TRN-63', `${nameOf(b, i)} keeps off ${nameOf(b, met)}, who is charged.`);
}

/** One transport's way behind its section. */
function refuseBehind(b: Battle, i: number, step: Step, action: MoveAction): Ruling {
  const pace = paceOf(b, i, step, action);
  if (pace === 'hold' && step.path.length > 0)
    return no('DL-TRN-62', `${nameOf(b, i)} stays while its section holds its ground.`);
  if (pace === 'double' && !FAR.includes(action))
    return no('DL-TRN-07', `${nameOf(b, i)} goes as far as its MV behind its section.`);
  return refuseNearCharged(b, i, step, pace, b.charge) ?? refuseHull(b, i, step, pace);
}

/** Whether the transports of a section may follow so (DL-TRN-07 to DL-TRN-09, DL-TRN-62). */
export function refuseFollow(
  b: Battle,
  s: number,
  action: MoveAction,
  steps: readonly Step[],
  own: readonly Step[] | null = null,
): Ruling {
  const refusal = refuseWays(b, s, action, steps);
  if (refusal) return refusal;
  const end = apartness(after(b, steps), s);
  if (end === 0) return null;
  const best = apartness(after(b, own ?? followSteps(b, s, action)), s);
  return best > 0 && end <= best + INCH / 2
    ? null
    : no('DL-TRN-02', `${sectionName(b, s)} would not hang together with its transport.`);
}

function refuseWays(b: Battle, s: number, action: MoveAction, steps: readonly Step[]): Ruling {
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const hulls = followersOf(b, s);
  const ends: Shape[] = [];
  for (const step of steps) {
    const i = modelAt(b, step.model);
    if (!hulls.includes(i)) return no('DL-TRN-07', `${step.model} is no transport that follows.`);
    const refusal = refuseBehind(b, i, step, action) ?? refuseMates(b, i, step, paceOf(b, i, step, action), ends);
    if (refusal) return refusal;
    ends.push(shapeAt(b, i, step.path.at(-1) ?? b.models[i]!, step.facing ?? facingOf(b.models[i]!)));
  }
  return null;
}

/** Of a longer way: straight on, then towards the goal (DL-IRN-03). */
function turningWays(b: Battle, i: number, goal: Spot, most: number): Step[] {
  const m = b.models[i]!;
  const ways: Step[] = [];
  for (const ahead of [0.75, 0.5, 0.25, 0]) {
    const turn = ahead === 0 ? { x: m.x, y: m.y } : stepFrom(m, facingOf(m), 0, most * ahead);
    const towards = { x: goal.x - turn.x, y: goal.y - turn.y };
    const far = Math.sqrt(distanceSquared(turn, goal));
    if (far < INCH) continue;
    for (const share of [1, 0.75, 0.5]) {
      const at = stepFrom(turn, towards, 0, Math.min(most * (1 - ahead), far) * share);
      const path = ahead === 0 ? [{ x: m.x, y: m.y }, at] : [turn, at];
      ways.push({ model: nameOf(b, i), path, facing: towards });
    }
  }
  return ways;
}

/** Ways of a transport towards a place, as far as an action lets it. */
function waysTo(b: Battle, i: number, goal: Spot, action: MoveAction): Step[] {
  if (action === 'hold') return [];
  const near = hullSteps(b, i, goal, 'advance');
  if (!FAR.includes(action)) return near;
  return [...near, ...hullSteps(b, i, goal, 'double'), ...turningWays(b, i, goal, 2 * profileAt(b, i).mv)];
}

/** The referee's own way of following: each transport stays where it may, else it goes to somebody of its section. */
export function followSteps(b: Battle, s: number, action: MoveAction): Step[] {
  const hulls = followersOf(b, s);
  let best: { readonly steps: Step[]; readonly apart: number } = { steps: [], apart: apartness(b, s) };
  if (best.apart === 0 || hulls.length === 0 || action === 'hold') return best.steps;
  const goals = walkingOf(b, s).map((i) => middle(shapeOf(b, i)));
  for (const i of hulls) {
    const { steps: before } = best;
    const ends = before.map(({ model }) => shapeOf(after(b, before), modelAt(b, model)));
    const near = [...goals].sort((p, q) => distanceSquared(p, b.models[i]!) - distanceSquared(q, b.models[i]!));
    for (const goal of near.slice(0, GOALS)) {
      for (const step of waysTo(b, i, goal, action)) {
        if (refuseBehind(b, i, step, action) || refuseMates(b, i, step, paceOf(b, i, step, action), ends)) continue;
        const steps = [...before, step];
        const apart = apartness(after(b, steps), s);
        if (apart < best.apart) best = { steps, apart };
        if (apart === 0) return steps;
      }
    }
  }
  return best.steps;
}
const GOALS = 3;

function middle({ left, right, top, bottom }: Shape): Spot {
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

/** Whether the transports of a section can still come into coherency when its men stand so (DL-TRN-08). */
export function apartAfter(b: Battle, s: number, action: MoveAction): number {
  return followersOf(b, s).length === 0 ? apartness(b, s) : apartness(after(b, followSteps(b, s, action)), s);
}

type FollowAnswer = Extract<AnswerOf<'Follow'>, { type: 'Follow' }>;

/** To stay, to keep up, and the first way that may be gone towards each of some goals. */
export function followAnswers(b: Battle, s: number, action: MoveAction, goals: readonly Spot[]): FollowAnswer[] {
  const own = followSteps(b, s, action);
  const may = (steps: readonly Step[]): boolean => refuseFollow(b, s, action, steps, own) === null;
  const ways = goals.slice(0, OFFERED).flatMap((goal) =>
    followersOf(b, s).flatMap((i) => {
      const way = waysTo(b, i, goal, action).find((one) => may([one]));
      return way ? [[way]] : [];
    }),
  );
  const all: Step[][] = [...[own, []].filter(may), ...ways];
  const spelled = all.map((steps) => JSON.stringify(steps));
  return all.filter((_, n) => spelled.indexOf(spelled[n]!) === n).map((steps) => ({ type: 'Follow', steps }));
}
const OFFERED = 5;

/** Asks for the transports of a section that has gone its way, and drives them. `doing` is null outside its activation. */
export function* follow(t: BattleTable, s: number, action: MoveAction, doing: Doing | null): Play<void> {
  const b = t.state;
  if (b.sections[s]!.where !== 'table' || followersOf(b, s).length === 0 || b.result !== null) return;
  const question = ask('Follow', sideOfSection(b, s), { section: sectionName(b, s), action });
  const { steps } = yield* put(t, question, () => ({ type: 'Follow' as const, steps: [] }));
  for (const step of steps) {
    if (b.result !== null) return;
    yield* driveHull(t, doing ?? newDoing(s), step, paceOf(b, modelAt(b, step.model), step, action));
  }
}
