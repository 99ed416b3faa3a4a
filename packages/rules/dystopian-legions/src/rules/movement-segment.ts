import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { actsAsIronclads, isCoherent, isEmbarked, isType, living, menOf, standingOf } from '../figures.js';
import { exitAnswers, goalsFor, inTheWayOf, marchesTo } from '../formations.js';
import { areaAt, groundOf } from '../ground.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import {
  type Battle,
  type Doing,
  doingOf,
  type MoveAction,
  modelAt,
  type Spot,
  sectionName,
  sideOfSection,
} from '../state.js';
import { pick, put, tell } from './agreement.js';
import { canAttack } from './attacks.js';
import { goIn, housesFor } from './buildings.js';
import { chargeHome, leaveHouse, mayCharge, refuseFailedCharge } from './charges.js';
import { disembark } from './disembarking.js';
import { takeSteps } from './falling-back.js';
import { noteFlight, notePassed } from './flight.js';
import { follow, followersOf } from './following.js';
import { remove } from './happening.js';
import { getUp, offerDive } from './hit-the-deck.js';
import { homewardPlan, leavesTable, refuseHomeward, walkersOf } from './homeward.js';
import { driveHull, hullMarch, hullSteps, refuseHulls } from './ironclads.js';
import { setOffMines, tripHouse } from './mines.js';
import { isRetreating } from './morale.js';
import { moversOf, no, type Ruling, refuseMove, type Step } from './movement.js';
import { openFire } from './open-fire.js';
import { refuseRetreatToTerrain, retreatAnswers } from './ordered-retreat.js';
import { isUnder, orders } from './orders.js';
import { mendingSteps } from './regaining.js';
import { newFire } from './shooting.js';
import { bringGuns } from './towing.js';

// The Movement Segment of one section (3.3 M1 to M8).

const EARLY = spoken('actions.earlyFire');
const DOUBLE = spoken('actions.double');

export function* moveSection(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  yield* earlyFire(t, doing);
  if (doing.ended) return;
  yield* orders(t, s, 'movement'); // M2
  const side = sideOfSection(b, s);
  const about = { section: sectionName(b, s) };
  const actions = actionsOf(b, s);
  const { action } = yield* pick(
    t,
    ask('ChooseAction', side, about),
    actions.map((one) => ({ type: 'ChooseAction', action: one }) as const),
  );
  doing.action = action;
  tell(t, { type: 'action', rule: 'DL-MOV-01', section: about.section, action });
  yield* carryOut(t, doing);
  yield* setOffMines(t);
  if (doing.ended || b.sections[s]!.where !== 'table') return;
  yield* bringGuns(t, s); // DL-TOW-04
  yield* disembark(t, doing); // M6
  yield* setOffMines(t);
  if (doing.ended || b.sections[s]!.where !== 'table') return;
  if (isCoherent(b, s, 0)) b.sections[s]!.spread = isUnder(b, s, 'spreadOut') && b.sections[s]!.spread; // DL-ORD-15c, DL-ORD-15d
  if (!isChargeAction(action) && !doing.sallied) yield* offerDive(t, s); // M7
  if (b.sections[s]!.where === 'table') yield* orders(t, s, 'movement'); // M8
}

const isChargeAction = (action: MoveAction): boolean => action === 'charge' || action === 'exitCharge';

/** M1: Run and Gun. */
function* earlyFire(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  if (!mayFireEarly(b, s)) return;
  const answers = [false, true].map((fire) => ({ type: 'EarlyFire', fire }) as const);
  const { fire } = yield* pick(t, ask('EarlyFire', sideOfSection(b, s), { section: sectionName(b, s) }), answers);
  if (!fire) return;
  doing.earlyShot = true;
  yield* openFire(t, newFire('early', [s], null));
}

export function mayFireEarly(b: Battle, s: number): boolean {
  return mayBe(false, EARLY, { living: living(b, s) }) && canAttack(b, newFire('early', [s], null));
}

