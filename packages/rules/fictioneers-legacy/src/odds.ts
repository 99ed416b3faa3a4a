import { driftFrom } from '@sandtable/geometry/plane';
import { isOnTable } from './ground.js';
import { DIE, INCH, type Spot } from './inches.js';
import { othersStruck, struckByDrift } from './rules/area-of-effect.js';
import { meleeModifier } from './rules/melee.js';
import { moraleNumber, moraleResult } from './rules/morale.js';
import { driftsOnMiss, type Shot, type Struck, struckBy, toDamage, toHit } from './rules/to-hit.js';
import { hits } from './rules/weapons-fire.js';
import type { Battle } from './state.js';

// Exact chances (11.1), counted over the faces of the dice with the functions that resolve them.

const FACES = Array.from({ length: DIE }, (_, k) => k + 1);

/** How many of 12 faces succeed. */
function faces(succeeds: (die: number) => boolean): number {
  let count = 0;
  for (const die of FACES) if (succeeds(die)) count++;
  return count;
}

export interface ShotOdds {
  /** To hit at all. */
  readonly hit: number;
  /** To be damaged by the shot, by place in the cast: the aimed target, those around it, those it may drift onto. */
  readonly damaged: ReadonlyMap<number, number>;
}

/** FL-FIR-07, FL-DMG-01, FL-AOE-02, FL-IND-07: at most 12 to-hit faces and 12 clock directions, each exact. */
export function shotOdds(b: Battle, shot: Shot): ShotOdds {
  const number = toHit(b, shot).total;
  const hit = faces((die) => hits(number, die, b.match.config.naturalOneHits)) / 12;
  const damaged = new Map<number, number>();
  const add = (i: number, chance: number): void => {
    if (chance > 0) damaged.set(i, (damaged.get(i) ?? 0) + chance);
  };
  const harm = (i: number, struck: Struck, at: Spot, chance: number): void =>
    add(i, (chance * damageFaces(b, shot, i, struck, at)) / 12);
  if (shot.mode !== 'smoke') {
    if (shot.to.who >= 0) harm(shot.to.who, struckBy(b, shot), shot.to, hit);
    for (const i of othersStruck(b, shot)) harm(i, 'inArea', shot.to, hit);
    if (driftsOnMiss(b, shot))
      for (const { at, chance } of drifts(b, shot, number))
        for (const i of struckByDrift(b, shot, at)) harm(i, 'inArea', at, chance);
  }
  return { hit, damaged };
}

function damageFaces(b: Battle, { weapon }: Shot, i: number, struck: Struck, at: Spot): number {
  const number = toDamage(b, weapon, i, struck, at);
  return number === null ? 0 : faces((die) => die <= number.total);
}

/** Everywhere a miss may come down, with its chance. */
export function drifts(b: Battle, shot: Shot, number: number): { readonly at: Spot; readonly chance: number }[] {
  const found: { at: Spot; chance: number }[] = [];
  const half = b.match.config.driftDistance === 'd12half';
  for (const die of FACES) {
    if (hits(number, die, b.match.config.naturalOneHits)) continue;
    for (const clock of FACES) {
      const far = half ? FACES.map((face) => face / 2) : [die - number];
      for (const inches of far) {
        const at = driftFrom(shot.from, shot.to, clock, inches * INCH);
        if (isOnTable(b, at)) found.push({ at, chance: 1 / 144 / far.length });
      }
    }
  }
  return found;
}

export interface MeleeOdds {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** FL-MEL-05, of 144. */
export function meleeOdds(b: Battle, attacker: number, defender: number, overrun = false): MeleeOdds {
  const lead = meleeModifier(b, attacker, defender, overrun).total - meleeModifier(b, defender, attacker).total;
  let [win, tie, loss] = [0, 0, 0];
  for (const one of FACES)
    for (const two of FACES) {
      const margin = one + lead - two;
      if (margin > 0) win++;
      else if (margin < 0) loss++;
      else tie++;
    }
  return { win: win / 144, tie: tie / 144, loss: loss / 144 };
}

export interface MoraleOdds {
  readonly passed: number;
  readonly shaken: number;
  readonly pinned: number;
}

/** FL-MOR-06, FL-MOR-13, FL-MOR-14. */
export function moraleOdds(b: Battle, squad: number): MoraleOdds {
  const number = moraleNumber(b, squad).total;
  const of = (result: string): number => faces((die) => moraleResult(number, die) === result) / 12;
  return { passed: of('passed'), shaken: of('shaken'), pinned: of('pinned') };
}
