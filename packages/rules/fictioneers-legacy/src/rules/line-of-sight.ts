import { blockers, distanceSquared, progress, sees, segmentDistance } from '@sandtable/geometry/plane';
import { groundLevel, groundOf } from '../ground.js';
import { EPS } from '../inches.js';
import { fewOf, profilesOf } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, idOf } from '../state.js';
import { type Pose, touches } from './measuring.js';

// FL-LOS. A line that only grazes an edge is not inside (FL-LOS-10): the geometry sees to that. Smoke, darkness, rock, scrub, fields, figures and light vehicles never block (FL-LOS-08), so nothing here asks for them.

/** What stands between two, and the rule by which it does. */
export interface Obstruction {
  readonly rule: RuleId;
  readonly by: string;
}

const RULE = {
  rise: 'FL-LOS-03',
  screen: 'FL-LOS-04',
  solid: 'FL-LOS-05',
  wall: 'FL-LOS-06',
  body: 'FL-LOS-07',
} as const satisfies Record<string, RuleId>;

/** Whether the two see each other (FL-LOS-09); by `sensor`, woods and lower walls do not matter (FL-EQP-07). */
export function canSee(b: Battle, from: Pose, to: Pose, sensor = false): boolean {
  if (from.who >= 0 && to.who >= 0 && touches(b, from, to)) return true; // FL-LOS-12
  const { sight, sensorSight } = groundOf(b);
  if (!sees(sensor ? sensorSight : sight, from, from.eye, to, to.eye)) return false;
  return hullBetween(b, from, to) < 0;
}

/** What blocks the line, the first of it; null if the two see each other. */
export function obstruction(b: Battle, from: Pose, to: Pose, sensor = false): Obstruction | null {
  if (canSee(b, from, to, sensor)) return null;
  const { sight, sensorSight, named, sensorNamed } = groundOf(b);
  const found = blockers(sensor ? sensorSight : sight, from, from.eye, to, to.eye)[0];
  if (!found) return { rule: RULE.body, by: idOf(b, hullBetween(b, from, to)) };
  const by = (sensor ? sensorNamed : named)[found.index]!;
  const structure = groundOf(b).areas.some(({ id, type }) => id === by && type === 'structure');
  return { rule: structure ? 'FL-LOS-11' : RULE[found.kind], by };
}

/** FL-LOS-07: a large hull or wreck that the line passes below the top of, or -1. */
export function hullBetween(b: Battle, from: Pose, to: Pose): number {
  const profiles = profilesOf(b);
  const { models } = b;
  const { big } = fewOf(b);
  for (let k = 0; k < big.length; k++) {
    const i = big[k]!;
    const { radius, height } = profiles[i]!;
    const m = models[i]!;
    if (m.where !== 'table' && m.where !== 'wreck') continue;
    if (i === from.who || i === to.who || i === from.carrier || i === to.carrier) continue;
    if (m.airborne || m.hidden || segmentDistance(from, to, m) >= radius - EPS) continue;
    const along = progress(from, to, m);
    const whole = distanceSquared(from, to);
    if (along <= 0 || along >= whole) continue;
    const ray = from.eye + ((to.eye - from.eye) * along) / whole;
    if (groundLevel(b, m) + height > ray) return i;
  }
  return -1;
}
