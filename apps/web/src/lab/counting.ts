import { type AnyRuleset, canonical } from '@sandtable/kernel';
import {
  agreement,
  botUnits,
  type Chunk,
  count,
  KnownGames,
  likelyShares,
  type Played,
  unitSize,
} from '@sandtable/lab';
import {
  FieldTrack,
  fieldPlots,
  type MatchUp,
  matrixPlot,
  type Plot,
  type PlotLanguage,
  plotWords,
  reportHtml,
  type Source,
  sidesPlot,
  verdictText,
} from '@sandtable/lab/plots';
import type { LabStore } from './lab-store.js';
import type { DrawnPlot, FieldShown, LabAsked, LabJob, Shown, View } from './messages.js';

/** Plays a chunk of a series, elsewhere. */
export type PlayChunk = (
  job: LabJob,
  chunk: Chunk,
) => Promise<{ readonly played: readonly Played[]; readonly ms: number }>;

export const SEED = 'lab';
const FUTURES = 8;
/** Bots that meet each other when the question is answered, and how often each two. */
const MEETING = ['random', 'recruit', 'greedy', 'quick'];
const MEETINGS = 40;
/** Short enough that one sees it grow and can stop it. */
const CHUNK_MS = 400;

/** Two levels and two styles, as in the terminal; the quick ones first, for there is something to see at once. */
export const fieldsOf = ({ guide }: AnyRuleset): readonly string[] =>
  (guide?.styles ?? 1) > 2 ? ['quick-1', 'quick-2', 'greedy', 'recruit'] : ['quick', 'greedy', 'recruit'];

/** One series: what is known of it, and what of it is being played. */
class Task {
  readonly job: LabJob;
  readonly series: string;
  readonly most: number;
  /** From the first game on without a gap. */
  readonly played: Played[] = [];
  private readonly look: (played: readonly Played[]) => boolean;
  private readonly known = new KnownGames();
  private readonly unit: number;
  private next = 0;
  private size: number;
  private isEnough = false;

  constructor(build: string, job: LabJob, most: number, look: (played: readonly Played[]) => boolean = () => false) {
    this.job = job;
    this.series = `${build}/${canonical(job as never)}`;
    this.unit = unitSize(job);
    this.most = Math.ceil(most / this.unit) * this.unit;
    this.look = look;
    this.size = this.unit;
  }

  get isOver(): boolean {
    return this.isEnough || this.played.length >= this.most;
  }

  add(from: number, played: readonly Played[]): void {
    this.known.add({ from, to: from + played.length, played });
    const more = this.known.run(this.played.length, this.most);
    this.played.push(...more);
    if (more.length > 0 && !this.isEnough) this.isEnough = this.look(this.played);
  }

  /** The next games that nobody has played or is playing. */
  take(): Chunk | null {
    if (this.isOver) return null;
    while (this.next < this.most && this.known.has(this.next)) this.next += this.unit;
    if (this.next >= this.most) return null;
    const from = this.next;
    const to = Math.min(this.most, from + Math.max(this.unit, Math.floor(this.size / this.unit) * this.unit));
    this.next = to;
    return { from, to };
  }

  took({ from, to }: Chunk, ms: number): void {
    const games = to - from;
    this.size = Math.max(this.unit, Math.min(4 * games, Math.ceil((games * CHUNK_MS) / Math.max(ms, 1))));
  }

  /** What was given out and did not come back is given out again. */
  giveAgain(): void {
    this.next = 0;
  }
}

/** Deals out the games of a question, keeps them, counts them, and draws what is known. It knows no threads and no page. */
export class Counting {
  readonly asked: LabAsked;
  readonly build: string;
  private readonly store: LabStore;
  private readonly seats: readonly [string, string];
  private readonly fields: readonly { readonly track: FieldTrack; readonly task: Task }[];
  private readonly matchUps: readonly { readonly one: string; readonly other: string; readonly task: Task }[];
  private readonly about: string;
  private readonly onNews: () => void;
  private kept = 0;
  private isRunning = false;
  private readonly idle: PlayChunk[] = [];
  private failed: ((why: string) => void) | null = null;

  constructor(
    ruleset: AnyRuleset,
    asked: LabAsked,
    seats: readonly [string, string],
    build: string,
    store: LabStore,
    onNews: () => void,
  ) {
    this.asked = asked;
    this.build = build;
    this.store = store;
    this.seats = seats;
    this.onNews = onNews;
    this.about = `${ruleset.title} ${ruleset.version}: ${asked.title}`;
    const futures = ruleset.guide ? FUTURES : 0;
    const jobOf = (bots: readonly string[], mirrored: boolean): LabJob => ({
      ruleset: ruleset.id,
      setup: asked.setup,
      bots,
      seed: SEED,
      mirrored,
      futures,
    });
    this.fields = fieldsOf(ruleset).map((name) => {
      const bots = [name, name] as const;
      const track = new FieldTrack({ scenario: asked.ready ?? asked.title, name, bots, seats });
      return { track, task: new Task(build, jobOf(bots, false), asked.most, (played) => track.read(played)) };
    });
    this.matchUps = MEETING.flatMap((one, i) =>
      MEETING.slice(i + 1).map((other) => ({ one, other, task: new Task(build, jobOf([one, other], true), MEETINGS) })),
    );
  }

