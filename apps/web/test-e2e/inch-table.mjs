// How a person points at the inch table of Fictioneers: Legacy.
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { button } from './harness.mjs';
import { openPosition, refereeAt } from './position.mjs';

/** Opens a position on the page, and the same beside it before a referee in this process. */
export async function openTable(page, setup, seed = '5', players = {}) {
  await openPosition(page, setup, seed, fictioneersLegacy, players);
  return refereeAt(setup, seed, [], fictioneersLegacy);
}

export const figure = (page, id) => page.locator(`.fig[data-at="${id}"]`);

/** Where a figure stands on the screen. */
export async function middleOf(page, id) {
  const { x, y, width, height } = await page.locator(`[data-fig="${id}"]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a place of the table, in inches, lies on the screen. */
export async function placeOn(page, [x, y]) {
  const surface = page.locator('.surface');
  const inch = await surface.evaluate(
    (rect) => (rect.getBoundingClientRect().width / Number(rect.getAttribute('width'))) * 24,
  );
  const box = await surface.boundingBox();
  return { x: box.x + x * inch, y: box.y + box.height - y * inch };
}

/** Points at a place of the table, in inches. */
export async function pointAt(page, place) {
  const { x, y } = await placeOn(page, place);
  await page.mouse.click(x, y);
}

export const percent = (chance) => `${Math.round(100 * chance)}%`;

/** Waits until what was tried is refused, by this rule. */
export const refusedBy = (page, rule) => page.locator('.question .refused').getByText(rule, { exact: true }).waitFor();

/** Lets who is chosen go where it was sent. */
export const letGo = (page) => button(page, /^Go(?! on)/).click();

/** Chooses a figure, then something of the menu that opens on another. */
export async function onTarget(page, target, item) {
  await figure(page, target).click();
  await page.getByRole('menuitem', { name: item }).click();
}

// A hurried player, who orders whole squads about.

const OVER = /^(You have (won|lost)|A draw)/;

/** Answers given without looking, the first of them that is there. */
const HURRIED = [
  /^(Deploy|Hide) like this/,
  /^Fire \d+ best shot/,
  /fights/,
  /^(You begin|Take the marked zone)/,
  /^(Start without|Go on to)/,
  / is done$/,
  /^(End the phase|Hold fire|Promote|Place at)/,
];

/** The title of what is asked, once orders are carried out and programs have answered. */
async function calmTitle(page) {
  const calm = await page.waitForFunction(() => {
    const title = document.querySelector('.question:not(.waiting) h2')?.textContent;
    return title && !/^Carrying out orders/.test(title) && title;
  });
  return calm.jsonValue();
}

const state = (page) =>
  page.evaluate(
    () => `${document.querySelector('.question h2')?.textContent} ${document.querySelectorAll('.log li').length}`,
  );

/** How something is told by mouse, and by keyboard alone. */
const BY_CLICKS = {
  choose: (_, what) => what.click(),
  squad: (page) =>
    button(page, /^Choose /)
      .first()
      .click(),
  fire: (page) =>
    button(page, /^Fire (at will|the)/)
      .first()
      .click(),
  march: async (page) => onTarget(page, await nearestEnemy(page), 'Charge'),
};
export const BY_KEYS = {
  choose: tabTo,
  squad: squadByKeys,
  fire: (page) => page.keyboard.press('f'),
  march: marchByKeys,
};

/** Fires if somebody can be hit, else goes for the nearest enemy; false when the battle is over. */
export async function commandOnce(page, by = BY_CLICKS) {
  if (OVER.test(await calmTitle(page))) return false;
  const before = await state(page);
  if ((await button(page, /^Choose /).count()) > 0) await commandSquad(page, by);
  else await by.choose(page, await hurriedAnswer(page));
  await page.waitForFunction(
    (was) =>
      `${document.querySelector('.question h2')?.textContent} ${document.querySelectorAll('.log li').length}` !== was,
    before,
  );
  return true;
}

async function hurriedAnswer(page) {
  for (const name of HURRIED) if ((await button(page, name).count()) > 0) return button(page, name).first();
  throw new Error(`no answer to ${await page.locator('.question').innerText()}`);
}

async function commandSquad(page, by) {
  await by.squad(page);
  await page.locator('.fig.chosen').first().waitFor();
  const hits = await page
    .locator('.fig.target')
    .first()
    .waitFor({ timeout: 700 })
    .then(
      () => true,
      () => false,
    );
  if (hits) return by.fire(page);
  await by.march(page);
  const go = button(page, /^(All go|Go(?! on))/);
  await go.or(page.locator('.question .refused')).first().waitFor();
  await by.choose(page, (await go.count()) > 0 ? go : button(page, 'End the phase'));
}

/** The squad of the first who can act: N goes there, Enter chooses it, Q its squad. */
async function squadByKeys(page) {
  await tabTo(page, page.locator('.inch-cursor'), false);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.activeElement.matches('.fig.ready'));
  await page.keyboard.press('Enter');
  await page.locator('.fig.chosen').first().waitFor();
  await page.keyboard.press('q');
}

/** The cross-hairs are walked to the nearest enemy, and all go there. */
async function marchByKeys(page) {
  await tabTo(page, page.locator('.inch-cursor'), false);
  const [right, up] = await page.evaluate(
    ([id]) => {
      const middle = (selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const surface = document.querySelector('.surface');
      const inch = (surface.getBoundingClientRect().width / surface.width.baseVal.value) * 24;
      const [from, to] = [middle('.inch-cursor circle'), middle(`[data-fig="${id}"]`)];
      return [Math.round((to[0] - from[0]) / inch), Math.round((from[1] - to[1]) / inch)];
    },
    [await nearestEnemy(page)],
  );
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  await page.keyboard.press('m');
}

/** More presses of Tab than lead round any page. */
const MOST_TABS = 120;

/** Goes to something by Tab, back or on as it lies, and chooses it. */
export async function tabTo(page, what, enter = true) {
  await what.waitFor({ state: 'attached' });
  const wayTo = () =>
    what.evaluate((element) => {
      const here = document.activeElement;
      if (element === here) return null;
      const lies = here.compareDocumentPosition(element);
      return here !== document.body && lies & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
  for (let i = 0, key = await wayTo(); key !== null; i++, key = await wayTo()) {
    if (i === MOST_TABS) throw new Error(`no Tab leads to ${await what.textContent()}`);
    await page.keyboard.press(key);
  }
  if (enter) await page.keyboard.press('Enter');
}

/** The enemy nearest to who is chosen, as it looks on the screen. */
function nearestEnemy(page) {
  return page.evaluate(() => {
    const middle = (fig) => {
      const { x, y, width, height } = fig.querySelector('.fig-ring').getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle(document.querySelector('.fig.chosen'));
    const far = (fig) => Math.hypot(middle(fig)[0] - x, middle(fig)[1] - y);
    const enemies = [...document.querySelectorAll('.fig:has(.token.enemy:not(.wreck))')];
    return enemies.sort((p, q) => far(p) - far(q))[0].dataset.at;
  });
}
