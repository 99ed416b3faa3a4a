/** Six tiny games, one for each hard shape a real rulebook brings. The kernel's tests and the conformance suite run on them. */
export { bids } from './bids.js';
export { duel } from './duel.js';
export { gauntlet } from './gauntlet.js';
export { parley } from './parley.js';
export { pickets } from './pickets.js';
export { skiffs } from './skiffs.js';
