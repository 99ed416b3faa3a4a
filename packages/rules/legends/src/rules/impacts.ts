import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { activeHero, type Hero, type Scene, seatOf } from '../state.js';
import { isBuilding, isHero, pieceAt } from '../tables.js';
import { BUMP_BELOW, EPS, roundDown, SEGMENT_END } from '../terms.js';
import { decide } from './agreement.js';
import { pieceStruckOf, removeBuilding } from './buildings.js';
import { comeThrough, farSide, passThrough, subjectOf } from './come-through.js';
import { suffer } from './defend.js';
import { collapseIfDue, demoToken } from './demolition-man.js';
import { heroLanding } from './hero-landing.js';
import { type Hit, isBigEnough, type Numbers, numbersOf } from './impetus.js';
import type { Motion } from './motion.js';
import { takeOff } from './removal.js';
import { inOrder } from './resolution-order.js';

// Chapter Impacts: what happens when a moving thing comes to touch another.

/** What became of the meeting, for the mover. */
export type Met = 'blocked' | 'passed' | 'moverGone';

/** The windows of one hit, in the order of the book (LG-IMP-01). */
export function* meet(t: SceneTable, m: Motion, hit: Hit): Play<Met> {
  const s = t.state;
  const numbers = numbersOf(s, m, hit); // LG-IMP-15
  if (m.own && (yield* comeThrough(t, m, hit))) {
    if (isBuilding(s, hit.thing)) yield* collapseIfDue(t, hit.thing);
    return isGone(s, m.thing) ? 'moverGone' : 'passed';
  }
  if (isGone(s, m.thing)) return 'moverGone';
  if (isBump(s, m, hit, numbers)) {
    const rule = !hit.obstacle ? 'LG-GEN-06' : isBigEnough(s, m.thing) ? 'LG-IMP-06' : 'LG-IMP-02';
    if (t.logging) t.log({ type: 'bumped', rule, thing: pieceAt(s, m.thing).id, into: nameOf(s, hit) });
    return 'blocked';
  }
  if (hit.thing < 0 && isHero(s, m.thing) && (yield* heroLanding(t, m, numbers))) return 'blocked';
  const struck = yield* cancelling(t, m, hit, numbers);
  if (struck === null) return isGone(s, m.thing) ? 'moverGone' : 'blocked';
  return yield* impact(t, m, hit, numbers, struck);
}

/** Whether nothing comes of the touch but that the mover is blocked (LG-GEN-06, LG-IMP-02, LG-IMP-06). */
export function isBump(s: Scene, m: Motion, hit: Hit, { impetus }: Numbers): boolean {
  const least = s.match.config.gentleImpacts ? 2 * EPS : BUMP_BELOW;
  return !hit.obstacle || !isBigEnough(s, m.thing) || impetus < least - EPS;
}

const isGone = (s: Scene, i: number): boolean => !pieceAt(s, i).onTable;
const nameOf = (s: Scene, hit: Hit): string | null => (hit.thing < 0 ? null : pieceAt(s, hit.thing).id);
export const pieceName = (s: Scene, hit: Hit): string | null => (hit.panel < 0 ? null : pieceStruckOf(s, hit).id);

/** LG-IMP-05: the Heroes still struck, or null if the Impact is off. With several struck, cancelling saves only the active one. */
function* cancelling(t: SceneTable, m: Motion, hit: Hit, numbers: Numbers): Play<Hero[] | null> {
  const s = t.state;
  const struck = hit.heroes.map((i) => s.heroes[i]!);
  const active = activeHero(s);
  const moves = active !== null && pieceAt(s, m.thing) === active;
  if (active === null || (!moves && !struck.includes(active))) return struck;
  const cancels = yield* askCancel(t, m, hit, active, numbers, moves);
  if (isGone(s, m.thing)) return null;
  if (!cancels) return struck;
  if (t.logging) {
    const mover = pieceAt(s, m.thing).id;
    t.log({ type: 'impactCancelled', rule: 'LG-IMP-05', mover, other: nameOf(s, hit), by: active.id });
  }
  if (moves || struck.length === 1) return null;
  return struck.filter((hero) => hero !== active);
}

