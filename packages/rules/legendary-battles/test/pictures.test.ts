import { describe, expect, test } from 'vitest';
import type { ResultLaw } from '../src/odds.js';
import { sees } from '../src/rules/sight.js';
import { unitNamed } from '../src/rules/units.js';
import { legendaryBattles } from '../src/ruleset.js';
import type { Met } from '../src/sight-picture.js';
import { passWithout } from '../src/standing.js';
import type { Battle } from '../src/state.js';
import { viewOf } from '../src/view.js';
import { at, type Case, stateOf } from './table.js';

// What tables draw and tell, by queries: they must say what the rules say.

const ask = <T>(name: string, b: Battle, seat: 'A' | 'B' | null, args: unknown): T =>
  (legendaryBattles.queries as unknown as Record<string, { run(view: unknown, args: unknown): unknown }>)[name]!.run(
    viewOf(b, seat),
    args,
  ) as T;

const told = (of: Case, to = 'G5') =>
  ask<{ seen: boolean; met: readonly Met[] }>('sight', stateOf(of), 'A', { unit: 'A1', zone: to });

describe('pictures of sight', () => {
  test.each<{ rule: string; terrain: Readonly<Record<string, string>>; does: string }>([
    { rule: 'TA-CORE-TER-05', terrain: { E5: 'T' }, does: 'stops' },
    { rule: 'TA-CORE-TER-02', terrain: { E5: 'w' }, does: 'stops' },
    { rule: 'TA-CORE-TER-03', terrain: { E5: 'w', F5: 'w', G5: 'w' }, does: 'nothing' },
  ])('[$rule] ground between is met, and does what the rule says', ({ rule, terrain, does }) => {
    expect(told({ units: ['A1 RIF C5 f0'], terrain }).met[0]).toEqual({ zones: ['E5'], rule, does });
  });

  test('[TA-MAP-LOS-04] a unit between stops the line; those at its ends do not', () => {
    const { seen, met } = told({ units: ['A1 RIF C5 f0', 'A2 RIF E5 f0', 'B1 RIF G5 f0'] });
    expect(met).toEqual([{ zones: ['E5'], rule: 'TA-MAP-LOS-04', does: 'stops' }]);
    expect(seen).toBe(false);
  });

  test('[TA-CORE-TER-08] [TA-MAP-LIN-03] a hedge before the target covers it, one on the way obscures', () => {
    const of = { units: ['A1 RIF C5 f0'] };
    expect(told({ ...of, linear: [['F5', 'G5', 'hedge']] }).met[0]).toMatchObject({
      rule: 'TA-CORE-TER-08',
      does: 'covers',
    });
    expect(told({ ...of, linear: [['D5', 'E5', 'hedge']] }).met[0]).toMatchObject({
      rule: 'TA-MAP-LIN-03',
      does: 'obscures',
    });
    expect(told({ ...of, linear: [['C5', 'D5', 'hedge']] }).met[0]).toMatchObject({ does: 'nothing' });
    expect(told({ ...of, linear: [['D5', 'E5', 'highwall']] })).toMatchObject({ met: [{ rule: 'TA-CORE-TER-09' }] });
  });

  test('[TA-MAP-LOS-02] every zone listed is one that is seen, as well as the rule says', () => {
    const b = stateOf({ units: ['A1 RIF C5 f0', 'B1 RIF G5 f0'], terrain: { E5: 'w', D4: 's' } });
    const zones = ask<readonly { zone: string; seen: string }[]>('visible', b, 'A', { unit: 'A1' });
    const target = zones.find(({ zone }) => zone === 'G5');
    expect(sees(b, unitNamed(b, 'A1'), unitNamed(b, 'B1'))).toBe(target ? (target.seen === 'obscured' ? 3 : 1) : 0);
    expect(zones.some(({ zone }) => zone === 'C5')).toBe(false);
  });

  test('[TA-CORE-HID-01] a threat is of those that are seen, in their arcs and within their range', () => {
    const b = stateOf({ units: ['A1 RIF C5 f0', 'B1 HWT G5 f3', 'B2 RIF I9 f0'] });
    const threat = () => ask<readonly { zone: string; units: readonly string[] }[]>('threat', b, 'A', {});
    expect(threat().find(({ zone }) => zone === 'C5')?.units).toEqual(['B1']);
    b.units[unitNamed(b, 'B1')]!.marker = 1;
    expect(threat().find(({ zone }) => zone === 'C5')).toBeUndefined();
  });
});

describe('what a window tells its seat', () => {
  const shot: Case = { units: ['A1 RIF C5 f0', 'B1 HWT G5 f3'], hands: { A: ['C01'], B: ['C22', 'C37'] } };
  interface Told {
    readonly attack: { readonly column: number; readonly law: ResultLaw } | null;
    readonly cards: readonly {
      readonly card: string;
      readonly refusal: { readonly rule: string } | null;
      readonly blows: readonly { readonly unit: string; readonly column: number }[];
    }[];
  }
  const reactions = (t: ReturnType<typeof at>, seat: 'A' | 'B'): Told =>
    ask('reactions', t.game.state, seat, { about: t.game.questionFor(seat)!.data });

  test('[TA-CORE-SIT-05] [TA-CORE-SIT-01] each card: why it may not be played, or what its shot would come to', () => {
    const t = at(shot)
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP');
    const { attack, cards } = reactions(t, 'B');
    expect(attack).toBeNull();
    expect(cards.map(({ card, refusal }) => [card, refusal?.rule ?? null])).toEqual([
      ['C22', null],
      ['C37', 'TA-CORE-SIT-01'],
    ]);
    const { column } = cards[0]!.blows[0]!;
    t.situation('C22', { unit: 'B1' }).until('W-ATK');
    const { shift } = (t.asked.data as { attack: { shift: number } }).attack;
    expect(column).toBe(Math.max(-4, Math.min(4, shift)));
    expect(reactions(t, t.seat).attack!.column).toBe(column);
  });

  test('[TA-CORE-ACT-01] who has acted is told so, whatever is asked of it', () => {
    const b = stateOf({ units: ['A1 RIF C5 f0 acted', 'B1 RIF G5 f3'] });
    const args = { unit: 'A1', action: 'FIR', orders: { target: 'B1' } };
    expect(ask('why', b, 'A', args)).toMatchObject({ refusal: { rule: 'TA-CORE-ACT-01' } });
  });

  test('[TA-CORE-WDW-10] a seat that holds nothing that fits is asked all the same; a standing order passes for it', () => {
    const t = at({ ...shot, hands: { A: ['C01'], B: ['C37'] } })
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP');
    const question = t.game.questionFor('B')! as { kind: string; seat: string; data: unknown };
    expect(passWithout.answer({}, { question, view: viewOf(t.game.state, 'B') })).toEqual({ type: 'Pass' });
    const holds = at(shot)
      .act('C01', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP');
    const asked = holds.game.questionFor('B')! as { kind: string; seat: string; data: unknown };
    expect(passWithout.answer({}, { question: asked, view: viewOf(holds.game.state, 'B') })).toBeNull();
  });
});
