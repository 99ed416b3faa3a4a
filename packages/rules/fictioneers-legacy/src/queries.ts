import { idSchema } from '@sandtable/craft';
import { judge, malformed, type Query, type Refusal, type Ruleset } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ask, QUESTION_KINDS } from './ask.js';
import { DECISIONS, decisionSchema, type Fire, spotSchema } from './decisions.js';
import { HELP, offTable } from './foresight/queries.js';
import { isDark } from './ground.js';
import type { Spot } from './inches.js';
import { meleeOdds, moraleOdds, shotOdds } from './odds.js';
import { QUESTIONS } from './questions.js';
import { areaCover, coverAgainst, coverName, moraleCover } from './rules/cover.js';
import { hasComGear, judgeFire } from './rules/legal-fire.js';
import { judgeMove } from './rules/legal-moves.js';
import { obstruction } from './rules/line-of-sight.js';
import {
  gapBetween,
  inContact,
  isInPlay,
  isOnTheTable,
  moraleOf,
  type Pose,
  pointPose,
  poseAt,
  poseOf,
} from './rules/measuring.js';
import { meleeModifier } from './rules/melee.js';
import { causeOf, causesOf, moraleNumber, recoveryOf } from './rules/morale.js';
import { allowance, canFly, moverOf } from './rules/movement-allowance.js';
import { struckBy, toDamage, toHit } from './rules/to-hit.js';
import { marginOf } from './rules/victory.js';
import { type Battle, controllerOf, copyBattle, idOf, indexOf, kindOf } from './state.js';
import type { Seat } from './terms.js';
import type { View } from './view.js';

// What a player may ask before deciding (FL-GEN-08). Every answer comes from the player's own view and changes nothing.

function query<A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (b: Battle, args: A, view: View) => R | Refusal,
): Query<View, A, R> {
  return { title, args, run: (view, given) => run(view.battle, given, view) };
}

const id = idSchema;
const here = z.union([
  z.strictObject({ model: id, at: z.optional(spotSchema) }),
  z.strictObject({ point: spotSchema }),
]);
type Here = z.infer<typeof here>;

/** A model by its id, on the table or aboard. */
function modelIn(b: Battle, field: string, name: string): number | Refusal<never> {
  const i = indexOf(b, name);
  const where = i < 0 ? null : b.models[i]!.where;
  if (where === 'table' || where === 'aboard') return i;
  return malformed(field, `${field} is "${name}", expected a model on the table`);
}

/** Where somebody is, or would be: "what if it were there". */
function poseIn(b: Battle, field: string, at: Here): Pose | Refusal {
  if ('point' in at) return offTable(b, at.point) ?? pointPose(b, at.point);
  const i = modelIn(b, `${field}.model`, at.model);
  if (typeof i !== 'number') return i;
  if (!at.at) return poseOf(b, i);
  return offTable(b, at.at) ?? poseAt(b, i, at.at, 0);
}

const fireSchema = z.strictObject({ model: id, fire: DECISIONS.Fire });
const moveSchema = z.strictObject({ model: id, move: DECISIONS.Move });

function shotIn(b: Battle, model: string, fire: Fire) {
  const i = modelIn(b, 'model', model);
  return typeof i === 'number' ? judgeFire(b, i, fire) : i;
}

const KINDS: Ruleset<Battle>['questions'] = QUESTIONS;

