import { performance } from 'node:perf_hooks';
import { LEVELS, type LevelName, levelBot } from '@sandtable/bots';
import { SeededDice } from '@sandtable/kernel';
import { quantile } from '@sandtable/lab';
import { quantumLegions } from '@sandtable/quantum-legions';
import { inMidGame } from './games/random-battle.js';
import { atMost, type Bench, type Measured } from './result.js';

/** How many replies of each level: enough for a p95, few enough to wait for. */
const REPLIES: Record<LevelName, number> = { recruit: 60, regular: 30, veteran: 20 };

/** By the clock on the wall, because a level stops thinking by it: what a player waits. */
function replies(level: LevelName): number[] {
  const bot = levelBot(level, () => performance.now());
  const chance = new SeededDice(`replies/${level}`);
  const times: number[] = [];
  for (const game of inMidGame({ quick: {} }, 1 + REPLIES[level])) {
    const question = game.question!;
    const sight = game.sight(question.seat);
    const start = performance.now();
    bot.choose(quantumLegions, sight, question, chance);
    times.push(performance.now() - start);
  }
  return times.slice(1); // the first is for warming up
}

function reply(level: LevelName): Measured {
  const times = replies(level);
  return {
    name: `reply-${level}`,
    what: `a reply of the level ${LEVELS[level].title} in mid-game, 95 of 100`,
    unit: 'ms',
    figure: { value: quantile(times, 0.95), low: Math.min(...times), high: Math.max(...times) },
    target: atMost(LEVELS[level].promise),
  };
}

export const repliesBench: Bench = {
  name: 'replies',
  run: () => (Object.keys(LEVELS) as LevelName[]).map(reply),
};
