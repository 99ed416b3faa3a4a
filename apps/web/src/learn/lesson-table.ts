import { carryOut, type Desk, type ErrandKind, type Offered } from '@sandtable/house';
import { Sitting } from '../frame/sitting.js';
import { askDesk } from '../port/desk.js';
import { overMessages, problemOf, type RefereePort } from '../port/port.js';
import type { Bot, Seated } from '../port/workers.js';
import { answersBefore, answersIn, type Lesson, type Reply, type Step } from './lesson.js';

// A table at which a lesson is given: a real game before a referee of its own, in which the learner's answers are compared
// with what the step is about, and the other side plays what is written down.

/** Where the lesson is. */
export interface At {
  readonly index: number;
  /** `watch` while others answer; `done` when a step that is not answered (read, try) has had its effect. */
  readonly stage: 'do' | 'watch' | 'done';
  /** How many answers of this step have been given. */
  readonly given: number;
  /** The learner did something else. */
  readonly astray: boolean;
}

/** What a step is about. */
interface Good {
  readonly answer: unknown;
  /** Called when the table shows what came of it, so that nobody reads of what is not there yet. */
  taken(): void;
}

/** The learner's seat: an answer goes to the referee only if it is the one the step is about. */
class LearnerSitting extends Sitting {
  judge: (answer: unknown) => Promise<Good | null> = async () => null;
  errands: readonly ErrandKind[] = [];
  private halted = false;

  /** Each answer is judged, so they are carried out here. */
  override async carryOut(kind: string, orders: readonly unknown[], onLeft: (left: number) => void): Promise<void> {
    const known = this.errands.find((one) => one.kind === kind);
    const errands = orders.flatMap((order) => known?.begin(order) ?? []);
    const desk: Desk<Offered> = {
      asked: async () => {
        const moment = await this.asked();
        if (!moment?.question) return null;
        const { at, question, options, view } = moment;
        return { seat: this.seat, at, question, options, view, query: (name, args) => this.query(name, args) };
      },
      answer: (answer) => this.answer(answer),
    };
    this.halted = false;
    await carryOut(desk, errands, onLeft, () => this.halted);
  }

  override halt(): void {
    this.halted = true;
  }

  override async answer(answer: unknown): Promise<void> {
    const good = await this.judge(answer);
    if (!good) return;
    await super.answer(good.answer);
    good.taken();
  }
}

/** Milliseconds between two answers of the other side: slow enough to watch. */
const PACE = 900;

let tables = 0;

export class LessonTable {
  /** Tells one table from another: every lesson is a game of its own. */
  readonly name: number;
  readonly lesson: Lesson;
  readonly sitting: Sitting;
  private readonly port: RefereePort;
  private readonly game: string;
  private at: At;
  private coming: Reply[] = [];
  private readonly listeners = new Set<() => void>();

  private constructor(lesson: Lesson, index: number, port: RefereePort, game: string, seats: readonly string[]) {
    this.name = ++tables;
    this.lesson = lesson;
    this.port = port;
    this.game = game;
    this.at = { index, stage: 'do', given: 0, astray: false };
    const learner = new LearnerSitting(this.seated(seats), { port, orders: [] }, lesson.seat, PACE);
    learner.judge = (answer) => this.judge(answer);
    learner.errands = lesson.errands ?? [];
    learner.subscribe(() => this.watchRefusals());
    this.sitting = learner;
  }

  /** Opens the lesson at a step: everything before it has happened as it was told. */
  static async open(lesson: Lesson, index: number): Promise<LessonTable> {
    const { port1, port2 } = new MessageChannel();
    await askDesk('know', { ruleset: lesson.ruleset });
    await askDesk('lesson', { port: port2 }, [port2]);
    return LessonTable.over(overMessages(port1), lesson, index);
  }

