import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORCES, UNITS } from '../src/content/forces.js';
import { BUILT_IN, type Library, libraryOf, mergeContent, unitsOfForce } from '../src/content/library.js';
import { formatContent, loadContent } from '../src/content/load.js';
import { ROSTERS } from '../src/content/rosters.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import { SECTIONS } from '../src/content/sections.js';
import { hasTrait, TRAIT_IDS } from '../src/content/traits.js';
import type { Content } from '../src/content/types.js';
import { hexIndex, setupArea } from '../src/rules/board.js';
import { SEATS } from '../src/terms.js';

const EMPTY: Content = { forces: [], units: [], sections: [], rosters: [], scenarios: [] };
const NOTHING: Library = libraryOf(EMPTY);
const ALL: Content = { forces: FORCES, units: UNITS, sections: SECTIONS, rosters: ROSTERS, scenarios: SCENARIOS };

describe('what comes with the game', () => {
  test('[QL-RUL-38] [QL-RUL-39] five lists with 61 units, five sections, five rosters, six scenarios', () => {
    expect(FORCES.map(({ id }) => id)).toEqual(['GL', 'RV', 'PG', 'VB', 'AR']);
    expect(FORCES.map(({ id }) => unitsOfForce(BUILT_IN, id).length)).toEqual([12, 12, 13, 12, 12]);
    expect([SECTIONS, ROSTERS, SCENARIOS].map((list) => list.length)).toEqual([5, 5, 6]);
  });

  test('passes the same checks as a file of a player, and comes back unchanged', () => {
    const file = JSON.parse(JSON.stringify(formatContent(ALL)));
    expect(loadContent(file, NOTHING)).toEqual({ ok: true, content: ALL });
  });

  test.each(FORCES)('[QL-CMP-07] $name: vehicles first, every unit of the one list', ({ id }) => {
    const list = unitsOfForce(BUILT_IN, id);
    const firstInfantry = list.findIndex(({ cls }) => cls === 'INF');
    expect(list.slice(firstInfantry).every(({ cls }) => cls === 'INF')).toBe(true);
    expect(list.map((unit) => unit.id)).toEqual(UNITS.filter(({ force }) => force === id).map((unit) => unit.id));
    expect(list.every((unit) => unit.id.startsWith(`${id}-`))).toBe(true);
  });

  test.each(UNITS)(
    '[QL-CMP-03] [QL-CMP-06] [QL-CMP-09] $id has a number of dice for each of $size elements',
    (unit) => {
      expect(unit.size).toBeGreaterThanOrEqual(2);
      expect(unit.size).toBeLessThanOrEqual(5);
      expect(unit.dice).toHaveLength(unit.size);
      expect(unit.speed).toHaveLength(2);
    },
  );

  test.each([
    { id: 'RO-GL', vp: 295, count: 8 },
    { id: 'RO-RV', vp: 296, count: 8 },
    { id: 'RO-PG', vp: 298, count: 9 },
    { id: 'RO-VB', vp: 299, count: 12 },
    { id: 'RO-AR', vp: 300, count: 9 },
  ])('[QL-SET-02] [QL-SET-04] $id: $count units of one list for $vp VP', ({ id, vp, count }) => {
    const roster = BUILT_IN.rosters.get(id)!;
    const units = roster.units.map((unit) => BUILT_IN.units.get(unit)!);
    expect(units).toHaveLength(count);
    expect(units.every(({ force }) => force === roster.force)).toBe(true);
    expect(units.reduce((sum, unit) => sum + unit.vp, 0)).toBe(vp);
    expect(roster.vp).toBe(vp);
  });

  test.each([
    { id: 'SC-1', vp: [123, 125], first: 'rolloff', targets: { A: 80, B: 80 } },
    { id: 'SC-2', vp: [298, 296], first: 'rolloff', targets: { A: 230, B: 190 } },
    { id: 'SC-3', vp: [299, 296], first: 'rolloff', targets: { A: 235, B: 200 } },
    { id: 'SC-4', vp: [295, 300], first: 'B', targets: { A: 200, B: 200 } },
    { id: 'SC-5', vp: [298, 178], first: 'A', targets: { A: null, B: 120 } },
    { id: 'SC-6', vp: [159, 159], first: 'rolloff', targets: { A: 100, B: 100 } },
  ])('[QL-SCN-01] [QL-SCN-08] $id: $vp VP, first $first, targets $targets', ({ id, vp, first, targets }) => {
    const scenario = BUILT_IN.scenarios.get(id)!;
    expect(SEATS.map((seat) => scenario.seats[seat].rosterVp)).toEqual(vp);
    expect(scenario.first).toBe(first);
    expect(scenario.vpTarget).toEqual(targets);
  });

  test('[QL-SCN-02] [QL-SCN-03] the scenarios with conditions and objectives of their own', () => {
    expect(BUILT_IN.scenarios.get('SC-3')!.objectives).toEqual([
      { hex: 'G4', vp: 3 },
      { hex: 'G7', vp: 3 },
      { hex: 'G14', vp: 3 },
    ]);
    expect(BUILT_IN.scenarios.get('SC-5')!.victory).toEqual([
      { kind: 'destroy', tag: 'magistrate', winner: 'A' },
      { kind: 'vp', seat: 'B' },
      { kind: 'turnLimit', turns: 6, winner: 'B' },
    ]);
  });

  test('[QL-TRT-24] no unit of Proving Ground has a trait; all other scenarios and rosters have some', () => {
    const traited = (ids: readonly string[]) => ids.some((id) => BUILT_IN.units.get(id)!.traits.length > 0);
    const scenarios = SCENARIOS.filter(({ seats }) => traited([...seats.A.roster, ...seats.B.roster]));
    expect(scenarios.map(({ id }) => id)).toEqual(['SC-2', 'SC-3', 'SC-4', 'SC-5', 'SC-6']);
    expect(ROSTERS.every(({ units }) => traited(units))).toBe(true);
  });

  test('[QL-SET-03] Twin Banners is the same roster twice', () => {
    const { A, B } = BUILT_IN.scenarios.get('SC-6')!.seats;
    expect(A.roster).toEqual(B.roster);
  });
});

