import type { Refusal } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/decisions.js';
import { refusal } from '../src/refusals.js';
import type { RuleId } from '../src/rulebook.js';
import { hexIndex } from '../src/rules/board.js';
import type { Battle, Unit } from '../src/state.js';
import type { OrderType, Seat } from '../src/terms.js';
import {
  A,
  answer,
  ask,
  B,
  during,
  move,
  open,
  type QuantumGame,
  refuses,
  type Sheet,
  table,
  why,
  whyNotAttack,
  whyNotMove,
} from './kit-combat.js';

// Where several rules forbid an answer, the first in the order of checking is cited. So every set of faults that can come
// together is tried, and the fault that comes first must be the one that is named.

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, one) => sets.flatMap((set) => [set, [...set, one]]), [[]]);
}

/** A fault of an answer: the rule it breaks, and how it is brought about. */
type Fault<Case> = { readonly rule: RuleId; readonly make: (one: Case) => void };

/** Tries every set of these faults, which stand in the order of checking. */
function inOrder<Case>(
  faults: readonly Fault<Case>[],
  sound: () => Case,
  judge: (one: Case) => ReturnType<typeof refusal>,
) {
  for (const set of subsets(faults)) {
    const one = sound();
    for (const { make } of set) make(one);
    const rules = set.map(({ rule }) => rule).join(', ');
    expect(judge(one)?.rule ?? null, `with ${rules || 'no fault'}`).toBe(set[0]?.rule ?? null);
  }
}

/** The moment of step 3 in which a1 might be activated, to be spoilt. */
function moment(sheet: Sheet = {}): Battle {
  const t = table([A('G5', { order: 'strike', ...sheet }), A('G4', { order: 'strike' }), B('G7'), B('G8')], {
    step: 'activate',
  });
  return structuredClone(open(t).state);
}

const a1 = (b: Battle): Unit => b.units[0]!;

/** What the query `why` says to a seat of a decision in this very moment. */
function heard(game: QuantumGame, seat: Seat, decision: Decision): Refusal | null {
  return (ask('why', game.view(seat), { decision }) as { refusal: Refusal | null }).refusal;
}

/** Hands a1 over to the other seat. */
function desert(b: Battle): void {
  b.units[0] = { ...a1(b), owner: 'B' };
}

