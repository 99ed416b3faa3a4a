import type { Dot, Size } from '../kit/pan-zoom.js';
import { circle, jitter, n } from './strokes.js';

// Open ground: patches of other grass that flow into each other, and tufts in clumps as grass grows, so that a large table is
// neither a blank nor a wallpaper.

/** A closed line round a dot that goes in and out: about so large, and longer one way. */
function blob({ x, y }: Dot, r: number, random: () => number): string {
  const count = 9;
  const [turn, flat] = [random() * Math.PI, 0.45 + random() * 0.35];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const dots = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const far = r * (0.75 + random() * 0.5);
    const [a, b] = [Math.cos(angle) * far, Math.sin(angle) * far * flat];
    return { x: x + a * c - b * s, y: y + a * s + b * c };
  });
  const middle = (i: number): Dot => {
    const [p, q] = [dots[i % count]!, dots[(i + 1) % count]!];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  };
  const start = middle(count - 1);
  const curves = dots.map((dot, i) => `Q${n(dot.x)} ${n(dot.y)} ${n(middle(i).x)} ${n(middle(i).y)}`);
  return `M${n(start.x)} ${n(start.y)}${curves.join('')}Z`;
}

/** One patch to so much of the table, and one clump of grass. */
const PATCH = 24_000;
const CLUMP = 4200;

export function Plain({ field }: { readonly field: Dot & Size }) {
  const random = jitter(Math.round(field.width + 7 * field.height));
  const anywhere = (): Dot => ({ x: field.x + random() * field.width, y: field.y + random() * field.height });
  const patches: string[][] = [[], [], []];
  const all = field.width * field.height;
  for (let i = 0; i < all / PATCH; i++) patches[i % 3]!.push(blob(anywhere(), 50 + random() * 90, random));
  const [tufts, flowers, stones]: string[][] = [[], [], []];
  for (let i = 0; i < all / CLUMP; i++) {
    const at = anywhere();
    const lot = random();
    if (lot < 0.12) stones!.push(circle(at.x, at.y, 1.9) + circle(at.x + 2.8, at.y + 1, 1.2));
    else if (lot < 0.24)
      for (let k = 0; k < 4; k++)
        flowers!.push(circle(at.x + (random() - 0.5) * 16, at.y + (random() - 0.5) * 12, 0.8 + random() * 0.5));
    else
      for (let k = 0; k < 2 + 4 * random(); k++) {
        const [x, y] = [at.x + (random() - 0.5) * 30, at.y + (random() - 0.5) * 20];
        const high = 3 + random() * 2.6;
        tufts!.push(
          `M${n(x)} ${n(y)}l-1.7 ${n(-high * 0.8)}M${n(x)} ${n(y)}v${n(-high)}M${n(x)} ${n(y)}l1.9 ${n(-high * 0.75)}`,
        );
      }
  }
  return (
    <>
      <path className="patch dark" d={patches[0]!.join('')} />
      <path className="patch light" d={patches[1]!.join('')} />
      <path className="patch bare" d={patches[2]!.join('')} />
      <path className="tufts" d={tufts!.join('')} />
      <path className="flowers" d={flowers!.join('')} />
      <path className="stones" d={stones!.join('')} />
    </>
  );
}
