import { describe, expect, test } from 'vitest';
import { breachTarget } from '../src/rules/breaching.js';
import { nervePasses } from '../src/rules/cards.js';
import { driftZones, references } from '../src/rules/indirect-fire.js';
import { artilleryShift, meleeShift, rangedShift, shotCase } from '../src/rules/shifts.js';
import { unitNamed, zoneNamed } from '../src/rules/units.js';
import { tablesOf } from '../src/tables.js';
import { at, type Case, stateOf } from './table.js';

describe('indirect fire', () => {
  const battery = (more: readonly string[], of: Partial<Case> = {}): Case => ({
    units: ['A1 OMB -', 'A3 CMD E8 f4', ...more],
    hands: { A: ['C67'] },
    ...of,
  });

  test('[TA-EX-74] [TA-MAP-DRF-01] [TA-MAP-DRF-02] [TA-MAP-DRF-03] [TA-CORE-ART-06] [TA-CORE-CHN-04] [TA-RUL-17] a target point drifts towards the unit that its card names', () => {
    const t = at(battery(['B1 RIF E5 f3', 'B2 RIF B3 f3', 'B3 RIF H9 f3'], { draws: ['C19', 'C01'] })).act(
      'C67',
      'A1',
      { zone: 'E5', spotter: 'A3', mode: 'HE' },
    );
    expect([t.now, t.seat, (t.asked.data as { zones: string[] }).zones.toSorted()]).toEqual([
      'Route',
      'B',
      ['D4', 'D5'],
    ]);
    t.choose('D4').through();
    expect(t.how('B1')).toBe('E5 ok'); // the point lies in C4 now
  });

  test('[TA-EX-75] [TA-CORE-ART-06] [TA-RUL-18] a unit in the target zone is no reference: without another there is no drift', () => {
    const b = stateOf(battery(['B1 RIF E5 f3']));
    const card = tablesOf(b).cards.find(({ id }) => id === 'C19')!;
    expect(references(b, 'A', zoneNamed(b, 'E5'), card)).toEqual([]);
  });

  test('[TA-EX-76] [TA-CORE-ART-07] off the map the attack is lost', () => {
    const t = at({
      units: ['A1 OMB -', 'A3 CMD B4 f5', 'B1 RIF A1 f3', 'B2 RIF B1 f3'],
      hands: { A: ['C67'] },
      draws: ['C01'],
    });
    t.act('C67', 'A1', { zone: 'B1', spotter: 'A3', mode: 'HE' }).through();
    expect([t.how('B1'), t.how('B2')]).toEqual(['A1 ok', 'B1 ok']);
  });

  test('[TA-EX-77] [TA-CORE-ART-08] [TA-CORE-ART-09] [TA-CORE-ART-01] [TA-CORE-ACT-17] everybody near is shelled, friend and foe, the target zone first', () => {
    const of = battery(['A2 RIF D5 f0', 'B1 RIF E5 f3', 'B2 RIF F5 f3 dugIn'], {
      terrain: { F5: 'w' },
      draws: ['C03', 'C12', 'C14', 'C63'],
    });
    const b = stateOf(of);
    const fall = (id: string, atEdge: boolean) => artilleryShift({ b, attacker: 0, target: unitNamed(b, id), atEdge });
    expect([fall('B1', false), fall('A2', true), fall('B2', true)]).toEqual([1, 0, -2]);
    const t = at(of).act('C67', 'A1', { zone: 'E5', spotter: 'A3', mode: 'HE' }).through().done();
    expect([t.how('B1'), t.how('A2'), t.how('B2')]).toEqual(['- eliminated', 'D5 ok confused', 'F5 shaken']);
  });

  test('[TA-EX-106] [TA-CORE-ART-12] [TA-CORE-FBK-12] the victims are fixed when the point is: each is shelled once, wherever it is by then', () => {
    const t = at(battery(['B1 RIF E5 f3', 'B2 RIF F5 f3'], { draws: ['C03', 'C08', 'C01'] })).act('C67', 'A1', {
      zone: 'E5',
      spotter: 'A3',
      mode: 'HE',
    });
    expect([t.now, t.seat]).toEqual(['Line', 'B']);
    t.choose('D5').through().done();
    expect([t.how('B1'), t.how('B2')]).toEqual(['C5 shaken', 'F5 ok']);
  });

  test('[TA-CORE-ART-02] [TA-CORE-ART-03] [TA-CORE-STA-15] a mortar needs room, and a fit spotter that sees the zone', () => {
    const t = at({
      units: ['A1 MOR C5 f0', 'A2 RIF D5 f0 shaken', 'A3 RIF C6 f3', 'B1 RIF D4 f3', 'B2 RIF G5 f3'],
      hands: { A: ['C67'] },
    });
    expect(t.refuses('C67', 'A1', { zone: 'D5', spotter: 'A1', mode: 'HE' })).toBe('TA-CORE-ART-02');
    expect(t.refuses('C67', 'A1', { zone: 'G5', spotter: 'A2', mode: 'HE' })).toBe('TA-CORE-ART-03');
    expect(t.refuses('C67', 'A1', { zone: 'G5', spotter: 'A3', mode: 'HE' })).toBe('TA-CORE-ART-03');
  });

  test('[TA-CORE-ART-04] [TA-CORE-ART-10] smoke shells hide the point and up to two zones beside it', () => {
    const t = at(battery(['B1 RIF E5 f3'], { draws: ['C03'] })).act('C67', 'A1', {
      zone: 'E5',
      spotter: 'A3',
      mode: 'smoke',
    });
    expect(t.now).toBe('Smoke');
    expect(t.refusal({ type: 'PlaceSmoke', zones: ['A1'] })).toBe('TA-CORE-ART-10');
    expect(t.say({ type: 'PlaceSmoke', zones: ['D5', 'F5'] }).b.smoke).toHaveLength(3);
  });

  test('[TA-CORE-ART-05] [TA-SCN-S1-02] a shortened drift is a class less', () => {
    const b = stateOf(battery(['B1 RIF E5 f3']));
    const card = tablesOf(b).cards.find(({ id }) => id === 'C19')!; // S
    expect([driftZones(b, card, 0), driftZones(b, card, 1), driftZones(b, card, 2)]).toEqual([2, 1, 0]);
    const guns = at(
      battery(['B1 RIF E5 f3', 'B2 RIF B3 f3'], {
        draws: ['C19', 'C01'],
        special: [{ id: 'X', text: 'Registered.', kind: 'driftStep', unit: 'A1', uses: 1, step: -1 }],
      }),
    );
    guns.act('C67', 'A1', { zone: 'E5', spotter: 'A3', mode: 'HE' });
    expect(guns.b.uses).toEqual([0]);
  });

  test('[TA-CORE-ART-11] ids sort by the number of letters, then letters, then rows', async () => {
    const { compareZoneIds } = await import('../src/tables.js');
    expect(['AA1', 'A10', 'Z9', 'A2'].sort(compareZoneIds)).toEqual(['A2', 'A10', 'Z9', 'AA1']);
  });
});

