import {
  type Building,
  CAST,
  type CityBuilding,
  type CityOpening,
  type CityPanel,
  cityOf,
  type Hero,
  type Loose,
  OBJECT_KINDS,
  type ObjectKind,
  RADIUS,
  type Scene,
  sidesOf,
  TEAMS,
  type Vec3,
} from '@sandtable/legends';
import type { TableSay } from './texts.js';

// The city as it stands, for whoever draws it or tells of it. Where things are is the view's; this only turns it into shapes.

/** A point of the street plan. */
export type Spot = readonly [x: number, y: number];

/** A loose object with its kind and the sides it has as it lies. */
export interface Prop {
  readonly piece: Loose;
  readonly kind: ObjectKind;
  readonly w: number;
  readonly d: number;
  readonly h: number;
}

export interface House {
  readonly piece: Building;
  readonly plan: CityBuilding;
}

/** Kinds of objects by their ids: those of the game, and the city's own. */
export const kindsOf = (s: Scene): ReadonlyMap<string, ObjectKind> =>
  new Map([...OBJECT_KINDS, ...(cityOf(s.match).kinds ?? [])].map((kind) => [kind.id, kind]));

export function propsOf(s: Scene): Prop[] {
  const kinds = kindsOf(s);
  return s.objects.flatMap((piece) => {
    const kind = kinds.get(piece.kind);
    if (!piece.onTable || !kind) return [];
    const [w, d, h] = sidesOf(kind, piece.lie);
    return [{ piece, kind, w, d, h }];
  });
}

export function housesOf(s: Scene): House[] {
  const { buildings } = cityOf(s.match);
  return s.buildings.flatMap((piece, i) => (piece.onTable ? [{ piece, plan: buildings[i]! }] : []));
}

export const heroesOnTable = (s: Scene): Hero[] => s.heroes.filter(({ onTable }) => onTable);

export const castOf = ({ cast }: { readonly cast: string }) =>
  CAST.get(cast) ?? { name: cast, primary: '#777777', secondary: '#dddddd', emblem: '', look: '', item: null };

export const isFlat = ({ kind }: CityPanel): boolean => kind === 'floor' || kind === 'roof' || kind === 'plate';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

const turn = (yaw: number): readonly [cos: number, sin: number] => [
  Math.cos((yaw * Math.PI) / 180),
  Math.sin((yaw * Math.PI) / 180),
];

/** A point of a thing's own frame, on the street plan. */
export function outward({ x, y, yaw }: Placed, [px, py]: Spot): Spot {
  const [c, s] = turn(yaw);
  return [x + px * c - py * s, y + px * s + py * c];
}

/** A point of the street plan in a thing's own frame. */
export function inward({ x, y, yaw }: Placed, [px, py]: Spot): Spot {
  const [c, s] = turn(yaw);
  const [dx, dy] = [px - x, py - y];
  return [dx * c + dy * s, dy * c - dx * s];
}

export const isOver = (placed: Placed, w: number, d: number, spot: Spot, more = 0): boolean => {
  const [u, v] = inward(placed, spot);
  return Math.abs(u) <= w / 2 + more && Math.abs(v) <= d / 2 + more;
};

/** Whether a place is within a building, so that one cannot look through it. */
export const inHouse =
  (houses: readonly House[]) =>
  ([x, y, z]: Vec3): boolean =>
    houses.some(({ piece, plan }) => z < piece.z + plan.h && isOver(piece, plan.w, plan.d, [x, y]));

/** The house that somebody is inside of: over its footprint and under its top. */
export function houseAround(s: Scene, { x, y, z }: Pick<Hero, 'x' | 'y' | 'z'>): House | null {
  return (
    housesOf(s).find(
      ({ piece, plan }) => isOver(piece, plan.w, plan.d, [x, y]) && z < piece.z + plan.h - 0.5 && z >= piece.z,
    ) ?? null
  );
}

const within = (n: number, a: number, b: number): boolean => n >= a - 1e-6 && n <= b + 1e-6;

/** Whether a point of a floor or roof is in one of its holes. */
function inHole(u: number, v: number, { box, openings }: CityPanel): boolean {
  return openings.some(
    ({ rect: [u0, u1, v0, v1], mat }) => mat === 'open' && within(u - box[0], u0, u1) && within(v - box[1], v0, v1),
  );
}

/** The height of what is pointed at from above: the highest top at a spot that is not above `below`. */
export function topAt(s: Scene, spot: Spot, below = Number.POSITIVE_INFINITY): number {
  let top = 0;
  const take = (z: number): void => {
    if (z <= below + 1e-6) top = Math.max(top, z);
  };
  for (const { piece, plan } of housesOf(s)) {
    const [u, v] = inward(piece, spot);
    for (const panel of plan.panels) {
      const [x0, y0, , x1, y1, z1] = panel.box;
      if (isFlat(panel) && within(u, x0, x1) && within(v, y0, y1) && !inHole(u, v, panel)) take(piece.z + z1);
    }
  }
  for (const { piece, w, d, h } of propsOf(s))
    if (piece.carriedBy === null && isOver(piece, w, d, spot)) take(piece.z + h);
  return round(top);
}

/** Whether a mark there would lie on a Hero or a thing, and keep it from being pointed at. */
export const isCovered = (s: Scene, [x, y]: Vec3): boolean =>
  heroesOnTable(s).some((hero) => Math.hypot(hero.x - x, hero.y - y) < 2 * RADIUS) ||
  propsOf(s).some(({ piece, w, d }) => isOver(piece, w, d, [x, y]));

