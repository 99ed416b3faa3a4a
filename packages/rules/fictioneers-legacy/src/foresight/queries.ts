import { idSchema } from '@sandtable/craft';
import { isRefusal, malformed, type Query, type Refusal } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DECISIONS, type DecisionOf, type Move, spotSchema } from '../decisions.js';
import { isOnTable } from '../ground.js';
import { INCH, type Spot, spotName } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import { postsOf } from '../rules/leaders.js';
import { judgeFire } from '../rules/legal-fire.js';
import { poseAt, poseOf } from '../rules/measuring.js';
import { type Battle, indexOf, kindOf } from '../state.js';
import { SIDES } from '../terms.js';
import type { View } from '../view.js';
import { actsOn } from './acts.js';
import { type Along, alongMove } from './along.js';
import { fanOf } from './fan.js';
import { lineUpAt, shifted } from './lineup.js';
import { type Aim, marchOf } from './march.js';
import { afterMove, driftMap, marksFor, shotsAtPoint, watchChances } from './prospects.js';
import { canMove, reachOf } from './reach.js';
import { cardOf, leadOf, sheets } from './sheets.js';
import { otherStarts } from './starts.js';
import { wayTo } from './way.js';

// What a table asks so that nobody has to measure: ways, reach, targets, what is seen. From the seat's own view, like all queries.

function query<A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (b: Battle, args: A, view: View) => R | Refusal<RuleId>,
): Query<View, A, R> {
  return { title, args, run: (view, given) => run(view.battle, given, view) as R | Refusal };
}

const id = idSchema;
const modeSchema = z.optional(z.enum(['walk', 'fly']));
const model = { model: id };
const whereabouts: ReadonlySet<string> = new Set(['table', 'aboard', 'reserve']);

/** A figure or vehicle that can still do something. */
function actorIn(b: Battle, field: string, name: string): number | Refusal<never> {
  const i = indexOf(b, name);
  const acts = i >= 0 && (kindOf(b, i) === 'figure' || kindOf(b, i) === 'vehicle');
  if (acts && whereabouts.has(b.models[i]!.where)) return i;
  return malformed(field, `${field} is "${name}", expected a figure or vehicle in play`);
}

/** A deployment of somebody who is there. */
function deploymentIn(b: Battle, draft: DecisionOf<'DeploySquad'>): DecisionOf<'DeploySquad'> | Refusal<never> {
  if (!b.muster.squads.some(({ id: squad }) => squad === draft.squad))
    return malformed('draft.squad', `draft.squad is "${draft.squad}", expected a squad`);
  const k = draft.placements.findIndex(({ model: name }) => indexOf(b, name) < 0);
  if (k < 0) return draft;
  const field = `draft.placements[${k}].model`;
  return malformed(field, `${field} is "${draft.placements[k]!.model}", expected a model of the squad`);
}

/** As it will be after a move, where one is meant. */
function supposing(b: Battle, i: number, move: Move | undefined): Battle | Refusal {
  return move === undefined ? b : afterMove(b, i, move);
}

/** Nothing is seen, aimed at or covered there (FL-GEO-01). */
export function offTable(b: Battle, at: Spot): Refusal<RuleId> | null {
  return isOnTable(b, at) ? null : { rule: 'FL-GEO-01', message: `${spotName(at)} is off the table.` };
}

const aimSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('by'), dx: spotSchema.shape.x, dy: spotSchema.shape.y }),
  z.strictObject({ kind: z.literal('to'), at: spotSchema }),
  z.strictObject({ kind: z.literal('cover'), from: id }),
]);

const MOST = 60;