const fantasy = { genre: 'fantasy' as const };

describe('the air', () => {
  const swoop: Case = {
    ...fantasy,
    units: ['A1 EAG - aloft', 'B1 ARC E5 f1'],
    hands: { A: ['F70'], B: ['F19'] },
    draws: ['F02', 'F09'],
  };
  test('[TA-EX-78] [TA-CORE-AER-06] [TA-CORE-AER-12] [TA-CORE-AER-13] [TA-CORE-AER-16] [TA-CORE-ACT-20] a Swoop comes from the zone its owner names', () => {
    const t = at(swoop).act('F70', 'A1', { target: 'B1', entry: 'D4' }).until('W-AIR');
    t.situation('F19', { unit: 'B1' }).through().done();
    expect([t.zone('A1'), t.how('B1'), t.unit('A1').aloft]).toEqual(['E5', 'E5 outOfAction', false]);
  });

  test('[TA-EX-79] [TA-RUL-34] [TA-CORE-AER-07] its victim falls back away from there, and the flyer holds the zone', () => {
    const t = at({ ...swoop, hands: { A: ['F70'] }, draws: ['F38'] }).act('F70', 'A1', { target: 'B1', entry: 'D4' });
    t.through();
    if (t.now === 'Route') t.choose('F7');
    expect([t.zone('B1'), t.zone('A1'), t.unit('A1').entry]).toEqual(['F7', 'E5', null]);
  });

  test('[TA-EX-80] [TA-CORE-AER-08] [TA-CORE-AER-17] [TA-CORE-AER-09] [TA-CORE-ACT-18] flak that hits aborts an Air Strike', () => {
    const of: Case = {
      units: ['A1 GSH - aloft', 'A2 RIF C5 f0', 'B1 RIF E5 f3', 'B2 AAV F6 f4'],
      hands: { A: ['C70'], B: ['C22'] },
      draws: ['C11'],
    };
    const t = at(of).act('C70', 'A1', { target: 'B1', approach: 'D5' }).until('W-AIR');
    t.situation('C22', { unit: 'B2' }).through().done();
    expect([t.how('A1'), t.unit('A1').aloft, t.how('B1')]).toEqual(['- shaken', true, 'E5 ok']);
    const unseen = at({ ...of, units: ['A1 GSH - aloft', 'A2 RIF A9 f0 outOfAction', ...of.units.slice(2)] });
    expect(unseen.refuses('C70', 'A1', { target: 'B1', approach: 'D5' })).toBe('TA-CORE-AER-09');
  });

  test('[TA-CORE-FBK-13] [TA-CORE-AER-02] an Air Strike drives its target from where it came, and stays aloft', () => {
    const t = at({
      units: ['A1 GSH - aloft', 'A2 RIF C5 f0', 'B1 RIF E5 f3'],
      hands: { A: ['C70'] },
      draws: ['C08'],
    }).act('C70', 'A1', { target: 'B1', approach: 'D5' });
    expect([t.how('B1'), t.unit('A1').aloft]).toEqual(['G5 shaken', true]);
  });

  test('[TA-CORE-AER-03] [TA-CORE-AER-04] [TA-CORE-AER-05] [TA-CORE-AER-19] [TA-RUL-57] flyers cross what lies between, land away from enemies, and take wing', () => {
    const t = at({
      ...fantasy,
      units: ['A1 EAG C5 f0', 'A2 EAG - aloft', 'B1 ARC H5 f3'],
      terrain: { D5: 'T' },
      hands: { A: ['F01', 'F02', 'F03'] },
    });
    expect(t.refuses('F01', 'A1', { dest: 'E5', facing: 0 })).toBeNull();
    expect(t.refuses('F01', 'A1', { dest: 'G5', facing: 0 })).toBe('TA-CORE-AER-03');
    expect(t.refuses('F01', 'A1', { dest: 'D5', facing: 0 })).toBe('TA-CORE-AER-03');
    expect(t.refuses('F01', 'A2', { land: 'G5', facing: 0 })).toBe('TA-CORE-AER-04');
    t.act('F01', 'A2', { land: 'F5', facing: 0 }).through();
    expect([t.zone('A2'), t.unit('A2').aloft]).toEqual(['F5', false]);
    t.act('F02', 'A1', { wing: true }).through();
    expect([t.zone('A1'), t.unit('A1').aloft]).toEqual([null, true]);
  });

  test('[TA-CORE-AER-14] [TA-CORE-AER-15] [TA-CORE-AER-18] a flyer driven off, displaced or withdrawing rises', () => {
    const fight: Case = {
      ...fantasy,
      units: ['A1 MAA E5 f0', 'B1 EAG E5 f3 from=F5 against=A1'],
      hands: { A: ['F34'] },
      draws: ['F38'],
    };
    const driven = at({ ...fight, draws: ['F08'] })
      .act('F34', 'A1', { target: 'B1' })
      .through();
    expect([driven.unit('B1').aloft, driven.unit('B1').zone]).toEqual([true, null]);
    const leaves = at({ ...fight, active: 'B', hands: { B: ['F16'] }, draws: [] }).act('F16', 'B1', {});
    expect(leaves.how('B1')).toBe('- ok');
    const lost: Case = {
      ...fantasy,
      units: [
        'A1 MAA E5 f0 from=D5 against=B2',
        'A2 LVY E5 f0',
        'B1 EAG E5 f3 from=F5 against=A2',
        'B2 LVY E5 f3',
        'B3 LVY F5 f3',
      ],
    };
    const t = at({ ...lost, active: 'B', hands: { B: ['F31'] }, draws: ['F12'] }).act('F31', 'B1', { target: 'A2' });
    expect([t.how('A2'), t.unit('B1').aloft]).toEqual(['- eliminated', true]); // its entry zone is taken
  });

  test('[TA-CORE-AER-11] a landed flyer charges on the wing, within its Charge', () => {
    const t = at({ ...fantasy, units: ['A1 EAG A5 f0', 'B1 ARC E5 f3', 'B2 ARC I5 f3'], hands: { A: ['F31'] } });
    expect(t.refuses('F31', 'A1', { target: 'B1', entry: 'D5' })).toBeNull();
    expect(t.refuses('F31', 'A1', { target: 'B2', entry: 'H5' })).toBe('TA-CORE-AER-06');
  });

  test('[TA-CORE-AER-10] [TA-RUL-44] a side with nothing but flyers aloft has lost', () => {
    const t = at({ ...fantasy, units: ['A1 ARC E5 f3', 'B1 EAG - aloft', 'B2 EAG C1 f0'] });
    Object.assign(t.unit('B2'), { zone: null, aloft: true });
    expect(t.say({ type: 'Done' }).through().game.outcome).toMatchObject({ winner: 'A', by: 'wipeOut' });
  });

  test('[TA-CORE-RNG-20] an aircraft on the ground is as hard to hit', () => {
    const b = stateOf({ ...fantasy, units: ['A1 ARC C5 f0', 'B1 EAG E5 f3'] });
    expect(rangedShift(shotCase(b, 0, 1, 'fire', 'LOO', false))).toBe(-1);
  });
});

