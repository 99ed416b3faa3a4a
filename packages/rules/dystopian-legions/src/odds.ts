import { total } from '@sandtable/craft';
import {
  chanceOfAtLeast,
  countLaw,
  type Law,
  mixedLaw,
  NOTHING,
  poolLaw,
  poolLawBestAgain,
  poolOf,
  sumLaw,
  type Threshold,
} from './dice.js';
import { lifeOf, profileAt, weaponNamed } from './figures.js';
import { speaking } from './mars/judge.js';
import { spoken } from './mars/mars.js';
import { facingTo } from './rules/arcs.js';
import { checkLaw } from './rules/checks.js';
import { coverOf, mayDigIn, saveLaw, shieldOf, type Under } from './rules/cover.js';
import { firingPoint, hullCover, hullLost } from './rules/iad.js';
import { sightLine } from './rules/line-of-sight.js';
import { lifeLost } from './rules/melee.js';
import { moraleNeed, takesMorale } from './rules/morale.js';
import { isUnder } from './rules/orders.js';
import { byDistance, damageTo, lifePerWound } from './rules/rad.js';
import {
  aimAt,
  type Band,
  bandAt,
  type IadAnswer,
  type RadAnswer,
  radTargets,
  sprayed,
  thresholdOf,
} from './rules/shooting.js';
import { type Battle, homeOf, modelAt, type Shot, type Spot, sectionAt } from './state.js';

// Exact odds (11.4), by the functions that resolve the dice: nothing here knows what a rule does, only how likely each face is.

const DECLARED = spoken('arm.declared');
const RAPID = spoken('reroll.weapon');

/** The chance of a check, with so many dice more; under Stand Fast! it is made twice (DL-ORD-16). */
export function checkChance(
  b: Battle,
  s: number,
  need: number,
  threshold: Threshold,
  morale: boolean,
  bolster: number,
): number {
  const once = chanceOfAtLeast(checkLaw(b, s, morale, bolster, threshold), need);
  return morale && isUnder(b, s, 'standFast') ? 1 - (1 - once) * (1 - once) : once;
}

/** One model as casualties reach it. */
export interface Reached {
  readonly ir: number;
  readonly life: number;
  readonly save: Law;
  /** What one wound takes (DL-MAR-22). */
  readonly each: number;
}

export interface Casualties {
  readonly lives: Law;
  readonly models: Law;
}

/** What a number of successes does to models taken in this order (DL-RAD-07 to DL-RAD-10). */
export function casualtyLaw(successes: Law, order: readonly Reached[], goesOn: boolean): Casualties {
  const lives: number[] = [];
  const models: number[] = [];
  const add = (law: number[], k: number, chance: number): void => {
    while (law.length <= k) law.push(0);
    law[k]! += chance;
  };
  /** Chances by what is left, what was lost, and how many fell. */
  let now = new Map<number, number>();
  const key = (left: number, lost: number, fallen: number): number => (left * 128 + lost) * 128 + fallen;
  successes.forEach((chance, left) => {
    if (chance > 0) now.set(key(left, 0, 0), chance);
  });
  const end = (lost: number, fallen: number, chance: number): void => {
    add(lives, lost, chance);
    add(models, fallen, chance);
  };
  for (const { ir, life, save, each } of order) {
    const next = new Map<number, number>();
    const go = (left: number, lost: number, fallen: number, chance: number): void => {
      const k = key(left, lost, fallen);
      next.set(k, (next.get(k) ?? 0) + chance);
    };
    for (const [k, chance] of now) {
      const fallen = k % 128;
      const lost = Math.floor(k / 128) % 128;
      const left = Math.floor(k / 16_384);
      if (left < ir) {
        if (goesOn) go(left, lost, fallen, chance);
        else end(lost, fallen, chance);
        continue;
      }
      save.forEach((saved, c) => {
        if (saved === 0) return;
        const { lost: hit, left: rest } = damageTo(ir, life, Math.max(0, left - c), each);
        if (hit === life) go(rest, lost + hit, fallen + 1, chance * saved);
        else if (goesOn) go(rest, lost + hit, fallen, chance * saved);
        else end(lost + hit, fallen, chance * saved);
      });
    }
    now = next;
  }
  for (const [k, chance] of now) end(Math.floor(k / 128) % 128, k % 128, chance);
  return { lives, models };
}

