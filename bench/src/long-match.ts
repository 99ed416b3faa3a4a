import { Game } from '@sandtable/kernel';
import { cpuSeconds } from './cpu.js';
import { diceRace, GO } from './games/dice-race.js';
import { figure, SAMPLES } from './measure.js';
import { atMost, type Bench } from './result.js';

const EARLY = 1_000;
const LATE = 20_000;
const WINDOW = 1_000;
/** The collector runs about once in fifty windows and then costs as much as ten: the median of so many matches leaves it out. */
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

/** The medians of some matches, early and late. */
function sample(firstSeed: number): readonly [early: number, late: number] {
  const early: number[] = [];
  const late: number[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const match = race(firstSeed + i);
    early.push(costAround(match, EARLY));
    late.push(costAround(match, LATE));
  }
  return [figure(early).median, figure(late).median];
}

export const longMatchBench: Bench = {
  name: 'long-match',
  run() {
    sample(0); // warming up
    const samples = Array.from({ length: SAMPLES }, (_, i) => sample((i + 1) * MATCHES));
    return [
      {
        name: 'long-match',
        what: 'cost of move 20,000 against move 1,000 of one match',
        unit: 'x',
        figure: figure(samples.map(([early, late]) => late / early)),
        target: atMost(1.1),
        rates: [
          { name: 'around move 1,000', unit: 'moves', rate: figure(samples.map(([early]) => 1 / early)) },
          { name: 'around move 20,000', unit: 'moves', rate: figure(samples.map(([, late]) => 1 / late)) },
        ],
      },
    ];
  },
};
