import { become, type Score, score } from '@sandtable/kernel';
import { TERRAIN } from './board.js';
import { groundOf } from './ground.js';
import type { Profile } from './profile.js';
import type { RuleId } from './rulebook.js';
import type { Battle } from './state.js';
import { tablesOf } from './tables.js';
import { COVERS, type Cover, ORDERS, type OrderType, type Terrain } from './terms.js';

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
  a: Profile,
  elements: number,
  suppression: number,
  t: Profile,
  terrain: Terrain,
  distance: number,
  order: OrderType,
  indirect: boolean,
): Shot {
  const cover = coverOf(a, t, terrain, distance);
  const hitOn = hitNumber(a, order, distance, indirect);
  return {
    distance,
    indirect,
    ...shotUnder(a, t, a.dice[elements]!, cover, hitOn, isHampered(a, suppression), indirect),
  };
}

/** All that does not hang on places: the reductions in the order of QL-ATK-04, and what the dice are read by. */
export function shotUnder(
  a: Profile,
  t: Profile,
  base: number,
  cover: Cover,
  hitOn: number,
  hampered: boolean,
  indirect: boolean,
): Omit<Shot, 'distance' | 'indirect'> {
  let dice = base; // QL-ATK-03
  if (hampered) dice = half(dice); // QL-TRT-17
  if (indirect) dice = half(dice); // QL-TRT-11
  if (cover === 'soft') dice = half(dice);
  else if (cover === 'hard') dice = Math.ceil(dice / 3);
  return {
    cover,
    dice, // at least 1, for halves and thirds are rounded up (QL-ATK-05)
    hitOn,
    suppressUpTo: a.barrage ? 2 : 1, // QL-ATK-08, QL-TRT-08
    killOn: killNumber(a, t),
    saveOn: saveNumber(a, t),
    markerShift: t.steadfast ? -1 : t.unsteady ? 1 : 0, // QL-TRT-16, QL-TRT-23
  };
}

const half = (n: number): number => (n + 1) >> 1;

/**
 * QL-TRT-17: a Relentless unit acts under its marker with half its dice. Any other unit acts only when its markers are
 * gone, so whoever asks about its attack beforehand asks about all its dice (QL-SUP-07).
 */
function isHampered(a: Profile, suppression: number): boolean {
  return suppression > 0 && a.relentless;
}

/** QL-ATK-06, moved or not (QL-ACT-15), with Assault, Stabilized and Indirect Fire. */
export function hitNumber(a: Profile, order: OrderType, distance: number, indirect: boolean): number {
  if (order === 'advance') return 7; // QL-ATK-07: nothing hits
  if (indirect) return 5; // QL-TRT-11; QL-TRT-13 does not improve it
  if (a.stabilized || (a.assault && distance === 1)) return 4; // QL-TRT-13, QL-TRT-07
  return ORDERS[order].hitOn;
}

/** QL-COV-04 as steps on the scale of COVERS. */
function terrainCover(t: Profile, terrain: Terrain): number {
  const cover = TERRAIN[terrain].cover[t.infantry ? 'INF' : 'AFV'];
  return cover === 'none' ? 0 : cover === 'soft' ? 1 : 2;
}

/** What of an attacker bears on cover. */
type Breacher = Pick<Profile, 'siege' | 'assault'>;

/** One category, by where the target stands (QL-COV-01, QL-COV-06): QL-COV-04 by terrain, then Stealth, Siege and Assault in the order of QL-COV-05. */
export function coverOf(a: Breacher, t: Profile, terrain: Terrain, distance: number): Cover {
  let step = terrainCover(t, terrain);
  if (t.stealth && distance >= 4 && step < 2) step++; // QL-TRT-15
  if (a.siege && step > 0) step--; // QL-TRT-12
  if (a.assault && distance === 1) step = 0; // QL-TRT-07
  return COVERS[step]!;
}

/** The rules that lead to that category. */
export function coverRules(a: Breacher, t: Profile, terrain: Terrain, distance: number): RuleId[] {
  const rules: RuleId[] = ['QL-COV-04'];
  if (terrainCover(t, terrain) > 0) rules.push(TERRAIN[terrain].rule);
  if (t.stealth && distance >= 4) rules.push('QL-TRT-15');
  if (a.siege) rules.push('QL-TRT-12');
  if (a.assault && distance === 1) rules.push('QL-TRT-07');
  return rules;
}

