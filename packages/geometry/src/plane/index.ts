export { HUNDREDTH_DEGREE, isInArc, isInQuarter, QUARTERS, type Quarter, quartersOf } from './arc.js';
export { fragments, isTogether, type Reach, scatteredBy } from './coherency.js';
export { type Crossing, crosses, crossings } from './crossing.js';
export { type Crowd, crowd, near, nearPath, overlapped, put, remove } from './crowd.js';
export { boxesMeet, cut, type Piece } from './cut.js';
export {
  type Direction,
  directionTo,
  EAST,
  NORTH,
  partWay,
  roundEvenly,
  SOUTH,
  STEPS,
  stepFrom,
  WEST,
} from './direction.js';
export { comesWithin, discsOverlap } from './disc.js';
export { compareLeg, edgeDistance, gap, isNearerThan, isWithin, standsIn } from './distance.js';
export { driftFrom, scatter } from './drift.js';
export {
  compareFractions,
  compareProducts,
  END,
  type Fraction,
  isLongerThan,
  lengthBetween,
  roundedQuotient,
  START,
} from './exact.js';
export { NOWHERE, type PolygonMap, polygonAt, polygonMap, polygonsNear } from './map.js';
export { alongEdge, nearestPoint, shortestLine } from './nearest.js';
export { cutToRectangle, polygonsOverlap } from './overlap.js';
export { passage, type Stretch } from './passage.js';
export { leadsAwayFrom, type Path, pathLength, pathUpTo, pointAlong, samplesAlong } from './path.js';
export { isWhollyIn, overlaps } from './placement.js';
export { distanceSquared, MOST_COORDINATE, type Point, progress, samePoint, turn } from './point.js';
export { isSimple, locate, type Polygon, polygon, type Whereabouts } from './polygon.js';
export { isInRegion, isWhollyInRegion, type Region } from './region.js';
export { affordable, cheapestPath, type LegCost, turningPoints } from './route.js';
export { screenedLength } from './screen.js';
export { isOnSegment, segmentDistance, segmentsMeet } from './segment.js';
export { area, type Base, disc, grown, line, movedTo, outline, type Shape, spot, standing } from './shape.js';
export { type Blocker, type Bodies, blockers, sees } from './sight.js';
export { groundAt, type Obstacle, type SightMap, type SightRules, sightMap } from './sight-map.js';
export { nearestLegal, type SnapBounds } from './snap.js';
export { lengthIn, spansIn } from './spans.js';
export { comesNearerThan, convexHull, firstContact, leastGap, NEVER, sweptTo } from './sweep.js';
export { caughtBy, wedge } from './template.js';
export { isLength, MOST_INCHES, onGrid, toInches, toUnits } from './units.js';
export { type AreaSet, areaSet, emptyWalk, isIn, isInAny, type Walk, walk } from './walk.js';
