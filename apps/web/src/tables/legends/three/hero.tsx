import type { Hero } from '@sandtable/legends';
import { useRef } from 'react';
import type { Group } from 'three';
import type { LogEntry } from '../../../frame/sitting.js';
import { castOf } from '../city.js';
import type { HeroLook } from '../laid.js';
import { useTravel } from './travel.js';

/** Corners of a base by seat, as in the plan: round, pointed, three, four, six. */
const CORNERS = [28, 4, 3, 4, 6];

export function Hero3d({ hero, look, log }: { hero: Hero; look: HeroLook | undefined; log: readonly LogEntry[] }) {
  const group = useRef<Group>(null);
  useTravel(group, hero.id, [hero.x, hero.y, hero.z], log);
  const { primary, secondary } = castOf(hero);
  const airborne = hero.surface === 'air';
  const lean = airborne ? -0.9 : 0;
  return (
    <group ref={group}>
      <mesh position={[0, 0.05, 0]} rotation={[0, hero.seat === 3 ? Math.PI / 4 : 0, 0]}>
        <cylinderGeometry args={[0.5, 0.56, 0.1, CORNERS[hero.seat] ?? 28]} />
        <meshStandardMaterial color={look?.own ? '#2b6cb0' : '#b03a2b'} />
      </mesh>
      {look?.active && (
        <mesh position={[0, 0.06, 0]} rotation={[-Math.PI / 2, 0, 0]}>
          <ringGeometry args={[0.75, 0.95, 32]} />
          <meshBasicMaterial color="#ffc93c" transparent opacity={0.9} />
        </mesh>
      )}
      <group position={[0, 0.1, 0]} rotation={[lean, hero.seat * 1.3, 0]}>
        {[-0.13, 0.13].map((x) => (
          <mesh key={x} position={[x, 0.22, 0]}>
            <capsuleGeometry args={[0.09, 0.3, 3, 8]} />
            <meshStandardMaterial color={secondary} roughness={0.6} />
          </mesh>
        ))}
        <mesh position={[0, 0.68, 0]}>
          <cylinderGeometry args={[0.27, 0.17, 0.48, 10]} />
          <meshStandardMaterial color={primary} roughness={0.55} />
        </mesh>
        {[-0.34, 0.34].map((x) => (
          <mesh key={x} position={[x, 0.66, 0.04]} rotation={[0, 0, x > 0 ? 0.35 : -0.35]}>
            <capsuleGeometry args={[0.075, 0.34, 3, 8]} />
            <meshStandardMaterial color={primary} roughness={0.55} />
          </mesh>
        ))}
        <mesh position={[0, 1.06, 0]}>
          <sphereGeometry args={[0.17, 16, 12]} />
          <meshStandardMaterial color={secondary} roughness={0.5} />
        </mesh>
        <mesh position={[0, 0.55, -0.2]} rotation={[0.22, 0, 0]}>
          <coneGeometry args={[0.36, 0.95, 4, 1, true, Math.PI * 0.25, Math.PI]} />
          <meshStandardMaterial color={secondary} side={2} roughness={0.8} />
        </mesh>
      </group>
    </group>
  );
}
