import type { Config } from './config.js';
import type { City } from './content/types.js';
import type { RuleId } from './rulebook.js';
import type { ItemId, ScenarioId, Seat, Vec3 } from './terms.js';

/** What never changes in a game: shared by every copy of its state. */
export interface Match {
  readonly config: Config;
  /** The id of a table that comes with the game, or a player's own. */
  readonly city: string | City;
  readonly seats: readonly Seat[];
  /** How many Heroes each player brings (LG-SET-01). */
  readonly heroes: number;
  /** Null: a d6 draws it (LG-SET-06). */
  readonly scenario: ScenarioId | null;
  /** The seat that deploys first, or null: one is drawn (LG-SET-07). */
  readonly first: number | null;
  /** Heroes chosen beforehand, seat by seat, and spots suggested for them. */
  readonly sides: readonly Side[] | null;
}

export interface Side {
  readonly heroes: readonly Chosen[];
  readonly spots: readonly Vec3[];
}

/** A Hero of the cast with the item it takes. */
export interface Chosen {
  readonly cast: string;
  readonly item: ItemId | null;
}

/** What a Hero travels on while it is active (LG-ORI-01): shown, never computed with (LG-ORI-05). */
export type Surface = 'ground' | 'wall' | 'air';

/** LG-GEN-02. Everything about it is public. */
export interface Hero {
  readonly id: string;
  readonly seat: number;
  readonly cast: string;
  readonly item: ItemId | null;
  /** The centre of the underside of the figure. */
  x: number;
  y: number;
  z: number;
  heroism: number;
  fatigue: number;
  token: boolean;
  onTable: boolean;
  /** Has been deployed. */
  placed: boolean;
  carrying: string | null;
  carriedBy: string | null;
  surface: Surface;
  /** The outward normal of the wall it is on. */
  normal: readonly [number, number] | null;
  /** Inches by which others have moved it in the current activation (LG-STG-02). */
  displaced: number;
  /** Inches travelled that count for impetus (LG-IMP-04); 0 between acts. */
  travel: number;
  /** LG-FAL-08. */
  wedged: boolean;
  /** It has just stopped being active, and the table is not yet at rest again. */
  leaving: boolean;
  /** It falls because of that: nothing it does on the way down seizes (LG-FAL-09). */
  fallingOut: boolean;
}

/** A loose object. Its kind is the city's. */
export interface Loose {
  readonly id: string;
  readonly kind: string;
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** 0 as it stands; 1 and 2 on its side: sides h, d, w and w, h, d. */
  lie: 0 | 1 | 2;
  onTable: boolean;
  carriedBy: string | null;
  travel: number;
  /** What stopped its drop (LG-SUP-07). */
  restsOn: string | null;
}

export interface Building {
  readonly id: string;
  x: number;
  y: number;
  z: number;
  yaw: number;
  onTable: boolean;
  carriedBy: string | null;
  travel: number;
  restsOn: string | null;
  demoTokens: number;
}

/** Made when an activation begins and kept until the next one begins (LG-ACT-15): what is limited per turn is limited here (LG-GEN-11). */
export interface Activation {
  readonly hero: string;
  readonly serial: number;
  readonly called: boolean;
  moveWindow: boolean;
  pool: number;
  /** Pieces that Come Through was tried on: panels, openings, objects. */
  tried: string[];
  /** `hero:moment:subject` of failures (LG-LIM-01); under freeRetry of every attempt. */
  failed: string[];
  /** What it has carried, from before or lifted since (LG-PIC-01). */
  carried: string[];
  longShotUsed: boolean;
  callUsed: boolean;
  miracleUsed: boolean;
  /** Walls, and buildings struck whole, that have given a Demo Token (LG-SCN-14). */
  demoWalls: string[];
  /** `hero:moment` with the best difficulty that succeeded (LG-LIM-02). */
  encore: Record<string, number>;
  acts: number;
  /** Stretches run and flown, for separateDistances. */
  wallRunUsed: boolean;
  flyUsed: boolean;
  drawOffered: boolean;
}

export interface SeatState {
  vp: number;
  conceded: boolean;
  chosen: readonly Chosen[] | null;
}

export interface Marker {
  best: number;
  holder: string | null;
}

export interface Result {
  /** Index of the winning seat; null for a draw. */
  readonly winner: number | null;
  readonly rule: RuleId;
}

/** Everything on the table. Plain data; the chapters' files change it. */
export interface Scene {
  readonly match: Match;
  phase: 'heroes' | 'deploy' | 'play' | 'over';
  scenario: ScenarioId | null;
  seats: SeatState[];
  first: number | null;
  /** Whose choice it is: to pick Heroes, to deploy, to activate. */
  next: number;
  heroes: Hero[];
  objects: Loose[];
  buildings: Building[];
  active: string | null;
  /** The active player: the controller of the last active Hero (LG-ACT-16). */
  activeSeat: number;
  activation: Activation | null;
  /** How the active Hero became so, while its own activation has yet to begin (LG-ACT-13). */
  due: 'chosen' | 'seized' | 'called' | null;
  round: number;
  activationsThisRound: number;
  heroesAtRoundStart: number;
  danger: Marker;
  flight: Marker;
  result: Result | null;
}

