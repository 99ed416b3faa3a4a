import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import { PAGE } from '../../../scripts/web.mjs';
import { asked, e2e, giveAnswer, playNow, there } from './harness.mjs';

const KEPT = { serviceWorkers: 'allow' };

/** Until all of the page lies on the device, and what is there serves this page. */
const kept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go, { once: true }));
  });

e2e('after the first visit a game begins, and a bot plays it, without a network', KEPT, async (page, { context }) => {
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  assert.equal(await asked(page), 'Issue orders');
  await giveAnswer(page, 'End the turn'); // the bot has its turn, and comes to an end with it
  await asked(page);
  assert.match(await page.locator('.log').textContent(), /Turn 2|turn 2/);
});

e2e(
  'without a network a rule can be read, and a game is there again after a reload',
  KEPT,
  async (page, { context }) => {
    await kept(page);
    await context.setOffline(true);
    await playNow(page);
    await giveAnswer(page, 'Deploy like this');
    await asked(page);
    await page.locator('.question .rule-ref').first().click();
    await page.getByRole('dialog').getByText(/order/i).first().waitFor();
    await page.keyboard.press('Escape');
    const told = await page.locator('.log li').count();
    await page.reload();
    assert.equal(await asked(page), 'Issue orders');
    await there(page.locator('.log li'), told);
  },
);

e2e('it can be installed: the manifest names icons that are there', async (page, { url }) => {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(href, url).href)).json();
  assert.equal(manifest.display, 'standalone');
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    assert.equal(icon.headers()['content-type'], type);
    if (type !== 'image/png') continue;
    assert.equal((await icon.body()).readUInt32BE(16), Number(sizes.split('x')[0]), src);
  }
});

e2e('what is kept on the device is fetched after the first decision, not before', KEPT, async (page) => {
  const sent = [];
  const server = await serve(PAGE, 0, (path) => sent.push(path));
  // Leaving the page alone for ten seconds would begin it too, and a slow machine is no visitor who leaves it alone.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = (then, ms, ...rest) => (ms === 10_000 ? 0 : later(then, ms, ...rest));
  });
  try {
    await page.goto(`${server.url}?seed=1`); // where the enemy sets up first: what it decides does not count
    await playNow(page);
    await page.waitForLoadState('networkidle');
    assert.ok(!sent.includes('/sw.js'), 'it was begun before anything was decided');
    const before = new Set(sent);
    await giveAnswer(page, 'Deploy like this');
    await kept(page);
    assert.ok(sent.includes('/sw.js'));
    const later = [...new Set(sent)].filter((path) => !before.has(path));
    assert.ok(
      later.some((path) => /city-3d/.test(path)),
      `only ${later.join(', ')} came later`,
    );
  } finally {
    await server.close();
  }
});

e2e('a newer version is offered, not forced, and not at a table', KEPT, async (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  cpSync(PAGE, folder, { recursive: true });
  const server = await serve(folder);
  const replaced = (file, from, to) => {
    for (const ending of ['.br', '.gz']) rmSync(join(folder, file + ending), { force: true });
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  };
  const offer = page.getByText('A new version is ready.');
  const newer = page.locator('meta[name="newer"]');
  try {
    await page.goto(`${server.url}?seed=7`);
    await kept(page);
    await playNow(page);
    // not by the title: the page sets that itself
    replaced('index.html', '<title>', '<meta name="newer"><title>');
    replaced('sw.js', /const VERSION = '\w+'/, "const VERSION = 'newer'");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      while (!registration.waiting) await new Promise((go) => setTimeout(go, 50));
    });
    assert.equal(await newer.count(), 0);
    assert.equal(await offer.count(), 0);
    await giveAnswer(page, 'Deploy like this');
    await page.goto(`${server.url}?seed=7#/`);
    await offer.waitFor();
    assert.equal(await newer.count(), 0);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await newer.waitFor({ state: 'attached' });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
