import { useId } from 'react';
import type { Dot } from '../kit/pan-zoom.js';
import { type ArtProps, Sheet, strewn } from './art.js';
import { jitter, n } from './strokes.js';

// Hills as old maps have them: lit from the upper left, with strokes down the slope all round, and the level on top.

/** Strokes from the edge inwards, thick where the slope begins and thin where it ends. */
function hachures(outline: readonly Dot[], centre: Dot, seed: number): string[] {
  const random = jitter(seed + 11);
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    // Inwards is the side on which the middle lies.
    const side = Math.sign((centre.x - a.x) * -uy + (centre.y - a.y) * ux) || 1;
    const [nx, ny] = [-uy * side, ux * side];
    return Array.from({ length: Math.max(0, Math.floor(length / 6.5)) }, (_, k) => {
      const at = (k + 0.5) * 6.5;
      const [x, y] = [a.x + ux * at + nx * 4, a.y + uy * at + ny * 4];
      const far = 6 + random() * 5;
      const [lean, wide] = [(random() - 0.5) * 2, 0.9];
      return `M${n(x - ux * wide)} ${n(y - uy * wide)}L${n(x + nx * far + ux * lean)} ${n(y + ny * far + uy * lean)}L${n(x + ux * wide)} ${n(y + uy * wide)}Z`;
    });
  });
}

/** The hills of one level: higher ones are drawn over them. */
export function Hills({ stretches, shape, level }: ArtProps & { readonly level: number }) {
  const light = useId();
  const grass = stretches.flatMap((stretch) =>
    strewn(stretch, 24, 18, 2 + level).map(({ x, y }) => `M${n(x)} ${n(y)}l-1.4 -3.2M${n(x)} ${n(y)}l1.6 -3`),
  );
  const strokes = stretches.flatMap(({ outline, centre, seed }) => hachures(outline, centre, seed));
  return (
    <>
      <linearGradient id={light} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className="slope-light" />
        <stop offset="0.55" className="slope-body" />
        <stop offset="1" className="slope-shade" />
      </linearGradient>
      <Sheet kind="slope-foot" d={shape(0)} drop={3 + level} />
      <path d={shape(1)} fill={`url(#${light})`} />
      <path className="hachures" d={strokes.join('')} />
      <path className="hill-crown" d={shape(15)} />
      <path className="tufts" d={grass.join('')} />
      {stretches.map(({ centre, outline, seed }) => (
        <text key={seed} className="hill-level" x={n(centre.x)} y={n(Math.min(...outline.map(({ y }) => y)) + 27)}>
          {level}
        </text>
      ))}
    </>
  );
}
