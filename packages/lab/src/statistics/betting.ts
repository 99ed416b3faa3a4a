// A confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2020).
// Against each possible mean somebody bets on every result that comes; whoever bets against the true one cannot expect to win, so a mean
// against which twenty times the stake was won is out. It holds at every moment at once: one may look as often as one likes.

const ERROR = 0.05;
const GRID = 1000;
/** No more than this part of what could be lost at once is ever staked. */
const MOST = 0.5;

export class BettingSequence {
  private readonly up = new Float64Array(GRID - 1);
  private readonly down = new Float64Array(GRID - 1);
  private n = 0;
  private sum = 0;
  private squares = 0;
  private lowest = 0;
  private highest = 1;

  /** A result from 0 to 1. */
  add(x: number): void {
    const { n, up, down } = this;
    // The stake hangs on what came before alone: sqrt(2 log(2 / error) / (variance n log(n + 1))).
    const mean = (0.5 + this.sum) / (n + 1);
    const variance = (0.25 + this.squares) / (n + 1);
    const stake = Math.sqrt((2 * Math.log(2 / ERROR)) / (variance * (n + 1) * Math.log(n + 2)));
    // Means that are out stay out: nobody bets against them any more.
    const last = Math.round(this.highest * GRID) - 2;
    for (let i = Math.round(this.lowest * GRID); i <= last; i++) {
      const m = (i + 1) / GRID;
      up[i]! += Math.log1p(Math.min(stake, MOST / m) * (x - m));
      down[i]! += Math.log1p(-Math.min(stake, MOST / (1 - m)) * (x - m));
    }
    this.n++;
    this.sum += x;
    this.squares += (x - mean) ** 2;
    this.narrow();
  }

  /** What was ruled out once stays out. */
  private narrow(): void {
    // half of the stake each way
    const out = Math.log(2 / ERROR);
    const isOut = (i: number) => this.up[i]! >= out || this.down[i]! >= out;
    let low = Math.round(this.lowest * GRID);
    let high = Math.round(this.highest * GRID);
    while (low + 1 < high && isOut(low)) low++;
    while (high - 1 > low && isOut(high - 2)) high--;
    this.lowest = low / GRID;
    this.highest = high / GRID;
  }

  /** Where the mean lies 95 times in 100, at every moment of the series at once; rounded outwards to a thousandth. */
  get bounds(): { readonly low: number; readonly high: number } {
    return { low: this.lowest, high: this.highest };
  }
}
