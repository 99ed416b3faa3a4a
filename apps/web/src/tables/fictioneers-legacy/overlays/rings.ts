import type { WeaponRow } from '@sandtable/fictioneers-legacy';

/** Where the number to hit changes with distance, and where the reach of a weapon begins and ends; in mils. */
export function ringsOf(weapons: readonly WeaponRow[]): readonly { readonly far: number; readonly says: string }[] {
  const rings = new Map<number, Set<string>>();
  const add = (far: number, says: string) => rings.set(far, (rings.get(far) ?? new Set()).add(says));
  for (const { name, minRange, maxRange, brackets } of weapons) {
    add(maxRange * 1000, name);
    if (minRange > 0) add(minRange * 1000, name);
    for (const { beyond, part } of brackets) add(beyond, `${part.by}`.replace('-', '−'));
  }
  return [...rings].map(([far, says]) => ({ far, says: [...says].join(', ') })).sort((p, q) => p.far - q.far);
}
