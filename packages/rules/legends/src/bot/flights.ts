import { chanceOf } from '../odds.js';
import { numbersOf } from '../rules/impetus.js';
import { ahead, motion } from '../rules/motion.js';
import { standsAt } from '../rules/support.js';
import { areEnemies, type Hero, type Scene } from '../state.js';
import { pieceAt, stirred } from '../tables.js';
import { EPS, roundDown, type Vec3 } from '../terms.js';
import { unit } from '../vectors.js';
import { activation, blow, bruise, pain } from './prices.js';

// What a thing sent off in a direction does, for whoever sends it: to the first thing it meets, and to itself.

export type Sent = 'fling' | 'knock' | 'line' | 'drop';

export function flight(s: Scene, by: Hero, thing: number, dir: Vec3, inches: number, how: Sent): number {
  const direction = unit(dir);
  if (direction === null) return 0;
  const [dx, dy, dz] = direction;
  const flinger = how === 'fling' ? s.heroes.indexOf(by) : -1;
  const m = motion(thing, how, dx, dy, dz, inches, { walks: how === 'line' || (how === 'knock' && dz === 0), flinger });
  const { what, inches: gone, hit } = ahead(s, m);
  const piece = pieceAt(s, thing);
  const mover = 'heroism' in piece ? piece : null;
  if (what === 'touch' || what === 'ground') {
    const before = piece.travel;
    piece.travel = gone; // the numbers are read off the piece; it is put back at once
    const { impetus, answer } = numbersOf(s, m, hit);
    piece.travel = before;
    if (impetus < 1 - EPS) return 0;
    let worth = 0;
    for (const i of hit.heroes) worth += blow(s, by, s.heroes[i]!, 1, roundDown(bruise(s.heroes[i]!, impetus)));
    if (mover && mover !== by) {
      const fatigue = roundDown(bruise(mover, answer));
      worth += what === 'ground' ? landing(by, mover, fatigue) : blow(s, by, mover, 1, fatigue);
    }
    return worth;
  }
  if (mover === null || mover === by || what === 'sky') return 0;
  return afterwards(s, by, mover, thing, [mover.x + dx * gone, mover.y + dy * gone, mover.z + dz * gone], gone);
}

/** A Hero that comes down on the street may land on its feet, and take the turn (LG-LAN-03). */
function landing(by: Hero, mover: Hero, fatigue: number): number {
  const lands = chanceOf(6, 1, Math.min(1, mover.heroism));
  const worth = (1 - lands) * pain(mover, fatigue) - lands * activation(mover);
  return areEnemies(by, mover) ? worth : -worth;
}

/** It ends in the air and falls on: onto the street it may land, onto anything else it may not (LG-LAN-04). */
function afterwards(s: Scene, by: Hero, mover: Hero, thing: number, [x, y, z]: Vec3, gone: number): number {
  if (standsAt(s, thing, x, y, z)) return 0;
  const { x: x0, y: y0, z: z0, travel } = mover;
  [mover.x, mover.y, mover.z] = [x, y, z];
  stirred();
  const m = motion(thing, 'fall', 0, 0, -1, z + 1);
  const { what, inches, hit } = ahead(s, m);
  mover.travel = gone + inches;
  const { impetus, answer } = numbersOf(s, m, hit);
  [mover.x, mover.y, mover.z] = [x0, y0, z0];
  stirred();
  mover.travel = travel;
  const fatigue = roundDown(bruise(mover, answer));
  if (what === 'ground') return landing(by, mover, fatigue);
  let worth = blow(s, by, mover, 1, fatigue);
  for (const i of hit.heroes) worth += blow(s, by, s.heroes[i]!, 1, roundDown(bruise(s.heroes[i]!, impetus)));
  return worth;
}
