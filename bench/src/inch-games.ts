import { performance } from 'node:perf_hooks';
import { type Bot, greedyBot, LEVELS, type LevelName, levelBot, randomBot } from '@sandtable/bots';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { Game, kindOf, type Question, SeededDice } from '@sandtable/kernel';
import { quantile } from '@sandtable/lab';
import type { Work } from './measure.js';
import { atLeast, atMost, type Bench, type Measured, ratioOf } from './result.js';
import { counters } from './yardsticks.js';

// Games on the table measured in inches: how fast they are played, and how long its bots think.

const { ready } = fictioneersLegacy;
type InchGame = ReturnType<typeof openGame>;

/** Who chooses by what a seat sees needs a game that remembers what was given in the midst of an act. */
function openGame(seed: number, remember: boolean) {
  const { setup } = ready[seed % ready.length]!;
  return Game.at(fictioneersLegacy, fictioneersLegacy.open(setup), new SeededDice(`inches/${seed}`), remember);
}

function answer(game: InchGame, bot: Bot, chance: SeededDice): void {
  const question: Question = game.question ?? game.questionFor(game.waitingFor()[0]!)!;
  const { state } = game;
  const given = bot.pick
    ? bot.pick(kindOf(fictioneersLegacy, question).options(state, question), chance)
    : bot.choose(fictioneersLegacy, game.sight(question.seat), question, chance);
  game.take(given, question.seat);
}

/** Whole games of every scenario. */
function decisions(bot: Bot): Work {
  const chance = new SeededDice(`inches/${bot.name}`);
  let seed = 0;
  return {
    name: `${bot.name} Fictioneers`,
    unit: 'decisions',
    run() {
      let count = 0;
      for (const end = seed + ready.length; seed < end; seed++) {
        const game = openGame(seed, bot.pick === undefined);
        for (; !game.over; count++) answer(game, bot, chance);
      }
      return count;
    },
  };
}

/** About half of what is measured for chance, two thirds for greedy play: what was won by not looking along every line stays won. */
const LEAST = { random: 3, greedy: 1.9 } as const;
const ROUNDS = 3;

const speed = (bot: Bot): Measured =>
  ratioOf(
    `inch-games-${bot.name}`,
    `decisions of ${bot.name} games of Fictioneers: Legacy, every scenario / games of counters`,
    decisions(bot),
    counters(),
    atLeast(LEAST[bot.name as keyof typeof LEAST]),
    ROUNDS,
  );

/** How many replies of each level: enough for a p95, few enough to wait for. */
const REPLIES: Record<LevelName, number> = { recruit: 60, regular: 30, veteran: 20 };

/** By the clock on the wall, because a level stops thinking by it: what a player waits. Of real decisions, in greedy games. */
function reply(level: LevelName): Measured {
  const bot = levelBot(level, () => performance.now());
  const chance = new SeededDice(`inch-replies/${level}`);
  const times: number[] = [];
  for (let seed = 0; times.length <= REPLIES[level]; seed++) {
    const game = openGame(seed, true);
    for (let n = 0; !game.over && times.length <= REPLIES[level]; n++) {
      const question = game.question;
      if (question?.kind === 'Activation' && n % 7 === 0) {
        const sight = game.sight(question.seat);
        const start = performance.now();
        bot.choose(fictioneersLegacy, sight, question, chance);
        times.push(performance.now() - start);
      }
      answer(game, greedyBot, chance);
    }
  }
  const warm = times.slice(1);
  return {
    name: `inch-reply-${level}`,
    what: `a reply of the level ${LEVELS[level].title} in Fictioneers: Legacy, 95 of 100`,
    unit: 'ms',
    figure: { value: quantile(warm, 0.95), low: Math.min(...warm), high: Math.max(...warm) },
    target: atMost(LEVELS[level].promise),
  };
}

export const inchGamesBench: Bench = {
  name: 'inch-games',
  run: () => [speed(randomBot), speed(greedyBot), ...(Object.keys(LEVELS) as LevelName[]).map(reply)],
};
