import { distance, hexMap, zoneMap, zonesAlongSides } from '@sandtable/geometry/zones';
import { describe, expect, test } from 'vitest';
import { victimsAt } from '../src/rules/indirect-fire.js';
import { tablesOf, zonesInClasses } from '../src/tables.js';
import { at, type Case, stateOf } from './table.js';

const idle: Case = { units: ['A1 RIF A1 f0', 'B1 RIF I9 f3'] };

describe('distances', () => {
  test.each([
    { N: 12, zones: [1, 2, 3, 6, 12] },
    { N: 22, zones: [2, 3, 6, 11, 22] },
    { N: 9, zones: [1, 2, 3, 5, 9] },
    { N: 5, zones: [1, 1, 2, 3, 5] },
  ])(
    '[TA-EX-01] [TA-MAP-DST-02] [TA-MAP-DST-03] [TA-CORE-MOV-01] N = $N, each class rounded up once',
    ({ N, zones }) => {
      expect(Object.values(zonesInClasses(N, 'up'))).toEqual(zones);
    },
  );

  test('[TA-EX-02] [TA-RUL-02] rounding to the nearest, halves up and at least 1', () => {
    expect(Object.values(zonesInClasses(22, 'nearest'))).toEqual([1, 3, 6, 11, 22]);
    expect(Object.values(zonesInClasses(5, 'nearest'))).toEqual([1, 1, 1, 3, 5]);
  });

  test('[TA-RUL-03] [TA-RUL-04] distances come from the shortest side, or with the option from the longest', () => {
    const map = {
      kind: 'square' as const,
      cols: 4,
      rows: 16,
      terrain: Array(16).fill('....'),
      key: { '.': { name: 'Open', cls: 'clear' as const } },
      linear: [],
      shortSide: 4,
    };
    const units = ['A1 RIF A1 f0', 'B1 RIF D9 f0'];
    expect(tablesOf(stateOf({ map, units })).zonesIn.VL).toBe(4);
    expect(tablesOf(stateOf({ map, units, options: { distanceBase: 'longest' } })).zonesIn.VL).toBe(16);
  });

  test.each([
    ['hex', 'C3', 'F7', 5],
    ['square', 'B2', 'F5', 7],
    ['irregular', 'B2', 'D4', 3],
    ['irregular', 'A1', 'E5', 6],
  ] as const)('[TA-EX-04] [TA-GEO-08] [TA-MAP-DST-01] on the %s map %s and %s are %i zones apart', (map, a, b, far) => {
    const units = map === 'irregular' ? ['A1 RIF A1 f0', 'B1 RIF E5 f0'] : idle.units;
    const tables = tablesOf(stateOf({ map, units }));
    const zone = (id: string) => tables.map.numberOf.get(id)!;
    expect(distance(tables.map, zone(a), zone(b))).toBe(far);
  });

  test('[TA-EX-05] [TA-MAP-DST-04] a radius of Very Short round E5 reaches seven zones, its own not counted', () => {
    const ring = ['E5', 'D4', 'D5', 'D6', 'E4', 'E6', 'F5'];
    const units = ['A1 OMB -', ...ring.map((zone, i) => `B${i + 1} RIF ${zone} f0`), 'B8 RIF C5 f0'];
    const b = stateOf({ units });
    expect(victimsAt(b, 0, tablesOf(b).map.numberOf.get('E5')!)).toHaveLength(7);
  });

  test('[TA-EX-03] [TA-MAP-ZON-03] [TA-GEO-06] a zone whose centre lies on the outline is whole, one beyond it is none', () => {
    const outline: [number, number][] = [
      [2, 2],
      [8, 2],
      [8, 11],
      [2, 11],
    ];
    const map = zoneMap(hexMap({ cols: 4, rows: 4, outline }));
    expect(map.ids).not.toContain('A1');
    expect(map.ids).not.toContain('A3');
    expect(map.ids).toEqual(expect.arrayContaining(['A2', 'A4']));
    expect(map.size).toBe(14);
  });

  test('[TA-EX-110] [TA-GEO-09] [TA-RUL-05] with an outline the rows and columns that are left are counted', () => {
    const outline: [number, number][] = [
      [2, 2],
      [8, 2],
      [8, 11],
      [2, 11],
    ];
    expect(Math.min(...zonesAlongSides(zoneMap(hexMap({ cols: 4, rows: 4, outline }))))).toBe(4);
    expect(Object.values(zonesInClasses(4, 'up'))).toEqual([1, 1, 1, 2, 4]);
  });
});

