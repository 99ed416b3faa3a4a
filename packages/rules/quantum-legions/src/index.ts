export { QUESTION_KINDS, type QuestionKindId } from './ask.js';
export * from './config.js';
export * from './content/forces.js';
export * from './content/library.js';
export * from './content/load.js';
export * from './content/rosters.js';
export * from './content/scenarios.js';
export {
  fileSchema,
  forceSchema,
  rosterSchema,
  scenarioSchema,
  sectionSchema,
  traitSchema,
  unitSchema,
} from './content/schemas.js';
export * from './content/sections.js';
export * from './content/traits.js';
export type * from './content/types.js';
export * from './decisions.js';
export * from './events.js';
export type { DeploymentRoom } from './foresight/deployment-room.js';
export type { Blocker, Danger, HexCover, HexInRange, Measured, SeenHex } from './foresight/overlays.js';
export * from './odds.js';
export { isOffered, type Setup as BattleSetup } from './open.js';
export * from './play.js';
export type { Profile } from './profile.js';
export type { AttackPreview, TargetStatus } from './queries.js';
export * from './rulebook.js';
export * from './rules/board.js';
export { areaName, areasFromHexes } from './rules/miniatures/areas.js';
export type { Zone } from './rules/miniatures/setup.js';
export type { SightLine } from './rules/miniatures/sight.js';
export { inches, pointName, type TableSize, tableOfScale } from './rules/miniatures/table.js';
export * from './rules/shot.js';
export * from './rules/unit-creation.js';
export { quantumLegions } from './ruleset.js';
export * from './state.js';
export { libraryOf as libraryOfMatch, profileIn, TERRAIN_LETTER } from './tables.js';
export * from './terms.js';
export type { ThrowKind } from './throws.js';
export type { SeatView, UnitView, View } from './view.js';
