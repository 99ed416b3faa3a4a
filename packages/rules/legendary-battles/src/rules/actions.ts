import { cardNumber } from '../content/decks.js';
import { ACTION, SPELL } from '../content/tables.js';
import type { Orders } from '../decisions.js';
import { no } from '../rulebook.js';
import { type Battle, isAlive, isIn } from '../state.js';
import { distance, keptWith, tablesOf, zonesNamed } from '../tables.js';
import { ACTION_IDS, type ActionId, type Seat } from '../terms.js';
import { breachTarget } from './breaching.js';
import { cardOf } from './cards.js';
import { mayStrikeAt } from './close-combat.js';
import { canWithdraw, withdrawLine } from './fall-back.js';
import { mayStandOn } from './ground.js';
import { isFought, type Lay } from './lay.js';
import {
  allowance,
  BAD_FACING,
  isOversized,
  mayOccupy,
  mayTurn,
  type Ruling,
  refuseFacing,
  refusePath,
  sidesOf,
  walkFound,
} from './movement.js';
import { refuseConcealed, refuseEnemy, refuseShot, refuseView } from './shots.js';
import { isInArc, sees, seesZone, UNSEEN } from './sight.js';
import { hasOwnSmoke } from './smoke.js';
import {
  enemiesSharing,
  has,
  hasEnemy,
  inCloseCombat,
  isFlyer,
  kindOf,
  needsRecovery,
  shares,
  unitNamed,
  zoneNamed,
} from './units.js';

// What an Action asks of its unit (chapter ACT), in the order in which section 7 has it looked at: the first thing that fails is told.

