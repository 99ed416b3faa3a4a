import { total } from '@sandtable/craft';
import { scatter, spot } from '@sandtable/geometry/plane';
import { chanceOfAtLeast, type Law, mixedLaw, NOTHING, poolLaw, poolOf, sumLaw } from './dice.js';
import { profileAt, weaponNamed } from './figures.js';
import { INCH } from './inches.js';
import { spoken } from './mars/mars.js';
import { BATTERY } from './muster.js';
import { casualtyLaw, reachedBy, weaponLawOf } from './odds.js';
import { besideThem, blastRadius, struckBy } from './rules/blasts.js';
import type { Under } from './rules/cover.js';
import { bandTo, seesFrom } from './rules/indirect.js';
import { byDistanceFrom } from './rules/rad.js';
import { type BatteryAnswer, type BlastAnswer, radTargets, sprayed, thresholdOf } from './rules/shooting.js';
import { type Battle, homeOf, modelAt, type Shot, type Spot, sectionName, type Template } from './state.js';

// Where blasts come down, and whom they strike there (4.27). Every place to which the dice can throw the first two templates is
// looked at; further ones would be thousands of places more, and are told of as not counted.

const SPOTTING = spoken('blast.spotting');
const TEMPLATES = spoken('blast.templates');
const HOURS = 12;
/** How many templates are counted. */
const COUNTED = 2;

export interface BlastOdds {
  /** That the first template comes down where it was aimed (DL-IDF-08). */
  readonly onTarget: number;
  /** Templates counted, and how many more there are. */
  readonly templates: number;
  readonly beyond: number;
  /** For each section that could be struck: the chance of it, and the law of the life that its men lose. */
  readonly struck: readonly { readonly section: string; readonly chance: number; readonly lives: Law }[];
}

/** The chance that so many Spotters, and those who see for themselves, find the mark. */
export function spottingChance(b: Battle, spotters: readonly number[], open: boolean): number {
  const dice = spotters.reduce((sum, i) => sum + total(0, SPOTTING, { of: profileAt(b, i) }), open ? 1 : 0);
  return chanceOfAtLeast(poolLaw(poolOf('B', dice)), 2);
}

/** Every place where the first template may come down, with its chance (DL-IDF-09, DL-IDF-10, DL-GEO-24). */
export function landings(at: Spot, onTarget: number, open: boolean): { readonly at: Spot; readonly chance: number }[] {
  const found = [{ at, chance: onTarget }];
  const one = [1, 2, 3, 4, 5, 6];
  const ways = open ? one.map((far) => [far, 1 / 6] as const) : sums(one);
  for (const [far, chance] of ways)
    for (let hour = 1; hour <= HOURS; hour++)
      found.push({ at: scatter(at, hour, far * INCH), chance: ((1 - onTarget) * chance) / HOURS });
  return found;
}

function sums(faces: readonly number[]): (readonly [number, number])[] {
  const by = new Map<number, number>();
  for (const p of faces) for (const q of faces) by.set(p + q, (by.get(p + q) ?? 0) + 1 / 36);
  return [...by];
}

export function blastOdds(b: Battle, answer: BlastAnswer | BatteryAnswer): BlastOdds {
  const battery = answer.type === 'Battery';
  const told = battery ? [{ model: answer.spotter, weapon: BATTERY.id }] : answer.shots;
  const guns: Shot[] = told.map(({ model, weapon }) => ({ model: modelAt(b, model), weapon, ofSection: false }));
  const spotters = (battery ? [answer.spotter] : answer.spotters).map((name) => modelAt(b, name));
  const open = !battery && seesFrom(b, [...new Set(guns.map(({ model }) => homeOf(b, model)))], answer.at);
  const onTarget = spottingChance(b, spotters, open);
  const smoke = !battery && answer.smoke === true;
  const all = guns.flatMap((shot) => {
    const weapon = weaponNamed(b, shot.weapon);
    const band = bandTo(b, { ...shot, weapon }, answer.at) ?? ('lr' as const);
    const count = smoke ? 0 : total(0, TEMPLATES, { weapon });
    return Array<Omit<Template, 'x' | 'y'>>(count).fill({ model: shot.model, weapon: shot.weapon, band });
  });
  const counted = all.slice(0, COUNTED);
  const struck = new Map<number, { chance: number; lives: Map<string, [number, Law]> }>();
  for (const { templates, chance } of placements(b, landings(answer.at, onTarget, open), counted))
    for (const { section, over } of struckBy(b, templates)) {
      if (over.length === 0) continue;
      const [first] = templates;
      const key = `${over.map(({ model, weapon }) => `${model}${weapon}`).join()} ${first!.x} ${first!.y}`;
      const entry = struck.get(section) ?? { chance: 0, lives: new Map() };
      entry.chance += chance;
      const known = entry.lives.get(key);
      entry.lives.set(key, [(known?.[0] ?? 0) + chance, known?.[1] ?? livesLost(b, section, over, first!)]);
      struck.set(section, entry);
    }
  return {
    onTarget,
    templates: counted.length,
    beyond: all.length - counted.length,
    struck: [...struck].map(([section, { chance, lives }]) => ({
      section: sectionName(b, section),
      chance,
      lives: mixedLaw([[1 - chance, NOTHING], ...lives.values()]),
    })),
  };
}

/** Every way in which the counted templates may lie. */
function* placements(
  b: Battle,
  first: readonly { readonly at: Spot; readonly chance: number }[],
  counted: readonly Omit<Template, 'x' | 'y'>[],
): Generator<{ readonly templates: readonly Template[]; readonly chance: number }> {
  const [one, two] = counted;
  if (one === undefined) return;
  for (const { at, chance } of first) {
    if (chance === 0) continue;
    const laid: Template = { ...one, x: at.x, y: at.y };
    if (two === undefined) yield { templates: [laid], chance };
    else
      for (let hour = 1; hour <= HOURS; hour++) {
        const beside = besideThem([at], hour, 2 * blastRadius(b));
        yield { templates: [laid, { ...two, x: beside.x, y: beside.y }], chance: chance / HOURS };
      }
  }
}

/** Life that the men of a section lose to the pool of these templates (DL-IDF-16), as `strikeMen` takes it. */
function livesLost(b: Battle, s: number, over: readonly Template[], first: Spot): Law {
  const fire = b.fire!;
  const boxed = over.filter(({ weapon, band }) => weaponNamed(b, weapon).rad[band === 'er' ? 0 : 1] !== null);
  const successes = boxed.reduce<Law>(
    (law, { model, weapon, band }) =>
      sumLaw(law, weaponLawOf(b, { model, weapon, ofSection: false }, 'rad', band, thresholdOf(b, model, s, fire))),
    NOTHING,
  );
  const aimed = radTargets(b, s);
  const under: Under = {
    firers: [...new Set(boxed.map(({ model }) => model))],
    weapons: boxed.map(({ model, weapon }) => sprayed(b, homeOf(b, model), weaponNamed(b, weapon))),
    from: first,
  };
  const order = byDistanceFrom(b, spot(first), aimed).flat();
  return casualtyLaw(successes, reachedBy(b, s, order, under), b.match.config.radSpill === 'continue').lives;
}
