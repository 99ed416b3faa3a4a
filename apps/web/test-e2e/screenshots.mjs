// Takes pictures of the built page: those that the README and the docs show, the cards of the first page, or all of them to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { shownPictures } from '../../../scripts/shown-pictures.mjs';
import { ROOT } from '../../../scripts/workspace.mjs';
import { openPosition as openCity } from './city.mjs';
import { answerOnce, asked, button, DESKTOP, giveAnswer, onPage, playNow, startBrowser } from './harness.mjs';
import { figure, pointAt } from './inch-table.mjs';
import { openPosition, VILLAGE } from './position.mjs';

const SHOWN = join(ROOT, 'docs/screenshots');
const LOOKED_AT = join(ROOT, 'test-results/screenshots');
const CARDS = join(import.meta.dirname, '../src/tables/pictures');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SIZES = { desktop: DESKTOP, phone: PHONE };

/** A picture as WebP; with a size, what its middle shows so large, `zoom` times nearer than the whole of it. */
async function develop(darkroom, png, { size = null, zoom = 1 } = {}) {
  const bytes = await darkroom.evaluate(
    async ({ data, size, zoom }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const [width, height] = size ?? [image.width, image.height];
      const canvas = new OffscreenCanvas(width, height);
      const scale = zoom * Math.max(width / image.width, height / image.height);
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      const [wide, high] = [image.width * scale, image.height * scale];
      pen.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
      let text = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { data: png.toString('base64'), size, zoom },
  );
  return Buffer.from(bytes, 'base64');
}

const goTo = async (page, hash) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main h1, main h2, .home').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Plays on, a little carelessly, until somebody can be attacked. */
async function playToFirstAttack(page, onOrders) {
  for (;;) {
    const title = await asked(page);
    if (/may attack/.test(title) && (await page.locator('.unit.target').count()) > 0) return;
    const before = await page.locator('.log li').count();
    const bare = page.locator('.unit.ready:not(:has(.order-marker))').first();
    if (title === 'Issue orders' && (await page.locator('.cp i.on').count()) > 0 && (await bare.count()) > 0) {
      await bare.press('Enter');
      await onOrders();
      await page.getByRole('menuitem', { name: 'Engage' }).click();
    } else if (/^Move /.test(title)) await page.locator('.hex-mark.reach').last().press('Enter');
    else if (title === 'Activate a unit' && (await page.locator('.unit.ready').count()) > 0) {
      await page.locator('.unit.ready').first().press('Enter');
      const warned = page.getByRole('menuitem').first(); // an order that would be spent for nothing is asked about
      if ((await warned.count()) > 0) await warned.click();
    } else await page.locator('.question button.main').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
  }
}

/** Every page, and a battle from the deployment to the end. `shot` takes a picture of what is seen now. */
async function tour(page, shot) {
  await page.locator('.play-now').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shot('home');
  await goTo(page, '#/new/quantum-legions');
  await shot('new-game');
  await goTo(page, '#/rules/quantum-legions/QL-LOS-03');
  await shot('rules');
  await goTo(page, '#/learn');
  await page.locator('.game-card').nth(2).waitFor();
  await shot('lessons');
  await goTo(page, '#/learn/quantum-legions');
  await shot('learn');
  await goTo(page, '#/');
  await playNow(page);
  await shot('deploy');
  await giveAnswer(page, 'Deploy like this');
  let orders = false;
  await playToFirstAttack(page, async () => {
    if (!orders) await shot('orders');
    orders = true;
  });
  await page.locator('.unit.target').first().focus();
  await page.getByTestId('odds').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot('battle');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByText('A veteran would choose:').waitFor();
  await page.locator('.hint').scrollIntoViewIfNeeded();
  await shot('hint');
  await page.locator('.hint').getByRole('button', { name: 'Do it' }).click();
  await asked(page);
  await page.getByRole('button', { name: 'Luck', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shot('luck');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: /Resign: Really/ }).click();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await shot('share');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot('replay');
  await goTo(page, '#/games');
  await shot('games');
}

/** Legends: through a house, up a tower, a bus in the air; in three dimensions, and on paper. */
async function legendsTour(page, shot) {
  const hero = (seat, cast, at, heroism = 0) => ({ seat, cast, at, heroism });
  const still = async (name) => {
    await page.waitForTimeout(2500); // it is drawn anew with all its dots when it has come to rest
    await page.evaluate(() => window.scrollTo(0, 0));
    await shot(name);
  };
  const line = async (...steps) => {
    await page.getByRole('button', { name: /^Text/ }).click();
    const form = page.locator('.step-form');
    for (const [way, ...at] of steps) {
      await form.getByRole('combobox').selectOption(way);
      for (const [i, axis] of ['East', 'North', 'Up'].entries()) await form.getByLabel(axis).fill(String(at[i] ?? 0));
      await form.getByRole('button').click();
    }
    await page.getByText(/^Costs/).waitFor();
    await page.getByRole('button', { name: /^Text/ }).click();
  };
  await openCity(page, {
    city: 'crosstown',
    active: 'a1',
    pool: 14,
    heroes: [
      hero('A', 'kerbstone', [12, 6, 0], 40),
      hero('A', 'halogen', [4, 14.2, 0], 3),
      hero('B', 'ballast', [17, 4, 0], 2),
      hero('B', 'capstan', [12, 14, 0]),
    ],
  });
  await line(['g', 22.5, 4.6]);
  await still('legends');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await still('legends-plan');
  await openCity(page, {
    city: 'meridian',
    active: 'a1',
    pool: 30,
    heroes: [
      hero('A', 'perigee', [20, 12.6, 0], 40),
      hero('A', 'gantry', [26, 20, 0]),
      hero('B', 'stairwell', [18, 21, 18], 4),
      hero('B', 'nightbus', [11, 20, 0], 5),
    ],
  });
  await line(['g', 18.8, 14.495], ['w', 18.8, 14.495, 9]);
  await still('legends-tower');
  await openCity(page, {
    city: 'crosstown',
    active: 'a1',
    pool: 4,
    heroes: [
      hero('A', 'tonnage', [6.5, 10.55, 0], 320),
      hero('A', 'azimuth', [14, 17, 0], 3),
      hero('B', 'thunderclap', [12.5, 14.8, 0], 2),
      hero('B', 'quietko', [22, 14.5, 0], 2),
    ],
  });
  await page.getByRole('button', { name: 'Pick up: City bus' }).click();
  await page.getByRole('button', { name: /^Pick Up: try/ }).click();
  await page.getByRole('button', { name: 'Put it there' }).click();
  await page.getByRole('button', { name: 'Fling: City bus' }).click();
  await page.locator('.hits li').first().waitFor();
  await still('legends-throw');
}

/** A mortar team that cannot see its target, and friends too near to it. */
const BARRAGE = {
  position: {
    ...VILLAGE.position,
    models: [
      { side: 'A', unit: 't-sergeant', at: [16.5, 13.5] },
      { side: 'A', unit: 't-grenadier', at: [16, 8.6] },
      { side: 'A', unit: 't-legionary', at: [22.5, 16] },
      { side: 'A', unit: 't-legionary', at: [14.2, 9.5] },
      { side: 'B', unit: 's-chief', at: [26, 14.5] },
      { side: 'B', unit: 's-warrior', at: [26.8, 16] },
      { side: 'B', unit: 's-giant', at: [26.8, 12.4] },
    ],
  },
};

/** The inch table: a figure with its targets, its squad about to move, a way under overwatch, indirect fire, setting up. */
async function inchTour(page, shot) {
  const top = () => page.evaluate(() => window.scrollTo(0, 0));
  await openPosition(page, VILLAGE, '5', fictioneersLegacy);
  await figure(page, 'a3').click({ force: true });
  await page.locator('.fig.target').first().waitFor();
  // On a phone there is no hovering: pressing asks first.
  const small = page.viewportSize().width < 500;
  if (small) await figure(page, 'b1').click({ force: true });
  else await figure(page, 'b1').focus();
  await page.getByTestId('odds').waitFor();
  await top();
  await shot('fictioneers-fire');
  if (small) await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^All of/ }).click();
  await top();
  await pointAt(page, [14.5, 9.4]);
  await page.locator('.ghost').first().waitFor();
  await top();
  await shot('fictioneers-march');
  await page.getByRole('button', { name: 'Forget this move' }).click();
  await figure(page, 'a2').click({ force: true });
  await top();
  await pointAt(page, [14.8, 12.6]);
  await page.locator('.lane').first().waitFor();
  await top();
  await shot('fictioneers-watched');

  await openPosition(page, BARRAGE, '5', fictioneersLegacy);
  await figure(page, 'a2').click({ force: true });
  await page.locator('.fig.target').first().waitFor();
  await figure(page, 'b1').click({ force: true });
  await page
    .getByRole('menuitem', { name: /spotted by/ })
    .first()
    .hover();
  await page.locator('.drift-map').waitFor();
  await top();
  await shot('fictioneers-drift');

  await openPosition(page, { scenario: 'S6' }, '5', fictioneersLegacy);
  while ((await asked(page)) === 'You decide') {
    const zone = /zone in the south$/;
    await giveAnswer(page, (await button(page, zone).count()) > 0 ? zone : 'You begin');
  }
  await page.getByRole('button', { name: /^Deploy Aegis/ }).click();
  await top();
  await shot('fictioneers-setup');
}

