import { faultsIn } from '@sandtable/geometry/zones';
import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../src/config.js';
import { formatContent, loadContent, scenarioProblems } from '../src/content/load.js';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { Scenario } from '../src/content/types.js';
import { atLeast, chanceOfOne, poolOf, resultLaw } from '../src/odds.js';
import { openBattle } from '../src/open.js';
import { nameOf, zoneName, zoneNamed } from '../src/rules/units.js';
import { legendaryBattles } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import { tablesOf } from '../src/tables.js';
import { imagine, viewOf } from '../src/view.js';
import { at, Bench, type Case, stateOf } from './table.js';

type Setup = Parameters<typeof openBattle>[0];
const begin = (setup: Setup, seed = 1) =>
  Game.open(legendaryBattles, { setup, dice: { kind: 'seeded', seed } }) as unknown as Game<Battle>;
const scenario = (id: string): Scenario => SCENARIOS.find((one) => one.id === id)!;
const query = (name: string, b: Battle, seat: 'A' | 'B' | null, args: unknown): unknown =>
  (legendaryBattles.queries as unknown as Record<string, { run(view: unknown, args: unknown): unknown }>)[name]!.run(
    viewOf(b, seat),
    args,
  );

describe('set-up', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '[TA-MAP-CMP-01] [TA-MAP-SET-01] [TA-SCN-GEN-01] [TA-SCN-GEN-05] the pack %s is sound, with a summary and a background',
    (id) => {
      const pack = scenario(id);
      expect(scenarioProblems(pack, [])).toEqual([]);
      expect(pack.summary.length * pack.background.length).toBeGreaterThan(0);
    },
  );

  test('[TA-MAP-SET-05] [TA-CORE-SET-04] units begin where the scenario says, aloft or behind the map where it says so', () => {
    const b = openBattle({ scenario: 'S1' });
    const at = (id: string) => b.units[tablesOf(b).unitNumbers.get(id)!]!;
    expect([zoneName(b, at('A1').zone!), at('A1').facing, at('A11').aloft, at('B9').zone]).toEqual([
      'G2',
      1,
      true,
      null,
    ]);
  });

  test('[TA-MAP-SET-09] [TA-CORE-SET-01] [TA-MAP-CMP-03] [TA-MAP-SET-08] [TA-CORE-GEN-03] [TA-RUL-01] both see the whole sheet, and the options in force', () => {
    const sheet = query('summary', openBattle({ scenario: 'S3' }), 'B', {}) as Record<string, unknown>;
    expect(sheet).toMatchObject({
      name: 'Wyrmgate Pass',
      distances: { VL: 9 },
      special: [{ id: 'TA-SCN-S3-01' }, { id: 'TA-SCN-S3-02' }],
    });
    expect(viewOf(openBattle({ scenario: 'S3' }), null).match.config).toEqual(DEFAULT_CONFIG);
  });

  test('[TA-MAP-SET-03] [TA-MAP-SET-04] [TA-MAP-PCS-03] a map is one whole, however it was delivered, and markers have no shape', () => {
    expect(tablesOf(openBattle({ scenario: 'S1' })).map.size).toBe(14 * 12);
    expect(Object.keys(viewOf(openBattle({ scenario: 'S1' }), 'A').units[0]!)).not.toContain('shape');
  });

  test('[TA-SCN-GEN-02] rows stand for all zones between them', async () => {
    const { zonesNamed } = await import('../src/tables.js');
    expect(zonesNamed(tablesOf(openBattle({ scenario: 'S1' })), { rows: [8, 12] })).toHaveLength(5 * 14);
  });

  test('[TA-CORE-SET-05] with free deployment the second player places first, in the own area', () => {
    const game = begin({ scenario: 'S5', options: { ...DEFAULT_CONFIG, freeDeployment: true } });
    expect(game.questionFor('B')!.kind).toBe('Deploy');
    const own = {
      type: 'Deploy',
      placements: scenario('S5').units.B.map(({ id, facing }, i) => ({ unit: id, zone: `${'ABCDE'[i]}2`, facing })),
    };
    const outside = { ...own, placements: own.placements.map((one) => ({ ...one, zone: one.zone.replace('2', '5') })) };
    expect(game.answer('B', outside)).toMatchObject({ rule: 'TA-CORE-SET-05' });
    expect(game.answer('B', own)).toBeNull();
    expect(game.questionFor('A')!.kind).toBe('Deploy');
  });

  test('[TA-CORE-SET-03] the first player may be drawn for, and then everything is shuffled again', () => {
    const pack = { ...scenario('S5'), id: 'LOT', firstPlayer: 'random' as const };
    const content = { sandtable: 'legendary-battles', scenarios: [pack] };
    const firsts = new Set([1, 2, 3, 4, 5, 6].map((seed) => begin({ scenario: 'LOT', content }, seed).state.first));
    expect(firsts.size).toBe(2);
    const { A } = begin({ scenario: 'LOT', content }, 1).state.players;
    expect([A.deck.length, A.hand.length, A.discard.length]).toEqual([66, 6, 0]);
  });

  test('[TA-EX-94] [TA-CORE-SET-07] [TA-SCN-S2-01] the Relief Car arrives in a free zone of the first row', () => {
    const b = openBattle({ scenario: 'S2' });
    Object.assign(b, { step: 'T2', round: 4, active: 'A' });
    const t = new Bench(b).say({ type: 'Done' });
    expect([t.now, t.seat]).toEqual(['Reserve', 'B']);
    expect(t.refusal({ type: 'PlaceReserve', unit: 'B12', zone: 'A2', facing: 1 })).toBe('TA-CORE-SET-07');
    t.say({ type: 'PlaceReserve', unit: 'B12', zone: 'A1', facing: 1 });
    expect([t.zone('B12'), t.unit('B12').acted]).toEqual(['A1', false]);
  });

  test('[TA-RUL-06] [TA-RUL-21] [TA-MAP-SET-02] five classes of ground, named one way', () => {
    const classes = new Set(SCENARIOS.flatMap(({ map }) => Object.values(map.key).map(({ cls }) => cls)));
    for (const cls of classes) expect(['clear', 'hindering', 'covering', 'blocking', 'impassable']).toContain(cls);
  });

  test('[TA-RUL-28] oversized units have two zones', () => {
    const b = openBattle({ scenario: 'S3' });
    const wyrm = b.units[tablesOf(b).unitNumbers.get('B1')!]!;
    expect([zoneName(b, wyrm.zone!), zoneName(b, wyrm.tail!)]).toEqual(['E3', 'F2']);
  });
});

