import { total } from '@sandtable/craft';
import { isWhollyIn } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import { COLOURS, type Colour, joined, NO_DICE, type Pool, poolOf, type Threshold } from '../dice.js';
import type { BattleTable } from '../events.js';
import { isTransport, living, livingOf, profileAt, shapeOf } from '../figures.js';
import { groundOf } from '../ground.js';
import { EPS } from '../inches.js';
import { mayBe, replaced, speaking } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import type { Living, Profile } from '../profile.js';
import { type Battle, type Doing, homeOf, type Melee, modelAt, nameOf, sectionName, sideOfSection } from '../state.js';
import type { Side } from '../terms.js';
import { pick, put, tell } from './agreement.js';
import { fallBack } from './falling-back.js';
import { bury, type Happening, happening, wound } from './happening.js';
import { moraleQueue } from './morale.js';
import { no, type Ruling } from './movement.js';
import { expire, fightHarderOf, freshWindow, isUnder, orders } from './orders.js';
import { chooseAmong, facesOf, toldDice } from './rad.js';
import { type Brought, brought, type Die, offerAgain, offerLuck, rollPool, successesOf } from './rolling.js';

// Melee (4.21), in the order of DL-MEL-61. No cover or shield dice are rolled (DL-MEL-02).

const FIGHTS = spoken('mpool.fights');
const BONUS = spoken('mpool.bonus');
const DICE = spoken('mpool.dice');
const STRIKES = spoken('strike.first');
const IR = spoken('mir.ir');
const GUARD = spoken('mhit.guard');

/**
 * Who fights: on foot or in the house; no ironclads (DL-MEL-15), no transports, which keep out of it (DL-TRN-24, DL-MEL-16), nobody embarked, no
 * Non-Combatants (DL-MEL-04, DL-MEL-05).
 */
export function fightersOf(b: Battle, s: number): number[] {
  return livingOf(b, s).filter(
    (i) =>
      !isTransport(b, i) &&
      b.models[i]!.where !== 'aboard' &&
      !profileAt(b, i).ironclad &&
      mayBe(true, FIGHTS, { of: profileAt(b, i) }),
  );
}

/** One model's dice: its MAD, the bonus of a charge, and what its weapons and rules add (DL-MEL-04, DL-MEL-05). */
export function meleeDice(
  of: Profile,
  charging: boolean,
  charged: Living,
  bonus: boolean,
  holdsTheLine: boolean,
): Pool {
  const mad = poolOf(of.mad!.colour, of.mad!.count);
  const situation = { of, charging, charged };
  const extra = bonus ? replaced(poolOf(of.mad!.colour, 1), BONUS, situation) : NO_DICE;
  const pool = replaced(joined(mad, extra), DICE, situation);
  return holdsTheLine ? joined(pool, poolOf('K', 1)) : pool; // DL-ORD-24
}

/** The IR that counts in melee (DL-MEL-17). */
export function meleeIr(of: Profile): number {
  return total(of.ir, IR, { of });
}

/** Melee knows 4, and 5 for who is shaken (DL-MEL-07, DL-MSC-07, DL-MOR-11). */
export function meleeThreshold(b: Battle, s: number): Threshold {
  return b.sections[s]!.shaken > 0 ? 5 : 4;
}

/** Whether a section strikes first: a model of it, or its ground (DL-SWS-04, DL-MEL-03, DL-TER-13). */
export function hasSwiftStrike(b: Battle, s: number, defending: boolean): boolean {
  if (mayBe(false, STRIKES, { living: living(b, s) })) return true;
  return defending && (b.sections[s]!.house !== null || holdsGround(b, s));
}

/** More than half of it inside one Defensible area (DL-TER-13, DL-TER-14). */
function holdsGround(b: Battle, s: number): boolean {
  const men = livingOf(b, s).filter((i) => !isTransport(b, i));
  return groundOf(b).areas.some(({ kind, building, shape }) => {
    if (!kind.defensible || building) return false;
    const inside = men.filter((i) => b.models[i]!.where === 'table' && isWhollyIn(shapeOf(b, i), shape, EPS)).length;
    return 2 * inside > men.length;
  });
}

