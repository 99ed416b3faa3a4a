import { LEVELS, type Search, search } from '@sandtable/bots';
import type { Question, Sight } from '@sandtable/kernel';
import type { Advice, FromAdviser, ToAdviser } from '../port/advice.js';
import { loadRuleset } from './rulesets.js';
import { inSlices } from './thinking.js';

// An adviser in a thread of its own. It is shown what the seat sees and what it is asked, and knows no more.

const scope = self as unknown as { onmessage: unknown; postMessage(message: FromAdviser): void };
let stopped = false;

scope.onmessage = ({ data }: MessageEvent<ToAdviser>) => {
  if ('stop' in data) stopped = true;
  else
    advise(data)
      .then((advice) => scope.postMessage({ advice }))
      .catch((error: unknown) => scope.postMessage({ failed: error instanceof Error ? error.message : String(error) }));
};

async function advise({ ruleset, sight, question, seed }: Exclude<ToAdviser, { stop: true }>): Promise<Advice> {
  stopped = false;
  const thinking = search(await loadRuleset(ruleset), sight as Sight, question as Question, { seed });
  await inSlices(thinking, LEVELS.veteran, {
    now: () => performance.now(),
    pause: () => new Promise((go) => setTimeout(go)),
    stopped: () => stopped,
    progress: (part) => scope.postMessage({ thinking: Math.min(part, 1) }),
  });
  return adviceOf(thinking);
}

/** How many answers are told. */
const TOLD = 3;

/** What was tried a few times only is no advice. */
const ENOUGH = 0.02;

function adviceOf(thinking: Search): Advice {
  const { playouts } = thinking.progress();
  const thoughts = thinking
    .explain(TOLD)
    .flatMap(({ answer, visits, value }) =>
      value !== null && visits >= ENOUGH * playouts ? [{ answer, visits, value }] : [],
    );
  return { playouts, thoughts: thoughts.length > 0 ? thoughts : [{ answer: thinking.best(), visits: 0, value: null }] };
}
