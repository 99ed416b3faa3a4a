import { flingDifficulty, pickUpDifficulty, strikeDifficulty } from './acts.js';
import type { Decision, Segment } from './decisions.js';
import type { SceneTable } from './events.js';
import { dropsOn, placeOf } from './fall.js';
import { comeThroughDifficulty, removeStruck } from './impact.js';
import type { Hit, Numbers } from './impetus.js';
import { type Going, isBeyond, nextPiece } from './line.js';
import type { MomentId } from './moments.js';
import { advance, ahead, farSide, type Motion, motion, passThrough, unit } from './motion.js';
import { lengthOf, type Plot, type Stretch, startOfLine } from './plot.js';
import { type Foreseen, foresee, rehearsal } from './rehearsal.js';
import { putAt, removeHero } from './removal.js';
import { shotDifficulty } from './shot.js';
import { type Hero, heroOf, type Scene } from './state.js';
import { isFree } from './support.js';
import { indexOf, isHero, pieceAt, spaceOf } from './tables.js';
import { EPS, SEGMENT_END, type Vec3, WALK_LIFT } from './terms.js';

// What would come of a decision, for tables that show it before it is taken. Nothing changes by looking.

/** The Moment that a decision of the active Hero would attempt, and how hard it is; null where it attempts none. */
export interface Weighed {
  readonly moment: MomentId;
  readonly difficulty: number;
}

export function weigh(s: Scene, hero: Hero, d: Decision): Weighed | null {
  switch (d.type) {
    case 'move':
    case 'callHero':
      return { moment: d.type, difficulty: d.chosen };
    case 'strike':
      return { moment: 'strike', difficulty: strikeDifficulty(hero) };
    case 'longShot': {
      const target = heroOf(s, d.target);
      return target?.onTable ? { moment: 'longShot', difficulty: shotDifficulty(s, hero, target) } : null;
    }
    case 'pickUp': {
      const i = indexOf(s, d.thing);
      return i < 0 ? null : { moment: 'pickUp', difficulty: pickUpDifficulty(s, i) };
    }
    case 'fling': {
      const i = hero.carrying === null ? -1 : indexOf(s, hero.carrying);
      return i < 0 ? null : { moment: 'fling', difficulty: flingDifficulty(s, i, d.chosen) };
    }
    case 'knockDown':
    case 'knockBack':
      return { moment: d.type, difficulty: 2 * d.chosen }; // LG-KND-02, LG-KNB-02
    default:
      return null;
  }
}

/** Something a line touches, with the arithmetic of the Impact it would be. */
export interface Contact extends Omit<Numbers, 'otherToughness'>, Omit<Foreseen, 'numbers'> {
  /** The step of the line on which it is touched. */
  readonly step: number;
  readonly at: Vec3;
  readonly otherToughness: number | null;
  /** How hard it is to come through it instead (LG-COM-02); null where nobody can. */
  readonly comeThrough: number | null;
}

/** No line is so crowded; it keeps a strange city from asking for ever. */
const MOST = 40;

/** Everything that a line would touch, in order, if it went through whatever stands there; and where it comes down. */
export function contactsAlong(given: Scene, id: string, segments: readonly Segment[]): Contact[] {
  const t = rehearsal(given);
  const s = t.state;
  const hero = heroOf(s, id)!;
  const found: Contact[] = [];
  const start = startOfLine(s, hero, segments[0] ?? null);
  if (start) [hero.x, hero.y, hero.z] = start;
  hero.travel = 0; // LG-RUL-61
  for (const [step, segment] of segments.entries()) {
    if (segment.m === 'd') {
      comeDown(t, hero, segment.dir ?? null, step, found); // LG-FAL-03: its travel goes on from the line
      break;
    }
    if (segment.m !== 'g' && segments[step - 1]?.m !== segment.m) hero.travel = 0; // a stretch is a Moment (LG-MOH-12)
    if (!goStep(t, hero, segment, step, found)) break;
  }
  return found;
}