const NOT_IN_HAND = no('TA-CORE-DEK-06', 'That card is not in the hand.');
const NO_BASIC = no('TA-RUL-32', 'Basic Orders are not played in this game.');
const NOT_OWN = no('TA-CORE-ACT-02', 'An Action is given to an own unit that is in the game.');
const NOT_HERE = no('TA-CORE-ACT-02', 'The unit is not on the map.');
export const HAS_ACTED = no('TA-CORE-ACT-01', 'The unit has had its Action this turn.');
const CONFUSED = no('TA-CORE-STA-13', 'A Confused unit may not be given that Action.');
const SHAKEN = no('TA-CORE-STA-03', 'A Shaken unit may only move cautiously, recover or take a Basic Order.');
const OUT = no('TA-CORE-STA-04', 'A unit Out of Action may only recover.');
const WRONG_UNIT = no('TA-CORE-ACT-02', 'The unit cannot carry out that Action: it lacks what the Action needs.');
const IN_MELEE = no('TA-CORE-MOV-08', 'A unit in close combat cannot do that.');
const NOT_IN_MELEE = no('TA-CORE-ACT-11', 'Only a unit in close combat can press the attack.');
const NO_SPEED = no('TA-CORE-MOV-09', 'The unit has no speed: it cannot move.');
const TOO_HEAVY = no('TA-CORE-ACT-04', 'The unit is too heavy to hurry.');
const UNCLEAR = no('TA-CORE-ACT-02', 'The orders do not fit that Action.');
const NO_TURNING = no('TA-CORE-FAC-05', 'The unit cannot turn: its arc is fixed, or it is too large.');
const BOLTED = no('TA-CORE-FAC-06', 'The unit cannot turn here.');
const NO_CONTACT = no('TA-MAP-CCM-02', 'That move makes no contact.');
const NO_TARGET = no('TA-CORE-MEL-04', 'The target must be an enemy in the zone entered.');
const BUNKER_LAST = no('TA-CORE-MEL-04', 'A sheltered unit is fought before its bunker.');
const NEEDS_MA = no('TA-CORE-ACT-10', 'The unit has no melee attack, or is of a class that does not assault.');
const NOTHING_TO_MEND = no('TA-CORE-ACT-12', 'There is nothing to recover from.');
const NO_AID = no('TA-CORE-ACT-13', 'Aid goes to a friendly unit that needs it and is not in close combat.');
const NO_HIDING = no('TA-CORE-ACT-15', 'The unit can be seen there: it cannot conceal itself.');
const NO_WAY_OUT = no(
  'TA-CORE-MEL-18',
  'The unit cannot withdraw: its way out is barred, or it could stay nowhere on it.',
);
const FROM_WHOM = no('TA-CORE-MEL-18', 'Say from which enemy in the zone the unit withdraws.');
const NO_EXIT = no(
  'TA-CORE-MOV-07',
  'A unit leaves the map only where the scenario lets it, and with movement left for it.',
);
const NO_ASSET = no('TA-CORE-ART-01', 'The unit makes no indirect attacks now.');
const BAD_ZONE = no(
  'TA-CORE-ART-02',
  'The target zone must be farther than Very Short, within range, and in a fixed arc.',
);
const NO_SPOTTER = no('TA-CORE-ART-03', 'No fit own unit there has the target zone in its arc and in sight.');
const NO_SMOKE_SHELLS = no('TA-CORE-ART-04', 'Smoke is fired by Call Fire alone.');
const BAD_APPROACH = no('TA-CORE-AER-09', 'The approach is by a zone beside the target.');
const NO_STRIKE = no('TA-CORE-AER-09', 'The target must be seen by an own unit and not be Concealed.');
const BAD_SWOOP = no(
  'TA-CORE-AER-06',
  'The target is not one to swoop at: it must be on the map, in reach, and not Concealed.',
);
const BAD_ENTRY = no(
  'TA-CORE-AER-12',
  'The entry zone lies beside the target, without enemies; a large flyer needs it free.',
);
const BAD_FLIGHT = no(
  'TA-CORE-AER-03',
  'The flight must end within its distance in a zone that is free and where it could stand.',
);
const BAD_LANDING = no('TA-CORE-AER-04', 'It lands in a free zone where it could stand, not beside an enemy.');
const NO_WINGS = no('TA-CORE-AER-05', 'The unit cannot take wing.');
const ONE_SUP = no('TA-CORE-ACT-08', 'Suppressive Fire takes one target, or two within Very Short of each other.');
const NO_INDIRECT = no('TA-CORE-ACT-06', 'The unit fires indirectly or from the air, not so.');
const NO_BREACH = no('TA-CORE-BRE-01', 'That side cannot be breached by this unit.');
const NO_SPELL = no('TA-CORE-ACT-19', 'The unit does not know that spell.');
const SPELL_RANGE = no('TA-CORE-CST-02', 'That is beyond the range of the spell.');
const NO_SUBJECT = no('TA-CORE-CST-05', 'The spell needs another target.');
const USELESS = no('TA-CORE-ACT-30', 'The spell would change nothing there.');
const FORBIDDEN = no('TA-CORE-SUP-04', 'A supplement of the unit forbids that Action.');
const ONLY_CAUTION = no('TA-CORE-HID-03', 'A dummy can be given a Cautious Move and nothing else.');
const DREADLESS = no('TA-CORE-CST-03', 'That unit knows no dread.');

/** Why a card may not be played for an Action by its player: everything, from the hand to the target. */
export function refuseAction(
  b: Battle,
  seat: Seat,
  card: string,
  use: 'action' | 'basic',
  unitName: string,
  orders: Orders,
): Ruling {
  const number = cardNumber(tablesOf(b).genre, seat, card);
  if (!b.players[seat].hand.includes(number)) return NOT_IN_HAND;
  if (use === 'basic' && !b.match.config.basicOrder) return NO_BASIC;
  const action = use === 'basic' ? 'BAS' : cardOf(b, number).action;
  const unit = unitNamed(b, unitName);
  const u = b.units[unit];
  if (!u || u.side !== seat || !isAlive(u) || u.reserve) return NOT_OWN;
  if (u.acted) return HAS_ACTED;
  return refuseDeed(b, unit, action, orders);
}

/** Why a unit may not carry out an Action as ordered, the card and the turn aside: asked again after W-DECL (TA-CORE-ACT-22) and for relays. */
export function refuseDeed(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  return refuseUnit(b, unit, action, orders.side !== undefined) ?? refuseOrders(b, unit, action, orders);
}

