import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../src/config.js';
import { BUILT_IN } from '../src/content/library.js';
import { SECTIONS } from '../src/content/sections.js';
import type { BoardPlan, Section, TraitRef } from '../src/content/types.js';
import type { RuleId } from '../src/rulebook.js';
import {
  type AssembledBoard,
  areasOf,
  assemble,
  doubled,
  entryCost,
  HALF_HEXES,
  HEX_COUNT,
  HEXES,
  type HexIndex,
  hexAt,
  hexIndex,
  hexName,
  impassableTo,
  isHexName,
  JOINT_HEXES,
  parsePlace,
  rotateRows,
  sectionCounts,
  setupArea,
  setupHexes,
  TERRAIN,
} from '../src/rules/board.js';
import { type HexName, ROTATIONS, type Rotation, SIDES, TERRAINS, type Terrain, type UnitClass } from '../src/terms.js';

type SectionId = (typeof SECTIONS)[number]['id'];

function lay(left: SectionId, leftRot: Rotation, right: SectionId, rightRot: Rotation, firstPlaced: 'left' | 'right') {
  const plan: BoardPlan = {
    left: { section: left, rot: leftRot },
    right: { section: right, rot: rightRot },
    firstPlaced,
  };
  return assemble(plan, BUILT_IN.sections);
}

const at = (board: AssembledBoard, hex: HexName): Terrain => board.terrain[hexIndex(hex)]!;

/** Every board two players can lay: first section unturned, second on either side, turned or not (QL-SET-09, QL-SET-10). */
const ALL_BOARDS = SECTIONS.flatMap((first) =>
  SECTIONS.filter((second) => second !== first).flatMap((second) =>
    SIDES.flatMap((side) =>
      ROTATIONS.map((rot) =>
        side === 'right' ? lay(first.id, 0, second.id, rot, 'left') : lay(second.id, rot, first.id, 0, 'right'),
      ),
    ),
  ),
);

