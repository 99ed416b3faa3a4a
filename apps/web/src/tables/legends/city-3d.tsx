// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard
// biome-ignore-all lint/suspicious/noArrayIndexKey: beads and steps have no other name
// biome-ignore-all lint/a11y/useSemanticElements: a picture with buttons in it is no form

import { Canvas, type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { cityOf, type Hero, type SceneEvent, type Vec3 } from '@sandtable/legends';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Group, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { LogEntry } from '../../frame/sitting.js';
import { useAnimation, useTheme } from '../../settings.js';
import { type BoardProps, heroLabel, type Overlay, whereOf } from './board.js';
import { castOf, type House, heroesOnTable, housesOf, type Prop, propsOf } from './city.js';
import { Debris } from './debris.js';
import type { HeroLook } from './drawings.js';
import { boxOf, houseSolids, type Stuff, textureOf } from './solids.js';
import type { Camera } from './toolbar.js';

// The city in three dimensions. It shows what the plan shows and takes the same answers; it is drawn only when something changes.

interface City3dProps extends BoardProps {
  readonly camera: Camera;
  readonly log: readonly LogEntry[];
}

/** East, up, south: as three.js likes it. */
const spot = ([x, y, z]: Vec3): [number, number, number] => [x, z, -y];
const back = ({ x, y, z }: Vector3): Vec3 => [x, -z, Math.max(0, y)];

/** Pixels after which a press turns the camera and chooses nothing. */
const DRAG = 6;

export function City3d(props: City3dProps) {
  const { scene, overlay, looks, onHero, onPlace, onThing, camera, log, cuts, t } = props;
  const tags = useRef(new Map<string, HTMLElement>());
  const place = useRef<HTMLDivElement>(null);
  const dark = useTheme() === 'dark';
  const { size } = cityOf(scene.match);
  const pick = (event: ThreeEvent<MouseEvent>, thing?: string) => {
    event.stopPropagation();
    if (event.delta > DRAG) return;
    const at = place.current!.getBoundingClientRect();
    const where = { x: event.clientX - at.x, y: event.clientY - at.y, up: event.clientY - at.y > at.height / 2 };
    if (thing && overlay.line.length === 0 && scene.objects.some(({ id }) => id === thing))
      return onThing(thing, where);
    // What lies flat is meant from above; on a wall the height is meant too.
    const level = (event.normal?.y ?? event.face?.normal.y ?? 1) > 0.7;
    onPlace(back(event.point), level ? 'plan' : 'south');
  };
  return (
    <div className="city-3d" ref={place} role="group" aria-label={t('picture3d')}>
      <Canvas frameloop="demand" dpr={[1, 1.5]} camera={{ fov: 40, near: 0.5, far: 400 }} gl={{ antialias: true }}>
        <color attach="background" args={[dark ? '#141a26' : '#cfe0ea']} />
        <fog attach="fog" args={[dark ? '#141a26' : '#cfe0ea', size * 2.2, size * 5]} />
        <hemisphereLight args={[dark ? '#9fb4e0' : '#ffffff', dark ? '#2a241c' : '#a08a68', dark ? 1.5 : 2.1]} />
        <directionalLight position={[size * 0.2, size, size * 0.7]} intensity={dark ? 1.1 : 1.7} />
        <Eye size={size} camera={camera} focus={focusOf(props)} />
        <Street size={size} dark={dark} onPick={pick} />
        {housesOf(scene).map((house) => (
          <House3d key={house.piece.id} house={house} cut={cuts.get(house.piece.id)} onPick={pick} />
        ))}
        {propsOf(scene).map((prop) => (
          <Prop3d key={prop.piece.id} prop={prop} log={log} onPick={pick} />
        ))}
        {heroesOnTable(scene).map((hero) => (
          <Hero3d key={hero.id} hero={hero} look={looks.get(hero.id)} log={log} />
        ))}
        <Overlay3d overlay={overlay} />
        <Debris log={log} />
        <Tags tags={tags} scene={props} />
        <Redraw when={props} />
      </Canvas>
      <div className="tag-layer">
        {heroesOnTable(scene).map((hero) => (
          <button
            key={hero.id}
            type="button"
            data-at={hero.id}
            ref={(element) => {
              if (element) tags.current.set(hero.id, element);
              else tags.current.delete(hero.id);
            }}
            className={`tag ${tagLook(looks.get(hero.id))}`}
            aria-label={heroLabel(scene, hero, looks.get(hero.id), t)}
            onClick={(event) => onHero(hero.id, whereOf(event.currentTarget, place.current!))}
          >
            {castOf(hero).name} ★{hero.heroism}
          </button>
        ))}
      </div>
    </div>
  );
}

const tagLook = (look: HeroLook | undefined): string =>
  look
    ? Object.entries(look)
        .flatMap(([name, on]) => (on ? [name] : []))
        .join(' ') + (look.own ? '' : ' enemy')
    : '';

function focusOf({ scene, from }: BoardProps): Vec3 {
  const active = scene.heroes.find(({ id }) => id === scene.active);
  const { size } = cityOf(scene.match);
  return active?.onTable ? from : [size / 2, size / 2, 0];
}

/** Draws once more when what is seen has changed. */
function Redraw({ when }: { readonly when: unknown }) {
  const { invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change is a reason
  useEffect(() => invalidate(), [when]);
  return null;
}

/** A camera that goes where it is led, or looks from above or from the side. */
function Eye({
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

type Pick = (event: ThreeEvent<MouseEvent>, thing?: string) => void;

function Street({ size, dark, onPick }: { readonly size: number; readonly dark: boolean; readonly onPick: Pick }) {
  const middle = size / 2;
  return (
    <group>
      <mesh position={[middle, -0.26, -middle]} onClick={onPick}>
        <boxGeometry args={[size, 0.5, size]} />
        <meshStandardMaterial color={dark ? '#3a3d45' : '#8e8c86'} roughness={0.95} />
      </mesh>
      <gridHelper
        args={[size, size / 2, dark ? '#59606d' : '#b9b5aa', dark ? '#474d58' : '#a3a098']}
        position={[middle, 0, -middle]}
      />
      <mesh position={[middle, -0.9, -middle]}>
        <boxGeometry args={[size + 1.2, 0.8, size + 1.2]} />
        <meshStandardMaterial color={dark ? '#2b2118' : '#6b4a2c'} />
      </mesh>
    </group>
  );
}

const radians = (yaw: number): number => (yaw * Math.PI) / 180;

const House3d = memo(
  function House3d({ house, cut, onPick }: { house: House; cut: number | undefined; onPick: Pick }) {
    const { piece, plan } = house;
    // biome-ignore lint/correctness/useExhaustiveDependencies: a building's shape depends on its plan and where it is cut
    const solids = useMemo(() => houseSolids(house, cut), [plan, cut, piece.z]);
    return (
      <group position={spot([piece.x, piece.y, piece.z])} rotation={[0, radians(piece.yaw), 0]}>
        {[...solids].map(([mat, geometry]) => (
          <mesh key={mat} geometry={geometry} onClick={onPick}>
            <Surface mat={mat} />
          </mesh>
        ))}
      </group>
    );
  },
  (a, b) =>
    a.cut === b.cut && a.onPick === b.onPick && a.house.plan === b.house.plan && a.house.piece === b.house.piece,
);

function Surface({ mat, tint }: { readonly mat: Stuff; readonly tint?: string }) {
  if (mat === 'glass')
    return (
      <meshStandardMaterial map={textureOf('glass')} transparent opacity={0.62} roughness={0.15} metalness={0.2} />
    );
  return (
    <meshStandardMaterial
      map={textureOf(mat)}
      roughness={mat === 'metal' ? 0.4 : 0.9}
      metalness={mat === 'metal' ? 0.35 : 0}
      {...(tint && { color: tint })}
    />
  );
}

/** Paint of what stands in the street, by its kind. */
const PAINT: Readonly<Record<string, string>> = {
  taxi: '#ffd23f',
  car: '#d65a4a',
  bus: '#e8b04a',
  van: '#f3f1ea',
  hydrant: '#e0463a',
  mailbox: '#5f86c9',
  dumpster: '#6f9a66',
  container: '#d07a4c',
};

function Prop3d({ prop, log, onPick }: { prop: Prop; log: readonly LogEntry[]; onPick: Pick }) {
  const { piece, kind, w, d, h } = prop;
  const group = useRef<Group>(null);
  useTravel(group, piece.id, [piece.x, piece.y, piece.z], log);
  const box = useMemo(() => boxOf([-w / 2, -d / 2, 0, w / 2, d / 2, h]), [w, d, h]);
  const choose = (event: ThreeEvent<MouseEvent>) => onPick(event, piece.id);
  const vehicle = piece.lie === 0 && ['car', 'taxi', 'van', 'bus'].includes(kind.id);
  const tint = PAINT[kind.id];
  return (
    <group ref={group} rotation={[0, radians(piece.yaw), 0]} onClick={choose}>
      {kind.id === 'tree' && piece.lie === 0 ? (
        <>
          <mesh position={[0, h * 0.25, 0]}>
            <cylinderGeometry args={[0.14, 0.2, h * 0.5, 8]} />
            <Surface mat="wood" />
          </mesh>
          <mesh position={[0, h * 0.66, 0]}>
            <icosahedronGeometry args={[h * 0.34, 1]} />
            <meshStandardMaterial color="#5f8f45" flatShading />
          </mesh>
        </>
      ) : vehicle ? (
        <>
          <mesh position={[0, h * 0.38, 0]}>
            <boxGeometry args={[w, h * 0.5, d]} />
            <meshStandardMaterial color={tint ?? '#888888'} roughness={0.4} metalness={0.3} />
          </mesh>
          <mesh position={[kind.id === 'bus' || kind.id === 'van' ? 0 : -w * 0.05, h * 0.79, 0]}>
            <boxGeometry args={[w * (kind.id === 'bus' || kind.id === 'van' ? 0.97 : 0.55), h * 0.42, d * 0.92]} />
            <meshStandardMaterial color="#2f4452" roughness={0.2} metalness={0.4} />
          </mesh>
          {[-1, 1].flatMap((x) =>
            [-1, 1].map((z) => (
              <mesh key={`${x} ${z}`} position={[x * w * 0.32, 0.2, z * d * 0.46]} rotation={[Math.PI / 2, 0, 0]}>
                <cylinderGeometry args={[0.2, 0.2, 0.14, 12]} />
                <meshStandardMaterial color="#1d1d1f" />
              </mesh>
            )),
          )}
        </>
      ) : (
        <mesh geometry={box}>
          <Surface mat={kind.mat} {...(tint && { tint })} />
        </mesh>
      )}
    </group>
  );
}

/** Corners of a base by seat, as in the plan: round, pointed, three, four, six. */
const CORNERS = [28, 4, 3, 4, 6];

function Hero3d({ hero, look, log }: { hero: Hero; look: HeroLook | undefined; log: readonly LogEntry[] }) {
  const group = useRef<Group>(null);
  useTravel(group, hero.id, [hero.x, hero.y, hero.z], log);
  const { primary, secondary } = castOf(hero);
  const airborne = hero.surface === 'air';
  const lean = airborne ? -0.9 : 0;
  return (
    <group ref={group}>
      <mesh position={[0, 0.05, 0]} rotation={[0, hero.seat === 3 ? Math.PI / 4 : 0, 0]}>
        <cylinderGeometry args={[0.5, 0.56, 0.1, CORNERS[hero.seat] ?? 28]} />
        <meshStandardMaterial color={look?.own ? '#2b6cb0' : '#b03a2b'} />
      </mesh>
      {look?.active && (
        <mesh position={[0, 0.06, 0]} rotation={[-Math.PI / 2, 0, 0]}>
          <ringGeometry args={[0.75, 0.95, 32]} />
          <meshBasicMaterial color="#ffc93c" transparent opacity={0.9} />
        </mesh>
      )}
      <group position={[0, 0.1, 0]} rotation={[lean, hero.seat * 1.3, 0]}>
        {[-0.13, 0.13].map((x) => (
          <mesh key={x} position={[x, 0.22, 0]}>
            <capsuleGeometry args={[0.09, 0.3, 3, 8]} />
            <meshStandardMaterial color={secondary} roughness={0.6} />
          </mesh>
        ))}
        <mesh position={[0, 0.68, 0]}>
          <cylinderGeometry args={[0.27, 0.17, 0.48, 10]} />
          <meshStandardMaterial color={primary} roughness={0.55} />
        </mesh>
        {[-0.34, 0.34].map((x) => (
          <mesh key={x} position={[x, 0.66, 0.04]} rotation={[0, 0, x > 0 ? 0.35 : -0.35]}>
            <capsuleGeometry args={[0.075, 0.34, 3, 8]} />
            <meshStandardMaterial color={primary} roughness={0.55} />
          </mesh>
        ))}
        <mesh position={[0, 1.06, 0]}>
          <sphereGeometry args={[0.17, 16, 12]} />
          <meshStandardMaterial color={secondary} roughness={0.5} />
        </mesh>
        <mesh position={[0, 0.55, -0.2]} rotation={[0.22, 0, 0]}>
          <coneGeometry args={[0.36, 0.95, 4, 1, true, Math.PI * 0.25, Math.PI]} />
          <meshStandardMaterial color={secondary} side={2} roughness={0.8} />
        </mesh>
      </group>
    </group>
  );
}

/** Inches a second at which things go their way. */
const SPEED = { normal: 14, fast: 32 } as const;

/** Moves something along the way it took, if there is time for that, and leaves it where it is. */
function useTravel(group: RefObject<Group | null>, id: string, at: Vec3, log: readonly LogEntry[]): void {
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

/** Colours of the ways, as in the plan; their shapes differ too. */
const WAY = { g: '#2fbf71', w: '#ff9f43', a: '#4d8dff', d: '#e05fb5' } as const;
const PITCH = { g: 0.22, w: 0.6, a: 0.9, d: 0.45 } as const;
/** A line runs at the height of a Hero's middle. */
const MIDDLE = 0.3;

function Overlay3d({ overlay }: { readonly overlay: Overlay }) {
  const { line, contacts, spots, aim, refused } = overlay;
  return (
    <group>
      {line.map((corner, i) => (
        <Beads
          key={i}
          from={corner.from}
          to={corner.to}
          pitch={PITCH[corner.way]}
          colour={refused ? '#9aa0a6' : WAY[corner.way]}
          round={corner.way === 'w' || corner.way === 'd'}
        />
      ))}
      {contacts.map((contact, i) => (
        <group key={i} position={spot([contact.at[0], contact.at[1], contact.at[2] + 0.7])}>
          <mesh>
            <icosahedronGeometry args={[contact.bump ? 0.28 : 0.42, 0]} />
            <meshStandardMaterial
              color={contact.bump ? '#d9cfb8' : '#ffd23f'}
              emissive="#c2410c"
              emissiveIntensity={0.45}
              flatShading
            />
          </mesh>
          <mesh position={[0, -0.7, 0]}>
            <cylinderGeometry args={[0.5, 0.5, 1.25, 16]} />
            <meshStandardMaterial color="#7fe3ff" transparent opacity={0.28} depthWrite={false} />
          </mesh>
        </group>
      ))}
      {spots.map(({ at, label, choose }) => (
        <mesh
          key={label}
          position={spot([at[0], at[1], at[2] + 0.06])}
          rotation={[-Math.PI / 2, 0, 0]}
          onClick={(event) => {
            event.stopPropagation();
            if (event.delta <= DRAG) choose();
          }}
        >
          <ringGeometry args={[0.24, 0.46, 24]} />
          <meshBasicMaterial color="#ff7a2f" transparent opacity={0.9} side={2} />
        </mesh>
      ))}
      {aim && <Beads from={aim.from} to={aim.to} pitch={0.5} colour="#ef4444" round={false} />}
      {aim?.hit && (
        <mesh position={spot([aim.hit.at[0], aim.hit.at[1], aim.hit.at[2] + 0.5])}>
          <icosahedronGeometry args={[0.6, 1]} />
          <meshStandardMaterial color="#ff5f5f" transparent opacity={0.4} wireframe />
        </mesh>
      )}
    </group>
  );
}

/** A way as a row of beads: close for the ground, round and apart for walls, long and far apart for the air. */
function Beads({
  from,
  to,
  pitch,
  colour,
  round,
}: {
  from: Vec3;
  to: Vec3;
  pitch: number;
  colour: string;
  round: boolean;
}) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.min(160, Math.max(2, Math.ceil(far / pitch)));
  return (
    <group>
      {Array.from({ length: count + 1 }, (_, i) => {
        const k = i / count;
        const at: Vec3 = [
          from[0] + (to[0] - from[0]) * k,
          from[1] + (to[1] - from[1]) * k,
          from[2] + (to[2] - from[2]) * k + MIDDLE,
        ];
        return (
          <mesh key={i} position={spot(at)}>
            {round ? <sphereGeometry args={[0.13, 8, 6]} /> : <boxGeometry args={[0.2, 0.12, 0.2]} />}
            <meshBasicMaterial color={colour} />
          </mesh>
        );
      })}
    </group>
  );
}

/** Keeps the names of the Heroes over their heads. */
function Tags({
  tags,
  scene: { scene },
}: {
  readonly tags: RefObject<Map<string, HTMLElement>>;
  readonly scene: BoardProps;
}) {
  const at = useRef(new Vector3());
  useFrame(({ camera, size }) => {
    for (const hero of heroesOnTable(scene)) {
      const tag = tags.current.get(hero.id);
      if (!tag) continue;
      at.current.set(...spot([hero.x, hero.y, hero.z + 1.9])).project(camera);
      const [x, y] = [((at.current.x + 1) / 2) * size.width, ((1 - at.current.y) / 2) * size.height];
      tag.style.transform = `translate(-50%, -100%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      tag.style.visibility = at.current.z < 1 ? 'visible' : 'hidden';
    }
  });
  return null;
}