/** What its state, class, traits and profile say (TA-CORE-ACT-02). `breaching` lifts what a breach does not need (TA-CORE-ACT-27). */
export function refuseUnit(
  b: Battle,
  unit: number,
  action: ActionId,
  breaching: boolean,
  fights = inCloseCombat(b, unit),
): Ruling {
  const u = b.units[unit]!;
  const of = ACTION[action];
  if (!isAlive(u) || u.reserve) return NOT_OWN;
  if (u.condition === 'outOfAction' && !of.allowOutOfAction) return OUT;
  if (u.condition === 'shaken' && !of.allowShaken) return SHAKEN;
  if (u.confused && !of.allowConfused) return CONFUSED;
  const kind = kindOf(b, unit);
  const unfit = refuseKind(b, unit, action, breaching);
  if (unfit) return unfit;
  if (u.zone === null && !isPresent(u, action, kind.traits.has('offMap'), kind.traits.has('flyer'))) return NOT_HERE;
  if (fights && of.inCC === 'no') return IN_MELEE;
  if (!fights && of.inCC === 'only') return NOT_IN_MELEE;
  return null;
}

/** What a unit is decides this for good: kept by unit and Action, with breaching and without. */
const unfitness = keptWith((): (Ruling | undefined)[] => []);

function refuseKind(b: Battle, unit: number, action: ActionId, breaching: boolean): Ruling {
  const tables = tablesOf(b);
  const known = unfitness(tables);
  const at = (unit * ACTION_IDS.length + ACTION_PLACE[action]) * 2 + (breaching ? 1 : 0);
  let refusal = known[at];
  if (refusal !== undefined) return refusal;
  const { dummy, type, traits, sapper, supplements } = tables.kinds[unit]!;
  if (dummy && action !== 'CAU') refusal = ONLY_CAUTION;
  else if (supplements.some(({ effect }) => effect.forbidActions?.includes(action))) refusal = FORBIDDEN;
  else refusal = refuseProfile(action, type, traits, sapper > 0 && breaching);
  known[at] = refusal;
  return refusal;
}

const ACTION_PLACE = Object.fromEntries(ACTION_IDS.map((id, place) => [id, place])) as Record<ActionId, number>;

function refuseProfile(
  action: ActionId,
  type: ReturnType<typeof kindOf>['type'],
  traits: ReturnType<typeof kindOf>['traits'],
  breaching: boolean,
): Ruling {
  switch (ACTION[action].kind) {
    case 'move':
      if (type.speed === null) return NO_SPEED;
      return (action === 'RAP' || action === 'RUS') && traits.has('heavy') ? TOO_HEAVY : null;
    case 'fire':
      if (type.ra === null) return WRONG_UNIT;
      if (traits.has('strike')) return NO_INDIRECT;
      if (traits.has('indirect') && action !== 'LOO' && action !== 'VOL') return NO_INDIRECT;
      return action === 'SUP' && type.ra < 1 ? ONE_SUP : null;
    case 'fireMove':
      if (traits.has('heavy')) return TOO_HEAVY;
      if (traits.has('indirect') || traits.has('strike')) return NO_INDIRECT;
      return type.ra === null ? WRONG_UNIT : type.speed === null ? NO_SPEED : null;
    case 'assault':
      if (breaching) return null;
      if (type.ma === null || ['gun', 'engine', 'bunker'].includes(type.cls) || traits.has('strike')) return NEEDS_MA;
      return null;
    case 'melee':
      return type.ma === null ? NEEDS_MA : null; // TA-CORE-MEL-01
    case 'stance':
      return type.cls === 'infantry' || (type.cls === 'gun' && action !== 'BRC') ? null : WRONG_UNIT;
    case 'indirect':
      return traits.has('indirect') ? null : NO_ASSET;
    case 'airStrike':
      return traits.has('strike') ? null : WRONG_UNIT;
    case 'cast':
      return traits.has('sorcerous') ? null : NO_SPELL;
    case 'swoop':
      return traits.has('flyer') && type.ma !== null ? null : WRONG_UNIT;
    default:
      return null;
  }
}

