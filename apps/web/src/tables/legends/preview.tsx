import { cityOf, legends, type Scene } from '@sandtable/legends';
import { useMemo } from 'react';
import { castOf } from './city.js';
import { Drawings } from './paper/drawings.js';
import { K, project, sheetOf } from './paper/projection.js';
import './table.css';

const NO_CUTS: ReadonlyMap<string, number> = new Map();

function beginningOf(setup: unknown): Scene | null {
  try {
    return legends.open(setup);
  } catch {
    return null; // what is wrong with it, the referee says; there is nothing to draw
  }
}

/** How a game from this setup begins; null where it cannot. */
export function useBeginning(setup: unknown): Scene | null {
  const key = JSON.stringify(setup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setup, written the same, begins the same
  return useMemo(() => beginningOf(setup), [key]);
}

/** A small picture of the city a game would be played in, from above, with the Heroes where they may start. */
export function Preview({ setup }: { readonly setup: unknown }) {
  const scene = useBeginning(setup);
  if (!scene) return null;
  const { size } = cityOf(scene.match);
  const sheet = sheetOf(size, 8, true);
  return (
    <svg className="preview legends" viewBox={`0 0 ${size * K} ${size * K * 0.8}`} aria-hidden="true">
      <Drawings scene={scene} sheet={sheet} cuts={NO_CUTS} />
      {scene.match.sides?.flatMap(({ heroes, spots }) =>
        spots.map(([x, y], i) => {
          const dot = project(sheet, 'plan', [x, y, 0]);
          const cast = castOf(heroes[i]!);
          return (
            <circle
              key={cast.name}
              cx={dot.x}
              cy={dot.y}
              r="34"
              fill={cast.primary}
              stroke={cast.secondary}
              strokeWidth="8"
            />
          );
        }),
      )}
    </svg>
  );
}
