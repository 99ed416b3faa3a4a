import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { UnitEntry } from '../content/types.js';
import type { Placement } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { no } from '../rulebook.js';
import type { Battle } from '../state.js';
import { compareZones, hiddenOf, tablesOf, zonesNamed } from '../tables.js';
import type { Seat } from '../terms.js';
import { decide } from './agreement.js';
import { drawFirst, drawHand } from './cards.js';
import { mayStandOn } from './ground.js';
import { BAD_FACING, face, mayOccupy, type Ruling, refuseFacing, sidesOf } from './movement.js';
import { kindOf, zoneNamed } from './units.js';

// Set-up (chapters SET of both parts) and reinforcements.

/** S4 and S5: who places does so in turn, then both draw their hands (TA-CORE-SET-06). */
export function* setUp(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.step === 'deploy' && b.result === null) {
    const seat = b.deploying[0];
    if (seat === undefined) {
      b.step = 'hands';
      break;
    }
    t.boundary();
    const answer = yield* t.call(decide(t, ask('Deploy', seat)));
    if (answer) deploy(t, seat, answer.placements);
    b.deploying = b.deploying.slice(1);
  }
  if (b.step !== 'hands' || b.result !== null) return;
  if (b.match.scenario.firstPlayer === 'random') drawFirst(t);
  for (const seat of ['A', 'B'] as const) drawHand(t, seat, 'TA-CORE-SET-06');
  b.step = 'T0';
}

/** The units that a side places itself: all on the map with free deployment (TA-CORE-SET-05), else those that begin face down (TA-CORE-HID-07). */
export function toPlace(b: Battle, seat: Seat): number[] {
  const { config } = b.match;
  return b.units.flatMap((u, i) => {
    const { entry, home, dummy } = kindOf(b, i);
    if (home !== seat || u.reserve) return [];
    if (isHidden(b, i)) return [i];
    return config.freeDeployment && (entry.zone ?? null) !== null && !dummy ? [i] : [];
  });
}

/** Whether a unit begins face down (TA-CORE-HID-01, TA-SCN-S2-02). */
export function isHidden(b: Battle, unit: number): boolean {
  const { home, entry, type, dummy } = kindOf(b, unit);
  if (!b.match.config.hiddenMarkers) return false;
  const rule = hiddenOf(b.match.scenario, home);
  if (!rule) return false;
  return dummy || (rule.classes.includes(type.cls) && (entry.zone ?? null) !== null);
}

const NOT_ALL = no('TA-CORE-SET-05', 'Each of the units to be placed is placed once, and no other.');
const OUTSIDE_AREA = no('TA-CORE-SET-05', 'Units are placed in the own area, where their class may stand.');
const TAKEN = no('TA-MAP-ZON-04', 'A zone holds one unit, or one with a bunker of its side.');
const NO_RESERVE = no(
  'TA-CORE-SET-07',
  'The reinforcement is placed in a free zone of those listed, where it may stand.',
);

/** Why a deployment is refused: places one after another, as they are listed. */
export function refuseDeployment(b: Battle, seat: Seat, placements: readonly Placement[]): Ruling {
  const tables = tablesOf(b);
  const units = toPlace(b, seat);
  const named = placements.map(({ unit }) => tables.unitNumbers.get(unit) ?? -1);
  if (
    named.length !== units.length ||
    new Set(named).size !== named.length ||
    !named.every((unit) => units.includes(unit))
  )
    return NOT_ALL;
  const area = zonesNamed(tables, b.match.scenario.freeAreas[seat]);
  const before = named.map((unit) => ({ ...b.units[unit]! }));
  let wrong: Ruling = null;
  for (const [i, { zone: name, facing }] of placements.entries()) {
    const unit = named[i]!;
    const zone = zoneNamed(b, name);
    wrong = !area.includes(zone) || !mayStandOn(b, unit, zone) ? OUTSIDE_AREA : null;
    wrong ??= mayOccupy(b, unit, zone) ? null : TAKEN;
    wrong ??= facing >= sidesOf(b, zone) ? BAD_FACING : refuseFacing(b, unit, zone, facing);
    if (wrong) break;
    put(b, unit, zone, facing);
  }
  for (const [i, unit] of named.entries()) b.units[unit] = before[i]!;
  return wrong;
}

