export * from './config.js';
export * from './content/library.js';
export * from './content/load.js';
export type * from './content/types.js';
export * from './dice.js';
export * from './rulebook.js';
export * from './rules/force-building.js';
export * from './terms.js';