/** On the map, or in the air or behind it where the Action says so. */
function isPresent(u: Battle['units'][number], action: ActionId, isBattery: boolean, isWinged: boolean): boolean {
  if (isBattery) return ['CFR', 'LOO', 'VOL', 'REC', 'RLY'].includes(action);
  if (!u.aloft) return false;
  if (['AIR', 'SWP', 'REC', 'RLY'].includes(action)) return true;
  return isWinged && ['ADV', 'MAR', 'BAS'].includes(action); // TA-CORE-AER-04
}

/** What the orders say, each kind of Action in its way. */
function refuseOrders(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  switch (ACTION[action].kind) {
    case 'move':
      return refuseMove(b, unit, action, orders);
    case 'fire':
      return has(b, unit, 'indirect') ? refuseIndirect(b, unit, action, orders) : refuseFire(b, unit, action, orders);
    case 'fireMove':
      return refuseFireMove(b, unit, orders);
    case 'assault':
      return refuseAssault(b, unit, action, orders);
    case 'melee':
      return refuseBlow(b, unit, orders);
    case 'recover':
      return refuseRecovery(b, unit, orders);
    case 'stance':
      return refuseStance(b, unit, action, orders);
    case 'indirect':
      return refuseIndirect(b, unit, action, orders);
    case 'airStrike':
      return refuseAirStrike(b, unit, orders);
    case 'cast':
      return refuseCast(b, unit, orders);
    case 'swoop':
      return refuseSwoop(b, unit, orders, null);
    case 'basic':
      return refuseBasic(b, unit, orders);
  }
}

export const zonesOf = (b: Battle, names: readonly string[] | undefined): number[] =>
  (names ?? []).map((name) => zoneNamed(b, name));

// --- Moves --------------------------------------------------------------------------------------------------------

/** Zones of movement of a move Action (TA-CORE-ACT-03 to -05). */
export const movesIn = (b: Battle, unit: number, action: ActionId): number =>
  allowance(b, unit, ACTION[action].classShift);

/** The furthest an Action could take a unit. */
export function furthest(b: Battle, unit: number, action: ActionId): number {
  switch (ACTION[action].kind) {
    case 'move':
    case 'fireMove':
      return movesIn(b, unit, action);
    case 'assault':
      return chargesIn(b, unit, action, true);
    case 'recover':
      return allowance(b, unit, 0);
    case 'basic':
      return tablesOf(b).zonesIn.VS;
    default:
      return 0;
  }
}

function refuseMove(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  const u = b.units[unit]!;
  if (inCloseCombat(b, unit)) return refuseWithdraw(b, unit, orders);
  if (isFlyer(b, unit))
    return refuseFlight(b, unit, orders, movesIn(b, unit, action), action === 'MAR' || action === 'RUS');
  if (orders.path === undefined && u.zone !== null && orders.facing === undefined) return UNCLEAR;
  return refuseWalk(b, unit, zonesOf(b, orders.path), orders, movesIn(b, unit, action));
}

/** A walk without contact, a facing at its end, and perhaps off the map. */
function refuseWalk(b: Battle, unit: number, path: readonly number[], orders: Orders, zones: number): Ruling {
  const wrong = refusePath(b, unit, path, { allowance: zones, contact: false });
  if (wrong) return wrong;
  const end = path.at(-1) ?? b.units[unit]!.zone!;
  if (orders.exit) return refuseExit(b, unit, end, zones - (path.length > 0 ? walkFound().cost : 0));
  return refuseEnd(b, unit, path, orders.facing);
}

/** The facing at the end of a walk. Where the unit stood is free by then, as far as its tail is concerned. */
export function refuseEnd(b: Battle, unit: number, path: readonly number[], facing: number | undefined): Ruling {
  if (path.length === 0 && facing !== undefined && !mayTurn(b, unit)) return BOLTED;
  const end = path.at(-1) ?? b.units[unit]!.zone!;
  if (facing === undefined) return null;
  return facing >= sidesOf(b, end) ? BAD_FACING : refuseFacing(b, unit, end, facing);
}

