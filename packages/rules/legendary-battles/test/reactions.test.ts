import { describe, expect, test } from 'vitest';
import { ALWAYS, USUAL } from '../src/rules/conduct.js';
import { at, type Case } from './table.js';

const ambush: Case = { units: ['A1 RIF C5 f0', 'B1 HWT G5 f3'], hands: { A: ['C01'], B: ['C22'] }, draws: ['C26'] };

describe('shots at movers', () => {
  test('[TA-EX-41] [TA-CORE-SIT-05] [TA-CORE-SIT-19] [TA-CORE-MOV-06] [TA-CORE-SIT-20] a hit ends the move where it is', () => {
    const t = at(ambush)
      .act('C01', 'A1', { path: ['D5', 'E5'], facing: 3 })
      .until('W-STEP');
    t.situation('C22', { unit: 'B1' }).through().done();
    expect([t.how('A1'), t.unit('A1').facing, t.unit('B1').reacted]).toEqual(['D5 shaken', 0, true]);
  });

  test('[TA-EX-42] [TA-CORE-RNG-22] at a Cautious Move a shot is at -1', () => {
    const t = at({ ...ambush, hands: { A: ['C16'], B: ['C22'] } })
      .act('C16', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP');
    expect(t.situation('C22', { unit: 'B1' }).through().how('A1')).toBe('D5 ok confused');
  });

  test('[TA-EX-43] [TA-CORE-TRN-02] [TA-CORE-SIT-18] a unit reacts once in a player turn', () => {
    const t = at({
      units: ['A1 RIF C5 f0', 'B1 HWT G5 f3 reacted', 'B2 HWT G6 f3'],
      hands: { A: ['C01'], B: ['C22'] },
    });
    t.act('C01', 'A1', { path: ['D5'], facing: 0 }).until('W-STEP');
    expect(t.refusal({ type: 'PlaySituation', card: 'C22', unit: 'B1' })).toBe('TA-CORE-SIT-18');
    expect(t.refusal({ type: 'PlaySituation', card: 'C22', unit: 'B2' })).toBeNull();
    t.through().say({ type: 'Done' }).through();
    expect([t.seat, t.unit('B1').reacted]).toEqual(['B', false]);
  });

  test('[TA-EX-101] [TA-CORE-WDW-07] a hit closes the window; after a miss another may shoot', () => {
    const of: Case = {
      units: ['A1 RIF C5 f0', 'B1 RIF F4 f3', 'B2 RIF F6 f3'],
      hands: { A: ['C01'], B: ['C22', 'C23'] },
    };
    const hit = at({ ...of, draws: ['C26'] })
      .act('C01', 'A1', { path: ['D5', 'E5'], facing: 0 })
      .until('W-STEP');
    hit.situation('C22', { unit: 'B1' });
    expect(hit.now).not.toBe('W-STEP');
    const missed = at({ ...of, draws: ['C01', 'C26'], hands: { A: ['C04'], B: ['C22', 'C23'] } })
      .act('C04', 'A1', { path: ['D5', 'E5'], facing: 0 })
      .until('W-STEP');
    missed.situation('C22', { unit: 'B1' }).until('W-STEP');
    expect(missed.refusal({ type: 'PlaySituation', card: 'C23', unit: 'B2' })).toBeNull();
  });

  test('[TA-EX-95] [TA-CORE-SIT-21] [TA-CORE-SIT-22] the contacted unit alone may shoot at what enters, as from close by', () => {
    const of: Case = {
      units: ['A1 AST D5 f0', 'B1 RIF E5 f3', 'B2 HWT H5 f3'],
      hands: { A: ['C40'], B: ['C22'] },
      draws: ['C33'],
    };
    const t = at(of)
      .act('C40', 'A1', { path: ['E5'], target: 'B1' })
      .until('W-CON');
    expect(t.refusal({ type: 'PlaySituation', card: 'C22', unit: 'B2' })).toBe('TA-CORE-SIT-21');
    t.situation('C22', { unit: 'B1' }).through().done();
    expect([t.how('A1'), t.how('B1')]).toEqual(['C5 shaken', 'E5 ok']);
  });

  test('[TA-EX-96] [TA-CORE-ACT-25] [TA-CORE-STA-14] [TA-CORE-STA-11] Confused by the shot it strikes all the same, at -1', () => {
    const of: Case = {
      units: ['A1 AST D5 f0', 'B1 RIF E5 f3'],
      hands: { A: ['C40'], B: ['C22'] },
      draws: ['C05', 'C26'],
    };
    const t = at(of)
      .act('C40', 'A1', { path: ['E5'], target: 'B1' })
      .until('W-CON')
      .situation('C22', { unit: 'B1' })
      .through()
      .done();
    expect([t.how('A1'), t.how('B1')]).toEqual(['E5 ok confused', 'E5 shaken']);
    const shaken = at({ ...of, draws: ['C26'] })
      .act('C40', 'A1', { path: ['E5'], target: 'B1' })
      .until('W-CON')
      .situation('C22', { unit: 'B1' })
      .through()
      .done();
    expect([shaken.how('A1'), shaken.how('B1')]).toEqual(['E5 shaken', 'E5 ok']);
  });

  test('[TA-EX-88] [TA-CORE-SIT-17] [TA-CORE-SIT-29] [TA-CORE-SIT-30] a hazard meets whoever walks into rough ground, once in a zone', () => {
    const of: Case = {
      units: ['A1 RIF C5 f0', 'B1 RIF I9 f3'],
      terrain: { D5: 's' },
      hands: { A: ['C01'], B: ['C64'] },
      draws: ['C26'],
    };
    const t = at(of)
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP')
      .situation('C64')
      .through();
    expect([t.how('A1'), t.b.hazards.length]).toEqual(['D5 shaken', 1]);
    const again = at({
      ...of,
      edit: (b) => {
        b.hazards = t.b.hazards;
      },
    }).act('C01', 'A1', { path: ['D5'], facing: 0 });
    while (again.now.startsWith('W-')) {
      expect(again.now).not.toBe('W-STEP');
      again.pass();
    }
    const driven = at({ ...of, draws: ['C33'] })
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP')
      .situation('C64')
      .through();
    expect(driven.how('A1')).toBe('B5 shaken');
  });

  test('[TA-CORE-MOV-06] a move that is stopped upon a friend goes back to where it may stay', () => {
    const t = at({
      units: ['A1 RIF C5 f0', 'A2 RIF D5 f0', 'B1 HWT H5 f3', 'B2 HWT G7 f4'],
      hands: { A: ['C01'], B: ['C22'] },
      draws: ['C26'],
    });
    t.act('C01', 'A1', { path: ['D5', 'E5'], facing: 0 }).until('W-STEP');
    const shooter = t.refusal({ type: 'PlaySituation', card: 'C22', unit: 'B2' }) === null ? 'B2' : 'B1';
    t.situation('C22', { unit: shooter }).through();
    expect(t.zone('A1')).toMatch(/C5|E5/);
  });
});

describe('other Situations', () => {
  const orders: Case = {
    units: ['A1 CMD D5 f0', 'A2 RIF E5 f0', 'A3 RIF D7 f0', 'A4 RIF D8 f0', 'B1 RIF I1 f3'],
    hands: { A: ['C07', 'C04'] },
  };
  test('[TA-EX-44] [TA-CORE-SIT-06] [TA-CORE-SIT-23] [TA-CORE-SIT-24] [TA-CORE-CMD-01] an Action is passed on to units near the commander', () => {
    const t = at(orders)
      .act('C07', 'A2', { path: ['F5'], facing: 0 })
      .until('W-DECL');
    expect(t.refusal({ type: 'PlaySituation', card: 'C04', unit: 'A1', recipients: ['A4'] })).toBe('TA-CORE-SIT-23');
    t.situation('C04', { unit: 'A1', recipients: ['A3', 'A1'] }).through();
    expect(t.now).toBe('Relay');
    t.say({ type: 'GiveOrders', unit: 'A3', orders: { path: ['E7'], facing: 0 } });
    t.say({ type: 'GiveOrders', unit: 'A1', orders: { path: ['D4'], facing: 0 } });
    expect(['A1', 'A2', 'A3'].map((id) => [t.zone(id), t.unit(id).acted])).toEqual([
      ['D4', true],
      ['F5', true],
      ['E7', true],
    ]);
  });

  test('[TA-CORE-SIT-25] [TA-CORE-CMD-02] Actions of assets are not relayed, and a confused commander relays nothing', () => {
    const t = at({ ...orders, units: ['A1 CMD D5 f0 confused', ...orders.units.slice(1)] }).act('C07', 'A2', {
      path: ['F5'],
      facing: 0,
    });
    t.until('W-DECL');
    expect(t.refusal({ type: 'PlaySituation', card: 'C04', unit: 'A1', recipients: ['A3'] })).toBe('TA-CORE-SIT-06');
    const shells = at({
      units: ['A1 CMD D5 f0', 'A2 MOR A5 f0', 'A3 RIF E5 f0', 'B1 RIF H5 f3'],
      hands: { A: ['C67', 'C04'] },
    });
    shells.act('C67', 'A2', { zone: 'H5', spotter: 'A3', mode: 'HE' }).until('W-DECL');
    expect(shells.refusal({ type: 'PlaySituation', card: 'C04', unit: 'A1', recipients: ['A3'] })).toBe(
      'TA-CORE-SIT-25',
    );
  });

  const signals: Case = {
    units: ['A2 RIF E5 f0', 'B1 RIF I1 f3'],
    hands: { A: ['C07', 'C67'], B: ['C10', 'C68'] },
    draws: ['C28'],
  };
  test('[TA-EX-45] [TA-CORE-SIT-11] [TA-CORE-SIT-12] [TA-CORE-SIT-31] an Intercept may itself be intercepted', () => {
    const t = at(signals).act('C07', 'A2', { path: ['F5'], facing: 0 });
    t.situation('C10', { unit: 'A2' });
    expect([t.now, t.seat]).toEqual(['W-SIT', 'A']);
    t.situation('C67').situation('C68').through().done();
    expect(t.unit('A2').confused).toBe(false); // the check was made, and passed
    const cancelled = at({ ...signals, hands: { A: ['C07', 'C67'], B: ['C10'] }, draws: [] }).act('C07', 'A2', {
      path: ['F5'],
      facing: 0,
    });
    expect(cancelled.situation('C10', { unit: 'A2' }).situation('C67').through().unit('A2').confused).toBe(false);
  });

  test('[TA-EX-46] [TA-CORE-ACT-22] [TA-CORE-STA-13] an Action that confusion forbids fizzles: the card is spent, the unit has acted', () => {
    const t = at({ ...signals, hands: { A: ['C11'], B: ['C10'] }, draws: ['C13'] }).act('C11', 'A2', {
      path: ['F5'],
      facing: 0,
    });
    t.situation('C10', { unit: 'A2' }).through().done();
    expect([t.how('A2'), t.unit('A2').acted, t.unit('A2').exposed]).toEqual(['E5 ok confused', true, false]);
  });

  test('[TA-EX-107] [TA-CORE-ACT-22] [TA-CORE-SIT-24] a relay that was played stands, whatever becomes of the declared unit', () => {
    const of: Case = {
      units: ['A1 CMD D5 f0', 'A2 RIF E5 f0', 'A3 RIF E6 f0', 'B1 RIF H5 f3'],
      hands: { A: ['C49', 'C04'], B: ['C10'] },
      draws: ['C13', 'C01'],
    };
    const t = at(of).act('C49', 'A2', { order: 'fireMove', target: 'B1', path: ['F5'], facing: 0 });
    t.pass().situation('C04', { unit: 'A1', recipients: ['A3'] });
    while (t.now !== 'W-DECL') t.pass();
    t.situation('C10', { unit: 'A2' }).through();
    expect([t.how('A2'), t.now]).toEqual(['E5 ok confused', 'Relay']);
  });

  test.each([
    { draw: 'C21', how: 'E5 shaken' },
    { draw: 'C01', how: 'E5 outOfAction' },
  ])(
    '[TA-EX-47] [TA-CORE-SIT-07] [TA-CORE-CHN-05] [TA-CORE-CMD-03] a Rally near a commander, drawing $draw: $how',
    ({ draw, how }) => {
      const t = at({
        units: ['A1 CMD C5 f0', 'A2 RIF E5 f0 outOfAction', 'B1 RIF I1 f3'],
        hands: { A: ['C07', 'C61'] },
        draws: [draw],
      });
      t.act('C07', 'A1', { path: [], facing: 1 }).until('W-POST').situation('C61', { unit: 'A2' }).through();
      expect(t.how('A2')).toBe(how);
    },
  );

  test('[TA-CORE-SIT-07] of a unit that is hurt and Confused its owner chooses what gets better', () => {
    const t = at({
      units: ['A1 RIF C5 f0', 'A2 RIF E5 f0 shaken confused', 'B1 RIF I1 f3'],
      hands: { A: ['C07', 'C61'] },
      draws: ['C12'],
    });
    t.act('C07', 'A1', { path: [], facing: 1 }).until('W-POST').situation('C61', { unit: 'A2' });
    expect(t.now).toBe('Improvement');
    expect(t.say({ type: 'Improve', what: 'confused' }).through().how('A2')).toBe('E5 shaken');
  });

  test('[TA-EX-48] [TA-CORE-SIT-14] held against a Fall Back a unit stays, Shaken, and the fight goes on', () => {
    const t = at({
      units: ['A1 RIF E5 f0 from=D5 against=B1', 'B1 RIF E5 f3'],
      hands: { A: ['C43'], B: ['C52'] },
      draws: ['C21'],
    });
    t.act('C43', 'A1', { target: 'B1' }).until('W-RES').situation('C52').through();
    expect([t.how('B1'), t.zone('A1')]).toEqual(['E5 shaken', 'E5']);
  });

  test('[TA-CORE-SIT-08] [TA-CORE-ATK-02] [TA-CORE-ATK-06] cover and focus move the shift by one', () => {
    const t = at({
      units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'],
      hands: { A: ['C22', 'C25'], B: ['C13'] },
      draws: ['C02'],
    });
    t.act('C22', 'A1', { target: 'B1' }).until('W-ATK').situation('C13').until('W-ATK');
    expect((t.asked.data as { attack: { shift: number } }).attack.shift).toBe(-1);
    expect(t.situation('C25').through().done().how('B1')).toBe('E5 ok confused'); // a 6 in column 0
  });

  test('[TA-CORE-SIT-03] the same kind is not played twice at one attack', () => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], hands: { A: ['C22', 'C25', 'C26'] }, draws: ['C01'] });
    t.act('C22', 'A1', { target: 'B1' }).until('W-ATK').situation('C25');
    expect(t.now).not.toBe('W-ATK'); // nothing is left for it to play (TA-CORE-WDW-10)
  });

  test.each([
    { draw: ['C01'], how: 'E5 ok' },
    { draw: ['C12', 'C21'], how: 'G5 shaken' },
  ])('[TA-CORE-SIT-16] a Misfire takes the shot unless the shooter keeps its nerve: $how', ({ draw, how }) => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], hands: { A: ['C22'], B: ['C37'] }, draws: draw });
    expect(t.act('C22', 'A1', { target: 'B1' }).until('W-ATK').situation('C37').through().done().how('B1')).toBe(how);
  });

  test('[TA-CORE-SIT-13] a Second Wind lets a unit act again, once a turn', () => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF I9 f3'], hands: { A: ['C01', 'C02', 'C49', 'C50'] } });
    t.act('C01', 'A1', { path: ['C5'], facing: 0 })
      .until('W-POST')
      .situation('C49', { unit: 'A1' })
      .through();
    t.act('C02', 'A1', { path: ['D5'], facing: 0 }).until('W-POST');
    expect(t.refusal({ type: 'PlaySituation', card: 'C50', unit: 'A1' })).toBe('TA-CORE-SIT-13');
  });

  test('[TA-CORE-SIT-15] [TA-CORE-SMK-01] [TA-CORE-SMK-02] [TA-CORE-SIT-02] smoke lasts two own turns, and fresh smoke is not renewed', () => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF I9 f3'], hands: { A: ['C01', 'C16', 'C17'] } });
    t.act('C01', 'A1', { path: [], facing: 1 }).until('W-DECL').situation('C16', { unit: 'A1', zone: 'C5' });
    expect(t.b.smoke).toMatchObject([{ by: 'A', turns: 2 }]);
    expect(t.refusal({ type: 'PlaySituation', card: 'C17', unit: 'A1', zone: 'C5' })).toBe('TA-CORE-SIT-02');
    t.through();
    for (const turns of [2, 1, 1]) {
      t.say({ type: 'Done' }).through();
      expect(t.b.smoke).toMatchObject([{ turns }]);
    }
    expect(t.say({ type: 'Done' }).through().b.smoke).toEqual([]);
  });
});

