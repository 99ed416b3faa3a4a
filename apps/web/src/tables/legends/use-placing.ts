import type { Asked, Pose, Posed, QuestionKindId, Scene, Vec3 } from '@sandtable/legends';
import { useEffect, useState } from 'react';
import type { Refused, Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';

// A load that is put beside its carrier (LG-PIC-07): on which side, how it is turned and how it lies. What is turned end on goes
// further through walls when it is thrown.

export interface Placing {
  readonly thing: string;
  readonly beside: string;
  readonly pose: Pose;
  readonly refusal: Refused | null;
  readonly yaw: number;
  readonly lie: 0 | 1 | 2;
  /** Only loose objects lie on their sides, and Heroes are not turned. */
  readonly turns: boolean;
  readonly lies: boolean;
  readonly setToward: (at: Vec3) => void;
  readonly setYaw: (yaw: number) => void;
  readonly setLie: (lie: 0 | 1 | 2) => void;
}

interface PlacingProps {
  readonly sitting: Sitting;
  readonly scene: Scene;
  readonly kind: QuestionKindId | null;
  readonly data: unknown;
  readonly at: number;
}

export function usePlacing({ sitting, scene, kind, data, at }: PlacingProps): Placing | null {
  const asked = kind === 'Place' ? (data as Asked['Place']) : null;
  const object = scene.objects.find(({ id }) => id === asked?.thing);
  const piece = object ?? scene.buildings.find(({ id }) => id === asked?.thing);
  const hero = scene.heroes.find(({ id }) => id === asked?.thing);
  const partner = [...scene.heroes, ...scene.objects, ...scene.buildings].find(({ id }) => id === asked?.beside);
  const [toward, setToward] = useState<Vec3 | null>(null);
  const [yaw, setYaw] = useState<number | null>(null);
  const [lie, setLie] = useState<0 | 1 | 2 | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another load
  useEffect(() => {
    setToward(null);
    setYaw(null);
    setLie(null);
  }, [at, kind]);
  const here = piece ?? hero;
  const wish = {
    toward: toward ?? (here ? ([here.x, here.y, here.z] as Vec3) : ([0, 0, 0] as Vec3)),
    yaw: yaw ?? piece?.yaw ?? 0,
    lie: lie ?? object?.lie ?? 0,
  };
  const found = useAnswer<Posed>(sitting, 'pose', asked && partner ? { ...asked, ...wish } : null, at);
  if (!asked || !found) return null;
  return {
    ...asked,
    ...found,
    yaw: wish.yaw,
    lie: wish.lie,
    turns: piece !== undefined,
    lies: object !== undefined,
    setToward,
    setYaw,
    setLie,
  };
}
