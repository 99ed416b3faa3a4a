import {
  BOX,
  type Body,
  bodyOf,
  COMPOUND,
  CYLINDER,
  compound,
  newBody,
  newSpace,
  place,
  type Space,
  skipNothing,
  takeAway,
} from '@sandtable/geometry/space';
import { bug } from '@sandtable/kernel';
import { CITY_BY_ID } from './content/cities.js';
import { OBJECT_KINDS } from './content/kinds.js';
import type { City, CityBuilding, CityOpening, CityPanel, ObjectKind } from './content/types.js';
import type { Building, Hero, Loose, Match, Scene } from './state.js';
import { GAP_HEIGHT, GAP_WIDTH, HEIGHT, OBSTACLE, RADIUS } from './terms.js';

// What is worked out once for a match and shared by all its positions: the city, its kinds of objects, and the space in which
// positions are asked about. In the space come the Heroes first, then the loose objects, then the buildings (LG-GEN-01), each a
// shape in a place (LG-GEO-01); a building is one thing there and a set of panels, as the question needs it (LG-BLD-01).

export interface Tables {
  readonly city: City;
  readonly kinds: ReadonlyMap<string, ObjectKind>;
  /** Kind of each object, by its place in the city. */
  readonly kindOf: readonly ObjectKind[];
  /** For each object and way to lie, whether it is too thin or too low to count on a line (LG-LON-06). */
  readonly slight: readonly (readonly [boolean, boolean, boolean])[];
  readonly space: Space;
  readonly heroes: number;
  /** Place in the space, by id. */
  readonly index: ReadonlyMap<string, number>;
  /** How the things in the space are turned and laid now: what stands as it stood need not be placed again. */
  readonly yaw: Int16Array;
  readonly lie: Int8Array;
}

const known = new WeakMap<Match, Tables>();

export function tablesOf(s: Scene): Tables {
  const tables = known.get(s.match);
  if (tables && tables.heroes === s.heroes.length) return tables;
  const made = makeTables(s);
  known.set(s.match, made);
  return made;
}

export function cityOf({ city }: Pick<Match, 'city'>): City {
  if (typeof city !== 'string') return city;
  return CITY_BY_ID.get(city) ?? bug(`no city ${city}`);
}

function makeTables(s: Scene): Tables {
  const city = cityOf(s.match);
  const kinds = new Map([...OBJECT_KINDS, ...(city.kinds ?? [])].map((kind) => [kind.id, kind]));
  const ids = [
    ...s.heroes.map(({ id }) => id),
    ...city.objects.map(({ id }) => id),
    ...city.buildings.map(({ id }) => id),
  ];
  const kindOf = city.objects.map(({ kind }) => kinds.get(kind) ?? bug(`no object kind ${kind}`));
  return {
    city,
    kinds,
    kindOf,
    slight: kindOf.map((kind) => [isSlight(kind, 0), isSlight(kind, 1), isSlight(kind, 2)]),
    heroes: s.heroes.length,
    index: new Map(ids.map((id, i) => [id, i])),
    yaw: new Int16Array(ids.length).fill(-1),
    lie: new Int8Array(ids.length),
    space: newSpace(city.size, city.size, [
      ...s.heroes.map(({ id }) => ({ id, kind: CYLINDER }) as const),
      ...city.objects.map(({ id }) => ({ id, kind: BOX }) as const),
      ...city.buildings.map(
        (building) =>
          ({
            id: building.id,
            kind: COMPOUND,
            compound: compound(building.panels.map(panelShape)),
            panelIds: building.panels.map(({ id }) => id),
          }) as const,
      ),
    ]),
  };
}

const isFlat = ({ kind }: CityPanel): boolean => kind === 'floor' || kind === 'roof' || kind === 'plate';