/** TA-SCN-S3-01. */
function refuseExit(b: Battle, unit: number, end: number, left: number): Ruling {
  const tables = tablesOf(b);
  const exit = tables.special.exit.find(({ side }) => side === b.units[unit]!.side);
  return exit && zonesNamed(tables, exit.zones).includes(end) && left >= exit.cost ? null : NO_EXIT;
}

function refuseWithdraw(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  if (isFlyer(b, unit)) return null; // TA-CORE-AER-18
  const enemies = enemiesSharing(b, unit).filter((i) => b.units[i]!.entry !== null);
  let from: number | null = null;
  if (u.entry === null) {
    if (orders.awayFrom === undefined && enemies.length > 1) return FROM_WHOM;
    from = orders.awayFrom === undefined ? (enemies[0] ?? null) : unitNamed(b, orders.awayFrom);
    if (from === null || !enemies.includes(from)) return NO_WAY_OUT;
  }
  const line = withdrawLine(b, unit, from);
  return line && canWithdraw(b, unit, line) ? null : NO_WAY_OUT;
}

/** A flyer's move: to a zone, up, or down (TA-CORE-AER-03 to -05). */
function refuseFlight(b: Battle, unit: number, orders: Orders, zones: number, mayRise: boolean): Ruling {
  const u = b.units[unit]!;
  if (u.zone === null) return orders.land === undefined ? UNCLEAR : refuseLanding(b, unit, orders);
  if (orders.wing) return mayRise ? null : NO_WINGS;
  if (orders.exit && orders.dest === undefined) return refuseExit(b, unit, u.zone, zones);
  if (orders.dest === undefined) return UNCLEAR;
  const to = zoneNamed(b, orders.dest);
  if (to < 0) return BAD_FLIGHT;
  const far = distance(tablesOf(b), u.zone, to);
  if (far > zones || !mayStandOn(b, unit, to) || hasEnemy(b, to, u.side) || !mayOccupy(b, unit, to)) return BAD_FLIGHT;
  if (orders.exit) return refuseExit(b, unit, to, zones - far);
  return refuseRest(b, unit, to, orders.facing);
}

function refuseLanding(b: Battle, unit: number, orders: Orders): Ruling {
  const to = zoneNamed(b, orders.land!);
  const { side } = b.units[unit]!;
  if (to < 0 || !mayStandOn(b, unit, to) || hasEnemy(b, to, side) || !mayOccupy(b, unit, to)) return BAD_LANDING;
  if (tablesOf(b).map.neighbours[to]!.some((zone) => hasEnemy(b, zone, side))) return BAD_LANDING;
  return refuseRest(b, unit, to, orders.facing);
}

/** A flyer needs a facing, and a footprint that fits it. */
function refuseRest(b: Battle, unit: number, zone: number, facing: number | undefined): Ruling {
  if (facing === undefined || facing >= sidesOf(b, zone)) return BAD_FACING;
  return refuseFacing(b, unit, zone, facing);
}

function refuseBasic(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const { zonesIn } = tablesOf(b);
  if (isFlyer(b, unit) && (u.zone === null || orders.wing || orders.dest !== undefined))
    return refuseFlight(b, unit, orders, zonesIn.VS, true);
  if (orders.wing || orders.land !== undefined) return NO_WINGS;
  if (u.zone === null) return NOT_HERE;
  const path = zonesOf(b, orders.path);
  if (path.length > 0 || orders.exit) {
    if (kindOf(b, unit).type.speed === null) return NO_SPEED;
    return refuseWalk(b, unit, path, orders, zonesIn.VS);
  }
  if (orders.facing === undefined) return UNCLEAR;
  return mayTurn(b, unit) ? refuseFacing(b, unit, u.zone, orders.facing) : BOLTED;
}

// --- Fire ---------------------------------------------------------------------------------------------------------

/** Looks at something with a unit facing, or standing, elsewhere. */
export function supposing<T>(b: Battle, unit: number, zone: number, facing: number | undefined, f: () => T): T {
  const u = b.units[unit]!;
  const { zone: z, facing: g, tail } = u;
  u.zone = zone;
  if (zone !== z) u.tail = null;
  if (facing !== undefined) u.facing = facing;
  const found = f();
  u.zone = z;
  u.facing = g;
  u.tail = tail;
  return found;
}

