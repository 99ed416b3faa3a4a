import type { Dot } from '../../frame/pan-zoom.js';
import { type ArtProps, Sheet, type Stretch, strewn } from '../../ground/art.js';
import { circle, jitter, n, pathOf } from '../../ground/strokes.js';

// Kinds of ground that only an inch table has: stones, ruins, roads, trenches, houses one can look into. Like the others they are
// layers cut from paper and lit from the upper left.

/** A stone of five to seven corners. */
function boulder({ x, y }: Dot, r: number, random: () => number): Dot[] {
  const count = 5 + Math.floor(random() * 3);
  const turn = random() * Math.PI;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count;
    const far = r * (0.75 + random() * 0.4);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.85 };
  });
}

export function Rock({ stretches, shape }: ArtProps) {
  const [shadows, stones, lights]: string[][] = [[], [], []];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 41);
    for (const dot of strewn(stretch, 17, 4, 11)) {
      const corners = boulder(dot, 6 + random() * 5, random);
      shadows!.push(pathOf(corners.map(({ x, y }) => ({ x: x + 2.6, y: y + 3.4 }))));
      stones!.push(pathOf(corners));
      // The upper left half of each stone lies in the light.
      const sorted = [...corners].sort((a, b) => a.x + a.y - b.x - b.y);
      lights!.push(pathOf([sorted[0]!, sorted[1]!, dot, sorted[2]!]));
    }
  }
  return (
    <>
      <path className="rock-ground" d={shape(2)} />
      <path className="ground-shadow" d={shadows!.join('')} />
      <path className="rock-stone" d={stones!.join('')} />
      <path className="rock-light" d={lights!.join('')} />
    </>
  );
}

export function Rubble({ stretches, shape }: ArtProps) {
  const [shadows, slabs, bricks]: string[][] = [[], [], []];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 67);
    for (const { x, y } of strewn(stretch, 12, 3, 13)) {
      const [w, h, turn] = [4 + random() * 7, 2.6 + random() * 4, random() * Math.PI];
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const corners = [
        [-w, -h],
        [w, -h * 0.8],
        [w * 0.8, h],
        [-w * 0.9, h],
      ].map(([a, b]) => ({ x: x + (a! * c - b! * s) / 2, y: y + (a! * s + b! * c) / 2 }));
      shadows!.push(pathOf(corners.map((dot) => ({ x: dot.x + 1.4, y: dot.y + 1.9 }))));
      (random() < 0.6 ? slabs! : bricks!).push(pathOf(corners));
    }
  }
  return (
    <>
      <path className="rubble-ground" d={shape(1)} />
      <path className="ground-shadow" d={shadows!.join('')} />
      <path className="rubble-slab" d={slabs!.join('')} />
      <path className="rubble-brick" d={bricks!.join('')} />
    </>
  );
}

export function Scrub({ stretches, shape }: ArtProps) {
  const [shadows, bushes]: string[][] = [[], []];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 29);
    for (const { x, y } of strewn(stretch, 14, 3, 17)) {
      const r = 2.2 + random() * 2.4;
      const clump = circle(x, y, r) + circle(x + r * 1.1, y + r * 0.4, r * 0.75) + circle(x - r, y + r * 0.5, r * 0.7);
      bushes!.push(clump);
      shadows!.push(circle(x + 1.4, y + 2, r * 1.2));
    }
  }
  return (
    <>
      <path className="scrub-ground" d={shape(3)} />
      <path className="ground-shadow" d={shadows!.join('')} />
      <path className="scrub-bush" d={bushes!.join('')} />
    </>
  );
}

/** Wheel tracks along the longer way of each stretch. */
export function Road({ stretches }: ArtProps) {
  const tracks = stretches.flatMap(({ outline }) => tracksOf(outline));
  return (
    <>
      <path className="road-edge" d={stretches.map(({ outline }) => pathOf(outline)).join('')} />
      <path className="road-track" d={tracks.join('')} />
    </>
  );
}

function tracksOf(outline: readonly Dot[]): string[] {
  if (outline.length !== 4) return [];
  const [a, b, c, d] = outline as [Dot, Dot, Dot, Dot];
  const long = Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(c.x - b.x, c.y - b.y);
  const [p, q, r, s] = long ? [a, b, c, d] : [b, c, d, a];
  const between = (k: number): string =>
    `M${n(p.x + (s.x - p.x) * k)} ${n(p.y + (s.y - p.y) * k)}L${n(q.x + (r.x - q.x) * k)} ${n(q.y + (r.y - q.y) * k)}`;
  return [between(0.32), between(0.68)];
}

export function Stream({ stretches, shape }: ArtProps) {
  const waves = stretches.flatMap((stretch) =>
    strewn(stretch, 20, 9, 5).map(({ x, y }) => `M${n(x - 6)} ${n(y)}q3 -2.6 6 0t6 0`),
  );
  return (
    <>
      <path className="shore" d={shape(-1)} />
      <path className="water-0" d={shape(3)} />
      <path className="water-1" d={shape(8)} />
      <path className="waves" d={waves.join('')} />
    </>
  );
}

/** A hill of one level: higher ones are drawn over it. */
export function Slope({ stretches, shape, level }: ArtProps & { readonly level: number }) {
  const grass = stretches.flatMap((stretch) =>
    strewn(stretch, 19, 6, 2 + level).map(({ x, y }) => `M${n(x)} ${n(y)}l-1.4 -3.2M${n(x)} ${n(y)}l1.6 -3`),
  );
  const tone = Math.min(level, 3);
  return (
    <>
      <Sheet kind={`hill-${tone - 1}`} d={shape(1)} drop={3 + level} />
      <Sheet kind={`hill-${tone}`} d={shape(10)} drop={2} />
      <path className="tufts" d={grass.join('')} />
      <path className="contour" d={shape(5) + shape(14)} />
    </>
  );
}

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

/** Something that nobody enters: lit on one side, and higher ones throw more shadow. */
export function Structure({ stretch, height }: { readonly stretch: Stretch; readonly height: number }) {
  const { outline, centre } = stretch;
  const inner = (k: number): Dot[] =>
    outline.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * k, y: centre.y + (y - centre.y) * k }));
  const drop = 4 + 1.6 * height;
  return (
    <>
      <path className="ground-shadow" d={pathOf(outline.map(({ x, y }) => ({ x: x + drop * 0.7, y: y + drop })))} />
      <path className="structure-wall" d={pathOf(outline)} />
      {outline.map((a, i) => {
        const b = outline[(i + 1) % outline.length]!;
        const [c, d] = [inner(0.62)[(i + 1) % outline.length]!, inner(0.62)[i]!];
        const light = (b.y - a.y - (b.x - a.x)) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a building have no other name
            key={i}
            className={light * turnOf(outline) > 0 ? 'structure-light' : 'structure-shade'}
            d={pathOf([a, b, c, d])}
          />
        );
      })}
      <path className="structure-top" d={pathOf(inner(0.62))} />
      <path className="structure-line" d={pathOf(inner(0.34)) + circle(centre.x, centre.y, 4)} />
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
      <path className="house-boards" d={floorBoards(outline).join('')} />
      <path className={openings.length > 0 ? 'house-wall' : 'house-wall open'} d={pathOf(outline)} />
      {openings.map(([a, b]) => (
        <path key={`${a.x} ${a.y}`} className="house-door" d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`} />
      ))}
    </>
  );
}

function floorBoards(outline: readonly Dot[]): string[] {
  const ys = outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lines: string[] = [];
  for (let y = top + 7; y < bottom; y += 7) {
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
