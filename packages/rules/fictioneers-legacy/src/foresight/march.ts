import { EAST, stepFrom } from '@sandtable/geometry/plane';
import type { Move } from '../decisions.js';
import { between, INCH, type Spot } from '../inches.js';
import type { Refusal } from '../rulebook.js';
import { coverAgainst } from '../rules/cover.js';
import { judgeMove } from '../rules/legal-moves.js';
import { canSee } from '../rules/line-of-sight.js';
import { poseAt, poseOf } from '../rules/measuring.js';
import { type Battle, copyBattle, idOf } from '../state.js';
import { type Way, wayTo } from './way.js';

// Many move as one: each keeps its place in the formation as far as the ground lets it. Those in front go first, so that nobody
// has to wait for the place of another.

export type Aim =
  /** All by the same way. */
  | { readonly kind: 'by'; readonly dx: number; readonly dy: number }
  /** All to a place, or as near as each can get: into contact with who stands there. */
  | { readonly kind: 'to'; readonly at: Spot }
  /** Where somebody sees them least. */
  | { readonly kind: 'cover'; readonly from: number };

export interface MarchOrder {
  readonly aim: Aim;
  readonly mode?: 'walk' | 'fly';
  readonly fires?: boolean;
}

export type March = { readonly model: string } & (
  | ({ readonly refusal: null } & Way)
  | { readonly refusal: Refusal; readonly move: null }
);

export function marchOf(b: Battle, models: readonly number[], order: MarchOrder): March[] {
  const { aim, ...how } = order;
  const supposed = copyBattle(b);
  const front = inOrder(b, models, aim);
  const found = new Map<number, March>();
  for (const i of front) {
    const way = wayFor(supposed, i, aim, how);
    if ('rule' in way) {
      found.set(i, { model: idOf(b, i), refusal: way, move: null });
      continue;
    }
    found.set(i, { model: idOf(b, i), refusal: null, ...way });
    settle(supposed, i, way.move);
  }
  return front.map((i) => found.get(i)!);
}

/** As if a move had been made, as far as places go. */
function settle(b: Battle, i: number, { path }: Move): void {
  const m = b.models[i]!;
  const end = path[path.length - 1]!;
  m.where = 'table';
  m.vehicle = null;
  m.x = end.x;
  m.y = end.y;
}

/** Those in front first. */
function inOrder(b: Battle, models: readonly number[], aim: Aim): number[] {
  const ahead = (i: number): number => {
    const at = poseOf(b, i);
    switch (aim.kind) {
      case 'by':
        return -(at.x * aim.dx + at.y * aim.dy);
      case 'to':
        return between(at, aim.at);
      case 'cover':
        return 0;
    }
  };
  return [...models].sort((i, j) => ahead(i) - ahead(j) || i - j);
}

function wayFor(b: Battle, i: number, aim: Aim, how: Omit<MarchOrder, 'aim'>): Way | Refusal {
  switch (aim.kind) {
    case 'by': {
      const { x, y } = poseOf(b, i);
      return wayTo(b, i, { ...how, to: { x: x + aim.dx, y: y + aim.dy } });
    }
    case 'to':
      return wayTo(b, i, { ...how, to: aim.at });
    case 'cover':
      return wayIntoCover(b, i, aim.from, how);
  }
}

const RINGS = 6;
const HOURS = 12;

/** The nearest place out of somebody's sight or in the best cover against it; to stay is one of them. */
function wayIntoCover(b: Battle, i: number, from: number, how: Omit<MarchOrder, 'aim'>): Way | Refusal {
  const foe = poseOf(b, from);
  const here = poseOf(b, i);
  const worth = (at: Spot): number => {
    const pose = poseAt(b, i, at, 0);
    return canSee(b, foe, pose) ? coverAgainst(b, foe, pose, false).grade : UNSEEN;
  };
  const wishes: { at: Spot; worth: number; far: number }[] = [{ at: here, worth: worth(here), far: 0 }];
  for (let ring = 1; ring <= 2 * RINGS; ring++)
    for (let hour = 0; hour < HOURS; hour++) {
      const far = ring * INCH;
      const at = stepFrom(here, EAST, 2 * hour, far);
      wishes.push({ at, worth: worth(at), far });
    }
  wishes.sort((p, q) => q.worth - p.worth || p.far - q.far);
  let best: Way | Refusal | null = null;
  let most = -1;
  for (const wish of wishes.slice(0, TRIED)) {
    if (wish.worth <= most) break;
    const way = wayTo(b, i, { ...how, to: wish.at });
    if ('rule' in way) {
      best ??= way;
      continue;
    }
    const got = worth(way.move.path[way.move.path.length - 1]!);
    if (got > most) {
      best = way;
      most = got;
    }
  }
  return best ?? judgeStay(b, i);
}

function judgeStay(b: Battle, i: number): Refusal {
  const { x, y } = poseOf(b, i);
  const judged = judgeMove(b, i, {
    type: 'Move',
    mode: 'walk',
    path: [
      { x, y },
      { x, y },
    ],
  });
  return 'rule' in judged ? judged : { rule: 'FL-GEO-14', message: `${idOf(b, i)} finds no room.` };
}

/** Better than any cover. */
const UNSEEN = 3;
const TRIED = 24;