/** TA-CORE-FAC-05; the arc of a bunker is fixed (TA-CORE-BNK-08). */
export function refuseAim(b: Battle, unit: number, facing: number | undefined): Ruling {
  if (facing === undefined) return null;
  if (has(b, unit, 'fixedArc') || isOversized(b, unit)) return NO_TURNING;
  return facing < sidesOf(b, b.units[unit]!.zone!) ? null : BAD_FACING;
}

function refuseFire(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const wrong = refuseAim(b, unit, orders.facing);
  if (wrong) return wrong;
  const names = action === 'SUP' ? (orders.targets ?? []) : orders.target === undefined ? [] : [orders.target];
  const targets = names.map((name) => unitNamed(b, name));
  if (targets.length === 0 || targets.length > 2 || targets[0] === targets[1])
    return action === 'SUP' ? ONE_SUP : UNCLEAR;
  for (const target of targets) {
    const refusal = supposing(b, unit, u.zone!, orders.facing, () => refuseShot(b, unit, target));
    if (refusal) return refusal;
  }
  const tables = tablesOf(b);
  const [first, second] = targets.map((target) => b.units[target]!.zone!);
  return second !== undefined && distance(tables, first!, second) > tables.zonesIn.VS ? ONE_SUP : null;
}

/** The whole of it on the position as it stands (TA-CORE-ACT-29). */
function refuseFireMove(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const path = zonesOf(b, orders.path);
  if (orders.order === undefined || orders.target === undefined || path.length === 0) return UNCLEAR;
  const target = unitNamed(b, orders.target);
  const aims = orders.order === 'fireMove';
  const wrong = aims
    ? (refuseAim(b, unit, orders.fireFacing) ??
      supposing(b, unit, u.zone!, orders.fireFacing, () => refuseShot(b, unit, target)))
    : null;
  if (wrong) return wrong;
  const walk =
    refusePath(b, unit, path, { allowance: movesIn(b, unit, 'FAM'), contact: false }) ??
    refuseEnd(b, unit, path, orders.facing);
  if (walk || aims) return walk;
  return supposing(b, unit, path.at(-1)!, orders.facing, () => refuseShot(b, unit, target));
}

// --- Close combat -------------------------------------------------------------------------------------------------

function refuseBlow(b: Battle, unit: number, orders: Orders): Ruling {
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  const u = b.units[unit]!;
  const v = b.units[target];
  if (!v || v.side === u.side || !shares(u, v)) return NO_TARGET;
  return mayStrikeAt(b, unit, target) ? null : BUNKER_LAST;
}

/** Zones of movement of an Assault or Charge (TA-CORE-ACT-24). */
export const chargesIn = (b: Battle, unit: number, action: ActionId, contact: boolean): number =>
  allowance(b, unit, action === 'CHG' && contact ? 1 : 0);

function refuseAssault(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  const u = b.units[unit]!;
  if (orders.side !== undefined) {
    if (inCloseCombat(b, unit)) return IN_MELEE;
    return breachTarget(b, unit, orders.side) === null ? NO_BREACH : null;
  }
  if (inCloseCombat(b, unit)) return refuseBlow(b, unit, orders);
  if (isFlyer(b, unit)) {
    if (orders.target !== undefined) {
      return action === 'CHG' ? refuseSwoop(b, unit, orders, chargesIn(b, unit, action, true)) : NO_CONTACT; // TA-CORE-AER-11
    }
    return refuseFlight(b, unit, orders, chargesIn(b, unit, action, false), false);
  }
  const path = zonesOf(b, orders.path);
  const last = path.at(-1);
  const contact = last !== undefined && last >= 0 && hasEnemy(b, last, u.side);
  const way = { allowance: chargesIn(b, unit, action, contact), contact: true };
  const wrong = refusePath(b, unit, path, way);
  if (wrong) return wrong;
  if (!contact) {
    if (orders.target !== undefined) return NO_TARGET;
    return path.length === 0 && orders.facing === undefined ? UNCLEAR : refuseEnd(b, unit, path, orders.facing);
  }
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  const v = b.units[target];
  if (!v || v.side === u.side || v.zone === null || !isIn(v, last)) return NO_TARGET;
  return mayStrikeAt(b, unit, target) ? null : BUNKER_LAST;
}