describe('merging', () => {
  const mine = { ...UNITS[0]!, id: 'MY-A1' };

  test('[QL-UNC-12] adds what was loaded after what was there', () => {
    const merged = mergeContent(BUILT_IN, { ...EMPTY, units: [mine] });
    expect(merged.ok && [...merged.library.units.keys()].at(-1)).toBe('MY-A1');
    expect(merged.ok && merged.library.units.size).toBe(62);
    expect(BUILT_IN.units.size).toBe(61);
  });

  test('refuses an id that is taken, and names every one', () => {
    const merged = mergeContent(BUILT_IN, { ...EMPTY, units: [mine, UNITS[3]!], sections: [SECTIONS[0]] });
    expect(merged.ok ? [] : merged.problems.map(({ message }) => message)).toEqual([
      'units[1].id is "GL-A4", expected an id that no other unit has',
      'sections[0].id is "S1", expected an id that no other map section has',
    ]);
  });
});

// --- Files of players ---------------------------------------------------------------------------------------------

const FORCE = { id: 'MY', name: 'My Own' };
const UNIT = {
  id: 'MY-I1',
  force: 'MY',
  name: 'Scouts',
  cls: 'INF',
  size: 3,
  speed: [2, 4],
  armor: null,
  range: 4,
  ap: 0,
  dice: [4, 3, 2],
  traits: [{ id: 'vanguard' }],
};
const ROWS = Array.from({ length: 13 }, (_, i) => '.'.repeat(i % 2 === 0 ? 7 : 8));
const SECTION = { id: 'MY-S', name: 'Salt Flat', ground: 'temperate', rows: ROWS };
const SCENARIO = {
  id: 'MY-SC',
  name: 'Over the Ice',
  board: { left: { section: 'S4', rot: 0 }, right: { section: 'S1', rot: 0 }, firstPlaced: 'left' },
  seats: {
    A: { force: 'PG', roster: ['PG-A1', 'PG-I1'], setup: { type: 'area', area: 'north' }, suggested: ['B2', 'B3'] },
    B: {
      force: 'VB',
      roster: ['VB-A1', 'VB-I2'],
      setup: { type: 'hexes', hexes: ['F3', 'L2', 'L3', 'L4'] },
      restricted: [{ unitIndex: 0, hexes: ['L2', 'L3'], tag: 'leader' }],
      markers: [{ unitIndex: 1, suppression: 2 }],
      suggested: ['L2', 'F3'],
    },
  },
};

