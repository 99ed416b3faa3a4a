import { type AnyRuleset, type Chance, Game, type Question, type Seat, SeededDice } from '@sandtable/kernel';
import { likeness } from './likeness.js';

/** How many worlds are imagined before anything is decided about them. */
const FIRST = 24;

/** Beyond so many different secrets of another seat, its decisions are taken together: too few playouts would fall to each. */
const TOLD_APART = 6;

/**
 * Full states that agree with a view, what is hidden being guessed. If the first ones are all the same, nothing is hidden
 * and one is enough; otherwise they are imagined as needed, up to a bound, and then used again in turn.
 */
export class Worlds {
  readonly seats: readonly Seat[];
  /** The seat whose view it is, as a place among the seats. */
  readonly own: number;
  private readonly ruleset: AnyRuleset;
  private readonly view: unknown;
  private readonly chance: Chance;
  private readonly bound: number;
  private readonly states: unknown[] = [];
  /** For each world, by seat: which of its possible secrets the seat holds there. Zero where secrets are not told apart. */
  private readonly secrets: Int32Array[] = [];
  private readonly toldApart: boolean[];
  private taken = 0;

  constructor(ruleset: AnyRuleset, view: unknown, seat: Seat, chance: Chance, bound: number) {
    this.ruleset = ruleset;
    this.view = view;
    this.chance = chance;
    const first = Array.from({ length: Math.min(FIRST, bound) }, () => ruleset.imagine(view, chance));
    this.seats = ruleset.seats(first[0]);
    this.own = this.seats.indexOf(seat);
    const different = new Set(first.map(likeness)).size;
    this.bound = different === 1 ? 1 : bound;
    this.toldApart = this.seats.map((other, i) => {
      if (i === this.own || different === 1) return false;
      const secrets = new Set(first.map((state) => likeness(ruleset.view(state, other)))).size;
      return secrets > 1 && secrets <= TOLD_APART;
    });
    for (const state of first.slice(0, this.bound)) this.add(state);
  }

  /** Whether the seat sees everything there is. */
  get nothingHidden(): boolean {
    return this.bound === 1;
  }

  get imagined(): number {
    return this.states.length;
  }

  /** The world that the next playout happens in. */
  next(): number {
    const world = this.taken++ % this.bound;
    if (world === this.states.length) this.add(this.ruleset.imagine(this.view, this.chance));
    return world;
  }

  /** A world; do not alter it. */
  state(world: number): unknown {
    return this.states[world];
  }

  secret(world: number, seat: number): number {
    return this.secrets[world]![seat]!;
  }

  /** Whether the program, entered in these worlds, asks what was asked: only then can it be searched. */
  asks(question: Question): boolean {
    const game = Game.at(this.ruleset, this.ruleset.copy(this.states[0]), new SeededDice(0));
    const asked = game.questionFor(question.seat);
    return asked !== null && asked.kind === question.kind && likeness(asked.data) === likeness(question.data);
  }

  private add(state: unknown): void {
    this.states.push(state);
    const secrets = new Int32Array(this.seats.length);
    for (let i = 0; i < secrets.length; i++)
      if (this.toldApart[i]) secrets[i] = likeness(this.ruleset.view(state, this.seats[i]!));
    this.secrets.push(secrets);
  }
}
