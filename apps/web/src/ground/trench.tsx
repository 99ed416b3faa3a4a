import type { Dot } from '../kit/pan-zoom.js';
import type { ArtProps } from './art.js';
import { jitter, n, pathOf } from './strokes.js';

export function Trench({ stretches }: ArtProps) {
  const bags = stretches.flatMap(({ outline, seed }) => sandbags(outline, seed));
  return (
    <>
      <path className="trench-floor" d={stretches.map(({ outline }) => pathOf(outline)).join('')} />
      <path className="trench-boards" d={stretches.flatMap(({ outline }) => boards(outline)).join('')} />
      <path className="sandbags" d={bags.join('')} />
    </>
  );
}

/** Bags in a row along the whole edge. */
function sandbags(outline: readonly Dot[], seed: number): string[] {
  const random = jitter(seed + 83);
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return Array.from({ length: Math.floor(length / 6.4) }, (_, k) => {
      const at = ((k + 0.5) * 6.4) / length;
      const [x, y] = [a.x + (b.x - a.x) * at, a.y + (b.y - a.y) * at];
      const lean = turn + random() * 14 - 7;
      const [c, s] = [Math.cos((lean * Math.PI) / 180) * 3, Math.sin((lean * Math.PI) / 180) * 3];
      return `M${n(x - c)} ${n(y - s)}A3.1 2.1 ${n(lean)} 1 0 ${n(x + c)} ${n(y + s)}A3.1 2.1 ${n(lean)} 1 0 ${n(x - c)} ${n(y - s)}`;
    });
  });
}

function boards(outline: readonly Dot[]): string[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = right - left > bottom - top;
  const count = Math.floor((wide ? right - left : bottom - top) / 8);
  return Array.from({ length: count }, (_, k) =>
    wide
      ? `M${n(left + (k + 0.5) * 8)} ${n(top + 4)}V${n(bottom - 4)}`
      : `M${n(left + 4)} ${n(top + (k + 0.5) * 8)}H${n(right - 4)}`,
  );
}
