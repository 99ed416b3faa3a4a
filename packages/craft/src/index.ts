export * from './agreement.js';
export * from './chapters.js';
export * from './memo.js';
export * from './names.js';
export * from './reactions.js';
export * from './score.js';
export * from './sense.js';
export * from './toggles.js';
