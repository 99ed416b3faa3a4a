import { sees } from '@sandtable/geometry/hex';
import type { Refusal } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type DecisionOf, type Place, placeSchema } from '../decisions.js';
import { groundOf, isTabletop, type Obstruction } from '../ground.js';
import { dieOdds, type Hazard, hazardOf, type ShortLaws, shortLaws } from '../odds.js';
import { IMPASSABLE, type Profile } from '../profile.js';
import { illNamed } from '../refusals.js';
import type { RuleId } from '../rulebook.js';
import { HEXES, hexIndex, TERRAIN } from '../rules/board.js';
import { coverScore } from '../rules/cover.js';
import { hexObstruction } from '../rules/line-of-sight.js';
import { areasOf, terrainAtPoint } from '../rules/miniatures/areas.js';
import { moves as tabletopMoves } from '../rules/miniatures/move-options.js';
import { canRest } from '../rules/miniatures/movement.js';
import { hasSight, sightLine } from '../rules/miniatures/sight.js';
import { distanceInHexes, overlapping, tableOf } from '../rules/miniatures/table.js';
import { allowance, reachCosts, refuseMove } from '../rules/movement.js';
import { shotFrom } from '../rules/shot.js';
import { type Battle, isOnBoard, type Point } from '../state.js';
import { GRID, occupancy, tablesOf } from '../tables.js';
import { COVERS, type Cover, type HexName, ORDER_TYPES, type OrderType, TERRAINS, type Terrain } from '../terms.js';
import { query, unitAt, unitId, wrongPlace } from './supposed.js';

// What can be laid over a board: every answer goes hex by hex. On the open tabletop it is about their middles (QL-MIN-08).

const PLAIN = Array.from(HEXES, (_, hex) => hex);

function distanceTo(b: Battle, from: Place, hex: number): number {
  if (typeof from === 'string') return GRID.distance[hexIndex(from as HexName) * GRID.size + hex]!;
  const size = tableOf(b);
  return distanceInHexes(from, size.centres[hex]!, size);
}

function terrainOf(b: Battle, hex: number): Terrain {
  if (isTabletop(b)) return terrainAtPoint(areasOf(b), tableOf(b).centres[hex]!);
  return TERRAINS[tablesOf(b).board.terrain[hex]!]!;
}

// --- Sight --------------------------------------------------------------------------------------------------------

/** Something in the way of a line, and the rule by which it blocks. */
export interface Blocker {
  /** A hex, or a unit or an area of the open tabletop. */
  readonly place: string;
  /** The unit or the terrain that blocks. */
  readonly by: string;
  readonly rule: RuleId;
}

/** Why each of the blockers of a line blocks it: QL-LOS-04 for a unit, QL-LOS-05 for terrain, QL-MIN-12 on the tabletop. */
export function whatBlocks(b: Battle, obstruction: Obstruction | null): Blocker[] {
  return (obstruction?.blockers ?? []).map((place): Blocker => {
    if (isTabletop(b)) return { place, by: place, rule: obstruction!.rule };
    const hex = hexIndex(place as HexName);
    const terrain = terrainOf(b, hex);
    if (TERRAIN[terrain].blocks) return { place, by: terrain, rule: 'QL-LOS-05' };
    return { place, by: b.units.find((unit) => unit.hex === hex)!.id, rule: 'QL-LOS-04' };
  });
}

export interface SeenHex {
  readonly hex: string;
  readonly distance: number;
  /** Null where there is sight. */
  readonly obstruction: Obstruction | null;
  readonly blocking: readonly Blocker[];
}

export const visible = query(
  'By hex, whether it is seen from a place; if not, what blocks and by which rule',
  z.strictObject({ from: placeSchema }),
  (b, { from }): SeenHex[] | Refusal => {
    const ill = wrongPlace(b, 'from', from);
    if (ill) return ill;
    const look = typeof from === 'string' ? lookFrom(b, hexIndex(from as HexName)) : pointLook(b, from);
    return PLAIN.flatMap((hex): SeenHex[] => {
      if (HEXES[hex] === from) return [];
      const obstruction = look(hex);
      const distance = distanceTo(b, from, hex);
      return [{ hex: HEXES[hex]!, distance, obstruction, blocking: whatBlocks(b, obstruction) }];
    });
  },
);

/** What blocks the line to a hex. Most lines are clear, and that is told faster than why one is not. */
function lookFrom(b: Battle, from: number): (hex: number) => Obstruction | null {
  const { sight } = tablesOf(b).board;
  const others = occupancy(b).slice();
  return (hex) => (sees(sight, from, hex, others) ? null : hexObstruction(b, from, hex));
}

function pointLook(b: Battle, from: Point): (hex: number) => Obstruction | null {
  const { centres } = tableOf(b);
  return (hex) => sightLine(b, from, centres[hex]!).obstruction;
}

// --- Range --------------------------------------------------------------------------------------------------------

export interface HexInRange {
  readonly hex: string;
  readonly distance: number;
}