function put(b: Battle, unit: number, zone: number, facing: number): void {
  const u = b.units[unit]!;
  u.zone = zone;
  u.facing = facing;
  face(b, unit, facing);
}

/** Places the units of a side; face-down ones get their numbers in the order of their zones (TA-CORE-HID-08). */
function deploy(t: BattleTable, seat: Seat, placements: readonly Placement[]): void {
  const b = t.state;
  const tables = tablesOf(b);
  const placed = placements.map(({ unit, zone, facing }) => {
    const number = tables.unitNumbers.get(unit)!;
    put(b, number, zoneNamed(b, zone), facing);
    return number;
  });
  const hidden = placed.filter((unit) => isHidden(b, unit));
  hidden.sort((x, y) => compareZones(tables, b.units[x]!.zone!, b.units[y]!.zone!));
  for (const [i, unit] of hidden.entries()) b.units[unit]!.marker = i + 1;
  if (!t.logging) return;
  const told = { type: 'deployed', rule: 'TA-CORE-SET-05', seat } as const;
  t.logSecret(seat, { ...told, placements }, { ...told, placements: seenPlacements(b, placements) });
}

/** What the opponent sees of a deployment: markers by number (TA-CORE-HID-01). */
export function seenPlacements(b: Battle, placements: readonly Placement[]): Placement[] {
  const tables = tablesOf(b);
  const hidden = placements.filter(({ unit }) => isHidden(b, tables.unitNumbers.get(unit)!));
  hidden.sort((x, y) => compareZones(tables, zoneNamed(b, x.zone), zoneNamed(b, y.zone)));
  const open = placements.filter((placement) => !hidden.includes(placement));
  return [...open, ...hidden.map((placement, i) => ({ ...placement, unit: `M${i + 1}` }))];
}

/** TA-CORE-SET-07, TA-SCN-S2-01: one unit after another, in a free zone of those listed; where there is none it waits. */
export function* bringReserves(t: BattleTable): Play<void> {
  const b = t.state;
  for (let unit = 0; unit < b.units.length; unit++) {
    const u = b.units[unit]!;
    if (!u.reserve || u.side !== b.active || dueRound(b, unit) > b.round || b.result !== null) continue;
    if (reserveZones(b, unit).length === 0) continue;
    const answer = yield* t.call(decide(t, ask('Reserve', u.side)));
    if (answer === null) return;
    u.reserve = false;
    put(b, unit, zoneNamed(b, answer.zone), answer.facing);
    if (t.logging)
      t.log({
        type: 'reinforced',
        rule: 'TA-CORE-SET-07',
        unit: answer.unit,
        zone: answer.zone,
        facing: answer.facing,
      });
  }
}

const reinforcementOf = (b: Battle, unit: number) => {
  const { id } = kindOf(b, unit);
  return tablesOf(b).special.reinforcement.find(({ units }) => units.some((entry: UnitEntry) => entry.id === id))!;
};

const dueRound = (b: Battle, unit: number): number => reinforcementOf(b, unit).round;

/** The reinforcement that is to be placed now. */
export const nextReserve = (b: Battle): number =>
  b.units.findIndex(
    (u, i) => u.reserve && u.side === b.active && dueRound(b, i) <= b.round && reserveZones(b, i).length > 0,
  );

export function reserveZones(b: Battle, unit: number): number[] {
  const tables = tablesOf(b);
  const { zones } = reinforcementOf(b, unit);
  const isFree = (zone: number): boolean => !b.units.some((u) => u.zone === zone || u.tail === zone);
  return zonesNamed(tables, zones).filter((zone) => isFree(zone) && mayStandOn(b, unit, zone));
}

export function refuseReserve(b: Battle, { unit: name, zone: at, facing }: Placement): Ruling {
  const unit = nextReserve(b);
  const zone = zoneNamed(b, at);
  if (unit < 0 || name !== kindOf(b, unit).id || !reserveZones(b, unit).includes(zone)) return NO_RESERVE;
  return facing < sidesOf(b, zone) ? refuseFacing(b, unit, zone, facing) : BAD_FACING;
}
