import { total } from '@sandtable/craft';
import { distanceSquared, gap, isWithin, spot } from '@sandtable/geometry/plane';
import { isChain, isCoherent, livingOf, menOf, profileAt, shapeOf, spacingOf, standingOf } from '../figures.js';
import { middleOf } from '../formations.js';
import { groundOf } from '../ground.js';
import { EPS } from '../inches.js';
import { mayBe, speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { BATTERY } from '../muster.js';
import {
  type Battle,
  type FireAction,
  homeOf,
  modelAt,
  nameOf,
  type Spot,
  sectionName,
  sectionsOf,
  sideOf,
  sideOfSection,
} from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { isInWeaponArc } from './arcs.js';
import { isOpen, seesSpot } from './line-of-sight.js';
import { no, type Ruling } from './movement.js';
import {
  type Arm,
  armsNamed,
  armsOf,
  type BatteryAnswer,
  type BlastAnswer,
  bandAt,
  firersOf,
  firesAlone,
  isIndirect,
  isReaction,
  radShots,
  refuseFiring,
  refuseTogether,
  shotOf,
  targetsOf,
} from './shooting.js';

// Who may fire indirectly, at which places, and who spots for them (4.27).

const SPOTTING = spoken('blast.spotting');
const SPOTS = spoken('blast.spots');
const ROUNDS = spoken('blast.rounds');

/** How far a place is from a weapon, and so which box counts (DL-IDF-04). */
export function bandTo(b: Battle, { model, weapon }: Arm, at: Spot): 'er' | 'lr' | null {
  return bandAt(weapon, gap(shapeOf(b, model), spot(at)));
}

/** Whether a model of these sections sees a place, so that they fire Over Open Sights (DL-IDF-03). */
export function seesFrom(b: Battle, sections: readonly number[], at: Spot): boolean {
  return sections.some((s) => livingOf(b, s).some((i) => isOpen(b, i) && seesSpot(b, i, at)));
}

/** Why a weapon cannot fire at a place (DL-IDF-01 to DL-IDF-04). */
function refuseGun(b: Battle, arm: Arm, at: Spot, open: boolean, smoke: boolean, fire: FireAction): Ruling {
  const { model, weapon } = arm;
  const name = nameOf(b, model);
  if (!isIndirect(weapon)) return no('DL-IDF-01', `${weapon.name} of ${name} does not fire indirectly.`);
  const band = bandTo(b, arm, at);
  if (band === null || !isInWeaponArc(b, model, weapon.arc, at))
    return no('DL-IDF-04', `${weapon.name} of ${name} does not reach that place.`);
  if (!open && band !== 'lr') return no('DL-IDF-02', `${weapon.name} of ${name} fires Observed at Long Range only.`);
  const place = band === 'er' ? 0 : 1;
  if (smoke && (speaking(ROUNDS, { weapon }).length === 0 || b.models[model]!.rounds === 0))
    return no('DL-MAR-59', `${name} has no smoke rounds left.`);
  if (!smoke && weapon.rad[place] === null && weapon.iad[place] === null)
    return no('DL-PRO-07', `${weapon.name} has no dice there.`);
  return refuseFiring(b, arm, smoke ? 'smoke' : 'blast', band, null, fire);
}

/** Why a model cannot spot for a place (DL-IDF-05 to DL-IDF-07). */
export function refuseSpotter(b: Battle, side: Side, i: number, at: Spot): Ruling {
  if (i < 0 || sideOf(b, i) !== side || !livingOf(b, homeOf(b, i)).includes(i) || !isOpen(b, i))
    return no('DL-IDF-06', 'A Spotter is a friend on the table, not inside a closed hull.');
  const name = nameOf(b, i);
  const of = profileAt(b, i);
  if (total(0, SPOTTING, { of }) === 0) return no('DL-IDF-06', `${name} is no Spotter.`);
  const { spotted, shot } = b.models[i]!;
  if (spotted || shot) return no('DL-IDF-07', `${name} has ${spotted ? 'spotted' : 'fired'} this turn.`);
  if (!mayBe(true, SPOTS, { of, inCoherency: isWithHisOwn(b, i) }))
    return no('DL-MAR-39c', `${name} is out of coherency with his section.`);
  return seesSpot(b, i, at) ? null : no('DL-IDF-05', `${name} does not see that place.`);
}

/** With most of his section, where it does not hang together (DL-MAR-39c). */
function isWithHisOwn(b: Battle, i: number): boolean {
  const s = homeOf(b, i);
  if (isCoherent(b, s) || b.models[i]!.where !== 'table') return true;
  const all = standingOf(b, s);
  let joined = [i];
  for (let grows = true; grows; ) {
    const linked = all.filter(
      (j) =>
        !joined.includes(j) && joined.some((k) => isChain(b, [j, k], [shapeOf(b, j), shapeOf(b, k)], spacingOf(b, s))),
    );
    joined = [...joined, ...linked];
    grows = linked.length > 0;
  }
  return 2 * joined.length > all.length;
}

/** Everybody who could spot for a place. */
function spottersFor(b: Battle, side: Side, at: Spot, not: readonly number[]): number[] {
  return sectionsOf(b, side).flatMap((s) =>
    livingOf(b, s).filter(
      (i) =>
        !not.includes(i) && total(0, SPOTTING, { of: profileAt(b, i) }) > 0 && refuseSpotter(b, side, i, at) === null,
    ),
  );
}

/** Fire that is bound to certain sections is aimed at one of their models (DL-OVW-07, DL-ORD-23). */
function isOnThem(b: Battle, sections: readonly number[], at: Spot): boolean {
  return sections.some((s) => livingOf(b, s).some((j) => isWithin(shapeOf(b, j), spot(at), EPS)));
}

export function refuseBlast(b: Battle, fire: FireAction, answer: BlastAnswer): Ruling {
  const { at, smoke = false, direct: others = [] } = answer;
  const arms = armsNamed(b, fire, answer.shots);
  if ('rule' in arms) return arms;
  const sections = [...new Set(arms.map(({ model }) => homeOf(b, model)))];
  const side = sideOfSection(b, sections[0]!);
  const open = seesFrom(b, sections, at);
  if (isReaction(fire) && !open) return no('DL-OVW-10', 'From Overwatch one fires Over Open Sights only.');
  if (fire.only !== null && !isOnThem(b, fire.only, at))
    return no('DL-OVW-07', `This fire is for ${fire.only.map((s) => sectionName(b, s)).join(', ')} alone.`);
  if (!open && answer.spotters.length === 0)
    return no('DL-IDF-05', 'Nobody of the section sees that place, and no Spotter takes part.');
  for (const arm of arms) {
    const refusal = refuseGun(b, arm, at, open, smoke, fire);
    if (refusal) return refusal;
  }
  const direct = armsNamed(b, fire, others);
  if ('rule' in direct) return direct;
  if (smoke && direct.length > 0) return no('DL-SMK-01', 'A smoke attack is all smoke.');
  const apart = direct.find(({ weapon }) => isIndirect(weapon) || firesAlone(weapon));
  if (apart) return no('DL-IDF-18', `${apart.weapon.name} adds no direct fire.`);
  const together = refuseTogether(b, [...arms, ...direct], fire, null);
  if (together) return together;
  return refuseSpotters(b, side, answer.spotters, at, [...arms, ...direct]);
}

function refuseSpotters(b: Battle, side: Side, names: readonly string[], at: Spot, arms: readonly Arm[]): Ruling {
  if (new Set(names).size < names.length) return no('DL-IDF-06', 'A Spotter is named twice.');
  for (const name of names) {
    const i = modelAt(b, name);
    const refusal = refuseSpotter(b, side, i, at);
    if (refusal) return refusal;
    if (arms.some(({ model }) => model === i)) return no('DL-IDF-07', `${name} fires, and does not spot.`);
  }
  return null;
}

/** Every weapon of an action that could fire a blast or smoke somewhere: what it is aimed at is another matter. */
function gunsOf(b: Battle, fire: FireAction): Arm[] {
  return fire.sections
    .filter((s) => !fire.rad.includes(s))
    .flatMap((s) => firersOf(b, s))
    .flatMap((i) => armsOf(b, i, fire).find(({ weapon, ofSection }) => isIndirect(weapon) && !ofSection) ?? [])
    .filter((arm) => refuseFiring(b, arm, 'blast', 'lr', null, fire) === null);
}

/** One who may fire at a place sees some place (DL-IDF-03); fire that is bound to sections needs one of theirs. */
export function canBlast(b: Battle, fire: FireAction): boolean {
  const guns = gunsOf(b, fire);
  if (guns.length === 0) return false;
  return fire.only === null || blastsAt(b, fire, guns).length > 0;
}

/** A place in each section: its man nearest the middle, or the middle of its house. */
function placeIn(b: Battle, s: number): Spot {
  const { house } = b.sections[s]!;
  if (house !== null) {
    const { left, right, top, bottom } = groundOf(b).areas[house]!.shape;
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  }
  const standing = standingOf(b, s);
  const middle = middleOf(b, standing);
  const i = standing.reduce((best, j) =>
    distanceSquared(b.models[j]!, middle) < distanceSquared(b.models[best]!, middle) ? j : best,
  );
  return { x: b.models[i]!.x, y: b.models[i]!.y };
}

function aimed(b: Battle, fire: FireAction, guns: readonly Arm[], at: Spot, smoke: boolean): BlastAnswer | null {
  const sections = [...new Set(guns.map(({ model }) => homeOf(b, model)))];
  const open = seesFrom(b, sections, at);
  if (!open && isReaction(fire)) return null;
  const able = guns.filter((arm) => refuseGun(b, arm, at, open, smoke, fire) === null);
  if (able.length === 0) return null;
  const firing = able.map(({ model }) => model);
  const spotters = spottersFor(b, sideOfSection(b, sections[0]!), at, firing);
  if (!open && spotters.length === 0) return null;
  return {
    type: 'Blast',
    at,
    shots: able.map((arm) => shotOf(b, arm)),
    spotters: spotters.map((i) => nameOf(b, i)),
    ...(smoke && { smoke }),
  };
}

function blastsAt(b: Battle, fire: FireAction, guns: readonly Arm[]): BlastAnswer[] {
  return targetsOf(b, fire).flatMap((s) => {
    const answer = aimed(b, fire, guns, placeIn(b, s), false);
    if (answer === null) return [];
    const busy = [...answer.shots.map(({ model }) => model), ...answer.spotters];
    const direct = radShots(b, fire, s)
      .pooled.filter(({ model }) => !busy.includes(nameOf(b, model)))
      .map((arm) => shotOf(b, arm));
    return [direct.length > 0 ? { ...answer, direct } : answer];
  });
}

/** Good blasts: all guns at each enemy section, and smoke half way to the nearest. */
export function blastAnswers(b: Battle): BlastAnswer[] {
  const fire = b.fire!;
  const guns = gunsOf(b, fire);
  if (guns.length === 0) return [];
  const blasts = blastsAt(b, fire, guns);
  return [...blasts, ...smokeAnswers(b, fire, guns)];
}

function smokeAnswers(b: Battle, fire: FireAction, guns: readonly Arm[]): BlastAnswer[] {
  if (fire.only !== null || guns.every(({ model }) => b.models[model]!.rounds === 0)) return [];
  const from = middleOf(b, menOf(b, homeOf(b, guns[0]!.model)));
  const foes = targetsOf(b, fire).map((s) => placeIn(b, s));
  if (foes.length === 0) return [];
  const foe = foes.reduce((p, q) => (distanceSquared(q, from) < distanceSquared(p, from) ? q : p));
  const half = { x: Math.round((from.x + foe.x) / 2), y: Math.round((from.y + foe.y) / 2) };
  const answer = aimed(b, fire, guns, half, true);
  return answer === null ? [] : [answer];
}

/** Spotters of an action who could call the battery (DL-RUL-62). */
function callersOf(b: Battle, fire: FireAction): number[] {
  const side = sideOfSection(b, fire.sections[0]!);
  if (fire.kind !== 'own' || b.battery[side] === 0 || b.called.includes(side)) return [];
  return fire.sections.flatMap((s) =>
    livingOf(b, s).filter((i) => total(0, SPOTTING, { of: profileAt(b, i) }) > 0 && !b.models[i]!.spotted),
  );
}

/** Whether somebody may call it at some place: where his foot stands, at least. */
export function canCall(b: Battle, fire: FireAction): boolean {
  return callersOf(b, fire).some(
    (i) => refuseSpotter(b, sideOf(b, i), i, { x: shapeOf(b, i).at.x, y: shapeOf(b, i).at.y }) === null,
  );
}

export function refuseBattery(b: Battle, fire: FireAction, { at, spotter }: BatteryAnswer): Ruling {
  const side = sideOfSection(b, fire.sections[0]!);
  if (fire.kind !== 'own') return no('DL-RUL-62', `${BATTERY.name} is called in the own Shooting Segment.`);
  if (b.battery[side] === 0) return no('DL-RUL-62', `${BATTERY.name} has no round left.`);
  if (b.called.includes(side)) return no('DL-RUL-62', 'One round may be called in a turn.');
  const i = modelAt(b, spotter);
  if (i < 0 || !fire.sections.includes(homeOf(b, i))) return no('DL-RUL-62', 'A Spotter of the section calls it.');
  return refuseSpotter(b, side, i, at);
}

export function batteryAnswers(b: Battle): BatteryAnswer[] {
  const fire = b.fire!;
  const callers = callersOf(b, fire);
  if (callers.length === 0) return [];
  const foes = sectionsOf(b, otherSide(sideOfSection(b, fire.sections[0]!))).map((s) => placeIn(b, s));
  return callers.flatMap((i) =>
    foes.flatMap((at) =>
      refuseSpotter(b, sideOf(b, i), i, at) === null ? [{ type: 'Battery' as const, at, spotter: nameOf(b, i) }] : [],
    ),
  );
}