function file(content: object) {
  return { sandtable: 'quantum-legions', ...content };
}

/** What is wrong with a file, one line for each problem: field, expectation, rule. */
function wrong(json: unknown, base?: Library): string[] {
  const read = loadContent(json, base);
  if (read.ok) return [];
  return read.problems.map(({ path, message, rule = '-' }) => {
    const [, expected = ''] = message.replace(` (${rule})`, '').split(', expected ');
    return [path, expected, rule].join(' | ');
  });
}

function unitWith(change: object): string[] {
  return wrong(file({ forces: [FORCE], units: [{ ...UNIT, ...change }] }));
}

/** The scenario with one field changed, named by its path. */
function scenarioWith(...changes: [path: string, value: unknown][]): string[] {
  const scenario = structuredClone(SCENARIO) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const parent = keys.reduce((at, key) => at[key] as Record<string, unknown>, scenario);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return wrong(file({ scenarios: [scenario] }));
}

describe('a file', () => {
  test('may be almost empty', () => {
    expect(loadContent(file({}))).toEqual({ ok: true, content: EMPTY });
  });

  test.each([
    { json: null, problem: ' | an object with "sandtable": "quantum-legions" | -' },
    { json: [], problem: ' | an object with "sandtable": "quantum-legions" | -' },
    { json: {}, problem: 'sandtable | "quantum-legions" | -' },
    { json: { sandtable: 'legends' }, problem: 'sandtable | "quantum-legions" | -' },
    { json: file({ units: {} }), problem: 'units | a list | -' },
    { json: file({ unit: [] }), problem: 'unit | no such field | -' },
    { json: file({ 'my units': [] }), problem: '["my units"] | no such field | -' },
    { json: file({ forces: ['GL'] }), problem: 'forces[0] | a force | -' },
  ])('$json is told: $problem', ({ json, problem }) => {
    expect(wrong(json)).toEqual([problem]);
  });

  test('has all its problems told at once, each in a sentence', () => {
    const read = loadContent(
      file({
        sandtable: 'quantum legions',
        forces: [{ id: 'MY' }],
        units: [UNIT, { ...UNIT, id: 'MY-I2', speed: [2, 9], colour: 'red' }, { ...UNIT, id: 'MY-I3', speed: [2, 9] }],
        rosters: [{ id: 'MY-R', force: 'PC', name: 'Patrol', units: ['MY-I1', 'MY-I2', 'PG-A11'] }],
      }),
    );
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([
      'sandtable is "quantum legions", expected "quantum-legions"',
      'forces[0].name is nothing, expected a text of 1 to 60 characters',
      'units[1].colour is "red", expected no such field',
      'units[2].speed[1] is 9, expected a whole number from 2 to 8 (QL-UNC-01)',
      'rosters[0].force is "PC", expected the id of a force (did you mean "PG"?)',
      'rosters[0].units[2] is "PG-A11", expected the id of a unit (did you mean "PG-A1"?)',
    ]);
    expect(read.ok ? {} : read.problems[3]).toMatchObject({
      path: 'units[2].speed[1]',
      rule: 'QL-UNC-01',
    });
  });

  test('can refer to what another file brought', () => {
    const first = loadContent(file({ forces: [FORCE], units: [UNIT] }));
    const merged = first.ok ? mergeContent(BUILT_IN, first.content) : null;
    const second = file({ rosters: [{ id: 'MY-R', force: 'MY', name: 'Patrol', units: ['MY-I1', 'MY-I1'] }] });
    expect(wrong(second)).toHaveLength(3);
    expect(merged?.ok && wrong(second, merged.library)).toEqual([]);
  });

  test('loads again as it was saved', () => {
    const read = loadContent(
      file({
        forces: [FORCE],
        units: [UNIT],
        sections: [SECTION],
        rosters: [{ id: 'MY-R', force: 'MY', name: 'Patrol', units: ['MY-I1'] }],
        scenarios: [SCENARIO],
      }),
    );
    expect(read.ok && loadContent(JSON.parse(JSON.stringify(formatContent(read.content))))).toEqual(read);
  });

  test('uses each id once', () => {
    expect(wrong(file({ forces: [FORCE, FORCE, { id: 'GL', name: 'Gold' }] }))).toEqual([
      'forces[1].id | an id that forces[0] does not have already | -',
      'forces[2].id | an id that no other force has | -',
    ]);
  });

  test.each(['', '1-A', 'my unit', '__proto__', 'x'.repeat(41), 7])('refuses the id %j', (id) => {
    expect(wrong(file({ forces: [{ ...FORCE, id }] }))).toEqual([
      'forces[0].id | an id of letters, digits and hyphens that begins with a letter, at most 40 characters | -',
    ]);
  });

  test('is not fooled by names that every object has', () => {
    expect(unitWith({ force: 'constructor' })).toEqual(['units[0].force | the id of a force | -']);
  });
});

