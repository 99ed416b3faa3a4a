import type { Dot } from '../kit/pan-zoom.js';
import { type Stretch, shapeOf, strewn } from './art.js';
import { n, pathOf } from './strokes.js';

/** How broad the lighter water along a bank is. */
const EDGE = 7;
/** So far over each piece reaches what joins it to the next. */
const OVER = 16;

/** Where two pieces of water lie side by side there is no bank: quads over what they have in common. */
function joints(stretches: readonly Stretch[]): string[] {
  return stretches.flatMap((one, i) => stretches.slice(i + 1).flatMap((two) => jointsOf(one, two)));
}

const edgesOf = ({ outline }: Stretch): (readonly [Dot, Dot])[] =>
  outline.map((a, i) => [a, outline[(i + 1) % outline.length]!] as const);

function jointsOf(one: Stretch, two: Stretch): string[] {
  return edgesOf(one).flatMap(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const along = ({ x, y }: Dot): number => (x - a.x) * ux + (y - a.y) * uy;
    const off = ({ x, y }: Dot): number => (y - a.y) * ux - (x - a.x) * uy;
    if (off(one.centre) * off(two.centre) >= 0) return []; // one lies in the other
    const corner = (way: number, over: number): Dot => ({
      x: a.x + ux * way - uy * over,
      y: a.y + uy * way + ux * over,
    });
    return edgesOf(two).flatMap(([c, d]) => {
      if (Math.abs(off(c)) > 1 || Math.abs(off(d)) > 1) return [];
      const from = Math.max(0, Math.min(along(c), along(d))) + EDGE;
      const to = Math.min(length, Math.max(along(c), along(d))) - EDGE;
      if (to <= from) return [];
      return [pathOf([corner(from, -OVER), corner(to, -OVER), corner(to, OVER), corner(from, OVER)])];
    });
  });
}

interface WatersProps {
  /** What can be waded through, and what cannot. */
  readonly shallow: readonly Stretch[];
  readonly deep: readonly Stretch[];
}

/** Rivers and lakes as one sheet of water, darker where it is deep. */
export function Waters({ shallow, deep }: WatersProps) {
  const all = [...shallow, ...deep];
  if (all.length === 0) return null;
  const [fords, depths] = [shapeOf(shallow), shapeOf(deep)];
  // Each by itself: deep water often lies in the middle of a river.
  const shape = (inset: number): string =>
    (shallow.length > 0 ? fords(inset) : '') + (deep.length > 0 ? depths(inset) : '');
  const waves = all.flatMap((stretch) =>
    strewn(stretch, 20, 9, 5).map(({ x, y }) => `M${n(x - 6)} ${n(y)}q3 -2.6 6 0t6 0`),
  );
  return (
    <>
      <path className="bank" d={shape(-2)} />
      <path className="water-0" d={shape(2)} />
      <path className="water-1" d={shape(EDGE) + joints(all).join('')} />
      {deep.length > 0 && (
        <>
          <path className="water-2 depth" d={depths(2)} />
          <path className="water-2" d={depths(9)} />
        </>
      )}
      <path className="waves" d={waves.join('')} />
    </>
  );
}
