import type { Table } from '@sandtable/kernel';
import type { RuleId } from './rulebook.js';
import type { MomentId } from './rules/moments.js';
import type { Chosen, Scene } from './state.js';
import type { ScenarioId, Seat, Vec3 } from './terms.js';

// What happens on the table, as data. Things are named by their ids; sentences are in say.ts.

interface Fields {
  scenarioDrawn: { dice?: readonly number[]; scenario: ScenarioId };
  firstDrawn: { seat: Seat };
  heroesChosen: { seat: Seat; heroes: readonly Chosen[] };
  deployed: { seat: Seat; hero: string; at: Vec3 };
  activationBegan: { hero: string; seat: Seat; how: 'chosen' | 'seized' | 'called'; round: number };
  activationEnded: { hero: string };
  /** One Moment: `dice` holds the second roll too, if there was one; `gain` is what was added to the Heroism of `gains`. */
  attempted: {
    hero: string;
    moment: MomentId;
    subject: string | null;
    chosen: number | null;
    difficulty: number;
    spend: number;
    faces: number;
    dice: readonly number[];
    success: boolean;
    miracle: boolean;
    gains: string;
    gain: number;
    heroism: number;
  };
  moveSkipped: { hero: string };
  seized: { hero: string; from: string | null };
  notSeized: { hero: string };
  tokenOff: { hero: string; healed: number };
  poolOpened: { hero: string; pool: number };
  lineStopped: { hero: string; pool: number };
  /** `path` has the corners of a line, as far as it was gone. */
  moved: {
    thing: string;
    how: 'line' | 'drop' | 'knock' | 'fling' | 'fall';
    from: Vec3;
    to: Vec3;
    path: readonly Vec3[];
    inches: number;
  };
  tipped: { hero: string; off: string; to: Vec3 };
  setDown: { thing: string; beside: string; to: Vec3 };
  wedged: { hero: string };
  cameThrough: { thing: string; piece: string; to: Vec3; forced: boolean };
  bumped: { thing: string; into: string | null };
  impact: {
    mover: string;
    /** Where the mover is then. */
    at: Vec3;
    /** Null: the table top. */
    other: string | null;
    piece: string | null;
    inches: number;
    size: number;
    toughness: number;
    impetus: number;
    answer: number;
  };
  impactCancelled: { mover: string; other: string | null; by: string };
  edgeReached: { thing: string };
  fatigue: { hero: string; amount: number; total: number };
  defended: { hero: string; amount: number };
  knockedDown: { hero: string; lost: number; heroism: number };
  heroOut: { hero: string };
  thingGone: { thing: string };
  lifted: { hero: string; thing: string; from: string | null };
  placed: { thing: string; beside: string; to: Vec3 };
  released: { hero: string; thing: string };
  demoToken: { building: string; wall: string | null; tokens: number };
  collapsed: { building: string };
  dangerTaken: { hero: string; gain: number };
  flightTaken: { hero: string; height: number };
  cleared: { round: number };
  scored: { seat: Seat; vp: number };
  conceded: { seat: Seat };
  drawOffered: { seat: Seat };
  drawAnswered: { seat: Seat; accept: boolean };
  gameEnded: { winner: Seat | null };
}

export type SceneEventType = keyof Fields;
export type SceneEventOf<T extends SceneEventType> = { type: T; rule: RuleId } & Fields[T];
export type SceneEvent = { [T in SceneEventType]: SceneEventOf<T> }[SceneEventType];

/** The table as this game's rules see it: what is logged is one of the events above, and every rule cited exists. */
export interface SceneTable extends Table<Scene, RuleId> {
  log(event: SceneEvent): void;
}