describe('terrain', () => {
  test('[TA-EX-06] [TA-MAP-TER-03] [TA-RUL-19] [TA-GEO-19] templates are of one class and joined by sides, not by corners', () => {
    const { template, map } = tablesOf(
      stateOf({
        map: 'square',
        units: ['A1 RIF A1 f0', 'B1 RIF H8 f0'],
        terrain: { C3: 'w', D3: 'w', E3: 's', E4: 'w' },
      }),
    );
    const of = (id: string) => template[map.numberOf.get(id)!];
    expect(of('C3')).toBe(of('D3'));
    expect(of('E4')).not.toBe(of('D3'));
    expect(of('E3')).not.toBe(of('D3'));
    expect(of('A1')).toBeNull();
  });

  test('[TA-MAP-TER-01] [TA-MAP-TER-02] [TA-MAP-SET-02] a zone has the one kind of ground its letter stands for', () => {
    const { ground, map } = tablesOf(stateOf({ ...idle, terrain: { C3: 's' } }));
    expect(ground[map.numberOf.get('C3')!]!.cls).toBe('hindering');
  });

  test('[TA-GEO-03] [TA-GEO-01] [TA-GEO-07] hexes: sides run E, SE, SW, W, NW, NE, and each leads to a neighbour', () => {
    const { map } = tablesOf(stateOf(idle));
    const beyond = map.beyond[map.numberOf.get('E5')!]!.map((zone) => map.ids[zone]);
    expect(beyond).toEqual(['F5', 'E6', 'D6', 'D5', 'D4', 'E4']);
  });

  test('[TA-GEO-04] [TA-RUL-07] squares: sides run E, S, W, N; corners join nothing', () => {
    const { map } = tablesOf(stateOf({ map: 'square', units: ['A1 RIF A1 f0', 'B1 RIF H8 f0'] }));
    const beyond = map.beyond[map.numberOf.get('C3')!]!.map((zone) => map.ids[zone]);
    expect(beyond).toEqual(['D3', 'C4', 'B3', 'C2']);
  });

  test('[TA-GEO-05] [TA-MAP-ZON-01] [TA-MAP-ZON-02] a drawn map has a zone for each polygon, with a centre of its own', () => {
    const { map } = tablesOf(stateOf({ map: 'irregular', units: ['A1 RIF A1 f0', 'B1 RIF E5 f0'] }));
    expect(map.size).toBe(25);
    expect(new Set(map.centres.map(String)).size).toBe(25);
  });
});

const near: Case = {
  units: ['A1 RIF C5 f0', 'B1 RIF I9 f3'],
  terrain: { D5: 'w' },
  linear: [['C5', 'C6', 'hedge']],
  hands: { A: ['C01', 'C16'] },
};

