import type { Bot, Clock } from '@sandtable/bots';
import {
  type AnyRuleset,
  Game,
  kindOf,
  mustParse,
  type Outcome,
  type Question,
  type Seat,
  SeededDice,
  winnersOf,
} from '@sandtable/kernel';
import { LuckOf } from './luck.js';
import { botAt, type Chunk, type Ending, type Played, type Sitting } from './played.js';
import { type SeriesResult, tally } from './tally.js';

/** Many games of the same bots. Everything that happens follows from the seed, game by game. */
export interface Series {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** Where the games of a series do not all begin alike: how each of them does. */
  readonly setupOf?: (game: number) => unknown;
  /** One for each seat, in the order of the ruleset's seats. */
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number | string;
  /** The same dice are played once for each bot in each seat: twice, with the seats exchanged, for two. */
  readonly mirrored?: boolean;
  /** A game that is not over after so many decisions is given up and counts as unfinished. */
  readonly mostDecisions?: number;
  /** Of games of two seats: how many futures each throw is compared with, to tell luck from merit. Without it luck is not told. */
  readonly futures?: number;
  /** If given, the time of every reply is kept. */
  readonly now?: Clock;
}

const MOST_DECISIONS = 100_000;

const openedFor = ({ ruleset, setup, setupOf }: Series, game: number): unknown =>
  ruleset.open(mustParse('setup', ruleset.setup, setupOf ? setupOf(game) : setup));

/** Who sits where in a series; checks that there is a bot for each seat. */
export function sittingOf(series: Series, from = 0): Sitting {
  const { ruleset, bots, mirrored = false } = series;
  const seats = ruleset.seats(openedFor(series, 0));
  if (seats.length !== bots.length)
    throw new RangeError(`${bots.length} bots for ${seats.length} seats of ${ruleset.id}`);
  return { bots: bots.map((bot) => bot.name), seats, mirrored, from };
}

/** Plays the games of a series that `chunk` names, and adds them up. */
export function playSeries(series: Series, chunk: Chunk = { from: 0, to: series.games }): SeriesResult {
  return tally(sittingOf(series, chunk.from), playGames(series, chunk));
}

/** Plays the games of a series that `chunk` names. */
export function playGames(series: Series, { from, to }: Chunk): Played[] {
  const sitting = sittingOf(series);
  return Array.from({ length: to - from }, (_, i) => playGame(series, sitting, from + i));
}

function playGame(series: Series, sitting: Sitting, number: number): Played {
  const { ruleset, bots } = series;
  const { seats, mirrored } = sitting;
  const same = mirrored ? Math.floor(number / bots.length) : number;
  const shift = mirrored ? number % bots.length : 0;
  const players = seats.map((seat, i) => {
    // Bots never share the game's dice: what falls must not depend on how they think.
    const chance = new SeededDice(`${series.seed}/${same}/${shift}/${seat}`);
    return new Player(bots[botAt(sitting, number, i)]!, chance, series.now ?? null);
  });
  let decisions = 0;
  let end: Ending = { gaveUp: true };
  let luck: LuckOf | null = null;
  try {
    const state = openedFor(series, number);
    if (series.futures && ruleset.guide && seats.length === 2)
      luck = new LuckOf(ruleset, state, new SeededDice(`${series.seed}/${same}/${shift}/luck`), series.futures);
    const game = Game.at(ruleset, state, new SeededDice(`${series.seed}/${same}`), true);
    luck?.opened(game);
    const most = series.mostDecisions ?? MOST_DECISIONS;
    while (!game.over && decisions < most) {
      const { question } = game;
      if (question) players[seats.indexOf(question.seat)]!.move(game, question, luck);
      else answerSealed(game, seats, players, luck);
      decisions++;
    }
    if (game.over) end = endingOf(game.outcome!, seats);
  } catch (error) {
    end = { threw: error instanceof Error ? error.message : String(error) };
  }
  return {
    decisions,
    end,
    ...(luck && { luck: luck.sums }),
    ...(series.now && { replies: players.map((player) => player.replies) }),
  };
}

function endingOf(outcome: Outcome, seats: readonly Seat[]): Ending {
  const winners = winnersOf(outcome);
  if (winners.length === 0) return { drawn: outcome.rule };
  return { won: winners.map((seat) => seats.indexOf(seat)), rule: outcome.rule };
}

/** Every seat decides before any answer is given. */
function answerSealed(game: Game, seats: readonly Seat[], players: readonly Player[], luck: LuckOf | null): void {
  const asked = game.waitingFor();
  const questions = asked.map((seat) => game.questionFor(seat)!);
  const answers = asked.map((seat, i) => players[seats.indexOf(seat)]!.reply(game, questions[i]!));
  luck?.answering(
    game,
    questions[0]!,
    asked.map((seat, i) => [seat, answers[i]]),
  );
  asked.forEach((seat, i) => {
    const refusal = game.answer(seat, answers[i]);
    if (refusal) throw new Error(`an answer of ${seat} was refused: ${refusal.message}`);
  });
  luck?.answered(game);
}

/** A bot in its seat. */
class Player {
  readonly replies: number[] = [];
  private readonly mind: Bot;
  private readonly chance: SeededDice;
  private readonly now: Clock | null;

  constructor(mind: Bot, chance: SeededDice, now: Clock | null) {
    this.mind = mind.sit?.() ?? mind;
    this.chance = chance;
    this.now = now;
  }

  move(game: Game, question: Question, luck: LuckOf | null): void {
    const answer = this.reply(game, question);
    luck?.answering(game, question, [[question.seat, answer]]);
    this.give(game, question, answer);
    luck?.answered(game);
  }

  private give(game: Game, question: Question, answer: unknown): void {
    if (this.mind.pick) {
      game.take(answer);
      return;
    }
    const refusal = game.choose(answer);
    if (refusal) throw new Error(`${this.mind.name} answered ${question.kind} and was refused: ${refusal.message}`);
  }

  reply(game: Game, question: Question): unknown {
    const start = this.now ? this.now() : 0;
    const answer = this.think(game, question);
    if (this.now) this.replies.push(this.now() - start);
    return answer;
  }

  private think(game: Game, question: Question): unknown {
    const { ruleset, state } = game;
    if (this.mind.pick) return this.mind.pick(kindOf(ruleset, question).options(state, question), this.chance);
    return this.mind.choose(ruleset, game.sight(question.seat), question, this.chance);
  }
}
