// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused

import { memo } from 'react';
import { Patterns } from './art.js';
import { Elevation } from './elevation.js';
import { type DrawingProps, Plan } from './plan.js';

/** All that stands, without Heroes. Drawn anew only when something of it changes. */
export const Drawings = memo(function Drawings({ scene, sheet, cuts }: DrawingProps) {
  return (
    <g className="city" aria-hidden="true">
      <Patterns />
      <Plan scene={scene} sheet={sheet} cuts={cuts} />
      <Elevation scene={scene} sheet={sheet} face="south" />
      <Elevation scene={scene} sheet={sheet} face="west" />
    </g>
  );
});
