import type { Dot } from '../kit/pan-zoom.js';
import { type ArtProps, strewn } from './art.js';
import { circle, jitter, pathOf } from './strokes.js';

// Stones, ruins and bushes: layers cut from paper and lit from the upper left, like all ground.

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
