import { startThread } from './thread.js';

// The words between the page and its adviser.

/** What is asked, and all that the seat at this screen knows. */
export interface Puzzle {
  readonly ruleset: string;
  readonly sight: unknown;
  readonly question: unknown;
  readonly seed: string;
}

export type ToAdviser = Puzzle | { readonly stop: true };

/** An answer that was thought about. */
export interface Thought {
  readonly answer: unknown;
  /** How many of the games played through began with it. */
  readonly visits: number;
  /** How well they went for the seat, from 0 to 1; null where there was nothing to compare. */
  readonly value: number | null;
}

/** The best answer first, and how many games were played through in thought. */
export interface Advice {
  readonly playouts: number;
  readonly thoughts: readonly Thought[];
}

export type FromAdviser = { readonly thinking: number } | { readonly advice: Advice } | { readonly failed: string };

/** Somebody who is thinking about a question for us. */
export interface Adviser {
  /** Enough thought: tells what was found so far. */
  stop(): void;
  /** The question is no longer asked. */
  dismiss(): void;
}

export function seekAdvice(puzzle: Puzzle, onNews: (news: FromAdviser) => void): Adviser {
  const worker = startThread('hint');
  const send = (message: ToAdviser) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromAdviser>) => {
    if (!('thinking' in data)) worker.terminate();
    onNews(data);
  };
  worker.onerror = (event) => onNews({ failed: event.message });
  send(puzzle);
  return { stop: () => send({ stop: true }), dismiss: () => worker.terminate() };
}