describe('hexes', () => {
  test('[QL-BRD-02] [QL-BRD-03] 176 hexes are in play: 14 in rows A, C, ... M, 13 in the others', () => {
    expect(HEX_COUNT).toBe(176);
    expect(HEXES.slice(0, 16)).toEqual('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 B1 B2'.split(' '));
    expect([hexName(26), hexName(27), hexName(175)]).toEqual(['B13', 'C1', 'M14']);
    expect(HEXES.filter((name) => name.startsWith('G'))).toHaveLength(14);
    expect(HEXES.filter((name) => name.startsWith('H'))).toHaveLength(13);
  });

  test('[QL-BRD-04] the twelve half-hexes of the flanks are not', () => {
    expect(HALF_HEXES).toEqual('B0 B14 D0 D14 F0 F14 H0 H14 J0 J14 L0 L14'.split(' '));
    expect(HALF_HEXES.some(isHexName)).toBe(false);
  });

  test.each([
    { name: 'G7', place: { X: 13, r: 7, kind: 'hex' } },
    { name: 'F7', place: { X: 14, r: 6, kind: 'hex' } },
    { name: 'B0', place: { X: 0, r: 2, kind: 'half-hex' } },
    { name: 'L14', place: { X: 28, r: 12, kind: 'half-hex' } },
    { name: 'A0', place: { X: -1, r: 1, kind: 'off' } },
    { name: 'A15', place: { X: 29, r: 1, kind: 'off' } },
    { name: 'B15', place: { X: 30, r: 2, kind: 'off' } },
    { name: 'N1', place: null },
    { name: 'a1', place: null },
    { name: 'A01', place: null },
    { name: 'A-1', place: null },
    { name: 'A1.5', place: null },
    { name: '', place: null },
  ])('[QL-BRD-05] [QL-BRD-10] $name is read as $place', ({ name, place }) => {
    expect(parsePlace(name)).toEqual(place);
  });

  test('[QL-BRD-03] names, indices and doubled coordinates name the same hex', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HEX_COUNT - 1 }), (index) => {
        const { X, r } = doubled(index);
        expect(hexIndex(hexName(index))).toBe(index);
        expect(hexAt(X, r)).toBe(index);
        expect((X + r) % 2).toBe(0);
        expect(parsePlace(hexName(index))).toEqual({ X, r, kind: 'hex' });
      }),
    );
  });

  test('[QL-BRD-04] there is no hex at the coordinates of a half-hex, off the board, or between two hexes', () => {
    for (const name of HALF_HEXES) expect(hexAt(parsePlace(name)!.X, parsePlace(name)!.r)).toBeNull();
    expect([hexAt(-1, 1), hexAt(29, 1), hexAt(2, 0), hexAt(2, 14), hexAt(4, 1)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('terrain', () => {
  const TABLE: [RuleId, Terrain, afv: number | null, inf: number | null, blocks: boolean, string, string][] = [
    ['QL-TER-01', 'open', 1, 1, false, 'none', 'none'],
    ['QL-TER-02', 'forest', 2, 2, true, 'soft', 'soft'],
    ['QL-TER-03', 'hill', 2, 2, true, 'none', 'none'],
    ['QL-TER-04', 'swamp', null, 2, false, 'none', 'none'],
    ['QL-TER-05', 'urban', 2, 2, true, 'soft', 'hard'],
    ['QL-TER-06', 'water', null, null, false, 'none', 'none'],
    ['QL-TER-07', 'ice', null, 2, false, 'none', 'none'],
  ];
  test.each(TABLE)('[%s] %s', (rule, terrain, afv, inf, blocks, coverAfv, coverInf) => {
    expect(TERRAIN[terrain]).toMatchObject({
      rule,
      cost: { AFV: afv, INF: inf },
      blocks,
      cover: { AFV: coverAfv, INF: coverInf },
    });
    expect(entryCost({ cls: 'AFV', traits: [] }, terrain)).toBe(afv);
    expect(entryCost({ cls: 'INF', traits: [] }, terrain)).toBe(inf);
  });

  test('[QL-COV-04] [QL-LOS-05] only forest and urban cover; only forest, hill and urban block', () => {
    const covering = TERRAINS.filter((t) => TERRAIN[t].cover.AFV !== 'none' || TERRAIN[t].cover.INF !== 'none');
    expect(covering).toEqual(['forest', 'urban']);
    expect(TERRAINS.filter((t) => TERRAIN[t].blocks)).toEqual(['forest', 'hill', 'urban']);
  });

  const X = null;
  //                                                                   open forest hill swamp urban water ice
  const COSTS: [string, UnitClass, TraitRef['id'][], (number | null)[]][] = [
    ['QL-TRT-01', 'AFV', ['all-terrain'], [1, 1, 1, X, 1, X, X]],
    ['QL-TRT-01', 'INF', ['all-terrain'], [1, 1, 1, 1, 1, X, 1]],
    ['QL-TRT-02', 'AFV', ['amphibious'], [1, 2, 2, 2, 2, 2, X]],
    ['QL-TRT-02', 'INF', ['amphibious'], [1, 2, 2, 2, 2, 2, 2]],
    ['QL-TRT-02', 'AFV', ['amphibious', 'all-terrain'], [1, 1, 1, 1, 1, 1, X]],
    ['QL-TRT-02', 'INF', ['all-terrain', 'amphibious'], [1, 1, 1, 1, 1, 1, 1]],
    ['QL-TRT-03', 'AFV', ['hover'], [1, 2, 2, 1, 2, 1, 1]],
    ['QL-TRT-03', 'AFV', ['hover', 'all-terrain'], [1, 1, 1, 1, 1, 1, 1]],
    ['QL-TRT-04', 'AFV', ['jump'], [1, 1, 1, 1, 1, 1, 1]],
    ['QL-TRT-04', 'INF', ['jump', 'amphibious'], [1, 1, 1, 1, 1, 1, 1]],
  ];
  test.each(COSTS)('[%s] [QL-MOV-05] %s with %j pays %j', (_, cls, traits, costs) => {
    const unit = { cls, traits: traits.map((id) => ({ id })) };
    expect(TERRAINS.map((terrain) => entryCost(unit, terrain))).toEqual(costs);
  });

  test.each([
    { cls: 'AFV', traits: [], impassable: ['swamp', 'water', 'ice'] },
    { cls: 'INF', traits: [], impassable: ['water'] },
    { cls: 'AFV', traits: ['jump'], impassable: ['swamp', 'water', 'ice'] },
    { cls: 'INF', traits: ['jump'], impassable: ['water'] },
    { cls: 'AFV', traits: ['jump', 'amphibious'], impassable: ['ice'] },
    { cls: 'INF', traits: ['jump', 'amphibious'], impassable: [] },
    { cls: 'AFV', traits: ['hover'], impassable: [] },
    { cls: 'AFV', traits: ['all-terrain'], impassable: ['swamp', 'water', 'ice'] },
  ] as const)('[QL-SET-21] [QL-TER-09] $impassable cannot hold $cls with $traits', ({ cls, traits, impassable }) => {
    const unit = { cls, traits: traits.map((id) => ({ id })) };
    expect(TERRAINS.filter((terrain) => impassableTo(unit, terrain))).toEqual(impassable);
  });
});

describe('sections', () => {
  test.each([
    { id: 'S1', counts: { open: 60, forest: 16, hill: 5, urban: 4 } },
    { id: 'S2', counts: { open: 58, forest: 8, urban: 16, hill: 3 } },
    { id: 'S3', counts: { open: 53, forest: 8, swamp: 14, hill: 2, water: 6, urban: 2 } },
    { id: 'S4', counts: { open: 56, hill: 7, forest: 8, ice: 11, urban: 3 } },
    { id: 'S5', counts: { open: 53, forest: 7, hill: 8, ice: 10, urban: 7 } },
  ])('[QL-BRD-01] [QL-BRD-08] [QL-RUL-39] $id has $counts', ({ id, counts }) => {
    const none = { open: 0, forest: 0, hill: 0, swamp: 0, urban: 0, water: 0, ice: 0 };
    expect(sectionCounts(BUILT_IN.sections.get(id)!)).toEqual({ ...none, ...counts });
  });

  test('[QL-RUL-39] three are temperate and two frozen', () => {
    expect(SECTIONS.map(({ ground }) => ground).sort()).toEqual([
      'frozen',
      'frozen',
      'temperate',
      'temperate',
      'temperate',
    ]);
  });

  test.each(SECTIONS)('[QL-BRD-06] $id turned twice lies as before, turned once it keeps its shape', ({ rows }) => {
    const turned = rotateRows(rows, 180);
    expect(rotateRows(turned, 180)).toEqual(rows);
    expect(turned.map((row) => row.length)).toEqual(rows.map((row) => row.length));
    expect(turned).not.toEqual(rows);
  });

  test.each(SECTIONS)('[QL-RUL-04] $id keeps rows A, B, L and M free of swamp and water', ({ rows }) => {
    expect([rows[0], rows[1], rows[11], rows[12]].join('')).toMatch(/^[.fhu]+$/);
  });
});

describe('boards', () => {
  test('[QL-EX-15] [QL-BRD-07] S1 with S5 on the right, turned', () => {
    const board = lay('S1', 0, 'S5', 180, 'left');
    expect(JOINT_HEXES.map((hex) => `${hex} ${at(board, hex)}`)).toEqual([
      'B7 open',
      'D7 open',
      'F7 open',
      'H7 open',
      'J7 forest',
      'L7 open',
    ]);
  });

  test('[QL-EX-16] [QL-BRD-07] [QL-RUL-05] a true conflict goes to the section placed first', () => {
    expect(at(lay('S4', 0, 'S1', 0, 'left'), 'F7')).toBe('hill');
    expect(at(lay('S4', 0, 'S1', 0, 'right'), 'F7')).toBe('forest');
  });

  test('[QL-EX-17] [QL-BRD-06] the hill at C2 of S4, turned and on the right, is K13', () => {
    expect(SECTIONS[3].rows[2][1]).toBe('h');
    expect(rotateRows(SECTIONS[3].rows, 180)[10]![5]).toBe('h');
    expect(at(lay('S1', 0, 'S4', 180, 'left'), 'K13')).toBe('hill');
  });

  test('[QL-EX-18] [QL-BRD-08] [QL-RUL-43] water freezes on its own section only', () => {
    const board = lay('S3', 0, 'S4', 0, 'left');
    expect([at(board, 'D3'), at(board, 'D12')]).toEqual(['water', 'ice']);
  });

  /** A section that is open but for the two ends of row B. */
  function ends(id: string, ground: Section['ground'], left: string, right: string): Section {
    const rows = Array.from({ length: 13 }, (_, i) => '.'.repeat(i % 2 === 0 ? 7 : 8));
    rows[1] = `${left}......${right}`;
    return { id, name: id, ground, description: '', rows };
  }

  test.each<{ left: string; right: string; frozenRight: boolean; b7: [ifLeftFirst: Terrain, ifRightFirst: Terrain] }>([
    { left: 'f', right: 'f', frozenRight: false, b7: ['forest', 'forest'] },
    { left: '.', right: '.', frozenRight: false, b7: ['open', 'open'] },
    { left: '.', right: 'h', frozenRight: false, b7: ['hill', 'hill'] },
    { left: 's', right: '.', frozenRight: false, b7: ['swamp', 'swamp'] },
    { left: 'u', right: 's', frozenRight: false, b7: ['urban', 'swamp'] },
    { left: 'w', right: 'w', frozenRight: false, b7: ['water', 'water'] },
    { left: 'w', right: 'w', frozenRight: true, b7: ['water', 'ice'] },
  ])('[QL-BRD-07] [QL-RUL-43] halves $left and $right (frozen: $frozenRight) make $b7', (halves) => {
    const sections = new Map([
      ['W', ends('W', 'temperate', 'h', halves.left)],
      ['E', ends('E', halves.frozenRight ? 'frozen' : 'temperate', halves.right, 'h')],
    ]);
    const b7 = SIDES.map((firstPlaced) => {
      const laid = { left: { section: 'W', rot: 0 }, right: { section: 'E', rot: 0 }, firstPlaced } as const;
      const board = assemble(laid, sections);
      // The outer halves of row B are hills: out of play, they must not show up anywhere (QL-BRD-04).
      expect(board.terrain.filter((t) => t !== 'open')).toEqual(at(board, 'B7') === 'open' ? [] : [at(board, 'B7')]);
      return at(board, 'B7');
    });
    expect(b7).toEqual(halves.b7);
  });

  test('[QL-SET-09] [QL-SET-10] [QL-BRD-09] 80 boards can be laid, each with one terrain in each of 176 hexes', () => {
    expect(ALL_BOARDS).toHaveLength(80);
    for (const board of ALL_BOARDS) {
      expect(board.terrain).toHaveLength(HEX_COUNT);
      expect(board.terrain.every((terrain) => TERRAINS.includes(terrain))).toBe(true);
    }
  });

  test('[QL-BRD-02] the whole hexes of both sections are on the board, as many as they have', () => {
    for (const board of ALL_BOARDS) {
      const left = sectionCounts(BUILT_IN.sections.get(board.left.section)!);
      const right = sectionCounts(BUILT_IN.sections.get(board.right.section)!);
      const joints = JOINT_HEXES.map((hex) => at(board, hex));
      for (const terrain of TERRAINS) {
        const here = board.terrain.filter((t) => t === terrain).length;
        expect(here).toBe(left[terrain] + right[terrain] + joints.filter((t) => t === terrain).length);
      }
    }
  });

  test('[QL-BRD-06] a board turned as a whole is the same board', () => {
    for (const board of ALL_BOARDS) {
      const turn = (rot: Rotation): Rotation => (rot === 0 ? 180 : 0);
      const turned = assemble(
        {
          left: { section: board.right.section, rot: turn(board.right.rot) },
          right: { section: board.left.section, rot: turn(board.left.rot) },
          firstPlaced: board.firstPlaced === 'left' ? 'right' : 'left',
        },
        BUILT_IN.sections,
      );
      expect(turned.terrain).toEqual([...board.terrain].reverse());
    }
  });

  test('[QL-TER-09] on all 80 boards vehicles can reach every hex they can stand in', () => {
    const steps = [2, 0, -2, 0, 1, -1, -1, -1, 1, 1, -1, 1];
    for (const board of ALL_BOARDS) {
      const standable = (hex: HexIndex) => !impassableTo({ cls: 'AFV', traits: [] }, board.terrain[hex]!);
      const all = HEXES.map((_, i) => i).filter(standable);
      const reached = new Set([all[0]!]);
      for (const hex of reached) {
        const { X, r } = doubled(hex);
        for (let i = 0; i < steps.length; i += 2) {
          const next = hexAt(X + steps[i]!, r + steps[i + 1]!);
          if (next !== null && standable(next)) reached.add(next);
        }
      }
      expect(reached.size).toBe(all.length);
    }
  });
});

describe('setup areas', () => {
  const names = (hexes: readonly HexIndex[]) => hexes.map(hexName);
  const rows = (letters: string) => HEXES.filter((name) => letters.includes(name[0]!));
  const WEST = 'A1 A2 B1 C1 C2 D1 E1 E2 F1 G1 G2 H1 I1 I2 J1 K1 K2 L1 M1 M2'.split(' ');
  const EAST = 'A13 A14 B13 C13 C14 D13 E13 E14 F13 G13 G14 H13 I13 I14 J13 K13 K14 L13 M13 M14'.split(' ');

  test.each([
    { area: 'north', depth: 2, hexes: rows('AB'), count: 27 },
    { area: 'south', depth: 2, hexes: rows('LM'), count: 27 },
    { area: 'north', depth: 3, hexes: rows('ABC'), count: 41 },
    { area: 'south', depth: 3, hexes: rows('KLM'), count: 41 },
    { area: 'west', depth: 2, hexes: WEST, count: 20 },
    { area: 'east', depth: 2, hexes: EAST, count: 20 },
    { area: 'west', depth: 3, hexes: WEST, count: 20 },
    { area: 'east', depth: 3, hexes: EAST, count: 20 },
  ] as const)('[QL-SET-11] [QL-SET-06] $area, $depth rows: $count hexes', ({ area, depth, hexes, count }) => {
    expect(names(setupArea(area, false, depth))).toEqual(hexes);
    expect(hexes).toHaveLength(count);
  });

  test.each([
    { area: 'north', depth: 2, hexes: rows('ABCD') },
    { area: 'south', depth: 2, hexes: rows('JKLM') },
    { area: 'north', depth: 3, hexes: rows('ABCDE') },
    { area: 'south', depth: 3, hexes: rows('IJKLM') },
  ] as const)('[QL-TRT-06] Vanguard in the $area with $depth rows', ({ area, depth, hexes }) => {
    expect(names(setupArea(area, true, depth))).toEqual(hexes);
  });

  test.each([
    { area: 'west', columns: [4, 7] },
    { area: 'east', columns: [21, 24] },
  ] as const)('[QL-TRT-06] Vanguard on the $area flank adds doubled columns $columns', ({ area, columns }) => {
    const plain = setupArea(area, false, 2);
    const added = setupArea(area, true, 2).filter((hex) => !plain.includes(hex));
    const [low, high] = columns;
    const between = HEXES.map((_, i) => i).filter((i) => doubled(i).X >= low && doubled(i).X <= high);
    expect(added).toEqual(between);
    expect(plain.length + added.length).toBe(46);
  });

  test('[QL-SET-12] the two areas face each other', () => {
    expect(areasOf(DEFAULT_CONFIG)).toEqual(['north', 'south']);
    expect(areasOf({ ...DEFAULT_CONFIG, setupEdges: 'flanks' })).toEqual(['west', 'east']);
  });

  test('[QL-SCN-05] Vanguard adds nothing to listed hexes unless the scenario lists more for it', () => {
    const listed = { type: 'hexes', hexes: ['G2', 'A1'] } as const;
    expect(names(setupHexes(listed, false, 2))).toEqual(['A1', 'G2']);
    expect(names(setupHexes(listed, true, 2))).toEqual(['A1', 'G2']);
    expect(names(setupHexes({ ...listed, vanguard: ['G2', 'C3'] }, true, 2))).toEqual(['A1', 'C3', 'G2']);
    expect(setupHexes({ type: 'area', area: 'north' }, true, 3)).toEqual(setupArea('north', true, 3));
  });

  test('[QL-RUL-04] the front lines are 10 rows apart, beyond every listed weapon', () => {
    const front = Math.max(...setupArea('north', false, 2).map((hex) => doubled(hex).r));
    const facing = Math.min(...setupArea('south', false, 2).map((hex) => doubled(hex).r));
    const longest = Math.max(...[...BUILT_IN.units.values()].map(({ range }) => range));
    expect(facing - front).toBe(10);
    expect(longest).toBe(8);
  });
});