/** Written out by hand: it runs once per node of a search, and what never changes is shared. */
export function copyScene(s: Scene): Scene {
  return {
    match: s.match,
    phase: s.phase,
    scenario: s.scenario,
    seats: s.seats.map(({ vp, conceded, chosen }) => ({ vp, conceded, chosen })),
    first: s.first,
    next: s.next,
    heroes: s.heroes.map(copyHero),
    objects: s.objects.map(copyLoose),
    buildings: s.buildings.map(copyBuilding),
    active: s.active,
    activeSeat: s.activeSeat,
    activation: s.activation && copyActivation(s.activation),
    due: s.due,
    round: s.round,
    activationsThisRound: s.activationsThisRound,
    heroesAtRoundStart: s.heroesAtRoundStart,
    danger: { best: s.danger.best, holder: s.danger.holder },
    flight: { best: s.flight.best, holder: s.flight.holder },
    result: s.result,
  };
}

function copyHero(h: Hero): Hero {
  return {
    id: h.id,
    seat: h.seat,
    cast: h.cast,
    item: h.item,
    x: h.x,
    y: h.y,
    z: h.z,
    heroism: h.heroism,
    fatigue: h.fatigue,
    token: h.token,
    onTable: h.onTable,
    placed: h.placed,
    carrying: h.carrying,
    carriedBy: h.carriedBy,
    surface: h.surface,
    normal: h.normal,
    displaced: h.displaced,
    travel: h.travel,
    wedged: h.wedged,
    leaving: h.leaving,
    fallingOut: h.fallingOut,
  };
}

function copyLoose(o: Loose): Loose {
  return {
    id: o.id,
    kind: o.kind,
    x: o.x,
    y: o.y,
    z: o.z,
    yaw: o.yaw,
    lie: o.lie,
    onTable: o.onTable,
    carriedBy: o.carriedBy,
    travel: o.travel,
    restsOn: o.restsOn,
  };
}

function copyBuilding(b: Building): Building {
  return {
    id: b.id,
    x: b.x,
    y: b.y,
    z: b.z,
    yaw: b.yaw,
    onTable: b.onTable,
    carriedBy: b.carriedBy,
    travel: b.travel,
    restsOn: b.restsOn,
    demoTokens: b.demoTokens,
  };
}

function copyActivation(a: Activation): Activation {
  return {
    hero: a.hero,
    serial: a.serial,
    called: a.called,
    moveWindow: a.moveWindow,
    pool: a.pool,
    tried: [...a.tried],
    failed: [...a.failed],
    carried: [...a.carried],
    longShotUsed: a.longShotUsed,
    callUsed: a.callUsed,
    miracleUsed: a.miracleUsed,
    demoWalls: [...a.demoWalls],
    encore: { ...a.encore },
    acts: a.acts,
    wallRunUsed: a.wallRunUsed,
    flyUsed: a.flyUsed,
    drawOffered: a.drawOffered,
  };
}

export function newHero(id: string, seat: number, { cast, item }: Chosen): Hero {
  return {
    id,
    seat,
    cast,
    item,
    x: 0,
    y: 0,
    z: 0,
    heroism: 0,
    fatigue: 0,
    token: false,
    onTable: false,
    placed: false,
    carrying: null,
    carriedBy: null,
    surface: 'ground',
    normal: null,
    displaced: 0,
    travel: 0,
    wedged: false,
    leaving: false,
    fallingOut: false,
  }; // LG-SET-11
}

export function newActivation(hero: Hero, serial: number, called: boolean): Activation {
  return {
    hero: hero.id,
    serial,
    called,
    moveWindow: true,
    pool: 0,
    tried: [],
    failed: [],
    carried: hero.carrying === null ? [] : [hero.carrying],
    longShotUsed: false,
    callUsed: false,
    miracleUsed: false,
    demoWalls: [],
    encore: {},
    acts: 0,
    wallRunUsed: false,
    flyUsed: false,
    drawOffered: false,
  };
}

/** Lower-case seat letter and a number from 1: `a1`. */
export function heroId(seat: Seat, i: number): string {
  return `${seat.toLowerCase()}${i + 1}`;
}

export function heroOf(s: Scene, id: string): Hero | null {
  for (const hero of s.heroes) if (hero.id === id) return hero;
  return null;
}

/** Who would know: the seat that controls a Hero, by its letter. */
/** A seat by its place at the table. */
export function seatIndex({ match }: Scene, seat: string): number {
  return match.seats.indexOf(seat as Seat);
}

export function seatOf(s: Scene, hero: Hero): Seat {
  return s.match.seats[hero.seat]!;
}

export function activeHero(s: Scene): Hero | null {
  return s.active === null ? null : heroOf(s, s.active);
}

/** Whether a Hero has been active without a break: who is robbed and seizes back begins anew (LG-ACT-14, LG-ACT-15). */
export function isStillActive(s: Scene, hero: string): boolean {
  return s.active === hero && s.due === null;
}

export function areEnemies(a: Hero, b: Hero): boolean {
  return a.seat !== b.seat;
}

/** LG-GEN-12: whom a hostile Moment may be aimed at. */
export function mayBeAimedAt(s: Scene, by: Hero, at: Hero): boolean {
  return at.onTable && at !== by && (areEnemies(by, at) || s.match.config.friendlyFire);
}

export function heroesOf(s: Scene, seat: number): Hero[] {
  return s.heroes.filter((hero) => hero.seat === seat);
}
