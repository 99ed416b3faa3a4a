import { idSchema } from '@sandtable/craft';
import { traverse } from '@sandtable/geometry/hex';
import { malformed, type Refusal, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Decision, decisionSchema, placeSchema } from './decisions.js';
import { whatBlocks } from './foresight/overlays.js';
import { query, unitAt, unitId, wrongPlace } from './foresight/supposed.js';
import { groundOf, isTabletop } from './ground.js';
import { threatened } from './hexes.js';
import { type Odds, oddsOf, oddsOfSeveral } from './odds.js';
import { illNamed, refusal } from './refusals.js';
import type { RuleId } from './rulebook.js';
import { refuseAttack, refuseTarget, spotter } from './rules/attack.js';
import { HEXES, hexIndex } from './rules/board.js';
import { hexObstruction } from './rules/line-of-sight.js';
import { sightLine } from './rules/miniatures/sight.js';
import { threatenedCentres } from './rules/miniatures/threat.js';
import { allowance, refuseMove } from './rules/movement.js';
import { rosterFaults } from './rules/recruiting.js';
import { type ScoredShot, scoredShot, shotAt } from './rules/shot.js';
import { type Battle, isOnBoard, type Point } from './state.js';
import { GRID, tablesOf } from './tables.js';
import { type HexName, ORDER_TYPES, type OrderType } from './terms.js';

// What a player may ask before deciding. What can be laid over the board as a whole is in overlays.ts.

const order = z.enum(ORDER_TYPES);

export interface AttackPreview extends ScoredShot {
  readonly odds: Odds;
  readonly expectedVp: number;
  readonly spotter: string | null;
}

function preview(b: Battle, attacker: number, target: number, under: OrderType): AttackPreview {
  const scored = scoredShot(b, attacker, target, under);
  const { shot } = scored;
  const odds = oddsOf(shot, b.units[target]!.elements);
  const seenBy = shot.indirect ? spotter(b, attacker, target) : -1;
  return {
    ...scored,
    odds,
    expectedVp: odds.destroyed * tablesOf(b).profiles[target]!.vp, // QL-DST-02, QL-DST-03
    spotter: seenBy < 0 ? null : b.units[seenBy]!.id,
  };
}

const odds = query(
  'The exact odds of an attack, or of several on one target',
  z.strictObject({
    unit: unitId,
    target: unitId,
    order,
    from: z.optional(placeSchema),
    moved: z.optional(z.boolean()),
    followedBy: z.optional(z.array(z.strictObject({ unit: unitId, order }))),
  }),
  (b, { unit, target, order: under, from, moved, followedBy }) => {
    const attacker = unitAt(b, unit, from);
    if (typeof attacker !== 'number') return attacker;
    const victim = unitAt(b, target);
    if (typeof victim !== 'number') return malformed('target', `target is "${target}", expected a unit on the board`);
    const refused = refuseAttack(b, attacker, victim, under, moved ?? false);
    if (refused) return refused;
    const first = preview(b, attacker, victim, under);
    if (!followedBy) return first;
    const shots = [first.shot];
    for (const more of followedBy) {
      const also = unitAt(b, more.unit);
      if (typeof also !== 'number') return also;
      const no = refuseAttack(b, also, victim, more.order, false);
      if (no) return no;
      shots.push(shotAt(b, also, victim, more.order));
    }
    const together = oddsOfSeveral(shots, b.units[victim]!.elements);
    return { ...first, odds: together, expectedVp: together.destroyed * tablesOf(b).profiles[victim]!.vp };
  },
);

export interface TargetStatus {
  readonly target: string;
  readonly distance: number;
  readonly refusal: Refusal<RuleId> | null;
  readonly blockers: readonly string[];
  readonly attack: AttackPreview | null;
}

const targets = query(
  'Every enemy unit with whether and why not it may be attacked, and the odds',
  z.strictObject({ unit: unitId, order, from: z.optional(placeSchema), moved: z.optional(z.boolean()) }),
  (b, { unit, order: under, from, moved }): TargetStatus[] | Refusal => {
    const attacker = unitAt(b, unit, from);
    if (typeof attacker !== 'number') return attacker;
    const ground = groundOf(b);
    return b.units.flatMap((enemy, i): TargetStatus[] => {
      if (enemy.owner === b.units[attacker]!.owner || !isOnBoard(enemy)) return [];
      const refused = refuseAttack(b, attacker, i, under, moved ?? false);
      return [
        {
          target: enemy.id,
          distance: ground.distance(b, attacker, i),
          refusal: refused,
          blockers: ground.obstruction(b, attacker, i)?.blockers ?? [],
          attack: refused ? null : preview(b, attacker, i, under),
        },
      ];
    });
  },
);

