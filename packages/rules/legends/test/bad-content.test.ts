import { Game, Malformed } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../src/content/load.js';
import { legends } from '../src/ruleset.js';
import { BLOCK, brick, city, KIOSK } from './kit.js';

// Whatever is wrong with a file of cities, or with the Heroes of a setup, is told with the path of its field.

const WALL = brick(9.5);
const PANEL = WALL.panels[0]!;
const withPanel = (part: object) => city([{ ...WALL, panels: [{ ...PANEL, ...part }] }]);
const withOpenings = (...openings: object[]) => withPanel({ openings });
const pane = (id: string, rect: unknown, mat = 'glass') => ({ id, rect, mat });
const many = (n: number) => Array.from({ length: n }, (_, i) => ({ ...PANEL, id: `p${i}` }));

/** A wall half an inch high, which a walker steps over. */
const KERB = { ...WALL, h: 0.5, panels: [{ ...PANEL, box: [-0.125, -6, 0, 0.125, 6, 0.5] }] };

const BAD: readonly (readonly [what: string, city: unknown, path: string])[] = [
  ['no city at all', null, ''],
  ['a list for a city', [], ''],
  ['no id', { size: 24 }, '.id'],
  ['an id with a space', { id: 'my city', size: 24 }, '.id'],
  ['a name without letters', { ...city([]), name: '' }, '.name'],
  ['a name of a page', { ...city([]), name: 'x'.repeat(61) }, '.name'],
  ['no size', { id: 'x' }, '.size'],
  ['a size that is no number', { id: 'x', size: Number.NaN }, '.size'],
  ['a size without end', { id: 'x', size: Number.POSITIVE_INFINITY }, '.size'],
  ['a size in words', { id: 'x', size: '24' }, '.size'],
  ['a table too small', { id: 'x', size: 12 }, '.size'],
  ['buildings that are no list', { ...city([]), buildings: {} }, '.buildings'],
  ['more buildings than anybody builds', { ...city([]), buildings: Array(61).fill(WALL) }, '.buildings'],
  ['a building nowhere', city([{ ...WALL, x: Number.NaN }]), '.buildings[0].x'],
  ['a building far away', city([{ ...WALL, y: 1e308 }]), '.buildings[0].y'],
  ['a building turned by half a degree', city([{ ...WALL, yaw: 12.5 }]), '.buildings[0].yaw'],
  ['a building turned all round', city([{ ...WALL, yaw: 360 }]), '.buildings[0].yaw'],
  ['a building without height', city([{ ...WALL, h: 0 }]), '.buildings[0].h'],
  ['a building without walls', city([{ ...WALL, panels: [] }]), '.buildings[0].panels'],
  ['a building of too many walls', city([{ ...WALL, panels: many(201) }]), '.buildings[0].panels'],
  ['an unknown field of a building', city([{ ...WALL, storeys: 3 }]), '.buildings[0].storeys'],
  ['a building half off the table', city([{ ...BLOCK, x: 2 }]), '.buildings[0]'],
  ['one building in another', city([BLOCK, KIOSK]), '.buildings[0]'],
  ['a panel of five numbers', withPanel({ box: [0, 0, 0, 1, 1] }), '.buildings[0].panels[0].box'],
  ['a panel with a hole in its numbers', withPanel({ box: [0, 0, null, 1, 1, 1] }), '.buildings[0].panels[0].box[2]'],
  ['a panel that is not a number', withPanel({ box: [0, 0, Number.NaN, 1, 1, 1] }), '.buildings[0].panels[0].box[2]'],
  ['a panel under the street', withPanel({ box: [-0.1, -6, -1, 0.1, 6, 3] }), '.buildings[0].panels[0].box[2]'],
  ['a panel turned inside out', withPanel({ box: [0.1, -6, 0, -0.1, 6, 3] }), '.buildings[0].panels[0].box'],
  ['a panel without thickness', withPanel({ box: [0, -6, 0, 0, 6, 3] }), '.buildings[0].panels[0].box'],
  ['a panel higher than its building', withPanel({ box: [-0.1, -6, 0, 0.1, 6, 9] }), '.buildings[0].panels[0].box'],
  ['a panel of cheese', withPanel({ mat: 'cheese' }), '.buildings[0].panels[0].mat'],
  ['a panel of no kind', withPanel({ kind: 'curtain' }), '.buildings[0].panels[0].kind'],
  [
    'a panel in another',
    city([{ ...WALL, panels: [PANEL, { ...PANEL, id: 'again' }] }]),
    '.buildings[0].panels[1].box',
  ],
  ['two panels of one name', city([{ ...WALL, panels: [PANEL, PANEL] }]), '.buildings[0].panels[1].id'],
  [
    'openings without end',
    withOpenings(...Array(21).fill(pane('w', [0, 1, 0, 1]))),
    '.buildings[0].panels[0].openings',
  ],
  [
    'an opening of no material',
    withOpenings(pane('w', [0, 1, 0, 1], 'air')),
    '.buildings[0].panels[0].openings[0].mat',
  ],
  ['an opening of three numbers', withOpenings(pane('w', [0, 1, 0])), '.buildings[0].panels[0].openings[0].rect'],
  ['an opening without width', withOpenings(pane('w', [1, 1, 0, 1])), '.buildings[0].panels[0].openings[0].rect'],
  ['an opening beyond its panel', withOpenings(pane('w', [5, 13, 0, 1])), '.buildings[0].panels[0].openings[0].rect'],
  [
    'an opening in another',
    withOpenings(pane('w', [1, 3, 0, 2]), pane('v', [2, 4, 1, 2])),
    '.buildings[0].panels[0].openings[1].rect',
  ],
  ['things that are no list', { ...city([]), objects: 'car' }, '.objects'],
  ['a thing of no kind', city([], ['x', 'zeppelin', 5, 5]), '.objects[0].kind'],
  ['a thing of a kind that only objects inherit', city([], ['x', 'constructor', 5, 5]), '.objects[0].kind'],
  ['a thing that is not a number away', city([], ['x', 'crate', Number.NaN, 5]), '.objects[0].x'],
  ['a thing under the street', city([], ['x', 'crate', 5, 5, -1]), '.objects[0].z'],
  ['a thing in the sky', city([], ['x', 'crate', 5, 5, 1e9]), '.objects[0].z'],
  ['a thing that nothing bears', city([], ['x', 'crate', 5, 5, 2]), '.objects[0]'],
  ['a thing in a wall', city([WALL], ['x', 'crate', 9.5, 10]), '.objects[0]'],
  ['a thing with the name of a Hero', city([], ['b2', 'crate', 5, 5]), '.objects[0].id'],
  [
    'a kind without depth',
    { ...city([]), kinds: [{ id: 'k', name: 'K', w: 1, d: 0, h: 1, mat: 'wood' }] },
    '.kinds[0].d',
  ],
  ['a kind of gold', { ...city([]), kinds: [{ id: 'k', name: 'K', w: 1, d: 1, h: 1, mat: 'gold' }] }, '.kinds[0].mat'],
];

