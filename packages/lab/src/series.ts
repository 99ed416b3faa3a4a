import type { Bot, Clock } from '@sandtable/bots';
import {
  type AnyRuleset,
  bug,
  Game,
  kindOf,
  mustParse,
  type Outcome,
  type Question,
  type Seat,
  SeededDice,
  winnersOf,
} from '@sandtable/kernel';

/** Many games of the same bots. Everything that happens follows from the seed, game by game. */
export interface Series {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** One for each seat, in the order of the ruleset's seats. */
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number | string;
  /** The same dice are played once for each bot in each seat: twice, with the seats exchanged, for two. */
  readonly mirrored?: boolean;
  /** A game that is not over after so many decisions is given up and counts as unfinished. */
  readonly mostDecisions?: number;
  /** If given, the time of every reply is kept. */
  readonly now?: Clock;
}

/** The games from `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** A game that threw. It happens again whenever the series' game of this number is played. */
export interface Failure {
  readonly game: number;
  readonly decisions: number;
  readonly message: string;
}

/** What came of a series or of a part of it: plain data, so that it can cross to another thread and be added up. */
export interface SeriesResult {
  readonly bots: readonly string[];
  readonly seats: readonly Seat[];
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  /** By bot, wherever it sat. */
  readonly wins: readonly number[];
  /** By seat, whoever sat there. */
  readonly seatWins: readonly number[];
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** Decisions of each finished game. */
  readonly lengths: readonly number[];
  readonly exceptions: readonly Failure[];
  /** By bot: milliseconds of each reply, if there was a clock. */
  readonly replies: readonly (readonly number[])[];
}

const MOST_DECISIONS = 100_000;

/** Plays a series, or the part of it that `chunk` names. */
export function playSeries(series: Series, chunk: Chunk = { from: 0, to: series.games }): SeriesResult {
  const tally = new Tally(series);
  for (let number = chunk.from; number < chunk.to; number++) playGame(series, number, tally);
  return tally.result();
}

/** The parts of a series for so many workers; mirrored games stay together. */
export function chunks(series: Pick<Series, 'games' | 'bots'>, parts: number): Chunk[] {
  const group = series.bots.length;
  const size = Math.max(1, Math.ceil(series.games / parts / group)) * group;
  const list: Chunk[] = [];
  for (let from = 0; from < series.games; from += size) list.push({ from, to: Math.min(from + size, series.games) });
  return list;
}

/** Adds up parts of one series: in the order of the chunks, they make the result of the whole. */
export function merge(parts: readonly SeriesResult[]): SeriesResult {
  const first = parts[0] ?? bug('nothing to add up');
  const total = (of: (part: SeriesResult) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const endings: Record<string, number> = {};
  for (const part of parts)
    for (const [rule, count] of Object.entries(part.endings)) endings[rule] = (endings[rule] ?? 0) + count;
  return {
    bots: first.bots,
    seats: first.seats,
    games: total((part) => part.games),
    finished: total((part) => part.finished),
    draws: total((part) => part.draws),
    wins: first.wins.map((_, bot) => total((part) => part.wins[bot]!)),
    seatWins: first.seatWins.map((_, seat) => total((part) => part.seatWins[seat]!)),
    endings,
    decisions: total((part) => part.decisions),
    lengths: parts.flatMap((part) => part.lengths),
    exceptions: parts.flatMap((part) => part.exceptions),
    replies: first.replies.map((_, bot) => parts.flatMap((part) => part.replies[bot]!)),
  };
}

function playGame(series: Series, number: number, tally: Tally): void {
  const { ruleset, bots } = series;
  const seats = tally.seats;
  const same = series.mirrored ? Math.floor(number / bots.length) : number;
  const shift = series.mirrored ? number % bots.length : 0;
  const players = seats.map((seat, i) => {
    const bot = (i + shift) % bots.length;
    // Bots never share the game's dice: what falls must not depend on how they think.
    const chance = new SeededDice(`${series.seed}/${same}/${shift}/${seat}`);
    return new Player(bots[bot]!, bot, chance, series.now ?? null, tally.replies[bot]!);
  });
  let decisions = 0;
  try {
    const state = ruleset.open(mustParse('setup', ruleset.setup, series.setup));
    const game = Game.at(ruleset, state, new SeededDice(`${series.seed}/${same}`), true);
    const most = series.mostDecisions ?? MOST_DECISIONS;
    while (!game.over && decisions < most) {
      const { question } = game;
      if (question) players[seats.indexOf(question.seat)]!.move(game, question);
      else answerSealed(game, seats, players);
      decisions++;
    }
    if (game.over) tally.over(game.outcome!, players, decisions);
  } catch (error) {
    tally.exceptions.push({ game: number, decisions, message: error instanceof Error ? error.message : String(error) });
  }
  tally.games++;
  tally.decisions += decisions;
}

/** Every seat decides before any answer is given. */
function answerSealed(game: Game, seats: readonly Seat[], players: readonly Player[]): void {
  const asked = game.waitingFor();
  const answers = asked.map((seat) => players[seats.indexOf(seat)]!.reply(game, game.questionFor(seat)!));
  asked.forEach((seat, i) => {
    const refusal = game.answer(seat, answers[i]);
    if (refusal) throw new Error(`an answer of ${seat} was refused: ${refusal.message}`);
  });
}

/** A bot in its seat. */
class Player {
  readonly bot: number;
  private readonly mind: Bot;
  private readonly chance: SeededDice;
  private readonly now: Clock | null;
  private readonly replies: number[];

  constructor(mind: Bot, bot: number, chance: SeededDice, now: Clock | null, replies: number[]) {
    this.mind = mind.sit?.() ?? mind;
    this.bot = bot;
    this.chance = chance;
    this.now = now;
    this.replies = replies;
  }

  move(game: Game, question: Question): void {
    const answer = this.reply(game, question);
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

/** A result under way. */
class Tally {
  games = 0;
  decisions = 0;
  readonly exceptions: Failure[] = [];
  readonly replies: number[][];
  readonly seats: readonly Seat[];
  private readonly names: readonly string[];
  private draws = 0;
  private readonly wins: number[];
  private readonly seatWins: number[];
  private readonly endings: Record<string, number> = {};
  private readonly lengths: number[] = [];

  constructor({ ruleset, setup, bots }: Series) {
    this.seats = ruleset.seats(ruleset.open(mustParse('setup', ruleset.setup, setup)));
    if (this.seats.length !== bots.length)
      throw new RangeError(`${bots.length} bots for ${this.seats.length} seats of ${ruleset.id}`);
    this.names = bots.map((bot) => bot.name);
    this.wins = bots.map(() => 0);
    this.seatWins = this.seats.map(() => 0);
    this.replies = bots.map(() => []);
  }

  over(outcome: Outcome, players: readonly Player[], decisions: number): void {
    this.lengths.push(decisions);
    this.endings[outcome.rule] = (this.endings[outcome.rule] ?? 0) + 1;
    const winners = winnersOf(outcome);
    if (winners.length === 0) this.draws++;
    for (const winner of winners) {
      const seat = this.seats.indexOf(winner);
      this.seatWins[seat]!++;
      this.wins[players[seat]!.bot]!++;
    }
  }

  result(): SeriesResult {
    const { games, draws, wins, seatWins, endings, decisions, lengths, exceptions, replies } = this;
    return {
      bots: this.names,
      seats: this.seats,
      games,
      finished: lengths.length,
      draws,
      wins,
      seatWins,
      endings,
      decisions,
      lengths,
      exceptions,
      replies,
    };
  }
}
