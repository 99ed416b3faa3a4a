import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES as FICTIONEERS } from '@sandtable/fictioneers-legacy';
import { RULES as LEGENDS } from '@sandtable/legends';
import { RULES as LEGIONS } from '@sandtable/quantum-legions';
import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';
import { firstLoad } from './first-load.mjs';
import { asked, e2e } from './harness.mjs';

/** Compressed script that the first page may need before a table is opened, in bytes. */
const BUDGET = 300_000;

e2e('the first page needs less than 300 kB of compressed script, threads included', { fresh: true }, async (page) => {
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

/** How a string stands in a script, whichever quotes it has. */
const inScript = (text) => text.replaceAll(/["'`\\]/g, '').slice(0, 60);

for (const [title, rules] of Object.entries({
  'Quantum Legions': LEGIONS,
  'Fictioneers: Legacy': FICTIONEERS,
  Legends: LEGENDS,
}))
  e2e(`the rules of ${title} are fetched once, for the page and all its threads`, { fresh: true }, async (page) => {
    const sent = [];
    const server = await serve(PAGE, 0, (path) => sent.push(path));
    try {
      await page.goto(server.url);
      await page.locator('.game-card').filter({ hasText: title }).locator('.play-now').click();
      await asked(page);
      await page.waitForLoadState('networkidle');
    } finally {
      await server.close();
    }
    const scripts = sent.filter((path) => path.endsWith('.js'));
    assert.deepEqual([...scripts].sort(), [...new Set(scripts)].sort(), 'a script was sent twice');
    const read = new Map(
      scripts.map((path) => [path, readFileSync(join(PAGE, path), 'utf8').replaceAll(/["'`\\]/g, '')]),
    );
    const texts = Object.values(rules).map(({ text }) => inScript(text));
    const ids = Object.keys(rules);
    const holders = (words) => [...read].filter(([, script]) => words.every((word) => script.includes(word)));
    const some = [texts[0], texts[Math.floor(texts.length / 2)], texts.at(-1)];
    assert.equal(holders(some).length, 1, `the texts of the rules are in ${holders(some).map(([path]) => path)}`);
    // Ids that a table cites stand there too; all of them stand in one script alone.
    const most = [...read].filter(([, script]) => ids.filter((id) => script.includes(id)).length > ids.length / 2);
    assert.equal(most.length, 1, `most ids of rules are in ${most.map(([path]) => path)}`);
  });
