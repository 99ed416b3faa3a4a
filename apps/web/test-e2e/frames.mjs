// Measures what `npm run bench -- --only frames` tells: frames of the city in three dimensions, with 432 panels and with an empty
// table, by turns in one browser: by the CPU time of all its processes, and by the clock. Prints one line of JSON. Without a graphics
// card the browser draws in software.
import { CITY_BY_ID } from '@sandtable/legends';
import { buildPage } from '../../../scripts/web.mjs';
import { openPosition } from './city.mjs';
import { onPage, startBrowser } from './harness.mjs';

const ROUNDS = 5;
const MS = 2500;

/** Twelve towers of 36 panels each, and room for two Heroes. */
function cityOfTowers() {
  const tower = CITY_BY_ID.get('meridian').buildings.find(({ id }) => id === 'twr');
  const renamed = (id, n) => id.replace(/^twr/, `t${n}`);
  const buildings = Array.from({ length: 12 }, (_, n) => ({
    ...tower,
    id: `t${n}`,
    name: `Tower ${n}`,
    x: 4.5 + 9 * (n % 4),
    y: 4.5 + 9 * Math.floor(n / 4),
    panels: tower.panels.map((panel) => ({
      ...panel,
      id: renamed(panel.id, n),
      openings: panel.openings.map((one) => ({ ...one, id: renamed(one.id, n) })),
    })),
  }));
  return { id: 'towers', name: 'Towers', size: 36, buildings, objects: [] };
}

const CITIES = {
  towers: cityOfTowers(),
  empty: { id: 'empty', name: 'Empty', size: 36, buildings: [], objects: [] },
};
const HEROES = [
  { seat: 'A', at: [14, 31, 0], cast: 'halogen' },
  { seat: 'B', at: [22, 31, 0], cast: 'ballast' },
];

/** Frames a second while the camera goes nearer and farther, a little with every frame. */
const measure = (page) =>
  page.evaluate(async (lasts) => {
    const canvas = document.querySelector('.city-3d canvas');
    const frame = () => new Promise(requestAnimationFrame);
    const turn = (i) =>
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: i % 40 < 20 ? 12 : -12, bubbles: true }));
    for (let i = 0; i < 5; i++) {
      turn(i);
      await frame();
    }
    const pixels = new Uint8Array(4);
    const gl = canvas.getContext('webgl2');
    const from = performance.now();
    let frames = 0;
    while (performance.now() - from < lasts) {
      turn(frames);
      await frame();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixels); // a frame counts when it has been drawn
      frames++;
    }
    return { frames, seconds: (performance.now() - from) / 1000 };
  }, MS);

await buildPage();
const table = await startBrowser();
const cdp = await table.browser.newBrowserCDPSession();
const worked = async () =>
  (await cdp.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
try {
  const told = {
    towers: [],
    empty: [],
    panels: CITIES.towers.buildings.reduce((n, { panels }) => n + panels.length, 0),
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, city] of Object.entries(CITIES))
      await onPage(table, {}, async (page) => {
        await openPosition(page, { city, active: 'a1', pool: 6, heroes: HEROES });
        await page.locator('.city-3d canvas').waitFor();
        await page.locator('.tag').first().waitFor();
        await page.waitForTimeout(1500);
        const before = await worked();
        const { frames, seconds } = await measure(page);
        told[name].push({ perWork: frames / ((await worked()) - before), perSecond: frames / seconds });
      });
  console.log(JSON.stringify(told));
} finally {
  await table.close();
}
