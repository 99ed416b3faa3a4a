import { hexDistance, newReach, reach } from '@sandtable/geometry/hex';
import { refuse } from '@sandtable/kernel';
import { type Carry, type DecisionOf, type Place, STAY } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { groundOf, type Ruling } from '../ground.js';
import { IMPASSABLE } from '../profile.js';
import { type Battle, hasActedThisTurn, isOnBoard, takeOrder, unitIndex } from '../state.js';
import { GRID, occupancy, tablesOf } from '../tables.js';
import { type HexName, ORDERS, type OrderType, TERRAINS, type Terrain } from '../terms.js';
import { HEXES, hexAt, hexIndex, parsePlace, TERRAIN } from './board.js';
import { logLostOrder } from './hidden-information.js';

// Chapters Movement and Stacking, on hexes.

const room = newReach(GRID);
const closed = new Uint8Array(GRID.size);
const nobody = new Uint8Array(GRID.size);

/** Occupied hexes as the mover meets them: its own hex and its passenger's count as empty (QL-MOV-09, QL-TRT-05). */
export function othersOnBoard(b: Battle, unit: number, lifted: number | null): Uint8Array {
  const occupied = occupancy(b);
  const from = b.units[unit]!.hex;
  if (from !== null) occupied[from] = 0;
  const passenger = lifted === null ? null : b.units[lifted]!.hex;
  if (passenger !== null) occupied[passenger] = 0;
  return occupied;
}

export function terrainName(b: Battle, hex: number): Terrain {
  return TERRAINS[tablesOf(b).board.terrain[hex]!]!;
}

export function refusePath(
  b: Battle,
  unit: number,
  allowance: number,
  path: readonly Place[],
  lifted: number | null,
): Ruling {
  const mover = b.units[unit]!;
  const { profiles, enter, rest } = tablesOf(b);
  const { jump } = profiles[unit]!;
  const costs = enter[unit]!;
  const occupied = othersOnBoard(b, unit, lifted);
  let at = mover.hex!;
  let x = GRID.x[at]!;
  let r = GRID.r[at]!;
  let left = allowance;
  let ended = false;
  for (const place of path) {
    const name = place as string;
    const to = parsePlace(name)!;
    if (hexDistance(to.X - x, to.r - r) !== 1) return refuse('QL-MOV-01', `${name} is not next to ${HEXES[at]}.`);
    if (to.kind === 'half-hex') return refuse('QL-BRD-05', `${name} is a half-hex and out of play.`);
    if (to.kind === 'off') return refuse('QL-BRD-10', `${name} is off the board.`);
    const hex = GRID.indexOf(to.X, to.r);
    const cost = costs[hex]!;
    if (cost === IMPASSABLE) {
      const terrain = terrainName(b, hex);
      return refuse('QL-MOV-06', `${name} is ${terrain}, which ${mover.id} cannot enter (${TERRAIN[terrain].rule}).`);
    }
    const other = occupied[hex]! - 1;
    if (other >= 0 && b.units[other]!.owner !== mover.owner && !jump) {
      return refuse('QL-STK-04', `${name} is held by the enemy unit ${b.units[other]!.id}.`);
    }
    if (ended) return refuse('QL-MOV-07', `The one step into ${HEXES[at]} ended the movement.`);
    if (cost > left) {
      if (b.match.config.minimumMove && left === allowance) ended = true;
      else if (left === 1 && cost === 2) return refuse('QL-MOV-07', `${name} costs 2 and only 1 is left.`);
      else return refuse('QL-MOV-03', `${name} costs ${cost}, and ${left} of ${allowance} is left.`);
    }
    left -= cost;
    at = hex;
    x = to.X;
    r = to.r;
  }
  if (path.length > 0) {
    const other = occupied[at]! - 1;
    if (other >= 0) return refuse('QL-STK-03', `${HEXES[at]} is held by ${b.units[other]!.id}.`);
    if (rest[unit]![at] === IMPASSABLE) {
      return refuse('QL-TRT-04', `A jump cannot end in ${terrainName(b, at)}, which ${mover.id} cannot stand in.`);
    }
  }
  return null;
}

