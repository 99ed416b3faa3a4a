// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import type { ThreeEvent } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { type Pick, radians } from '../../../kit/space/space.js';
import type { Prop } from '../city.js';
import { inkOf, paintOf } from './materials.js';
import { propModel } from './prop-models.js';
import { type Travel, useTravel } from './travel.js';

interface PropProps {
  readonly prop: Prop;
  /** Its place in the street. */
  readonly n: number;
  readonly dark: boolean;
  readonly travel: Travel;
  readonly onPick: Pick;
}

/** How it is turned when it lies on its side: about its depth, or about its width. */
const LYING = [
  [0, 0, 0],
  [0, 0, Math.PI / 2],
  [Math.PI / 2, 0, 0],
] as const;

export function Prop3d({ prop, n, dark, travel, onPick }: PropProps) {
  const { piece, kind, h } = prop;
  const group = useRef<Group>(null);
  const turned = useRef<Group>(null);
  // What is thrown tumbles on its way.
  useTravel(group, piece, travel, (how, _, seconds) => {
    if (!turned.current) return;
    if (how === 'fling') turned.current.rotation.x += seconds * 7;
    else turned.current.rotation.x = 0;
  });
  const { solids, edges } = propModel(kind, n);
  const choose = (event: ThreeEvent<MouseEvent>) => onPick(event, piece.id);
  return (
    <group ref={group} rotation={[0, radians(piece.yaw), 0]} onClick={choose}>
      <group ref={turned} position={[0, h / 2, 0]}>
        <group rotation={LYING[piece.lie]}>
          <group position={[0, -kind.h / 2, 0]}>
            {[...solids].map(([stuff, geometry]) => (
              <mesh
                key={stuff}
                geometry={geometry}
                material={paintOf(stuff, dark)}
                castShadow={stuff !== 'glass'}
                receiveShadow
              />
            ))}
            {edges && <lineSegments geometry={edges} material={inkOf()} raycast={() => null} />}
          </group>
        </group>
      </group>
    </group>
  );
}