export const QUERIES = {
  ...HELP,

  /** Number, reasons and chances of a shot, for everybody it may harm. */
  odds: query('The chances of a shot', fireSchema, (b, { model, fire }) => {
    const shot = shotIn(b, model, fire);
    if ('message' in shot) return shot;
    const { hit, damaged } = shotOdds(b, shot);
    return {
      number: toHit(b, shot),
      hit,
      distance: gapBetween(shot.from, shot.to),
      damage: shot.to.who < 0 ? null : toDamage(b, shot.weapon, shot.to.who, struckBy(b, shot), shot.to),
      models: [...damaged].map(([i, chance]) => ({ model: idOf(b, i), chance })),
    };
  }),

  /** Both totals and the chances of a fight. */
  melee: query('The chances of a fight', z.strictObject({ attacker: id, defender: id }), (b, args) => {
    const attacker = modelIn(b, 'attacker', args.attacker);
    if (typeof attacker !== 'number') return attacker;
    const defender = modelIn(b, 'defender', args.defender);
    if (typeof defender !== 'number') return defender;
    const overrun = kindOf(b, attacker) === 'vehicle';
    return {
      attack: meleeModifier(b, attacker, defender, overrun),
      defence: meleeModifier(b, defender, attacker),
      touching: inContact(b, attacker, defender),
      ...meleeOdds(b, attacker, defender, overrun),
    };
  }),

  /** What a squad would need, and whether it has to check as things stand. */
  morale: query('The morale of a squad', z.strictObject({ squad: id }), (b, { squad }) => {
    const s = b.muster.squads.findIndex((one) => one.id === squad);
    if (s < 0) return malformed('squad', `squad is "${squad}", expected the id of a squad`);
    return {
      number: moraleNumber(b, s),
      cause: causeOf(b, s),
      causes: causesOf(b, s),
      morale: b.squads[s]!.morale,
      recovery: recoveryOf(b, s),
      ...moraleOdds(b, s),
    };
  }),

  /** How far a model may go, with and without firing. */
  allowance: query('How far a model may go', z.strictObject({ model: id }), (b, { model }) => {
    const i = modelIn(b, 'model', model);
    if (typeof i !== 'number') return i;
    if (kindOf(b, i) !== 'figure' && kindOf(b, i) !== 'vehicle')
      return malformed('model', `model is "${model}", expected a figure or a vehicle`);
    const modes = (['walk', 'fly'] as const).filter((mode) => mode === 'walk' || canFly(b, i));
    const conditions = { dark: isDark(b, poseOf(b, i)), hauling: b.models[i]!.carrying !== null, road: false };
    return modes.map((mode) => {
      const mover = moverOf(b, i, mode);
      return {
        mode,
        moving: allowance(b, mover, { ...conditions, fires: false }),
        firing: allowance(b, mover, { ...conditions, fires: true }),
      };
    });
  }),

  /** What a path costs, or why it cannot be walked. */
  path: query('What a move costs', moveSchema, (b, { model, move }) => {
    const i = modelIn(b, 'model', model);
    if (typeof i !== 'number') return i;
    const judged = judgeMove(b, i, move);
    if ('rule' in judged) return judged;
    const { cost, allowance: may, room, moved } = judged;
    return { cost, allowance: may, room, moved };
  }),

  /** Whether two see each other, how far apart they are, and what cover the second has. */
  sight: query('Who sees whom', z.strictObject({ from: here, to: here, laser: z.optional(z.boolean()) }), (b, args) => {
    const from = poseIn(b, 'from', args.from);
    if ('message' in from) return from;
    const to = poseIn(b, 'to', args.to);
    if ('message' in to) return to;
    const { grade, rule, smoke } = coverAgainst(b, from, to, args.laser ?? false);
    return {
      distance: gapBetween(from, to),
      blocked: obstruction(b, from, to),
      cover: coverName(grade),
      by: rule,
      smoke,
    };
  }),

  /** What the ground gives where a model stands, or would stand. */
  cover: query(
    'Cover where one stands',
    z.strictObject({ model: id, at: z.optional(spotSchema) }),
    (b, { model, at }) => {
      const i = modelIn(b, 'model', model);
      if (typeof i !== 'number') return i;
      const off = at && offTable(b, at);
      if (off) return off;
      const pose = at ? poseAt(b, i, at as Spot, 0) : poseOf(b, i);
      return {
        area: coverName(areaCover(b, pose, null)),
        morale: coverName(moraleCover(b, i, pose)),
        dark: isDark(b, pose),
      };
    },
  ),

  /** Why a decision is refused: of the model whose activation is open, or as if a model's were. */
  why: query(
    'Why not?',
    z.strictObject({ kind: z.enum(QUESTION_KINDS), decision: decisionSchema, model: z.optional(id) }),
    (b, { kind, decision, model }, { seat }) => {
      const supposed = copyBattle(b);
      if (model !== undefined) {
        const i = modelIn(b, 'model', model);
        if (typeof i !== 'number') return i;
        supposed.open = i;
      }
      if (kind === 'Activation' && (supposed.open === null || !isOnHand(supposed, supposed.open)))
        return malformed('model', 'model is nothing, expected the model that would act');
      if (kind === 'PlaceSurvivors' && b.bailouts.length === 0)
        return malformed('kind', 'kind: nobody has to be placed');
      if (kind === 'ChoosePromotion' && b.tie === null) return malformed('kind', 'kind: no post is to be decided');
      if (kind === 'OverwatchReaction' && b.trigger === null)
        return malformed('kind', 'kind: there is nothing to answer');
      if (kind === 'DeploySquad' && b.setup.step !== 'deploy') return malformed('kind', 'kind: deployment is over');
      return { refusal: judge(KINDS[kind]!, supposed, ask(kind, seat ?? b.match.seats.A[0]!), decision).refusal };
    },
  ),

  /** Whether a team mate may be spoken to in private (FL-EQP-03). */
  talk: query('Talking in private', z.strictObject({ to: id }), (b, { to }, { seat }) => {
    const mates = b.match.seats.A.includes(to) ? b.match.seats.A : b.match.seats.B;
    if (seat === null || seat === to || !mates.includes(to) || !mates.includes(seat))
      return malformed('to', `to is "${to}", expected a team mate`);
    return { private: mayTalk(b, seat) && mayTalk(b, to) };
  }),

  /** The score, what a lead must be to win, and the morale causes so far. */
  standing: query('How the game stands', z.strictObject({}), (b) => ({
    score: { A: b.score.A, B: b.score.B },
    forces: b.muster.points,
    margin: marginOf(b),
    round: b.round,
    rounds: b.match.scenario.rounds,
  })),
} as const;

/** FL-EQP-03: with the option, only who has com-gear in living, unpinned hands. */
function mayTalk(b: Battle, seat: Seat): boolean {
  if (!b.match.config.comGearChat) return true;
  return b.models.some(
    (_, i) =>
      kindOf(b, i) !== 'artillery' &&
      controllerOf(b, i) === seat &&
      isInPlay(b, i) &&
      hasComGear(b, i) &&
      moraleOf(b, i) !== 'pinned',
  );
}

function isOnHand(b: Battle, i: number): boolean {
  return isOnTheTable(b, i) || b.models[i]!.where === 'aboard' || b.models[i]!.where === 'reserve';
}
