import type { Material } from '@sandtable/legends';
import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  EdgesGeometry,
  IcosahedronGeometry,
  SphereGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

// Shapes put together by what they are made of, so that each material of a thing is drawn in one go.

/** What something looks like: a material of the rules, or a face the rules do not tell apart. */
export type Stuff = Material | 'roof' | 'lit' | 'street' | 'plain';

export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

export interface Part {
  readonly stuff: Stuff;
  readonly geometry: BufferGeometry;
}

/** A shape in one colour. All have an index, so that they can be joined and few corners are worked out. */
export function part(stuff: Stuff, colour: string, geometry: BufferGeometry): Part {
  if (!geometry.index) geometry.setIndex([...Array(geometry.attributes.position!.count).keys()]);
  const { r, g, b } = new Color(colour);
  const colours = new Float32Array(geometry.attributes.position!.count * 3);
  for (let i = 0; i < colours.length; i += 3) colours.set([r, g, b], i);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return { stuff, geometry };
}

/** Faces of a box with textures laid in inches, whatever its size. North is away from the eye: y of the city is -z of the space. */
export function boxOf([x0, y0, z0, x1, y1, z1]: Box): BufferGeometry {
  const [w, d, h] = [x1 - x0, y1 - y0, z1 - z0];
  const geometry = new BoxGeometry(w, h, d);
  const uv = geometry.attributes.uv!;
  for (let i = 0; i < uv.count; i++) {
    const side = Math.floor(i / 4); // right, left, top, bottom, front, back
    const [across, up] = side < 2 ? [d, h] : side < 4 ? [w, d] : [w, h];
    uv.setXY(i, uv.getX(i) * across * 0.5, uv.getY(i) * up * 0.5);
  }
  geometry.translate((x0 + x1) / 2, (z0 + z1) / 2, -(y0 + y1) / 2);
  return geometry;
}

export const box = (stuff: Stuff, colour: string, of: Box): Part => part(stuff, colour, boxOf(of));

type Place = readonly [x: number, y: number, z: number];
const put = (geometry: BufferGeometry, [x, y, z]: Place): BufferGeometry => geometry.translate(x, z, -y);

/** Standing on `at`. */
export const pillar = (stuff: Stuff, colour: string, r: number, h: number, at: Place, top = r, sides = 12): Part =>
  part(stuff, colour, put(new CylinderGeometry(top, r, h, sides), [at[0], at[1], at[2] + h / 2]));

/** A wheel or a log that lies across, its middle at `at`. */
export const wheel = (colour: string, r: number, wide: number, at: Place): Part =>
  part('plain', colour, put(new CylinderGeometry(r, r, wide, 12).rotateX(Math.PI / 2), at));

export const ball = (stuff: Stuff, colour: string, r: number, at: Place, squash = 1): Part =>
  part(stuff, colour, put(new SphereGeometry(r, 12, 9).scale(1, squash, 1), at));

export const bush = (colour: string, r: number, at: Place): Part =>
  part('plain', colour, put(new IcosahedronGeometry(r, 1), at));

export const spire = (stuff: Stuff, colour: string, r: number, h: number, at: Place, sides = 12): Part =>
  part(stuff, colour, put(new ConeGeometry(r, h, sides), [at[0], at[1], at[2] + h / 2]));

export interface Model {
  readonly solids: ReadonlyMap<Stuff, BufferGeometry>;
  /** Its edges, for ink. */
  readonly edges: BufferGeometry | null;
}

/** One solid for each stuff. */
export function solidsOf(parts: readonly Part[]): ReadonlyMap<Stuff, BufferGeometry> {
  const byStuff = new Map<Stuff, BufferGeometry[]>();
  for (const { stuff, geometry } of parts) {
    const list = byStuff.get(stuff) ?? [];
    list.push(geometry);
    byStuff.set(stuff, list);
  }
  return new Map([...byStuff].map(([stuff, list]) => [stuff, mergeGeometries(list)]));
}

/** Parts as a model, with ink on every edge that is sharp. */
export function modelOf(parts: readonly Part[]): Model {
  const solids = solidsOf(parts);
  const all = mergeGeometries([...solids.values()]);
  return { solids, edges: all && new EdgesGeometry(all, 40) };
}