// --- Recovery and stances -----------------------------------------------------------------------------------------

function refuseRecovery(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  if (orders.aid !== undefined) return refuseAid(b, unit, orders);
  if (!needsRecovery(u)) return NOTHING_TO_MEND;
  if (orders.facing === undefined) return null;
  if (u.zone === null || inCloseCombat(b, unit) || !mayTurn(b, unit)) return BOLTED;
  return refuseFacing(b, unit, u.zone, orders.facing);
}

/** A medic moves into the zone of a friend (TA-CORE-ACT-13, TA-MAP-PHY-01). */
function refuseAid(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const friend = unitNamed(b, orders.aid!);
  const v = b.units[friend];
  if (!has(b, unit, 'medic') || u.condition !== 'ok' || u.confused || inCloseCombat(b, unit)) return NO_AID;
  if (!v || v.side !== u.side || friend === unit || v.zone === null || !needsRecovery(v) || inCloseCombat(b, friend))
    return NO_AID;
  const path = zonesOf(b, orders.path);
  if (path.length === 0 || !isIn(v, path.at(-1)!)) return NO_AID;
  const way = { allowance: allowance(b, unit, 0), contact: false };
  const before = path.slice(0, -1);
  const wrong = before.length > 0 ? refusePath(b, unit, before, way) : null;
  if (wrong && wrong.rule !== 'TA-CORE-MOV-05') return wrong;
  const last = refusePath(b, unit, path, way);
  return last && last.rule !== 'TA-CORE-MOV-05' ? last : null; // that it ends in an occupied zone is the point of it
}

function refuseStance(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  const u = b.units[unit]!;
  if (action === 'HID' && !mayHide(b, unit)) return NO_HIDING;
  if (orders.facing === undefined) return null;
  if (inCloseCombat(b, unit) || !mayTurn(b, unit)) return BOLTED; // TA-CORE-FAC-06
  return refuseFacing(b, unit, u.zone!, orders.facing);
}

/** TA-CORE-ACT-15. A face-down marker counts as one that sees (TA-CORE-HID-06). */
export function mayHide(b: Battle, unit: number, lay?: Lay): boolean {
  const u = b.units[unit]!;
  if (tablesOf(b).ground[u.zone!]!.cls === 'covering' || has(b, unit, 'stealth')) return true;
  return !b.units.some((v, i) => v.side !== u.side && v.zone !== null && sees(b, i, unit, lay) !== UNSEEN);
}

// --- Indirect fire, aircraft, spells ------------------------------------------------------------------------------

function refuseIndirect(b: Battle, unit: number, action: ActionId, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const tables = tablesOf(b);
  if (u.condition !== 'ok' || u.confused || (u.zone !== null && inCloseCombat(b, unit))) return NO_ASSET;
  if (orders.mode === 'smoke' && action !== 'CFR') return NO_SMOKE_SHELLS;
  const wrong = u.zone === null ? null : refuseAim(b, unit, orders.facing);
  if (wrong) return wrong;
  const zone = orders.zone === undefined ? -1 : zoneNamed(b, orders.zone);
  if (zone < 0 || orders.spotter === undefined) return BAD_ZONE;
  if (u.zone !== null) {
    const far = distance(tables, u.zone, zone);
    if (far <= tables.zonesIn.VS || far > tables.zonesIn[kindOf(b, unit).type.range!]) return BAD_ZONE;
    if (has(b, unit, 'fixedArc') && !isInArc(b, unit, zone)) return BAD_ZONE;
  }
  return maySpot(b, u.side, unitNamed(b, orders.spotter), zone) ? null : NO_SPOTTER;
}

