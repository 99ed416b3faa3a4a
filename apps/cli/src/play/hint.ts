import { type Clock, LEVELS, type LevelName, type Search, search, type Thought } from '@sandtable/bots';
import type { AnyRuleset, Question, Sight } from '@sandtable/kernel';

/** How often it is told how far the thinking is. */
const TICK_MS = 100;

export interface Advice {
  /** Best first. */
  readonly thoughts: readonly Thought[];
  readonly playouts: number;
}

/** What a bot of this level would answer, from what the seat sees and nothing else. */
export function advise(
  ruleset: AnyRuleset,
  sight: Sight,
  question: Question,
  level: LevelName,
  now: Clock,
  progress: (part: number) => void,
): Advice {
  const thinking = search(ruleset, sight, question, { seed: 'hint' });
  const { ms, playouts } = LEVELS[level];
  const start = now();
  let told = start;
  const stop = (): boolean => {
    const time = now();
    if (time - told < TICK_MS) return false;
    told = time;
    progress(Math.min(1, (time - start) / ms));
    return false;
  };
  thinking.think({ playouts, ms, now, stop });
  return { thoughts: thoughtsOf(thinking), playouts: thinking.progress().playouts };
}

function thoughtsOf(thinking: Search): readonly Thought[] {
  const thoughts = thinking.explain(3).filter((thought) => thought.value !== null);
  return thoughts.length > 0 ? thoughts : [{ answer: thinking.best(), visits: 0, value: null }];
}
