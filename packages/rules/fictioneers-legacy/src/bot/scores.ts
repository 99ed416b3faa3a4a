import type { DecisionIn } from '../ask.js';
import { END_ACTIVATION, END_PHASE, type OverwatchShot } from '../decisions.js';
import { INCH, squared } from '../inches.js';
import { refusal } from '../refusals.js';
import { refuseActivation } from '../rules/activation.js';
import { refuseSensor } from '../rules/equipment.js';
import { foundBySensor } from '../rules/hidden-models.js';
import { firedItself } from '../rules/legal-fire.js';
import { isCrew, moraleOf, occupant, occupantsOf } from '../rules/measuring.js';
import { opponentsOf } from '../rules/melee.js';
import { judgeReaction, poseAtSample, samplesOf, watchersOf } from '../rules/overwatch.js';
import { couldWatch } from '../rules/setup.js';
import { type Battle, idOf, kindOf, sideOf } from '../state.js';
import { type Seat, sideOfSeat } from '../terms.js';
import { turnsLeft } from './goals.js';
import { type Moves, movesOf } from './moves.js';
import { armsOfModel, bestShot, isInMelee, placeWorth, survey } from './place.js';
import { scoreShots } from './shots.js';
import {
  type Arm,
  fighters,
  gapAt,
  harmChance,
  harmWorth,
  meleeWorth,
  poses,
  profiles,
  sides,
  study,
} from './study.js';
import { watchWorth } from './watch.js';

// What each answer to a question looks worth, one ply ahead. Greedy play takes the best that is legal; search starts with it.

/** Answers and their worth, in step. They need not be legal, but one of them is. */
export interface Scores {
  readonly answers: DecisionIn[];
  readonly worth: number[];
  /** Moves among them, one after the other from `firstMove` on: what they are worth is at most that, until it is looked at closely. */
  moves?: Moves;
  firstMove?: number;
  /** What standing there is worth from which a shot is fired: here, or where who fires goes afterwards. */
  stay?: number;
  leave?: number;
}

function add(scores: Scores, answer: DecisionIn, worth: number): void {
  scores.answers.push(answer);
  scores.worth.push(worth);
}

/** The best legal answers, best first. What is plainly less than the best is not looked at closely. */
export function bestLegal(b: Battle, seat: Seat, scores: Scores, most: number): DecisionIn[] {
  const { answers, worth, moves, firstMove = 0 } = scores;
  const found: DecisionIn[] = [];
  const open = answers.map((_, k) => moves !== undefined && k >= firstMove && k < firstMove + moves.ideas.length);
  while (found.length < most) {
    let top = -1;
    let least = Number.NEGATIVE_INFINITY; // the best of those whose worth is known
    for (let k = 0; k < worth.length; k++) {
      if (worth[k] === Number.NEGATIVE_INFINITY) continue;
      if (!open[k] && worth[k]! > least) least = worth[k]!;
      if (top < 0 || worth[k]! > worth[top]! || (worth[k] === worth[top] && open[k] && !open[top])) top = k;
    }
    if (top < 0) break;
    if (open[top]) {
      const closer = moves!.worth(top - firstMove, least);
      worth[top] = closer.worth;
      open[top] = !closer.known;
      continue;
    }
    worth[top] = Number.NEGATIVE_INFINITY;
    const answer = answers[top]!;
    if (!found.some((better) => isLike(better, answer)) && refusal(b, seat, answer) === null) found.push(answer);
  }
  return found;
}

/** Moves that end so close together are one to search. */
const SAME_PLACE = 1.5 * INCH;

function isLike(one: DecisionIn, other: DecisionIn): boolean {
  if (one.type !== 'Move' || other.type !== 'Move' || one.last?.kind !== other.last?.kind) return false;
  const a = one.path[one.path.length - 1]!;
  const c = other.path[other.path.length - 1]!;
  return squared(a, c) < SAME_PLACE * SAME_PLACE;
}

// --- Phase 1 ------------------------------------------------------------------------------------------------------

/** What waiting for the enemy is worth beyond what acting is: above 0 where there is nothing to shoot at and nowhere better to go. */
function watchGain(b: Battle, i: number): number {
  const here = poses[i];
  if (!here || b.models[i]!.overwatch || turnsLeft[1 - sides[i]!] === 0) return 0;
  if (bestShot(i, here, false) > 0) return 0;
  const comes = watchWorth(i);
  if (comes === 0) return 0;
  const stay = placeWorth(i, here);
  return movesOf(b, i, true)?.gainsMoreThan(comes, stay) ? 0 : comes;
}

