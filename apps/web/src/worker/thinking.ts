import { LEVELS, type Level, type LevelName, levelBot, type Search, search } from '@sandtable/bots';
import { type AnyRuleset, type Question, SeededDice, type Sight } from '@sandtable/kernel';

export interface ThinkingRoom {
  readonly now: () => number;
  /** Lets messages come through between two slices. */
  readonly pause: () => Promise<void>;
  readonly stopped: () => boolean;
  /** From 0 to 1. */
  readonly progress: (part: number) => void;
}

/** Milliseconds of thought between two pauses. */
const SLICE = 30;

/** Thinks within the limits of a level, in slices, so that it can be watched and stopped. */
export async function thinkInSlices(
  ruleset: AnyRuleset,
  sight: Sight,
  question: Question,
  level: LevelName,
  seed: string,
  room: ThinkingRoom,
): Promise<unknown> {
  // What it does is done before anybody could wait for it.
  if (level === 'recruit') return levelBot(level, room.now).choose(ruleset, sight, question, new SeededDice(seed));
  const thinking = search(ruleset, sight, question, { seed });
  await inSlices(thinking, LEVELS[level], room);
  return thinking.best();
}

/** The same for a search that was begun elsewhere. */
export async function inSlices(thinking: Search, { ms, playouts }: Level, room: ThinkingRoom): Promise<void> {
  const start = room.now();
  for (;;) {
    const before = room.now();
    thinking.think({ playouts, ms: Math.min(SLICE, ms - (before - start)), now: room.now });
    const after = room.now();
    // It gives a slice back early when more thought could not change the answer.
    if (after - before < SLICE || after - start >= ms || room.stopped()) return;
    room.progress(Math.max((after - start) / ms, thinking.progress().playouts / playouts));
    await room.pause();
    if (room.stopped()) return;
  }
}
