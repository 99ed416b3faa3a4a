import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../src/config.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import { newBattle, openBattle } from '../src/open.js';
import { controller, scores, victoryPoints } from '../src/rules/ending.js';
import { zoneNamed } from '../src/rules/units.js';
import type { Battle } from '../src/state.js';
import { tablesOf } from '../src/tables.js';
import { at, Bench, type Case, stateOf } from './table.js';

const two: Case = { units: ['A1 RIF B5 f0', 'B1 RIF I1 f3'], hands: { A: ['C01', 'C02'] } };
const done = { type: 'Done' } as const;

describe('a turn', () => {
  test('[TA-CORE-GEN-02] [TA-CORE-TRN-01] [TA-CORE-TRN-08] players take whole turns; at the start of one the own units are fresh', () => {
    const t = at({ ...two, units: ['A1 RIF B5 f0 acted', 'B1 RIF I1 f3 acted'] });
    t.say(done).through();
    expect([t.seat, t.unit('A1').acted, t.unit('B1').acted, t.b.round]).toEqual(['B', true, false, 1]);
    t.say(done).through();
    expect([t.seat, t.unit('A1').acted, t.b.round]).toEqual(['A', false, 2]);
  });

  test('[TA-EX-49] [TA-CORE-TRN-03] [TA-CORE-TRN-04] [TA-RUL-31] one acts or discards, and both with the option alone', () => {
    const t = at(two).act('C01', 'A1', { path: [], facing: 1 }).through();
    expect(t.refusal({ type: 'Discard', cards: ['C02'] })).toBe('TA-CORE-TRN-03');
    const loose = at({ ...two, options: { playAndDiscard: true } })
      .act('C01', 'A1', { path: [], facing: 1 })
      .through();
    expect(loose.refusal({ type: 'Discard', cards: ['C02'] })).toBeNull();
  });

  test('[TA-CORE-TRN-05] [TA-CORE-TRN-06] acting without a card is passing; discards go to the pile in the order chosen', () => {
    const t = at(two).say({ type: 'Discard', cards: ['C02', 'C01'] });
    expect(t.b.players.A.discard.slice(0, 2).map((card) => card + 1)).toEqual([2, 1]);
    expect(at(two).refusal({ type: 'Discard', cards: [] })).toBe('TA-CORE-DEK-06');
    expect(at(two).say(done).b.played).toBe(0);
  });

  test('[TA-CORE-GEN-01] [TA-CORE-ACT-01] [TA-CORE-ACT-02] nobody acts without a card, nobody twice, and no foreign unit', () => {
    const t = at(two).act('C01', 'A1', { path: [], facing: 1 }).through();
    expect(t.refuses('C02', 'A1', { path: [], facing: 2 })).toBe('TA-CORE-ACT-01');
    expect(t.refuses('C02', 'B1', { path: [], facing: 2 })).toBe('TA-CORE-ACT-02');
  });

  test('[TA-CORE-STA-01] [TA-CORE-STA-03] [TA-CORE-STA-04] [TA-CORE-STA-12] what state a unit is in says what it may be given', () => {
    const t = at({
      units: ['A1 RIF B5 f0 shaken', 'A2 RIF C5 f0 outOfAction', 'A3 RIF D5 f0 confused', 'B1 RIF I1 f3'],
      hands: { A: ['C01', 'C16', 'C10', 'C52'] },
    });
    expect(t.refuses('C01', 'A1', { path: ['B4'] })).toBe('TA-CORE-STA-03');
    expect(t.refuses('C16', 'A1', { path: ['B4'] })).toBeNull();
    expect(t.refuses('C16', 'A2', { path: ['C4'] })).toBe('TA-CORE-STA-04');
    expect(t.refuses('C52', 'A2', {})).toBeNull();
    expect(t.refuses('C10', 'A3', { path: ['D4'] })).toBe('TA-CORE-STA-13');
  });

  test('[TA-CORE-ACT-12] [TA-CORE-ACT-14] [TA-CORE-ACT-15] [TA-CORE-ACT-16] recovering and the stances', () => {
    const t = at({
      units: ['A1 RIF B5 f0 outOfAction confused', 'A2 RIF C9 f0', 'A3 MKS D9 f0', 'B1 RIF F5 f3'],
      hands: { A: ['C52', 'C61', 'C64'] },
    });
    t.act('C52', 'A1', {}).through();
    expect(t.how('A1')).toBe('B5 shaken');
    expect(t.refuses('C64', 'A2', {})).toBe('TA-CORE-ACT-15');
    expect(t.refuses('C64', 'A3', {})).toBeNull();
    expect(t.act('C61', 'A2', {}).through().unit('A2').dugIn).toBe(true);
    const brace = at({
      genre: 'fantasy',
      units: ['A1 SPR B5 f0', 'A2 KNT C5 f0', 'B1 LVY I1 f3'],
      hands: { A: ['F61'] },
    });
    expect(brace.refuses('F61', 'A2', {})).toBe('TA-CORE-ACT-02');
    expect(brace.act('F61', 'A1', {}).unit('A1').braced).toBe(true);
  });

  test('[TA-CORE-ACT-21] [TA-RUL-32] any card is a Basic Order: a very short move, or a turn', () => {
    const t = at({ ...two, units: ['A1 RIF B5 f0 confused', 'B1 RIF I1 f3'] });
    expect(t.refuses('C01', 'A1', { path: ['C5'], facing: 0 }, 'basic')).toBeNull();
    expect(t.refuses('C01', 'A1', { path: ['C5', 'D5'] }, 'basic')).toBe('TA-MAP-MOV-05');
    expect(t.refuses('C01', 'A1', { facing: 3 }, 'basic')).toBeNull();
    expect(at({ ...two, options: { basicOrder: false } }).refuses('C01', 'A1', { facing: 3 }, 'basic')).toBe(
      'TA-RUL-32',
    );
  });

  test('[TA-CORE-UNT-01] [TA-CORE-UNT-02] [TA-CORE-UNT-03] [TA-RUL-38] profiles say what a unit can do', () => {
    const { kinds } = tablesOf(openBattle({ scenario: 'S1' }));
    const tank = kinds.find(({ id }) => id === 'A8')!;
    expect([tank.type.cls, tank.type.speed, tank.type.ra, tank.type.pr, tank.type.pts]).toEqual([
      'vehicle',
      'M',
      2,
      2,
      4,
    ]);
    expect(kinds.find(({ id }) => id === 'A1')!.command).toBe(2);
  });

  test('[TA-CORE-BNK-08] an armed bunker fires within its arc, not with an enemy in its zone', () => {
    const t = at({ units: ['A1 PBX E5 f3', 'B1 RIF B5 f0'], hands: { A: ['C22'] }, draws: ['C01'] });
    expect(t.refuses('C22', 'A1', { target: 'B1' })).toBeNull();
    expect(t.refuses('C22', 'A1', { target: 'B1', facing: 2 })).toBe('TA-CORE-FAC-05');
    expect(
      at({ units: ['A1 PBX E5 f3', 'B1 RIF B5 f0', 'B2 RIF E5 f0 from=D5 against=A1'], hands: { A: ['C22'] } }).refuses(
        'C22',
        'A1',
        { target: 'B1' },
      ),
    ).toBe('TA-CORE-MOV-08');
  });
});

