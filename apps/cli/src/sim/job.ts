import { botNamed } from '../bots.js';
import { rulesetOn, shelf } from '../shelf.js';
import type { Series } from './lab.js';

/** A series as plain data, so that it can be sent to a worker: rulesets and bots go by name. */
export interface Job {
  readonly modules: readonly string[];
  readonly ruleset: string;
  readonly setup: unknown;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number | string;
  readonly mostDecisions?: number;
}

export async function seriesOf(job: Job): Promise<Series> {
  const { ruleset } = rulesetOn(await shelf(job.modules), job.ruleset);
  const { setup, games, seed, mostDecisions } = job;
  const bots = job.bots.map((name) => botNamed(ruleset, '--bots', name));
  return { ruleset, setup, bots, games, seed, ...(mostDecisions !== undefined && { mostDecisions }) };
}
