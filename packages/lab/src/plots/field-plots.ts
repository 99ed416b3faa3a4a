import { quantile } from '../report.js';
import { LESS, MORE } from '../statistics/fairness.js';
import { likelyShares } from '../statistics/likelihood.js';
import { axes, rowAxis, rowsOf } from './axes.js';
import type { FieldTrack } from './field-track.js';
import type { Plot } from './plot.js';
import { BARE, escaped, FIRST, INK, label, line, part, path, patterns, picture, SECOND, SOFT, scale } from './svg.js';
import type { PlotWords } from './words.js';

// What is shown of one kind of play in one scenario.

const HEIGHT = 280;

const idOf = (kind: string, { field }: FieldTrack): string =>
  `${kind}-${field.scenario}-${field.name}`.replaceAll(/[^\w-]+/g, '-').toLowerCase();

const told = (track: FieldTrack): string => `${track.field.name}`;

/** The estimate with its bounds, game by game. */
export function runningPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, percent, number } = words;
  const { moments, field } = track;
  const last = moments.at(-1) ?? { games: 0, share: 0.5, low: 0, high: 1, ratioMore: 0, ratioLess: 0 };
  const title = t('running', { field: told(track) });
  const says = t('runningSays', {
    first: field.seats[0],
    games: last.games,
    share: percent(last.share),
    low: percent(last.low),
    high: percent(last.high),
  });
  return {
    id: idOf('running', track),
    title,
    says,
    columns: [t('games'), t('share'), t('low'), t('high')],
    rows: moments.map(({ games, share, low, high }) => [games, number(share, 4), number(low, 3), number(high, 3)]),
    draw(width) {
      const { x, y, left, right, drawn } = axes(
        width,
        HEIGHT,
        { from: 0, to: Math.max(20, last.games), title: t('games'), told: (n) => number(n) },
        { from: 0, to: 1, title: t('share'), told: (n) => `${number(100 * n)} %`, about: 5 },
      );
      const band = [
        ...moments.map(({ games, high }) => [x(games), y(high)] as const),
        ...[...moments].reverse().map(({ games, low }) => [x(games), y(low)] as const),
      ];
      const clipped = (share: number) => Math.min(1, Math.max(0, share));
      return picture(
        width,
        HEIGHT,
        `${title}. ${says}`,
        drawn,
        band.length > 0 ? part('path', { d: `${path(band)}Z`, fill: FIRST, opacity: '0.18' }) : '',
        ...[MORE.high, LESS.low].map((share) =>
          line(left, y(share), right, y(share), SECOND, { 'stroke-dasharray': '2 5', 'stroke-width': 1.5 }),
        ),
        line(left, y(0.5), right, y(0.5), SOFT, { 'stroke-dasharray': '7 4' }),
        part('path', {
          d: path(moments.map(({ games, share }) => [x(games), y(clipped(share))])),
          fill: 'none',
          stroke: FIRST,
          'stroke-width': 2.5,
          'stroke-linejoin': 'round',
        }),
        moments.length > 0
          ? part('circle', {
              cx: x(last.games),
              cy: y(clipped(last.share)),
              r: 4.5,
              fill: FIRST,
              stroke: BARE,
              'stroke-width': 1.5,
            })
          : '',
      );
    },
  };
}

