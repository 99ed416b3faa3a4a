import { bug } from '@sandtable/kernel';
import type { Ground } from './ground.js';
import type { TerrainArea } from './state.js';
import type { Terrain } from './terms.js';

export const tabletop = new Proxy({}, { get: () => () => bug('tabletop') }) as Ground;
export function areasFromHexes(_terrain: readonly Terrain[], _scale: number): TerrainArea[] {
  return [];
}