describe('a unit', () => {
  test('[QL-UNC-10] [QL-UNC-12] comes back with its VP', () => {
    const read = loadContent(file({ forces: [FORCE], units: [UNIT] }));
    expect(read.ok && read.content.units[0]).toEqual({ ...UNIT, vp: 19, vpBasic: 18 });
  });

  test('[QL-UNC-10] may state its VP if they are right', () => {
    expect(unitWith({ vp: 19, vpBasic: 18 })).toEqual([]);
    expect(unitWith({ vp: 20, vpBasic: 19 })).toEqual([
      'units[0].vp | 19, as computed, or nothing | QL-UNC-10',
      'units[0].vpBasic | 18, as computed, or nothing | QL-UNC-10',
    ]);
  });

  test('may leave out traits', () => {
    const { traits: _, ...plain } = UNIT;
    const read = loadContent(file({ forces: [FORCE], units: [plain] }));
    expect(read.ok && read.content.units[0]).toMatchObject({ traits: [], vp: 18, vpBasic: 18 });
  });

  test.each<[change: object, problem: string]>([
    [{ force: 'MX' }, 'units[0].force | the id of a force (did you mean "MY"?) | -'],
    [{ name: '  ' }, 'units[0].name | a text of 1 to 60 characters | -'],
    [{ cls: 'TANK' }, 'units[0].cls | one of "AFV", "INF" | -'],
    [{ size: '3' }, 'units[0].size | a whole number | -'],
    [{ size: 2.5 }, 'units[0].size | a whole number | -'],
    [{ speed: [2] }, 'units[0].speed | two whole numbers, for Engage and Advance | -'],
    [{ speed: [2, null] }, 'units[0].speed[1] | a whole number | -'],
    [{ armor: undefined }, 'units[0].armor | a whole number, or null for none | -'],
    [
      { traits: [{ id: 'hoover' }] },
      `units[0].traits[0].id | one of ${TRAIT_IDS.map((id) => `"${id}"`).join(', ')} | -`,
    ],
    [{ traits: ['hover'] }, 'units[0].traits[0] | a trait, such as { "id": "hover" } | -'],
    [{ size: 6, dice: [6, 5, 4, 3, 2, 1] }, 'units[0].size | a whole number from 2 to 5 | QL-UNC-01'],
    [{ armor: 7 }, 'units[0].armor | none (null) or a whole number from 2 to 6 | QL-UNC-01'],
    [{ dice: [4, 3] }, 'units[0].dice | one number for each of the 3 elements | QL-UNC-01'],
    [{ dice: [4, 5, 2] }, 'units[0].dice[1] | at most 4, the number before it | QL-UNC-01'],
    [
      { traits: [{ id: 'steadfast' }, { id: 'unsteady' }] },
      'units[0].traits[1].id | a trait that goes with Steadfast | QL-UNC-02',
    ],
    [
      { traits: [{ id: 'minimum-range', x: 3 }] },
      'units[0].traits[0].x | a whole number from 2 to 2, half the range | QL-UNC-02',
    ],
    [{ traits: [{ id: 'hover' }] }, 'units[0].traits[0].id | a trait for class INF | QL-UNC-13'],
    [{ traits: [{ id: 'indirect-fire' }] }, 'units[0].traits[0].id | a trait for range 4 | QL-UNC-13'],
    [{ traits: [{ id: 'deflector', x: 5 }] }, 'units[0].traits[0].x | one of 3 | QL-UNC-13'],
  ])('[QL-UNC-13] with %j is told: %s', (change, problem) => {
    expect(unitWith(change)).toEqual([problem]);
  });
});