/** Why a drive-by has no part in most of this (DL-CAV-60). */
const isCharge = ({ kind }: Melee): boolean => kind === 'charge';

/** The dice of one section, model by model. */
export function poolOfSection(b: Battle, s: number, melee: Melee): { readonly model: number; readonly pool: Pool }[] {
  const charging = s === melee.attacker;
  const charged = melee.defenders.flatMap((d) => living(b, d));
  const bonus = charging && (isCharge(melee) || b.match.config.cavalryChargeBonus);
  const held = !charging && isUnder(b, s, 'holdTheLine');
  return fightersOf(b, s)
    .filter((i) => b.models[i]!.life > 0)
    .map((i) => ({
      model: i,
      pool: meleeDice(profileAt(b, i), charging && isCharge(melee), isCharge(melee) ? charged : [], bonus, held),
    }));
}

function broughtBy(b: Battle, s: number, melee: Melee): Brought[] {
  const threshold = meleeThreshold(b, s);
  return poolOfSection(b, s, melee).flatMap(({ model, pool }) => brought(pool, nameOf(b, model), null, threshold));
}

/** Re-rolls of a side: Fight Harder! of each section, then Lucky. */
function* again(t: BattleTable, dice: readonly Die[], sections: readonly number[], side: Side): Play<void> {
  const b = t.state;
  for (const s of sections) {
    const own = dice.flatMap((die, k) => (homeOf(b, modelAt(b, die.model)) === s ? [k] : []));
    yield* offerAgain(t, dice, own, fightHarderOf(b, s), 'fightHarder', 'DL-ORD-21', side);
  }
  yield* offerLuck(t, dice, side);
}

/** Life lost where successes fall on fighters in the usual order: the dice and the odds ask the same (DL-MEL-08). */
export function lifeLost(
  fighters: readonly { readonly ir: number; readonly life: number }[],
  successes: number,
): number {
  let left = successes;
  let lost = 0;
  for (const { ir, life } of [...fighters].sort((p, q) => p.ir - q.ir)) {
    const hits = Math.min(life, Math.floor(left / ir));
    lost += hits;
    left -= hits * ir;
    if (hits < life) return lost;
  }
  return lost;
}

/** Blows fall on a section: lowest melee IR first, or each on who has Aegis (DL-MEL-08, DL-MAR-02). Gives the life lost. */
function* blows(t: BattleTable, h: Happening, s: number, successes: number): Play<number> {
  const b = t.state;
  let left = successes;
  let lost = 0;
  let usual: number | null = null;
  for (;;) {
    const able = fightersOf(b, s).filter((i) => b.models[i]!.life > 0);
    if (able.length === 0) return lost;
    if (usual === null || b.models[usual]!.life === 0) {
      const least = Math.min(...able.map((i) => meleeIr(profileAt(b, i))));
      if (left < least) return lost;
      usual = yield* chooseAmong(
        t,
        able.filter((i) => meleeIr(profileAt(b, i)) === least),
        'fighter',
      );
    }
    if (left < meleeIr(profileAt(b, usual))) return lost;
    const i = yield* guarded(t, s, usual, able, left);
    const ir = meleeIr(profileAt(b, i));
    if (left < ir) return lost; // a guard takes all that is left, and it does nothing
    wound(t, h, i, 1, [], 'DL-MEL-08');
    lost += 1;
    left -= ir;
  }
}

/** Whether a model may take blows meant for others (DL-MAR-02). */
export function isGuard(of: Profile): boolean {
  return speaking(GUARD, { of }).length > 0;
}