describe('content of a player', () => {
  const pack = { ...scenario('S5'), id: 'MINE' };
  test('[TA-GEO-02] [TA-RUL-54] a map with a fault is refused, with the zone named', () => {
    const map = scenario('S3').map;
    if (map.kind !== 'irregular') throw new Error('S3 is drawn');
    const bent = {
      ...map,
      zones: map.zones.map((zone, i) => (i === 0 ? { ...zone, c: [899, 1199] as [number, number] } : zone)),
    };
    const found = loadContent({
      sandtable: 'legendary-battles',
      scenarios: [{ ...scenario('S3'), id: 'MINE', map: bent }],
    });
    expect(found).toMatchObject({
      ok: false,
      problems: [{ rule: 'TA-GEO-02', message: expect.stringContaining('A1') }],
    });
  });

  test('[TA-GEO-20] a zone inside another is no map', () => {
    const ring = [
      {
        id: 'A1',
        centre: [1, 1],
        polygon: [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
        ],
      },
      {
        id: 'A2',
        centre: [5, 5],
        polygon: [
          [4, 4],
          [6, 4],
          [6, 6],
          [4, 6],
        ],
      },
    ] as const;
    expect(faultsIn({ zones: ring }, null).map(({ kind }) => kind)).toContain('overlap');
  });

  test('a sound file loads and loads again; a misspelt one is told where', () => {
    const loaded = loadContent({ sandtable: 'legendary-battles', scenarios: [pack] });
    expect(loaded.ok && loadContent(JSON.parse(JSON.stringify(formatContent(loaded.content)))).ok).toBe(true);
    const wrong = loadContent({
      sandtable: 'legendary-battles',
      scenarios: [{ ...pack, units: { ...pack.units, A: [{ ...pack.units.A[0]!, type: 'XXX' }] } }],
    });
    expect(wrong).toMatchObject({ ok: false, problems: [{ path: 'scenarios[0].units.A[0].type' }] });
    expect(loadContent({ sandtable: 'legendary-battles', scenarios: [scenario('S5')] })).toMatchObject({ ok: false });
  });
});