/** A scenario as it stands, to be edited and looked at. */
const pack = (id: string, edit: (b: Battle) => void = () => {}, options = {}): Battle => {
  const b = newBattle({
    config: { ...DEFAULT_CONFIG, ...options },
    scenario: SCENARIOS.find((one) => one.id === id)!,
    content: null,
    without: [],
  });
  edit(b);
  return b;
};
const unitOf = (b: Battle, id: string) => b.units[tablesOf(b).unitNumbers.get(id)!]!;
const put = (b: Battle, id: string, zone: string) =>
  Object.assign(unitOf(b, id), { zone: zoneNamed(b, zone), tail: null });

describe('the end', () => {
  test('[TA-EX-85] [TA-CORE-END-04] [TA-CORE-END-05] points, control and handicap make the margin', () => {
    const b = pack('S2', (b) => {
      b.players.A.kills = 5;
      b.players.B.kills = 11;
      for (const u of b.units) u.zone = null;
      put(b, 'A2', 'F7');
      put(b, 'A3', 'G7');
    });
    expect(scores(b)).toEqual({ A: 15, B: 11 });
  });

  test('[TA-EX-86] [TA-CORE-END-08] where an enemy shelter stands nobody controls the zone', () => {
    const b = pack('S2', (b) => {
      for (const u of b.units) u.zone = null;
      put(b, 'A2', 'F6');
      unitOf(b, 'A2').condition = 'shaken';
      put(b, 'B11', 'F6');
    });
    expect(controller(b, zoneNamed(b, 'F6'))).toBeNull();
  });

  test('[TA-EX-109] [TA-CORE-END-12] [TA-CORE-END-11] a captured bunker scores its points, and holds nothing', () => {
    const b = pack('S2', (b) => {
      for (const u of b.units) u.zone = null;
      put(b, 'B11', 'F6');
      unitOf(b, 'B11').side = 'A';
    });
    expect([controller(b, zoneNamed(b, 'F6')), victoryPoints(b, 'A')]).toEqual([null, 2 + 2]);
    const ford = pack('S1', (b) => {
      for (const u of b.units) u.zone = null;
      put(b, 'B7', 'H8');
      unitOf(b, 'B7').side = 'A';
    });
    expect(victoryPoints(ford, 'A')).toBe(3);
  });

  const turn = (b: Battle) => {
    b.step = 'T2';
    b.active = 'B';
    return new Bench(b);
  };

  test('[TA-CORE-END-01] [TA-CORE-END-13] a side without a fit unit on the map has lost, whatever the points', () => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF I1 f3 outOfAction', 'B2 PBX I2 f3'] })
      .say(done)
      .through();
    expect(t.game.outcome).toMatchObject({ winner: 'A', by: 'wipeOut' });
    expect(t.b.result!.vp).toEqual({ A: 0, B: 0 });
  });

  test('[TA-CORE-END-02] the besiegers win by the keep, at the end of an own turn', () => {
    const b = pack('S4', (b) => put(b, 'A2', 'F2'));
    unitOf(b, 'B7').zone = zoneNamed(b, 'A9');
    b.step = 'T2';
    b.active = 'A';
    expect(new Bench(b).say(done).game.outcome).toMatchObject({ winner: 'A', by: 'immediate' });
  });

  test('[TA-CORE-END-03] after the last round the game is scored', () => {
    const b = pack('S5');
    b.round = 8;
    expect(turn(b).say(done).game.outcome).toMatchObject({ winner: 'B', by: 'roundLimit' });
  });

  test('[TA-EX-87] [TA-CORE-END-06] three rounds without an Action card end the game; a Basic Order prevents it', () => {
    const idle = () => {
      const b = pack('S5');
      b.idleRounds = 2;
      b.players.B.hand = [72];
      b.players.B.deck = b.players.B.deck.filter((card) => card !== 72);
      return turn(b);
    };
    expect(idle().say(done).game.outcome).toMatchObject({ by: 'stalemate' });
    const busy = idle().act('C01', 'B1', { facing: 2 }, 'basic').through();
    busy.say(done);
    expect(busy.game.outcome).toBeNull();
  });

  test('[TA-CORE-END-07] a player may resign at any own decision', () => {
    expect(at(two).say({ type: 'Concede' } as never).game.outcome).toMatchObject({ winner: 'B', by: 'resignation' });
  });

  test('[TA-EX-99] [TA-CORE-END-09] [TA-CORE-END-10] whoever has left alive has not been wiped out: the game is scored', () => {
    const b = pack('S3', (b) => {
      for (const [i, u] of b.units.entries())
        if (tablesOf(b).kinds[i]!.home === 'A') Object.assign(u, { zone: null, exited: true });
      b.step = 'T2';
    });
    const t = new Bench(b).say(done);
    expect(t.game.outcome).toMatchObject({ by: 'exited', winner: 'A' });
  });

  test('[TA-SCN-S3-01] the column leaves over the pass with a zone of movement to spare', () => {
    const b = pack('S3', (b) => {
      put(b, 'A4', 'E1');
      b.players.A.hand = [0, 1];
      b.players.A.deck = b.players.A.deck.slice(2);
      b.step = 'T2';
    });
    const t = new Bench(b);
    expect(t.refuses('F01', 'A5', { path: [], exit: true })).toBe('TA-CORE-MOV-07');
    t.act('F01', 'A4', { path: [], exit: true }).through();
    expect([t.unit('A4').exited, t.unit('A4').zone]).toEqual([true, null]);
    expect(victoryPoints(t.b, 'A')).toBe(3);
  });

  test('[TA-SCN-S3-02] the wyrm in its lair gives the warband heart', async () => {
    const { nerveModifier } = await import('../src/rules/cards.js');
    const b = pack('S3');
    const rabble = tablesOf(b).unitNumbers.get('B5')!;
    const near = nerveModifier(b, rabble);
    unitOf(b, 'B1').condition = 'outOfAction';
    expect(near - nerveModifier(b, rabble)).toBe(1);
  });
});

