import { total } from '@sandtable/craft';
import { isWithin, type Shape, shortestLine, spot } from '@sandtable/geometry/plane';
import { joined, type Law, NO_DICE, type Pool, poolLaw, poolLawZerosAgain, poolOf, sumLaw } from '../dice.js';
import { living, livingOf, profileAt, shapeOf, standingOf, weaponNamed } from '../figures.js';
import { groundOf, stands } from '../ground.js';
import { CONTACT } from '../inches.js';
import { mayBe, replaced } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { WeaponProfile } from '../profile.js';
import { type Attack, type Battle, doingOf, homeOf, NO_NUMBERS, type Spot } from '../state.js';
import type { CoverLevel } from '../terms.js';
import { areasAround, isElevated, parts } from './line-of-sight.js';

// Cover (4.16): of each target model in each attack (DL-COV-02).

const BASE = spoken('cover.base');
const REDUCTION = spoken('cover.reduction');
const DECK = spoken('cover.deck');
const LAST = spoken('cover.last');
const SHIELD = spoken('save.shield');
const FORTIFIED = 3;
/** What a roof gives: hard (DL-AER-08). */
const ROOF = 2;

/** What the contributors of an attack are to a target's cover. */
export interface Under {
  readonly firers: readonly number[];
  /** The weapons that really roll dice (DL-MAR-65). */
  readonly weapons: readonly WeaponProfile[];
  /** Where the first blast landed: it falls from above, and walls are judged from there (DL-IDF-17). */
  readonly from?: Spot;
  /** Against a mine nothing is cover (DL-MIN-03). */
  readonly bare?: true;
}

export function underOf(b: Battle, { shots, templates }: Pick<Attack, 'shots' | 'templates'>): Under {
  const [first] = templates;
  return {
    firers: [...new Set(shots.map(({ model }) => model))],
    weapons: shots.map(({ weapon }) => weaponNamed(b, weapon)),
    ...(first && { from: { x: first.x, y: first.y } }),
  };
}

/** The best of what a model or hull is in (DL-TER-03, DL-BLD-02, DL-COV-09) or behind (DL-COV-03), before anything changes it. */
export function baseCover(b: Battle, j: number, under: Under): CoverLevel {
  const { weapons } = under;
  const { areas, lines } = groundOf(b);
  const m = b.models[j]!;
  const aboard = m.carrier === null ? null : profileAt(b, m.carrier);
  let level = 0;
  if (m.where === 'house') level = areas[b.sections[homeOf(b, j)]!.house!]!.cover;
  else if (m.where === 'table') {
    const flown = doingOf(b, homeOf(b, j))?.flown ?? NO_NUMBERS; // DL-AER-05
    for (const k of areasAround(b, shapeOf(b, j)))
      if (!flown.includes(k)) level = Math.max(level, areas[k]!.building ? ROOF : areas[k]!.cover);
    for (let k = 0; k < lines.length; k++)
      if (lines[k]!.cover > level && isBehind(b, j, k, under)) level = lines[k]!.cover;
  }
  return total(level, BASE, { of: profileAt(b, j), weapons, aboard }) as CoverLevel;
}

/** DL-LIN-05: in contact with it, most of the firers beyond it, and none of their section holding it. */
function isBehind(b: Battle, j: number, k: number, { firers, from }: Under): boolean {
  const wall = groundOf(b).lines[k]!.shape;
  if (!stands(b, k) || !isWithin(shapeOf(b, j), wall, CONTACT)) return false; // DL-LIN-05a
  const places = from === undefined ? firers.map((i) => shapeOf(b, i)) : [spot(from)];
  const beyond = places.filter((place) => isBeyond(b, place, j, k)).length;
  if (2 * beyond <= places.length) return false; // DL-LIN-05b
  return !firers.some((i) => occupiesLine(b, homeOf(b, i), k)); // DL-LIN-05c, DL-LIN-06
}

/** DL-GEO-34. */
function isBeyond(b: Battle, mine: Shape, j: number, k: number): boolean {
  const wall = groundOf(b).lines[k]!.shape;
  const theirs = shapeOf(b, j);
  const line = shortestLine(mine, theirs);
  if (line !== null && parts(line[0], line[1], wall)) return true;
  return isWithin(theirs, wall, CONTACT) && parts(mine.at, theirs.at, wall);
}