describe('who decides, and when', () => {
  const faults: Fault<Battle>[] = [
    {
      rule: 'QL-VIC-02',
      make: (b) => {
        b.result = { winner: 'B', by: 'resign', rule: 'QL-VIC-05' };
        b.phase = 'over';
      },
    },
    { rule: 'QL-TRN-06', make: (b) => (b.active = 'B') },
    { rule: 'QL-TRN-03', make: (b) => (b.step = 'orders') },
    {
      rule: 'QL-ACT-11',
      make: (b) => (b.activation = { unit: 1, order: 'strike', onInitiative: false, moved: false, stage: 'attack' }),
    },
    { rule: 'QL-ACT-16', make: (b) => desert(b) },
    { rule: 'QL-ACT-01', make: (b) => (a1(b).order = null) },
    { rule: 'QL-ACT-12', make: (b) => (a1(b).activatedOn = b.turn) },
    { rule: 'QL-ACT-02', make: (b) => (a1(b).suppression = 1) },
    { rule: 'QL-CMD-06', make: (b) => (b.cp = 0) },
  ];

  test('[QL-VIC-02] [QL-TRN-06] [QL-TRN-03] [QL-ACT-11] [QL-ACT-16] [QL-ACT-01] [QL-ACT-12] [QL-ACT-02] [QL-CMD-06] an activation with any faults', () => {
    inOrder(faults, moment, (b) => refusal(b, 'A', { type: 'Activate', unit: 'a1' }));
  });

  test('[QL-ACT-16] [QL-ACT-12] [QL-ACT-02] [QL-TRT-20] [QL-CMD-06] one on initiative with any faults', () => {
    const bold: Fault<{ b: Battle; order: OrderType }>[] = [
      { rule: 'QL-ACT-16', make: ({ b }) => desert(b) },
      { rule: 'QL-ACT-12', make: ({ b }) => (a1(b).activatedOn = b.turn) },
      { rule: 'QL-ACT-02', make: ({ b }) => (a1(b).suppression = 1) },
      { rule: 'QL-TRT-20', make: ({ b }) => (a1(b).order = 'engage') },
      { rule: 'QL-TRT-20', make: ({ b }) => (b.seats.A.turnsTaken = 1) },
      { rule: 'QL-TRT-20', make: (one) => (one.order = 'strike') },
      { rule: 'QL-CMD-06', make: ({ b }) => (b.cp = 1) },
    ];
    const sound = () => {
      const b = moment({ traits: ['initiative'] });
      a1(b).order = null;
      return { b, order: 'engage' as OrderType };
    };
    inOrder(bold, sound, ({ b, order }) => refusal(b, 'A', { type: 'ActivateOnInitiative', unit: 'a1', order }));
    const plain = moment();
    a1(plain).order = null;
    refuses(refusal(plain, 'A', { type: 'ActivateOnInitiative', unit: 'a1', order: 'engage' }), 'QL-TRT-20');
  });

  test('[QL-TRT-17] [QL-TRT-20] a Relentless unit bears one marker, but not on initiative', () => {
    const b = moment({ traits: ['initiative', 'relentless'], suppression: 1 });
    expect(refusal(b, 'A', { type: 'Activate', unit: 'a1' })).toBeNull();
    a1(b).order = null;
    const bold = { type: 'ActivateOnInitiative', unit: 'a1', order: 'engage' } as const;
    refuses(refusal(b, 'A', bold), 'QL-TRT-20');
    a1(b).suppression = 2;
    refuses(refusal(b, 'A', bold), 'QL-ACT-02');
  });

  test('[QL-TRN-03] [QL-SUP-05] [QL-SUP-01] [QL-TRT-18] [QL-ORD-02] [QL-CMD-06] the other steps', () => {
    const rally = (sheet: Sheet = {}): Battle => ({
      ...moment({ elements: 3, traits: ['reanimate'], ...sheet }),
      step: 'rally',
    });
    const wrongStep: Fault<Battle> = { rule: 'QL-TRN-03', make: (b) => (b.step = 'activate') };
    const poor: Fault<Battle> = { rule: 'QL-CMD-06', make: (b) => (b.cp = 0) };
    inOrder<Battle>(
      [
        wrongStep,
        { rule: 'QL-SUP-05', make: desert },
        { rule: 'QL-SUP-01', make: (b) => (a1(b).suppression = 0) },
        poor,
      ],
      () => rally({ suppression: 1 }),
      (b) => refusal(b, 'A', { type: 'RemoveSuppression', unit: 'a1' }),
    );
    inOrder<Battle>(
      [
        wrongStep,
        { rule: 'QL-SUP-05', make: desert },
        { rule: 'QL-TRT-18', make: (b) => (a1(b).elements = 4) },
        { rule: 'QL-TRT-18', make: (b) => (a1(b).reanimatedOn = b.turn) },
        poor,
      ],
      () => rally(),
      (b) => refusal(b, 'A', { type: 'Reanimate', unit: 'a1' }),
    );
    inOrder<Battle>(
      [wrongStep, { rule: 'QL-ORD-02', make: desert }, poor],
      () => ({ ...moment(), step: 'orders' }),
      (b) => refusal(b, 'A', { type: 'IssueOrder', unit: 'a1', order: 'engage' }),
    );
  });

  test('[QL-TRN-03] [QL-ACT-11] in an activation: an action of another step, an action of this step', () => {
    const game = open(during(table([A('G5', { suppression: 1 }), A('G4'), B('G7')]), { unit: 'a1', order: 'engage' }));
    refuses(game.check('A', { type: 'RemoveSuppression', unit: 'a1' }), 'QL-TRN-03');
    refuses(game.check('A', { type: 'IssueOrder', unit: 'b1', order: 'engage' }), 'QL-TRN-03');
    refuses(game.check('A', { type: 'Activate', unit: 'b1' }), 'QL-ACT-11');
    refuses(game.check('A', { type: 'Done' }), 'QL-ACT-11');
    refuses(game.check('A', { type: 'OfferDraw' }), 'QL-ACT-11');
    expect(game.check('A', { type: 'Concede' })).toBeNull();
  });

  test('[QL-ACT-09] [QL-TRN-03] attacks before the move, second moves, and both without an activation', () => {
    const t = table([A('G5', { range: 1 }), A('G4', { order: 'engage' }), B('G6')]);
    const game = open(during(t, { unit: 'a1', order: 'engage' }));
    refuses(game.check('A', { type: 'Attack', target: 'a2' }), 'QL-ACT-09');
    answer(game, 'A', move(''));
    refuses(game.check('A', move('G9')), 'QL-ACT-09');
    refuses(game.check('A', { type: 'Attack', target: 'a2' }), 'QL-ATK-02');
    answer(game, 'A', { type: 'Attack', target: null });
    refuses(game.check('A', { type: 'Attack', target: 'a2' }), 'QL-TRN-03');
    refuses(game.check('A', move('G9')), 'QL-TRN-03');
    refuses(game.check('B', move('G9')), 'QL-TRN-06');
  });

  test('an answer that names nothing on the table is malformed, whatever else is wrong with it', () => {
    const game = open(during(table([A('G5'), B('G7')]), { unit: 'a1', order: 'engage' }));
    const malformed = (decision: object, path: string) =>
      expect(game.check('A', decision)).toMatchObject({ rule: null, path });
    malformed({ type: 'Attack', target: 'c1' }, 'target'); // before QL-ACT-09
    malformed({ type: 'Activate', unit: 'a7' }, 'unit'); // before QL-ACT-11
    malformed({ type: 'IssueOrder', unit: 'a7', order: 'engage' }, 'unit'); // before QL-TRN-03
    malformed({ type: 'MoveUnit', path: ['G9'], carry: { passenger: 'a7', drop: 'G6' } }, 'carry.passenger');
    malformed({ type: 'MoveUnit', path: ['Z9'] }, 'path[0]');
    malformed({ type: 'MoveUnit', path: [{ x: 1, y: 2 }] }, 'path[0]');
    malformed({ type: 'MoveUnit' }, 'path');
    malformed({ type: 'Charge' }, 'type');
  });

  test('[QL-VIC-02] [QL-TRN-06] "why not?" hears the same as the table', () => {
    const t = table([A('G5', { order: 'strike' }), B('G7', { order: 'strike' })], { step: 'activate' });
    const game = open(t);
    const says = (seat: Seat) => heard(game, seat, { type: 'Activate', unit: `${seat.toLowerCase()}1` });
    expect(says('A')).toBeNull();
    refuses(says('B'), 'QL-TRN-06');
    answer(game, 'A', { type: 'Concede' });
    refuses(says('A'), 'QL-VIC-02');
    refuses(says('B'), 'QL-VIC-02');
  });
});

