import { describe, expect, test } from 'vitest';
import type { Played } from '../src/index.js';
import {
  csvOf,
  type Field,
  FieldTrack,
  fieldPlots,
  matrixPlot,
  NARROW,
  type Plot,
  plotWords,
  reportHtml,
  sidesPlot,
  svgOf,
  WIDE,
} from '../src/plots/index.js';

const FIELD: Field = { scenario: 'S & <1>', name: 'greedy', bots: ['greedy', 'greedy'], seats: ['A', 'B'] };
const SOURCE = { title: 'Game', build: 'b1', seed: 's', command: 'npx sandtable lab fair' };
const words = plotWords('en');

/** Of ten games the first side wins so many. */
const games = (count: number, of10: number): Played[] =>
  Array.from({ length: count }, (_, i) => ({
    decisions: 20 + (i % 7),
    end: i % 11 === 10 ? { drawn: 'END-2' } : { won: [(i * 7) % 10 < of10 ? 0 : 1], rule: 'END-1' },
    luck: { dice: ((i * 7) % 10 < of10 ? 0.1 : -0.1) * ((i % 3) - 1) },
  }));

const tracked = (played: readonly Played[], field = FIELD): FieldTrack => {
  const track = new FieldTrack(field);
  track.read(played);
  return track;
};

/** What is drawn is a tree of parts, each closed, with no number that is none. */
function mustBeDrawn(svg: string): void {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([\w-]+)([^>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
}

describe('a field that is watched', () => {
  test('comes to the same by one look or by many', () => {
    const played = games(300, 5);
    const bit = new FieldTrack(FIELD);
    for (let n = 0; n <= played.length; n += 37) bit.read(played.slice(0, n));
    bit.read(played);
    const whole = tracked(played);
    expect(bit.moments).toEqual(whole.moments);
    expect(bit.test.sequence.counts).toEqual(whole.test.sequence.counts);
  });

  test('stops where the lab stops, and counts no game after it', () => {
    const track = tracked(games(2000, 9));
    expect(track.verdict).toBe('first');
    expect(track.games).toBeLessThan(200);
    expect(track.lengths.length).toBe(track.games);
    expect([...track.endings.values()].reduce((sum, one) => sum + one.first + one.drawn + one.second, 0)).toBe(
      track.games,
    );
  });

  test('keeps as many moments as can be seen, the last among them', () => {
    const track = tracked(games(3000, 5));
    expect(track.moments.length).toBeLessThanOrEqual(401);
    expect(track.moments.at(-1)!.games).toBe(track.isOver ? track.games : track.moments.at(-1)!.games);
    expect(track.moments.map(({ games }) => games)).toEqual(
      [...track.moments.map(({ games }) => games)].sort((a, b) => a - b),
    );
  });

  test('counts pairs where two change seats', () => {
    const track = tracked(games(101, 5), { ...FIELD, bots: ['greedy', 'quick'] });
    expect(track.size).toBe(2);
    expect(track.games % 2).toBe(0);
  });
});

const some = tracked(games(150, 6));
const none = new FieldTrack(FIELD);
const sayings: readonly (readonly [string, Plot])[] = [
  ...fieldPlots(some, words),
  ...fieldPlots(none, words),
  ...fieldPlots(some, plotWords('de')),
  sidesPlot([some, none], words),
  matrixPlot(['x', 'y', 'z'], [{ one: 'x', other: 'y', share: { share: 0.7, low: 0.6, high: 0.8 }, games: 40 }], words),
].map((plot) => [plot.title, plot]);

test.each(sayings)('%s is drawn wide and narrow, and stands as a table of the same', (_, plot) => {
  for (const width of [WIDE, NARROW]) mustBeDrawn(plot.draw(width));
  expect(plot.says).not.toMatch(/[{}]|NaN/);
  for (const row of plot.rows) expect(row).toHaveLength(plot.columns.length);
});

test('a plot taken elsewhere says where it comes from, and needs nothing of the page', () => {
  const [plot] = fieldPlots(some, words);
  const svg = svgOf(plot!, SOURCE);
  mustBeDrawn(svg);
  expect(svg).not.toContain('var(');
  for (const file of [svg, csvOf(plot!, SOURCE)]) expect(file).toMatch(/build b1, seed s: npx sandtable lab fair/);
});

test('the matrix says by pattern what it says by colour, and turns a share round', () => {
  const drawn = matrixPlot(
    ['x', 'y'],
    [{ one: 'x', other: 'y', share: { share: 0.7, low: 0.6, high: 0.8 }, games: 40 }],
    words,
  ).draw(WIDE);
  expect(drawn).toContain('70 %');
  expect(drawn).toContain('30 %');
  expect(drawn).toContain('url(#matrix-dots)');
  expect(drawn).toContain('url(#matrix-hatch)');
});

test('a report is one file with no program in it and nothing fetched; what is written in it is only text', () => {
  const plots = fieldPlots(some, words);
  const html = reportHtml({ ...SOURCE, title: '<b>&' }, ['fair'], [{ title: 'One', says: '', plots }], words, 'en');
  const shown = html.replaceAll(/href="data:[^"]*"/g, '');
  expect(/<script|src=|href=|@import|url\((?!#)/.exec(shown)).toBeNull();
  expect(html.includes('&lt;b&gt;&amp;')).toBe(true);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.match(/<figure/g)).toHaveLength(plots.length);
  expect(html.match(/<table>/g)).toHaveLength(plots.length);
});
