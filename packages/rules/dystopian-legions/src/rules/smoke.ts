import { distanceSquared, isWithin, type Point, spot, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { isSolid, livingOf, profileAt, shapeAt, shapeOf } from '../figures.js';
import { middleOf } from '../formations.js';
import { HALF_SMOKE, isOnTable, smokeShape } from '../ground.js';
import { CONTACT, EPS, INCH } from '../inches.js';
import { speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { type Battle, nameOf, type Smoke, type Spot, sectionsOf, sideOf } from '../state.js';
import { otherSide } from '../terms.js';
import { acting } from './activation.js';
import { put, tell } from './agreement.js';
import { no, type Ruling } from './movement.js';

// Smoke launchers (4.28): barriers beside a hull, after Overwatch fire.

const LAUNCHES = spoken('M10.smoke');

type LayAnswer = Extract<AnswerOf<'LaySmoke'>, { type: 'LaySmoke' }>;
type Barrier = LayAnswer['barriers'][number];

/** M10: each launcher of the group that has smoke left. */
export function* layBarriers(t: BattleTable): Play<void> {
  const b = t.state;
  for (const { section } of acting(b))
    for (const i of livingOf(b, section)) {
      const most = b.models[i]!.smoke;
      if (most === 0 || speaking(LAUNCHES, { of: profileAt(b, i) }).length === 0) continue;
      const question = ask('LaySmoke', sideOf(b, i), { model: nameOf(b, i), most });
      const { barriers } = yield* put(t, question, () => NO_SMOKE);
      if (barriers.length === 0) continue;
      b.models[i]!.smoke -= barriers.length;
      b.smoke = [...b.smoke, ...barriers.map(pieceOf)];
      const at = barriers.map((one) => one.at);
      tell(t, { type: 'smokeLaid', rule: 'DL-MAR-36', kind: 'barrier', by: nameOf(b, i), at });
    }
}

const NO_SMOKE = { type: 'LaySmoke', barriers: [] } as LayAnswer;

const pieceOf = ({ at, along }: Barrier): Smoke => ({ kind: 'barrier', x: at.x, y: at.y, fx: along.x, fy: along.y });

/** Wholly near its launcher, and clear of every base and hull (DL-MAR-36, DL-SMK-04). */
export function refuseBarriers(b: Battle, i: number, { barriers }: LayAnswer): Ruling {
  const left = b.models[i]!.smoke;
  if (barriers.length > left) return no('DL-MAR-36', `${nameOf(b, i)} has smoke for ${left} more.`);
  const [clause] = speaking(LAUNCHES, { of: profileAt(b, i) });
  const reach = (clause?.within ?? 0) * INCH;
  for (const barrier of barriers) {
    if (barrier.along.x === 0 && barrier.along.y === 0) return no('DL-SMK-03', 'A barrier runs some way.');
    const shape = smokeShape(pieceOf(barrier));
    if (!shape.corners.every((end) => isWithin(shapeOf(b, i), spot(end), reach + EPS)))
      return no('DL-MAR-36', `A barrier lies wholly within ${reach / INCH}" of ${nameOf(b, i)}.`);
    if (!isOnTable(b, shape)) return no('DL-SMK-04', 'A barrier lies on the table.');
    const met = b.models.findIndex((m, k) => isSolid(m) && !isClear(b, k, shape));
    if (met >= 0) return no('DL-SMK-04', `${nameOf(b, met)} stands where the barrier would be.`);
  }
  return null;
}

/** More than a twentieth of an inch away. */
function isClear(b: Battle, k: number, shape: ReturnType<typeof smokeShape>): boolean {
  return !isWithin(shapeAt(b, k, b.models[k]!), shape, CONTACT);
}

/** None, and one across the way to the nearest enemy. */
export function barrierAnswers(b: Battle, i: number): LayAnswer[] {
  const foes = sectionsOf(b, otherSide(sideOf(b, i))).map((s) => middleOf(b, livingOf(b, s)));
  const from = shapeOf(b, i).at;
  if (foes.length === 0) return [NO_SMOKE];
  const foe = foes.reduce((p, q) => (distanceSquared(q, from) < distanceSquared(p, from) ? q : p));
  const across = crossing(b, i, from, foe);
  return across === null ? [NO_SMOKE] : [NO_SMOKE, { type: 'LaySmoke', barriers: [across] }];
}

function crossing(b: Battle, i: number, from: Point, foe: Spot): Barrier | null {
  const ahead = { x: foe.x - from.x, y: foe.y - from.y };
  if (ahead.x === 0 && ahead.y === 0) return null;
  for (let way = INCH; way <= 2 * HALF_SMOKE + 2 * INCH; way += INCH / 2) {
    const barrier = { at: stepFrom(from, ahead, 0, way), along: { x: ahead.y, y: 0 - ahead.x } };
    if (refuseBarriers(b, i, { type: 'LaySmoke', barriers: [barrier] }) === null) return barrier;
  }
  return null;
}
