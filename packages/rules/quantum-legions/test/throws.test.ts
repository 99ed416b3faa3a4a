import { type Event, SeededDice, type Throw } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantumLegions } from '../src/ruleset.js';
import { at, deployAsSuggested, endsTurn, open as openGame } from './kit.js';
import { A, act, B, during, open, type Sheet, table } from './kit-combat.js';
import { playedOut } from './random-play.js';

const throwsOf = (events: readonly Event[]): readonly Throw[] => quantumLegions.throws!(events);
const ofKind = (events: readonly Event[], kind: string) => throwsOf(events).filter((one) => one.kind === kind);
const mean = (law: readonly number[]): number => law.reduce((sum, p, k) => sum + k * p, 0);
const variance = (law: readonly number[]): number => law.reduce((sum, p, k) => sum + (k - mean(law)) ** 2 * p, 0);
const total = (law: readonly number[]): number => law.reduce((sum, p) => sum + p, 0);

const duel = (dice: number, target: Sheet = {}, options = {}) =>
  table([A('G5', { dice: [dice] }), B('G7', target), B('M14')], { options });

function isLaw(law: readonly number[], over: readonly number[], under: number): void {
  expect(law).toHaveLength(over.length);
  for (const [k, n] of over.entries()) expect(law[k]).toBeCloseTo(n / under, 12);
}

describe('worked by hand', () => {
  test('[QL-ATK-06] [QL-DMG-05] two dice of Strike on four elements without armor: 0, 1 or 2 with 1/4, 1/2, 1/4', () => {
    const { events } = act(duel(2), { under: 'strike', target: 'b1', dice: [4, 6] });
    const [losses] = ofKind(events, 'losses');
    expect(losses).toMatchObject({ seat: 'A', came: 2 });
    expect(events[losses!.at]!.type).toBe('attackDeclared');
    isLaw(losses!.law, [1, 2, 1, 0, 0], 4);
    expect(losses!.came - mean(losses!.law)).toBeCloseTo(1, 12); // two fell where one was to be expected
  });

  test('[QL-DMG-06] what is killed beyond the last element is no luck: one element is lost with 3/4', () => {
    const { events } = act(duel(2, { dice: [1] }), { under: 'strike', target: 'b1', dice: [4, 6] });
    const [losses] = ofKind(events, 'losses');
    isLaw(losses!.law, [1, 3], 4);
    expect(losses!.came).toBe(1);
  });

  test('[QL-ATK-08] the markers of the same two dice: 25/36, 10/36, 1/36', () => {
    const { events } = act(duel(2), { under: 'strike', target: 'b1', dice: [1, 3] });
    const [markers] = ofKind(events, 'markers');
    expect(markers!.came).toBe(1);
    isLaw(markers!.law, [25, 10, 1], 36);
  });

  test('[QL-DMG-02] [QL-SAV-01] one die of Strike on infantry with armor 5+: a loss with 1/2 x 1/3 x 1/2', () => {
    const infantry: Sheet = { cls: 'INF', armor: 5 };
    const saved = act(duel(1, infantry), { under: 'strike', target: 'b1', dice: [5, 6, 4] });
    const lost = act(duel(1, infantry), { under: 'strike', target: 'b1', dice: [5, 6, 3] });
    isLaw(ofKind(saved.events, 'losses')[0]!.law, [11, 1, 0, 0, 0], 12);
    expect(ofKind(saved.events, 'losses')[0]!.came).toBe(0);
    expect(ofKind(lost.events, 'losses')[0]!.came).toBe(1);
  });

  test('[QL-SAV-04] a saving throw that its owner lets go was rolled all the same', () => {
    const t = duel(1, { cls: 'INF' }, { optionalSaves: true });
    const { events, unit } = act(t, { under: 'strike', target: 'b1', dice: [5, 6], saves: 0 });
    expect(unit('b1').elements).toBe(3);
    expect(ofKind(events, 'losses')[0]!.came).toBe(0);
  });

  test('[QL-CMD-01] [QL-CMD-02] command: the higher of two dice at first, 161/36 on average; then their sum, 7', () => {
    const game = deployAsSuggested(openGame({ scenario: 'SC-1' }, [5, 2, 2, 5, 6, 6, 2, 5]));
    endsTurn(game, 'A');
    endsTurn(game, 'B');
    const command = ofKind(game.events('A'), 'command');
    expect(command.map(({ seat, came }) => [seat, came])).toEqual([
      ['A', 5],
      ['B', 6],
      ['A', 7],
    ]);
    expect(command.map(({ law }) => mean(law) * 36)).toEqual([161, 161, 252].map((n) => expect.closeTo(n, 9)));
  });

  test('[QL-TRT-19] the bonus of a Command unit is expected, not luck', () => {
    const commander = { seat: 'A' as const, hex: 'A1', type: { traits: [{ id: 'command' as const }] } };
    const game = at({ units: [commander, { seat: 'B', hex: 'M14', type: {} }], step: 'command' }, [3, 4]);
    const [command] = ofKind(game.events('A'), 'command');
    expect(command!.came - mean(command!.law)).toBeCloseTo(0, 12);
  });

  test('an attack whose dice have yet to fall is left out', () => {
    const t = during(duel(2, { armor: 4 }), { unit: 'a1', order: 'strike' });
    const game = open(t, [6, 6]); // the damage dice are missing
    game.answer('A', { type: 'Attack', target: 'b1' });
    expect(game.roll).not.toBeNull();
    expect(throwsOf(game.events('A'))).toEqual([]);
  });
});

