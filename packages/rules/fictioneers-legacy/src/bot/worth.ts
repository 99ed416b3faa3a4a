import { judgeFire, judgeWatch } from '../aim.js';
import { moverOf } from '../allowance.js';
import { coverAgainst } from '../cover.js';
import type { DecisionOf, Fire, Move } from '../decisions.js';
import { meleeOdds, shotOdds } from '../odds.js';
import { poseAtSample } from '../overwatch.js';
import { gapBetween, isCombatModel, isOnTheTable, isWithin, type Pose, poseAt, poseOf, profileAt } from '../poses.js';
import type { Shot } from '../shot.js';
import { canSee } from '../sight.js';
import { type Battle, indexOf, kindOf, sideOf } from '../state.js';
import type { Side } from '../terms.js';
import { between, INCH, mils, type Spot, TOUCH } from '../units.js';

// What an answer is worth, in points of models. Shots and fights by their exact odds, moves by what the place offers.

/** What losing a model costs: its points, more if others hang on it. */
export function priceOf(b: Battle, i: number): number {
  const { points } = profileAt(b, i);
  return b.models[i]!.rank === 'none' ? points : points * 1.5;
}

/** Expected points of the enemy lost, less the own. */
export function harmOf(b: Battle, shot: Shot, side: Side): number {
  let sum = 0;
  for (const [i, chance] of shotOdds(b, shot).damaged) {
    const hull = profileAt(b, i).hull - b.models[i]!.hullLost;
    sum += ((sideOf(b, i) === side ? -1.3 : 1) * chance * priceOf(b, i)) / Math.max(1, hull);
  }
  return sum;
}

export function worthOfFire(b: Battle, fire: Fire): number {
  if (fire.mode === 'smoke') return -1; // laid with a plan, which this is not
  const shot = judgeFire(b, b.open!, fire);
  if ('rule' in shot) return -1;
  return harmOf(b, shot, sideOf(b, b.open!)) + (fire.staysStationary ? 0.05 : 0);
}

export function worthOfReaction(b: Battle, { shots }: DecisionOf<'OverwatchReaction'>): number {
  let sum = 0;
  for (const one of shots) {
    const shot = judgeWatch(b, one, { target: poseAtSample(b, one.sample) });
    if (!('rule' in shot)) sum += harmOf(b, shot, sideOf(b, indexOf(b, one.model))) - 0.6; // a marker saved may serve better
  }
  return sum;
}

export function worthOfMelee(b: Battle, { attacker, defender }: DecisionOf<'ChooseMelee'>): number {
  const [own, foe] = [indexOf(b, attacker), indexOf(b, defender)];
  const { win, loss } = meleeOdds(b, own, foe, kindOf(b, own) === 'vehicle');
  return win * priceOf(b, foe) - (isCombatModel(b, foe) ? loss * priceOf(b, own) : 0);
}

/** Where a side wants to be: points to control, loads, and the zone for who carries one. */
function goalsFor(b: Battle, i: number): readonly Spot[] {
  const { scenario } = b.match;
  if (b.models[i]!.carrying !== null) {
    const corners = scenario.zones[b.setup.zones[sideOf(b, i)]][0]!;
    const middle = corners.reduce(([x, y], [cx, cy]) => [x + cx / corners.length, y + cy / corners.length], [0, 0]);
    return [{ x: mils(middle[0]!), y: mils(middle[1]!) }];
  }
  return scenario.objectives.map(({ point: [x, y] }) => ({ x: mils(x), y: mils(y) }));
}

/** How dangerous a model is in melee, against the most likely foe: does it seek contact or shun it? */
function seeksMelee(b: Battle, i: number, foe: number): number {
  const { win, loss } = meleeOdds(b, i, foe);
  return win * priceOf(b, foe) - loss * priceOf(b, i);
}

const FAR = 30 * INCH;

/** What a place offers to who stands there: fire to give and to take, contact, cover, ground that counts. */
export function worthOfMove(b: Battle, move: Move): number {
  const i = b.open!;
  const end = move.path[move.path.length - 1]!;
  const pose = poseAt(b, i, end, 0);
  const now = placeWorth(b, i, poseOf(b, i), null);
  return placeWorth(b, i, pose, move) - now + actWorth(b, move);
}

