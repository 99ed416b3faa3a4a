import { questions } from '@sandtable/kernel';
import { SHAPES } from './ask.js';
import { OPTIONS } from './options.js';
import { CHECKS } from './refusals.js';
import { besides } from './rules/agreement.js';
import { no } from './rules/movement.js';
import type { Battle } from './state.js';

// What may be asked: the shape of an answer, its options, and the check.

export const QUESTIONS = questions<Battle>()(
  {
    BuildForce: { ...SHAPES.BuildForce, finite: false, options: OPTIONS.BuildForce, check: CHECKS.BuildForce },
    ChooseZone: { ...SHAPES.ChooseZone, finite: true, options: OPTIONS.ChooseZone, check: CHECKS.ChooseZone },
    ChooseFlank: { ...SHAPES.ChooseFlank, finite: true, options: OPTIONS.ChooseFlank, check: CHECKS.ChooseFlank },
    NameFirst: { ...SHAPES.NameFirst, finite: true, options: OPTIONS.NameFirst, check: CHECKS.NameFirst },
    PlaceObjective: {
      ...SHAPES.PlaceObjective,
      finite: false,
      options: OPTIONS.PlaceObjective,
      check: CHECKS.PlaceObjective,
    },
    ShiftTerrain: {
      ...SHAPES.ShiftTerrain,
      finite: false,
      options: OPTIONS.ShiftTerrain,
      check: CHECKS.ShiftTerrain,
    },
    AgreeShift: { ...SHAPES.AgreeShift, finite: true, options: OPTIONS.AgreeShift, check: CHECKS.AgreeShift },
    PlaceMine: { ...SHAPES.PlaceMine, finite: false, options: OPTIONS.PlaceMine, check: CHECKS.PlaceMine },
    Allocate: { ...SHAPES.Allocate, finite: false, options: OPTIONS.Allocate, check: CHECKS.Allocate },
    Deploy: { ...SHAPES.Deploy, finite: false, options: OPTIONS.Deploy, check: CHECKS.Deploy },
    BolsterInitiative: {
      ...SHAPES.BolsterInitiative,
      finite: true,
      options: OPTIONS.BolsterInitiative,
      check: CHECKS.BolsterInitiative,
    },
    TakeInitiative: {
      ...SHAPES.TakeInitiative,
      finite: true,
      options: OPTIONS.TakeInitiative,
      check: CHECKS.TakeInitiative,
    },
    Activate: { ...SHAPES.Activate, finite: true, options: OPTIONS.Activate, check: CHECKS.Activate },
    IssueOrder: { ...SHAPES.IssueOrder, finite: false, options: OPTIONS.IssueOrder, check: CHECKS.IssueOrder },
    EarlyFire: { ...SHAPES.EarlyFire, finite: true, options: OPTIONS.EarlyFire, check: CHECKS.EarlyFire },
    ChooseAction: { ...SHAPES.ChooseAction, finite: true, options: OPTIONS.ChooseAction, check: CHECKS.ChooseAction },
    Move: { ...SHAPES.Move, finite: false, options: OPTIONS.Move, check: CHECKS.Move },
    Exit: { ...SHAPES.Exit, finite: false, options: OPTIONS.Exit, check: CHECKS.Exit },
    Embark: { ...SHAPES.Embark, finite: false, options: OPTIONS.Embark, check: CHECKS.Embark },
    Disembark: { ...SHAPES.Disembark, finite: false, options: OPTIONS.Disembark, check: CHECKS.Disembark },
    ComeOut: { ...SHAPES.ComeOut, finite: false, options: OPTIONS.ComeOut, check: CHECKS.ComeOut },
    Bail: { ...SHAPES.Bail, finite: false, options: OPTIONS.Bail, check: CHECKS.Bail },
    Follow: { ...SHAPES.Follow, finite: false, options: OPTIONS.Follow, check: CHECKS.Follow },
    Return: { ...SHAPES.Return, finite: false, options: OPTIONS.Return, check: CHECKS.Return },
    Adopt: { ...SHAPES.Adopt, finite: true, options: OPTIONS.Adopt, check: CHECKS.Adopt },
    Tow: { ...SHAPES.Tow, finite: true, options: OPTIONS.Tow, check: CHECKS.Tow },
    Unlimber: { ...SHAPES.Unlimber, finite: false, options: OPTIONS.Unlimber, check: CHECKS.Unlimber },
    Enter: { ...SHAPES.Enter, finite: true, options: OPTIONS.Enter, check: CHECKS.Enter },
    DeclareCharge: {
      ...SHAPES.DeclareCharge,
      finite: false,
      options: OPTIONS.DeclareCharge,
      check: CHECKS.DeclareCharge,
    },
    DropTargets: { ...SHAPES.DropTargets, finite: true, options: OPTIONS.DropTargets, check: CHECKS.DropTargets },
    ChargeMove: { ...SHAPES.ChargeMove, finite: false, options: OPTIONS.ChargeMove, check: CHECKS.ChargeMove },
    NextSection: { ...SHAPES.NextSection, finite: true, options: OPTIONS.NextSection, check: CHECKS.NextSection },
    HitTheDeck: { ...SHAPES.HitTheDeck, finite: true, options: OPTIONS.HitTheDeck, check: CHECKS.HitTheDeck },
    Watch: { ...SHAPES.Watch, finite: true, options: OPTIONS.Watch, check: CHECKS.Watch },
    Shoot: { ...SHAPES.Shoot, finite: true, options: OPTIONS.Shoot, check: CHECKS.Shoot },
    Attack: { ...SHAPES.Attack, finite: false, options: OPTIONS.Attack, check: CHECKS.Attack },
    Bolster: { ...SHAPES.Bolster, finite: false, options: OPTIONS.Bolster, check: CHECKS.Bolster },
    Reroll: { ...SHAPES.Reroll, finite: false, options: OPTIONS.Reroll, check: CHECKS.Reroll },
    ChooseModel: { ...SHAPES.ChooseModel, finite: true, options: OPTIONS.ChooseModel, check: CHECKS.ChooseModel },
    DriveBy: { ...SHAPES.DriveBy, finite: true, options: OPTIONS.DriveBy, check: CHECKS.DriveBy },
    Assign: { ...SHAPES.Assign, finite: false, options: OPTIONS.Assign, check: CHECKS.Assign },
    Guard: { ...SHAPES.Guard, finite: true, options: OPTIONS.Guard, check: CHECKS.Guard },
    FallBack: { ...SHAPES.FallBack, finite: false, options: OPTIONS.FallBack, check: CHECKS.FallBack },
    ChooseNext: { ...SHAPES.ChooseNext, finite: true, options: OPTIONS.ChooseNext, check: CHECKS.ChooseNext },
    LaySmoke: { ...SHAPES.LaySmoke, finite: false, options: OPTIONS.LaySmoke, check: CHECKS.LaySmoke },
    StepAside: { ...SHAPES.StepAside, finite: true, options: OPTIONS.StepAside, check: CHECKS.StepAside },
    Avoid: { ...SHAPES.Avoid, finite: true, options: OPTIONS.Avoid, check: CHECKS.Avoid },
    Restore: { ...SHAPES.Restore, finite: true, options: OPTIONS.Restore, check: CHECKS.Restore },
    Repair: { ...SHAPES.Repair, finite: true, options: OPTIONS.Repair, check: CHECKS.Repair },
  },
  {
    besides,
    misplaced: (_, { kind }, answer) =>
      no('DL-ACT-01', `"${(answer as { readonly type: string }).type}" is no answer to "${kind}".`),
  },
);
