import {
  assemble,
  type Battle,
  type BoardPlan,
  HEXES,
  libraryOfMatch,
  quantumLegions,
  SEATS,
  type Terrain,
  type View,
} from '@sandtable/quantum-legions';
import { useMemo } from 'react';
import { centreOf, HEIGHT, WIDTH } from './hexart.js';
import { TerrainLayer } from './terrain.js';
import './table.css';

// A small picture of where a game would begin: the board if it is known, and the units where they would stand.

interface Begins {
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly units: readonly { readonly side: string; readonly hex: string }[];
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
      (scenario.seats[seat].suggested ?? []).map((hex) => ({ side: seat as string, hex: hex as string })),
    );
    return { terrain: terrainOf(scenario.board, libraryOfMatch(b.match)), units };
  }
  const view = quantumLegions.view(b, null) as View;
  if (!view.board) return null;
  const units = view.units.flatMap(({ owner, hex }) => (typeof hex === 'string' ? [{ side: owner, hex }] : []));
  return { terrain: view.board.terrain, units };
}

export function Preview({ setup }: { readonly setup: unknown }) {
  const key = JSON.stringify(setup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setup, written the same, begins the same
  const begins = useMemo(() => beginningOf(setup), [key]);
  if (!begins) return null;
  return (
    <svg className="preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <TerrainLayer terrain={begins.terrain} frozen={Object.values(begins.terrain).includes('ice')} />
      {begins.units.map(({ side, hex }) => {
        const { x, y } = centreOf(hex);
        return (
          <path
            key={hex}
            className={`preview-unit ${side === 'A' ? 'own' : 'enemy'}`}
            d={side === 'A' ? 'M-20 -20h40v40h-40z' : 'M0 -27L27 0L0 27L-27 0z'}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </svg>
  );
}