describe('a bad city is refused with its field', () => {
  test.each(BAD)('%s', (_, given, path) => {
    const read = loadContent({ sandtable: 'legends', cities: [given] });
    expect(read.ok).toBe(false);
    const problems = read.ok ? [] : read.problems;
    expect(problems.map((problem) => problem.path)).toContain(`cities[0]${path}`);
    for (const problem of problems) expect(problem.message).toMatch(/expected|unknown|not/i);
  });

  test('a file that is none', () => {
    const paths = (data: unknown): string[] => {
      const read = loadContent(data);
      return read.ok ? [] : read.problems.map(({ path }) => path);
    };
    expect(paths(null)).toEqual(['']);
    expect(paths({ sandtable: 'chess', cities: [city([])] })).toEqual(['sandtable']);
    expect(paths({ sandtable: 'legends' })).toEqual(['cities']);
    expect(paths({ sandtable: 'legends', cities: [] })).toEqual(['cities']);
    expect(paths({ sandtable: 'legends', cities: [city([])], heroes: [] })).toEqual(['heroes']);
  });
});

describe('bad Heroes of a setup are refused with their field', () => {
  const pair = (...casts: string[]) => casts.map((cast) => ({ cast, item: null }));
  const sides = (...given: unknown[]) => ({ city: 'crosstown', sides: given });
  const heroes = (...given: object[]) => ({ position: { city: 'crosstown', heroes: given } });
  const stands = { seat: 'A', at: [12, 12, 0] };

  test.each([
    ['one side too few', sides(pair('halogen', 'kerbstone')), 'sides'],
    ['a Hero nobody knows', sides(pair('halogen', 'nobody'), pair('ballast', 'capstan')), 'sides[0]'],
    ['the same Hero twice', sides(pair('halogen', 'kerbstone'), pair('ballast', 'ballast')), 'sides[1]'],
    ['too many Heroes', sides(pair('halogen', 'kerbstone', 'stairwell'), pair('ballast', 'capstan')), 'sides[0]'],
    ['an item nobody forged', sides([{ cast: 'halogen', item: 'spoon' }], pair('ballast')), 'sides[0][0].item'],
    ['no heroes', heroes(), 'position.heroes'],
    ['a seat that is not there', heroes({ ...stands, seat: 'F' }), 'position.heroes[0].seat'],
    ['nowhere', heroes({ seat: 'A', at: [Number.NaN, 1, 0] }), 'position.heroes[0].at[0]'],
    ['in two dimensions', heroes({ seat: 'A', at: [1, 1] }), 'position.heroes[0].at'],
    ['off the table', heroes({ seat: 'A', at: [30, 12, 0] }), 'position.heroes[0].at'],
    ['in a wall', heroes({ seat: 'A', at: [16.1, 18.5, 0] }), 'position.heroes[0].at'],
    ['in one another', heroes(stands, { seat: 'B', at: [12.4, 12, 0] }), 'position.heroes[0].at'],
    ['a cast nobody knows', heroes({ ...stands, cast: 'nobody' }), 'position.heroes[0].cast'],
    ['tired out already', heroes({ ...stands, fatigue: 20 }), 'position.heroes[0].fatigue'],
    ['half a point of Heroism', heroes({ ...stands, heroism: 0.5 }), 'position.heroes[0].heroism'],
    ['an item twice over', heroes({ ...stands, item: ['smash'] }), 'position.heroes[0].item'],
    [
      'a flight of nobody',
      { position: { heroes: [stands], flight: { best: 3, holder: 'z9' } } },
      'position.flight.holder',
    ],
    [
      'a danger of nobody',
      { position: { heroes: [stands], danger: { best: 3, holder: 'z9' } } },
      'position.danger.holder',
    ],
    [
      'carrying from afar',
      heroes({ ...stands, carrying: 'b1' }, { seat: 'B', at: [22, 2, 0] }),
      'position.heroes[0].carrying',
    ],
    [
      'carrying each other',
      heroes({ ...stands, carrying: 'b1' }, { seat: 'B', at: [12, 12, 1.25], carrying: 'a1' }),
      'position.heroes[0].carrying',
    ],
    [
      'two with one load',
      heroes(
        { seat: 'A', at: [12, 12, 0], carrying: 'b1' },
        { seat: 'A', at: [14, 12, 0], carrying: 'b1' },
        { seat: 'B', at: [13, 12, 0] },
      ),
      'position.heroes[1].carrying',
    ],
    [
      'a load that is held in somebody',
      {
        position: {
          city: city([], ['can', 'trashCan', 20, 20]),
          heroes: [
            { seat: 'A', at: [12, 12, 0], carrying: 'can', held: { at: [12.8, 12, 0] } },
            { seat: 'B', at: [13, 12, 0] },
          ],
        },
      },
      'position.heroes[0].held',
    ],
    [
      'its feet in a wall',
      { position: { city: city([KERB]), heroes: [{ seat: 'A', at: [9.2, 10, 0] }] } },
      'position.heroes[0].at',
    ],
    ['carrying the moon', heroes({ ...stands, carrying: 'moon' }), 'position.heroes[0].carrying'],
  ])('%s', (_, setup, path) => {
    const open = () => Game.open(legends, { setup, dice: { kind: 'seeded', seed: 1 } });
    expect(open).toThrow(Malformed);
    try {
      open();
    } catch (error) {
      expect((error as Malformed).problems.map((problem) => problem.path)).toContain(path);
    }
  });
});