/** Whether some model of a section holds a wall: touching it, or touching a friend who does (DL-LIN-04). */
export function occupiesLine(b: Battle, s: number, k: number): boolean {
  return standingOf(b, s).some((i) => holdsLine(b, i, k));
}

export function holdsLine(b: Battle, i: number, k: number): boolean {
  const wall = groundOf(b).lines[k]!.shape;
  const mine = shapeOf(b, i);
  if (isWithin(mine, wall, CONTACT)) return true;
  return b.models.some(
    (m, f) =>
      m.where === 'table' &&
      b.muster.cast[f]!.side === b.muster.cast[i]!.side &&
      isWithin(shapeOf(b, f), mine, CONTACT) &&
      isWithin(shapeOf(b, f), wall, CONTACT),
  );
}

/** Whether fire counts as from above on a target (DL-ELV-03). */
export function isFromAbove(b: Battle, j: number, firers: readonly number[]): boolean {
  if (isElevated(b, j)) return false;
  return 2 * firers.filter((i) => isElevated(b, i)).length > firers.length;
}

/**
 * The level after Hit the Deck and everything that lowers it (DL-COV-04, DL-COV-05, DL-COV-06): the marker improves it (DL-HTD-05), or takes
 * away fire from above (DL-ELV-04) or Spray and Pray (DL-HTD-11).
 */
export function changedCover(
  base: number,
  { above, reductions, deck }: { readonly above: boolean; readonly reductions: number; readonly deck: boolean },
): number {
  let level = base;
  let fromAbove = above;
  let others = reductions;
  if (deck && !above && reductions === 0) level = level === 0 ? 1 : Math.max(level, 2);
  else if (deck && above) fromAbove = false;
  else if (deck) others -= 1;
  if (fromAbove && level !== FORTIFIED) level = Math.max(0, level - 1);
  return Math.max(0, level - others);
}

export function coverOf(b: Battle, j: number, under: Under): CoverLevel {
  if (under.bare) return 0;
  const above = under.from !== undefined || isFromAbove(b, j, under.firers);
  const of = profileAt(b, j);
  const s = homeOf(b, j);
  const m = b.models[j]!;
  const aboard = m.carrier === null ? null : profileAt(b, m.carrier);
  const situation = { of, weapons: under.weapons, aboard };
  const changed = changedCover(baseCover(b, j, under), {
    above,
    reductions: total(0, REDUCTION, situation),
    deck: b.sections[s]!.deck && !of.ironclad && aboard === null && mayBe(true, DECK, { of, living: living(b, s) }),
  });
  return total(changed, LAST, situation) as CoverLevel;
}

/** Shield dice against these weapons (DL-COV-07, DL-MAR-16, DL-MAR-33). */
export function shieldOf(b: Battle, j: number, weapons: readonly WeaponProfile[]): Pool {
  return replaced(NO_DICE, SHIELD, { of: profileAt(b, j), weapons });
}

/** What a model rolls when it is reached (DL-RAD-08), or a law of it. */
export function saveDice(cover: number, shield: Pool): Pool {
  return joined(poolOf('B', cover), shield);
}

/** Saves always at 4 (DL-DIE-11); failed cover dice once more under Dig In! (DL-ORD-22). */
export function saveLaw(cover: number, shield: Pool, dugIn: boolean): Law {
  if (!dugIn) return poolLaw(saveDice(cover, shield));
  return sumLaw(poolLawZerosAgain(poolOf('B', cover)), poolLaw(shield));
}

/** Whether somebody of a section would roll cover dice in an attack (DL-ORD-80). */
export function hasCoverDice(b: Battle, s: number, under: Under): boolean {
  return livingOf(b, s).some((j) => mayDigIn(b, j) && coverOf(b, j, under) > 0);
}

/** DL-ORD-22: not ironclads, Skimming or Towering models. */
export function mayDigIn(b: Battle, j: number): boolean {
  const of = profileAt(b, j);
  return !of.ironclad && of.mars.skimming === undefined && of.mars.towering === undefined;
}
