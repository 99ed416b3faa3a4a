import { Game } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Danger, HexCover, HexInRange, Measured, SeenHex } from '../src/foresight/overlays.js';
import { hazardOf, oddsOfSeveral, shortLaws } from '../src/odds.js';
import type { AttackPreview } from '../src/queries.js';
import { HEXES } from '../src/rules/board.js';
import { tableOfScale } from '../src/rules/miniatures/table.js';
import { quantumLegions } from '../src/ruleset.js';
import type { OrderType } from '../src/terms.js';
import type { View } from '../src/view.js';
import { A, aTable, B, open, preview, type Sheet, table } from './kit-combat.js';

// What can be laid over the board, hex by hex.

function overlay<T>(view: View, name: string, args: object): T {
  const query = quantumLegions.queries[name]!;
  return query.run(view, args) as T;
}
const byHex = <T extends { hex: string }>(found: readonly T[]): Map<string, T> =>
  new Map(found.map((one) => [one.hex, one]));

describe('visible', () => {
  const view = open(table([A('G3'), B('G5')], { terrain: { D5: 'forest', E4: 'hill' } })).view('A');

  test('[QL-LOS-04] [QL-LOS-05] names what blocks, unit or terrain, and the rule by which it does', () => {
    const seen = byHex(overlay<SeenHex[]>(view, 'visible', { from: 'G3' }));
    expect(seen.size).toBe(HEXES.length - 1);
    expect(seen.get('G4')).toMatchObject({ distance: 1, obstruction: null, blocking: [] });
    expect(seen.get('G6')!.blocking).toEqual([{ place: 'G5', by: 'b1', rule: 'QL-LOS-04' }]);
    const past = overlay<SeenHex[]>(view, 'visible', { from: 'D4' }).find(({ hex }) => hex === 'D6')!;
    expect(past).toMatchObject({ obstruction: { rule: 'QL-LOS-03' } });
    expect(past.blocking).toEqual([{ place: 'D5', by: 'forest', rule: 'QL-LOS-05' }]);
  });

  test('[QL-LOS-12] agrees with the line between any two hexes', () => {
    fc.assert(
      fc.property(aTable(16), fc.constantFrom(...HEXES), (t, from) => {
        const seen = open(t).view('A');
        for (const { hex, distance, obstruction, blocking } of overlay<SeenHex[]>(seen, 'visible', { from }))
          expect(overlay(seen, 'sight', { from, to: hex })).toMatchObject({ distance, obstruction, blocking });
      }),
      { numRuns: 10 },
    );
  });

  test('a place that is none is malformed', () => {
    expect(overlay(view, 'visible', { from: 'B0' })).toMatchObject({ rule: null, path: 'from' });
  });
});

describe('range', () => {
  test('[QL-RNG-02] [QL-TRT-21] as far as the range and no nearer than the minimum, from elsewhere too', () => {
    const view = open(table([A('G5', { range: 3, traits: ['minimum-range 2'] })])).view('A');
    const found = byHex(overlay<HexInRange[]>(view, 'range', { unit: 'a1' }));
    expect(found.size).toBe(12 + 18);
    expect(found.get('G8')?.distance).toBe(3);
    for (const hex of ['G5', 'G6', 'G9']) expect(found.has(hex)).toBe(false);
    expect(byHex(overlay<HexInRange[]>(view, 'range', { unit: 'a1', from: 'G6' })).has('G9')).toBe(true);
  });
});

describe('cover', () => {
  const terrain = { G7: 'urban', G8: 'forest', G9: 'hill' } as const;
  const cover = (own: Sheet, foe: Sheet, against?: string) => {
    const view = open(table([A('G3', own), B('G6', foe)], { terrain })).view('A');
    const found = overlay<HexCover[]>(view, 'cover', { unit: 'a1', ...(against && { against }) });
    return Object.fromEntries(found.map((one) => [one.hex, one.cover]));
  };

  test('[QL-COV-04] by terrain and class', () => {
    expect(cover({ cls: 'INF' }, {})).toEqual({ G7: 'hard', G8: 'soft' });
    expect(cover({ cls: 'AFV' }, {})).toEqual({ G7: 'soft', G8: 'soft' });
  });

  test('[QL-TRT-07] [QL-TRT-12] [QL-TRT-15] against one enemy, by its traits and the distance', () => {
    expect(cover({ cls: 'INF' }, { traits: ['siege'] }, 'b1')).toEqual({ G7: 'soft' });
    expect(cover({ cls: 'INF' }, { traits: ['assault'] }, 'b1')).toEqual({ G8: 'soft' });
    const far = cover({ cls: 'INF', traits: ['stealth'] }, {}, 'b1');
    expect(far).toMatchObject({ G8: 'soft', G10: 'soft', G2: 'soft' });
    expect(far).not.toHaveProperty('G5');
  });

  test('[QL-COV-04] cites the rules it comes from', () => {
    const view = open(table([A('G3', { cls: 'INF' })], { terrain })).view('A');
    expect(byHex(overlay<HexCover[]>(view, 'cover', { unit: 'a1' })).get('G7')!.rules).toEqual([
      'QL-COV-04',
      'QL-TER-05',
    ]);
  });
});

