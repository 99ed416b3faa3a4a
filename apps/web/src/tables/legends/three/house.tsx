// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import { memo, useMemo, useRef } from 'react';
import type { Group } from 'three';
import { type Pick, radians } from '../../../kit/space/space.js';
import { useDisposed } from '../../../kit/space/use-disposed.js';
import type { House } from '../city.js';
import { inkOf, paintOf } from './materials.js';
import { houseModel } from './solids.js';
import { type Travel, useTravel } from './travel.js';

interface HouseProps {
  readonly house: House;
  /** Its place in the street. */
  readonly n: number;
  readonly cut: number | undefined;
  readonly dark: boolean;
  readonly travel: Travel;
  readonly onPick: Pick;
}

export const House3d = memo(
  function House3d({ house, n, cut, dark, travel, onPick }: HouseProps) {
    const { piece, plan } = house;
    const group = useRef<Group>(null);
    useTravel(group, piece, travel);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a building's shape depends on its plan and where it is cut
    const { solids, edges } = useMemo(() => houseModel(house, cut, n), [plan, cut, piece.z, n]);
    useDisposed(useMemo(() => [...solids.values(), ...(edges ? [edges] : [])], [solids, edges]));
    return (
      <group ref={group} rotation={[0, radians(piece.yaw), 0]}>
        {[...solids].map(([stuff, geometry]) => (
          <mesh
            key={stuff}
            geometry={geometry}
            material={paintOf(stuff, dark)}
            castShadow={stuff !== 'glass'}
            receiveShadow
            onClick={onPick}
          />
        ))}
        {edges && <lineSegments geometry={edges} material={inkOf()} raycast={() => null} />}
      </group>
    );
  },
  (a, b) =>
    a.cut === b.cut &&
    a.dark === b.dark &&
    a.travel === b.travel &&
    a.onPick === b.onPick &&
    a.house.plan === b.house.plan &&
    a.house.piece === b.house.piece,
);
