import { describe, expect, test } from 'vitest';
import { loadContent } from '../src/content/load.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { Scenario } from '../src/content/types.js';

// What `content check` says of a battle pack of one's own.

const packed = (id: string): Scenario => SCENARIOS.find((one) => one.id === id)!;

type Zone = { id: string; c: [number, number]; t: string; poly: [number, number][] };

const square = (id: string, x: number, y: number): Zone => ({
  id,
  c: [x + 5, y + 5],
  t: '.',
  poly: [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ],
});

/** Four squares, two by two: A1 and B1 above, A2 and B2 below. */
const FOUR = [square('A1', 0, 0), square('B1', 10, 0), square('A2', 0, 10), square('B2', 10, 10)];

/** The problems of a pack on these zones. */
function problemsOn(zones: readonly object[]): readonly { readonly rule?: string; readonly message: string }[] {
  const pass = packed('S3');
  const map = {
    ...pass.map,
    key: { '.': { name: 'Open', cls: 'clear' } },
    bounds: [0, 0, 20, 20],
    shortSide: 2,
    zones,
  };
  const loaded = loadContent({ sandtable: 'legendary-battles', scenarios: [{ ...pass, id: 'MINE', map }] });
  return loaded.ok ? [] : (loaded.problems as unknown as readonly { rule?: string; message: string }[]);
}

const but = (id: string, change: Partial<Zone>): Zone[] =>
  FOUR.map((zone) => (zone.id === id ? { ...zone, ...change } : zone));

describe('a drawn map is checked, and zone, side or point are named', () => {
  test('[TA-GEO-02] four squares that fill their bounds have no fault of the map', () => {
    expect(problemsOn(FOUR).filter(({ rule }) => rule === 'TA-GEO-02')).toEqual([]);
  });

  test.each([
    { what: 'a hole', zones: FOUR.slice(0, 3), named: ['hole', 'side 1 of A2'] },
    {
      what: 'an overlap',
      zones: but('B1', { poly: [[8, 0], [20, 0], [20, 10], [8, 10]] }), // biome-ignore format: a polygon is one thing
      named: ['overlap', 'A1', 'B1'],
    },
    {
      what: 'a T-junction',
      zones: [...but('A1', {}).slice(0, 2), { ...square('A2', 0, 10), c: [3, 15], poly: [[0, 10], [7, 10], [7, 20], [0, 20]] }, { ...square('B2', 10, 10), c: [13, 15], poly: [[7, 10], [20, 10], [20, 20], [7, 20]] }], // biome-ignore format: a polygon is one thing
      named: ['the corner 7, 10', 'side 2 of A1'],
    },
    {
      what: 'a zone that is not convex',
      zones: but('A1', { poly: [[0, 0], [10, 0], [4, 4], [0, 10]], c: [2, 2] }), // biome-ignore format: a polygon is one thing
      named: ['a convex zone A1', 'bent at'],
    },
    { what: 'a centre twice', zones: but('B1', { c: [5, 5] }), named: ['B1', 'A1', '5, 5'] },
    { what: 'a centre outside its zone', zones: but('A2', { c: [25, 15] }), named: ['centre of zone A2', '25, 15'] },
    { what: 'a zone beyond the bounds', zones: [...FOUR, square('C1', 20, 0)], named: ['within the bounds', 'C1'] },
    { what: 'an id twice', zones: [...FOUR.slice(0, 3), { ...FOUR[3]!, id: 'A1' }], named: ['zone A1 once'] },
  ])('[TA-GEO-02] [TA-RUL-54] $what', ({ zones, named }) => {
    const faults = problemsOn(zones).filter(({ rule }) => rule === 'TA-GEO-02');
    expect(faults.length).toBeGreaterThan(0);
    for (const words of named) expect(faults.map(({ message }) => message).join('\n')).toContain(words);
  });

  test('[TA-GEO-02] a centre that is missing is named by its place in the file', () => {
    const { c: _, ...without } = FOUR[1]!;
    const found = problemsOn([FOUR[0]!, without, FOUR[2]!, FOUR[3]!]);
    expect(found.map(({ message }) => message).join('\n')).toContain('scenarios[0].map.zones[1].c');
  });
});

describe('a pack names what its units need and tells what it is about', () => {
  const first = packed('S1');
  const loadedWith = (change: object) =>
    loadContent({ sandtable: 'legendary-battles', scenarios: [{ ...first, id: 'MINE', ...change }] });
  const commander = (supplements: readonly string[]) => ({
    units: {
      ...first.units,
      A: first.units.A.map((entry, i) => (i === 0 ? { ...entry, requiredSupplements: supplements } : entry)),
    },
  });

  test('[TA-MAP-SET-10] required supplements are those of the genre', () => {
    expect(loadedWith(commander(['X03'])).ok).toBe(true);
    expect(loadedWith(commander(['X99']))).toMatchObject({ ok: false, problems: [{ rule: 'TA-CORE-SUP-06' }] });
  });

  test('[TA-CORE-SUP-01] required and optional supplements of a unit are one of a kind together', () => {
    expect(loadedWith(commander(['X03', 'X04']))).toMatchObject({ ok: false, problems: [{ rule: 'TA-CORE-SUP-01' }] });
  });

  test.each(['background', 'summary'] as const)(
    '[TA-MAP-SET-09] [TA-SCN-GEN-05] a pack without a %s is refused',
    (field) => {
      const { [field]: _, ...rest } = { ...first, id: 'MINE' };
      const missing = loadContent({ sandtable: 'legendary-battles', scenarios: [rest] });
      expect(missing).toMatchObject({ ok: false, problems: [{ path: `scenarios[0].${field}` }] });
      expect(loadedWith({ [field]: '' })).toMatchObject({ ok: false, problems: [{ path: `scenarios[0].${field}` }] });
    },
  );
});