describe('hidden markers', () => {
  const options = { ...DEFAULT_CONFIG, hiddenMarkers: true };
  const laid = (): Bench => {
    const t = new Bench(openBattle({ scenario: 'S2', options }));
    const [deploy] = t.game.options('B');
    return t.say(deploy as never);
  };

  test('[TA-CORE-HID-01] [TA-CORE-HID-07] [TA-CORE-HID-08] [TA-SCN-S2-02] the garrison lies face down, dummies among it', () => {
    const t = laid();
    const seen = viewOf(t.b, 'A').units.filter(({ side, marker }) => side === 'B' && marker !== null);
    expect(seen).toHaveLength(8 + 2);
    expect(seen[0]).toMatchObject({ id: 'M1', unit: null, type: null, name: null });
    expect(viewOf(t.b, 'B').units.filter(({ unit, marker }) => marker !== null && unit !== null)).toHaveLength(10);
    const guess = imagine(viewOf(t.b, 'A'), { below: (n) => n - 1 });
    expect(viewOf(guess, 'A')).toEqual(viewOf(t.b, 'A'));
  });

  test('[TA-EX-93] [TA-CORE-HID-04] [TA-CORE-HID-03] a marker is turned up by whoever ends an Action near it and sees it', () => {
    const near = (zone: string, dummy: boolean): Bench => {
      const t = laid();
      const { b } = t;
      const isDummy = (i: number): boolean => tablesOf(b).kinds[i]!.dummy;
      for (const [i, u] of b.units.entries())
        if (u.marker !== null)
          Object.assign(u, isDummy(i) === dummy ? {} : { zone: null, marker: null, condition: 'eliminated' });
      const marker = b.units.findIndex(({ marker }) => marker !== null);
      for (const [i, u] of b.units.entries())
        if (u.side === 'B' && i !== marker) Object.assign(u, { zone: null, marker: null, condition: 'eliminated' });
      b.units[marker]!.zone = zoneNamed(b, 'F8');
      const rifles = b.units[tablesOf(b).unitNumbers.get('A3')!]!;
      rifles.zone = zoneNamed(b, zone);
      b.players.A.hand = [0];
      b.players.A.deck = b.players.A.deck.filter((card) => card > 0);
      b.players.A.discard = [];
      for (const u of b.units) if (u.side === 'A' && u !== rifles && u.zone !== null) u.zone = zoneNamed(b, 'A12');
      Object.assign(b, { step: 'T2', active: 'A', deploying: [] });
      const bench = new Bench(b);
      bench.act('C01', 'A3', { path: [], facing: 3 });
      return bench;
    };
    expect(near('F10', true).b.units.some(({ marker }) => marker !== null)).toBe(false);
    expect(near('F11', true).b.units.some(({ marker }) => marker !== null)).toBe(true);
  });

  test('[TA-CORE-HID-02] [TA-CORE-HID-05] [TA-CORE-HID-06] a dummy moves with caution and does nothing else; a marker answers to its number', () => {
    const t = laid();
    const dummy = t.b.units.findIndex((_, i) => tablesOf(t.b).kinds[i]!.dummy);
    const name = nameOf(t.b, dummy);
    const { hand, deck } = t.b.players.B;
    const all = [...hand, ...deck];
    t.b.players.B.hand = [72, 72 + 15];
    t.b.players.B.deck = all.filter((card) => card !== 72 && card !== 87).sort((x, y) => x - y);
    Object.assign(t.b, { step: 'T2', active: 'B', deploying: [] });
    const bench = new Bench(t.b);
    expect(bench.refuses('C01', name, { path: [], facing: 0 })).toBe('TA-CORE-HID-03');
    expect(bench.refuses('C16', name, { path: [], facing: 0 })).toBeNull();
    expect(bench.refuses('C01', 'BD1', { path: [], facing: 0 })).toBe('TA-CORE-ACT-02');
    const soldier = bench.b.units.findIndex((u, i) => u.marker !== null && !tablesOf(bench.b).kinds[i]!.dummy);
    const marker = nameOf(bench.b, soldier);
    bench.act('C01', marker, { path: [], facing: 0 });
    expect(bench.b.units[soldier]!.marker).toBeNull();
  });
});

describe('odds', () => {
  const shot: Case = { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'] };
  test('[TA-EX-90] [TA-CORE-INF-05] counting: of thirty cards five eliminate in column +2', () => {
    const b = stateOf(shot);
    const of = (cr: number) => b.players.A.deck.filter((card) => tablesOf(b).cards[card]!.cr === cr);
    const others = b.players.A.deck.filter((card) => tablesOf(b).cards[card]!.cr < 11);
    b.players.A.deck = [...of(11).slice(0, 4), ...of(12).slice(0, 1), ...others.slice(0, 25)];
    const law = resultLaw(b, poolOf(b, 'A', 'A'), 2);
    expect(law.EL).toBeCloseTo(5 / 30, 12);
    expect(
      resultLaw(
        b,
        tablesOf(b).cards.map((_, i) => i),
        2,
      ).EL,
    ).toBeCloseTo(2 / 12, 12);
    expect(atLeast(law, 'NE')).toBeCloseTo(1, 12);
  });

  test('[TA-EX-91] a Situation is held with the chance that six of forty cards are not all others', () => {
    expect(chanceOfOne(9, 40, 6)).toBeCloseTo(1 - 736281 / 3838380, 12);
  });

  test('[TA-EX-92] one good card in two draws from a fresh deck', () => {
    expect(chanceOfOne(12, 72, 2)).toBeCloseTo(1572 / 5112, 12);
  });

  test('the preview of an attack tells its shift, its reasons and its chances; without odds none', () => {
    const b = at({ ...shot, hands: { A: ['C22'] } }).b;
    expect(query('attack', b, 'A', { attacker: 'A1', target: 'B1', action: 'FIR' })).toMatchObject({
      refusal: null,
      column: 0,
      shift: { total: 0 },
      law: { EL: expect.closeTo(1 / 12, 1) },
    });
    const silent = stateOf({ ...shot, options: { oddsMode: 'off' } });
    expect(query('attack', silent, 'A', { attacker: 'A1', target: 'B1', action: 'FIR' })).toMatchObject({ law: null });
  });
});