describe('danger', () => {
  const dangers = (t: ReturnType<typeof table>) =>
    byHex(overlay<Danger[]>(open(t).view('A'), 'danger', { unit: 'a1' }));

  test('[QL-ATK-06] one enemy that cannot move: the odds of its Strike, to the last digit', () => {
    const foe = { speed: [0, 0], range: 4 } as const;
    const found = dangers(table([A('A1'), B('G6', foe)], { terrain: { G8: 'forest' } }));
    const there = (hex: string): AttackPreview =>
      preview(table([B('G6', foe), A(hex)], { terrain: { G8: 'forest' } }), 'strike', 'a1', { unit: 'b1' });
    for (const hex of ['G7', 'G8', 'E5']) {
      expect(found.get(hex)).toMatchObject({ attackers: ['b1'] });
      expect(found.get(hex)!.expectedLost).toBeCloseTo(there(hex).odds.expectedLost, 12);
      expect(found.get(hex)!.destroyed).toBeCloseTo(there(hex).odds.destroyed, 12);
    }
    expect(found.has('G6')).toBe(false); // somebody stands there
    expect(found.has('G11')).toBe(false); // out of range
    expect(found.has('G9')).toBe(false); // behind the forest
  });

  test('[QL-ACT-05] an Engage move brings it nearer, and is less dangerous than a Strike', () => {
    const found = dangers(table([A('A1'), B('G6', { speed: [2, 4], range: 3 })]));
    expect(found.has('G11')).toBe(true);
    expect(found.get('G11')!.expectedLost).toBeLessThan(found.get('G9')!.expectedLost);
  });

  test('[QL-TRT-22] [QL-TRT-11] Ponderous stays; Indirect Fire needs a spotter', () => {
    expect(dangers(table([A('A1'), B('G6', { range: 3, traits: ['ponderous'] })])).has('G10')).toBe(false);
    const gun = B('G3', { range: 8, speed: [0, 0], traits: ['indirect-fire'] });
    const terrain = { G5: 'forest' } as const;
    expect(dangers(table([A('A1'), gun], { terrain })).has('G7')).toBe(false);
    const spotted = dangers(table([A('A1'), gun, B('H9', { range: 0, speed: [0, 0] })], { terrain }));
    expect(spotted.get('G7')!.attackers).toEqual(['b1']);
  });

  test('[QL-LOS-04] the unit hides nobody where it stands now, and cannot be where it could not stand', () => {
    const still = { range: 8, speed: [0, 0] } as const;
    const found = dangers(table([A('G5'), B('G8', still)], { terrain: { G3: 'water' } }));
    expect(found.has('G4')).toBe(true);
    expect(found.has('G3')).toBe(false);
  });

  test('[QL-ATK-06] [QL-ATK-08] the short way over several attacks ends where the long way does', () => {
    const t = table([A('G5', { dice: [3, 2, 1] }), B('G6'), B('E5', { cls: 'INF' }), B('G4', { traits: ['barrage'] })]);
    const shots = ['b1', 'b2', 'b3'].map((unit) => preview(t, 'strike', 'a1', { unit }).shot);
    const long = oddsOfSeveral(shots, 3);
    const short = hazardOf(
      shots.map((shot) => shortLaws(shot, 3)),
      3,
    );
    for (const of of ['expectedLost', 'destroyed', 'suppressed'] as const) expect(short[of]).toBeCloseTo(long[of], 12);
  });

  test('[QL-HID-08] everybody who threatens is counted as the threat query counts them', () => {
    fc.assert(
      fc.property(aTable(16), (t) => {
        const view = open(t).view('A');
        const counts = overlay<Record<string, number>>(view, 'threat', { moving: 'a1' });
        for (const { hex, attackers } of overlay<Danger[]>(view, 'danger', { unit: 'a1' }))
          expect(attackers.length).toBeGreaterThanOrEqual(counts[hex] ?? 0);
      }),
      { numRuns: 20 },
    );
  });
});

describe('measure', () => {
  const measure = (view: View, order: OrderType, path: unknown[]) =>
    overlay<Measured>(view, 'measure', { unit: 'a1', order, path });

  test('[QL-MOV-03] cost and allowance of a path on hexes, and why it is refused', () => {
    const view = open(table([A('G3', { speed: [2, 4] })], { terrain: { G5: 'forest', H3: 'water' } })).view('A');
    expect(measure(view, 'engage', ['G4'])).toEqual({ cost: 1, allowance: 2, refusal: null });
    expect(measure(view, 'engage', ['G4', 'G5'])).toMatchObject({
      cost: 3,
      allowance: 2,
      refusal: { rule: 'QL-MOV-07' },
    });
    expect(measure(view, 'advance', ['H3'])).toMatchObject({ cost: null, refusal: { rule: 'QL-MOV-06' } });
    expect(measure(view, 'advance', [{ x: 1, y: 1 }])).toMatchObject({ rule: null, path: 'path[0]' });
    // too dear, and then into what it cannot enter, or off the board
    const tooFar = ['G4', 'G5', 'G6', 'G5', 'G4', 'G3', 'H3'];
    expect(measure(view, 'engage', tooFar)).toMatchObject({ cost: null, refusal: { rule: 'QL-MOV-07' } });
    expect(measure(view, 'engage', ['G4', 'G3', 'G2', 'G1', 'G0'])).toMatchObject({ cost: null });
  });
});

