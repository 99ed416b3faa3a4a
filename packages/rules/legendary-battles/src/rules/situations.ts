import type { Play } from '@sandtable/kernel';
import { ask, type DecisionIn } from '../ask.js';
import { cardNumber } from '../content/decks.js';
import { ACTION, SITUATION_NAMES } from '../content/tables.js';
import { type DecisionOf, PASS } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, BETTER } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import type { Seat, SituationId } from '../terms.js';
import { decide } from './agreement.js';
import { attack } from './attack.js';
import { cardOf, discard, nerveCheck } from './cards.js';
import type { StandingOrder } from './conduct.js';
import { hide } from './hidden.js';
import { type Lay, layOf } from './lay.js';
import type { Ruling } from './movement.js';
import { type Opening, opening } from './opening.js';
import { hazardScore, meleeScore, meleeShift, type Occasion, rangedScore, rangedShift, shotCase } from './shifts.js';
import { couldReact, refuseAirShot, refuseContactShot, refuseReaction } from './shots.js';
import { hasOwnSmoke, placeSmoke } from './smoke.js';
import { confuse, setCondition, steady } from './status.js';
import {
  has,
  inOrder,
  isBunker,
  isFunctioningCommand,
  kindOf,
  nameOf,
  needsRecovery,
  shares,
  unitNamed,
  zoneName,
  zoneNamed,
} from './units.js';
import { openWindow } from './windows.js';

// The Situations (chapter SIT): when each may be played, at whom, and what it does.

type Answer = DecisionIn<'Situation'>;
type Playing = DecisionOf<'PlaySituation'>;
/** What a Situation names, by numbers. */
interface Named {
  readonly unit?: number;
  readonly zone?: number;
  readonly recipients?: readonly number[];
}

const WRONG_TIME = no('TA-CORE-SIT-01', 'That Situation is not played in this window, or not by this player.');
const NOT_IN_HAND = no('TA-CORE-DEK-06', 'That card is not in the hand.');
const AGAIN = no('TA-CORE-SIT-03', 'Each kind of Situation is played once at an attack.');
const NO_OWN_UNIT = no('TA-CORE-SIT-02', 'The Situation must name a unit that it can be played for.');
const NOTHING_TO_MEND = no('TA-CORE-SIT-07', 'That unit has nothing to rally from.');
const NOT_CONFUSABLE = no(
  'TA-CORE-SIT-11',
  'That unit cannot be confused: it must be an enemy on the map that is neither Confused nor Out of Action.',
);
const ONLY_DECLARED = no('TA-CORE-SIT-11', 'While an Action is declared only its unit may be named.');
const NO_SMOKE = no(
  'TA-CORE-SIT-15',
  'Smoke is placed in the zone of an own unit that is not Out of Action, or beside it.',
);
const SMOKE_FRESH = no('TA-CORE-SIT-02', 'Fresh smoke of the own side lies there already.');
const NO_COMMAND = no(
  'TA-CORE-SIT-06',
  'Orders are relayed by a functioning command unit with the declared unit within Short.',
);
const NOT_RELAYED = no('TA-CORE-SIT-25', 'That Action is not relayed, or it has been already.');
const BAD_RECIPIENT = no(
  'TA-CORE-SIT-23',
  'Recipients are further own units within Short that have not acted and are not Confused, no more than the command unit can reach.',
);
const NO_HAZARD = no(
  'TA-CORE-SIT-17',
  'A hazard meets an enemy that has just walked into a Hindering or Covering zone without one.',
);
const NO_FALL_BACK = no('TA-CORE-SIT-14', 'There is no Fall Back to hold against.');
const NO_STRIKER = no(
  'TA-CORE-SIT-09',
  'A Parting Blow is struck by a unit in contact with the leaver, ok and not Confused, once.',
);
const NO_COUNTER = no('TA-CORE-SIT-10', 'The attacked unit cannot strike back.');
const WINDED = no('TA-CORE-SIT-13', 'A unit gets its second wind once a turn, after an Action of its own.');
const NO_POWER = no('TA-CORE-SUP-05', 'There is no such power to use now.');

