export * from './bug.js';
export * from './hash.js';
export * from './schema.js';
export * from './text.js';
