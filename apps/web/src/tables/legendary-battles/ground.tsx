import type { Ground as GroundKind, Match } from '@sandtable/legendary-battles';
import { memo, type ReactNode, useId } from 'react';
import { type ArtProps, Forest, Meadow, Sheet, type Stretch, Swamp, shapeOf, strewn, Urban } from '../../ground/art.js';
import { Structure } from '../../ground/houses.js';
import { Plain } from '../../ground/plain.js';
import { Rock, Rubble, Scrub } from '../../ground/stones.js';
import { circle, jitter, n, pathOf } from '../../ground/strokes.js';
import { TableEdge } from '../../ground/table-edge.js';
import { Waters } from '../../ground/waters.js';
import type { Dot } from '../../kit/pan-zoom.js';
import { LinearTerrain } from './linear.js';
import { type Layout, layoutOf } from './map.js';
import '../../ground/inch-table.css';
import './ground.css';

// The ground under a battle, drawn once for each map. What a letter of the map is called says how it looks, for players' own maps as
// well; what nobody here has drawn yet looks as its class does.

const LOOKS = [
  'open',
  'paved',
  'deep',
  'shallow',
  'bridge',
  'marsh',
  'ditch',
  'rough',
  'scree',
  'boulders',
  'rubble',
  'houses',
  'crag',
  'block',
  'woods',
  'post',
  'menhir',
  'lair',
] as const;
type Look = (typeof LOOKS)[number];

/** By the English words that names of terrain are made of. */
const CALLED: readonly (readonly [RegExp, Look])[] = [
  [/bridge/i, 'bridge'],
  [/ford|shallow/i, 'shallow'],
  [/river|lake|water|sea/i, 'deep'],
  [/marsh|bog|swamp|fen/i, 'marsh'],
  [/ditch|trench|moat/i, 'ditch'],
  [/cliff|crag|mountain/i, 'crag'],
  [/boulder|rock/i, 'boulders'],
  [/scree|gravel/i, 'scree'],
  [/rubble|ruin|debris/i, 'rubble'],
  [/tower|keep|fort|castle/i, 'block'],
  [/house|farm|hut|village|town|mill/i, 'houses'],
  [/wood|forest|pine|thicket|jungle|grove|orchard/i, 'woods'],
  [/plaza|courtyard|street|square|road|yard/i, 'paved'],
  [/rough|scrub|brush/i, 'rough'],
  [/checkpoint|post/i, 'post'],
  [/stone/i, 'menhir'],
  [/lair|den|cave/i, 'lair'],
];

const BY_CLASS = {
  clear: 'open',
  hindering: 'rough',
  covering: 'woods',
  blocking: 'crag',
  impassable: 'deep',
} as const satisfies Record<GroundKind['cls'], Look>;

export const lookOf = ({ name, cls }: GroundKind): Look =>
  CALLED.find(([words]) => words.test(name))?.[1] ?? BY_CLASS[cls];

type Art = (props: ArtProps & { readonly layout: Layout }) => ReactNode;

/** A floor of slabs. */
function Paved({ stretches, shape }: ArtProps) {
  const seams = stretches.flatMap((stretch) => {
    const random = jitter(stretch.seed + 21);
    return strewn(stretch, 15, 3, 21).map(({ x, y }) => {
      const long = 5 + random() * 5;
      return random() < 0.5
        ? `M${n(x)} ${n(y)}h${n(long)}v${n(long * 0.6)}`
        : `M${n(x)} ${n(y)}v${n(long)}h${n(-long * 0.5)}`;
    });
  });
  return (
    <>
      <path className="paving" d={shape(0)} />
      <path className="paving-seams" d={seams.join('')} />
    </>
  );
}

/** Rock that nobody climbs: ledges one above the other, cracked, and dark where they fall off. */
function Crag({ stretches, shape }: ArtProps) {
  const cracks = stretches.flatMap((stretch) => {
    const random = jitter(stretch.seed + 33);
    return strewn(stretch, 17, 6, 33).map(({ x, y }) => {
      const [a, b] = [6 + random() * 9, (random() - 0.5) * 9];
      return `M${n(x)} ${n(y)}l${n(b)} ${n(a * 0.5)}l${n(-b * 0.4)} ${n(a * 0.6)}`;
    });
  });
  const edges = stretches.flatMap((stretch) => {
    const random = jitter(stretch.seed + 35);
    return strewn(stretch, 21, 9, 35).map(({ x, y }) => {
      const w = 5 + random() * 7;
      return `M${n(x - w)} ${n(y + 2)}q${n(w * 0.5)} ${n(-5 - random() * 4)} ${n(w)} -3q${n(w * 0.6)} -1 ${n(w)} 4z`;
    });
  });
  return (
    <>
      <Sheet kind="crag-0" d={shape(1)} drop={5} />
      <Sheet kind="crag-1" d={shape(8)} drop={3} />
      <Sheet kind="crag-2" d={shape(16)} drop={3} />
      <path className="crag-light" d={edges.join('')} />
      <path className="crag-cracks" d={cracks.join('')} />
    </>
  );
}