/** Who takes the next blow: the usual model, or one that guards it. */
function* guarded(t: BattleTable, s: number, usual: number, able: readonly number[], left: number): Play<number> {
  const b = t.state;
  const guards = able.filter((i) => i !== usual && isGuard(profileAt(b, i)));
  if (guards.length === 0) return usual;
  const names = [usual, ...guards].map((i) => nameOf(b, i));
  const question = ask('Guard', sideOfSection(b, s), {
    section: sectionName(b, s),
    usual: names[0]!,
    guards: names.slice(1),
    left,
  });
  const { model } = yield* pick(
    t,
    question,
    names.map((name) => ({ type: 'Guard', model: name }) as const),
  );
  return modelAt(b, model);
}

interface Blow {
  readonly on: number;
  readonly dice: readonly Die[];
}

/** One side rolls: its pools, one for each section they fall on, and its re-rolls. */
function* strike(
  t: BattleTable,
  by: readonly number[],
  pools: ReadonlyMap<number, readonly Brought[]>,
  side: Side,
): Play<Blow[]> {
  const b = t.state;
  const blows: Blow[] = [];
  for (const [on, pool] of pools) blows.push({ on, dice: yield* rollPool(t, pool, 'DL-MEL-07', side) });
  yield* again(
    t,
    blows.flatMap(({ dice }) => dice),
    by,
    side,
  );
  for (const { on, dice } of blows)
    tell(t, {
      type: 'meleeRolled',
      rule: 'DL-MEL-07',
      by: by.map((s) => sectionName(b, s)),
      on: sectionName(b, on),
      dice: facesOf(dice),
      pool: toldDice(dice),
      successes: successesOf(dice),
    });
  return blows;
}

/** A charge comes to blows (3.3 X). */
export function* fight(t: BattleTable, doing: Doing): Play<void> {
  const b = t.state;
  const attacker = doing.section;
  const stands = (s: number): boolean => b.sections[s]!.where === 'table' && fightersOf(b, s).length > 0;
  const defenders = doing.charges.filter(stands);
  if (!stands(attacker) || defenders.length === 0) return; // DL-ACT-81, DL-OVW-13
  const melee: Melee = { attacker, defenders, kind: 'charge' };
  b.melee = melee;
  for (const s of defenders) yield* freshWindow(t, orders(t, s, 'defending'));
  for (const s of [attacker, ...defenders]) yield* freshWindow(t, orders(t, s, 'melee'));
  const h = happening(b);
  const first = strikesFirst(b, melee, doing.acrossWall);
  tell(t, {
    type: 'melee',
    rule: 'DL-MEL-01',
    attacker: sectionName(b, attacker),
    defenders: defenders.map((s) => sectionName(b, s)),
    first,
  });
  const { A, D } = yield* exchange(t, h, melee, first);
  const winner = winnerOf(b, melee, A, D);
  tell(t, { type: 'meleeOver', rule: 'DL-MEL-10', attackerLost: A, defendersLost: D, winner });
  yield* bury(t, h);
  yield* moraleQueue(t, h);
  for (const s of [attacker, ...defenders]) expire(t, 'melee', [s]);
  for (const s of [attacker, ...defenders]) expire(t, 'attack', [s]);
  b.melee = null;
  // morale is over, the winner stays, the losers fall back (DL-MEL-12, DL-MEL-13, DL-MEL-14, DL-MSC-06)
  if (winner === 'attacker') yield* fallBack(t, defenders, [attacker]);
  if (winner === 'defenders') yield* fallBack(t, [attacker], defenders);
}

/** Who strikes first, if anybody does (DL-SWS-01, DL-SWS-02, DL-MSC-03, DL-MEL-06). */
export function strikesFirst(
  b: Battle,
  { attacker, defenders }: Melee,
  acrossWall: boolean,
): 'attacker' | 'defenders' | null {
  const mine = hasSwiftStrike(b, attacker, false);
  const theirs = acrossWall || defenders.some((s) => hasSwiftStrike(b, s, true));
  if (mine === theirs) return null;
  return mine ? 'attacker' : 'defenders';
}