describe('who is asked', () => {
  test('[TA-EX-115] [TA-CORE-WDW-10] [TA-CORE-INF-06] [TA-RUL-58] what both can see decides who is asked, whatever the hands hold', () => {
    const of: Case = { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], hands: { A: ['C22'], B: ['C01'] } };
    const windows = (draw: string, hands = of.hands!) => {
      const t = at({ ...of, hands, draws: [draw] }).act('C22', 'A1', { target: 'B1' });
      const seen: string[] = [];
      while (t.now.startsWith('W-')) {
        seen.push(`${t.seat} ${t.now}`);
        t.pass();
      }
      return seen;
    };
    expect(windows('C40')).not.toContain('B W-RES'); // CR 1 to 5: no Fall Back
    expect(windows('C21')).toContain('B W-RES');
    expect(windows('C21', { A: ['C22'], B: ['C52'] })).toEqual(windows('C21')); // held or not
    expect(windows('C21', { A: ['C22'] }).filter((one) => one.startsWith('B'))).toEqual([]);
  });

  test('[TA-CORE-WDW-02] [TA-CORE-WDW-03] [TA-CORE-WDW-09] each window asks its first player, then the other, and closes when both pass', () => {
    const t = at({
      units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'],
      hands: { A: ['C22', 'C16'], B: ['C16'] },
      draws: ['C01'],
    }).act('C22', 'A1', { target: 'B1' });
    expect([t.now, t.seat]).toEqual(['W-DECL', 'B']);
    expect([t.pass().now, t.seat]).toEqual(['W-DECL', 'A']);
    expect([t.pass().now, t.seat]).toEqual(['W-ATK', 'B']);
  });

  test('[TA-CORE-WDW-01] [TA-CORE-WDW-04] [TA-CORE-WDW-06] [TA-CORE-SIT-01] [TA-CORE-SIT-04] Situations have their windows; cancelling has its own, inside the other', () => {
    const t = at({ ...ambush, hands: { A: ['C01', 'C67'], B: ['C22', 'C52'] } })
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP');
    expect(t.refusal({ type: 'PlaySituation', card: 'C52' })).toBe('TA-CORE-SIT-01');
    t.situation('C22', { unit: 'B1' });
    expect([t.now, t.seat]).toEqual(['W-SIT', 'A']);
    expect(t.refusal({ type: 'PlaySituation', card: 'C67' })).toBeNull();
  });

  test('[TA-CORE-WDW-05] [TA-CORE-WDW-08] a window about something that is gone closes, and every play costs a card', () => {
    const t = at({
      units: ['A1 MIL C5 f0 outOfAction', 'B1 TNK E5 f3'],
      active: 'B',
      hands: { B: ['C22', 'C25'], A: ['C13'] },
      draws: ['C12'],
    });
    t.act('C22', 'B1', { target: 'A1' }).through();
    expect([t.how('A1'), t.b.players.B.discard.length]).toEqual(['- eliminated', 2]);
  });

  test('[TA-CORE-INF-06] who has said so is not asked, in the kinds of windows said, or until the Action is over', () => {
    const t = at({
      ...ambush,
      edit: (b) => {
        b.players.B.conduct = { ...ALWAYS, other: ['W-DECL', 'W-POST'] };
      },
    });
    t.act('C01', 'A1', { path: ['D5', 'E5'], facing: 0 });
    expect(t.now).toBe('W-STEP');
    t.say({ type: 'Pass', until: 'action' });
    expect([t.now, t.zone('A1'), t.b.players.B.conduct.still]).toEqual(['Turn', 'E5', false]);
  });

  test('[TA-CORE-INF-06] a standing order plays its Situation unasked from its least column on', () => {
    const order = (least: number) => ({
      ...ALWAYS,
      other: ['W-DECL', 'W-POST'] as const,
      standing: [
        { situation: 'SOO' as const, unit: null, least },
        { situation: 'HAZ' as const, unit: null, least: null },
      ],
    });
    const shot = at({
      ...ambush,
      edit: (b) => {
        b.players.B.conduct = order(1);
      },
    }).act('C01', 'A1', { path: ['D5'], facing: 0 });
    expect([shot.now, shot.how('A1')]).toEqual(['Turn', 'D5 shaken']);
    const held = at({
      ...ambush,
      draws: [],
      edit: (b) => {
        b.players.B.conduct = order(2);
      },
    }).act('C01', 'A1', { path: ['D5'], facing: 0 });
    expect([held.now, held.how('A1')]).toEqual(['Turn', 'D5 ok']);
  });

  test('[TA-CORE-INF-06] as usual the waiting side is asked six times in a turn at most', () => {
    const t = at({
      ...ambush,
      edit: (b) => {
        b.players.B.conduct = USUAL;
        b.players.B.asked = 6;
      },
    }).act('C01', 'A1', { path: ['D5'], facing: 0 });
    expect(t.now).toBe('Turn');
    t.say({ type: 'Conduct', conduct: ALWAYS } as never);
    expect(t.b.players.A.conduct).toEqual(ALWAYS);
  });
});
