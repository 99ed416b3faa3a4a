export { CORNERS, classify, type Meeting, type Point } from './classify.js';
export {
  type Axial,
  DIRECTIONS,
  type DirectionName,
  fromAxial,
  type Hex,
  hexDistance,
  toAxial,
} from './coordinates.js';
export { distanceBetween, type HexGrid, hexAt, hexGrid } from './grid.js';
export { line } from './line.js';
export { type Ground, newReach, pathTo, type Reach, reach, UNREACHED } from './reach.js';
export { range, ring } from './rings.js';
export { blockers, type SidesRule, type SightTable, type Skyline, sees, sightTable } from './sight.js';
export { OUTSIDE, type Side, type Traversal, traverse, traversePlane } from './traverse.js';
