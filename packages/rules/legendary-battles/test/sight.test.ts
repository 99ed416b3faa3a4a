import { squareMap, zoneMap } from '@sandtable/geometry/zones';
import { describe, expect, test } from 'vitest';
import { isInArc, LINEAR_COVER, OBSCURED, sees, seesZone } from '../src/rules/sight.js';
import { unitNamed, zoneNamed } from '../src/rules/units.js';
import { type Case, stateOf } from './table.js';

/** What A1, in `from`, sees of B1, in `to`: seen, obscured, cover, or unseen. */
function look(
  from: string,
  to: string,
  of: Partial<Case> & { others?: readonly string[]; smoke?: readonly string[]; type?: string } = {},
): string {
  const { others = [], smoke = [], type = 'RIF', ...rest } = of;
  const own = others.map((zone, i) => (zone.includes(' ') ? zone : `A${i + 2} RIF ${zone} f0`));
  const b = stateOf({ units: [`A1 RIF ${from} f0`, ...own, `B1 ${type} ${to}`], ...rest });
  b.smoke = smoke.map((zone) => ({ zone: zoneNamed(b, zone), by: 'A' as const, turns: 2 }));
  const seen = sees(b, unitNamed(b, 'A1'), unitNamed(b, 'B1'));
  if (seen === 0) return 'unseen';
  return seen & OBSCURED
    ? seen & LINEAR_COVER
      ? 'obscured, cover'
      : 'obscured'
    : seen & LINEAR_COVER
      ? 'cover'
      : 'seen';
}