const NONE: readonly SituationId[] = [];
const ANYTIME: readonly SituationId[] = ['RAL', 'CNF', 'SMK'];
const LISTED = {
  declarer: ['ORD', 'SMK'],
  opponent: ['CNF', 'SMK'],
  step: ['SOO', 'HAZ'],
  shot: ['SOO'],
  target: ['CVR', 'MIS'],
  cover: ['CVR'],
  attacker: ['FOC'],
  both: ['CVR', 'FOC'],
  all: ['CVR', 'MIS', 'FOC'],
  result: ['HLD'],
  leaving: ['PBL'],
  melee: ['CTR'],
  post: ['RAL', 'CNF', 'SMK', 'SWD'],
  cancel: ['CAN'],
} as const satisfies Record<string, readonly SituationId[]>;

/** What section 3 lists for a seat in a window (TA-CORE-WDW-06, TA-CORE-WDW-09), whatever the decks hold. */
function listed(b: Battle, seat: Seat, o: Opening): readonly SituationId[] {
  const isOwner = o.unit !== null && b.units[o.unit]!.side === seat;
  switch (o.window) {
    case 'W-TS':
    case 'W-TE':
      return ANYTIME;
    case 'W-DECL':
      return seat === b.active ? LISTED.declarer : LISTED.opponent;
    case 'W-STEP':
      return isOwner ? NONE : LISTED.step;
    case 'W-CON':
    case 'W-AIR':
    case 'W-FBS':
      return isOwner ? NONE : LISTED.shot;
    case 'W-ATK':
      return listedForAttack(b, o, isOwner, seat === o.attack!.by);
    case 'W-RES':
      return isOwner ? LISTED.result : NONE;
    case 'W-LEA':
      return isOwner ? NONE : LISTED.leaving;
    case 'W-MEL':
      return isOwner ? LISTED.melee : NONE;
    case 'W-POST':
      return seat === b.active ? LISTED.post : ANYTIME;
    case 'W-SIT':
      return seat === o.situation!.by ? NONE : LISTED.cancel;
  }
}

/** TA-CORE-ATK-06. */
function listedForAttack(b: Battle, o: Opening, isOwner: boolean, isAttacker: boolean): readonly SituationId[] {
  const { kind } = o.attack!;
  if (kind === 'artillery' || kind === 'hazard') return isOwner ? LISTED.cover : NONE;
  if (kind === 'ranged') {
    if (isOwner && isAttacker) return LISTED.all;
    return isOwner ? LISTED.target : isAttacker ? LISTED.attacker : NONE;
  }
  const covers = isOwner && tablesOf(b).genre === 'fantasy';
  if (covers && isAttacker) return LISTED.both;
  return covers ? LISTED.cover : isAttacker ? LISTED.attacker : NONE;
}

const isInDecks = (b: Battle, kind: SituationId): boolean => SITUATION_NAMES[kind][tablesOf(b).genre] !== null;

/** Why a Situation of a kind may not be played at what it names, the hand aside (TA-CORE-SIT-02). */
function refuseKind(b: Battle, seat: Seat, kind: SituationId, o: Opening, named: Named): Ruling {
  if (!listed(b, seat, o).includes(kind) || !isInDecks(b, kind)) return WRONG_TIME;
  return refuseNamed(b, seat, kind, o, named);
}

