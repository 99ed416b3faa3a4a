import { sideFacing, towards } from '@sandtable/geometry/zones';
import type { Question } from '@sandtable/kernel';
import type { AboutIn, DecisionIn, QuestionKindId } from './ask.js';
import { ACTION } from './content/tables.js';
import { DONE, type Orders, PASS } from './decisions.js';
import { chargesIn, maySpot, movesIn, refuseDeed, refuseUnit } from './rules/actions.js';
import { breachTarget } from './rules/breaching.js';
import { cardOf } from './rules/cards.js';
import { mayStandOn } from './rules/ground.js';
import { allowance, facingsIn, mayOccupy, pathTo, reach, sidesOf } from './rules/movement.js';
import { type About, openingOf } from './rules/opening.js';
import { nextReserve, refuseDeployment, reserveZones, toPlace } from './rules/setup.js';
import { plays } from './rules/situations.js';
import {
  enemiesSharing,
  has,
  hasEnemy,
  inCloseCombat,
  inOrder,
  isFlyer,
  kindOf,
  nameOf,
  needsRecovery,
  unitsIn,
  zoneName,
} from './rules/units.js';
import { type Battle, isAlive } from './state.js';
import { distance, tablesOf, zonesNamed } from './tables.js';
import type { ActionId, Seat } from './terms.js';

// All legal answers to each kind of question; good candidates where they are endless.

type Options = { readonly [K in QuestionKindId]: (b: Battle, question: Question) => readonly DecisionIn<K>[] };

const choose = (zone: string) => ({ type: 'ChooseZone', zone }) as const;
const chooseUnit = (unit: string) => ({ type: 'ChooseUnit', unit }) as const;

export const OPTIONS: Options = {
  Deploy: (b, { seat }) => deployments(b, seat as Seat),
  Reserve(b) {
    const unit = nextReserve(b);
    if (unit < 0) return [];
    return reserveZones(b, unit).flatMap((zone) =>
      facingsIn(b, unit, zone).map((facing) => ({
        type: 'PlaceReserve',
        unit: kindOf(b, unit).id,
        zone: zoneName(b, zone),
        facing,
      })),
    );
  },
  Turn: (b, { seat }) => turns(b, seat as Seat),
  Situation: (b, { seat, data }) => plays(b, seat as Seat, openingOf(b, data as About)),
  Relay: (b, { data }) => {
    const { action, waiting } = data as AboutIn<'Relay'>;
    const given = waiting.flatMap((unit) =>
      ordersFor(b, unitOf(b, unit), action).map((orders) => ({ type: 'GiveOrders', unit, orders }) as const),
    );
    return [DONE, ...given];
  },
  Route: (_, { data }) => (data as AboutIn<'Route'>).zones.map(choose),
  Line(_, { data }) {
    const { zones, units } = data as AboutIn<'Line'>;
    return [...zones.map(choose), ...units.map(chooseUnit)];
  },
  Reference: (_, { data }) => (data as AboutIn<'Reference'>).units.map(chooseUnit),
  Stayer: (_, { data }) => (data as AboutIn<'Stayer'>).units.map(chooseUnit),
  Retreat: (_, { data }) => (data as AboutIn<'Retreat'>).zones.map(choose),
  Improvement: () => [
    { type: 'Improve', what: 'condition' },
    { type: 'Improve', what: 'confused' },
  ],
  Facing: (_, { data }) => (data as AboutIn<'Facing'>).facings.map((facing) => ({ type: 'ChooseFacing', facing })),
  Smoke(_, { data }) {
    const { zones } = data as AboutIn<'Smoke'>;
    const pairs = zones.flatMap((a, i) => zones.slice(i + 1).map((b) => [a, b]));
    return [[], ...zones.map((zone) => [zone]), ...pairs].map((chosen) => ({ type: 'PlaceSmoke', zones: chosen }));
  },
  Power: (_, { data }) => [PASS, { type: 'UsePower', power: (data as AboutIn<'Power'>).power }],
};

const unitOf = (b: Battle, name: string): number => b.units.findIndex((_, i) => nameOf(b, i) === name);

