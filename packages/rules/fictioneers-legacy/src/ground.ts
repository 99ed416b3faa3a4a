import {
  type AreaSet,
  area,
  areaSet,
  isInRegion,
  groundAt as levelAt,
  line,
  type Obstacle,
  outline,
  type PolygonMap,
  polygonMap,
  type Region,
  type Shape,
  type SightMap,
  type SightRules,
  sightMap,
  standsIn,
} from '@sandtable/geometry/plane';
import type { Pair, Scenario } from './content/types.js';
import { EPS, mils, SHORTEST, SLACK, type Spot, WINDOW_DEPTH, WOODS_DEPTH } from './inches.js';
import type { Battle } from './state.js';
import type { BySide, Side, Terrain, WallHeight, WallMaterial } from './terms.js';

// The table itself: what a scenario lays on it, ready for measuring. Worked out once for a scenario.

export interface GroundArea {
  readonly id: string;
  readonly type: Terrain;
  readonly shape: Shape;
  /** The edge of a building or structure, as a line. */
  readonly edge: Shape | null;
  readonly level: number;
  /** Where it can be entered; none listed is everywhere (FL-MNT-05). */
  readonly openings: readonly (readonly [Spot, Spot])[];
}

export interface GroundWall {
  readonly id: string;
  readonly height: WallHeight;
  readonly material: WallMaterial;
  readonly shape: Shape;
}

export interface GroundField {
  readonly id: string;
  readonly side: Side;
  readonly shape: Shape;
}

export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly GroundArea[];
  readonly map: PolygonMap;
  readonly walls: readonly GroundWall[];
  readonly fields: readonly GroundField[];
  readonly zones: BySide<Region>;
  /** Where a side may leave, edges apart (FL-MOV-23). */
  readonly exits: BySide<Region>;
  readonly sight: SightMap;
  /** What stops even a sensor: everything but woods and lower walls (FL-EQP-07). */
  readonly sensorSight: SightMap;
  /** The areas and walls behind the obstacles of each map, by name. */
  readonly named: readonly string[];
  readonly sensorNamed: readonly string[];
  readonly of: { readonly [terrain in Terrain]: AreaSet };
  /** What slows each way of moving (FL-MOV-15, FL-MOV-16). */
  readonly rough: { readonly [gait in Gait]: AreaSet };
  /** The places of buildings and structures, and of trenches and buildings, among the areas. */
  readonly houses: readonly number[];
  readonly entered: readonly number[];
}

/** How something gets along: on feet or hooves, or as its vehicle does. */
export type Gait = 'foot' | 'wheeled' | 'tracked' | 'hover' | 'fly';

const ROUGH: { readonly [gait in Gait]: readonly Terrain[] } = {
  foot: ['woods', 'rock', 'rubble', 'swamp'],
  wheeled: ['woods', 'rock', 'rubble', 'swamp'],
  tracked: ['rock', 'rubble', 'swamp'],
  hover: ['woods', 'rubble'],
  fly: [],
};

/** FL-GEO-10, in levels. */
export const WALL_LEVELS: { readonly [height in WallHeight]: number } = { low: 0.5, mid: 0.9, tall: 2 };
const WOODS_LEVELS = 2;

/** FL-LOS-03 to FL-LOS-07: lengths that are added up are judged between whole mils. */
const SIGHT_RULES: SightRules = {
  screenDepth: WOODS_DEPTH + EPS + SLACK,
  screenHeight: WOODS_LEVELS,
  edge: EPS,
  shortest: SHORTEST,
  rise: 0.001,
  graze: EPS,
};

const spotOf = ([x, y]: Pair): Spot => ({ x: mils(x), y: mils(y) });

