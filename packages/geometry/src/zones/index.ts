export { components } from './components.js';
export {
  type Contact,
  contact,
  contacts,
  type Meeting,
  type SideContact,
  type SideMeeting,
  sideContact,
  type Touched,
  touched,
} from './contact.js';
export {
  boundsOf,
  type Distances,
  distance,
  distances,
  stepsFrom,
  UNREACHABLE,
  within,
  zonesAlongSides,
} from './distance.js';
export { type DrawnMap, type DrawnZone, FARTHEST, type Lattice, type Point } from './drawn.js';
export {
  carriedFacing,
  facingsAt,
  type Heading,
  headingOf,
  isWithinHalfPlane,
  isWithinThreeSides,
  sideFacing,
  sidesHit,
  towards,
  travelFacing,
  zoneBehind,
} from './facing.js';
export { type Bounds, type Fault, faultsIn } from './faults.js';
export { columnName, gridId, hexMap, squareMap } from './grids.js';
export { across, type Corner, OUTSIDE, type Side, sideBetween, type ZoneMap, zoneMap, zoneOf } from './map.js';
export { type Along, compareAlong, type Ray, segment, through } from './ray.js';
export { glimpses, type SightLine, type Stops, straightSight } from './sight.js';
export { next, type Route, routeAlong } from './walk.js';