/** The two tests with their bounds. */
export function ratioPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, number } = words;
  const { moments, bound } = track;
  const { more, less } = track.test.fairness;
  const last = moments.at(-1) ?? { games: 0, ratioMore: 0, ratioLess: 0 };
  const title = t('ratios', { field: told(track) });
  const signed = (n: number) => `${n < 0 ? '-' : '+'}${number(Math.abs(n), 2)}`;
  const answered = (decided: boolean | null) => (decided === null ? '' : ` (${t(decided ? 'yes' : 'no')})`);
  const says = t('ratiosSays', {
    more: `${signed(last.ratioMore)}${answered(more === null ? null : more === 'high')}`,
    less: `${signed(last.ratioLess)}${answered(less === null ? null : less === 'low')}`,
    bound: number(bound, 2),
  });
  const most = Math.ceil(
    Math.max(bound, ...moments.flatMap((m) => [Math.abs(m.ratioMore), Math.abs(m.ratioLess)])) + 0.5,
  );
  return {
    id: idOf('ratio', track),
    title,
    says,
    columns: [t('games'), t('more'), t('less')],
    rows: moments.map(({ games, ratioMore, ratioLess }) => [games, number(ratioMore, 3), number(ratioLess, 3)]),
    draw(width) {
      const { x, y, left, right, drawn } = axes(
        width,
        HEIGHT,
        { from: 0, to: Math.max(20, last.games), title: t('games'), told: (n) => number(n) },
        { from: -most, to: most, title: '', told: (n) => number(n), about: 5 },
      );
      const curve = (of: 'ratioMore' | 'ratioLess', stroke: string, dash?: string) =>
        part('path', {
          d: path(moments.map((moment) => [x(moment.games), y(moment[of])])),
          fill: 'none',
          stroke,
          'stroke-width': 2.5,
          'stroke-dasharray': dash,
        });
      const key = (at: number, text: string, stroke: string, dash?: string) =>
        line(at, 10, at + 26, 10, stroke, { 'stroke-width': 2.5, 'stroke-dasharray': dash }) +
        label(at + 32, 14, text, { size: 12 });
      return picture(
        width,
        HEIGHT,
        `${title}. ${says}`,
        drawn,
        ...[bound, -bound].map((at) => line(left, y(at), right, y(at), INK, { 'stroke-dasharray': '2 5' })),
        label(right, y(bound) - 5, t('yes'), { anchor: 'end', size: 12 }),
        label(right, y(-bound) + 14, t('no'), { anchor: 'end', size: 12 }),
        curve('ratioMore', FIRST),
        curve('ratioLess', SECOND, '6 4'),
        key(left, t('more'), FIRST),
        key(left + (width < 480 ? 142 : 200), t('less'), SECOND, '6 4'),
      );
    },
  };
}

interface Bar {
  readonly name: string;
  readonly count: number;
  readonly fill?: string;
  readonly pattern?: string;
}

function bars(
  width: number,
  height: number,
  title: string,
  across: string,
  all: readonly Bar[],
  words: PlotWords,
  id: string,
): string {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const [left, right, top, bottom] = [12, width - 12, 34, height - 44];
  const step = (right - left) / all.length;
  const y = scale([0, most], [bottom, top]);
  return picture(
    width,
    height,
    title,
    patterns(id),
    ...all.map(({ name, count, fill = FIRST, pattern }, i) => {
      const [x, wide] = [left + step * (i + 0.12), step * 0.76];
      const box = { x, y: y(count), width: wide, height: bottom - y(count) };
      return [
        part('rect', { ...box, fill }),
        pattern ? part('rect', { ...box, fill: `url(#${id}-${pattern})` }) : '',
        label(x + wide / 2, y(count) - 18, words.number(count), { anchor: 'middle', bold: true }),
        label(x + wide / 2, y(count) - 5, total > 0 ? `${words.number((100 * count) / total)} %` : '', {
          anchor: 'middle',
          size: 11,
          fill: SOFT,
        }),
        label(x + wide / 2, bottom + 17, name, { anchor: 'middle', size: 12 }),
      ].join('');
    }),
    line(left, bottom, right, bottom, SOFT),
    label((left + right) / 2, height - 6, across, { anchor: 'middle', fill: SOFT, size: 12 }),
  );
}

/** How often each result came. */
export function pairsPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, percent } = words;
  const isPairs = track.size === 2;
  const { counts, plain } = track.test.sequence;
  const title = t(isPairs ? 'pairs' : 'results', { field: told(track) });
  const units = counts.reduce((sum, n) => sum + n, 0);
  const says = t('pairsSays', {
    first: track.field.seats[0],
    units,
    of: t(isPairs ? 'ofPairs' : 'ofGames'),
    share: units === 0 ? '–' : percent(plain.share),
  });
  const names = isPairs ? ['0', '½', '1', '1½', '2'] : [t('lost'), '', t('drawn'), '', t('won')];
  const all = names.flatMap((name, i): Bar[] =>
    name === ''
      ? []
      : [
          {
            name,
            count: counts[i]!,
            fill: i < 2 ? SECOND : i === 2 ? SOFT : FIRST,
            ...(i < 2 && { pattern: 'hatch' }),
            ...(i > 2 && { pattern: 'dots' }),
          },
        ],
  );
  const id = idOf('pairs', track);
  return {
    id,
    title,
    says,
    columns: [t('result'), t('count')],
    rows: all.map(({ name, count }) => [name, count]),
    draw: (width) => bars(width, 250, `${title}. ${says}`, isPairs ? t('points') : t('result'), all, words, id),
  };
}