/** What a shot now would bring decides whether a power shield is up (FL-EQP-12). */
const WORTH_LOWERING = 1.5;

export function scorePreparation(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, END_PHASE, 0);
  const able = couldWatch(b, seat);
  const watchers = able.filter((i) => watchGain(b, i) > 0);
  if (watchers.length > 0) {
    add(scores, { type: 'DeclareOverwatch', models: watchers.map((i) => idOf(b, i)) }, 0.4);
    for (const i of watchers) add(scores, { type: 'DeclareOverwatch', models: [idOf(b, i)] }, 0.1);
  }
  // to let them come, though there is something else to do: a thought for search, second to what looks better
  const others = able.filter((i) => watchWorth(i) > 0);
  if (others.length > watchers.length)
    add(scores, { type: 'DeclareOverwatch', models: others.map((i) => idOf(b, i)) }, watchers.length > 0 ? 0.2 : -0.1);
  for (let i = 0; i < b.models.length; i++) {
    if (sideOf(b, i) !== b.active || !poses[i]) continue;
    const m = b.models[i]!;
    if (profiles[i]!.shield && !m.switched) {
      const up = m.shieldUp
        ? bestShotUnshielded(b, i) < WORTH_LOWERING
        : bestShot(i, poses[i]!, false) < WORTH_LOWERING;
      if (up !== m.shieldUp) add(scores, { type: 'SetShield', model: idOf(b, i), up }, 1);
    }
    if (m.rank === 'PL' && !m.assigned) attachments(b, i, scores);
    if (kindOf(b, i) === 'vehicle' && !m.assigned && occupant(b, i, 'operator') === null) {
      const driver = occupantsOf(b, i)[0];
      if (driver !== undefined)
        add(
          scores,
          { type: 'ChangeSeat', vehicle: idOf(b, i), seats: [{ figure: idOf(b, driver), seat: 'operator' }] },
          3,
        );
    }
  }
}

function bestShotUnshielded(b: Battle, i: number): number {
  const m = b.models[i]!;
  m.shieldUp = false;
  study(b);
  survey(b);
  const best = bestShot(i, poses[i]!, false);
  m.shieldUp = true;
  study(b);
  survey(b);
  return best;
}

/** A Platoon Leader helps the squad that most of its men are near (FL-LDR-03). */
function attachments(b: Battle, leader: number, scores: Scores): void {
  const p = b.platoons.findIndex((one) => one.leader === leader);
  if (p < 0) return;
  let most = 1;
  let best = -1;
  for (let s = 0; s < b.squads.length; s++) {
    if (b.muster.squads[s]!.platoon !== p || b.muster.platoons[p]!.command === s) continue;
    let near = 0;
    for (const j of fighters) if (b.models[j]!.squad === s && gapAt(poses[leader]!, poses[j]!) <= 6 * INCH) near++;
    if (near > most) {
      most = near;
      best = s;
    }
  }
  if (best >= 0 && b.platoons[p]!.attached !== best)
    add(scores, { type: 'AttachPlatoonLeader', leader: idOf(b, leader), squad: b.muster.squads[best]!.id }, 0.8);
}

// --- Phase 2 ------------------------------------------------------------------------------------------------------

/** Shooters first, the best shot before the others: what falls need not be feared, and the rest can choose anew (11.3). */
export function scoreActivate(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, END_PHASE, -1);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (m.activated || isCrew(m) || sideOf(b, i) !== b.active || m.where === 'removed' || m.where === 'box') continue;
    if (refuseActivation(b, seat, idOf(b, i)) !== null) continue;
    const urgency = !poses[i] || isInMelee(i) ? 0 : bestShot(i, poses[i]!, false);
    add(scores, { type: 'Activate', model: idOf(b, i) }, urgency);
  }
}

const WORTH_LEAVING = 1;

const isDirect = (answer: DecisionIn): boolean => answer.type === 'Fire' && answer.delivery === 'direct';

function addMoves(scores: Scores, moves: Moves): void {
  scores.moves = moves;
  scores.firstMove = scores.answers.length;
  for (let k = 0; k < moves.ideas.length; k++) add(scores, moves.ideas[k]!.move, moves.atMost(k));
}