/** TA-CORE-ART-03, TA-CORE-STA-15. */
export function maySpot(b: Battle, side: Seat, spotter: number, zone: number, lay?: Lay): boolean {
  const s = b.units[spotter];
  if (!s || s.side !== side || s.zone === null || s.condition !== 'ok' || s.confused || kindOf(b, spotter).dummy)
    return false;
  if ((lay ? isFought(lay, s) : inCloseCombat(b, spotter)) || !isInArc(b, spotter, zone)) return false;
  return seesZone(b, spotter, zone, lay) !== UNSEEN;
}

function refuseAirStrike(b: Battle, unit: number, orders: Orders): Ruling {
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  const wrong = refuseEnemy(b, unit, target);
  if (wrong) return wrong;
  const { side } = b.units[unit]!;
  const v = b.units[target]!;
  if (v.concealed) return NO_STRIKE;
  const isSeen = b.units.some(
    (s, i) =>
      s.side === side &&
      s.zone !== null &&
      s.condition !== 'outOfAction' &&
      !kindOf(b, i).dummy &&
      sees(b, i, target) !== UNSEEN,
  );
  if (!isSeen) return NO_STRIKE;
  const approach = orders.approach === undefined ? -1 : zoneNamed(b, orders.approach);
  return tablesOf(b).map.neighbours[v.zone!]!.includes(approach) ? null : BAD_APPROACH;
}

/** A Swoop, or a Charge on the wing within `zones` (TA-CORE-AER-06, -11, -12). */
function refuseSwoop(b: Battle, unit: number, orders: Orders, zones: number | null): Ruling {
  const u = b.units[unit]!;
  const tables = tablesOf(b);
  if (inCloseCombat(b, unit)) return IN_MELEE;
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  const wrong = refuseEnemy(b, unit, target);
  if (wrong) return wrong;
  const v = b.units[target]!;
  if (v.concealed || !mayStandOn(b, unit, v.zone!)) return BAD_SWOOP;
  if (u.zone !== null && distance(tables, u.zone, v.zone!) > (zones ?? tables.zonesIn.L)) return BAD_SWOOP;
  if (!mayStrikeAt(b, unit, target)) return BUNKER_LAST;
  const entry = orders.entry === undefined ? -1 : zoneNamed(b, orders.entry);
  if (!tables.map.neighbours[v.zone!]!.includes(entry) || hasEnemy(b, entry, u.side)) return BAD_ENTRY;
  if (!isOversized(b, unit)) return null;
  const isFree = mayStandOn(b, unit, entry) && !b.units.some((w, i) => i !== unit && w.zone !== null && isIn(w, entry));
  return isFree ? null : BAD_ENTRY;
}

function refuseCast(b: Battle, unit: number, orders: Orders): Ruling {
  const u = b.units[unit]!;
  const { spell } = orders;
  if (spell === undefined || !kindOf(b, unit).spells.includes(spell)) return NO_SPELL;
  const tables = tablesOf(b);
  const range = tables.zonesIn[SPELL[spell].range];
  if (spell === 'VEIL') {
    const zone = orders.zone === undefined ? -1 : zoneNamed(b, orders.zone);
    if (zone < 0) return NO_SUBJECT;
    if (distance(tables, u.zone!, zone) > range) return SPELL_RANGE;
    return hasOwnSmoke(b, zone, u.side) ? USELESS : null;
  }
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  const v = b.units[target];
  if (spell === 'FIREBOLT' || spell === 'DREAD') {
    const wrong =
      refuseEnemy(b, unit, target) ?? refuseConcealed(b, unit, target) ?? refuseView(b, unit, target, range);
    if (wrong) return wrong;
    const known = v!.marker === null && (has(b, target, 'fearless') || has(b, target, 'bunker'));
    return spell === 'DREAD' && known ? DREADLESS : null;
  }
  if (!v || v.side !== u.side || v.zone === null) return NO_SUBJECT;
  if (distance(tables, u.zone!, v.zone) > range) return SPELL_RANGE;
  if (spell === 'MEND') return needsRecovery(v) ? null : USELESS;
  return v.warded ? USELESS : null;
}
