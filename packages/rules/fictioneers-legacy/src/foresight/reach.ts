import { isDark, isOnTable } from '../ground.js';
import { between, INCH, type Spot } from '../inches.js';
import type { Stander } from '../rules/end-positions.js';
import { judgeMove } from '../rules/legal-moves.js';
import { poseOf, profileAt } from '../rules/measuring.js';
import { allowance, type Mover, moverOf } from '../rules/movement-allowance.js';
import { courseOf } from '../rules/movement-cost.js';
import type { Battle } from '../state.js';
import { legCost, maySettle, standerAt, turnsFor } from './way.js';

// Everywhere a model can end its move, on a grid of half inches: to be shaded. What lies between the points is asked for when
// somebody wants to go there.

export const STEP = INCH / 2;

/** Rows from the south, a digit for each place: 0 out of reach or no room, 1 within the move, 2 within what lets it fire too. */
export interface Reach {
  readonly from: Spot;
  readonly step: number;
  readonly columns: number;
  readonly rows: readonly string[];
}

/** How many turns a shaded way may have is not bounded, but corners far down the list are left out. */
const MOST_NODES = 32;

export function reachOf(b: Battle, i: number, mode: 'walk' | 'fly'): Reach {
  const mover = moverOf(b, i, mode);
  const m = b.models[i]!;
  const start = { x: m.x, y: m.y };
  const conditions = { dark: isDark(b, poseOf(b, i)), hauling: m.carrying !== null, road: false };
  const spent = profileAt(b, i).vehicle?.locomotion === 'flying' && !m.airborne ? 2 * INCH : 0; // FL-FLY-05
  const may = allowance(b, mover, { ...conditions, fires: m.fired || m.sensed || m.spotted }).total - spent;
  const firing = allowance(b, mover, { ...conditions, fires: true }).total - spent;
  const bonus = allowance(b, mover, { ...conditions, fires: false, road: true }).total - may - spent;
  const far = may + Math.max(0, bonus);
  const half = Math.ceil(far / STEP);
  const who = standerAt(b, i, mode);
  const costOf = costs(b, mover, who, start, far);
  const corner = { x: start.x - half * STEP, y: start.y - half * STEP };
  const rows: string[] = [];
  for (let row = 0; row <= 2 * half; row++) {
    let line = '';
    for (let column = 0; column <= 2 * half; column++) {
      const at = { x: corner.x + column * STEP, y: corner.y + row * STEP };
      line += gradeOf(at);
    }
    rows.push(line);
  }
  return { from: corner, step: STEP, columns: 2 * half + 1, rows };

  function gradeOf(at: Spot): string {
    if (!isOnTable(b, at) || between(start, at) > far || !maySettle(b, i, mode, who, at)) return '0';
    const { cost, road } = costOf(at);
    const extra = road ? bonus : 0;
    if (cost > may + extra) return '0';
    return cost <= firing + extra ? '2' : '1';
  }
}

/** Whether it may move at all just now. */
export function canMove(b: Battle, i: number): boolean {
  const { x, y } = b.models[i]!;
  const mode = profileAt(b, i).vehicle?.locomotion === 'flying' ? 'fly' : 'walk';
  const judged = judgeMove(b, i, {
    type: 'Move',
    mode,
    path: [
      { x, y },
      { x, y },
    ],
  });
  return !('rule' in judged) || judged.rule === 'FL-FLY-05';
}

type Costed = { readonly cost: number; readonly road: boolean };

/** What it costs to get somewhere: straight, or round the corners that can be got to. */
function costs(b: Battle, mover: Mover, who: Stander, start: Spot, most: number): (at: Spot) => Costed {
  if (mover.mode === 'fly') return (at) => ({ cost: courseOf(b, mover, [start, at], []).cost.total, road: false });
  const leg = legCost(b, mover, who);
  const nodes = nodesWithin(b, who, start, most, leg);
  return (at) => {
    let cost = leg(start, at);
    const road = Number.isFinite(cost) && courseOf(b, mover, [start, at], []).road;
    if (cost <= between(start, at) + 1) return { cost, road };
    for (const node of nodes) {
      if (node.cost >= cost) break; // the cheapest come first
      const least = node.cost + between(node.at, at);
      if (least < cost && least <= most) cost = Math.min(cost, node.cost + leg(node.at, at));
    }
    return { cost, road };
  };
}

interface Node {
  readonly at: Spot;
  readonly cost: number;
}

/** Corners within reach with what it costs to get there, the cheapest first. */
function nodesWithin(
  b: Battle,
  who: Stander,
  start: Spot,
  most: number,
  leg: (from: Spot, to: Spot) => number,
): Node[] {
  const open = turnsFor(b, who, start)
    .filter((at) => between(start, at) < most)
    .sort((p, q) => between(start, p) - between(start, q))
    .slice(0, MOST_NODES)
    .map((at) => ({ at, cost: leg(start, at) }));
  const done: Node[] = [];
  while (open.length > 0) {
    let best = 0;
    for (let k = 1; k < open.length; k++) if (open[k]!.cost < open[best]!.cost) best = k;
    const [node] = open.splice(best, 1) as [Node];
    if (node.cost > most) break;
    done.push(node);
    for (const other of open)
      if (node.cost + between(node.at, other.at) < other.cost)
        other.cost = Math.min(other.cost, node.cost + leg(node.at, other.at));
  }
  return done;
}
