// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard

import type { ThreeEvent } from '@react-three/fiber';
import type { Hero, Scene } from '@sandtable/legends';
import { useEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import { castOf } from '../city.js';
import type { HeroLook } from '../laid.js';
import type { How } from '../scene.js';
import { figureOf, type Pose } from './figure.js';
import { figurePaint, hologram, rimOf, xray } from './materials.js';
import { type Travel, useTravel } from './travel.js';

/** Corners of a base by seat, as in the plan: round, pointed, three, four, six. */
const CORNERS = [28, 4, 3, 4, 6];
/** So tired that it shows. */
const TIRED = 14;

export const SIDE = { own: '#2b6cb0', enemy: '#b8342a' } as const;

function poseOf(hero: Hero, how: How | null): Pose {
  if (how === 'knock' || how === 'fling' || how === 'fall') return 'fly';
  if (hero.carrying !== null) return 'lift';
  if (how === 'line' || hero.surface === 'wall') return hero.surface === 'air' ? 'fly' : 'run';
  if (hero.surface === 'air' || how === 'drop') return 'fly';
  return hero.fatigue >= TIRED ? 'tired' : 'stand';
}

/** Where a Hero looks when it stands: at the nearest enemy. */
function facing(scene: Scene, hero: Hero): number {
  const enemies = scene.heroes.filter((one) => one.onTable && one.seat !== hero.seat);
  const [nearest] = enemies.sort(
    (a, b) => Math.hypot(a.x - hero.x, a.y - hero.y) - Math.hypot(b.x - hero.x, b.y - hero.y),
  );
  return nearest ? Math.atan2(nearest.x - hero.x, -(nearest.y - hero.y)) : 0;
}

interface HeroProps {
  readonly scene: Scene;
  readonly hero: Hero;
  readonly look: HeroLook | undefined;
  readonly travel: Travel;
  readonly onPick: (event: ThreeEvent<MouseEvent>) => void;
}

export function Hero3d({ scene, hero, look, travel, onPick }: HeroProps) {
  const group = useRef<Group>(null);
  const turned = useRef<Group>(null);
  const [how, setHow] = useState<How | null>(null);
  const pose = poseOf(hero, how);
  const toward = facing(scene, hero);
  const face = (yaw: number, lean: number): void => {
    turned.current?.rotation.set(lean, yaw, 0, 'YXZ');
  };
  const lean = leanOf(hero, how);
  // Up a wall: the feet are at it, the head is away from it.
  const yaw = hero.surface === 'wall' && hero.normal ? Math.atan2(-hero.normal[0], hero.normal[1]) : toward;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figure itself stays the same
  useEffect(() => face(yaw, lean), [yaw, lean]);
  useTravel(group, hero, travel, (now, [dx, dy]) => {
    if (now !== how) setHow(now);
    if (now && Math.hypot(dx, dy) > 0.05)
      face(Math.atan2(dx, -dy) + (now === 'knock' ? Math.PI : 0), leanOf(hero, now));
    else if (!now) face(yaw, lean);
  });
  const { primary, secondary } = castOf(hero);
  const { body, rim } = figureOf(hero.cast, primary, secondary, pose);
  const side = look?.own ? SIDE.own : SIDE.enemy;
  const [px, py, pz] = hero.surface === 'wall' && hero.normal ? wallShift(hero.normal) : [0, 0, 0];
  return (
    <group ref={group} onClick={onPick}>
      <mesh position={[0, 0.05, 0]} rotation={[0, hero.seat === 3 ? Math.PI / 4 : 0, 0]} castShadow>
        <cylinderGeometry args={[0.48, 0.54, 0.1, CORNERS[hero.seat] ?? 28]} />
        <meshToonMaterial color={side} />
      </mesh>
      {hero.token && (
        <mesh position={[0, 0.11, 0]} rotation={[-Math.PI / 2, 0, 0]} material={hologram('#000000', 0.45, true)}>
          <circleGeometry args={[0.46, 24]} />
        </mesh>
      )}
      <group ref={turned} position={[px, 0.1 + py, pz]} scale={1.1}>
        <mesh geometry={body} material={figurePaint()} castShadow renderOrder={10} />
        <mesh geometry={rim} material={rimOf()} renderOrder={9} raycast={() => null} />
        <mesh geometry={body} material={xray(side)} renderOrder={8} raycast={() => null} />
      </group>
    </group>
  );
}

function leanOf(hero: Hero, how: How | null): number {
  if (how === 'knock') return -1.1;
  if (how === 'fling') return 1.2;
  if (how === 'fall') return 2.4;
  if (hero.surface === 'wall') return -1.25;
  if (hero.surface === 'air') return 0.85;
  return how === 'line' ? 0.25 : 0;
}

/** A runner on a wall is drawn at the wall, not under it. */
const wallShift = ([nx, ny]: readonly [number, number]): [number, number, number] => [-nx * 0.4, 0.35, ny * 0.4];
