import type { Chance } from '@sandtable/kernel';
import { groundOf, isInArea, isInZone } from './ground.js';
import type { Spot } from './inches.js';
import { refuseStand, standerOf } from './rules/end-positions.js';
import { canHideAt } from './rules/hidden-models.js';
import { poseAt } from './rules/measuring.js';
import { type Battle, copyBattle, homeSquads, type Model, newModel, sideOf } from './state.js';
import { type Seat, type Side, sideOfSeat } from './terms.js';

/**
 * Everything that ever leaves the referee for a seat, or for a spectator where `seat` is null: the battle, with the enemy's hidden
 * models off the table, and what nobody but the other side may know left out (2, FL-OVW-17).
 */
export interface View {
  readonly seat: Seat | null;
  readonly battle: Battle;
}

/** Whether somebody may know where a model is. */
function knows(b: Battle, side: Side | null, i: number): boolean {
  return !b.models[i]!.hidden || sideOf(b, i) === side;
}

export function viewOf(b: Battle, seat: Seat | null): View {
  const side = seat === null ? null : sideOfSeat(seat);
  const battle = copyBattle(b);
  for (let i = 0; i < b.models.length; i++) {
    const m = battle.models[i]!;
    if (!knows(b, side, i)) battle.models[i] = masked(m);
    else if (m.work) m.work = { ...m.work, workers: m.work.workers.filter((worker) => knows(b, side, worker)) };
  }
  if (b.open !== null && !knows(b, side, b.open)) battle.open = null;
  if (b.move !== null && !knows(b, side, b.move.model)) battle.move = null;
  if (b.trigger !== null && sideOf(b, b.trigger.model) === side) battle.trigger = null;
  if (b.trigger !== null && side === null) battle.trigger = null;
  return { seat, battle };
}

/** A hidden model as the other side knows it: that it is hidden, whose it is, and nothing else. */
function masked({ squad, rank, mount }: Model): Model {
  return { ...newModel(squad, rank), mount, hidden: true };
}

const TRIES = 80;

/** A full state that agrees with the view: hidden models stand somewhere they may hide. */
export function imagine({ battle }: View, chance: Chance): Battle {
  const b = copyBattle(battle);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (!m.hidden || m.where !== 'box') continue;
    const { x, y } = somewhere(b, i, chance);
    m.where = 'table';
    m.x = x;
    m.y = y;
  }
  return b;
}

/** A place where it may have hidden; or any place with room; or, on a table without room, the middle. */
function somewhere(b: Battle, i: number, chance: Chance): Spot {
  const { width, height } = groundOf(b);
  const stander = { ...standerOf(b, i), truly: true };
  let roomy: Spot | null = null;
  for (let k = 0; k < TRIES; k++) {
    const at = { x: chance.below(width + 1), y: chance.below(height + 1) };
    if (refuseStand(b, stander, at) !== null) continue;
    roomy ??= at;
    if (isLikely(b, i, at)) return at;
  }
  return roomy ?? { x: width >> 1, y: height >> 1 };
}

function isLikely(b: Battle, i: number, at: Spot): boolean {
  const { side, name } = b.muster.squads[homeSquads(b)[i]!]!;
  const listed = b.match.scenario.hidden.find((one) => one.side === side && one.squads.includes(name));
  if (!listed) return canHideAt(b, poseAt(b, i, at, 0));
  const inArea = groundOf(b).areas.some((area) => listed.areas.includes(area.id) && isInArea(area, at));
  return (inArea || (listed.zone && isInZone(b, side, at))) && canHideAt(b, poseAt(b, i, at, 0));
}