/** The lesson of the inch table when an enemy runs into overwatch, and a table of one's own being laid. */
async function inchPages(page, shot) {
  await goTo(page, '#/learn/fictioneers-legacy/reaction');
  await page.getByTestId('watch').waitFor();
  await shot('fictioneers-learn');
  await goTo(page, '#/new/fictioneers-legacy');
  await page.getByRole('radio', { name: /^A table of your own/ }).check();
  await page.getByRole('heading', { name: 'Table', exact: true }).scrollIntoViewIfNeeded();
  await page.locator('.piece').first().focus();
  await page.waitForLoadState('networkidle');
  await shot('fictioneers-new-game');
}

/** A board as it is in the middle of things, for the cards of the games: which part of the page shows it, and how near. */
const PORTRAITS = {
  'quantum-legions': async (page) => {
    await page.getByRole('radio', { name: 'Recruit' }).check();
    await page.getByRole('radio', { name: 'Quantum Legions' }).check();
    await page.getByRole('button', { name: /^The Crossroads at Tessarine/ }).click();
    for (let n = 0; n < 30; n++) await answerOnce(page);
    await page.getByRole('slider', { name: 'Timeline' }).press('ArrowLeft'); // nothing is marked in the past
    return { picture: '.picture', zoom: 1.34 }; // past the sides and the edge of the table
  },
  'fictioneers-legacy': async (page) => {
    await openPosition(page, VILLAGE, '5', fictioneersLegacy);
    return { picture: '.picture', zoom: 1.12 };
  },
  legends: async (page) => {
    await page.getByRole('button', { name: /First Issue/ }).click();
    await page.locator('.question:not(.waiting) h2').waitFor();
    await page.waitForTimeout(3000); // until the city is built and lit
    const solid = (await page.locator('.board-row canvas').count()) > 0;
    return { picture: solid ? '.board-row canvas' : '.picture', zoom: 1 };
  },
  'legendary-battles': async (page) => {
    await page.getByRole('radio', { name: 'Legendary Battles' }).check();
    await page.getByRole('button', { name: /^Kessel Ford/ }).click();
    await page.locator('.battle-ground').waitFor();
    return { picture: '.picture', zoom: 1.75 };
  },
};

