// Every thread of the page is this program; its name says what it is to be. So what they share, the rules above all, is one
// file that is fetched once, and what only one of them needs is fetched by that one.

import '../no-eval.js';

const ROLES = {
  referee: () => import('./referee.worker.js'),
  bot: () => import('./bot.worker.js'),
  film: () => import('./film.worker.js'),
  hint: () => import('./hint.worker.js'),
} as const;
export type Role = keyof typeof ROLES;

const scope = self as unknown as { name: Role; onmessage: ((event: MessageEvent) => void) | null };

/** What is said before the role is learnt must wait: nobody else would keep it. */
const early: MessageEvent[] = [];
scope.onmessage = (event) => early.push(event);

void ROLES[scope.name]().then(() => {
  for (const event of early) scope.onmessage?.(event); // the role listens now
});
