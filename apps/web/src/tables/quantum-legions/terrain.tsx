import { HALF_HEXES, HEXES, type HexName, hexIndex, parsePlace, type Terrain } from '@sandtable/quantum-legions';
import { memo } from 'react';
import { at, centreOf, corners, type Dot, HEIGHT, hexPath, jitter, MARGIN, pathOf, R, W, WIDTH } from './hexart.js';
import { neighbours } from './spots.js';

// The ground, drawn once for each board. Everything is gathered into a few long paths, so that the page stays light.

type Ground = Readonly<Record<string, Terrain>>;

const n = (value: number): string => value.toFixed(1);
const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

/** Hexes of one terrain as one soft-edged patch: the hexes, and a bridge wherever two of them meet. */
function patch(hexes: readonly HexName[], radius: number): string {
  const here = new Set<string>(hexes);
  return hexes
    .map((hex) => {
      const c = centreOf(hex);
      const bridges = neighbours(hex).map((next) =>
        next !== null && next > hex && here.has(next) ? bridge(c, centreOf(next), radius) : '',
      );
      return hexPath(c, radius) + bridges.join('');
    })
    .join('');
}

function bridge(a: Dot, b: Dot, radius: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [(-dy / long) * radius * 0.5, (dx / long) * radius * 0.5];
  // In the same sense as the hexes go round, so that where they overlap nothing is left out.
  return pathOf([
    { x: a.x - ux, y: a.y - uy },
    { x: b.x - ux, y: b.y - uy },
    { x: b.x + ux, y: b.y + uy },
    { x: a.x + ux, y: a.y + uy },
  ]);
}

const TONES = [0, 1, 2] as const;

function Forest({ hexes }: { readonly hexes: readonly HexName[] }) {
  const shadow: string[] = [];
  const crowns: string[][] = [[], [], []];
  const light: string[] = [];
  const trees = hexes.flatMap((hex) => {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 7);
    return Array.from({ length: 19 }, (_, i) => {
      const ring = i === 0 ? 0 : i < 7 ? 14 : 28;
      const turn = (i < 7 ? (i * Math.PI) / 3 : (i * Math.PI) / 6) + random() * 0.5;
      const r = 6.2 + random() * 3.4;
      return {
        x: c.x + Math.cos(turn) * ring + random() * 4 - 2,
        y: c.y + Math.sin(turn) * ring + random() * 4 - 2,
        r,
        tone: Math.floor(random() * 3),
      };
    });
  });
  trees.sort((a, b) => a.y - b.y);
  for (const { x, y, r, tone } of trees) {
    shadow.push(circle(x + 2.2, y + 3, r));
    crowns[tone]!.push(circle(x, y, r));
    light.push(circle(x - r * 0.3, y - r * 0.35, r * 0.42));
  }
  return (
    <g>
      <path className="forest-floor" d={patch(hexes, R - 5)} />
      <path className="ground-shadow" d={shadow.join('')} />
      {TONES.map((tone) => (
        <path key={tone} className={`crown crown-${tone}`} d={crowns[tone]!.join('')} />
      ))}
      <path className="crown-light" d={light.join('')} />
    </g>
  );
}

function Hill({ hexes }: { readonly hexes: readonly HexName[] }) {
  const strokes: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 31);
    for (let i = 0; i < 22; i++) {
      const turn = (i / 22) * 2 * Math.PI + random() * 0.12;
      const from = 13 + random() * 2;
      const to = from + 8 + random() * 6;
      // Hachures are heavier away from the light, which comes from the upper left.
      const heavy = Math.cos(turn - Math.PI / 4) > -0.35;
      if (!heavy && i % 2 === 0) continue;
      strokes.push(
        `M${n(c.x + Math.cos(turn) * from)} ${n(c.y - 2 + Math.sin(turn) * from * 0.86)}L${n(c.x + Math.cos(turn) * to)} ${n(c.y - 2 + Math.sin(turn) * to * 0.86)}`,
      );
    }
  }
  return (
    <g>
      <path className="hill-foot" d={patch(hexes, R - 6)} />
      <path className="hill-slope" d={patch(hexes, R - 15)} transform="translate(-1.5 -2)" />
      {hexes.map((hex) => (
        <ellipse key={hex} className="hill-top" cx={centreOf(hex).x - 2} cy={centreOf(hex).y - 4} rx="12" ry="9.5" />
      ))}
      <path className="hachure" d={strokes.join('')} />
    </g>
  );
}

