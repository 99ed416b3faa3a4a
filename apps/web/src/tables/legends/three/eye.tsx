import { useFrame, useThree } from '@react-three/fiber';
import type { Vec3 } from '@sandtable/legends';
import { useEffect, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { useAnimation } from '../../../settings.js';
import type { House } from '../city.js';
import { whereAt } from '../scene.js';
import type { Camera } from '../toolbar.js';
import { lookFor } from './cut-away.js';
import { lookout } from './lookout.js';
import { drawsInSoftware } from './sharpness.js';
import { spot } from './space.js';
import type { Travel } from './travel.js';

interface EyeProps {
  readonly size: number;
  readonly camera: Camera;
  /** Whether the whole city is wanted, not somebody in it. */
  readonly overview: boolean;
  /** What is looked at. */
  readonly focus: Vec3;
  /** Who must not be hidden. */
  readonly seen: readonly Vec3[];
  readonly houses: readonly House[];
  readonly travel: Travel;
}

/** Seconds in which the eye has come half of its way. */
const HALF = 0.16;
/** Milliseconds that the ground shakes. */
const SHAKE = 320;

/** A camera that goes where it is led and follows what happens, or looks from above or from the side. */
export function Eye({ size, camera: wanted, overview, focus, seen, houses, travel }: EyeProps) {
  const { camera, gl, invalidate, size: picture, performance } = useThree();
  const regress = useRef(() => {});
  regress.current = () => drawsInSoftware(gl) && performance.regress();
  const animation = useAnimation();
  const controls = useRef<OrbitControls | null>(null);
  const led = useRef(false);
  const shaken = useRef(new Vector3());
  const bodies = useRef<Vector3[]>([]);
  bodies.current = seen.map((at) => new Vector3(...spot(at)));

  useEffect(() => {
    const made = new OrbitControls(camera, gl.domElement);
    made.maxPolarAngle = Math.PI * 0.49;
    made.minDistance = 3;
    made.maxDistance = size * 3.5;
    made.addEventListener('change', () => {
      regress.current();
      invalidate();
    });
    // Whoever takes hold of the camera keeps it until somebody else is to be looked at.
    made.addEventListener('start', () => {
      led.current = true;
    });
    controls.current = made;
    return () => made.dispose();
  }, [camera, gl, invalidate, size]);

  const narrow = picture.width / Math.max(1, picture.height) < 1.1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the eye is put in place once, and again when another place is wanted
  useEffect(() => {
    const made = controls.current;
    if (!made) return;
    const middle = size / 2;
    const fit = (size / 2 + 1) / Math.tan(((camera as PerspectiveCamera).fov * Math.PI) / 360);
    const wide = fit / Math.min(1, picture.width / Math.max(1, picture.height));
    made.enableRotate = wanted === 'free';
    if (wanted === 'free') {
      const [x, y, z] = spot(focus);
      made.target.set(x, y + 1, z);
      const far = overview ? wide * 1.25 : narrow ? 26 : 23;
      camera.position.set(...spot(lookout(houses, focus, far)));
    } else if (wanted === 'top') {
      made.target.set(middle, 0, -middle);
      camera.position.set(middle, wide * 1.08, -middle + 0.01);
    } else {
      made.target.set(middle, 4, -middle);
      camera.position.set(middle, 7, -middle + wide * 1.25);
    }
    made.update();
    invalidate();
  }, [wanted, overview, size, narrow]);

  const [fx, fy, fz] = focus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else, or a scene, is to be looked at
  useEffect(() => {
    led.current = false;
    invalidate();
  }, [fx, fy, fz, travel]);

  const to = useRef(new Vector3());
  useFrame((_, seconds) => {
    const made = controls.current;
    if (!made) return;
    if (travel && travel.now() < travel.lasts) regress.current();
    camera.position.sub(shaken.current);
    shaken.current.set(0, 0, 0);
    if (wanted === 'free' && !led.current) {
      to.current.set(...spot(happening(travel) ?? focus));
      to.current.y += 1;
      to.current.sub(made.target);
      const share = animation === 'off' ? 1 : 1 - 0.5 ** (Math.min(seconds, 0.1) / HALF);
      if (to.current.length() > 0.03) {
        to.current.multiplyScalar(share);
        made.target.add(to.current);
        camera.position.add(to.current);
        invalidate();
      }
    }
    made.update();
    if (animation === 'normal') shake(travel, shaken.current);
    camera.position.add(shaken.current);
    camera.updateMatrixWorld();
    lookFor(bodies.current, camera);
  });
  return null;
}

/** Where it happens now. */
function happening(travel: Travel): Vec3 | null {
  if (!travel) return null;
  const time = travel.now();
  if (time >= travel.lasts) return null;
  const moved = travel.scene.findLast(({ cue, at }) => cue.kind === 'move' && at <= time + 50);
  if (moved?.cue.kind === 'move') return whereAt(travel.scene, moved.cue.thing, time)?.at ?? null;
  const burst = travel.scene.find(({ cue, at, lasts }) => cue.kind === 'burst' && at <= time && at + lasts > time);
  return burst?.cue.kind === 'burst' ? burst.cue.at : null;
}

/** Heavy blows shake the table a little. */
function shake(travel: Travel, out: Vector3): void {
  if (!travel) return;
  const time = travel.now();
  for (const { cue, at } of travel.scene) {
    if (cue.kind !== 'burst' || time < at || time > at + SHAKE) continue;
    const left = (1 - (time - at) / SHAKE) * 0.14 * cue.big;
    out.x += Math.sin(time * 0.09) * left;
    out.y += Math.cos(time * 0.11) * left;
  }
}