export function refuseDrop(b: Battle, carrier: number, end: Place, carry: Carry): Ruling {
  const passenger = unitIndex(b, carry.passenger);
  const to = parsePlace(carry.drop as string)!;
  const hex = hexAt(to.X, to.r);
  if (hex === null) return refuse('QL-TRT-05', `${carry.drop} is not a hex in play.`);
  const at = hexIndex(end as HexName);
  if (GRID.distance[at * GRID.size + hex] !== 1) {
    return refuse('QL-TRT-05', `${carry.drop} is not next to ${end}, where the carrier ends.`);
  }
  if (othersOnBoard(b, carrier, passenger)[hex] !== 0) return refuse('QL-TRT-05', `${carry.drop} is occupied.`);
  if (tablesOf(b).rest[passenger]![hex] === IMPASSABLE) {
    return refuse('QL-TRT-05', `${carry.drop} is ${terrainName(b, hex)}, which ${carry.passenger} cannot stand in.`);
  }
  return null;
}

/**
 * Fills `room` with everything in reach of a unit, which goes as a whole (QL-MOV-08) and in any direction (QL-MOV-02):
 * through friends (QL-STK-02), past enemies at no cost (QL-MOV-11).
 */
function flood(b: Battle, unit: number, allowance: number, lifted: number | null): void {
  const mover = b.units[unit]!;
  const { profiles, enter } = tablesOf(b);
  const occupied = othersOnBoard(b, unit, lifted);
  const { jump } = profiles[unit]!;
  if (!jump) {
    closed.fill(0);
    for (const { owner, hex } of b.units) if (hex !== null && owner !== mover.owner) closed[hex] = 1;
  }
  reach(GRID, { cost: enter[unit]!, closed: jump ? nobody : closed, occupied }, mover.hex!, allowance, room);
}

function pathNames(hex: number): string[] {
  let length = 0;
  for (let at = hex; at !== room.from; at = room.before[at]!) length++;
  const names = new Array<string>(length);
  for (let at = hex; at !== room.from; at = room.before[at]!) names[--length] = HEXES[at]!;
  return names;
}

export function moves(b: Battle, unit: number, allowance: number, lifted: number | null): DecisionOf<'MoveUnit'>[] {
  flood(b, unit, allowance, lifted);
  const { profiles, rest } = tablesOf(b);
  const canRest = rest[unit]!;
  const { jump } = profiles[unit]!;
  const found = new Array<DecisionOf<'MoveUnit'>>(room.count + 1); // of just this size, but for a few that jump
  found[0] = STAY;
  let count = 1;
  for (let i = 0; i < room.count; i++) {
    const hex = room.cells[i]!;
    if (jump && canRest[hex] === IMPASSABLE) continue;
    found[count++] = { type: 'MoveUnit', path: pathNames(hex) };
  }
  if (count < found.length) found.length = count;
  if (b.match.config.minimumMove) {
    for (const hex of minimumSteps(b, unit, allowance, lifted)) found.push({ type: 'MoveUnit', path: [HEXES[hex]!] });
  }
  return found;
}

/** QL-MOV-07, the toggle: the neighbours that are merely too dear. */
function minimumSteps(b: Battle, unit: number, allowance: number, lifted: number | null): number[] {
  const costs = tablesOf(b).enter[unit]!;
  const occupied = othersOnBoard(b, unit, lifted);
  const from = b.units[unit]!.hex!;
  const found: number[] = [];
  for (let side = 6 * from; side < 6 * from + 6; side++) {
    const hex = GRID.neighbours[side]!;
    if (hex < 0 || occupied[hex] !== 0) continue;
    if (costs[hex] !== IMPASSABLE && costs[hex]! > allowance) found.push(hex);
  }
  return found;
}

export function drops(b: Battle, carrier: number, end: Place, passenger: number): Place[] {
  const occupied = othersOnBoard(b, carrier, passenger);
  const at = hexIndex(end as HexName);
  const canRest = tablesOf(b).rest[passenger]!;
  const found: Place[] = [];
  for (let side = 0; side < 6; side++) {
    const hex = GRID.neighbours[6 * at + side]!;
    if (hex >= 0 && occupied[hex] === 0 && canRest[hex] !== IMPASSABLE) found.push(HEXES[hex]!);
  }
  return found;
}

