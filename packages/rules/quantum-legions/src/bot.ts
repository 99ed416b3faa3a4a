import type { Guide } from '@sandtable/kernel';
import { QUESTIONS } from './questions.js';
import type { Battle } from './state.js';

export const guide: Guide<Battle> = {
  candidates: (b, q) => QUESTIONS[q.kind as 'Attack'].options(b, q as never),
  playout: (b, q, chance) => {
    const o = QUESTIONS[q.kind as 'Attack'].options(b, q as never);
    return o[chance.below(o.length)];
  },
  greedy: (b, q, chance) => {
    const o = QUESTIONS[q.kind as 'Attack'].options(b, q as never);
    return o[chance.below(o.length)];
  },
  value: () => 0.5,
};
