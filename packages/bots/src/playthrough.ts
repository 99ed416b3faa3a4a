import {
  type AnyRuleset,
  bug,
  Game,
  type Guide,
  type Horizon,
  kindOf,
  type Question,
  type Seat,
  type SeededDice,
  winnersOf,
} from '@sandtable/kernel';
import { guideOf } from './advice.js';
import { KnownOdds } from './known-odds.js';
import { likeness, mix } from './likeness.js';
import { Selection } from './selection.js';
import type { Styles } from './styles.js';
import type { Tree } from './tree.js';
import type { Worlds } from './worlds.js';

/** The tree is deeper than this nowhere; a game goes on without it. */
const DEEPEST = 64;

/**
 * Plays imagined games through and learns from each. A node of the tree stands for what the seat that decides there knows:
 * its own answers, and what it saw of the others' answers. So no seat plans with what it could not know. Dice are not part
 * of it: what is learned of an answer runs over all that the dice may bring.
 */
export class Playthrough {
  private readonly ruleset: AnyRuleset;
  private readonly guide: Guide<unknown>;
  private readonly odds: KnownOdds;
  private readonly seats: readonly Seat[];
  private readonly tree: Tree;
  private readonly selection: Selection;
  private readonly styles: Styles;
  private readonly mostNodes: number;
  private readonly horizon: Horizon;
  private readonly dice: SeededDice;
  private readonly chance: SeededDice;
  /** The kinds of questions met so far: a node is of one kind. */
  private readonly kinds: string[] = [];
  /** For each answer given since the search began: what each seat saw of it. */
  private readonly past: Int32Array[] = [];

  /** What the first question of each world offers, by style: it is the same in every playout. */
  private offers: (readonly unknown[])[] = [];
  private offeredBy: Worlds | null = null;
  private world = 0;

  /** Taken up again for every playout: a new one would cost a tenth of a short game. */
  private game: Game | null = null;

  // The game under way: what each seat knows, as a key of 64 bits; the path through the tree; how it ended for each seat.
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly values: Float64Array;
  private readonly nodes = new Int32Array(DEEPEST);
  private readonly edges = new Int32Array(DEEPEST);
  private readonly deciders = new Int32Array(DEEPEST);
  private depth = 0;
  /** Who asks how the game goes on, and in which style it plays in this one. */
  private asked: Seat = '';
  private style = 0;
  private inTree = false;
  /** The likeness of the answer that the tree gave last. */
  private like = 0;

  constructor(
    ruleset: AnyRuleset,
    seats: readonly Seat[],
    tree: Tree,
    styles: Styles,
    options: { readonly explore: number; readonly nodes: number; readonly horizon: Horizon },
    dice: SeededDice,
    chance: SeededDice,
  ) {
    this.ruleset = ruleset;
    this.guide = guideOf(ruleset);
    this.odds = new KnownOdds(this.guide, seats[0]!);
    this.seats = seats;
    this.tree = tree;
    this.styles = styles;
    this.selection = new Selection(tree, options.explore);
    this.mostNodes = options.nodes;
    this.horizon = options.horizon;
    this.dice = dice;
    this.chance = chance;
    this.low = new Int32Array(seats.length);
    this.high = new Int32Array(seats.length);
    this.values = new Float64Array(seats.length);
  }

  /** Plays one world through, from a question of this seat to the horizon; when it is `late`, it is judged where it stands. */
  play(worlds: Worlds, world: number, asked: Seat, late?: () => boolean): void {
    const { ruleset, guide, odds, horizon } = this;
    const from = worlds.game(world);
    const game = (this.game = this.game?.restart(from) ?? Game.from(ruleset, from, this.dice));
    const style = this.styles.next();
    this.begin(worlds, world, asked, style);
    let decisions = 0;
    let handovers = 0;
    let seat = asked;
    let turn = guide.turn?.(game.state);
    let luck = 0;
    while (!game.over && decisions < horizon.decisions && !late?.()) {
      const question = game.question;
      if (question === null) {
        decisions += this.answerSealed(game);
        continue;
      }
      const now = guide.turn?.(game.state);
      if (now === undefined ? question.seat !== seat : now !== turn) {
        if (++handovers >= horizon.handovers) break;
        turn = now;
      }
      seat = question.seat;
      decisions++;
      const answer = this.inTree ? this.answer(game.state, question) : this.playOn(game.state, question);
      odds.stake(game.state, question, answer);
      game.take(answer);
      luck += odds.luck(game.state);
    }
    this.judge(game, luck);
    for (let i = 0; i < this.depth; i++)
      this.tree.learn(this.nodes[i]!, this.edges[i]!, this.values[this.deciders[i]!]!);
    this.styles.learn(style, this.values[this.seats.indexOf(asked)]!);
  }

  /** The node of the question that a world begins with, for who plays on in this style; or -1. */
  root(worlds: Worlds, question: Question, style: number): number {
    this.begin(worlds, 0, question.seat, style);
    const seat = this.seats.indexOf(question.seat);
    const kind = this.kindOf(question);
    return this.tree.find(mix(this.low[seat]!, kind), mix(this.high[seat]!, kind));
  }

