import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { type Battle, type Doing, doingOf, sectionAt, sectionName } from '../state.js';
import type { Steps } from './activation.js';
import { pick } from './agreement.js';
import { embark } from './embarking.js';
import { driveBy, fight } from './melee.js';
import { moveSection } from './movement-segment.js';
import { overwatchWindow, shootingSegment } from './open-fire.js';
import { expire, orders } from './orders.js';
import { layBarriers } from './smoke.js';
import { keepGun } from './towing.js';

// The steps of an activation as the chapters play them.

/** C1 to C4: who joins gets in and keeps his gun or drops it at once (DL-ORD-82). */
function* command(t: BattleTable, s: number): Play<void> {
  yield* mount(t, s);
  yield* orders(t, s, 'command', (joined) => mount(t, joined));
}

function* mount(t: BattleTable, s: number): Play<void> {
  yield* embark(t, s);
  yield* keepGun(t, s);
}

/** A charge that came home, or riders who passed somebody (3.3 X): after the Overwatch window (DL-CAV-06). */
function fights(b: Battle, { charges, passed }: Doing): boolean {
  return charges.length > 0 || passed.some((s) => b.sections[s]!.where === 'table');
}

function* melee(t: BattleTable, doing: Doing): Play<void> {
  if (doing.charges.length > 0) yield* fight(t, doing);
  else yield* passBy(t, doing);
}

/** X0: one of those passed, or nobody (DL-CAV-02). */
function* passBy(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const question = ask('DriveBy', b.act!.side, { section: sectionName(b, doing.section) });
  const { section } = yield* pick(t, question, driveByAnswers(b, doing.section));
  if (section !== null) yield* driveBy(t, doing.section, sectionAt(b, section));
}

export function driveByAnswers(b: Battle, s: number) {
  const passed = doingOf(b, s)!.passed.filter((other) => b.sections[other]!.where === 'table');
  return [null, ...passed.map((other) => sectionName(b, other))].map(
    (section) => ({ type: 'DriveBy', section }) as const,
  );
}

export const STEPS: Steps = {
  command,
  move: moveSection,
  overwatch: overwatchWindow,
  smoke: layBarriers,
  shoot: shootingSegment,
  fights,
  fight: melee,
  segmentOver: (t) => expire(t, 'segment'),
};