/** What a section may choose (M3), in an order that puts the steady first. */
export function actionsOf(b: Battle, s: number): MoveAction[] {
  const doing = doingOf(b, s)!;
  const all: MoveAction[] = [
    'hold',
    'advance',
    'double',
    'charge',
    'enter',
    'enterDouble',
    'exit',
    'exitCharge',
    'bellies',
    'retreat',
    'retreatToTerrain',
  ];
  return all.filter((action) => refuseAction(b, doing, action) === null);
}

/** Whether a section may choose an action now (DL-MOV-01 and what limits it): coherency is looked at first (DL-ACT-02), houses after it (DL-MOV-11). */
export function refuseAction(b: Battle, doing: Doing, action: MoveAction): Ruling {
  const { section: s, earlyShot } = doing;
  const name = sectionName(b, s);
  const inHouse = b.sections[s]!.house !== null;
  const together = isCoherent(b, s);
  if (isRetreating(b, s)) return refuseRetreating(b, s, action);
  if (action === 'retreat' || action === 'retreatToTerrain')
    return no('DL-RET-01', `${name} is not in Ordered Retreat.`);
  if (isUnder(b, s, 'standFast') && action !== 'hold') return no('DL-ORD-16a', `${name} stands fast.`);
  if (isUnder(b, s, 'onYourBellies') !== (action === 'bellies'))
    return action === 'bellies' || action !== 'hold' ? no('DL-ORD-18', `${name} crawls, or holds its ground.`) : null;
  if (action === 'double' && !mayBe(true, DOUBLE, { living: living(b, s), earlyShot }))
    return no('DL-MAR-31c', `${name} has fired, and may not move At the Double.`);
  if (action === 'double' && b.match.config.spreadOutAdvanceOnly && isUnder(b, s, 'spreadOut'))
    return no('DL-ORD-15', `${name} has spread out, and may only Advance.`);
  if (inHouse) return refuseInHouse(b, doing, action);
  if (isEmbarked(b, s)) return refuseEmbarked(b, doing, action);
  if (action === 'exit' || action === 'exitCharge') return no('DL-BLD-07', `${name} is in no building.`);
  if (!together && action !== 'advance' && action !== 'double')
    return no('DL-COH-05', `${name} must come back together.`);
  if (action === 'charge') return mayCharge(b, s) ? null : no('DL-CHG-03', `${name} reaches nobody it could charge.`);
  if (action === 'enter' || action === 'enterDouble')
    return housesFor(b, { ...doing, action }).length > 0 ? null : no('DL-BLD-05', `${name} reaches no empty building.`);
  return null;
}

/** All aboard: as a section of ironclads (DL-TRN-14), and not At the Double where it has just got in (DL-TRN-13). */
function refuseEmbarked(b: Battle, { section: s, embarked }: Doing, action: MoveAction): Ruling {
  const name = sectionName(b, s);
  if (action === 'double') return embarked ? no('DL-TRN-13', `${name} has only just got in.`) : null;
  if (action === 'advance') return null;
  if (action === 'hold') return isCoherent(b, s) ? null : no('DL-COH-05', `${name} must come back together.`);
  return no('DL-TRN-14', `${name} is embarked, and acts as its transport does.`);
}

function refuseInHouse(b: Battle, doing: Doing, action: MoveAction): Ruling {
  const { section: s } = doing;
  const name = sectionName(b, s);
  const apart = !isCoherent(b, s) && followersOf(b, s).length > 0;
  if (action === 'advance' || action === 'double')
    return apart ? null : no('DL-COH-80', `${name} keeps its building; its transport does not move by itself.`);
  if (action === 'hold') return apart ? no('DL-COH-05', `${name} must come back together with its transport.`) : null;
  if (action === 'exit') return exitAnswers(b, s).length > 0 ? null : no('DL-BLD-07', `${name} finds no room outside.`);
  if (action === 'exitCharge')
    return mayCharge(b, s) ? null : no('DL-CHG-03', `${name} reaches nobody it could charge.`);
  return no('DL-BLD-07', `${name} is in a building: it holds it or leaves it.`);
}

