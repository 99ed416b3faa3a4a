import {
  alike,
  bug,
  type Chance,
  type Dice,
  type DiceRecord,
  type DiceState,
  Game,
  type Known,
  type KnownAnswer,
  kindOf,
  type Outcome,
  type Ruleset,
  type Sight,
  type Suspended,
} from '@sandtable/kernel';

/** One way things may be, as far as a seat can tell. */
export interface World<S = unknown> {
  readonly game: Suspended<S>;
  /** How the table looks there now; not to be altered. */
  readonly now: S;
}

/**
 * How many guesses are gone through side by side, attempt for attempt. Mostly a single one will do. Where several cards were drawn
 * in secret and played since, one guess in thousands would: there those that fail on the way are replaced by others' copies. The
 * largest herds are for what is rarer still.
 */
const HERDS = [...new Array<number>(12).fill(1), 16, 16, 64, 256, 1024, 4096, 16_384];

/** What was guessed cannot be what happened. */
const NOT_SO = Symbol('not so');

/**
 * A game that agrees with all that a seat knows, the rest being guessed. In the midst of an act the program itself is run on
 * from an imagined boundary: with what the seat knows of each answer, roll and draw, and by chance where it knows nothing. What
 * comes to another sight than the seat's own is dropped, so that what is left is as likely as it should be.
 */
export function imagine<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, sight: Sight<V>, chance: Chance): World<S> {
  const { since, view, seat } = sight;
  if (since === null) {
    const state = ruleset.imagine(view, chance);
    return close(ruleset, { game: { state, given: [] }, now: state }, sight, chance);
  }
  const agrees = ({ game }: Guess<S, V, O>): boolean => alike(ruleset.view(game.state, seat), view);
  for (const size of HERDS) {
    const bases = Array.from({ length: size }, () => ruleset.imagine(since.view, chance, since.known, view));
    const found = goOn(ruleset, bases, since.known, chance).filter(agrees);
    if (found.length === 0) continue;
    const { game } = found[chance.below(found.length)]!;
    return close(ruleset, worldOf(game), sight, chance);
  }
  bug(`${ruleset.id}: nothing imagined for ${seat ?? 'who watches'} agrees with what it sees`);
}

/** It is suspended for whoever enters it: who looks one ply ahead does not. */
function worldOf<S, V, O extends Outcome>(game: Game<S, V, O>): World<S> {
  let suspended: Suspended<S> | null = null;
  return {
    now: game.state,
    get game() {
      suspended ??= game.suspend();
      return suspended;
    },
  };
}

interface Guess<S, V, O extends Outcome> {
  readonly game: Game<S, V, O>;
  readonly dice: Recalled;
}

/** What comes of what is known from these boundaries on: as many guesses as there were, or none where all have failed. */
function goOn<S, V, O extends Outcome>(
  ruleset: Ruleset<S, V, O>,
  bases: readonly S[],
  known: readonly Known[],
  chance: Chance,
): Guess<S, V, O>[] {
  let herd = surviving(bases, (state): Guess<S, V, O> => {
    const dice = new Recalled(known, chance);
    return { game: Game.at(ruleset, state, dice, true), dice };
  });
  while (herd.length > 0 && herd[0]!.dice.next < known.length) {
    herd = surviving(herd, (guess) => (step(guess, known, chance) ? guess : null));
    const found = herd.length;
    while (found > 0 && herd.length < bases.length) {
      const { game, dice } = herd[chance.below(found)]!;
      const twin = new Recalled(known, chance, dice.next);
      herd.push({ game: Game.from(ruleset, game.suspend(), twin, true), dice: twin });
    }
  }
  return herd;
}

/** What can be made of each without contradicting what is known. */
function surviving<T, G>(from: readonly T[], make: (one: T) => G | null): G[] {
  return from.flatMap((one) => {
    try {
      return make(one) ?? [];
    } catch (error) {
      if (error === NOT_SO) return [];
      throw error;
    }
  });
}

/** Gives what is known next, and with it the dice that fall upon it; false where that cannot be. */
function step<S, V, O extends Outcome>(
  { game, dice }: Guess<S, V, O>,
  known: readonly Known[],
  chance: Chance,
): boolean {
  const one = known[dice.next++]!;
  if ('faces' in one) return game.rolled(one.faces) === null;
  const answers = 'sealed' in one ? one.sealed : 'seat' in one ? [one] : null;
  return answers?.every((answer) => give(game, answer, chance)) ?? false;
}

/** Closes what sealed answers are known to lie there, any of those that the others could have given. */
function close<S, V, O extends Outcome>(
  ruleset: Ruleset<S, V, O>,
  world: World<S>,
  { closed }: Sight<V>,
  chance: Chance,
): World<S> {
  if (closed === undefined) return world;
  const game = Game.from(ruleset, world.game, new Recalled([], chance), true);
  for (const { seat, answer } of closed) {
    const options = answer === undefined ? game.options(seat) : [answer];
    game.take(options[chance.below(options.length)], seat);
  }
  return { game: game.suspend(), now: world.now };
}

/** Gives an answer as it was given, or one that looks the same; false where there is none. */
function give<S>(game: Game<S>, known: KnownAnswer, chance: Chance): boolean {
  const { seat } = known;
  const question = game.questionFor(seat);
  if (question?.kind !== known.kind) return false;
  let answer: unknown;
  if ('answer' in known) answer = known.answer;
  else {
    const { shown } = kindOf(game.ruleset, question);
    const looksSo = (one: unknown): boolean => alike(shown!(game.state, question, one, known.to) ?? null, known.shown);
    const possible = game.options(seat).filter(looksSo);
    if (possible.length === 0) return false;
    answer = possible[chance.below(possible.length)];
  }
  return game.choose(answer, seat) === null;
}

/** Dice that fall as they are known to have fallen; of a draw that nobody saw they take any. */
class Recalled implements Dice {
  readonly record: DiceRecord = { kind: 'seeded', seed: 0 };
  readonly taken = 0;
  /** The place of what is known next. */
  next: number;
  private readonly known: readonly Known[];
  private readonly chance: Chance;

  constructor(known: readonly Known[], chance: Chance, next = 0) {
    this.known = known;
    this.chance = chance;
    this.next = next;
  }

  below(n: number): number {
    const one = this.known[this.next++];
    if (one === undefined || !('drew' in one) || one.drew !== null) throw NOT_SO;
    return this.chance.below(n);
  }

  among(from: readonly unknown[]): number {
    const one = this.known[this.next];
    if (one === undefined || !('drew' in one) || one.drew === null) return this.below(from.length);
    this.next++;
    const { what } = one.drew;
    const place = from.findIndex((other) => alike(other, what));
    if (place < 0) throw NOT_SO;
    return place;
  }

  /** Where nothing more is known the game waits for dice to be rolled by hand. */
  roll(count: number): number[] | null {
    const one = this.known[this.next];
    if (one === undefined) return null;
    this.next++;
    if (!('faces' in one) || one.faces.length !== count) throw NOT_SO;
    return one.faces.slice();
  }

  save(): DiceState {
    return [];
  }

  restore(): void {}

  copy(): Dice {
    return this;
  }
}
