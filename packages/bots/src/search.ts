import {
  type AnyRuleset,
  Game,
  type Guide,
  type Horizon,
  type Question,
  SeededDice,
  type Sight,
} from '@sandtable/kernel';
import { guideOf, horizonOf } from './advice.js';
import type { Limits } from './bot.js';
import { likeness } from './likeness.js';
import { Playthrough } from './playthrough.js';
import { Styles } from './styles.js';
import { Tree } from './tree.js';
import { Worlds } from './worlds.js';

export interface SearchOptions {
  readonly seed: number | string;
  /** How much is tried beside what looks best. */
  readonly explore?: number;
  /** Where a playout ends and the guide judges; the guide's own horizon unless told. */
  readonly horizon?: Horizon;
  /** How many guesses at what is hidden are played through in turn. */
  readonly worlds?: number;
  /** Where the tree stops growing. */
  readonly nodes?: number;
}

/** One answer that was thought about. */
export interface Thought {
  readonly answer: unknown;
  /** How many playouts began with it. */
  readonly visits: number;
  /** How well the seat stood after them on average, from 0 to 1; null where it was never tried. */
  readonly value: number | null;
}

export interface Progress {
  /** How many playouts this decision rests on, those among them that were made before it was asked. */
  readonly playouts: number;
  readonly nodes: number;
  readonly worlds: number;
  /** How well the seat stands by what was played through so far; null before the first playout. */
  readonly value: number | null;
}

const EXPLORE = 1.5;
const WORLDS = 256;
const NODES = 1 << 18;

/**
 * An answer is clear when it did better than each other by so many standard errors: the rest of the playouts would confirm it nearly
 * always, and whoever waits for the reply is glad. It is looked at after every so many playouts: looking more often would take chance
 * for a lead more often. A style has to lead by as many.
 */
const CLEAR = 2.5;
const LOOK = 64;

/** Playouts between two looks at the clock, at most. */
const BATCH = 64;

/**
 * Information-set Monte Carlo tree search. A playout takes an imagined world that agrees with the view, plays it through on dice
 * of its own to the horizon, and adds what came of it to what is known of each answer on the way.
 *
 * It can be left after any playout and taken up again: `step(2); step(3)` is `step(5)`.
 */
export class Search {
  private readonly ruleset: AnyRuleset;
  private readonly guide: Guide<unknown>;
  private readonly options: SearchOptions;
  private readonly horizon: Horizon;
  private readonly mostWorlds: number;
  private readonly dice: SeededDice;
  private readonly chance: SeededDice;
  private readonly tree = new Tree();
  private readonly styles: Styles;
  private readonly playthrough: Playthrough;
  private question: Question;
  private worlds: Worlds;
  /** Whether the program can be entered at the question. */
  private readonly possible: boolean;
  /** The node of the question in each style, or -1 before the first playout of it. */
  private readonly roots: number[];
  /** How many playouts there were when it was last looked at whether an answer is clear. */
  private looked = 0;

  constructor(ruleset: AnyRuleset, sight: Sight, question: Question, options: SearchOptions) {
    this.ruleset = ruleset;
    this.guide = guideOf(ruleset);
    this.question = question;
    this.mostWorlds = options.worlds ?? WORLDS;
    this.dice = new SeededDice(`${options.seed}:dice`);
    this.chance = new SeededDice(`${options.seed}:chance`);
    this.worlds = new Worlds(ruleset, sight, question.seat, this.chance, this.mostWorlds);
    this.possible = this.worlds.asks(question);
    const { explore = EXPLORE, nodes = NODES } = options;
    this.options = options;
    this.horizon = this.horizonAt(question, this.worlds.state(0));
    const { seats } = this.worlds;
    this.styles = new Styles(this.guide.styles ?? 1);
    this.roots = new Array(this.styles.count).fill(-1);
    const limits = { explore, nodes, horizon: this.horizon };
    this.playthrough = new Playthrough(ruleset, seats, this.tree, this.styles, limits, this.dice, this.chance);
  }

  /** Plays so many imagined games through; the one under way when it is `late` is cut short. */
  step(playouts: number, late?: () => boolean): void {
    if (!this.possible || playouts <= 0) return;
    const { worlds, playthrough } = this;
    const { seat } = this.question;
    for (let i = 0; i < playouts; i++) playthrough.play(worlds, worlds.next(), seat, late);
    for (const [style, root] of this.roots.entries())
      if (root < 0) this.roots[style] = playthrough.root(worlds, this.question, style);
  }

  /** Thinks until a limit is met, until more playouts within it could not change the answer, or until one is clearly best. */
  think(limits: Limits): void {
    const { ms, now, stop } = limits;
    const timed = now !== undefined && ms !== undefined;
    const start = timed ? now() : 0;
    const late = timed ? () => now() - start >= ms : undefined;
    let elapsed = 0;
    let batch = timed ? 1 : BATCH;
    while (!this.settled(limits.playouts - this.visits())) {
      if (stop?.()) return;
      // A playout that may take long looks at the clock itself; of quick ones many go between two looks.
      this.step(Math.min(batch, limits.playouts - this.visits()), batch === 1 ? late : undefined);
      if (!timed) continue;
      const before = elapsed;
      elapsed = now() - start;
      if (elapsed >= ms) return;
      // Looks at the clock about once a millisecond, whatever a playout costs.
      if (elapsed - before < 0.5) batch = Math.min(2 * batch, BATCH);
      else if (elapsed - before > 1) batch = Math.max(batch >> 1, 1);
    }
  }

