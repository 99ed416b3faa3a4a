import { facingsAt } from '@sandtable/geometry/zones';
import { expect, test } from 'vitest';
import { at } from './table.js';

test('[TA-EX-30] [TA-MAP-ARC-02] [TA-RUL-12] [TA-GEO-18] a marker that points at a corner is a tie between two facings', () => {
  expect(facingsAt(30, 6)).toEqual([0, 1]);
  expect(facingsAt(20, 6)).toEqual([0]);
});

test('[TA-CORE-FAC-02] [TA-CORE-FAC-03] [TA-GEO-17] a unit faces where it goes, and at the end as it likes', () => {
  const t = at({ units: ['A1 RIF C5 f3', 'B1 HWT H5 f3'], hands: { A: ['C01'], B: ['C22'] } });
  t.act('C01', 'A1', { path: ['D5'], facing: 4 }).until('W-STEP');
  expect(t.unit('A1').facing).toBe(0);
  t.through();
  expect(t.unit('A1').facing).toBe(4);
});

test('[TA-CORE-FAC-05] [TA-CORE-FAC-08] a unit turns before it fires, unless its arc is fixed or it is large', () => {
  const t = at({
    units: ['A1 RIF C5 f3', 'A2 ATG C6 f3', 'A3 WLK C7 f3 tail=D7', 'B1 RIF F5 f3'],
    hands: { A: ['C22'] },
    draws: ['C01'],
  });
  expect(t.refuses('C22', 'A1', { target: 'B1' })).toBe('TA-CORE-RNG-03');
  expect(t.refuses('C22', 'A2', { target: 'B1', facing: 0 })).toBe('TA-CORE-FAC-05');
  expect(t.refuses('C22', 'A3', { target: 'B1', facing: 0 })).toBe('TA-CORE-FAC-05');
  t.act('C22', 'A1', { target: 'B1', facing: 0 });
  expect(t.unit('A1').facing).toBe(0);
});

test('[TA-CORE-FAC-06] stances and recovery let a unit turn, not in close combat and not a bunker', () => {
  const t = at({
    units: ['A1 RIF C5 f3', 'A2 RIF D5 f0 shaken', 'A3 PBX F5 f0 shaken', 'B1 RIF D5 f3 from=E5 against=A2'],
    hands: { A: ['C61', 'C52'] },
  });
  expect(t.refuses('C52', 'A2', { facing: 2 })).toBe('TA-CORE-FAC-06');
  expect(t.refuses('C52', 'A3', { facing: 2 })).toBe('TA-CORE-FAC-06');
  t.act('C61', 'A1', { facing: 1 }).through();
  expect([t.unit('A1').facing, t.unit('A1').dugIn]).toEqual([1, true]);
});
