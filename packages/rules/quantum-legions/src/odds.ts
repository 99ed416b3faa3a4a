import { markersPlaced, type Shot } from './rules/shot.js';

// Exact odds of one attack (11.3), from the very numbers by which the referee reads its dice.

/** The chances of one attack die: it ends as an unsaved kill, as a marker, or as nothing, and never as two of them. */
export interface DieOdds {
  /** q = hit x kill x not saved. */
  readonly kill: number;
  readonly mark: number;
}

export function dieOdds(shot: Pick<Shot, 'hitOn' | 'killOn' | 'saveOn' | 'suppressUpTo'>): DieOdds {
  const hit = (7 - shot.hitOn) / 6;
  const kill = shot.killOn === 0 ? 1 : (7 - shot.killOn) / 6;
  const unsaved = shot.saveOn === 0 ? 1 : (shot.saveOn - 1) / 6;
  return { kill: hit * kill * unsaved, mark: shot.suppressUpTo / 6 };
}

export interface Odds {
  readonly dice: number;
  /** joint[lost][markers]: the full distribution; it adds up to 1. */
  readonly joint: readonly (readonly number[])[];
  /** lost[k]: exactly k elements are lost. */
  readonly lost: readonly number[];
  /** markers[k]: exactly k suppression markers are placed. */
  readonly markers: readonly number[];
  readonly expectedLost: number;
  readonly expectedMarkers: number;
  readonly destroyed: number;
  /** Survives, and has at least one more marker than before. */
  readonly suppressed: number;
}

/** The joint law of elements lost and markers placed on a target with so many elements: a trinomial. */
export function oddsOf(shot: Shot, elements: number): Odds {
  const { kill, mark } = dieOdds(shot);
  const n = shot.dice;
  const most = Math.max(markersPlaced(n, shot.markerShift), 0);
  const joint = Array.from({ length: elements + 1 }, () => new Array<number>(most + 1).fill(0));
  for (let kills = 0; kills <= n; kills++) {
    for (let ones = 0; kills + ones <= n; ones++) {
      const p = trinomial(n, kills, ones) * kill ** kills * mark ** ones * (1 - kill - mark) ** (n - kills - ones);
      joint[Math.min(kills, elements)]![markersPlaced(ones, shot.markerShift)]! += p;
    }
  }
  return summed(n, joint);
}

function summed(dice: number, joint: readonly (readonly number[])[]): Odds {
  const elements = joint.length - 1;
  const lost = joint.map(sum);
  const markers = joint[0]!.map((_, k) => sum(joint.map((row) => row[k]!)));
  return {
    dice,
    joint,
    lost,
    markers,
    expectedLost: mean(lost),
    expectedMarkers: mean(markers),
    destroyed: lost[elements]!,
    suppressed: sum(joint.slice(0, elements).map((row) => sum(row.slice(1)))),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, p) => total + p, 0);
const mean = (law: readonly number[]): number => law.reduce((total, p, k) => total + k * p, 0);

const factorials = [1];

function factorial(n: number): number {
  for (let i = factorials.length; i <= n; i++) factorials.push(factorials[i - 1]! * i);
  return factorials[n]!;
}

function trinomial(n: number, a: number, b: number): number {
  return factorial(n) / (factorial(a) * factorial(b) * factorial(n - a - b));
}

/** Several attacks on one target, one after the other: the law of elements left and markers carried along. */
export function oddsOfSeveral(shots: readonly Shot[], elements: number): Odds {
  let joint: number[][] = Array.from({ length: elements + 1 }, (_, k) => [k === 0 ? 1 : 0]);
  for (const shot of shots) {
    const next: number[][] = Array.from({ length: elements + 1 }, () => []);
    for (const [lost, row] of joint.entries()) {
      if (lost === elements) {
        // it is gone: no further attack is made on it
        row.forEach((p, m) => {
          next[lost]![m] = (next[lost]![m] ?? 0) + p;
        });
        continue;
      }
      const more = oddsOf(shot, elements - lost).joint;
      row.forEach((p, m) => {
        more.forEach((chances, k) => {
          chances.forEach((q, j) => {
            next[lost + k]![m + j] = (next[lost + k]![m + j] ?? 0) + p * q;
          });
        });
      });
    }
    joint = next.map((row) => Array.from(row, (p) => p ?? 0));
  }
  const widest = Math.max(...joint.map((row) => row.length));
  const square = joint.map((row) => Array.from({ length: widest }, (_, m) => row[m] ?? 0));
  return summed(sum(shots.map((shot) => shot.dice)), square);
}

/** What several attacks together lead to, as far as losses and being suppressed at all go. */
export interface Hazard {
  readonly expectedLost: number;
  readonly destroyed: number;
  /** Survives with a marker at least. */
  readonly suppressed: number;
}

/** law[lost][marked]: how likely exactly so many are lost with no marker (0) or some (1). */
type ShortLaw = readonly (readonly [number, number])[];
/** By elements left. */
export type ShortLaws = ShortLaw[];

/** There are few different shots in a game, and whoever asks about a board asks about each of them a hundred times. */
const known = new Map<string, ShortLaws>();
const MOST_KNOWN = 2000;

/** The laws of one shot without counting markers, by how many elements the target has left. */
export function shortLaws(shot: Shot, elements: number): ShortLaws {
  const { dice, hitOn, suppressUpTo, killOn, saveOn, markerShift } = shot;
  const key = `${elements} ${dice} ${hitOn} ${suppressUpTo} ${killOn} ${saveOn} ${markerShift}`;
  let laws = known.get(key);
  if (!laws) {
    laws = Array.from({ length: elements + 1 }, (_, left) =>
      oddsOf(shot, left).joint.map((row) => [row[0]!, sum(row.slice(1))] as const),
    );
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, laws);
  }
  return laws;
}

/** The same as `oddsOfSeveral`, for whoever asks about hundreds of places and does not count markers. */
export function hazardOf(shots: readonly ShortLaws[], elements: number): Hazard {
  let clean = Array.from({ length: elements + 1 }, (_, lost): number => (lost === 0 ? 1 : 0));
  let marked = clean.map(() => 0);
  for (const laws of shots) {
    const next = [clean.map(() => 0), clean.map(() => 0)] as const;
    for (let lost = 0; lost <= elements; lost++) {
      if (lost === elements) {
        next[0][lost]! += clean[lost]!; // it is gone: no further attack is made on it
        next[1][lost]! += marked[lost]!;
        continue;
      }
      laws[elements - lost]!.forEach(([none, some], more) => {
        next[0][lost + more]! += clean[lost]! * none;
        next[1][lost + more]! += clean[lost]! * some + marked[lost]! * (none + some);
      });
    }
    [clean, marked] = next;
  }
  const lost = clean.map((p, k) => p + marked[k]!);
  return { expectedLost: mean(lost), destroyed: lost[elements]!, suppressed: sum(marked.slice(0, elements)) };
}