describe('lines of sight', () => {
  test.each([
    { id: 'TA-EX-14', rule: 'TA-MAP-LOS-01', others: [], seen: 'seen' },
    { id: 'TA-EX-15', rule: 'TA-MAP-LOS-05', others: ['B4'], seen: 'obscured' },
    { id: 'TA-EX-16', rule: 'TA-MAP-LOS-04', others: ['B4', 'C4'], seen: 'unseen' },
  ])('[$id] [$rule] C3 to C5, with units in $others: $seen', ({ others, seen }) => {
    expect(look('C3', 'C5 f0', { others })).toBe(seen);
  });

  test('[TA-EX-15] [TA-MAP-LOS-05] [TA-RUL-09] [TA-RUL-10] [TA-GEO-10] the side of an occupied zone is part of it; past it the target is Obscured', () => {
    expect(look('C3', 'C5 f0', { others: ['B4'] })).toBe('obscured');
  });
  test('[TA-EX-14] [TA-EX-16] [TA-GEO-13] [TA-MAP-LOS-01] [TA-MAP-LOS-04] along a side between two zones one sees unless both are held', () => {
    expect(look('C3', 'C5 f0')).toBe('seen');
    expect(look('C3', 'C5 f0', { others: ['B4', 'C4'] })).toBe('unseen');
  });

  test('[TA-EX-17] [TA-RUL-08] [TA-GEO-11] a line through a corner passes between two units, unless corners touch', () => {
    const of = { map: 'square' as const, others: ['D3', 'C4'] };
    expect(look('C3', 'E5 f0', of)).toBe('seen');
    expect(look('C3', 'E5 f0', { ...of, options: { cornerTouch: true } })).toBe('unseen');
    expect(look('C3', 'E5 f0', { map: 'square', others: ['D4'] })).toBe('unseen');
  });

  test('[TA-EX-18] [TA-MAP-LOS-03] [TA-CORE-TER-02] a line along a wood is blocked as through a foreign template; beside it one sees, Obscured', () => {
    expect(look('C3', 'C5 f0', { terrain: { B4: 'w' } })).toBe('obscured');
  });

  test.each([
    ['C5', 'E5', 'seen'],
    ['C5', 'F5', 'unseen'],
    ['E5', 'H5', 'seen'],
    ['D5', 'G5', 'unseen'],
    ['C5', 'G5', 'unseen'],
  ])('[TA-EX-19] [TA-CORE-TER-03] [TA-RUL-22] [TA-MAP-LOS-02] woods D5 to F5: %s to %s %s', (from, to, seen) => {
    expect(look(from, `${to} f0`, { terrain: { D5: 'w', E5: 'w', F5: 'w' } })).toBe(seen);
  });

  test.each([
    ['C5', 'G5', 'cover'],
    ['F5', 'H5', 'seen'],
    ['D5', 'H5', 'obscured'],
    ['F5', 'G5', 'cover'],
    ['G5', 'C5', 'seen'],
  ])('[TA-EX-20] [TA-CORE-TER-08] [TA-RUL-23] [TA-MAP-LIN-03] hedge F5|G5: %s to %s %s', (from, to, seen) => {
    expect(look(from, `${to} f0`, { linear: [['F5', 'G5', 'hedge']] })).toBe(seen);
  });

  test.each([
    ['D5', 'E4', 'cover'],
    ['E3', 'E5', 'obscured'],
  ])('[TA-EX-21] [TA-MAP-LOS-06] hedge D4|E4: %s to %s %s', (from, to, seen) => {
    expect(look(from, `${to} f0`, { linear: [['D4', 'E4', 'hedge']] })).toBe(seen);
  });

  test.each([
    ['A1', 'B2', 'cover'],
    ['A1', 'C3', 'obscured'],
    ['A1', 'B1', 'seen'],
  ])('[TA-EX-22] [TA-MAP-LOS-06] hedge B1|B2 on squares, its end corner included: %s to %s %s', (from, to, seen) => {
    expect(look(from, `${to} f0`, { map: 'square', linear: [['B1', 'B2', 'hedge']] })).toBe(seen);
  });

  test.each([
    ['D5', 'E5', 'unseen'],
    ['D5', 'F5', 'unseen'],
    ['C5', 'E6', 'seen'],
  ])('[TA-EX-23] [TA-CORE-TER-09] [TA-GEO-12] high wall D5|E5: %s to %s %s', (from, to, seen) => {
    expect(look(from, `${to} f0`, { linear: [['D5', 'E5', 'highwall']] })).toBe(seen);
  });

  test('[TA-EX-24] [TA-MAP-LOS-10] [TA-MAP-OVS-02] its own tail does not hide an oversized unit', () => {
    expect(look('B5', 'F5 f0 tail=E5', { type: 'WLK' })).toBe('seen');
  });

  test('[TA-EX-25] [TA-MAP-LOS-11] [TA-MAP-OVS-03] an oversized unit is Obscured when only its tail can be seen', () => {
    expect(look('C3', 'C7 f3 tail=D7', { type: 'WLK', others: ['C5'] })).toBe('obscured');
    expect(look('C3', 'C7 f4 tail=C8', { type: 'WLK', others: ['C5'] })).toBe('unseen');
  });

  test.each([
    [['C5'], 'obscured'],
    [['C5', 'D5'], 'unseen'],
    [['E5'], 'obscured'],
    [['B5'], 'obscured'],
  ])('[TA-EX-26] [TA-CORE-SMK-03] [TA-CORE-SMK-04] smoke in %s: B5 to E5 %s', (smoke, seen) => {
    expect(look('B5', 'E5 f0', { smoke })).toBe(seen);
  });

  test('[TA-EX-102] [TA-RUL-49] sight need not be mutual: past a unit one sees the other, who does not see back', () => {
    const of = { map: 'square' as const, others: ['D2'] };
    expect(look('C3', 'D1 f0', of)).toBe('obscured');
    expect(look('D1', 'C3 f0', of)).toBe('unseen');
  });

  test('[TA-CORE-TER-01] [TA-CORE-TER-06] [TA-CORE-TER-07] hindering ground, lakes and wire hide nothing', () => {
    expect(look('B5', 'E5 f0', { terrain: { C5: 's', D5: 'l' }, linear: [['C5', 'D5', 'wire']] })).toBe('seen');
  });

  test('[TA-CORE-TER-05] a Blocking zone stops every line through it', () => {
    expect(look('D5', 'F5 f0', { terrain: { E5: 'T' } })).toBe('unseen');
  });

  test('[TA-MAP-LOS-07] [TA-MAP-LOS-08] [TA-MAP-PHY-02] whoever shares the zone of the target neither hides it nor changes the ground', () => {
    expect(look('B5', 'E5 f0', { others: ['A2 RIF E5 f0'] })).toBe('seen');
  });

  test('[TA-RUL-29] [TA-CORE-OVS-07] the own parts of who looks do not block', () => {
    const b = stateOf({ units: ['A1 WLK D5 f3 tail=E5', 'B1 RIF H5 f3'] });
    expect(sees(b, 0, 1)).not.toBe(0);
  });

  test('[TA-RUL-42] a zone is looked at as a target without a footprint', () => {
    const b = stateOf({ units: ['A1 RIF C3 f0', 'B1 RIF B4 f0', 'B2 RIF C4 f0'] });
    expect(seesZone(b, 0, zoneNamed(b, 'C5'))).toBe(0);
    expect(seesZone(b, 0, zoneNamed(b, 'C4'))).not.toBe(0);
  });

  test('[TA-RUL-44] [TA-CORE-AER-01] units aloft hide nothing', () => {
    const b = stateOf({ units: ['A1 RIF C5 f0', 'A2 GSH - aloft', 'B1 RIF E5 f0'] });
    expect(sees(b, 0, 2)).not.toBe(0);
    expect(sees(b, 1, 2)).toBe(0);
  });

  test('[TA-RUL-45] linear cover and Obscured may both arise', () => {
    expect(look('B5', 'E5 f0', { linear: [['D5', 'E5', 'hedge']], smoke: ['C5'] })).toBe('obscured, cover');
  });

  test('[TA-RUL-43] what of a zone lies off the map is not seen', () => {
    const outline: [number, number][] = [
      [0, 0],
      [5, 0],
      [5, 6],
      [0, 6],
    ];
    const map = zoneMap(squareMap({ cols: 3, rows: 3, outline }));
    const edge = map.numberOf.get('C2')!;
    expect(Math.max(...map.polygons[edge]!.map(([x]) => x))).toBe(6);
    expect(Math.max(...map.corners[edge]!.map(({ x, w }) => x / w))).toBe(5);
  });
});

