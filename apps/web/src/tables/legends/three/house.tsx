// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import { memo, useMemo } from 'react';
import type { House } from '../city.js';
import { houseSolids } from './solids.js';
import { type Pick, radians, spot } from './space.js';
import { Surface } from './surface.js';

export const House3d = memo(
  function House3d({ house, cut, onPick }: { house: House; cut: number | undefined; onPick: Pick }) {
    const { piece, plan } = house;
    // biome-ignore lint/correctness/useExhaustiveDependencies: a building's shape depends on its plan and where it is cut
    const solids = useMemo(() => houseSolids(house, cut), [plan, cut, piece.z]);
    return (
      <group position={spot([piece.x, piece.y, piece.z])} rotation={[0, radians(piece.yaw), 0]}>
        {[...solids].map(([mat, geometry]) => (
          <mesh key={mat} geometry={geometry} onClick={onPick}>
            <Surface mat={mat} />
          </mesh>
        ))}
      </group>
    );
  },
  (a, b) =>
    a.cut === b.cut && a.onPick === b.onPick && a.house.plan === b.house.plan && a.house.piece === b.house.piece,
);