function* askCancel(t: SceneTable, m: Motion, hit: Hit, active: Hero, numbers: Numbers, moves: boolean): Play<boolean> {
  const s = t.state;
  const policy = moves && m.policy ? (isHero(s, hit.thing) ? m.policy.heroes : m.policy.walls) : 'ask';
  if (policy !== 'ask') return policy === 'cancel';
  if (m.arrives && m.policy === null && hit.heroes.length === 0 && m.left <= SEGMENT_END + EPS) return true; // LG-MOV-10
  const data = {
    hero: active.id,
    mover: pieceAt(s, m.thing).id,
    other: nameOf(s, hit),
    impetus: numbers.impetus,
    answer: numbers.answer,
  };
  const answer = yield* decide(t, ask('CancelImpact', seatOf(s, active), data));
  return answer?.cancel ?? false;
}

/** The Impact counts: tokens, counters, Fatigue, and what gives way. */
function* impact(t: SceneTable, m: Motion, hit: Hit, numbers: Numbers, struck: readonly Hero[]): Play<Met> {
  const s = t.state;
  const mover = pieceAt(s, m.thing);
  if (t.logging) {
    t.log({
      type: 'impact',
      rule: 'LG-IMP-01',
      mover: mover.id,
      at: [mover.x, mover.y, mover.z],
      other: nameOf(s, hit),
      piece: pieceName(s, hit),
      inches: numbers.inches,
      size: numbers.size,
      toughness: numbers.toughness,
      impetus: numbers.impetus,
      answer: numbers.answer,
    });
  }
  demoToken(t, hit);
  mover.travel = 0;
  if (hit.thing >= 0) pieceAt(s, hit.thing).travel = 0;
  // LG-IMP-09: each Hero suffers the other's impetus
  const blows = new Map<Hero, number>();
  if (isHero(s, m.thing)) blows.set(mover as Hero, roundDown(numbers.answer));
  for (const hero of struck) blows.set(hero, roundDown(numbers.impetus));
  const hurt = [...blows].filter(([, amount]) => amount >= 1).map(([hero]) => hero);
  yield* inOrder(t, hurt, 'fatigue', function* (hero) {
    yield* suffer(t, hero, blows.get(hero)!, 'LG-IMP-09');
    return false;
  });
  const outcome = outcomeOf(t, m, hit, numbers);
  if (isBuilding(s, hit.thing)) yield* collapseIfDue(t, hit.thing); // LG-SCN-25
  return isGone(s, m.thing) ? 'moverGone' : outcome;
}

/** LG-IMP-10, LG-IMP-11: equal is not enough. */
export const isBroken = (impetus: number, toughness: number): boolean => impetus > toughness + EPS;

/** What gives way (LG-IMP-10): the mover goes on (LG-IMP-12), is stopped (LG-IMP-13) or is gone (LG-IMP-14). */
export function outcomeOf(
  t: SceneTable,
  m: Motion,
  hit: Hit,
  { impetus, answer, toughness, otherToughness }: Numbers,
): Met {
  const s = t.state;
  if (isGone(s, m.thing)) return 'moverGone'; // LG-IMP-14
  const breaks = isBroken(impetus, otherToughness);
  let passed = false;
  if (isHero(s, hit.thing)) passed = hit.heroes.every((i) => isGone(s, i));
  else if (hit.panel >= 0) passed = breaks && breakThrough(t, m, hit);
  else if (hit.thing >= 0) {
    if (breaks && !isGone(s, hit.thing)) removeStruck(t, hit.thing);
    else if (isBuilding(s, hit.thing)) demoToken(t, hit, true);
    passed = isGone(s, hit.thing);
  }
  // the mover breaks on what answers it harder than it is tough; Heroes suffer instead
  if (!isHero(s, m.thing) && isBroken(answer, toughness)) {
    removeStruck(t, m.thing);
    return 'moverGone';
  }
  return passed ? 'passed' : 'blocked';
}

export function removeStruck(t: SceneTable, i: number): void {
  if (isBuilding(t.state, i)) removeBuilding(t, i, 'LG-IMP-10');
  else takeOff(t, i, 'LG-IMP-10');
}

/** LG-IMP-11: through the wall, if there is room behind it. The wall stays (LG-OBJ-08). */
function breakThrough(t: SceneTable, m: Motion, hit: Hit): boolean {
  const s = t.state;
  if (isGone(s, hit.thing)) return true;
  const spot = farSide(s, m, hit);
  if (spot === null) return false;
  const piece = subjectOf(s, hit);
  passThrough(t, m, hit, spot);
  if (t.logging) {
    t.log({ type: 'cameThrough', rule: 'LG-IMP-11', thing: pieceAt(s, m.thing).id, piece, to: spot, forced: true });
  }
  return true;
}