describe('arcs', () => {
  const within = (of: Case, zones: readonly string[]): string[] => {
    const b = stateOf(of);
    return zones.filter((zone) => isInArc(b, 0, zoneNamed(b, zone)));
  };

  test('[TA-EX-27] [TA-MAP-ARC-01] [TA-MAP-ARC-03] [TA-CORE-FAC-01] a unit at E5 facing east has three sides and their corners in its arc', () => {
    const inside = ['E3', 'E4', 'E6', 'E7', 'F3', 'F4', 'F5', 'F6', 'F7', 'G5'];
    const outside = ['C4', 'C5', 'C6', 'D3', 'D4', 'D5', 'D6', 'D7'];
    expect(within({ units: ['A1 RIF E5 f0', 'B1 RIF A1 f0'] }, [...inside, ...outside])).toEqual(inside);
  });

  test('[TA-EX-28] [TA-RUL-11] on squares all but the rear side; an oversized unit there looks at a half-plane', () => {
    const zones = ['C5', 'E5', 'D5', 'C6', 'D6', 'E6'];
    expect(within({ map: 'square', units: ['A1 RIF D4 f3', 'B1 RIF A1 f0'] }, zones)).toEqual(['C5', 'E5']);
    const large = within({ map: 'square', units: ['A1 WLK D4 f3 tail=D5', 'B1 RIF A1 f0'] }, [
      'A5',
      'C5',
      'E5',
      'D4',
      'A4',
      'H4',
      'D3',
    ]);
    expect(large).toEqual(['D4', 'A4', 'H4', 'D3']);
  });

  test('[TA-EX-29] [TA-MAP-ARC-04] [TA-GEO-14] [TA-RUL-13] on drawn maps the half-plane before the facing side', () => {
    const found = within({ map: 'irregular', units: ['A1 RIF C3 f1', 'B1 RIF A1 f0'] }, ['D3', 'B3', 'C4', 'C2']);
    expect(found).toEqual(['D3', 'C2']);
  });
});
