// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import type { Pick } from './space.js';

export function Street({
  size,
  dark,
  onPick,
}: {
  readonly size: number;
  readonly dark: boolean;
  readonly onPick: Pick;
}) {
  const middle = size / 2;
  return (
    <group>
      <mesh position={[middle, -0.26, -middle]} onClick={onPick}>
        <boxGeometry args={[size, 0.5, size]} />
        <meshStandardMaterial color={dark ? '#3a3d45' : '#8e8c86'} roughness={0.95} />
      </mesh>
      <gridHelper
        args={[size, size / 2, dark ? '#59606d' : '#b9b5aa', dark ? '#474d58' : '#a3a098']}
        position={[middle, 0, -middle]}
      />
      <mesh position={[middle, -0.9, -middle]}>
        <boxGeometry args={[size + 1.2, 0.8, size + 1.2]} />
        <meshStandardMaterial color={dark ? '#2b2118' : '#6b4a2c'} />
      </mesh>
    </group>
  );
}
