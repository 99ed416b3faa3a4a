import { gap, isWithin } from './distance.js';
import type { Shape } from './shape.js';

// Bodies that keep together: two are linked if their edges are within reach of each other.

/** How far a link between two members may reach, by their places in the list; the same either way round. */
export type Reach = (i: number, j: number) => number;

/** The fragment each member belongs to: fragments are numbered from 0 in the order of their first members. */
export function fragments(members: readonly Shape[], reach: Reach): number[] {
  const fragment = members.map(() => -1);
  let count = 0;
  for (let first = 0; first < members.length; first++) {
    if (fragment[first] !== -1) continue;
    const found = [first];
    fragment[first] = count;
    for (let i = found.pop(); i !== undefined; i = found.pop())
      for (let j = 0; j < members.length; j++) {
        if (fragment[j] !== -1 || !isWithin(members[i]!, members[j]!, reach(i, j))) continue;
        fragment[j] = count;
        found.push(j);
      }
    count++;
  }
  return fragment;
}

/** Whether all members hang together by links. Nobody, and one alone, do. */
export function isTogether(members: readonly Shape[], reach: Reach): boolean {
  return fragments(members, reach).every((fragment) => fragment === 0);
}

/** How far apart the fragments are: the least total of gaps that would join them all; 0 if they are one. */
export function scatteredBy(members: readonly Shape[], reach: Reach): number {
  const fragment = fragments(members, reach);
  const joined = new Set([0]);
  const count = Math.max(0, ...fragment) + 1;
  let total = 0;
  while (joined.size < count) {
    let least = Infinity;
    let nearest = -1;
    for (let i = 0; i < members.length; i++) {
      if (!joined.has(fragment[i]!)) continue;
      for (let j = 0; j < members.length; j++) {
        if (joined.has(fragment[j]!)) continue;
        const apart = gap(members[i]!, members[j]!);
        if (apart >= least) continue;
        least = apart;
        nearest = fragment[j]!;
      }
    }
    total += least;
    joined.add(nearest);
  }
  return total;
}