function Scree({ stretches, shape }: ArtProps) {
  const stones: string[][] = [[], []];
  for (const stretch of stretches) {
    const random = jitter(stretch.seed + 51);
    for (const { x, y } of strewn(stretch, 8, 2, 51))
      stones[random() < 0.5 ? 0 : 1]!.push(circle(x, y, 1 + random() * 2.2));
  }
  return (
    <>
      <path className="scree-ground" d={shape(2)} />
      <path className="scree-stone" d={stones[0]!.join('')} />
      <path className="scree-stone light" d={stones[1]!.join('')} />
    </>
  );
}

function Ditch({ stretches, shape }: ArtProps) {
  const stakes = stretches.flatMap((stretch) =>
    strewn(stretch, 15, 12, 61).map(({ x, y }) => `M${n(x - 3)} ${n(y + 4)}l3 -11l3 11`),
  );
  return (
    <>
      <path className="ditch-rim" d={shape(1)} />
      <path className="ditch-floor" d={shape(8)} />
      <path className="ditch-deep" d={shape(15)} />
      <path className="ditch-stakes" d={stakes.join('')} />
    </>
  );
}

const shrunk = ({ seed, centre, outline }: Stretch, k: number): Stretch => ({
  seed,
  centre,
  outline: outline.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * k, y: centre.y + (y - centre.y) * k })),
});

function Blocks({ stretches, shape }: ArtProps) {
  return (
    <>
      <path className="urban-ground" d={shape(1)} />
      {stretches.map((stretch) => (
        <Structure key={stretch.seed} stretch={shrunk(stretch, 0.82)} height={4} />
      ))}
    </>
  );
}

/** Planks over the water, from bank to bank. */
function Bridge({ stretches, layout }: ArtProps & { readonly layout: Layout }) {
  const { tables, centres } = layout;
  return stretches.map(({ seed, centre }) => {
    const banks = tables.map.neighbours[seed - 1]!.filter((zone) => !WET.has(lookOf(tables.ground[zone]!)));
    const [a, b] = farthest(banks.map((zone) => centres[zone]!)) ?? [
      { x: centre.x, y: centre.y - 40 },
      { x: centre.x, y: centre.y + 40 },
    ];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const half = Math.min(46, Math.hypot(dx, dy) / 2);
    const planks = Array.from({ length: Math.floor((2 * half) / 6) }, (_, i) => `M${n(-half + 6 * i + 3)} -15v30`);
    return (
      <g key={seed} transform={`translate(${n(centre.x)} ${n(centre.y)}) rotate(${n(turn)})`}>
        <rect className="ground-shadow" x={-half + 3} y="-13" width={2 * half} height="34" />
        <rect className="bridge-bed" x={-half} y="-17" width={2 * half} height="34" rx="2" />
        <path className="bridge-planks" d={planks.join('')} />
        <path className="bridge-rail" d={`M${n(-half)} -17h${n(2 * half)}M${n(-half)} 17h${n(2 * half)}`} />
      </g>
    );
  });
}

const WET: ReadonlySet<Look> = new Set(['deep', 'shallow', 'bridge']);

function farthest(dots: readonly Dot[]): readonly [Dot, Dot] | null {
  let best: readonly [Dot, Dot] | null = null;
  let most = 0;
  for (const [i, a] of dots.entries())
    for (const b of dots.slice(i + 1)) {
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      if (far > most) [most, best] = [far, [a, b]];
    }
  return best;
}

function Post({ stretches }: ArtProps) {
  return stretches.map(({ seed, centre: { x, y } }) => (
    <g key={seed} transform={`translate(${n(x)} ${n(y)})`}>
      <path className="road-bed post-road" d="M-37 -9h74v18h-74z" />
      <path className="ground-shadow" d="M-13 -26h14v12h-14z" />
      <path className="post-hut" d="M-16 -30h14v13h-14z" />
      <path className="post-roof" d="M-18 -31l9 -5l9 5z" />
      <path className="post-bar" d="M-1 -16l32 -7" />
      <path className="post-bar stripes" d="M-1 -16l32 -7" />
    </g>
  ));
}

