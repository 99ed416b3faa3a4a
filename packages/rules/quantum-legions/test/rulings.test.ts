import { describe, expect, test } from 'vitest';
import { TOGGLE_IDS } from '../src/config.js';
import { UNITS } from '../src/content/forces.js';
import { BUILT_IN } from '../src/content/library.js';
import { SECTIONS } from '../src/content/sections.js';
import { TRAITS } from '../src/content/traits.js';
import type { BattleEvent } from '../src/events.js';
import type { Position } from '../src/open-position.js';
import { RULE_IDS, ruleOf } from '../src/rulebook.js';
import { assemble, HALF_HEXES, HEXES, rotateRows } from '../src/rules/board.js';
import { activate, at, does, move, seen } from './kit.js';
import { playedOut } from './random-play.js';

// Rulings that no chapter's tests prove on their way.

describe('the board', () => {
  test('[QL-RUL-01] 13 straight rows of up to 14 hexes, each section 7 hexes wide and 13 rows long', () => {
    const rows = new Map<string, number>();
    for (const hex of HEXES) rows.set(hex[0]!, (rows.get(hex[0]!) ?? 0) + 1);
    expect([...rows.keys()].join('')).toBe('ABCDEFGHIJKLM');
    expect(Math.max(...rows.values())).toBe(14);
    for (const { rows: lines } of SECTIONS) {
      expect(lines).toHaveLength(13);
      for (const [i, line] of lines.entries()) expect(line).toHaveLength(i % 2 === 0 ? 7 : 8); // 6 and two halves
    }
  });

  test('[QL-RUL-02] [QL-BRD-04] half-hexes are out at both ends of every second row; inside, two make a whole hex', () => {
    expect(HALF_HEXES.map((hex) => hex[0]).join('')).toBe('BBDDFFHHJJLL');
    const joined = assemble(
      { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' },
      BUILT_IN.sections,
    );
    expect(joined.terrain).toHaveLength(176);
    expect(HEXES).toContain('B7');
    // a section looks the same after half a turn, so any two can be joined
    for (const { rows } of SECTIONS)
      expect(rotateRows(rows, 180).map((row) => row.length)).toEqual(rows.map((row) => row.length));
  });
});

describe('traits', () => {
  test('[QL-RUL-36] 23 of them, three of them drawbacks; no list unit has another', () => {
    expect(Object.keys(TRAITS)).toHaveLength(23);
    const drawbacks = Object.entries(TRAITS).filter(([, { drawback }]) => drawback);
    expect(drawbacks.map(([id]) => id)).toEqual(['minimum-range', 'ponderous', 'unsteady']);
    for (const { traits } of UNITS) for (const { id } of traits) expect(Object.keys(TRAITS)).toContain(id);
  });
});

describe('what does not exist', () => {
  /** Some whole games with all sorts of traits. */
  const logs = ['SC-2', 'SC-3', 'SC-4'].map(
    (scenario, i) => playedOut({ scenario }, 40 + i).events('referee') as unknown as BattleEvent[],
  );

  test('[QL-RUL-34] [QL-DST-02] only attacks destroy units, and each is paid for once, to the other seat', () => {
    for (const log of logs) {
      const lost = log.flatMap((event, i) => (event.type === 'unitDestroyed' ? [{ unit: event.unit, i }] : []));
      expect(lost.length).toBeGreaterThan(0);
      for (const { unit, i } of lost) {
        const attack = log.slice(0, i).findLast((event) => event.type === 'attackRolled')!;
        expect(attack).toMatchObject({ target: unit, type: 'attackRolled' });
        expect(log[i + 1]).toMatchObject({ type: 'vpAwarded', rule: 'QL-DST-02', seat: unit[0] === 'a' ? 'B' : 'A' });
      }
      expect(new Set(lost.map(({ unit }) => unit)).size).toBe(lost.length); // QL-DST-05
    }
  });

  test('[QL-RUL-44] [QL-SUP-08] no advanced rules: there is no option for them, and attack dice alone suppress', () => {
    expect(TOGGLE_IDS.filter((id) => /advanced/i.test(id))).toEqual([]);
    for (const log of logs) {
      const markers = log.flatMap((event, i) => (event.type === 'suppressed' ? [{ unit: event.unit, i }] : []));
      expect(markers.length).toBeGreaterThan(0);
      for (const { unit, i } of markers) expect(log[i - 1]).toMatchObject({ type: 'attackRolled', target: unit });
    }
  });

  test('[QL-RUL-45] [QL-MOV-02] nothing wheels: from wherever a unit came, it may go on to any of the six hexes', () => {
    const around = ['F6', 'F7', 'G6', 'G8', 'H6', 'H7'];
    for (const from of around) {
      for (const to of around) {
        const units: Position['units'] = [
          { seat: 'A', type: { speed: [2, 2] }, hex: from, order: 'advance' },
          { seat: 'B', type: {}, hex: 'M14' },
        ];
        const game = at({ units, step: 'activate' });
        does(game, 'A', activate('a1'), move('G7', to));
        expect(seen(game, 'a1', 'B').hex).toBe(to);
      }
    }
  });
});

test('every ruling says why, and names the option that decides otherwise where there is one', () => {
  const rulings = RULE_IDS.filter((id) => id.startsWith('QL-RUL-'));
  expect(rulings).toHaveLength(52);
  for (const id of rulings) expect(ruleOf(id).reason).toMatch(/\w/);
});
