import type { LinearId } from '@sandtable/legendary-battles';
import { circle, jitter, n } from '../../ground/strokes.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { type Layout, sideDots, zoneNumber } from './map.js';

// Terrain on the sides of zones: hedges, walls, wire, gates. Each side is drawn along itself, from one corner to the other.

interface Along {
  readonly seed: number;
  readonly length: number;
  /** A place so far along the side and so far off it. */
  at(way: number, off?: number): Dot;
}

function alongSide(a: Dot, b: Dot, seed: number): Along {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return { seed, length, at: (way, off = 0) => ({ x: a.x + ux * way - uy * off, y: a.y + uy * way + ux * off }) };
}

const go = ({ x, y }: Dot): string => `${n(x)} ${n(y)}`;

/** So many equal pieces, about so long. */
function pieces({ length }: Along, about: number): { readonly from: number; readonly to: number }[] {
  const count = Math.max(1, Math.round(length / about));
  return Array.from({ length: count }, (_, i) => ({ from: (length * i) / count, to: (length * (i + 1)) / count }));
}

const slab = (s: Along, from: number, to: number, half: number): string =>
  `M${go(s.at(from, -half))}L${go(s.at(to, -half))}L${go(s.at(to, half))}L${go(s.at(from, half))}Z`;

function Hedge(s: Along) {
  const random = jitter(s.seed + 3);
  const bushes = pieces(s, 6.5).map(({ from, to }) => {
    const dot = s.at((from + to) / 2, (random() - 0.5) * 2.4);
    return { ...dot, r: 4 + random() * 1.8 };
  });
  return (
    <>
      <path className="ground-shadow" d={bushes.map(({ x, y, r }) => circle(x + 1.6, y + 2.4, r)).join('')} />
      <path className="hedge" d={bushes.map(({ x, y, r }) => circle(x, y, r)).join('')} />
      <path
        className="crown-light"
        d={bushes.map(({ x, y, r }) => circle(x - r * 0.3, y - r * 0.35, r * 0.42)).join('')}
      />
    </>
  );
}

/** Stones in a row, of a wall so thick; `gaps` is how many of them are missing. */
function wall(kind: string, half: number, about: number, gaps = 0) {
  return (s: Along) => {
    const random = jitter(s.seed + 9);
    const stones = pieces(s, about).filter(() => random() >= gaps);
    const d = stones.map(({ from, to }) => slab(s, from + 0.4, to - 0.4, half * (0.85 + random() * 0.3))).join('');
    return (
      <>
        <path className="ground-shadow" transform="translate(2 3)" d={d} />
        <path className={kind} d={d} />
      </>
    );
  };
}

function Castle(s: Along) {
  const merlons = pieces(s, 8).filter((_, i) => i % 2 === 0);
  return (
    <>
      <path className="ground-shadow" transform="translate(3 5)" d={slab(s, -3, s.length + 3, 5.5)} />
      <path className="castle-wall" d={slab(s, -3, s.length + 3, 5.5)} />
      <path className="castle-walk" d={slab(s, -3, s.length + 3, 2.4)} />
      <path
        className="castle-merlons"
        d={merlons.flatMap(({ from, to }) => [slab2(s, from, to, 2.6, 6.4), slab2(s, from, to, -6.4, -2.6)]).join('')}
      />
    </>
  );
}

const slab2 = (s: Along, from: number, to: number, low: number, high: number): string =>
  `M${go(s.at(from, low))}L${go(s.at(to, low))}L${go(s.at(to, high))}L${go(s.at(from, high))}Z`;

function Gate(s: Along) {
  const { length } = s;
  const towers = [s.at(0), s.at(length)];
  const boards = pieces(s, 4.4).map(({ from }) => `M${go(s.at(from, -4))}L${go(s.at(from, 4))}`);
  return (
    <>
      <path className="gate-leaf" d={slab(s, 4, length - 4, 4)} />
      <path className="gate-boards" d={boards.slice(2, -1).join('')} />
      <path className="ground-shadow" d={towers.map(({ x, y }) => circle(x + 3, y + 4, 8)).join('')} />
      <path className="castle-wall" d={towers.map(({ x, y }) => circle(x, y, 8)).join('')} />
      <path className="castle-walk" d={towers.map(({ x, y }) => circle(x, y, 4.6)).join('')} />
    </>
  );
}