  /**
   * Goes on to the next question, keeping what was thought about it already. That is sound only where it follows from the
   * answer alone: nothing rolled, nobody else asked, nothing seen that was hidden. Elsewhere it gives false, and changes nothing.
   */
  follow(answer: unknown, sight: Sight, question: Question): boolean {
    if (!this.possible || question.seat !== this.question.seat) return false;
    const dice = this.dice.save();
    const game = Game.from(this.ruleset, this.worlds.game(0), this.dice);
    const asked = game.question;
    if (asked === null || game.check(asked.seat, answer) !== null) return false;
    this.playthrough.follow(game.state, asked, answer);
    const taken = this.dice.taken;
    game.take(answer);
    const sure =
      this.dice.taken === taken &&
      this.leadsTo(game, sight, question) &&
      isSame(this.horizonAt(question, game.state), this.horizon);
    this.dice.restore(dice);
    const roots = this.roots.map((_, style) => (sure ? this.playthrough.root(this.worlds, question, style) : -1));
    if (roots.every((root) => root < 0)) {
      this.playthrough.unfollow();
      return false;
    }
    this.takeUp(roots);
    this.question = question;
    this.worlds = new Worlds(this.ruleset, sight, question.seat, this.chance, this.mostWorlds);
    return true;
  }

  /** The answer thought about most; before the first playout, the guide's quick look. */
  best(): unknown {
    const thoughts = this.explain(1);
    if (thoughts.length > 0) return thoughts[0]!.answer;
    const state = this.worlds.state(0);
    const candidates = this.guide.candidates(state, this.question);
    return candidates.length === 1 ? candidates[0] : this.guide.greedy(state, this.question, this.chance);
  }

  /** What was thought about most, with how often and how well it went: for hints, and for people who ask why. */
  explain(top = Number.POSITIVE_INFINITY): Thought[] {
    const { tree } = this;
    const root = this.roots[this.styles.best()]!;
    const thoughts: Thought[] = [];
    for (let edge = root < 0 ? -1 : tree.first[root]!; edge >= 0; edge = tree.next[edge]!) {
      const visits = tree.tried[edge]!;
      thoughts.push({ answer: tree.answers[edge], visits, value: visits > 0 ? tree.won[edge]! / visits : null });
    }
    // Stable: of answers that did equally well, the one the guide names first.
    thoughts.sort((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
    return thoughts.slice(0, top);
  }

  progress(): Progress {
    const playouts = this.visits();
    const sum = this.roots.reduce((all, root) => all + (root < 0 ? 0 : this.tree.sum[root]!), 0);
    const value = playouts > 0 ? sum / playouts : null;
    return { playouts, nodes: this.tree.nodes, worlds: this.worlds.imagined, value };
  }

  private horizonAt(question: Question, state: unknown): Horizon {
    return this.options.horizon ?? horizonOf(this.ruleset, question, state);
  }

  private visits(): number {
    let all = 0;
    for (const root of this.roots) if (root >= 0) all += this.tree.visits[root]!;
    return all;
  }

  /** Goes on with what is known of each style at another question. */
  private takeUp(roots: readonly number[]): void {
    const { visits, sum, squares } = this.tree;
    for (const [style, root] of roots.entries()) this.roots[style] = root;
    this.looked = 0;
    this.styles.restart(
      roots.map((root) =>
        root < 0
          ? { tried: 0, sum: 0, squares: 0 }
          : { tried: visits[root]!, sum: sum[root]!, squares: squares[root]! },
      ),
    );
  }

  /** Whether so many more playouts cannot change which answer is thought about most, or hardly would. */
  private settled(more: number): boolean {
    if (!this.possible || more <= 0) return true;
    const visits = this.visits();
    if (visits === 0) return this.isForced();
    const thoughts = this.explain();
    if (this.isFixed(thoughts, more)) return true;
    if (visits - this.looked < LOOK) return false;
    this.looked = visits;
    return this.isClear(thoughts);
  }

  private isFixed([first, second]: readonly Thought[], more: number): boolean {
    if (first === undefined || first.visits - (second?.visits ?? 0) <= more) return false;
    return this.styles.count === 1 || this.styles.lead() > more;
  }

  /** Whether the answer thought about most did better than every other beyond what chance explains. */
  private isClear([best, ...others]: readonly Thought[]): boolean {
    const { styles, tree } = this;
    const root = this.roots[styles.best()]!;
    if (best === undefined || (styles.count > 1 && styles.lead() < LOOK)) return false;
    const margin = CLEAR * tree.spread(root);
    const isWorse = ({ visits, value }: Thought): boolean =>
      value === null || best.value! - value >= margin * Math.sqrt(1 / best.visits + 1 / visits);
    return others.every(isWorse);
  }

  /** Whether there is but one answer to consider, in whichever style. */
  private isForced(): boolean {
    const state = this.worlds.state(0);
    const likes = new Set<number>();
    for (let style = 0; style < this.styles.count; style++) {
      const candidates = this.guide.candidates(state, this.question, style);
      if (candidates.length > 1) return false;
      likes.add(likeness(candidates[0]));
    }
    return likes.size === 1;
  }

  /** Whether a game stands where a seat sees this and is asked this. */
  private leadsTo(game: Game, { view }: Sight, { seat, kind, data }: Question): boolean {
    const { question } = game;
    return (
      question !== null &&
      question.seat === seat &&
      question.kind === kind &&
      likeness(question.data) === likeness(data) &&
      likeness(game.view(seat)) === likeness(view)
    );
  }
}

const isSame = (one: Horizon, other: Horizon): boolean =>
  one.decisions === other.decisions && one.handovers === other.handovers;

/** Begins to think about a question from what its seat knows. Nothing is played through yet. */
export function search(ruleset: AnyRuleset, sight: Sight, question: Question, options: SearchOptions): Search {
  return new Search(ruleset, sight, question, options);
}
