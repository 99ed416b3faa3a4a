import type { Segment, Vec3 } from '@sandtable/legends';
import { round } from './city.js';

// A line while it is drawn: its steps, and the corners they lead to.

export const WAYS = ['g', 'w', 'a'] as const;
/** On the ground, along a wall, through the air. */
export type Way = (typeof WAYS)[number];

export interface Corner {
  readonly way: Segment['m'];
  readonly from: Vec3;
  readonly to: Vec3;
}

/** Every step with where it begins and ends. Along the ground the height is that of the ground, as far as the referee told it. */
export function cornersOf(start: Vec3, segments: readonly Segment[], end: Vec3 | null): Corner[] {
  let from = start;
  return segments.flatMap((segment, i): Corner[] => {
    if (segment.m === 'd') return [{ way: 'd', from, to: [from[0], from[1], 0] }];
    const last = !segments.slice(i + 1).some(({ m }) => m !== 'd');
    const to: Vec3 = segment.m === 'g' ? [segment.to[0], segment.to[1], last && end ? end[2] : from[2]] : segment.to;
    const corner = { way: segment.m, from, to };
    from = to;
    return [corner];
  });
}

export const endOf = (start: Vec3, segments: readonly Segment[]): Vec3 =>
  cornersOf(start, segments, null).at(-1)?.to ?? start;

/** A step to a place by one of the ways. */
export function stepTo(way: Way, [x, y, z]: Vec3): Segment {
  const at = [round(x), round(y), round(Math.max(0, z))] as const;
  return way === 'g' ? { m: 'g', to: [at[0], at[1]] } : { m: way, to: at };
}

export const lengthOf = ({ from, to }: Corner): number => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
