import { useFrame, useThree } from '@react-three/fiber';
import type { SceneEvent, Vec3 } from '@sandtable/legends';
import { type RefObject, useEffect, useRef } from 'react';
import { type Group, Vector3 } from 'three';
import type { LogEntry } from '../../../frame/sitting.js';
import { useAnimation } from '../../../settings.js';
import { spot } from './space.js';

/** Inches a second at which things go their way. */
const SPEED = { normal: 14, fast: 32 } as const;

/** Moves something along the way it took, if there is time for that, and leaves it where it is. */
export function useTravel(group: RefObject<Group | null>, id: string, at: Vec3, log: readonly LogEntry[]): void {
  const animation = useAnimation();
  const { invalidate } = useThree();
  const read = useRef(log.length);
  const way = useRef<Vec3[]>([]);
  const [x, y, z] = at;
  useEffect(() => {
    const news = log.slice(read.current);
    const follows = log.length > read.current && news.length < 200;
    read.current = log.length;
    const moves = news.flatMap(({ event }): Vec3[] => {
      const told = event as unknown as SceneEvent;
      return told.type === 'moved' && told.thing === id ? [told.from, told.to] : [];
    });
    if (!follows || animation === 'off' || moves.length === 0) {
      way.current = [];
      group.current?.position.set(...spot([x, y, z]));
    } else {
      group.current?.position.set(...spot(moves[0]!));
      way.current = [...moves.slice(1), [x, y, z]];
    }
    invalidate();
  }, [log, id, x, y, z, animation, group, invalidate]);
  useFrame((_, seconds) => {
    const [next] = way.current;
    const here = group.current?.position;
    if (!next || !here || animation === 'off') return;
    const to = new Vector3(...spot(next));
    const step = SPEED[animation] * Math.min(seconds, 0.1);
    if (here.distanceTo(to) <= step) {
      here.copy(to);
      way.current.shift();
    } else here.add(to.sub(here).setLength(step));
    invalidate();
  });
}
