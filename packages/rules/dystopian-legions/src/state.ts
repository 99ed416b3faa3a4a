import type { Config } from './config.js';
import type { Battlefield, Content, ForceList } from './content/types.js';
import type { RuleId } from './rulebook.js';
import type { BySide, Deployment, MapId, Mission, OrderId, Segment, Side } from './terms.js';

/** What never changes in a game: shared by every copy of its state. */
export interface Match {
  readonly config: Config;
  /** A player's own weapons, nations, forces and battlefields, beside those in the box. */
  readonly content: Content | null;
  readonly battlefield: Battlefield;
  /** Rolled for where nothing was agreed (DL-OBJ-02, DL-MAP-02). */
  readonly mission: Mission | null;
  readonly map: MapId | null;
  /** Battle Log points that win (DL-WIN-01). */
  readonly target: number;
  /** Objectives that win at once when claimed, where the scenario says so (DL-WIN-04). */
  readonly claims: number | null;
  /** What forces may cost where they are built (DL-FRC-02); null where they are given. */
  readonly points: number | null;
  readonly forces: BySide<ForceList> | null;
  readonly strategicAdvantage: Side | null;
  /** Whether its terrain may be shifted for objectives: of a table that was built or generated (DL-TBL-08). */
  readonly shiftable: boolean;
  readonly zones: BySide<Side> | null;
  /** Point objectives that lie from the start, in units. */
  readonly objectives: readonly Spot[] | null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a model is: fixed once the forces are. */
export interface Cast {
  /** `a1`: the side, and its place in the list. */
  readonly id: string;
  readonly side: Side;
  /** `kob.rifleman`. */
  readonly design: string;
}

export interface SectionCast {
  /** `A1`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly platoon: number;
  /** `kob.line`. */
  readonly design: string;
  /** Places in the cast, transports last. */
  readonly members: readonly number[];
  readonly transports: readonly number[];
  /** Section weapons by their ids; one that was bought twice stands twice (DL-SWP-60). */
  readonly weapons: readonly string[];
}

/** Who takes part: fixed once forces are built. */
export interface Muster {
  readonly cast: readonly Cast[];
  readonly sections: readonly SectionCast[];
  readonly points: BySide<number>;
}

/** `house`: in the building its section holds. `aboard`: in its carrier. `gone`: killed, fled or broken. */
export type Where = 'box' | 'table' | 'house' | 'aboard' | 'wreck' | 'gone';

/** A model as it is now. What it is, is in the cast at the same place. Lists are replaced, never altered. */
export interface Model {
  where: Where;
  /** In units; of a model under a roof where it went in. */
  x: number;
  y: number;
  /** A vector, for ironclads alone. */
  fx: number;
  fy: number;
  carrier: number | null;
  /** Of a towable gun: the vehicle that has it on the hook (DL-TOW-01). */
  hitched: number | null;
  /** Life Points or Hull Points left. */
  life: number;
  /** CP spent this turn, and whether it made any (DL-CMD-81). */
  spent: number;
  leads: boolean;
  luck: number;
  /** Barriers it can still lay, and smoke rounds it can still fire (DL-MAR-36, DL-MAR-59). */
  smoke: number;
  rounds: number;
  /** This activation (DL-GEN-12). */
  moved: boolean;
  /** Weapons that have fired in the shooting action under way. */
  fired: readonly string[];
  /** This turn: has spotted, and has taken part in an Open Fire action (DL-IDF-07). */
  spotted: boolean;
  /** Lost to fire, and waiting for a Medic in the End Phase (DL-MAR-24e). */
  aside: boolean;
  shot: boolean;
}

export interface OrderInForce {
  readonly id: OrderId;
  readonly until: Until;
  /** What a D3 gave: inches of Run Run!, dice of Fight Harder!. */
  readonly amount: number;
}
export type Until = 'segment' | 'attack' | 'melee' | 'activation' | 'turn';

export type Fate = 'killed' | 'broken' | 'fled' | 'nonCombatantsOnly';

export interface Section {
  where: 'box' | 'table' | 'reserve' | 'gone';
  fate: Fate | null;
  /** The building it holds, by its place among the areas of the ground. */
  house: number | null;
  deployment: Deployment;
  /** The turn on which it arrives (DL-DEP-20). */
  arrives: number | null;
  /** Activated markers; they stack (DL-ACT-05). */
  activated: number;
  overwatch: boolean;
  deck: boolean;
  /** Has hit the deck this turn: Rushed even without the marker (DL-HTD-06). */
  dived: boolean;
  shaken: number;
  orders: readonly OrderInForce[];
  /** Life at the start of the battle (DL-MOR-05). */
  initial: number;
  ranThisTurn: boolean;
  /** CP of a Battle Hardened section spent this turn. */
  purse: number;
  /** CP tokens it holds, where they lie on sections (DL-CMD-14). */
  tokens: number;
  /** Has spread out and not been back in coherency since (DL-ORD-15). */
  spread: boolean;
  /** Comes to the table in its transport (DL-DEP-05). */
  rides: boolean;
  /** Only its transports are left, and it has been counted as destroyed (DL-TRN-40). */
  orphan: boolean;
}

export type MoveAction =
  | 'hold'
  | 'advance'
  | 'double'
  | 'charge'
  | 'enter'
  | 'enterDouble'
  | 'exit'
  | 'exitCharge'
  | 'bellies'
  | 'retreat'
  | 'retreatToTerrain';

/** What a section does in an activation: each of a With Me! group has its own (3.3). */
export interface Doing {
  readonly section: number;
  ended: boolean;
  onWatch: boolean;
  action: MoveAction | null;
  earlyShot: boolean;
  /** Sections named for its charge and still to be fought. */
  charges: readonly number[];
  /** Areas of the ground its aeronauts flew over (DL-AER-05). */
  flown: readonly number[];
  /** Chargers that stand on the near side of a wall (DL-CHG-10). */
  acrossWall: boolean;
  /** Enemy sections it passed (DL-CAV-01). */
  passed: readonly number[];
  moved: boolean;
  /** Got into its transport in this activation (DL-TRN-13). */
  embarked: boolean;
  /** Disembarked into melee (DL-TRN-21). */
  sallied: boolean;
}

export interface Activation {
  readonly side: Side;
  segment: Segment;
  group: Doing[];
  /** Sections named by With Me!, whether they came or not (DL-ORD-11). */
  named: readonly number[];
}

export type FireKind = 'own' | 'early' | 'overwatch' | 'onMyMark';

/** One Open Fire action, or fire outside the own activation (DL-GEN-12). */
export interface FireAction {
  readonly kind: FireKind;
  readonly sections: readonly number[];
  /** The only sections it may fire at; null for any. */
  readonly only: readonly number[] | null;
  /** Sections whose RAD attack is made. */
  rad: readonly number[];
  /** Section weapons fired, as `section weapon`; twice where there are two of them (DL-SWP-02). */
  sectionWeapons: readonly string[];
}

/** A declared charge (DL-CHG-01). */
export interface Charge {
  readonly section: number;
  targets: readonly number[];
  /** Where the first of them stands: a charge that fails goes towards it (DL-CHG-08). */
  readonly toward: Spot;
  failed: boolean;
  /** Those who ride along come out now, after those on foot (DL-TRN-33). */
  riders: boolean;
}

/** An attack between its declaration and its end. */
export interface Attack {
  readonly kind: 'rad' | 'iad' | 'blast';
  readonly firing: readonly number[];
  /** Null for a place. */
  readonly target: number | null;
  /** Models that fire and what with. */
  readonly shots: readonly Shot[];
  /** Where blasts have landed, in the order in which they fell (DL-IDF-11). */
  readonly templates: readonly Template[];
}

export interface Template extends Spot {
  /** The weapon whose dice it carries, and its bearer. */
  readonly model: number;
  readonly weapon: string;
  readonly band: 'er' | 'lr';
}

/** Smoke on the table: a cloud, or a barrier by its middle and the way it runs (DL-SMK-02, DL-SMK-03). */
export interface Smoke extends Spot {
  readonly kind: 'cloud' | 'barrier';
  readonly fx: number;
  readonly fy: number;
}

export interface Mine extends Spot {
  readonly id: string;
  readonly side: Side;
}

/** Who set off what on its move: a mine, or ground with a booby trap, by its id. */
export interface Tripped {
  readonly mine: string;
  readonly model: number;
}

export interface Shot {
  readonly model: number;
  readonly weapon: string;
  /** Fired by the model for its section (DL-SWP-01). */
  readonly ofSection: boolean;
}

export interface Melee {
  readonly attacker: number;
  readonly defenders: readonly number[];
  readonly kind: 'charge' | 'driveBy';
}

export interface Objective extends Spot {
  /** The area it lies in, which is then the objective (DL-OBJ-07). */
  readonly area: number | null;
  readonly status: 'unclaimed' | 'contested' | 'claimed';
  readonly by: Side | null;
}

export const SETUP_STEPS = [
  'forces',
  'mission',
  'advantage',
  'zone',
  'flank',
  'objectives',
  'allocate',
  'roll',
  'main',
  'scouting',
  'infiltrator',
  'mines',
  'ready',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface Setup {
  step: SetupStep;
  /** Who has Strategic Advantage; the other has Tactical (DL-ADV-02). */
  advantage: Side | null;
  /** The main zone of the map that each side has. */
  zones: BySide<Side>;
  /** Of the two flank edges of the map, each side's. */
  flanks: BySide<0 | 1>;
  /** Who places next; null where it is still to be named. */
  next: Side | null;
  /** Of side B's sections in a Surprise Attack: which stand in the Advanced zone (DL-MAP-07). */
  advanced: readonly number[];
}

export type Phase = 'setup' | 'start' | 'arrivals' | 'activations' | 'end' | 'over';

export type Ending = 'battleLog' | 'scenario' | 'time' | 'wipedOut' | 'concession';

export interface Result {
  readonly winner: Side | 'draw';
  readonly by: Ending;
  readonly rule: RuleId;
}

/** Everything on the table. Plain data; the few functions below and in the chapters change it. */
export interface Battle {
  readonly match: Match;
  muster: Muster;
  mission: Mission;
  map: MapId;
  models: Model[];
  sections: Section[];
  /** Linear terrain that was crushed, by its place among the lines of the ground (DL-CRU-01). */
  crushed: readonly number[];
  /** Pieces that were shifted, and by how much (DL-TBL-08). */
  shifts: readonly (Spot & { readonly piece: string })[];
  /** Oldest first. */
  smoke: readonly Smoke[];
  mines: readonly Mine[];
  /** Booby traps that are gone, by the place of their area among the areas of the ground (DL-MIN-04). */
  sprung: readonly number[];
  tripped: readonly Tripped[];
  /** Rounds of artillery off the table, and who has called one this turn (DL-RUL-62). */
  battery: { readonly A: number; readonly B: number };
  called: readonly Side[];
  objectives: readonly Objective[];
  setup: Setup;
  turn: number;
  phase: Phase;
  /** Who won initiative, and who activates first (DL-SEQ-05). */
  winner: Side | null;
  first: Side;
  /** Whose turn it is to activate, or to place an arrival. */
  active: Side;
  /** Who finished first last turn, and this turn (DL-SEQ-10). */
  finished: Side | null;
  finishing: Side | null;
  pool: { A: number; B: number };
  score: { A: number; B: number };
  /** Sections destroyed this turn, by whom they belonged to (DL-BLP-09). */
  lost: { A: number; B: number };
  /** Within the End Phase. */
  endStep: 'restore' | 'repair' | 'score';
  /** Sections and models that had their chance in a step of the End Phase. */
  done: readonly number[];
  act: Activation | null;
  /** Orders that failed in the window under way, `rally A3` (DL-ORD-08). */
  failed: readonly string[];
  fire: FireAction | null;
  charge: Charge | null;
  attack: Attack | null;
  melee: Melee | null;
  /** Who is on the way home, past whom (DL-GEO-30). */
  retiring: { readonly section: number; readonly past: readonly number[] } | null;
  result: Result | null;
}

export const NO_NUMBERS: readonly number[] = [];
export const NO_NAMES: readonly string[] = [];
export const NO_ORDERS: readonly OrderInForce[] = [];

export function newModel(life: number, luck: number, smoke: number, rounds: number): Model {
  return {
    where: 'box',
    x: 0,
    y: 0,
    fx: 0,
    fy: 1,
    carrier: null,
    hitched: null,
    life,
    spent: 0,
    leads: false,
    luck,
    smoke,
    rounds,
    moved: false,
    fired: NO_NAMES,
    spotted: false,
    aside: false,
    shot: false,
  };
}

export function newSection(initial: number): Section {
  return {
    where: 'box',
    fate: null,
    house: null,
    deployment: 'main',
    arrives: null,
    activated: 0,
    overwatch: false,
    deck: false,
    dived: false,
    shaken: 0,
    orders: NO_ORDERS,
    initial,
    ranThisTurn: false,
    purse: 0,
    tokens: 0,
    spread: false,
    rides: false,
    orphan: false,
  };
}

export function newDoing(section: number): Doing {
  return {
    section,
    ended: false,
    onWatch: false,
    action: null,
    earlyShot: false,
    charges: NO_NUMBERS,
    flown: NO_NUMBERS,
    acrossWall: false,
    passed: NO_NUMBERS,
    moved: false,
    embarked: false,
    sallied: false,
  };
}

/** A copy for search. What never changes is shared, lists included: they are replaced, never altered. */
export function copyBattle(b: Battle): Battle {
  const models = b.models.slice();
  for (let i = 0; i < models.length; i++) models[i] = { ...models[i]! };
  const sections = b.sections.slice();
  for (let i = 0; i < sections.length; i++) sections[i] = { ...sections[i]! };
  return {
    ...b,
    models,
    sections,
    setup: { ...b.setup },
    pool: { A: b.pool.A, B: b.pool.B },
    score: { A: b.score.A, B: b.score.B },
    lost: { A: b.lost.A, B: b.lost.B },
    act: b.act && { ...b.act, group: b.act.group.map((doing) => ({ ...doing })) },
    fire: b.fire && { ...b.fire },
    charge: b.charge && { ...b.charge },
  };
}

interface Known {
  readonly models: ReadonlyMap<string, number>;
  readonly sections: ReadonlyMap<string, number>;
  /** The section of each model. */
  readonly home: readonly number[];
}
const known = new WeakMap<Muster, Known>();

function knownOf(muster: Muster): Known {
  let found = known.get(muster);
  if (!found) {
    const home: number[] = [];
    muster.sections.forEach(({ members }, s) => {
      for (const i of members) home[i] = s;
    });
    found = {
      models: new Map(muster.cast.map(({ id }, i) => [id, i])),
      sections: new Map(muster.sections.map(({ id }, s) => [id, s])),
      home,
    };
    known.set(muster, found);
  }
  return found;
}

/** Place of a model in the cast by its id, or -1. */
export function modelAt(b: Battle, id: string): number {
  return knownOf(b.muster).models.get(id) ?? -1;
}

/** Place of a section by its id, or -1. */
export function sectionAt(b: Battle, id: string): number {
  return knownOf(b.muster).sections.get(id) ?? -1;
}

/** The section a model is of. */
export function homeOf(b: Battle, i: number): number {
  return knownOf(b.muster).home[i]!;
}

export function nameOf(b: Battle, i: number): string {
  return b.muster.cast[i]!.id;
}

export function sectionName(b: Battle, s: number): string {
  return b.muster.sections[s]!.id;
}

export function sideOf(b: Battle, i: number): Side {
  return b.muster.cast[i]!.side;
}

export function sideOfSection(b: Battle, s: number): Side {
  return b.muster.sections[s]!.side;
}

export function membersOf(b: Battle, s: number): readonly number[] {
  return b.muster.sections[s]!.members;
}

/** On the table, in a house or aboard: it is in the battle. */
export function isAlive(m: Model): boolean {
  return m.where === 'table' || m.where === 'house' || m.where === 'aboard';
}

export function isPresent(section: Section): boolean {
  return section.where === 'table';
}

/** The sections of a side that are on the table, in the order of the list. */
export function sectionsOf(b: Battle, side: Side): number[] {
  const found: number[] = [];
  for (let s = 0; s < b.sections.length; s++)
    if (b.sections[s]!.where === 'table' && sideOfSection(b, s) === side) found.push(s);
  return found;
}

/** What a section does in the activation under way, or null where it has no part in it. */
export function doingOf(b: Battle, s: number): Doing | null {
  return b.act?.group.find(({ section }) => section === s) ?? null;
}
