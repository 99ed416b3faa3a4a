import { between, type Space } from '@sandtable/geometry/space';
import { type Play, refuse } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { nameOf, noHero, type Ruling } from '../ruling.js';
import { type Hero, heroOf, mayBeAimedAt, type Scene } from '../state.js';
import { indexOf, spaceOf, tablesOf, thingAt } from '../tables.js';
import { CENTRE, roundUp, SOLID_PER_INCH, TOUGHNESS } from '../terms.js';
import { suffer } from './defend.js';
import { bodyToughness } from './mighty-items.js';
import { attempt, refuseAttempt } from './moments.js';

// Chapter Long Shot: what a straight line between two Heroes runs through.

/** LG-LON-01, LG-LON-07. */
export function* longShot(t: SceneTable, hero: Hero, { target, spend }: DecisionOf<'longShot'>): Play<void> {
  const s = t.state;
  const victim = heroOf(s, target)!;
  const difficulty = shotDifficulty(s, hero, victim);
  s.activation!.longShotUsed = true;
  if (yield* attempt(t, hero, { moment: 'longShot', subject: target, difficulty, spend }))
    yield* suffer(t, victim, difficulty, 'LG-LON-07');
}

export interface Crossed {
  /** The thing, or the piece of a building. */
  readonly id: string;
  readonly inches: number;
  readonly toughness: number;
  /** Where the line enters it, from 0 at the shooter to 1. */
  readonly from: number;
}

/** LG-LON-03, LG-LON-05: everything that counts on the line from centre to centre, once each, in its order (LG-GEO-14). */
export function crossedBy(s: Scene, shooter: Hero, target: Hero): Crossed[] {
  const space = spaceOf(s);
  leaveOut(s, space, shooter, target);
  const line = [shooter.x, shooter.y, shooter.z + CENTRE, target.x, target.y, target.z + CENTRE] as const;
  return between(space, ...line, 0.001).flatMap(({ thing, panel, opening, inches, from }) => {
    const it = thingAt(s, thing);
    if (it.is === 'hero') return [{ id: it.hero.id, inches, toughness: bodyToughness(it.hero), from }];
    if (it.is === 'object') return [{ id: it.object.id, inches, toughness: shotToughness(it.kind.mat, inches), from }];
    const wall = it.plan.panels[panel]!;
    const hole = opening >= 0 ? wall.openings[opening]! : null;
    if (hole?.mat === 'open' && space.compounds[thing]!.panels[panel]!.openings[opening]!.empty) return [];
    const { id, mat } = hole === null || hole.mat === 'open' ? wall : { id: hole.id, mat: hole.mat };
    return [{ id, inches, toughness: shotToughness(mat, inches), from }];
  });
}

function shotToughness(mat: keyof typeof TOUGHNESS | 'solid', inches: number): number {
  return mat === 'solid' ? roundUp(SOLID_PER_INCH * inches) : TOUGHNESS[mat];
}

/** LG-LON-06: thin, low and carried things, and whoever carries or is carried by either. */
function leaveOut(s: Scene, { skip }: Space, shooter: Hero, target: Hero): void {
  const { slight } = tablesOf(s);
  for (let o = 0; o < s.objects.length; o++) if (slight[o]![s.objects[o]!.lie]) skip[s.heroes.length + o] = 1;
  for (const hero of [shooter, target]) {
    skip[s.heroes.indexOf(hero)] = 1;
    if (hero.carrying !== null) skip[indexOf(s, hero.carrying)] = 1;
    if (hero.carriedBy !== null) skip[indexOf(s, hero.carriedBy)] = 1;
  }
}

/** LG-LON-04. */
export function shotDifficulty(s: Scene, shooter: Hero, target: Hero): number {
  return crossedBy(s, shooter, target).reduce((sum, { toughness }) => sum + toughness, 1);
}

export function refuseLongShot(s: Scene, hero: Hero, { target: id, spend }: DecisionOf<'longShot'>): Ruling {
  const target = heroOf(s, id);
  if (!target) return noHero('target', id);
  if (s.activation!.longShotUsed) return refuse('LG-LON-01', 'Long Shot already used.');
  if (!mayBeAimedAt(s, hero, target)) return refuse('LG-LON-02', `${nameOf(target)} is no enemy on the table.`);
  return refuseAttempt(s, hero, 'longShot', id, shotDifficulty(s, hero, target), spend);
}