function Swamp({ hexes }: { readonly hexes: readonly HexName[] }) {
  const pools: string[] = [];
  const reeds: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 57);
    for (let i = 0; i < 5; i++) {
      const [x, y] = [c.x + random() * 40 - 20, c.y - 22 + i * 11 + random() * 4];
      const long = 8 + random() * 9;
      pools.push(`M${n(x - long)} ${n(y)}q${n(long)} -5 ${n(2 * long)} 0q${n(-long)} 5 ${n(-2 * long)} 0`);
    }
    for (let i = 0; i < 7; i++) {
      const [x, y] = [c.x + random() * 46 - 23, c.y + random() * 44 - 18];
      reeds.push(`M${n(x)} ${n(y)}v-8M${n(x - 3)} ${n(y)}q0 -4 -2.5 -6M${n(x + 3)} ${n(y)}q0 -4 2.5 -6`);
    }
  }
  return (
    <g>
      <path className="swamp-ground" d={patch(hexes, R - 5)} />
      <path className="swamp-pool" d={pools.join('')} />
      <path className="reeds" d={reeds.join('')} />
    </g>
  );
}

const LOTS: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-24, -17, 15, 13],
  [-5, -27, 12, 16],
  [10, -16, 16, 11],
  [-27, 1, 12, 15],
  [-11, 5, 17, 10],
  [10, 1, 15, 16],
  [-8, 19, 14, 9],
];

function Urban({ hexes }: { readonly hexes: readonly HexName[] }) {
  const shadows: string[] = [];
  const roofs: string[][] = [[], [], []];
  const shades: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 91);
    const flip = random() < 0.5 ? -1 : 1;
    for (const [lx, ly, w, h] of LOTS) {
      const x = c.x + (flip === 1 ? lx : -lx - w) + random() * 2;
      const y = c.y + ly + random() * 2;
      shadows.push(`M${n(x + 3)} ${n(y + 3.5)}h${w}v${h}h${-w}z`);
      roofs[Math.floor(random() * 3)]!.push(`M${n(x)} ${n(y)}h${w}v${h}h${-w}z`);
      // One slope of each roof lies in the shade.
      shades.push(
        w > h ? `M${n(x)} ${n(y + h / 2)}h${w}v${h / 2}h${-w}z` : `M${n(x + w / 2)} ${n(y)}h${w / 2}v${h}h${-w / 2}z`,
      );
    }
  }
  return (
    <g>
      <path className="urban-ground" d={patch(hexes, R - 4)} />
      <path className="ground-shadow" d={shadows.join('')} />
      {TONES.map((tone) => (
        <path key={tone} className={`roof roof-${tone}`} d={roofs[tone]!.join('')} />
      ))}
      <path className="roof-shade" d={shades.join('')} />
    </g>
  );
}

function Water({ hexes }: { readonly hexes: readonly HexName[] }) {
  const waves: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 13);
    for (let i = 0; i < 5; i++) {
      const [x, y] = [c.x - 22 + random() * 26, c.y - 24 + i * 12 + random() * 4];
      waves.push(`M${n(x)} ${n(y)}q4 -3.5 8 0t8 0`);
    }
  }
  return (
    <g>
      <path className="shore" d={patch(hexes, R - 2)} />
      <path className="water" d={patch(hexes, R - 6)} />
      <path className="water-deep" d={patch(hexes, R - 15)} />
      <path className="waves" d={waves.join('')} />
    </g>
  );
}

