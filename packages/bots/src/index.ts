export { guideOf, horizonOf } from './advice.js';
export type { Bot, Clock, Limits } from './bot.js';
export { greedyBot } from './greedy.js';
export { imagine, type World } from './imagine.js';
export { LEVELS, type Level, type LevelName, levelBot, searchBot } from './levels.js';
export { likeness } from './likeness.js';
export { quickBot } from './quick.js';
export { randomBot } from './random.js';
export { type Progress, Search, type SearchOptions, search, type Thought } from './search.js';
