import { ACTION } from './content/tables.js';
import type { Orders } from './decisions.js';
import { chargesIn, mayHide, maySpot, movesIn, refuseDeed, refuseUnit } from './rules/actions.js';
import { breachTarget } from './rules/breaching.js';
import { mayStrikeAt } from './rules/close-combat.js';
import { mayStandOn } from './rules/ground.js';
import { allowance, mayTurn, namesTo, sidesOf } from './rules/movement.js';
import { refuseShot } from './rules/shots.js';
import {
  enemiesSharing,
  has,
  hasEnemy,
  isFlyer,
  kindOf,
  nameOf,
  needsRecovery,
  unitNamed,
  unitsIn,
  zoneName,
} from './rules/units.js';
import type { Battle } from './state.js';
import {
  couldShootFrom,
  mayRest,
  outlook,
  type Survey,
  shotsOf,
  surveyed,
  turnsOf,
  walksOf,
  waysOf,
} from './survey.js';
import { distance } from './tables.js';
import type { ActionId } from './terms.js';

// Orders for an Action that are worth considering: all ends of moves, all targets, a facing that looks at the enemy. What is listed is legal.

const NONE: readonly Orders[] = [];
const AS_IT_STANDS: Orders = {};

export function ordersFor(s: Survey, unit: number, action: ActionId): readonly Orders[] {
  const { b, tables } = s;
  if (refuseUnit(b, unit, action, true, surveyed(s, unit).isFought) !== null) return NONE;
  const legal = (orders: Orders): boolean => refuseDeed(b, unit, action, orders) === null;
  switch (ACTION[action].kind) {
    case 'move':
      if (surveyed(s, unit).isFought) return withdrawals(b, unit).filter(legal);
      if (isFlyer(b, unit)) return flights(s, unit, movesIn(b, unit, action)).filter(legal);
      return walks(s, unit, movesIn(b, unit, action));
    case 'fire':
      if (has(b, unit, 'indirect')) return shellings(s, false).filter(legal);
      return action === 'SUP' ? suppressions(s, unit) : shotsOf(s, unit);
    case 'fireMove':
      return skirmishes(s, unit);
    case 'assault':
      return assaults(s, unit, action);
    case 'melee':
      return blows(b, unit).filter(legal);
    case 'recover':
      return recoveries(s, unit).filter(legal);
    case 'stance':
      return stances(s, unit, action);
    case 'indirect':
      return shellings(s, true).filter(legal);
    case 'airStrike':
      return strikes(s, 'approach').filter(legal);
    case 'swoop':
      return strikes(s, 'entry').filter(legal);
    case 'cast':
      return castings(s, unit).filter(legal);
    case 'basic':
      if (isFlyer(b, unit)) return [...flights(s, unit, tables.zonesIn.VS), ...turnsOf(s, unit)].filter(legal);
      if (b.units[unit]!.zone === null) return NONE;
      if (!mayTurn(b, unit)) return walks(s, unit, tables.zonesIn.VS);
      return [...walks(s, unit, tables.zonesIn.VS), ...turnsOf(s, unit)];
  }
}

function walks(s: Survey, unit: number, zones: number, mayExit = true): Orders[] {
  const found: Orders[] = [];
  for (const { cost, orders } of walksOf(s, unit, zones))
    if (cost <= zones && (mayExit || orders.exit === undefined)) found.push(orders);
  return found;
}

function withdrawals(b: Battle, unit: number): Orders[] {
  const from = enemiesSharing(b, unit).filter((i) => b.units[i]!.entry !== null);
  return [{}, ...from.map((i) => ({ awayFrom: nameOf(b, i) }))];
}

const faced = (s: Survey, unit: number, zone: number): { facing?: number } => {
  const facing = outlook(s, unit, zone);
  return facing === undefined ? {} : { facing };
};

function flights(s: Survey, unit: number, zones: number): Orders[] {
  const { b, tables } = s;
  const u = b.units[unit]!;
  const found: Orders[] = u.zone === null ? [] : [{ wing: true }];
  for (let zone = 0; zone < tables.map.size; zone++) {
    if (u.zone !== null && (zone === u.zone || distance(tables, u.zone, zone) > zones)) continue;
    if (!mayStandOn(b, unit, zone) || hasEnemy(b, zone, u.side) || !mayRest(s, unit, zone)) continue;
    const name = zoneName(b, zone);
    found.push(u.zone === null ? { land: name, ...faced(s, unit, zone) } : { dest: name, ...faced(s, unit, zone) });
  }
  return found;
}

/** Digging in, bracing, hiding, with a turn or without (TA-CORE-FAC-06). */
function stances(s: Survey, unit: number, action: ActionId): readonly Orders[] {
  const { b } = s;
  if (action === 'HID' && !mayHide(b, unit, s.lay)) return NONE;
  return surveyed(s, unit).isFought || !mayTurn(b, unit) ? [AS_IT_STANDS] : [AS_IT_STANDS, ...turnsOf(s, unit)];
}

/** One target, or two near each other that can be fired at without turning in between. */
function suppressions(s: Survey, unit: number): Orders[] {
  const { b } = s;
  const alone = shotsOf(s, unit).map(({ target, ...rest }) => ({ ...rest, targets: [target!] }));
  const legal = (orders: Orders): boolean => refuseDeed(b, unit, 'SUP', orders) === null;
  const pairs = alone.flatMap((one, i) =>
    alone.slice(i + 1).map((other) => ({ ...one, targets: [one.targets[0]!, other.targets[0]!] })),
  );
  return [...alone, ...pairs.filter(legal)];
}