/** Both sides roll and suffer, together or one after the other, the second with all who are left (DL-SWS-03, DL-SWS-05); life lost by the attacker and by the defenders. */
function* exchange(
  t: BattleTable,
  h: Happening,
  melee: Melee,
  first: 'attacker' | 'defenders' | null,
): Play<{ A: number; D: number }> {
  const { attacker, defenders } = melee;
  if (first === null) {
    const pools = yield* attackPools(t, melee);
    const theirs = defencePools(t.state, melee);
    const mine = yield* strike(t, [attacker], pools, sideOfSection(t.state, attacker));
    const answer = yield* strike(t, defenders, theirs, sideOfSection(t.state, defenders[0]!));
    const D = yield* suffer(t, h, mine); // then the other way (DL-MEL-09)
    return { A: yield* suffer(t, h, answer), D };
  }
  let [A, D] = [0, 0];
  for (const side of first === 'attacker' ? ['attacker', 'defenders'] : ['defenders', 'attacker']) {
    if (side === 'attacker')
      D = yield* suffer(
        t,
        h,
        yield* strike(t, [attacker], yield* attackPools(t, melee), sideOfSection(t.state, attacker)),
      );
    else
      A = yield* suffer(
        t,
        h,
        yield* strike(t, defenders, defencePools(t.state, melee), sideOfSection(t.state, defenders[0]!)),
      );
  }
  return { A, D };
}

function* suffer(t: BattleTable, h: Happening, struck: readonly Blow[]): Play<number> {
  let lost = 0;
  for (const { on, dice } of struck) lost += yield* blows(t, h, on, successesOf(dice));
  return lost;
}

/** All defenders form one pool against the charger (DL-MSC-02). */
function defencePools(b: Battle, melee: Melee): Map<number, readonly Brought[]> {
  return new Map([[melee.attacker, melee.defenders.flatMap((s) => broughtBy(b, s, melee))]]);
}

/** DL-MSC-01, DL-MSC-04, DL-MSC-05: against several sections the dice are split as the attacker likes. */
function* attackPools(t: BattleTable, melee: Melee): Play<Map<number, readonly Brought[]>> {
  const b = t.state;
  const { attacker } = melee;
  const alive = melee.defenders.filter((s) => fightersOf(b, s).some((i) => b.models[i]!.life > 0));
  if (alive.length === 0) return new Map();
  if (alive.length === 1) return new Map([[alive[0]!, broughtBy(b, attacker, melee)]]);
  const pools = poolOfSection(b, attacker, melee).map(({ model, pool }) => ({ model: nameOf(b, model), ...pool }));
  if (pools.length === 0) return new Map();
  const question = ask('Assign', sideOfSection(b, attacker), { defenders: alive.map((s) => sectionName(b, s)), pools });
  const { dice } = yield* put(t, question, () => assignAnswers(question.data)[0]!);
  const threshold = meleeThreshold(b, attacker);
  return new Map(
    alive.map((s) => [
      s,
      dice.flatMap(({ model, to, K, B, R }) =>
        to === sectionName(b, s) ? brought({ K, B, R }, model, null, threshold) : [],
      ),
    ]),
  );
}

type AssignAnswer = Extract<AnswerOf<'Assign'>, { type: 'Assign' }>;
interface Assignment {
  readonly defenders: readonly string[];
  readonly pools: readonly (Pool & { readonly model: string })[];
}

/** Whole models in turn, and everything left over on each of the sections. */
export function assignAnswers({ defenders, pools }: Assignment): AssignAnswer[] {
  const evenly = pools.map(({ model, K, B, R }, k) => ({ model, to: defenders[k % defenders.length]!, K, B, R }));
  const heavy = defenders.map((to) =>
    pools.map(({ model, K, B, R }, k) => ({ model, to: k < defenders.length ? defenders[k]! : to, K, B, R })),
  );
  return [evenly, ...(pools.length > defenders.length ? heavy : [])].map((dice) => ({ type: 'Assign', dice }));
}

