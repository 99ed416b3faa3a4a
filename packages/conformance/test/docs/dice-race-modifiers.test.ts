import { type Modifier, score, total } from '@sandtable/craft';
import { expect, test } from 'vitest';

type Rule = 'RACE-02' | 'RACE-04' | 'RACE-05' | 'RACE-06' | 'RACE-07';

interface Stride {
  readonly dice: number;
  readonly behind: boolean;
  readonly shoes: 'plain' | 'spiked';
  readonly sack: boolean;
}

const COURSE: readonly Modifier<Stride, Rule>[] = [
  { rule: 'RACE-04', why: 'a tail wind', when: ({ behind }) => behind, add: 1 },
];
const GEAR: readonly Modifier<Stride, Rule>[] = [
  { rule: 'RACE-05', why: 'spiked shoes', when: ({ shoes }) => shoes === 'spiked', add: ({ dice }) => dice },
  { rule: 'RACE-06', why: 'a sack: half', when: ({ sack }) => sack, becomes: (steps) => Math.floor(steps / 2) },
];
const MOST: Modifier<Stride, Rule> = {
  rule: 'RACE-07',
  why: ({ dice }) => `no more than six for each of ${dice} dice`,
  when: () => true,
  becomes: (steps, { dice }) => Math.min(steps, 6 * dice),
};

/** What a runner's steps hang on, in the order of the rules. */
const STEPS = [...COURSE, ...GEAR, MOST];

test('a table of modifiers, folded twice', () => {
  const stride: Stride = { dice: 2, behind: true, shoes: 'spiked', sack: true };
  total(8, STEPS, stride); // 5, and nothing made on the way
  score(8, 'RACE-02', STEPS, stride).parts; // +1 RACE-04 a tail wind, +2 RACE-05 spiked shoes, -6 RACE-06 a sack: half

  expect(total(8, STEPS, stride)).toBe(5);
  expect(score(8, 'RACE-02', STEPS, stride)).toEqual({
    total: 5,
    base: 8,
    rule: 'RACE-02',
    parts: [
      { by: 1, rule: 'RACE-04', why: 'a tail wind' },
      { by: 2, rule: 'RACE-05', why: 'spiked shoes' },
      { by: -6, rule: 'RACE-06', why: 'a sack: half' },
    ],
  });
  expect(score(11, 'RACE-02', STEPS, { ...stride, sack: false }).parts.at(-1)).toEqual({
    by: -2,
    rule: 'RACE-07',
    why: 'no more than six for each of 2 dice',
  });
});