function panelShape(panel: CityPanel) {
  const flat = isFlat(panel);
  const openings = panel.openings.map((opening) => {
    const [u0, u1, v0, v1] = opening.rect;
    return { u0, u1, v0, v1, empty: isGap(opening, flat) };
  });
  return { box: panel.box, flat, openings };
}

/** LG-OBJ-06: an empty gap large enough to be nothing at all. */
export function isGap({ rect: [u0, u1, v0, v1], mat }: CityOpening, flat: boolean): boolean {
  const high = flat ? GAP_WIDTH : GAP_HEIGHT;
  return mat === 'open' && u1 - u0 >= GAP_WIDTH - 1e-9 && v1 - v0 >= high - 1e-9;
}

// --- Things by their place in the space -----------------------------------------------------------------------------
export type Thing =
  | { readonly is: 'hero'; readonly hero: Hero }
  | { readonly is: 'object'; readonly object: Loose; readonly kind: ObjectKind }
  | { readonly is: 'building'; readonly building: Building; readonly plan: CityBuilding };

export function thingAt(s: Scene, i: number): Thing {
  const { heroes, kindOf, city } = tablesOf(s);
  if (i < heroes) return { is: 'hero', hero: s.heroes[i]! };
  const o = i - heroes;
  if (o < s.objects.length) return { is: 'object', object: s.objects[o]!, kind: kindOf[o]! };
  const b = o - s.objects.length;
  return { is: 'building', building: s.buildings[b]!, plan: city.buildings[b]! };
}

/** What changes of a thing: its place, whoever carries it, its inches. */
export type Piece = Hero | Loose | Building;

export function pieceAt(s: Scene, i: number): Piece {
  const { heroes } = tablesOf(s);
  if (i < heroes) return s.heroes[i]!;
  const o = i - heroes;
  return o < s.objects.length ? s.objects[o]! : s.buildings[o - s.objects.length]!;
}

export function indexOf(s: Scene, id: string): number {
  return tablesOf(s).index.get(id) ?? -1;
}

export function pieceOf(s: Scene, id: string): Piece | null {
  const i = indexOf(s, id);
  return i < 0 ? null : pieceAt(s, i);
}

export const isHero = (s: Scene, i: number): boolean => i >= 0 && i < s.heroes.length;
export const isBuilding = (s: Scene, i: number): boolean => i >= s.heroes.length + s.objects.length;
export const isObject = (s: Scene, i: number): boolean => i >= s.heroes.length && !isBuilding(s, i);

/** Width, depth and height of a loose object as it lies. */
export function sidesOf({ w, d, h }: ObjectKind, lie: 0 | 1 | 2): readonly [w: number, d: number, h: number] {
  return lie === 0 ? [w, d, h] : lie === 1 ? [h, d, w] : [w, h, d];
}

/** LG-LON-06. */
function isSlight(kind: ObjectKind, lie: 0 | 1 | 2): boolean {
  const [w, d, h] = sidesOf(kind, lie);
  return Math.min(w, d) < 0.5 - 1e-9 || h < OBSTACLE - 1e-9;
}

/** LG-GEN-07: as it stands. */
export function isLow(s: Scene, i: number): boolean {
  if (!isObject(s, i)) return false;
  const o = i - s.heroes.length;
  return sidesOf(tablesOf(s).kindOf[o]!, s.objects[o]!.lie)[2] < OBSTACLE - 1e-9;
}

// --- The space, with a position in it -------------------------------------------------------------------------------

// A position that is only thought about stands still: then it is written into the space once.
let still: Scene | null = null;
let written = false;

/** Thinks about a position in which nothing moves meanwhile; what is put elsewhere to look from there says so by `stirred`. */
export function whileStill<T>(s: Scene, think: () => T): T {
  const before = still;
  still = s;
  written = false;
  try {
    return think();
  } finally {
    still = before;
    written = false;
  }
}

/** Something of the position that is thought about was put elsewhere, or back. */
export function stirred(): void {
  written = false;
}

