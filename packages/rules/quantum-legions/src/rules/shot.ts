import { type Modifier, type Score, score, total } from '@sandtable/craft';
import { groundOf } from '../ground.js';
import type { Profile } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { tablesOf } from '../tables.js';
import { type Cover, ORDERS, type OrderType, type Terrain } from '../terms.js';
import { type CoverCase, coverOf, coverScore } from './cover.js';

/**
 * One attack before a die is rolled: all that its dice will be read by. The referee resolves it, the odds enumerate it,
 * and bots weigh it: there is no second place where these numbers are made.
 */
export interface Shot {
  readonly distance: number;
  readonly indirect: boolean;
  readonly cover: Cover;
  /** Attack dice after every reduction (QL-ATK-04). */
  readonly dice: number;
  /** What an attack die must show to hit. */
  readonly hitOn: number;
  /** Attack dice up to this face suppress. */
  readonly suppressUpTo: number;
  /** Least face of a damage die that kills; 0 where every hit kills without a roll (QL-DMG-05). */
  readonly killOn: number;
  /** Least face of a saving throw that saves; 0 where there is none. */
  readonly saveOn: number;
  /** What Steadfast takes from, or Unsteady adds to, markers placed at all. */
  readonly markerShift: -1 | 0 | 1;
}

/** What the numbers of a shot hang on. */
interface Aim extends CoverCase {
  readonly attacker: Profile;
  readonly target: Profile;
  readonly order: OrderType;
  readonly indirect: boolean;
  /** It acts under a suppression marker. */
  readonly hampered: boolean;
  readonly cover: Cover;
}

// --- Each number, with all that moves it ----------------------------------------------------------------------------

const half = (n: number): number => (n + 1) >> 1;
const third = (n: number): number => Math.ceil(n / 3);

/** QL-ATK-03, reduced in the order of QL-ATK-04; at least 1 is left, for halves and thirds are rounded up (QL-ATK-05). */
const DICE: readonly Modifier<Aim, RuleId>[] = [
  { rule: 'QL-TRT-17', why: 'Relentless under a marker: half', when: ({ hampered }) => hampered, becomes: half },
  { rule: 'QL-TRT-11', why: 'indirect: half', when: ({ indirect }) => indirect, becomes: half },
  {
    rule: 'QL-COV-02',
    why: (aim) => `soft cover${coverReasons(aim)}: half`,
    when: ({ cover }) => cover === 'soft',
    becomes: half,
  },
  {
    rule: 'QL-COV-03',
    why: (aim) => `hard cover${coverReasons(aim)}: a third`,
    when: ({ cover }) => cover === 'hard',
    becomes: third,
  },
];

function coverReasons(aim: Aim): string {
  const { parts } = coverScore(aim);
  return parts.length > 0 ? ` (${parts.map(({ why }) => why).join(', ')})` : '';
}

/** QL-ATK-06, moved or not (QL-ACT-15). */
const HIT_ON: readonly Modifier<Aim, RuleId>[] = [
  {
    rule: 'QL-TRT-13',
    why: 'Stabilized',
    when: ({ attacker, order }) => attacker.stabilized && order !== 'advance',
    becomes: (face) => Math.min(face, 4),
  },
  {
    rule: 'QL-TRT-07',
    why: 'Assault on an adjacent target',
    when: ({ attacker, distance, order }) => attacker.assault && distance === 1 && order !== 'advance',
    becomes: (face) => Math.min(face, 4),
  },
  // last, for QL-TRT-13 does not improve it
  { rule: 'QL-TRT-11', why: 'indirect', when: ({ indirect }) => indirect, becomes: () => 5 },
];

/** QL-ATK-07: under Advance nothing hits. */
const hitBase = (order: OrderType): number => ORDERS[order].hitOn ?? 7;

/** QL-ATK-08. */
const SUPPRESS_UP_TO: readonly Modifier<Pick<Aim, 'attacker'>, RuleId>[] = [
  { rule: 'QL-TRT-08', why: 'Barrage', when: ({ attacker }) => attacker.barrage, add: 1 },
];

type Duel = Pick<Aim, 'attacker' | 'target'>;

/** QL-DMG-02, from the armor rating. */
const KILL_ON: readonly Modifier<Duel, RuleId>[] = [
  {
    rule: 'QL-DMG-02',
    why: 'armor-piercing',
    when: ({ attacker }) => attacker.ap > 0,
    add: ({ attacker }) => -attacker.ap,
  },
  {
    rule: 'QL-TRT-09',
    why: 'Hunter against a vehicle',
    when: ({ attacker, target }) => attacker.hunter && !target.infantry,
    add: -1,
  },
  { rule: 'QL-DMG-03', why: 'a natural 1 never kills', when: () => true, becomes: (face) => Math.max(face, 2) },
];

/** What a unit saves on, by the first of these that it can (QL-SAV-02). */
const SAVES: readonly {
  readonly rule: 'QL-TRT-14' | 'QL-SAV-01';
  when(of: Duel): boolean;
  on(of: Duel): number;
}[] = [
  { rule: 'QL-TRT-14', when: ({ target }) => target.deflector > 0, on: ({ target }) => target.deflector },
  // QL-TRT-10
  { rule: 'QL-SAV-01', when: ({ attacker, target }) => target.infantry && !attacker.incendiary, on: () => 4 },
];