describe('attacks', () => {
  type Case = { under: OrderType; moved: boolean; sheet: Sheet; friend: boolean; forest: boolean };
  const faults: Fault<Case>[] = [
    { rule: 'QL-ATK-07', make: (one) => (one.under = 'advance') },
    {
      rule: 'QL-TRT-22',
      make: (one) => {
        one.moved = true;
        one.sheet = { ...one.sheet, traits: [...one.sheet.traits!, 'ponderous'] };
      },
    },
    { rule: 'QL-ATK-02', make: (one) => (one.friend = true) },
    { rule: 'QL-RNG-02', make: (one) => (one.sheet = { ...one.sheet, range: 3 }) },
    {
      rule: 'QL-TRT-21',
      make: (one) => (one.sheet = { ...one.sheet, traits: [...one.sheet.traits!, 'minimum-range 5'] }),
    },
    { rule: 'QL-LOS-03', make: (one) => (one.forest = true) },
  ];

  test('[QL-ATK-07] [QL-TRT-22] [QL-ATK-02] [QL-RNG-02] [QL-TRT-21] [QL-LOS-03] an attack with any faults', () => {
    inOrder(
      faults,
      (): Case => ({ under: 'engage', moved: false, sheet: { range: 8, traits: [] }, friend: false, forest: false }),
      ({ under, moved, sheet, friend, forest }) => {
        const other = friend ? A('G9') : B('G9');
        const t = table([A('G5', sheet), other], { terrain: forest ? { G7: 'forest' } : {} });
        return whyNotAttack(t, under, friend ? 'a2' : 'b1', { moved }) as ReturnType<typeof refusal>;
      },
    );
  });

  test('[QL-TRT-11] [QL-LOS-09] [QL-LOS-03] [QL-LOS-06] of sight: indirect fire, then hills, then hexes crossed, then sides', () => {
    const unseen = (traits: string[], terrain: Parameters<typeof table>[1] = {}) =>
      table([A('G5', { range: 8, traits }), B('E8')], terrain);
    const everything = { F6: 'hill', F5: 'hill', G6: 'hill' } as const;
    const uphill = { terrain: { ...everything, G5: 'hill' } } as const;
    refuses(whyNotAttack(unseen(['indirect-fire'], uphill), 'strike'), 'QL-TRT-11', 'F6', 'F5', 'G6');
    refuses(whyNotAttack(unseen(['indirect-fire'], uphill), 'engage'), 'QL-LOS-09', 'F6', 'F5', 'G6');
    refuses(whyNotAttack(unseen([], uphill), 'strike'), 'QL-LOS-09');
    refuses(whyNotAttack(unseen([], { terrain: everything }), 'strike'), 'QL-LOS-03', 'F6', 'F5', 'G6');
    refuses(whyNotAttack(unseen([], { terrain: { F5: 'hill', G6: 'forest' } }), 'strike'), 'QL-LOS-06', 'F5', 'G6');
  });
});

