import type { Throw } from '@sandtable/kernel';
import { CRT } from './content/tables.js';
import type { BattleEvent } from './events.js';
import { RESULTS } from './terms.js';

// Luck, told from the events alone: each result read, against what a full deck would have brought in its column (TA-CORE-INF-05, static).

/** The law of the severity in each column, by a full deck: six cards of every combat rating (TA-CORE-CHN-02). */
const LAWS: readonly (readonly number[])[] = CRT[0]!.map((_, column) => {
  const law = new Array<number>(RESULTS.length).fill(0);
  for (const row of CRT) law[RESULTS.indexOf(row[column]!)]! += 1 / 12;
  return law;
});

export function throws(events: readonly BattleEvent[]): Throw[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'resultRead') return [];
    const { seat, column, cr } = event;
    const came = RESULTS.indexOf(CRT[cr - 1]![column + 4]!);
    return [{ at, seat, kind: 'combat result', came, law: LAWS[column + 4]! }];
  });
}
