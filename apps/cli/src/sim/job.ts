import type { Series } from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { rulesetOn, shelf } from '../shelf.js';

/** A series as plain data, so that it can be sent to a worker: rulesets and bots go by name. */
export interface Job {
  readonly modules: readonly string[];
  readonly ruleset: string;
  readonly setup: unknown;
  readonly bots: readonly string[];
  /** So many games, after the first `from` of the series. */
  readonly games: number;
  readonly from: number;
  readonly seed: number | string;
  readonly mirrored: boolean;
  readonly mostDecisions?: number;
}

export async function seriesOf(job: Job): Promise<Series> {
  const { ruleset } = rulesetOn(await shelf(job.modules), job.ruleset);
  const { setup, seed, mirrored, mostDecisions } = job;
  const games = job.from + job.games;
  const bots = job.bots.map((name) => botNamed('--bots', name));
  return { ruleset, setup, bots, games, seed, mirrored, ...(mostDecisions !== undefined && { mostDecisions }) };
}