/** The same of one that is listed and in the decks. */
function refuseNamed(b: Battle, seat: Seat, kind: SituationId, o: Opening, named: Named): Ruling {
  if (o.window === 'W-ATK' && o.used.includes(`${seat}:${kind}`)) return AGAIN;
  const unit = named.unit ?? -1;
  const u = b.units[unit];
  switch (kind) {
    case 'RAL':
      if (!u || u.side !== seat || (u.zone === null && !u.aloft)) return NO_OWN_UNIT;
      return needsRecovery(u) ? null : NOTHING_TO_MEND;
    case 'CNF':
      if (!u || u.side === seat || u.zone === null) return NOT_CONFUSABLE;
      if (o.window === 'W-DECL' && unit !== o.unit) return ONLY_DECLARED;
      return isConfusable(b, unit) ? null : NOT_CONFUSABLE;
    case 'SMK':
      return refuseSmoke(b, seat, unit, named.zone ?? -1);
    case 'ORD':
      return refuseRelay(b, seat, o, unit, named.recipients ?? []);
    case 'SWD': {
      if (unit !== o.unit || !u || u.side !== seat) return WINDED;
      return u.acted && !u.secondWind && u.condition !== 'eliminated' && !u.exited ? null : WINDED;
    }
    case 'SOO':
      return refuseShooter(b, seat, o, unit);
    case 'HAZ':
      return isHazard(b, o) ? null : NO_HAZARD;
    case 'HLD':
      return o.result === 'FB' ? null : NO_FALL_BACK;
    case 'PBL':
      return mayPart(b, seat, o, unit) ? null : NO_STRIKER;
    case 'CTR':
      return mayCounter(b, o) ? null : NO_COUNTER;
    case 'CVR':
    case 'FOC':
    case 'MIS':
    case 'CAN':
      return null;
  }
}

/** TA-CORE-SIT-11. A face-down marker may be named: what lies under it is not known. */
function isConfusable(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  if (u.marker !== null) return true;
  if (u.confused || u.condition === 'outOfAction' || has(b, unit, 'fearless') || isBunker(b, unit)) return false;
  return !kindOf(b, unit).supplements.some(({ effect }) => effect.ignoreCNF);
}

function refuseSmoke(b: Battle, seat: Seat, unit: number, zone: number): Ruling {
  const u = b.units[unit];
  if (!u || u.side !== seat || u.zone === null || u.condition === 'outOfAction' || kindOf(b, unit).dummy)
    return NO_SMOKE;
  if (zone !== u.zone && !tablesOf(b).map.neighbours[u.zone]!.includes(zone)) return NO_SMOKE;
  return hasOwnSmoke(b, zone, seat) ? SMOKE_FRESH : null;
}

/** Who could pass the declared Action on (TA-CORE-SIT-06): the declared unit itself, or one that has it within Short. */
function mayCommand(b: Battle, seat: Seat, o: Opening, command: number): boolean {
  const tables = tablesOf(b);
  const k = b.units[command];
  const declared = b.units[o.unit!]!;
  if (!k || k.side !== seat || !isFunctioningCommand(b, command)) return false;
  if (command === o.unit) return true;
  return declared.zone !== null && distance(tables, k.zone!, declared.zone) <= tables.zonesIn.S;
}

/** TA-CORE-SIT-23. */
function mayReceive(b: Battle, seat: Seat, o: Opening, command: number, unit: number): boolean {
  const u = b.units[unit];
  if (!u || unit === o.unit || u.side !== seat || u.zone === null || u.acted || u.confused) return false;
  const { supplements, dummy } = kindOf(b, unit);
  if (dummy || supplements.some(({ effect }) => effect.noRelayRecipient)) return false;
  const { zonesIn } = tablesOf(b);
  let range = zonesIn.S;
  for (const { effect } of supplements) if (effect.relayRange) range = Math.max(range, zonesIn[effect.relayRange]);
  return distance(tablesOf(b), b.units[command]!.zone!, u.zone) <= range;
}

function refuseRelay(b: Battle, seat: Seat, o: Opening, command: number, recipients: readonly number[]): Ruling {
  if (!ACTION[o.action!].relay || o.used.includes('ORD')) return NOT_RELAYED;
  if (!mayCommand(b, seat, o, command)) return NO_COMMAND;
  const isWithin = recipients.length >= 1 && recipients.length <= kindOf(b, command).command;
  if (!isWithin || new Set(recipients).size < recipients.length) return BAD_RECIPIENT;
  return recipients.every((unit) => mayReceive(b, seat, o, command, unit)) ? null : BAD_RECIPIENT;
}

