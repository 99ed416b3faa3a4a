import type { Dot } from '../kit/pan-zoom.js';
import type { Stretch } from './art.js';
import { circle, n, pathOf } from './strokes.js';

// What people have built: houses one can look into, and structures that nobody enters.

/** Something that nobody enters: a flat roof inside its parapet, lit on one side; higher ones throw more shadow. */
export function Structure({ stretch, height }: { readonly stretch: Stretch; readonly height: number }) {
  const { outline, centre } = stretch;
  const inner = (k: number): Dot[] =>
    outline.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * k, y: centre.y + (y - centre.y) * k }));
  const drop = 4 + 1.6 * height;
  const roof = inner(0.86);
  const turn = turnOf(outline);
  return (
    <>
      <path className="ground-shadow" d={pathOf(outline.map(({ x, y }) => ({ x: x + drop * 0.7, y: y + drop })))} />
      <path className="structure-wall" d={pathOf(outline)} />
      {outline.map((a, i) => {
        const next = (i + 1) % outline.length;
        const b = outline[next]!;
        const light = (b.y - a.y - (b.x - a.x)) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a building have no other name
            key={i}
            className={light * turn > 0 ? 'structure-light' : 'structure-shade'}
            d={pathOf([a, b, roof[next]!, roof[i]!])}
          />
        );
      })}
      <path className="structure-top" d={pathOf(roof)} />
      <path className="structure-seams" d={seams(roof, 13).join('')} />
      <path className="structure-vent" d={circle(centre.x, centre.y, 5) + circle(centre.x, centre.y, 2.4)} />
    </>
  );
}

/** Which way round an outline runs. */
function turnOf(outline: readonly Dot[]): number {
  const doubled = outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.sign(doubled) || 1;
}

interface HouseProps {
  readonly stretch: Stretch;
  /** Where one can get in; everywhere if none is listed. */
  readonly openings: readonly (readonly [Dot, Dot])[];
}

/** A house without its roof, for people stand in it: boards, thick walls, and gaps where its doors are. */
export function House({ stretch: { outline }, openings }: HouseProps) {
  return (
    <>
      <path className="ground-shadow" d={pathOf(outline.map(({ x, y }) => ({ x: x + 4, y: y + 5.5 })))} />
      <path className="house-floor" d={pathOf(outline)} />
      <path className="house-boards" d={seams(outline, 7).join('')} />
      <path className={openings.length > 0 ? 'house-wall' : 'house-wall open'} d={pathOf(outline)} />
      {openings.map(([a, b]) => (
        <path key={`${a.x} ${a.y}`} className="house-door" d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`} />
      ))}
    </>
  );
}

/** Lines across an outline from side to side, so far apart. */
function seams(outline: readonly Dot[], apart: number): string[] {
  const ys = outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lines: string[] = [];
  for (let y = top + apart; y < bottom; y += apart) {
    const crossed = outline
      .flatMap((a, i) => {
        const b = outline[(i + 1) % outline.length]!;
        return a.y > y !== b.y > y ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
      })
      .sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossed.length; i += 2) lines.push(`M${n(crossed[i]!)} ${n(y)}H${n(crossed[i + 1]!)}`);
  }
  return lines;
}
