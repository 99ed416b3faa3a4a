import { dieOdds } from '../odds.js';
import type { Profile } from '../profile.js';
import type { Shot } from '../shot.js';
import type { Battle } from '../state.js';
import { tablesOf } from '../tables.js';
import { otherSeat, type Seat } from '../terms.js';
import { vpTarget } from '../victory.js';

// What things are worth to a computer player, in victory points (11.2). Judgement, not rules: numbers here are tuned by play.

/** A destroyed unit counts as lost to its owner and as earned by the other side; earned VP are what wins. */
export const EARNED = 0.8;
/** What is lost with the last element beyond its share: the unit's place on the board and in the count of orders. */
const BODY = 0.4;
/** Ending the game in one's favour. */
const VICTORY = 120;
/** A marker on a unit that holds an order costs its owner a CP it would rather spend; on an idle one much less. */
const MARKER_ON_ORDERED = 2.4;
const MARKER_ON_IDLE = 1.1;

export function material({ vp, size }: Profile, elements: number): number {
  return elements === 0 ? 0 : vp * ((1 - BODY) * (elements / size) + BODY);
}

/** tails[dice][sixths of sixths of sixths] = chances of at least 0, 1, 2, ... unsaved kills. */
const tails: (Float64Array | undefined)[][] = [];
const MOST_KILLS = 12;

/** P(K >= m) for the unsaved kills of so many dice; worked out once for every law that occurs. */
function killTails(shot: Shot): Float64Array {
  const { kill } = dieOdds(shot);
  const key = Math.round(kill * 216);
  let row = tails[shot.dice];
  if (!row) tails[shot.dice] = row = [];
  let tail = row[key];
  if (!tail) {
    tail = new Float64Array(MOST_KILLS + 1);
    const n = shot.dice;
    let p = (1 - kill) ** n;
    const law: number[] = [];
    for (let k = 0; k <= n; k++) {
      law.push(p);
      p = kill === 1 ? (k + 1 === n ? 1 : 0) : (p * (n - k) * kill) / ((k + 1) * (1 - kill));
    }
    for (let m = 0; m <= MOST_KILLS; m++) tail[m] = law.slice(m).reduce((sum, x) => sum + x, 0);
    row[key] = tail;
  }
  return tail;
}

/** What an attack is expected to be worth to the attacker. */
export function attackWorth(b: Battle, shot: Shot, target: number): number {
  const victim = b.units[target]!;
  const profile = tablesOf(b).profiles[target]!;
  const { elements } = victim;
  const tail = killTails(shot);
  let lost = 0;
  for (let m = 1; m <= elements; m++) lost += tail[m]!;
  const destroyed = tail[elements]!;
  const perElement = (profile.vp * (1 - BODY)) / profile.size;
  const markers = (shot.dice * shot.suppressUpTo) / 6 + shot.markerShift * 0.5;
  const each = victim.order !== null ? MARKER_ON_ORDERED : MARKER_ON_IDLE;
  const suppression = Math.max(0, markers) * each * (victim.suppression > 0 ? 0.6 : 1) * (1 - destroyed);
  return lost * perElement + destroyed * killWorth(b, target, profile) + suppression;
}

/** What the death of a unit is worth beyond its elements. */
function killWorth(b: Battle, target: number, { vp }: Profile): number {
  const victim = b.units[target]!;
  const killer = otherSeat(victim.owner);
  const goal = vpTarget(b, killer);
  let worth = vp * BODY;
  if (goal !== null) {
    worth += vp * EARNED;
    if (b.seats[killer].vpEarned + vp >= goal) worth += VICTORY;
  } else worth += vp * 0.2;
  if (victim.tag !== null && winsByDestroying(b, victim.tag, killer)) worth += VICTORY;
  return worth;
}

export function winsByDestroying(b: Battle, tag: string, seat: Seat): boolean {
  return b.match.scenario?.victory.some((v) => v.kind === 'destroy' && v.tag === tag && v.winner === seat) ?? false;
}
