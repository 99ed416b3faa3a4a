import type { Interval } from '../statistics/wilson.js';
import type { Plot } from './plot.js';
import { BARE, FIRST, INK, LINE, label, part, patterns, picture, SECOND, SOFT } from './svg.js';
import type { PlotWords } from './words.js';

/** What one got against another, of the points. */
export interface MatchUp {
  readonly one: string;
  readonly other: string;
  readonly share: Interval;
  readonly games: number;
}

/** Beyond these it is said by pattern too. */
const WEAK = 0.45;
const STRONG = 0.55;

/** Everybody against everybody: as numbers, colours and patterns. */
export function matrixPlot(names: readonly string[], matchUps: readonly MatchUp[], words: PlotWords): Plot {
  const { t, percent, number } = words;
  const shareOf = (one: string, other: string): number | null => {
    const found = matchUps.find((up) => up.one === one && up.other === other);
    if (found) return found.share.share;
    const turned = matchUps.find((up) => up.one === other && up.other === one);
    return turned ? 1 - turned.share.share : null;
  };
  const title = t('matrix');
  const says = t('matrixSays');
  return {
    id: 'matrix',
    title,
    says,
    columns: [t('matrixOf'), t('against'), t('share'), t('low'), t('high'), t('games')],
    rows: matchUps.map(({ one, other, share, games }) => [
      one,
      other,
      percent(share.share),
      percent(share.low),
      percent(share.high),
      games,
    ]),
    draw(width) {
      const isNarrow = width < 480;
      const left = isNarrow ? 78 : 120;
      const cell = Math.min(96, (width - left - 10) / names.length);
      const tall = Math.min(cell, 54);
      const height = 40 + tall * names.length + 8;
      const short = (name: string) => (isNarrow && name.length > 9 ? `${name.slice(0, 8)}…` : name);
      return picture(
        width,
        height,
        `${title}. ${says}`,
        patterns('matrix'),
        ...names.map((name, i) =>
          label(left + cell * (i + 0.5), 28, short(name), { anchor: 'middle', size: isNarrow ? 10 : 13 }),
        ),
        ...names.map((name, i) => label(left - 8, 40 + tall * (i + 0.5) + 5, short(name), { anchor: 'end' })),
        ...names.flatMap((one, row) =>
          names.map((other, column) => {
            const box = {
              x: left + cell * column + 1,
              y: 40 + tall * row + 1,
              width: cell - 2,
              height: tall - 2,
              rx: 3,
            };
            const share = one === other ? null : shareOf(one, other);
            if (share === null) return part('rect', { ...box, fill: LINE, opacity: '0.4' });
            const isFar = share < WEAK || share > STRONG;
            const fill = share < WEAK ? SECOND : share > STRONG ? FIRST : SOFT;
            const depth = isFar ? 0.4 + 1.2 * Math.min(0.5, Math.abs(share - 0.5)) : 0.25;
            const pattern = share < WEAK ? 'hatch' : share > STRONG ? 'dots' : '';
            const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            return [
              part('rect', { ...box, fill, opacity: depth.toFixed(2) }),
              pattern ? part('rect', { ...box, fill: `url(#matrix-${pattern})`, opacity: '0.5' }) : '',
              part('rect', { x: middle.x - 19, y: middle.y - 10, width: 38, height: 20, rx: 4, fill: BARE }),
              label(middle.x, middle.y + 4.5, `${number(100 * share)} %`, {
                anchor: 'middle',
                bold: true,
                fill: INK,
                size: 12,
              }),
            ].join('');
          }),
        ),
      );
    },
  };
}