  static async over(port: RefereePort, lesson: Lesson, index: number): Promise<LessonTable> {
    const { ruleset, setup, dice } = lesson;
    const opened = await port.ask<'open'>({ do: 'open', ruleset, setup, dice: [...dice], undo: 'never' });
    if (!opened.ok) throw new Error(problemOf(opened)!);
    const { game, seats } = opened;
    for (const { seat, answer } of answersBefore(lesson, index)) await give(port, game, seat, answer);
    return new LessonTable(lesson, index, port, game, seats);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  current = (): At => this.at;

  get step(): Step {
    return this.lesson.steps[this.at.index]!;
  }

  /** Goes on from a step to be read, or from one that was tried. */
  next(): void {
    if (this.step.kind === 'read' || this.at.stage === 'done') this.advance();
  }

  /** Does what the step asks for, or what is left of it. */
  async show(): Promise<void> {
    const { step } = this;
    for (const answer of answersIn(step).slice(this.at.given)) {
      await this.sitting.asked();
      await this.sitting.answer(answer);
    }
    if (step.kind === 'try') {
      const { game, port, lesson } = this;
      const reply = await port.ask<'check'>({ do: 'check', game, seat: lesson.seat, answer: step.answer });
      if (reply.ok && reply.refusal) this.sitting.refuse(reply.refusal);
    }
  }

  leave(): void {
    this.listeners.clear();
    this.sitting.leave();
  }

  /** The answer to be given; null for one that is not what the step is about. */
  private async judge(answer: unknown): Promise<Good | null> {
    const { step, at, lesson, port, game } = this;
    const wanted = answersIn(step);
    const expected = wanted[at.given];
    if (step.kind === 'do' && at.stage === 'do' && lesson.same(answer, expected)) {
      const last = at.given + 1 === wanted.length;
      this.coming = last ? [...(step.replies ?? [])] : [];
      const watched = this.coming.length > 0;
      this.change({ stage: watched ? 'watch' : 'do', astray: false });
      const taken = () => {
        if (!last) this.change({ given: at.given + 1 });
        else if (!watched) this.advance();
      };
      return { answer: expected, taken };
    }
    // What is not allowed is refused by its rule, as in any game; for the rest there is help.
    const reply = await port.ask<'check'>({ do: 'check', game, seat: lesson.seat, answer });
    if (reply.ok && reply.refusal) this.sitting.refuse(reply.refusal);
    if (this.at.stage === 'do') this.change({ astray: true });
    return null;
  }

  /** A step that is to be refused is done when the referee has said the rule. */
  private watchRefusals(): void {
    const { step, at, sitting } = this;
    const rule = sitting.current()?.refused?.rule;
    if (step.kind === 'try' && at.stage === 'do' && rule === step.refusedBy)
      this.change({ stage: 'done', astray: false });
  }

  private advance(): void {
    const index = Math.min(this.at.index + 1, this.lesson.steps.length - 1);
    this.change({ index, stage: 'do', given: 0, astray: false });
  }

  private change(part: Partial<At>): void {
    this.at = { ...this.at, ...part };
    for (const listener of this.listeners) listener();
  }

  /** The others give the answers that are written down for them, one at a time. */
  private seated(seats: readonly string[]): Seated {
    const { lesson, game, port } = this;
    const others = seats.filter((seat) => seat !== lesson.seat);
    return {
      game,
      title: lesson.title.en,
      ruleset: lesson.ruleset,
      seats,
      players: Object.fromEntries(seats.map((seat) => [seat, seat === lesson.seat ? 'person' : 'recruit'])),
      waiting: [],
      over: false,
      notice: null,
      bots: new Map(others.map((seat) => [seat, this.scripted(seat)])),
      sit: async () => ({ port, orders: [] }),
      stand: async () => {},
      leave: () => {},
    };
  }

  private scripted(seat: string): Bot {
    const bot: Bot = {
      nudge: () => {
        const reply = this.coming[0];
        if (reply?.seat !== seat) return;
        this.coming = this.coming.slice(1);
        give(this.port, this.game, seat, reply.answer)
          .then(() => {
            if (this.coming.length === 0) this.advance();
          })
          .catch((error: unknown) => bot.onNews({ failed: String(error) }));
      },
      hurry: () => {},
      onNews: () => {},
      leave: () => {},
    };
    return bot;
  }
}

async function give(port: RefereePort, game: string, seat: string, answer: unknown): Promise<void> {
  const reply = await port.ask<'answer'>({ do: 'answer', game, seat, answer });
  if (!reply.ok) throw new Error(problemOf(reply)!);
}