describe('sappers and spells', () => {
  const walls: Case = {
    ...fantasy,
    units: ['A1 RAM C5 f0', 'A2 GNT C6 f0', 'B1 ARC H5 f3'],
    linear: [
      ['C5', 'D5', 'gate'],
      ['C6', 'D6', 'castle'],
    ],
    special: [
      { id: 'X', text: 'Breach.', kind: 'breachable', linear: ['gate', 'castle'], targets: { gate: 5, castle: 7 } },
    ],
    hands: { A: ['F31'] },
  };
  test.each([
    { unit: 'A1', draw: 'F05', done: true },
    { unit: 'A1', draw: 'F02', done: true },
    { unit: 'A2', draw: 'F24', done: true },
    { unit: 'A2', draw: 'F09', done: false },
  ])('[TA-EX-81] [TA-CORE-BRE-01] [TA-CORE-ACT-27] [TA-SCN-S4-03] $unit draws $draw: $done', ({ unit, draw, done }) => {
    const t = at({ ...walls, draws: [draw] }).act('F31', unit, { side: 0 });
    expect(t.b.breached.length > 0).toBe(done);
  });

  test('[TA-EX-81] [TA-CORE-BRE-02] a breach is hindering ground, and hides nothing any more', () => {
    expect([nervePasses(2, 3, 5), nervePasses(1, 3, 5), nervePasses(5, 2, 7), nervePasses(4, 2, 7)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const t = at({ ...walls, draws: ['F05'], hands: { A: ['F31', 'F01'] } })
      .act('F31', 'A1', { side: 0 })
      .through();
    expect(breachTarget(t.b, 0, 0)).toBeNull();
    t.unit('A1').acted = false;
    expect(t.refuses('F01', 'A1', { path: ['D5'] })).toBeNull();
  });

  test('[TA-EX-82] [TA-CORE-CST-01] [TA-CORE-CST-02] [TA-CORE-CST-07] [TA-CORE-ACT-19] a spell works unless a 1 is drawn; a Firebolt is a shot of three', () => {
    const of: Case = { ...fantasy, units: ['A1 SOR B5 f0', 'B1 GRD E5 f3'], hands: { A: ['F64'] } };
    const cast = (draws: readonly string[]) =>
      at({ ...of, draws })
        .act('F64', 'A1', { spell: 'FIREBOLT', target: 'B1' })
        .done();
    expect(cast(['F21', 'F24']).how('B1')).toBe('- eliminated');
    const failed = cast(['F22']);
    expect([failed.how('A1'), failed.how('B1')]).toEqual(['B5 ok confused', 'E5 ok']);
  });

  test('[TA-CORE-CST-03] [TA-CORE-CST-04] [TA-CORE-CST-05] [TA-CORE-CST-06] [TA-CORE-ACT-30] the other spells', () => {
    const of: Case = {
      ...fantasy,
      units: ['A1 SOR B5 f0', 'A2 SPR C7 f0 shaken', 'B1 ARC E5 f3', 'B2 GRD E4 f3'],
      hands: { A: ['F64'] },
    };
    const cast = (orders: object, draws: readonly string[]) =>
      at({ ...of, draws })
        .act('F64', 'A1', orders)
        .done();
    expect(cast({ spell: 'DREAD', target: 'B1' }, ['F21', 'F22']).how('B1')).toBe('E5 shaken confused');
    expect(at(of).refuses('F64', 'A1', { spell: 'DREAD', target: 'B2' })).toBe('TA-CORE-CST-03');
    expect(cast({ spell: 'VEIL', zone: 'D5' }, ['F21']).b.smoke).toHaveLength(1);
    expect(cast({ spell: 'MEND', target: 'A2' }, ['F21']).how('A2')).toBe('C7 ok');
    expect(at(of).refuses('F64', 'A1', { spell: 'MEND', target: 'A1' })).toBe('TA-CORE-ACT-30');
    expect(cast({ spell: 'WARD', target: 'A1' }, ['F21']).unit('A1').warded).toBe(true);
    expect(at(of).refuses('F64', 'A1', { spell: 'VEIL', zone: 'I9' })).toBe('TA-CORE-CST-02');
  });

  test('[TA-EX-83] [TA-CORE-ACT-13] [TA-CORE-ACT-28] [TA-MAP-PHY-01] [TA-RUL-33] a medic goes to a friend, helps, and goes back', () => {
    const t = at({ ...fantasy, units: ['A1 HDG C5 f0', 'A2 SPR E5 f0 shaken', 'B1 ARC I9 f3'], hands: { A: ['F55'] } });
    t.act('F55', 'A1', { aid: 'A2', path: ['D5', 'E5'] }).through();
    expect([t.how('A2'), t.zone('A1')]).toEqual(['E5 ok', 'D5']);
  });

  test('[TA-EX-84] [TA-SCN-S4-02] [TA-CORE-MEL-08] infantry goes up a tower and over the wall', () => {
    const of: Case = {
      ...fantasy,
      units: ['A1 ORC E6 f4', 'A2 TWR E5 f4 tail=E6', 'B1 MAA E4 f1'],
      linear: [['E4', 'E5', 'castle']],
      special: [
        {
          id: 'X',
          text: 'Tower.',
          kind: 'towerAssault',
          linear: 'castle',
          enterCost: 1,
          cost: 1,
          classes: ['infantry'],
        },
      ],
      hands: { A: ['F31'] },
    };
    const t = at({ ...of, units: ['A1 ORC E6 f4', 'A2 TWR E5 f4 tail=D6', 'B1 MAA E4 f1'], draws: ['F01'] });
    expect(t.refuses('F31', 'A1', { path: ['E5', 'E4'], target: 'B1' })).toBeNull();
    const b = stateOf({ ...of, units: ['A1 ORC E4 f4 from=E5 against=B1', 'A2 TWR E5 f4 tail=D6', 'B1 MAA E4 f1'] });
    expect(meleeShift({ b, attacker: 0, target: 2, onEntry: true, bySwoop: false, pressed: false })).toBe(0);
    expect(at({ ...of, special: [] }).refuses('F31', 'A1', { path: ['E5', 'E4'], target: 'B1' })).toBe(
      'TA-CORE-MOV-04',
    );
  });

  test('[TA-SCN-S4-01] a gate opens to its owners, in a Fall Back too', () => {
    const of: Case = {
      ...walls,
      special: [{ id: 'X', text: 'Gate.', kind: 'ownerGate', linear: 'gate', side: 'B', cost: 1 }],
      units: ['A1 ORC C5 f0', 'B1 SPR D5 f3'],
      linear: [['B5', 'C5', 'gate']],
      hands: { A: ['F01'], B: ['F01'] },
    };
    expect(at(of).refuses('F01', 'A1', { path: ['B5'] })).toBe('TA-CORE-MOV-04');
    expect(
      at({ ...of, units: ['A1 ORC H5 f0', 'B1 SPR C5 f3'], active: 'B' }).refuses('F01', 'B1', { path: ['B5'] }),
    ).toBeNull();
  });
});
