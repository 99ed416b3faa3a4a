export const QUERIES = {};
