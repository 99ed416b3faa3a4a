import { CONCEDING } from '@sandtable/craft';
import { type AnswerTo, asker } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { forceSchema } from './content/schemas.js';
import { DEPLOYMENTS, ORDERS, SIDES } from './terms.js';

// What a seat can be asked, and how its answers look. Places are in ten-thousandths of an inch from the south-west corner.

const id = z.string().check(z.minLength(1), z.maxLength(40));
const coordinate = z.int().check(z.gte(-4_000_000), z.lte(4_000_000));
export const spotSchema = z.strictObject({ x: coordinate, y: coordinate });
const place = z.strictObject({ model: id, at: spotSchema, facing: z.optional(spotSchema) });
const step = z.strictObject({
  model: id,
  path: z.array(spotSchema).check(z.maxLength(31)),
  facing: z.optional(spotSchema),
  fly: z.optional(z.boolean()),
  /** The move ends in contact with another hull (DL-RAM-06). */
  ram: z.optional(z.boolean()),
});
const steps = z.array(step).check(z.maxLength(60));
const shot = z.strictObject({ model: id, weapon: id, ofSection: z.optional(z.boolean()) });
const count = z.int().check(z.gte(0), z.lte(200));
const bolster = z.array(z.strictObject({ leader: id, cp: z.int().check(z.gte(1), z.lte(30)) })).check(z.maxLength(12));
const type = <T extends string>(name: T) => z.literal(name);
const ids = z.array(id).check(z.maxLength(60));
const either = z.boolean();
const about = z.strictObject({ section: id });

export const MOVE_ACTIONS = [
  'hold',
  'advance',
  'double',
  'charge',
  'enter',
  'enterDouble',
  'exit',
  'exitCharge',
  'bellies',
  'retreat',
  'retreatToTerrain',
] as const;
/** When orders are issued: in a segment of an activation, or within an attack, a charge or a melee (4.11). */
export const ORDER_WINDOWS = [
  'command',
  'movement',
  'run',
  'shooting',
  'attack',
  'attacked',
  'charged',
  'defending',
  'melee',
] as const;
/** What may be rolled again, and by what (DL-RAD-11). */
export const REROLLS = ['rapidFire', 'fightHarder', 'lucky', 'digIn'] as const;

const pass = z.strictObject({ type: type('Pass') });
const aDie = z.strictObject({
  colour: z.enum(['K', 'B', 'R']),
  face: count,
  worth: count,
  model: id,
  weapon: z.nullable(id),
});

