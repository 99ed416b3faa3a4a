import assert from 'node:assert/strict';
import { asked, e2e } from './harness.mjs';

// Who leaves a table leaves nothing of it behind, however often they come back.

const TABLES = ['Quantum Legions', 'Fictioneers: Legacy', 'Legends'];

/** Games opened before it is counted: what is made once for all of them has been made then. */
const WARM = 6;
const GAMES = 10;
/** Bytes for each game: what the browser itself compiles and notes down. A table left behind is three times that. */
const NOTED = 120_000;

/** Remembers every context of WebGL, without keeping it. */
const watchContexts = (context) =>
  context.addInitScript(() => {
    window.drawn = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const made = getContext.call(this, kind, ...rest);
      if (made && /webgl/.test(kind)) window.drawn.push(new WeakRef(made));
      return made;
    };
  });

async function counted(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') };
}

for (const title of TABLES)
  e2e(
    `ten games of ${title}, opened and left, leave nothing behind`,
    { timeout: 300_000, fresh: true },
    async (page, { context }) => {
      await watchContexts(context);
      await page.reload();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable');
      await page.locator('.game-card').filter({ hasText: title }).locator('.play-now').click();
      await asked(page);
      const address = await page.evaluate(() => location.hash);
      let early;
      for (let game = 0; game < WARM + GAMES; game++) {
        await page.evaluate((to) => {
          location.hash = to;
        }, address);
        await asked(page);
        if (title === 'Legends')
          await page.waitForFunction(() => document.querySelector('.city-3d .pin')?.style.visibility === 'visible');
        await page.evaluate(() => {
          location.hash = '#/';
        });
        await page.locator('.play-now').first().waitFor();
        await page.waitForFunction(() => window.drawn.every((one) => one.deref()?.isContextLost() ?? true));
        if (game === WARM - 1) early = await counted(cdp);
      }
      const late = await counted(cdp);
      assert.ok(late.nodes <= early.nodes + 20, `${early.nodes} nodes, then ${late.nodes}`);
      assert.ok(late.listeners <= early.listeners + 5, `${early.listeners} listeners, then ${late.listeners}`);
      const grown = (late.bytes - early.bytes) / GAMES;
      assert.ok(grown < NOTED, `${Math.round(grown)} bytes more for each game`);
      if (title === 'Legends')
        assert.ok(await page.evaluate(() => window.drawn.length >= 1), 'nothing was drawn in three dimensions');
    },
  );
