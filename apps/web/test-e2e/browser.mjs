export * from './harness.mjs';
