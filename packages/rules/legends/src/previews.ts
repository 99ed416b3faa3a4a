import { flingDifficulty, pickUpDifficulty, strikeDifficulty } from './acts.js';
import type { Decision, Segment } from './decisions.js';
import { groundAlong } from './ground.js';
import { comeThroughDifficulty } from './impact.js';
import { type Numbers, numbersOf, pieceStruckOf } from './impetus.js';
import type { MomentId } from './moments.js';
import { ahead, type How, type Motion, motion, unit } from './motion.js';
import { type Plot, type Stretch, startOfLine, wallsAlong } from './plot.js';
import { shotDifficulty } from './shot.js';
import { copyScene, type Hero, heroOf, type Scene } from './state.js';
import { indexOf, isHero, pieceAt, spaceOf } from './tables.js';
import { BUMP_BELOW, EPS, roundDown, type Vec3 } from './terms.js';

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
export interface Contact extends Omit<Numbers, 'otherToughness'> {
  /** The step of the line on which it is touched. */
  readonly step: number;
  readonly at: Vec3;
  /** Null: the table top. */
  readonly thing: string | null;
  readonly piece: string | null;
  readonly otherToughness: number | null;
  readonly bump: boolean;
  readonly moverFatigue: number;
  readonly otherFatigue: number;
  /** The impetus breaks it. */
  readonly breaks: boolean;
  /** How hard it is to come through it instead (LG-COM-02); null where nobody can. */
  readonly comeThrough: number | null;
}

/** No line is so crowded; it keeps a strange city from asking for ever. */
const MOST = 40;

/** Everything that a line would touch, in order, if it went through whatever stands there; and where it comes down. */
export function contactsAlong(given: Scene, id: string, segments: readonly Segment[]): Contact[] {
  const s = copyScene(given);
  const hero = heroOf(s, id)!;
  const i = s.heroes.indexOf(hero);
  const found: Contact[] = [];
  let at = startOfLine(s, hero, segments[0] ?? null) ?? ([hero.x, hero.y, hero.z] as Vec3);
  const go = (step: number, to: Vec3, more: Partial<Motion>, how: How = 'line'): void => {
    const far = Math.sqrt((to[0] - at[0]) ** 2 + (to[1] - at[1]) ** 2 + (to[2] - at[2]) ** 2);
    [hero.x, hero.y, hero.z] = at;
    const direction = far < EPS ? null : unit([to[0] - at[0], to[1] - at[1], to[2] - at[2]]);
    if (direction === null) return;
    const m = motion(i, how, ...direction, far, { own: true, ...more });
    found.push(...touched(s, m, step, MOST - found.length));
    hero.travel += far;
    at = to;
  };
  for (const [step, segment] of segments.entries()) {
    if (segment.m === 'd') {
      const [dx, dy, dz] = (segment.dir && unit(segment.dir)) ?? [0, 0, -1];
      const far = (at[2] + 1) / -dz;
      hero.travel = 0; // LG-FAL-03: a fall counts its own inches
      go(step, [at[0] + dx * far, at[1] + dy * far, at[2] + dz * far], {}, 'drop');
    } else if (segment.m === 'g') {
      for (const { x, y, z } of groundAlong(s, i, at, segment.to).pieces) {
        at = [at[0], at[1], z];
        go(step, [x, y, z], { walks: true });
      }
    } else {
      const wall = segment.m === 'w' ? (wallsAlong(s, i, at, segment.to)?.[0] ?? null) : null;
      go(step, segment.to, { wall });
    }
  }
  return found;
}

/** Everything ahead of a straight movement; a fall ends at the first thing. */
function touched(s: Scene, m: Motion, step: number, most: number): Contact[] {
  const found: Contact[] = [];
  const piece = pieceAt(s, m.thing);
  const before = piece.travel;
  while (found.length < most) {
    const { what, inches, hit } = ahead(s, m);
    if (what !== 'touch' && what !== 'ground') break;
    piece.travel = before + inches;
    const { otherToughness, ...numbers } = numbersOf(s, m, hit);
    const bump = numbers.impetus < BUMP_BELOW - EPS;
    const struck = hit.heroes.length > 0;
    found.push({
      ...numbers,
      step,
      at: [piece.x + m.dx * inches, piece.y + m.dy * inches, piece.z + m.dz * inches],
      thing: hit.thing < 0 ? null : pieceAt(s, hit.thing).id,
      piece: hit.panel < 0 ? null : pieceStruckOf(s, hit).id,
      otherToughness: Number.isFinite(otherToughness) ? otherToughness : null,
      bump,
      moverFatigue: isHero(s, m.thing) && !bump ? roundDown(numbers.answer) : 0,
      otherFatigue: struck && !bump ? roundDown(numbers.impetus) : 0,
      breaks: !bump && !struck && numbers.impetus > otherToughness + EPS,
      comeThrough: hit.thing < 0 || isHero(s, hit.thing) ? null : comeThroughDifficulty(s, m, hit),
    });
    if (what === 'ground' || m.how === 'drop') break;
    if (hit.panel < 0) m.passedThings.push(hit.thing);
    else m.passedPanels.push(spaceOf(s).firstPanel[hit.thing]! + hit.panel);
  }
  piece.travel = before;
  return found;
}

/** What the query `line` tells. */
export interface LinePlot extends Plot {
  readonly ground: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  readonly stretches: readonly (Stretch & { readonly step: number })[];
}
