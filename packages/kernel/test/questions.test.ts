import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnswerTo, asker, type Besides, Game, judge, questions, type Ruleset, refuse } from '../src/index.js';
import { duel } from './proving/index.js';

// Two kinds of questions, and what may be said besides.

interface Post {
  readonly sentries: readonly string[];
  readonly surrendered: boolean;
}
const post: Post = { sentries: ['ann', 'bob'], surrendered: false };

const place = z.strictObject({ type: z.literal('place'), sentry: z.string(), at: z.tuple([z.int(), z.int()]) });
const wake = z.strictObject({ type: z.literal('wake'), sentry: z.string() });
const surrender = z.strictObject({ type: z.literal('surrender') });
const SURRENDER = { type: 'surrender' } as const;

const surrendering: Besides<Post, typeof SURRENDER> = {
  answer: surrender,
  is: (answer) => (answer as { type?: unknown }).type === 'surrender',
  options: ({ surrendered }) => (surrendered ? [] : [SURRENDER]),
  check: ({ surrendered }) => (surrendered ? refuse('POST-9', 'The post has surrendered already.') : null),
};

const QUESTIONS = questions<Post>()(
  {
    Place: {
      answer: place,
      finite: false,
      options: ({ sentries }) => sentries.map((sentry) => ({ type: 'place', sentry, at: [0, 0] }) as const),
      check: (_, __, { at: [x] }) => (x < 0 ? refuse('POST-1', 'Not outside the wall.') : null),
    },
    Alarm: {
      answer: z.discriminatedUnion('type', [wake, z.strictObject({ type: z.literal('sleepOn') })]),
      about: z.strictObject({ hour: z.int() }),
      finite: true,
      options: (_, { data: { hour } }) => (hour > 5 ? [{ type: 'sleepOn' }] : []),
      check: ({ sentries }, { data }, answer) =>
        answer.type === 'wake' && !sentries.includes(answer.sentry)
          ? refuse('POST-2', `There is no ${answer.sentry} at ${data.hour}.`)
          : null,
    },
  },
  {
    besides: surrendering,
    misplaced: (_, { kind }, { type }) => refuse('POST-3', `${type} is no answer to ${kind}.`),
  },
);
const ask = asker(QUESTIONS, surrendering);

const at = (kind: keyof typeof QUESTIONS, answer: unknown, state = post) =>
  judge<Post>(
    QUESTIONS[kind] as Ruleset<Post>['questions'][string],
    state,
    kind === 'Place' ? ask(kind, 'warden') : ask(kind, 'warden', { hour: 3 }),
    answer,
  );

describe('kinds of questions are stated once, by their schemas', () => {
  test('the types of answers and of what is asked about follow from them', () => {
    expectTypeOf<AnswerTo<typeof QUESTIONS, 'Place'>>().toEqualTypeOf<{
      readonly type: 'place';
      readonly sentry: string;
      readonly at: readonly [number, number];
    }>();
    const alarm = ask('Alarm', 'warden', { hour: 3 });
    expectTypeOf(alarm.data).toEqualTypeOf<{ readonly hour: number }>();
    expectTypeOf<NonNullable<typeof alarm.answer>['type']>().toEqualTypeOf<'wake' | 'sleepOn' | 'surrender'>();
    expect(alarm).toEqual({ kind: 'Alarm', seat: 'warden', data: { hour: 3 } });
    // @ts-expect-error an alarm is raised at some hour
    ask('Alarm', 'warden');
  });

  test('a question that is about nothing but the table is the same object each time', () => {
    expect(ask('Place', 'warden')).toBe(ask('Place', 'warden'));
    expect(ask('Place', 'warden')).not.toBe(ask('Place', 'guest'));
    expect(ask('Place', 'warden')).toEqual({ kind: 'Place', seat: 'warden', data: null });
  });

  test('an answer that fits is judged, and one that is refused names the rule', () => {
    expect(at('Place', { type: 'place', sentry: 'ann', at: [1, 1] })).toEqual({
      refusal: null,
      value: { type: 'place', sentry: 'ann', at: [1, 1] },
    });
    expect(at('Place', { type: 'place', sentry: 'ann', at: [-1, 1] }).refusal?.rule).toBe('POST-1');
    expect(at('Alarm', { type: 'wake', sentry: 'cis' }).refusal?.message).toBe('There is no cis at 3.');
  });

  test('an answer to another kind of question is misplaced, by a rule', () => {
    expect(at('Alarm', { type: 'place', sentry: 'ann', at: [1, 1] }).refusal).toEqual({
      rule: 'POST-3',
      message: 'place is no answer to Alarm.',
    });
    expect(at('Place', { type: 'sleepOn' }).refusal?.rule).toBe('POST-3');
  });

  test('an answer that fits none is malformed, and the field at fault is named', () => {
    expect(at('Place', { type: 'place', sentry: 'ann', at: [1, '1'] }).refusal).toEqual({
      rule: null,
      path: 'at[1]',
      message: 'at[1] is "1", expected a number',
    });
    expect(at('Alarm', { type: 'wink' }).refusal).toEqual({
      rule: null,
      path: 'type',
      message: 'type is "wink", expected one of "wake", "sleepOn", "surrender"',
    });
  });

  test('what may be said besides fits every question, stands among the asides, and is judged by its own rule', () => {
    for (const kind of ['Place', 'Alarm'] as const) {
      const question = ask('Place', 'warden');
      expect(QUESTIONS[kind].asides!(post, question as never)).toEqual([SURRENDER]);
      expect(at(kind, SURRENDER)).toEqual({ refusal: null, value: SURRENDER });
      expect(at(kind, SURRENDER, { ...post, surrendered: true }).refusal?.rule).toBe('POST-9');
    }
    expect(QUESTIONS.Place.options(post, asker(QUESTIONS)('Place', 'warden'))).not.toContainEqual(SURRENDER);
  });

  test('answers without a type take what is said besides as well', () => {
    const { count } = questions<Post>()(
      { count: { answer: z.int(), finite: true, options: () => [1, 2], check: () => null } },
      { besides: surrendering },
    );
    const judged = (answer: unknown) => judge(count, post, { kind: 'count', seat: 'warden', data: null }, answer);
    expect([judged(2).refusal, judged(SURRENDER).refusal]).toEqual([null, null]);
    expect(judged('two').refusal?.rule).toBeNull();
  });

  test('a game asks and judges by them', () => {
    const game = Game.open(duel, { setup: { breath: 6 }, dice: { kind: 'seeded', seed: 1 } });
    expect(game.answer('left', true)?.message).toBe('the data is true, expected one of "thrust", "lunge", "wait"');
    expect(game.answer('left', 'wait')).toBeNull();
  });
});

