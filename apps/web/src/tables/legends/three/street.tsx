// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import type { Scene } from '@sandtable/legends';
import { cityOf } from '@sandtable/legends';
import { useMemo } from 'react';
import { boxOf, part } from '../../../kit/space/shapes.js';
import type { Pick } from '../../../kit/space/space.js';
import { useDisposed } from '../../../kit/space/use-disposed.js';
import { paintOf } from './materials.js';

interface StreetProps {
  readonly scene: Scene;
  readonly dark: boolean;
  readonly onPick: Pick;
}

/** The table: asphalt with a square for every two inches, pavements about the buildings, a wooden rim. */
export function Street({ scene, dark, onPick }: StreetProps) {
  const { size, buildings } = cityOf(scene.match);
  const middle = size / 2;
  const asphalt = useMemo(
    () => part('street', dark ? '#6b7180' : '#a09d98', boxOf([0, 0, -0.5, size, size, -0.001])).geometry,
    [size, dark],
  );
  useDisposed(useMemo(() => [asphalt], [asphalt]));
  return (
    <group>
      <mesh geometry={asphalt} material={paintOf('street', dark, true)} receiveShadow onClick={onPick} />
      {buildings.map(({ id, x, y, yaw, w, d }) => (
        <mesh
          key={id}
          position={[x, 0.004, -y]}
          rotation={[-Math.PI / 2, 0, (yaw * Math.PI) / 180]}
          receiveShadow
          raycast={() => null}
        >
          <planeGeometry args={[w + 2.2, d + 2.2]} />
          <meshToonMaterial color={dark ? '#7b8190' : '#cfcabd'} polygonOffset polygonOffsetFactor={-1} />
        </mesh>
      ))}
      <mesh position={[middle, -0.95, -middle]} receiveShadow>
        <boxGeometry args={[size + 1.6, 0.9, size + 1.6]} />
        <meshToonMaterial color={dark ? '#4a3421' : '#8a5d34'} />
      </mesh>
    </group>
  );
}