/** What the active player can do: each Action of a title in hand with every unit that may be given it, a card as a Basic Order, discarding. */
function turns(b: Battle, seat: Seat): readonly DecisionIn<'Turn'>[] {
  const { hand } = b.players[seat];
  const found: DecisionIn<'Turn'>[] = [];
  const titles = new Set<string>();
  const given = new Map<ActionId, readonly { readonly unit: string; readonly orders: Orders }[]>();
  for (const card of hand) {
    const { id, title, action } = cardOf(b, card);
    if (titles.has(title)) continue;
    titles.add(title);
    if (!given.has(action)) given.set(action, deeds(b, seat, action));
    for (const { unit, orders } of given.get(action)!)
      found.push({ type: 'PlayAction', card: id, use: 'action', unit, orders });
  }
  if (b.match.config.basicOrder && hand.length > 0) {
    const { id } = cardOf(b, hand[0]!);
    for (const { unit, orders } of deeds(b, seat, 'BAS'))
      found.push({ type: 'PlayAction', card: id, use: 'basic', unit, orders });
  }
  if (b.posture === null || b.match.config.playAndDiscard) {
    const ids = hand.map((card) => cardOf(b, card).id);
    for (const id of ids) found.push({ type: 'Discard', cards: [id] });
    if (ids.length > 1) found.push({ type: 'Discard', cards: ids });
  }
  found.push(DONE);
  return found;
}

function deeds(b: Battle, seat: Seat, action: ActionId) {
  return b.units.flatMap((u, unit) => {
    if (u.side !== seat || u.acted || !isAlive(u) || u.reserve) return [];
    const name = nameOf(b, unit);
    return ordersFor(b, unit, action).map((orders) => ({ unit: name, orders }));
  });
}

/** Orders for an Action that are worth considering: all ends of moves, all targets, a facing that looks at the enemy. */
export function ordersFor(b: Battle, unit: number, action: ActionId): readonly Orders[] {
  const legal = (orders: Orders): boolean => refuseDeed(b, unit, action, orders) === null;
  if (refuseUnit(b, unit, action, true) !== null) return [];
  switch (ACTION[action].kind) {
    case 'move':
      if (inCloseCombat(b, unit)) return withdrawals(b, unit).filter(legal);
      if (isFlyer(b, unit)) return flights(b, unit, movesIn(b, unit, action)).filter(legal);
      return [...walks(b, unit, movesIn(b, unit, action))]; // legal as they are found
    case 'fire':
      if (has(b, unit, 'indirect')) return shellings(b, unit, false).filter(legal);
      return shots(b, unit, action, legal);
    case 'fireMove':
      return skirmishes(b, unit, legal);
    case 'assault':
      return assaults(b, unit, action).filter(legal);
    case 'melee':
      return blows(b, unit).filter(legal);
    case 'recover':
      return recoveries(b, unit).filter(legal);
    case 'stance':
      return [{}, ...turning(b, unit)].filter(legal);
    case 'indirect':
      return shellings(b, unit, true).filter(legal);
    case 'airStrike':
      return strikes(b, unit, 'approach').filter(legal);
    case 'swoop':
      return strikes(b, unit, 'entry').filter(legal);
    case 'cast':
      return castings(b, unit).filter(legal);
    case 'basic':
      if (isFlyer(b, unit)) return [...flights(b, unit, tablesOf(b).zonesIn.VS), ...turning(b, unit)].filter(legal);
      if (b.units[unit]!.zone === null) return [];
      return [...walks(b, unit, tablesOf(b).zonesIn.VS), ...turning(b, unit).filter(legal)];
  }
}

const enemies = (b: Battle, unit: number): number[] =>
  inOrder(b).filter((i) => b.units[i]!.side !== b.units[unit]!.side && b.units[i]!.zone !== null);

/** The side of a zone that looks at the nearest enemy, or one near it that leaves room for a tail. */
export function outlook(b: Battle, unit: number, zone: number): number | undefined {
  const tables = tablesOf(b);
  let nearest = -1;
  for (const i of enemies(b, unit)) {
    const at = b.units[i]!.zone!;
    if (at !== zone && (nearest < 0 || distance(tables, zone, at) < distance(tables, zone, nearest))) nearest = at;
  }
  const { map } = tables;
  const facing = nearest < 0 ? 0 : sideFacing(map, zone, towards(map.centres[zone]!, map.centres[nearest]!));
  const fits = facingsIn(b, unit, zone);
  if (fits.includes(facing)) return facing;
  return fits[0];
}

const faced = (b: Battle, unit: number, zone: number): { facing?: number } => {
  const facing = outlook(b, unit, zone);
  return facing === undefined ? {} : { facing };
};

function* walks(b: Battle, unit: number, zones: number): Generator<Orders> {
  const u = b.units[unit]!;
  if (u.zone === null || kindOf(b, unit).type.speed === null) return;
  const found = reach(b, unit, { allowance: zones, contact: false });
  const tables = tablesOf(b);
  const exit = tables.special.exit.find(({ side }) => side === u.side);
  const exits = exit ? zonesNamed(tables, exit.zones) : [];
  for (let zone = 0; zone < tables.map.size; zone++) {
    if (found.cost[zone]! < 0) continue;
    const path = pathTo(found, zone).map((at) => zoneName(b, at));
    if (exit && exits.includes(zone) && found.cost[zone]! + exit.cost <= zones) yield { path, exit: true };
    if (path.length > 0 && mayOccupy(b, unit, zone)) yield { path, ...faced(b, unit, zone) };
  }
}

