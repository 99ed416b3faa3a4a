import { describe, expect, test } from 'vitest';
import { IMPASSABLE } from '../src/profile.js';
import { entryCost, HEXES, TERRAIN } from '../src/rules/board.js';
import { tablesOf } from '../src/tables.js';
import { type Cover, TERRAINS, type Terrain, type UnitClass } from '../src/terms.js';
import {
  A,
  ALL_BOARDS,
  act,
  allows,
  B,
  open,
  preview,
  refuses,
  type Sheet,
  sight,
  table,
  whyNotMove,
} from './kit-combat.js';

const X = null;

/** What it costs a unit at G3 to enter G4; null where it is refused as impassable. */
function costToEnter(terrain: Terrain, sheet: Sheet): number | null {
  const t = table([A('G3', { speed: [4, 4], ...sheet })], { terrain: { G4: terrain } });
  const refused = whyNotMove(t, 'engage', 'G4');
  if (refused) {
    refuses(refused, 'QL-MOV-06', TERRAIN[terrain].rule);
    return null;
  }
  return act(t, { under: 'engage', path: 'G4' }).the('unitMoved').cost;
}

describe('the table', () => {
  test.each([
    ['QL-TER-01', 'open', 1, 1, false, 'none', 'none'],
    ['QL-TER-02', 'forest', 2, 2, true, 'soft', 'soft'],
    ['QL-TER-03', 'hill', 2, 2, true, 'none', 'none'],
    ['QL-TER-04', 'swamp', X, 2, false, 'none', 'none'],
    ['QL-TER-05', 'urban', 2, 2, true, 'soft', 'hard'],
    ['QL-TER-06', 'water', X, X, false, 'none', 'none'],
    ['QL-TER-07', 'ice', X, 2, false, 'none', 'none'],
  ] as const)(
    '[%s] %s in play: AFV %s, infantry %s, blocks %s, cover %s and %s',
    (rule, terrain, afv, inf, blocks, ...cover) => {
      expect(TERRAIN[terrain].rule).toBe(rule);
      expect(costToEnter(terrain, { cls: 'AFV' })).toBe(afv);
      expect(costToEnter(terrain, { cls: 'INF' })).toBe(inf);
      expect(sight(table([A('M1')], { terrain: { G7: terrain } }), 'G5', 'G9').clear).toBe(!blocks);
      const covers = (['AFV', 'INF'] as const).map((cls): Cover => {
        const t = table([A('G5'), B('G7', { cls })], { terrain: { G7: terrain } });
        return preview(t, 'strike').shot.cover;
      });
      expect(covers).toEqual(cover);
    },
  );

  test('[QL-TER-03] a unit on a hill sees over what blocks others', () => {
    const terrain = { G5: 'hill', G6: 'forest', G8: 'urban' } as const;
    expect(sight(table([A('G7')], { terrain }), 'G5', 'G9').clear).toBe(true);
    expect(sight(table([A('G7')], { terrain: { ...terrain, G7: 'hill' } }), 'G5', 'G9').clear).toBe(false);
  });
});

describe('difficult and impassable', () => {
  test('[QL-TER-08] a difficult hex counts as two', () => {
    const t = table([A('G3', { speed: [1, 5] })], { terrain: { G4: 'forest', G5: 'urban' } });
    expect(act(t, { under: 'advance', path: 'G4 G5 G6' }).the('unitMoved').cost).toBe(5);
    refuses(whyNotMove(t, 'advance', 'G4 G5 G6 G7'), 'QL-MOV-03');
  });

  test('[QL-EX-33] [QL-TER-04] a swamp stops an AFV and slows infantry', () => {
    const at = (cls: UnitClass) => table([A('G3', { cls, speed: [2, 4] })], { terrain: { G4: 'swamp' } });
    refuses(whyNotMove(at('AFV'), 'engage', 'G4'), 'QL-MOV-06', 'swamp');
    expect(act(at('INF'), { under: 'engage', path: 'G4' }).the('unitMoved').cost).toBe(2);
  });

  test('[QL-EX-34] [QL-TER-06] [QL-TER-07] ice as swamp; water stops both', () => {
    expect([costToEnter('ice', { cls: 'AFV' }), costToEnter('ice', { cls: 'INF' })]).toEqual([null, 2]);
    expect([costToEnter('water', { cls: 'AFV' }), costToEnter('water', { cls: 'INF' })]).toEqual([null, null]);
  });

  test('[QL-TER-09] impassable ground is not entered, crossed, or counted as reachable', () => {
    const t = table([A('A1', { speed: [1, 8] })], { terrain: { A2: 'water', B1: 'swamp' } });
    refuses(whyNotMove(t, 'advance', 'A2 A3'), 'QL-MOV-06');
    refuses(whyNotMove(t, 'advance', 'B1 C1'), 'QL-MOV-06');
    allows(whyNotMove(t, 'advance', ''));
    const game = open({ ...t, position: { ...t.position, activation: { unit: 'a1', order: 'advance' } } });
    expect(game.options('A')).toEqual([{ type: 'MoveUnit', path: [] }]);
  });

  test('[QL-TER-10] terrain does nothing else: numbers of an attack from and to ground without cover are all the same', () => {
    const shots = TERRAINS.filter((terrain) => TERRAIN[terrain].cover.INF === 'none').map((terrain) => {
      const t = table([A('G5'), B('G7', { cls: 'INF', armor: 4 })], { terrain: { G7: terrain } });
      return preview(t, 'engage').shot;
    });
    for (const shot of shots) expect(shot).toEqual(shots[0]);
    const own = TERRAINS.map(
      (terrain) => preview(table([A('G5'), B('G7')], { terrain: { G5: terrain } }), 'strike').shot,
    );
    for (const shot of own) expect(shot).toEqual(own[0]);
  });

  test('[QL-TER-10] nor does it suppress, hurt or hold the units in it', () => {
    const t = table([A('G3', { cls: 'INF', speed: [2, 4] })], { terrain: { G3: 'ice', G4: 'swamp' } });
    const { unit } = act(t, { under: 'engage', path: 'G4' });
    expect(unit('a1')).toMatchObject({ elements: 4, suppression: 0 });
  });
});

describe('one terrain for each hex', () => {
  test('[QL-BRD-09] every hex of all 80 boards has one terrain, and a unit pays for that one', () => {
    for (const board of ALL_BOARDS) {
      const game = open(table([A('A1', { cls: 'INF' })], { board }));
      const { terrain } = game.view('A').board!;
      expect(Object.keys(terrain)).toEqual(HEXES);
      const costs = tablesOf(game.state).enter[0]!;
      const expected = HEXES.map((hex) => TERRAIN[terrain[hex]!].cost.INF ?? IMPASSABLE);
      expect([...costs]).toEqual(expected);
    }
  });

  test('[QL-BRD-09] a joint hex is of one terrain when it is entered: its cost is that of the whole', () => {
    const board = { left: { section: 'S4', rot: 0 }, right: { section: 'S1', rot: 0 } } as const;
    for (const [firstPlaced, terrain] of [
      ['left', 'hill'],
      ['right', 'forest'],
    ] as const) {
      const t = table([A('F6', { speed: [4, 4] })], { board: { ...board, firstPlaced } });
      expect(open(t).view('A').board!.terrain.F7).toBe(terrain);
      expect(act(t, { under: 'engage', path: 'F7' }).the('unitMoved').cost).toBe(
        entryCost({ cls: 'AFV', traits: [] }, terrain),
      );
    }
  });
});
