import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { cardNumber } from '../content/decks.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { type Battle, isAlive } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import { type ActionId, otherSeat, type Seat } from '../terms.js';
import { refuseDeed, refuseUnit } from './actions.js';
import { decide } from './agreement.js';
import { cardOf, discard, drawHand } from './cards.js';
import { carryOut } from './carrying-out.js';
import { checkEnd } from './ending.js';
import { hide } from './hidden.js';
import { type Opening, opening, type Relay } from './opening.js';
import { bringReserves } from './setup.js';
import { thinSmoke } from './smoke.js';
import { setToken } from './status.js';
import { inCloseCombat, nameOf, unitNamed } from './units.js';
import { endStillness, openWindow } from './windows.js';

// The turn (section 3, chapter TRN). The card game is the base (TA-MAP-SET-08, TA-CORE-GEN-03). Players take whole turns in alternation (TA-CORE-GEN-02). Where it stands is in the state, so that it can be entered again at every question of its own.

export function* playTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.step === 'T0') yield* t.call(upkeep(t));
  if (b.step === 'T1') {
    t.boundary();
    yield* t.call(openWindow(t, opening('W-TS')));
    if (b.result !== null) return;
    b.step = 'T2';
  }
  if (b.step === 'T2' || b.step === 'T3') {
    yield* t.call(act(t));
    if (b.result !== null) return;
  }
  if (b.step === 'T4') {
    drawHand(t, b.active, 'TA-CORE-DEK-03');
    b.step = 'T5';
  }
  if (b.step === 'T5') {
    t.boundary();
    yield* t.call(openWindow(t, opening('W-TE')));
    if (b.result !== null) return;
    b.step = 'T6';
  }
  if (b.step === 'T6') {
    checkEnd(t);
    if (b.result === null) passTurn(t);
  }
}

/** T0, in the order of TA-CORE-TRN-08. */
function* upkeep(t: BattleTable): Play<void> {
  const b = t.state;
  if (t.logging) t.log({ type: 'turnBegan', rule: 'TA-CORE-GEN-02', seat: b.active, round: b.round });
  for (const [i, u] of b.units.entries()) {
    u.reacted = false; // TA-CORE-TRN-02
    if (u.side !== b.active) continue;
    u.acted = false; // TA-CORE-TRN-01
    u.secondWind = false;
    setToken(t, i, 'exposed', false, 'TA-CORE-TRN-07');
  }
  b.players[b.active].asked = 0;
  b.players[otherSeat(b.active)].asked = 0;
  thinSmoke(t, b.active);
  yield* t.call(bringReserves(t));
  if (b.result === null) b.step = 'T1';
}

/** T2 and T3: the active player acts, discards or passes (TA-CORE-TRN-03); what is played first decides which. */
function* act(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.result === null) {
    t.boundary();
    const answer = yield* t.call(decide(t, ask('Turn', b.active)));
    if (answer === null) return;
    if (answer.type === 'PlayAction') {
      b.posture = 'act';
      b.step = 'T3';
      yield* t.call(playAction(t, answer));
      continue;
    }
    if (answer.type === 'Discard') discardCards(t, answer.cards);
    else if (b.posture === null) b.posture = 'pass'; // TA-CORE-TRN-05
    b.step = 'T4';
    return;
  }
}

/** In the order chosen, without any effect of theirs (TA-CORE-TRN-06). */
function discardCards(t: BattleTable, cards: readonly string[]): void {
  const b = t.state;
  if (b.posture === null) b.posture = 'discard';
  for (const card of cards) discard(b, b.active, cardNumber(tablesOf(b).genre, b.active, card));
  t.revealed();
  if (t.logging) t.log({ type: 'discarded', rule: 'TA-CORE-TRN-06', seat: b.active, cards });
}

/** Declares an Action, carries it out, and passes it on where it was relayed: nothing happens without a card (TA-CORE-GEN-01, TA-CORE-TRN-04). */
function* playAction(t: BattleTable, { card, use, unit: name, orders }: DecisionOf<'PlayAction'>): Play<void> {
  const b = t.state;
  const seat = b.active;
  const number = cardNumber(tablesOf(b).genre, seat, card);
  const action: ActionId = use === 'basic' ? 'BAS' : cardOf(b, number).action;
  const unit = unitNamed(b, name);
  discard(b, seat, number);
  t.revealed();
  b.units[unit]!.acted = true;
  b.played++;
  if (t.logging) t.log({ type: 'actionPlayed', rule: ACTION_RULES[action], seat, card, action, unit: name, orders });
  if (action !== 'CAU' && action !== 'HID') hide.reveal(t, unit, 'TA-CORE-HID-02');
  const declared = opening('W-DECL', { unit, action });
  yield* t.call(openWindow(t, declared));
  if (b.result !== null) return;
  yield* t.call(resolve(t, unit, action, orders));
  if (declared.relay && b.result === null) yield* t.call(passOn(t, seat, action, unit, declared.relay));
  endStillness(b);
}

