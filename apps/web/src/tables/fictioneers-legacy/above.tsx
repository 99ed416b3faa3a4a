import type { Battle, ForceField, Smoke } from '@sandtable/fictioneers-legacy';
import { pathOf, pointsOf } from '../../ground/strokes.js';
import type { Sheet } from '../../kit/inches/sheet.js';

// Smoke, fields and zones: what comes and goes above the ground.

interface AboveProps {
  readonly battle: Battle;
  readonly sheet: Sheet;
}

/** Smoke, with the turns it will last, over everybody's heads. */
export function SmokeLayer({ battle, sheet }: AboveProps) {
  return (
    <g className="smoke-layer">
      {battle.smoke.map((smoke) => (
        <SmokeCloud key={`${smoke.x} ${smoke.y} ${smoke.until}`} smoke={smoke} turn={battle.turn} sheet={sheet} />
      ))}
    </g>
  );
}

function SmokeCloud({ smoke, turn, sheet }: { readonly smoke: Smoke; readonly turn: number; readonly sheet: Sheet }) {
  const { x, y } = sheet.dot(smoke);
  const r = sheet.drawn(smoke.diameter) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <circle
          key={i}
          className="smoke-puff"
          cx={Math.cos(i * 1.05) * r * 0.45}
          cy={Math.sin(i * 1.05) * r * 0.45}
          r={r * 0.55}
        />
      ))}
      <circle className="smoke-edge" r={r} />
      <text className="smoke-turns" y="4">
        {Math.max(0, smoke.until - turn + 1)}
      </text>
    </g>
  );
}

/** Force fields: a shimmering line while they stand, a dead one when they are down. */
export function FieldLayer({ battle, sheet }: AboveProps) {
  return battle.match.scenario.fields.map((field: ForceField, i) => (
    <g key={field.id} className={battle.fields[i] ? 'force-field' : 'force-field down'}>
      <polyline className="field-glow" points={pointsOf(field.line.map(sheet.pair))} />
      <polyline className="field-line" points={pointsOf(field.line.map(sheet.pair))} />
    </g>
  ));
}

/** Where sides may set up. */
export function Zones({ battle, side, sheet }: AboveProps & { readonly side: 'A' | 'B' }) {
  return battle.match.scenario.zones[battle.setup.zones[side]].map((corners) => (
    <path key={JSON.stringify(corners)} className="setup-zone" d={pathOf(corners.map(sheet.pair))} />
  ));
}