/** Numbers in so many equal steps. */
function histogram(
  values: readonly number[],
  steps: number,
): { readonly from: number; readonly to: number; readonly counts: readonly number[] } {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const counts = new Array<number>(steps).fill(0);
  for (const value of values) counts[Math.min(steps - 1, Math.floor(((value - from) / (to - from || 1)) * steps))]!++;
  return { from, to, counts };
}

interface Steps {
  readonly from: number;
  readonly to: number;
  readonly counts: readonly number[];
}

function stepsPicture(
  width: number,
  title: string,
  { from, to, counts }: Steps,
  across: string,
  up: string,
  toldX: (n: number) => string,
  words: PlotWords,
  marks: readonly number[],
): string {
  const { x, y, top, bottom, drawn } = axes(
    width,
    HEIGHT,
    { from, to, title: across, told: toldX },
    { from: 0, to: Math.max(1, ...counts), title: up, told: (n) => words.number(n), about: 4 },
  );
  const step = (to - from) / counts.length;
  return picture(
    width,
    HEIGHT,
    title,
    drawn,
    ...counts.map((n, i) =>
      n === 0
        ? ''
        : part('rect', {
            x: x(from + i * step) + 0.5,
            y: y(n),
            width: Math.max(1, x(from + (i + 1) * step) - x(from + i * step) - 1),
            height: bottom - y(n),
            fill: FIRST,
          }),
    ),
    ...marks.map((at) => line(x(at), top, x(at), bottom, SECOND, { 'stroke-dasharray': '4 3', 'stroke-width': 1.5 })),
  );
}

export function lengthsPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, number } = words;
  const { lengths } = track;
  const [median, most] = lengths.length > 0 ? [quantile(lengths, 0.5), quantile(lengths, 0.95)] : [0, 0];
  const title = t('lengths', { field: told(track) });
  const says = t('lengthsSays', { median: number(median), most: number(most) });
  const spread = lengths.length > 0 ? Math.max(...lengths) - Math.min(...lengths) + 1 : 1;
  const steps = lengths.length > 0 ? histogram(lengths, Math.min(24, spread)) : { from: 0, to: 1, counts: [0] };
  const wide = (steps.to - steps.from) / steps.counts.length;
  return {
    id: idOf('lengths', track),
    title,
    says,
    columns: [t('decisions'), t('count')],
    rows: steps.counts.map((n, i) => [`${number(steps.from + i * wide)}–${number(steps.from + (i + 1) * wide)}`, n]),
    draw: (width) =>
      stepsPicture(width, `${title}. ${says}`, steps, t('decisions'), t('games'), (n) => number(n), words, [
        median,
        most,
      ]),
  };
}

/** Results with their luck taken out. */
export function scoresPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, number, percent } = words;
  const { adjustment } = track.test.sequence;
  const { counts, shares } = adjustment.results;
  const title = t('scores', { field: told(track) });
  const left = counts.some((n) => n > 0) && Number.isFinite(adjustment.left) ? percent(adjustment.left) : '–';
  const says = t('scoresSays', { left });
  const [from, to] = [shares[0]! - 1 / 32, shares.at(-1)! + 1 / 32];
  return {
    id: idOf('scores', track),
    title,
    says,
    columns: [t('score'), t('count')],
    rows: counts.map((n, i) => [number(shares[i]!, 4), number(n, 2)]),
    draw: (width) =>
      stepsPicture(
        width,
        `${title}. ${says}`,
        { from, to, counts },
        t('score'),
        t('units'),
        (n) => number(n, 2),
        words,
        [track.share],
      ),
  };
}

