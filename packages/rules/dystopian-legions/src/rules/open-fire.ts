import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { living, livingOf, profileAt } from '../figures.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import {
  type Battle,
  doingOf,
  type FireAction,
  NO_NAMES,
  sectionAt,
  sectionName,
  sectionsOf,
  sideOfSection,
} from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { pick, put, tell } from './agreement.js';
import { attackAnswers, canAttack } from './attacks.js';
import { blastAttack, callBattery } from './blasts.js';
import { loseWatch } from './happening.js';
import { iadAttack } from './iad.js';
import { freshWindow, isUnder, orders } from './orders.js';
import { radAttack } from './rad.js';
import { newFire, together } from './shooting.js';

// Fire actions: attacks one after another (DL-SHT-06), and the fire of who waits for them (4.20).

const AGAIN = spoken('actions.fireAgain');
const WATCHES = spoken('actions.overwatch');
const LOOKS = spoken('actions.lookAround');

const PASS = { type: 'Pass' } as const;

/** One Open Fire action, or fire outside the own activation: declare, resolve, the next, until its owner stops. */
export function* openFire(t: BattleTable, fire: FireAction): Play<void> {
  const b = t.state;
  const [before, attack] = [b.fire, b.attack];
  b.fire = fire;
  b.attack = null;
  const side = sideOfSection(b, fire.sections[0]!);
  while (b.result === null && canAttack(b, b.fire!)) {
    const answer: AnswerOf<'Attack'> = yield* put(t, ask('Attack', side), () => PASS);
    if (answer.type === 'Rad') yield* radAttack(t, answer);
    else if (answer.type === 'Iad') yield* iadAttack(t, answer);
    else if (answer.type === 'Blast') yield* blastAttack(t, answer);
    else if (answer.type === 'Battery') yield* callBattery(t, answer);
    else break;
  }
  for (const s of fire.sections) for (const i of b.muster.sections[s]!.members) b.models[i]!.fired = NO_NAMES;
  b.fire = before;
  b.attack = attack;
}

/** What may be answered: nothing more, or one of the good attacks. */
export function attackChoices(b: Battle): AnswerOf<'Attack'>[] {
  return [...attackAnswers(b), PASS];
}

/** The Shooting Segment of a group: each chooses, and those that Open Fire share one action (3.3 F, DL-ORD-81). */
export function* shootingSegment(t: BattleTable): Play<void> {
  const b = t.state;
  const open: number[] = [];
  for (const doing of b.act!.group) {
    if (doing.ended) continue;
    const s = doing.section;
    const answers = shootAnswers(b, s);
    const { action } = yield* pick(t, ask('Shoot', b.act!.side, { section: sectionName(b, s) }), answers);
    if (action === 'overwatch') {
      doing.onWatch = true;
      tell(t, { type: 'watches', rule: 'DL-OVW-02', section: sectionName(b, s) });
    }
    if (action === 'openFire') open.push(s);
  }
  if (open.length === 0) return;
  for (const s of open) yield* orders(t, s, 'shooting');
  yield* openFire(t, newFire('own', open, null));
}

/** What a section may do in its Shooting Segment (DL-SHT-01, DL-OVW-01). */
export function shootAnswers(b: Battle, s: number): Extract<AnswerOf<'Shoot'>, { type: 'Shoot' }>[] {
  const actions: ('openFire' | 'overwatch' | 'nothing')[] = [];
  if (mayOpenFire(b, s)) actions.push('openFire');
  if (mayWatch(b, s)) actions.push('overwatch');
  actions.push('nothing');
  return actions.map((action) => ({ type: 'Shoot', action }));
}

/** Whoever moved may fire unless its action forbids it (DL-ACT-03). */
const NO_FIRE = ['double', 'enterDouble']; // of a charge the transport fires (DL-TRN-11)

export function mayOpenFire(b: Battle, s: number): boolean {
  const doing = doingOf(b, s)!;
  if (!mayBe(true, AGAIN, { living: living(b, s), earlyShot: doing.earlyShot })) return false;
  if (NO_FIRE.includes(doing.action!)) return false; // DL-ACT-03
  return canAttack(
    together(
      b,
      b.act!.group.map(({ section }) => section),
    ),
    newFire('own', [s], null),
  );
}

/** DL-OVW-01: it stood still, is steady and up, and keeps its watch. */
export function mayWatch(b: Battle, s: number): boolean {
  const doing = doingOf(b, s)!;
  const { shaken, deck } = b.sections[s]!;
  if (doing.earlyShot || shaken > 0 || deck) return false;
  if (livingOf(b, s).some((i) => b.models[i]!.moved && !mayBe(false, LOOKS, { of: profileAt(b, i) }))) return false;
  if (doing.action !== 'hold') return false;
  return mayBe(true, WATCHES, { living: living(b, s) });
}

/** Enemies that a section on watch may fire at in a window (DL-OVW-06, DL-OVW-07). */
function watched(b: Battle, s: number): readonly number[] | null {
  const group = b.act!.group;
  const chargers = group.filter(({ charges }) => charges.includes(s));
  if (chargers.length > 0) return chargers.map(({ section }) => section);
  if (b.match.config.overwatchTarget === 'any') return null;
  return group.filter(({ moved }) => moved).map(({ section }) => section);
}

/** Sections of a side that could fire from watch now. */
export function watchers(b: Battle, side: Side): number[] {
  return sectionsOf(b, side).filter(
    (s) => b.sections[s]!.overwatch && canAttack(b, newFire('overwatch', [s], watched(b, s))),
  );
}

/** M9: the other side's sections, then the active side's (DL-OVW-80), each with one fire action (DL-OVW-03), Independent Firing aside (DL-OVW-11). */
export function* overwatchWindow(t: BattleTable): Play<void> {
  const b = t.state;
  const active = b.act!.side;
  for (const side of [otherSide(active), active])
    for (let able = watchers(b, side); able.length > 0 && b.result === null; able = watchers(b, side)) {
      const answers = watchAnswers(b, able);
      const { section } = yield* pick(t, ask('Watch', side), answers);
      if (section === null) break;
      const s = sectionAt(b, section);
      tell(t, { type: 'watchFires', rule: 'DL-OVW-05', section });
      yield* openFire(t, newFire('overwatch', [s], watched(b, s)));
      loseWatch(t, s, 'DL-OVW-08');
    }
}

export function watchAnswers(b: Battle, able: readonly number[]) {
  return [null, ...able.map((s) => sectionName(b, s))].map((section) => ({ type: 'Watch', section }) as const);
}

/** On My Mark for each named section, in its owner's order (3.3 M4). */
export function* onMyMark(t: BattleTable, charger: number, targets: readonly number[]): Play<void> {
  const b = t.state;
  for (const s of targets) {
    if (b.sections[s]!.where !== 'table' || b.sections[charger]!.where !== 'table') continue;
    yield* freshWindow(t, orders(t, s, 'charged'));
    if (!isUnder(b, s, 'onMyMark')) continue;
    yield* openFire(t, newFire('onMyMark', [s], [charger]));
    b.sections[s]!.orders = b.sections[s]!.orders.filter(({ id }) => id !== 'onMyMark');
  }
}