function Ice({ hexes }: { readonly hexes: readonly HexName[] }) {
  const cracks: string[] = [];
  const glints: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 17);
    for (let i = 0; i < 3; i++) {
      const turn = random() * 2 * Math.PI;
      const bend = turn + random() - 0.5;
      const [x, y] = [c.x + random() * 16 - 8, c.y + random() * 16 - 8];
      const [mx, my] = [x + Math.cos(turn) * 12, y + Math.sin(turn) * 12];
      cracks.push(`M${n(x)} ${n(y)}L${n(mx)} ${n(my)}L${n(mx + Math.cos(bend) * 11)} ${n(my + Math.sin(bend) * 11)}`);
    }
    glints.push(
      `M${n(c.x - 18)} ${n(c.y - 8)}l14 -11M${n(c.x - 13)} ${n(c.y - 6)}l8 -6M${n(c.x + 8)} ${n(c.y + 18)}l11 -9`,
    );
  }
  return (
    <g>
      <path className="ice-rim" d={patch(hexes, R - 2)} />
      <path className="ice" d={patch(hexes, R - 6)} />
      <path className="ice-cracks" d={cracks.join('')} />
      <path className="ice-glints" d={glints.join('')} />
    </g>
  );
}

/** Tufts and stones, so that open ground is not a blank. */
function Meadow({ hexes }: { readonly hexes: readonly HexName[] }) {
  const tufts: string[] = [];
  const tints: string[] = [];
  for (const hex of hexes) {
    const c = centreOf(hex);
    const random = jitter(hexIndex(hex) + 3);
    if (random() < 0.55) tints.push(circle(c.x + random() * 40 - 20, c.y + random() * 40 - 20, 18 + random() * 22));
    for (let i = 0; i < 4; i++) {
      const [x, y] = [c.x + random() * 54 - 27, c.y + random() * 52 - 26];
      tufts.push(`M${n(x)} ${n(y)}l-1.6 -4M${n(x)} ${n(y)}v-4.8M${n(x)} ${n(y)}l1.8 -3.8`);
    }
  }
  return (
    <g>
      <path className="meadow-tint" d={tints.join('')} />
      <path className="tufts" d={tufts.join('')} />
    </g>
  );
}

const DRAWN = { open: Meadow, swamp: Swamp, water: Water, ice: Ice, hill: Hill, urban: Urban, forest: Forest } as const;
/** Low things first, so that trees and roofs stand over their neighbours. */
const ORDER = ['open', 'water', 'ice', 'swamp', 'hill', 'urban', 'forest'] as const satisfies readonly Terrain[];

const HALVES = HALF_HEXES.map((name) => {
  const { X, r } = parsePlace(name)!;
  const c = at(X, r);
  const all = corners(c);
  return { name, d: pathOf(X === 0 ? [all[0]!, all[1]!, all[2]!, all[3]!] : [all[3]!, all[4]!, all[5]!, all[0]!]) };
});
const GRID = HEXES.map((hex) => hexPath(centreOf(hex))).join('');

export const TerrainLayer = memo(function TerrainLayer({
  terrain,
  frozen,
}: {
  readonly terrain: Ground;
  readonly frozen: boolean;
}) {
  const byTerrain = (kind: Terrain): HexName[] => HEXES.filter((hex) => terrain[hex] === kind);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={frozen ? 'terrain frozen' : 'terrain'} aria-hidden="true">
      <rect className="frame-wood" x="0" y="0" width={WIDTH} height={HEIGHT} rx="14" />
      <rect
        className="frame-inner"
        x={MARGIN - 12}
        y={MARGIN - 12}
        width={14 * W + 24}
        height={HEIGHT - 2 * MARGIN + 24}
        rx="6"
      />
      <path className="meadow" d={GRID} />
      <clipPath id="ground">
        <path d={GRID} />
      </clipPath>
      {ORDER.map((kind) => {
        const Drawn = DRAWN[kind];
        const hexes = byTerrain(kind);
        return hexes.length > 0 ? (
          <g key={kind} clipPath="url(#ground)">
            <Drawn hexes={hexes} />
          </g>
        ) : null;
      })}
      <path className="grid" d={GRID} />
      {HALVES.map(({ name, d }) => (
        <path key={name} className="half-hex" d={d} />
      ))}
      <g className="hex-names">
        {HEXES.map((hex) => (
          <text key={hex} x={centreOf(hex).x} y={centreOf(hex).y - R + 13}>
            {hex}
          </text>
        ))}
      </g>
    </g>
  );
});
