import { crossings, emptyWalk, isInAny, pointAlong, samplesAlong, type Walk, walk } from '@sandtable/geometry/plane';
import type { Move } from '../decisions.js';
import { groundOf } from '../ground.js';
import { EPS, INCH, SHORTEST, type Spot } from '../inches.js';
import { judgeMove } from '../rules/legal-moves.js';
import { beginMove } from '../rules/movement.js';
import { type Mover, moverOf } from '../rules/movement-allowance.js';
import { momentsOf, shotsOf } from '../rules/overwatch.js';
import { type Battle, controllerOf, copyBattle, idOf, type MoveUnderWay, sideOf } from '../state.js';
import { otherSide } from '../terms.js';
import { type Chance, chanceOf } from './prospects.js';

// What lies along a move that is only drawn so far: the ground with what slows it, and the enemies on watch who could answer it.

/** What a piece of a way leads over, as far as it changes the cost. */
export type Going = 'open' | 'rough' | 'road' | 'river';

export interface Stretch {
  readonly going: Going;
  readonly path: readonly Spot[];
  readonly length: number;
}

/** Somebody on watch, with its best chance at every moment of the way at which it could fire. */
export interface Lane {
  readonly watcher: string;
  readonly from: Spot;
  readonly chances: readonly Chance[];
}

export interface Along {
  readonly model: string;
  readonly stretches: readonly Stretch[];
  /** Where walls are climbed. */
  readonly walls: readonly { readonly wall: string; readonly at: Spot }[];
  /** The moments of the way (FL-OVW-07). */
  readonly samples: readonly Spot[];
  readonly lanes: readonly Lane[];
}

export function alongMove(b: Battle, i: number, move: Move): Along {
  const { path } = move;
  const flies = move.mode === 'fly';
  const mover = moverOf(b, i, move.mode);
  return {
    model: idOf(b, i),
    stretches: stretchesOf(b, mover, path),
    walls: flies ? [] : groundOf(b).walls.flatMap(({ id, shape }) => crossings(path, shape, EPS).map(at(id))),
    samples: samplesAlong(path, INCH, EPS),
    lanes: lanesOf(b, i, move),
  };
}

const at = (wall: string) => (spot: Spot) => ({ wall, at: { x: Math.round(spot.x), y: Math.round(spot.y) } });

const walked: Walk = emptyWalk(); // scratch

/** FL-MOV-15, FL-MOV-18, FL-MOV-19: the way cut where the going changes. */
function stretchesOf(b: Battle, mover: Mover, path: readonly Spot[]): Stretch[] {
  const { map, of, rough } = groundOf(b);
  walk(map, path, SHORTEST, walked);
  const pieces: { going: Going; from: number; to: number }[] = [];
  for (let k = 0; k < walked.pieces; k++) {
    const going = goingOf(k);
    const last = pieces[pieces.length - 1];
    if (last?.going === going) last.to = walked.to[k]!;
    else pieces.push({ going, from: walked.from[k]!, to: walked.to[k]! });
  }
  return pieces.map(({ going, from, to }) => ({ going, path: cut(path, from, to), length: Math.round(to - from) }));

  function goingOf(k: number): Going {
    if (mover.mode === 'fly') return 'open';
    if (isInAny(walked, k, of.road)) return 'road';
    if (isInAny(walked, k, of.river) && mover.gait !== 'hover') return 'river';
    return isInAny(walked, k, rough[mover.gait]) ? 'rough' : 'open';
  }
}

/** The part of a path between two lengths along it. */
function cut(path: readonly Spot[], from: number, to: number): Spot[] {
  const points = [pointAlong(path, from)];
  let way = 0;
  for (let k = 1; k < path.length; k++) {
    way += Math.hypot(path[k]!.x - path[k - 1]!.x, path[k]!.y - path[k - 1]!.y);
    if (way > from && way < to) points.push(path[k]!);
  }
  return [...points, pointAlong(path, to)];
}

/** FL-OVW-05 to FL-OVW-11: as if the move had been declared. */
function lanesOf(b: Battle, i: number, move: Move): Lane[] {
  if (b.models[i]!.hidden) return []; // nobody watches whom they do not see (FL-HID-04)
  const supposed = copyBattle(b);
  if (!('rule' in judgeMove(b, i, move))) beginMove(supposed, i, move); // what is only drawn may be no move
  supposed.move = underWay(i, move);
  supposed.trigger = { kind: 'move', model: i };
  const foe = otherSide(sideOf(b, i));
  const lanes: Lane[] = [];
  const moments = momentsOf(supposed);
  for (let watcher = 0; watcher < b.models.length; watcher++) {
    const { overwatch, x, y } = b.models[watcher]!;
    if (!overwatch || sideOf(b, watcher) !== foe) continue;
    const best = new Map<number, Chance>();
    for (const shot of shotsOf(supposed, watcher, moments)) {
      const chance = chanceOf(supposed, controllerOf(b, watcher), shot);
      const known = best.get(shot.sample);
      if (chance && (!known || chance.kills > known.kills)) best.set(shot.sample, chance);
    }
    if (best.size > 0) lanes.push({ watcher: idOf(b, watcher), from: { x, y }, chances: [...best.values()] });
  }
  return lanes;
}

function underWay(model: number, { mode, path, last }: Move): MoveUnderWay {
  return { model, mode, path, samples: samplesAlong(path, INCH, EPS), open: 1, lands: last?.kind === 'land' };
}
