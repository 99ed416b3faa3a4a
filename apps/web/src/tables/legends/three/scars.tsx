import { useMemo } from 'react';
import { Shape, ShapeGeometry } from 'three';
import { radians, spot } from '../../../kit/space/space.js';
import { useDisposed } from '../../../kit/space/use-disposed.js';
import type { Scar } from '../scars.js';

/** A ragged hole, the same every time, and the rubble-coloured rim about it. */
function ragged(size: number): ShapeGeometry {
  const shape = new Shape();
  for (let i = 0; i < 22; i++) {
    const r = size * (0.78 + (((i * 7) % 5) / 5) * 0.34);
    const a = (i * Math.PI) / 11;
    shape[i === 0 ? 'moveTo' : 'lineTo'](Math.cos(a) * r * 0.85, Math.sin(a) * r * 1.15);
  }
  return new ShapeGeometry(shape);
}

const TURN = { x: [0, 0, 0], y: [0, Math.PI / 2, 0], flat: [-Math.PI / 2, 0, 0] } as const;

/** Holes in walls that somebody has come through, seen from both sides. */
export function Scars({ scars }: { readonly scars: readonly Scar[] }) {
  const shapes = useMemo(() => [ragged(0.52), ragged(0.66)], []);
  const [hole, rim] = shapes;
  useDisposed(shapes);
  return scars.map(({ key, at, lies, yaw, thick }) => (
    <group key={key} position={spot(at)} rotation={[0, radians(yaw), 0]}>
      <group rotation={TURN[lies]}>
        {[-1, 1].map((side) => (
          <group key={side} position={[0, 0, side * (thick + 0.015)]}>
            <mesh geometry={rim} raycast={() => null}>
              <meshBasicMaterial color="#d9c9b4" side={2} />
            </mesh>
            <mesh geometry={hole} position={[0, 0, side * 0.012]} raycast={() => null}>
              <meshBasicMaterial color="#1c1512" side={2} />
            </mesh>
          </group>
        ))}
      </group>
    </group>
  ));
}