function withdrawals(b: Battle, unit: number): Orders[] {
  const from = enemiesSharing(b, unit).filter((i) => b.units[i]!.entry !== null);
  return [{}, ...from.map((i) => ({ awayFrom: nameOf(b, i) }))];
}

function flights(b: Battle, unit: number, zones: number): Orders[] {
  const u = b.units[unit]!;
  const tables = tablesOf(b);
  const found: Orders[] = u.zone === null ? [] : [{ wing: true }];
  for (let zone = 0; zone < tables.map.size; zone++) {
    if (u.zone !== null && (zone === u.zone || distance(tables, u.zone, zone) > zones)) continue;
    if (!mayStandOn(b, unit, zone) || hasEnemy(b, zone, u.side) || !mayOccupy(b, unit, zone)) continue;
    const name = zoneName(b, zone);
    found.push(u.zone === null ? { land: name, ...faced(b, unit, zone) } : { dest: name, ...faced(b, unit, zone) });
  }
  return found;
}

function turning(b: Battle, unit: number): Orders[] {
  const { zone, facing } = b.units[unit]!;
  if (zone === null) return [];
  return facingsIn(b, unit, zone).flatMap((to) => (to === facing ? [] : [{ facing: to }]));
}

/** A target as the unit stands, or after the first turn that brings it into view. */
function aimed(
  b: Battle,
  unit: number,
  target: string,
  legal: (orders: Orders) => boolean,
  of: (o: Orders) => Orders,
): Orders[] {
  const still = of({ target });
  if (legal(still)) return [still];
  const { zone } = b.units[unit]!;
  for (let facing = 0; facing < sidesOf(b, zone!); facing++) {
    const turned = of({ target, facing });
    if (legal(turned)) return [turned];
  }
  return [];
}

function shots(b: Battle, unit: number, action: ActionId, legal: (orders: Orders) => boolean): Orders[] {
  const names = enemies(b, unit).map((i) => nameOf(b, i));
  if (action !== 'SUP') return names.flatMap((name) => aimed(b, unit, name, legal, (orders) => orders));
  const alone = names.flatMap((name) =>
    aimed(b, unit, name, legal, ({ target, ...rest }) => ({ ...rest, targets: [target!] })),
  );
  const pairs = alone.flatMap((one, i) =>
    alone.slice(i + 1).map((other) => ({ ...one, targets: [one.targets![0]!, other.targets![0]!] })),
  );
  return [...alone, ...pairs.filter(legal)];
}

function skirmishes(b: Battle, unit: number, legal: (orders: Orders) => boolean): Orders[] {
  const ends = [...walks(b, unit, movesIn(b, unit, 'FAM'))].filter(({ exit }) => !exit);
  return enemies(b, unit).flatMap((i) => {
    const target = nameOf(b, i);
    const before = ends.map((end) => ({ ...end, order: 'fireMove' as const, target }));
    const after = ends.map((end) => ({ ...end, order: 'moveFire' as const, target })).filter(legal);
    return before.length > 0 && legal(before[0]!) ? [...before, ...after] : after; // the shot is the same wherever it ends
  });
}

function assaults(b: Battle, unit: number, action: ActionId): Orders[] {
  const u = b.units[unit]!;
  if (inCloseCombat(b, unit)) return blows(b, unit);
  const sides = u.zone === null ? [] : Array.from({ length: sidesOf(b, u.zone) }, (_, side) => side);
  const breaches = sides.flatMap((side) => (breachTarget(b, unit, side) === null ? [] : [{ side }]));
  if (isFlyer(b, unit)) {
    const contacts = action === 'CHG' ? strikes(b, unit, 'entry') : [];
    return [...contacts, ...flights(b, unit, chargesIn(b, unit, action, false)).filter(({ wing }) => !wing)];
  }
  const found = reach(b, unit, { allowance: chargesIn(b, unit, action, true), contact: true });
  const zones = new Set(enemies(b, unit).flatMap((i) => [b.units[i]!.zone!, b.units[i]!.tail ?? -1]));
  const contacts = [...zones].flatMap((zone) => {
    if (zone < 0 || found.cost[zone]! < 0) return [];
    const path = pathTo(found, zone).map((at) => zoneName(b, at));
    const targets = unitsIn(b, zone).filter((i) => b.units[i]!.side !== u.side);
    return targets.map((i) => ({ path, target: nameOf(b, i) }));
  });
  return [...contacts, ...breaches, ...walks(b, unit, chargesIn(b, unit, action, false))].filter(
    ({ exit }: Orders) => !exit,
  );
}