/** So near to a wall a runner keeps: its base touches it. */
const BESIDE = RADIUS + 0.005;

/** The spot beside the nearest outer wall, where a Wall Run would be drawn; null where no building is near. */
export function besideWall(s: Scene, spot: Spot, reach = 2.5): Spot | null {
  let best: { readonly far: number; readonly spot: Spot } | null = null;
  const sides = [
    ...housesOf(s).map(({ piece, plan }) => ({ piece, w: plan.w, d: plan.d })),
    ...propsOf(s).filter(({ h }) => h >= 2),
  ];
  for (const { piece, w, d } of sides) {
    const [u, v] = inward(piece, spot);
    const [cu, cv] = [clamp(u, -w / 2, w / 2), clamp(v, -d / 2, d / 2)];
    const candidates: Spot[] = [
      [w / 2 + BESIDE, cv],
      [-w / 2 - BESIDE, cv],
      [cu, d / 2 + BESIDE],
      [cu, -d / 2 - BESIDE],
    ];
    for (const one of candidates) {
      const far = Math.hypot(one[0] - u, one[1] - v);
      if (far < (best?.far ?? reach)) best = { far, spot: outward(piece, one) };
    }
  }
  return best && [round(best.spot[0]), round(best.spot[1])];
}

export const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

/** To a thousandth of an inch, as answers are written. */
export const round = (n: number): number => Math.round(n * 1000) / 1000 + 0;

export const inches = (n: number): string => `${Math.round(n * 100) / 100}″`;

export const placeOf = ({ x, y, z }: Pick<Hero, 'x' | 'y' | 'z'>): string =>
  `(${[x, y, ...(z > 0 ? [z] : [])].map((n) => Math.round(n * 10) / 10).join(', ')})`;

export const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What a piece of a building is made of, by its id. */
export function partOf(
  s: Scene,
  id: string,
): { readonly house: House; readonly panel: CityPanel; readonly opening: CityOpening | null } | null {
  for (const house of housesOf(s))
    for (const panel of house.plan.panels) {
      if (panel.id === id) return { house, panel, opening: null };
      const opening = panel.openings.find((one) => one.id === id);
      if (opening) return { house, panel, opening };
    }
  return null;
}

/** A Hero, a thing, a building or a piece of one, by its name; null is the street. */
export function called(s: Scene, id: string | null, t: TableSay): string {
  if (id === null) return t('street');
  const hero = s.heroes.find((one) => one.id === id);
  if (hero) return castOf(hero).name;
  const kind = s.objects.find((one) => one.id === id)?.kind;
  if (kind !== undefined) return kindsOf(s).get(kind)?.name ?? kind;
  const house = cityOf(s.match).buildings.find((one) => one.id === id);
  if (house) return house.name;
  const part = partOf(s, id);
  if (!part) return id;
  const mat = part.opening?.mat ?? part.panel.mat;
  const what = t(mat === 'open' ? 'mat_external' : `mat_${mat}`);
  return t('partOf', { what, house: part.house.plan.name });
}

/** What is hit, as short as can be: what it is made of, or its name. */
export function calledShort(s: Scene, id: string | null, t: TableSay): string {
  const part = id === null ? null : partOf(s, id);
  const mat = part && (part.opening?.mat ?? part.panel.mat);
  return mat && mat !== 'open' ? t(`mat_${mat}`) : called(s, id, t);
}

/** The houses that a way leads through, each with the greatest height at which it does. */
export function housesOnWay(
  s: Scene,
  ways: readonly { readonly from: Vec3; readonly to: Vec3 }[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { from, to } of ways) {
    const steps = Math.max(1, Math.ceil(distance(from, to) / 0.4));
    for (let i = 0; i <= steps; i++) {
      const [x, y, z] = [0, 1, 2].map((n) => from[n]! + ((to[n]! - from[n]!) * i) / steps);
      const house = houseAround(s, { x: x!, y: y!, z: z! })?.piece.id;
      if (house) found.set(house, Math.max(z!, found.get(house) ?? 0));
    }
  }
  return found;
}

/** The team a seat mostly brings, as its name; else its letter. */
export function sideName(s: Scene, seat: number): string {
  const casts = (s.seats[seat]?.chosen ?? s.match.sides?.[seat]?.heroes ?? []).map(({ cast }) => cast);
  const brought = casts.length > 0 ? casts : s.heroes.filter((hero) => hero.seat === seat).map(({ cast }) => cast);
  const team = TEAMS.find(({ heroes }) => brought.length > 0 && heroes.some(({ id }) => id === brought[0]));
  return team?.name ?? `${s.match.seats[seat]}`;
}

/** The name of a side; empty where it is only its letter, or that of another side too. */
export function uniqueSideName(s: Scene, seat: string): string {
  const names = s.match.seats.map((_, i) => sideName(s, i));
  const name = names[(s.match.seats as readonly string[]).indexOf(seat)];
  return name !== undefined && name !== seat && names.filter((one) => one === name).length === 1 ? name : '';
}

export const heightOf = (s: Scene): number =>
  Math.max(
    8,
    ...housesOf(s).map(({ piece, plan }) => piece.z + plan.h),
    ...propsOf(s).map(({ piece, h }) => piece.z + h),
    ...heroesOnTable(s).map(({ z }) => z + 1.25),
  ) + 1;
