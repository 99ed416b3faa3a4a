import type { Dice, DiceRecord, DiceState } from './dice.js';
import { Game } from './game.js';
import { canonical } from './hash.js';
import { bug } from './refusal.js';
import { type Chance, kindOf, type Outcome, type Ruleset } from './ruleset.js';
import type { Known, KnownAnswer, Sight, Suspended } from './suspended.js';

/** One way things may be, as far as a seat can tell. */
export interface World<S = unknown> {
  readonly game: Suspended<S>;
  /** How the table looks there now; not to be altered. */
  readonly now: S;
}

/** Guesses that came to nothing before it is taken for a mistake of the ruleset. */
const TRIES = 20_000;

/** What was guessed cannot be what happened. */
const NOT_SO = Symbol('not so');

/**
 * A game that agrees with all that a seat knows, the rest being guessed. In the midst of an act the program itself is run on
 * from an imagined boundary: with what the seat knows of each answer, roll and draw, and by chance where it knows nothing. What
 * comes to another sight than the seat's own is dropped and tried again, so that what is left is as likely as it should be.
 */
export function imagine<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, sight: Sight<V>, chance: Chance): World<S> {
  const { since, view, seat } = sight;
  if (since === null) {
    const state = ruleset.imagine(view, chance);
    return close(ruleset, { game: { state, given: [] }, now: state }, sight, chance);
  }
  const seen = canonical(view);
  for (let i = 0; i < TRIES; i++) {
    const base = ruleset.imagine(since.view, chance, since.known);
    const game = goOn(ruleset, base, since.known, chance);
    if (game !== null && canonical(ruleset.view(game.state, seat)) === seen)
      return close(ruleset, { game: game.suspend(), now: game.state }, sight, chance);
  }
  bug(`${ruleset.id}: nothing imagined for ${seat ?? 'who watches'} agrees with what it sees`);
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

/** The game that comes of what is known from a boundary on, or null where it cannot. */
function goOn<S, V, O extends Outcome>(
  ruleset: Ruleset<S, V, O>,
  base: S,
  known: readonly Known[],
  chance: Chance,
): Game<S, V, O> | null {
  const dice = new Recalled(known, chance);
  try {
    const game = Game.from(ruleset, { state: base, given: [] }, dice, true);
    while (dice.next < known.length) {
      const one = known[dice.next++]!;
      const answers = 'sealed' in one ? one.sealed : 'seat' in one ? [one] : null;
      if (answers === null) {
        if (!('faces' in one) || game.rolled(one.faces) !== null) return null;
      } else if (!answers.every((answer) => give(game, answer, chance))) return null;
    }
    return game;
  } catch (error) {
    if (error === NOT_SO) return null;
    throw error;
  }
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
    const looks = canonical(known.shown);
    const alike = game
      .options(seat)
      .filter((one) => canonical(shown!(game.state, question, one, known.to) ?? null) === looks);
    if (alike.length === 0) return false;
    answer = alike[chance.below(alike.length)];
  }
  if (game.check(seat, answer) !== null) return false;
  game.take(answer, seat);
  return true;
}

/** Dice that fall as they are known to have fallen; of a draw that nobody saw they take any. */
class Recalled implements Dice {
  readonly record: DiceRecord = { kind: 'seeded', seed: 0 };
  readonly taken = 0;
  next = 0;
  private readonly known: readonly Known[];
  private readonly chance: Chance;

  constructor(known: readonly Known[], chance: Chance) {
    this.known = known;
    this.chance = chance;
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
    const what = canonical(one.drew.what);
    const place = from.findIndex((other) => canonical(other) === what);
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
