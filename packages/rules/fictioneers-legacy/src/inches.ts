/** Everything on the table is measured in mils: whole thousandths of an inch (FL-GEO-03). People write inches. */
export const INCH = 1000;

export function mils(inches: number): number {
  const rounded = Math.round(inches * INCH);
  return rounded === 0 ? 0 : rounded; // never -0
}

/** A length as a person reads it: `6`, `2.5`, `8.246`. */
export function inches(length: number): string {
  return String(Math.round(length) / INCH);
}

/** All dice have twelve sides (FL-GEN-01). */
export const DIE = 12;

/** FL-GEO-06: what "within", "at most" and "at least" allow. */
export const EPS = 10;
/** FL-GEO-05: bases this close touch. */
export const TOUCH = 50;
/** FL-GEO-06: the numerical slack of formulas. */
export const SLACK = 0.5;
/** FL-GEO-09: shorter pieces of a line do not count. */
export const SHORTEST = 1;

export const LEADER_REACH = 6 * INCH;
export const SENSOR_REACH = 10 * INCH;
export const CLOSE_LOOK = 3 * INCH;
export const WOODS_DEPTH = 3 * INCH;
export const WINDOW_DEPTH = INCH;
export const WALL_COVER_REACH = INCH;
export const SHAKEN_DASH = 3 * INCH;
export const MODULE_REACH = 2 * INCH;
export const SURVIVOR_REACH = INCH;
export const CONTROL_REACH = 3 * INCH;
export const MOST_POINTS = 32;
export const BUMP_STEP = 50;

export const FOOT_RADIUS = 500;
export const ANIMAL_RADIUS = 750;
export const MODULE_RADIUS = 250;
export const PYLON_RADIUS = 250;
export const OBJECTIVE_RADIUS = 500;
/** FL-MNT-06: larger bases stay out of buildings. */
export const INDOOR_RADIUS = 750;

/** FL-GEO-11, in levels. */
export const AIRBORNE_LEVELS = 4;
export const FLIGHT_LEVELS = 2;

/** A point of the table, in mils. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function spotName({ x, y }: Spot): string {
  return `(${inches(x)}, ${inches(y)})`;
}

export function squared(a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

export function between(a: Spot, b: Spot): number {
  return Math.sqrt(squared(a, b));
}
