import type { Question } from '@sandtable/kernel';
import type { AnswerOf, QuestionKindId } from './ask.js';
import { profileAt } from './figures.js';
import { areaAt } from './ground.js';
import { type About, OPTIONS } from './options.js';
import type { RuleId } from './rulebook.js';
import { refuseAttack } from './rules/attacks.js';
import { refuseBail } from './rules/bailing-out.js';
import { refuseEnter, refuseExit } from './rules/buildings.js';
import { refuseSeating } from './rules/cargo.js';
import { refuseChargeMove, refuseDeclaring, refuseShort } from './rules/charges.js';
import { refuseBolster } from './rules/checks.js';
import { refuseDeploy } from './rules/deployment.js';
import { refuseComeOut, refuseDisembark } from './rules/disembarking.js';
import { mendable, shakenOf } from './rules/end-phase.js';
import { refuseAllocate } from './rules/fire-teams.js';
import { refuseFollow } from './rules/following.js';
import { refuseAssign } from './rules/melee.js';
import { refuseMine } from './rules/mines.js';
import { no, type Ruling } from './rules/movement.js';
import { refuseAction, refuseFallBack, refuseMoving } from './rules/movement-segment.js';
import { refuseObjective } from './rules/objectives.js';
import { mayOpenFire, mayWatch } from './rules/open-fire.js';
import { isReady, refuseIssue } from './rules/orders.js';
import { refuseForce } from './rules/setup.js';
import { refuseShift } from './rules/shifting.js';
import { refuseBarriers } from './rules/smoke.js';
import { refuseReturn } from './rules/tending.js';
import { refuseUnlimber } from './rules/towing.js';
import { mostInitiative } from './rules/turn.js';
import { type Battle, doingOf, modelAt, sectionAt, sideOfSection } from './state.js';
import type { Side } from './terms.js';

// Every refusal of the game: one pure function for each kind of question. Referee, screens, bots and "why not?" all ask here.

type Check<K extends QuestionKindId> = (
  b: Battle,
  question: Question<unknown, About<K>>,
  answer: AnswerOf<K>,
) => Ruling;
type Checks = { readonly [K in QuestionKindId]: Check<K> };

/** For the few kinds whose answers are all listed: one that is not among them is refused by this rule. */
function listed<K extends QuestionKindId>(kind: K, rule: RuleId, message: string): Check<K> {
  return (b, question, answer) => {
    const spelled = JSON.stringify(answer);
    const options: readonly unknown[] = OPTIONS[kind](b, question as never);
    return options.some((one) => JSON.stringify(one) === spelled) ? null : no(rule, message);
  };
}

