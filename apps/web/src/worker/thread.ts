// Every thread of the page is this program; its name says what it is to be. So what they share, the rules above all, is one
// file that is fetched once, and what only one of them needs is fetched by that one.

import '../no-eval.js';
import { isRuleset, loadRuleset } from './rulesets.js';

const ROLES = {
  referee: () => import('./referee.worker.js'),
  bot: () => import('./bot.worker.js'),
  film: () => import('./film.worker.js'),
  hint: () => import('./hint.worker.js'),
  lab: () => import('./lab.worker.js'),
  player: () => import('./player.worker.js'),
} as const;
export type Role = keyof typeof ROLES;

const scope = self as unknown as { name: Role; onmessage: ((event: MessageEvent) => void) | null };

/** What is said before the role is learnt must wait: nobody else would keep it. */
const early: MessageEvent[] = [];
scope.onmessage = (event) => {
  early.push(event);
  // What is asked for is mostly to play by some rules: on a slow line they come beside the role, not after it.
  const id = rulesetIn(event.data);
  if (id !== null) loadRuleset(id).catch(() => {}); // whoever needs them is told why there are none
};

interface Named {
  readonly ruleset?: unknown;
}

function rulesetIn(message: unknown): string | null {
  const { ruleset, wanted, sit } = message as Named & { readonly wanted?: Named; readonly sit?: Named };
  const id = wanted?.ruleset ?? sit?.ruleset ?? ruleset;
  return typeof id === 'string' && isRuleset(id) ? id : null;
}

void ROLES[scope.name]().then(() => {
  for (const event of early) scope.onmessage?.(event); // the role listens now
});
