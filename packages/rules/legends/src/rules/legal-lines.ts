import { type Refusal, refuse } from '@sandtable/kernel';
import type { Segment } from '../decisions.js';
import type { RuleId } from '../rulebook.js';
import type { Hero, Scene } from '../state.js';
import { EPS, LEAST_SEGMENT, LINE_COST, MOST_SEGMENTS, thousandth, type Vec3 } from '../terms.js';
import { lengthOf } from '../vectors.js';
import { startOfLine } from './carrying.js';
import { groundAlong } from './ground.js';
import { refuseClosingDrop } from './legal-drops.js';
import { refuseAgain } from './limits.js';
import { airShare } from './mighty-items.js';
import { refuseChosen } from './moments.js';
import { failedStretch, stretchAt, stretchesOf, wallsAlong } from './wall-run-and-fly.js';

// A line as it is plotted: its lengths, its ground and its walls, before anything is met on it (LG-GEO-10).

export interface Plot {
  readonly start: Vec3;
  readonly cost: number;
  readonly end: Vec3;
}

/** Plots a line as if nothing stood in the way: its lengths, its ground and its walls (LG-GEO-10), or why it is refused. */
export function plot(s: Scene, hero: Hero, segments: readonly Segment[]): Plot | Refusal<RuleId> {
  const i = s.heroes.indexOf(hero);
  const a = s.activation!;
  const { separateDistances } = s.match.config;
  const steps = segments.filter(({ m }) => m !== 'd');
  if (steps.length === 0) return refuse('LG-LIM-09', 'A line has at least one step that is not the drop.');
  if (segments.length > MOST_SEGMENTS) return refuse('LG-LIM-04', `A line has at most ${MOST_SEGMENTS} steps.`);
  if (segments.some(({ m }, k) => m === 'd' && k < segments.length - 1))
    return refuse('LG-MOV-06', 'A drop can only end a line.');
  if (a.pool < LINE_COST - EPS && (!separateDistances || steps.some(({ m }) => m === 'g')))
    return refuse('LG-LIM-09', 'There are no inches left for a line.');
  if (separateDistances) {
    const again = stretchesOf(segments);
    if (again.w > (a.wallRunUsed ? 0 : 1) || again.a > (a.flyUsed ? 0 : 1))
      return refuse('LG-MOV-05', 'Wall Run and Fly are each used once in an activation.');
  }
  const start = startOfLine(s, hero, segments[0]!);
  if (start === null) return refuse('LG-PIC-12', 'There is no room to be set down beside the carrier.');
  let at = start;
  let cost = 0;
  for (const [k, segment] of segments.entries()) {
    if (segment.m === 'd') {
      const refused = refuseClosingDrop(s, hero, at, segment.dir ?? null);
      if (refused) return refused;
      continue;
    }
    const to: Vec3 = segment.m === 'g' ? [segment.to[0], segment.to[1], at[2]] : segment.to;
    if (to[2] < -EPS) return refuse('LG-COM-06', 'Nobody goes below the table.');
    const length = lengthOf(at, to);
    if (length < LEAST_SEGMENT - EPS) return refuse('LG-LIM-04', `A step is at least ${LEAST_SEGMENT} inches long.`);
    if (segment.m === 'g') {
      const ground = groundAlong(s, i, at, segment.to);
      if (!ground.whole) return refuse('LG-MOV-08', 'The ground ends here: drop, fly or run the wall.');
      cost += length;
      at = [to[0], to[1], ground.pieces[ground.pieces.length - 1]!.z];
      continue;
    }
    const walls = segment.m === 'w' ? wallsAlong(s, i, at, to) : null;
    if (segment.m === 'w' && walls === null) return refuse('LG-WAL-02', 'That stretch is not against a wall.');
    if (failedStretch(s, hero, walls)) return refuseAgain(s);
    if (segments[k - 1]?.m !== segment.m) {
      const { moment, chosen } = stretchAt(s, hero, at, segments, k);
      const refused = refuseChosen(s, moment, chosen);
      if (refused) return refused;
    }
    if (!separateDistances) cost += segment.m === 'a' ? length * airShare(hero) : length;
    at = to;
  }
  if (cost > a.pool + EPS)
    return refuse('LG-MOV-05', `That line is ${thousandth(cost)} inches; the pool holds ${thousandth(a.pool)}.`);
  return { start, cost, end: at };
}
