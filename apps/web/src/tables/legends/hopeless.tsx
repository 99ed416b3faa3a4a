import { prospect, type QuestionKindId, type Scene } from '@sandtable/legends';
import { useEffect, useSyncExternalStore } from 'react';
import type { Sitting } from '../../frame/sitting.js';
import { reactionOf } from './reaction.js';
import type { TableSay } from './texts.js';

// Reactions that only a miracle could save may be left by themselves, so that nobody is asked in vain.

const KEY = 'sandtable.legends.hopeless';
const listeners = new Set<() => void>();
/** A browser may forbid storage: then it is asked. */
let leaves: boolean | null = null;

function leavesHopeless(): boolean {
  if (leaves === null) {
    try {
      leaves = localStorage.getItem(KEY) === 'leave';
    } catch {
      leaves = false;
    }
  }
  return leaves;
}

function setLeaves(leave: boolean): void {
  leaves = leave;
  try {
    localStorage.setItem(KEY, leave ? 'leave' : 'ask');
  } catch {
    // it holds until the page is closed
  }
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useLeaves = (): boolean => useSyncExternalStore(follow, leavesHopeless);

const REACTIONS: ReadonlySet<QuestionKindId> = new Set([
  'ComeThrough',
  'HeroLanding',
  'Defend',
  'StrikeBack',
  'Struggle',
]);

/** Whether even the whole bank leaves nothing but Total Heroism (LG-TOT-01). */
export function isHopeless(scene: Scene, kind: QuestionKindId | null, data: unknown): boolean {
  const reaction = kind && REACTIONS.has(kind) ? reactionOf(kind, data) : null;
  const hero = scene.heroes.find(({ id }) => id === reaction?.hero);
  if (!reaction || !hero) return false;
  const { difficulty, moment } = reaction;
  return prospect(scene, hero, moment, difficulty, Math.min(hero.heroism, difficulty)).chance <= 1 / 36;
}

interface HopelessProps {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly kind: QuestionKindId | null;
  readonly data: unknown;
  readonly at: number;
  /** Not where somebody is being taught, or looks back. */
  readonly active: boolean;
}

/** Leaves what is hopeless, if the player likes that. */
export function useHopeless({ sitting, scene, kind, data, at, active }: HopelessProps): void {
  const leave = useLeaves() && active && isHopeless(scene, kind, data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (leave) void sitting.answer({ type: 'decline' });
  }, [leave, at]);
}

export function HopelessBox({ t }: { readonly t: TableSay }) {
  const checked = useLeaves();
  return (
    <label className="hopeless">
      <input type="checkbox" checked={checked} onChange={(event) => setLeaves(event.target.checked)} />
      {t('leaveHopeless')}
    </label>
  );
}
