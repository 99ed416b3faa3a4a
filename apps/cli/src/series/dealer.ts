import type { Chunk } from '@sandtable/lab';

/** What a chunk should take: long enough that handing it over costs nothing, short enough to stop and to show how far it is. */
const CHUNK_MS = 300;

export interface Deal {
  /** The games from `from` up to, not including, `to`, but for those that are known. */
  readonly from: number;
  readonly to: number;
  /** Games that stay together. */
  readonly unit: number;
  isKnown(game: number): boolean;
}

/** Deals out the games of a series in chunks, by how long the last one took. What comes of them does not depend on how they were cut. */
export class Dealer {
  private readonly deal: Deal;
  private workers: number;
  private chunkMs = CHUNK_MS;
  private next: number;
  private size: number;

  constructor(deal: Deal, workers: number) {
    this.deal = deal;
    this.workers = workers;
    this.next = deal.from;
    this.size = deal.unit;
  }

  /** How many play now, and how long a chunk should take. */
  tune(workers: number, ms: number): void {
    this.workers = workers;
    this.chunkMs = ms;
  }

  take(): Chunk | null {
    const { to, unit } = this.deal;
    while (this.next < to && this.isWhole(this.next)) this.next += unit;
    if (this.next >= to) return null;
    // Towards the end the chunks get smaller, so that no worker is left alone with a large one.
    const fair = Math.ceil((to - this.next) / (2 * this.workers));
    const most = Math.max(1, Math.ceil(Math.min(this.size, fair) / unit)) * unit;
    const from = this.next;
    this.next += unit;
    while (this.next < Math.min(to, from + most) && !this.isWhole(this.next)) this.next += unit;
    this.next = Math.min(this.next, to);
    return { from, to: this.next };
  }

  /** Whether all games of the unit that begins there are known. */
  private isWhole(from: number): boolean {
    const { to, unit, isKnown } = this.deal;
    for (let game = from; game < Math.min(to, from + unit); game++) if (!isKnown(game)) return false;
    return true;
  }

  /** Never more than four times the last: one quick game says little about the next. */
  took({ from, to }: Chunk, ms: number): void {
    const games = to - from;
    this.size = Math.min(4 * games, Math.ceil((games * this.chunkMs) / Math.max(ms, 1)));
  }
}