/** One step, piece by piece as the referee walks it; false where the line could not go on. */
function goStep(t: SceneTable, hero: Hero, segment: Going, step: number, found: Contact[]): boolean {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  for (let guard = 0; guard < 1000 && found.length < MOST; guard++) {
    const at = placeOf(s, i);
    const target: Vec3 = segment.m === 'g' ? [segment.to[0], segment.to[1], at[2]] : segment.to;
    if (lengthOf(at, target) < EPS) return true;
    const next = nextPiece(s, hero, segment, at, target);
    if (next === null) return false; // LG-MOV-08
    const from: Vec3 = segment.m === 'g' ? [at[0], at[1], next.to[2]] : at;
    if (from[2] !== at[2] && !isFree(s, i, from, WALK_LIFT)) return false;
    hero.z = from[2];
    const length = lengthOf(from, next.to);
    if (length < EPS) {
      putAt(s, i, ...next.to);
      continue;
    }
    const [dx, dy, dz] = unit([next.to[0] - from[0], next.to[1] - from[1], next.to[2] - from[2]])!;
    const more = { end: next.to, own: true, walks: segment.m === 'g', wall: next.face };
    const m = motion(i, 'line', dx, dy, dz, length, more);
    const stop = goThrough(t, m, segment.m === 'g' ? [target[0], target[1], hero.z] : target, step, found);
    if (stop !== 'end') return stop === 'arrived';
    if (m.passedPanels.length + m.passedThings.length > 0 && isBeyond(s, i, target, [dx, dy, dz])) return true;
  }
  return false;
}

/** A straight way through everything on it; it has arrived when what it touches is the end of its step (LG-MOV-09, LG-MOV-10). */
function goThrough(
  t: SceneTable,
  m: Motion,
  target: Vec3,
  step: number,
  found: Contact[],
): 'end' | 'arrived' | 'stopped' {
  const s = t.state;
  while (found.length < MOST) {
    const { what, inches, hit, landing } = ahead(s, m);
    advance(t, m, inches, what === 'end', landing);
    if (what === 'end') return 'end';
    if (what !== 'touch' && what !== 'ground') return 'stopped';
    const contact = contactOf(s, m, hit, step);
    found.push(contact);
    if (lengthOf(contact.at, target) <= SEGMENT_END + EPS) return 'arrived';
    if (what === 'ground') return 'stopped';
    leaveBehind(t, m, hit, contact.breaks);
  }
  return 'stopped';
}

/** Past what was touched: travel starts again (LG-IMP-12, LG-MOH-12), and the way to the far side is free (LG-COM-04). */
function leaveBehind(t: SceneTable, m: Motion, hit: Hit, breaks: boolean): void {
  const s = t.state;
  pieceAt(s, m.thing).travel = 0;
  // nobody comes through a Hero (LG-COM-06), and what breaks leaves nothing to come through: the way goes on where it was met
  if (isHero(s, hit.thing)) removeHero(t, s.heroes[hit.thing]!, 'LG-ACT-09');
  else if (breaks && hit.panel < 0) removeStruck(t, hit.thing);
  else comeThrough(t, m, hit);
}

/** To the far side; without room there (LG-COM-05) what stands behind is looked for all the same. */
function comeThrough(t: SceneTable, m: Motion, hit: Hit): void {
  const s = t.state;
  const spot = farSide(s, m, hit);
  if (spot) passThrough(t, m, hit, spot);
  else if (hit.panel < 0) m.passedThings.push(hit.thing);
  else m.passedPanels.push(spaceOf(s).firstPanel[hit.thing]! + hit.panel);
}

/** The drop at the end of a line, off whatever the Hero rests on (LG-FAL-05); it ends at the first thing. */
function comeDown(t: SceneTable, hero: Hero, dir: Vec3 | null, step: number, found: Contact[]): void {
  const s = t.state;
  const [dx, dy, dz] = (dir && unit(dir)) ?? [0, 0, -1];
  if (dz > -EPS || !dropsOn(t, hero)) return;
  const m = motion(s.heroes.indexOf(hero), 'drop', dx, dy, dz, (hero.z + 1) / -dz, { own: true });
  const { what, inches, hit, landing } = ahead(s, m);
  advance(t, m, inches, false, landing);
  if (what === 'touch' || what === 'ground') found.push(contactOf(s, m, hit, step));
}

/** The touch that a movement has come to. */
function contactOf(s: Scene, m: Motion, hit: Hit, step: number): Contact {
  const { numbers, ...foreseen } = foresee(s, m, hit);
  const { otherToughness, ...counted } = numbers;
  return {
    ...counted,
    ...foreseen,
    step,
    at: placeOf(s, m.thing),
    otherToughness: Number.isFinite(otherToughness) ? otherToughness : null,
    comeThrough: hit.thing < 0 || isHero(s, hit.thing) ? null : comeThroughDifficulty(s, m, hit),
  };
}

/** What the query `line` tells. */
export interface LinePlot extends Plot {
  readonly ground: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  readonly stretches: readonly (Stretch & { readonly step: number })[];
}