describe('moves', () => {
  const walker = (speed: number, sheet: Sheet = {}) => A('G3', { speed: [speed, speed], ...sheet });

  test('[QL-MOV-04] [QL-MOV-01] under Strike nothing else is looked at', () => {
    refuses(whyNotMove(table([walker(2), B('G4')]), 'strike', 'G9'), 'QL-MOV-04');
    refuses(whyNotMove(table([walker(2), B('G4')]), 'strike', 'G4'), 'QL-MOV-04');
  });

  test('[QL-MOV-01] [QL-BRD-05] [QL-BRD-10] far away comes before half-hexes and places off the board', () => {
    const t = table([walker(9)]);
    refuses(whyNotMove(t, 'advance', 'B0'), 'QL-MOV-01');
    refuses(whyNotMove(t, 'advance', 'A99'), 'QL-MOV-01');
    refuses(whyNotMove(table([A('G1', { speed: [0, 1] })]), 'advance', 'G0 G9'), 'QL-BRD-10');
    refuses(whyNotMove(table([A('F1', { speed: [0, 1] })]), 'advance', 'F0 G9'), 'QL-BRD-05');
  });

  test('[QL-MOV-06] [QL-STK-04] [QL-MOV-03] [QL-MOV-07] [QL-STK-03] one step with several faults', () => {
    const enemyAfloat = [B('G4', { traits: ['hover'] })];
    refuses(whyNotMove(table([walker(1), ...enemyAfloat], { terrain: { G4: 'water' } }), 'engage', 'G4'), 'QL-MOV-06');
    refuses(whyNotMove(table([walker(1), B('G4')], { terrain: { G4: 'forest' } }), 'engage', 'G4'), 'QL-STK-04');
    refuses(whyNotMove(table([walker(1), A('G4')], { terrain: { G4: 'forest' } }), 'engage', 'G4'), 'QL-MOV-07');
    refuses(whyNotMove(table([walker(1), A('G5')]), 'engage', 'G4 G5'), 'QL-MOV-03');
    refuses(whyNotMove(table([walker(2), A('G5')]), 'engage', 'G4 G5'), 'QL-STK-03');
  });

  test('[QL-MOV-03] [QL-MOV-01] [QL-MOV-06] all faults of a step come before those of the next', () => {
    const t = table([walker(1), B('F3')], { terrain: { G2: 'water', G5: 'water' } });
    refuses(whyNotMove(t, 'engage', 'G4 H4 M1'), 'QL-MOV-03');
    refuses(whyNotMove(t, 'engage', 'G4 G5'), 'QL-MOV-06');
    refuses(whyNotMove(t, 'engage', 'F3 G2'), 'QL-STK-04');
    refuses(whyNotMove(t, 'engage', 'G4 M1'), 'QL-MOV-01');
    refuses(whyNotMove(t, 'engage', 'M1 G4 G5'), 'QL-MOV-01');
  });

  test('[QL-MOV-07] after a minimum step too, what the next step meets comes first', () => {
    const t = table([walker(1), B('F4')], { terrain: { G4: 'forest', G5: 'water' }, options: { minimumMove: true } });
    refuses(whyNotMove(t, 'engage', 'G4 H4'), 'QL-MOV-07');
    refuses(whyNotMove(t, 'engage', 'G4 G5'), 'QL-MOV-06');
    refuses(whyNotMove(t, 'engage', 'G4 F4'), 'QL-STK-04');
    refuses(whyNotMove(t, 'engage', 'G4 M1'), 'QL-MOV-01');
  });

  test('[QL-STK-03] [QL-TRT-04] a jump that ends on a unit in the water', () => {
    const t = table([walker(2, { traits: ['jump'] }), B('G4', { traits: ['hover'] })], { terrain: { G4: 'water' } });
    refuses(whyNotMove(t, 'engage', 'G4'), 'QL-STK-03');
    refuses(
      whyNotMove(table([walker(2, { traits: ['jump'] })], { terrain: { G4: 'water' } }), 'engage', 'G4'),
      'QL-TRT-04',
    );
  });

  test('[QL-STK-03] [QL-TRT-05] the path is judged before the carriage, with the passenger lifted', () => {
    const t = table([walker(2), A('G4', { cls: 'INF', suppression: 1 }), A('G5')]);
    const carry = { passenger: 'a2', drop: 'A1' };
    refuses(whyNotMove(t, 'advance', 'G4 G5', carry), 'QL-STK-03');
    refuses(whyNotMove(t, 'advance', 'G4', carry), 'QL-TRT-05');
    refuses(whyNotMove(t, 'advance', 'G4 G3 G4', carry), 'QL-MOV-03');
    refuses(whyNotMove(t, 'advance', 'G4'), 'QL-STK-03');
  });

  test('[QL-ATK-07] [QL-MOV-04] supposed orders are judged as such, whatever the unit holds', () => {
    const t = table([A('G5', { order: 'strike', suppression: 3 }), B('G7')]);
    expect(why(t, { type: 'Attack', target: null }, { under: 'strike' })).toBeNull();
    refuses(why(t, { type: 'Attack', target: null }, { under: 'advance' }), 'QL-ATK-07');
    expect(whyNotMove(t, 'advance', 'G6')).toBeNull();
    expect(open(t).state.units[0]!.hex).toBe(hexIndex('G5'));
  });
});