describe('a map section', () => {
  const sectionWith = (change: object) => wrong(file({ sections: [{ ...SECTION, ...change }] }));
  const rowsWith = (i: number, row: string) => ROWS.map((old, j) => (i === j ? row : old));

  test('[QL-BRD-01] loads and can be part of a board', () => {
    const board = { left: { section: 'MY-S', rot: 180 }, right: { section: 'S1', rot: 0 }, firstPlaced: 'right' };
    expect(wrong(file({ sections: [SECTION], scenarios: [{ ...SCENARIO, board }] }))).toEqual([]);
  });

  test.each<[change: object, problem: string]>([
    [{ ground: 'lunar' }, 'sections[0].ground | one of "temperate", "frozen" | -'],
    [{ rows: 'none' }, 'sections[0].rows | a list of 13 rows | -'],
    [{ rows: ROWS.slice(1) }, 'sections[0].rows | a list of 13 rows | QL-BRD-01'],
    [{ rows: [...ROWS, ROWS[1]] }, 'sections[0].rows | a list of 13 rows | QL-BRD-01'],
    [{ rows: [...ROWS.slice(1), 7] }, 'sections[0].rows[12] | a text | -'],
    [{ rows: [ROWS[12], ...ROWS.slice(1, 12), '......'] }, 'sections[0].rows[12] | 7 characters in row M | QL-BRD-01'],
    [{ rows: rowsWith(2, '........') }, 'sections[0].rows[2] | 7 characters in row C | QL-BRD-01'],
    [{ rows: rowsWith(3, '.......') }, 'sections[0].rows[3] | 8 characters in row D | QL-BRD-01'],
    [{ rows: rowsWith(12, '...x...') }, 'sections[0].rows[12] | only the terrain codes . f h s u w | QL-BRD-09'],
    [{ rows: rowsWith(12, '...F...') }, 'sections[0].rows[12] | only the terrain codes . f h s u w | QL-BRD-09'],
  ])('[QL-BRD-01] [QL-BRD-09] with %j is told: %s', (change, problem) => {
    expect(sectionWith(change)).toEqual([problem]);
  });
});

describe('a roster', () => {
  const rosterWith = (change: object) =>
    wrong(file({ rosters: [{ id: 'R', force: 'PG', name: 'Two tanks', units: ['PG-A1', 'PG-A1'], ...change }] }));

  test('[QL-SET-04] may state its VP if they are right', () => {
    expect(rosterWith({})).toEqual([]);
    expect(rosterWith({ vp: 90 })).toEqual([]);
    expect(rosterWith({ vp: 80 })).toEqual(['rosters[0].vp | 90, the sum of its units, or nothing | QL-SET-04']);
  });

  test('[QL-SET-06] has 1 to 41 units', () => {
    expect(rosterWith({ units: [] })).toEqual(['rosters[0].units | a list of 1 to 41 unit ids | QL-SET-06']);
    expect(rosterWith({ units: Array(41).fill('PG-I1') })).toEqual([]);
    expect(rosterWith({ units: Array(42).fill('PG-I1') })).toEqual([
      'rosters[0].units | a list of 1 to 41 unit ids | QL-SET-06',
    ]);
  });

  test('[QL-SET-02] may mix lists, for games that allow it', () => {
    expect(rosterWith({ units: ['PG-A1', 'VB-A1'] })).toEqual([]);
  });
});