describe('who is not asked', () => {
  interface Watch {
    readonly heard: unknown[];
  }
  const leaves = z.strictObject({ type: z.literal('leave') });
  const watch = {
    ...duel,
    id: 'watch',
    setup: z.strictObject({}),
    state: z.strictObject({ heard: z.array(z.unknown()) }),
    questions: { Watch: { answer: z.int(), finite: true, options: () => [1, 2], check: () => null } },
    open: () => ({ heard: [] }),
    copy: ({ heard }: Watch) => ({ heard: [...heard] }),
    view: ({ heard }: Watch) => ({ heard }),
    seats: () => ['ann', 'bob'],
    notAsked: () => refuse('W-1', 'The other watches.'),
    unasked: {
      answer: leaves,
      options: (_: Watch, seat: string) => (seat === 'bob' ? [{ type: 'leave' }] : []),
      check: (_: Watch, seat: string) => (seat === 'bob' ? null : refuse('W-2', 'Ann stays.')),
    },
    *play(t: { state: Watch; ask(question: object): Generator<unknown> }) {
      for (let k = 0; k < 3; k++) t.state.heard.push(yield* t.ask({ kind: 'Watch', seat: 'ann', data: null }));
      return { winner: null, rule: 'W-3', by: 'watching' };
    },
  } as unknown as Ruleset<Watch>;
  const opened = () => Game.open(watch, { setup: {}, dice: { kind: 'seeded', seed: 1 } });

  test('may say what the ruleset hears unasked, and the program is told who said it', () => {
    const game = opened();
    expect(game.answer('bob', 2)?.rule).toBe('W-1');
    expect(game.answer('bob', { type: 'leave' })).toBeNull();
    expect(game.answer('ann', 2)).toBeNull();
    expect(game.state.heard).toEqual([{ type: 'leave', by: 'bob' }, 2]);
    expect(game.waitingFor()).toEqual(['ann']);
  });

  test('is told what it may say', () => {
    const game = opened();
    expect([game.options('bob'), game.asides('bob')]).toEqual([[], [{ type: 'leave' }]]);
    expect(game.asides('ann')).toEqual([]);
    for (let k = 0; k < 3; k++) game.answer('ann', 1);
    expect([game.over, game.asides('bob')]).toEqual([true, []]);
  });

  test('is heard again wherever the game is entered: from its record, its rows, a fork', () => {
    const game = opened();
    game.answer('bob', { type: 'leave' });
    expect(game.record().entries).toEqual([{ seat: 'bob', answer: { type: 'leave' } }]);
    const { base, rows } = game;
    for (const again of [Game.replay(watch, game.record()), Game.resume(watch, base!, rows), game.fork()])
      expect(again.state.heard).toEqual([{ type: 'leave', by: 'bob' }]);
  });

  test('and whoever is asked answers: then nothing is said unasked', () => {
    const game = opened();
    expect(game.answer('ann', { type: 'leave' })?.rule).toBeNull();
    expect(game.check('ann', 1)).toBeNull();
    expect(
      Game.open({ ...watch, unasked: undefined } as never, { setup: {}, dice: { kind: 'seeded', seed: 1 } }).answer(
        'bob',
        { type: 'leave' },
      )?.rule,
    ).toBe('W-1');
  });
});