describe('supplements', () => {
  test('[TA-EX-114] [TA-CORE-SUP-08] [TA-MAP-SET-10] [TA-CORE-SUP-06] Pathfinders go through a marsh as through meadow, not through a river', () => {
    const t = at({
      units: ['A1 RIF E5 f1 +X08', 'B1 RIF I9 f3'],
      terrain: { E6: 'r', D5: 's', C5: 's' },
      hands: { A: ['C01'] },
    });
    expect(t.refuses('C01', 'A1', { path: ['E6'] })).toBe('TA-MAP-MOV-05');
    expect(t.refuses('C01', 'A1', { path: ['D5', 'C5'] })).toBe('TA-MAP-MOV-05');
    expect(t.refuses('C01', 'A1', { path: ['D5', 'D4'] })).toBeNull();
  });

  test('[TA-EX-89] [TA-CORE-SUP-05] [TA-CORE-RES-10] [TA-CORE-RES-12] the Lucky Devil has the card drawn again, once a game', () => {
    const t = at({ units: ['A1 RIF D5 f0', 'B1 RIF E5 f3 +P02'], hands: { A: ['C22'] }, draws: ['C12', 'C02'] }).act(
      'C22',
      'A1',
      { target: 'B1' },
    );
    expect([t.now, t.seat]).toEqual(['W-RES', 'B']);
    t.say({ type: 'UsePower', power: 'P02' }).done();
    expect([t.how('B1'), t.unit('B1').spent]).toEqual(['E5 shaken', ['P02']]);
  });

  test('[TA-EX-117] [TA-CORE-RES-14] several helps, one after another', () => {
    const t = at({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 +X05'], hands: { A: ['C22'], B: ['C52'] }, draws: ['C21'] })
      .act('C22', 'A1', { target: 'B1' })
      .until('W-RES');
    t.situation('C52').until('W-RES').say({ type: 'UsePower', power: 'X05' }).through();
    expect(t.how('B1')).toBe('E5 ok');
  });

  test('[TA-CORE-SUP-01] [TA-CORE-SUP-02] [TA-CORE-SUP-07] [TA-MAP-SET-06] [TA-MAP-SET-07] [TA-MAP-SET-11] [TA-SCN-GEN-03] optional cards are in force by agreement, card by card', () => {
    const names = (setup: object) =>
      tablesOf(openBattle({ scenario: 'S1', ...setup })).kinds.flatMap(({ supplements }) =>
        supplements.map(({ id }) => id),
      );
    expect(names({})).toEqual([]);
    const options = { ...DEFAULT_CONFIG, useExperience: true };
    expect(names({ options })).toEqual(['X07', 'X04', 'X06']);
    expect(names({ options: { ...options, usePersonality: true } })).toEqual(['P01', 'X07', 'X04', 'X06']);
    expect(names({ options, without: ['A6'] })).toEqual(['X04', 'X06']);
  });

  test('[TA-CORE-SUP-03] [TA-CORE-STA-05] with its unit a supplement is gone', () => {
    const t = at({
      units: ['A1 TNK D5 f0', 'B1 MIL E5 f0 outOfAction +X04'],
      hands: { A: ['C22'] },
      draws: ['C12'],
    }).act('C22', 'A1', { target: 'B1' });
    expect([t.how('B1'), t.b.players.A.kills]).toEqual(['- eliminated', 1]);
  });

  test('[TA-CORE-ATK-04] supplement shifts are part of the sum', () => {
    const t = at({ units: ['A1 RIF B5 f0 +X06', 'B1 RIF E5 f3'], hands: { A: ['C22'] }, draws: ['C05'] }).act(
      'C22',
      'A1',
      { target: 'B1' },
    );
    expect(t.how('B1')).toBe('E5 ok confused'); // a 5 in column +1
  });

  test('[TA-CORE-TER-04] [TA-CORE-SMK-05] [TA-CORE-FBK-14] [TA-MAP-OVS-01] covering ground covers, smoke stops nobody', () => {
    const b = stateOf({ units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], terrain: { E5: 'w' } });
    expect(tablesOf(b).ground[b.units[1]!.zone!]!.cls).toBe('covering');
    const t = at({
      ...two,
      edit: (state) => void (state.smoke = [{ zone: zoneNamed(state, 'C5'), by: 'B', turns: 2 }]),
    });
    expect(t.refuses('C01', 'A1', { path: ['C5', 'D5'] })).toBeNull();
  });
});
