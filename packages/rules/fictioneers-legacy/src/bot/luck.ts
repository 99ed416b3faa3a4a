import type { Decision, OverwatchShot } from '../decisions.js';
import { meleeOdds, shotOdds } from '../odds.js';
import { figurePoints } from '../rules/damage.js';
import { judgeFire } from '../rules/legal-fire.js';
import { judgeReaction } from '../rules/overwatch.js';
import type { Shot } from '../rules/to-hit.js';
import { type Battle, indexOf, kindOf, sideOf } from '../state.js';
import type { Seat, Side } from '../terms.js';
import { sideOfSeat } from '../terms.js';

// How much of what a playout brought was luck. A shot and a fight have exact averages (odds.ts); what the dice gave beyond them
// says nothing about the decision that is judged, so search takes it out again.

const at: number[] = [];
const points: number[] = [];
const chance: number[] = [];
let side: Side = 'A';

/** Before an answer is taken: whether dice with a known average follow. */
export function stake(b: Battle, seat: Seat, answer: Decision): boolean {
  at.length = points.length = chance.length = 0;
  side = sideOfSeat(seat);
  switch (answer.type) {
    case 'Fire': {
      if (answer.delivery === 'indirect' || answer.mode === 'smoke') return false; // 144 ways to drift: too slow here
      const shot = judgeFire(b, b.open!, answer);
      if (!('rule' in shot)) stakeShot(b, shot);
      break;
    }
    case 'OverwatchReaction':
      stakeVolley(b, seat, answer.shots);
      break;
    case 'ChooseMelee': {
      const attacker = indexOf(b, answer.attacker);
      const defender = indexOf(b, answer.defender);
      if (kindOf(b, attacker) !== 'figure' || kindOf(b, defender) !== 'figure') return false;
      const { win, loss } = meleeOdds(b, attacker, defender);
      put(b, defender, win);
      put(b, attacker, loss);
    }
  }
  return at.length > 0;
}

function stakeShot(b: Battle, shot: Shot): void {
  for (const [i, odds] of shotOdds(b, shot).damaged) if (kindOf(b, i) === 'figure') put(b, i, odds);
}

/** Several shots at one figure: it falls once at most. An area would strike others more than once, so it is left to the dice. */
function stakeVolley(b: Battle, seat: Seat, shots: readonly OverwatchShot[]): void {
  const target = b.trigger!.model;
  if (kindOf(b, target) !== 'figure' || b.models[target]!.where !== 'table') return;
  let alive = 1;
  for (const one of shots) {
    const shot = judgeReaction(b, seat, one);
    if ('rule' in shot || shot.mode !== 'single') return;
    alive *= 1 - (shotOdds(b, shot).damaged.get(target) ?? 0);
  }
  if (shots.length > 0) put(b, target, 1 - alive);
}

function put(b: Battle, i: number, odds: number): void {
  at.push(i);
  points.push(figurePoints(b, i));
  chance.push(odds);
}

/** After it was taken: how much better than the average it went for whoever answered, in points. */
export function luck(b: Battle): number {
  let sum = 0;
  for (let k = 0; k < at.length; k++) {
    const gone = b.models[at[k]!]!.where === 'removed' ? 1 : 0;
    sum += (sideOf(b, at[k]!) === side ? -1 : 1) * points[k]! * (gone - chance[k]!);
  }
  return sum;
}