describe('a scenario', () => {
  test('[QL-SCN-01] needs only an id and a name: the rest is the standard game', () => {
    const read = loadContent(file({ scenarios: [{ id: 'MY-SC', name: 'Open Field' }] }));
    expect(read.ok && read.content.scenarios).toEqual([
      {
        id: 'MY-SC',
        name: 'Open Field',
        story: '',
        notes: '',
        seats: { A: {}, B: {} },
        first: 'rolloff',
        objectives: [],
        victory: [{ kind: 'vp' }],
      },
    ]);
  });

  test('[QL-SCN-01] [QL-SCN-05] [QL-SCN-06] may lay down rosters, board, hexes, tags and markers', () => {
    expect(scenarioWith()).toEqual([]);
  });

  test.each<[rule: string, changes: [string, unknown][], problems: string[]]>([
    [
      'QL-SET-10',
      [['board.right.section', 'S4']],
      ['scenarios[0].board.right.section | another section than the left one | QL-SET-10'],
    ],
    [
      'QL-SET-09',
      [['board.left.section', 'S9']],
      ['scenarios[0].board.left.section | the id of a map section (did you mean "S1"?) | -'],
    ],
    ['QL-BRD-06', [['board.left.rot', 90]], ['scenarios[0].board.left.rot | one of 0, 180 | -']],
    [
      'QL-SET-02',
      [['seats.A.force', undefined]],
      ['scenarios[0].seats.A.force | the id of a force, as there is a roster | -'],
    ],
    [
      'QL-SCN-01',
      [['seats.A.roster', ['PG-A1', 'PGI1']]],
      ['scenarios[0].seats.A.roster[1] | the id of a unit (did you mean "PG-I1"?) | -'],
    ],
    [
      'QL-SET-04',
      [['seats.A.rosterVp', 70]],
      ['scenarios[0].seats.A.rosterVp | 71, the sum of the roster, or nothing | QL-SET-04'],
    ],
    [
      'QL-SET-06',
      [
        ['seats.B.setup', { type: 'hexes', hexes: ['L2'] }],
        ['seats.B.restricted', undefined],
        ['seats.B.suggested', undefined],
      ],
      ['scenarios[0].seats.B.roster | at most 1 units, one for each setup hex | QL-SET-06'],
    ],
    [
      'QL-BRD-03',
      [['seats.B.setup', { type: 'hexes', hexes: ['L2', 'L3', 'F3', 'L14', 'N1'] }]],
      [
        'scenarios[0].seats.B.setup.hexes[3] | a hex in play, such as "G7" | QL-BRD-03',
        'scenarios[0].seats.B.setup.hexes[4] | a hex in play, such as "G7" | QL-BRD-03',
      ],
    ],
    [
      'QL-SCN-05',
      [['seats.B.setup.hexes', ['L2', 'L3', 'F3', 'L3']]],
      ['scenarios[0].seats.B.setup.hexes[3] | each setup hex once | QL-SCN-05'],
    ],
    [
      'QL-SCN-05',
      [['seats.B.setup', { type: 'rows' }]],
      ['scenarios[0].seats.B.setup.type | a setup of type "area" or "hexes" | -'],
    ],
    [
      'QL-SCN-05',
      [
        ['seats.A.setup', undefined],
        ['seats.A.suggested', undefined],
      ],
      ['scenarios[0].seats.A.setup | a setup, as seat B has one | QL-SCN-05'],
    ],
    [
      'QL-SCN-06',
      [['seats.B.restricted', [{ unitIndex: 2, tag: 'leader' }]]],
      ['scenarios[0].seats.B.restricted[0].unitIndex | a place in the roster, from 0 to 1 | QL-SCN-06'],
    ],
    [
      'QL-SCN-06',
      [
        [
          'seats.B.restricted',
          [
            { unitIndex: 0, hexes: ['L2'] },
            { unitIndex: 0, tag: 'leader' },
          ],
        ],
      ],
      ['scenarios[0].seats.B.restricted[1].unitIndex | each place in the roster once | QL-SCN-06'],
    ],
    [
      'QL-SCN-06',
      [['seats.B.restricted', [{ unitIndex: 0, hexes: ['L2', 'M2'] }]]],
      ["scenarios[0].seats.B.restricted[0].hexes[1] | one of the seat's setup hexes | QL-SCN-06"],
    ],
    [
      'QL-SCN-06',
      [['seats.B.restricted', [{ unitIndex: 0 }]]],
      ['scenarios[0].seats.B.restricted[0] | hexes or a tag | QL-SCN-06'],
    ],
    [
      'QL-SCN-06',
      [['seats.A.restricted', [{ unitIndex: 1, tag: 'leader' }]]],
      ['scenarios[0].seats.B.restricted[0].tag | a tag no other unit has | QL-SCN-06'],
    ],
    [
      'QL-SCN-06',
      [['seats.A.roster', undefined]],
      [
        'scenarios[0].seats.A.force | a roster beside it | QL-SCN-06',
        'scenarios[0].seats.A.suggested | a roster beside it | QL-SCN-06',
      ],
    ],
    [
      'QL-SET-16', // F3 is ice
      [
        ['seats.B.restricted', [{ unitIndex: 0, hexes: ['F3'] }]],
        ['seats.B.suggested', ['L2', 'L3']],
      ],
      [
        'scenarios[0].seats.B.restricted[0].hexes | a hex that VB-A1 can stand in | QL-SET-16',
        'scenarios[0].seats.B.suggested[0] | one of F3 | QL-SET-14',
      ],
    ],
    [
      'QL-SCN-01',
      [
        [
          'seats.B.markers',
          [
            { unitIndex: 5, order: 'engage' },
            { unitIndex: 0, suppression: 0 },
          ],
        ],
      ],
      ['scenarios[0].seats.B.markers[1].suppression | a whole number from 1 to 99 | -'],
    ],
    [
      'QL-SCN-01',
      [['seats.B.markers', [{ unitIndex: 5, order: 'engage' }, { unitIndex: 0 }]]],
      [
        'scenarios[0].seats.B.markers[0].unitIndex | a place in the roster, from 0 to 1 | QL-SCN-06',
        'scenarios[0].seats.B.markers[1] | suppression or an order | QL-SCN-01',
      ],
    ],
    [
      'QL-SET-14',
      [['seats.A.suggested', ['B2', 'C3']]],
      [
        'scenarios[0].seats.A.suggested[1] | one of the 27 setup hexes (A1, A2, A3, A4, A5, A6, A7, A8, ...) | QL-SET-14',
      ],
    ],
    [
      'QL-SET-14',
      [['seats.B.suggested', ['L4', 'F3']]],
      ['scenarios[0].seats.B.suggested[0] | one of L2, L3 | QL-SET-14'],
    ],
    [
      'QL-SET-15',
      [['seats.A.suggested', ['B2', 'B2']]],
      ['scenarios[0].seats.A.suggested[1] | a hex with no other unit in it | QL-SET-15'],
    ],
    [
      'QL-SET-16',
      [
        ['seats.B.restricted', undefined],
        ['seats.B.suggested', ['F3', 'L2']],
      ],
      ['scenarios[0].seats.B.suggested[0] | ground that VB-A1 can stand on, not ice | QL-SET-16'],
    ],
    [
      'QL-SET-18',
      [['seats.A.suggested', ['B2']]],
      ['scenarios[0].seats.A.suggested | 2 hexes, one for each unit of the roster | QL-SET-18'],
    ],
    [
      'QL-SCN-03',
      [
        [
          'objectives',
          [
            { hex: 'G7', vp: 3 },
            { hex: 'G7', vp: 2 },
          ],
        ],
      ],
      ['scenarios[0].objectives[1].hex | each objective hex once | QL-SCN-03'],
    ],
    [
      'QL-SCN-03',
      [['objectives', [{ hex: 'B14', vp: 3 }]]],
      ['scenarios[0].objectives[0].hex | a hex in play, such as "G7" | QL-BRD-03'],
    ],
    [
      'QL-SCN-02',
      [['victory', [{ kind: 'vp' }, { kind: 'destroy', tag: 'general', winner: 'A' }]]],
      ['scenarios[0].victory[1].tag | the tag of a restricted unit | QL-SCN-06'],
    ],
    [
      'QL-SCN-02',
      [['victory', [{ kind: 'survive' }]]],
      ['scenarios[0].victory[0].kind | a condition of kind "vp", "destroy" or "turnLimit" | -'],
    ],
    [
      'QL-SCN-08',
      [['vpTarget', { A: null, B: 100 }]],
      ['scenarios[0].vpTarget.A | a whole number, as seat A has a "vp" condition | QL-SCN-08'],
    ],
    [
      'QL-SCN-08',
      [['victory', [{ kind: 'turnLimit', turns: 6, winner: 'B' }]]],
      [
        'scenarios[0].vpTarget.A | null, as seat A has no "vp" condition | QL-SCN-08',
        'scenarios[0].vpTarget.B | null, as seat B has no "vp" condition | QL-SCN-08',
      ],
    ],
    ['QL-SCN-07', [['first', 'C']], ['scenarios[0].first | one of "A", "B", "rolloff" | -']],
  ])('[%s] with %j is told: %j', (_, changes, problems) => {
    expect(scenarioWith(...changes)).toEqual(problems);
  });

  test('[QL-TRT-06] Vanguard counts in an area, and among listed hexes only if the scenario says so', () => {
    expect(hasTrait(BUILT_IN.units.get('PG-I3')!, 'vanguard')).toBe(true);
    expect(setupArea('north', false, 2)).not.toContain(hexIndex('C3'));
    const scouts: [string, unknown] = ['seats.A.roster', ['PG-A1', 'PG-I3']];
    expect(scenarioWith(scouts, ['seats.A.suggested', ['B2', 'C3']])).toEqual([]);
    const listed = { type: 'hexes', hexes: ['B2', 'B3'] };
    const there: [string, unknown] = ['seats.A.suggested', ['B2', 'C3']];
    expect(scenarioWith(scouts, there, ['seats.A.setup', listed])).toEqual([
      'scenarios[0].seats.A.suggested[1] | one of B2, B3 | QL-SET-14',
    ]);
    expect(scenarioWith(scouts, there, ['seats.A.setup', { ...listed, vanguard: ['C3'] }])).toEqual([]);
  });

  test('is not blamed for a unit or section of the file that has problems of its own', () => {
    const scenario = structuredClone(SCENARIO);
    scenario.seats.A.roster = ['MY-I1', 'PG-I1'];
    scenario.seats.A.force = 'MY';
    scenario.board.right.section = 'MY-S';
    const json = file({
      forces: [FORCE],
      units: [{ ...UNIT, range: 12 }],
      sections: [{ ...SECTION, ground: 'lunar' }],
      scenarios: [scenario],
    });
    expect(wrong(json)).toEqual([
      'units[0].range | a whole number from 1 to 10 | QL-UNC-01',
      'sections[0].ground | one of "temperate", "frozen" | -',
    ]);
  });
});