export function refuseAssign({ defenders, pools }: Assignment, { dice }: AssignAnswer): Ruling {
  for (const { model, to } of dice) {
    if (!defenders.includes(to)) return no('DL-MSC-04', `${to} is not fought here.`);
    if (!pools.some((one) => one.model === model)) return no('DL-MSC-04', `${model} does not fight here.`);
  }
  for (const pool of pools)
    for (const colour of COLOURS) {
      const given = dice.reduce((sum, one) => sum + (one.model === pool.model ? one[colour] : 0), 0);
      if (given !== pool[colour])
        return no('DL-MSC-04', `${pool.model} has ${pool[colour]} such dice to give, not ${given}.`);
    }
  const whole = (pool: Assignment['pools'][number], to: string): boolean =>
    COLOURS.every(
      (colour) =>
        dice.reduce((sum, one) => sum + (one.model === pool.model && one.to === to ? one[colour] : 0), 0) ===
        pool[colour],
    );
  const needed = Math.min(defenders.length, pools.length);
  const met = mostMatched(defenders.map((to) => pools.flatMap((pool, k) => (whole(pool, to) ? [k] : []))));
  return met >= needed
    ? null
    : no('DL-MSC-04', `Each section fought gets all the dice of one model, a different one each.`);
}

/** How many sections can be given a model of their own, each from those that strike at it alone. */
function mostMatched(choices: readonly (readonly number[])[]): number {
  const taken = new Map<number, number>();
  const give = (at: number, seen: Set<number>): boolean => {
    for (const k of choices[at]!) {
      if (seen.has(k)) continue;
      seen.add(k);
      const holder = taken.get(k);
      if (holder !== undefined && !give(holder, seen)) continue;
      taken.set(k, at);
      return true;
    }
    return false;
  };
  return choices.filter((_, at) => give(at, new Set())).length;
}

/** DL-MEL-10, DL-MEL-11; null where nobody is left to move. */
export function winnerOf(
  b: Battle,
  { attacker, defenders }: Melee,
  lostA: number,
  lostD: number,
): 'attacker' | 'defenders' | null {
  const lives = (s: number): boolean => fightersOf(b, s).some((i) => b.models[i]!.life > 0);
  return winnerBy(b, lives(attacker), defenders.some(lives), lostA, lostD);
}

/** The same by what is left and what was lost: the melee and its odds ask the same. */
export function winnerBy(
  b: Battle,
  attackerLives: boolean,
  defendersLive: boolean,
  lostA: number,
  lostD: number,
): 'attacker' | 'defenders' | null {
  if (b.match.config.meleeWinner === 'survivors') {
    if (!attackerLives && !defendersLive) return null;
    if (!attackerLives) return 'defenders';
    if (!defendersLive) return 'attacker';
  }
  return lostD > lostA ? 'attacker' : 'defenders';
}

/** Half the dice, rounded up, best colours first (DL-CAV-03). */
export function halved<Die extends { readonly colour: Colour }>(pool: readonly Die[]): Die[] {
  const best = [...COLOURS].reverse().flatMap((colour) => pool.filter((one) => one.colour === colour));
  return best.slice(0, Math.ceil(pool.length / 2));
}

/** A drive-by, instead of a charge (DL-CAV-07) and in the Melee Segment (DL-CAV-06): no answer, no winner, nobody falls back (DL-CAV-04, DL-CAV-05). */
export function* driveBy(t: BattleTable, riders: number, target: number): Play<void> {
  const b = t.state;
  const melee: Melee = { attacker: riders, defenders: [target], kind: 'driveBy' };
  b.melee = melee;
  yield* freshWindow(t, orders(t, riders, 'melee'));
  tell(t, { type: 'driveBy', rule: 'DL-CAV-01', by: sectionName(b, riders), on: sectionName(b, target) });
  const h = happening(b);
  const pools = new Map([[target, halved(broughtBy(b, riders, melee))]]);
  yield* suffer(t, h, yield* strike(t, [riders], pools, sideOfSection(b, riders)));
  expire(t, 'attack', [riders]);
  b.melee = null;
  yield* bury(t, h);
  yield* moraleQueue(t, h);
}
