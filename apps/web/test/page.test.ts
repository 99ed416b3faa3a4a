import { describe, expect, test } from 'vitest';
import { moved, WHOLE, zoomed } from '../src/kit/pan-zoom.js';
import { HEIGHT, WIDTH } from '../src/tables/quantum-legions/hexart.js';
import { catalogue, languageOf } from '../src/text/language.js';

const SIZE = { width: WIDTH, height: HEIGHT };

describe('language', () => {
  test.each([
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr', 'en-GB'], 'en'],
    [null, ['fr'], 'en'],
    ['de', ['en'], 'de'],
    ['xx', ['de'], 'de'],
  ] as const)('chosen %s, spoken %j: %s', (chosen, spoken, language) => {
    expect(languageOf(chosen, spoken)).toBe(language);
  });

  test('a text is filled in; what nobody gave stays visible', () => {
    const say = catalogue({ en: { a: '{n} of {of}' }, de: { a: '{n} von {of}' } })('de');
    expect(say('a', { n: 1, of: 2 })).toBe('1 von 2');
    expect(say('a', { n: 1 })).toBe('1 von {of}');
  });
});

describe('zoom', () => {
  test('the point it is about stays where it is', () => {
    const about = { x: 400, y: 300 };
    const { x, y, zoom } = zoomed(WHOLE, 2, about, SIZE);
    expect([(about.x - x) * zoom, (about.y - y) * zoom]).toEqual([400, 300]);
  });

  test('the board is never left: not by zooming out, not by dragging', () => {
    expect(zoomed(zoomed(WHOLE, 3, { x: 900, y: 700 }, SIZE), 0.01, { x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
    const { x, y } = moved(zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE), 1e6, 1e6, SIZE);
    expect([x, y]).toEqual([WIDTH / 2, HEIGHT / 2]);
    expect(moved(WHOLE, 50, 50, SIZE)).toEqual(WHOLE);
  });
});
