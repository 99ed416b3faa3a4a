import {
  assemble,
  type Battle,
  type BoardPlan,
  type Config,
  HEXES,
  libraryOfMatch,
  type Place,
  quantumLegions,
  SEATS,
  type Terrain,
  type View,
} from '@sandtable/quantum-legions';
import { type ReactNode, useMemo } from 'react';
import { dotOf, HEIGHT, WIDTH } from './hexart.js';
import { PlannedGround } from './terrain.js';
import { placeKey } from './units.js';
import './table.css';

// A small picture of where a game would begin: the board if it is known, and the units where they would stand.

interface Begins {
  readonly config: Config;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly units: readonly { readonly side: string; readonly hex: Place }[];
}

export function terrainOf(plan: BoardPlan, library: ReturnType<typeof libraryOfMatch>): Begins['terrain'] {
  const { terrain } = assemble(plan, library.sections);
  return Object.fromEntries(HEXES.map((hex, i) => [hex, terrain[i]!]));
}

/** Null where the board is only chosen at the table, or the setup is at fault. */
function beginningOf(setup: unknown): Begins | null {
  let b: Battle;
  try {
    b = quantumLegions.open(setup);
  } catch {
    return null; // what is wrong with it, the referee says; there is nothing to draw
  }
  const { scenario } = b.match;
  if (scenario?.board) {
    const units = SEATS.flatMap((seat) =>
      (scenario.seats[seat].suggested ?? []).map((hex) => ({ side: seat as string, hex })),
    );
    return { config: b.match.config, terrain: terrainOf(scenario.board, libraryOfMatch(b.match)), units };
  }
  const view = quantumLegions.view(b, null) as View;
  if (!view.board) return null;
  const units = view.units.flatMap(({ owner, hex }) => (hex === null ? [] : [{ side: owner, hex }]));
  return { config: b.match.config, terrain: view.board.terrain, units };
}

interface BoardPictureProps extends Pick<Begins, 'terrain' | 'config'> {
  /** Without it the picture says nothing that is not said beside it. */
  readonly label?: string;
  /** Only the left half of it. */
  readonly half?: boolean;
  readonly children?: ReactNode;
}

/** A board by itself. */
export function BoardPicture({ terrain, config, label, half = false, children }: BoardPictureProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is told beside it
    <svg className="preview" viewBox={`0 0 ${half ? WIDTH / 2 : WIDTH} ${HEIGHT}`} {...said}>
      <PlannedGround terrain={terrain} config={config} />
      {children}
    </svg>
  );
}

/** Two sections, with the seam between them. */
export const JoinedSections = (props: BoardPictureProps) => (
  <BoardPicture {...props}>
    <path className="seam" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
  </BoardPicture>
);

export function Preview({ setup }: { readonly setup: unknown }) {
  const key = JSON.stringify(setup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setup, written the same, begins the same
  const begins = useMemo(() => beginningOf(setup), [key]);
  if (!begins) return null;
  return (
    <BoardPicture {...begins}>
      {begins.units.map(({ side, hex }) => {
        const { x, y } = dotOf(hex, begins.config.tabletopScale);
        return (
          <path
            key={placeKey(hex)}
            className={`preview-unit ${side === 'A' ? 'own' : 'enemy'}`}
            d={side === 'A' ? 'M-20 -20h40v40h-40z' : 'M0 -27L27 0L0 27L-27 0z'}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </BoardPicture>
  );
}