describe('on the open tabletop', () => {
  const { centres, hex: S } = tableOfScale(2);
  const at = (name: (typeof HEXES)[number]) => centres[HEXES.indexOf(name)]!;
  const position = {
    terrain: { G6: 'forest' as const },
    units: [
      { seat: 'A' as const, type: { cls: 'INF' as const, range: 4, speed: [2, 4] as [number, number] }, hex: at('G4') },
      { seat: 'B' as const, type: { range: 4, speed: [0, 0] as [number, number] }, hex: at('E5') },
    ],
  };
  const view = Game.open(quantumLegions, {
    setup: { position, options: { miniatures: 'tabletop' } },
    dice: { kind: 'seeded', seed: 1 },
  }).view('A') as View;

  test('[QL-MIN-08] [QL-MIN-12] sight, range and cover go by the middles of hexes', () => {
    const seen = byHex(overlay<SeenHex[]>(view, 'visible', { from: at('G4') }));
    expect(seen.get('G8')!.blocking).toEqual([{ place: 'forest 1', by: 'forest 1', rule: 'QL-MIN-12' }]);
    expect(seen.get('G5')!.obstruction).toBeNull();
    const ranged = byHex(overlay<HexInRange[]>(view, 'range', { unit: 'a1' }));
    expect([ranged.get('G8')?.distance, ranged.has('G9')]).toEqual([4, false]);
    expect(overlay<HexCover[]>(view, 'cover', { unit: 'a1' })).toMatchObject([{ hex: 'G6', cover: 'soft' }]);
  });

  test('[QL-MIN-11] danger is that of a Strike from where the enemy is', () => {
    const found = byHex(overlay<Danger[]>(view, 'danger', { unit: 'a1' }));
    const odds = overlay<AttackPreview>(view, 'odds', { unit: 'b1', target: 'a1', order: 'strike' });
    expect(found.get('G4')!.expectedLost).toBeCloseTo(odds.odds.expectedLost, 12);
    expect(found.has('E5')).toBe(false);
    expect(found.has('M14')).toBe(false);
  });

  test('[QL-MIN-09] a move is measured in thousandths of an inch, double through a forest', () => {
    const { x, y } = at('G4');
    const go = (dx: number) =>
      overlay<Measured>(view, 'measure', { unit: 'a1', order: 'engage', path: [{ x: x + dx, y }] });
    expect(go(S)).toEqual({ cost: S, allowance: 2 * S, refusal: null });
    expect(go(2 * S)).toMatchObject({ cost: 2.5 * S, refusal: { rule: 'QL-MOV-03' } });
  });

  test('[QL-MIN-14] deployment tells the strip', () => {
    const game = Game.open(quantumLegions, {
      setup: { scenario: 'SC-1', options: { miniatures: 'tabletop' } },
      dice: { kind: 'seeded', seed: 1 },
    });
    const seat = game.waitingFor()[0]!;
    const rooms = overlay<{ zone: object }[]>(game.view(seat) as View, 'deployment', {});
    expect(rooms[0]!.zone).toMatchObject({ kind: 'strip' });
  });
});

test('[QL-DMG-02] [QL-DMG-03] [QL-SAV-01] [QL-TRT-09] [QL-TRT-14] the numbers that damage and saves are read by carry their reasons', () => {
  const shown = (firer: Sheet, target: Sheet) => preview(table([A('G5', firer), B('G6', target)]), 'strike');
  fc.assert(
    fc.property(fc.constantFrom(null, 2, 3, 4, 5, 6), fc.nat(3), fc.boolean(), (armor, ap, hunter) => {
      const found = shown({ ap, traits: hunter ? ['hunter'] : [] }, { armor, cls: 'AFV' } as Sheet);
      expect(found.killScore?.total ?? 0).toBe(found.shot.killOn);
    }),
  );
  expect(shown({ ap: 1, traits: ['hunter'] }, { armor: 5 }).killScore!.parts.map(({ rule }) => rule)).toEqual([
    'QL-DMG-02',
    'QL-TRT-09',
  ]);
  expect(shown({ ap: 3 }, { armor: 3 }).killScore!.parts.at(-1)!.rule).toBe('QL-DMG-03');
  expect(shown({}, { cls: 'INF' }).saveScore).toMatchObject({ total: 4, rule: 'QL-SAV-01' });
  expect(shown({}, { cls: 'INF', traits: ['deflector 3'] }).saveScore).toMatchObject({ total: 3, rule: 'QL-TRT-14' });
  expect(shown({ traits: ['incendiary'] }, { cls: 'INF' }).saveScore).toBeNull();
});
