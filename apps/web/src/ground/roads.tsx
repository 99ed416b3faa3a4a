import { useId } from 'react';
import type { Dot } from '../kit/pan-zoom.js';
import type { ArtProps, Stretch } from './art.js';
import { jitter, n, pathOf } from './strokes.js';

/** The two long sides of a stretch of road, in the same direction; null for one that is no strip. */
function sidesOf(outline: readonly Dot[]): readonly [from: Dot, to: Dot, besideFrom: Dot, besideTo: Dot] | null {
  if (outline.length !== 4) return null;
  const [a, b, c, d] = outline as [Dot, Dot, Dot, Dot];
  const long = Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(c.x - b.x, c.y - b.y);
  return long ? [a, b, d, c] : [b, c, a, d];
}

/** A rut along the road, a little unsteady as wheels are. */
function rut([p, q, s, r]: NonNullable<ReturnType<typeof sidesOf>>, share: number, random: () => number): string {
  const [from, to] = [between(p, s, share), between(q, r, share)];
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 26));
  const [ux, uy] = [(to.y - from.y) / 400, (from.x - to.x) / 400];
  const dots = Array.from({ length: steps + 1 }, (_, i) => {
    const off = (random() - 0.5) * 1.6;
    const at = between(from, to, i / steps);
    return { x: at.x + Math.sign(ux) * off, y: at.y + Math.sign(uy) * off };
  });
  return `M${dots.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
}

const between = (a: Dot, b: Dot, k: number): Dot => ({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k });

export function Road({ stretches }: ArtProps) {
  const all = stretches.map(({ outline }) => pathOf(outline)).join('');
  const ruts = stretches.flatMap(({ outline, seed }) => {
    const sides = sidesOf(outline);
    const random = jitter(seed + 5);
    return sides ? [rut(sides, 0.3, random), rut(sides, 0.7, random)] : [];
  });
  return (
    <>
      <path className="road-verge" d={all} />
      <path className="road-bed" d={all} />
      <path className="road-rut" d={ruts.join('')} />
    </>
  );
}

/** Where a road crosses water: planks across it, and a rail on either side. */
export function Bridges({ roads, water }: { readonly roads: readonly Stretch[]; readonly water: string }) {
  const clip = useId();
  const strips = roads.flatMap(({ outline, seed }) => {
    const sides = sidesOf(outline);
    return sides ? [{ seed, sides, outline }] : [];
  });
  if (strips.length === 0 || water === '') return null;
  return (
    <>
      <clipPath id={clip}>
        <path d={water} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {strips.map(({ seed, sides: [p, q, s, r], outline }) => {
          const count = Math.floor(Math.hypot(q.x - p.x, q.y - p.y) / 5);
          const planks = Array.from({ length: count }, (_, i) => {
            const [a, b] = [between(p, q, i / count), between(s, r, i / count)];
            return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
          });
          const rails = `M${n(p.x)} ${n(p.y)}L${n(q.x)} ${n(q.y)}M${n(s.x)} ${n(s.y)}L${n(r.x)} ${n(r.y)}`;
          return (
            <g key={seed}>
              <path className="bridge-shadow" d={pathOf(outline.map(({ x, y }) => ({ x: x + 3, y: y + 4 })))} />
              <path className="bridge-deck" d={pathOf(outline)} />
              <path className="bridge-planks" d={planks.join('')} />
              <path className="bridge-rail" d={rails} />
            </g>
          );
        })}
      </g>
    </>
  );
}
