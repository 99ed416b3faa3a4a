import type { AboutOf, Question } from '@sandtable/kernel';
import type { AnswerOf, QuestionKindId, SHAPES } from './ask.js';
import { exitAnswers, goalsFor } from './formations.js';
import { groundOf } from './ground.js';
import { bailAnswers } from './rules/bailing-out.js';
import { housesFor } from './rules/buildings.js';
import { embarkAnswers } from './rules/cargo.js';
import {
  asideAnswers,
  chargeAnswers,
  constructed,
  largestFeasible,
  missingGoals,
  refuseShort,
  stageTargets,
} from './rules/charges.js';
import { bolsterAnswers } from './rules/checks.js';
import { allocateAnswers, deployAnswers, waiting } from './rules/deployment.js';
import { comeOutAnswers, disembarkAnswers } from './rules/disembarking.js';
import { repairAnswers, restoreAnswers } from './rules/end-phase.js';
import { teamAnswers } from './rules/fire-teams.js';
import { followAnswers } from './rules/following.js';
import { DIVE_ANSWERS } from './rules/hit-the-deck.js';
import { assignAnswers } from './rules/melee.js';
import { mineAnswers } from './rules/mines.js';
import { actionsOf, fallBackAnswers, moveAnswers } from './rules/movement-segment.js';
import { objectiveAnswers } from './rules/objectives.js';
import { attackChoices, shootAnswers, watchAnswers, watchers } from './rules/open-fire.js';
import { orderAnswers } from './rules/orders.js';
import { adoptAnswers } from './rules/orphans.js';
import { forceAnswers } from './rules/setup.js';
import { shiftAnswers } from './rules/shifting.js';
import { barrierAnswers } from './rules/smoke.js';
import { driveByAnswers } from './rules/steps.js';
import { returnAnswers } from './rules/tending.js';
import { unlimberAnswers } from './rules/towing.js';
import { activateAnswers, bolsterInitiativeAnswers } from './rules/turn.js';
import { type Battle, doingOf, modelAt, sectionAt, sectionName } from './state.js';
import { otherSide, SIDES, type Side } from './terms.js';

// All legal answers where they are finite, good ones where they are not. Who is asked at all, and not given a single choice, the
// program decides from the same lists.

export type About<K extends QuestionKindId> = AboutOf<typeof SHAPES, K>;
type Options = {
  readonly [K in QuestionKindId]: (b: Battle, question: Question<unknown, About<K>>) => readonly AnswerOf<K>[];
};

const sideOf = ({ seat }: Question): Side => seat as Side;

