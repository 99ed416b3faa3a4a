import { EAST, stepFrom } from '@sandtable/geometry/plane';
import type { DecisionOf, Placement } from './decisions.js';
import { groundOf, isInArea, isInZone } from './ground.js';
import { INCH, type Spot } from './inches.js';
import { modulesOf } from './rules/artillery.js';
import { deploy, mayHide, nextToDeploy, toDeploy } from './rules/deployment.js';
import { refuseStand, standerOf } from './rules/end-positions.js';
import { canHideAt } from './rules/hidden-models.js';
import { poseAt, profileAt, radiusOf } from './rules/measuring.js';
import { freeSeats } from './rules/vehicles.js';
import { type Battle, copyBattle, idOf, kindOf } from './state.js';
import type { Seat, SeatKind } from './terms.js';

// Sensible deployments: a squad close together around an anchor, crews in their seats.

const ANCHORS = 6;

/** How far apart anchors are looked for, in inches: closer where a wide mesh found too few. */
const MESHES = [6, 3, 1.5];

export function deployments(b: Battle, seat: Seat): readonly DecisionOf<'DeploySquad'>[] {
  const side = nextToDeploy(b)!;
  const squads = toDeploy(b, side).filter((s) => b.muster.platoons[b.muster.squads[s]!.platoon]!.controller === seat);
  return squads.flatMap((s) => {
    const hidden = mayHide(b, s);
    const found: DecisionOf<'DeploySquad'>[] = [];
    for (const mesh of MESHES) {
      const anchors = anchorsFor(b, s, hidden, mesh * INCH);
      for (let k = 0; k < anchors.length && found.length < ANCHORS; k++) {
        const one = around(b, s, anchors[k]!, anchors, hidden);
        if (one && deploy(copyBattle(b), seat, one) === null) found.push(one);
      }
      if (found.length > 0) break;
    }
    return found;
  });
}

/** A squad close around a point, or null if there is no room; of those that may hide, hidden unless told otherwise. */
export function deploymentAround(b: Battle, s: number, at: Spot, hidden = mayHide(b, s)) {
  return around(b, s, at, [at, ...anchorsFor(b, s, hidden, MESHES[1]! * INCH)], hidden);
}

/** Where a squad may stand at all. */
function mayStand(b: Battle, s: number, i: number, at: Spot, hidden: boolean): boolean {
  const { side, name } = b.muster.squads[s]!;
  if (!hidden) return isInZone(b, side, at);
  const listed = b.match.scenario.hidden.find((one) => one.side === side && one.squads.includes(name))!;
  const inArea = groundOf(b).areas.some((area) => listed.areas.includes(area.id) && isInArea(area, at));
  return (inArea || (listed.zone && isInZone(b, side, at))) && canHideAt(b, poseAt(b, i, at, 0));
}

/** Points all over the places where a squad may stand, spread before near. */
function anchorsFor(b: Battle, s: number, hidden: boolean, step: number): Spot[] {
  const { width, height } = groundOf(b);
  const i = b.muster.squads[s]!.members[0]!;
  const spots: Spot[] = [];
  for (let x = step / 2; x < width; x += step)
    for (let y = step / 2; y < height; y += step) if (mayStand(b, s, i, { x, y }, hidden)) spots.push({ x, y });
  // every fifth, then the others: neighbours are not next to each other
  return [0, 3, 1, 4, 2].flatMap((from) => spots.filter((_, k) => k % 5 === from));
}

/** The squad around an anchor; whoever finds no room near it stands at another. */
function around(b: Battle, s: number, anchor: Spot, anchors: readonly Spot[], hidden: boolean) {
  const { members, id } = b.muster.squads[s]!;
  const table = copyBattle(b);
  const placements: Placement[] = [];
  const machines = members.filter((i) => kindOf(b, i) !== 'figure');
  const figures = members.filter((i) => kindOf(b, i) === 'figure');
  for (const i of [...machines, ...figures]) {
    const aboard = kindOf(b, i) === 'figure' ? freeSeat(table, machines, i) : null;
    if (aboard) {
      const m = table.models[i]!;
      m.where = 'aboard';
      m.vehicle = aboard.vehicle;
      m.seat = aboard.seat;
      placements.push({ model: idOf(b, i), aboard: { vehicle: idOf(b, aboard.vehicle), seat: aboard.seat } });
      continue;
    }
    const at = roomNear(table, s, i, anchor, hidden) ?? firstRoom(table, s, i, anchors, hidden);
    if (!at) return null;
    const m = table.models[i]!;
    m.where = 'table';
    m.x = at.x;
    m.y = at.y;
    placements.push({ model: idOf(b, i), at });
  }
  return { type: 'DeploySquad' as const, squad: id, placements, ...(hidden ? { hidden } : {}) };
}

function freeSeat(b: Battle, machines: readonly number[], i: number): { vehicle: number; seat: SeatKind } | null {
  if (!profileAt(b, i).infantry || b.models[i]!.mount !== null) return null;
  for (const seat of ['operator', 'gunner'] as const)
    for (const vehicle of machines)
      if (kindOf(b, vehicle) === 'vehicle' && freeSeats(b, vehicle, seat) > 0) return { vehicle, seat };
  return null;
}

const RINGS = 5;

function roomNear(b: Battle, s: number, i: number, anchor: Spot, hidden: boolean): Spot | null {
  const step = Math.max(1300, 2 * radiusOf(b, i) + 300);
  const stander = standerOf(b, i);
  for (let ring = 0; ring <= RINGS; ring++)
    for (let dx = -ring; dx <= ring; dx++)
      for (let dy = -ring; dy <= ring; dy++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
        const at = { x: anchor.x + dx * step, y: anchor.y + dy * step };
        if (mayStand(b, s, i, at, hidden) && refuseStand(b, stander, at) === null) return at;
      }
  return null;
}

function firstRoom(b: Battle, s: number, i: number, anchors: readonly Spot[], hidden: boolean): Spot | null {
  const stander = standerOf(b, i);
  return anchors.find((at) => mayStand(b, s, i, at, hidden) && refuseStand(b, stander, at) === null) ?? null;
}

/** How far the modules of a gun that starts packed are laid from its place: half-way to the edge, then nearer and farther. */
const LAID = [INCH, INCH / 2, 1.5 * INCH];

/** Places for the modules of a gun, evenly around where it would have stood (FL-SET-06). */
export function modulesAround(b: Battle, s: number, gun: number, at: Spot): Spot[] {
  const modules = modulesOf(b, gun);
  const stander = standerOf(b, modules[0] ?? gun);
  const isFree = (spot: Spot) => isInZone(b, b.muster.squads[s]!.side, spot) && refuseStand(b, stander, spot) === null;
  return modules.map((_, k) => {
    const hour = Math.round((24 * k) / modules.length);
    return LAID.map((inches) => stepFrom(at, EAST, hour, inches)).find(isFree) ?? at;
  });
}
