import { traverse } from '@sandtable/geometry/hex';
import { malformed, type Query, type Refusal } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { allowance } from './activation.js';
import { refuseAttack, spotter } from './attack.js';
import { HEXES, hexIndex, isHexName } from './board.js';
import { type Decision, decisionSchema, type Place, placeSchema } from './decisions.js';
import { groundOf } from './ground.js';
import { hexObstruction, reachCosts } from './hexes.js';
import { type Odds, oddsOf, oddsOfSeveral } from './odds.js';
import { refusal, refuseMove } from './refusals.js';
import type { RuleId } from './rulebook.js';
import { diceScore, hitScore, type Shot, shotAt } from './shot.js';
import { type Battle, isOnBoard, unitIndex } from './state.js';
import { GRID, tablesOf } from './tables.js';
import { ORDER_TYPES, type OrderType, type Seat } from './terms.js';
import { battleSeen, type View } from './view.js';

// What a player may ask before deciding. Every answer comes from the player's own view (QL-HID-08) and changes nothing.

const unitId = z.string();
const order = z.enum(ORDER_TYPES);

function query<A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (b: Battle, args: A, view: View) => R | Refusal,
): Query<View, A, R> {
  return { title, args, run: (view, given) => run(battleSeen(view), given, view) };
}

/** A unit by its id, standing at another place if one is given: "what if it were there". */
function unitAt(b: Battle, id: string, from?: Place): number | Refusal<never> {
  const unit = unitIndex(b, id);
  if (unit < 0 || !isOnBoard(b.units[unit]!)) return malformed('unit', `unit is "${id}", expected a unit on the board`);
  if (from === undefined) return unit;
  if (typeof from === 'string' && !isHexName(from))
    return malformed('from', `from is "${from}", expected a hex in play`);
  groundOf(b).put(b, unit, from);
  return unit;
}

export interface AttackPreview {
  readonly shot: Shot;
  readonly diceScore: ReturnType<typeof diceScore>;
  readonly hitScore: ReturnType<typeof hitScore>;
  readonly odds: Odds;
  readonly expectedVp: number;
  readonly spotter: string | null;
}

function preview(b: Battle, attacker: number, target: number, under: OrderType): AttackPreview {
  const shot = shotAt(b, attacker, target, under);
  const odds = oddsOf(shot, b.units[target]!.elements);
  const seenBy = shot.indirect ? spotter(b, attacker, target) : -1;
  return {
    shot,
    diceScore: diceScore(b, attacker, target, under),
    hitScore: hitScore(b, attacker, target, under),
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
    return { ...first, odds: oddsOfSeveral(shots, b.units[victim]!.elements) };
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
  'The line of sight between two hexes: what it meets, and what blocks it',
  z.strictObject({ from: z.string(), to: z.string() }),
  (b, { from, to }) => {
    for (const [field, hex] of Object.entries({ from, to })) {
      if (!isHexName(hex)) return malformed(field, `${field} is "${hex}", expected a hex in play`);
    }
    const [a, t] = [hexIndex(from as never), hexIndex(to as never)];
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
  },
);

const why = query(
  'Whether a decision would be refused now, and by which rule; a move or an attack as if under a stated order',
  z.strictObject({
    decision: decisionSchema as unknown as z.ZodMiniType<Decision>,
    unit: z.optional(unitId),
    order: z.optional(order),
    moved: z.optional(z.boolean()),
  }),
  (b, { decision, unit: id, order: under, moved }, view): { refusal: Refusal | null } | Refusal => {
    if (id === undefined || under === undefined) {
      return { refusal: refusal(b, (view.seat ?? b.active ?? 'A') as Seat, decision) };
    }
    const unit = unitAt(b, id);
    if (typeof unit !== 'number') return unit;
    if (decision.type === 'MoveUnit') return { refusal: refuseMove(b, unit, under, decision) };
    if (decision.type === 'Attack' && decision.target !== null) {
      const target = unitIndex(b, decision.target);
      if (target < 0)
        return malformed('decision.target', `decision.target is "${decision.target}", expected the id of a unit`);
      return { refusal: refuseAttack(b, unit, target, under, moved ?? false) };
    }
    return { refusal: refusal(b, (view.seat ?? 'A') as Seat, decision) };
  },
);

const threat = query(
  'By hex, how many units of the other seat could attack a unit there after an Engage move',
  z.strictObject({ seat: z.optional(z.enum(['A', 'B'])) }),
  (b, { seat }, view) => {
    const own = seat ?? view.seat ?? 'A';
    const { profiles } = tablesOf(b);
    const counts: Record<string, number> = {};
    for (const [i, enemy] of b.units.entries()) {
      if (enemy.owner === own || enemy.hex === null) continue;
      const costs = reachCosts(b, i, profiles[i]!.speed[0]);
      const covered = new Uint8Array(GRID.size);
      for (let from = 0; from < GRID.size; from++) {
        if (costs[from]! < 0) continue;
        for (let to = 0; to < GRID.size; to++) {
          const distance = GRID.distance[from * GRID.size + to]!;
          if (distance > 0 && distance <= profiles[i]!.range && distance >= profiles[i]!.minimumRange) covered[to] = 1;
        }
      }
      covered.forEach((yes, hex) => {
        if (yes) counts[HEXES[hex]!] = (counts[HEXES[hex]!] ?? 0) + 1;
      });
    }
    return counts;
  },
);

export const QUERIES = { odds, targets, reach, sight, why, threat } as const;
