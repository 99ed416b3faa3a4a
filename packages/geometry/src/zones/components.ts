import type { ZoneMap } from './map.js';

/** Connected patches of zones of one kind: of each zone its patch, or null where it has no kind. Patches are numbered by their first zone. */
export function components<Kind>(map: ZoneMap, kinds: readonly (Kind | null)[]): (number | null)[] {
  const patch: (number | null)[] = kinds.map(() => null);
  let count = 0;
  for (let first = 0; first < map.size; first++) {
    if (kinds[first] === null || patch[first] !== null) continue;
    patch[first] = count;
    const open = [first];
    for (const zone of open)
      for (const next of map.neighbours[zone]!)
        if (patch[next] === null && kinds[next] === kinds[first]) {
          patch[next] = count;
          open.push(next);
        }
    count++;
  }
  return patch;
}