/** What every reachable hex costs a unit: for overlays and bots. -1 where it cannot end; the array is its own. */
export function reachCosts(b: Battle, unit: number, allowance: number): Int16Array {
  flood(b, unit, allowance, null);
  const { enter, rest } = tablesOf(b);
  const canRest = rest[unit]!;
  const costs = new Int16Array(GRID.size).fill(-1);
  costs[b.units[unit]!.hex!] = 0;
  for (let i = 0; i < room.count; i++) {
    const hex = room.cells[i]!;
    if (canRest[hex] !== IMPASSABLE) costs[hex] = room.spent[hex]!;
  }
  if (b.match.config.minimumMove) {
    for (const hex of minimumSteps(b, unit, allowance, null)) costs[hex] = enter[unit]![hex]!;
  }
  return costs;
}

/** How far the unit may go under an order (QL-MOV-03, QL-MOV-04). */
export function allowance(b: Battle, unit: number, order: OrderType): number {
  const { speed } = ORDERS[order];
  return speed === null ? 0 : tablesOf(b).profiles[unit]!.speed[speed];
}

/** QL-MOV-03, QL-MOV-10. */
export function move(t: BattleTable, { path, carry }: DecisionOf<'MoveUnit'>): void {
  const b = t.state;
  const activation = b.activation!;
  const { unit } = activation;
  const ground = groundOf(b);
  const from = t.logging ? ground.placeOf(b, unit) : '';
  const cost = t.logging ? ground.pathCost(b, unit, path) : 0;
  if (path.length > 0) {
    activation.moved = true; // QL-MOV-10
    ground.put(b, unit, path[path.length - 1]!);
  }
  if (t.logging) {
    const rule = path.length > 0 ? 'QL-MOV-03' : 'QL-MOV-10';
    t.log({ type: 'unitMoved', rule, unit: b.units[unit]!.id, from, path, cost });
  }
  if (!carry) return;
  // QL-TRT-05: the passenger is set down, loses its order unseen, and has acted
  const passenger = unitIndex(b, carry.passenger);
  const rider = b.units[passenger]!;
  if (t.logging && rider.order !== null) logLostOrder(t, passenger, 'carried');
  ground.put(b, passenger, carry.drop);
  takeOrder(rider);
  rider.activatedOn = b.turn;
  if (t.logging)
    t.log({ type: 'unitCarried', rule: 'QL-TRT-05', unit: rider.id, by: b.units[unit]!.id, to: carry.drop });
}

/** A move, judged in the same way. */
export function refuseMove(b: Battle, unit: number, order: OrderType, { path, carry }: DecisionOf<'MoveUnit'>): Ruling {
  if (order === 'strike') return refuse('QL-MOV-04', 'A unit under a Strike order does not move.');
  const passenger = carry ? unitIndex(b, carry.passenger) : null;
  const ground = groundOf(b);
  const lifted = passenger !== null && b.units[passenger]!.owner === b.units[unit]!.owner ? passenger : null;
  const refused = ground.refusePath(b, unit, allowance(b, unit, order), path, lifted);
  if (refused || !carry) return refused;
  const end = path[path.length - 1] ?? ground.placeOf(b, unit);
  return refusePassenger(b, unit, order, passenger!) ?? ground.refuseDrop(b, unit, end, carry);
}

/** QL-TRT-05: who may carry whom. */
export function refusePassenger(b: Battle, carrier: number, order: OrderType, passenger: number): Ruling {
  const { profiles } = tablesOf(b);
  const rider = b.units[passenger]!;
  const no = (why: string): Ruling => refuse('QL-TRT-05', why);
  if (!profiles[carrier]!.transport) return no(`${b.units[carrier]!.id} does not have the trait Transport.`);
  if (order !== 'advance') return no('Only under an Advance order.');
  if (rider.owner !== b.units[carrier]!.owner || !isOnBoard(rider) || passenger === carrier)
    return no(`${rider.id} is not a friend on the board.`);
  if (!profiles[passenger]!.infantry) return no(`${rider.id} is not infantry.`);
  if (groundOf(b).distance(b, carrier, passenger) !== 1) return no(`${rider.id} is not next to the carrier.`);
  if (rider.suppression > 0) return no(`${rider.id} is suppressed.`);
  if (hasActedThisTurn(b, rider)) return no(`${rider.id} has acted or was carried this turn.`);
  return null;
}
