import { distanceSquared, isWithin, overlaps } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  areWithin,
  isChain,
  isEmbarked,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
  standingOf,
} from '../figures.js';
import { comeOutTo, goalsFor } from '../formations.js';
import { CONTACT, EPS } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, type Doing, doingOf, modelAt, nameOf, type Spot, sectionName, sideOfSection } from '../state.js';
import { put, tell } from './agreement.js';
import { outline } from './buildings.js';
import { hullsOf, ridersOf } from './cargo.js';
import { canSallyAt, chargeHome } from './charges.js';
import { takeSteps } from './falling-back.js';
import { lineUp, no, type Ruling, refuseEnds, refuseNames, refuseSpot, refuseWay, type Step } from './movement.js';
import { obstaclesFor, wayTo } from './movement-cost.js';

// Getting out (DL-TRN-17 to DL-TRN-22): at the end of a move, as a charge, or because those on foot are charged (DL-TRN-36).

const SALLY = spoken('cargo.sally');

/** Whether the riders of a section may get out now (DL-TRN-13, DL-TRN-17, DL-TRN-34). */
export function mayDisembark(b: Battle, { section: s, action, embarked, ended }: Doing): boolean {
  if (ended || embarked || b.sections[s]!.where !== 'table' || ridersOf(b, s).length === 0) return false;
  return action === 'hold' || action === 'advance';
}

/** Whether a hull lets its passengers out into melee (DL-TRN-21, DL-MAR-06). */
export function hasWayOut(b: Battle, hull: number): boolean {
  return mayBe(false, SALLY, { of: profileAt(b, hull) });
}

/** DL-TRN-21, DL-TRN-83: not under two markers, and not for a part of a section (DL-TRN-60). */
export function refuseSally(b: Battle, s: number): Ruling {
  const name = sectionName(b, s);
  if (!isEmbarked(b, s)) return no('DL-TRN-60', `Only a section that is all aboard sallies; ${name} may just get out.`);
  if (b.sections[s]!.shaken >= 2) return no('DL-TRN-83', `${name} is too shaken to sally.`);
  const shut = ridersOf(b, s).find((i) => !hasWayOut(b, b.models[i]!.carrier!));
  if (shut !== undefined) return no('DL-TRN-21', `${nameOf(b, b.models[shut]!.carrier!)} is closed.`);
  return canSallyAt(b, s) ? null : no('DL-CHG-03', `${name} reaches nobody from its transport.`);
}

/** Whether all who ride may get out so (DL-TRN-18, DL-TRN-19). `near` are enemies they may come near: those who charge them. */
export function refuseGettingOut(b: Battle, s: number, steps: readonly Step[], near: readonly number[] = []): Ruling {
  const named = refuseNames(b, s, steps);
  if (named) return named;
  const riders = ridersOf(b, s);
  const movers = steps.map(({ model }) => modelAt(b, model));
  for (const [n, i] of movers.entries()) {
    if (!riders.includes(i)) return no('DL-TRN-18', `${nameOf(b, i)} is not aboard.`);
    const [start] = steps[n]!.path;
    if (!start || !isWithin(shapeAt(b, i, start), shapeOf(b, i), CONTACT))
      return no('DL-TRN-18', `${nameOf(b, i)} sets out in contact with the hull.`);
    const way = refuseWay(b, i, steps[n]!, start, profileAt(b, i).mv);
    if (way) return way;
  }
  const ends = refuseEnds(b, s, steps, movers, near);
  if (ends) return ends;
  const { models, shapes } = lineUp(b, s, steps);
  return isChain(b, models, shapes, spacingOf(b, s))
    ? null
    : no('DL-COH-04', `${sectionName(b, s)} would not hang together with its transport.`);
}

export function refuseDisembark(b: Battle, s: number, answer: AnswerOf<'Disembark'>): Ruling {
  if (answer.type === 'Sally') return refuseSally(b, s);
  if (answer.type !== 'Disembark') return null;
  if (answer.steps.length !== ridersOf(b, s).length)
    return no('DL-TRN-19', 'All who are aboard get out, or nobody does.');
  return refuseGettingOut(b, s, answer.steps);
}

export function disembarkAnswers(b: Battle, s: number): AnswerOf<'Disembark'>[] {
  const allowance = (i: number): number => profileAt(b, i).mv;
  const ways = goalsFor(b, s).flatMap((goal) => {
    const steps = comeOutTo(b, s, goal, allowance, ridersOf(b, s));
    return steps !== null && refuseDisembark(b, s, { type: 'Disembark', steps }) === null ? [steps] : [];
  });
  const spelled = ways.map((steps) => JSON.stringify(steps));
  const plain = ways.flatMap((steps, n) =>
    spelled.indexOf(spelled[n]!) === n ? [{ type: 'Disembark' as const, steps }] : [],
  );
  return [{ type: 'Pass' }, ...plain, ...(refuseSally(b, s) === null ? [{ type: 'Sally' as const }] : [])];
}

