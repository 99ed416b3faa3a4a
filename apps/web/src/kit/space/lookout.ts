import type { Vec3 } from './space.js';

// From where somebody is seen best: of eight sides, the first that nothing stands before.

/** Sides in the order they are liked: from the south and a little east, as the sun. */
const SIDES = [-58, -122, -32, -148, 32, 148, 58, 122];
/** How much of the way is up. */
const RISE = 0.68;
const STEPS = 24;

/** A place to look from at a distance; `hides` tells whether something stands at a place. */
export function lookout(hides: (at: Vec3) => boolean, at: Vec3, far: number): Vec3 {
  const views = SIDES.map((side) => {
    const turn = (side * Math.PI) / 180;
    const flat = far * Math.sqrt(1 - RISE * RISE);
    const from: Vec3 = [at[0] + Math.cos(turn) * flat, at[1] + Math.sin(turn) * flat, at[2] + 1 + far * RISE];
    return { from, hidden: hiddenFrom(hides, from, at) };
  });
  const least = Math.min(...views.map(({ hidden }) => hidden));
  return views.find(({ hidden }) => hidden === least)!.from;
}

/** How much of the line to somebody runs through what hides it. */
function hiddenFrom(hides: (at: Vec3) => boolean, from: Vec3, to: Vec3): number {
  let hidden = 0;
  for (let i = 0; i < STEPS; i++) {
    const k = i / STEPS;
    const [x, y, z] = [0, 1, 2].map((n) => from[n]! + (to[n]! + (n === 2 ? 0.8 : 0) - from[n]!) * k);
    if (hides([x!, y!, z!])) hidden++;
  }
  return hidden;
}
