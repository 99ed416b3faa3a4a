import { disc, gap, standsIn } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areWithin } from '../figures.js';
import { centreOf, groundOf } from '../ground.js';
import { EPS, INCH, inches, spotName } from '../inches.js';
import type { Battle, Objective, Spot } from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { put, tell } from './agreement.js';
import { nameFirst } from './arrivals.js';
import { MARKER, marker } from './end-phase.js';
import { no, type Ruling } from './movement.js';
import { offerShift } from './shifting.js';
import { homeEdge, SECTOR, sectorsOf } from './zones.js';

// Objectives (4.5): where they lie.

const OWN_EDGE = 24 * INCH; // DL-OBJ-05
const SPACING = 8 * INCH; // DL-OBJ-06
const GRID = INCH / 2; // DL-GEO-80

/** What becomes an area objective when a marker lies in it (DL-OBJ-07, DL-OBJ-14). */
const ELIGIBLE = ['forest', 'ruins', 'craters', 'tankTraps', 'trenches', 'crops', 'building', 'hill'];

/** The area a marker's centre is inside of, or null. */
export function areaUnder(b: Battle, at: Spot): number | null {
  const found = groundOf(b).areas.findIndex(
    ({ terrain, shape }) => ELIGIBLE.includes(terrain) && standsIn(shape, at, 0),
  );
  return found < 0 ? null : found;
}

export function objectiveAt(b: Battle, { x, y }: Spot): Objective {
  return { x, y, area: areaUnder(b, { x, y }), status: 'unclaimed', by: null };
}

export function* layObjectives(t: BattleTable): Play<void> {
  const b = t.state;
  const { objectives } = b.match;
  // Annihilate and Break Through have none (DL-OBJ-10)
  if (objectives !== null)
    b.objectives = objectives.map(({ x, y }) => ({ x, y, area: null, status: 'unclaimed', by: null }));
  else if (b.mission === 'vitalObjective')
    b.objectives = [objectiveAt(b, centreOf(b))]; // DL-OBJ-09
  else if (b.mission === 'centreGround') yield* placeInTurn(t);
  if (b.objectives.length > 0) tell(t, { type: 'objectives', rule: 'DL-OBJ-01', objectives: b.objectives });
}

/** Commanders alternate; one without a legal spot is passed over, and when neither has one it is over (DL-OBJ-04). */
function* placeInTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.setup.next === null) {
    yield* nameFirst(t, b.setup.advantage!, 'objectives');
    t.boundary();
  }
  for (;;) {
    const next = b.setup.next!;
    const side = hasSpot(b, next) ? next : hasSpot(b, otherSide(next)) ? otherSide(next) : null;
    if (side === null || b.result !== null) break;
    b.setup.next = side;
    t.boundary();
    yield* offerShift(t, side);
    const { at } = yield* put(t, ask('PlaceObjective', side), () => objectiveAnswers(b, side)[0]!);
    b.objectives = [...b.objectives, objectiveAt(b, at)];
    tell(t, { type: 'objectivePlaced', rule: 'DL-OBJ-04', side, at });
    b.setup.next = otherSide(side);
  }
  b.setup.next = null;
}

function sectorOf({ x, y }: Spot): string {
  return `${Math.floor(x / SECTOR)} ${Math.floor(y / SECTOR)}`;
}

/** DL-OBJ-03 to DL-OBJ-08. */
export function refuseObjective(b: Battle, side: Side, at: Spot): Ruling {
  const shape = disc(at, MARKER);
  const { columns, rows } = sectorsOf(b);
  const [column, row] = [Math.floor(at.x / SECTOR), Math.floor(at.y / SECTOR)];
  const inside = column >= 0 && row >= 0 && column < columns && row < rows;
  const within =
    shape.left >= column * SECTOR &&
    shape.right <= (column + 1) * SECTOR &&
    shape.top >= row * SECTOR &&
    shape.bottom <= (row + 1) * SECTOR;
  const left = Math.min(...homeEdge(b, side).map((edge) => gap(shape, edge)));
  if (left <= OWN_EDGE + EPS)
    return no('DL-OBJ-05', `${spotName(at)} is ${inches(left)}" from your own edge, within 24".`);
  if (!inside || !within) return no('DL-OBJ-04', `${spotName(at)} is not wholly inside one sector.`);
  if (b.objectives.some((one) => sectorOf(one) === sectorOf(at)))
    return no('DL-OBJ-03', 'There is an objective in this sector already.');
  for (const other of b.objectives) {
    if (areWithin(shape, marker(other), SPACING))
      return no('DL-OBJ-06', 'It would lie within 8" of another objective.');
    if (other.area !== null && areWithin(shape, groundOf(b).areas[other.area]!.shape, SPACING))
      return no('DL-OBJ-06', 'It would lie within 8" of an area objective.');
  }
  return refuseParity(b, at);
}

/** DL-OBJ-08. */
function refuseParity(b: Battle, at: Spot): Ruling {
  const { centreGroundInTerrain } = b.match.config;
  const area = areaUnder(b, at);
  if (centreGroundInTerrain === 'free') return null;
  if (centreGroundInTerrain === 'none') return area === null ? null : no('DL-OBJ-08', 'No objective lies in terrain.');
  const { columns, rows } = sectorsOf(b);
  if (b.objectives.length + 1 < columns * rows) return null;
  const inTerrain = [...b.objectives.map((one) => one.area), area].filter((one) => one !== null).length;
  return inTerrain % 2 === 0 ? null : no('DL-OBJ-08', 'The last objective leaves an even number in terrain.');
}

function hasSpot(b: Battle, side: Side): boolean {
  return firstSpot(b, side) !== null;
}

/** The first legal place of the grid, south to north and west to east (DL-GEO-80). */
function firstSpot(b: Battle, side: Side): Spot | null {
  const { length, width } = groundOf(b);
  for (let y = 0; y <= width; y += GRID)
    for (let x = 0; x <= length; x += GRID) if (refuseObjective(b, side, { x, y }) === null) return { x, y };
  return null;
}

/** In each sector that is still empty: the place nearest to its middle among a coarse grid. */
export function objectiveAnswers(
  b: Battle,
  side: Side,
): Extract<AnswerOf<'PlaceObjective'>, { type: 'PlaceObjective' }>[] {
  const { columns, rows } = sectorsOf(b);
  const found: Spot[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const middle = { x: (column + 0.5) * SECTOR, y: (row + 0.5) * SECTOR };
      const spots: Spot[] = [];
      for (let dx = -10; dx <= 10; dx += 2)
        for (let dy = -10; dy <= 10; dy += 2) spots.push({ x: middle.x + dx * INCH, y: middle.y + dy * INCH });
      const best = spots
        .sort((p, q) => far(p, middle) - far(q, middle))
        .find((at) => refuseObjective(b, side, at) === null);
      if (best) found.push(best);
    }
  const first = found.length > 0 ? null : firstSpot(b, side);
  return [...found, ...(first ? [first] : [])].map((at) => ({ type: 'PlaceObjective', at }));
}

function far(p: Spot, q: Spot): number {
  return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
}