function refuseShooter(b: Battle, seat: Seat, o: Opening, shooter: number, lay?: Lay): Ruling {
  if (b.units[shooter]?.side !== seat) return NO_OWN_UNIT;
  if (o.window === 'W-CON') return refuseContactShot(b, shooter, o.unit!, o.foe!);
  if (o.window === 'W-AIR') return refuseAirShot(b, shooter, o.foe!);
  return refuseReaction(b, shooter, o.unit!, o.locked, lay);
}

/** TA-CORE-SIT-17: it walked there, no flyer, and nothing was met there before. */
function isHazard(b: Battle, o: Opening): boolean {
  const { zone } = b.units[o.unit!]!;
  if (zone === null || o.from === null || has(b, o.unit!, 'flyer')) return false;
  const { cls } = tablesOf(b).ground[zone]!;
  return (cls === 'hindering' || cls === 'covering') && !b.hazards.includes(zone);
}

function mayPart(b: Battle, seat: Seat, o: Opening, striker: number): boolean {
  const u = b.units[striker];
  const leaver = b.units[o.unit!]!;
  if (!u || u.side !== seat || !shares(u, leaver) || kindOf(b, striker).type.ma === null) return false;
  const inContact = u.foe === o.unit || leaver.foe === striker;
  return inContact && u.condition === 'ok' && !u.confused && !o.used.includes(`PBL:${nameOf(b, striker)}`);
}

function mayCounter(b: Battle, o: Opening): boolean {
  const u = b.units[o.unit!]!;
  if (kindOf(b, o.unit!).type.ma === null || u.confused || u.condition === 'outOfAction') return false;
  return shares(u, b.units[o.foe!]!) && !o.used.includes('CTR');
}

/** All that a Situation of a kind could name, as far as everybody sees. */
function* candidates(b: Battle, seat: Seat, kind: SituationId, o: Opening): Generator<Named> {
  switch (kind) {
    case 'RAL':
    case 'CNF':
    case 'SOO':
    case 'PBL':
      for (const unit of inOrder(b)) yield { unit };
      return;
    case 'SWD':
      yield { unit: o.unit! };
      return;
    case 'SMK':
      for (const [unit, u] of b.units.entries()) {
        if (u.side !== seat || u.zone === null) continue;
        yield { unit, zone: u.zone };
        for (const zone of tablesOf(b).map.neighbours[u.zone]!) yield { unit, zone };
      }
      return;
    case 'ORD':
      for (let unit = 0; unit < b.units.length; unit++) yield* relays(b, seat, o, unit);
      return;
    default:
      yield {};
  }
}

function* relays(b: Battle, seat: Seat, o: Opening, command: number): Generator<Named> {
  if (!mayCommand(b, seat, o, command)) return;
  const able = b.units.flatMap((_, unit) => (mayReceive(b, seat, o, command, unit) ? [unit] : []));
  const most = kindOf(b, command).command;
  if (able.length > most && most > 1)
    for (let i = 0; i < able.length; i++)
      for (let j = i + 1; j < able.length; j++) yield { unit: command, recipients: [able[i]!, able[j]!] };
  if (able.length > 1 && able.length <= most) yield { unit: command, recipients: able };
  for (const unit of able) yield { unit: command, recipients: [unit] };
}

/** Whether public facts leave a seat anything to play (TA-CORE-WDW-10): its hand counts cards only. */
export function couldPlay(b: Battle, seat: Seat, o: Opening): boolean {
  if (o.window === 'W-RES' && listed(b, seat, o).length > 0 && powersFor(b, o).length > 0) return true;
  if (b.players[seat].hand.length === 0) return false;
  for (const kind of listed(b, seat, o)) if (isInDecks(b, kind) && couldPlayOne(b, seat, kind, o)) return true;
  return false;
}

