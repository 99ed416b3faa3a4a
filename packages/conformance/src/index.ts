export * from './checks/index.js';
export * from './conforms.js';
export { difference, lostInJson } from './data.js';
export { type Harmed, harmedStates, harmOf } from './harmed.js';
export * from './plan.js';
export * from './play.js';
export * from './rulebook.js';
