import { markersPlaced, type Shot } from './shot.js';

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
