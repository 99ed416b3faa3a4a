import { Game, hashOf, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { duel, parley } from '../../kernel/test/proving/index.js';
import { CARDS, ENVOYS, face, type Talks } from '../../kernel/test/proving/parley.js';
import { reactions } from '../src/index.js';

/** Talks with the hands as wished; the rest of the cards is the deck. */
function talks(hands: Partial<Record<(typeof ENVOYS)[number], number[]>>): Talks {
  const state = parley.open(null);
  const dealt = ENVOYS.flatMap((e) => hands[e] ?? []);
  for (const envoy of ENVOYS) state[envoy].hand = hands[envoy] ?? [];
  state.deck = Array.from({ length: CARDS }, (_, c) => c).filter((c) => !dealt.includes(c));
  state.drawn = true;
  return state;
}
const at = (hands: Parameters<typeof talks>[0]): Game<Talks> => Game.at(parley, talks(hands), new SeededDice(1), true);
const [ENVOY, GIFT, VETO, SPY] = [0, 1, 2, 3] as const;

describe('[PARL-03] a reaction window', () => {
  test('asks in the order of priority, from the left of who played', () => {
    const game = at({ north: [ENVOY], east: [GIFT], south: [VETO] });
    game.answer('north', ENVOY);
    expect(game.question).toEqual({ kind: 'reply', seat: 'east', data: { to: ENVOY, by: 'north' } });
    game.answer('east', null);
    expect(game.waitingFor()).toEqual(['south']);
    game.answer('south', null);
    expect(game.state.north.points).toBe(2);
    expect(game.question).toMatchObject({ kind: 'turn', seat: 'east' });
  });

  test('passes over a seat that has nothing to reply with at all', () => {
    const game = at({ north: [ENVOY], south: [VETO] });
    game.answer('north', ENVOY);
    expect(game.waitingFor()).toEqual(['south']);
  });

  test('closes at the first reply, which opens a window of its own', () => {
    const game = at({ north: [ENVOY, VETO], east: [GIFT], south: [VETO + 4] });
    game.answer('north', ENVOY);
    game.answer('east', GIFT); // the gift is the reply: south may now reply to the gift, not to the envoy any more
    expect(game.question).toEqual({ kind: 'reply', seat: 'south', data: { to: GIFT, by: 'east' } });
    game.answer('south', null);
    expect(game.question).toMatchObject({ seat: 'north', data: { to: GIFT } });
    game.answer('north', null);
    expect(game.state.east.points).toBe(1);
  });

  test('[PARL-05] a gift as a reply brings a card, drawn in secret, which may be played before the act is over', () => {
    const game = at({ north: [ENVOY], east: [GIFT], south: [] });
    game.answer('north', ENVOY);
    game.answer('east', GIFT);
    const [drawn] = game.state.east.hand;
    expect(game.question).toEqual({ kind: 'reply', seat: 'east', data: { to: ENVOY, by: 'north' } });
    const { known } = game.sight('north').since!;
    expect(known.at(-1)).toEqual({ drew: null });
    expect(game.sight('east').since!.known.at(-1)).toEqual({ drew: { what: drawn } });
  });

  test('[PARL-06] a veto of a veto of a veto: three windows, each inside the one before', () => {
    const game = at({ north: [ENVOY, 6, 14], east: [2], south: [10] });
    game.answer('north', ENVOY);
    game.answer('east', 2);
    game.answer('south', 10);
    expect(game.question).toEqual({ kind: 'reply', seat: 'north', data: { to: 10, by: 'south' } });
    game.answer('north', 6); // void south's veto, so that east's veto counts after all
    expect(game.state.north.points).toBe(0);
    expect([2, 6, 10].map(face)).toEqual(['veto', 'veto', 'veto']);
  });

  test('[PARL-07] what a spy saw is in the view of its player alone', () => {
    const game = at({ north: [SPY], east: [GIFT, VETO], south: [] });
    game.answer('north', SPY);
    game.answer('east', null);
    const shown = (seat: string | null) => parley.view(game.state, seat).shown.east;
    expect(shown('north')).toEqual([GIFT, VETO]);
    expect(shown('south')).toEqual([]);
    expect(shown(null)).toEqual([]);
  });
});

test('a window may give every seat its chance once, and gives back what was reacted in order', () => {
  const ruleset = {
    ...duel,
    *play(t: Parameters<typeof duel.play>[0]) {
      const made = yield* t.call(
        reactions(
          t,
          ['right', 'left'],
          (seat) => ({ kind: 'interrupt', seat, data: 'parry' }),
          (answer) => !answer,
          'each',
        ),
      );
      return { winner: null, rule: 'DUEL-07', by: made.map(({ seat }) => seat).join(' then ') };
    },
  };
  const play = (...answers: boolean[]): string | undefined => {
    const game = Game.open(ruleset, { setup: { breath: 1 }, dice: { kind: 'seeded', seed: 1 } });
    for (const answer of answers) game.choose(answer);
    return game.outcome?.by;
  };
  expect(play(true, true)).toBe('right then left');
  expect(play(false, true)).toBe('left');
  expect(play(false, false)).toBe('');
});

describe('[DUEL-04] [DUEL-05] [DUEL-06] interrupts three deep', () => {
  const script = [
    ['left', 'thrust'],
    ['right', true],
    ['left', true],
    ['right', true],
  ] as const;
  const open = (): Game =>
    Game.open(duel, { setup: { breath: 2 }, dice: { kind: 'scripted', faces: [4] }, undo: 'always' });

  test('each can be forked, and the fork goes on as the game does', () => {
    const game = open();
    for (const [i, [seat, answer]] of script.entries()) {
      const fork = game.fork();
      expect(fork.questionFor(seat)).toEqual(game.questionFor(seat));
      for (const [next, reply] of script.slice(i)) fork.answer(next, reply);
      expect(fork.state).toMatchObject({ attacks: 1, right: { touches: 1, breath: 0 }, left: { breath: 1 } });
      game.answer(seat, answer);
    }
  });

  test('search forks them as well, without a journal', () => {
    const game = Game.at(duel, duel.open({ breath: 9 }), new SeededDice(3), true);
    for (let i = 0; i < 40 && !game.over; i++) {
      const { seat } = game.question!;
      const options = game.options(seat);
      const [one, two] = [game.fork(), game.fork()];
      one.take(options[i % options.length]);
      two.fork().take(options[0]);
      two.take(options[i % options.length]);
      expect(hashOf(one.state)).toBe(hashOf(two.state));
      game.take(options[i % options.length]);
      expect(game.hash()).toBe(one.hash());
      expect(one.question).toEqual(game.question);
    }
  });

  test('[DUEL-03] a seat without breath is passed over', () => {
    const game = Game.open(duel, { setup: { breath: 0 }, dice: { kind: 'scripted', faces: [6] } });
    expect(game.answer('left', 'lunge')).toEqual({ rule: 'DUEL-03', message: 'You have no breath left to lunge.' });
    game.answer('left', 'thrust');
    expect(game.state).toMatchObject({ attacks: 1, left: { touches: 1 } });
  });
});