export const range = query(
  'By hex, the distance at which a unit could attack, whoever it saw there',
  z.strictObject({ unit: unitId, from: z.optional(placeSchema) }),
  (b, { unit: id, from }): HexInRange[] | Refusal => {
    const unit = unitAt(b, id, from);
    if (typeof unit !== 'number') return unit;
    const { range: most, minimumRange } = tablesOf(b).profiles[unit]!;
    const at = groundOf(b).placeOf(b, unit);
    return PLAIN.flatMap((hex): HexInRange[] => {
      const distance = distanceTo(b, at, hex);
      const inRange = distance > 0 && distance <= most && distance >= minimumRange; // QL-RNG-02, QL-TRT-21
      return inRange ? [{ hex: HEXES[hex]!, distance }] : [];
    });
  },
);

// --- Cover --------------------------------------------------------------------------------------------------------

export interface HexCover {
  readonly hex: string;
  readonly cover: Cover;
  readonly terrain: Terrain;
  readonly rules: readonly RuleId[];
}

/** An attacker of whom nothing is known: it stands next to the target and has no trait that matters. */
const ANYBODY = { siege: false, assault: false };

export const cover = query(
  'By hex, the cover a unit would have there, against anybody or against one enemy; hexes without any are left out',
  z.strictObject({ unit: unitId, against: z.optional(unitId) }),
  (b, { unit: id, against }): HexCover[] | Refusal => {
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    const attacker = against === undefined ? null : unitAt(b, against);
    if (attacker !== null && typeof attacker !== 'number') return attacker;
    const { profiles } = tablesOf(b);
    const target = profiles[unit]!;
    const firer = attacker === null ? ANYBODY : profiles[attacker]!;
    const firedFrom = attacker === null ? null : groundOf(b).placeOf(b, attacker);
    return PLAIN.flatMap((hex): HexCover[] => {
      const terrain = terrainOf(b, hex);
      const distance = firedFrom === null ? 1 : distanceTo(b, firedFrom, hex);
      const { total, rule, parts } = coverScore({ attacker: firer, target, terrain, distance });
      if (total === 0) return [];
      return [{ hex: HEXES[hex]!, cover: COVERS[total]!, terrain, rules: [rule, ...parts.map((part) => part.rule)] }];
    });
  },
);

// --- Danger -------------------------------------------------------------------------------------------------------

/** What may befall a unit at a hex if every enemy that could attack it there did so, each at its best odds. */
export interface Danger extends Hazard {
  readonly hex: string;
  readonly attackers: readonly string[];
}

export const danger = query(
  'By hex, what may be expected of all attacks on a unit there: by Strike, or after an Engage move, at the best odds of each enemy',
  z.strictObject({ unit: unitId }),
  (b, { unit: id }): Danger[] | Refusal => {
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    const { owner, elements } = b.units[unit]!;
    b.units[unit]!.hex = b.units[unit]!.point = null; // it is supposed to be elsewhere
    const terrains = PLAIN.map((hex) => TERRAINS.indexOf(terrainOf(b, hex)));
    const threats = b.units.flatMap((enemy, i) =>
      enemy.owner !== owner && isOnBoard(enemy) ? [{ id: enemy.id, shots: bestShots(b, i, unit, terrains) }] : [],
    );
    const standing = standingRoom(b, unit);
    return PLAIN.flatMap((hex): Danger[] => {
      const attackers = threats.filter(({ shots }) => shots[hex] !== null);
      if (attackers.length === 0 || !standing(hex)) return [];
      const hazard = hazardOf(
        attackers.map(({ shots }) => shots[hex]!.laws),
        elements,
      );
      return [{ hex: HEXES[hex]!, attackers: attackers.map((one) => one.id), ...hazard }];
    });
  },
);

/** Whether the unit could be at a hex: nobody is there, and it may stand on such ground. */
function standingRoom(b: Battle, unit: number): (hex: number) => boolean {
  const { profiles, rest } = tablesOf(b);
  if (!isTabletop(b)) {
    const others = occupancy(b).slice();
    return (hex) => others[hex] === 0 && rest[unit]![hex] !== IMPASSABLE;
  }
  const [areas, { centres }] = [areasOf(b), tableOf(b)];
  return (hex) => overlapping(b, centres[hex]!, unit, null) < 0 && canRest(areas, profiles[unit]!, centres[hex]!);
}

/** What a shot may be expected to kill, and its laws. */
interface Weighed {
  readonly kills: number;
  readonly laws: ShortLaws;
}

/** A place from where a unit may attack, and the order under which it does. */
interface Post {
  readonly order: OrderType;
  distance(hex: number): number;
  sees(hex: number): boolean;
}

