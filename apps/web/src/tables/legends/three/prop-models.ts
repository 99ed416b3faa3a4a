import type { ObjectKind } from '@sandtable/legends';
import { madeOnce } from '../../../kit/space/made-once.js';
import { ball, box, bush, type Model, modelOf, type Part, pillar, spire, wheel } from '../../../kit/space/shapes.js';
import { paintFor } from '../paints.js';
import type { Stuff } from './textures.js';

// What stands in the street, each kind with a shape of its own within the box that the rules know. Its middle is the origin.

type Sides = Pick<ObjectKind, 'w' | 'd' | 'h' | 'mat'>;
type Maker = (sides: Sides, paint: string) => Part<Stuff>[];

const DARK = '#22262b';
const TYRE = '#1b1b1d';
const GLASS = '#bfe4f2';
const CHROME = '#cfd6da';

function wheels({ w, d }: Sides, r: number, at: readonly number[]): Part<Stuff>[] {
  return at.flatMap((x) => [-1, 1].map((side) => wheel(TYRE, r, 0.16, [x * w, side * (d / 2 - 0.08), r])));
}

const car: Maker = (s, paint) => {
  const { w, d, h } = s;
  return [
    ...wheels(s, 0.22, [-0.31, 0.31]),
    box('metal', paint, [-w / 2, -d / 2, 0.14, w / 2, d / 2, h * 0.58]),
    box('glass', GLASS, [-w * 0.27, -d * 0.44, h * 0.58, w * 0.22, d * 0.44, h * 0.9]),
    box('metal', paint, [-w * 0.24, -d * 0.42, h * 0.9, w * 0.18, d * 0.42, h]),
    box('plain', '#fff4c4', [w / 2 - 0.05, -d * 0.4, h * 0.34, w / 2, -d * 0.2, h * 0.5]),
    box('plain', '#fff4c4', [w / 2 - 0.05, d * 0.2, h * 0.34, w / 2, d * 0.4, h * 0.5]),
    box('plain', '#c8372d', [-w / 2, -d * 0.4, h * 0.34, -w / 2 + 0.05, -d * 0.2, h * 0.48]),
    box('plain', '#c8372d', [-w / 2, d * 0.2, h * 0.34, -w / 2 + 0.05, d * 0.4, h * 0.48]),
  ];
};

/** A long body with a row of windows. */
const coach: Maker = (s, paint) => {
  const { w, d, h } = s;
  const panes = Math.max(2, Math.round(w / 1.1));
  const pane = (w * 0.92) / panes;
  return [
    ...wheels(s, Math.min(0.32, h * 0.2), w > 5 ? [-0.34, 0.26, 0.36] : [-0.31, 0.31]),
    box('metal', paint, [-w / 2, -d / 2, 0.16, w / 2, d / 2, h * 0.52]),
    box('metal', paint, [-w / 2, -d / 2, h * 0.84, w / 2, d / 2, h]),
    box('plain', DARK, [-w / 2 + 0.06, -d / 2 + 0.06, h * 0.52, w / 2 - 0.1, d / 2 - 0.06, h * 0.84]),
    ...Array.from({ length: panes }, (_, i) => {
      const x = -w * 0.46 + i * pane;
      return box('glass', GLASS, [x + 0.07, -d / 2 + 0.01, h * 0.54, x + pane - 0.07, d / 2 - 0.01, h * 0.82]);
    }),
    box('glass', GLASS, [w / 2 - 0.1, -d * 0.44, h * 0.5, w / 2 - 0.02, d * 0.44, h * 0.84]),
    box('plain', '#f7f2e4', [-w / 2 - 0.005, -d / 2 - 0.005, h * 0.32, w / 2, d / 2 + 0.005, h * 0.37]),
    box('plain', '#fff4c4', [w / 2 - 0.03, -d * 0.42, 0.3, w / 2, -d * 0.26, 0.46]),
    box('plain', '#fff4c4', [w / 2 - 0.03, d * 0.26, 0.3, w / 2, d * 0.42, 0.46]),
  ];
};

const plainBox: Maker = ({ w, d, h, mat }, paint) => [box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h])];

const crate: Maker = ({ w, d, h, mat }, paint) => [
  box(mat, paint, [-w / 2 + 0.05, -d / 2 + 0.05, 0, w / 2 - 0.05, d / 2 - 0.05, h]),
  ...[0, h - 0.14].map((z) => box(mat, '#8b5a2b', [-w / 2, -d / 2, z, w / 2, d / 2, z + 0.14])),
];