function Menhir({ stretches }: ArtProps) {
  return stretches.map(({ seed, centre: { x, y } }) => (
    <g key={seed} transform={`translate(${n(x)} ${n(y)})`}>
      <circle className="menhir-ring" r="27" />
      {[20, 95, 160, 230, 300].map((turn) => (
        <path
          key={turn}
          className="rock-stone"
          transform={`rotate(${turn}) translate(26 0)`}
          d="M-3.5 -3l5 -1.5l3 4l-4 4z"
        />
      ))}
      <path className="ground-shadow" d="M-4 -14l18 8l-4 8l-14 -2z" transform="translate(0 -12)" />
      <path className="menhir" d="M-8 -10q-1 -17 4 -23q7 -4 9 3q4 9 3 20z" />
      <path className="menhir-light" d="M-8 -10q-1 -17 4 -23l2 1q-3 9 -1 22z" />
    </g>
  ));
}

function Lair({ stretches, shape }: ArtProps) {
  return (
    <>
      <Rock stretches={stretches} shape={shape} />
      {stretches.map(({ seed, centre: { x, y } }) => (
        <g key={seed} transform={`translate(${n(x)} ${n(y)})`}>
          <path className="lair-mouth" d="M-26 16q-4 -34 24 -38q30 2 28 38q-12 9 -26 8q-14 1 -26 -8z" />
          <path className="lair-bones" d="M-16 17l9 -4M-15 13l7 5M8 18l11 -2M10 13l7 7" />
        </g>
      ))}
    </>
  );
}

const ART: Readonly<Record<Exclude<Look, 'open' | 'deep' | 'shallow'>, Art>> = {
  paved: Paved,
  bridge: Bridge,
  marsh: Swamp,
  ditch: Ditch,
  rough: Scrub,
  scree: Scree,
  boulders: Rock,
  rubble: Rubble,
  houses: Urban,
  crag: Crag,
  block: Blocks,
  woods: Forest,
  post: Post,
  menhir: Menhir,
  lair: Lair,
};

export const Ground = memo(function Ground({
  match,
  names = true,
}: {
  readonly match: Match;
  readonly names?: boolean;
}) {
  const layout = layoutOf(match);
  const { tables, outlines, centres, field, size } = layout;
  const { map } = tables;
  const within = useId();
  const all = outlines.map(pathOf).join('');
  const stretches = (look: Look): Stretch[] =>
    tables.ground.flatMap((ground, zone) =>
      lookOf(ground) === look ? [{ seed: zone + 1, centre: centres[zone]!, outline: outlines[zone]! }] : [],
    );
  const water = (...looks: readonly Look[]) => looks.flatMap(stretches);
  const town = tables.ground.filter((ground) => lookOf(ground) === 'paved').length > map.size / 3;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className={`terrain battle-ground ${tables.genre}`} aria-hidden="true">
      <TableEdge size={size} field={field} />
      <path className="meadow" d={all} />
      <clipPath id={within}>
        <path d={all} />
      </clipPath>
      <g clipPath={`url(#${within})`}>
        {!town && <Plain field={field} />}
        <Meadow stretches={stretches('open')} shape={() => ''} />
        <Waters shallow={water('shallow', 'bridge')} deep={water('deep')} />
        {LOOKS.map((look) => {
          if (look === 'open' || look === 'deep' || look === 'shallow') return null;
          const Drawn = ART[look];
          const found = stretches(look);
          return found.length > 0 && <Drawn key={look} stretches={found} shape={shapeOf(found)} layout={layout} />;
        })}
      </g>
      <path className="grid" d={all} />
      <LinearTerrain layout={layout} />
      <path className="zone-centres" d={centres.map(({ x, y }) => circle(x, y, 1.6)).join('')} />
      {names && (
        <g className="hex-names">
          {centres.map(({ x }, zone) => (
            <text key={map.ids[zone]} x={n(x)} y={n(namePlace(outlines[zone]!, x))}>
              {map.ids[zone]}
            </text>
          ))}
        </g>
      )}
    </g>
  );
});

/** A name stands under the upper edge of its zone, above its centre. */
function namePlace(outline: readonly Dot[], x: number): number {
  const tops = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if (a.x <= x === b.x <= x) return [];
    return [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)];
  });
  return Math.min(...tops) + 11;
}
