import type { Work } from './measure.js';

// Fixed work, written by hand and never improved, measured in turns with ours. On a machine half as fast both rates are half, and
// the ratio stands. Each is of the nature of what is held against it; none of them uses anything of ours.

/** The numbers a yardstick needs: the same ones in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** What was done, kept so that no compiler can leave the doing out. */
export const done: { sum: number; last: unknown } = { sum: 0, last: null };

const BOXES = 400;
const LINES = 500;

/** Lines held against a table of boxes, each against each: arithmetic on typed arrays with many branches. */
export function boxes(): Work {
  const next = numbers(1);
  const low = Float64Array.from({ length: 3 * BOXES }, () => 36 * next());
  const high = low.map((at) => at + 3 * next());
  const lines = Float64Array.from({ length: 6 * LINES }, (_, i) => (i % 6 < 3 ? 36 * next() : 24 * next() - 12));
  return {
    name: 'a table of boxes',
    unit: 'lines',
    run() {
      for (let i = 0; i < lines.length; i += 6)
        for (let b = 0; b < low.length; b += 3) {
          let [enters, leaves] = [0, 1];
          for (let k = 0; k < 3 && enters <= leaves; k++) {
            const one = (low[b + k]! - lines[i + k]!) / lines[i + 3 + k]!;
            const two = (high[b + k]! - lines[i + k]!) / lines[i + 3 + k]!;
            enters = Math.max(enters, Math.min(one, two));
            leaves = Math.min(leaves, Math.max(one, two));
          }
          if (enters <= leaves) done.sum++;
        }
      return LINES;
    },
  };
}

const SIDE = 16;
const COUNTERS = 24;
const STEPS = [-1, 1, -SIDE, SIDE, 1 - SIDE, SIDE - 1];
const MOVES = 400;

interface Counter {
  readonly id: string;
  at: number;
  hits: number;
}

/** A little game of counters that step and bump on a board, four hundred moves long, every move of the side listed as an object and one drawn. */
export function counters(): Work {
  const next = numbers(2);
  return {
    name: 'a game of counters',
    unit: 'games',
    run() {
      const all: Counter[] = Array.from({ length: COUNTERS }, (_, i) => ({ id: `c${i}`, at: 7 * i, hits: 0 }));
      const on = new Map(all.map((counter) => [counter.at, counter]));
      for (let n = 0; n < MOVES; n++) {
        const moves: { type: string; counter: string; to: number }[] = [];
        for (let i = n % 2; i < all.length; i += 2)
          for (const step of STEPS) {
            const to = all[i]!.at + step;
            if (to >= 0 && to < SIDE * SIDE)
              moves.push({ type: on.has(to) ? 'bump' : 'step', counter: all[i]!.id, to });
          }
        const { counter, to } = moves[Math.floor(moves.length * next())]!;
        const moved = all.find(({ id }) => id === counter)!;
        const bumped = on.get(to);
        if (bumped) bumped.hits++;
        else {
          on.delete(moved.at);
          on.set(to, moved);
          moved.at = to;
        }
      }
      done.sum += all.reduce((sum, { at, hits }) => sum + at + hits, 0);
      return 1;
    },
  };
}

const COPIES = 200;

/** Data put into text and read again: what a copy costs where nothing is known of the data. */
export function throughJson(data: readonly unknown[]): Work {
  return {
    name: 'through JSON',
    unit: 'copies',
    run() {
      for (let i = 0; i < COPIES; i++) done.last = JSON.parse(JSON.stringify(data[i % data.length]));
      return COPIES;
    },
  };
}
