import type { Agreement, Chunk, Favours, Played } from '@sandtable/lab';
import type { Plot, PlotLanguage } from '@sandtable/lab/plots';

// What the page, its counting thread and its playing threads say to each other. Games go from the players to the counter by ports of
// their own: the page hears what is to be shown, and nothing else.

/** A series as plain data. */
export interface LabJob {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly mirrored: boolean;
  readonly futures: number;
}

/** What is asked: whether the sides of a setup have even chances. */
export interface LabAsked {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly title: string;
  /** How it is called in a command; null for a setup of one's own. */
  readonly ready: string | null;
  /** At most so many games of each kind of play. */
  readonly most: number;
}

export type ToPlayer = { readonly play: LabJob; readonly ruleset: string; readonly chunk: Chunk };
export type FromPlayer = { readonly played: readonly Played[]; readonly ms: number } | { readonly failed: string };

export type ToCounter =
  | { readonly ask: LabAsked; readonly ruleset: string }
  | { readonly join: MessagePort }
  | { readonly go: boolean }
  | { readonly show: View }
  | { readonly report: PlotLanguage };

/** How it is to be shown. */
export interface View {
  readonly language: PlotLanguage;
  readonly width: number;
  /** Which kind of play is shown in full. */
  readonly field: string | null;
}

/** A plot that was drawn. */
export interface DrawnPlot extends Omit<Plot, 'draw'> {
  readonly svg: string;
}

export interface FieldShown {
  readonly name: string;
  readonly games: number;
  readonly most: number;
  readonly verdict: Favours | null;
  /** It has come to its end, with a verdict or without. */
  readonly isOver: boolean;
  readonly isNow: boolean;
  readonly share: number;
}

export interface Shown {
  readonly build: string;
  readonly command: string;
  readonly seed: string;
  readonly title: string;
  readonly seats: readonly [string, string];
  readonly running: boolean;
  readonly isOver: boolean;
  /** Games that were played before and kept. */
  readonly kept: number;
  readonly verdict: Agreement;
  readonly fields: readonly FieldShown[];
  readonly matchUps: { readonly games: number; readonly most: number };
  /** The kind of play that is shown in full. */
  readonly field: string;
  readonly overview: readonly DrawnPlot[];
  readonly details: readonly DrawnPlot[];
}

export type FromCounter = { readonly shown: Shown } | { readonly html: string } | { readonly failed: string };
