import type { Play } from '@sandtable/kernel';
import { ask, type RerollBy } from '../ask.js';
import { COLOURS, type Colour, explodes, type Pool, type Threshold, worth } from '../dice.js';
import type { BattleTable } from '../events.js';
import { profileAt } from '../figures.js';
import { spoken } from '../mars/mars.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, modelAt } from '../state.js';
import type { Side } from '../terms.js';
import { put, rolls, tell } from './agreement.js';

// Pools of dice as they fall (DL-DIE-06, DL-DIE-08, DL-DIE-09, DL-DIE-10): every die remembers who brought it (DL-DIE-07).

export interface Brought {
  readonly colour: Colour;
  readonly model: string;
  readonly weapon: string | null;
  readonly threshold: Threshold;
}

export interface Die extends Brought {
  face: number;
  /** Faces of the extra dice it brought (DL-DIE-03). */
  extra: readonly number[];
  /** Rolled again: not a second time (DL-DIE-08). */
  again: boolean;
}

/** Dice of a pool that all come from one bearer. */
export function brought(pool: Pool, model: string, weapon: string | null, threshold: Threshold): Brought[] {
  return COLOURS.flatMap((colour) => Array<Brought>(pool[colour]).fill({ colour, model, weapon, threshold }));
}

/** What a die counts, its extra dice with it. */
export function worthOf({ colour, face, extra, threshold }: Die): number {
  return extra.reduce((sum, more) => sum + worth(colour, more, threshold), worth(colour, face, threshold));
}

export function successesOf(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + worthOf(die), 0);
}

/** Rolls a pool: black, blue, red, each in contributor order, then extra red dice in the order of the sixes (DL-DIE-06). */
export function* rollPool(t: BattleTable, pool: readonly Brought[], rule: RuleId, side: Side | null): Play<Die[]> {
  const ordered = COLOURS.flatMap((colour) => pool.filter((one) => one.colour === colour));
  const faces = yield* rolls(t, ordered.length, rule, side);
  const dice = ordered.map((one, k): Die => ({ ...one, face: faces[k]!, extra: [], again: false }));
  for (const die of dice) yield* explode(t, die, side);
  return dice;
}

function* explode(t: BattleTable, die: Die, side: Side | null): Play<void> {
  const extra: number[] = [];
  for (let face = die.face; explodes(die.colour, face) && t.state.result === null; ) {
    const [more] = yield* rolls(t, 1, 'DL-DIE-03', side);
    face = more!;
    extra.push(face);
  }
  die.extra = extra;
}

/** Rolls some dice of a pool again; the extra dice they brought are gone (DL-DIE-09). */
function* again(t: BattleTable, dice: readonly Die[], rule: RuleId, side: Side | null): Play<void> {
  if (dice.length === 0) return;
  const faces = yield* rolls(t, dice.length, rule, side);
  for (const [k, die] of dice.entries()) {
    die.face = faces[k]!;
    die.again = true;
    die.extra = [];
  }
  for (const die of dice) yield* explode(t, die, side);
  tell(t, { type: 'rolledAgain', rule, dice: faces, side });
}

/** What a player would roll again first: dice worth nothing, red before blue before black (11.4). */
export function worstFirst(dice: readonly Die[], places: readonly number[]): number[] {
  return places
    .filter((k) => worthOf(dice[k]!) === 0)
    .sort((p, q) => COLOURS.indexOf(dice[q]!.colour) - COLOURS.indexOf(dice[p]!.colour) || p - q);
}

/** Asks for and rolls up to so many of some dice again; gives how many were. */
export function* offerAgain(
  t: BattleTable,
  dice: readonly Die[],
  places: readonly number[],
  most: number,
  by: RerollBy,
  rule: RuleId,
  side: Side,
): Play<number> {
  const mayUse = places.filter((k) => !dice[k]!.again);
  if (mayUse.length === 0 || most <= 0 || t.state.result !== null) return 0;
  const question = ask('Reroll', side, {
    by,
    most: Math.min(most, mayUse.length),
    mayUse,
    dice: dice.map(({ colour, face, model, weapon }, k) => ({ colour, face, model, weapon, worth: worthOf(dice[k]!) })),
  });
  const { dice: chosen } = yield* put(t, question, () => ({ type: 'Reroll' as const, dice: [] }));
  yield* again(
    t,
    chosen.map((k) => dice[k]!),
    rule,
    side,
  );
  return chosen.length;
}

const LUCK = spoken('reroll.luck');

/** Luck tokens, each for one die of its bearer (DL-MAR-23): last of all (DL-RAD-11). */
export function* offerLuck(t: BattleTable, dice: readonly Die[], side: Side): Play<void> {
  const b = t.state;
  for (const model of new Set(dice.map((die) => die.model))) {
    const i = modelAt(b, model);
    if (i < 0 || !isLucky(b, i)) continue;
    const own = dice.flatMap((die, k) => (die.model === model ? [k] : []));
    const used = yield* offerAgain(t, dice, own, b.models[i]!.luck, 'lucky', 'DL-MAR-23b', side);
    b.models[i]!.luck -= used;
  }
}

export function isLucky(b: Battle, i: number): boolean {
  return b.models[i]!.luck > 0 && LUCK.some(({ when }) => when({ of: profileAt(b, i) }));
}

/** Single dice, each somebody's own: Unreliable, Experimental, Medic (DL-DIE-12); a Luck token may roll one again. */
export function* singles(t: BattleTable, owners: readonly string[], rule: RuleId, side: Side): Play<number[]> {
  const faces = yield* rolls(t, owners.length, rule, side);
  const dice = owners.map(
    (model, k): Die => ({ colour: 'K', model, weapon: null, threshold: 4, face: faces[k]!, extra: [], again: false }),
  );
  yield* offerLuck(t, dice, side);
  return dice.map(({ face }) => face);
}