/** The space of the match with this position written into it and nothing left out. Good until anybody asks about another. */
export function spaceOf(s: Scene): Space {
  const tables = tablesOf(s);
  const { space, kindOf, city } = tables;
  skipNothing(space);
  if (s === still && written) return space;
  written = s === still;
  let i = 0;
  for (let h = 0; h < s.heroes.length; h++, i++) {
    const { onTable, x, y, z } = s.heroes[h]!;
    if (isChanged(tables, i, onTable, x, y, z, 0, 0)) place(space, i, x, y, z, 0, RADIUS, RADIUS, HEIGHT);
  }
  for (let o = 0; o < s.objects.length; o++, i++) {
    const { onTable, x, y, z, yaw, lie } = s.objects[o]!;
    if (!isChanged(tables, i, onTable, x, y, z, yaw, lie)) continue;
    const [w, d, h] = sidesOf(kindOf[o]!, lie);
    place(space, i, x, y, z, yaw, w / 2, d / 2, h);
  }
  for (let b = 0; b < s.buildings.length; b++, i++) {
    const { onTable, x, y, z, yaw } = s.buildings[b]!;
    if (!isChanged(tables, i, onTable, x, y, z, yaw, 0)) continue;
    const { w, d, h } = city.buildings[b]!;
    place(space, i, x, y, z, yaw, w / 2, d / 2, h);
  }
  return space;
}

/** Whether a thing stands otherwise than it does in the space; what is off the table is taken away. */
function isChanged(
  tables: Tables,
  i: number,
  onTable: boolean,
  x: number,
  y: number,
  z: number,
  yaw: number,
  lie: number,
): boolean {
  const { space } = tables;
  if (!onTable) {
    takeAway(space, i);
    return false;
  }
  if (
    space.present[i] !== 0 &&
    space.x[i] === x &&
    space.y[i] === y &&
    space.z[i] === z &&
    tables.yaw[i] === yaw &&
    tables.lie[i] === lie
  )
    return false;
  tables.yaw[i] = yaw;
  tables.lie[i] = lie;
  return true;
}

/** LG-GEO-08: the space without low objects. */
export function withoutLow(s: Scene, space: Space): Space {
  for (let i = s.heroes.length; i < s.heroes.length + s.objects.length; i++) {
    if (space.present[i] !== 0 && space.h[i]! < OBSTACLE - 1e-9) space.skip[i] = 1;
  }
  return space;
}

/** LG-GEO-06, LG-PIC-13: what a thing never meets: itself, its load and its carrier. */
export function withoutItself(s: Scene, space: Space, i: number): Space {
  space.skip[i] = 1;
  const piece = pieceAt(s, i);
  if (piece.carriedBy !== null) space.skip[indexOf(s, piece.carriedBy)] = 1;
  if ('carrying' in piece && piece.carrying !== null) space.skip[indexOf(s, piece.carrying)] = 1;
  return space;
}

const body = newBody();

/** A Hero standing at a place; `lift` leaves out its foot. Overwritten by the next call. */
export function heroBody(x: number, y: number, z: number, lift = 0): Body {
  body.round = true;
  body.x = x;
  body.y = y;
  body.z = z;
  body.h = HEIGHT;
  body.hx = RADIUS;
  body.hy = RADIUS;
  body.cos = 1;
  body.sin = 0;
  body.lift = lift;
  body.whole = false;
  return body;
}

const thing = newBody();

/** A thing as it is in the space. Overwritten by the next call. */
export function bodyAt(space: Space, i: number): Body {
  return bodyOf(space, i, thing);
}

// --- Sizes and materials --------------------------------------------------------------------------------------------

/** LG-OBJ-04. */
export function sizeOf(s: Scene, i: number): number {
  const it = thingAt(s, i);
  if (it.is === 'hero') return 1;
  const { w, d, h } = it.is === 'object' ? it.kind : it.plan;
  return w * d * h;
}