export function endingsPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t } = words;
  const { seats } = track.field;
  const all = [...track.endings].sort(([, a], [, b]) => b.first + b.drawn + b.second - a.first - a.drawn - a.second);
  const title = t('endings', { field: told(track) });
  const says = t('endingsSays');
  const id = idOf('endings', track);
  return {
    id,
    title,
    says,
    columns: [t('rule'), seats[0], t('drawn'), seats[1]],
    rows: all.map(([rule, { first, drawn, second }]) => [rule, first, drawn, second]),
    draw(width) {
      const rows = rowsOf(
        width,
        all.map(([rule]) => rule),
        44,
      );
      const most = Math.max(1, ...all.map(([, { first, drawn, second }]) => first + drawn + second));
      const x = scale([0, most], [rows.left, rows.right]);
      const height = rows.bottom + 34;
      const keys = [
        { name: seats[0], fill: FIRST, pattern: 'dots' },
        { name: t('drawn'), fill: SOFT, pattern: '' },
        { name: seats[1], fill: SECOND, pattern: 'hatch' },
      ];
      const box = (fill: string, pattern: string, at: Readonly<Record<string, number>>) =>
        part('rect', { ...at, fill }) + (pattern ? part('rect', { ...at, fill: `url(#${id}-${pattern})` }) : '');
      return picture(
        width,
        height,
        `${title}. ${says}`,
        patterns(id),
        rows.names,
        ...all.map(([, counts], i) => {
          let from = 0;
          const drawn = [counts.first, counts.drawn, counts.second].map((n, k) => {
            const at = { x: x(from), y: rows.at(i) - 10, width: x(from + n) - x(from), height: 20 };
            from += n;
            return n === 0 ? '' : box(keys[k]!.fill, keys[k]!.pattern, at);
          });
          return drawn.join('') + label(x(from) + 6, rows.at(i) + 4.5, words.number(from), { size: 12 });
        }),
        line(rows.left, rows.top, rows.left, rows.bottom, SOFT),
        ...keys.map(({ name, fill, pattern }, i) => {
          const at = rows.left + (i * (width - rows.left)) / 3;
          return (
            box(fill, pattern, { x: at, y: height - 20, width: 18, height: 14 }) +
            label(at + 24, height - 8, shortened(name), { size: 12 })
          );
        }),
      );
    },
  };
}

const shortened = (name: string): string => (name.length > 14 ? `${name.slice(0, 13)}…` : name);

const LUCK_BINS = 11;

/** Whether who was lucky won. */
export function luckPlot(track: FieldTrack, words: PlotWords): Plot {
  const { t, number } = words;
  const { lucks } = track;
  const title = t('luck', { field: told(track) });
  // What is further out than 98 of 100 stands at the edge: one game of wild luck must not press all others together.
  const most = Math.max(
    0.1,
    lucks.length > 0
      ? quantile(
          lucks.map(({ luck }) => Math.abs(luck)),
          0.98,
        )
      : 0,
  );
  const isTold = lucks.some(({ luck }) => luck !== 0);
  const says = isTold ? t('luckSays', { first: track.field.seats[0] }) : t('luckless');
  const bins = Array.from({ length: LUCK_BINS }, () => ({ n: 0, luck: 0, share: 0 }));
  for (const { luck, share } of lucks) {
    const within = Math.min(most, Math.max(-most, luck));
    const bin = bins[Math.min(LUCK_BINS - 1, Math.floor(((within + most) / (2 * most)) * LUCK_BINS))]!;
    bin.n++;
    bin.luck += within;
    bin.share += share;
  }
  const dots = bins.filter(({ n }) => n > 0).map(({ n, luck, share }) => ({ n, luck: luck / n, share: share / n }));
  return {
    id: idOf('luck', track),
    title,
    says,
    columns: [t('luckOf'), t('mean'), t('units')],
    rows: dots.map(({ n, luck, share }) => [number(luck, 3), number(share, 3), n]),
    draw(width) {
      const { x, y, left, right, top, bottom, drawn } = axes(
        width,
        HEIGHT,
        { from: -most, to: most, title: t('luckOf'), told: (n) => number(n, 1) },
        { from: 0, to: 1, title: t('mean'), told: (n) => `${number(100 * n)} %` },
      );
      const largest = Math.max(1, ...dots.map(({ n }) => n));
      return picture(
        width,
        HEIGHT,
        `${title}. ${says}`,
        drawn,
        line(left, y(0.5), right, y(0.5), SOFT, { 'stroke-dasharray': '7 4' }),
        line(x(0), top, x(0), bottom, SOFT, { 'stroke-dasharray': '7 4' }),
        part('path', {
          d: path(dots.map(({ luck, share }) => [x(luck), y(share)])),
          fill: 'none',
          stroke: FIRST,
          opacity: '0.5',
        }),
        ...dots.map(({ n, luck, share }) =>
          part(
            'g',
            {},
            part('title', {}, escaped(`${number(luck, 2)}: ${number(100 * share)} %, ${n}`)),
            part('circle', {
              cx: x(luck),
              cy: y(share),
              r: 3 + 9 * Math.sqrt(n / largest),
              fill: FIRST,
              opacity: '0.85',
              stroke: BARE,
            }),
          ),
        ),
      );
    },
  };
}

