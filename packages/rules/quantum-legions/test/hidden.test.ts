import { Game, SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import type { Position } from '../src/open-position.js';
import { QUERIES } from '../src/queries.js';
import { quantumLegions } from '../src/ruleset.js';
import { type Battle, copyBattle } from '../src/state.js';
import { ORDER_TYPES, type OrderType, SEATS } from '../src/terms.js';
import { imagine, type View, viewOf } from '../src/view.js';
import {
  activate,
  at,
  attack,
  type BattleGame,
  carry,
  DONE,
  does,
  events,
  issue,
  open,
  RESIGN,
  seen,
  unit,
} from './kit.js';

const KINDS = /engage|advance|strike/;

describe('what everybody sees', () => {
  const units: Position['units'] = [
    { seat: 'A', type: {}, hex: 'A1', order: 'engage', issuedOn: 3 },
    { seat: 'A', type: {}, hex: 'A3' },
    { seat: 'B', type: {}, hex: 'M14', order: 'strike', issuedOn: 4 },
  ];

  test('[QL-HID-01] which units have an order, and since which turn', () => {
    const game = at({ units });
    for (const by of ['A', 'B', null] as const) {
      expect(game.view(by).units.map(({ order }) => order?.issuedOn ?? null)).toEqual([3, null, 4]);
    }
  });

  test('[QL-HID-02] [QL-HID-03] [QL-HID-14] but the kind is the owner’s to know', () => {
    const game = at({ units });
    const kinds = (by: 'A' | 'B' | null) => game.view(by).units.map(({ order }) => order?.type ?? null);
    expect(kinds('A')).toEqual(['engage', null, 'hidden']);
    expect(kinds('B')).toEqual(['hidden', null, 'strike']);
    expect(kinds(null)).toEqual(['hidden', null, 'hidden']);
  });

  test('[QL-HID-02] until the unit is activated', () => {
    const game = at({ units, step: 'activate' });
    expect(seen(game, 'a1', 'B').order!.type).toBe('hidden');
    does(game, 'A', activate('a1'));
    expect(seen(game, 'a1', 'B').order!.type).toBe('engage');
    expect(seen(game, 'b1', 'A').order!.type).toBe('hidden');
  });

  test('[QL-HID-10] [QL-CMP-01] all the rest is the same in every view', () => {
    const game = at({
      units: [
        { ...units[0]!, elements: 2, suppression: 3, activated: true },
        { ...units[1]!, type: { traits: [{ id: 'reanimate' }] }, reanimated: true, tag: 'prize' },
        units[2]!,
      ],
      vp: { A: 40, B: 60 },
      quietTurns: 4,
      cp: 3,
    });
    const open = ({ seat: _, units: all, ...rest }: View) => ({
      ...rest,
      units: all.map(({ order: __, ...u }) => u),
    });
    expect(open(game.view('A'))).toEqual(open(game.view('B')));
    expect(open(game.view('A'))).toEqual(open(game.view(null)));
    expect(game.view('B').units[0]).toMatchObject({ elements: 2, suppression: 3, hex: 'A1', activatedOn: 5 });
    expect(game.view('B')).toMatchObject({ cp: 3, seats: { A: { vpEarned: 40 }, B: { vpEarned: 60 } } });
  });

  test('[QL-HID-10] dice are rolled in the open', () => {
    const duel: Position['units'] = [
      { seat: 'A', type: { dice: [3] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { cls: 'INF', armor: 3 }, hex: 'G5' },
    ];
    const game = at({ units: duel, step: 'activate' }, [1, 5, 6, 4, 2, 6]);
    does(game, 'A', activate('a1'), attack('b1'));
    for (const type of ['attackRolled', 'damageRolled', 'savesRolled'] as const) {
      expect(events(game, type, 'B')).toHaveLength(1);
      expect(events(game, type, null)).toEqual(events(game, type, 'A'));
    }
  });
});

describe('orders that are never carried out', () => {
  /** A replaces a1's order, drives a2 off and destroys b1, which all hold orders. */
  function losses(options: Partial<Config>): BattleGame {
    const game = at(
      {
        units: [
          { seat: 'A', type: {}, hex: 'A9', order: 'strike' },
          { seat: 'A', type: { cls: 'INF' }, hex: 'A2', order: 'engage' },
          { seat: 'A', type: { traits: [{ id: 'transport' }] }, hex: 'A1', order: 'advance' },
          { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
          { seat: 'B', type: {}, hex: 'G4', order: 'engage', elements: 1 },
          { seat: 'B', type: {}, hex: 'M14', order: 'engage' },
        ],
        step: 'activate',
        cp: 9,
      },
      [4],
      options,
    );
    does(game, 'A', activate('a3'), carry([], { passenger: 'a2', drop: 'A2' }));
    does(game, 'A', activate('a4'), attack('b1'), DONE, issue('a1', 'advance'));
    return game;
  }
  const lost = (game: BattleGame, by: 'A' | 'B' | null) =>
    events(game, 'orderRemoved', by).filter(({ reason }) => reason !== 'activated');

  test('[QL-HID-04] [QL-HID-05] [QL-EX-26] [QL-RUL-31] [QL-DST-01] leave unseen when replaced, destroyed or carried', () => {
    const game = losses({});
    for (const by of ['A', 'B', null] as const) {
      expect(lost(game, by)).toEqual([
        { type: 'orderRemoved', rule: 'QL-TRT-05', unit: 'a2', reason: 'carried' },
        { type: 'orderRemoved', rule: 'QL-HID-05', unit: 'b1', reason: 'destroyed' },
        { type: 'orderRemoved', rule: 'QL-HID-04', unit: 'a1', reason: 'replaced' },
      ]);
    }
    expect(unit(game, 'b1')).toMatchObject({ hex: null, order: null });
    // nothing about a1, a2 or b1 that A's opponent or a spectator reads names a kind
    for (const by of ['B', null] as const) {
      const about = game.events(by).filter((event) => ['a1', 'a2', 'b1'].includes(event.unit as string));
      expect(about.length).toBeGreaterThan(4);
      expect(JSON.stringify(about)).not.toMatch(KINDS);
    }
  });

  test('[QL-HID-05] [QL-EX-26] [QL-RUL-31] with revealOnRemoval everybody sees the kind', () => {
    const game = losses({ revealOnRemoval: true });
    for (const by of ['A', 'B', null] as const) {
      expect(lost(game, by)).toEqual([
        { type: 'orderRemoved', rule: 'QL-TRT-05', unit: 'a2', reason: 'carried', order: 'engage' },
        { type: 'orderRemoved', rule: 'QL-HID-05', unit: 'b1', reason: 'destroyed', order: 'engage' },
        { type: 'orderRemoved', rule: 'QL-HID-04', unit: 'a1', reason: 'replaced', order: 'strike' },
      ]);
    }
    // the new order of a1 is as secret as ever
    expect(events(game, 'orderIssued', 'B')).toEqual([
      { type: 'orderIssued', rule: 'QL-ORD-06', unit: 'a1', turn: 5, replaced: true, order: 'hidden' },
    ]);
  });

  test('[QL-HID-05] what was shown is not taken back', () => {
    expect(losses({}).undo('A')).toBeNull();
    expect(losses({ revealOnRemoval: true }).undo('A')).not.toBeNull();
  });
});

describe('redaction', () => {
  /** Global turn 7: a3 holds an older Advance and is given Strike. */
  function issued(): BattleGame {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'A1' },
      { seat: 'A', type: {}, hex: 'A3' },
      { seat: 'A', type: {}, hex: 'A5', order: 'advance', issuedOn: 5 },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = at({ units, step: 'orders', turn: 7 });
    does(game, 'A', issue('a3', 'strike'));
    return game;
  }
  const issuedEvent = { type: 'orderIssued', rule: 'QL-ORD-06', unit: 'a3', turn: 7, replaced: true };

  test('[QL-HID-06] the owner reads the kind and the one it replaced', () => {
    expect(events(issued(), 'orderIssued', 'A')).toEqual([
      { ...issuedEvent, order: 'strike', replacedOrder: 'advance' },
    ]);
  });

  test.each(['B', null] as const)(
    '[QL-HID-06] [QL-HID-14] to %s it is hidden, and the replaced one is absent',
    (by) => {
      const [event] = events(issued(), 'orderIssued', by);
      expect(event).toEqual({ ...issuedEvent, order: 'hidden' });
      expect(Object.keys(event!)).not.toContain('replacedOrder');
      expect(seen(issued(), 'a3', by).order).toEqual({ type: 'hidden', issuedOn: 7 });
    },
  );

  test('[QL-HID-06] a view is data: it survives being sent', () => {
    const view = issued().view('B');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(JSON.stringify(view.units)).not.toMatch(KINDS);
  });
});

describe('after the game', () => {
  function ended(): BattleGame {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'A1', order: 'engage' },
      { seat: 'B', type: {}, hex: 'M14', order: 'strike' },
    ];
    const game = at({ units, step: 'orders', cp: 5 });
    does(game, 'A', issue('a1', 'advance'), issue('a1', 'strike'));
    return game;
  }

  test('[QL-HID-12] [QL-HID-14] the whole record is open to everybody, replaced orders included', () => {
    const game = ended();
    expect(events(game, 'orderIssued', null).map(({ order }) => order)).toEqual(['hidden', 'hidden']);
    expect(game.view(null).units.map(({ order }) => order!.type)).toEqual(['hidden', 'hidden']);
    does(game, 'A', RESIGN);
    for (const by of ['A', 'B', null] as const) {
      expect(game.view(by).units.map(({ order }) => order!.type)).toEqual(['strike', 'strike']);
      expect(events(game, 'orderIssued', by)).toMatchObject([
        { order: 'advance', replacedOrder: 'engage' },
        { order: 'strike', replacedOrder: 'advance' },
      ]);
    }
  });

  test('[QL-HID-12] then its moments are seen with every marker face up', () => {
    const game = ended();
    for (const by of ['A', 'B', null] as const)
      expect(game.view(by, true).units.map(({ order }) => order!.type)).toEqual(['strike', 'strike']);
  });

  test('[QL-HID-12] and not a moment sooner', () => {
    const game = ended();
    does(game, 'A', { type: 'OfferDraw' });
    expect(seen(game, 'a1', 'B').order!.type).toBe('hidden');
    does(game, 'B', { type: 'AnswerDraw', accept: false });
    expect(seen(game, 'a1', 'B').order!.type).toBe('hidden');
  });
});

