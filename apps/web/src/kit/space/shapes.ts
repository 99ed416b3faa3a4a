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
import type { Vec3 } from './space.js';

// Shapes put together by what they are made of, so that each material of a thing is drawn in one go.

export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

/** `S` is what the table has things made of. */
export interface Part<S extends string> {
  readonly stuff: S;
  readonly geometry: BufferGeometry;
}

/** A shape in one colour. All have an index, so that they can be joined and few corners are worked out. */
export function part<S extends string>(stuff: S, colour: string, geometry: BufferGeometry): Part<S> {
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

export const box = <S extends string>(stuff: S, colour: string, of: Box): Part<S> => part(stuff, colour, boxOf(of));

const put = (geometry: BufferGeometry, [x, y, z]: Vec3): BufferGeometry => geometry.translate(x, z, -y);

/** Standing on `at`. */
export const pillar = <S extends string>(
  stuff: S,
  colour: string,
  r: number,
  h: number,
  at: Vec3,
  top = r,
  sides = 12,
): Part<S> => part(stuff, colour, put(new CylinderGeometry(top, r, h, sides), [at[0], at[1], at[2] + h / 2]));

/** A wheel or a log that lies across, its middle at `at`. */
export const wheel = (colour: string, r: number, wide: number, at: Vec3): Part<'plain'> =>
  part('plain', colour, put(new CylinderGeometry(r, r, wide, 12).rotateX(Math.PI / 2), at));

export const ball = <S extends string>(stuff: S, colour: string, r: number, at: Vec3, squash = 1): Part<S> =>
  part(stuff, colour, put(new SphereGeometry(r, 12, 9).scale(1, squash, 1), at));

export const bush = (colour: string, r: number, at: Vec3): Part<'plain'> =>
  part('plain', colour, put(new IcosahedronGeometry(r, 1), at));

export const spire = <S extends string>(
  stuff: S,
  colour: string,
  r: number,
  h: number,
  at: Vec3,
  sides = 12,
): Part<S> => part(stuff, colour, put(new ConeGeometry(r, h, sides), [at[0], at[1], at[2] + h / 2]));

export interface Model<S extends string> {
  readonly solids: ReadonlyMap<S, BufferGeometry>;
  /** Its edges, for ink. */
  readonly edges: BufferGeometry | null;
}

/** One solid for each stuff. */
export function solidsOf<S extends string>(parts: readonly Part<S>[]): ReadonlyMap<S, BufferGeometry> {
  const byStuff = new Map<S, BufferGeometry[]>();
  for (const { stuff, geometry } of parts) {
    const list = byStuff.get(stuff) ?? [];
    list.push(geometry);
    byStuff.set(stuff, list);
  }
  return new Map([...byStuff].map(([stuff, list]) => [stuff, mergeGeometries(list)]));
}

/** Parts as a model, with ink on every edge that is sharp. */
export function modelOf<S extends string>(parts: readonly Part<S>[]): Model<S> {
  const solids = solidsOf(parts);
  const all = mergeGeometries([...solids.values()]);
  return { solids, edges: all && new EdgesGeometry(all, 40) };
}
