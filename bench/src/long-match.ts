import { Game } from '@sandtable/kernel';
import { cpuSeconds } from './cpu.js';
import { diceRace, GO } from './games/dice-race.js';
import { figure, SAMPLES } from './measure.js';
import { atMost, type Bench } from './result.js';

// What a move costs early and late in a match. Some matches stand around move 1,000 and as many around move 20,000, all at once, and
// take turns: whatever the machine and the collector do falls on both, and what is left is what the length of a match costs.

const EARLY = 1_000;
const LATE = 20_000;
const WINDOW = 1_000;
const MATCHES = 40;

const race = (seed: number) => Game.open(diceRace, { setup: { goal: 1e9 }, dice: { kind: 'seeded', seed } });
type Match = ReturnType<typeof race>;

function advance(match: Match, moves: number): void {
  for (let i = 0; i < moves; i++) match.choose(GO);
}

function matchesAt(move: number, firstSeed: number): Match[] {
  return Array.from({ length: MATCHES }, (_, i) => {
    const match = race(firstSeed + i);
    advance(match, move - WINDOW / 2);
    return match;
  });
}

/** Seconds of CPU time a move, over one window of every match. */
function sample(firstSeed: number): { readonly early: number; readonly late: number } {
  const early = matchesAt(EARLY, firstSeed);
  const late = matchesAt(LATE, firstSeed);
  const spent = { early: 0, late: 0 };
  const timed = (match: Match): number => {
    const start = cpuSeconds();
    advance(match, WINDOW);
    return cpuSeconds() - start;
  };
  for (let i = 0; i < MATCHES; i++) {
    spent.early += timed(early[i]!);
    spent.late += timed(late[i]!);
  }
  const moves = MATCHES * WINDOW;
  return { early: spent.early / moves, late: spent.late / moves };
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
        figure: figure(samples.map(({ early, late }) => late / early)),
        target: atMost(1.1),
        rates: [
          { name: 'around move 1,000', unit: 'moves', rate: figure(samples.map(({ early }) => 1 / early)) },
          { name: 'around move 20,000', unit: 'moves', rate: figure(samples.map(({ late }) => 1 / late)) },
        ],
      },
    ];
  },
};
