import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE } from '../../../scripts/web.mjs';
import { firstLoad } from './first-load.mjs';
import { asked, e2e } from './harness.mjs';

/** Compressed script that the first page may need before a table is opened, in bytes. */
const BUDGET = 300_000;

e2e('the first page needs less than 300 kB of compressed script, threads included', async (page) => {
  const { first, bytes } = await firstLoad(page, async (scripts) => {
    await page.locator('.play-now').first().click();
    await asked(page);
    assert.ok(
      scripts().some((path) => /presenter/.test(path)),
      'a table is loaded when it is opened',
    );
  });
  assert.ok(first.length > 1, 'no script was seen');
  assert.ok(bytes < BUDGET, `${bytes} bytes: ${first.join(', ')}`);
  assert.ok(!first.some((path) => /presenter|bot\.worker|hint\.worker/.test(path)), first.join(', '));
  const withRules = first.filter((path) => /\b(QL|FL|LG)-[A-Z]{3}-\d\d/.test(readFileSync(join(PAGE, path), 'utf8')));
  assert.deepEqual(withRules, [], 'the rules of a game are fetched when it is wanted');
});
