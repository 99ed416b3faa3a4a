export * from './committed.js';
export { type Dice, type DiceRecord, type DiceState, fits } from './dice.js';
export * from './kinds.js';
export * from './scripted.js';
export * from './seeded.js';
