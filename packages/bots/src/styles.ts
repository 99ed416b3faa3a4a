/** Playouts that every style gets before they are compared. */
const LEAST = 4;
/** How much is tried beside the style that does best. */
const EXPLORE = 1.2;

/**
 * In which style to play on: boldly, carefully, as usual. What is best now hangs on what comes after it, and one who charges
 * alone dies where all together would win: so each playout keeps to one style, and those that do well are tried more (UCB1).
 */
export class Styles {
  readonly count: number;
  private readonly tried: Float64Array;
  private readonly sum: Float64Array;
  private squares = 0;

  constructor(count: number) {
    this.count = count;
    this.tried = new Float64Array(count);
    this.sum = new Float64Array(count);
  }

  /** The style of the next playout. */
  next(): number {
    const { count, tried, sum } = this;
    if (count === 1) return 0;
    let all = 0;
    let total = 0;
    for (let style = 0; style < count; style++) {
      if (tried[style]! < LEAST) return style;
      all += tried[style]!;
      total += sum[style]!;
    }
    const mean = total / all;
    const spread = Math.sqrt(Math.max(this.squares / all - mean * mean, 0) + 0.25 / all);
    const due = EXPLORE * spread * Math.sqrt(Math.log(all));
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let style = 0; style < count; style++) {
      const score = sum[style]! / tried[style]! + due / Math.sqrt(tried[style]!);
      if (score > most) {
        most = score;
        best = style;
      }
    }
    return best;
  }

  learn(style: number, value: number): void {
    this.tried[style]!++;
    this.sum[style]! += value;
    this.squares += value * value;
  }

  /** Begins anew with so many results of each style. */
  restart(results: readonly { readonly tried: number; readonly sum: number; readonly squares: number }[]): void {
    this.squares = 0;
    for (const [style, { tried, sum, squares }] of results.entries()) {
      this.tried[style] = tried;
      this.sum[style] = sum;
      this.squares += squares;
    }
  }

  /** The style tried most, which is the one that did best; of equals the first. */
  best(): number {
    let best = 0;
    for (let style = 1; style < this.count; style++) if (this.tried[style]! > this.tried[best]!) best = style;
    return best;
  }

  /** By how many playouts it is ahead of the next. */
  lead(): number {
    const best = this.best();
    let next = 0;
    for (let style = 0; style < this.count; style++) if (style !== best) next = Math.max(next, this.tried[style]!);
    return this.tried[best]! - next;
  }
}