/** Every way in which unreliable weapons may work, with its chance. */
function waysOf(b: Battle, shots: readonly Shot[]): { readonly chance: number; readonly shots: readonly Shot[] }[] {
  let ways: { chance: number; shots: readonly Shot[] }[] = [{ chance: 1, shots: [] }];
  for (const shot of shots) {
    const [clause] = speaking(DECLARED, { weapon: weaponNamed(b, shot.weapon) });
    const fails = clause ? clause.brings.dropsOn / 6 : 0;
    ways = ways.flatMap((way) => [
      { chance: way.chance * (1 - fails), shots: [...way.shots, shot] },
      ...(fails > 0 ? [{ chance: way.chance * fails, shots: way.shots }] : []),
    ]);
  }
  return ways;
}

/** The dice of one weapon, its own re-rolls played for the best (11.4). */
function weaponLaw(b: Battle, shot: Shot, attack: 'rad' | 'iad', range: number, threshold: Threshold): Law {
  return weaponLawOf(b, shot, attack, bandAt(weaponNamed(b, shot.weapon), range)!, threshold);
}

export function weaponLawOf(b: Battle, shot: Shot, attack: 'rad' | 'iad', band: Band, threshold: Threshold): Law {
  const weapon = weaponNamed(b, shot.weapon);
  const box = weapon[attack][band === 'er' ? 0 : 1]!;
  const again = total(0, RAPID, { weapon });
  const counts = countLaw(box);
  return mixedLaw(
    counts.flatMap((chance, count) => {
      if (chance === 0) return [];
      const pool = poolOf(box.colour, count);
      return [[chance, again > 0 ? poolLawBestAgain(pool, again, threshold) : poolLaw(pool, threshold)] as const];
    }),
  );
}

const shotsOf = (b: Battle, shots: RadAnswer['shots']): Shot[] =>
  shots.map(({ model, weapon, ofSection = false }) => ({ model: modelAt(b, model), weapon, ofSection }));

export interface RadOdds extends Casualties {
  readonly successes: Law;
  /** That the section is below half afterwards, and that it fails a Morale Check. */
  readonly belowHalf: number;
  readonly shaken: number;
}

/** A RAD attack as it would be declared now, without what orders could add. */
export function radOdds(b: Battle, { target: name, shots: told, named }: RadAnswer): RadOdds {
  const target = sectionAt(b, name);
  const aimed = named === undefined ? radTargets(b, target) : [modelAt(b, named)];
  const ways = waysOf(b, shotsOf(b, told)).filter(({ shots }) => shots.length > 0);
  const working = ways.reduce((sum, { chance }) => sum + chance, 0);
  const parts = ways.map(({ chance, shots }) => ({ chance, ...oneWay(b, shots, target, aimed) }));
  const mixed = (of: (part: (typeof parts)[number]) => Law): number[] => [
    ...mixedLaw([[1 - working, NOTHING], ...parts.map((part) => [part.chance, of(part)] as const)]),
  ];
  const lives = mixed(({ lives }) => lives);
  const start = lifeOf(b, target);
  const { initial } = b.sections[target]!;
  const below = lives.reduce((sum, chance, lost) => sum + (2 * (start - lost) < initial ? chance : 0), 0);
  return {
    successes: mixed(({ successes }) => successes),
    lives,
    models: mixed(({ models }) => models),
    belowHalf: below,
    shaken: shakenChance(b, target, lives, told),
  };
}

