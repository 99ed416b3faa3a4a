import { type Bot, greedyBot, LEVELS, type LevelName, levelBot, quickBot, randomBot } from '@sandtable/bots';
import { playGames } from '@sandtable/lab';
import type { FromPlayer, ToPlayer } from '../lab/messages.js';
import { loadRuleset } from './rulesets.js';

// Plays games of the lab, chunk after chunk, for whoever holds the other end of the port that it gets.

const scope = self as unknown as { onmessage: unknown };

scope.onmessage = ({ data }: MessageEvent<{ readonly port: MessagePort }>) => {
  const { port } = data;
  port.onmessage = ({ data: asked }: MessageEvent<ToPlayer>) =>
    void play(asked)
      .catch((error: unknown): FromPlayer => ({ failed: error instanceof Error ? error.message : String(error) }))
      .then((answer) => port.postMessage(answer));
};

async function play({ play: job, chunk }: ToPlayer): Promise<FromPlayer> {
  const ruleset = await loadRuleset(job.ruleset);
  const start = performance.now();
  const { ruleset: _, bots, ...rest } = job;
  const played = playGames({ ...rest, ruleset, games: 0, bots: bots.map(botNamed) }, chunk);
  return { played, ms: performance.now() - start };
}

/** As in the terminal: without a clock, so that it plays the same on every machine. */
function botNamed(name: string): Bot {
  if (name === randomBot.name) return randomBot;
  if (Object.hasOwn(LEVELS, name)) return levelBot(name as LevelName);
  return name.startsWith('quick') ? quickBot(Number(name.split('-')[1] ?? 0), name) : greedyBot;
}
