import { type AnswerTo, asker, judge, questions, refuse } from '@sandtable/kernel';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';

const pace = z.strictObject({ type: z.literal('pace'), dice: z.int().check(z.gte(1), z.lte(3)) });
const rest = z.strictObject({ type: z.literal('rest') });
const trip = z.strictObject({ type: z.literal('trip'), trips: z.boolean() });

const SHAPES = {
  Turn: { answer: z.discriminatedUnion('type', [pace, rest]) },
  Trip: { answer: trip, about: z.strictObject({ steps: z.int() }) },
};
const ask = asker(SHAPES);
type TurnAnswer = AnswerTo<typeof SHAPES, 'Turn'>; // { type: 'pace', dice: number } or { type: 'rest' }

const QUESTIONS = questions<{ readonly tired: boolean }>()(
  {
    Turn: {
      ...SHAPES.Turn,
      finite: true,
      options: () => [{ type: 'rest' }, ...[1, 2, 3].map((dice) => ({ type: 'pace', dice }) as const)],
      check: ({ tired }, _, answer) =>
        tired && answer.type === 'pace' ? refuse('RACE-08', 'Who is tired rests.') : null,
    },
    Trip: {
      ...SHAPES.Trip,
      finite: true,
      options: () => [true, false].map((trips) => ({ type: 'trip', trips }) as const),
      check: (_, { data: { steps } }, { trips }) =>
        trips && steps > 9 ? refuse('RACE-09', `With ${steps} steps a runner is too fast to be tripped.`) : null,
    },
  },
  { misplaced: (_, { kind }, { type }) => refuse('RACE-02', `"${type}" is no answer to "${kind}".`) },
);

test('questions by their schemas', () => {
  const tired = { tired: true };
  const turn = ask('Turn', 'hare');
  const tripping = ask('Trip', 'hare', { steps: 12 });
  expectTypeOf<TurnAnswer['type']>().toEqualTypeOf<'pace' | 'rest'>();
  expect(judge(QUESTIONS.Turn, tired, turn, { type: 'pace', dice: 4 }).refusal?.path).toBe('dice');
  expect(judge(QUESTIONS.Turn, tired, turn, { type: 'pace', dice: 2 }).refusal?.rule).toBe('RACE-08');
  expect(judge(QUESTIONS.Turn, tired, turn, { type: 'trip', trips: true }).refusal?.message).toBe(
    '"trip" is no answer to "Turn".',
  );
  expect(QUESTIONS.Trip.check(tired, tripping, { type: 'trip', trips: true })?.rule).toBe('RACE-09');
});