/** Asked at every window, so without a list of all that could be named. */
function couldPlayOne(b: Battle, seat: Seat, kind: SituationId, o: Opening): boolean {
  switch (kind) {
    case 'SOO':
      return couldShoot(b, seat, o);
    case 'RAL':
    case 'CNF':
    case 'PBL': {
      const named = { unit: 0 };
      for (; named.unit < b.units.length; named.unit++) if (refuseNamed(b, seat, kind, o, named) === null) return true;
      return false;
    }
    case 'ORD':
      return couldRelay(b, seat, o);
    default:
      for (const named of candidates(b, seat, kind, o)) if (refuseNamed(b, seat, kind, o, named) === null) return true;
      return false;
  }
}

function couldRelay(b: Battle, seat: Seat, o: Opening): boolean {
  if (!ACTION[o.action!].relay || o.used.includes('ORD')) return false;
  for (let command = 0; command < b.units.length; command++) {
    if (!mayCommand(b, seat, o, command)) continue;
    for (let unit = 0; unit < b.units.length; unit++) if (mayReceive(b, seat, o, command, unit)) return true;
  }
  return false;
}

function couldShoot(b: Battle, seat: Seat, o: Opening): boolean {
  const lay = layOf(b, tablesOf(b).map.size);
  for (let unit = 0; unit < b.units.length; unit++)
    if (b.units[unit]!.side === seat && couldReact(b, unit, refuseShooter(b, seat, o, unit, lay))) return true;
  return false;
}

function spoken(b: Battle, card: number, { unit, zone, recipients }: Named): Playing {
  return {
    type: 'PlaySituation',
    card: cardOf(b, card).id,
    ...(unit !== undefined && { unit: nameOf(b, unit) }),
    ...(zone !== undefined && { zone: zoneName(b, zone) }),
    ...(recipients && { recipients: recipients.map((one) => nameOf(b, one)) }),
  };
}

/** The Situations that a seat may play now, one copy of each kind and title, and the powers it may use; to pass comes first. */
export function plays(b: Battle, seat: Seat, o: Opening): Answer[] {
  const found: Answer[] = [PASS];
  const kinds = listed(b, seat, o);
  if (kinds.length === 0) return found;
  for (const power of powersFor(b, o)) found.push({ type: 'UsePower', power });
  const seen = new Set<string>();
  for (const card of b.players[seat].hand) {
    const { situation, title } = cardOf(b, card);
    if (!kinds.includes(situation) || seen.has(title)) continue;
    seen.add(title);
    if (!isInDecks(b, situation)) continue;
    for (const named of candidates(b, seat, situation, o))
      if (refuseNamed(b, seat, situation, o, named) === null) found.push(spoken(b, card, named));
  }
  return found;
}

