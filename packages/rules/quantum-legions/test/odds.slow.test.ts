import { Game, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { quantumLegions } from '../src/ruleset.js';
import { copyBattle } from '../src/state.js';
import { A, B, during, open, preview, table } from './kit-combat.js';

// A million attacks of each kind, resolved by the referee with seeded dice, against the exact law of their odds.

const ATTACKS = 1_000_000;
/** Cells that are expected more rarely are taken together. */
const RARE = 10;

const CASES = [
  { under: 'engage', attacker: { dice: [5], ap: 1 }, target: { armor: 4 } },
  { under: 'strike', attacker: { dice: [6], ap: 2 }, target: { armor: 6, dice: [3, 2, 1] } },
  {
    under: 'strike',
    attacker: { dice: [10], ap: 3, traits: ['hunter'] },
    target: { armor: 5, traits: ['deflector 5'] },
  },
  { under: 'engage', attacker: { dice: [4], traits: ['barrage'] }, target: { cls: 'INF', traits: ['steadfast'] } },
  {
    under: 'engage',
    attacker: { dice: [8], traits: ['stabilized'] },
    target: { cls: 'INF', armor: 3, traits: ['unsteady'] },
  },
  { under: 'strike', attacker: { dice: [7], traits: ['incendiary', 'barrage'] }, target: { cls: 'INF', armor: 2 } },
] as const;

test.each(CASES)(
  '[QL-ATK-06] [QL-DMG-02] [QL-SAV-01] $under, $attacker on $target: a million attacks follow the odds',
  (one) => {
    const t = table([A('G5', one.attacker), B('G7', one.target), B('M14')]);
    const { odds } = preview(t, one.under);
    const { state } = open(during(t, { unit: 'a1', order: one.under, stage: 'attack' }));
    const target = state.units.findIndex(({ id }) => id === 'b1');
    const { elements } = state.units[target]!;

    const found = odds.joint.map((row) => row.map(() => 0));
    const dice = new SeededDice(`odds of ${JSON.stringify(one)}`);
    const attack = { type: 'Attack', target: 'b1' };
    for (let i = 0; i < ATTACKS; i++) {
      const game = Game.at(quantumLegions, copyBattle(state), dice);
      game.take(attack);
      const victim = game.state.units[target]!;
      found[elements - victim.elements]![victim.suppression]! += 1; // a unit destroyed has no markers left
    }

    const cells = odds.joint.flatMap((row, gone) =>
      gone === elements
        ? [{ expected: odds.destroyed * ATTACKS, found: found[gone]![0]! }]
        : row.map((p, k) => ({ expected: p * ATTACKS, found: found[gone]![k]! })),
    );
    const { squares, freedom } = chiSquare(cells);
    expect(squares, `${squares} with ${freedom} degrees of freedom`).toBeLessThan(critical(freedom));
  },
);

function chiSquare(cells: readonly { expected: number; found: number }[]) {
  const common = cells.filter(({ expected }) => expected >= RARE);
  const rest = cells.filter(({ expected }) => expected < RARE);
  const rare = rest.reduce((sum, cell) => ({ expected: sum.expected + cell.expected, found: sum.found + cell.found }), {
    expected: 0,
    found: 0,
  });
  const all = rare.expected >= RARE ? [...common, rare] : common;
  if (rare.expected < RARE) expect(rare.found).toBeLessThan(4 * RARE);
  return {
    squares: all.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0),
    freedom: all.length - 1,
  };
}

/** What chi-square exceeds once in ten thousand runs of true dice (Wilson and Hilferty's approximation). */
function critical(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}