/** Every end of a move with every target: the shot before it is the same wherever it ends, the one after it is not. */
function skirmishes(s: Survey, unit: number): Orders[] {
  const { b } = s;
  const zones = movesIn(b, unit, 'FAM');
  const ends = walksOf(s, unit, zones).filter(({ cost, orders }) => cost <= zones && orders.exit === undefined);
  if (ends.length === 0) return [];
  const found: Orders[] = [];
  for (const enemy of s.enemies) {
    const target = nameOf(b, enemy);
    if (refuseShot(b, unit, enemy, s.lay) === null)
      for (const { orders } of ends) found.push({ ...orders, order: 'fireMove', target });
    for (const { orders, zone } of ends)
      if (couldShootFrom(s, unit, zone, orders.facing, enemy)) found.push({ ...orders, order: 'moveFire', target });
  }
  return found;
}

function assaults(s: Survey, unit: number, action: ActionId): Orders[] {
  const { b } = s;
  const u = b.units[unit]!;
  const strikesBlows = refuseUnit(b, unit, action, false, surveyed(s, unit).isFought) === null;
  if (surveyed(s, unit).isFought)
    return strikesBlows ? blows(b, unit).filter(({ target }) => mayStrikeAt(b, unit, unitNamed(b, target!))) : [];
  const sides = u.zone === null ? [] : Array.from({ length: sidesOf(b, u.zone) }, (_, side) => side);
  const breaches = sides.flatMap((side) => (breachTarget(b, unit, side) === null ? [] : [{ side }]));
  if (isFlyer(b, unit)) {
    const legal = (orders: Orders): boolean => refuseDeed(b, unit, action, orders) === null;
    const contacts = action === 'CHG' ? strikes(s, 'entry') : [];
    return [...contacts, ...flights(s, unit, chargesIn(b, unit, action, false)).filter(({ wing }) => !wing)].filter(
      legal,
    );
  }
  if (!strikesBlows) return breaches;
  return [...contactsOf(s, unit, action), ...breaches, ...walks(s, unit, chargesIn(b, unit, action, false), false)];
}

/** Walks into zones that enemies hold. */
function contactsOf(s: Survey, unit: number, action: ActionId): Orders[] {
  const { b } = s;
  const { side } = b.units[unit]!;
  const zones = chargesIn(b, unit, action, true);
  const ways = waysOf(s, unit, zones, true);
  const held = new Set<number>();
  for (const i of s.enemies) {
    const { zone, tail } = b.units[i]!;
    held.add(zone!);
    if (tail !== null) held.add(tail);
  }
  const found: Orders[] = [];
  for (const zone of held) {
    if (ways.cost[zone]! < 0 || ways.cost[zone]! > zones) continue;
    const path = namesTo(b, ways, zone);
    for (const i of unitsIn(b, zone))
      if (b.units[i]!.side !== side && mayStrikeAt(b, unit, i)) found.push({ path, target: nameOf(b, i) });
  }
  return found;
}

const blows = (b: Battle, unit: number): Orders[] => enemiesSharing(b, unit).map((i) => ({ target: nameOf(b, i) }));

function recoveries(s: Survey, unit: number): Orders[] {
  const { b } = s;
  const found: Orders[] = [{}];
  if (!has(b, unit, 'medic')) return found;
  const u = b.units[unit]!;
  if (u.zone === null || surveyed(s, unit).isFought) return found;
  const zones = allowance(b, unit, 0);
  const ways = waysOf(s, unit, zones, false);
  for (const [i, v] of b.units.entries()) {
    if (i === unit || v.side !== u.side || v.zone === null || !needsRecovery(v)) continue;
    if (ways.cost[v.zone]! < 0 || ways.cost[v.zone]! > zones || hasEnemy(b, v.zone, u.side)) continue;
    found.push({ aid: nameOf(b, i), path: namesTo(b, ways, v.zone) });
  }
  return found;
}

/** Targets worth a shell: where enemies stand, and for smoke the zones beside the own units. */
function shellings(s: Survey, withSmoke: boolean): Orders[] {
  const { b } = s;
  const zones = new Set(s.enemies.map((i) => b.units[i]!.zone!));
  const found: Orders[] = [];
  for (const zone of zones) {
    const spotter = spotterFor(s, zone);
    if (spotter < 0) continue;
    const orders = { zone: zoneName(b, zone), spotter: nameOf(b, spotter) };
    if (withSmoke) found.push({ ...orders, mode: 'HE' }, { ...orders, mode: 'smoke' });
    else found.push(orders);
  }
  return found;
}

/** The first of the own side that could spot for shells at a zone; -1: nobody. */
function spotterFor({ b, seat, spotters, lay }: Survey, zone: number): number {
  let spotter = spotters.get(zone);
  if (spotter === undefined) {
    spotter = b.units.findIndex((_, i) => maySpot(b, seat, i, zone, lay));
    spotters.set(zone, spotter);
  }
  return spotter;
}

function strikes({ b, tables: { map }, enemies }: Survey, by: 'approach' | 'entry'): Orders[] {
  return enemies.flatMap((i) =>
    map.neighbours[b.units[i]!.zone!]!.map((zone) => ({ target: nameOf(b, i), [by]: zoneName(b, zone) })),
  );
}

function castings({ b, enemies }: Survey, unit: number): Orders[] {
  const u = b.units[unit]!;
  const foes = enemies.map((i) => nameOf(b, i));
  const friends = b.units.flatMap((v, i) => (v.side === u.side && v.zone !== null ? [i] : []));
  return kindOf(b, unit).spells.flatMap((spell): Orders[] => {
    if (spell === 'FIREBOLT' || spell === 'DREAD') return foes.map((target) => ({ spell, target }));
    if (spell === 'VEIL') return friends.map((i) => ({ spell, zone: zoneName(b, b.units[i]!.zone!) }));
    return friends.map((i) => ({ spell, target: nameOf(b, i) }));
  });
}