describe('whatever stands in a file', () => {
  const WHOLE = file({
    forces: [FORCE],
    units: [UNIT],
    sections: [SECTION],
    rosters: [{ id: 'MY-R', force: 'MY', name: 'Patrol', units: ['MY-I1', 'PG-A1'] }],
    scenarios: [
      {
        ...SCENARIO,
        vpTarget: { A: 50, B: 50 },
        objectives: [{ hex: 'G7', vp: 3 }],
        victory: [{ kind: 'vp' }, { kind: 'destroy', tag: 'leader', winner: 'A' }],
      },
    ],
  });

  /** Every field of the file, by its path. */
  function fields(value: unknown, path: (string | number)[] = []): (string | number)[][] {
    if (typeof value !== 'object' || value === null) return [path];
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    return [path, ...[...keys].flatMap((key) => fields((value as never)[key], [...path, key]))];
  }

  function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
    if (key === undefined) return by;
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
    copy[key] = replaced(copy[key], rest, by);
    return copy;
  }

  const aValue = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 12 }), fc.constantFrom('A', 'S1', 'PG-A1', 'G7'));

  test('is either loaded whole or told of, and never breaks the program', () => {
    expect(wrong(WHOLE)).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...fields(WHOLE)), aValue, (path, value) => {
        const json = replaced(WHOLE, path, value);
        const read = loadContent(json);
        if (read.ok) expect(loadContent(formatContent(read.content))).toEqual(read);
        else for (const { message } of read.problems) expect(message).toMatch(/ is .+, expected .+$/s);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(loadContent(json).ok).toBe(false);
      }),
    );
  });
});
