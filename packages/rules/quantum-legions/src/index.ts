export { QUESTION_KINDS, type QuestionKindId } from './ask.js';
export * from './battle.js';
export * from './board.js';
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
export * from './creation.js';
export * from './decisions.js';
export type { DeploymentRoom } from './deployment-query.js';
export * from './events.js';
export * from './odds.js';
export { isOffered, type Setup as BattleSetup } from './open.js';
export type { Blocker, Danger, HexCover, HexInRange, Measured, SeenHex } from './overlays.js';
export type { Profile } from './profile.js';
export type { AttackPreview, TargetStatus } from './queries.js';
export * from './rulebook.js';
export { quantumLegions } from './ruleset.js';
export * from './shot.js';
export * from './state.js';
export { libraryOf as libraryOfMatch, profileIn, TERRAIN_LETTER } from './tables.js';
export { areaName, areasFromHexes } from './tabletop/areas.js';
export type { Zone } from './tabletop/setup.js';
export type { SightLine } from './tabletop/sight.js';
export { inches, pointName, type TableSize, tableOfScale } from './tabletop/table.js';
export * from './terms.js';
export type { ThrowKind } from './throws.js';
export type { SeatView, UnitView, View } from './view.js';
