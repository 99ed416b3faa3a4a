import type { Dot } from '../kit/pan-zoom.js';
import { contourAt, type Depths, depthsOf, distanceTo, isInside } from './contour.js';
import { circle, jitter, n } from './strokes.js';
import './ground.css';

// How each kind of ground is drawn: layers as if cut from paper, lit from the upper left, and things strewn over them.
// Everything is gathered into a few long paths, so that the page stays light.

/** A stretch of one kind of ground. */
export interface Stretch {
  /** The same number for the same stretch each time: trees do not walk about between two drawings. */
  readonly seed: number;
  readonly centre: Dot;
  readonly outline: readonly Dot[];
}

/** The stretches as one shape, drawn in by so much. */
type Shape = (inset: number) => string;

export interface ArtProps {
  readonly stretches: readonly Stretch[];
  readonly shape: Shape;
}

export function shapeOf(stretches: readonly Stretch[]): Shape {
  let depths: Depths | null = null; // worked out for those that are drawn by it
  return (inset) => {
    depths ??= depthsOf(stretches.map(({ outline }) => outline));
    return contourAt(depths, inset);
  };
}

/** Points all over a stretch, about so far apart and none at its very edge. */
export function strewn({ seed, outline }: Stretch, pitch: number, edge: number, salt: number): Dot[] {
  const random = jitter(seed * 31 + salt);
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const found: Dot[] = [];
  let odd = false;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += pitch * 0.87) {
    odd = !odd;
    for (let x = Math.min(...xs) + (odd ? pitch / 2 : 0); x < Math.max(...xs); x += pitch) {
      const dot = { x: x + (random() - 0.5) * pitch * 0.7, y: y + (random() - 0.5) * pitch * 0.7 };
      if (isDeep(dot, outline, edge)) found.push(dot);
    }
  }
  return found;
}

/** Whether a dot is inside an outline, and so far from its edge. */
function isDeep(dot: Dot, outline: readonly Dot[], edge: number): boolean {
  if (!isInside(dot, outline)) return false;
  for (let i = 0; i < outline.length; i++)
    if (distanceTo(dot, outline[i]!, outline[(i + 1) % outline.length]!) < edge) return false;
  return true;
}

const TONES = [0, 1, 2] as const;

/** A layer of paper with its shadow on what lies below. */
export function Sheet({ kind, d, drop = 2 }: { readonly kind: string; readonly d: string; readonly drop?: number }) {
  return (
    <>
      <path className="sheet-shadow" d={d} transform={`translate(${drop * 0.7} ${drop})`} />
      <path className={kind} d={d} />
    </>
  );
}

export function Forest({ stretches, shape }: ArtProps) {
  const trees = stretches.flatMap((stretch) => {
    const random = jitter(stretch.seed + 7);
    return strewn(stretch, 11.5, 3, 1).map(({ x, y }) => ({
      x,
      y,
      r: 6 + random() * 3.6,
      tone: Math.floor(random() * 3),
    }));
  });
  trees.sort((a, b) => a.y - b.y);
  const shadow = trees.map(({ x, y, r }) => circle(x + 2.6, y + 3.6, r));
  const light = trees.map(({ x, y, r }) => circle(x - r * 0.32, y - r * 0.36, r * 0.4));
  return (
    <>
      <path className="forest-floor" d={shape(3)} />
      <path className="ground-shadow" d={shadow.join('')} />
      {TONES.map((tone) => (
        <path
          key={tone}
          className={`crown crown-${tone}`}
          d={trees
            .filter((tree) => tree.tone === tone)
            .map(({ x, y, r }) => circle(x, y, r))
            .join('')}
        />
      ))}
      <path className="crown-light" d={light.join('')} />
    </>
  );
}

export function Hill({ stretches, shape }: ArtProps) {
  const grass = stretches.flatMap((stretch) =>
    strewn(stretch, 15, 4, 2).map(({ x, y }) => `M${n(x)} ${n(y)}l-1.4 -3.2M${n(x)} ${n(y)}l1.6 -3`),
  );
  return (
    <>
      <Sheet kind="hill-0" d={shape(2)} drop={4} />
      <path className="tufts" d={grass.join('')} />
      <Sheet kind="hill-1" d={shape(9)} drop={3} />
      <Sheet kind="hill-2" d={shape(16)} drop={3} />
      <Sheet kind="hill-3" d={shape(23)} drop={3} />
      <path className="contour" d={shape(5) + shape(12) + shape(19)} />
    </>
  );
}

