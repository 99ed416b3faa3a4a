import type { Profile } from '@sandtable/quantum-legions';

// Silhouettes for those who read pictures rather than signs. Which one a unit gets goes by what it is: its class and its
// traits, so a player's own units have one too. All look to the right; the enemy's are turned.

export type PictureId =
  | 'tank'
  | 'heavy'
  | 'scout'
  | 'hover'
  | 'gun'
  | 'carrier'
  | 'command'
  | 'hunter'
  | 'burner'
  | 'flyer'
  | 'beast'
  | 'rifles'
  | 'assault'
  | 'stealth'
  | 'missile'
  | 'jump'
  | 'sapper'
  | 'support'
  | 'swarm';

/** The first that applies, the more telling before the more common. */
const BY_TRAIT = {
  AFV: [
    ['command', 'command'],
    ['indirect-fire', 'gun'],
    ['transport', 'carrier'],
    ['jump', 'flyer'],
    ['hover', 'hover'],
    ['hunter', 'hunter'],
    ['incendiary', 'burner'],
    ['barrage', 'gun'],
    ['initiative', 'scout'],
  ],
  INF: [
    ['jump', 'jump'],
    ['hunter', 'missile'],
    ['stealth', 'stealth'],
    ['siege', 'sapper'],
    ['barrage', 'support'],
    ['assault', 'assault'],
  ],
} as const satisfies Record<'AFV' | 'INF', readonly (readonly [trait: string, picture: PictureId])[]>;

/** A force of living things, not of machines. */
const BEASTS = 'AR';

export function pictureOf({ type, infantry, armor }: Profile, traits: readonly string[]): PictureId {
  const found = BY_TRAIT[infantry ? 'INF' : 'AFV'].find(([trait]) => traits.includes(trait))?.[1];
  if (type.force === BEASTS) return infantry ? (found ?? 'swarm') : found === 'flyer' ? 'flyer' : 'beast';
  if (found) return found;
  if (infantry) return 'rifles';
  return armor >= 5 ? 'heavy' : 'tank';
}

/** One standing figure at x; the rest of a picture is about it. */
const figure = (x: number, y = 0): string =>
  `M${x} ${y - 9.4}a2.7 2.7 0 1 1 .01 0zM${x - 3.4} ${y - 8}q3.4 -1.6 6.8 0l.8 8.4h-1.8l-.2 8.6h-2l-.4 -7.6h-.4l-.6 7.6h-2l-.4 -8.6h-1.6z`;

const WHEELS = (...xs: number[]): string =>
  xs.map((x) => `M${x - 3.4} 8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z`).join('');