const blows = (b: Battle, unit: number): Orders[] => enemiesSharing(b, unit).map((i) => ({ target: nameOf(b, i) }));

function recoveries(b: Battle, unit: number): Orders[] {
  const found: Orders[] = [{}];
  if (!has(b, unit, 'medic')) return found;
  const u = b.units[unit]!;
  if (u.zone === null || inCloseCombat(b, unit)) return found;
  const ways = reach(b, unit, { allowance: allowance(b, unit, 0), contact: false });
  for (const [i, v] of b.units.entries()) {
    if (i === unit || v.side !== u.side || v.zone === null || !needsRecovery(v) || ways.cost[v.zone]! < 0) continue;
    found.push({ aid: nameOf(b, i), path: pathTo(ways, v.zone).map((at) => zoneName(b, at)) });
  }
  return found;
}

/** Targets worth a shell: where enemies stand, and for smoke the zones beside the own units. */
function shellings(b: Battle, unit: number, withSmoke: boolean): Orders[] {
  const { side } = b.units[unit]!;
  const zones = new Set(enemies(b, unit).map((i) => b.units[i]!.zone!));
  return [...zones].flatMap((zone) => {
    const spotter = b.units.findIndex((_, i) => maySpot(b, side, i, zone));
    if (spotter < 0) return [];
    const orders = { zone: zoneName(b, zone), spotter: nameOf(b, spotter) };
    return withSmoke
      ? [
          { ...orders, mode: 'HE' as const },
          { ...orders, mode: 'smoke' as const },
        ]
      : [orders];
  });
}

function strikes(b: Battle, unit: number, by: 'approach' | 'entry'): Orders[] {
  const { map } = tablesOf(b);
  return enemies(b, unit).flatMap((i) =>
    map.neighbours[b.units[i]!.zone!]!.map((zone) => ({ target: nameOf(b, i), [by]: zoneName(b, zone) })),
  );
}

function castings(b: Battle, unit: number): Orders[] {
  const u = b.units[unit]!;
  const foes = enemies(b, unit).map((i) => nameOf(b, i));
  const friends = b.units.flatMap((v, i) => (v.side === u.side && v.zone !== null ? [i] : []));
  return kindOf(b, unit).spells.flatMap((spell): Orders[] => {
    if (spell === 'FIREBOLT' || spell === 'DREAD') return foes.map((target) => ({ spell, target }));
    if (spell === 'VEIL') return friends.map((i) => ({ spell, zone: zoneName(b, b.units[i]!.zone!) }));
    return friends.map((i) => ({ spell, target: nameOf(b, i) }));
  });
}

/** Ways to deploy: as the scenario has it where that may be, and the same from other corners of the area. */
function deployments(b: Battle, seat: Seat): readonly DecisionIn<'Deploy'>[] {
  const tables = tablesOf(b);
  const units = toPlace(b, seat);
  const area = zonesNamed(tables, b.match.scenario.freeAreas[seat]);
  const found: DecisionIn<'Deploy'>[] = [];
  for (let start = 0; start < 8; start++) {
    const free = area.map((_, i) => area[(i * 7 + Math.floor((start * area.length) / 8)) % area.length]!);
    const held: { zone: number; bunker: boolean }[] = [];
    const placements = units.map((unit) => {
      const { entry, id, type } = kindOf(b, unit);
      const bunker = type.cls === 'bunker';
      const isFree = (zone: number): boolean =>
        area.includes(zone) &&
        mayStandOn(b, unit, zone) &&
        mayOccupy(b, unit, zone) &&
        !held.some((one) => one.zone === zone) &&
        (type.footprint === 'single' || facingsIn(b, unit, zone).length > 0);
      const listed = start === 0 && entry.zone ? tables.map.numberOf.get(entry.zone)! : -1;
      const zone = listed >= 0 && isFree(listed) ? listed : (free.find(isFree) ?? area[0]!);
      const listedFacing = zone === listed ? (entry.facing ?? undefined) : undefined;
      const facing =
        listedFacing ??
        (b.units.some((u) => u.zone !== null) ? outlook(b, unit, zone) : undefined) ??
        facingsIn(b, unit, zone)[0] ??
        0;
      held.push({ zone, bunker });
      if (type.footprint === 'tail') for (const next of tables.map.neighbours[zone]!) held.push({ zone: next, bunker });
      return { unit: id, zone: zoneName(b, zone), facing };
    });
    if (refuseDeployment(b, seat, placements) === null) found.push({ type: 'Deploy', placements });
  }
  return found;
}
