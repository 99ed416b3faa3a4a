import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import type { Group } from 'three';
import { spot } from '../../../kit/space/space.js';
import { type How, whereAt } from '../scene.js';
import type { Stage } from '../stage.js';

/** The scene that plays now; null while none does. */
export type Travel = Stage | null;

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What is told of somebody on its way: how it goes, and in which direction on the street plan. */
export type OnWay = (how: How | null, toward: readonly [x: number, y: number], seconds: number) => void;

/** Keeps something where it is, or on its way while a scene plays. */
export function useTravel(
  group: RefObject<Group | null>,
  { id, x, y, z }: Placed,
  travel: Travel,
  onWay?: OnWay,
): void {
  const { invalidate } = useThree();
  const moves = travel?.moving.has(id) ?? false;
  useEffect(() => {
    if (!moves) group.current?.position.set(...spot([x, y, z]));
    invalidate();
  }, [x, y, z, moves, group, invalidate]);
  useFrame((_, seconds) => {
    if (!moves || !travel || !group.current) return;
    const time = travel.now();
    const where = time < travel.lasts ? whereAt(travel.scene, id, time) : null;
    const at = where?.at ?? ([x, y, z] as const);
    group.current.position.set(...spot(at));
    onWay?.(where?.how ?? null, where ? [where.toward[0] - at[0], where.toward[1] - at[1]] : [0, 0], seconds);
    if (time < travel.lasts) invalidate();
  });
}
