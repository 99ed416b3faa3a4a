import { ANSWERING_DRAW } from '@sandtable/craft';
import { questions } from '@sandtable/kernel';
import { SHAPES } from './ask.js';
import { OPTIONS } from './options.js';
import { CHECKS, misplaced } from './refusals.js';
import { besides } from './rules/agreement.js';
import type { Scene } from './state.js';

// What may be asked: the shape of an answer, its options, and the check.

export const QUESTIONS = questions<Scene>()(
  {
    Heroes: { ...SHAPES.Heroes, finite: false, options: OPTIONS.Heroes, check: CHECKS.Heroes },
    Deploy: { ...SHAPES.Deploy, finite: false, options: OPTIONS.Deploy, check: CHECKS.Deploy },
    Activate: { ...SHAPES.Activate, finite: true, options: OPTIONS.Activate, check: CHECKS.Activate },
    Move: { ...SHAPES.Move, finite: false, options: OPTIONS.Move, check: CHECKS.Move },
    Act: { ...SHAPES.Act, finite: false, options: OPTIONS.Act, check: CHECKS.Act },
    Stretch: { ...SHAPES.Stretch, finite: false, options: OPTIONS.Stretch, check: CHECKS.Stretch },
    ComeThrough: { ...SHAPES.ComeThrough, finite: false, options: OPTIONS.ComeThrough, check: CHECKS.ComeThrough },
    HeroLanding: { ...SHAPES.HeroLanding, finite: false, options: OPTIONS.HeroLanding, check: CHECKS.HeroLanding },
    CancelImpact: { ...SHAPES.CancelImpact, finite: true, options: OPTIONS.CancelImpact, check: CHECKS.CancelImpact },
    FollowUp: { ...SHAPES.FollowUp, finite: false, options: OPTIONS.FollowUp, check: CHECKS.FollowUp },
    Place: { ...SHAPES.Place, finite: false, options: OPTIONS.Place, check: CHECKS.Place },
    LetGo: { ...SHAPES.LetGo, finite: true, options: OPTIONS.LetGo, check: CHECKS.LetGo },
    Defend: { ...SHAPES.Defend, finite: false, options: OPTIONS.Defend, check: CHECKS.Defend },
    StrikeBack: { ...SHAPES.StrikeBack, finite: false, options: OPTIONS.StrikeBack, check: CHECKS.StrikeBack },
    Struggle: { ...SHAPES.Struggle, finite: false, options: OPTIONS.Struggle, check: CHECKS.Struggle },
    FallLine: { ...SHAPES.FallLine, finite: false, options: OPTIONS.FallLine, check: CHECKS.FallLine },
    Order: { ...SHAPES.Order, finite: false, options: OPTIONS.Order, check: CHECKS.Order },
    AnswerDraw: ANSWERING_DRAW,
  },
  { besides, misplaced },
);
