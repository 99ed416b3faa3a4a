import { type AboutOf, type AnswerTo, asker } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DECISIONS, saidSchema } from './decisions.js';
import { ACTION_IDS, RESULTS, SITUATION_IDS, WINDOWS } from './terms.js';

// What a seat can be asked, the decisions that each question takes, and what it is about where the table does not show it.

const id = z.string();
const ids = z.array(id);
const maybe = z.nullable(id);

/** What a window is about: the same whatever the hands hold (TA-CORE-INF-06). */
const opening = z.strictObject({
  window: z.enum(WINDOWS),
  /** Whom it is about: the unit declared, moving, about to leave, attacked or finished. */
  unit: maybe,
  /** The other one: who attacks it, or whom it has contacted. */
  foe: maybe,
  action: z.nullable(z.enum(ACTION_IDS)),
  attack: z.nullable(
    z.strictObject({
      kind: z.enum(['ranged', 'melee', 'artillery', 'hazard']),
      by: z.enum(['A', 'B']),
      shift: z.int(),
    }),
  ),
  result: z.nullable(z.enum(RESULTS)),
  /** What was played here and may not be again: kinds by seat, strikers, powers. */
  used: ids,
  /** Units that count as in close combat until a Fall Back is over (TA-CORE-FBK-10). */
  locked: ids,
  /** The zone that a hazard's victim came from. */
  from: maybe,
  situation: z.nullable(z.strictObject({ kind: z.enum(SITUATION_IDS), by: z.enum(['A', 'B']), unit: maybe })),
});

const choice = z.strictObject({ unit: id, zones: ids });

export const SHAPES = {
  Deploy: { answer: DECISIONS.Deploy },
  Reserve: { answer: DECISIONS.PlaceReserve },
  Turn: { answer: z.discriminatedUnion('type', [DECISIONS.PlayAction, DECISIONS.Discard, DECISIONS.Done]) },
  Situation: {
    answer: z.discriminatedUnion('type', [DECISIONS.PlaySituation, DECISIONS.UsePower, DECISIONS.Pass]),
    about: opening,
  },
  Relay: {
    answer: z.discriminatedUnion('type', [DECISIONS.GiveOrders, DECISIONS.Done]),
    about: z.strictObject({ action: z.enum(ACTION_IDS), waiting: ids }),
  },
  /** Equal ways on a route (TA-MAP-FBK-05, TA-MAP-DRF-03). */
  Route: { answer: DECISIONS.ChooseZone, about: choice },
  /** Which line a unit falls back along: by a zone or from an enemy (TA-CORE-FBK-12, TA-RUL-36). */
  Line: {
    answer: z.discriminatedUnion('type', [DECISIONS.ChooseZone, DECISIONS.ChooseUnit]),
    about: z.strictObject({ unit: id, zones: ids, units: ids }),
  },
  Reference: { answer: DECISIONS.ChooseUnit, about: z.strictObject({ units: ids }) },
  Stayer: { answer: DECISIONS.ChooseUnit, about: z.strictObject({ zone: id, units: ids }) },
  Retreat: { answer: DECISIONS.ChooseZone, about: choice },
  Improvement: { answer: DECISIONS.Improve, about: z.strictObject({ unit: id }) },
  Facing: { answer: DECISIONS.ChooseFacing, about: z.strictObject({ unit: id, facings: z.array(z.int()) }) },
  Smoke: { answer: DECISIONS.PlaceSmoke, about: z.strictObject({ zones: ids }) },
  Power: {
    answer: z.discriminatedUnion('type', [DECISIONS.UsePower, DECISIONS.Pass]),
    about: z.strictObject({ unit: id, power: id }),
  },
};
export type QuestionKindId = keyof typeof SHAPES;
export const QUESTION_KINDS = Object.keys(SHAPES) as readonly QuestionKindId[];

export type DecisionIn<K extends QuestionKindId> = AnswerTo<typeof SHAPES, K>;
export type AboutIn<K extends QuestionKindId> = AboutOf<typeof SHAPES, K>;

export const ask = asker(SHAPES, { answer: saidSchema });