const reach = query(
  'Every place a unit can move to under an order, with a cheapest path and its cost',
  z.strictObject({ unit: unitId, order }),
  (b, { unit: id, order: under }) => {
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    const ground = groundOf(b);
    const far = allowance(b, unit, under);
    if (far === 0) return [];
    return ground.moves(b, unit, far, null).map(({ path }) => ({
      to: path[path.length - 1] ?? ground.placeOf(b, unit),
      path,
      cost: ground.pathCost(b, unit, path),
    }));
  },
);

const sight = query(
  'The line of sight between two hexes, or two points of the tabletop: what it meets, and what blocks it',
  z.strictObject({ from: placeSchema, to: placeSchema }),
  (b, { from, to }) => {
    const ill = wrongPlace(b, 'from', from) ?? wrongPlace(b, 'to', to);
    if (ill) return ill;
    const line = isTabletop(b) ? sightLine(b, from as Point, to as Point) : hexSight(b, from as HexName, to as HexName);
    return { ...line, blocking: whatBlocks(b, line.obstruction) };
  },
);

function hexSight(b: Battle, from: HexName, to: HexName) {
  const [a, t] = [hexIndex(from), hexIndex(to)];
  const { crossed, sides, touched } = traverse(GRID, a, t);
  const name = (hex: number): string => HEXES[hex] ?? 'outside';
  const obstruction = a === t ? null : hexObstruction(b, a, t);
  return {
    distance: GRID.distance[a * GRID.size + t]!,
    clear: obstruction === null,
    obstruction,
    crossed: crossed.map(name),
    sides: sides.map((side) => [name(side.left), name(side.right)]),
    touched: touched.map(name),
  };
}

const why = query(
  'Whether a decision would be refused now, and by which rule; a move or an attack as if under a stated order',
  z.strictObject({
    decision: decisionSchema as Schema<Decision>,
    unit: z.optional(unitId),
    order: z.optional(order),
    moved: z.optional(z.boolean()),
  }),
  (b, { decision, unit: id, order: under, moved }, view): { refusal: Refusal | null } | Refusal => {
    const seat = view.seat ?? b.active ?? 'A';
    const supposed = decision.type === 'MoveUnit' || decision.type === 'Attack';
    if (id === undefined || under === undefined || !supposed) return { refusal: refusal(b, seat, decision) };
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    const ill = illNamed(b, decision);
    if (ill) return { refusal: ill };
    if (decision.type === 'MoveUnit') return { refusal: refuseMove(b, unit, under, decision) };
    return { refusal: refuseTarget(b, unit, decision.target, under, moved ?? false) };
  },
);

const roster = query(
  'Everything that speaks against a roster, each with its rule',
  z.strictObject({ force: idSchema, units: z.array(idSchema) }),
  (b, recruited): { faults: readonly Refusal<RuleId>[] } => ({ faults: rosterFaults(b, recruited) }),
);

const threat = query(
  'By hex, how many units of the other seat could attack a unit there after an Engage move',
  /** `moving` is a unit that is about to leave its place: it is in nobody's line of sight there any more. */
  z.strictObject({ seat: z.optional(z.enum(['A', 'B'])), moving: z.optional(unitId) }),
  (b, { seat, moving }, view) => {
    const own = seat ?? view.seat ?? 'A';
    const leaves = moving === undefined ? null : unitAt(b, moving);
    if (leaves !== null && typeof leaves !== 'number') return leaves;
    if (leaves !== null) b.units[leaves]!.hex = b.units[leaves]!.point = null;
    const counts: Record<string, number> = {};
    for (const [i, enemy] of b.units.entries()) {
      if (enemy.owner === own || !isOnBoard(enemy)) continue;
      const under = isTabletop(b) ? threatenedCentres(b, i) : threatened(b, i);
      under.forEach((yes, hex) => {
        if (yes) counts[HEXES[hex]!] = (counts[HEXES[hex]!] ?? 0) + 1;
      });
    }
    return counts;
  },
);

export const QUERIES = { odds, targets, reach, sight, why, roster, threat } as const;
