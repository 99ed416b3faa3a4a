import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { madeOnce } from '../../../kit/space/made-once.js';
import { part } from '../../../kit/space/shapes.js';

// Heroes as small stout figures, each with the looks of its own. They face the eye (south) and stand on the ground at the origin.

export type Pose = 'stand' | 'run' | 'fly' | 'lift' | 'tired';

interface Look {
  /** How stout it is. */
  readonly stout: number;
  readonly head: 'bare' | 'visor' | 'helmet' | 'hood' | 'bell' | 'mask' | 'bun' | 'lamps';
  readonly back: 'none' | 'cape' | 'coat' | 'robe' | 'scarf' | 'feathers' | 'harness';
  readonly hands: 'bare' | 'gloves' | 'ropes' | 'hooks' | 'blocks';
  /** Colour of skin or visor. */
  readonly face: string;
  readonly glow?: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  halogen: { stout: 1, head: 'visor', back: 'coat', hands: 'gloves', face: '#e8b98a', glow: '#ffe27a' },
  kerbstone: { stout: 1.42, head: 'helmet', back: 'none', hands: 'blocks', face: '#3b3f44' },
  stairwell: { stout: 0.92, head: 'mask', back: 'scarf', hands: 'gloves', face: '#8d5a3c' },
  nightbus: { stout: 0.95, head: 'lamps', back: 'none', hands: 'gloves', face: '#5f3d2a', glow: '#fff3b0' },
  ballast: { stout: 1.12, head: 'bell', back: 'cape', hands: 'gloves', face: '#e3b391' },
  capstan: { stout: 1.35, head: 'bare', back: 'none', hands: 'ropes', face: '#c98f66' },
  gutterling: { stout: 0.9, head: 'hood', back: 'none', hands: 'hooks', face: '#2b2f2b', glow: '#c8f169' },
  plumbline: { stout: 0.95, head: 'bare', back: 'scarf', hands: 'bare', face: '#7a4a33' },
  thunderclap: { stout: 1.05, head: 'bun', back: 'none', hands: 'bare', face: '#e9c29c' },
  bricklane: { stout: 1.2, head: 'bare', back: 'robe', hands: 'bare', face: '#a36b45' },
  quietko: { stout: 0.9, head: 'mask', back: 'scarf', hands: 'bare', face: '#e6bd97' },
  ninthcrane: { stout: 0.9, head: 'bun', back: 'feathers', hands: 'bare', face: '#d9a878' },
  perigee: { stout: 0.95, head: 'visor', back: 'cape', hands: 'gloves', face: '#7d523a', glow: '#d7c6ff' },
  tonnage: { stout: 1.48, head: 'helmet', back: 'none', hands: 'blocks', face: '#ff8a3c', glow: '#ff8a3c' },
  azimuth: { stout: 1, head: 'visor', back: 'coat', hands: 'gloves', face: '#c58a60', glow: '#c7f9cc' },
  gantry: { stout: 1.08, head: 'helmet', back: 'harness', hands: 'gloves', face: '#6d4631' },
};
const STRANGER: Look = { stout: 1, head: 'mask', back: 'cape', hands: 'gloves', face: '#d7a67c' };

/** Turns of the limbs about the shoulders and the hips, in radians: forward, and outward. */
interface Limbs {
  readonly arms: readonly [left: readonly [number, number], right: readonly [number, number]];
  readonly legs: readonly [left: readonly [number, number], right: readonly [number, number]];
}

const LIMBS: Readonly<Record<Pose, Limbs>> = {
  stand: {
    arms: [
      [0.1, 0.5],
      [-0.15, 0.42],
    ],
    legs: [
      [-0.08, 0.2],
      [0.1, 0.2],
    ],
  },
  run: {
    arms: [
      [-1, 0.3],
      [1, 0.3],
    ],
    legs: [
      [0.85, 0.05],
      [-0.8, 0.05],
    ],
  },
  fly: {
    arms: [
      [-3, 0.12],
      [0.35, 0.3],
    ],
    legs: [
      [0.2, 0.06],
      [0.45, 0.06],
    ],
  },
  lift: {
    arms: [
      [-3, 0.28],
      [-3, 0.28],
    ],
    legs: [
      [-0.15, 0.3],
      [0.15, 0.3],
    ],
  },
  tired: {
    arms: [
      [-0.6, 0.15],
      [-0.7, 0.15],
    ],
    legs: [
      [-1.1, 0.15],
      [0.5, 0.15],
    ],
  },
};