function actWorth(b: Battle, { last, first }: Move): number {
  if (last?.kind === 'pickUp') return kindOf(b, indexOf(b, last.item)) === 'objective' ? 20 : 0.5;
  if (last?.kind === 'putDown' || first?.kind === 'dismount') return -5;
  if (first?.kind === 'disembark') return -1;
  return 0;
}

function placeWorth(b: Battle, i: number, pose: Pose, move: Move | null): number {
  const profile = profileAt(b, i);
  const side = sideOf(b, i);
  let give = 0;
  let take = 0;
  let contact = 0;
  let nearest = FAR;
  for (let j = 0; j < b.models.length; j++) {
    const m = b.models[j]!;
    if (sideOf(b, j) === side || !isCombatModel(b, j) || !isOnTheTable(b, j) || m.hidden) continue;
    const foe = poseOf(b, j);
    const gap = gapBetween(pose, foe);
    if (gap > FAR) continue;
    if (gap <= TOUCH) contact = Math.max(contact, seeksMelee(b, i, j) + 0.1);
    const eager = profile.vehicle ? 0 : seeksMelee(b, i, j);
    if (eager > 2) nearest = Math.min(nearest, gap);
    if (!canSee(b, pose, foe)) continue;
    for (const { weapon } of profile.slots)
      if (gap <= weapon.maxRange * INCH && gap >= weapon.minRange * INCH)
        give = Math.max(
          give,
          0.3 * quickChance(gap, weapon.form, coverAgainst(b, pose, foe, weapon.laser).grade) * priceOf(b, j),
        );
    for (const { weapon } of profileAt(b, j).slots)
      if (gap <= weapon.maxRange * INCH)
        take += 0.07 * quickChance(gap, weapon.form, coverAgainst(b, foe, pose, weapon.laser).grade) * priceOf(b, i);
  }
  let ground = 0;
  for (const goal of goalsFor(b, i)) ground = Math.max(ground, 4 - between(goal, pose) / (6 * INCH));
  const close = nearest < FAR ? 8 - nearest / (3 * INCH) : 0;
  const moving = move && moverOf(b, i, move.mode).base > 0 ? -0.02 : 0;
  return give - take + Math.max(contact, 0) + ground + close + moving;
}

/** About how likely a shot of a form is to hit at a distance and through a grade of cover. */
function quickChance(gap: number, form: string | null, cover: number): number {
  const far = form === 'pistol' ? (gap > 12 * INCH ? 3 : gap > 4 * INCH ? 1 : 0) : form && gap > 12 * INCH ? 1 : 0;
  return Math.max(0, 7 - far - 2 * cover) / 12;
}

/** Who acts first: those with somebody in their sights, leaders late, who only fights last. */
export function worthOfActivation(b: Battle, id: string): number {
  const i = indexOf(b, id);
  const m = b.models[i]!;
  if (m.seat !== null && m.seat !== 'passenger') return -1; // crews stay in their seats
  const armed = profileAt(b, i).slots.length > 0 ? 0.5 : 0;
  return 1 + armed - (m.rank === 'none' ? 0 : 0.3);
}

/** About as far as the quick ones come in a turn. */
const CHARGE = 13 * INCH;

/** A watch is worth keeping for who has nobody to shoot at and somebody coming. */
export function worthOfWatch(b: Battle, ids: readonly string[]): number {
  if (ids.length !== 1) return -1;
  const i = indexOf(b, ids[0]!);
  const here = poseOf(b, i);
  const reach = Math.max(0, ...profileAt(b, i).slots.map(({ weapon }) => weapon.maxRange)) * INCH;
  let coming = false;
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, i) || !isCombatModel(b, j) || !isOnTheTable(b, j) || b.models[j]!.hidden) continue;
    const foe = poseOf(b, j);
    if (isWithin(here, foe, reach) && canSee(b, here, foe)) return -1;
    if (isWithin(here, foe, CHARGE)) coming = true;
  }
  return coming ? 0.2 : -1;
}
