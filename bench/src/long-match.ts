import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Game } from '@sandtable/kernel';
import { cpuSeconds } from './cpu.js';
import { diceRace, GO } from './games/dice-race.js';
import { figure, SAMPLES } from './measure.js';
import { atMost, type Bench } from './result.js';

const EARLY = 1_000;
const LATE = 20_000;
const WINDOW = 1_000;
const MATCHES = 40;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

const race = (seed: number) => Game.open(diceRace, { setup: { goal: 1e9 }, dice: { kind: 'seeded', seed } });
type Match = ReturnType<typeof race>;

function advance(match: Match, to: number): void {
  while (match.moves < to) match.choose(GO);
}

/**
 * What the moves around one number cost, in seconds a move. The collector runs before: to write to what it has moved to the old
 * objects costs more, and both windows are to find the match equally old.
 */
function costAround(match: Match, move: number): number {
  advance(match, move - WINDOW / 2);
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  const start = cpuSeconds();
  advance(match, move + WINDOW / 2);
  return (cpuSeconds() - start) / WINDOW;
}

/** A window takes a tenth of a millisecond; collector and neighbours only ever add to it, so the lower quartile is its cost. */
function lowerQuartile(costs: number[]): number {
  return costs.sort((a, b) => a - b)[costs.length >> 2]!;
}

/** What a move costs in some matches, early and late. */
function sample(firstSeed: number): readonly [early: number, late: number] {
  const early: number[] = [];
  const late: number[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const match = race(firstSeed + i);
    early.push(costAround(match, EARLY));
    late.push(costAround(match, LATE));
  }
  return [lowerQuartile(early), lowerQuartile(late)];
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
