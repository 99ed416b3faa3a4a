import { type Meetings, type Series, setupOfMeeting } from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { rulesetOn, shelf } from '../shelf.js';

/** A series as plain data, so that it can be sent to a worker and told from others: rulesets and bots go by name. It has no end. */
export interface Job {
  readonly modules: readonly string[];
  readonly ruleset: string;
  readonly setup: unknown;
  readonly bots: readonly string[];
  readonly seed: number | string;
  readonly mirrored: boolean;
  readonly mostDecisions?: number;
  /** Lists of units that meet each other, in place of one setup. */
  readonly meetings?: Meetings;
  /** Luck is told against so many futures (`Series.futures`). */
  readonly futures?: number;
}

export async function seriesOf(job: Job): Promise<Series> {
  const { ruleset } = rulesetOn(await shelf(job.modules), job.ruleset);
  const { modules: _, ruleset: __, meetings, ...rest } = job;
  const setupOf = meetings && ((game: number) => setupOfMeeting(meetings, job.seed, game));
  return {
    ...rest,
    ...(setupOf && { setupOf }),
    ruleset,
    games: 0,
    bots: job.bots.map((name) => botNamed('--bots', name)),
  };
}
