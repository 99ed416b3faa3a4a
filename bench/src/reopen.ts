import { Game, type GameRecord } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { randomRecord } from './games/random-battle.js';
import { alone } from './measure.js';
import { atMost, type Bench } from './result.js';

const ANSWERS = 1_000;

/** The first thousand answers of a game that has more. */
function longRecord(): string {
  for (let seed = 0; ; seed++) {
    const record = randomRecord({ standard: true }, seed);
    if (record.entries.length < ANSWERS) continue;
    return JSON.stringify({
      ...record,
      entries: record.entries.slice(0, ANSWERS),
      snapshot: null,
    } satisfies GameRecord);
  }
}

export const reopenBench: Bench = {
  name: 'reopen',
  run() {
    const text = longRecord();
    const { value, low, high } = alone({
      name: 'reopen',
      unit: 'records',
      run() {
        Game.reopen(quantumLegions, JSON.parse(text));
        return 1;
      },
    });
    return [
      {
        name: 'reopen',
        what: 'opening a record of 1,000 answers, every one checked again',
        unit: 'ms',
        figure: { value: 1000 / value, low: 1000 / high, high: 1000 / low },
        target: atMost(100),
      },
    ];
  },
};
