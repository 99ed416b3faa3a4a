import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import { Color, type InstancedMesh, Object3D } from 'three';
import type { Timed } from '../../../kit/scene.js';
import type { Cue, Rubble } from '../scene.js';
import type { Stage } from '../stage.js';

// Rubble and dust where something breaks. Nothing waits for it, and those who asked for stillness are spared it.

const PIECES = 34;
const PUFFS = 9;
const GRAVITY = 16;

const COLOURS: Readonly<Record<Rubble, readonly string[]>> = {
  glass: ['#d8f4ff', '#9fd8ef', '#ffffff'],
  wood: ['#b5793f', '#8b5a2b', '#d9a566'],
  brick: ['#b95f43', '#9a4a35', '#d8ccc0'],
  metal: ['#9aa9b4', '#c9d3da', '#5e6b75'],
  stone: ['#c3bcae', '#948d80', '#dcd6c8'],
  dust: ['#d8cfbe', '#bfb5a2', '#efe9dc'],
};

/** The same rubble every time: what flies about is no matter of chance. */
const FLIGHT = Array.from({ length: PIECES }, (_, i) => {
  const turn = i * 2.39996;
  const out = 1.3 + ((i * 7) % 5) * 0.75;
  return {
    x: Math.cos(turn) * out,
    z: Math.sin(turn) * out,
    up: 2.6 + ((i * 11) % 7) * 0.95,
    size: 0.09 + (i % 4) * 0.055,
  };
});

type Burst = Timed<Extract<Cue, { kind: 'burst' }>>;

export function Bursts({ stage }: { readonly stage: Stage | null }) {
  if (!stage) return null;
  return stage.scene.flatMap((timed) =>
    timed.cue.kind === 'burst' ? [<One key={`${stage.key} ${timed.at}`} burst={timed as Burst} stage={stage} />] : [],
  );
}

const piece = new Object3D();

function One({ burst: { cue, at, lasts }, stage }: { readonly burst: Burst; readonly stage: Stage }) {
  const rubble = useRef<InstancedMesh>(null);
  const dust = useRef<InstancedMesh>(null);
  const { invalidate } = useThree();
  const [x, y, z] = cue.at;
  useFrame(() => {
    const time = stage.now();
    const share = (time - at) / lasts;
    const flies = share > 0 && share < 1;
    if (rubble.current) rubble.current.visible = flies;
    if (dust.current) dust.current.visible = flies;
    // The clock stops with the scene; dust that still hangs is let go.
    if (time < stage.lasts) invalidate();
    if (!flies || !rubble.current || !dust.current) return;
    const t = ((time - at) / 1000) * 1.25;
    for (const [i, { x: dx, z: dz, up, size }] of FLIGHT.entries()) {
      const high = z + 0.6 + up * t * Math.sqrt(cue.big) - (GRAVITY / 2) * t * t;
      piece.position.set(x + dx * t * cue.big, Math.max(0.05, high), -y + dz * t * cue.big);
      piece.rotation.set(t * 6 + i, t * 5, i);
      const thin = cue.of === 'glass' ? 0.25 : 1;
      piece.scale.set(size * cue.big, size * cue.big, size * thin * cue.big).multiplyScalar(1 - share * share);
      piece.updateMatrix();
      rubble.current.setMatrixAt(i, piece.matrix);
    }
    for (let i = 0; i < PUFFS; i++) {
      const turn = i * 2.1;
      const out = (0.25 + share * 1.5) * cue.big * (0.6 + (i % 3) * 0.3);
      piece.position.set(x + Math.cos(turn) * out, z + 0.35 + share * (0.5 + (i % 4) * 0.3), -y + Math.sin(turn) * out);
      piece.rotation.set(i, i, 0);
      piece.scale.setScalar(cue.big * (0.2 + share * 0.75) * (1 - share * share));
      piece.updateMatrix();
      dust.current.setMatrixAt(i, piece.matrix);
    }
    rubble.current.instanceMatrix.needsUpdate = true;
    dust.current.instanceMatrix.needsUpdate = true;
  });
  const colours = COLOURS[cue.of];
  return (
    <>
      <instancedMesh
        ref={(mesh) => {
          rubble.current = mesh;
          for (let i = 0; mesh && i < PIECES; i++) mesh.setColorAt(i, new Color(colours[i % colours.length]!));
        }}
        args={[undefined, undefined, PIECES]}
        frustumCulled={false}
        visible={false}
        raycast={() => null}
      >
        <boxGeometry args={[1, 0.7, 0.9]} />
        <meshToonMaterial />
      </instancedMesh>
      <instancedMesh
        ref={dust}
        args={[undefined, undefined, PUFFS]}
        frustumCulled={false}
        visible={false}
        raycast={() => null}
      >
        <icosahedronGeometry args={[1, 1]} />
        <meshBasicMaterial
          color={cue.of === 'glass' ? '#e9f8ff' : '#d9cfbd'}
          transparent
          opacity={0.5}
          depthWrite={false}
        />
      </instancedMesh>
    </>
  );
}