export const CHECKS: Checks = {
  BuildForce: (b, _, answer) => refuseForce(b, answer),
  ChooseZone: () => null,
  ChooseFlank: () => null,
  NameFirst: listed('NameFirst', 'DL-ADV-07', 'That side has nothing to place.'),
  PlaceObjective: (b, { seat }, { at }) => refuseObjective(b, seat as Side, at),
  ShiftTerrain: (b, _, answer) => refuseShift(b, answer),
  AgreeShift: () => null,
  PlaceMine: (b, _, { at }) => refuseMine(b, at),
  Allocate: (b, { seat }, answer) => refuseAllocate(b, seat as Side, answer),
  Deploy: (b, { seat }, answer) => refuseDeploy(b, seat as Side, answer),
  BolsterInitiative: (b, { seat }, { cp }) => {
    const most = mostInitiative(b, seat as Side);
    return cp <= most ? null : no('DL-SEQ-03', `Your Senior Officer may spend ${most} CP, not ${cp}.`);
  },
  TakeInitiative: () => null,
  Activate: (b, { seat }, { section }) => {
    const s = sectionAt(b, section);
    if (s < 0 || sideOfSection(b, s) !== seat) return no('DL-SEQ-06', `${section} is no section of yours.`);
    return isReady(b, s)
      ? null
      : no('DL-SEQ-08', `${section} cannot activate: it is marked, on Overwatch, or not on the table.`);
  },
  IssueOrder: (b, { data: { section, window } }, answer) =>
    answer.type === 'IssueOrder' ? refuseIssue(b, answer, sectionAt(b, section), window) : null,
  EarlyFire: () => null,
  ChooseAction: (b, { data: { section } }, { action }) => refuseAction(b, doingOf(b, sectionAt(b, section))!, action),
  Move: (b, { data: { section } }, { steps }) => refuseMoving(b, sectionAt(b, section), steps),
  Exit: (b, { data: { section } }, { steps }) => refuseExit(b, sectionAt(b, section), steps, (i) => profileAt(b, i).mv),
  Embark: (b, { data: { section } }, { aboard }) => refuseSeating(b, sectionAt(b, section), aboard),
  Disembark: (b, { data: { section } }, answer) => refuseDisembark(b, sectionAt(b, section), answer),
  ComeOut: (b, { data: { section } }, { steps }) => refuseComeOut(b, sectionAt(b, section), steps),
  Bail: (b, { data: { section } }, { places }) => refuseBail(b, sectionAt(b, section), places),
  Follow: (b, { data: { section, action } }, { steps }) => {
    const s = sectionAt(b, section);
    return refuseFollow(b, s, action, steps) ?? refuseShort(b, s, steps);
  },
  Return: (b, { data: { model } }, { at }) => refuseReturn(b, modelAt(b, model), at),
  Adopt: listed('Adopt', 'DL-TRN-40c', 'That section is not in coherency with the transport, or does not fit into it.'),
  Tow: () => null,
  Unlimber: (b, { data: { model } }, { at }) => refuseUnlimber(b, modelAt(b, model), at),
  Enter: (b, { data: { section } }, { house }) => {
    const at = areaAt(b, house);
    return at < 0
      ? no('DL-BLD-01', `${house} is no building.`)
      : refuseEnter(b, doingOf(b, sectionAt(b, section))!, at);
  },
  DeclareCharge: (b, { data: { section } }, { targets }) => refuseDeclaring(b, sectionAt(b, section), targets),
  DropTargets: listed('DropTargets', 'DL-CHG-12', 'As few targets are dropped as make the charge possible again.'),
  ChargeMove: (b, { data: { section } }, { steps }) => refuseChargeMove(b, sectionAt(b, section), steps),
  NextSection: (_, { data: { among } }, { section }) =>
    among.includes(section) ? null : no('DL-ORD-11g', `${section} does not act now.`),
  HitTheDeck: () => null,
  Watch: listed('Watch', 'DL-OVW-80', 'That section is not on Overwatch, or has nobody to fire at.'),
  Shoot: (b, { data: { section } }, { action }) => {
    const s = sectionAt(b, section);
    if (action === 'openFire')
      return mayOpenFire(b, s)
        ? null
        : no('DL-SHT-01', `${section} has nothing to fire at, or may not fire after its move.`);
    if (action === 'nothing' || mayWatch(b, s)) return null;
    return no(
      'DL-OVW-01',
      `${section} cannot go on Overwatch: it moved, fired, is shaken, has hit the deck, or keeps no watch.`,
    );
  },
  Attack: (b, _, answer) => refuseAttack(b, answer),
  Bolster: (b, { data: { section } }, { by }) => refuseBolster(b, sectionAt(b, section), by),
  Reroll: (_, { data: { mayUse, most } }, { dice }) => {
    if (new Set(dice).size < dice.length) return no('DL-DIE-08', 'A die is rolled again once.');
    if (dice.length > most) return no('DL-RAD-11', `Up to ${most} dice may be rolled again, not ${dice.length}.`);
    return dice.every((k) => mayUse.includes(k)) ? null : no('DL-DIE-09', 'That die may not be rolled again.');
  },
  ChooseModel: (_, { data: { among } }, { model }) =>
    among.includes(model) ? null : no('DL-RAD-07', `${model} is not among them.`),
  DriveBy: listed('DriveBy', 'DL-CAV-01', 'That section was not passed.'),
  Assign: (_, { data }, answer) => refuseAssign(data, answer),
  Guard: (_, { data: { usual, guards } }, { model }) =>
    model === usual || guards.includes(model) ? null : no('DL-MAR-02', `${model} cannot take the blow.`),
  FallBack: (b, { data: { section } }, { steps }) => refuseFallBack(b, sectionAt(b, section), steps),
  ChooseNext: (_, { data: { among } }, { section }) =>
    among.includes(section) ? null : no('DL-MOR-20', `${section} is not among them.`),
  LaySmoke: (b, { data: { model } }, answer) => refuseBarriers(b, modelAt(b, model), answer),
  StepAside: listed('StepAside', 'DL-MAR-27d', 'A Non-Combatant steps to the nearest place where it hinders nobody.'),
  Avoid: listed('Avoid', 'DL-COL-01', 'A model jumps to the nearest place that is clear.'),
  Restore: (b, { seat }, { section }) =>
    section === null || shakenOf(b, seat as Side).includes(sectionAt(b, section))
      ? null
      : no('DL-END-02', `${section} has no Shaken marker to lose, or has tried.`),
  Repair: (b, { data: { engineer } }, { ironclad }) =>
    ironclad === null || mendable(b, modelAt(b, engineer)).includes(modelAt(b, ironclad))
      ? null
      : no('DL-MAR-61', `${ironclad} cannot be mended by ${engineer} now.`),
};

/** The rule that tells a seat it has nothing to decide now. */
export function notAsked(b: Battle): NonNullable<Ruling> {
  if (b.result !== null) return no(b.result.rule, 'The game is over.');
  return no('DL-SEQ-06', b.phase === 'setup' ? 'The other side decides now.' : `It is for side ${b.active} to decide.`);
}