/** What is added to the markers that an attack places, if it places any. */
const MARKER_SHIFT: readonly Modifier<Pick<Aim, 'target'>, RuleId>[] = [
  { rule: 'QL-TRT-16', why: 'Steadfast', when: ({ target }) => target.steadfast, add: -1 },
  { rule: 'QL-TRT-23', why: 'Unsteady', when: ({ target }) => target.unsteady, add: 1 },
];

// --- The numbers alone ----------------------------------------------------------------------------------------------

/** The attack that is being reckoned: one object, filled in anew each time, for search makes millions of shots. */
const aim: { -readonly [K in keyof Aim]: Aim[K] } = {
  attacker: null as unknown as Profile,
  target: null as unknown as Profile,
  terrain: 'open',
  distance: 0,
  order: 'strike',
  indirect: false,
  hampered: false,
  cover: 'none',
};

export function shotAt(b: Battle, attacker: number, target: number, order: OrderType): Shot {
  const { profiles } = tablesOf(b);
  const firer = b.units[attacker]!;
  const a = profiles[attacker]!;
  const ground = groundOf(b);
  const distance = ground.distance(b, attacker, target);
  const indirect = a.indirectFire && order === 'strike' && !ground.sees(b, attacker, target);
  const terrain = ground.terrainAt(b, target);
  return shotFrom(a, firer.elements, firer.suppression, profiles[target]!, terrain, distance, order, indirect);
}

/** The same from a place where the attacker is not yet: what bots ask before they move. */
export function shotFrom(
  attacker: Profile,
  elements: number,
  suppression: number,
  target: Profile,
  terrain: Terrain,
  distance: number,
  order: OrderType,
  indirect: boolean,
): Shot {
  aim.attacker = attacker;
  aim.target = target;
  aim.terrain = terrain;
  aim.distance = distance;
  aim.order = order;
  aim.indirect = indirect;
  aim.hampered = isHampered(attacker, suppression);
  aim.cover = coverOf(aim);
  return shotOf(attacker.dice[elements]!, total(hitBase(order), HIT_ON, aim));
}

/** All that does not hang on places. */
export function shotUnder(
  attacker: Profile,
  target: Profile,
  dice: number,
  cover: Cover,
  hitOn: number,
  hampered: boolean,
  indirect: boolean,
): Omit<Shot, 'distance'> {
  aim.attacker = attacker;
  aim.target = target;
  aim.cover = cover;
  aim.hampered = hampered;
  aim.indirect = indirect;
  return shotOf(dice, hitOn);
}

function shotOf(dice: number, hitOn: number): Shot {
  const { distance, indirect, cover, attacker, target } = aim;
  return {
    distance,
    indirect,
    cover,
    dice: total(dice, DICE, aim),
    hitOn,
    suppressUpTo: total(1, SUPPRESS_UP_TO, aim),
    killOn: killNumber(attacker, target),
    saveOn: saveOf(aim)?.on(aim) ?? 0,
    markerShift: total(0, MARKER_SHIFT, aim) as Shot['markerShift'],
  };
}

/**
 * QL-TRT-17: a Relentless unit acts under its marker with half its dice. Any other unit acts only when its markers are
 * gone, so whoever asks about its attack beforehand asks about all its dice (QL-SUP-07).
 */
function isHampered(attacker: Profile, suppression: number): boolean {
  return suppression > 0 && attacker.relentless;
}

export function hitNumber(attacker: Profile, order: OrderType, distance: number, indirect: boolean): number {
  aim.attacker = attacker;
  aim.order = order;
  aim.distance = distance;
  aim.indirect = indirect;
  return total(hitBase(order), HIT_ON, aim);
}

export function killNumber(attacker: Profile, target: Profile): number {
  if (target.armor === 0) return 0;
  aim.attacker = attacker;
  aim.target = target;
  return total(target.armor, KILL_ON, aim);
}

function saveOf(of: Duel): (typeof SAVES)[number] | null {
  for (let i = 0; i < SAVES.length; i++) if (SAVES[i]!.when(of)) return SAVES[i]!;
  return null;
}

/** The rule by which a unit saves, where it does: infantry by its nature, or by its Deflector. */
export function saveRule(attacker: Profile, target: Profile): (typeof SAVES)[number]['rule'] | null {
  return saveOf({ attacker, target })?.rule ?? null;
}

/** QL-ATK-08, then Steadfast or Unsteady. */
export function markersPlaced(ones: number, shift: -1 | 0 | 1): number {
  return ones === 0 ? 0 : ones + shift;
}

// --- The same with their reasons -------------------------------------------------------------------------------------

/** A shot whose numbers say what moved them: for tooltips and texts. */
export interface ScoredShot {
  readonly shot: Shot;
  readonly diceScore: Score<RuleId>;
  readonly hitScore: Score<RuleId>;
  /** Null where every hit kills without a roll (QL-DMG-05). */
  readonly killScore: Score<RuleId> | null;
  /** Null where there is no saving throw. */
  readonly saveScore: Score<RuleId> | null;
}

export function scoredShot(b: Battle, attacker: number, target: number, order: OrderType): ScoredShot {
  const shot = shotAt(b, attacker, target, order);
  const { dice } = aim.attacker;
  const { armor } = aim.target;
  const save = saveOf(aim);
  return {
    shot,
    diceScore: score(dice[b.units[attacker]!.elements]!, 'QL-ATK-03', DICE, aim),
    hitScore: score(hitBase(order), order === 'advance' ? 'QL-ATK-07' : 'QL-ATK-06', HIT_ON, aim),
    killScore: armor === 0 ? null : score(armor, 'QL-DMG-02', KILL_ON, aim),
    saveScore: save && score(save.on(aim), save.rule),
  };
}
