// What a browser test runs in the page: the checks every store must pass, and the store of the browser.
export { STORE_CHECKS } from '@sandtable/house/contract';
export { browserStore } from '../src/worker/browser-store.js';
