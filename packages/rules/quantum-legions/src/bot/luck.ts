import type { Decision } from '../decisions.js';
import { oddsOf } from '../odds.js';
import { type Shot, shotAt } from '../rules/shot.js';
import { type Battle, isOnBoard, type Unit, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { BODY, killWins } from './study.js';
import { cpAboveAverage, readiness, WEIGHTS } from './value.js';

// How much of what a playout brought was luck. An attack has an exact average (odds.ts), a command roll too; what the dice gave
// beyond it says nothing about the decision that is judged, so search takes it out again.

let target = -1;
let elements = 0;
let suppression = 0;
let order: Unit['order'] = null;
let average = 0;
let turn = 0;

/** Before an answer is taken: whether dice with a known average follow. */
export function stake(b: Battle, answer: Decision): boolean {
  target = -1;
  turn = b.turn;
  if (answer.type === 'Attack' && answer.target !== null) {
    const index = unitIndex(b, answer.target);
    if (endsGame(b, index) || b.match.config.optionalSaves) return false; // then all hangs on the dice, and they must be seen
    const victim = b.units[index]!;
    target = index;
    ({ elements, suppression, order } = victim);
    average = averageGain(b, shotAt(b, b.activation!.unit, index, b.activation!.order), index);
    return true;
  }
  // what ends the turn makes the other side roll for command
  return b.step === 'orders' && (answer.type === 'Done' || b.cp === 1);
}

/** After it was taken: how much better than the average it went for whoever answered, in VP of lead. */
export function luck(b: Battle): number {
  if (target < 0) return b.turn === turn ? 0 : -WEIGHTS.cp * cpAboveAverage(b);
  const victim = b.units[target]!;
  const lost = elements - victim.elements;
  return gain(b, target, lost, victim.suppression - suppression) - average;
}

function endsGame(b: Battle, index: number): boolean {
  const { owner } = b.units[index]!;
  return killWins(b, index) || !b.units.some((unit, i) => i !== index && unit.owner === owner && isOnBoard(unit));
}

const averages = new Map<number, number>();

/** The mean of `gain` over all that the dice of a shot may bring. */
function averageGain(b: Battle, shot: Shot, index: number): number {
  const victim = b.units[index]!;
  const { vp, size } = tablesOf(b).profiles[index]!;
  const { dice, hitOn, killOn, saveOn, suppressUpTo, markerShift } = shot;
  // all that `gainFor` looks at, and all that the odds hang on
  const held = victim.order === null ? 0 : victim.order === 'advance' ? 1 : 2;
  const state = 4 * held + Math.min(3, victim.suppression);
  let key = ((((vp * 16 + size) * 16 + victim.elements) * 12 + state) * 64 + dice) * 8 + suppressUpTo;
  key = (((key * 8 + hitOn) * 16 + killOn) * 16 + saveOn) * 3 + markerShift + 1;
  let mean = averages.get(key);
  if (mean === undefined) {
    mean = 0;
    const { joint } = oddsOf(shot, victim.elements);
    for (const [lost, row] of joint.entries()) {
      for (const [markers, chance] of row.entries()) mean += chance * gainFor(victim, vp, size, lost, markers);
    }
    if (averages.size > 100_000) averages.clear();
    averages.set(key, mean);
  }
  return mean;
}

function gain(b: Battle, index: number, lost: number, markers: number): number {
  const { vp, size } = tablesOf(b).profiles[index]!;
  return gainFor({ order, elements, suppression }, vp, size, lost, markers);
}

/** What losses and markers of a unit are worth to the other side, by the weights that judge a position. */
function gainFor(
  unit: Pick<Unit, 'order' | 'elements' | 'suppression'>,
  vp: number,
  size: number,
  lost: number,
  markers: number,
): number {
  const fit = unit.suppression === 0 ? WEIGHTS.ready * readiness(unit.order) : 0;
  if (lost >= unit.elements) {
    const material = vp * ((1 - BODY) * (unit.elements / size) + BODY);
    return WEIGHTS.material * material + WEIGHTS.earned * vp + fit;
  }
  const shaken =
    unit.order === null ? -WEIGHTS.idle * (Math.min(3, unit.suppression + markers) - Math.min(3, unit.suppression)) : 0;
  return (WEIGHTS.material * vp * (1 - BODY) * lost) / size + (markers > 0 ? fit : 0) + shaken;
}
