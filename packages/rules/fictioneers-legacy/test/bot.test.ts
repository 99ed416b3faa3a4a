import { chanceOf } from '@sandtable/conformance';
import { describe, expect, test } from 'vitest';
import { guide } from '../src/bot.js';
import type { Decision } from '../src/decisions.js';
import { A, activate, B, box, does, open, table } from './kit.js';

const TERRAN = 't-legionary';
const best = (game: ReturnType<typeof open>): Decision =>
  guide.greedy(game.state, game.question! as never, chanceOf(1));

describe('the guide', () => {
  test('shoots the one in the open rather than the one in the trench', () => {
    const t = table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B(TERRAN, [20, 8]), B(TERRAN, [20, 12])], {
      terrain: [{ id: 'trench', type: 'trench', polygon: box(19, 7, 21, 9) }],
    });
    expect(best(does(open(t), 'A', activate('a1')))).toMatchObject({ type: 'Fire', target: { model: 'b2' } });
  });

  test('charges where it wins, and not where it loses', () => {
    const eeek = table([A('e-warrior', [10, 10]), A(TERRAN, [5, 40]), B(TERRAN, [16, 10])]);
    expect(best(does(open(eeek), 'A', activate('a1')))).toMatchObject({
      type: 'Move',
      path: [{}, { x: 14_980, y: 10_000 }],
    });
    const prey = table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B('giant-sirex', [16, 10])]);
    expect(best(does(open(prey), 'A', activate('a1')))).toMatchObject({ type: 'Fire' });
  });

  test('fights the fight it is likelier to win', () => {
    const t = table([A('e-warrior', [10, 10]), B(TERRAN, [11, 10]), B('t-power', [9, 10])], { phase: 'closeCombat' });
    expect(best(open(t))).toMatchObject({ type: 'ChooseMelee' });
  });

  test('does not burn its own', () => {
    const t = table([A('t-grenadier', [10, 10]), A(TERRAN, [20, 10.9]), A(TERRAN, [20, 9.1]), B('s-crew', [21.1, 10])]);
    expect(best(does(open(t), 'A', activate('a1')))).not.toMatchObject({ type: 'Fire', target: { model: 'b1' } });
  });

  test('knows who stands better', () => {
    const t = (score: { A: number; B: number }) =>
      open(table([A(TERRAN, [10, 10]), B(TERRAN, [30, 10])], { score })).state;
    expect(guide.value(t({ A: 0, B: 0 }), 'A')).toBeCloseTo(0.5);
    expect(guide.value(t({ A: 20, B: 0 }), 'A')).toBeGreaterThan(0.7);
    expect(guide.value(t({ A: 20, B: 0 }), 'B')).toBeLessThan(0.3);
  });
});
