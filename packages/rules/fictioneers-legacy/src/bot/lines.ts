import { crossings, sees } from '@sandtable/geometry/plane';
import type { Scenario } from '../content/types.js';
import { groundLevel, groundOf } from '../ground.js';
import { EPS } from '../inches.js';
import { coverAgainst, HARD, isSmoky, SOFT } from '../rules/cover.js';
import { hullBetween } from '../rules/line-of-sight.js';
import type { Pose } from '../rules/measuring.js';
import type { Battle, Smoke } from '../state.js';

// Lines of fire, remembered. What the ground does to a line between two places never changes, and in search the same few
// places come up again and again; what does change (smoke, hulls, fields) is looked at every time.

/** Lines and places remembered for a table; a newer one takes the place of an older one. */
const LINES = 1 << 16;
const PLACES = 1 << 12;
const KEY = 6;

interface Memory {
  readonly keys: Int32Array;
  readonly found: Int8Array;
  readonly places: Int32Array;
  readonly levels: Float64Array;
}

const memories = new WeakMap<Scenario, Memory>();
const NO_SMOKE: readonly Smoke[] = [];

let bound: Memory;

/** Binds what is remembered of a table; everything below is about it. */
export function bindLines({ match: { scenario } }: Battle): void {
  let memory = memories.get(scenario);
  if (!memory) {
    memory = {
      keys: new Int32Array(KEY * LINES).fill(-1),
      found: new Int8Array(LINES),
      places: new Int32Array(2 * PLACES).fill(-1),
      levels: new Float64Array(PLACES),
    };
    memories.set(scenario, memory);
  }
  bound = memory;
}

function mixed(hash: number, value: number): number {
  const h = Math.imul(hash ^ value, 0x9e3779b1);
  return h ^ (h >>> 15);
}

/** The level of the ground at a place (FL-GEO-08). */
export function levelAt(b: Battle, x: number, y: number): number {
  const { places, levels } = bound;
  const at = mixed(mixed(0, x), y) & (PLACES - 1);
  if (places[2 * at] !== x || places[2 * at + 1] !== y) {
    places[2 * at] = x;
    places[2 * at + 1] = y;
    levels[at] = groundLevel(b, { x, y });
  }
  return levels[at]!;
}

export const BLOCKED = -1;

/** What the ground gives a target against fire from a place: a grade of cover, or `BLOCKED` if there is no line. */
function groundLine(b: Battle, from: Pose, to: Pose, big: boolean): number {
  const { keys, found } = bound;
  const eyes = Math.round(from.eye * 100) * 10_000 + Math.round(to.eye * 100);
  const body = to.radius * 4 + (big ? 2 : 0) + (to.lifted ? 1 : 0);
  let hash = mixed(mixed(mixed(mixed(0, from.x), from.y), to.x), to.y);
  hash = mixed(mixed(hash, eyes), body);
  const slot = hash & (LINES - 1);
  const k = KEY * slot;
  if (
    keys[k] !== from.x ||
    keys[k + 1] !== from.y ||
    keys[k + 2] !== to.x ||
    keys[k + 3] !== to.y ||
    keys[k + 4] !== eyes ||
    keys[k + 5] !== body
  ) {
    keys[k] = from.x;
    keys[k + 1] = from.y;
    keys[k + 2] = to.x;
    keys[k + 3] = to.y;
    keys[k + 4] = eyes;
    keys[k + 5] = body;
    const seen = sees(groundOf(b).sight, from, from.eye, to, to.eye);
    const clear = b.smoke.length === 0 ? b : { ...b, smoke: NO_SMOKE };
    found[slot] = seen ? coverAgainst(clear, from, to, false).grade : BLOCKED;
  }
  return found[slot]!;
}

/** Cover of a target on the table against fire from a place, or `BLOCKED`. `hulls`: whether any large hull could be between. */
export function lineOfFire(b: Battle, from: Pose, to: Pose, laser: boolean, big: boolean, hulls: boolean): number {
  const grade = groundLine(b, from, to, big);
  if (grade === BLOCKED) return BLOCKED;
  if (hulls && hullBetween(b, from, to) >= 0) return BLOCKED;
  for (let i = 0; i < b.fields.length; i++)
    if (b.fields[i] && crossings([from, to], groundOf(b).fields[i]!.shape, EPS).length > 0) return BLOCKED;
  if (b.smoke.length === 0 || grade === HARD || !isSmoky(b, from, to)) return grade;
  return laser ? HARD : Math.max(grade, SOFT);
}
