import { total } from '@sandtable/craft';
import { gap, type Shape } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { type DiceBox, poolOf } from '../dice.js';
import type { BattleTable } from '../events.js';
import { livingOf, menOf, profileAt, shapeOf, weaponNamed } from '../figures.js';
import { EPS } from '../inches.js';
import { mayBe, replaced, speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { Profile, WeaponProfile } from '../profile.js';
import {
  type Battle,
  type FireAction,
  homeOf,
  modelAt,
  nameOf,
  type Shot,
  sectionAt,
  sectionName,
  sideOf,
  sideOfSection,
} from '../state.js';
import { pick, tell } from './agreement.js';
import { coverOf, mayDigIn, saveDice, shieldOf, type Under, underOf } from './cover.js';
import { bury, type Happening, happening, wound } from './happening.js';
import { offerDive } from './hit-the-deck.js';
import { sightLine } from './line-of-sight.js';
import { moraleQueue } from './morale.js';
import { expire, fightHarderOf, freshWindow, isUnder, orders } from './orders.js';
import {
  type Brought,
  brought,
  type Die,
  offerAgain,
  offerLuck,
  rollPool,
  singles,
  successesOf,
  worstFirst,
  worthOf,
} from './rolling.js';
import { aimAt, bandAt, isExtra, type RadAnswer, radTargets, sprayed, thresholdOf } from './shooting.js';

// RAD attacks (4.18), step by step (3.6).

const DECLARED = spoken('arm.declared');
const BOX = spoken('dice.box');
const RAPID = spoken('reroll.weapon');
const LIFE = spoken('wound.life');
const RETURNS = spoken('after.returns');
const HELPED = spoken('after.helped');

/** Notes who fires what: each model once, each section weapon once, one RAD attack for a section. */
export function declare(b: Battle, fire: FireAction, shots: readonly Shot[], extra: boolean): void {
  let { rad, sectionWeapons } = fire;
  for (const { model, weapon, ofSection } of shots) {
    const s = homeOf(b, model);
    b.models[model]!.fired = [...b.models[model]!.fired, weapon];
    b.models[model]!.shot = true; // DL-IDF-07
    if (ofSection) sectionWeapons = [...sectionWeapons, `${s} ${weapon}`];
    if (!extra && !rad.includes(s)) rad = [...rad, s];
  }
  b.fire = { ...fire, rad, sectionWeapons };
}

/** Shots in the order of sections and models, as their dice are rolled (DL-DIE-06). */
export function inOrder(shots: readonly Shot[]): Shot[] {
  return [...shots].sort((p, q) => p.model - q.model);
}

/** Which weapons work (DL-MAR-49); all of them are rolled for before anything else. */
export function* working(t: BattleTable, shots: readonly Shot[]): Play<Shot[]> {
  const b = t.state;
  const drops = shots.map(({ weapon }) => speaking(DECLARED, { weapon: weaponNamed(b, weapon) }));
  const doubtful = shots.filter((_, k) => drops[k]!.length > 0);
  if (doubtful.length === 0) return [...shots];
  const faces = yield* singles(
    t,
    doubtful.map(({ model }) => nameOf(b, model)),
    'DL-MAR-49',
    sideOf(b, shots[0]!.model),
  );
  const failed = doubtful.filter((shot, k) => faces[k]! <= drops[shots.indexOf(shot)]![0]!.brings.dropsOn);
  tell(t, {
    type: 'unreliable',
    rule: 'DL-MAR-49',
    dice: faces,
    failed: failed.map(({ model, weapon }) => `${nameOf(b, model)} ${weapon}`),
  });
  return shots.filter((shot) => !failed.includes(shot));
}

/** The dice of each weapon, Experimental ones rolled for (DL-MAR-17). */
export function* boxes(t: BattleTable, shots: readonly Shot[], boxOf: (shot: Shot) => DiceBox): Play<DiceBox[]> {
  const b = t.state;
  const unsure = shots.filter((shot) => boxOf(shot).by !== undefined);
  const faces = yield* singles(
    t,
    unsure.map(({ model }) => nameOf(b, model)),
    'DL-MAR-17',
    sideOf(b, shots[0]!.model),
  );
  if (unsure.length > 0) tell(t, { type: 'experimental', rule: 'DL-MAR-17', dice: faces });
  return shots.map((shot) => {
    const face = faces[unsure.indexOf(shot)];
    return face === undefined ? boxOf(shot) : replaced(boxOf(shot), BOX, { weapon: weaponNamed(b, shot.weapon), face });
  });
}

/** Fight Harder! for who fires, then Hit the Deck and Dig In! for who is fired at (3.3 F2 c, d); false: there is nobody to fire at. */
export function* reactions(t: BattleTable, firing: readonly number[], target: number, dives: boolean): Play<boolean> {
  const b = t.state;
  for (const s of firing) yield* freshWindow(t, orders(t, s, 'attack'));
  if (dives) yield* offerDive(t, target);
  if (b.sections[target]!.where !== 'table') return false; // DL-HTD-80
  if (dives) yield* freshWindow(t, orders(t, target, 'attacked'));
  return b.sections[target]!.where === 'table';
}

/** Rapid Fire, Fight Harder!, Lucky (DL-RAD-11); `used` counts what other pools of the same attack had of them. */
export function* rerolls(
  t: BattleTable,
  dice: readonly Die[],
  shots: readonly Shot[],
  used: Map<string, number> = new Map(),
): Play<void> {
  const b = t.state;
  for (const { model, weapon } of shots) {
    const key = `${model} ${weapon}`;
    const most = total(0, RAPID, { weapon: weaponNamed(b, weapon) }) - (used.get(key) ?? 0);
    const own = dice.flatMap((die, k) => (die.model === nameOf(b, model) && die.weapon === weapon ? [k] : []));
    const again = yield* offerAgain(t, dice, own, most, 'rapidFire', 'DL-MAR-30', sideOf(b, model));
    used.set(key, (used.get(key) ?? 0) + again);
  }
  for (const s of new Set(shots.map(({ model }) => homeOf(b, model)))) {
    const own = dice.flatMap((die, k) => (homeOf(b, modelAt(b, die.model)) === s ? [k] : []));
    const most = fightHarderOf(b, s) - (used.get(`${s}`) ?? 0);
    const again = yield* offerAgain(t, dice, own, most, 'fightHarder', 'DL-ORD-21', sideOfSection(b, s));
    used.set(`${s}`, (used.get(`${s}`) ?? 0) + again);
  }
  yield* offerLuck(t, dice, sideOf(b, shots[0]!.model));
}

/** What so many successes do to a model that is reached (DL-RAD-09, DL-MAR-22): the dice and the odds ask the same. */
export function damageTo(
  ir: number,
  life: number,
  successes: number,
  each: number,
): { readonly lost: number; readonly left: number } {
  if (successes < ir) return { lost: 0, left: successes };
  if (each >= life) return { lost: life, left: successes - ir };
  const lost = Math.min(life, Math.floor(successes / ir));
  return { lost, left: successes - lost * ir };
}

/** Life that one wound costs a model. */
export function lifePerWound(of: Profile, weapons: readonly WeaponProfile[]): number {
  return total(1, LIFE, { of, weapons });
}

export function* radAttack(t: BattleTable, { target: name, shots: told, named }: RadAnswer): Play<void> {
  const b = t.state;
  const fire = b.fire!;
  const target = sectionAt(b, name);
  const shots = inOrder(
    told.map(({ model, weapon, ofSection = false }) => ({ model: modelAt(b, model), weapon, ofSection })),
  );
  const arms = shots.map(({ model, weapon, ofSection }) => ({ model, weapon: weaponNamed(b, weapon), ofSection }));
  declare(b, fire, shots, isExtra(b, arms, fire));
  const firing = [...new Set(shots.map(({ model }) => homeOf(b, model)))];
  tell(t, {
    type: 'radDeclared',
    rule: 'DL-RAD-01',
    firing: firing.map((s) => sectionName(b, s)),
    target: name,
    shots: told,
    reason: fire.kind,
  });
  const left = yield* working(t, shots);
  if (left.length === 0) return;
  b.attack = { kind: 'rad', firing, target, shots: left, templates: [] };
  if (yield* reactions(t, firing, target, true)) yield* resolve(t, left, target, named ?? null);
  expire(t, 'attack', [...firing, target]);
  b.attack = null;
}

function* resolve(t: BattleTable, shots: readonly Shot[], target: number, named: string | null): Play<void> {
  const b = t.state;
  const aimed = named === null ? radTargets(b, target) : [modelAt(b, named)];
  const ranges = shots.map(({ model }) =>
    named === null ? aimAt(b, model, aimed)!.line.length : rangeTo(b, model, aimed[0]!),
  );
  const bare = (shot: Shot): DiceBox => {
    const weapon = weaponNamed(b, shot.weapon);
    return weapon.rad[bandAt(weapon, ranges[shots.indexOf(shot)]!) === 'er' ? 0 : 1]!;
  };
  const counted = yield* boxes(t, shots, bare);
  // DL-RAD-04
  const pool = shots.flatMap(({ model, weapon }, k): Brought[] =>
    brought(
      poolOf(counted[k]!.colour, counted[k]!.count),
      nameOf(b, model),
      weapon,
      thresholdOf(b, model, target, b.fire!),
    ),
  );
  const side = sideOf(b, shots[0]!.model);
  const dice = yield* rollPool(t, pool, 'DL-RAD-05', side);
  yield* rerolls(t, dice, shots);
  const successes = successesOf(dice);
  tell(t, {
    type: 'radRolled',
    rule: 'DL-RAD-05',
    dice: facesOf(dice),
    pool: toldDice(dice),
    successes,
    target: sectionName(b, target),
  });
  const weapons = shots.map(({ model, weapon }) => sprayed(b, homeOf(b, model), weaponNamed(b, weapon)));
  const h = happening(b);
  const order = yield* casualtyOrder(t, shots, ranges, target, aimed);
  yield* casualties(t, h, order, successes, { ...underOf(b, b.attack!), weapons });
  yield* aftermath(t, h, target);
}

function rangeTo(b: Battle, i: number, j: number): number {
  return sightLine(b, i, j)!.length;
}

export function facesOf(dice: readonly Die[]): number[] {
  return dice.flatMap(({ face, extra }) => [face, ...extra]);
}

export function toldDice(dice: readonly Die[]) {
  return dice.map((die) => ({
    colour: die.colour,
    face: die.face,
    extra: die.extra,
    threshold: die.threshold,
    again: die.again,
    worth: worthOf(die),
  }));
}

/** Models in the order in which they are taken, ties in one list (DL-RAD-06, DL-RAD-07, DL-BLD-13). */
export function* casualtyOrder(
  t: BattleTable,
  shots: readonly Shot[],
  ranges: readonly number[],
  target: number,
  aimed: readonly number[],
  unseenToo = false,
): Play<readonly (readonly number[])[]> {
  const b = t.state;
  const least = Math.min(...ranges);
  const nearest = [...new Set(shots.flatMap(({ model }, k) => (ranges[k]! <= least + EPS ? [model] : [])))];
  const among = nearest.map((i) => nameOf(b, i));
  const seen = unseenToo ? aimed : aimed.filter((j) => shots.some(({ model }) => sightLine(b, model, j) !== null));
  if (seen.length < 2 || allAlike(b, target)) return seen.length > 0 ? [seen] : [];
  const { model } = yield* pick(
    t,
    ask('ChooseModel', sideOf(b, shots[0]!.model), { among, for: 'reference' }),
    among.map((name) => ({ type: 'ChooseModel', model: name }) as const),
  );
  return byDistance(b, modelAt(b, model), seen);
}

/** In a house everybody is equally far (DL-BLD-13). */
function allAlike(b: Battle, target: number): boolean {
  return b.sections[target]!.house !== null;
}

/** Groups of models equally far from a firer, the nearest first (DL-GEO-15). */
export function byDistance(b: Battle, i: number, models: readonly number[]): number[][] {
  return byDistanceFrom(b, shapeOf(b, i), models);
}

export function byDistanceFrom(b: Battle, from: Shape, models: readonly number[]): number[][] {
  const far = new Map(models.map((j) => [j, gap(from, shapeOf(b, j))]));
  const sorted = [...models].sort((p, q) => far.get(p)! - far.get(q)! || p - q);
  const groups: number[][] = [];
  for (const j of sorted) {
    const last = groups.at(-1);
    if (last && far.get(j)! - far.get(last[0]!)! <= EPS) last.push(j);
    else groups.push([j]);
  }
  return groups;
}

/** Takes casualties until the successes are used up or somebody survives (DL-RAD-08 to DL-RAD-10). */
export function* casualties(
  t: BattleTable,
  h: Happening,
  order: readonly (readonly number[])[],
  successes: number,
  under: Under,
): Play<void> {
  const b = t.state;
  const goesOn = b.match.config.radSpill === 'continue';
  let left = successes;
  for (const group of order) {
    let waiting = [...group];
    while (waiting.length > 0) {
      if (!goesOn && waiting.every((j) => profileAt(b, j).ir > left)) return; // whoever is next is not even saved for
      const able = goesOn ? waiting.filter((j) => profileAt(b, j).ir <= left) : waiting;
      if (able.length === 0) break;
      if (able.every((j) => profileAt(b, j).ir > left)) return; // whoever is next, the attack ends
      const j = yield* chooseAmong(t, able, 'casualty');
      waiting = waiting.filter((one) => one !== j);
      const of = profileAt(b, j);
      if (left < of.ir) return;
      left = Math.max(0, left - (yield* saves(t, j, under)));
      const { lost, left: rest } = damageTo(of.ir, b.models[j]!.life, left, lifePerWound(of, under.weapons));
      wound(t, h, j, lost, under.weapons, 'DL-RAD-09');
      left = rest;
      if (b.models[j]!.life > 0 && !goesOn) return;
    }
  }
}

/** Its owner says who of several is next. Those who are the same in everything need no choice. */
export function* chooseAmong(t: BattleTable, among: readonly number[], why: 'casualty' | 'fighter'): Play<number> {
  const b = t.state;
  const [first] = among;
  if (among.every((j) => isAlike(b, j, first!))) return first!;
  const names = among.map((j) => nameOf(b, j));
  const { model } = yield* pick(
    t,
    ask('ChooseModel', sideOf(b, first!), { among: names, for: why }),
    names.map((name) => ({ type: 'ChooseModel', model: name }) as const),
  );
  return modelAt(b, model);
}

/** The same kind of model in the same state, at the same place for all that matters. */
function isAlike(b: Battle, i: number, j: number): boolean {
  if (i === j) return true;
  const [m, n] = [b.models[i]!, b.models[j]!];
  const together = (m.where === 'house' && n.where === 'house') || (m.where === 'aboard' && m.carrier === n.carrier);
  return (
    together && profileAt(b, i) === profileAt(b, j) && m.life === n.life && m.spent === n.spent && m.luck === n.luck
  );
}

/** Cover and shield dice of a model that is reached (DL-RAD-08, DL-MAR-66). */
function* saves(t: BattleTable, j: number, under: Under): Play<number> {
  const b = t.state;
  const cover = coverOf(b, j, under);
  const shield = shieldOf(b, j, under.weapons);
  const name = nameOf(b, j);
  const pool = saveDice(cover, shield);
  if (pool.K + pool.B + pool.R === 0) return 0;
  const own = [...brought(poolOf('B', cover), name, 'cover', 4), ...brought(shield, name, 'shield', 4)];
  const dice = yield* rollPool(t, own, 'DL-RAD-08', sideOf(b, j));
  if (isUnder(b, homeOf(b, j), 'digIn') && mayDigIn(b, j)) {
    const failed = worstFirst(
      dice,
      dice.flatMap(({ weapon }, k) => (weapon === 'cover' ? [k] : [])),
    );
    const again = yield* rollPool(
      t,
      failed.map((k) => dice[k]!),
      'DL-ORD-22',
      sideOf(b, j),
    );
    for (const [n, k] of failed.entries()) dice[k] = { ...again[n]!, again: true };
  }
  yield* offerLuck(t, dice, sideOf(b, j));
  const successes = successesOf(dice);
  tell(t, {
    type: 'saved',
    rule: 'DL-RAD-08',
    model: name,
    cover,
    dice: facesOf(dice),
    pool: toldDice(dice),
    successes,
  });
  return successes;
}

/** Medics and Drone Engineers, the dead, and then morale (DL-RAD-12). */
export function* aftermath(t: BattleTable, h: Happening, ...targets: readonly number[]): Play<void> {
  for (const target of targets) yield* help(t, target);
  yield* bury(t, h);
  yield* moraleQueue(t, h);
}

function* help(t: BattleTable, target: number): Play<void> {
  const b = t.state;
  const lost = livingOf(b, target).filter((j) => b.models[j]!.life === 0 && !profileAt(b, j).ironclad);
  const standing = menOf(b, target).flatMap((j) => (b.models[j]!.life > 0 ? [profileAt(b, j)] : []));
  const helpers = lost.map((j) => helperOf(profileAt(b, j), standing));
  const tried = lost.filter((_, k) => helpers[k] !== null);
  if (b.match.config.medicTiming === 'endPhase') {
    for (const j of tried) b.models[j]!.aside = true; // DL-MAR-24e
    return;
  }
  if (tried.length > 0) {
    const faces = yield* singles(
      t,
      tried.map((j) => nameOf(b, j)),
      'DL-MAR-24a',
      sideOfSection(b, target),
    );
    const back = tried.filter((j, k) => faces[k]! >= helpers[lost.indexOf(j)]!);
    for (const j of back) b.models[j]!.life = 1;
    tell(t, {
      type: 'recovered',
      rule: 'DL-MAR-24a',
      dice: faces,
      tried: tried.map((j) => nameOf(b, j)),
      back: back.map((j) => nameOf(b, j)),
    });
  }
}

/** The face that brings a lost model back, or null where nobody helps (DL-MAR-12, DL-MAR-24). */
export function helperOf(lost: Profile, standing: readonly Profile[]): number | null {
  const faces = speaking(RETURNS, { living: standing, lost }).flatMap((clause) => {
    const by = clause.rule === 'DL-MAR-12a' ? 'droneEngineer' : 'medic';
    return clause.helps(lost) && mayBe(true, HELPED, { lost, by }) ? [clause.on(standing)] : [];
  });
  return faces.length > 0 ? Math.min(...faces) : null;
}
