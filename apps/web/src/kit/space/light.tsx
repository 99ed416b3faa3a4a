import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { DirectionalLight } from 'three';

interface LightProps {
  readonly size: number;
  readonly dark: boolean;
  /** Shadows are cast anew when this changes, and while a scene plays. */
  readonly when: unknown;
  readonly moving: { readonly lasts: number; readonly now: () => number } | null;
}

/** Sun or moon over the table, with shadows. */
export function Light({ size, dark, when, moving }: LightProps) {
  const { gl } = useThree();
  const sun = useRef<DirectionalLight>(null);
  const middle = size / 2;
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    sun.current?.target.position.set(middle, 0, -middle);
    sun.current?.target.updateMatrixWorld();
  }, [gl, middle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change may throw another shadow
  useEffect(() => {
    gl.shadowMap.needsUpdate = true;
  }, [gl, when]);
  useFrame(() => {
    if (moving && moving.now() < moving.lasts) gl.shadowMap.needsUpdate = true;
  });
  const reach = size * 0.78;
  return (
    <>
      <hemisphereLight args={[dark ? '#a9b9e8' : '#fff8ea', dark ? '#2c2a38' : '#b59f7c', dark ? 1.6 : 1.7]} />
      <directionalLight
        ref={sun}
        position={[middle + size * 0.45, size * 1.1, -middle + size * 0.75]}
        color={dark ? '#bcd0ff' : '#fff3d6'}
        intensity={dark ? 1.2 : 2.1}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-far={size * 4}
        shadow-normalBias={0.06}
      />
    </>
  );
}
