import { asker, Game, type Outcome, type Play, questions, type Ruleset, refuse, type Table } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ACCEPT_DRAW,
  ANSWER_DRAW,
  ANSWERING_DRAW,
  agreement,
  CONCEDE,
  DECLINE_DRAW,
  OFFER_DRAW,
  SAID,
} from '../src/index.js';

// Three herons fish in turn until one has three fish; each may offer a draw once.

type Rule = 'HERON-1' | 'HERON-2' | 'HERON-3';
const HERONS = ['ardea', 'egret', 'night'] as const;
type Heron = (typeof HERONS)[number];
const poolSchema = z.strictObject({
  turn: z.int(),
  fish: z.record(z.enum(HERONS), z.int()),
  gone: z.array(z.enum(HERONS)),
  offered: z.array(z.enum(HERONS)),
  drawn: z.boolean(),
});
type Pool = z.infer<typeof poolSchema>;

const here = (pool: Pool): Heron[] => HERONS.filter((heron) => !pool.gone.includes(heron));
const isOver = (pool: Pool): boolean => pool.drawn || here(pool).length < 2;

const draws = {
  rule: 'HERON-3',
  refuseOffer: (pool: Pool, heron: Heron) =>
    pool.offered.includes(heron) ? refuse<Rule>('HERON-3', 'One offer a game.') : null,
  offered: (pool: Pool, heron: Heron) => void pool.offered.push(heron),
  others: (pool: Pool, by: Heron) => here(pool).filter((heron) => heron !== by),
  agree: ({ state }: Table<Pool, Rule>) => {
    state.drawn = true;
  },
} as const;

function herons(withDraws: boolean): Ruleset<Pool, Pool> {
  const { besides, decide } = agreement<Pool, Table<Pool, Rule>, Heron, Rule>(
    {
      concede(t, heron) {
        t.state.gone.push(heron);
        t.log({ type: 'left', rule: 'HERON-2', heron });
      },
      plays: (pool, heron) => !isOver(pool) && !pool.gone.includes(heron),
    },
    withDraws ? draws : null,
  );
  const SHAPES = { Fish: { answer: z.strictObject({ type: z.literal('Fish') }) }, AnswerDraw: ANSWER_DRAW };
  const ask = asker(SHAPES, SAID);
  const QUESTIONS = questions<Pool>()(
    {
      Fish: { ...SHAPES.Fish, finite: true, options: () => [{ type: 'Fish' }], check: () => null },
      AnswerDraw: ANSWERING_DRAW,
    },
    { besides },
  );
  function* play(t: Table<Pool, Rule>): Play<Outcome> {
    const pool = t.state;
    for (; !isOver(pool); pool.turn++) {
      const heron = HERONS[pool.turn % 3]!;
      t.boundary();
      const answer = yield* decide(t, ask('Fish', heron));
      if (answer !== null && ++pool.fish[heron]! === 3) return { winner: heron, rule: 'HERON-1', by: 'three fish' };
    }
    return { winner: pool.drawn ? null : here(pool)[0]!, rule: pool.drawn ? 'HERON-3' : 'HERON-2', by: 'agreement' };
  }
  return {
    id: 'herons',
    version: '1.0.0',
    title: 'Herons',
    rules: {},
    ready: [],
    setup: z.null(),
    state: poolSchema,
    questions: QUESTIONS,
    queries: {},
    open: () => ({ turn: 0, fish: { ardea: 0, egret: 0, night: 0 }, gone: [], offered: [], drawn: false }),
    seats: () => HERONS,
    play,
    copy: (pool) => structuredClone(pool),
    view: (pool) => structuredClone(pool),
    imagine: (view) => structuredClone(view),
    notAsked: () => refuse('HERON-1', 'It is not your turn.'),
    say: ({ type }) => type,
    guide: null,
  };
}

const open = (withDraws = true) =>
  Game.open(herons(withDraws), { setup: null, dice: { kind: 'seeded', seed: 1 }, undo: 'free' });
const told = (game: Game<Pool, Pool>) => game.events(null).map(({ type, ...rest }) => [type, rest.seat ?? rest.heron]);
const FISH = { type: 'Fish' };

describe('what players may say besides playing', () => {
  test('stands beside the options at every question, not among them', () => {
    const game = open();
    expect(game.asides('ardea')).toEqual([CONCEDE, OFFER_DRAW]);
    expect(game.options('ardea')).toEqual([FISH]);
  });

  test('an offer asks all others; until they have answered nobody plays', () => {
    const game = open();
    expect(game.answer('ardea', OFFER_DRAW)).toBeNull();
    expect(game.question).toEqual({ kind: 'AnswerDraw', seat: 'egret', data: { by: 'ardea' } });
    expect(game.answer('egret', OFFER_DRAW)?.message).toBe('A draw is offered: accept it or decline it first.');
    expect(game.asides('egret')).toEqual([CONCEDE]);
    expect(game.options('egret')).toEqual([DECLINE_DRAW, ACCEPT_DRAW]);
    game.answer('egret', ACCEPT_DRAW);
    game.answer('night', ACCEPT_DRAW);
    expect(game.outcome).toEqual({ winner: null, rule: 'HERON-3', by: 'agreement' });
    expect(told(game)).toEqual([
      ['drawOffered', 'ardea'],
      ['drawAnswered', 'egret'],
      ['drawAnswered', 'night'],
    ]);
  });

  test('one who declines ends it: the rest is not asked, the seat that offered is asked again', () => {
    const game = open();
    game.answer('ardea', OFFER_DRAW);
    game.answer('egret', DECLINE_DRAW);
    expect(game.question).toEqual({ kind: 'Fish', seat: 'ardea', data: null });
    expect(game.answer('ardea', OFFER_DRAW)?.message).toBe('One offer a game.');
    expect(game.asides('ardea')).toEqual([CONCEDE]);
  });

  test('an offer once made counts as made: it is not taken back', () => {
    const game = open();
    game.answer('ardea', OFFER_DRAW);
    expect(game.undo('ardea')?.rule).toBe('TABLE-UNDO');
    game.answer('egret', DECLINE_DRAW);
    expect(game.undo('ardea')?.rule).toBe('TABLE-UNDO');
  });

  test('one who concedes instead of answering has left; the others decide about the draw', () => {
    const game = open();
    game.answer('ardea', OFFER_DRAW);
    game.answer('egret', CONCEDE);
    expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'night' });
    game.answer('night', CONCEDE);
    expect(game.outcome).toMatchObject({ winner: 'ardea', rule: 'HERON-2' });
  });

  test('a seat that has conceded is asked nothing more', () => {
    const game = open();
    game.answer('ardea', CONCEDE);
    for (const heron of ['egret', 'night', 'egret']) expect(game.answer(heron, FISH)).toBeNull();
    expect(game.waitingFor()).toEqual(['night']);
  });

  test('where no draws are agreed none can be offered', () => {
    const game = open(false);
    expect(game.asides('ardea')).toEqual([CONCEDE]);
    expect(game.answer('ardea', OFFER_DRAW)?.path).toBe('type');
    expect(game.answer('ardea', CONCEDE)).toBeNull();
  });
});
