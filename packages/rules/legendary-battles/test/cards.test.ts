import { Game, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { cardNumber, DECK_SIZE, DECKS, deckNumbers } from '../src/content/decks.js';
import { openBattle } from '../src/open.js';
import { nervePasses } from '../src/rules/cards.js';
import { legendaryBattles } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import { imagine, viewOf } from '../src/view.js';
import { at, type Case, stateOf } from './table.js';

const shot: Case = { units: ['A1 RIF B5 f0', 'B1 RIF E5 f3'], hands: { A: ['C22'] } };

/** Leaves so many cards of a side in the pile, the rest lies discarded. */
function thin(b: Battle, seat: 'A' | 'B', pile: number): void {
  const player = b.players[seat];
  player.discard = player.deck.slice(pile);
  player.deck = player.deck.slice(0, pile);
  if (pile === 0) player.known = player.hand.slice();
}

describe('decks', () => {
  test.each(['combat', 'fantasy'] as const)(
    '[TA-CORE-DEK-01] [TA-CORE-CHN-02] [TA-CORE-CHN-03] [TA-MAP-CMP-02] the %s deck: 72 cards, every pair of values once',
    (genre) => {
      const cards = DECKS[genre];
      expect(cards).toHaveLength(DECK_SIZE);
      expect(new Set(cards.map(({ cr, nv }) => `${cr} ${nv}`)).size).toBe(72);
      for (let cr = 1; cr <= 12; cr++) expect(cards.filter((card) => card.cr === cr)).toHaveLength(6);
      for (let nv = 1; nv <= 6; nv++) expect(cards.filter((card) => card.nv === nv)).toHaveLength(12);
    },
  );

  test('[TA-CORE-CHN-04] drift is printed: 24 cards without, 18 Very Short, 18 Short, 12 Medium', () => {
    const counts = ['0', 'VS', 'S', 'M'].map((drift) => DECKS.combat.filter((card) => card.drift === drift).length);
    expect(counts).toEqual([24, 18, 18, 12]);
  });

  test('[TA-CORE-SET-02] [TA-RUL-39] each side has a deck of its own, of one genre', () => {
    expect(cardNumber('combat', 'A', 'C01')).not.toBe(cardNumber('combat', 'B', 'C01'));
    expect(cardNumber('fantasy', 'A', 'C01')).toBe(-1);
  });

  test('[TA-CORE-SET-06] [TA-CORE-DEK-02] both draw six, and nobody draws again', () => {
    const game = Game.open(legendaryBattles, { setup: { scenario: 'S5' }, dice: { kind: 'seeded', seed: 3 } });
    const { A, B } = (game as unknown as { state: Battle }).state.players;
    expect([A.hand.length, B.hand.length, A.deck.length]).toEqual([6, 6, 66]);
  });

  test('[TA-EX-50] [TA-CORE-DEK-03] [TA-CORE-DEK-04] [TA-CORE-DEK-05] the pile is refilled when a card must be drawn, and hands at the end of a turn', () => {
    const hands = { A: ['C22', 'C01', 'C02', 'C04', 'C05', 'C07'] };
    const t = at({ ...shot, hands, draws: ['C03'], edit: (b) => thin(b, 'A', 1) });
    expect([t.b.players.A.deck.length, t.b.players.A.discard.length]).toEqual([1, 65]);
    t.act('C22', 'A1', { target: 'B1' }).through();
    expect([t.b.players.A.deck.length, t.b.players.A.hand.length, t.b.players.A.discard.length]).toEqual([0, 5, 67]);
    t.say({ type: 'Done' }).through();
    const { deck, hand, discard, reshuffles } = t.b.players.A;
    expect([deck.length, hand.length, discard.length, reshuffles]).toEqual([66, 6, 0, 1]);
  });

  test('[TA-EX-116] [TA-CORE-DEK-08] in the midst of an attack even the card that is being resolved is shuffled in', () => {
    const hands = { A: ['C22', 'C01', 'C02', 'C04', 'C05', 'C07'] };
    const t = at({ ...shot, hands, draws: ['C22'], edit: (b) => thin(b, 'A', 0) })
      .act('C22', 'A1', { target: 'B1' })
      .through()
      .done();
    const { deck, hand, discard } = t.b.players.A;
    expect([deck.length, hand.length, discard.length]).toEqual([66, 5, 1]);
  });

  test('[TA-CORE-DEK-06] [TA-CORE-DEK-07] a card is one thing at a time; a pile is a set in the order of its list', () => {
    const t = at(shot);
    expect(t.refuses('C01', 'A1', { path: ['C5'] })).toBe('TA-CORE-DEK-06');
    const { deck } = t.b.players.A;
    expect(deck).toEqual(deck.toSorted((x, y) => x - y));
  });

  test('[TA-CORE-CHN-01] [TA-CORE-CHN-07] each attack draws its own card, from the deck of the side that makes it', () => {
    const t = at({
      units: ['A1 HWT B5 f0', 'B1 RIF E5 f3', 'B2 RIF E6 f3'],
      hands: { A: ['C38'] },
      draws: ['C01', 'C02'],
    }).act('C38', 'A1', { targets: ['B1', 'B2'] });
    expect([t.b.players.A.discard.length, t.b.players.B.discard.length]).toEqual([3, 0]);
  });

  test('[TA-CORE-CHN-05] a 6 always passes, a 1 always fails', () => {
    expect([nervePasses(6, -5, 9), nervePasses(1, 5, 2), nervePasses(3, 1, 4), nervePasses(3, 0, 4)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('[TA-CORE-CHN-06] among several the card decides, drawn again where it would not be fair', () => {
    const units = [
      'A1 RIF B5 f0',
      'A2 RIF E5 f0 from=D5 against=B1',
      'A3 RIF E5 f0 from=E4 against=B1',
      'B1 RIF E5 f3',
    ];
    const t = at({ units, hands: { A: ['C22'] }, draws: ['C27', 'C02'] })
      .act('C22', 'A1', { target: 'B1' })
      .through()
      .done();
    // NV 1 strays; CR 6 is the second of two: A3
    expect([t.unit('A2').condition === 'ok' && !t.unit('A2').confused, t.how('A3') !== 'E5 ok']).toEqual([true, true]);
  });
});

describe('what is known', () => {
  const open = openBattle({ scenario: 'S5' });
  const hidden = stateOf({ ...shot, hands: { A: ['C22', 'C01'], B: ['C05', 'C06'] } });

  test('[TA-CORE-INF-01] [TA-CORE-INF-02] the other hand is a number; everything else lies open', () => {
    const { players } = viewOf(hidden, 'A');
    expect([players.A.hand, players.B.hand, players.B.cards, players.B.pile]).toEqual([['C01', 'C22'], null, 2, 70]);
    expect(viewOf(hidden, null).players.A.hand).toBeNull();
    expect(viewOf(hidden, 'A', true).players.B.hand).toEqual(['C05', 'C06']);
    expect(open.players.A.discard).toEqual([]);
  });

  test('[TA-CORE-INF-03] [TA-CORE-INF-04] the own pile is known as a set, of the other side pile and hand together', () => {
    const { pool } = legendaryBattles.queries as unknown as Record<
      string,
      { run(view: unknown, args: unknown): Record<'A' | 'B', { size: number }> }
    >;
    const seen = pool!.run(viewOf(hidden, 'A'), {});
    expect([seen.A.size, seen.B.size]).toEqual([70, 72]);
  });

  test('[TA-EX-118] [TA-CORE-INF-07] an empty pile gives the hand away, and what of it is kept stays known', () => {
    const B = ['C01', 'C02', 'C04', 'C05', 'C22'];
    const t = at({
      units: ['A1 RIF C5 f0', 'B1 HWT G5 f3'],
      hands: { A: ['C07'], B },
      draws: ['C26'],
      edit: (b) => thin(b, 'B', 0),
    });
    expect(viewOf(t.b, 'A').players.B.known).toEqual(B);
    t.act('C07', 'A1', { path: ['D5'], facing: 0 })
      .until('W-STEP')
      .situation('C22', { unit: 'B1' })
      .through();
    const { players } = viewOf(t.b, 'A');
    expect([players.B.known, players.B.pile, players.B.cards]).toEqual([['C01', 'C02', 'C04', 'C05'], 67, 4]);
    const guess = imagine(viewOf(t.b, 'A'), { below: () => 0 });
    expect(guess.players.B.hand).toEqual(t.b.players.B.hand);
  });

  test('[TA-CORE-INF-06] two hands that look alike from outside lead to the same view and the same questions', () => {
    const one = stateOf({ ...shot, hands: { A: ['C22'], B: ['C52'] } });
    const other = stateOf({ ...shot, hands: { A: ['C22'], B: ['C01'] } });
    expect(viewOf(one, 'A')).toEqual(viewOf(other, 'A'));
  });

  test('[TA-MAP-VIS-01] [TA-RUL-40] [TA-MAP-PCS-01] [TA-MAP-PCS-02] every marker and token may be looked at by both', () => {
    const seen = viewOf(stateOf({ ...shot, units: ['A1 RIF B5 f0', 'B1 RIF E5 f3 dugIn confused'] }), 'A').units.find(
      ({ id }) => id === 'B1',
    )!;
    expect(seen).toMatchObject({
      type: 'RIF',
      facing: 3,
      tokens: ['dugIn'],
      confused: true,
      condition: 'ok',
      zone: 'E5',
    });
  });

  test('all 72 cards are somewhere at every draw of a whole game', () => {
    const game = Game.at(
      legendaryBattles,
      openBattle({ scenario: 'S6' }),
      new SeededDice(5),
    ) as unknown as Game<Battle>;
    for (let i = 0; i < 60 && !game.outcome; i++) {
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat);
      game.take(options[(i * 7) % options.length], seat);
      for (const side of ['A', 'B'] as const) {
        const { deck, hand, discard } = game.state.players[side];
        expect([...deck, ...hand, ...discard].toSorted((x, y) => x - y)).toEqual(deckNumbers(side));
      }
    }
  });
});