  private get tasks(): readonly Task[] {
    return [...this.fields, ...this.matchUps].map(({ task }) => task);
  }

  get isOver(): boolean {
    return this.tasks.every((task) => task.isOver);
  }

  /** Reads what was kept. */
  async open(): Promise<void> {
    for (const task of this.tasks)
      for (const row of await this.store.rows(task.series)) {
        task.add(row.from, row.played);
        this.kept += row.played.length;
      }
    this.onNews();
  }

  onFailure(told: (why: string) => void): void {
    this.failed = told;
  }

  join(play: PlayChunk): void {
    this.idle.push(play);
    this.deal();
  }

  go(isRunning: boolean): void {
    if (isRunning && !this.isRunning) for (const task of this.tasks) if (this.underWay === 0) task.giveAgain();
    this.isRunning = isRunning;
    this.onNews();
    this.deal();
  }

  private underWay = 0;

  private deal(): void {
    while (this.isRunning && this.idle.length > 0) {
      const given = this.next();
      if (!given) {
        if (this.isOver) this.isRunning = false;
        return;
      }
      void this.play(this.idle.shift()!, given.task, given.chunk);
    }
  }

  private next(): { readonly task: Task; readonly chunk: Chunk } | null {
    for (const task of this.tasks) {
      const chunk = task.take();
      if (chunk) return { task, chunk };
    }
    return null;
  }

  private async play(by: PlayChunk, task: Task, chunk: Chunk): Promise<void> {
    this.underWay++;
    try {
      const { played, ms } = await by(task.job, chunk);
      await this.store.put(task.series, { ...chunk, played });
      task.took(chunk, ms);
      task.add(chunk.from, played);
    } catch (error) {
      this.isRunning = false;
      this.failed?.(error instanceof Error ? error.message : String(error));
    } finally {
      this.underWay--;
      this.idle.push(by);
      this.deal();
      this.onNews();
    }
  }

  private get source(): Source {
    const { ruleset, ready } = this.asked;
    const setup = ready === null ? `--setup ${ruleset}-setup.json` : `--scenario ${ready}`;
    return {
      title: this.about,
      build: this.build,
      seed: SEED,
      command: `npx sandtable lab fair --ruleset ${ruleset} ${setup} --bots ${this.fields.map(({ track }) => track.field.name).join(',')} --seed ${SEED}`,
    };
  }

  private get verdict() {
    return agreement(this.fields.map(({ track }) => track.verdict));
  }

  private overview(language: PlotLanguage): Plot[] {
    const words = plotWords(language);
    const known = this.matchUps.flatMap(({ one, other, task }): MatchUp[] => {
      const units = botUnits({ bots: [one, other], seats: this.seats, mirrored: true }, task.played, 0).map(
        ({ share }) => share,
      );
      if (!units.some((share) => share !== null)) return [];
      return [{ one, other, share: likelyShares(count(units)), games: task.played.length }];
    });
    return [
      sidesPlot(
        this.fields.filter(({ track }) => track.games > 0).map(({ track }) => track),
        words,
      ),
      ...(known.length > 0 ? [matrixPlot(MEETING, known, words)] : []),
    ];
  }

  shown({ language, width, field: wanted }: View): Shown {
    const now = this.fields.find(({ task }) => !task.isOver);
    const chosen = this.fields.find(({ track }) => track.field.name === wanted) ?? now ?? this.fields[0]!;
    const drawn = ({ draw, ...plot }: Plot): DrawnPlot => ({ ...plot, svg: draw(width) });
    const { title: _, ...source } = this.source;
    return {
      ...source,
      seed: SEED,
      title: this.about,
      seats: this.seats,
      running: this.isRunning,
      isOver: this.isOver,
      kept: this.kept,
      verdict: this.verdict,
      fields: this.fields.map(
        ({ track, task }): FieldShown => ({
          name: track.field.name,
          games: track.games,
          most: task.most,
          verdict: track.verdict,
          isOver: task.isOver,
          isNow: this.isRunning && task === now?.task,
          share: track.share,
        }),
      ),
      matchUps: {
        games: this.matchUps.reduce((sum, { task }) => sum + task.played.length, 0),
        most: this.matchUps.reduce((sum, { task }) => sum + task.most, 0),
      },
      field: chosen.track.field.name,
      overview: this.overview(language).map(drawn),
      details: fieldPlots(chosen.track, plotWords(language)).map(drawn),
    };
  }

  /** The same as a file. */
  report(language: PlotLanguage): string {
    const words = plotWords(language);
    return reportHtml(
      this.source,
      [verdictText(this.verdict, this.seats, words)],
      [
        { title: words.t('partSides'), says: words.t('partSidesSays'), plots: this.overview(language) },
        ...this.fields
          .filter(({ track }) => track.games > 0)
          .map(({ track }) => ({
            title: track.field.name,
            says: words.t('partField', { games: track.games }),
            plots: fieldPlots(track, words),
          })),
      ],
      words,
      language,
    );
  }
}
