import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { useAnimation } from '../../settings.js';
import { lookFor } from './cut-away.js';
import { lookout } from './lookout.js';
import { drawsInSoftware } from './sharpness.js';
import { spot, type Vec3 } from './space.js';

/** From wherever one likes, from above, from the side. */
export type Camera = 'free' | 'top' | 'side';

/** A scene that plays, as the eye follows it. */
export interface Followed {
  readonly lasts: number;
  readonly now: () => number;
  /** Where it happens now. */
  readonly happening: () => Vec3 | null;
  /** Heavy blows shake the table a little: adds to `out`. */
  readonly shake: (out: Vector3) => void;
}

interface EyeProps {
  /** Of a table as wide as it is deep. */
  readonly size: number;
  readonly camera: Camera;
  /** Whether the whole table is wanted, not somebody on it. */
  readonly overview: boolean;
  /** What is looked at. */
  readonly focus: Vec3;
  /** Who must not be hidden. */
  readonly seen: readonly Vec3[];
  /** Whether something that hides others stands at a place. */
  readonly hides: (at: Vec3) => boolean;
  readonly scene: Followed | null;
}

/** Seconds in which the eye has come half of its way. */
const HALF = 0.16;

/** A camera that goes where it is led and follows what happens, or looks from above or from the side. */
export function Eye({ size, camera: wanted, overview, focus, seen, hides, scene }: EyeProps) {
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
      camera.position.set(...spot(lookout(hides, focus, far)));
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
  }, [fx, fy, fz, scene]);

  const to = useRef(new Vector3());
  useFrame((_, seconds) => {
    const made = controls.current;
    if (!made) return;
    if (scene && scene.now() < scene.lasts) regress.current();
    camera.position.sub(shaken.current);
    shaken.current.set(0, 0, 0);
    if (wanted === 'free' && !led.current) {
      to.current.set(...spot(scene?.happening() ?? focus));
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
    if (animation === 'normal') scene?.shake(shaken.current);
    camera.position.add(shaken.current);
    camera.updateMatrixWorld();
    lookFor(bodies.current, camera);
  });
  return null;
}
