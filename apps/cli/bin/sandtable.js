#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('Sandtable is not built yet: "npm run build" does it.');
  process.exitCode = 2;
}
