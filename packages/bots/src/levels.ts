import type { AnyRuleset, Beginner, Chance, Question, Sight } from '@sandtable/kernel';
import type { Bot, Clock, Limits } from './bot.js';
import { quickBot } from './quick.js';
import { type Search, type SearchOptions, search } from './search.js';

/** Thinks within limits. Sitting at a table it does not forget, between two questions of its turn, what it has thought of the second. */
export function searchBot(limits: Limits, options: Omit<SearchOptions, 'seed'> = {}, name = 'search'): Bot {
  const begin = (ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): Search =>
    search(ruleset, sight, question, { ...options, seed: chance.below(2 ** 32) });
  return {
    name,
    choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown {
      const thinking = begin(ruleset, sight, question, chance);
      thinking.think(limits);
      return thinking.best();
    },
    sit(): Bot {
      let thinking: Search | null = null;
      let answer: unknown;
      return {
        name,
        choose(ruleset: AnyRuleset, sight: Sight, question: Question, chance: Chance): unknown {
          if (!thinking?.follow(answer, sight, question)) thinking = begin(ruleset, sight, question, chance);
          thinking.think(limits);
          answer = thinking.best();
          return answer;
        },
      };
    },
  };
}

export interface Level {
  readonly title: string;
  /** Milliseconds within which 95 of 100 replies come, on one core. */
  readonly promise: number;
  /** Milliseconds after which it stops thinking: the promise less what a slow machine may add. */
  readonly ms: number;
  readonly playouts: number;
}

export const LEVELS = {
  recruit: { title: 'Recruit', promise: 200, ms: 120, playouts: 4 },
  regular: { title: 'Regular', promise: 1000, ms: 700, playouts: 300 },
  veteran: { title: 'Veteran', promise: 3000, ms: 2300, playouts: 2000 },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof LEVELS;

/** A few thoughts, to the end of the own turn: what the enemy makes of it comes as a surprise. */
const BEGINNER: Beginner = { playouts: LEVELS.recruit.playouts, horizon: { decisions: 400, handovers: 1 } };

/** Whoever beats it has learnt the game: it sees no further than a beginner of its ruleset does. */
function recruitBot(now?: Clock): Bot {
  const name = 'recruit';
  const { ms } = LEVELS[name];
  const botOf = ({ guide }: AnyRuleset): Bot => {
    const { playouts, horizon, style } = guide?.beginner ?? BEGINNER;
    if (playouts === 0) return quickBot(style, name);
    return searchBot(now ? { playouts, ms, now } : { playouts }, horizon ? { horizon } : {}, name);
  };
  return {
    name,
    choose: (ruleset, sight, question, chance) => botOf(ruleset).choose(ruleset, sight, question, chance),
    sit(): Bot {
      let mind: Bot | null = null;
      return {
        name,
        choose(ruleset, sight, question, chance): unknown {
          if (mind === null) {
            const bot = botOf(ruleset);
            mind = bot.sit?.() ?? bot;
          }
          return mind.choose(ruleset, sight, question, chance);
        },
      };
    },
  };
}

/** A named level. Without a clock only its playouts bound it, and it answers the same everywhere. */
export function levelBot(name: LevelName, now?: Clock): Bot {
  if (name === 'recruit') return recruitBot(now);
  const { ms, playouts } = LEVELS[name];
  return searchBot(now ? { playouts, ms, now } : { playouts }, {}, name);
}
