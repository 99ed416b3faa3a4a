import { distanceSquared, gap, overlaps, type Shape } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areWithin, isChain, profileAt, reachBetween, shapeAt, shapeOf, spacingOf, standingOf } from '../figures.js';
import { EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, doingOf, homeOf, modelAt, nameOf, type Spot, sectionName, sideOfSection } from '../state.js';
import { pick, put, tell } from './agreement.js';
import { shakenOut } from './cargo.js';
import { offsetOutline } from './charge-benchmark.js';
import { settle } from './falling-back.js';
import type { Happening } from './happening.js';
import { no, type Ruling, refuseSpot } from './movement.js';
import { radiusOf } from './movement-cost.js';
import { homeEdge } from './zones.js';

// Out of a wreck (DL-DES-03, DL-TRN-23): its owner places whom he can, and who finds no room is killed.

const FOR_ROOM = spoken('wound.forRoom');
const GRID = INCH / 2;

interface Placed {
  readonly i: number;
  readonly shape: Shape;
}

/** Those of a section who must come out of a wreck now. */
export function bailersOf(b: Battle, s: number): number[] {
  return shakenOut(b).filter((i) => homeOf(b, i) === s);
}

/** Whether somebody may land in a place: near enough to the wreck, on free ground, an inch from the enemy. */
function refuseLanding(b: Battle, i: number, at: Spot): Ruling {
  const shape = shapeAt(b, i, at);
  if (gap(shape, shapeOf(b, i)) > profileAt(b, i).mv + EPS)
    return no('DL-TRN-23', `${nameOf(b, i)} comes no farther than its MV from the wreck.`);
  return refuseSpot(b, i, shape, { near: [], absent: [] });
}

/** Places round a wreck within somebody's MV, the nearest to where he would rather be first. */
function landings(b: Battle, i: number, aim: Spot): Spot[] {
  const wreck = shapeOf(b, i);
  const most = profileAt(b, i).mv + radiusOf(b, i);
  const spots = offsetOutline(wreck, radiusOf(b, i));
  for (let x = wreck.left - most; x <= wreck.right + most; x += GRID)
    for (let y = wreck.top - most; y <= wreck.bottom + most; y += GRID)
      spots.push({ x: Math.round(x), y: Math.round(y) });
  return spots.sort((p, q) => distanceSquared(p, aim) - distanceSquared(q, aim) || p.x - q.x || p.y - q.y);
}

/** Room for one more beside those who are out: linked to them where there is somebody to be linked to. */
function roomFor(b: Battle, i: number, placed: readonly Placed[], aim: Spot): Spot | null {
  const spacing = spacingOf(b, homeOf(b, i));
  const isFree = (at: Spot): boolean => {
    const shape = shapeAt(b, i, at);
    if (placed.some((other) => overlaps(shape, other.shape, EPS))) return false;
    if (
      placed.length > 0 &&
      !placed.some((other) => areWithin(shape, other.shape, reachBetween(b, i, other.i) + spacing))
    )
      return false;
    return refuseLanding(b, i, at) === null;
  };
  return landings(b, i, aim).find(isFree) ?? null;
}

/** Those already outside to whom the others keep: of a section that is all inside, nobody. */
function outside(b: Battle, s: number, men: readonly number[]): Placed[] {
  const near = standingOf(b, s).map((i) => ({ i, shape: shapeOf(b, i) }));
  const [first] = men;
  if (first === undefined || roomFor(b, first, near, shapeOf(b, first).at) !== null) return near;
  return []; // too far off to keep to
}

type BailAnswer = Extract<AnswerOf<'Bail'>, { type: 'Bail' }>;

/** Everybody for whom there is room, towards home, towards the enemy, and close by. */
export function bailAnswers(b: Battle, s: number): BailAnswer[] {
  const men = bailersOf(b, s);
  if (men.length === 0) return [{ type: 'Bail', places: [] }];
  const wreck = shapeOf(b, men[0]!).at;
  const home = homeEdge(b, sideOfSection(b, s))[0]!;
  const back = { x: Math.round((home.left + home.right) / 2), y: Math.round((home.top + home.bottom) / 2) };
  const on = { x: 2 * wreck.x - back.x, y: 2 * wreck.y - back.y };
  const all = [wreck, back, on].map((aim) => landed(b, s, men, aim));
  const spelled = all.map((places) => JSON.stringify(places));
  return all.flatMap((places, n) => (spelled.indexOf(spelled[n]!) === n ? [{ type: 'Bail' as const, places }] : []));
}