/** DL-RET-01, DL-RET-02, DL-RET-07. */
function refuseRetreating(b: Battle, s: number, action: MoveAction): Ruling {
  const name = sectionName(b, s);
  if (action === 'retreat') return null;
  if (action === 'retreatToTerrain')
    return retreatAnswers(b, s).length > 0 ? null : no('DL-RET-02', `${name} reaches no ground that it could defend.`);
  return no('DL-RET-07', `${name} is in Ordered Retreat.`);
}

function* carryOut(t: BattleTable, doing: Doing): Play<void> {
  switch (doing.action!) {
    case 'hold':
      return yield* hold(t, doing);
    case 'charge':
    case 'exitCharge':
      return yield* chargeHome(t, doing);
    case 'enter':
    case 'enterDouble':
      return yield* enter(t, doing);
    case 'exit':
      return yield* exit(t, doing);
    case 'retreat':
    case 'retreatToTerrain':
      return yield* retreat(t, doing);
    case 'double':
      yield* orders(t, doing.section, 'run');
      return yield* march(t, doing);
    default:
      return yield* march(t, doing);
  }
}

/** Nobody moves but who may look around (DL-MOV-08). */
function* hold(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  const turns = actsAsIronclads(b, s) || moversOf(b, s, 'hold').length > 0;
  if (b.sections[s]!.house === null && turns) yield* march(t, doing);
  else yield* follow(t, s, 'hold', doing);
}

/** Moves models by their paths, and notes what they went over and past. */
function* march(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s, action } = doing;
  if (action !== 'bellies' && action !== 'hold') yield* getUp(t, s, action === 'double');
  if (b.sections[s]!.where !== 'table') return;
  if (b.sections[s]!.house !== null) return yield* follow(t, s, action!, doing); // DL-COH-80
  const { steps } = yield* put(t, ask('Move', sideOfSection(b, s), { section: sectionName(b, s) }), () => ({
    type: 'Move' as const,
    steps: [],
  }));
  if (!actsAsIronclads(b, s)) {
    go(t, doing, steps, 'DL-MOV-02');
    return yield* follow(t, s, action!, doing);
  }
  for (const step of steps) if (b.result === null) yield* driveHull(t, doing, step);
}

function go(t: BattleTable, doing: Doing, steps: readonly Step[], rule: 'DL-MOV-02' | 'DL-BLD-07' | 'DL-RET-01'): void {
  const b = t.state;
  const { section: s, action } = doing;
  noteFlight(b, doing, steps);
  if (action === 'double' && isType(b, s, 'cavalry')) notePassed(b, doing, steps);
  const left = steps.filter(({ model, path }) => isElsewhere(b, modelAt(b, model), path.at(-1)));
  leaveHouse(b, s);
  takeSteps(b, steps);
  for (const { model } of left) b.models[modelAt(b, model)]!.moved = true; // DL-MOV-06
  doing.moved = doing.moved || left.length > 0;
  tell(t, { type: 'moved', rule, section: sectionName(b, s), action, steps });
}

function isElsewhere(b: Battle, i: number, end: Spot | undefined): boolean {
  const m = b.models[i]!;
  return end !== undefined && (m.where !== 'table' || end.x !== m.x || end.y !== m.y);
}

/** Candidates for a section's move: towards each of its goals, half as far, and not at all. */
export function moveAnswers(b: Battle, s: number): Extract<AnswerOf<'Move'>, { type: 'Move' }>[] {
  const doing = doingOf(b, s)!;
  const found: Step[][] = [];
  const stay: Step[] = [];
  if (actsAsIronclads(b, s)) return hullAnswers(b, doing);
  const failed = b.charge?.failed === true;
  if (refuseMoving(b, s, stay) === null) found.push(stay);
  const inTheWay = inTheWayOf(b);
  for (const goal of failed ? [b.charge!.toward] : goalsFor(b, s))
    for (const steps of marchesTo(b, doing, goal, inTheWay)) if (refuseMoving(b, s, steps) === null) found.push(steps);
  if (found.length === 0) found.push(...mending(b, doing));
  const spelled = found.map((steps) => JSON.stringify(steps));
  return found.filter((_, n) => spelled.indexOf(spelled[n]!) === n).map((steps) => ({ type: 'Move', steps }));
}

