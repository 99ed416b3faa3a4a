import { type Decision, MOMENTS } from '@sandtable/legends';
import type { Answer } from '../../frame/presenter.js';
import { percent } from '../../text/percent.js';
import { nameOf } from './ask.js';
import { called } from './city.js';
import { actName, isDraft, subjectOf } from './draft.js';
import type { Hand } from './hand.js';
import type { Attempting } from './use-moment.js';

// The buttons under a question.

/** More acts than these are folded away. */
const MOST_ACTS = 5;

/** One button for each thing that can be done, with its amounts to follow. */
function allActs({ options, scene, setBegun, answer, t }: Hand): Answer[] {
  const seen = new Set<string>();
  return options.flatMap((option): Answer[] => {
    const subject = subjectOf(option);
    if (['leg', 'end', 'doneFollowUps'].includes(option.type) || seen.has(subject)) return [];
    seen.add(subject);
    const act = () => (isDraft(option) ? setBegun(option) : answer(option));
    return [{ label: actName(option, scene, t), answer: option, act }];
  });
}

/** The acts that did not find a place among the answers. */
export const moreActs = (hand: Hand): Answer[] => allActs(hand).slice(MOST_ACTS);

export function answersTo(hand: Hand): Answer[] {
  const { kind, options, scene, begun, draft, line, attempting, setBegun, setTried, t } = hand;
  const plain = (option: Decision): Answer => ({
    label: nameOf(option, scene, t),
    answer: option,
    onPoint: (on) => setTried(on ? option : null),
  });
  const tried = (decision: Decision, { moment, chance }: Attempting, of = ''): Answer => ({
    label: `${t('tryIt', { moment: MOMENTS[moment].name, chance: percent(chance) })}${of}`,
    answer: decision,
    tone: 'main',
  });
  switch (kind) {
    case null:
      return [];
    case 'Move': {
      const skip = { label: t('doStay'), answer: { type: 'skipMove' } };
      return attempting && draft ? [skip, tried({ ...draft, spend: attempting.spend }, attempting)] : [skip];
    }
    case 'Act':
    case 'FollowUp': {
      if (begun)
        return [
          { label: t('back'), answer: null, act: () => setBegun(null) },
          ...(attempting ? [tried({ ...begun, spend: attempting.spend }, attempting)] : []),
        ];
      if (line.steps.length > 0)
        return line.plot ? [{ label: t('go'), answer: { type: 'leg', segments: line.steps }, tone: 'main' }] : [];
      return [...allActs(hand).slice(0, MOST_ACTS), plain({ type: kind === 'Act' ? 'end' : 'doneFollowUps' })];
    }
    case 'Stretch':
    case 'ComeThrough':
    case 'HeroLanding':
    case 'Defend':
      return attempting
        ? [plain({ type: 'decline' }), tried({ type: 'attempt', spend: attempting.spend }, attempting)]
        : [];
    case 'StrikeBack':
    case 'Struggle': {
      const type = kind === 'StrikeBack' ? 'strikeBack' : 'struggle';
      const whom = [...new Set(options.flatMap((one) => (one.type === type ? [one.target] : [])))];
      const at = (target: string): Answer[] =>
        attempting
          ? [tried({ type, target, spend: attempting.spend }, attempting, `: ${called(scene, target, t)}`)]
          : [];
      return [plain({ type: 'decline' }), ...whom.flatMap(at)];
    }
    case 'Place': {
      const { placing } = hand;
      // Poses that differ by a hair are called the same.
      const offered = [...new Map(options.map((one) => [nameOf(one, scene, t), plain(one)])).values()].slice(0, 4);
      if (!placing || placing.refusal) return offered.map((one, i) => ({ ...one, tone: i === 0 ? 'main' : 'plain' }));
      return [{ label: t('doPut'), answer: { type: 'place', pose: placing.pose }, tone: 'main' }, ...offered];
    }
    case 'Deploy':
      return options.slice(0, 1).map((option) => ({ ...plain(option), tone: 'main' as const }));
    default:
      return options.map(plain);
  }
}

/** What can be said at any time. */
export const asidesTo = ({ moment, scene, t }: Hand): Answer[] =>
  (moment.asides as readonly Decision[]).map((option) => ({
    label: nameOf(option, scene, t),
    answer: option,
    tone: 'grave' as const,
  }));
