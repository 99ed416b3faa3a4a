export * from './checks/index.js';
export * from './conforms.js';
export { difference, lostInJson } from './data.js';
export { keepsItsGames, matchesGolden } from './golden.js';
export { type Harmed, harmedStates, harmOf } from './harmed.js';
export * from './kept.js';
export * from './plan.js';
export * from './play.js';
export * from './rulebook.js';