  /** From now on games begin after this answer. */
  follow(state: unknown, question: Question, answer: unknown): void {
    const like = likeness(answer);
    this.past.push(Int32Array.from(this.seats, (by) => this.seen(state, question, answer, like, by)));
  }

  unfollow(): void {
    this.past.pop();
  }

  private begin(worlds: Worlds, world: number, asked: Seat, style: number): void {
    for (let seat = 0; seat < this.seats.length; seat++) {
      const secret = worlds.secret(world, seat);
      this.low[seat] = mix(0x51ed270b + seat, secret);
      this.high[seat] = mix(0x2545f491 + seat, secret);
      // Each style has a tree of its own: what is best differs.
      if (style > 0 && this.seats[seat] === asked) this.learnt(seat, style);
      for (let i = 0; i < this.past.length; i++) this.learnt(seat, this.past[i]![seat]!);
    }
    if (worlds !== this.offeredBy) this.offers = [];
    this.offeredBy = worlds;
    this.world = world;
    this.asked = asked;
    this.style = style;
    this.depth = 0;
    this.inTree = true;
  }

  private learnt(seat: number, seen: number): void {
    this.low[seat] = mix(this.low[seat]!, seen);
    this.high[seat] = mix(seen, this.high[seat]!);
  }

  private answer(state: unknown, question: Question): unknown {
    const answer = this.decide(state, question);
    if (this.inTree) this.tell(state, question, answer, this.like);
    return answer;
  }

  /** An answer by the tree; where the tree ends it grows by a node, and the guide answers from there on. */
  private decide(state: unknown, question: Question): unknown {
    const { tree, depth, guide } = this;
    const seat = this.seats.indexOf(question.seat);
    const kind = this.kindOf(question);
    const low = mix(this.low[seat]!, kind);
    const high = mix(this.high[seat]!, kind);
    const node = tree.find(low, high);
    if (node < 0 || depth === DEEPEST) {
      if (depth < DEEPEST && tree.nodes < this.mostNodes) this.pass(tree.addNode(low, high), -1, seat);
      this.inTree = false;
      return this.playOn(state, question);
    }
    const first = depth === 0 && question.seat === this.asked;
    const candidates = first ? this.offered(state, question) : this.candidates(state, question);
    const edge = this.selection.select(node, candidates, !guide.unordered?.(question));
    this.pass(node, edge, seat);
    this.like = tree.like[edge]!;
    return candidates[this.selection.picked];
  }

  private candidates(state: unknown, question: Question): readonly unknown[] {
    return this.guide.candidates(state, question, this.styleOf(question));
  }

  private offered(state: unknown, question: Question): readonly unknown[] {
    const place = this.world * this.styles.count + this.style;
    return (this.offers[place] ??= this.candidates(state, question));
  }

  private playOn(state: unknown, question: Question): unknown {
    return this.guide.playout(state, question, this.chance, this.styleOf(question));
  }

  private styleOf({ seat }: Question): number {
    return seat === this.asked ? this.style : 0;
  }

  private pass(node: number, edge: number, seat: number): void {
    this.nodes[this.depth] = node;
    this.edges[this.depth] = edge;
    this.deciders[this.depth] = seat;
    this.depth++;
  }

  private kindOf(question: Question): number {
    const { kinds } = this;
    const kind = kinds.indexOf(question.kind);
    return kind >= 0 ? kind : kinds.push(question.kind) - 1;
  }

  /** Every seat learns what it sees of an answer. */
  private tell(state: unknown, question: Question, answer: unknown, like: number): void {
    for (let i = 0; i < this.seats.length; i++)
      this.learnt(i, this.seen(state, question, answer, like, this.seats[i]!));
  }

  private seen(state: unknown, question: Question, answer: unknown, like: number, by: Seat): number {
    if (by === question.seat) return like;
    const { shown } = kindOf(this.ruleset, question);
    return shown === undefined ? like : likeness(shown(state, question, answer, by));
  }

  /** Several seats answer at once: none of them knows another's answer when it decides. */
  private answerSealed(game: Game): number {
    const { state } = game;
    const questions = game.waitingFor().map((seat) => game.questionFor(seat)!);
    const { inTree } = this;
    const likes: number[] = [];
    const answers = questions.map((question) => {
      const answer = inTree ? this.decide(state, question) : this.playOn(state, question);
      likes.push(this.like);
      return answer;
    });
    if (this.inTree) for (const [i, question] of questions.entries()) this.tell(state, question, answers[i], likes[i]!);
    for (const [i, { seat, kind }] of questions.entries()) {
      const refusal = game.answer(seat, answers[i]);
      if (refusal) bug(`the guide's answer to ${kind} was refused: ${refusal.message}`);
    }
    return questions.length;
  }

  /** `luck` is the first seat's, where there are two. */
  private judge(game: Game, luck: number): void {
    const { values, guide, seats } = this;
    if (game.over) {
      const winners = winnersOf(game.outcome!);
      for (let i = 0; i < seats.length; i++)
        values[i] = winners.length === 0 ? 0.5 : winners.includes(seats[i]!) ? 1 : 0;
    } else if (seats.length === 2) {
      values[0] = guide.value(game.state, seats[0]!, luck);
      values[1] = 1 - values[0];
    } else for (let i = 0; i < seats.length; i++) values[i] = guide.value(game.state, seats[i]!);
  }
}
