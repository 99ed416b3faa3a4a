import { describe, expect, test } from 'vitest';
import { HEX_COUNT, HEXES } from '../src/rules/board.js';
import { GRID } from '../src/tables.js';
import { A, act, allows, B, preview, refuses, sight, table, whyNotAttack } from './kit-combat.js';

/** Steps over the hexes in play, found by walking. */
function stepsFrom(start: number): number[] {
  const steps = new Array<number>(HEX_COUNT).fill(-1);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (let side = 0; side < 6; side++) {
      const to = GRID.neighbours[6 * at + side]!;
      if (to < 0 || steps[to]! >= 0) continue;
      steps[to] = steps[at]! + 1;
      queue.push(to);
    }
  }
  return steps;
}

describe('distance', () => {
  test('[QL-RNG-01] is the number of steps of the shortest way, for every two hexes of the board', () => {
    for (let a = 0; a < HEX_COUNT; a++) {
      const distances = [...GRID.distance.subarray(a * HEX_COUNT, (a + 1) * HEX_COUNT)];
      expect(distances, HEXES[a]).toEqual(stepsFrom(a));
    }
  });

  test.each([
    ['G5', 'G6', 1],
    ['G5', 'F5', 1],
    ['G5', 'G9', 4],
    ['H3', 'G7', 4],
    ['A1', 'M1', 12],
    ['A1', 'M14', 19],
    ['A14', 'M1', 19],
    ['A1', 'A14', 13],
  ] as const)('[QL-RNG-01] from %s to %s is %i, and back', (from, to, distance) => {
    expect([from, to].every((hex) => HEXES.includes(hex))).toBe(true);
    expect(sight(table([A('M7')]), from, to).distance).toBe(distance);
    expect(sight(table([A('M7')]), to, from).distance).toBe(distance);
  });

  test('[QL-RNG-01] neither terrain nor units make the way longer', () => {
    const crowded = table([A('G5', { range: 8 }), B('G9'), A('F5'), B('F6'), A('H5')], {
      terrain: { G6: 'water', G7: 'hill', G8: 'forest' },
    });
    expect(sight(crowded, 'G5', 'G9').distance).toBe(4);
  });
});

describe('range', () => {
  test('[QL-EX-07] [QL-RNG-02] a target at 4 is out of range 3 and within range 4', () => {
    const at = (range: number) => table([A('G5', { range, dice: [2] }), B('G9')]);
    refuses(whyNotAttack(at(3), 'strike'), 'QL-RNG-02', 'b1', '4', '3');
    refuses(whyNotAttack(at(3), 'engage'), 'QL-RNG-02');
    allows(whyNotAttack(at(4), 'strike'));
    const { the } = act(at(4), { under: 'strike', target: 'b1', dice: [2, 3] });
    expect(the('attackDeclared').distance).toBe(4);
  });

  test('[QL-RNG-02] under Engage the distance is measured after the move', () => {
    const t = table([A('G5', { range: 3, speed: [1, 1], dice: [1] }), B('G9')]);
    const { the } = act(t, { under: 'engage', path: 'G6', target: 'b1', dice: [2] });
    expect(the('attackDeclared').distance).toBe(3);
    refuses(whyNotAttack(t, 'engage'), 'QL-RNG-02');
  });

  test('[QL-RNG-02] range does not wear off: dice and hit number are the same near and far', () => {
    for (const hex of ['G6', 'G7', 'G10'])
      expect(preview(table([A('G5', { range: 5 }), B(hex)]), 'strike').shot).toMatchObject({ dice: 5, hitOn: 4 });
  });

  test('[QL-RNG-03] any direction will do: all 18 hexes at distance 3, whichever way the unit came', () => {
    const ring = HEXES.filter((_, i) => GRID.distance[HEXES.indexOf('G7') * HEX_COUNT + i] === 3);
    expect(ring).toHaveLength(18);
    for (const hex of ring) {
      const t = table([A('G7', { range: 3, speed: [2, 2] }), B(hex)]);
      allows(whyNotAttack(t, 'strike'));
      allows(whyNotAttack(t, 'engage', 'b1', { moved: true }));
    }
  });
});
