// biome-ignore-all lint/a11y/noStaticElementInteractions: meshes are no elements of the page; the tags and the plan carry the keyboard
// biome-ignore-all lint/suspicious/noArrayIndexKey: steps and hits have no other name

import { type Scene, sidesOf, type Vec3 } from '@sandtable/legends';
import { DRAG, radians, spot } from '../../../kit/space/space.js';
import { castOf, propsOf } from '../city.js';
import type { Overlay } from '../laid.js';
import { Beads, Ring } from './beads.js';
import { figureOf } from './figure.js';
import { hologram } from './materials.js';
import { Reach } from './reach.js';

// What would happen, in light: ways, hits, falls, throws, and where one may go.

/** Colours of the ways, as in the plan; their shapes differ too. */
export const WAY = { g: '#21b866', w: '#ff9f43', a: '#3f86ff', d: '#e64fae' } as const;
const GHOST = '#5fd8ff';
const HIT = '#ffd23f';
const AIM = '#ff4d4d';

export function Overlay3d({ overlay, scene }: { readonly overlay: Overlay; readonly scene: Scene }) {
  const { line, contacts, spots, aim, refused, reach, touching, fall, hero, posed, cursor, rings } = overlay;
  const end = line.at(-1);
  const active = scene.heroes.find(({ id }) => id === scene.active && scene.phase === 'play');
  return (
    <group>
      <Reach rays={reach} />
      {active?.onTable && <Ring at={[active.x, active.y, active.z + 0.04]} r={0.66} wide={0.14} colour="#ffc93c" />}
      {hero && <Ring at={[hero.x, hero.y, hero.z + 0.05]} r={0.56} wide={0.045} colour="#ffffff" />}
      {touchedRings(scene, touching).map(({ id, at, r }) => (
        <Ring key={id} at={at} r={r} wide={0.12} colour={AIM} />
      ))}
      {line.map((corner, i) => (
        <Beads
          key={i}
          from={corner.from}
          to={corner.to}
          way={corner.way}
          colour={refused ? '#8f969c' : WAY[corner.way]}
        />
      ))}
      {end && hero && (
        <Ghost cast={hero} at={end.to} pose={end.way === 'a' ? 'fly' : end.way === 'w' ? 'run' : 'stand'} />
      )}
      {contacts.map((contact, i) => (
        <group key={i}>
          <Spark
            at={contact.at}
            r={contact.bump ? 0.22 : contact.breaks ? 0.5 : 0.36}
            colour={contact.bump ? '#e6dcc8' : HIT}
          />
          {hero && !contact.bump && <Ghost cast={hero} at={contact.at} pose="run" />}
        </group>
      ))}
      {fall && (
        <>
          <Beads from={fall.from} to={fall.landing.at} way="d" colour={WAY.d} />
          <Ring
            at={[fall.landing.at[0], fall.landing.at[1], fall.landing.at[2] + 0.05]}
            r={0.6}
            wide={0.12}
            colour={WAY.d}
          />
        </>
      )}
      {spots.map(({ at, label, choose }, i) => (
        <mesh
          key={`${i} ${label}`}
          position={spot([at[0], at[1], at[2] + 0.06])}
          rotation={[-Math.PI / 2, 0, 0]}
          onClick={(event) => {
            event.stopPropagation();
            if (event.delta <= DRAG) choose();
          }}
        >
          <ringGeometry args={[0.13, 0.27, 20]} />
          <meshBasicMaterial color="#ff7a2f" transparent opacity={0.9} side={2} />
        </mesh>
      ))}
      {rings.map((at) => (
        <Ring key={at.join(' ')} at={[at[0], at[1], at[2] + 0.08]} r={0.95} wide={0.2} colour="#f5b301" />
      ))}
      {aim && <Beads from={aim.from} to={aim.to} way="aim" colour={AIM} />}
      {aim?.hits.map((hit, i) => (
        <group key={i}>
          <Spark at={hit.at} r={hit.passes ? 0.6 : 0.45} colour={hit.passes ? HIT : AIM} />
          <Load scene={scene} thing={aim.thing} at={hit.at} />
        </group>
      ))}
      {aim && <Load scene={scene} thing={aim.thing} at={aim.to} />}
      {aim?.landing && <Beads from={aim.to} to={aim.landing.at} way="d" colour={WAY.d} />}
      {posed && (
        <Load
          scene={scene}
          thing={posed.thing}
          at={[posed.pose.x, posed.pose.y, posed.pose.z]}
          pose={posed.pose}
          colour={posed.refused ? AIM : GHOST}
        />
      )}
      {cursor && <Ring at={[cursor[0], cursor[1], cursor[2] + 0.08]} r={0.5} wide={0.1} colour="#ffffff" />}
    </group>
  );
}

/** Heroes and things in contact, by where they stand and how wide they are. */
function touchedRings(scene: Scene, ids: readonly string[]): { id: string; at: Vec3; r: number }[] {
  const heroes = scene.heroes
    .filter(({ id }) => ids.includes(id))
    .map(({ id, x, y, z }) => ({ id, at: [x, y, z + 0.05] as Vec3, r: 0.66 }));
  const things = propsOf(scene)
    .filter(({ piece }) => ids.includes(piece.id) && piece.carriedBy === null)
    .map(({ piece, w, d }) => ({
      id: piece.id,
      at: [piece.x, piece.y, piece.z + 0.05] as Vec3,
      r: Math.max(w, d) / 2 + 0.15,
    }));
  return [...heroes, ...things];
}

function Spark({ at: [x, y, z], r, colour }: { readonly at: Vec3; readonly r: number; readonly colour: string }) {
  return (
    <mesh position={spot([x, y, z + 0.75])} renderOrder={6} raycast={() => null}>
      <icosahedronGeometry args={[r, 0]} />
      <meshToonMaterial color={colour} emissive="#c2410c" emissiveIntensity={0.4} transparent depthTest={false} />
    </mesh>
  );
}

interface GhostProps {
  readonly cast: { readonly cast: string };
  readonly at: Vec3;
  readonly pose: 'stand' | 'run' | 'fly';
}

/** A Hero as it would be. */
function Ghost({ cast, at, pose }: GhostProps) {
  const { primary, secondary } = castOf(cast);
  return (
    <mesh
      position={spot([at[0], at[1], at[2] + 0.1])}
      geometry={figureOf(cast.cast, primary, secondary, pose).body}
      material={hologram(GHOST)}
      renderOrder={7}
      raycast={() => null}
    />
  );
}

interface LoadProps {
  readonly scene: Scene;
  readonly thing: string | null;
  readonly at: Vec3;
  readonly pose?: { readonly yaw: number; readonly lie: 0 | 1 | 2 };
  readonly colour?: string;
}

/** A thing or a Hero as it would lie or fly. */
function Load({ scene, thing, at, pose, colour = AIM }: LoadProps) {
  const hero = scene.heroes.find(({ id }) => id === thing);
  if (hero) return <Ghost cast={hero} at={at} pose="fly" />;
  const prop = propsOf(scene).find(({ piece }) => piece.id === thing);
  if (!prop) return null;
  const { kind, piece } = prop;
  const lie = pose?.lie ?? piece.lie;
  const [w, d, h] = sidesOf(kind, lie);
  return (
    <mesh
      position={spot([at[0], at[1], at[2] + h / 2])}
      rotation={[0, radians(pose?.yaw ?? piece.yaw), 0]}
      material={hologram(colour, 0.3)}
      renderOrder={7}
      raycast={() => null}
    >
      <boxGeometry args={[w, h, d]} />
    </mesh>
  );
}