/** By hex, the shot from which the target would lose most, or null where it cannot be attacked. */
function bestShots(b: Battle, attacker: number, target: number, terrains: readonly number[]): (Weighed | null)[] {
  const { profiles } = tablesOf(b);
  const [a, t] = [profiles[attacker]!, profiles[target]!];
  const { elements, suppression } = b.units[attacker]!;
  const weighed: Weighed[] = []; // there are few different shots: by terrain, distance, order and sight
  const weigh = (terrain: number, distance: number, order: OrderType, indirect: boolean): Weighed => {
    const i = ((terrain * 64 + distance) * 2 + (order === 'strike' ? 1 : 0)) * 2 + (indirect ? 1 : 0);
    const known = weighed[i];
    if (known) return known;
    const shot = shotFrom(a, elements, suppression, t, TERRAINS[terrain]!, distance, order, indirect);
    const made = { kills: shot.dice * dieOdds(shot).kill, laws: shortLaws(shot, b.units[target]!.elements) };
    weighed[i] = made;
    return made;
  };
  const best: (Weighed | null)[] = PLAIN.map(() => null);
  const spots = a.indirectFire ? spotters(b, attacker) : [];
  for (const post of postsOf(b, attacker, a)) {
    for (const hex of PLAIN) {
      const distance = post.distance(hex);
      if (distance === 0 || distance > a.range || distance < a.minimumRange) continue;
      const known = best[hex]!;
      const direct = weigh(terrains[hex]!, distance, post.order, false);
      if ((known === null || known.kills < direct.kills) && post.sees(hex)) best[hex] = direct;
      else if (known === null && post.order === 'strike' && spots.some((spot) => spot.sees(hex)))
        best[hex] = weigh(terrains[hex]!, distance, post.order, true); // QL-TRT-11
    }
  }
  return best;
}

/** Where it is, under Strike; and wherever an Engage move takes it, unless it is Ponderous (QL-TRT-22). */
function postsOf(b: Battle, unit: number, { speed, ponderous }: Profile): Post[] {
  if (!isTabletop(b)) {
    const start = b.units[unit]!.hex!;
    const costs = ponderous ? null : reachCosts(b, unit, speed[0]);
    const others = occupancy(b).slice();
    others[start] = 0; // the hex it leaves is empty when it looks
    const ends = PLAIN.filter((hex) => (costs ? costs[hex]! >= 0 : hex === start));
    return [hexPost(b, start, 'strike', others), ...ends.map((from) => hexPost(b, from, 'engage', others))];
  }
  const start = b.units[unit]!.point!;
  const offered = ponderous || speed[0] === 0 ? [] : tabletopMoves(b, unit, speed[0], null);
  const ends = offered.flatMap(({ path }) => (path.length > 0 ? [path[path.length - 1] as Point] : []));
  return [pointPost(b, unit, start, 'strike'), ...[start, ...ends].map((from) => pointPost(b, unit, from, 'engage'))];
}

function spotters(b: Battle, attacker: number): Post[] {
  const { owner } = b.units[attacker]!;
  const others = occupancy(b).slice();
  return b.units.flatMap((unit, i) => {
    if (i === attacker || unit.owner !== owner || unit.suppression > 0 || !isOnBoard(unit)) return [];
    return [isTabletop(b) ? pointPost(b, i, unit.point!, 'strike') : hexPost(b, unit.hex!, 'strike', others)];
  });
}

function hexPost(b: Battle, from: number, order: OrderType, others: Uint8Array): Post {
  const { sight } = tablesOf(b).board;
  return {
    order,
    distance: (hex) => GRID.distance[from * GRID.size + hex]!,
    sees: (hex) => sees(sight, from, hex, others),
  };
}

function pointPost(b: Battle, unit: number, from: Point, order: OrderType): Post {
  const { centres } = tableOf(b);
  return {
    order,
    distance: (hex) => distanceTo(b, from, hex),
    sees: (hex) => hasSight(b, from, centres[hex]!, unit, -1),
  };
}

// --- A measured move ----------------------------------------------------------------------------------------------

export interface Measured {
  /** Hexes' worth of movement, or thousandths of an inch; null where the way leads into what the unit cannot enter. */
  readonly cost: number | null;
  readonly allowance: number;
  readonly refusal: Refusal<RuleId> | null;
}

export const measure = query(
  'What a path would cost a unit under an order, what it may cost, and whether it is refused',
  z.strictObject({ unit: unitId, order: z.enum(ORDER_TYPES), path: z.array(placeSchema) }),
  (b, { unit: id, order, path }): Measured | Refusal => {
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    const move: DecisionOf<'MoveUnit'> = { type: 'MoveUnit', path };
    const ill = illNamed(b, move);
    if (ill) return ill;
    const refusal = refuseMove(b, unit, order, move);
    const ground = groundOf(b);
    const tooDear = refusal?.rule === 'QL-MOV-03' || refusal?.rule === 'QL-MOV-07';
    const open =
      refusal === null || (tooDear && ground.refusePath(b, unit, Number.POSITIVE_INFINITY, path, null) === null);
    return {
      cost: open ? ground.pathCost(b, unit, path) : null,
      allowance: allowance(b, unit, order) * (isTabletop(b) ? tableOf(b).hex : 1), // QL-MIN-09
      refusal,
    };
  },
);

export const OVERLAYS = { visible, range, cover, danger, measure } as const;
