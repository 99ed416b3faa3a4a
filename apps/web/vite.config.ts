import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page and its workers are built from the sources: every package exports them under the condition "source".
const conditions = ['source', 'import', 'module', 'browser', 'default'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { outDir: 'dist/page', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4180 },
});
