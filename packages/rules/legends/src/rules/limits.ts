import { type Refusal, refuse } from '@sandtable/kernel';
import type { RuleId } from '../rulebook.js';
import type { Activation, Hero, Scene } from '../state.js';
import type { MomentId } from './moments.js';

// Chapter Limits: what failed is not tried again.

const FREE_TRIES = 10;

/** How often this counts as tried in the activation. */
function tries(a: Activation | null, hero: Hero, moment: MomentId, subject: string): number {
  const key = `${hero.id}:${moment}:${subject}`;
  let count = 0;
  if (a) for (const failed of a.failed) if (failed === key) count++;
  return count;
}

export function isExhausted(s: Scene, hero: Hero, moment: MomentId, subject: string): boolean {
  const most = s.match.config.freeRetry ? FREE_TRIES : 1;
  return tries(s.activation, hero, moment, subject) >= most;
}

/** LG-LIM-01. */
export function refuseAgain({ match }: Scene): Refusal<RuleId> {
  const done = match.config.freeRetry ? `Already tried that ${FREE_TRIES} times` : 'Already failed that';
  return refuse('LG-LIM-01', `${done} this activation.`);
}