/** Why a card of the hand may not be played as its Situation here, whatever it names; null where it may. */
export function refuseCard(b: Battle, seat: Seat, o: Opening, card: number): Ruling {
  const { situation } = cardOf(b, card);
  if (!listed(b, seat, o).includes(situation)) return WRONG_TIME;
  let first: Ruling = null;
  for (const named of candidates(b, seat, situation, o)) {
    const refusal = refuseKind(b, seat, situation, o, named);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first ?? refuseKind(b, seat, situation, o, {});
}

/** The blows that a card could strike here as its Situation: by whom, at whom, with which shift. */
export function blowsBy(b: Battle, seat: Seat, o: Opening, card: number) {
  const { situation } = cardOf(b, card);
  const strikes = situation === 'SOO' || situation === 'PBL' || situation === 'CTR';
  if (!strikes || !listed(b, seat, o).includes(situation)) return [];
  return [...candidates(b, seat, situation, o)].flatMap((named) => {
    if (refuseKind(b, seat, situation, o, named) !== null) return [];
    const shift = shiftOf(b, o, situation, named);
    if (situation === 'CTR') return [{ unit: o.unit!, victim: o.foe!, shift }];
    return [{ unit: named.unit!, victim: o.unit!, shift }];
  });
}

/** Once-per-game powers of the victim that fit the result (TA-CORE-SUP-05, TA-CORE-RES-10, TA-CORE-RES-14). */
function powersFor(b: Battle, o: Opening): string[] {
  if (o.window !== 'W-RES' || o.unit === null) return [];
  const { spent } = b.units[o.unit]!;
  return kindOf(b, o.unit).supplements.flatMap(({ id, effect: { oncePerGame } }) => {
    if (spent.includes(id)) return [];
    if (oncePerGame === 'redraw') return o.used.length === 0 && o.result !== 'NE' ? [id] : [];
    const fits =
      (oncePerGame === 'SH becomes NE' && o.result === 'SH') || (oncePerGame === 'EL becomes OA' && o.result === 'EL');
    return fits ? [id] : [];
  });
}

/** Why an answer in a window is refused. */
export function refuseSituation(b: Battle, seat: Seat, o: Opening, answer: Answer): Ruling {
  if (answer.type === 'Pass') return null;
  if (answer.type === 'UsePower')
    return listed(b, seat, o).length > 0 && powersFor(b, o).includes(answer.power) ? null : NO_POWER;
  const card = cardNumber(tablesOf(b).genre, seat, answer.card);
  if (!b.players[seat].hand.includes(card)) return NOT_IN_HAND;
  return refuseKind(b, seat, cardOf(b, card).situation, o, namedIn(b, answer));
}

function namedIn(b: Battle, { unit, zone, recipients }: Playing): Named {
  return {
    ...(unit !== undefined && { unit: unitNamed(b, unit) }),
    ...(zone !== undefined && { zone: zoneNamed(b, zone) }),
    ...(recipients && { recipients: recipients.map((name) => unitNamed(b, name)) }),
  };
}

/** What a seat's standing orders do in a window; null where they leave it open. All that is listed must be ordered for it to go unasked. */
export function playsByOrder(b: Battle, seat: Seat, o: Opening): Answer | null {
  const { standing } = b.players[seat].conduct;
  const kinds = listed(b, seat, o).filter((kind) => isInDecks(b, kind));
  const orders = kinds.map((kind) => standing.find(({ situation }) => situation === kind));
  for (const order of orders) {
    const answer = order && carriedOut(b, seat, o, order);
    if (answer) return answer;
  }
  return kinds.length > 0 && orders.every((order) => order !== undefined) ? PASS : null;
}

function carriedOut(b: Battle, seat: Seat, o: Opening, { situation, unit, least }: StandingOrder): Answer | null {
  const card = b.players[seat].hand.find((one) => cardOf(b, one).situation === situation);
  if (card === undefined) return null;
  let best: Named | null = null;
  let most = least ?? Number.NEGATIVE_INFINITY;
  for (const named of candidates(b, seat, situation, o)) {
    if (unit !== null && named.unit !== undefined && nameOf(b, named.unit) !== unit) continue;
    if (refuseKind(b, seat, situation, o, named) !== null) continue;
    const shift = shiftOf(b, o, situation, named);
    if (shift < most || (best !== null && shift === most)) continue;
    best = named;
    most = shift;
  }
  return best && spoken(b, card, best);
}

/** The shift of the attack that a Situation makes or answers; 0 where there is none. */
export function shiftOf(b: Battle, o: Opening, kind: SituationId, { unit }: Named): number {
  if (kind === 'SOO') return rangedShift(shotOf(b, o, unit!));
  if (kind === 'PBL')
    return meleeShift({ b, attacker: unit!, target: o.unit!, onEntry: false, bySwoop: false, pressed: false });
  if (kind === 'CTR')
    return meleeShift({ b, attacker: o.unit!, target: o.foe!, onEntry: false, bySwoop: false, pressed: false });
  return o.attack?.shift ?? 0;
}

const OCCASION: Readonly<Record<string, Occasion>> = { 'W-CON': 'contact', 'W-AIR': 'atAircraft' };

const shotOf = (b: Battle, o: Opening, shooter: number) =>
  shotCase(
    b,
    shooter,
    o.unit!,
    OCCASION[o.window] ?? 'reaction',
    null,
    o.action === 'CAU' || o.action === 'STK',
    o.window === 'W-AIR' ? b.units[o.foe!]!.zone : null,
  );

/** Plays a Situation or uses a power: at once, and to its end (TA-CORE-SIT-04), unless it is cancelled first (TA-CORE-SIT-12). */
export function* playSituation(t: BattleTable, seat: Seat, o: Opening, answer: Answer): Play<void> {
  const b = t.state;
  if (answer.type === 'Pass') return;
  if (answer.type === 'UsePower') {
    usePower(t, o, answer.power);
    return;
  }
  const card = cardNumber(tablesOf(b).genre, seat, answer.card);
  const { situation } = cardOf(b, card);
  const named = namedIn(b, answer);
  discard(b, seat, card);
  t.revealed();
  if (t.logging) {
    const { type: _, ...told } = answer;
    t.log({ type: 'situationPlayed', rule: 'TA-CORE-SIT-01', seat, situation, window: o.window, ...told });
  }
  const answering = opening('W-SIT', { situation: { kind: situation, by: seat, unit: named.unit ?? null } });
  yield* t.call(openWindow(t, answering));
  if (b.result !== null) return;
  if (answering.cancelled) {
    if (t.logging) t.log({ type: 'cancelled', rule: 'TA-CORE-SIT-12', seat, situation });
    return;
  }
  if (o.window === 'W-ATK') o.used.push(`${seat}:${situation}`);
  yield* t.call(takeEffect(t, seat, situation, o, named));
}

function* takeEffect(t: BattleTable, seat: Seat, kind: SituationId, o: Opening, named: Named): Play<void> {
  const b = t.state;
  const unit = named.unit ?? -1;
  switch (kind) {
    case 'RAL':
      return yield* t.call(rally(t, unit));
    case 'CNF':
      if (hide.reveal(t, unit, 'TA-CORE-HID-05') || !isConfusable(b, unit)) return; // under the marker it may be immune
      if (!nerveCheck(t, unit, 4, 'TA-CORE-SIT-11').passed) confuse(t, unit, 'TA-CORE-SIT-11');
      return;
    case 'SMK':
      placeSmoke(t, named.zone!, seat, 'TA-CORE-SIT-15');
      return;
    case 'ORD':
      hide.reveal(t, unit, 'TA-CORE-HID-06');
      o.used.push('ORD');
      o.relay = { command: unit, recipients: named.recipients! };
      return;
    case 'SWD':
      b.units[unit]!.acted = false;
      b.units[unit]!.secondWind = true;
      return;
    case 'SOO':
      return yield* t.call(shoot(t, seat, o, unit));
    case 'HAZ':
      return yield* t.call(meetHazard(t, seat, o));
    case 'CVR':
      o.attack!.shift--; // TA-CORE-SIT-08
      return;
    case 'FOC':
      o.attack!.shift++;
      return;
    case 'MIS':
      if (nerveCheck(t, o.foe!, 4, 'TA-CORE-SIT-16').passed) return;
      o.attack!.lost = true;
      o.over = true;
      return;
    case 'HLD':
      become(t, o, 'SH', 'TA-CORE-SIT-14');
      o.used.push('HLD');
      return;
    case 'PBL':
      o.used.push(`PBL:${nameOf(b, unit)}`);
      yield* t.call(strike(t, unit, o.unit!, true));
      return;
    case 'CTR':
      o.used.push('CTR');
      yield* t.call(strike(t, o.unit!, o.foe!, false));
      o.over = true; // it is not itself answered, and comes once (TA-CORE-SIT-27)
      return;
    case 'CAN': // had it been cancelled itself, the window would still be open (TA-CORE-SIT-31)
      o.cancelled = true;
      o.over = true;
      return;
  }
}

function become(t: BattleTable, o: Opening, result: 'SH' | 'NE' | 'OA', rule: Refusal['rule']): void {
  o.result = result;
  if (t.logging) t.log({ type: 'resultBecame', rule, unit: nameOf(t.state, o.unit!), result });
}

function usePower(t: BattleTable, o: Opening, power: string): void {
  const u = t.state.units[o.unit!]!;
  u.spent = [...u.spent, power];
  o.used.push(power);
  if (t.logging) t.log({ type: 'powerUsed', rule: 'TA-CORE-SUP-05', unit: nameOf(t.state, o.unit!), power });
  const supplement = kindOf(t.state, o.unit!).supplements.find(({ id }) => id === power)!;
  if (supplement.effect.oncePerGame === 'redraw') {
    o.redraw = true;
    o.over = true;
  } else become(t, o, o.result === 'SH' ? 'NE' : 'OA', 'TA-CORE-SUP-05');
}

/** TA-CORE-SIT-07: on a pass its owner says what gets better. */
function* rally(t: BattleTable, unit: number): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  if (!nerveCheck(t, unit, 4, 'TA-CORE-SIT-07').passed) return;
  const isHurt = BETTER[u.condition] !== u.condition;
  let what: 'condition' | 'confused' = isHurt ? 'condition' : 'confused';
  if (isHurt && u.confused) {
    const chosen = yield* t.call(decide(t, ask('Improvement', u.side, { unit: nameOf(b, unit) })));
    if (chosen) what = chosen.what;
  }
  if (what === 'condition') setCondition(t, unit, BETTER[u.condition], 'TA-CORE-SIT-07');
  else steady(t, unit, 'TA-CORE-SIT-07');
}