describe('moving', () => {
  test.each([
    { path: ['D5'], rule: null },
    { path: ['C6'], rule: null },
    { path: ['C4', 'D4'], rule: null },
    { path: ['D5', 'E5'], rule: 'TA-MAP-MOV-05' },
    { path: ['E5'], rule: 'TA-CORE-MOV-03' },
  ])(
    '[TA-EX-07] [TA-MAP-MOV-01] [TA-MAP-MOV-02] [TA-MAP-MOV-03] [TA-MAP-MOV-05] [TA-CORE-MOV-03] an Advance by $path: $rule',
    ({ path, rule }) => {
      expect(at(near).refuses('C01', 'A1', { path })).toBe(rule);
    },
  );

  test('[TA-EX-08] [TA-RUL-20] [TA-CORE-ACT-05] a wood is too dear for a Cautious Move, but with the option one zone may always be entered', () => {
    expect(at(near).refuses('C16', 'A1', { path: ['D5'] })).toBe('TA-MAP-MOV-05');
    const loose = at({ ...near, options: { minimumMove: true } });
    expect(loose.refuses('C16', 'A1', { path: ['D5'] })).toBeNull();
    expect(loose.refuses('C16', 'A1', { path: ['D5', 'E5'] })).toBe('TA-MAP-MOV-05');
  });

  test('[TA-EX-09] [TA-MAP-MOV-06] [TA-MAP-ZON-04] [TA-CORE-MOV-05] a unit passes a friend and does not stop on it', () => {
    const with2 = at({ units: ['A1 RIF C5 f0', 'A2 RIF D5 f0', 'B1 RIF I9 f3'], hands: { A: ['C01'] } });
    expect(with2.refuses('C01', 'A1', { path: ['D5', 'E5'] })).toBeNull();
    expect(with2.refuses('C01', 'A1', { path: ['D5'] })).toBe('TA-CORE-MOV-05');
  });

  const foe: Case = { units: ['A1 RIF C5 f0', 'B1 RIF D5 f3'], hands: { A: ['C01', 'C40'] } };
  test('[TA-EX-10] [TA-MAP-MOV-07] [TA-MAP-CCM-01] [TA-MAP-CCM-02] [TA-MAP-CCM-04] only an Action that allows contact enters an enemy zone, and stops there', () => {
    expect(at(foe).refuses('C01', 'A1', { path: ['D5'] })).toBe('TA-MAP-MOV-07');
    expect(at(foe).refuses('C40', 'A1', { path: ['D5'], target: 'B1' })).toBeNull();
    expect(at(foe).refuses('C40', 'A1', { path: ['D5', 'E5'], target: 'B1' })).toBe('TA-MAP-CCM-04');
  });

  test('[TA-EX-11] [TA-MAP-CCM-03] [TA-CORE-STA-02] the entry costs what the zone costs, and a Confused unit has a class less', () => {
    const confused = at({ ...foe, units: ['A1 RIF C5 f0 confused', 'B1 RIF D5 f3'], terrain: { D5: 'w' } });
    expect(confused.refuses('C40', 'A1', { path: ['D5'], target: 'B1' })).toBe('TA-MAP-MOV-05');
  });

  const river: Case = {
    units: ['A1 RIF E5 f1', 'A2 LTK E4 f1', 'B1 RIF I9 f3'],
    terrain: { E6: 'r' },
    hands: { A: ['C01', 'C10'] },
  };
  test('[TA-EX-12] [TA-MAP-MOV-04] [TA-SCN-S1-01] [TA-SCN-S1-03] [TA-CORE-ACT-04] a river costs three, closed to vehicles; a Rapid Move ends Exposed', () => {
    expect(at(river).refuses('C01', 'A1', { path: ['E6'] })).toBe('TA-MAP-MOV-05');
    expect(at(river).refuses('C10', 'A2', { path: ['E5', 'E6'] })).toBe('TA-CORE-MOV-04');
    const t = at(river)
      .act('C10', 'A1', { path: ['E6'], facing: 1 })
      .through();
    expect([t.how('A1'), t.unit('A1').exposed]).toEqual(['E6 ok', true]);
  });

  test('[TA-EX-13] [TA-CORE-OVS-01] [TA-CORE-OVS-02] [TA-CORE-OVS-03] [TA-GEO-16] a tail trails, and goes behind the facing chosen where there is room', () => {
    const walker: Case = { units: ['A1 WLK D5 f0 tail=C5', 'A2 RIF E4 f0', 'B1 RIF I9 f3'], hands: { A: ['C01'] } };
    expect(at(walker).refuses('C01', 'A1', { path: ['E5', 'F5'], facing: 1 })).toBe('TA-CORE-OVS-03');
    const t = at(walker).act('C01', 'A1', { path: ['E5', 'F5'], facing: 0 });
    expect([t.zone('A1'), t.unit('A1').tail]).toEqual(['F5', tablesOf(t.b).map.numberOf.get('E5')]);
  });

  test.each([
    { terrain: { D5: 'T' }, rule: 'TA-CORE-MOV-04' },
    { terrain: { D5: 'l' }, rule: 'TA-CORE-MOV-04' },
  ])('[TA-CORE-MOV-04] [TA-CORE-TER-05] [TA-CORE-TER-06] no ground unit enters $terrain', ({ terrain, rule }) => {
    expect(at({ ...near, terrain }).refuses('C01', 'A1', { path: ['D5'] })).toBe(rule);
  });

  test('[TA-CORE-TER-09] [TA-CORE-TER-10] a wall that blocks movement is not crossed, whatever it does to sight', () => {
    for (const id of ['highwall', 'castle'] as const)
      expect(at({ ...near, linear: [['C5', 'D5', id]], terrain: {} }).refuses('C01', 'A1', { path: ['D5'] })).toBe(
        'TA-CORE-MOV-04',
      );
  });

  test('[TA-MAP-LIN-01] [TA-MAP-LIN-02] [TA-SCN-GEN-04] [TA-RUL-37] linear terrain lies on whole sides that are listed, and on no others', () => {
    const { linear, map } = tablesOf(stateOf(near));
    expect(linear.filter(Boolean)).toHaveLength(1);
    expect(map.sidesOf.every((sides) => sides.length >= 3)).toBe(true);
  });

  test('[TA-CORE-MOV-09] [TA-CORE-MOV-10] a unit without speed does not move; an empty path only turns', () => {
    const t = at({ units: ['A1 RIF C5 f0', 'A2 PBX D5 f0', 'B1 RIF I9 f3'], hands: { A: ['C01'] } });
    expect(t.refuses('C01', 'A2', { path: ['E5'] })).toBe('TA-CORE-MOV-09');
    t.act('C01', 'A1', { path: [], facing: 2 });
    expect([t.zone('A1'), t.unit('A1').facing]).toEqual(['C5', 2]);
  });

  test('[TA-CORE-MOV-07] nobody leaves the map where the scenario does not let him', () => {
    const t = at({ units: ['A1 RIF A1 f0', 'B1 RIF I9 f3'], hands: { A: ['C01'] } });
    expect(t.refuses('C01', 'A1', { path: [], exit: true })).toBe('TA-CORE-MOV-07');
  });

  test('[TA-CORE-MOV-02] [TA-CORE-ACT-03] classes are clamped: a slow team moves cautiously by one zone all the same', () => {
    const t = at({ units: ['A1 HWT C5 f0', 'B1 RIF I9 f3'], hands: { A: ['C16', 'C01'] } });
    expect(t.refuses('C16', 'A1', { path: ['D5'] })).toBeNull();
    expect(t.refuses('C01', 'A1', { path: ['D5', 'E5'] })).toBe('TA-MAP-MOV-05');
  });

  const block: Case = {
    map: 'square',
    units: ['A1 RIF C3 f0', 'B1 RIF H8 f0'],
    hands: { A: ['C10'] },
    options: { oneDiagonal: true },
  };
  test('[TA-GEO-21] with the option one step of an Action goes across a corner, where a flank is open', () => {
    expect(at({ ...block, options: {} }).refuses('C10', 'A1', { path: ['D4'] })).toBe('TA-CORE-MOV-03');
    expect(at(block).refuses('C10', 'A1', { path: ['D4'] })).toBeNull();
    expect(at(block).refuses('C10', 'A1', { path: ['D4', 'E5'] })).toBe('TA-GEO-21');
    expect(at({ ...block, terrain: { D3: 'T', C4: 'T' } }).refuses('C10', 'A1', { path: ['D4'] })).toBe('TA-GEO-21');
    expect(at({ ...block, linear: [['C3', 'D3', 'highwall']] }).refuses('C10', 'A1', { path: ['D4'] })).toBe(
      'TA-GEO-21',
    );
  });

  test('[TA-RUL-47] [TA-RUL-48] a zone where friends fight an enemy is closed without a contact Action', () => {
    const t = at({
      units: ['A1 RIF C5 f0', 'A2 RIF D5 f0', 'B1 RIF D5 f3 from=E5 against=A2'],
      hands: { A: ['C01', 'C40'] },
    });
    expect(t.refuses('C01', 'A1', { path: ['D5'] })).toBe('TA-MAP-MOV-07');
    expect(t.refuses('C40', 'A1', { path: ['D5'], target: 'B1' })).toBeNull();
  });
});
