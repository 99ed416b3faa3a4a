import { clearOf, isOnTable, overlapped } from '@sandtable/geometry/space';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Hero, type Scene, seatOf } from '../state.js';
import { bodyAt, isHero, pieceAt, spaceOf } from '../tables.js';
import { EPS, roundUp, SKY, type Vec3, WALK_LIFT } from '../terms.js';
import { decide } from './agreement.js';
import { demoToken } from './demolition-man.js';
import { pieceName } from './impacts.js';
import type { Hit } from './impetus.js';
import { toughnessOfHit } from './materials.js';
import { attempt, mayAttempt } from './moments.js';
import { type Motion, spaceFor } from './motion.js';
import { putAt } from './removal.js';
import { noteHeight } from './scenarios.js';

// Chapter Come Through.

/** The id under which a piece is come through once (LG-COM-01). */
export function subjectOf(s: Scene, hit: Hit): string {
  return pieceName(s, hit) ?? pieceAt(s, hit.thing).id;
}

/** LG-COM-02. */
export function comeThroughDifficulty(s: Scene, m: Motion, hit: Hit): number {
  return roundUp(toughnessOfHit(s, hit, m));
}

/** Whether the active Hero may try to come through what it has hit (LG-COM-01, LG-COM-05, LG-COM-06). */
export function mayComeThrough(s: Scene, m: Motion, hit: Hit): boolean {
  if (hit.thing < 0 || isHero(s, hit.thing) || !isHero(s, m.thing)) return false;
  const hero = pieceAt(s, m.thing) as Hero;
  if (s.active !== hero.id || s.activation === null) return false;
  const subject = subjectOf(s, hit);
  if (s.activation.tried.includes(subject)) return false;
  if (!mayAttempt(s, hero, 'comeThrough', subject, comeThroughDifficulty(s, m, hit))) return false;
  return farSide(s, m, hit) !== null;
}

export function* comeThrough(t: SceneTable, m: Motion, hit: Hit): Play<boolean> {
  const s = t.state;
  if (!mayComeThrough(s, m, hit)) return false;
  const hero = pieceAt(s, m.thing) as Hero;
  const piece = subjectOf(s, hit);
  const difficulty = comeThroughDifficulty(s, m, hit);
  const spot = farSide(s, m, hit)!;
  const answer = yield* decide(t, ask('ComeThrough', seatOf(s, hero), { hero: hero.id, piece, difficulty }));
  if (answer?.type !== 'attempt' || !hero.onTable) return false;
  s.activation!.tried.push(piece);
  const a = { moment: 'comeThrough', subject: piece, difficulty, spend: answer.spend } as const;
  if (!(yield* attempt(t, hero, a))) return false; // LG-COM-07
  passThrough(t, m, hit, spot);
  if (t.logging) t.log({ type: 'cameThrough', rule: 'LG-COM-03', thing: hero.id, piece, to: spot, forced: false });
  demoToken(t, hit);
  return true;
}

/** LG-GEO-13: the first place straight on where the mover is clear of what it hit, or null if there is no room (LG-COM-05). */
export function farSide(s: Scene, m: Motion, hit: Hit): Vec3 | null {
  const space = spaceFor(s, m);
  const body = bodyAt(space, m.thing);
  const inches = clearOf(space, hit.thing, hit.panel, body, m.dx, m.dy, m.dz);
  body.x += m.dx * inches;
  body.y += m.dy * inches;
  body.z += m.dz * inches;
  if (body.z < -EPS || body.z + body.h > SKY + EPS || !isOnTable(space, body)) return null;
  const spot: Vec3 = [body.x + 0, body.y + 0, Math.max(0, body.z) + 0];
  if (hit.panel < 0) space.skip[hit.thing] = 1;
  else space.skipPanel[space.firstPanel[hit.thing]! + hit.panel] = 1;
  if (isHero(s, m.thing) && m.dz === 0) body.lift = WALK_LIFT;
  return overlapped(space, body) < 0 ? spot : null;
}

/** LG-COM-03, LG-COM-04: the mover is on the far side; nothing is paid or counted, and a step that ended inside is over. */
export function passThrough(t: SceneTable, m: Motion, hit: Hit, spot: Vec3): void {
  const s = t.state;
  const space = spaceOf(s);
  if (hit.panel < 0) m.passedThings.push(hit.thing);
  else m.passedPanels.push(space.firstPanel[hit.thing]! + hit.panel);
  putAt(s, m.thing, spot[0], spot[1], spot[2]);
  if (isHero(s, m.thing)) noteHeight(t, pieceAt(s, m.thing) as Hero, m.own);
  if (!m.end) return;
  const ahead = (m.end[0] - spot[0]) * m.dx + (m.end[1] - spot[1]) * m.dy + (m.end[2] - spot[2]) * m.dz;
  m.left = Math.max(0, ahead);
}