export const SHAPES = {
  BuildForce: { answer: z.strictObject({ type: type('BuildForce'), force: forceSchema }) },
  ChooseZone: { answer: z.strictObject({ type: type('ChooseZone'), zone: z.enum(SIDES) }) },
  ChooseFlank: { answer: z.strictObject({ type: type('ChooseFlank'), flank: z.literal([0, 1]) }) },
  /** Who places the first objective, section or arrival (DL-ADV-06, DL-ADV-07, DL-LAT-02). */
  NameFirst: {
    answer: z.strictObject({ type: type('NameFirst'), side: z.enum(SIDES) }),
    about: z.strictObject({ stage: z.enum(['objectives', 'main', 'scouting', 'infiltrator', 'arrivals']) }),
  },
  PlaceObjective: { answer: z.strictObject({ type: type('PlaceObjective'), at: spotSchema }) },
  /** Room for an objective (DL-TBL-08): a piece and by how much, or none. */
  ShiftTerrain: { answer: z.strictObject({ type: type('ShiftTerrain'), piece: z.nullable(id), by: spotSchema }) },
  AgreeShift: {
    answer: z.strictObject({ type: type('AgreeShift'), agree: either }),
    about: z.strictObject({ piece: id, by: spotSchema }),
  },
  PlaceMine: { answer: z.strictObject({ type: type('PlaceMine'), at: spotSchema }) },
  Allocate: {
    answer: z.strictObject({
      type: type('Allocate'),
      /** Every section that does not come to Main (DL-DEP-01). */
      sections: z.array(z.strictObject({ section: id, to: z.enum(DEPLOYMENTS) })).check(z.maxLength(60)),
      /** Sections in two Fire Teams: models and weapons of the first (DL-FTM-02, DL-FTM-05); the second is called `A3b`. */
      teams: z.optional(
        z
          .array(z.strictObject({ section: id, models: ids, weapons: z.array(id).check(z.maxLength(20)) }))
          .check(z.maxLength(60)),
      ),
      /** Sections that start in their transports (DL-DEP-05). */
      embarked: z.optional(ids),
      /** Guns behind vehicles (DL-TOW-01). */
      towed: z.optional(z.array(z.strictObject({ guns: id, by: id })).check(z.maxLength(20))),
    }),
  },
  Deploy: {
    answer: z.strictObject({
      type: type('Deploy'),
      section: id,
      house: z.optional(id),
      places: z.array(place).check(z.maxLength(60)),
    }),
  },
  BolsterInitiative: { answer: z.strictObject({ type: type('BolsterInitiative'), cp: count }) },
  TakeInitiative: { answer: z.strictObject({ type: type('TakeInitiative'), first: z.enum(SIDES) }) },
  Activate: { answer: z.strictObject({ type: type('Activate'), section: id }) },
  IssueOrder: {
    answer: z.discriminatedUnion('type', [
      z.strictObject({
        type: type('IssueOrder'),
        order: z.enum(ORDERS),
        /** A leader, or a section that is Battle Hardened for itself. */
        by: id,
        to: id,
        bolster,
        /** What Make That Safe! takes away (DL-ORD-14). */
        item: z.optional(id),
      }),
      pass,
    ]),
    /** The section the window belongs to. */
    about: z.strictObject({ section: id, window: z.enum(ORDER_WINDOWS) }),
  },
  EarlyFire: { answer: z.strictObject({ type: type('EarlyFire'), fire: either }), about },
  ChooseAction: { answer: z.strictObject({ type: type('ChooseAction'), action: z.enum(MOVE_ACTIONS) }), about },
  Move: { answer: z.strictObject({ type: type('Move'), steps }), about },
  /** Leaving a building: each path begins at its outline (DL-BLD-07). */
  Exit: { answer: z.strictObject({ type: type('Exit'), steps }), about },
  /** Who gets into which transport; nobody stays outside of his own will but all (DL-TRN-12, DL-TRN-31). */
  Embark: {
    answer: z.strictObject({
      type: type('Embark'),
      aboard: z.array(z.strictObject({ model: id, carrier: id })).check(z.maxLength(60)),
    }),
    about,
  },
  /** To stay aboard, to get out, each path beginning at the hull, or to charge out of it (DL-TRN-17 to DL-TRN-21). */
  Disembark: {
    answer: z.discriminatedUnion('type', [
      pass,
      z.strictObject({ type: type('Disembark'), steps }),
      z.strictObject({ type: type('Sally') }),
    ]),
    about,
  },
  /** Riders of a section that is charged (DL-TRN-36). */
  ComeOut: { answer: z.strictObject({ type: type('ComeOut'), steps }), about },
  /** Out of a wreck (DL-TRN-23). */
  Bail: { answer: z.strictObject({ type: type('Bail'), places: z.array(place).check(z.maxLength(60)) }), about },
  /** Transports after a section on foot (DL-TRN-07). */
  Follow: {
    answer: z.strictObject({ type: type('Follow'), steps }),
    about: z.strictObject({ section: id, action: z.enum(MOVE_ACTIONS) }),
  },
  /** Where somebody comes back whom a Medic has helped in the End Phase (DL-MAR-24e). */
  Return: {
    answer: z.strictObject({ type: type('Return'), at: spotSchema }),
    about: z.strictObject({ model: id }),
  },
  /** The section that an orphaned transport joins (DL-TRN-40). */
  Adopt: { answer: z.strictObject({ type: type('Adopt'), section: z.nullable(id) }), about },
  /** Whether a gun stays on the hook (DL-TOW-05). */
  Tow: { answer: z.strictObject({ type: type('Tow'), keep: either }), about },
  /** Where a gun comes to stand behind its vehicle (DL-TOW-03). */
  Unlimber: {
    answer: z.strictObject({ type: type('Unlimber'), at: spotSchema }),
    about: z.strictObject({ model: id }),
  },
  Enter: { answer: z.strictObject({ type: type('Enter'), house: id }), about },
  DeclareCharge: { answer: z.strictObject({ type: type('DeclareCharge'), targets: ids }), about },
  DropTargets: { answer: z.strictObject({ type: type('DropTargets'), drop: ids }), about },
  ChargeMove: { answer: z.strictObject({ type: type('ChargeMove'), steps }), about },
  NextSection: {
    answer: z.strictObject({ type: type('NextSection'), section: id }),
    about: z.strictObject({ among: ids }),
  },
  HitTheDeck: { answer: z.strictObject({ type: type('HitTheDeck'), dive: either }), about },
  Watch: { answer: z.strictObject({ type: type('Watch'), section: z.nullable(id) }) },
  Shoot: {
    answer: z.strictObject({ type: type('Shoot'), action: z.enum(['openFire', 'overwatch', 'nothing']) }),
    about,
  },
  Attack: {
    answer: z.discriminatedUnion('type', [
      z.strictObject({
        type: type('Rad'),
        target: id,
        shots: z.array(shot).check(z.minLength(1), z.maxLength(60)),
        /** Whom a Sniper names (DL-MAR-37). */
        named: z.optional(id),
      }),
      z.strictObject({ type: type('Iad'), target: id, shot }),
      /** Indirect fire at a place (DL-IDF-04); `direct` are those who fire at one of the sections it hits (DL-IDF-18). */
      z.strictObject({
        type: type('Blast'),
        at: spotSchema,
        shots: z.array(shot).check(z.minLength(1), z.maxLength(60)),
        spotters: z.array(id).check(z.maxLength(20)),
        smoke: z.optional(z.boolean()),
        direct: z.optional(z.array(shot).check(z.maxLength(60))),
      }),
      /** A round of artillery off the table (DL-RUL-62). */
      z.strictObject({ type: type('Battery'), at: spotSchema, spotter: id }),
      pass,
    ]),
  },
  Bolster: {
    answer: z.strictObject({ type: type('Bolster'), by: bolster }),
    about: z.strictObject({ section: id, need: count, threshold: count, dice: count, why: z.string() }),
  },
  Reroll: {
    answer: z.strictObject({ type: type('Reroll'), dice: z.array(count).check(z.maxLength(60)) }),
    about: z.strictObject({ by: z.enum(REROLLS), most: count, dice: z.array(aDie), mayUse: z.array(count) }),
  },
  /** Which of several models that could be taken is taken (DL-RAD-07, DL-MEL-08, DL-BLD-13, DL-RAD-06). */
  ChooseModel: {
    answer: z.strictObject({ type: type('ChooseModel'), model: id }),
    about: z.strictObject({ among: ids, for: z.enum(['reference', 'casualty', 'fighter']) }),
  },
  DriveBy: { answer: z.strictObject({ type: type('DriveBy'), section: z.nullable(id) }), about },
  /** Whose dice go where when several sections are fought (DL-MSC-04): colour by colour. */
  Assign: {
    answer: z.strictObject({
      type: type('Assign'),
      dice: z.array(z.strictObject({ model: id, to: id, K: count, B: count, R: count })).check(z.maxLength(240)),
    }),
    about: z.strictObject({
      defenders: ids,
      pools: z.array(z.strictObject({ model: id, K: count, B: count, R: count })),
    }),
  },
  /** Who takes the blow in melee: the usual model or one with Aegis (DL-MAR-02). */
  Guard: {
    answer: z.strictObject({ type: type('Guard'), model: id }),
    about: z.strictObject({ section: id, usual: id, guards: ids, left: count }),
  },
  FallBack: { answer: z.strictObject({ type: type('FallBack'), steps }), about },
  /** Who retires, checks morale or is hit by a blast next, and whom direct fire joins (DL-IDF-16, DL-IDF-18). */
  ChooseNext: {
    answer: z.strictObject({ type: type('ChooseNext'), section: id }),
    about: z.strictObject({ among: ids, for: z.enum(['morale', 'fallBack', 'blast', 'direct']) }),
  },
  /** Barriers of a smoke launcher (DL-MAR-36): the middle of each, and the way it runs. */
  LaySmoke: {
    answer: z.strictObject({
      type: type('LaySmoke'),
      barriers: z.array(z.strictObject({ at: spotSchema, along: spotSchema })).check(z.maxLength(20)),
    }),
    about: z.strictObject({ model: id, most: count }),
  },
  StepAside: {
    answer: z.strictObject({ type: type('StepAside'), at: spotSchema }),
    about: z.strictObject({ model: id }),
  },
  /** Where a model jumps that is in the way of a hull, where two places are equally near (DL-GEO-26). */
  Avoid: {
    answer: z.strictObject({ type: type('Avoid'), at: spotSchema }),
    about: z.strictObject({ model: id, spots: z.array(spotSchema) }),
  },
  Restore: { answer: z.strictObject({ type: type('Restore'), section: z.nullable(id) }) },
  Repair: {
    answer: z.strictObject({ type: type('Repair'), ironclad: z.nullable(id) }),
    about: z.strictObject({ engineer: id }),
  },
};
export type QuestionKindId = keyof typeof SHAPES;
export type AnswerOf<K extends QuestionKindId> = AnswerTo<typeof SHAPES, K>;
export type OrderWindow = (typeof ORDER_WINDOWS)[number];
export type RerollBy = (typeof REROLLS)[number];

export const ask = asker(SHAPES, CONCEDING);