describe('laws', () => {
  const games = Array.from({ length: 60 }, (_, seed) => playedOut({ scenario: `SC-${1 + (seed % 6)}` }, seed));
  const all = games.flatMap((game) => throwsOf(game.events('A')));

  test('every law adds up to 1, and what came was possible', () => {
    expect(all.length).toBeGreaterThan(2000);
    for (const { law, came } of all) {
      expect(total(law)).toBeCloseTo(1, 9);
      expect(law[came]).toBeGreaterThan(0);
    }
  });

  test.each(['losses', 'markers', 'command'])(
    'over many games the luck of %s is nought, as far as chance allows',
    (kind) => {
      const some = all.filter((one) => one.kind === kind);
      const luck = some.reduce((sum, { came, law }) => sum + came - mean(law), 0);
      const spread = Math.sqrt(some.reduce((sum, { law }) => sum + variance(law), 0));
      expect(some.length).toBeGreaterThan(500);
      expect(Math.abs(luck / spread)).toBeLessThan(3.5); // these seeds are always the same: it holds or it does not
    },
  );

  test('[QL-ATK-03] luck averages to nought over simulated attacks of any kind', () => {
    const armor = fc.constantFrom<NonNullable<Sheet['armor']>>(2, 3, 4, 5, 6);
    const sheet = fc.record({ armor, cls: fc.constantFrom('INF' as const, 'AFV' as const) }, { requiredKeys: ['cls'] });
    const attack = fc.record({ dice: fc.integer({ min: 1, max: 6 }), target: sheet, seed: fc.nat() });
    fc.assert(
      fc.property(attack, ({ dice, target, seed }) => {
        const chance = new SeededDice(seed);
        const t = during(duel(dice, target), { unit: 'a1', order: 'strike' });
        const N = 60;
        let luck = 0;
        let spread = 0;
        for (let i = 0; i < N; i++) {
          const game = open(
            t,
            Array.from({ length: 3 * dice }, () => 1 + chance.below(6)),
          );
          game.answer('A', { type: 'Attack', target: 'b1' });
          const [losses] = ofKind(game.events('A'), 'losses');
          luck += losses!.came - mean(losses!.law);
          spread += variance(losses!.law);
        }
        expect(Math.abs(luck)).toBeLessThan(5 * Math.sqrt(spread) + 1);
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  test('either seat sees the same throws: dice on the table are seen by both', () => {
    for (const game of games.slice(0, 5)) expect(throwsOf(game.events('B'))).toEqual(throwsOf(game.events('A')));
  });
});
