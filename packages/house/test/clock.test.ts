import { describe, expect, test } from 'vitest';
import { fellClock, outOfTime, runsOutAt, startClock, timeLeft, turnClock } from '../src/index.js';

const SEATS = ['A', 'B'];
const FISCHER = { kind: 'fischer', bank: 60_000, gain: 5_000 } as const;
const MAIL = { kind: 'correspondence', each: 86_400_000 } as const;

describe('[TABLE-CLOCK] a clock', () => {
  test('runs for who is asked, and for nobody else', () => {
    const clock = startClock(FISCHER, SEATS, ['A'], 1000);
    expect([timeLeft(clock, 'A', 4000), timeLeft(clock, 'B', 4000)]).toEqual([57_000, 60_000]);
  });

  test('of Fischer’s kind gives the gain to who decided, once', () => {
    const clock = turnClock(startClock(FISCHER, SEATS, ['A'], 0), 'A', ['B'], 20_000);
    expect(clock.left).toEqual({ A: 45_000, B: 60_000 });
    expect(timeLeft(clock, 'A', 90_000)).toBe(45_000);
  });

  test('by mail gives every decision its whole time, and keeps what was not used of none', () => {
    const start = startClock(MAIL, SEATS, ['A', 'B'], 0);
    const clock = turnClock(start, 'A', ['B'], 80_000_000);
    expect(clock.left).toEqual({ A: 86_400_000, B: 6_400_000 });
    expect(outOfTime(clock, 86_400_000)).toBe('B');
  });

  test('gives nothing for dice and for what is taken back', () => {
    expect(turnClock(startClock(FISCHER, SEATS, ['A'], 0), null, ['A'], 1000).left).toEqual({ A: 59_000, B: 60_000 });
  });

  test('that two run out on falls for the one who ran out first', () => {
    const both = { ...startClock(FISCHER, SEATS, SEATS, 0), left: { A: 3000, B: 2000 } };
    expect(runsOutAt(both)).toBe(2000);
    expect(outOfTime(both, 1999)).toBeNull();
    expect(outOfTime(both, 9000)).toBe('B');
    expect(outOfTime({ ...both, left: { A: 2000, B: 2000 } }, 2000)).toBe('A');
  });

  test('that has fallen stands for good', () => {
    const fell = fellClock(startClock(FISCHER, SEATS, ['A'], 0), 'A', 61_000);
    expect(fell).toMatchObject({ left: { A: 0, B: 60_000 }, running: [], fallen: 'A' });
    expect(turnClock(fell, 'A', ['A'], 99_000)).toBe(fell);
    expect([runsOutAt(fell), outOfTime(fell, 0)]).toEqual([null, 'A']);
  });

  test('that is set back costs nobody time', () => {
    const clock = turnClock(startClock(FISCHER, SEATS, ['A'], 50_000), null, ['A'], 10_000);
    expect(clock).toMatchObject({ left: { A: 60_000 }, since: 50_000 });
  });

  test('is the same however often it is stored and read', () => {
    const clock = turnClock(startClock(MAIL, SEATS, ['A'], 0), 'A', ['B'], 5);
    expect(JSON.parse(JSON.stringify(clock))).toEqual(clock);
  });
});
