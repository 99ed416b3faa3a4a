// Measures what `npm run bench -- --only interaction` tells: how long a press on the board takes to the next paint while a
// veteran bot thinks (Event Timing, in a real Chromium), and how much script the first page needs. Prints one line of JSON.
import { buildPage } from '../../../scripts/web.mjs';
import { firstLoad } from './first-load.mjs';
import { giveAnswer, onPage, playNow, startBrowser } from './harness.mjs';

/** Presses to be measured, and the most turns to wait for them. */
const WANTED = 60;
const TURNS = 12;

const isThinking = (page) => page.locator('.question.waiting').isVisible();

/** One press: on a unit or a hex by the mouse, or a key on the board. */
async function press(page, i) {
  const [what, nth] = [i % 3, Math.floor(i / 3)];
  if (what === 2) return page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][nth % 4]);
  const places = page.locator(what === 0 ? '.unit' : '.hexes > *');
  const box = await places.nth((nth * 7) % (await places.count())).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Milliseconds from each press to the next paint, of those made while the bot was thinking; and the CPU time that the page's own
 * thread took for one, which does not hang on what else the machine does.
 */
async function pressesWhileThinking(page) {
  await page.evaluate(() => {
    globalThis.presses = [];
    new PerformanceObserver((list) => globalThis.presses.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime').value;
  const spans = [];
  let busy = 0;
  const now = () => page.evaluate(() => performance.now());
  for (let turn = 0, made = 0; turn < TURNS && made < WANTED; ) {
    if (await isThinking(page)) {
      const [from, before] = [await now(), await worked()];
      await press(page, made);
      if (await isThinking(page)) {
        spans.push([from, await now()]);
        busy += 1000 * ((await worked()) - before);
        made++;
      }
      continue;
    }
    turn++;
    await page.keyboard.press('Escape');
    await page.locator('.question button.main').first().click();
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(500);
  const entries = await page.evaluate(() =>
    globalThis.presses.map(({ interactionId, startTime, duration }) => ({ interactionId, startTime, duration })),
  );
  // Presses that were painted within 16 ms are not told at all: they count as 16.
  const presses = spans.map(([from, to]) => {
    const own = entries.filter((entry) => entry.interactionId > 0 && entry.startTime >= from && entry.startTime <= to);
    return Math.max(16, ...own.map(({ duration }) => duration));
  });
  return { presses, busy: busy / Math.max(spans.length, 1) };
}

await buildPage();
const table = await startBrowser();
try {
  const { bytes } = await firstLoad(await table.browser.newPage({ serviceWorkers: 'block' }));
  let measured;
  await onPage(table, { animation: 'normal' }, async (page) => {
    await playNow(page, 'Veteran');
    await giveAnswer(page, 'Deploy like this');
    measured = await pressesWhileThinking(page);
  });
  console.log(JSON.stringify({ ...measured, bytes }));
} finally {
  await table.close();
}
