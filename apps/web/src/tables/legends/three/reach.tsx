import type { Ray } from '@sandtable/legends';
import { useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { spot } from '../../../kit/space/space.js';
import { useDisposed } from '../../../kit/space/use-disposed.js';
import { hologram } from './materials.js';

/** Over the ground, so that it is seen. */
const OVER = 0.035;

/** How far the ground leads, as a patch of light with a rim. */
export function Reach({ rays }: { readonly rays: readonly Ray[] }) {
  const shapes = useMemo(() => {
    if (rays.length < 3) return null;
    const rim = rays.map(({ to: [x, y, z] }) => spot([x, y, z + OVER]));
    const middle = [0, 1, 2].map((k) => rim.reduce((sum, dot) => sum + dot[k]!, 0) / rim.length);
    const patch = new BufferGeometry();
    const corners = rim.flatMap((dot, i) => [...middle, ...dot, ...rim[(i + 1) % rim.length]!]);
    patch.setAttribute('position', new Float32BufferAttribute(corners, 3));
    const line = new BufferGeometry();
    line.setAttribute('position', new Float32BufferAttribute(rim.flat(), 3));
    return { patch, line };
  }, [rays]);
  useDisposed(useMemo(() => shapes && [shapes.patch, shapes.line], [shapes]));
  if (!shapes) return null;
  return (
    <group>
      <mesh geometry={shapes.patch} material={hologram('#ffe08a', 0.24, true)} renderOrder={3} raycast={() => null} />
      <lineLoop geometry={shapes.line} renderOrder={3} raycast={() => null}>
        <lineBasicMaterial color="#ffb300" />
      </lineLoop>
    </group>
  );
}