/** What whoever acts now could do. */
export function scoreActivation(b: Battle, i: number, scores: Scores): void {
  const m = b.models[i]!;
  add(scores, END_ACTIVATION, 0);
  if (!poses[i]) return;
  // What staying is worth is worked out where there is anything to weigh it against.
  const stay = (): number => (scores.stay ??= placeWorth(i, poses[i]!));
  scoreShots(b, i, stay, scores, false);
  const mayMove = m.moveMode === null && !m.stationary && (b.match.config.fireThenMove || !firedItself(b, i));
  if (mayMove && moraleOf(b, i) !== 'pinned') {
    const moves = movesOf(b, i, false);
    if (moves) addMoves(scores, moves);
    // FL-MOV-11: to fire and be gone; who sees nobody from here fires at nobody
    if (moves && !m.fired && b.match.config.fireThenMove && scores.answers.some(isDirect)) {
      const least = stay() + WORTH_LEAVING;
      const elsewhere = moves.bestToLeaveFor(least);
      if (elsewhere > least) {
        scores.leave = elsewhere;
        scoreShots(b, i, () => elsewhere, scores, true);
      }
    }
  }
  if (profiles[i]!.sensor && refuseSensor(b, i) === null) {
    const found = foundBySensor(b, i).length;
    if (found > 0) add(scores, { type: 'UseSensor' }, stay() + 2 * found);
  }
  if (scores.answers.length > 1) scores.worth[0] = stay();
}

// --- Answers ------------------------------------------------------------------------------------------------------

/** A shot that hits one in ten is worth its marker if nothing better may come. */
const WORTH_FIRING = 0.08;
const SURE_ENOUGH = 0.85;

/** The best moment of every watcher; the best of them first, until the enemy is as good as gone. */
export function scoreReaction(b: Battle, seat: Seat, scores: Scores): void {
  const chances: { shot: OverwatchShot; chance: number }[] = [];
  const target = b.models[b.trigger!.model]!.vehicle ?? b.trigger!.model;
  for (const i of watchersOf(b, seat)) {
    const best = bestMoment(b, i);
    if (best && !('rule' in judgeReaction(b, seat, best.shot))) chances.push(best);
  }
  chances.sort((x, y) => y.chance - x.chance);
  add(scores, { type: 'OverwatchReaction', shots: [] }, 0);
  const shots: OverwatchShot[] = [];
  let alive = 1;
  for (const { shot, chance } of chances) {
    if (chance < WORTH_FIRING || 1 - alive > SURE_ENOUGH) break;
    shots.push(shot);
    alive *= 1 - chance;
    add(scores, { type: 'OverwatchReaction', shots: [...shots] }, (1 - alive) * harmWorth(target));
  }
  if (shots.length === 0 && chances.length > 0)
    add(scores, { type: 'OverwatchReaction', shots: [chances[0]!.shot] }, -0.1);
}

function bestMoment(b: Battle, i: number): { shot: OverwatchShot; chance: number } | null {
  const { from, to } = samplesOf(b);
  let best: { shot: OverwatchShot; chance: number } | null = null;
  for (const arm of armsOfModel(i)) {
    const here = poses[arm.platform] ?? poses[i];
    if (!here || !mayAnswer(b, i, arm)) continue;
    for (let sample = from; sample <= to; sample++) {
      const chance = harmChance(arm, here, poseAtSample(b, sample), false);
      if (chance <= (best?.chance ?? 0)) continue;
      const mode = arm.weapon.area !== null && !arm.weapon.singleOrArea ? 'area' : 'single';
      const shot = {
        model: idOf(b, i),
        weapon: arm.weapon.id,
        mode,
        sample,
        ...(arm.by ? { by: arm.by } : {}),
        ...(arm.piece ? { piece: arm.piece } : {}),
      } as const;
      best = { shot, chance };
    }
  }
  return best;
}

/** A gun fires once a turn (FL-ART-11); a vehicle answers with the weapons it bears (FL-OVW-15). */
function mayAnswer(b: Battle, i: number, { piece, platform, weapon }: Arm): boolean {
  if (piece !== null) return !b.models[platform]!.fired;
  return kindOf(b, i) !== 'vehicle' || profiles[i]!.slots.some((slot) => slot.weapon === weapon);
}

// --- Phase 3 ------------------------------------------------------------------------------------------------------

export function scoreFights(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, END_PHASE, 0);
  for (const i of fighters) {
    if (sideOf(b, i) !== sideOfSeat(seat)) continue;
    for (const j of opponentsOf(b, i))
      add(scores, { type: 'ChooseMelee', attacker: idOf(b, i), defender: idOf(b, j) }, meleeWorth(i, j));
  }
}