/** Looked at again, carried out or fizzled (TA-CORE-ACT-22), and then the window after it. */
function* resolve(
  t: BattleTable,
  unit: number,
  action: ActionId,
  orders: DecisionOf<'PlayAction'>['orders'],
): Play<void> {
  const b = t.state;
  if (refuseDeed(b, unit, action, orders) === null) yield* t.call(carryOut(t, unit, action, orders));
  else if (t.logging) t.log({ type: 'fizzled', rule: 'TA-CORE-ACT-22', unit: nameOf(b, unit) });
  if (b.result !== null) return;
  lookAround(t, unit);
  const o: Opening = opening('W-POST', { unit, action });
  yield* t.call(openWindow(t, o));
}

/** At the end of any Action: who lies too near an enemy to stay Concealed (TA-CORE-STA-17), and which markers are seen through (TA-CORE-HID-04). */
function lookAround(t: BattleTable, unit: number): void {
  const b = t.state;
  const tables = tablesOf(b);
  for (const [i, u] of b.units.entries()) {
    if (!u.concealed || u.zone === null) continue;
    const isFound = b.units.some(
      (v) => v.side !== u.side && v.zone !== null && distance(tables, u.zone!, v.zone) <= tables.zonesIn.VS,
    );
    if (isFound || inCloseCombat(b, i)) setToken(t, i, 'concealed', false, 'TA-CORE-STA-17');
  }
  hide.revealNear(t, unit);
}

/** TA-CORE-SIT-24: the declarer picks those who wait, one by one, each with orders of its own. */
function* passOn(t: BattleTable, seat: Seat, action: ActionId, first: number, relay: Relay): Play<void> {
  const b = t.state;
  let waiting = relay.recipients.filter((unit) => unit !== first);
  while (b.result === null) {
    waiting = waiting.filter((unit) => isReady(b, unit, action));
    if (waiting.length === 0) return;
    const names = waiting.map((unit) => nameOf(b, unit));
    const answer = yield* t.call(decide(t, ask('Relay', seat, { action, waiting: names })));
    if (answer === null || answer.type === 'Done') return;
    const unit = unitNamed(b, answer.unit);
    waiting = waiting.filter((other) => other !== unit);
    b.units[unit]!.acted = true;
    if (t.logging)
      t.log({ type: 'relayed', rule: 'TA-CORE-SIT-24', seat, unit: answer.unit, action, orders: answer.orders });
    if (action !== 'CAU' && action !== 'HID') hide.reveal(t, unit, 'TA-CORE-HID-02');
    yield* t.call(resolve(t, unit, action, answer.orders));
  }
}

/** Whether a recipient could still be given the Action at all. */
const isReady = (b: Battle, unit: number, action: ActionId): boolean => {
  const u = b.units[unit]!;
  return isAlive(u) && !u.acted && refuseUnit(b, unit, action, true) === null;
};

function passTurn(t: BattleTable): void {
  const b = t.state;
  if (t.logging) t.log({ type: 'turnEnded', rule: 'TA-CORE-GEN-02', seat: b.active, round: b.round });
  if (b.active !== b.first) {
    b.idleRounds = b.played === 0 ? b.idleRounds + 1 : 0; // TA-CORE-END-06
    b.played = 0;
    b.round++;
  }
  b.active = otherSeat(b.active);
  b.posture = null;
  b.step = 'T0';
}

const ACTION_RULES = {
  ADV: 'TA-CORE-ACT-03',
  MAR: 'TA-CORE-ACT-03',
  RAP: 'TA-CORE-ACT-04',
  RUS: 'TA-CORE-ACT-04',
  CAU: 'TA-CORE-ACT-05',
  STK: 'TA-CORE-ACT-05',
  FIR: 'TA-CORE-ACT-06',
  LOO: 'TA-CORE-ACT-06',
  AIM: 'TA-CORE-ACT-07',
  VOL: 'TA-CORE-ACT-07',
  SUP: 'TA-CORE-ACT-08',
  FAM: 'TA-CORE-ACT-09',
  ASL: 'TA-CORE-ACT-10',
  CHG: 'TA-CORE-ACT-10',
  PRS: 'TA-CORE-ACT-11',
  REC: 'TA-CORE-ACT-12',
  RLY: 'TA-CORE-ACT-12',
  DIG: 'TA-CORE-ACT-14',
  HID: 'TA-CORE-ACT-15',
  BRC: 'TA-CORE-ACT-16',
  CFR: 'TA-CORE-ACT-17',
  AIR: 'TA-CORE-ACT-18',
  CST: 'TA-CORE-ACT-19',
  SWP: 'TA-CORE-ACT-20',
  BAS: 'TA-CORE-ACT-21',
} as const satisfies Record<ActionId, string>;
