// What the first page needs before a table is opened.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';

/** By gzip, which every browser understands: brotli makes it smaller still. */
const compressed = (path) => gzipSync(readFileSync(join(PAGE, path)), { level: 9 }).length;

/** Opens the first page and tells the scripts that the server sent for it, threads included; then lets `more` go on from there. */
export async function firstLoad(page, more = async () => {}) {
  const sent = new Set();
  const server = await serve(PAGE, 0, (path) => sent.add(path));
  const scripts = () => [...sent].filter((path) => path.endsWith('.js'));
  try {
    await page.goto(server.url);
    await page.locator('.play-now').first().waitFor();
    await page.waitForLoadState('networkidle');
    const first = scripts();
    const bytes = first.reduce((sum, path) => sum + compressed(path), 0);
    await more(scripts);
    return { first, bytes };
  } finally {
    await server.close();
  }
}