const drum: Maker = ({ w, h, mat }, paint) => [
  pillar(mat, paint, w / 2 - 0.03, h, [0, 0, 0]),
  ...[0, h * 0.45, h - 0.09].map((z) => pillar(mat, DARK, w / 2, 0.09, [0, 0, z])),
];

const frame = (stuff: Stuff, colour: string, { w, d, h }: Sides, t: number): Part<Stuff>[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const [cx, cy] = [x * (w / 2 - t / 2), y * (d / 2 - t / 2)];
      return box(stuff, colour, [cx - t / 2, cy - t / 2, 0, cx + t / 2, cy + t / 2, h]);
    }),
  );

const booth: Maker = (s, paint) => {
  const { w, d, h } = s;
  return [
    ...frame('metal', paint, s, 0.12),
    box('glass', GLASS, [-w / 2 + 0.06, -d / 2 + 0.06, 0.1, w / 2 - 0.06, d / 2 - 0.06, h - 0.25]),
    box('metal', paint, [-w / 2, -d / 2, h - 0.28, w / 2, d / 2, h]),
    box('metal', DARK, [-w / 2, -d / 2, 0, w / 2, d / 2, 0.1]),
  ];
};

const MAKERS: Readonly<Record<string, Maker>> = {
  car,
  taxi: (s, paint) => [
    ...car({ ...s, h: s.h * 0.9 }, paint),
    box('plain', '#fffbe8', [-0.25, -0.2, s.h * 0.9, 0.2, 0.2, s.h]),
    ...Array.from({ length: 8 }, (_, i) =>
      box('plain', i % 2 ? '#1b1b1d' : '#fffbe8', [
        -s.w * 0.4 + i * s.w * 0.1,
        -s.d / 2 - 0.004,
        s.h * 0.34,
        -s.w * 0.3 + i * s.w * 0.1,
        s.d / 2 + 0.004,
        s.h * 0.42,
      ]),
    ),
  ],
  van: coach,
  bus: coach,
  crate,
  bigCrate: crate,
  barrel: drum,
  trashCan: drum,
  phoneBooth: booth,
  hydrant: ({ w, h, mat }, paint) => [
    pillar(mat, paint, w * 0.36, h * 0.8, [0, 0, 0]),
    ball(mat, paint, w * 0.36, [0, 0, h * 0.78], 0.8),
    wheel(DARK, w * 0.18, w, [0, 0, h * 0.5]),
  ],
  mailbox: ({ w, d, h, mat }, paint) => [
    ...[-1, 1].map((x) => box(mat, DARK, [x * w * 0.3 - 0.05, -d * 0.3, 0, x * w * 0.3 + 0.05, d * 0.3, 0.2])),
    box(mat, paint, [-w / 2, -d / 2, 0.2, w / 2, d / 2, h * 0.85]),
    pillar(mat, paint, w * 0.46, h * 0.15, [0, 0, h * 0.85], w * 0.3),
    box('plain', '#f3f1ea', [-w * 0.3, -d / 2 - 0.01, h * 0.6, w * 0.3, -d / 2 + 0.02, h * 0.68]),
  ],
  lampPost: ({ h, w }, paint) => [
    pillar('metal', paint, w * 0.5, 0.25, [0, 0, 0]),
    pillar('metal', paint, w * 0.28, h - 0.4, [0, 0, 0.2]),
    ball('lit', '#fff1bd', w * 0.95, [0, 0, h - 0.22]),
  ],
  bench: ({ w, d, h, mat }, paint) => [
    ...[-1, 1].map((x) => box('metal', DARK, [x * w * 0.42 - 0.05, -d / 2, 0, x * w * 0.42 + 0.05, d / 2, h * 0.55])),
    box(mat, paint, [-w / 2, -d / 2, h * 0.5, w / 2, d / 2, h * 0.66]),
    box(mat, paint, [-w / 2, d / 2 - 0.1, h * 0.6, w / 2, d / 2, h]),
  ],
  dumpster: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2, -d / 2, 0.12, w / 2, d / 2, h * 0.8]),
    box(mat, '#3c4a3a', [-w / 2, -d / 2, h * 0.8, w / 2, d / 2, h]),
    ...[-0.4, 0.4].map((x) => wheel(TYRE, 0.12, d * 0.9, [x * w, 0, 0.12])),
  ],
  motorcycle: ({ w, h }, paint) => [
    wheel(TYRE, h * 0.3, 0.14, [-w * 0.32, 0, h * 0.3]),
    wheel(TYRE, h * 0.3, 0.14, [w * 0.32, 0, h * 0.3]),
    box('metal', paint, [-w * 0.28, -0.12, h * 0.3, w * 0.22, 0.12, h * 0.7]),
    box('plain', DARK, [-w * 0.3, -0.14, h * 0.68, 0, 0.14, h * 0.8]),
    box('metal', CHROME, [w * 0.16, -0.25, h * 0.86, w * 0.22, 0.25, h]),
  ],
  container: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2 + 0.04, -d / 2 + 0.04, 0, w / 2 - 0.04, d / 2 - 0.04, h]),
    ...Array.from({ length: Math.round(w * 2.4) }, (_, i) => {
      const x = -w / 2 + 0.1 + i * ((w - 0.2) / Math.round(w * 2.4));
      return box(mat, paint, [x, -d / 2, 0.08, x + 0.16, d / 2, h - 0.08]);
    }),
  ],
  forklift: ({ w, d, h }, paint) => [
    wheel(TYRE, 0.22, d, [-w * 0.3, 0, 0.22]),
    wheel(TYRE, 0.22, d, [w * 0.2, 0, 0.22]),
    box('metal', paint, [-w / 2, -d / 2, 0.2, w * 0.25, d / 2, h * 0.55]),
    box('metal', DARK, [w * 0.25, -d * 0.4, 0, w * 0.33, d * 0.4, h]),
    box('metal', CHROME, [w * 0.33, -d * 0.35, 0.06, w / 2, -d * 0.2, 0.14]),
    box('metal', CHROME, [w * 0.33, d * 0.2, 0.06, w / 2, d * 0.35, 0.14]),
    box('metal', paint, [-w * 0.4, -d * 0.45, h * 0.92, w * 0.25, d * 0.45, h]),
  ],
  craneMast: (s, paint) => [
    ...frame('metal', paint, s, 0.22),
    ...Array.from({ length: Math.floor(s.h / 1.25) }, (_, i) =>
      box('metal', i % 2 ? paint : '#f2efe4', [-s.w / 2, -s.d / 2, i * 1.25, s.w / 2, s.d / 2, i * 1.25 + 0.16]),
    ),
  ],
  craneJib: ({ w, d, h, mat }, paint) => [
    ...[0, h - 0.16].flatMap((z) =>
      [-1, 1].map((y) =>
        box(mat, paint, [-w / 2, y * (d / 2 - 0.08) - 0.08, z, w / 2, y * (d / 2 - 0.08) + 0.08, z + 0.16]),
      ),
    ),
    ...Array.from({ length: Math.round(w) }, (_, i) =>
      box(mat, '#f2efe4', [-w / 2 + i + 0.1, -d / 2, 0, -w / 2 + i + 0.22, d / 2, h]),
    ),
  ],
  tree: ({ h }) => [
    pillar('wood', '#8a5a2c', 0.2, h * 0.5, [0, 0, 0], 0.12, 8),
    bush('#5f8f45', h * 0.28, [0.08, 0.05, h * 0.62]),
    bush('#6fa350', h * 0.22, [-0.2, -0.12, h * 0.52]),
    bush('#7db45b', h * 0.2, [0.05, -0.08, h * 0.8]),
  ],
  planter: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h * 0.62]),
    bush('#6fa350', w * 0.2, [-w * 0.15, 0, h * 0.62]),
    bush('#5f8f45', w * 0.17, [w * 0.18, d * 0.1, h * 0.64]),
  ],
  statue: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h * 0.3]),
    box(mat, paint, [-w * 0.36, -d * 0.36, h * 0.3, w * 0.36, d * 0.36, h * 0.36]),
    pillar(mat, '#7f9a8a', w * 0.2, h * 0.4, [0, 0, h * 0.36], w * 0.28),
    ball(mat, '#7f9a8a', w * 0.17, [0, 0, h * 0.84]),
    box(mat, '#7f9a8a', [w * 0.16, -0.08, h * 0.66, w * 0.4, 0.08, h]),
  ],
  busShelter: ({ w, d, h }, paint) => [
    box('glass', GLASS, [-w / 2, d / 2 - 0.08, 0.1, w / 2, d / 2, h * 0.9]),
    ...[-1, 1].map((x) =>
      box('glass', GLASS, [x * (w / 2 - 0.05) - 0.05, -d / 2, 0.1, x * (w / 2 - 0.05) + 0.05, d / 2, h * 0.9]),
    ),
    box('metal', paint, [-w / 2, -d / 2, h * 0.9, w / 2, d / 2, h]),
  ],
  foodCart: ({ w, d, h, mat }, paint) => [
    wheel(TYRE, 0.18, d, [-w * 0.3, 0, 0.18]),
    wheel(TYRE, 0.18, d, [w * 0.3, 0, 0.18]),
    box(mat, paint, [-w / 2, -d / 2, 0.16, w / 2, d / 2, h * 0.58]),
    pillar('metal', CHROME, 0.05, h * 0.3, [0, 0, h * 0.55]),
    spire('plain', '#f2c14e', Math.min(w, d) * 0.62, h * 0.22, [0, 0, h * 0.78], 8),
  ],
  stall: ({ w, d, h, mat }, paint) => [
    ...frame(mat, '#7a5230', { w, d, h: h * 0.8, mat }, 0.1),
    box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h * 0.42]),
    ...Array.from({ length: 6 }, (_, i) =>
      box('plain', i % 2 ? '#f7f0e0' : '#c8452f', [
        -w / 2 + (i * w) / 6,
        -d / 2,
        h * 0.8,
        -w / 2 + ((i + 1) * w) / 6,
        d / 2,
        h,
      ]),
    ),
  ],
  billboard: ({ w, d, h, mat }, paint) => [
    ...[-1, 1].map((x) => box(mat, '#7a5230', [x * w * 0.36 - 0.07, -d / 2, 0, x * w * 0.36 + 0.07, d / 2, h * 0.3])),
    box(mat, paint, [-w / 2, -d / 2, h * 0.24, w / 2, d / 2, h]),
    box('plain', '#f6e7b8', [-w * 0.46, -d / 2 - 0.01, h * 0.32, w * 0.46, d / 2 + 0.01, h * 0.93]),
    box('plain', '#d1452f', [-w * 0.38, -d / 2 - 0.02, h * 0.62, w * 0.2, d / 2 + 0.02, h * 0.8]),
    box('plain', '#2f5f8f', [-w * 0.38, -d / 2 - 0.02, h * 0.42, w * 0.36, d / 2 + 0.02, h * 0.52]),
  ],
  waterTank: ({ w, h, mat }, paint) => [
    ...[-1, 1].flatMap((x) => [-1, 1].map((y) => pillar('metal', DARK, 0.06, h * 0.3, [x * w * 0.3, y * w * 0.3, 0]))),
    pillar(mat, paint, w / 2, h * 0.5, [0, 0, h * 0.28], w / 2, 16),
    spire('roof', '#6b5a4a', w / 2, h * 0.22, [0, 0, h * 0.78], 16),
  ],
  acUnit: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h * 0.9]),
    pillar('plain', DARK, Math.min(w, d) * 0.38, h * 0.1, [0, 0, h * 0.9], Math.min(w, d) * 0.38, 16),
  ],
  barrier: ({ w, d, h, mat }, paint) => [
    box(mat, paint, [-w / 2, -d / 2, 0, w / 2, d / 2, h * 0.4]),
    box(mat, paint, [-w / 2, -d * 0.28, h * 0.4, w / 2, d * 0.28, h]),
    ...Array.from({ length: 3 }, (_, i) =>
      box('plain', '#e4572e', [
        -w * 0.42 + i * w * 0.32,
        -d * 0.28 - 0.01,
        h * 0.6,
        -w * 0.26 + i * w * 0.32,
        d * 0.28 + 0.01,
        h * 0.8,
      ]),
    ),
  ],
};

const once = madeOnce<Model<Stuff>>(({ solids, edges }) => [...solids.values(), ...(edges ? [edges] : [])]);

/** The model of a kind as it stands; `n` chooses among the paints it comes in. */
export function propModel(kind: ObjectKind, n: number): Model<Stuff> {
  const paint = paintFor(kind, n);
  return once(`${kind.id} ${kind.w} ${kind.d} ${kind.h} ${kind.mat} ${paint}`, () =>
    modelOf((MAKERS[kind.id] ?? plainBox)(kind, paint)),
  );
}
