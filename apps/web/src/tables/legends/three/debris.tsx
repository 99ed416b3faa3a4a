import { useFrame, useThree } from '@react-three/fiber';
import type { SceneEvent, Vec3 } from '@sandtable/legends';
import { useEffect, useRef, useState } from 'react';
import { type InstancedMesh, Object3D } from 'three';
import type { LogEntry } from '../../../frame/sitting.js';
import { useAnimation } from '../../../settings.js';

// Bricks and dust where something breaks. Nothing waits for it, and those who asked for stillness are spared it.

const PIECES = 26;
const SECONDS = 1.3;
const GRAVITY = 14;

interface Burst {
  readonly key: number;
  readonly at: Vec3;
}

/** Where things broke or were hit hard in what was added to the log. */
export function burstsOf(news: readonly LogEntry[]): Burst[] {
  let at: Vec3 | null = null;
  return news.flatMap(({ n, event }): Burst[] => {
    const told = event as unknown as SceneEvent;
    if (told.type === 'moved') at = told.to;
    if (told.type === 'cameThrough') at = told.to;
    const breaks = told.type === 'cameThrough' || told.type === 'collapsed' || told.type === 'impact';
    return breaks && at ? [{ key: n, at }] : [];
  });
}

export function Debris({ log }: { readonly log: readonly LogEntry[] }) {
  const animation = useAnimation();
  const read = useRef(log.length);
  const [bursts, setBursts] = useState<readonly Burst[]>([]);
  useEffect(() => {
    const news = log.slice(read.current);
    read.current = log.length;
    if (animation === 'off') return setBursts([]);
    const found = burstsOf(news).slice(-4);
    if (found.length > 0) setBursts(found);
  }, [log, animation]);
  return bursts.map(({ key, at }) => <Rubble key={key} at={at} />);
}

/** The same rubble every time: what flies about is no matter of chance. */
const FLIGHT = Array.from({ length: PIECES }, (_, i) => {
  const turn = i * 2.39996;
  const out = 1.5 + ((i * 7) % 5) * 0.7;
  return {
    x: Math.cos(turn) * out,
    z: Math.sin(turn) * out,
    up: 3 + ((i * 11) % 7) * 0.8,
    size: 0.08 + (i % 4) * 0.05,
  };
});

function Rubble({ at: [x, y, z] }: { readonly at: Vec3 }) {
  const mesh = useRef<InstancedMesh>(null);
  const age = useRef(0);
  const piece = useRef(new Object3D());
  const { invalidate } = useThree();
  useEffect(() => invalidate(), [invalidate]);
  useFrame((_, seconds) => {
    if (!mesh.current || age.current > SECONDS) return;
    age.current += Math.min(seconds, 0.1);
    const t = age.current;
    for (const [i, { x: dx, z: dz, up, size }] of FLIGHT.entries()) {
      const { current: one } = piece;
      one.position.set(x + dx * t, Math.max(0.05, z + 0.6 + up * t - (GRAVITY / 2) * t * t), -y + dz * t);
      one.rotation.set(t * 5 + i, t * 4, i);
      one.scale.setScalar(size * Math.max(0, 1 - t / SECONDS));
      one.updateMatrix();
      mesh.current.setMatrixAt(i, one.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    invalidate();
  });
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, PIECES]} frustumCulled={false}>
      <boxGeometry args={[1, 0.6, 0.8]} />
      <meshStandardMaterial color="#b0563c" flatShading />
    </instancedMesh>
  );
}
