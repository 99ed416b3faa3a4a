// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard
// biome-ignore-all lint/suspicious/noArrayIndexKey: beads and steps have no other name

import type { Vec3 } from '@sandtable/legends';
import type { Overlay } from '../laid.js';
import { DRAG, spot } from './space.js';

/** Colours of the ways, as in the plan; their shapes differ too. */
const WAY = { g: '#2fbf71', w: '#ff9f43', a: '#4d8dff', d: '#e05fb5' } as const;
const PITCH = { g: 0.22, w: 0.6, a: 0.9, d: 0.45 } as const;
/** A line runs at the height of a Hero's middle. */
const MIDDLE = 0.3;

export function Overlay3d({ overlay }: { readonly overlay: Overlay }) {
  const { line, contacts, spots, aim, rings, refused } = overlay;
  return (
    <group>
      {line.map((corner, i) => (
        <Beads
          key={i}
          from={corner.from}
          to={corner.to}
          pitch={PITCH[corner.way]}
          colour={refused ? '#9aa0a6' : WAY[corner.way]}
          round={corner.way === 'w' || corner.way === 'd'}
        />
      ))}
      {contacts.map((contact, i) => (
        <group key={i} position={spot([contact.at[0], contact.at[1], contact.at[2] + 0.7])}>
          <mesh>
            <icosahedronGeometry args={[contact.bump ? 0.28 : 0.42, 0]} />
            <meshStandardMaterial
              color={contact.bump ? '#d9cfb8' : '#ffd23f'}
              emissive="#c2410c"
              emissiveIntensity={0.45}
              flatShading
            />
          </mesh>
          <mesh position={[0, -0.7, 0]}>
            <cylinderGeometry args={[0.5, 0.5, 1.25, 16]} />
            <meshStandardMaterial color="#7fe3ff" transparent opacity={0.28} depthWrite={false} />
          </mesh>
        </group>
      ))}
      {spots.map(({ at, label, choose }, i) => (
        <mesh
          key={`${i} ${label}`}
          position={spot([at[0], at[1], at[2] + 0.06])}
          rotation={[-Math.PI / 2, 0, 0]}
          onClick={(event) => {
            event.stopPropagation();
            if (event.delta <= DRAG) choose();
          }}
        >
          <ringGeometry args={[0.24, 0.46, 24]} />
          <meshBasicMaterial color="#ff7a2f" transparent opacity={0.9} side={2} />
        </mesh>
      ))}
      {rings.map((at) => (
        <mesh key={at.join(' ')} position={spot([at[0], at[1], at[2] + 0.08])} rotation={[-Math.PI / 2, 0, 0]}>
          <ringGeometry args={[0.85, 1.05, 32]} />
          <meshBasicMaterial color="#f5b301" side={2} />
        </mesh>
      ))}
      {aim && <Beads from={aim.from} to={aim.to} pitch={0.5} colour="#ef4444" round={false} />}
      {aim?.hit && (
        <mesh position={spot([aim.hit.at[0], aim.hit.at[1], aim.hit.at[2] + 0.5])}>
          <icosahedronGeometry args={[0.6, 1]} />
          <meshStandardMaterial color="#ff5f5f" transparent opacity={0.4} wireframe />
        </mesh>
      )}
    </group>
  );
}

/** A way as a row of beads: close for the ground, round and apart for walls, long and far apart for the air. */
function Beads({
  from,
  to,
  pitch,
  colour,
  round,
}: {
  from: Vec3;
  to: Vec3;
  pitch: number;
  colour: string;
  round: boolean;
}) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.min(160, Math.max(2, Math.ceil(far / pitch)));
  return (
    <group>
      {Array.from({ length: count + 1 }, (_, i) => {
        const k = i / count;
        const at: Vec3 = [
          from[0] + (to[0] - from[0]) * k,
          from[1] + (to[1] - from[1]) * k,
          from[2] + (to[2] - from[2]) * k + MIDDLE,
        ];
        return (
          <mesh key={i} position={spot(at)}>
            {round ? <sphereGeometry args={[0.13, 8, 6]} /> : <boxGeometry args={[0.2, 0.12, 0.2]} />}
            <meshBasicMaterial color={colour} />
          </mesh>
        );
      })}
    </group>
  );
}
