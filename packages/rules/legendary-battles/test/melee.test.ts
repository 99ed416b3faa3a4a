import { describe, expect, test } from 'vitest';
import { type BlowCase, meleeScore, meleeShift } from '../src/rules/shifts.js';
import { unitNamed } from '../src/rules/units.js';
import { tablesOf } from '../src/tables.js';
import { at, type Case, stateOf } from './table.js';

/** The shift of a blow by A1 at B1. */
function shift(units: readonly string[], how: Partial<BlowCase> = {}, of: Partial<Case> = {}): number {
  const b = stateOf({ units, ...of });
  return meleeShift({
    b,
    attacker: 0,
    target: unitNamed(b, 'B1'),
    onEntry: false,
    bySwoop: false,
    pressed: false,
    ...how,
  });
}
const fantasy = { genre: 'fantasy' as const };
const onEntry = { onEntry: true };

describe('assaults', () => {
  const assault: Case = { units: ['A1 AST C5 f0', 'B1 RIF E5 f3'], hands: { A: ['C40'] } };
  test('[TA-EX-51] [TA-CORE-MEL-05] [TA-CORE-MEL-07] [TA-CORE-MEL-02] [TA-RUL-27] [TA-CORE-ACT-10] into the arc, with impact', () => {
    const t = at({ ...assault, draws: ['C45'] })
      .act('C40', 'A1', { path: ['D5', 'E5'], target: 'B1' })
      .done();
    expect([t.how('A1'), t.how('B1')]).toEqual(['E5 ok', 'E5 outOfAction']);
    expect(t.unit('A1').entry).toBe(tablesOf(t.b).map.numberOf.get('D5'));
  });

  test('[TA-EX-52] [TA-CORE-MEL-11] [TA-MAP-CCM-06] [TA-MAP-CCM-09] [TA-MAP-CCM-10] [TA-CORE-FAC-04] from behind it is a column more, and the winner is alone at the centre', () => {
    const t = at({ ...assault, units: ['A1 AST C5 f0', 'B1 RIF E5 f0'], draws: ['C30'] })
      .act('C40', 'A1', { path: ['D5', 'E5'], target: 'B1' })
      .done();
    expect([t.how('A1'), t.how('B1'), t.unit('A1').facing, t.unit('A1').entry]).toEqual([
      'E5 ok',
      '- eliminated',
      0,
      null,
    ]);
  });

  test('[TA-EX-62] [TA-CORE-MEL-06] [TA-CORE-BNK-04] [TA-CORE-BNK-06] [TA-CORE-BNK-07] an empty bunker that is beaten changes hands', () => {
    const t = at({ units: ['A1 ENG D5 f0', 'B1 PBX E5 f3'], hands: { A: ['C40'] }, draws: ['C63'] }).act('C40', 'A1', {
      path: ['E5'],
      target: 'B1',
    });
    expect([t.now, t.seat]).toEqual(['Facing', 'A']);
    t.say({ type: 'ChooseFacing', facing: 0 }).done();
    expect([t.unit('B1').side, t.how('B1'), t.unit('B1').acted, t.unit('B1').facing, t.unit('A1').entry]).toEqual([
      'A',
      'E5 shaken',
      true,
      0,
      null,
    ]);
  });

  test('[TA-EX-63] [TA-CORE-MEL-12] [TA-CORE-MEL-13] pikes and Bracing help in front alone', () => {
    const charge = (marks: string, facing: number) =>
      shift([`A1 KNT E5 f0 from=D5 against=B1`, `B1 SPR E5 f${facing} ${marks}`], onEntry, fantasy);
    expect([charge('', 3), charge('braced', 3), charge('braced', 0)]).toEqual([1, 0, 3]);
  });

  test.each([
    { units: ['A1 MAA C5 f0', 'B1 OGR E5 f3'], draws: ['F04'], zone: 'C5' },
    { units: ['A1 MAA C5 f0', 'A2 CPT C4 f0', 'B1 OGR E5 f3'], draws: ['F04', 'F01'], zone: 'E5' },
  ])(
    '[TA-EX-64] [TA-CORE-MEL-03] [TA-CORE-ACT-23] what is terrifying must be dared: $units',
    ({ units, draws, zone }) => {
      const t = at({ ...fantasy, units, hands: { A: ['F31'] }, draws });
      const nv = tablesOf(t.b).cards.find(({ id }) => id === 'F04')!.nv;
      expect(nv).toBe(2);
      expect(
        t
          .act('F31', 'A1', { path: ['D5', 'E5'], target: 'B1' })
          .through()
          .zone('A1'),
      ).toBe(zone);
    },
  );

  test('[TA-EX-65] [TA-CORE-MEL-14] [TA-CORE-STA-14] [TA-CORE-SIT-27] a Shaken unit strikes back at -1', () => {
    expect(shift(['A1 SPR E5 f0 shaken', 'B1 MAA E5 f3 from=D5 against=A1'], {}, fantasy)).toBe(-1);
    const t = at({
      ...fantasy,
      units: ['A1 MAA E5 f0 from=D5 against=B1', 'B1 SPR E5 f3 shaken'],
      hands: { A: ['F34'], B: ['F40'] },
      draws: ['F01', 'F02'],
    });
    t.act('F34', 'A1', { target: 'B1' }).until('W-MEL').situation('F40').through().done();
    expect(t.now).toBe('Turn');
  });

  test('[TA-CORE-ACT-24] [TA-CORE-ACT-26] [TA-CORE-ACT-11] a Charge is faster when it ends in contact; in a fight it is a blow, pressing one is better', () => {
    const t = at({
      ...fantasy,
      units: ['A1 MAA B5 f0', 'A2 SPR G5 f0 from=F5 against=B2', 'B1 ARC E5 f3', 'B2 ARC G5 f3'],
      hands: { A: ['F31', 'F43'] },
    });
    expect(t.refuses('F31', 'A1', { path: ['C5', 'D5', 'E5'], target: 'B1' })).toBeNull();
    expect(t.refuses('F31', 'A1', { path: ['C5', 'D5', 'D4'], facing: 0 })).toBe('TA-MAP-MOV-05');
    expect(t.refuses('F31', 'A2', { target: 'B2' })).toBeNull();
    expect(t.refuses('F43', 'A2', { target: 'B2' })).toBeNull();
    expect(t.refuses('F43', 'A1', { target: 'B1' })).toBe('TA-CORE-ACT-11');
    expect(shift(['A1 SPR E5 f0 from=D5 against=B1', 'B1 MAA E5 f3'], { pressed: true }, fantasy)).toBe(1);
  });

  test('[TA-CORE-MEL-16] [TA-CORE-MEL-17] [TA-RUL-41] pressing counts one; how many stand around counts nothing', () => {
    const alone = shift(['A1 SPR E5 f0 from=D5 against=B1', 'B1 MAA E5 f3'], {}, fantasy);
    expect(
      shift(['A1 SPR E5 f0 from=D5 against=B1', 'A2 SPR E5 f0 from=E4 against=B1', 'B1 MAA E5 f3'], {}, fantasy),
    ).toBe(alone);
  });

  test('[TA-CORE-MEL-08] ground and walls hinder the entry attack, by two at most', () => {
    const of: Partial<Case> = { terrain: { E5: 'w' }, linear: [['D5', 'E5', 'hedge']] };
    expect(shift(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'], onEntry, of)).toBe(-2);
    expect(shift(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'], {}, of)).toBe(0);
    expect(shift(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'], { onEntry: true, bySwoop: true }, of)).toBe(0);
  });

  test('[TA-CORE-MEL-10] [TA-CORE-MEL-15] [TA-CORE-MEL-20] weakness, wards, and the clamp', () => {
    expect(shift(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3 outOfAction'])).toBe(2);
    expect(shift(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3 warded'])).toBe(-2);
    const b = stateOf({ ...fantasy, units: ['A1 GNT E5 f0 from=D5 against=B1', 'B1 LVY E5 f0 outOfAction'] });
    expect(meleeScore({ b, attacker: 0, target: 1, onEntry: true, bySwoop: false, pressed: false }).total).toBe(7);
  });

  test('[TA-EX-108] [TA-CORE-MEL-09] [TA-CORE-BNK-02] only the first occupant of a bunker is sheltered', () => {
    const units = [
      'A1 RIF E5 f0 from=D5 against=B1',
      'B1 RIF E5 f3',
      'B2 RIF E5 f3 from=F5 against=A1',
      'B3 PBX E5 f3 held',
    ];
    const b = stateOf({ units });
    const at = (target: number) =>
      meleeShift({ b, attacker: 0, target, onEntry: false, bySwoop: false, pressed: false });
    expect([at(1), at(2)]).toEqual([-1, 0]);
  });

  test('[TA-CORE-MEL-01] [TA-CORE-MEL-04] a target shares the zone, and a sheltered unit comes before its bunker', () => {
    const t = at({
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3', 'B2 PBX E5 f3 held', 'B3 RIF F5 f3'],
      hands: { A: ['C43'] },
    });
    expect(t.refuses('C43', 'A1', { target: 'B2' })).toBe('TA-CORE-MEL-04');
    expect(t.refuses('C43', 'A1', { target: 'B3' })).toBe('TA-CORE-MEL-04');
    expect(t.refuses('C43', 'A1', { target: 'B1' })).toBeNull();
  });

  test('[TA-CORE-MEL-19] [TA-MAP-CCM-05] [TA-CORE-MOV-08] who is in close combat stays in it until it is resolved', () => {
    const t = at({ units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'], hands: { A: ['C01', 'C22'] } });
    expect(t.refuses('C01', 'A1', { path: ['D5'] })).toBe('TA-CORE-MOV-08');
    expect(t.refuses('C22', 'A1', { target: 'B1' })).toBe('TA-CORE-MOV-08');
  });
});

describe('zones that many share', () => {
  /** A1 strikes B1 so that it is eliminated (a 12 in column 0 or better). */
  const kill = (units: readonly string[], of: Partial<Case> = {}) =>
    at({ units, hands: { A: ['C43'] }, draws: ['C12'], ...of }).act('C43', 'A1', { target: 'B1' });

  test('[TA-EX-57] [TA-MAP-MCC-03] [TA-MAP-MCC-06] [TA-CORE-CCM-16] [TA-MAP-MCC-01] [TA-MAP-MCC-02] whose target is gone moves back, the last one stays', () => {
    const t = kill(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3', 'B2 RIF E5 f3 from=F5 against=A1']);
    expect([t.zone('A1'), t.zone('B2'), t.unit('B2').entry]).toEqual(['D5', 'E5', null]);
  });

  test('[TA-EX-58] [TA-MAP-MCC-04] [TA-CORE-CCM-12] [TA-RUL-24] where its zone is taken it goes beside it, by the choice of its owner', () => {
    const t = kill([
      'A1 RIF E5 f0 from=D5 against=B1',
      'A3 RIF D5 f0',
      'B1 RIF E5 f3',
      'B2 RIF E5 f3 from=F5 against=A1',
    ]);
    expect([t.now, t.seat, (t.asked.data as { zones: string[] }).zones.toSorted()]).toEqual([
      'Retreat',
      'A',
      ['D4', 'D6'],
    ]);
    expect(t.choose('D6').zone('A1')).toBe('D6');
  });

  test('[TA-EX-59] [TA-MAP-MCC-07] of several friends their player picks who stays', () => {
    const t = kill(['A1 RIF E5 f0 from=D5 against=B1', 'A2 RIF E5 f0 from=E4 against=B1', 'B1 RIF E5 f3']);
    expect(t.now).toBe('Stayer');
    t.chooseUnit('A2');
    expect([t.zone('A1'), t.zone('A2'), t.unit('A2').entry]).toEqual(['D5', 'E5', null]);
  });

  test('[TA-EX-60] [TA-MAP-MCC-05] [TA-RUL-25] [TA-CORE-CCM-15] the first occupant stays without a choice', () => {
    const t = at({
      units: ['A1 RIF E5 f0', 'A2 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3 from=F5 against=A1'],
      hands: { A: ['C43'] },
      draws: ['C21'],
    });
    t.act('C43', 'A1', { target: 'B1' });
    expect([t.zone('A1'), t.zone('A2'), t.how('B1')]).toEqual(['E5', 'D5', 'G5 shaken']);
  });

  test('[TA-EX-112] [TA-CORE-CCM-21] [TA-CORE-CCM-11] captors stay in a bunker that friends of its side still fight for', () => {
    const of: Case = {
      units: ['A1 ENG E5 f0 from=D5 against=B1', 'B1 PBX E5 f3', 'B3 RIF E5 f3 from=F5 against=A1'],
      hands: { A: ['C43', 'C44'] },
      draws: ['C63', 'C21'],
    };
    const t = at(of).act('C43', 'A1', { target: 'B1' }).through().say({ type: 'ChooseFacing', facing: 0 }).through();
    expect([t.unit('B1').side, t.zone('A1'), t.unit('A1').foe, t.zone('B3')]).toEqual(['A', 'E5', null, 'E5']);
    t.unit('A1').acted = false;
    t.act('C44', 'A1', { target: 'B3' }).through();
    expect([t.zone('A1'), t.unit('A1').entry, t.how('B3')]).toEqual(['E5', null, 'G5 shaken']);
  });

  test('[TA-EX-100] [TA-CORE-CCM-20] [TA-RUL-51] [TA-RUL-46] nobody is pushed through a wall', () => {
    const t = kill(
      [
        'A1 RIF D4 f0 from=D5 against=B1',
        'A2 RIF D5 f0',
        'A3 RIF E5 f0',
        'A4 RIF C4 f0',
        'B1 RIF D4 f1',
        'B2 RIF D4 f3 from=D3 against=A1',
      ],
      {
        linear: [
          ['D4', 'E4', 'castle'],
          ['E3', 'D4', 'castle'],
        ],
      },
    );
    expect(t.zone('A1')).toBe('D3');
  });

  test('[TA-CORE-CCM-13] [TA-CORE-CCM-17] [TA-CORE-CCM-18] where nothing beside is free the search widens, and nobody may shoot', () => {
    const ring = ['D5', 'F5', 'D4', 'E4', 'D6', 'E6'].map((zone, i) => `A${i + 2} RIF ${zone} f0`);
    const t = kill(['A1 RIF E5 f0 from=D5 against=B1', ...ring, 'B1 RIF E5 f3', 'B2 RIF E5 f3 from=F5 against=A1']);
    expect(t.now).toBe('Retreat');
    expect((t.asked.data as { zones: string[] }).zones).toContain('C5');
  });

  test('[TA-CORE-CCM-14] [TA-CORE-CCM-22] who was there first may strike at any enemy; an original target does not change', () => {
    const t = at({
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'A2 RIF E5 f0 from=E4 against=B1', 'B1 RIF E5 f3'],
      active: 'B',
      hands: { B: ['C43'] },
      draws: ['C01'],
    });
    expect([t.refuses('C43', 'B1', { target: 'A1' }), t.refuses('C43', 'B1', { target: 'A2' })]).toEqual([null, null]);
    t.act('C43', 'B1', { target: 'A2' });
    expect(t.unit('B1').foe).toBeNull();
  });

  test('[TA-CORE-CCM-19] [TA-CORE-OVS-04] [TA-MAP-ZON-05] [TA-MAP-ZON-07] an enemy in the zone of its tail is in contact with an oversized unit', () => {
    const t = at({ units: ['A1 AST C5 f0', 'B1 WLK E5 f0 tail=D5'], hands: { A: ['C40'] }, draws: ['C01'] });
    t.act('C40', 'A1', { path: ['D5'], target: 'B1' });
    expect(t.refuses('C40', 'A1', { target: 'B1' })).not.toBeNull();
    expect([t.zone('A1'), t.unit('A1').foe]).toEqual(['D5', 1]);
  });

  test('[TA-CORE-OVS-05] [TA-CORE-OVS-09] an oversized unit enters with its centre, its tail is where it came from', () => {
    const t = at({ units: ['A1 WLK D5 f0 tail=C5', 'B1 RIF E5 f3'], hands: { A: ['C40'] }, draws: ['C01'] });
    t.act('C40', 'A1', { path: ['E5'], target: 'B1' });
    const zone = (id: string) => tablesOf(t.b).map.numberOf.get(id);
    expect([t.zone('A1'), t.unit('A1').tail, t.unit('A1').entry]).toEqual(['E5', zone('D5'), zone('D5')]);
  });

  test('[TA-CORE-BNK-01] [TA-MAP-ZON-06] [TA-CORE-BNK-05] a bunker shelters one friend, and falls with the one that held it', () => {
    const share = at({ units: ['A1 RIF D5 f0', 'A2 PBX E5 f0', 'B1 RIF I9 f3'], hands: { A: ['C01'] } });
    expect(share.act('C01', 'A1', { path: ['E5'], facing: 0 }).zone('A1')).toBe('E5');
    const t = kill(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f0 shaken', 'B2 PBX E5 f3 held']);
    expect([t.now, t.unit('B2').side, t.unit('B2').condition]).toEqual(['Facing', 'A', 'ok']);
  });

  test('[TA-MAP-MCC-08] [TA-RUL-30] [TA-MAP-CCM-08] a unit that moved out may come again', () => {
    const t = kill(['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3', 'B2 RIF E5 f3 from=F5 against=A1'], {
      hands: { A: ['C43', 'C44'] },
    }).through();
    t.unit('A1').acted = false;
    expect(t.refuses('C44', 'A1', { path: ['E5'], target: 'B2' })).toBeNull();
  });
});
