import { performance } from 'node:perf_hooks';
import {
  type Bot,
  type Clock,
  greedyBot,
  LEVELS,
  type LevelName,
  levelBot,
  quickBot,
  randomBot,
  searchBot,
} from '@sandtable/bots';
import { BadInput, oneOf } from './problem.js';

export const BOT_NAMES: readonly string[] = [
  randomBot.name,
  greedyBot.name,
  ...Object.keys(LEVELS),
  'search-N',
  'quick',
  'quick-N',
];

/** `search-100`: no level, but so many playouts and no clock, for measuring what thinking is worth. */
const PLAYOUTS = /^search-([1-9]\d{0,5})$/;

/** `quick-1`: no thinking ahead, in one of the styles of the ruleset; `quick`: in the usual one. */
const QUICK = /^quick(?:-(\d))?$/;

/** A good game that keeps nobody waiting. */
export const USUAL_BOT: LevelName = 'regular';

/**
 * A bot by its name. Against a person it keeps to the time its level promises; in a simulation it has no clock, so that it
 * plays the same on every machine.
 */
export function botNamed(field: string, name: string, clock?: Clock): Bot {
  if (name === randomBot.name) return randomBot;
  if (name === greedyBot.name) return greedyBot;
  if (Object.hasOwn(LEVELS, name)) return levelBot(name as LevelName, clock);
  const playouts = PLAYOUTS.exec(name)?.[1];
  if (playouts) return searchBot({ playouts: Number(playouts) }, {}, name);
  const quick = QUICK.exec(name);
  if (quick) return quickBot(Number(quick[1] ?? 0), name);
  throw BadInput.at(field, name, oneOf(BOT_NAMES));
}

export const wallClock: Clock = () => performance.now();
