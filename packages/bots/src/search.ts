import { type AnyRuleset, bug, Game, type Guide, type Horizon, type Question, SeededDice } from '@sandtable/kernel';
import { guideOf, horizonOf } from './advice.js';
import type { Limits } from './bot.js';
import { likeness, mix } from './likeness.js';
import { Tree } from './tree.js';
import { Worlds } from './worlds.js';

export interface SearchOptions {
  readonly seed: number | string;
  /** How much is tried beside what looks best; in units of the spread of the results. */
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
  readonly playouts: number;
  readonly nodes: number;
  readonly worlds: number;
  /** How well the seat stands by what was played through so far; null before the first playout. */
  readonly value: number | null;
}

/** The tree is deeper than this nowhere; a playout goes on without it. */
const DEEPEST = 64;

/** The first node ever added: the decision that is searched. */
const ROOT = 0;

/** A node looks at this many of its candidates first, and at one more for each time its visits reach a further square. */
const WIDTH = 4;

/** Playouts between two looks at the clock, at most. */
const BATCH = 64;

/** The nth candidate is expected to deserve one nth of the first one's attention. */
const HARMONIC = new Float64Array(4097);
for (let n = 1; n < HARMONIC.length; n++) HARMONIC[n] = HARMONIC[n - 1]! + 1 / n;

/**
 * Information-set Monte Carlo tree search. A playout takes one imagined world, plays it through on dice of its own, and adds its result
 * to what is known of each answer on the way. A node stands for what the seat that decides there knows: its own answers and
 * what it saw of the others'. So no seat, the searching one or another, plans with what it could not know; and dice are
 * not part of it, so an answer's statistics run over all that the dice may bring.
 *
 * It can be stopped after any playout and taken up again: `step(2); step(3)` is `step(5)`.
 */
export class Search {
  private readonly ruleset: AnyRuleset;
  private readonly question: Question;
  private readonly guide: Guide<unknown>;
  private readonly ordered: boolean;
  private readonly horizon: Horizon;
  private readonly explore: number;
  private readonly mostNodes: number;
  private readonly dice: SeededDice;
  private readonly chance: SeededDice;
  private readonly worlds: Worlds;
  private readonly tree = new Tree();
  private readonly possible: boolean;
  private playouts = 0;
  /** The answers that the searching seat has thought about, by likeness. */
  private readonly answers = new Map<number, unknown>();

  // The playout under way.
  /** By seat: what it knows, as a key of 64 bits. */
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly values: Float64Array;
  private depth = 0;
  private readonly pathNode = new Int32Array(DEEPEST + 1);
  private readonly pathEdge = new Int32Array(DEEPEST + 1);
  private readonly pathSeat = new Int32Array(DEEPEST + 1);
  private scratch = new Int32Array(64);
  private inTree = false;
  /** The kinds of questions met so far: a node is of one kind. */
  private readonly kinds: string[] = [];
  /** The likeness of the answer decided upon last. */
  private decided = 0;

  constructor(ruleset: AnyRuleset, view: unknown, question: Question, options: SearchOptions) {
    this.ruleset = ruleset;
    this.question = question;
    this.guide = guideOf(ruleset);
    this.ordered = ruleset.guide !== null;
    this.horizon = options.horizon ?? horizonOf(ruleset);
    this.explore = options.explore ?? 1.5;
    this.mostNodes = options.nodes ?? 1 << 18;
    this.dice = new SeededDice(`${options.seed}:dice`);
    this.chance = new SeededDice(`${options.seed}:chance`);
    this.worlds = new Worlds(ruleset, view, question.seat, this.chance, options.worlds ?? 256);
    this.possible = this.worlds.asks(question);
    const seats = this.worlds.seats.length;
    this.low = new Int32Array(seats);
    this.high = new Int32Array(seats);
    this.values = new Float64Array(seats);
  }

  /** Plays so many games through. */
  step(playouts: number): void {
    if (!this.possible) return;
    for (let i = 0; i < playouts; i++) this.playout();
  }

  /** Thinks until a limit is met, or until more playouts within the limit could not change the answer. */
  think(limits: Limits): void {
    if (!this.possible || this.settled(0)) return;
    const { ms, now, stop } = limits;
    const timed = now !== undefined && ms !== undefined;
    const start = timed ? now() : 0;
    let batch = 1;
    let elapsed = 0;
    while (this.playouts < limits.playouts && !this.settled(limits.playouts - this.playouts)) {
      if (stop?.()) return;
      this.step(Math.min(batch, limits.playouts - this.playouts));
      if (!timed) {
        batch = BATCH;
        continue;
      }
      const before = elapsed;
      elapsed = now() - start;
      if (elapsed >= ms) return;
      // Looks at the clock about once a millisecond, whatever a playout costs.
      if (elapsed - before < 0.5) batch = Math.min(2 * batch, BATCH);
      else if (elapsed - before > 1) batch = Math.max(batch >> 1, 1);
    }
  }

