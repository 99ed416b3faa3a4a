import { total } from '@sandtable/craft';
import { disc, distanceSquared, isWithin, overlaps, type Shape, scatter, spot } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { type DiceBox, poolOf } from '../dice.js';
import type { BattleTable } from '../events.js';
import { livingOf, profileAt, shapeOf, weaponNamed } from '../figures.js';
import { HALF_SMOKE } from '../ground.js';
import { EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { BATTERY } from '../muster.js';
import {
  type Battle,
  type FireAction,
  homeOf,
  modelAt,
  nameOf,
  type Shot,
  type Spot,
  sectionAt,
  sectionName,
  sideOf,
  sideOfSection,
  type Template,
} from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { pick, rolls, tell } from './agreement.js';
import { facingTo } from './arcs.js';
import { type Under, underOf } from './cover.js';
import { type Happening, happening, wound } from './happening.js';
import { offerDive } from './hit-the-deck.js';
import { hullLost, hullSaves } from './iad.js';
import { bandTo, seesFrom } from './indirect.js';
import { isOpen } from './line-of-sight.js';
import { expire, freshWindow, orders } from './orders.js';
import {
  aftermath,
  boxes,
  byDistanceFrom,
  casualties,
  casualtyOrder,
  declare,
  facesOf,
  inOrder,
  rerolls,
  toldDice,
  working,
} from './rad.js';
import { type Brought, brought, offerLuck, rollPool, successesOf } from './rolling.js';
import {
  aimAt,
  type BatteryAnswer,
  type BlastAnswer,
  bandAt,
  isExtra,
  radTargets,
  refuseArm,
  sprayed,
  thresholdOf,
} from './shooting.js';

// Indirect fire (4.27), in the order of 3.6: spotting, scatter, templates, who is under them, reactions, and each section's pool.

const SPOTTING = spoken('blast.spotting');
const TEMPLATES = spoken('blast.templates');
const TARGET = spoken('wound.target');
/** Successes that put the first template on the spot (DL-IDF-08). */
const ON_TARGET = 2;
const HOURS = 12;

const shotsFrom = (b: Battle, told: BlastAnswer['shots']): Shot[] =>
  inOrder(told.map(({ model, weapon, ofSection = false }) => ({ model: modelAt(b, model), weapon, ofSection })));

export function* blastAttack(t: BattleTable, answer: BlastAnswer): Play<void> {
  const b = t.state;
  const fire = b.fire!;
  const { at, smoke = false } = answer;
  const shots = shotsFrom(b, answer.shots);
  const direct = shotsFrom(b, answer.direct ?? []);
  declare(b, fire, shots, isExtra(b, armsOfShots(b, shots), fire));
  const firing = [...new Set(shots.map(({ model }) => homeOf(b, model)))];
  tell(t, {
    type: 'blastDeclared',
    rule: 'DL-IDF-04',
    firing: firing.map((s) => sectionName(b, s)),
    at,
    shots: answer.shots,
    smoke,
    reason: fire.kind,
  });
  const left = yield* working(t, inOrder([...shots, ...direct]));
  const guns = shots.filter((shot) => left.includes(shot));
  if (guns.length === 0) return;
  const open = seesFrom(b, firing, at);
  const first = yield* land(t, answer.spotters, at, open, firing);
  const templates = yield* spread(t, guns, at, first, smoke);
  if (smoke) return fog(t, guns, templates);
  yield* explode(
    t,
    firing,
    guns,
    direct.filter((shot) => left.includes(shot)),
    templates,
  );
}

const armsOfShots = (b: Battle, shots: readonly Shot[]) =>
  shots.map(({ model, weapon, ofSection }) => ({ model, weapon: weaponNamed(b, weapon), ofSection }));

/** A round from off the table (DL-RUL-62, DL-MIN-60): Observed, no section's own attack. */
export function* callBattery(t: BattleTable, { at, spotter }: BatteryAnswer): Play<void> {
  const b = t.state;
  const i = modelAt(b, spotter);
  const side = sideOf(b, i);
  b.battery = { ...b.battery, [side]: b.battery[side] - 1 };
  b.called = [...b.called, side];
  const shots: Shot[] = [{ model: i, weapon: BATTERY.id, ofSection: false }];
  tell(t, { type: 'batteryCalled', rule: 'DL-RUL-62', side, spotter, at, left: b.battery[side] });
  const first = yield* land(t, [spotter], at, false, []);
  yield* explode(t, [homeOf(b, i)], shots, [], yield* spread(t, shots, at, first, false));
}

/** The Spotting Check, and where the first template comes down (DL-IDF-08 to DL-IDF-10). */
function* land(
  t: BattleTable,
  spotters: readonly string[],
  at: Spot,
  open: boolean,
  firing: readonly number[],
): Play<Spot> {
  const b = t.state;
  const side = sideOf(b, firing.length > 0 ? b.muster.sections[firing[0]!]!.members[0]! : modelAt(b, spotters[0]!));
  const own = spotters.flatMap((name) => {
    const i = modelAt(b, name);
    b.models[i]!.spotted = true;
    return brought(poolOf('B', total(0, SPOTTING, { of: profileAt(b, i) })), name, 'spotting', 4); // DL-DIE-11
  });
  const dice = yield* rollPool(
    t,
    [...own, ...brought(poolOf('B', open ? 1 : 0), '', 'spotting', 4)],
    'DL-IDF-08',
    side,
  );
  yield* offerLuck(t, dice, side);
  const successes = successesOf(dice);
  const passed = successes >= ON_TARGET;
  const pool = toldDice(dice);
  tell(t, { type: 'spotted', rule: 'DL-IDF-08', spotters, open, dice: facesOf(dice), pool, successes, passed });
  if (passed) return at;
  const far = yield* rolls(t, open ? 1 : 2, 'DL-IDF-10', side);
  const [hour] = yield* rolls(t, 1, 'DL-IDF-10', side, HOURS);
  const inches = far.reduce((sum, face) => sum + face, 0);
  const landed = scatter(at, hour!, inches * INCH);
  tell(t, { type: 'scattered', rule: 'DL-IDF-10', dice: [...far, hour], inches, hour, at: landed });
  return landed;
}

/** All templates: one for each Blast of each weapon, or a cloud for each (DL-IDF-11, DL-IDF-12, DL-SMK-01). */
function* spread(
  t: BattleTable,
  guns: readonly Shot[],
  aim: Spot,
  first: Spot,
  smoke: boolean,
): Play<readonly Template[]> {
  const b = t.state;
  const width = 2 * (smoke ? HALF_SMOKE : blastRadius(b));
  const templates: Template[] = [];
  for (const shot of guns) {
    const weapon = weaponNamed(b, shot.weapon);
    const band = bandTo(b, { ...shot, weapon }, aim) ?? 'lr';
    const count = smoke ? 1 : total(0, TEMPLATES, { weapon });
    for (let n = 0; n < count; n++) {
      let at = first;
      if (templates.length > 0) {
        const [hour] = yield* rolls(t, 1, 'DL-IDF-12', sideOf(b, shot.model), HOURS);
        at = besideThem(templates, hour!, width);
        tell(t, { type: 'templateLanded', rule: 'DL-IDF-12', dice: [hour], at });
      } else tell(t, { type: 'templateLanded', rule: 'DL-IDF-09', dice: [], at });
      templates.push({ x: at.x, y: at.y, model: shot.model, weapon: shot.weapon, band });
    }
  }
  return templates;
}

/** Touching the first in a direction, or clockwise on from it; where all round it is full, touching the last, the one before it... */
export function besideThem(laid: readonly Spot[], hour: number, width: number): Spot {
  const anchors = [laid[0]!, ...laid.slice(1).reverse()];
  for (const anchor of anchors)
    for (let turn = 0; turn < HOURS; turn++) {
      const at = scatter(anchor, hour + turn, width); // DL-GEO-25
      if (laid.every((other) => distanceSquared(other, at) >= (width - EPS) * (width - EPS))) return at;
    }
  return laid[0]!;
}

export function blastRadius(b: Battle): number {
  return (b.match.config.blastDiameter * INCH) / 2;
}

/** Clouds where the templates lie; every weapon has spent a round (DL-SMK-01, DL-SMK-06). */
function fog(t: BattleTable, guns: readonly Shot[], templates: readonly Template[]): void {
  const b = t.state;
  for (const { model } of guns) b.models[model]!.rounds -= 1;
  b.smoke = [...b.smoke, ...templates.map(({ x, y }) => ({ kind: 'cloud' as const, x, y, fx: 0, fy: 0 }))];
  tell(t, { type: 'smokeLaid', rule: 'DL-SMK-01', kind: 'cloud', at: templates.map(({ x, y }) => ({ x, y })) });
}

/** The men of a section that a template lies over, off the table too (DL-IDF-13, DL-IDF-20): in a house all of them, in an open hull all its passengers. */
export function menUnder(b: Battle, s: number, template: Spot): number[] {
  const circle = disc(template, blastRadius(b));
  return livingOf(b, s).filter((j) => {
    const of = profileAt(b, j);
    return !of.ironclad && isOpen(b, j) && mayBe(true, TARGET, { of }) && isUnder(circle, shapeOf(b, j));
  });
}

/** Its hulls under a template (DL-IDF-15). */
export function hullsUnder(b: Battle, s: number, template: Spot): number[] {
  const circle = disc(template, blastRadius(b));
  return livingOf(b, s).filter(
    (j) => profileAt(b, j).ironclad && b.models[j]!.where === 'table' && isUnder(circle, shapeOf(b, j)),
  );
}

function isUnder(circle: Shape, shape: Shape): boolean {
  return overlaps(circle, shape, EPS);
}

const everySection = (b: Battle): number[] => b.sections.flatMap(({ where }, s) => (where === 'table' ? [s] : []));

interface Struck {
  readonly section: number;
  /** The templates over its men. */
  readonly over: readonly Template[];
  /** Each hull with the templates over it. */
  readonly hulls: readonly { readonly hull: number; readonly over: readonly Template[] }[];
}

/** Whom the templates struck, by section: friend or foe (DL-IDF-14). */
export function struckBy(b: Battle, templates: readonly Template[]): Struck[] {
  return everySection(b).flatMap((section) => {
    const over = templates.filter((template) => menUnder(b, section, template).length > 0);
    const hit = new Set(templates.flatMap((template) => hullsUnder(b, section, template)));
    const hulls = [...hit].map((hull) => ({
      hull,
      over: templates.filter((template) => hullsUnder(b, section, template).includes(hull)),
    }));
    return over.length + hulls.length > 0 ? [{ section, over, hulls }] : [];
  });
}

/** Reactions, and then every section that was struck (DL-IDF-16, DL-IDF-19). */
function* explode(
  t: BattleTable,
  firing: readonly number[],
  guns: readonly Shot[],
  direct: readonly Shot[],
  templates: readonly Template[],
): Play<void> {
  const b = t.state;
  const fire = b.fire!;
  const side = sideOfSection(b, firing[0]!);
  b.attack = { kind: 'blast', firing, target: null, shots: guns, templates };
  let struck = struckBy(b, templates);
  if (struck.length === 0) tell(t, { type: 'blastMissed', rule: 'DL-IDF-14' });
  const joined = yield* directOn(t, fire, direct, struck, side);
  if (joined !== null) declare(b, fire, direct, isExtra(b, armsOfShots(b, direct), fire));
  if (struck.length > 0) for (const s of firing) yield* freshWindow(t, orders(t, s, 'attack'));
  yield* dive(t, struck);
  struck = struck.filter(({ section }) => b.sections[section]!.where === 'table'); // DL-HTD-80
  const h = happening(b);
  const hit = struck.map(({ section }) => section);
  const used = new Map<string, number>();
  while (struck.length > 0) {
    const among = struck.map(({ section }) => sectionName(b, section));
    const question = ask('ChooseNext', side, { among, for: 'blast' });
    const { section } = yield* pick(
      t,
      question,
      among.map((name) => ({ type: 'ChooseNext', section: name }) as const),
    );
    const next = struck.find((one) => one.section === sectionAt(b, section))!;
    struck = struck.filter((one) => one !== next);
    const shots = joined === next.section ? direct : [];
    yield* strikeMen(t, h, next, shots, used);
    for (const { hull, over } of next.hulls) for (const template of over) yield* strikeHull(t, h, hull, template, used);
  }
  expire(t, 'attack', [...firing, ...hit]);
  b.attack = null;
  yield* aftermath(t, h, ...hit);
}

/** Which of the enemy sections under a template those fire at who fire directly (DL-IDF-18). */
function* directOn(
  t: BattleTable,
  fire: FireAction,
  direct: readonly Shot[],
  struck: readonly Struck[],
  side: Side,
): Play<number | null> {
  const b = t.state;
  const bears = (s: number): boolean => bearing(b, fire, direct, s).length > 0;
  const among = struck
    .filter(({ section, over }) => over.length > 0 && sideOfSection(b, section) !== side && bears(section))
    .map(({ section }) => sectionName(b, section));
  if (among.length === 0) return null;
  const answers = among.map((section) => ({ type: 'ChooseNext', section }) as const);
  const { section } = yield* pick(t, ask('ChooseNext', side, { among, for: 'direct' }), answers);
  return sectionAt(b, section);
}

/** Those of the direct shots that have range and sight to a section (DL-RAD-02, DL-RAD-03). */
function bearing(b: Battle, fire: FireAction, direct: readonly Shot[], s: number): Shot[] {
  const targets = radTargets(b, s);
  return direct.filter((shot) => {
    const arm = { ...shot, weapon: weaponNamed(b, shot.weapon) };
    return refuseArm(b, arm, 'rad', s, aimAt(b, shot.model, targets), fire) === null;
  });
}

/** Hit the Deck and Dig In! of every section with men under a template, the side first that is not active. */
function* dive(t: BattleTable, struck: readonly Struck[]): Play<void> {
  const b = t.state;
  const active = b.act?.side ?? b.active;
  const men = struck.filter(({ over }) => over.length > 0).map(({ section }) => section); // DL-HTD-82
  for (const side of [otherSide(active), active])
    for (const s of men) {
      if (sideOfSection(b, s) !== side || b.sections[s]!.where !== 'table') continue;
      yield* offerDive(t, s);
      if (b.sections[s]!.where === 'table') yield* freshWindow(t, orders(t, s, 'attacked'));
    }
}

/** The pool of one section (DL-IDF-14, DL-IDF-16, DL-IDF-60). */
function* strikeMen(
  t: BattleTable,
  h: Happening,
  { section: s, over }: Struck,
  direct: readonly Shot[],
  used: Map<string, number>,
): Play<void> {
  const b = t.state;
  const fire = b.fire!;
  if (over.length === 0) return;
  const boxed = over.flatMap(({ model, weapon, band }): { shot: Shot; box: DiceBox }[] => {
    const box = weaponNamed(b, weapon).rad[band === 'er' ? 0 : 1];
    return box === null ? [] : [{ shot: { model, weapon, ofSection: false }, box }];
  });
  const firing = bearing(b, fire, direct, s);
  const ranges = firing.map(({ model }) => aimAt(b, model, radTargets(b, s))!.line.length);
  for (const [n, shot] of firing.entries()) {
    const weapon = weaponNamed(b, shot.weapon);
    boxed.push({ shot, box: weapon.rad[bandAt(weapon, ranges[n]!) === 'er' ? 0 : 1]! });
  }
  const aimed = radTargets(b, s);
  if (boxed.length === 0 || aimed.length === 0) return;
  const shots = boxed.map(({ shot }) => shot);
  const boxOf = new Map(boxed.map(({ shot, box }) => [shot, box]));
  const counted = yield* boxes(t, shots, (shot) => boxOf.get(shot)!);
  const pool = shots.flatMap(({ model, weapon }, k): Brought[] =>
    brought(poolOf(counted[k]!.colour, counted[k]!.count), nameOf(b, model), weapon, thresholdOf(b, model, s, fire)),
  );
  const dice = yield* rollPool(t, pool, 'DL-IDF-16', sideOf(b, shots[0]!.model));
  yield* rerolls(t, dice, distinct(shots), used);
  const successes = successesOf(dice);
  const told = toldDice(dice);
  tell(t, {
    type: 'radRolled',
    rule: 'DL-IDF-16',
    dice: facesOf(dice),
    pool: told,
    successes,
    target: sectionName(b, s),
  });
  const under = underBlast(b, shots);
  const order =
    firing.length > 0
      ? yield* casualtyOrder(t, firing, ranges, s, aimed, true)
      : orderFrom(b, s, b.attack!.templates[0]!, aimed);
  yield* casualties(t, h, order, successes, under);
}

/** A weapon with several blasts over a section is one weapon still. */
function distinct(shots: readonly Shot[]): Shot[] {
  return shots.filter(
    (shot, n) => shots.findIndex(({ model, weapon }) => model === shot.model && weapon === shot.weapon) === n,
  );
}

/** What a pool of these weapons is to who is under the blasts (DL-IDF-17, DL-IDF-60). */
function underBlast(b: Battle, shots: readonly Shot[]): Under {
  const weapons = shots.map(({ model, weapon }) => sprayed(b, homeOf(b, model), weaponNamed(b, weapon)));
  return { ...underOf(b, { shots, templates: b.attack!.templates }), weapons };
}

/** Nearest to where the first template lies (DL-IDF-16); in a house everybody alike. */
function orderFrom(b: Battle, s: number, first: Spot, aimed: readonly number[]): (readonly number[])[] {
  return b.sections[s]!.house !== null ? [aimed] : byDistanceFrom(b, spot(first), aimed);
}

/** One IAD roll of a template at a hull (DL-IDF-15). */
function* strikeHull(
  t: BattleTable,
  h: Happening,
  j: number,
  { model, weapon: id, band, x, y }: Template,
  used: Map<string, number>,
): Play<void> {
  const b = t.state;
  const weapon = weaponNamed(b, id);
  const box = weapon.iad[band === 'er' ? 0 : 1];
  if (box === null || b.models[j]!.life === 0) return;
  const shot: Shot = { model, weapon: id, ofSection: false };
  const [counted] = yield* boxes(t, [shot], () => box);
  const s = homeOf(b, j);
  const threshold = thresholdOf(b, model, s, b.fire!);
  const pool = brought(poolOf(counted!.colour, counted!.count), nameOf(b, model), id, threshold);
  const dice = yield* rollPool(t, pool, 'DL-IDF-15', sideOf(b, model));
  yield* rerolls(t, dice, [shot], used);
  const successes = successesOf(dice);
  const { face, av } = faceUnder(b, j, { x, y });
  const target = nameOf(b, j);
  tell(t, {
    type: 'iadRolled',
    rule: 'DL-IDF-15',
    dice: facesOf(dice),
    pool: toldDice(dice),
    successes,
    target,
    face,
    av,
  });
  const rest = Math.max(0, successes - (yield* hullSaves(t, j, underBlast(b, [shot]))));
  const lost = hullLost(rest, av, profileAt(b, j).cr);
  wound(t, h, j, lost, [], 'DL-IAD-06');
  tell(t, { type: 'iadResolved', rule: 'DL-IDF-15', target, rest, av, lost });
}

/** The armour that a template meets: the weakest where its middle lies on the hull. */
export function faceUnder(b: Battle, j: number, at: Spot) {
  if (!isWithin(shapeOf(b, j), spot(at), 0)) return facingTo(b, j, at);
  const av = profileAt(b, j).av!;
  const faces = ['front', 'port', 'starboard', 'rear'] as const;
  const face = faces.reduce((best, one) => (av[one] < av[best] ? one : best));
  return { face, av: av[face] };
}

/** Smoke goes on 4 or more, the oldest first (DL-END-07, DL-SMK-05). */
export function* dissipate(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.smoke.length === 0) return;
  const faces = yield* rolls(t, b.smoke.length, 'DL-END-07', null);
  const stays = b.smoke.filter((_, k) => faces[k]! < SMOKE_GOES);
  tell(t, { type: 'smokeThinned', rule: 'DL-END-07', dice: faces, gone: b.smoke.length - stays.length });
  b.smoke = stays;
}
const SMOKE_GOES = 4;
