import { performance } from 'node:perf_hooks';
import { greedyBot, LEVELS, type LevelName, levelBot } from '@sandtable/bots';
import { Game, kindOf, SeededDice } from '@sandtable/kernel';
import { quantile } from '@sandtable/lab';
import { legendaryBattles } from '@sandtable/legendary-battles';
import { slowest, type Task, type Work } from './measure.js';
import { atLeast, atMost, type Bench, type Measured, ratioOf } from './result.js';
import { counters } from './yardsticks.js';

const { ready } = legendaryBattles;

/** Whole battles by lot, every ready game in turn, without log and journal; all options of every question are listed. */
function decisions(): Work {
  let seed = 0;
  return {
    name: 'Legendary Battles',
    unit: 'decisions',
    run() {
      const { setup } = ready[seed % ready.length]!;
      const game = Game.at(legendaryBattles, legendaryBattles.open(setup), new SeededDice(seed));
      const chance = new SeededDice(`${seed++}/choices`);
      let count = 0;
      for (; !game.over; count++) {
        const question = game.question!;
        const options = kindOf(legendaryBattles, question).options(game.state, question);
        game.take(options[chance.below(options.length)], question.seat);
      }
      return count;
    },
  };
}

/** Whole battles between greedy bots, every ready game in turn. */
function greedyDecisions(): Work {
  let seed = 0;
  return {
    name: 'greedy Legendary Battles',
    unit: 'decisions',
    run() {
      const { setup } = ready[seed % ready.length]!;
      const game = Game.at(legendaryBattles, legendaryBattles.open(setup), new SeededDice(`greedy/${seed}`), true);
      const chance = new SeededDice(`${seed++}/choices`);
      let count = 0;
      for (; !game.over; count++) {
        const question = game.question!;
        game.take(greedyBot.choose(legendaryBattles, game.sight(question.seat), question, chance));
      }
      return count;
    },
  };
}

/** The most units: nowhere is there more to think about. */
const LARGEST = 'S4';
/** How many replies of each level: enough for a p95, few enough to wait for; some before them are for warming up. */
const REPLIES: Record<LevelName, number> = { recruit: 60, regular: 30, veteran: 20 };
const WARM_UP = 10;

/** By the clock on the wall, because a level stops thinking by it: what a player waits. Of real decisions, in greedy games. */
function reply(level: LevelName): Measured {
  const { setup } = ready.find(({ id }) => id === LARGEST)!;
  const bot = levelBot(level, () => performance.now());
  const chance = new SeededDice(`legendary-battles-replies/${level}`);
  const times: number[] = [];
  for (let seed = 0; times.length < WARM_UP + REPLIES[level]; seed++) {
    const game = Game.at(legendaryBattles, legendaryBattles.open(setup), new SeededDice(`replies/${seed}`), true);
    for (let n = 0; !game.over && times.length < WARM_UP + REPLIES[level]; n++) {
      const question = game.question!;
      const sight = game.sight(question.seat);
      if (n % 5 === 0 && (question.kind === 'Turn' || question.kind === 'Situation')) {
        const start = performance.now();
        bot.choose(legendaryBattles, sight, question, chance);
        times.push(performance.now() - start);
      }
      game.take(greedyBot.choose(legendaryBattles, sight, question, chance));
    }
  }
  const warm = times.slice(WARM_UP);
  return {
    name: `legendary-battles-reply-${level}`,
    what: `a reply of the level ${LEVELS[level].title} in the largest game of Legendary Battles, 95 of 100`,
    unit: 'ms',
    figure: { value: quantile(warm, 0.95), low: Math.min(...warm), high: Math.max(...warm) },
    target: atMost(LEVELS[level].promise),
  };
}

/** Questions on the way through some battles, each to be asked for its options again. */
function* asked(): Generator<Task> {
  for (const [seed, { id, setup }] of ready.entries()) {
    const game = Game.at(legendaryBattles, legendaryBattles.open(setup), new SeededDice(seed));
    const chance = new SeededDice(`asked/${seed}`);
    for (let n = 0; n < 120 && !game.over; n++) {
      const question = game.question!;
      const state = legendaryBattles.copy(game.state);
      yield { name: `${id}, ${question.kind}`, run: () => kindOf(legendaryBattles, question).options(state, question) };
      const options = kindOf(legendaryBattles, question).options(game.state, question);
      game.take(options[chance.below(options.length)], question.seat);
    }
  }
}

export const legendaryBattlesBench: Bench = {
  name: 'legendary-battles',
  run: () => {
    const slow = slowest(asked());
    return [
      ratioOf(
        'legendary-battles-decisions',
        'decisions of random Legendary Battles, all options listed / games of counters',
        decisions(),
        counters(),
        atLeast(94), // 150,000 decisions a second on the machine that plays 1,590 games of counters
      ),
      ratioOf(
        'legendary-battles-greedy',
        'decisions of greedy Legendary Battles, every ready game in turn / games of counters',
        greedyDecisions(),
        counters(),
        atLeast(1),
      ),
      {
        ...ratioOf(
          'legendary-battles-options',
          'all options of a question of Legendary Battles, the slowest in random games / games of counters',
          slow.work,
          counters(),
          atLeast(0.1),
        ),
        note: slow.name,
      },
      ...(Object.keys(LEVELS) as LevelName[]).map(reply),
    ];
  },
};
