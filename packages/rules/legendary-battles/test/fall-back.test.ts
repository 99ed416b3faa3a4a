import { describe, expect, test } from 'vitest';
import { at, type Case } from './table.js';

/** A shot by A1 at B1 with the card that reads FB where the shift is even. */
const shot = (of: Partial<Case> & Pick<Case, 'units'>, draw = 'C21') =>
  at({ hands: { A: ['C22'] }, draws: [draw], ...of }).act('C22', 'A1', { target: 'B1' });

describe('falling back from a shot', () => {
  test('[TA-EX-67] [TA-MAP-FBK-04] it stops where the next zone cannot be paid', () => {
    expect(shot({ units: ['A1 RIF B5 f0', 'B1 RIF D5 f3'], terrain: { F5: 'w' } }).how('B1')).toBe('E5 shaken');
  });

  test('[TA-EX-68] [TA-MAP-FBK-05] [TA-MAP-FBK-03] [TA-RUL-15] where the line runs between two zones its owner chooses; one that is barred is no choice', () => {
    const t = shot({ units: ['A1 RIF C3 f1', 'B1 RIF C5 f4'] });
    expect([t.now, t.seat, (t.asked.data as { zones: string[] }).zones.toSorted()]).toEqual([
      'Route',
      'B',
      ['B6', 'C6'],
    ]);
    t.choose('C6');
    expect(t.how('B1')).toBe('C7 shaken');
    expect(shot({ units: ['A1 RIF C3 f1', 'A2 RIF B6 f0', 'B1 RIF C5 f4'] }).how('B1')).toBe('C7 shaken');
  });

  test('[TA-EX-69] [TA-GEO-15] through a corner of squares by one of the two zones beside it', () => {
    const t = shot({ map: 'square', units: ['A1 RIF B2 f0', 'B1 RIF D4 f3'] }, 'C03');
    expect((t.asked.data as { zones: string[] }).zones.toSorted()).toEqual(['D5', 'E4']);
    expect(t.choose('E4').how('B1')).toBe('E4 shaken');
  });

  test('[TA-EX-70] [TA-CORE-FBK-05] [TA-RUL-16] who is driven off the map is eliminated', () => {
    expect(shot({ map: 'square', units: ['A1 RIF F2 f0', 'B1 RIF H2 f2'] }).how('B1')).toBe('- eliminated');
  });

  test('[TA-EX-71] [TA-CORE-FBK-07] [TA-CORE-FBK-04] cut off by an enemy it stays and is worse by two steps', () => {
    expect(shot({ units: ['A1 RIF B5 f0', 'A2 RIF E5 f0', 'B1 RIF D5 f3'] }).how('B1')).toBe('D5 outOfAction');
  });

  test('[TA-EX-72] [TA-CORE-FBK-06] friends are passed through, and not stopped upon', () => {
    expect(shot({ units: ['A1 RIF B5 f0', 'B1 RIF D5 f3', 'B2 RIF F5 f3'] }).how('B1')).toBe('E5 shaken');
    expect(shot({ units: ['A1 RIF B5 f0', 'B1 RIF D5 f3', 'B2 RIF E5 f3', 'B3 RIF F5 f3'] }).how('B1')).toBe(
      'D5 shaken',
    );
  });

  test('[TA-EX-73] [TA-CORE-FBK-02] on a drawn map along the line of centres', () => {
    expect(shot({ map: 'irregular', units: ['A1 RIF B2 f3', 'B1 RIF C3 f0'] }, 'C21').zone('B1')).toBe('C4');
  });

  test('[TA-EX-97] [TA-RUL-52] a line along the outer side of a zone enters it', () => {
    expect(shot({ units: ['A1 RIF A1 f1', 'B1 RIF A3 f4'] }).how('B1')).toBe('A5 shaken');
  });

  test('[TA-CORE-FBK-09] [TA-CORE-STA-06] [TA-CORE-FAC-07] stances are lost on the way, the facing is carried', () => {
    const t = shot({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f4 braced'] });
    expect([t.how('B1'), t.unit('B1').braced, t.unit('B1').facing]).toEqual(['G5 shaken', false, 4]);
  });

  test('[TA-CORE-FBK-08] [TA-CORE-FBK-16] shots on the way: a Fall Back counts as Shaken, Out of Action stops it', () => {
    const t = at({
      units: ['A1 RIF B5 f0', 'A2 HWT E8 f5', 'B1 RIF E5 f3'],
      hands: { A: ['C22', 'C19'] },
      draws: ['C21', 'C12'],
    });
    t.act('C22', 'A1', { target: 'B1' }).until('W-FBS').situation('C19', { unit: 'A2' });
    expect(t.through().how('B1')).toBe('- eliminated');
  });
});

describe('falling back in close combat', () => {
  const melee: Case = {
    units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'],
    hands: { A: ['C43'] },
    draws: ['C21'],
  };
  const blow = (of: Partial<Case> = {}) => at({ ...melee, ...of }).act('C43', 'A1', { target: 'B1' });

  test('[TA-EX-53] [TA-RUL-14] [TA-MAP-FBK-02] [TA-CORE-FBK-11] [TA-MAP-CCM-07] the one attacked goes away from where its attacker came', () => {
    const t = blow();
    expect([t.how('B1'), t.how('A1'), t.unit('A1').entry]).toEqual(['G5 shaken', 'E5 ok', null]);
    expect(blow({ options: { sharedFallBack: 'literal' } }).how('B1')).toBe('C5 shaken');
  });

  test('[TA-EX-54] [TA-CORE-SIT-10] [TA-RUL-36] who entered goes back towards its entry zone', () => {
    const t = blow({
      hands: { A: ['C43'], B: ['C40'] },
      draws: ['C01', 'C33'],
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'],
    });
    t.until('W-MEL').situation('C40').through();
    expect([t.how('A1'), t.zone('B1')]).toEqual(['C5 shaken', 'E5']);
  });

  test('[TA-EX-55] [TA-GEO-15] entered from the north-east, driven out to the south-west', () => {
    expect(blow({ units: ['A1 RIF E5 f0 from=E4 against=B1', 'B1 RIF E5 f5'] }).how('B1')).toBe('D7 shaken');
  });

  test('[TA-EX-61] [TA-CORE-FBK-07] cut off in close combat it is eliminated', () => {
    expect(blow({ units: ['A1 RIF E5 f0 from=D5 against=B1', 'A2 RIF F5 f0', 'B1 RIF E5 f3'] }).how('B1')).toBe(
      '- eliminated',
    );
  });

  test('[TA-CORE-FBK-15] [TA-RUL-55] the first step out of contact is made whatever it costs', () => {
    const t = blow({ terrain: { F5: 'r' } });
    expect(t.how('B1')).toBe('F5 shaken');
  });

  test('[TA-EX-56] [TA-CORE-SIT-09] [TA-CORE-SIT-26] [TA-CORE-FBK-03] a Parting Blow is struck first; one that leaves its victim Out of Action is the end of it', () => {
    const of = { hands: { A: ['C43', 'C70'] }, draws: ['C21', 'C23'] };
    const t = blow(of).until('W-LEA').situation('C70', { unit: 'A1' }).through();
    expect(t.how('B1')).toBe('G5 outOfAction');
    const weak = at({
      ...melee,
      ...of,
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3 shaken'],
      draws: ['C02', 'C23'],
    });
    expect(weak.act('C43', 'A1', { target: 'B1' }).through().how('B1')).toBe('E5 outOfAction');
  });

  test('[TA-EX-105] [TA-CORE-SIT-26] each striker strikes once', () => {
    const t = at({
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'A2 RIF E5 f0 from=E4 against=B1', 'B1 RIF E5 f3'],
      hands: { A: ['C43', 'C70', 'C71'] },
      draws: ['C21', 'C01', 'C40'],
    });
    t.act('C43', 'A1', { target: 'B1' }).until('W-LEA').situation('C70', { unit: 'A1' }).until('W-LEA');
    expect(t.refusal({ type: 'PlaySituation', card: 'C71', unit: 'A1' })).toBe('TA-CORE-SIT-09');
    expect(t.refusal({ type: 'PlaySituation', card: 'C71', unit: 'A2' })).toBeNull();
  });

  test('[TA-EX-66] [TA-CORE-MEL-18] [TA-RUL-53] [TA-CORE-ACT-05] a Withdraw is a Fall Back of its own will: it worsens nothing', () => {
    const t = at({
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3 shaken'],
      active: 'B',
      hands: { B: ['C16'] },
    });
    t.act('C16', 'B1', {});
    expect([t.how('B1'), t.how('A1')]).toEqual(['G5 shaken', 'E5 ok']);
  });

  test('[TA-EX-104] [TA-CORE-MEL-18] a Withdraw stays on the map, and is refused where it leads off it at once', () => {
    const off = at({ units: ['A1 RIF A5 f3 from=B5 against=B1', 'B1 RIF A5 f0'], active: 'B', hands: { B: ['C16'] } });
    expect(off.refuses('C16', 'B1', {})).toBe('TA-CORE-MEL-18');
    const near = at({ units: ['A1 RIF B5 f3 from=C5 against=B1', 'B1 RIF B5 f0'], active: 'B', hands: { B: ['C16'] } });
    expect(near.act('C16', 'B1', {}).zone('B1')).toBe('A5');
    const driven = at({
      units: ['A1 RIF B5 f3 from=C5 against=B1', 'B1 RIF B5 f0'],
      hands: { A: ['C43'] },
      draws: ['C21'],
    });
    expect(driven.act('C43', 'A1', { target: 'B1' }).how('B1')).toBe('- eliminated');
  });

  test('[TA-EX-111] [TA-CORE-FBK-06] [TA-CORE-MEL-18] with friends on every zone of the way out there is none', () => {
    const units = ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3', 'B2 RIF F5 f3', 'B3 RIF G5 f3'];
    expect(at({ units, active: 'B', hands: { B: ['C16'] } }).refuses('C16', 'B1', {})).toBe('TA-CORE-MEL-18');
    expect(blow({ units }).how('B1')).toBe('- eliminated');
  });

  test('[TA-CORE-MEL-21] [TA-CORE-FBK-10] shots at a Withdraw are at -1, and those it has just left do not shoot at it', () => {
    const units = ['A1 RIF E5 f0 from=D5 against=B1', 'A2 HWT H5 f3', 'B1 RIF E5 f3 shaken'];
    const t = at({ units, active: 'B', hands: { B: ['C16'], A: ['C22'] }, draws: ['C26'] });
    t.act('C16', 'B1', {}).until('W-FBS');
    expect(t.refusal({ type: 'PlaySituation', card: 'C22', unit: 'A1' })).toBe('TA-CORE-SIT-18');
    t.situation('C22', { unit: 'A2' }).through(); // 2 - 1 + 1 Shaken + 1 flank - 1: at +2 a 6 makes it SH
    expect(t.how('B1')).toMatch(/outOfAction/);
  });

  test('[TA-EX-98] [TA-CORE-OVS-08] [TA-CORE-OVS-06] [TA-RUL-50] an oversized unit steps back through its own tail', () => {
    const of: Case = {
      units: ['A1 AST F5 f3 from=G5 against=B1', 'B1 WLK F5 f0 tail=E5'],
      hands: { A: ['C43'] },
      draws: ['C45'],
    };
    // 2 - 2 = 0, CR 9: FB
    const t = at(of).act('C43', 'A1', { target: 'B1' });
    expect([t.how('B1'), t.b.units[1]!.tail, t.unit('B1').facing]).toEqual(['D5 shaken', t.b.units[1]!.zone! + 1, 0]);
    const stuck = at({ ...of, units: [...of.units, 'B2 RIF D5 f0'] }).act('C43', 'A1', { target: 'B1' });
    expect([stuck.how('B1'), stuck.unit('B1').tail]).toEqual(['E5 shaken', null]);
  });

  test('[TA-RUL-56] [TA-CORE-FBK-02] a shot from outside drives along its own line, out of a close combat too', () => {
    const t = shot({ units: ['A1 RIF E3 f1', 'A2 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f4'] }, 'C03');
    expect(t.now).toBe('Route');
  });
});
