import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page and its workers are built from the sources: every package exports them under the condition "source".
const conditions = ['source', 'import', 'module', 'browser', 'default'];

/** A short name of the code that plays games: what another build played are other games. */
function labBuild(): string {
  const packages = join(import.meta.dirname, '../../packages');
  const hash = createHash('sha256');
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /(^|\/)src\/.*\.ts$/.test(path) && !/^(lab\/src\/(plots|statistics)|house|referee|conformance)/.test(path),
    )
    .filter((path) => !path.includes('node_modules'))
    .sort();
  for (const path of files) hash.update(path).update(readFileSync(join(packages, path)));
  return hash.digest('hex').slice(0, 12);
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  define: { 'import.meta.env.LAB_BUILD': JSON.stringify(labBuild()) },
  build: { outDir: 'dist/page', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4180 },
});