/** QL-DMG-02, QL-DMG-03: armor less AP, but a natural 1 never kills. */
export function killNumber(a: Profile, t: Profile): number {
  if (t.armor === 0) return 0;
  return Math.max(2, t.armor - armorPiercing(a, t));
}

export function armorPiercing(a: Profile, t: Profile): number {
  return a.ap + (a.hunter && !t.infantry ? 1 : 0); // QL-TRT-09
}

/** QL-SAV-01, QL-SAV-02, QL-TRT-10, QL-TRT-14. */
export function saveNumber(a: Profile, t: Profile): number {
  if (t.deflector > 0) return t.deflector;
  return t.infantry && !a.incendiary ? 4 : 0;
}

/** QL-ATK-08, then Steadfast or Unsteady. */
export function markersPlaced(ones: number, shift: -1 | 0 | 1): number {
  return ones === 0 ? 0 : ones + shift;
}

/** The number of dice with its reasons, for log and tooltip; its total is the `dice` of the shot. */
export function diceScore(b: Battle, attacker: number, target: number, order: OrderType): Score<RuleId> {
  const { profiles } = tablesOf(b);
  const firer = b.units[attacker]!;
  const a = profiles[attacker]!;
  const t = profiles[target]!;
  const shot = shotAt(b, attacker, target, order);
  let s: Score<RuleId> = score(a.dice[firer.elements]!, 'QL-ATK-03');
  if (isHampered(a, firer.suppression)) s = become(s, half(s.total), 'QL-TRT-17', 'Relentless under a marker: half');
  if (shot.indirect) s = become(s, half(s.total), 'QL-TRT-11', 'indirect: half');
  const terrain = groundOf(b).terrainAt(b, target);
  const why = coverReasons(a, t, terrain, shot.distance);
  if (shot.cover === 'soft') s = become(s, half(s.total), 'QL-COV-02', `soft cover${why}: half`);
  if (shot.cover === 'hard') s = become(s, Math.ceil(s.total / 3), 'QL-COV-03', `hard cover${why}: a third`);
  return s;
}

function coverReasons(a: Profile, t: Profile, terrain: Terrain, distance: number): string {
  const reasons = [
    terrainCover(t, terrain) > 0 ? terrain : '',
    t.stealth && distance >= 4 ? 'Stealth' : '',
    a.siege ? 'Siege' : '',
  ].filter((reason) => reason !== '');
  return reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
}

/** The hit number with its reasons. */
export function hitScore(b: Battle, attacker: number, target: number, order: OrderType): Score<RuleId> {
  const a = tablesOf(b).profiles[attacker]!;
  const shot = shotAt(b, attacker, target, order);
  const s: Score<RuleId> = score(ORDERS[order].hitOn ?? 7, order === 'advance' ? 'QL-ATK-07' : 'QL-ATK-06');
  if (shot.indirect) return become(s, shot.hitOn, 'QL-TRT-11', 'indirect');
  return a.stabilized
    ? become(s, shot.hitOn, 'QL-TRT-13', 'Stabilized')
    : become(s, shot.hitOn, 'QL-TRT-07', 'Assault on an adjacent target');
}

/** What a damage die must show, with its reasons; null where every hit kills without a roll (QL-DMG-05). */
export function killScore(b: Battle, attacker: number, target: number): Score<RuleId> | null {
  const { profiles } = tablesOf(b);
  const [a, t] = [profiles[attacker]!, profiles[target]!];
  if (t.armor === 0) return null;
  let s: Score<RuleId> = score(t.armor, 'QL-DMG-02');
  if (a.ap > 0) s = become(s, s.total - a.ap, 'QL-DMG-02', 'armor-piercing');
  const ap = armorPiercing(a, t);
  if (ap > a.ap) s = become(s, t.armor - ap, 'QL-TRT-09', 'Hunter against a vehicle');
  return become(s, killNumber(a, t), 'QL-DMG-03', 'a natural 1 never kills');
}

/** What a saving throw must show and by which rule; null where there is none. */
export function saveScore(b: Battle, attacker: number, target: number): Score<RuleId> | null {
  const { profiles } = tablesOf(b);
  const saveOn = saveNumber(profiles[attacker]!, profiles[target]!);
  return saveOn === 0 ? null : score(saveOn, profiles[target]!.deflector > 0 ? 'QL-TRT-14' : 'QL-SAV-01');
}