export function Swamp({ stretches, shape }: ArtProps) {
  const pools: string[] = [];
  const reeds: string[] = [];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 57);
    for (const { x, y } of strewn(stretch, 19, 9, 3)) {
      const [long, high] = [7 + random() * 7, 3.4 + random() * 2.6];
      pools.push(
        `M${n(x - long)} ${n(y)}c0 ${n(-high)} ${n(long * 0.7)} ${n(-high * 1.3)} ${n(long)} ${n(-high * 0.7)}c${n(long * 0.6)} ${n(-high * 0.4)} ${n(long)} ${n(high * 0.2)} ${n(long)} ${n(high)}c0 ${n(high)} ${n(-long * 0.8)} ${n(high * 1.1)} ${n(-long)} ${n(high * 0.7)}c${n(-long * 0.6)} ${n(high * 0.3)} ${n(-long)} ${n(-high * 0.2)} ${n(-long)} ${n(-high)}z`,
      );
    }
    for (const { x, y } of strewn(stretch, 13, 5, 4))
      reeds.push(`M${n(x)} ${n(y)}v-8M${n(x - 2.6)} ${n(y)}q0 -4 -2.4 -6M${n(x + 2.6)} ${n(y)}q0 -4 2.4 -6.4`);
  }
  return (
    <>
      <path className="swamp-ground" d={shape(2)} />
      <path className="swamp-wet" d={shape(9)} />
      <path className="swamp-pool" d={pools.join('')} />
      <path className="reeds" d={reeds.join('')} />
    </>
  );
}

/** How far apart the crossings of a large town are; a hex has room for one. */
const BLOCK = { x: 66, y: 64 } as const;

/** The crossings of a town: its middle, and from there in all directions as far as it goes. */
function crossings({ centre, outline }: Stretch): Dot[] {
  const reach = (of: 'x' | 'y'): number =>
    Math.floor(Math.max(...outline.map((dot) => Math.abs(dot[of] - centre[of]))) / BLOCK[of] + 0.2);
  const [across, down] = [reach('x'), reach('y')];
  return Array.from({ length: (2 * across + 1) * (2 * down + 1) }, (_, i) => ({
    x: centre.x + ((i % (2 * across + 1)) - across) * BLOCK.x,
    y: centre.y + (Math.floor(i / (2 * across + 1)) - down) * BLOCK.y,
  })).filter((dot) => isInside(dot, outline));
}

const STREETS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Houses along a street and across it, seen from above. */
const LOTS: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-26, -15, 14, 12],
  [-9, -27, 11, 13],
  [5, -25, 12, 10],
  [10, -12, 16, 11],
  [-28, 2, 11, 14],
  [-14, 3, 10, 8],
  [-13, 14, 13, 11],
  [3, 4, 9, 13],
  [15, 3, 13, 9],
  [4, 20, 12, 9],
];

export function Urban({ stretches, shape }: ArtProps) {
  const streets: string[] = [];
  const shadows: string[] = [];
  const roofs: string[][] = [[], [], []];
  const shades: string[] = [];
  const ridges: string[] = [];
  const blocks = stretches.flatMap((stretch) =>
    crossings(stretch).map((c, i) => ({ c, outline: stretch.outline, random: jitter(stretch.seed + 91 + 37 * i) })),
  );
  for (const { c, outline, random } of blocks) {
    const flip = random() < 0.5 ? -1 : 1;
    for (const [dx, dy] of STREETS) {
      const far = [34, 26, 18, 10].find((k) => isInside({ x: c.x + dx * k, y: c.y + dy * k }, outline)) ?? 0;
      streets.push(`M${n(c.x)} ${n(c.y)}l${dx * far} ${dy * far}`);
    }
    for (const [lx, ly, w, h] of LOTS) {
      const x = c.x + (flip === 1 ? lx : -lx - w) + random() * 1.6 - 0.8;
      const y = c.y + ly + random() * 1.6 - 0.8;
      const fits = [x, x + w].every((left) => [y, y + h].every((top) => isInside({ x: left, y: top }, outline)));
      if (!fits) continue;
      shadows.push(`M${n(x + 2.6)} ${n(y + 3.4)}h${w}v${h}h${-w}z`);
      roofs[Math.floor(random() * 3)]!.push(`M${n(x)} ${n(y)}h${w}v${h}h${-w}z`);
      // One slope of each roof lies in the shade.
      if (w > h) {
        shades.push(`M${n(x)} ${n(y + h / 2)}h${w}v${h / 2}h${-w}z`);
        ridges.push(`M${n(x)} ${n(y + h / 2)}h${w}`);
      } else {
        shades.push(`M${n(x + w / 2)} ${n(y)}h${w / 2}v${h}h${-w / 2}z`);
        ridges.push(`M${n(x + w / 2)} ${n(y)}v${h}`);
      }
    }
  }
  return (
    <>
      <Sheet kind="urban-ground" d={shape(2)} drop={1.5} />
      <path className="street" d={streets.join('')} />
      <path className="ground-shadow" d={shadows.join('')} />
      {TONES.map((tone) => (
        <path key={tone} className={`roof roof-${tone}`} d={roofs[tone]!.join('')} />
      ))}
      <path className="roof-shade" d={shades.join('')} />
      <path className="ridge" d={ridges.join('')} />
    </>
  );
}