type Put = (geometry: BufferGeometry, colour: string) => void;

function head(put: Put, { head: kind, face, glow }: Look, main: string, second: string, y: number): void {
  put(new SphereGeometry(0.2, 14, 10).scale(1, 1.06, 1).translate(0, y, 0), kind === 'hood' ? '#22261f' : face);
  const eyes = (colour: string) => put(new BoxGeometry(0.29, 0.07, 0.1).translate(0, y + 0.03, 0.155), colour);
  const cap = (colour: string, share: number) =>
    put(new SphereGeometry(0.222, 14, 8, 0, Math.PI * 2, 0, Math.PI * share).translate(0, y, -0.01), colour);
  switch (kind) {
    case 'visor':
      cap(main, 0.5);
      put(new TorusGeometry(0.19, 0.055, 6, 14, Math.PI).rotateX(Math.PI / 2).translate(0, y + 0.03, 0.02), glow!);
      break;
    case 'helmet':
      cap(main, 0.58);
      put(new BoxGeometry(0.1, 0.16, 0.46).translate(0, y + 0.18, 0), second);
      eyes(glow ?? '#1b1b1b');
      break;
    case 'hood':
      put(new ConeGeometry(0.29, 0.52, 10, 1, true).translate(0, y + 0.08, -0.03), main);
      put(new SphereGeometry(0.04, 6, 5).translate(-0.07, y, 0.19), glow!);
      put(new SphereGeometry(0.04, 6, 5).translate(0.07, y, 0.19), glow!);
      break;
    case 'bell':
      put(new TorusGeometry(0.25, 0.09, 8, 16).rotateX(Math.PI / 2).translate(0, y - 0.17, 0), '#c9a24a');
      cap('#c9a24a', 0.42);
      eyes('#20303a');
      break;
    case 'mask':
      cap(main, 0.5);
      eyes(second);
      break;
    case 'bun':
      cap('#d7d9dd', 0.5);
      put(new SphereGeometry(0.11, 10, 8).translate(0, y + 0.22, -0.06), '#d7d9dd');
      eyes('#2a1c16');
      break;
    case 'lamps':
      cap(main, 0.55);
      eyes('#111723');
      break;
    default:
      cap('#2c211a', 0.36);
      eyes('#2a1c16');
  }
}

function back(put: Put, { back: kind, stout }: Look, main: string, second: string, top: number): void {
  const wide = 0.2 * stout;
  const sheet = (r0: number, r1: number, long: number, turn: number, colour: string) =>
    put(
      new CylinderGeometry(r0, r1, long, 10, 1, true, Math.PI - turn / 2, turn).translate(0, top - long / 2, 0.02),
      colour,
    );
  switch (kind) {
    case 'cape':
      sheet(wide + 0.06, 0.48, 0.86, 2.1, second);
      break;
    case 'coat':
      sheet(wide + 0.05, 0.36, 0.78, 4.6, main);
      break;
    case 'robe':
      sheet(wide + 0.03, 0.4, 0.86, 6.28, main);
      put(new TorusGeometry(0.23 * stout, 0.04, 6, 14).rotateX(Math.PI / 2).translate(0, top - 0.38, 0), second);
      break;
    case 'scarf':
      put(new TorusGeometry(0.19, 0.07, 8, 14).rotateX(Math.PI / 2).translate(0, top + 0.02, 0), second);
      put(new BoxGeometry(0.12, 0.62, 0.05).rotateX(0.55).translate(0.1, top - 0.25, -0.3), second);
      break;
    case 'feathers':
      for (const side of [-1, 1])
        for (let i = 0; i < 4; i++)
          put(
            new BoxGeometry(0.1, 0.5 - i * 0.05, 0.03)
              .rotateZ(side * (0.5 + i * 0.3))
              .translate(side * (0.26 + i * 0.06), top - 0.2 - i * 0.04, -0.12),
            i % 2 ? second : main,
          );
      break;
    case 'harness':
      for (const side of [-1, 1])
        put(new BoxGeometry(0.06, 0.5, 0.46).rotateZ(side * 0.35).translate(side * 0.08, top - 0.24, 0), second);
      put(new BoxGeometry(0.3, 0.3, 0.16).translate(0, top - 0.2, -0.26), '#5c6670');
      break;
    default:
  }
}

