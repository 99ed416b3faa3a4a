export { boxesMeet, cut, type Piece } from './cut.js';
export { comesWithin, discsOverlap } from './disc.js';
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
export { cutToRectangle, polygonsOverlap } from './overlap.js';
export { passage, type Stretch } from './passage.js';
export { distanceSquared, MOST_COORDINATE, type Point, progress, samePoint, turn } from './point.js';
export { isSimple, locate, type Polygon, polygon, type Whereabouts } from './polygon.js';