/** All that is shown of one field, in the order in which one asks. */
export const fieldPlots = (track: FieldTrack, words: PlotWords): Plot[] => [
  runningPlot(track, words),
  ratioPlot(track, words),
  pairsPlot(track, words),
  scoresPlot(track, words),
  luckPlot(track, words),
  lengthsPlot(track, words),
  endingsPlot(track, words),
];

/** By scenario and kind of play: who has the better side. */
export function sidesPlot(tracks: readonly FieldTrack[], words: PlotWords): Plot {
  const { t, percent, number } = words;
  const title = t('sides');
  const says = t('sidesSays');
  const many = new Set(tracks.map(({ field }) => field.scenario)).size > 1;
  const nameOf = ({ field }: FieldTrack) => (many ? `${field.scenario}, ${field.name}` : field.name);
  const saysOf = (track: FieldTrack) =>
    track.verdict === null
      ? t('unknown')
      : track.verdict === 'fair'
        ? t('fair')
        : t(track.verdict, { side: track.field.seats[track.verdict === 'first' ? 0 : 1] });
  const shown = tracks.map((track) => ({ track, ...intervalOf(track) }));
  return {
    id: 'sides',
    title,
    says,
    columns: [t('scenario'), t('field'), t('games'), t('share'), t('low'), t('high'), t('verdict')],
    rows: shown.map(({ track, share, low, high }) => [
      track.field.scenario,
      track.field.name,
      track.games,
      percent(share),
      percent(low),
      percent(high),
      saysOf(track),
    ]),
    draw(width) {
      const rows = rowsOf(width, tracks.map(nameOf));
      const outer = Math.max(0.15, ...shown.flatMap(({ low, high }) => [Math.abs(low - 0.5), Math.abs(high - 0.5)]));
      const [from, to] = [Math.max(0, 0.5 - outer - 0.03), Math.min(1, 0.5 + outer + 0.03)];
      const x = scale([from, to], [rows.left, rows.right]);
      return picture(
        width,
        rows.height,
        `${title}. ${says}`,
        part('rect', {
          x: x(LESS.low),
          y: rows.top,
          width: x(MORE.high) - x(LESS.low),
          height: rows.bottom - rows.top,
          fill: SOFT,
          opacity: '0.16',
        }),
        rows.names,
        rowAxis(rows, x, { from, to, title: t('share'), told: (n) => `${number(100 * n)} %` }),
        line(x(0.5), rows.top, x(0.5), rows.bottom, SOFT, { 'stroke-dasharray': '7 4' }),
        ...shown.map(({ track, share, low, high }, i) => {
          const y = rows.at(i);
          const stroke = track.verdict === 'second' ? SECOND : track.verdict === 'first' ? FIRST : INK;
          return [
            line(x(low), y, x(high), y, stroke, { 'stroke-width': 3, 'stroke-linecap': 'round' }),
            line(x(low), y - 5, x(low), y + 5, stroke, { 'stroke-width': 2 }),
            line(x(high), y - 5, x(high), y + 5, stroke, { 'stroke-width': 2 }),
            part('circle', {
              cx: x(share),
              cy: y,
              r: 6,
              fill: track.verdict === null ? BARE : stroke,
              stroke,
              'stroke-width': 2,
            }),
          ].join('');
        }),
      );
    },
  };
}

/** The first side's share without luck, as for who looks once. */
function intervalOf(track: FieldTrack): { readonly share: number; readonly low: number; readonly high: number } {
  const { counts, shares } = track.test.sequence.adjustment.results;
  if (counts.every((n) => n === 0)) return { share: 0.5, low: 0, high: 1 };
  return likelyShares(counts, shares);
}
