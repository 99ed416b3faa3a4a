// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import type { ThreeEvent } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { LogEntry } from '../../../frame/sitting.js';
import type { Prop } from '../city.js';
import { boxOf } from './solids.js';
import { type Pick, radians } from './space.js';
import { Surface } from './surface.js';
import { useTravel } from './travel.js';

/** Paint of what stands in the street, by its kind. */
const PAINT: Readonly<Record<string, string>> = {
  taxi: '#ffd23f',
  car: '#d65a4a',
  bus: '#e8b04a',
  van: '#f3f1ea',
  hydrant: '#e0463a',
  mailbox: '#5f86c9',
  dumpster: '#6f9a66',
  container: '#d07a4c',
};

export function Prop3d({ prop, log, onPick }: { prop: Prop; log: readonly LogEntry[]; onPick: Pick }) {
  const { piece, kind, w, d, h } = prop;
  const group = useRef<Group>(null);
  useTravel(group, piece.id, [piece.x, piece.y, piece.z], log);
  const box = useMemo(() => boxOf([-w / 2, -d / 2, 0, w / 2, d / 2, h]), [w, d, h]);
  const choose = (event: ThreeEvent<MouseEvent>) => onPick(event, piece.id);
  const vehicle = piece.lie === 0 && ['car', 'taxi', 'van', 'bus'].includes(kind.id);
  const tint = PAINT[kind.id];
  return (
    <group ref={group} rotation={[0, radians(piece.yaw), 0]} onClick={choose}>
      {kind.id === 'tree' && piece.lie === 0 ? (
        <>
          <mesh position={[0, h * 0.25, 0]}>
            <cylinderGeometry args={[0.14, 0.2, h * 0.5, 8]} />
            <Surface mat="wood" />
          </mesh>
          <mesh position={[0, h * 0.66, 0]}>
            <icosahedronGeometry args={[h * 0.34, 1]} />
            <meshStandardMaterial color="#5f8f45" flatShading />
          </mesh>
        </>
      ) : vehicle ? (
        <>
          <mesh position={[0, h * 0.38, 0]}>
            <boxGeometry args={[w, h * 0.5, d]} />
            <meshStandardMaterial color={tint ?? '#888888'} roughness={0.4} metalness={0.3} />
          </mesh>
          <mesh position={[kind.id === 'bus' || kind.id === 'van' ? 0 : -w * 0.05, h * 0.79, 0]}>
            <boxGeometry args={[w * (kind.id === 'bus' || kind.id === 'van' ? 0.97 : 0.55), h * 0.42, d * 0.92]} />
            <meshStandardMaterial color="#2f4452" roughness={0.2} metalness={0.4} />
          </mesh>
          {[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => (
              <mesh key={`${x} ${z}`} position={[x * w * 0.32, 0.2, z * d * 0.46]} rotation={[Math.PI / 2, 0, 0]}>
                <cylinderGeometry args={[0.2, 0.2, 0.14, 12]} />
                <meshStandardMaterial color="#1d1d1f" />
              </mesh>
            )),
          )}
        </>
      ) : (
        <mesh geometry={box}>
          <Surface mat={kind.mat} {...(tint && { tint })} />
        </mesh>
      )}
    </group>
  );
}