  /** The answer thought about most; before the first playout, what the guide names first. */
  best(): unknown {
    const thoughts = this.explain(1);
    return thoughts.length > 0 ? thoughts[0]!.answer : this.offhand();
  }

  /** What was thought about most, with how often and how well it went: for hints, and for people who ask why. */
  explain(top = Number.POSITIVE_INFINITY): Thought[] {
    const { tree } = this;
    const thoughts: Thought[] = [];
    for (let edge = tree.nodes > 0 ? tree.first[ROOT]! : -1; edge >= 0; edge = tree.next[edge]!) {
      const visits = tree.tried[edge]!;
      const answer = this.answers.get(tree.answer[edge]!);
      thoughts.push({ answer, visits, value: visits > 0 ? tree.won[edge]! / visits : null });
    }
    // Stable: of answers that did equally well, the one the guide names first.
    thoughts.sort((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
    return thoughts.slice(0, top);
  }

  progress(): Progress {
    const { tree } = this;
    const value = this.playouts > 0 ? tree.sum[ROOT]! / tree.visits[ROOT]! : null;
    return { playouts: this.playouts, nodes: tree.nodes, worlds: this.worlds.imagined, value };
  }

  /** Without any playout: the one candidate there is, or the guide's quick look. */
  private offhand(): unknown {
    const state = this.worlds.state(0);
    const candidates = this.guide.candidates(state, this.question);
    return candidates.length === 1 ? candidates[0] : this.guide.greedy(state, this.question, this.chance);
  }

  /** Whether so many more playouts cannot change which answer is thought about most. */
  private settled(more: number): boolean {
    if (this.playouts === 0) return this.guide.candidates(this.worlds.state(0), this.question).length === 1;
    const { tree } = this;
    let most = 0;
    let second = 0;
    for (let edge = tree.first[ROOT]!; edge >= 0; edge = tree.next[edge]!) {
      const tried = tree.tried[edge]!;
      if (tried > most) {
        second = most;
        most = tried;
      } else if (tried > second) second = tried;
    }
    return most - second > more;
  }

  private playout(): void {
    const { ruleset, guide, horizon, chance } = this;
    const world = this.worlds.turn(this.playouts++);
    const game = Game.at(ruleset, ruleset.copy(this.worlds.state(world)), this.dice);
    this.enter(world);
    let decisions = 0;
    let handovers = 0;
    let seat = this.question.seat;
    while (!game.over && decisions < horizon.decisions) {
      const question = game.question;
      if (question === null) {
        decisions += this.answerSealed(game);
        continue;
      }
      if (question.seat !== seat) {
        if (++handovers >= horizon.handovers) break;
        seat = question.seat;
      }
      decisions++;
      if (this.inTree) {
        const answer = this.decide(game.state, question);
        this.observe(game.state, question, answer, this.decided);
        game.take(answer);
      } else game.take(guide.playout(game.state, question, chance));
    }
    this.judge(game);
    this.learn();
  }

  private enter(world: number): void {
    for (let seat = 0; seat < this.low.length; seat++) {
      const secret = this.worlds.secret(world, seat);
      this.low[seat] = mix(0x51ed270b + seat, secret);
      this.high[seat] = mix(0x2545f491 + seat, secret);
    }
    this.depth = 0;
    this.inTree = true;
  }

  /** Chooses an answer by the tree; beyond its edge, a new node is added and the guide plays on. */
  private decide(state: unknown, question: Question): unknown {
    const { tree, guide, depth } = this;
    const seat = this.worlds.seats.indexOf(question.seat);
    const kind = this.kindOf(question);
    const low = mix(this.low[seat]!, kind);
    const high = mix(this.high[seat]!, kind);
    const node = tree.find(low, high);
    if (node < 0 || depth >= DEEPEST) {
      if (node < 0 && depth < DEEPEST && tree.nodes < this.mostNodes) {
        this.pathNode[depth] = tree.addNode(low, high);
        this.pathEdge[depth] = -1;
        this.pathSeat[depth] = seat;
        this.depth++;
      }
      this.inTree = false;
      return guide.playout(state, question, this.chance);
    }
    const candidates = guide.candidates(state, question);
    const pick = this.select(node, candidates);
    const edge = this.scratch[pick]!;
    this.pathNode[depth] = node;
    this.pathEdge[depth] = edge;
    this.pathSeat[depth] = seat;
    this.depth++;
    this.decided = tree.answer[edge]!;
    return candidates[pick];
  }

  private kindOf(question: Question): number {
    const { kinds } = this;
    const kind = kinds.indexOf(question.kind);
    return kind >= 0 ? kind : kinds.push(question.kind) - 1;
  }

  /**
   * Which candidate to try: one that went well, or was tried little for its place in the list (PUCT). What was never tried
   * counts as average. Fills `scratch` with the edges of the candidates looked at.
   */
  private select(node: number, candidates: readonly unknown[]): number {
    const { tree } = this;
    const visits = tree.visits[node]!;
    let width = candidates.length;
    if (this.ordered) width = Math.min(width, WIDTH + (Math.sqrt(visits) | 0), HARMONIC.length - 1);
    if (width > this.scratch.length) this.scratch = new Int32Array(2 * width);
    const { scratch } = this;
    let total = 0;
    let edge = tree.first[node]!;
    for (let i = 0; i < width; i++) {
      const answer = likeness(candidates[i]);
      // Candidates mostly come in the order in which they came before.
      if (edge < 0 || tree.answer[edge] !== answer) edge = tree.edge(node, answer);
      if (edge < 0) {
        edge = tree.addEdge(node, answer);
        if (node === ROOT) this.answers.set(answer, candidates[i]);
      }
      scratch[i] = edge;
      total += tree.tried[edge]!;
      edge = tree.next[edge]!;
    }
    const mean = tree.sum[node]! / visits;
    const spread = Math.sqrt(Math.max(tree.squares[node]! / visits - mean * mean, 0) + 0.25 / visits);
    const bonus = this.explore * spread * Math.sqrt(total);
    const share = this.ordered ? 1 / HARMONIC[width]! : 1 / width;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const edge = scratch[i]!;
      const tried = tree.tried[edge]!;
      const prior = this.ordered ? share / (i + 1) : share;
      const score = (tried === 0 ? mean : tree.won[edge]! / tried) + (bonus * prior) / (1 + tried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  /** Every seat learns what it sees of an answer. */
  private observe(state: unknown, question: Question, answer: unknown, decided: number): void {
    const { seats } = this.worlds;
    for (let i = 0; i < seats.length; i++) {
      const by = seats[i]!;
      const seen =
        this.guide.seen === undefined || by === question.seat
          ? decided
          : likeness(this.guide.seen(state, question, answer, by));
      this.low[i] = mix(this.low[i]!, seen);
      this.high[i] = mix(seen, this.high[i]!);
    }
  }

  /** Several seats answer at once: none of them knows another's answer when it decides. */
  private answerSealed(game: Game): number {
    const questions = game.waitingFor().map((seat) => game.questionFor(seat)!);
    // The searching seat decides first, so that the first node of the tree is its own; to the others it makes no difference.
    const own = questions.findIndex((question) => question.seat === this.question.seat);
    if (own > 0) questions.unshift(...questions.splice(own, 1));
    const { inTree } = this;
    const answers: unknown[] = [];
    const decided: number[] = [];
    for (const question of questions) {
      answers.push(inTree ? this.decide(game.state, question) : this.guide.playout(game.state, question, this.chance));
      decided.push(this.decided);
    }
    for (let i = 0; i < questions.length; i++)
      if (this.inTree) this.observe(game.state, questions[i]!, answers[i], decided[i]!);
    for (let i = 0; i < questions.length; i++) {
      const refusal = game.answer(questions[i]!.seat, answers[i]);
      if (refusal) bug(`the guide's answer to ${questions[i]!.kind} was refused: ${refusal.message}`);
    }
    return questions.length;
  }

  private judge(game: Game): void {
    const { values, guide } = this;
    const { seats } = this.worlds;
    if (game.over) {
      const { winner } = game.outcome!;
      for (let i = 0; i < seats.length; i++) values[i] = winner === null ? 0.5 : winner === seats[i] ? 1 : 0;
    } else if (seats.length === 2) {
      values[0] = guide.value(game.state, seats[0]!);
      values[1] = 1 - values[0];
    } else for (let i = 0; i < seats.length; i++) values[i] = guide.value(game.state, seats[i]!);
  }

  private learn(): void {
    const { tree, values } = this;
    for (let i = 0; i < this.depth; i++) {
      const value = values[this.pathSeat[i]!]!;
      const node = this.pathNode[i]!;
      const edge = this.pathEdge[i]!;
      tree.visits[node]!++;
      tree.sum[node]! += value;
      tree.squares[node]! += value * value;
      if (edge < 0) continue;
      tree.tried[edge]!++;
      tree.won[edge]! += value;
    }
  }
}

/** Begins to think about a question from what its seat sees. Nothing is played through yet. */
export function search(ruleset: AnyRuleset, view: unknown, question: Question, options: SearchOptions): Search {
  return new Search(ruleset, view, question, options);
}
