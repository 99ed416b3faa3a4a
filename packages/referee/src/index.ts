export * from './carry.js';
export type { HeldGame } from './held-game.js';
export { findRules, LONGEST_QUERY, ruleById } from './lookup.js';
export * from './protocol.js';
export { type Authority, type BugReport, Referee, type RefereeOptions } from './referee.js';
export type { Session } from './session.js';
export { TABLE_RULES } from './table-rules.js';