export const OPTIONS: Options = {
  BuildForce: forceAnswers,
  ChooseZone: () => SIDES.map((zone) => ({ type: 'ChooseZone', zone })),
  ChooseFlank: () => [
    { type: 'ChooseFlank', flank: 0 },
    { type: 'ChooseFlank', flank: 1 },
  ],
  NameFirst: (b, { data: { stage } }) =>
    SIDES.filter((side) => stage === 'objectives' || waiting(b, side).length > 0).map((side) => ({
      type: 'NameFirst',
      side,
    })),
  PlaceObjective: (b, question) => objectiveAnswers(b, sideOf(question)),
  ShiftTerrain: (b) => shiftAnswers(b),
  AgreeShift: () => [true, false].map((agree) => ({ type: 'AgreeShift', agree })),
  PlaceMine: (b) => mineAnswers(b),
  Allocate: (b, question) => [...allocateAnswers(b, sideOf(question)), ...teamAnswers(b, sideOf(question))],
  Deploy: (b, question) => deployAnswers(b, sideOf(question)),
  BolsterInitiative: (b, question) => bolsterInitiativeAnswers(b, sideOf(question)),
  TakeInitiative: (_, question) =>
    [sideOf(question), otherSide(sideOf(question))].map((first) => ({ type: 'TakeInitiative', first })),
  Activate: (b, question) => activateAnswers(b, sideOf(question)),
  IssueOrder: (b, { data: { section, window } }) => [
    { type: 'Pass' },
    ...orderAnswers(b, sectionAt(b, section), window),
  ],
  EarlyFire: () => [false, true].map((fire) => ({ type: 'EarlyFire', fire })),
  ChooseAction: (b, { data: { section } }) =>
    actionsOf(b, sectionAt(b, section)).map((action) => ({ type: 'ChooseAction', action })),
  Move: (b, { data: { section } }) => moveAnswers(b, sectionAt(b, section)),
  Exit: (b, { data: { section } }) => exitAnswers(b, sectionAt(b, section)),
  Embark: (b, { data: { section } }) => embarkAnswers(b, sectionAt(b, section)),
  Disembark: (b, { data: { section } }) => disembarkAnswers(b, sectionAt(b, section)),
  ComeOut: (b, { data: { section } }) => comeOutAnswers(b, sectionAt(b, section)),
  Bail: (b, { data: { section } }) => bailAnswers(b, sectionAt(b, section)),
  Follow: (b, { data: { section, action } }) => {
    const s = sectionAt(b, section);
    return followAnswers(b, s, action, [...missingGoals(b, s), ...goalsFor(b, s)]).filter(
      ({ steps }) => refuseShort(b, s, steps) === null,
    );
  },
  Return: (b, { data: { model } }) => returnAnswers(b, modelAt(b, model)),
  Adopt: (b, { data: { section } }) => adoptAnswers(b, sectionAt(b, section)),
  Tow: () => [true, false].map((keep) => ({ type: 'Tow', keep })),
  Unlimber: (b, { data: { model } }) => unlimberAnswers(b, modelAt(b, model)),
  Enter: (b, { data: { section } }) =>
    housesFor(b, doingOf(b, sectionAt(b, section))!).map((house) => ({
      type: 'Enter',
      house: groundOf(b).areas[house]!.id,
    })),
  DeclareCharge: (b, { data: { section } }) => chargeAnswers(b, sectionAt(b, section)),
  DropTargets: (b, { data: { section } }) => {
    const left = b.charge!.targets.filter((target) => b.sections[target]!.where === 'table');
    return largestFeasible(b, sectionAt(b, section), left).map((kept) => ({
      type: 'DropTargets',
      drop: left.filter((target) => !kept.includes(target)).map((target) => sectionName(b, target)),
    }));
  },
  ChargeMove: (b, { data: { section } }) => [
    { type: 'ChargeMove', steps: constructed(b, sectionAt(b, section), stageTargets(b)) },
  ],
  NextSection: (_, { data: { among } }) => among.map((section) => ({ type: 'NextSection', section })),
  HitTheDeck: () => DIVE_ANSWERS,
  Watch: (b, question) => watchAnswers(b, watchers(b, sideOf(question))),
  Shoot: (b, { data: { section } }) => shootAnswers(b, sectionAt(b, section)),
  Attack: attackChoices,
  Bolster: (b, { data: { section } }) => bolsterAnswers(b, sectionAt(b, section)),
  Reroll: (_, { data: { dice, mayUse, most } }) => {
    const worst = mayUse
      .filter((k) => dice[k]!.worth === 0)
      .sort((p, q) => COLOUR[dice[q]!.colour] - COLOUR[dice[p]!.colour] || p - q);
    const counts =
      worst.length > 0 ? [Math.min(most, worst.length), ...(most > 1 && worst.length > 1 ? [1] : []), 0] : [0];
    return counts.map((count) => ({ type: 'Reroll', dice: worst.slice(0, count) }));
  },
  ChooseModel: (_, { data: { among } }) => among.map((model) => ({ type: 'ChooseModel', model })),
  DriveBy: (b, { data: { section } }) => driveByAnswers(b, sectionAt(b, section)),
  Assign: (_, { data }) => assignAnswers(data),
  Guard: (_, { data: { usual, guards } }) => [usual, ...guards].map((model) => ({ type: 'Guard', model })),
  FallBack: (b, { data: { section } }) => fallBackAnswers(b, sectionAt(b, section)),
  ChooseNext: (_, { data: { among } }) => among.map((section) => ({ type: 'ChooseNext', section })),
  LaySmoke: (b, { data: { model } }) => barrierAnswers(b, modelAt(b, model)),
  StepAside: (b, { data: { model } }) => asideAnswers(b, modelAt(b, model)),
  Avoid: (_, { data: { spots } }) => spots.map((at) => ({ type: 'Avoid', at })),
  Restore: (b, question) => restoreAnswers(b, sideOf(question)),
  Repair: (b, { data: { engineer } }) => repairAnswers(b, modelAt(b, engineer)),
};

const COLOUR = { K: 0, B: 1, R: 2 } as const;