describe('chance', () => {
  test('[QL-HID-11] neither the seed nor the dice to come are in anything a seat is sent', () => {
    const game = Game.open(quantumLegions, {
      setup: { scenario: 'SC-2' },
      dice: { kind: 'seeded', seed: 'a seed nobody guesses' },
    });
    for (let i = 0; i < 40; i++) game.take(game.options(game.question!.seat).at(-1));
    for (const by of ['A', 'B', null] as const) {
      const sent = JSON.stringify([game.view(by), game.events(by), game.waitingFor().map((s) => game.options(s))]);
      expect(sent).not.toContain('a seed nobody guesses');
      expect(Object.keys(game.view(by)).filter((key) => /dice|seed|random/i.test(key))).toEqual([]);
    }
  });

  test('[QL-HID-11] the same position with other dice to come looks the same', () => {
    const look = (faces: number[]) => {
      const setup = {
        position: {
          units: [
            { seat: 'A', type: {}, hex: 'A1' },
            { seat: 'B', type: {}, hex: 'M1' },
          ],
        },
      };
      const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces } });
      return [game.view('A'), game.options('A')];
    };
    expect(look([1, 1, 1])).toEqual(look([6, 6, 6]));
  });
});

describe('two states that differ only in hidden kinds', () => {
  const SCENARIOS = ['SC-1', 'SC-2', 'SC-4'] as const;

  /** A battle in the middle of things, reached by quick play. */
  function midway(scenario: string, seed: number, moves: number): Battle {
    const battle = quantumLegions.open({ scenario });
    const game = Game.at(quantumLegions, battle, new SeededDice(seed));
    const chance = new SeededDice(seed + 1);
    for (let i = 0; i < moves && !game.over; i++)
      game.take(quantumLegions.guide!.playout(game.state, game.question!, chance));
    return game.state;
  }

  /** The same battle, the markers of every seat but `knows` exchanged for others. */
  function shuffled(b: Battle, knows: 'A' | 'B' | null, kinds: readonly OrderType[]): Battle {
    const twin = copyBattle(b);
    twin.units.forEach((u, i) => {
      const shown = b.activation?.unit === i;
      if (u.order !== null && u.owner !== knows && !shown) u.order = kinds[i % kinds.length]!;
    });
    return twin;
  }

  const aBattle = fc.record({
    scenario: fc.constantFrom(...SCENARIOS),
    seed: fc.integer({ min: 0, max: 999 }),
    moves: fc.integer({ min: 0, max: 150 }),
    kinds: fc.array(fc.constantFrom(...ORDER_TYPES), { minLength: 5, maxLength: 24 }),
    knows: fc.constantFrom(...SEATS, null),
  });
  const RUNS = { numRuns: 60 };

  test('[QL-HID-02] [QL-HID-06] [QL-HID-14] give equal views', () => {
    let hidden = 0;
    fc.assert(
      fc.property(aBattle, ({ scenario, seed, moves, kinds, knows }) => {
        const b = midway(scenario, seed, moves);
        fc.pre(b.result === null);
        const view = viewOf(b, knows);
        hidden += view.units.filter(({ order }) => order?.type === 'hidden').length;
        expect(viewOf(shuffled(b, knows, kinds), knows)).toEqual(view);
      }),
      RUNS,
    );
    expect(hidden).toBeGreaterThan(50);
  });

  test('[QL-HID-13] ask the same question, with the same options', () => {
    fc.assert(
      fc.property(aBattle, ({ scenario, seed, moves, kinds }) => {
        const b = midway(scenario, seed, moves);
        fc.pre(b.phase === 'play');
        const here = Game.at(quantumLegions, copyBattle(b), new SeededDice(1));
        const seat = here.question!.seat as 'A';
        const there = Game.at(quantumLegions, shuffled(b, seat, kinds), new SeededDice(1));
        expect(there.question).toEqual(here.question);
        expect(there.options(seat)).toEqual(here.options(seat));
        expect(there.asides(seat)).toEqual(here.asides(seat));
      }),
      RUNS,
    );
  });

  test('[QL-HID-13] a player’s own kinds do not show in the questions it is asked until it activates the unit', () => {
    const asked = (order: OrderType) => {
      const units: Position['units'] = [
        { seat: 'A', type: {}, hex: 'G3', order, suppression: 1 },
        { seat: 'A', type: {}, hex: 'G5', order },
        { seat: 'B', type: {}, hex: 'G7' },
      ];
      const game = at({ units, cp: 3 });
      const kinds: unknown[] = [];
      while (game.state.active === 'A' && game.question) {
        kinds.push(game.question.kind, game.options('A'));
        does(game, 'A', DONE);
      }
      return kinds;
    };
    expect(asked('strike')).toEqual(asked('engage'));
    expect(asked('strike')).toEqual(asked('advance'));
  });

  test('[QL-HID-13] what the opponent reads of a turn does not depend on the kinds issued in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a1', 'a2', 'a3'), fc.constantFrom(...ORDER_TYPES)), { maxLength: 6 }),
        fc.array(fc.constantFrom(...ORDER_TYPES), { minLength: 6, maxLength: 6 }),
        (orders, others) => {
          const read = (kinds: readonly OrderType[]) => {
            const game = deployedAsSuggested();
            orders.forEach(([id], i) => {
              does(game, 'A', issue(id, kinds[i]!));
            });
            if (game.state.active === 'A') does(game, 'A', DONE);
            return { B: [game.events('B'), game.view('B')], nobody: [game.events(null), game.view(null)] };
          };
          expect(read(orders.map(([, kind]) => kind))).toEqual(read(others));
        },
      ),
      { numRuns: 25 },
    );
  });

  function deployedAsSuggested(): BattleGame {
    const game = open({ scenario: 'SC-1' }, [6, 1, 6, 6]);
    does(game, 'A', game.options('A')[0] as never);
    does(game, 'B', game.options('B')[0] as never);
    return game;
  }

  test('[QL-HID-08] give equal answers to every query', () => {
    const orders = fc.constantFrom(...ORDER_TYPES);
    fc.assert(
      fc.property(aBattle, orders, fc.nat(40), fc.nat(40), ({ scenario, seed, moves, kinds, knows }, order, i, j) => {
        const b = midway(scenario, seed, moves);
        fc.pre(b.phase === 'play');
        const [view, twin] = [viewOf(b, knows), viewOf(shuffled(b, knows, kinds), knows)];
        const own = view.units[i % view.units.length]!.id;
        const other = view.units[j % view.units.length]!.id;
        const asked: [keyof typeof QUERIES, unknown][] = [
          ['odds', { unit: own, target: other, order }],
          ['targets', { unit: own, order }],
          ['reach', { unit: own, order }],
          ['sight', { from: 'A1', to: 'G7' }],
          ['why', { decision: { type: 'Activate', unit: own } }],
          ['why', { decision: { type: 'Attack', target: other }, unit: own, order }],
          ['threat', {}],
        ];
        for (const [name, args] of asked) {
          const { run } = QUERIES[name];
          expect(run(twin, args as never)).toEqual(run(view, args as never));
        }
      }),
      RUNS,
    );
  });

  test('[QL-HID-07] [QL-HID-08] are imagined alike, in agreement with what is seen', () => {
    fc.assert(
      fc.property(aBattle, ({ scenario, seed, moves, kinds, knows }) => {
        const b = midway(scenario, seed, moves);
        fc.pre(b.phase === 'play');
        const imagined = imagine(viewOf(b, knows), new SeededDice(seed));
        expect(imagine(viewOf(shuffled(b, knows, kinds), knows), new SeededDice(seed))).toEqual(imagined);
        expect(viewOf(imagined, knows)).toEqual(viewOf(b, knows));
        expect(imagined.units.some(({ order }) => order === 'hidden')).toBe(false);
      }),
      RUNS,
    );
  });

  test('[QL-HID-07] the guesses vary: hidden kinds are sampled, not read', () => {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'G3' },
      { seat: 'B', type: {}, hex: 'G6', order: 'advance' },
    ];
    const view = at({ units }).view('A');
    const chance = new SeededDice(1);
    const guesses = Array.from({ length: 300 }, () => imagine(view, chance).units[1]!.order);
    expect(new Set(guesses)).toEqual(new Set(ORDER_TYPES));
  });

  test('[QL-HID-07] the quick computer player decides the same in both', () => {
    fc.assert(
      fc.property(aBattle, ({ scenario, seed, moves, kinds }) => {
        const b = midway(scenario, seed, moves);
        fc.pre(b.phase === 'play');
        const game = Game.at(quantumLegions, copyBattle(b), new SeededDice(1));
        const question = game.question!;
        const decide = (state: Battle) => {
          const chance = new SeededDice(9);
          const world = imagine(viewOf(state, question.seat as 'A'), chance);
          return quantumLegions.guide!.greedy(world, question, chance);
        };
        expect(decide(shuffled(game.state, question.seat as 'A', kinds))).toEqual(decide(game.state));
      }),
      { numRuns: 20 },
    );
  });
});
