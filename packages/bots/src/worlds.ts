import {
  type AnyRuleset,
  type Chance,
  Game,
  type Known,
  type Question,
  type Seat,
  SeededDice,
  type Sight,
  type Suspended,
} from '@sandtable/kernel';
import { imagine, type World } from './imagine.js';
import { likeness } from './likeness.js';

/** How many worlds are imagined before anything is decided about them. */
const FIRST = 24;

/** Beyond so many different secrets of another seat, its decisions are taken together: too few playouts would fall to each. */
const TOLD_APART = 6;

/** In the midst of an act a guess is dear: whether all of them would be the same. */
function isCertain(ruleset: AnyRuleset, { since }: Sight, chance: Chance): boolean {
  if (since === null || !since.known.every(isOpen)) return false;
  const bases = Array.from({ length: FIRST }, () => likeness(ruleset.imagine(since.view, chance, since.known)));
  return new Set(bases).size === 1;
}

function isOpen(known: Known): boolean {
  if ('sealed' in known) return known.sealed.every(isOpen);
  return 'drew' in known ? known.drew !== null : !('shown' in known);
}

/**
 * Games that agree with what a seat knows, what is hidden being guessed. If the first ones are all the same, nothing is hidden
 * and one is enough; otherwise they are imagined as needed, up to a bound, and then used again in turn.
 */
export class Worlds {
  readonly seats: readonly Seat[];
  /** The seat whose sight it is, as a place among the seats. */
  readonly own: number;
  private readonly ruleset: AnyRuleset;
  private readonly sight: Sight;
  private readonly chance: Chance;
  private readonly bound: number;
  private readonly worlds: World[] = [];
  /** For each world, by seat: which of its possible secrets the seat holds there. Zero where secrets are not told apart. */
  private readonly secrets: Int32Array[] = [];
  private readonly toldApart: boolean[];
  private taken = 0;

  constructor(ruleset: AnyRuleset, sight: Sight, seat: Seat, chance: Chance, bound: number) {
    this.ruleset = ruleset;
    // What others have closed is no more known for it: search decides it for them, as it would what is still open.
    const { closed: _, ...rest } = sight;
    this.sight = rest;
    this.chance = chance;
    const guesses = isCertain(ruleset, sight, chance) ? 1 : Math.min(FIRST, bound);
    const first = Array.from({ length: guesses }, () => imagine(ruleset, rest, chance));
    this.seats = ruleset.seats(first[0]!.now);
    this.own = this.seats.indexOf(seat);
    const different = new Set(first.map(({ game }) => likeness(game))).size;
    this.bound = different === 1 ? 1 : bound;
    this.toldApart = this.seats.map((other, i) => {
      if (i === this.own || different === 1) return false;
      const secrets = new Set(first.map(({ now }) => likeness(ruleset.view(now, other)))).size;
      return secrets > 1 && secrets <= TOLD_APART;
    });
    for (const world of first.slice(0, this.bound)) this.add(world);
  }

  /** Whether the seat sees everything there is. */
  get nothingHidden(): boolean {
    return this.bound === 1;
  }

  get imagined(): number {
    return this.worlds.length;
  }

  /** The world that the next playout happens in. */
  next(): number {
    const world = this.taken++ % this.bound;
    if (world === this.worlds.length) this.add(imagine(this.ruleset, this.sight, this.chance));
    return world;
  }

  /** How the table looks in a world; do not alter it. */
  state(world: number): unknown {
    return this.worlds[world]!.now;
  }

  /** The game that stands there. */
  game(world: number): Suspended {
    return this.worlds[world]!.game;
  }

  secret(world: number, seat: number): number {
    return this.secrets[world]![seat]!;
  }

  /** Whether the program, entered in these worlds, asks what was asked: only then can it be searched. */
  asks(question: Question): boolean {
    const game = Game.from(this.ruleset, this.game(0), new SeededDice(0));
    const asked = game.questionFor(question.seat);
    return asked !== null && asked.kind === question.kind && likeness(asked.data) === likeness(question.data);
  }

  private add(world: World): void {
    this.worlds.push(world);
    const secrets = new Int32Array(this.seats.length);
    for (let i = 0; i < secrets.length; i++)
      if (this.toldApart[i]) secrets[i] = likeness(this.ruleset.view(world.now, this.seats[i]!));
    this.secrets.push(secrets);
  }
}
