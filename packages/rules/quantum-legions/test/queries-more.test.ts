import { Game } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { DecisionOf } from '../src/decisions.js';
import type { DeploymentRoom } from '../src/foresight/deployment-room.js';
import { HEXES } from '../src/rules/board.js';
import { quantumLegions } from '../src/ruleset.js';
import type { View } from '../src/view.js';
import { A, ask, B, open, table } from './kit-combat.js';

// Queries that a player needs before deploying, moving and attacking together.

const rooms = (view: View): DeploymentRoom[] =>
  quantumLegions.queries.deployment!.run(view, {}) as unknown as DeploymentRoom[];

test('[QL-SET-14] [QL-SET-16] [QL-SCN-06] deployment: the hexes that the referee accepts, unit by unit', () => {
  const game = Game.open(quantumLegions, { setup: { scenario: 'SC-5' }, dice: { kind: 'seeded', seed: 1 } });
  for (const seat of ['A', 'B'] as const) {
    const { placements } = game.options(seat)[0] as DecisionOf<'Deploy'>;
    const room = rooms(game.view(seat));
    expect(room.map(({ unit }) => unit)).toEqual(placements.map(({ unit }) => unit));
    for (const { unit, hexes } of room) {
      for (const hex of HEXES) {
        const others = placements.filter((one) => one.unit !== unit && one.hex !== hex);
        const refusal = game.check(seat, { type: 'Deploy', placements: [{ unit, hex }, ...others] });
        // Whoever was displaced is missing then, which is another matter (QL-SET-18).
        const fits = refusal === null || refusal.rule === 'QL-SET-18';
        expect(hexes.includes(hex), `${unit} ${hex}`).toBe(fits);
      }
    }
    expect(game.answer(seat, game.options(seat)[0])).toBeNull();
  }
  expect(rooms(game.view('A'))).toEqual([]); // the deployment is over
});

test('[QL-LOS-04] [QL-STK-01] threat: a unit that leaves hides nobody behind where it stood', () => {
  const view = open(table([A('G5'), B('G8', { range: 8, speed: [0, 0] })])).view('A');
  expect(ask('threat', view, {})).not.toHaveProperty('G4');
  expect(ask('threat', view, { moving: 'a1' })).toMatchObject({ G4: 1 });
  expect(ask('threat', view, { moving: 'a9' })).toMatchObject({ rule: null, path: 'unit' });
});

test('[QL-SET-02] [QL-SET-04] [QL-SET-22] roster: everything that speaks against it, each with its rule', () => {
  const setup = { options: { maxPerType: 1, vpLimit: 50 } };
  const view = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 1 } }).view('A');
  const roster = (units: readonly string[]) =>
    (ask('roster', view, { force: 'PG', units }) as { faults: readonly { rule: string }[] }).faults;
  expect(roster(['PG-A1', 'PG-A1', 'VB-I2']).map(({ rule }) => rule)).toEqual(['QL-SET-04', 'QL-SET-02', 'QL-SET-22']);
  expect(roster([])).toMatchObject([{ rule: 'QL-SET-06' }]);
  expect(roster(['PG-I1'])).toEqual([]);
});

test('[QL-DST-02] odds: the VP of several attacks are those of all of them together', () => {
  const view = open(table([A('G5'), A('H5'), B('G6', { vp: 40 })])).view('A');
  const first = { unit: 'a1', target: 'b1', order: 'strike' };
  const both = ask('odds', view, { ...first, followedBy: [{ unit: 'a2', order: 'strike' }] }) as {
    odds: { destroyed: number };
    expectedVp: number;
  };
  const alone = ask('odds', view, first) as typeof both;
  expect(both.odds.destroyed).toBeGreaterThan(alone.odds.destroyed);
  expect(both.expectedVp).toBeCloseTo(40 * both.odds.destroyed, 10);
});
