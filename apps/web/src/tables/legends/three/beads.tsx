import type { Segment, Vec3 } from '@sandtable/legends';
import { useLayoutEffect, useRef } from 'react';
import { type InstancedMesh, Object3D, Vector3 } from 'three';
import { spot } from '../../../kit/space/space.js';

// Ways as rows of beads in one draw: close and flat on the ground, round on walls, long in the air, small for a fall.

type Way = Segment['m'] | 'aim';

const SHAPE: Readonly<Record<Way, { readonly pitch: number; readonly size: readonly [number, number, number] }>> = {
  g: { pitch: 0.42, size: [0.26, 0.07, 0.3] },
  w: { pitch: 0.4, size: [0.2, 0.2, 0.2] },
  a: { pitch: 0.72, size: [0.13, 0.13, 0.52] },
  d: { pitch: 0.34, size: [0.12, 0.12, 0.16] },
  aim: { pitch: 0.6, size: [0.16, 0.16, 0.42] },
};
/** A line runs at the height of a Hero's middle; on the ground it lies there. */
const MIDDLE: Readonly<Record<Way, number>> = { g: 0.1, w: 0.4, a: 0.6, d: 0.4, aim: 0.7 };
const MOST = 200;

const bead = new Object3D();

export function Beads({ from, to, way, colour }: { from: Vec3; to: Vec3; way: Way; colour: string }) {
  const mesh = useRef<InstancedMesh>(null);
  const { pitch, size } = SHAPE[way];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.min(MOST, Math.max(2, Math.round(far / pitch)));
  const key = `${from} ${to} ${way}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  useLayoutEffect(() => {
    const [a, b] = [new Vector3(...spot(from)), new Vector3(...spot(to))];
    for (const end of [a, b]) end.y += MIDDLE[way];
    for (let i = 0; i <= count; i++) {
      bead.position.lerpVectors(a, b, i / count);
      bead.lookAt(bead.position.clone().add(b).sub(a));
      bead.scale.set(...size);
      if (i === count) bead.scale.multiplyScalar(1.6);
      bead.updateMatrix();
      mesh.current?.setMatrixAt(i, bead.matrix);
    }
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
  }, [key]);
  return (
    <instancedMesh
      key={`${count} ${way}`}
      ref={mesh}
      args={[undefined, undefined, count + 1]}
      frustumCulled={false}
      raycast={() => null}
      renderOrder={5}
    >
      {way === 'w' ? <sphereGeometry args={[0.6, 10, 8]} /> : <boxGeometry args={[1, 1, 1]} />}
      {/* a way is seen through walls */}
      <meshBasicMaterial color={colour} transparent depthTest={false} />
    </instancedMesh>
  );
}

/** A ring that lies flat. */
export function Ring({ at, r, wide, colour }: { at: Vec3; r: number; wide: number; colour: string }) {
  return (
    <mesh position={spot(at)} rotation={[-Math.PI / 2, 0, 0]} renderOrder={4} raycast={() => null}>
      <ringGeometry args={[r, r + wide, 40]} />
      <meshBasicMaterial color={colour} transparent opacity={0.92} side={2} depthWrite={false} />
    </mesh>
  );
}
