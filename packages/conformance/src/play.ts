import {
  type AnyRuleset,
  type Chance,
  type DiceRecord,
  Game,
  type GameRecord,
  type Seat,
  SeededDice,
} from '@sandtable/kernel';
import { frozen } from './data.js';
import type { Finding } from './plan.js';

/** Chance for those who only imagine; the game's own dice stay untouched. */
export function chanceOf(seed: number | string): Chance {
  return new SeededDice(`chance:${seed}`);
}

export function pick<T>(from: readonly T[], chance: Chance): T {
  return from[chance.below(from.length)]!;
}

/** An answer of a seat, or the faces somebody rolled by hand. */
export interface Step {
  readonly seat: Seat | null;
  readonly value: unknown;
}

/** What random players do next: any seat that is asked, any of its options, any faces; or why nothing can be done. */
export function randomStep(
  game: Game,
  chance: Chance,
  optionsOf: (seat: Seat) => readonly unknown[] = (seat) => game.options(seat),
): Step | string {
  const { roll } = game;
  if (roll) return { seat: null, value: Array.from({ length: roll.count }, () => 1 + chance.below(roll.sides)) };
  const waiting = game.waitingFor();
  if (waiting.length === 0) return 'stall: the game is not over, and nobody is asked';
  const stranger = waiting.find((seat) => !game.ruleset.seats(game.state).includes(seat));
  if (stranger !== undefined) return `stall: ${stranger} is asked, who has no seat`;
  const seat = pick(waiting, chance);
  const options = optionsOf(seat);
  if (options.length === 0) return `dead end: ${seat} is asked ${game.questionFor(seat)!.kind} and has no legal answer`;
  return { seat, value: frozen(pick(options, chance)) };
}

/** Makes a step, handing over the very answer; a refusal of something that was offered is a problem. */
export function makeStep(game: Game, { seat, value }: Step): string | null {
  const refusal = seat === null ? game.rolled(value as number[]) : game.check(seat, value);
  if (seat !== null && !refusal) game.take(value, seat);
  if (!refusal) return null;
  return `refused: ${seat ?? 'a roll'} ${JSON.stringify(value)}: ${refusal.rule ?? refusal.path} ${refusal.message}`;
}

/** A game that random players played, to its end or to its trouble. */
export interface RandomGame {
  /** Null if it could not even be opened. */
  readonly game: Game | null;
  readonly steps: readonly Step[];
  readonly finding: Finding | null;
}

/** Plays one game with uniformly random answers. Never throws: trouble comes back as a finding with the record that replays it. */
export function randomGame(
  ruleset: AnyRuleset,
  setup: unknown,
  seed: number,
  maxMoves: number,
  dice: DiceRecord = { kind: 'seeded', seed },
): RandomGame {
  const chance = chanceOf(seed);
  const steps: Step[] = [];
  let game: Game | null = null;
  const trouble = (message: string): RandomGame => ({
    game,
    steps,
    finding: { message, record: recordOf(game) ?? unopened(ruleset, setup, dice) },
  });
  try {
    game = Game.open(ruleset, { setup, dice, undo: 'always' });
    while (!game.over) {
      if (steps.length >= maxMoves) return trouble(`no end: ${maxMoves} moves and the game is not over`);
      const step = randomStep(game, chance);
      if (typeof step === 'string') return trouble(step);
      steps.push(step);
      const refused = makeStep(game, step);
      if (refused) return trouble(`an option is ${refused}`);
    }
  } catch (error) {
    return trouble(`exception after ${steps.length} moves: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { game, steps, finding: null };
}

/** The record that replays a game; its snapshot is left out, since a replay does not need it and it is long. */
export function recordOf(game: Game | null): GameRecord | null {
  try {
    return game && { ...game.record(), snapshot: null };
  } catch {
    return null;
  }
}

function unopened(ruleset: AnyRuleset, setup: unknown, dice: DiceRecord): GameRecord {
  const { id, version } = ruleset;
  return {
    sandtable: 1,
    ruleset: id,
    version,
    setup,
    start: null,
    dice,
    undo: 'always',
    entries: [],
    snapshot: null,
  };
}
