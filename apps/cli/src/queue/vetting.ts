import { canonical } from '@sandtable/kernel';
import { type Chunk, told } from '@sandtable/lab';
import type { Arrival } from './chunks.js';

// Games follow from their build and seed, so whoever plays them, they are the same, and a second copy shows who did not play them. What
// comes from a worker is held back until a first chunk of it has been played by another too and was the same; and one chunk in fifty, nobody
// knows which, is played twice whoever played it. Where two copies differ, whoever asked for the series plays it a third time.

/** Some games that are to be played again, by others than these. */
export interface Check extends Chunk {
  readonly not: readonly string[];
}

export interface Barred {
  readonly worker: string;
  readonly chunk: Chunk;
  /** Games of it had been counted before. */
  readonly counted: boolean;
}

const rangeOf = ({ from, to }: Chunk): string => `${from}-${to}`;

const alike = (one: Arrival, other: Arrival): boolean =>
  canonical(one.played.map(told)) === canonical(other.played.map(told));

/** Which of the games that come may be counted. Each of the lists is emptied by who reads it. */
export class Vetting {
  readonly good: Arrival[] = [];
  readonly checks: Check[] = [];
  /** What nobody but the asker can settle. */
  readonly disputes: Chunk[] = [];
  readonly barred: Barred[] = [];
  /** What a barred worker had played, to be played once more. */
  readonly again: Chunk[] = [];
  /** Copies of games that were compared. */
  compared = 0;
  private readonly asker: string;
  private readonly isChosen: (chunk: Chunk) => boolean;
  private readonly copies = new Map<string, Arrival[]>();
  private readonly counted = new Set<string>();
  /** Those of whom a copy was the same as another's. */
  private readonly proven: Set<string>;
  /** Those whose first chunk is being played by another. */
  private readonly onTrial = new Set<string>();
  private readonly out = new Set<string>();

  /** `asker` is believed. */
  constructor(asker: string, isChosen: (chunk: Chunk) => boolean) {
    this.asker = asker;
    this.isChosen = isChosen;
    this.proven = new Set([asker]);
  }

  /** Whether games are still held back. */
  isHeld(chunk: Chunk): boolean {
    const range = rangeOf(chunk);
    return !this.counted.has(range) && (this.copies.get(range)?.length ?? 0) > 0;
  }

  arrive(arrival: Arrival): void {
    const { worker } = arrival;
    if (this.out.has(worker)) return;
    const range = rangeOf(arrival);
    const before = this.copies.get(range) ?? [];
    this.copies.set(range, [...before, arrival]);
    if (arrival.good) this.count(arrival);
    else if (worker === this.asker) this.settle(arrival, before);
    else if (before.length > 0) this.compare(arrival, before);
    else if (this.isChosen(arrival)) this.check(arrival);
    else if (this.proven.has(worker)) this.count(arrival);
    else if (!this.onTrial.has(worker)) {
      this.onTrial.add(worker);
      this.check(arrival);
    }
  }

  private check({ from, to, worker }: Arrival): void {
    this.checks.push({ from, to, not: [worker] });
  }

  private compare(arrival: Arrival, before: readonly Arrival[]): void {
    this.compared += arrival.played.length;
    const differs = before.some((one) => !alike(one, arrival));
    if (differs) this.disputes.push({ from: arrival.from, to: arrival.to });
    else if (before.some(({ worker }) => worker !== arrival.worker)) {
      this.prove(arrival.worker);
      for (const { worker } of before) this.prove(worker);
      this.count(arrival);
    }
  }

  /** The asker has played it. */
  private settle(truth: Arrival, before: readonly Arrival[]): void {
    this.count(truth);
    this.compared += before.length * truth.played.length;
    for (const one of before) {
      if (one.worker === this.asker || this.out.has(one.worker)) continue;
      if (alike(one, truth)) this.prove(one.worker);
      else this.bar(one.worker, truth);
    }
  }

  private prove(worker: string): void {
    if (this.proven.has(worker)) return;
    this.proven.add(worker);
    for (const copies of this.copies.values()) {
      const [first] = copies;
      if (copies.length === 1 && first!.worker === worker && !this.isChosen(first!)) this.count(first!);
    }
  }

  private bar(worker: string, chunk: Chunk): void {
    this.out.add(worker);
    let counted = false;
    for (const [range, copies] of this.copies) {
      const left = copies.filter((copy) => copy.worker !== worker);
      if (left.length === copies.length) continue;
      this.copies.set(range, left);
      if (left.length > 0) continue;
      if (this.counted.has(range)) counted = true;
      else this.again.push({ from: copies[0]!.from, to: copies[0]!.to });
    }
    this.barred.push({ worker, chunk: { from: chunk.from, to: chunk.to }, counted });
  }

  private count(arrival: Arrival): void {
    const range = rangeOf(arrival);
    if (this.counted.has(range)) return;
    this.counted.add(range);
    this.good.push(arrival);
  }
}
