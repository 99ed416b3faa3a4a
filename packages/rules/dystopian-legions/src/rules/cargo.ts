import { total } from '@sandtable/craft';
import { isCoherent, isTransport, livingOf, menOf, profileAt } from '../figures.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { has } from '../profile.js';
import { type Battle, isAlive, modelAt, nameOf, sectionName } from '../state.js';
import { no, type Ruling } from './movement.js';

// What a transport holds (4.23): who fits into it, who is inside, and who gets in.

const CARRIES = spoken('cargo.carries');
const PLACES = spoken('cargo.places');

/** The transports of a section that still run. */
export function hullsOf(b: Battle, s: number): number[] {
  return livingOf(b, s).filter((i) => isTransport(b, i) && b.models[i]!.where === 'table');
}

/** Who sits in a hull. */
export function cargoOf(b: Battle, hull: number): number[] {
  return b.models.flatMap((m, i) => (m.where === 'aboard' && m.carrier === hull ? [i] : []));
}

/** Men of a section who ride, and those who do not. */
export function ridersOf(b: Battle, s: number): number[] {
  return menOf(b, s).filter((i) => b.models[i]!.where === 'aboard');
}

export function walkingOf(b: Battle, s: number): number[] {
  return menOf(b, s).filter((i) => b.models[i]!.where !== 'aboard');
}

/** Places somebody takes up (DL-TRN-04): a Gun Team two, a Non-Combatant none. */
export function seatsFor(b: Battle, i: number): number {
  const of = profileAt(b, i);
  return has(of, 'nonCombatant') ? 0 : total(1, PLACES, { of });
}

/** Whether a hull that holds so much already takes a model as well (DL-MAR-05). */
function takes(b: Battle, hull: number, i: number, used: number): boolean {
  const { type } = profileAt(b, i);
  return mayBe(false, CARRIES, { of: profileAt(b, hull), type, places: used + seatsFor(b, i) });
}

export interface Berth {
  readonly model: number;
  readonly carrier: number;
}

/** Seats for models in hulls, as many as there is room for: who takes up least first, else in order of the list (DL-TRN-31). */
export function loading(b: Battle, men: readonly number[], hulls: readonly number[]): Berth[] {
  const used = new Map(hulls.map((hull) => [hull, cargoOf(b, hull).reduce((sum, i) => sum + seatsFor(b, i), 0)]));
  const berths: Berth[] = [];
  for (const i of [...men].sort((p, q) => seatsFor(b, p) - seatsFor(b, q) || p - q)) {
    const carrier = hulls.find((hull) => takes(b, hull, i, used.get(hull)!));
    if (carrier === undefined) continue;
    used.set(carrier, used.get(carrier)! + seatsFor(b, i));
    berths.push({ model: i, carrier });
  }
  return berths;
}

/** Whether a section may get in at the start of its activation (DL-TRN-12). */
export function refuseEmbarking(b: Battle, s: number): Ruling {
  const name = sectionName(b, s);
  const berths = loading(b, walkingOf(b, s), hullsOf(b, s));
  if (berths.length === 0) return no('DL-TRN-04', `${name} has no transport with room for anybody.`);
  if (!isCoherent(b, s)) return no('DL-COH-05', `${name} must come back together before it embarks.`);
  if (b.sections[s]!.house !== null && berths.length < walkingOf(b, s).length)
    return no('DL-BLD-12', `${name} leaves its building as a whole, and there is no room for all.`);
  return null;
}

interface Seating {
  readonly model: string;
  readonly carrier: string;
}

/** Who is to sit where: nobody, or as many as there is room for (DL-TRN-31, DL-TRN-61). */
export function refuseSeating(b: Battle, s: number, aboard: readonly Seating[]): Ruling {
  if (aboard.length === 0) return null;
  const refusal = refuseEmbarking(b, s);
  if (refusal) return refusal;
  const [men, hulls] = [walkingOf(b, s), hullsOf(b, s)];
  const used = new Map<number, number>();
  const seen = new Set<number>();
  for (const { model, carrier } of aboard) {
    const [i, hull] = [modelAt(b, model), modelAt(b, carrier)];
    if (!men.includes(i) || seen.has(i)) return no('DL-TRN-12', `${model} does not get in now.`);
    if (!hulls.includes(hull)) return no('DL-TRN-01', `${carrier} is no transport of ${sectionName(b, s)}.`);
    seen.add(i);
    const before = used.get(hull) ?? cargoOf(b, hull).reduce((sum, k) => sum + seatsFor(b, k), 0);
    if (!takes(b, hull, i, before)) return no('DL-TRN-04', `${carrier} has no room for ${model}.`);
    used.set(hull, before + seatsFor(b, i));
  }
  const most = loading(b, men, hulls).length;
  return aboard.length === most ? null : no('DL-TRN-31', `As many as there is room for get in: ${most}.`);
}

type EmbarkAnswer = { readonly type: 'Embark'; readonly aboard: Seating[] };

/** To stay outside, or to get in: in the order of the list, or with the last of it first where not all fit. */
export function embarkAnswers(b: Battle, s: number): EmbarkAnswer[] {
  if (refuseEmbarking(b, s) !== null) return [{ type: 'Embark', aboard: [] }];
  const [men, hulls] = [walkingOf(b, s), hullsOf(b, s)];
  const seating = (berths: readonly Berth[]): Seating[] =>
    berths.map(({ model, carrier }) => ({ model: nameOf(b, model), carrier: nameOf(b, carrier) }));
  const first = seating(loading(b, men, hulls));
  const found = [[], first];
  if (first.length < men.length) {
    const spare = men.filter((i) => seatsFor(b, i) > 0);
    const others = loading(b, [...men.filter((i) => seatsFor(b, i) === 0), ...spare.slice(1)], hulls);
    if (others.length === first.length) found.push(seating(others));
  }
  return found.map((aboard) => ({ type: 'Embark', aboard }));
}

export function goAboard(b: Battle, { model, carrier }: Berth): void {
  const m = b.models[model]!;
  m.where = 'aboard';
  m.carrier = carrier;
}

/** Passengers whose hull has become a wreck (DL-DES-03). */
export function shakenOut(b: Battle): number[] {
  return b.models.flatMap((m, i) =>
    isAlive(m) && m.carrier !== null && b.models[m.carrier]!.where === 'wreck' ? [i] : [],
  );
}
