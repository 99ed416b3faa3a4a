import { distanceSquared, gap, isWithin, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { facingOf, livingOf, profileAt, shapeAt, shapeOf } from '../figures.js';
import { CONTACT, EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, homeOf, nameOf, type Spot, sectionName, sectionsOf, sideOf, sideOfSection } from '../state.js';
import { pick, put, tell } from './agreement.js';
import { hullOf } from './ironclads.js';
import { trip } from './mines.js';
import { no, type Ruling, refuseSpot } from './movement.js';
import { radiusOf } from './movement-cost.js';

// Guns on the hook (4.24): each towable gun behind a vehicle of its own.

const TOWED = spoken('deploy.towed');
const TOWS = spoken('deploy.tows');

/** Whether a section's guns can be towed, and a model can tow one (DL-TOW-01, DL-MAR-55, DL-MAR-56). */
export function isTowable(b: Battle, s: number): boolean {
  return mayBe(false, TOWED, { living: b.muster.sections[s]!.members.map((i) => profileAt(b, i)) });
}

export function canTow(b: Battle, i: number): boolean {
  return mayBe(false, TOWS, { of: profileAt(b, i) });
}

/** The gun behind a vehicle, or null. */
export function gunOf(b: Battle, vehicle: number): number | null {
  const gun = b.models.findIndex(({ hitched }) => hitched === vehicle);
  return gun < 0 ? null : gun;
}

/** Either is lost, or parts of its own will: the other is free (DL-TOW-07, DL-TOW-08). */
export function unhitch(b: Battle, i: number): void {
  b.models[i]!.hitched = null;
  const gun = gunOf(b, i);
  if (gun !== null) b.models[gun]!.hitched = null;
}

/** Guns of a section leave their hooks (DL-TOW-06, DL-TOW-60). */
export function letGo(t: BattleTable, s: number, rule: 'DL-TOW-05' | 'DL-TOW-06' | 'DL-TOW-60'): void {
  const b = t.state;
  const guns = livingOf(b, s).filter((i) => b.models[i]!.hitched !== null);
  if (guns.length === 0) return;
  for (const gun of guns) b.models[gun]!.hitched = null;
  tell(t, { type: 'unhitched', rule, section: sectionName(b, s) });
}

/** C2: guns of the section that activates are free; of guns behind it its owner keeps or drops all (DL-TOW-05, DL-TOW-06). */
export function* keepGun(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  letGo(t, s, 'DL-TOW-06');
  const guns = towedBehind(b, s);
  const near = guns.length === 0 ? withinHook(b, s) : [];
  if (guns.length + near.length === 0) return;
  const answers = [true, false].map((keep) => ({ type: 'Tow', keep }) as const);
  const { keep } = yield* pick(t, ask('Tow', sideOfSection(b, s), { section: sectionName(b, s) }), answers);
  if (keep) {
    for (const { gun, vehicle } of near) b.models[gun]!.hitched = vehicle;
    return;
  }
  for (const gun of new Set(guns.map((i) => homeOf(b, i)))) letGo(t, gun, 'DL-TOW-05');
}

/** With the option guns may be hitched again (DL-TOW-07): whole sections of them, each in contact with a vehicle of its own. */
function withinHook(b: Battle, s: number): { readonly gun: number; readonly vehicle: number }[] {
  if (!b.match.config.rehitch) return [];
  const free = livingOf(b, s).filter((i) => b.models[i]!.where === 'table' && canTow(b, i));
  const touches = (gun: number, vehicle: number): boolean => isWithin(shapeOf(b, gun), shapeOf(b, vehicle), CONTACT);
  for (const other of sectionsOf(b, sideOfSection(b, s))) {
    const guns = livingOf(b, other);
    if (other === s || !isTowable(b, other) || guns.some((gun) => b.models[gun]!.hitched !== null)) continue;
    const pairs = guns.map((gun) => ({ gun, vehicle: free.find((vehicle) => touches(gun, vehicle)) ?? -1 }));
    const each = new Set(pairs.map(({ vehicle }) => vehicle));
    if (guns.length > 0 && !each.has(-1) && each.size === guns.length) return pairs;
  }
  return [];
}

/** Guns behind the vehicles of a section. */
export function towedBehind(b: Battle, s: number): number[] {
  return livingOf(b, s).flatMap((i) => gunOf(b, i) ?? []);
}

/** Where the gun of a vehicle belongs: in contact with the middle of its rear (DL-TOW-03). */
function behind(b: Battle, vehicle: number, gun: number): Spot {
  const { length } = hullOf(b, vehicle);
  const m = b.models[vehicle]!;
  const back = { x: 0 - m.fx, y: 0 - m.fy };
  return stepFrom(m, back, 0, length / 2 + radiusOf(b, gun));
}

/** Whether a gun may be set down in a place: on ground that is legal for it, whatever it was drawn over (DL-TOW-60). */
function refuseGround(b: Battle, gun: number, at: Spot): Ruling {
  return refuseSpot(b, gun, shapeAt(b, gun, at), { near: [], absent: [] });
}

/** Contact with the rear of the hull: no farther from its middle than a corner, and nowhere else on the hull. */
function touchesRear(b: Battle, vehicle: number, gun: number, at: Spot): boolean {
  const m = b.models[vehicle]!;
  const hull = shapeOf(b, vehicle);
  const along = (at.x - m.x) * m.fx + (at.y - m.y) * m.fy;
  return along < 0 && isWithin(shapeAt(b, gun, at), hull, CONTACT);
}

/** Legal places for a gun after its vehicle has moved: behind it, or as near as there is room. */
export function unlimberSpots(b: Battle, gun: number): Spot[] {
  const vehicle = b.models[gun]!.hitched!;
  const best = behind(b, vehicle, gun);
  const { width } = hullOf(b, vehicle);
  const m = b.models[vehicle]!;
  const aside = { x: m.fy, y: 0 - m.fx };
  const rear = [0, 0.25, -0.25, 0.5, -0.5]
    .map((share) => (share === 0 ? best : stepFrom(best, aside, 0, width * share)))
    .filter((at) => touchesRear(b, vehicle, gun, at) && refuseGround(b, gun, at) === null);
  if (rear.length > 0) return rear;
  for (let ring = INCH / 4; ring <= FARTHEST; ring += INCH / 4) {
    const round = Array.from({ length: 24 }, (_, n) => stepFrom(best, facingOf(m), n, ring)).filter(
      (at) => refuseGround(b, gun, at) === null,
    );
    if (round.length > 0) return round;
  }
  return [{ x: b.models[gun]!.x, y: b.models[gun]!.y }];
}
const FARTHEST = 12 * INCH;

type UnlimberAnswer = Extract<AnswerOf<'Unlimber'>, { type: 'Unlimber' }>;
export function unlimberAnswers(b: Battle, gun: number): UnlimberAnswer[] {
  return unlimberSpots(b, gun).map((at) => ({ type: 'Unlimber', at }));
}

export function refuseUnlimber(b: Battle, gun: number, at: Spot): Ruling {
  const vehicle = b.models[gun]!.hitched!;
  const ground = refuseGround(b, gun, at);
  if (ground) return ground;
  if (touchesRear(b, vehicle, gun, at)) return null;
  const [own] = unlimberSpots(b, gun);
  if (touchesRear(b, vehicle, gun, own!))
    return no('DL-TOW-03', `${nameOf(b, gun)} stands in contact with the rear of ${nameOf(b, vehicle)}.`);
  const best = behind(b, vehicle, gun);
  return distanceSquared(at, best) <= distanceSquared(own!, best) + EPS
    ? null
    : no('DL-TOW-03', `${nameOf(b, gun)} stands as near behind ${nameOf(b, vehicle)} as there is room.`);
}

/** Guns that stayed on the hook come along, and are marked (DL-TOW-04, DL-TOW-60). */
export function* bringGuns(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  for (const gun of towedBehind(b, s)) {
    const vehicle = b.models[gun]!.hitched!;
    const m = b.models[gun]!;
    const drawn = gap(shapeOf(b, gun), shapeOf(b, vehicle)) > CONTACT || !touchesRear(b, vehicle, gun, m);
    if (drawn) {
      const answers = unlimberAnswers(b, gun);
      const question = ask('Unlimber', sideOf(b, gun), { model: nameOf(b, gun) });
      const { at } = answers.length === 1 ? answers[0]! : yield* put(t, question, () => answers[0]!);
      trip(b, gun, { x: m.x, y: m.y }, [at], false);
      m.x = at.x;
      m.y = at.y;
      m.moved = true;
      tell(t, { type: 'towed', rule: 'DL-TOW-04', model: nameOf(b, gun), behind: nameOf(b, vehicle), at });
    }
    const section = b.sections[homeOf(b, gun)]!;
    if (drawn) section.deck = false; // without a Shaken marker
    section.overwatch = false;
    if (section.activated === 0) {
      section.activated = 1;
      tell(t, { type: 'marked', rule: 'DL-TOW-04', section: sectionName(b, homeOf(b, gun)), marker: 'activated' });
    }
  }
}
