import { NORTH, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import {
  areWithin,
  livingOf,
  menOf,
  profileAt,
  reachBetween,
  shapeAt,
  shapeOf,
  spacingOf,
  standingOf,
} from '../figures.js';
import { INCH } from '../inches.js';
import { mayBe, speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { Profile } from '../profile.js';
import { type Battle, homeOf, nameOf, type Spot, sectionName, sideOfSection } from '../state.js';
import type { Side } from '../terms.js';
import { put, tell } from './agreement.js';
import { no, type Ruling, refuseSpot } from './movement.js';
import { radiusOf } from './movement-cost.js';
import { singles } from './rolling.js';

// Medics and Drone Engineers (DL-MAR-12, DL-MAR-24): who comes back of those that a ranged attack laid down.

const RETURNS = spoken('after.returns');
const HELPED = spoken('after.helped');

/** The face that brings a lost model back, or null where nobody helps. */
export function helperOf(lost: Profile, standing: readonly Profile[]): number | null {
  const faces = speaking(RETURNS, { living: standing, lost }).flatMap((clause) => {
    const by = clause.rule === 'DL-MAR-12a' ? 'droneEngineer' : 'medic';
    return clause.helps(lost) && mayBe(true, HELPED, { lost, by }) ? [clause.on(standing)] : [];
  });
  return faces.length > 0 ? Math.min(...faces) : null;
}

/** Rolls for each of some lost models that somebody helps, in the order in which they were lost; gives those that return. */
function* tried(t: BattleTable, s: number, lost: readonly number[], standing: readonly Profile[]): Play<number[]> {
  const b = t.state;
  const faceFor = new Map(lost.map((j) => [j, helperOf(profileAt(b, j), standing)]));
  const helped = lost.filter((j) => faceFor.get(j) !== null);
  if (helped.length === 0) return [];
  const names = helped.map((j) => nameOf(b, j));
  const faces = yield* singles(t, names, 'DL-MAR-24a', sideOfSection(b, s));
  const back = helped.filter((j, k) => faces[k]! >= faceFor.get(j)!);
  const returned = back.map((j) => nameOf(b, j));
  tell(t, { type: 'recovered', rule: 'DL-MAR-24a', dice: faces, tried: names, back: returned });
  return back;
}

/** Right after an attack, before the dead are taken away (DL-MAR-24e); or they lie aside until the End Phase. */
export function* help(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  const lost = livingOf(b, s).filter((j) => b.models[j]!.life === 0 && !profileAt(b, j).ironclad);
  if (b.match.config.medicTiming === 'endPhase') {
    b.aside = [...b.aside, ...lost];
    return;
  }
  const standing = menOf(b, s).flatMap((j) => (b.models[j]!.life > 0 ? [profileAt(b, j)] : []));
  for (const j of yield* tried(t, s, lost, standing)) b.models[j]!.life = 1;
}

/** E2, where Medics wait for it: who returns is set down beside his section. */
export function* recover(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  for (let s = 0; s < b.sections.length; s++) {
    const lost = b.aside.filter((j) => homeOf(b, j) === s);
    if (lost.length === 0 || sideOfSection(b, s) !== side) continue;
    b.aside = b.aside.filter((j) => !lost.includes(j));
    if (b.sections[s]!.where !== 'table') continue;
    const standing = menOf(b, s).map((j) => profileAt(b, j));
    for (const j of yield* tried(t, s, lost, standing)) yield* setDown(t, s, j);
  }
}

function* setDown(t: BattleTable, s: number, j: number): Play<void> {
  const b = t.state;
  const m = b.models[j]!;
  if (b.sections[s]!.house !== null) {
    m.where = 'house';
    m.life = 1;
    return;
  }
  const answers = recoverAnswers(b, j);
  if (answers.length === 0) return; // no room beside anybody
  const question = ask('Recover', sideOfSection(b, s), { model: nameOf(b, j) });
  const { at } = yield* put(t, question, () => answers[0]!);
  m.where = 'table';
  m.life = 1;
  m.x = at.x;
  m.y = at.y;
  tell(t, { type: 'backInLine', rule: 'DL-MAR-24e', model: nameOf(b, j), at });
}

/** In coherency, on free ground (DL-MAR-24e). */
export function refuseRecover(b: Battle, j: number, at: Spot): Ruling {
  const s = homeOf(b, j);
  const shape = shapeAt(b, j, at);
  const spot = refuseSpot(b, j, shape, { near: [], absent: [] });
  if (spot) return spot;
  const linked = standingOf(b, s).some((i) => areWithin(shape, shapeOf(b, i), reachBetween(b, i, j) + spacingOf(b, s)));
  return linked ? null : no('DL-MAR-24e', `${nameOf(b, j)} returns in coherency with ${sectionName(b, s)}.`);
}

/** Close beside each of its section, all round. */
export function recoverAnswers(b: Battle, j: number): Extract<AnswerOf<'Recover'>, { type: 'Recover' }>[] {
  const found: Spot[] = [];
  for (const i of standingOf(b, homeOf(b, j))) {
    const far = radiusOf(b, i) + radiusOf(b, j) + INCH / 10;
    for (let step = 0; step < STEPS; step += 2) {
      const at = stepFrom(shapeOf(b, i).at, NORTH, step, far);
      if (refuseRecover(b, j, at) === null) found.push(at);
    }
    if (found.length >= ENOUGH) break;
  }
  return found.map((at) => ({ type: 'Recover', at }));
}
const ENOUGH = 8;