function landed(b: Battle, s: number, men: readonly number[], aim: Spot): BailAnswer['places'] {
  const placed = outside(b, s, men);
  const places: { model: string; at: Spot }[] = [];
  let waiting = [...men];
  for (let found = true; found; ) {
    found = false;
    for (const i of waiting) {
      const at = roomFor(b, i, placed, aim);
      if (at === null) continue;
      found = true;
      placed.push({ i, shape: shapeAt(b, i, at) });
      places.push({ model: nameOf(b, i), at });
    }
    waiting = waiting.filter((i) => places.every(({ model }) => model !== nameOf(b, i)));
    if (waiting.length === 0) break;
  }
  return places;
}

export function refuseBail(b: Battle, s: number, places: BailAnswer['places']): Ruling {
  const men = bailersOf(b, s);
  const before = outside(b, s, men);
  const placed = [...before];
  const seen = new Set<number>();
  for (const { model, at } of places) {
    const i = modelAt(b, model);
    if (!men.includes(i) || seen.has(i)) return no('DL-TRN-23', `${model} does not come out of a wreck now.`);
    seen.add(i);
    const shape = shapeAt(b, i, at);
    const refusal = refuseLanding(b, i, at);
    if (refusal) return refusal;
    const other = placed.find((one) => overlaps(one.shape, shape, EPS));
    if (other) return no('DL-MOV-04', `${model} would stand on ${nameOf(b, other.i)}.`);
    placed.push({ i, shape });
  }
  const models = placed.map(({ i }) => i);
  const shapes = placed.map(({ shape }) => shape);
  if (!isChain(b, models, shapes, spacingOf(b, s)))
    return no('DL-COH-04', `${sectionName(b, s)} would not hang together outside.`);
  const left = men.find((i) => !seen.has(i) && roomFor(b, i, placed, shapeOf(b, i).at) !== null);
  return left === undefined ? null : no('DL-TRN-23', `There is room for ${nameOf(b, left)} as well.`);
}

/** Everybody out of the wrecks, section by section; then their activation is over, or the next one spoilt (DL-DES-03). */
export function* bailOut(t: BattleTable, h: Happening): Play<void> {
  const b = t.state;
  for (const s of new Set(shakenOut(b).map((i) => homeOf(b, i)))) {
    const men = bailersOf(b, s);
    const question = ask('Bail', sideOfSection(b, s), { section: sectionName(b, s) });
    const answers = bailAnswers(b, s);
    const nobody = answers.every(({ places }) => places.length === 0);
    const { places } = nobody ? yield* pick(t, question, [answers[0]!]) : yield* put(t, question, () => answers[0]!);
    for (const { model, at } of places)
      Object.assign(b.models[modelAt(b, model)]!, { where: 'table', carrier: null, x: at.x, y: at.y, moved: true });
    for (const i of men) if (b.models[i]!.where === 'aboard') leaveNobody(b, h, i);
    const section = b.sections[s]!;
    section.overwatch = false;
    section.activated += 1;
    const doing = doingOf(b, s);
    if (doing) doing.ended = true;
    tell(t, { type: 'bailedOut', rule: 'DL-DES-03', section: sectionName(b, s), places });
  }
}

/** Killed for want of room, without a Medic's help; a Non-Combatant finds room elsewhere (DL-MAR-27i). */
function leaveNobody(b: Battle, h: Happening, i: number): void {
  const m = b.models[i]!;
  const { at } = shapeOf(b, i);
  m.x = at.x;
  m.y = at.y;
  if (!mayBe(true, FOR_ROOM, { of: profileAt(b, i) })) {
    settle(b, i);
    return;
  }
  m.carrier = null;
  m.life = 0;
  h.hurt.set(homeOf(b, i), h.hurt.get(homeOf(b, i)) ?? []);
}