const PICTURES: Readonly<Record<PictureId, string>> = {
  tank: 'M-16 4l3 -5h6l2 -6h10l3 5h10v2h-10l-.4 1h5l4.4 3v3l-3 5h-27l-3 -5z',
  heavy: 'M-17 3l3 -5h5l1 -7h13l3 4h10v3h-10l-.4 2h6l4.4 3v4l-3 6h-28l-4 -6zM-9 -11h8v1.6h-8z',
  scout: `M-15 2l3 -6h5l3 -4h8l1 2h8v1.6h-8l2 2.4h4l4 4v4h-30z${WHEELS(-8.5, 8.5)}`,
  hover: 'M-17 1l7 -5h6l3 -4h7l3 3h9v1.6h-7l7 3.4l-2 4h-31zM-14 7h27l-2 3h-23zM-9 12h17l-2 1.6h-13z',
  gun: `M-13 3h9l15 -15l1.8 1.8l-12 13.2h8l5 4h-28z${WHEELS(-6, 6)}`,
  carrier: `M-16 -6h24l8 6v6h-32zM-12 -4v4h4v-4zM-5 -4v4h4v-4zM2 -4v4h5v-4z${WHEELS(-10, 0, 10)}`,
  command: `M-16 -4h22l8 6v4h-30zM-9 -4l-1 -11h1.6l.8 11zM-9.6 -15h9l-2.4 2.6l2.4 2.6h-8.6zM2 -4v-5h1.6v5z${WHEELS(-9, 0, 9)}`,
  hunter: 'M-17 5l4 -7h14l3 -2h13v2.4h-12l-1 2l8 2v3l-3 5h-23l-3 -5z',
  burner:
    'M-17 5l3 -6h5l2 -5h9l2 4h4v2h-4l-.4 1h5l3.4 3v2l-3 5h-23l-3 -5zM8 -5q4 -5 9 -3q-3 1 -2 3q1 3 -2 4q-4 1 -5 -4z',
  flyer: 'M-17 -8q9 0 15 6q7 -8 19 -7q-5 3 -6 6q-2 6 -9 6l-1 6l-3 -5q-8 0 -10 -6q-1 -4 -5 -6z',
  beast:
    'M-16 5q-1 -10 8 -11q5 -7 12 -3l4 -3l-1 4q7 1 9 6l-5 2q-1 3 -4 4l2 7h-3l-3 -6h-5l-2 6h-3l1 -7q-5 -1 -6 -3l-2 3z',
  rifles: `${figure(-9)}${figure(0, 1.5)}${figure(9)}M-5.6 -6.4l5 -2.4l.6 1.2l-5 2.4zM3.4 -4.9l5 -2.4l.6 1.2l-5 2.4zM12.4 -6.4l5 -2.4l.6 1.2l-5 2.4z`,
  assault: `${figure(-6)}${figure(6)}M-3 -8l8 -6l1 1.4l-8 6zM9 -8l8 -6l1 1.4l-8 6z`,
  stealth: 'M-17 6q8 -7 17 -5l3 -4q4 -3 5 1l-2 3h11v1.6h-12q-2 4 -7 4h-15zM-12 -3l2 -6l2 5l3 -7l2 7l-3 2z',
  missile: `${figure(-8)}${figure(5)}M-6 -12.6h20v4.2h-20zM14 -11.6l4 1.1l-4 1.1z`,
  jump: `${figure(0, -2)}M-4.4 -9.6h-3.6l-1 8h3.6zM4.4 -9.6h3.6l1 8h-3.6zM-8.4 0l-2 9l-2 -8zM8.4 0l2 9l2 -8z`,
  sapper: `${figure(-6)}M2 -12l1.6 0l0 13l-1.6 0zM-.6 0h6.8l-1 6q-2.4 3 -4.8 0zM9 8l4 -8l4 8z`,
  support: `${figure(-9)}M-2 9l10 -19l3 1.6l-8.4 17.4zM-4 9h14v1.8h-14zM8 9l-2 -8l1.6 -.6l2.6 8.6z`,
  swarm:
    'M-13 -4q5 -4 9 0l3 -3l-1 4q2 4 -2 6l2 4l-4 -3h-4l-3 3l1 -4q-4 -3 -1 -7zM4 -6q4 -4 8 0l3 -2l-1 4q2 4 -2 6l2 4l-4 -3h-3l-3 3l1 -4q-4 -4 -1 -8z',
};

/** Where the figures of a unit stand on its tile, by how many there are. */
const STANDS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -3],
    [9, 3],
  ],
  [
    [-10, -6],
    [10, -6],
    [0, 6],
  ],
  [
    [-10, -7],
    [10, -7],
    [-10, 6],
    [10, 6],
  ],
  [
    [-12, -8],
    [0, -8],
    [12, -8],
    [-8, 6],
    [8, 6],
  ],
  [
    [-12, -8],
    [0, -8],
    [12, -8],
    [-12, 6],
    [0, 6],
    [12, 6],
  ],
];

/** A figure for every element that is left (QL-MIN-01, QL-MIN-06). */
export function Figures({ elements, ...unit }: PictureProps & { readonly elements: number }) {
  const stands = STANDS[Math.min(elements, STANDS.length - 1)]!;
  const size = elements > 4 ? 0.4 : elements > 1 ? 0.5 : 0.85;
  return stands.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <Picture {...unit} />
    </g>
  ));
}

interface PictureProps {
  readonly own: boolean;
  readonly profile: Profile;
  readonly traits: readonly string[];
}

export function Picture({ own, profile, traits }: PictureProps) {
  const id = pictureOf(profile, traits);
  return (
    <g className="picture-face" data-picture={id} transform={own ? undefined : 'scale(-1 1)'}>
      <path d={PICTURES[id]} fillRule="evenodd" />
    </g>
  );
}
