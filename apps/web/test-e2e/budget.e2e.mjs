import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';
import { asked, e2e } from './harness.mjs';

/** Compressed script that the first page may need before a table is opened, in bytes. */
const BUDGET = 300_000;

/** By gzip, which every browser understands: brotli makes it smaller still. */
const compressed = (path) => gzipSync(readFileSync(join(PAGE, path)), { level: 9 }).length;

e2e('the first page needs less than 300 kB of compressed script, threads included', async (page) => {
  const sent = new Set();
  const server = await serve(PAGE, 0, (path) => sent.add(path));
  const scripts = () => [...sent].filter((path) => path.endsWith('.js'));
  try {
    await page.goto(server.url);
    await page.locator('.play-now').waitFor();
    await page.waitForLoadState('networkidle');
    const first = scripts();
    const total = first.reduce((sum, path) => sum + compressed(path), 0);
    console.log(`first page: ${first.length} scripts, ${Math.round(total / 1000)} kB compressed`);
    assert.ok(first.length > 1, 'no script was seen');
    assert.ok(total < BUDGET, `${total} bytes: ${first.join(', ')}`);
    assert.ok(!first.some((path) => /presenter|bot\.worker|hint\.worker/.test(path)), first.join(', '));
    await page.locator('.play-now').click();
    await asked(page);
    assert.ok(
      scripts().some((path) => /presenter/.test(path)),
      'a table is loaded when it is opened',
    );
  } finally {
    await server.close();
  }
});