function hullAnswers(b: Battle, doing: Doing): Extract<AnswerOf<'Move'>, { type: 'Move' }>[] {
  const hulls = standingOf(b, doing.section);
  const mates = hulls.flatMap((to) => hulls.map((i) => hullSteps(b, i, b.models[to]!, doing.action!)));
  const all = [[], ...goalsFor(b, doing.section).map((goal) => hullMarch(b, doing, goal)), ...mates];
  const spelled = all.map((steps) => JSON.stringify(steps));
  return all
    .filter((steps, n) => spelled.indexOf(spelled[n]!) === n && refuseHulls(b, doing, steps) === null)
    .map((steps) => ({ type: 'Move', steps }));
}

/** Coming back together, as the benchmark does it (DL-GEO-36). */
function mending(b: Battle, doing: Doing): Step[][] {
  return mendingSteps(b, doing.section, doing.action!).filter((steps) => refuseMove(b, doing, steps) === null);
}

export function refuseMoving(b: Battle, s: number, steps: readonly Step[]): Ruling {
  const doing = doingOf(b, s)!;
  if (actsAsIronclads(b, s)) return refuseHulls(b, doing, steps);
  // who was torn apart comes back together first, even away from the enemy (DL-COH-05)
  const bound = b.charge?.failed === true && isCoherent(b, s);
  return refuseMove(b, doing, steps) ?? (bound ? refuseFailedCharge(b, steps) : null);
}

function* enter(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s, action } = doing;
  yield* getUp(t, s, action === 'enterDouble');
  if (b.sections[s]!.where !== 'table') return;
  const answers = housesFor(b, doing).map((house) => ({ type: 'Enter', house: groundOf(b).areas[house]!.id }) as const);
  if (answers.length === 0) return;
  const { house } = yield* pick(t, ask('Enter', sideOfSection(b, s), { section: sectionName(b, s) }), answers);
  goIn(b, s, areaAt(b, house));
  for (const i of menOf(b, s)) tripHouse(b, i, areaAt(b, house));
  for (const i of menOf(b, s)) b.models[i]!.moved = true;
  doing.moved = true;
  tell(t, { type: 'entered', rule: action === 'enter' ? 'DL-BLD-05' : 'DL-BLD-06', section: sectionName(b, s), house });
  yield* follow(t, s, action!, doing);
}

function* exit(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s } = doing;
  yield* getUp(t, s, false);
  const question = ask('Exit', sideOfSection(b, s), { section: sectionName(b, s) });
  const { steps } = yield* put(t, question, () => exitAnswers(b, s)[0]!);
  go(t, doing, steps, 'DL-BLD-07');
  yield* follow(t, s, 'exit', doing);
}

/** DL-RET: home, or into ground that can be defended. */
function* retreat(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const { section: s, action } = doing;
  yield* getUp(t, s, false);
  const how = { section: s, past: [] };
  if (action === 'retreat' && b.match.config.retreatOffTable === 'remove' && leavesTable(b, how))
    return remove(t, null, s, 'fled'); // DL-RET-06
  if (walkersOf(b, s).length === 0) return;
  b.retiring = action === 'retreat' ? how : null;
  const question = ask('FallBack', sideOfSection(b, s), { section: sectionName(b, s) });
  const { steps } = yield* put(t, question, () => fallBackAnswers(b, s)[0]!);
  b.retiring = null;
  go(t, doing, steps, 'DL-RET-01');
  yield* follow(t, s, 'retreat', doing);
}

type FallBackAnswer = Extract<AnswerOf<'FallBack'>, { type: 'FallBack' }>;

export function fallBackAnswers(b: Battle, s: number): FallBackAnswer[] {
  if (b.retiring !== null) return [{ type: 'FallBack', steps: homewardPlan(b, b.retiring).steps as Step[] }];
  return retreatAnswers(b, s).map((steps) => ({ type: 'FallBack', steps }));
}

export function refuseFallBack(b: Battle, s: number, steps: readonly Step[]): Ruling {
  return b.retiring !== null ? refuseHomeward(b, b.retiring, steps) : refuseRetreatToTerrain(b, s, steps);
}
