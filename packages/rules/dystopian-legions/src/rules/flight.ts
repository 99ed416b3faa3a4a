import { comesNearerThan, gap, isWhollyIn, leastGap } from '@sandtable/geometry/plane';
import { isEmbarked, profileAt, shapeAt, shapeOf, standingOf } from '../figures.js';
import { groundOf } from '../ground.js';
import { EPS, INCH } from '../inches.js';
import { type Battle, type Doing, modelAt, sectionsOf, sideOfSection } from '../state.js';
import { otherSide } from '../terms.js';
import type { Step } from './movement.js';
import { radiusOf } from './movement-cost.js';

// What a move went over and past: ground that aeronauts flew over, enemies that riders passed. Asked before the models are moved.

/** Areas flown over and not landed in neither hide nor cover them for the rest of the segment (DL-AER-05). */
export function noteFlight(b: Battle, doing: Doing, steps: readonly Step[]): void {
  const flown = new Set(doing.flown);
  for (const { model, path, fly } of steps) {
    if (!fly || path.length === 0) continue;
    const i = modelAt(b, model);
    const radius = radiusOf(b, i);
    const landed = shapeAt(b, i, path.at(-1)!);
    groundOf(b).areas.forEach(({ shape }, k) => {
      if (comesNearerThan([b.models[i]!, ...path], shape, radius) && !isWhollyIn(landed, shape, EPS)) flown.add(k);
    });
  }
  doing.flown = [...flown].sort((p, q) => p - q);
}

/** DL-CAV-01, instead of a charge (DL-CAV-07): within two inches, and farther both before and after (DL-GEO-32). */
const PASSING = 2 * INCH;

export function notePassed(b: Battle, doing: Doing, steps: readonly Step[]): void {
  const passed: number[] = [];
  for (const s of sectionsOf(b, otherSide(sideOfSection(b, doing.section)))) {
    if (isEmbarked(b, s) || b.sections[s]!.house !== null) continue; // DL-CAV-60
    const foes = standingOf(b, s).filter((j) => !profileAt(b, j).ironclad);
    if (steps.some((step) => foes.some((j) => passes(b, step, j)))) passed.push(s);
  }
  doing.passed = passed;
}

function passes(b: Battle, { model, path }: Step, j: number): boolean {
  const end = path.at(-1);
  if (!end) return false;
  const i = modelAt(b, model);
  const foe = shapeOf(b, j);
  const start = shapeAt(b, i, b.models[i]!);
  const least = leastGap(start, [b.models[i]!, ...path], foe);
  if (least > PASSING + EPS) return false;
  return gap(start, foe) > least + EPS && gap(shapeAt(b, i, end), foe) > least + EPS;
}