function groundOfScenario(scenario: Scenario): Ground {
  const areas = scenario.terrain.map((piece): GroundArea => {
    const shape = area(piece.polygon.map(spotOf));
    const house = piece.type === 'building' || piece.type === 'structure';
    return {
      id: piece.id,
      type: piece.type,
      shape,
      edge: house ? outline(shape) : null,
      level: piece.level ?? 0,
      openings: (piece.openings ?? []).map(([from, to]) => [spotOf(from), spotOf(to)] as const),
    };
  });
  const walls = scenario.walls.map(
    ({ id, height, material, line: points }): GroundWall => ({ id, height, material, shape: line(points.map(spotOf)) }),
  );
  const obstacles: { name: string; one: Obstacle }[] = [];
  for (const [i, { id, type, shape, level }] of areas.entries()) {
    const height = scenario.terrain[i]!.height ?? 0;
    if (type === 'hill') obstacles.push({ name: id, one: { kind: 'rise', area: shape, level } });
    if (type === 'woods') obstacles.push({ name: id, one: { kind: 'screen', area: shape } });
    if (type === 'building')
      obstacles.push({
        name: id,
        one: { kind: 'solid', area: shape, height, window: WINDOW_DEPTH + EPS + SLACK }, // FL-LOS-05
      });
    if (type === 'structure') obstacles.push({ name: id, one: { kind: 'solid', area: shape, height, window: 0 } }); // FL-LOS-11
  }
  for (const { id, height, shape } of walls)
    obstacles.push({ name: id, one: { kind: 'wall', line: shape, height: WALL_LEVELS[height] } });
  // FL-EQP-07: of what can be climbed over nothing stops a sensor
  const solid = obstacles.filter(
    ({ one }) => one.kind !== 'screen' && !(one.kind === 'wall' && one.height < WALL_LEVELS.tall),
  );
  const zone = (side: Side): Region => scenario.zones[side].map((corners) => area(corners.map(spotOf)));
  const exits = (side: Side): Region =>
    scenario.exits.flatMap((one) => (one.side === side && 'zone' in one ? [area(one.zone.map(spotOf))] : []));
  const anyOf = (types: readonly Terrain[]): AreaSet => areaSet(areas.length, (i) => types.includes(areas[i]!.type));
  const setOf = (type: Terrain): AreaSet => anyOf([type]);
  return {
    width: mils(scenario.table[0]),
    height: mils(scenario.table[1]),
    areas,
    map: polygonMap(areas.map(({ shape }) => shape)),
    walls,
    fields: scenario.fields.map(({ id, side, line: points }) => ({ id, side, shape: line(points.map(spotOf)) })),
    zones: { A: zone('A'), B: zone('B') },
    exits: { A: exits('A'), B: exits('B') },
    sight: sightMap(
      obstacles.map(({ one }) => one),
      SIGHT_RULES,
    ),
    sensorSight: sightMap(
      solid.map(({ one }) => one),
      SIGHT_RULES,
    ),
    named: obstacles.map(({ name }) => name),
    sensorNamed: solid.map(({ name }) => name),
    of: {
      woods: setOf('woods'),
      rock: setOf('rock'),
      rubble: setOf('rubble'),
      swamp: setOf('swamp'),
      scrub: setOf('scrub'),
      hill: setOf('hill'),
      road: setOf('road'),
      river: setOf('river'),
      deepWater: setOf('deepWater'),
      trench: setOf('trench'),
      building: setOf('building'),
      structure: setOf('structure'),
      dark: setOf('dark'),
    },
    rough: {
      foot: anyOf(ROUGH.foot),
      wheeled: anyOf(ROUGH.wheeled),
      tracked: anyOf(ROUGH.tracked),
      hover: anyOf(ROUGH.hover),
      fly: anyOf(ROUGH.fly),
    },
    houses: areas.flatMap(({ edge }, i) => (edge ? [i] : [])),
    entered: areas.flatMap(({ type }, i) => (type === 'trench' || type === 'building' ? [i] : [])),
  };
}

const grounds = new WeakMap<Scenario, Ground>();

export function groundOf(b: Battle): Ground {
  let ground = grounds.get(b.match.scenario);
  if (!ground) {
    ground = groundOfScenario(b.match.scenario);
    grounds.set(b.match.scenario, ground);
  }
  return ground;
}

/** FL-GEO-08. */
export function groundLevel(b: Battle, at: Spot): number {
  return levelAt(groundOf(b).sight, at);
}

/** FL-GEO-07: on its edge one stands in an area. */
export function isInArea({ shape }: GroundArea, at: Spot): boolean {
  return standsIn(shape, at, EPS);
}

export function isInTerrain(b: Battle, type: Terrain, at: Spot): boolean {
  const { areas } = groundOf(b);
  for (let i = 0; i < areas.length; i++) if (areas[i]!.type === type && isInArea(areas[i]!, at)) return true;
  return false;
}

/** The building somebody stands in, or -1. */
export function buildingAt(b: Battle, at: Spot): number {
  const { areas, houses } = groundOf(b);
  for (let i = 0; i < houses.length; i++) {
    const house = areas[houses[i]!]!;
    if (house.type === 'building' && isInArea(house, at)) return houses[i]!;
  }
  return -1;
}

/** FL-ENV-02. */
export function isDark(b: Battle, at: Spot): boolean {
  return b.match.scenario.env.dark || isInTerrain(b, 'dark', at);
}

/** FL-GEO-01. */
export function isOnTable(b: Battle, { x, y }: Spot): boolean {
  const { width, height } = groundOf(b);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Which of the two zones is a side's hangs on the roll-off (FL-SET-03). */
export function isInZone(b: Battle, side: Side, at: Spot): boolean {
  return isInRegion(groundOf(b).zones[b.setup.zones[side]], at, EPS);
}
