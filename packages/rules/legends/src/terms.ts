/** Words and numbers of the game (section by section of the rulebook), in one place. */
export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Seat = (typeof SEATS)[number];

export type Vec3 = readonly [x: number, y: number, z: number];

export const MATERIALS = ['glass', 'wood', 'internal', 'external', 'metal', 'solid'] as const;
export type Material = (typeof MATERIALS)[number];

/** LG-OBJ-01, on the one scale of LG-OBJ-03: a door is wood, a floor internal, a roof external, a vehicle metal. */
export const TOUGHNESS = { glass: 2, wood: 4, internal: 7, body: 7, external: 11, metal: 15 } as const;
/** LG-OBJ-02: for each inch of mean depth. */
export const SOLID_PER_INCH = 5;
/** LG-ITM-06. */
export const SMASH_BODY = 12;

export const PANEL_KINDS = ['ext', 'int', 'floor', 'roof', 'plate'] as const;
export type PanelKind = (typeof PANEL_KINDS)[number];

export const SCENARIOS = ['battle', 'dangerRoom', 'demolitionMan', 'icarus', 'ofGods', 'roundOne'] as const;
/** In the order of the die that draws them (LG-SET-06). */
export type ScenarioId = (typeof SCENARIOS)[number];

export const SCENARIO_NAMES: Readonly<Record<ScenarioId, string>> = {
  battle: 'Battle',
  dangerRoom: 'Danger Room',
  demolitionMan: 'Demolition Man',
  icarus: 'Icarus',
  ofGods: 'Of Gods',
  roundOne: 'Round One',
};

/** What wins a scenario; in a Battle nothing does but being the last. */
export const VP_TO_WIN: Readonly<Record<ScenarioId, number>> = {
  battle: Number.POSITIVE_INFINITY,
  dangerRoom: 3,
  demolitionMan: 2,
  icarus: 3,
  ofGods: 3,
  roundOne: 3,
};

export const ITEMS = [
  'superSpeed',
  'superStrength',
  'juggerOne',
  'wallClimber',
  'leader',
  'smash',
  'vibroShield',
  'snickt',
  'singleBounds',
  'oneStrike',
  'fallingPalm',
] as const;
export type ItemId = (typeof ITEMS)[number];

export const ITEM_NAMES: Readonly<Record<ItemId, string>> = {
  superSpeed: 'Super Speed',
  superStrength: 'Super Strength',
  juggerOne: 'Jugger One',
  wallClimber: 'Wall Climber',
  leader: 'Leader',
  smash: 'Smash',
  vibroShield: 'Vibro Shield',
  snickt: 'Snickt',
  singleBounds: 'Single Bounds',
  oneStrike: 'One Strike',
  fallingPalm: 'Falling Palm',
};

/** LG-OBJ-05. */
export const RADIUS = 0.5;
export const HEIGHT = 1.25;
export const CENTRE = 0.625;
/** LG-GEN-06, LG-GEN-07. */
export const OBSTACLE = 0.625;
/** LG-GEO-08: what a walker's foot leaves out. */
export const WALK_LIFT = 0.624;
/** LG-GEN-08. */
export const CONTACT = 0.1;
/** LG-SUP-01: how far from a surface is still on it. */
export const LEVEL = 0.05;
/** LG-SUP-02. */
export const STAND_MIN = 0.5;
/** LG-RUL-18. */
export const BODY_CONSTANT = 7;
/** LG-IMP-06. */
export const BUMP_BELOW = 1;
/** LG-OBJ-06. */
export const GAP_WIDTH = 1;
export const GAP_HEIGHT = 1.25;
/** LG-EDG-03. */
export const SKY = 100;
/** LG-ACT-09. */
export const FATIGUE_OUT = 20;
/** LG-MOH-11. */
export const HEROISM_MOST = 999;
/** LG-STG-02, LG-STG-04. */
export const STRUGGLE_INCHES = 5;
export const STRUGGLE_FATIGUE = 2;
/** LG-SCN-14, LG-SCN-15. */
export const COLLAPSE_TOKENS = 8;
export const COLLAPSE_FATIGUE = 7;
/** LG-LIM-04. */
export const LEAST_SEGMENT = 0.05;
export const MOST_SEGMENTS = 32;
/** LG-LIM-09. */
export const LINE_COST = 0.05;
/** LG-MOV-09. */
export const SEGMENT_END = 0.01;
/** LG-LIM-05. */
export const STRIKE_BACK_MOST = 1004;
/** LG-LIM-07, LG-LIM-08, LG-LIM-10. */
export const ROUND_CAP = 4;
export const FALL_STEPS = 40;
export const ACT_CAP = 200;
/** LG-WAL-02. */
export const WALL_NEAR = 0.5 - 0.0001;
export const WALL_FAR = 0.6;
/** LG-GEN-10. */
export const EPS = 1e-6;

/** LG-GEN-10: up and down, a millionth forgiven. */
export const roundUp = (x: number): number => Math.ceil(x - EPS) + 0;
export const roundDown = (x: number): number => Math.floor(x + EPS) + 0;
/** To a thousandth of an inch: as fine as anything is placed. */
export const thousandth = (x: number): number => Math.round(x * 1000) / 1000 + 0;