function Barricade(s: Along) {
  const crossed = pieces(s, 11).map(({ from, to }) => {
    const m = (from + to) / 2;
    return `M${go(s.at(m - 5, -4.5))}L${go(s.at(m + 5, 4.5))}M${go(s.at(m - 5, 4.5))}L${go(s.at(m + 5, -4.5))}`;
  });
  return (
    <>
      <path className="barricade-under" d={crossed.join('')} />
      <path className="barricade" d={`${crossed.join('')}M${go(s.at(1))}L${go(s.at(s.length - 1))}`} />
    </>
  );
}

function Wire(s: Along) {
  const coils = pieces(s, 6).map(({ from, to }) => {
    const [a, b] = [s.at(from, 3.6), s.at(to, 3.6)];
    const low = s.at((from + to) / 2, -6);
    return `M${go(a)}Q${go(low)} ${go(b)}`;
  });
  const posts = pieces(s, 15).map(
    ({ from, to }) => `M${go(s.at((from + to) / 2, -5))}L${go(s.at((from + to) / 2, 5))}`,
  );
  return (
    <>
      <path className="wire-posts" d={posts.join('')} />
      <path className="wire-under" d={coils.join('')} />
      <path className="wire" d={coils.join('')} />
    </>
  );
}

function Stream(s: Along) {
  const d = `M${go(s.at(-2))}Q${go(s.at(s.length * 0.3, 5))} ${go(s.at(s.length / 2))}T${go(s.at(s.length + 2))}`;
  return (
    <>
      <path className="stream-bank" d={d} />
      <path className="stream" d={d} />
    </>
  );
}

function Breach(s: Along) {
  const random = jitter(s.seed + 77);
  const stones = pieces(s, 4).map(({ from, to }) => {
    const { x, y } = s.at((from + to) / 2, (random() - 0.5) * 12);
    return circle(x, y, 1.6 + random() * 2.4);
  });
  const stumps = slab(s, -3, 6, 5.5) + slab(s, s.length - 6, s.length + 3, 5.5);
  return (
    <>
      <path className="castle-wall" d={stumps} />
      <path className="ground-shadow" transform="translate(1.4 2)" d={stones.join('')} />
      <path className="breach-stones" d={stones.join('')} />
    </>
  );
}

const DRAWN: Readonly<Record<LinearId, (s: Along) => React.ReactNode>> = {
  hedge: Hedge,
  lowwall: wall('low-wall', 2.6, 7),
  barricade: Barricade,
  ruin: wall('ruined-wall', 4, 8, 0.3),
  wire: Wire,
  stream: Stream,
  breach: Breach,
  highwall: wall('high-wall', 4, 9),
  castle: Castle,
  gate: Gate,
};

/** Walls first, so that the towers of a gate stand at their ends. */
const ORDER: readonly LinearId[] = [
  'stream',
  'wire',
  'hedge',
  'lowwall',
  'ruin',
  'barricade',
  'highwall',
  'castle',
  'breach',
  'gate',
];

function sidesWith(layout: Layout) {
  const { map, linear } = layout.tables;
  return linear.flatMap((type, side) => {
    if (!type) return [];
    const { left } = map.sides[side]!;
    const [a, b] = sideDots(layout, left, map.sidesOf[left]!.indexOf(side));
    return [{ side, id: type.id, a, b }];
  });
}

export function LinearTerrain({ layout }: { readonly layout: Layout }) {
  const sides = sidesWith(layout).sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
  return sides.map(({ side, id, a, b }) => (
    <g key={side} data-linear={id}>
      {DRAWN[id](alongSide(a, b, side))}
    </g>
  ));
}

/** What has been breached lies over what stood there. */
export function Breaches({
  layout,
  breached,
}: {
  readonly layout: Layout;
  readonly breached: readonly (readonly [string, string])[];
}) {
  const { map } = layout.tables;
  return breached.map(([one, two]) => {
    const zone = zoneNumber(layout, one);
    const at = map.beyond[zone]!.indexOf(zoneNumber(layout, two));
    if (at < 0) return null;
    const [a, b] = sideDots(layout, zone, at);
    const s = alongSide(a, b, at + zone);
    return (
      <g key={`${one} ${two}`} className="breached">
        <path className="breached-gap" d={slab(s, 3, s.length - 3, 7)} />
        {Breach(s)}
      </g>
    );
  });
}
