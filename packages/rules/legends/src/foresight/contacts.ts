import type { Segment } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { startOfLine } from '../rules/carrying.js';
import { comeThroughDifficulty, farSide, passThrough } from '../rules/come-through.js';
import { dropsOn } from '../rules/falling.js';
import { removeStruck } from '../rules/impacts.js';
import type { Hit, Numbers } from '../rules/impetus.js';
import { advance, ahead, type Motion, motion, placeOf } from '../rules/motion.js';
import { type Going, isBeyond, nextPiece } from '../rules/move.js';
import { putAt, removeHero } from '../rules/removal.js';
import { isFree } from '../rules/room.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { isHero, pieceAt, spaceOf } from '../tables.js';
import { EPS, SEGMENT_END, type Vec3, WALK_LIFT } from '../terms.js';
import { lengthOf, unit } from '../vectors.js';
import { type Foreseen, foresee, rehearsal } from './supposed.js';

// What a line would touch.

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
  if (!s.match.config.runningStarts) hero.travel = 0; // LG-RUL-61
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
