import { describe, expect, test } from 'vitest';
import { asJson, asText, number, verdict } from '../src/report.js';
import { atLeast, atMost, type Measured, type Skipped } from '../src/result.js';

const machine = { node: '20.0.0', cpu: 'a processor', cores: 2, clock: 'clock' };

const race: Measured = {
  name: 'race',
  what: 'moves / theirs',
  unit: 'x',
  figure: { value: 312.4, low: 290, high: 330.1 },
  target: atLeast(300),
  rates: [
    { name: 'ours', unit: 'moves', rate: { value: 4_500_123, low: 4e6, high: 5e6 } },
    { name: 'theirs', unit: 'moves', rate: { value: 14_404, low: 14e3, high: 15e3 } },
  ],
};
const slow: Measured = {
  name: 'fork',
  what: 'a fork',
  unit: 'us',
  figure: { value: 1.2345, low: 1.1, high: 1.5 },
  target: atMost(1),
  note: 'of 19 units',
};
const skipped: Skipped = { name: 'browser', what: 'records', skipped: 'There is no browser.' };

test.each([
  [race, 'held'],
  [{ ...race, target: atLeast(312.5) }, 'missed'],
  [{ ...race, target: atLeast(312.4) }, 'held'],
  [slow, 'missed'],
  [{ ...slow, target: atMost(1.2345) }, 'held'],
  [skipped, 'skipped'],
] as const)('%j: %s', (result, expected) => {
  expect(verdict(result)).toBe(expected);
});

test.each([
  [0.012345, '0.0123'],
  [1.5, '1.5'],
  [123.4, '123'],
  [8_795_846.2, '8,795,846'],
])('%d reads %s', (value, expected) => {
  expect(number(value)).toBe(expected);
});

describe('a report', () => {
  test('for people has a row for each figure, with bounds, target and verdict', () => {
    expect(asText([race, slow, skipped], machine)).toBe(
      [
        'Node 20.0.0 on 2 cores, a processor. Rates are by the clock.',
        '',
        'race     312x     (290 to 330)  at least 300x  held',
        '         moves / theirs',
        '         ours 4,500,123 moves/s, theirs 14,404 moves/s',
        '',
        'fork     1.23 us  (1.1 to 1.5)  at most 1 us   missed',
        '         a fork',
        '         of 19 units',
        '',
        'browser                                        skipped',
        '         records',
        '         There is no browser.',
        '',
        'Targets: 1 held, 1 missed, 1 skipped.',
      ].join('\n'),
    );
  });

  test('for machines is one line with everything', () => {
    const line = asJson([race, slow, skipped], machine);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      ...machine,
      results: [
        {
          name: 'race',
          what: 'moves / theirs',
          unit: 'x',
          value: 312.4,
          low: 290,
          high: 330.1,
          target: { at: 'least', value: 300 },
          pass: true,
          rates: [
            { name: 'ours', unit: 'moves', value: 4_500_123, low: 4e6, high: 5e6 },
            { name: 'theirs', unit: 'moves', value: 14_404, low: 14e3, high: 15e3 },
          ],
          note: null,
        },
        {
          name: 'fork',
          what: 'a fork',
          unit: 'us',
          value: 1.2345,
          low: 1.1,
          high: 1.5,
          target: { at: 'most', value: 1 },
          pass: false,
          rates: [],
          note: 'of 19 units',
        },
        skipped,
      ],
    });
  });
});