function oneWay(b: Battle, shots: readonly Shot[], target: number, aimed: readonly number[]) {
  const fire = b.fire!;
  const ranges = shots.map(({ model }) => aimAt(b, model, aimed)!.line.length);
  const successes = shots.reduce<Law>(
    (law, shot, k) => sumLaw(law, weaponLaw(b, shot, 'rad', ranges[k]!, thresholdOf(b, shot.model, target, fire))),
    NOTHING,
  );
  const reference = shots[ranges.indexOf(Math.min(...ranges))]!.model;
  const under: Under = {
    firers: [...new Set(shots.map(({ model }) => model))],
    weapons: shots.map(({ model, weapon }) => sprayed(b, homeOf(b, model), weaponNamed(b, weapon))),
  };
  const seen = aimed.filter((j) => shots.some(({ model }) => sightLine(b, model, j) !== null));
  const order = reachedBy(b, target, byDistance(b, reference, seen).flat(), under);
  return { successes, ...casualtyLaw(successes, order, b.match.config.radSpill === 'continue') };
}

/** Models of a section as an attack reaches them, with their saves. */
export function reachedBy(b: Battle, s: number, models: readonly number[], under: Under): Reached[] {
  const dug = isUnder(b, s, 'digIn');
  return models.map((j) => {
    const of = profileAt(b, j);
    return {
      ir: of.ir,
      life: b.models[j]!.life,
      save: saveLaw(coverOf(b, j, under), shieldOf(b, j, under.weapons), dug && mayDigIn(b, j)),
      each: lifePerWound(of, under.weapons),
    };
  });
}

/** That the section loses life and fails the check for it. */
function shakenChance(b: Battle, target: number, lives: Law, told: RadAnswer['shots']): number {
  if (!takesMorale(b, target)) return 0;
  const weapons = told.map(({ model, weapon }) => sprayed(b, homeOf(b, modelAt(b, model)), weaponNamed(b, weapon)));
  const need = moraleNeed(b, target, weapons);
  const start = lifeOf(b, target);
  const { initial } = b.sections[target]!;
  return lives.reduce((sum, chance, lost) => {
    if (lost === 0 || lost >= start) return sum;
    const threshold = 2 * (start - lost) < initial ? 5 : 4;
    return sum + chance * (1 - checkChance(b, target, need, threshold, true, 0));
  }, 0);
}

/** Hull Points an IAD attack takes: none, one or two. */
export function iadOdds(b: Battle, { target: name, shot: told }: IadAnswer): Law {
  const j = modelAt(b, name);
  const [shot] = shotsOf(b, [told]);
  const line = sightLine(b, shot!.model, j)!;
  const threshold = thresholdOf(b, shot!.model, homeOf(b, j), b.fire!);
  const { av } = facingTo(b, j, firingPoint(b, shot!.model, j) as Spot);
  const { cr } = profileAt(b, j);
  const under: Under = { firers: [shot!.model], weapons: [weaponNamed(b, shot!.weapon)] };
  const cover = coverOf(b, j, under);
  const shield = shieldOf(b, j, under.weapons);
  const takes: Law =
    b.match.config.ironcladCover === 'dice'
      ? saveLaw(cover, shield, false)
      : sumLaw(
          d3Law((d3) => hullCover(cover, d3)),
          poolLaw(shield),
        );
  const law = [0, 0, 0];
  for (const { chance, shots } of waysOf(b, [shot!])) {
    const successes = shots.length > 0 ? weaponLaw(b, shot!, 'iad', line.length, threshold) : NOTHING;
    successes.forEach((p, x) => {
      takes.forEach((q, taken) => {
        law[hullLost(Math.max(0, x - taken), av, cr)]! += chance * p * q;
      });
    });
  }
  return law;
}

function d3Law(worth: (d3: number) => number): Law {
  const law = [0, 0, 0, 0, 0];
  for (const d3 of [1, 2, 3]) law[worth(d3)]! += 1 / 3;
  return law;
}

/** Life lost in melee to a number of successes, in the usual order. */
export function blowsLaw(successes: Law, fighters: readonly { readonly ir: number; readonly life: number }[]): Law {
  const law: number[] = new Array<number>(fighters.reduce((sum, { life }) => sum + life, 0) + 1).fill(0);
  successes.forEach((chance, x) => {
    law[lifeLost(fighters, x)]! += chance;
  });
  return law;
}