/** TA-CORE-SIT-05, TA-CORE-SIT-20, and what a hit does to the window (TA-CORE-WDW-07). */
function* shoot(t: BattleTable, seat: Seat, o: Opening, shooter: number): Play<void> {
  const b = t.state;
  const target = o.unit!;
  b.units[shooter]!.reacted = true;
  const inTheAir = o.window === 'W-AIR';
  const suffered = yield* t.call(
    attack(t, {
      kind: 'ranged',
      by: seat,
      attacker: shooter,
      target,
      score: rangedScore(shotOf(b, o, shooter)),
      mayStray: o.window === 'W-STEP' || o.window === 'W-FBS',
      holds: inTheAir || o.window === 'W-FBS',
      kills: inTheAir && b.units[target]!.aloft,
      line: o.window === 'W-CON' ? { from: 'contact', unit: shooter } : { from: 'zone', zone: b.units[shooter]!.zone! },
    }),
  );
  const isHit = suffered !== null && suffered.victim === target && suffered.result !== 'NE';
  if (isHit && o.window !== 'W-FBS') o.over = true;
}

function* meetHazard(t: BattleTable, seat: Seat, o: Opening): Play<void> {
  const b = t.state;
  const target = o.unit!;
  const zone = b.units[target]!.zone!;
  if (hide.reveal(t, target, 'TA-CORE-HID-05')) return;
  b.hazards = [...b.hazards, zone]; // TA-CORE-SIT-29
  if (t.logging) t.log({ type: 'hazardMet', rule: 'TA-CORE-SIT-29', zone: zoneName(b, zone) });
  const suffered = yield* t.call(
    attack(t, {
      kind: 'hazard',
      by: seat,
      attacker: null,
      target,
      score: hazardScore({ b, target }),
      line: { from: 'hazard', zone: o.from! },
    }),
  );
  if (suffered !== null && suffered.result !== 'NE') o.over = true;
}

/** A blow outside an Action: as somebody leaves, or in answer (TA-CORE-SIT-09, TA-CORE-SIT-10). */
function* strike(t: BattleTable, attacker: number, target: number, parting: boolean): Play<void> {
  const b = t.state;
  yield* t.call(
    attack(t, {
      kind: 'melee',
      by: b.units[attacker]!.side,
      attacker,
      target,
      score: meleeScore({ b, attacker, target, onEntry: false, bySwoop: false, pressed: false }),
      holds: parting,
      kills: parting,
      line: { from: 'contact', unit: attacker },
    }),
  );
}
