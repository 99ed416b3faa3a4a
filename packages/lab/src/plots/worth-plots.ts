import type { Muster } from '../designs/lists.js';
import { priceOf } from '../designs/lists.js';
import type { Met, Worths } from '../designs/worth.js';
import { axes, rowAxis, rowsOf } from './axes.js';
import type { Plot } from './plot.js';
import { BARE, FIRST, INK, line, part, path, picture, SECOND, SOFT, scale } from './svg.js';
import type { PlotWords } from './words.js';

/** What units are worth, beside what they cost. */
export function worthsPlot({ units }: Worths, words: PlotWords): Plot {
  const { t, number } = words;
  const title = t('worths');
  const says = t('worthsSays');
  const byGain = [...units].sort((a, b) => b.points.share - b.price - (a.points.share - a.price));
  const saysOf = (price: number, low: number, high: number) =>
    t(price < low ? 'tooCheap' : price > high ? 'tooDear' : 'priced');
  return {
    id: 'worths',
    title,
    says,
    columns: [t('unit'), t('price'), t('worth'), t('low'), t('high'), t('verdict')],
    rows: byGain.map(({ name, price, points }) => [
      name,
      price,
      number(points.share, 1),
      number(points.low, 1),
      number(points.high, 1),
      saysOf(price, points.low, points.high),
    ]),
    draw(width) {
      const rows = rowsOf(
        width,
        byGain.map(({ name }) => name),
      );
      const all = byGain.flatMap(({ price, points }) => [price, points.low, points.high]);
      const [from, to] = [Math.min(0, ...all), 1.04 * Math.max(...all)];
      const x = scale([from, to], [rows.left, rows.right]);
      return picture(
        width,
        rows.height,
        `${title}. ${says}`,
        rows.names,
        rowAxis(rows, x, { from, to, title: t('worth'), told: (n) => number(n) }),
        ...byGain.map(({ price, points: { share, low, high } }, i) => {
          const y = rows.at(i);
          const stroke = price < low ? FIRST : price > high ? SECOND : SOFT;
          return [
            line(x(low), y, x(high), y, stroke, { 'stroke-width': 7, 'stroke-linecap': 'round', opacity: '0.75' }),
            part('circle', { cx: x(share), cy: y, r: 4.5, fill: BARE, stroke, 'stroke-width': 2 }),
            part('path', { d: `M${x(price).toFixed(1)} ${(y - 11).toFixed(1)}v22`, stroke: INK, 'stroke-width': 2.5 }),
          ].join('');
        }),
      );
    },
  };
}

const BINS = 13;

/** What a difference in price comes to. */
export function perPointPlot(muster: Muster, { perPoint }: Worths, met: readonly Met[], words: PlotWords): Plot {
  const { t, number } = words;
  const percent = (share: number) => `${number(100 * share, 2)} %`;
  const title = t('perPoint');
  const says = t('perPointSays', {
    share: percent(perPoint.share),
    low: percent(perPoint.low),
    high: percent(perPoint.high),
  });
  const points = met.map(({ first, second, share }) => ({
    more: priceOf(muster, first) - priceOf(muster, second),
    share,
  }));
  const most = Math.max(1, ...points.map(({ more }) => Math.abs(more)));
  const bins = Array.from({ length: BINS }, () => ({ n: 0, more: 0, share: 0 }));
  for (const { more, share } of points) {
    const bin = bins[Math.min(BINS - 1, Math.floor(((more + most) / (2 * most)) * BINS))]!;
    bin.n++;
    bin.more += more;
    bin.share += share;
  }
  const dots = bins.filter(({ n }) => n > 0).map(({ n, more, share }) => ({ n, more: more / n, share: share / n }));
  return {
    id: 'per-point',
    title,
    says,
    columns: [t('difference'), t('mean'), t('units')],
    rows: dots.map(({ n, more, share }) => [number(more, 1), number(share, 3), n]),
    draw(width) {
      const height = 280;
      const { x, y, left, right, drawn } = axes(
        width,
        height,
        { from: -most, to: most, title: t('difference'), told: (n) => number(n) },
        { from: 0, to: 1, title: t('mean'), told: (n) => `${number(100 * n)} %` },
      );
      const at = (slope: number, more: number) => y(Math.min(1, Math.max(0, 0.5 + slope * more)));
      const wedge = (slope: number) => [[x(-most), at(slope, -most)] as const, [x(most), at(slope, most)] as const];
      const [low, high] = [wedge(perPoint.low), wedge(perPoint.high)];
      const middle = [x(0), y(0.5)] as const;
      const largest = Math.max(1, ...dots.map(({ n }) => n));
      return picture(
        width,
        height,
        `${title}. ${says}`,
        drawn,
        line(left, y(0.5), right, y(0.5), SOFT, { 'stroke-dasharray': '7 4' }),
        part('path', {
          d: `${path([low[0]!, middle, high[0]!])}Z${path([low[1]!, middle, high[1]!])}Z`,
          fill: FIRST,
          opacity: '0.2',
        }),
        part('path', { d: path(wedge(perPoint.share)), stroke: FIRST, 'stroke-width': 2.5, fill: 'none' }),
        ...dots.map(({ n, more, share }) =>
          part('circle', {
            cx: x(more),
            cy: y(Math.min(1, Math.max(0, share))),
            r: 3 + 8 * Math.sqrt(n / largest),
            fill: SECOND,
            opacity: '0.7',
            stroke: BARE,
          }),
        ),
      );
    },
  };
}
