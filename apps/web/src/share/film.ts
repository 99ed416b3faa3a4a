import type { MomentEntry } from '@sandtable/referee';
import { startThread } from '../port/thread.js';

// A game as a film: a frame for each time the word passes from one seat to another, put together in a thread of its own.

/** Milliseconds a frame is shown, and the last one. */
const EACH = 900;
const LAST = 3000;
/** A film of more frames is nobody's pleasure: then some are left out, evenly. */
const MOST = 150;

/** The moments to show: before each one, another seat was about to decide; and how it stands now. */
export function framesOf(moments: readonly MomentEntry[]): readonly number[] {
  const passes = moments.flatMap(({ seat, did }, at) => {
    const next = moments.slice(at + 1).find((one) => one.seat !== null);
    return did === 'answer' && next && next.seat !== seat ? [at] : [];
  });
  const all = [...passes.filter((at) => at < moments.length - 1), moments.length - 1];
  const every = Math.ceil(all.length / MOST);
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}

export type ToFilm =
  | { readonly pixels: ArrayBuffer; readonly width: number; readonly height: number; readonly ms: number }
  | { readonly end: true };
export type FromFilm =
  | { readonly frame: true }
  | { readonly film: Uint8Array<ArrayBuffer> }
  | { readonly failed: string };

export interface FilmWork {
  /** Draws a moment. */
  readonly shoot: (at: number) => Promise<HTMLCanvasElement>;
  /** From 0 to 1. */
  readonly progress: (part: number) => void;
  readonly stopped: () => boolean;
}

/** Films these moments; null when it was stopped. */
export async function film(moments: readonly number[], { shoot, progress, stopped }: FilmWork): Promise<Blob | null> {
  const worker = startThread('film');
  const send = (message: ToFilm, hand: Transferable[] = []) => worker.postMessage(message, hand);
  /** One frame at a time: a long film must not lie in memory as dots. */
  const answered = () =>
    new Promise<FromFilm>((settle, fail) => {
      worker.onmessage = ({ data }: MessageEvent<FromFilm>) =>
        'failed' in data ? fail(new Error(data.failed)) : settle(data);
      worker.onerror = (event) => fail(new Error(event.message));
    });
  try {
    for (const [i, at] of moments.entries()) {
      const canvas = await shoot(at);
      if (stopped()) return null;
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      const taken = answered();
      send({ pixels: data.buffer, width, height, ms: i === moments.length - 1 ? LAST : EACH }, [data.buffer]);
      await taken;
      progress((i + 1) / moments.length);
    }
    const done = answered();
    send({ end: true });
    const reply = await done;
    return 'film' in reply ? new Blob([reply.film], { type: 'image/gif' }) : null;
  } finally {
    worker.terminate();
  }
}
