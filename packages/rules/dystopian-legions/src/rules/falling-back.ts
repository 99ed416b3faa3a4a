import { NORTH, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { isEmbarked, profileAt, shapeAt } from '../figures.js';
import { INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, modelAt, sectionAt, sectionName, sideOfSection } from '../state.js';
import { pick, put, tell } from './agreement.js';
import { follow } from './following.js';
import { bury, happening, loseWatch, remove } from './happening.js';
import { type Homeward, homewardPlan, leavesTable, walkersOf } from './homeward.js';
import { setOffMines, tripSteps } from './mines.js';
import { moraleQueue } from './morale.js';
import { refuseSpot, type Step } from './movement.js';
import { letGo } from './towing.js';

// Losers of a melee fall back as far as they can (DL-FBK-03), never who is embarked or of ironclads (DL-FBK-06, DL-TRN-15).

const FOR_ROOM = spoken('wound.forRoom');

export function* fallBack(t: BattleTable, losers: readonly number[], winners: readonly number[]): Play<void> {
  const b = t.state;
  let left = losers.filter((s) => b.sections[s]!.where === 'table' && walkersOf(b, s).length > 0 && !isEmbarked(b, s));
  while (left.length > 0 && b.result === null) {
    const among = left.map((s) => sectionName(b, s));
    const question = ask('ChooseNext', sideOfSection(b, left[0]!), { among, for: 'fallBack' });
    const { section } = yield* pick(
      t,
      question,
      among.map((name) => ({ type: 'ChooseNext', section: name }) as const),
    );
    const s = sectionAt(b, section);
    left = left.filter((one) => one !== s);
    yield* retire(t, { section: s, past: winners });
  }
}

function* retire(t: BattleTable, how: Homeward): Play<void> {
  const b = t.state;
  const { section: s } = how;
  const section = b.sections[s]!;
  loseWatch(t, s, 'DL-FBK-05');
  letGo(t, s, 'DL-TOW-60');
  section.deck = false;
  if (leavesTable(b, how)) return remove(t, null, s, 'fled'); // DL-FBK-02
  const question = ask('FallBack', sideOfSection(b, s), { section: sectionName(b, s) });
  b.retiring = how;
  const { steps } = yield* put(t, question, () => ({
    type: 'FallBack' as const,
    steps: homewardPlan(b, how).steps as Step[],
  }));
  const { stuck } = homewardPlan(b, how);
  b.retiring = null;
  takeSteps(b, steps);
  tell(t, { type: 'fellBack', rule: 'DL-FBK-01', section: sectionName(b, s), steps });
  yield* setOffMines(t);
  if (b.sections[s]!.where !== 'table') return;
  const driven = section.house !== null;
  const h = happening(b); // as long as those who stay inside are somewhere
  section.house = null;
  if (!driven || stuck.length === 0) return yield* follow(t, s, 'retreat', null); // DL-FBK-04, DL-TRN-26
  for (const i of stuck) {
    if (mayBe(true, FOR_ROOM, { of: profileAt(b, i) }))
      b.models[i]!.life = 0; // DL-BLD-80
    else settle(b, i); // DL-MAR-27i
  }
  yield* bury(t, h);
  if (h.officers.length + h.gone.length > 0) yield* moraleQueue(t, h);
  yield* follow(t, s, 'retreat', null);
}

/** The nearest place where there is room at all. */
export function settle(b: Battle, i: number): void {
  const m = b.models[i]!;
  const from = { x: m.x, y: m.y };
  for (let ring = 1; ring <= RINGS; ring++)
    for (let step = 0; step < STEPS; step++) {
      const at = stepFrom(from, NORTH, step, ring * RING);
      if (refuseSpot(b, i, shapeAt(b, i, at), { near: [], absent: [] }) !== null) continue;
      m.x = at.x;
      m.y = at.y;
      m.where = 'table';
      m.carrier = null;
      return;
    }
}
const RING = INCH / 2;
const RINGS = 100;

/** Puts models where their paths end. */
export function takeSteps(b: Battle, steps: readonly Step[]): void {
  tripSteps(b, steps);
  for (const { model, path, facing } of steps) {
    const m = b.models[modelAt(b, model)]!;
    const end = path.at(-1);
    if (end) {
      m.x = end.x;
      m.y = end.y;
      m.where = 'table';
      m.carrier = null;
    }
    if (facing) {
      m.fx = facing.x;
      m.fy = facing.y;
    }
  }
}