export function Water({ stretches, shape }: ArtProps) {
  const waves = stretches.flatMap((stretch) =>
    strewn(stretch, 18, 12, 5).map(({ x, y }) => `M${n(x - 8)} ${n(y)}q4 -3.4 8 0t8 0`),
  );
  return (
    <>
      <path className="shore" d={shape(0)} />
      <path className="water-0" d={shape(5)} />
      <path className="water-1" d={shape(11)} />
      <path className="water-2" d={shape(19)} />
      <path className="waves" d={waves.join('')} />
    </>
  );
}

export function Ice({ stretches, shape }: ArtProps) {
  const cracks: string[] = [];
  const glints: string[] = [];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 17);
    for (const { x, y } of strewn(stretch, 24, 8, 6)) {
      const turn = random() * 2 * Math.PI;
      const bend = turn + random() - 0.5;
      const [mx, my] = [x + Math.cos(turn) * 11, y + Math.sin(turn) * 11];
      const fork = bend + 0.9;
      cracks.push(
        `M${n(x)} ${n(y)}L${n(mx)} ${n(my)}L${n(mx + Math.cos(bend) * 10)} ${n(my + Math.sin(bend) * 10)}M${n(mx)} ${n(my)}L${n(mx + Math.cos(fork) * 7)} ${n(my + Math.sin(fork) * 7)}`,
      );
      glints.push(`M${n(x - 9)} ${n(y - 3)}l9 -7M${n(x - 5)} ${n(y - 1)}l4 -3`);
    }
  }
  return (
    <>
      <path className="ice-rim" d={shape(0)} />
      <path className="ice-0" d={shape(5)} />
      <path className="ice-1" d={shape(14)} />
      <path className="ice-cracks" d={cracks.join('')} />
      <path className="ice-glints" d={glints.join('')} />
    </>
  );
}

/** Blades of grass, flowers and a stone here and there, so that open ground is not a blank. */
export function Meadow({ stretches }: ArtProps) {
  const tints: string[][] = [[], []];
  const tufts: string[] = [];
  const flowers: string[] = [];
  const stones: string[] = [];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 3);
    const { x: cx, y: cy } = stretch.centre;
    if (random() < 0.6)
      tints[random() < 0.5 ? 0 : 1]!.push(circle(cx + random() * 44 - 22, cy + random() * 44 - 22, 20 + random() * 26));
    for (const { x, y } of strewn(stretch, 24, 2, 8)) {
      const lot = random();
      if (lot < 0.62) tufts.push(`M${n(x)} ${n(y)}l-1.7 -4M${n(x)} ${n(y)}v-5M${n(x)} ${n(y)}l1.9 -3.9`);
      else if (lot < 0.74) flowers.push(circle(x, y, 1.1) + circle(x + 3, y - 1.6, 0.9));
      else if (lot < 0.8) stones.push(circle(x, y, 1.7) + circle(x + 2.4, y + 0.8, 1.1));
    }
  }
  return (
    <>
      <path className="meadow-tint" d={tints[0]!.join('')} />
      <path className="meadow-tint light" d={tints[1]!.join('')} />
      <path className="tufts" d={tufts.join('')} />
      <path className="flowers" d={flowers.join('')} />
      <path className="stones" d={stones.join('')} />
    </>
  );
}
