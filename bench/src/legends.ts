import { performance } from 'node:perf_hooks';
import { greedyBot, LEVELS, type LevelName, levelBot } from '@sandtable/bots';
import { Game, kindOf, type Question, SeededDice } from '@sandtable/kernel';
import { quantile } from '@sandtable/lab';
import { legends } from '@sandtable/legends';
import { slowest, type Task, type Work } from './measure.js';
import { atLeast, atMost, type Bench, type Measured, ratioOf } from './result.js';
import { counters } from './yardsticks.js';

/** Whole games of Legends by lot, every ready game in turn, without log and journal; all options of every question are listed. */
function decisions(): Work {
  let seed = 0;
  return {
    name: 'Legends',
    unit: 'decisions',
    run() {
      const { setup } = legends.ready[seed % legends.ready.length]!;
      const game = Game.at(legends, legends.open(setup), new SeededDice(seed));
      const chance = new SeededDice(`${seed++}/choices`);
      let count = 0;
      while (!game.over) {
        const question: Question = game.question!;
        const options = kindOf(legends, question).options(game.state, question);
        game.take(options[chance.below(options.length)], question.seat);
        count++;
      }
      return count;
    },
  };
}

/** Whole games between greedy bots, every ready game in turn. */
function greedyDecisions(): Work {
  let seed = 0;
  return {
    name: 'greedy Legends',
    unit: 'decisions',
    run() {
      const { setup } = legends.ready[seed % legends.ready.length]!;
      const game = Game.at(legends, legends.open(setup), new SeededDice(`greedy/${seed}`), true);
      const chance = new SeededDice(`${seed++}/choices`);
      let count = 0;
      for (; !game.over; count++) {
        const question = game.question!;
        game.take(greedyBot.choose(legends, game.sight(question.seat), question, chance));
      }
      return count;
    },
  };
}

/** Four seats of three Heroes on the widest table: nowhere is there more to think about. */
const LARGEST = 'summit';
/** How many replies of each level: enough for a p95, few enough to wait for; some before them are for warming up. */
const REPLIES: Record<LevelName, number> = { recruit: 60, regular: 30, veteran: 20 };
const WARM_UP = 10;

/** By the clock on the wall, because a level stops thinking by it: what a player waits. Of real decisions, in greedy games. */
function reply(level: LevelName): Measured {
  const { setup } = legends.ready.find(({ id }) => id === LARGEST)!;
  const bot = levelBot(level, () => performance.now());
  const chance = new SeededDice(`legends-replies/${level}`);
  const times: number[] = [];
  for (let seed = 0; times.length < WARM_UP + REPLIES[level]; seed++) {
    const game = Game.at(legends, legends.open(setup), new SeededDice(`replies/${seed}`), true);
    for (let n = 0; !game.over && times.length < WARM_UP + REPLIES[level]; n++) {
      const question = game.question!;
      const sight = game.sight(question.seat);
      if (n % 5 === 0 && (question.kind === 'Act' || question.kind === 'Move')) {
        const start = performance.now();
        bot.choose(legends, sight, question, chance);
        times.push(performance.now() - start);
      }
      game.take(greedyBot.choose(legends, sight, question, chance));
    }
  }
  const warm = times.slice(WARM_UP);
  return {
    name: `legends-reply-${level}`,
    what: `a reply of the level ${LEVELS[level].title} in the largest game of Legends, 95 of 100`,
    unit: 'ms',
    figure: { value: quantile(warm, 0.95), low: Math.min(...warm), high: Math.max(...warm) },
    target: atMost(LEVELS[level].promise),
  };
}

/** Questions on the way through some games, each to be asked for its options again. */
function* asked(): Generator<Task> {
  for (const [seed, { id, setup }] of legends.ready.entries()) {
    const game = Game.at(legends, legends.open(setup), new SeededDice(seed));
    const chance = new SeededDice(`asked/${seed}`);
    for (let n = 0; n < 120 && !game.over; n++) {
      const question = game.question!;
      const state = legends.copy(game.state);
      yield { name: `${id}, ${question.kind}`, run: () => kindOf(legends, question).options(state, question) };
      const options = kindOf(legends, question).options(game.state, question);
      game.take(options[chance.below(options.length)], question.seat);
    }
  }
}

export const legendsBench: Bench = {
  name: 'legends',
  run: () => {
    const slow = slowest(asked());
    return [
      ratioOf(
        'legends-decisions',
        'decisions of random Legends, all options listed / games of counters',
        decisions(),
        counters(),
        atLeast(4),
      ),
      ratioOf(
        'legends-greedy',
        'decisions of greedy Legends, every ready game in turn / games of counters',
        greedyDecisions(),
        counters(),
        atLeast(3),
      ),
      {
        ...ratioOf(
          'legends-options',
          'all options of a question of Legends, the slowest in random games / games of counters',
          slow.work,
          counters(),
          atLeast(0.5),
        ),
        note: slow.name,
      },
      ...(Object.keys(LEVELS) as LevelName[]).map(reply),
    ];
  },
};
