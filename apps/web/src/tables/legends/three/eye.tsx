import { useThree } from '@react-three/fiber';
import type { Vec3 } from '@sandtable/legends';
import { useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Camera } from '../toolbar.js';
import { spot } from './space.js';

/** A camera that goes where it is led, or looks from above or from the side. */
export function Eye({
  size,
  camera: wanted,
  focus,
}: {
  readonly size: number;
  readonly camera: Camera;
  readonly focus: Vec3;
}) {
  const { camera, gl, invalidate } = useThree();
  const controls = useRef<OrbitControls | null>(null);
  useEffect(() => {
    const made = new OrbitControls(camera, gl.domElement);
    made.maxPolarAngle = Math.PI * 0.49;
    made.minDistance = 4;
    made.maxDistance = size * 3;
    made.addEventListener('change', () => invalidate());
    controls.current = made;
    return () => made.dispose();
  }, [camera, gl, invalidate, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye is put in place once, and again when another place is wanted
  useEffect(() => {
    const middle = size / 2;
    const places: Readonly<Record<Camera, readonly [number, number, number]>> = {
      free: [middle + size * 0.42, size * 0.78, size * 0.4],
      top: [middle, size * 1.45, -middle + 0.01],
      side: [middle, size * 0.32, size * 0.75],
    };
    camera.position.set(...places[wanted]);
    controls.current?.target.set(middle, wanted === 'side' ? 3 : 1, -middle);
    controls.current?.update();
    invalidate();
  }, [wanted, size]);
  const [fx, fy, fz] = focus;
  const first = useRef(true);
  useEffect(() => {
    // The first look is at the whole city; then the eye follows whoever acts, without turning.
    if (first.current || wanted !== 'free' || !controls.current) {
      first.current = false;
      return;
    }
    const { target } = controls.current;
    const to = new Vector3(...spot([fx, fy, fz]));
    const shift = to.sub(target).multiplyScalar(0.5);
    target.add(shift);
    camera.position.add(shift);
    controls.current.update();
    invalidate();
  }, [fx, fy, fz, wanted, camera, invalidate]);
  return null;
}
