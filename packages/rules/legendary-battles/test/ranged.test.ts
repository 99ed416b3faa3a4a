import { describe, expect, test } from 'vitest';
import { converted } from '../src/rules/attack.js';
import { hazardShift, rangedScore, rangedShift, shotCase } from '../src/rules/shifts.js';
import { unitNamed } from '../src/rules/units.js';
import type { ActionId } from '../src/terms.js';
import { at, type Case, stateOf } from './table.js';

/** The shift of a shot by A1 at B1. */
function shift(units: readonly string[], of: Partial<Case> = {}, action: ActionId = 'FIR'): number {
  const b = stateOf({ units, ...of });
  return rangedShift(shotCase(b, 0, unitNamed(b, 'B1'), 'fire', action, false));
}

const shot: Case = { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], hands: { A: ['C22'] } };

describe('shots of an Action', () => {
  test('[TA-EX-31] [TA-CORE-RNG-05] [TA-MAP-FBK-01] [TA-CORE-RES-05] [TA-CORE-FBK-01] an even shot drives its target back along the line, Shaken', () => {
    expect(shift(shot.units)).toBe(0);
    const t = at({ ...shot, draws: ['C21'] })
      .act('C22', 'A1', { target: 'B1' })
      .done();
    expect([t.how('B1'), t.unit('B1').facing]).toEqual(['G5 shaken', 3]);
  });

  test('[TA-EX-32] [TA-CORE-RNG-08] [TA-CORE-ACT-07] beyond Medium a shot is at -1, an Aimed one at +1 instead', () => {
    const units = ['A1 RIF B5 f0', 'B1 RIF F5 f3'];
    expect([shift(units), shift(units, {}, 'AIM')]).toEqual([-1, 1]);
    const fired = (card: string) =>
      at({ units, hands: { A: [card] }, draws: ['C21'] })
        .act(card, 'A1', { target: 'B1' })
        .done();
    expect(fired('C22').how('B1')).toBe('F5 shaken');
    expect(fired('C34').how('B1')).toBe('H5 shaken');
  });

  test('[TA-EX-33] [TA-CORE-RNG-10] [TA-CORE-RNG-11] [TA-CORE-RNG-12] [TA-CORE-RNG-14] [TA-CORE-RNG-15] ground counts for two at most', () => {
    const of: Case = {
      units: ['A1 HWT A5 f0', 'B1 RIF E5 f3 dugIn shaken'],
      terrain: { E5: 'w' },
      linear: [['D5', 'E5', 'hedge']],
      hands: { A: ['C22'] },
    };
    expect(shift(of.units, of)).toBe(-1);
    const smoky = stateOf({ ...of, edit: (b) => void (b.smoke = [{ zone: 0, by: 'A', turns: 2 }]) });
    smoky.smoke = [{ zone: smoky.units[1]!.zone!, by: 'A', turns: 2 }];
    const { parts } = rangedScore(shotCase(smoky, 0, 1, 'fire', 'FIR', false));
    expect(parts.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['TA-CORE-RNG-09', 'TA-CORE-RNG-10', 'TA-CORE-RNG-11', 'TA-CORE-RNG-12']),
    );
    const t = at({ ...of, draws: ['C12'] })
      .act('C22', 'A1', { target: 'B1' })
      .done();
    expect(t.how('B1')).toBe('E5 outOfAction');
  });

  test('[TA-EX-34] [TA-CORE-RNG-06] [TA-CORE-RNG-16] a tank in the flank is worth one column, an anti-tank gun another', () => {
    expect(shift(['A1 TNK B5 f0', 'B1 TNK E5 f0'])).toBe(1);
    expect(shift(['A1 ATG B4 f0', 'B1 TNK E5 f0'])).toBe(2);
  });

  test('[TA-EX-35] [TA-CORE-RNG-13] [TA-CORE-RNG-02] [TA-RUL-35] [TA-CORE-BNK-02] behind the walls of a bunker a unit is at -2; the bunker may be chosen instead', () => {
    const units = ['A1 RIF B5 f0', 'B1 RIF E5 f3', 'B2 PBX E5 f3'];
    const b = stateOf({ units });
    expect(shift(units)).toBe(-2);
    expect(rangedShift(shotCase(b, 0, 2, 'fire', 'FIR', false))).toBe(-3);
    const t = at({ units, hands: { A: ['C22'] } });
    expect([t.refuses('C22', 'A1', { target: 'B1' }), t.refuses('C22', 'A1', { target: 'B2' })]).toEqual([null, null]);
  });

  test('[TA-EX-36] [TA-CORE-ACT-08] [TA-CORE-RES-02] Suppressive Fire reaches two close together, and goes no further than Shaken', () => {
    const blocked = at({ units: ['A1 HWT B5 f0', 'B1 RIF E5 f3', 'B2 RIF F5 f3'], hands: { A: ['C37'] } });
    expect(blocked.refuses('C37', 'A1', { targets: ['B1', 'B2'] })).toBe('TA-MAP-LOS-01');
    const t = at({
      units: ['A1 HWT B5 f0', 'B1 RIF E5 f3', 'B2 RIF E6 f3'],
      hands: { A: ['C38'] },
      draws: ['C12', 'C37'],
    });
    t.act('C38', 'A1', { targets: ['B1', 'B2'] }).done();
    expect([t.how('B1'), t.how('B2')]).toEqual(['E5 shaken', 'E6 ok']);
  });

  test('[TA-EX-37] [TA-CORE-RNG-19] [TA-CORE-RNG-23] [TA-MAP-LOS-09] [TA-RUL-26] into close combat at -1, and a nerve value of 1 hits the friend', () => {
    const of: Case = {
      units: ['A1 RIF E5 f3', 'B1 RIF B5 f0', 'B2 RIF E5 f0 from=D5 against=A1'],
      active: 'B',
      hands: { B: ['C22'] },
      draws: ['C20'],
    };
    const b = stateOf(of);
    expect(rangedShift(shotCase(b, 1, 0, 'fire', 'FIR', false))).toBe(-1);
    const t = at(of).act('C22', 'B1', { target: 'A1' }).done();
    expect([t.how('A1'), t.how('B2')]).toEqual(['E5 ok', 'E5 ok confused']);
    const careful = at({ ...of, options: { friendlyFire: false } }).act('C22', 'B1', { target: 'A1' });
    expect(careful.how('A1')).toBe('E5 ok confused');
  });

  test('[TA-EX-38] [TA-CORE-STA-08] a Concealed unit is named from within Short only', () => {
    const hidden = (zone: string) =>
      at({ units: [`A1 RIF ${zone} f0`, 'B1 MIL E5 f3 concealed'], terrain: { E5: 'w' }, hands: { A: ['C22'] } });
    expect(hidden('B5').refuses('C22', 'A1', { target: 'B1' })).toBe('TA-CORE-STA-08');
    expect(hidden('C5').refuses('C22', 'A1', { target: 'B1' })).toBeNull();
  });

  test('[TA-EX-39] [TA-CORE-STA-09] [TA-CORE-RNG-18] [TA-CORE-TRN-07] whoever hurried is Exposed until the own next turn', () => {
    expect(shift(['A1 RIF B5 f0', 'B1 RIF E5 f3 exposed'])).toBe(1);
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 exposed'] });
    t.say({ type: 'Done' }).through();
    expect([t.seat, t.unit('B1').exposed]).toEqual(['B', false]);
  });

  test.each([
    { units: ['A1 RIF D5 f0', 'B1 RIF E5 f3'], by: 1, rule: 'TA-CORE-RNG-07' },
    { units: ['A1 RIF B5 f0 confused', 'B1 RIF E5 f3'], by: -1, rule: 'TA-CORE-RNG-17' },
    { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 outOfAction'], by: 2, rule: 'TA-CORE-RNG-15' },
    { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 warded'], by: -2, rule: 'TA-CORE-RNG-21' },
    { units: ['A1 RIF B5 f0 +X06', 'B1 RIF E5 f3'], by: 1, rule: 'TA-CORE-SUP-04' },
  ])('[$rule] $units: $by', ({ units, by, rule }) => {
    const b = stateOf({ units });
    const found = rangedScore(shotCase(b, 0, 1, 'fire', 'FIR', false));
    expect(found.parts).toEqual([expect.objectContaining({ by, rule })]);
  });
  test('[TA-CORE-RNG-07] [TA-CORE-RNG-17] [TA-CORE-RNG-21] [TA-CORE-SUP-04] [TA-CORE-STA-11] closeness, confusion, wards and supplements move the shift', () => {
    expect(shift(['A1 RIF D5 f0', 'B1 RIF E5 f3'])).toBe(1);
    expect(shift(['A1 RIF B5 f0 confused', 'B1 RIF E5 f3'])).toBe(-1);
    expect(shift(['A1 RIF B5 f0', 'B1 RIF E5 f3 warded'])).toBe(-2);
    expect(shift(['A1 RIF B5 f0 +X06', 'B1 RIF E5 f3'])).toBe(1);
  });

  test('[TA-CORE-RNG-09] Obscured is -1', () => {
    expect(shift(['A1 RIF C3 f1', 'A2 RIF B4 f0', 'B1 RIF C5 f4'])).toBe(-1);
  });

  test('[TA-CORE-RNG-20] aerial units are hard to hit without flak, landed too', () => {
    const units = (type: string) => [`A1 ${type} B5 f0`, 'B1 EAG D5 f3'];
    expect(shift(units('XBW'), { genre: 'fantasy' })).toBe(0);
  });

  test('[TA-CORE-RNG-01] [TA-CORE-RNG-03] [TA-CORE-RNG-04] [TA-CORE-ATK-05] a shot needs a gun, an arc, a range, and an enemy', () => {
    const t = at({
      units: ['A1 MED C5 f0', 'A2 MIL C6 f3', 'A3 MIL C7 f0', 'B1 RIF I7 f3', 'B2 RIF F6 f3'],
      hands: { A: ['C22'] },
    });
    expect(t.refuses('C22', 'A1', { target: 'B2' })).toBe('TA-CORE-ACT-02');
    expect(t.refuses('C22', 'A2', { target: 'B2' })).toBe('TA-CORE-RNG-03');
    expect(t.refuses('C22', 'A3', { target: 'B1' })).toBe('TA-CORE-RNG-04');
    expect(t.refuses('C22', 'A3', { target: 'A1' })).toBe('TA-CORE-ATK-05');
  });

  test('[TA-CORE-ACT-06] mortars and gunships are not fired so', () => {
    const t = at({ units: ['A1 MOR C5 f0', 'A2 GSH - aloft', 'B1 RIF F5 f3'], hands: { A: ['C22'] } });
    expect(t.refuses('C22', 'A1', { target: 'B1' })).toBe('TA-CORE-ACT-06');
    expect(t.refuses('C22', 'A2', { target: 'B1' })).toBe('TA-CORE-ACT-06');
  });

  test('[TA-EX-113] [TA-CORE-ACT-09] [TA-CORE-ACT-29] [TA-CORE-RNG-22] Fire and Move in either order, at -1', () => {
    const of: Case = { units: ['A1 RIF C5 f0', 'B1 RIF E5 f3'], hands: { A: ['C49'] }, draws: ['C12'] };
    const first = at(of)
      .act('C49', 'A1', { order: 'fireMove', target: 'B1', path: ['D5'], facing: 1 })
      .done();
    expect([first.how('B1'), first.zone('A1'), first.unit('A1').facing]).toEqual(['E5 outOfAction', 'D5', 1]);
    const then = at(of)
      .act('C49', 'A1', { order: 'moveFire', target: 'B1', path: ['D5'], facing: 0 })
      .done();
    expect(then.how('B1')).toBe('- eliminated');
  });
});

describe('results', () => {
  test('[TA-EX-40] [TA-CORE-RES-03] [TA-CORE-RES-04] [TA-CORE-RES-06] [TA-CORE-RES-07] [TA-CORE-RES-13] results add up', () => {
    const hit = (marks: string, draw: string) =>
      at({ units: ['A1 RIF B5 f0', `B1 RIF E5 f3 ${marks}`], hands: { A: ['C22'] }, draws: [draw] })
        .act('C22', 'A1', { target: 'B1' })
        .done()
        .how('B1');
    expect(hit('confused', 'C26')).toBe('E5 shaken confused'); // CR 6 in column 0: CF
    expect(hit('shaken', 'C02')).toBe('E5 outOfAction'); // CR 6 in column +1: SH
    expect(hit('outOfAction', 'C05')).toBe('E5 outOfAction'); // CR 5 in column +2: SH, nothing
    expect(hit('outOfAction', 'C23')).toBe('- eliminated'); // CR 7 in column +2: FB
    expect(hit('', 'C12')).toBe('- eliminated'); // CR 12: EL
  });

  test('[TA-EX-103] [TA-CORE-RES-09] [TA-CORE-RES-11] [TA-CORE-SIT-14] [TA-CORE-BNK-03] what a bunker reads as Shaken cannot be held against; a Fall Back of a unit Out of Action can', () => {
    const b = stateOf({ units: ['A1 HWT B5 f0', 'B1 PBX E5 f3'] });
    expect([converted(b, 1, 'FB', null, false), converted(b, 1, 'CF', null, false)]).toEqual(['SH', 'NE']);
    const t = at({
      units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 outOfAction'],
      hands: { A: ['C22'], B: ['C52'] },
      draws: ['C23'],
    });
    t.act('C22', 'A1', { target: 'B1' }).until('W-RES').situation('C52').through();
    expect(t.how('B1')).toBe('E5 outOfAction');
  });

  test('[TA-CORE-RES-08] [TA-CORE-RES-01] the fearless ignore confusion', () => {
    const b = stateOf({ genre: 'fantasy', units: ['A1 ARC B5 f0', 'B1 GRD E5 f3', 'B2 SPR F5 f3 +X04'] });
    expect([
      converted(b, 1, 'CF', null, false),
      converted(b, 2, 'CF', null, false),
      converted(b, 0, 'CF', null, false),
    ]).toEqual(['NE', 'NE', 'CF']);
  });

  test('[TA-CORE-STA-10] [TA-CORE-ATK-01] a ward is gone with the next draw against its unit', () => {
    const t = at({ ...shot, units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 warded'], draws: ['C01'] }).act('C22', 'A1', {
      target: 'B1',
    });
    expect(t.unit('B1').warded).toBe(false);
  });

  test('[TA-CORE-STA-16] [TA-CORE-STA-17] [TA-CORE-STA-07] who attacks, is hit or is found is Concealed no more', () => {
    const t = at({ ...shot, units: ['A1 RIF C5 f0 concealed braced', 'B1 RIF E5 f3 concealed'], draws: ['C26'] }).act(
      'C22',
      'A1',
      { target: 'B1' },
    );
    expect([t.unit('A1').concealed, t.unit('A1').braced, t.unit('B1').concealed]).toEqual([false, false, false]);
  });

  test('[TA-CORE-ATK-03] [TA-CORE-RNG-24] the sum is clamped once, last', () => {
    expect(shift(['A1 TNK D5 f0', 'B1 MIL E5 f0 outOfAction exposed'])).toBe(7);
    const t = at({
      units: ['A1 TNK D5 f0', 'B1 MIL E5 f0 outOfAction exposed'],
      hands: { A: ['C22'] },
      draws: ['C01'],
    }).act('C22', 'A1', { target: 'B1' });
    expect(t.how('B1')).toBe('E5 outOfAction'); // even at +4 a combat rating of 1 does nothing
  });

  test('[TA-CORE-SIT-28] a hazard is 2 less protection, more for the weak', () => {
    const b = stateOf({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 shaken'] });
    expect([hazardShift({ b, target: 0 }), hazardShift({ b, target: 1 })]).toEqual([1, 2]);
  });
});
