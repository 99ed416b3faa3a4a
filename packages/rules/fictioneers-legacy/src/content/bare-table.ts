import type { Pair, Scenario } from './types.js';

/** How deep a zone is on a table that has none of its own (FL-SET-12). */
const DEEP = 6;

const strip = (west: number, south: number, east: number, north: number): readonly Pair[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** An empty table of this size, for what a person puts on it: zones along the long edges, the margin decides. */
export function bareTable(id: string, name: string, [w, h]: Pair): Scenario {
  return {
    id,
    name,
    minutes: '',
    teaches: '',
    aim: '',
    table: [w, h],
    env: { dark: false, cold: false, heat: false },
    rounds: 8,
    options: {},
    terrain: [],
    walls: [],
    fields: [],
    zones: { A: [strip(0, 0, w, DEEP)], B: [strip(0, h - DEEP, w, h)] },
    forces: { A: { name: 'Side A', squads: [] }, B: { name: 'Side B', squads: [] } },
    attacker: null,
    first: 'rollOff',
    objectives: [],
    hidden: [],
    reserves: [],
    exits: [],
    checks: [],
    suddenEnd: true,
    victory: [{ kind: 'margin' }],
  };
}
