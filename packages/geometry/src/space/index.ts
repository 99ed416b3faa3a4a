export { faceArea, meanDepth, shareMet, volume } from './area.js';
export { between, type Chord } from './between.js';
export { coverWay, type FaceSpan, facesAlong } from './faces.js';
export { discMeetsRectangle, inDisc, newSpan, type Span } from './interval.js';
export { gapBetween, heightGap, outlineDistance, overlapped, overlaps } from './nearness.js';
export {
  across,
  along,
  type Compound,
  compound,
  type Opening,
  openingAt,
  type Panel,
  runsAlongX,
  thickness,
} from './panel.js';
export { type Contact, contactsAlong, type Waypoint } from './path.js';
export {
  BOX,
  type Body,
  bodyOf,
  COMPOUND,
  CYLINDER,
  newBody,
  newSpace,
  place,
  reachX,
  reachY,
  type ShapeKind,
  type Space,
  skipNothing,
  type ThingShape,
  takeAway,
} from './space.js';
export { arePerpendicular, highestTop, isHorizontal, newTop, type Top } from './support.js';
export {
  clearOf,
  EPS,
  edgeReached,
  everyTouch,
  firstTouch,
  isOnTable,
  newTouch,
  pieceStruck,
  SLIGHT,
  type Touch,
} from './sweep.js';
export { cosineOf, sineOf } from './turn.js';
