import { Game } from '@sandtable/kernel';
import { cpuSeconds } from './cpu.js';
import { diceRace, GO } from './games/dice-race.js';
import { figure, SAMPLES } from './measure.js';
import { atMost, type Bench } from './result.js';

const EARLY = 1_000;
const LATE = 20_000;
const WINDOW = 1_000;
const MATCHES = 40;

const race = (seed: number) => Game.open(diceRace, { setup: { goal: 1e9 }, dice: { kind: 'seeded', seed } });
type Match = ReturnType<typeof race>;

function advance(match: Match, to: number): void {
  while (match.moves < to) match.choose(GO);
}

/** What the moves around one number cost, in seconds a move. */
function costAround(match: Match, move: number): number {
  advance(match, move - WINDOW / 2);
  const start = cpuSeconds();
  advance(match, move + WINDOW / 2);
  return (cpuSeconds() - start) / WINDOW;
}

/** What the moves of one window cost in some matches, in order. */
interface Costs {
  readonly early: readonly number[];
  readonly late: readonly number[];
}

function sample(firstSeed: number): Costs {
  const early: number[] = [];
  const late: number[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const match = race(firstSeed + i);
    early.push(costAround(match, EARLY));
    late.push(costAround(match, LATE));
  }
  const inOrder = (costs: number[]) => costs.sort((a, b) => a - b);
  return { early: inOrder(early), late: inOrder(late) };
}

/**
 * A window takes a tenth of a millisecond. What the neighbours and the collector do in it only ever adds, so what the moves
 * themselves cost is seen in the tenth of the windows that were disturbed least.
 */
const leastDisturbed = (costs: readonly number[]): number => costs[Math.floor(costs.length / 10)]!;

export const longMatchBench: Bench = {
  name: 'long-match',
  run() {
    sample(0); // warming up
    const samples = Array.from({ length: SAMPLES }, (_, i) => sample((i + 1) * MATCHES));
    const all = figure(samples.map(({ early, late }) => figure(late).value / figure(early).value));
    const rates = (pick: (costs: Costs) => readonly number[]) =>
      figure(samples.map((costs) => 1 / leastDisturbed(pick(costs))));
    return [
      {
        name: 'long-match',
        what: 'cost of move 20,000 against move 1,000 of one match',
        unit: 'x',
        figure: figure(samples.map(({ early, late }) => leastDisturbed(late) / leastDisturbed(early))),
        target: atMost(1.1),
        rates: [
          { name: 'around move 1,000', unit: 'moves', rate: rates(({ early }) => early) },
          { name: 'around move 20,000', unit: 'moves', rate: rates(({ late }) => late) },
        ],
        note: `with all that the collector does about an old match ${all.value.toFixed(2)}x`,
      },
    ];
  },
};