function build(cast: string, main: string, second: string, pose: Pose): BufferGeometry {
  const look = LOOKS[cast] ?? STRANGER;
  const { stout, hands } = look;
  const limbs = LIMBS[pose];
  const parts: BufferGeometry[] = [];
  const put: Put = (geometry, colour) => parts.push(part('plain', colour, geometry).geometry);
  const hip = pose === 'tired' ? 0.34 : 0.46;
  const shoulder = hip + 0.4;
  for (const [i, side] of [-1, 1].entries()) {
    const [forward, out] = limbs.legs[i]!;
    const leg = (geometry: BufferGeometry, colour: string) =>
      put(
        geometry
          .rotateX(-forward)
          .rotateZ(side * out * 0.9)
          .translate(side * 0.11 * stout, hip, 0),
        colour,
      );
    leg(new CapsuleGeometry(0.095 * stout, 0.24, 3, 8).translate(0, -0.2, 0), main);
    leg(new BoxGeometry(0.2 * stout, 0.17, 0.28).translate(0, -0.38, 0.04), second);
    const [swing, wide] = limbs.arms[i]!;
    const arm = (geometry: BufferGeometry, colour: string) =>
      put(
        geometry
          .rotateX(swing)
          .rotateZ(side * wide)
          .translate(side * 0.27 * stout, shoulder - 0.02, 0),
        colour,
      );
    arm(new CapsuleGeometry(0.08 * stout, 0.26, 3, 8).translate(0, -0.18, 0), main);
    arm(new SphereGeometry(0.12 * stout, 10, 8), hands === 'blocks' ? second : main);
    if (hands === 'blocks') arm(new BoxGeometry(0.27, 0.24, 0.27).translate(0, -0.4, 0), second);
    else if (hands === 'hooks') arm(new ConeGeometry(0.1, 0.34, 6).rotateX(Math.PI).translate(0, -0.46, 0), second);
    else arm(new SphereGeometry(0.11 * stout, 10, 8).translate(0, -0.38, 0), hands === 'gloves' ? second : look.face);
    if (hands === 'ropes')
      for (const y of [-0.14, -0.22, -0.3])
        arm(new TorusGeometry(0.1 * stout, 0.03, 5, 10).rotateX(Math.PI / 2).translate(0, y, 0), second);
  }
  put(new CylinderGeometry(0.27 * stout, 0.17 * stout, 0.44, 10).translate(0, hip + 0.2, 0), main);
  put(new CylinderGeometry(0.185 * stout, 0.185 * stout, 0.09, 10).translate(0, hip + 0.01, 0), second);
  put(new CylinderGeometry(0.11, 0.11, 0.04, 12).rotateX(Math.PI / 2).translate(0, hip + 0.28, 0.22 * stout), second);
  if (look.head === 'lamps')
    for (const side of [-1, 1])
      put(new SphereGeometry(0.075, 8, 6).translate(side * 0.12, hip + 0.28, 0.22 * stout), look.glow!);
  if (hands === 'blocks')
    for (const side of [-1, 1]) put(new BoxGeometry(0.2, 0.14, 0.3).translate(side * 0.36, shoulder + 0.08, 0), second);
  head(put, look, main, second, shoulder + 0.24);
  back(put, look, main, second, shoulder + 0.04);
  return mergeGeometries(parts);
}

/** The same figure, a little larger all over: drawn inside out it is the ink about it. */
function rimmed(figure: BufferGeometry): BufferGeometry {
  const rim = figure.clone();
  const [at, out] = [rim.attributes.position!, rim.attributes.normal!];
  for (let i = 0; i < at.count; i++)
    at.setXYZ(i, at.getX(i) + out.getX(i) * 0.028, at.getY(i) + out.getY(i) * 0.028, at.getZ(i) + out.getZ(i) * 0.028);
  return rim;
}

export interface Figure {
  readonly body: BufferGeometry;
  readonly rim: BufferGeometry;
}

const once = madeOnce<Figure>(({ body, rim }) => [body, rim]);

export function figureOf(cast: string, main: string, second: string, pose: Pose): Figure {
  return once(`${cast} ${pose}`, () => {
    const body = build(cast, main, second, pose);
    return { body, rim: rimmed(body) };
  });
}
