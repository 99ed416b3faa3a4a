import { cosineOf, sineOf } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Building, type Hero, type Scene, seatOf } from '../state.js';
import { isBuilding, thingAt } from '../tables.js';
import { COLLAPSE_FATIGUE, COLLAPSE_TOKENS, EPS } from '../terms.js';
import { decide } from './agreement.js';
import { pieceStruckOf, removeBuilding } from './buildings.js';
import { suffer } from './defend.js';
import type { Hit } from './impetus.js';
import { inOrder } from './resolution-order.js';

// Chapter Scenarios: Demolition Man, whose walls take tokens and whose buildings collapse.

/** LG-SCN-14: a wall that was hit or come through; `whole`: a building that stood the blow of a flying one. */
export function demoToken(t: SceneTable, hit: Hit, whole = false): void {
  const s = t.state;
  const a = s.activation;
  if (s.scenario !== 'demolitionMan' || a === null || !isBuilding(s, hit.thing)) return;
  const thing = thingAt(s, hit.thing);
  if (thing.is !== 'building' || !thing.building.onTable) return;
  if (!whole && hit.panel < 0) return;
  if (!whole && (thing.plan.panels[hit.panel]!.kind !== 'ext' || !pieceStruckOf(s, hit).isWall)) return;
  const wall = whole ? null : thing.plan.panels[hit.panel]!.id;
  const given = wall ?? thing.building.id;
  if (a.demoWalls.includes(given)) {
    if (!s.match.config.everyBlow) return;
  } else a.demoWalls.push(given);
  thing.building.demoTokens++;
  if (t.logging) {
    t.log({
      type: 'demoToken',
      rule: 'LG-SCN-14',
      building: thing.building.id,
      wall,
      tokens: thing.building.demoTokens,
    });
  }
}

/** LG-SCN-15, LG-SCN-25. */
export function* collapseIfDue(t: SceneTable, i: number): Play<void> {
  const s = t.state;
  const thing = thingAt(s, i);
  if (s.scenario !== 'demolitionMan' || thing.is !== 'building') return;
  const { building } = thing;
  if (!building.onTable || building.demoTokens < COLLAPSE_TOKENS) return;
  if (t.logging) t.log({ type: 'collapsed', rule: 'LG-SCN-15', building: building.id });
  const above = new Map(s.heroes.filter((hero) => isWithin(s, hero, i)).map((hero) => [hero, floorsAbove(s, hero, i)]));
  const hurt = [...above].filter(([, floors]) => floors > 0).map(([hero]) => hero);
  yield* inOrder(t, hurt, 'fatigue', function* (hero) {
    const left = above.get(hero)! - 1;
    above.set(hero, left);
    yield* floorFalls(t, hero, building);
    return left > 0;
  });
  if (building.onTable) removeBuilding(t, i, 'LG-SCN-15');
}

/** Each floor is an Impact of its own (LG-ORD-02), which the active Hero may cancel (LG-SCN-17). */
function* floorFalls(t: SceneTable, hero: Hero, { id }: Building): Play<void> {
  if (t.state.active === hero.id) {
    const data = { hero: hero.id, mover: id, other: hero.id, impetus: COLLAPSE_FATIGUE, answer: 0 };
    const answer = yield* decide(t, ask('CancelImpact', seatOf(t.state, hero), data));
    if (answer?.cancel ?? true) {
      if (t.logging) t.log({ type: 'impactCancelled', rule: 'LG-SCN-17', mover: id, other: hero.id, by: hero.id });
      return;
    }
  }
  yield* suffer(t, hero, COLLAPSE_FATIGUE, 'LG-SCN-15');
}

/** LG-SCN-16. */
export function isWithin(s: Scene, hero: Hero, i: number): boolean {
  const thing = thingAt(s, i);
  if (thing.is !== 'building' || !hero.onTable) return false;
  const { building, plan } = thing;
  const { x, y } = inFrame(building, hero);
  return Math.abs(x) <= plan.w / 2 + EPS && Math.abs(y) <= plan.d / 2 + EPS && hero.z < building.z + plan.h - EPS;
}

/** LG-SCN-15: internal floors whose top is more than 0.1 above the base of the Hero. */
function floorsAbove(s: Scene, hero: Hero, i: number): number {
  const thing = thingAt(s, i);
  if (thing.is !== 'building') return 0;
  return thing.plan.panels.filter(({ kind, box }) => kind === 'floor' && thing.building.z + box[5] > hero.z + 0.1 + EPS)
    .length;
}

function inFrame(building: Building, at: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const [c, sn] = [cosineOf(building.yaw), sineOf(building.yaw)];
  const dx = at.x - building.x;
  const dy = at.y - building.y;
  return { x: dx * c + dy * sn, y: dy * c - dx * sn };
}
