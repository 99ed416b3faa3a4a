// `npm run web`: makes the workspace ready, builds the page and serves it, on this machine only.
import { join } from 'node:path';
import { ready } from './ready.mjs';
import { isMain, ROOT } from './workspace.mjs';

const APP = join(ROOT, 'apps/web');

/** Builds the page; Vite is loaded only now, for before `ready` it may not be there. */
export async function buildPage() {
  const { build } = await import('vite');
  await build({ configFile: join(APP, 'vite.config.ts'), logLevel: 'warn' });
}

if (isMain(import.meta.url)) {
  if (!ready()) process.exitCode = 1;
  else {
    await buildPage();
    const { preview } = await import('vite');
    const server = await preview({ configFile: join(APP, 'vite.config.ts'), logLevel: 'warn' });
    console.log(`The table is set: ${server.resolvedUrls.local[0]}`);
  }
}
