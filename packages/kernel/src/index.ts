// What a ruleset needs of plain data and of dice comes with the table.
export * from '@sandtable/data';
export * from '@sandtable/dice';
export * from './event.js';
export * from './game.js';
export * from './guide.js';
export * from './question.js';
export * from './questions.js';
export * from './record.js';
export * from './refusal.js';
export * from './row.js';
export * from './rulebook.js';
export * from './ruleset.js';
export * from './suspended.js';
export type { Pending, Play, Table, Wait } from './table.js';
export * from './table-rules.js';