export const HELP = {
  /** The way to the place nearest to where somebody points, as far as the allowance goes. */
  way: query(
    'The way there',
    z.strictObject({ ...model, to: spotSchema, mode: modeSchema, fires: z.optional(z.boolean()) }),
    (b, { model: name, to, mode, fires }) => {
      const i = actorIn(b, 'model', name);
      if (typeof i !== 'number') return i;
      const way = wayTo(b, i, { to, ...(mode ? { mode } : {}), ...(fires ? { fires } : {}) });
      return 'rule' in way ? { refusal: way, move: null } : { refusal: null, ...way };
    },
  ),

  /** The ways of many at once. */
  march: query(
    'The way of a squad',
    z.strictObject({
      models: z.array(id).check(z.minLength(1), z.maxLength(MOST)),
      aim: aimSchema,
      mode: modeSchema,
      fires: z.optional(z.boolean()),
    }),
    (b, { models, aim: wanted, mode, fires }) => {
      const going: number[] = [];
      for (const [k, name] of models.entries()) {
        const i = actorIn(b, `models[${k}]`, name);
        if (typeof i !== 'number') return i;
        going.push(i);
      }
      let aim: Aim;
      if (wanted.kind === 'cover') {
        const from = indexOf(b, wanted.from);
        if (from < 0 || b.models[from]!.where !== 'table')
          return malformed('aim.from', `aim.from is "${wanted.from}", expected a model on the table`);
        aim = { kind: 'cover', from };
      } else aim = wanted;
      return marchOf(b, going, { aim, ...(mode ? { mode } : {}), ...(fires ? { fires } : {}) });
    },
  ),

  /** What a model can go and do at a thing on the table: get in, get on, pick up. */
  acts: query('What can be done with it', z.strictObject({ ...model, on: id }), (b, { model: name, on: thing }) => {
    const i = actorIn(b, 'model', name);
    if (typeof i !== 'number') return i;
    const on = indexOf(b, thing);
    if (on < 0 || b.models[on]!.where !== 'table')
      return malformed('on', `on is "${thing}", expected something on the table`);
    return actsOn(b, i, on);
  }),

  /** Everywhere a model may end its move. */
  reach: query('Where a model can go', z.strictObject({ ...model, mode: modeSchema }), (b, { model: name, mode }) => {
    const i = actorIn(b, 'model', name);
    if (typeof i !== 'number') return i;
    if (b.models[i]!.where !== 'table' || !canMove(b, i)) return null;
    return reachOf(b, i, mode ?? 'walk');
  }),

  /** Whom a model could shoot, now or after a move, with all numbers. */
  shots: query(
    'Whom a model can shoot',
    z.strictObject({ ...model, move: z.optional(DECISIONS.Move), staysStationary: z.optional(z.boolean()) }),
    (given, { model: name, move, staysStationary }) => {
      const i = actorIn(given, 'model', name);
      if (typeof i !== 'number') return i;
      const b = supposing(given, i, move);
      if (isRefusal(b)) return b.rule === null ? (b as Refusal<never>) : { refusal: b, marks: [] };
      return { refusal: null, marks: marksFor(b, i, staysStationary ?? true) };
    },
  ),

  /** Every way to fire at a place of the table. */
  aimAt: query(
    'Firing at a place',
    z.strictObject({ ...model, at: spotSchema, staysStationary: z.optional(z.boolean()) }),
    (b, { model: name, at, staysStationary }) => {
      const i = actorIn(b, 'model', name);
      return typeof i === 'number' ? shotsAtPoint(b, i, at, staysStationary ?? true) : i;
    },
  ),

  /** The ground that moves lead over, and the overwatch that could answer them. */
  along: query(
    'What lies along a move',
    z.strictObject({
      moves: z.array(z.strictObject({ ...model, move: DECISIONS.Move })).check(z.minLength(1), z.maxLength(MOST)),
    }),
    (b, { moves }) => {
      const found: Along[] = [];
      for (const [k, { model: name, move }] of moves.entries()) {
        const i = actorIn(b, `moves[${k}].model`, name);
        if (typeof i !== 'number') return i;
        if (move.path.length < 2)
          return malformed(`moves[${k}].move`, `moves[${k}].move has no path, expected a Move with a path`);
        found.push(alongMove(b, i, move));
      }
      return found;
    },
  ),

  /** What is on the sheets beside the table. */
  sheets: query('The sheets', z.strictObject({}), () => sheets()),

  /** What is on the card of a model. */
  card: query('The card of a model', z.strictObject(model), (b, { model: name }) => {
    const i = actorIn(b, 'model', name);
    return typeof i === 'number' ? cardOf(b, i) : i;
  }),

  /** How far somebody leads, and whom. */
  lead: query('Whom a leader reaches', z.strictObject(model), (b, { model: name }) => {
    const i = actorIn(b, 'model', name);
    return typeof i === 'number' ? leadOf(b, i) : i;
  }),

  /** Posts to be filled, on either side. */
  posts: query('Who will lead', z.strictObject({}), (b) => SIDES.flatMap((side) => postsOf(b, side))),

  /** Every chance of everybody on watch at what it could answer now. */
  watch: query('What overwatch can do', z.strictObject({}), (b, _, { seat }) =>
    seat === null ? [] : watchChances(b, seat),
  ),

  /** Where a shot may come down if it misses. */
  drift: query(
    'Where a shot may drift',
    z.strictObject({ ...model, fire: DECISIONS.Fire, move: z.optional(DECISIONS.Move) }),
    (given, { model: name, fire, move }) => {
      const i = actorIn(given, 'model', name);
      if (typeof i !== 'number') return i;
      const b = supposing(given, i, move);
      if (isRefusal(b)) return b.rule === null ? (b as Refusal<never>) : [];
      const shot = judgeFire(b, i, fire);
      return 'rule' in shot ? [] : driftMap(b, shot);
    },
  ),

  /** What a model sees of the ground, from where it is or would be. */
  fan: query(
    'What a model sees',
    z.strictObject({
      ...model,
      at: z.optional(spotSchema),
      inches: z.optional(z.number().check(z.gte(1), z.lte(240))),
    }),
    (b, { model: name, at, inches }) => {
      const i = actorIn(b, 'model', name);
      if (typeof i !== 'number') return i;
      const off = at && offTable(b, at);
      if (off) return off;
      return fanOf(b, at ? poseAt(b, i, at, 0) : poseOf(b, i), (inches ?? 48) * INCH);
    },
  ),

  /** A squad deployed about a point; the draft tells how they start. */
  lineUp: query(
    'A squad around a point',
    z.strictObject({ squad: id, at: spotSchema, draft: z.optional(DECISIONS.DeploySquad) }),
    (b, { squad, at, draft }, { seat }) => {
      const decision = draft && deploymentIn(b, draft);
      if (decision && isRefusal(decision)) return decision;
      return lineUpAt(b, seat ?? b.match.seats.A[0]!, squad, at, decision);
    },
  ),

  /** A deployment with one model elsewhere. */
  shift: query(
    'A deployment with one model elsewhere',
    z.strictObject({ ...model, at: spotSchema, draft: DECISIONS.DeploySquad }),
    (b, { model: name, at, draft }, { seat }) => {
      const decision = deploymentIn(b, draft);
      if (isRefusal(decision)) return decision;
      if (indexOf(b, name) < 0) return malformed('model', `model is "${name}", expected a model of the squad`);
      return shifted(b, seat ?? b.match.seats.A[0]!, decision, name, at);
    },
  ),

  /** Mounted or on foot, in a seat, in the air, packed, shields up: what else a deployment may be. */
  starts: query(
    'How a deployment may start otherwise',
    z.strictObject({ draft: DECISIONS.DeploySquad }),
    (b, { draft }, { seat }) => {
      const decision = deploymentIn(b, draft);
      return isRefusal(decision) ? decision : otherStarts(b, seat ?? b.match.seats.A[0]!, decision);
    },
  ),
} as const;