/** M6. */
export function* disembark(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  if (!mayDisembark(b, doing) || disembarkAnswers(b, s).length < 2) return;
  const question = ask('Disembark', sideOfSection(b, s), { section: sectionName(b, s) });
  const answer = yield* put(t, question, () => ({ type: 'Pass' as const }));
  if (answer.type === 'Sally') {
    doing.sallied = true;
    yield* chargeHome(t, doing);
  } else if (answer.type === 'Disembark') {
    getOut(b, doing, answer.steps);
    tell(t, { type: 'disembarked', rule: 'DL-TRN-17', section: sectionName(b, s), steps: answer.steps });
  }
}

/** Who gets out has moved (DL-TRN-20, DL-MOV-06). */
export function getOut(b: Battle, doing: Doing | null, steps: readonly Step[]): void {
  takeSteps(b, steps);
  for (const { model } of steps) b.models[modelAt(b, model)]!.moved = true;
  if (doing) doing.moved = true;
}

/** Of those on foot who are charged, the riders come out as far as there is room (DL-TRN-36); an inch off the enemy is not asked. */
export function comeOutAnswers(b: Battle, s: number): { readonly type: 'ComeOut'; readonly steps: Step[] }[] {
  const goals = standingOf(b, s).map((i) => shapeOf(b, i).at);
  const found = goals.slice(0, 3).map((goal) => out(b, s, goal));
  const most = Math.max(0, ...found.map((steps) => steps.length));
  const spelled = found.map((steps) => JSON.stringify(steps));
  return found
    .filter((steps, n) => steps.length === most && spelled.indexOf(spelled[n]!) === n)
    .map((steps) => ({ type: 'ComeOut', steps }));
}

function out(b: Battle, s: number, goal: Spot): Step[] {
  const steps: Step[] = [];
  let waiting = ridersOf(b, s);
  for (;;) {
    const step = waiting.map((i) => roomOutside(b, s, i, steps, goal)).find((one) => one !== null);
    if (!step) return steps;
    steps.push(step);
    waiting = waiting.filter((i) => nameOf(b, i) !== step.model);
  }
}

/** A way out for one more rider beside those who are out already. */
function roomOutside(b: Battle, s: number, i: number, before: readonly Step[], goal: Spot): Step | null {
  const { models, shapes } = lineUp(b, s, before);
  const foes = chargersAt(b, s);
  const obstacles = obstaclesFor(b, i);
  const near = [...outline(b, i)].sort((p, q) => distanceSquared(p, goal) - distanceSquared(q, goal));
  for (const at of near) {
    const shape = shapeAt(b, i, at);
    if (shapes.some((other) => overlaps(shape, other, EPS))) continue;
    if (!models.some((k, n) => areWithin(shape, shapes[n]!, reachBetween(b, i, k) + spacingOf(b, s)))) continue;
    if (refuseSpot(b, i, shape, { near: foes, absent: models }) !== null) continue;
    if (wayTo(b, i, at, at, profileAt(b, i).mv, obstacles) !== null) return { model: nameOf(b, i), path: [at] };
  }
  return null;
}

function chargersAt(b: Battle, s: number): number[] {
  return b.act?.group.flatMap(({ section, charges }) => (charges.includes(s) ? [section] : [])) ?? [];
}

export function refuseComeOut(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const refusal = refuseGettingOut(b, s, steps, chargersAt(b, s));
  if (refusal) return refusal;
  const left = ridersOf(b, s).filter((i) => steps.every(({ model }) => model !== nameOf(b, i)));
  const room = left.find((i) => roomOutside(b, s, i, steps, shapeOf(b, i).at) !== null);
  return room === undefined ? null : no('DL-TRN-36', `There is room for ${nameOf(b, room)} as well.`);
}

/** M5: passengers of every partly embarked section that was charged (DL-TRN-36). */
export function* comeOut(t: BattleTable, targets: readonly number[]): Play<void> {
  const b = t.state;
  for (const s of targets) {
    if (b.sections[s]!.where !== 'table' || ridersOf(b, s).length === 0 || hullsOf(b, s).length === 0) continue;
    const answers = comeOutAnswers(b, s);
    if (answers.every(({ steps }) => steps.length === 0)) continue;
    const question = ask('ComeOut', sideOfSection(b, s), { section: sectionName(b, s) });
    const { steps } = yield* put(t, question, () => answers[0]!);
    getOut(b, doingOf(b, s), steps);
    tell(t, { type: 'disembarked', rule: 'DL-TRN-36', section: sectionName(b, s), steps });
  }
}
