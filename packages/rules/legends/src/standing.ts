import type { QuestionKindId } from './ask.js';
import type { Decision } from './decisions.js';
import { reactionOf } from './foresight/reaction.js';
import { prospect } from './odds.js';
import type { Scene } from './state.js';

// Standing orders: what a player has answered without being asked.

const REACTIONS = [
  'ComeThrough',
  'HeroLanding',
  'Defend',
  'StrikeBack',
  'Struggle',
] as const satisfies QuestionKindId[];

/** Whether even the whole bank leaves nothing but Total Heroism (LG-TOT-01). */
export function isHopeless(scene: Scene, kind: QuestionKindId | null, data: unknown): boolean {
  const reaction = REACTIONS.some((one) => one === kind) ? reactionOf(kind, data) : null;
  const hero = scene.heroes.find(({ id }) => id === reaction?.hero);
  if (!reaction || !hero) return false;
  const { difficulty, moment } = reaction;
  return prospect(scene, hero, moment, difficulty, Math.min(hero.heroism, difficulty)).chance <= 1 / 36;
}

/** Reactions that only a miracle could save are left, so that nobody is asked in vain. */
export const leaveHopeless = {
  kind: 'leaveHopeless',
  questions: REACTIONS,
  answer(_terms: unknown, { question, view }: { question: { kind: string; data?: unknown }; view: unknown }) {
    const hopeless = isHopeless(view as Scene, question.kind as QuestionKindId, question.data);
    return hopeless ? ({ type: 'decline' } satisfies Decision) : null;
  },
} as const;

/** Every kind there is of it. */
export const STANDING = [leaveHopeless] as const;