/** The pictures of the games on the first page, from the tables as they are; or of one game only. */
export async function takePortraits(game) {
  const table = await startBrowser();
  try {
    const darkroom = await table.browser.newPage();
    for (const colorScheme of ['light', 'dark'])
      for (const [id, lay] of Object.entries(PORTRAITS)) {
        if (game !== undefined && game !== id) continue;
        console.log(`${id}, ${colorScheme} ...`);
        await onPage(table, { colorScheme, ...DESKTOP }, async (page) => {
          const { picture, zoom } = await lay(page);
          await page.waitForTimeout(300);
          const png = await page.locator(picture).first().screenshot();
          writeFileSync(
            join(CARDS, `${id}-${colorScheme}.webp`),
            await develop(darkroom, png, { size: [640, 400], zoom }),
          );
        });
      }
  } finally {
    await table.close();
  }
}

const TOURS = {
  'quantum-legions': tour,
  'fictioneers-legacy': inchTour,
  'fictioneers-legacy-pages': inchPages,
  legends: legendsTour,
};

/** Takes the pictures that README and docs show, and nothing else of a tour than what leads to them. */
export async function takeShown() {
  const shown = new Set(shownPictures());
  await takeTours(SHOWN, (picture) => shown.delete(picture));
  if (shown.size > 0) throw new Error(`No tour takes ${[...shown].join(', ')}, which the docs show.`);
}

/** Takes all pictures to be looked at, or only those of one kind and of one game: `phone-dark`, `fictioneers-legacy`. */
export const takeAll = (kind, game) => takeTours(LOOKED_AT, () => true, kind, game);

async function takeTours(folder, wanted, kind, game) {
  mkdirSync(folder, { recursive: true });
  const table = await startBrowser();
  try {
    const darkroom = await table.browser.newPage();
    for (const [size, options] of Object.entries(SIZES))
      for (const colorScheme of ['light', 'dark']) {
        if (kind !== undefined && kind !== `${size}-${colorScheme}`) continue;
        console.log(`${size}, ${colorScheme} ...`);
        for (const [id, take] of Object.entries(TOURS)) {
          if (game !== undefined && game !== id) continue;
          await onPage(table, { colorScheme, ...options }, (page) =>
            take(page, async (name) => {
              const picture = `${name}-${size}-${colorScheme}.webp`;
              if (!wanted(picture)) return;
              await page.waitForTimeout(300);
              writeFileSync(join(folder, picture), await develop(darkroom, await page.screenshot()));
            }),
          );
        }
      }
  } finally {
    await table.close();
  }
}
