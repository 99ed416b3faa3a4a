import { startThread } from '../port/thread.js';
import type { FromCounter, LabAsked, Shown, ToCounter, View } from './messages.js';

/** One core stays free for the page and whatever else somebody does. */
export const threads = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

/** The threads of one question: one that counts, and players that begin when they are wanted. */
export class Bench {
  private readonly counter = startThread('lab');
  private readonly players: Worker[] = [];
  private onHtml: ((html: string) => void) | null = null;

  constructor(asked: LabAsked, onShown: (shown: Shown) => void, onFailed: (why: string) => void) {
    this.counter.onmessage = ({ data }: MessageEvent<FromCounter>) => {
      if ('shown' in data) onShown(data.shown);
      else if ('html' in data) this.onHtml?.(data.html);
      else onFailed(data.failed);
    };
    this.counter.onerror = (event) => onFailed(event.message);
    this.tell({ ask: asked, ruleset: asked.ruleset });
  }

  go(isRunning: boolean): void {
    if (isRunning)
      while (this.players.length < threads()) {
        const player = startThread('player');
        const { port1, port2 } = new MessageChannel();
        player.postMessage({ port: port2 }, [port2]);
        this.counter.postMessage({ join: port1 } satisfies ToCounter, [port1]);
        this.players.push(player);
      }
    this.tell({ go: isRunning });
  }

  show(view: View): void {
    this.tell({ show: view });
  }

  report(language: 'en' | 'de'): Promise<string> {
    return new Promise((resolve) => {
      this.onHtml = resolve;
      this.tell({ report: language });
    });
  }

  /** What is under way is lost, and played again another time. */
  end(): void {
    for (const thread of [this.counter, ...this.players]) thread.terminate();
  }

  private tell(message: ToCounter): void {
    this.counter.postMessage(message);
  }
}
