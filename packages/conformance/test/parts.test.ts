import type { AnyRuleset } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { bids } from '../../kernel/test/proving/index.js';
import { CHECKS, planOf } from '../src/index.js';

const setups = Array.from({ length: 12 }, (_, n) => ({ name: `${n}`, setup: { lots: 1, coins: n + 1 } }));

/** How many coins lay on the table in each game that a part of the plan opened, in order. */
function opened(title: keyof typeof CHECKS, part?: readonly [number, number]): number[] {
  const seen: number[] = [];
  const watched: AnyRuleset = {
    ...bids,
    open(setup) {
      seen.push((setup as { coins: number }).coins);
      return bids.open(setup as never);
    },
  };
  const plan = planOf(watched, { setups, games: 12, samples: 12, maxMoves: 60, ...(part && { part }) });
  expect(CHECKS[title](watched, plan)).toEqual([]);
  return seen;
}

test.each(['random bots play', 'asking changes nothing', 'plays the same without log'])(
  'parts together play what the whole plays, and none plays it all: %s',
  (begins) => {
    const title = Object.keys(CHECKS).find((known) => known.startsWith(begins)) as keyof typeof CHECKS;
    const parts = [1, 2, 3].map((nth) => opened(title, [nth, 3]));
    const inOrder = (coins: number[]) => coins.sort((a, b) => a - b);
    expect(inOrder(parts.flat())).toEqual(inOrder(opened(title)));
    for (const part of parts) expect(new Set(part).size).toBe(4);
  },
);
