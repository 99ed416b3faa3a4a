import type { Chunk } from '@sandtable/lab';

/** A worker was found out after games of it had been counted: they are struck out, and the question must be asked anew. */
export class StruckOut extends Error {}

export const barredText = (worker: string, { from, to }: Chunk, build: string): string =>
  `Worker ${worker} is barred: games ${from} to ${to - 1} of it were not those that build ${build} plays. What it played counts nowhere.`;
