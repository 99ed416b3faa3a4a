import { type Battle, legendaryBattles, type View } from '@sandtable/legendary-battles';
import { useMemo } from 'react';
import { n } from '../../ground/strokes.js';
import { Ground } from './ground.js';
import { dotOf, layoutOf } from './map.js';
import './table.css';

// A small picture of where a battle would begin: the map, and the units where the scenario puts them.

/** Null where the setup is at fault: what is wrong with it, the referee says. */
function beginningOf(setup: unknown): View | null {
  let b: Battle;
  try {
    b = legendaryBattles.open(setup);
  } catch {
    return null;
  }
  return legendaryBattles.view(b, null);
}

export function Preview({ setup }: { readonly setup: unknown }) {
  const key = JSON.stringify(setup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setup, written the same, begins the same
  const view = useMemo(() => beginningOf(setup), [key]);
  if (!view) return null;
  const layout = layoutOf(view.match);
  return (
    <svg className="preview" viewBox={`0 0 ${layout.size.width} ${layout.size.height}`} aria-hidden="true">
      <Ground match={view.match} names={false} />
      {view.units.map(({ id, side, zone }) => {
        if (zone === null) return null;
        const { x, y } = dotOf(layout, zone);
        return (
          <path
            key={id}
            className={`preview-unit ${side === 'A' ? 'own' : 'enemy'}`}
            d={side === 'A' ? 'M-18 -18h36v36h-36z' : 'M0 -24L24 0L0 24L-24 0z'}
            transform={`translate(${n(x)} ${n(y)})`}
          />
        );
      })}
    </svg>
  );
}
