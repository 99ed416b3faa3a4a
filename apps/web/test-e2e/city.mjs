// Hands and eyes at the table of Legends, for its end-to-end tests.
import { button, movedOn, standing } from './harness.mjs';

/** Points at the middle of a Hero on the plan: those who are in contact overlap. */
export async function pointAtHero(page, id) {
  const figure = page.locator(`.picture [data-at="${id}"]`);
  await figure.scrollIntoViewIfNeeded();
  const [x, y] = await figure.evaluate((element) => {
    const { e, f } = element.getScreenCTM();
    return [e, f];
  });
  await page.mouse.click(x, y);
}

/** Points at a place of the plan, in inches from its south-west corner. */
export async function pointAt(page, [x, y], size = 24) {
  const [left, top] = await page.locator('svg.picture.legends').evaluate(
    (svg, [dx, dy]) => {
      const point = new DOMPoint(dx * 40, dy * 40).matrixTransform(svg.getScreenCTM());
      return [point.x, point.y];
    },
    [x, size - y],
  );
  await page.mouse.click(left, top);
}

/** Chooses what the active Hero can do with another, or with a thing of the plan. */
export async function choose(page, id, what) {
  await page.getByRole('heading', { name: / acts$/ }).waitFor();
  if (/^[a-e]\d$/.test(id)) await pointAtHero(page, id);
  else await page.locator(`.picture [data-thing="${id}"]`).first().click();
  await page.getByRole('menuitem', { name: what }).click();
}

/** Attempts the Moment that is set up, with the amounts given; those left out stay as the table proposes them. */
export async function attempt(page, moment, { inches, spend } = {}) {
  if (inches !== undefined) await page.getByLabel(/^Inches/).fill(String(inches));
  if (spend !== undefined) await page.getByLabel(/^Spend/).fill(String(spend));
  await button(page, new RegExp(`^${moment}: try`)).click();
}

/** Opens a position of Legends through the page of a new game, as a file would; a recruit plays the other side. */
export async function openPosition(page, position) {
  await page.evaluate(
    (setup) => {
      const choices = { setup, players: { A: 'person', B: 'recruit' }, dice: 'seeded', undo: 'free' };
      localStorage.setItem('sandtable.new.legends', JSON.stringify(choices));
      location.hash = '#/new/legends';
    },
    { position },
  );
  await page.locator('.start-bar button.main').click();
  await page.locator('.question h2').waitFor();
}

/** A browser that draws nothing in three dimensions. */
export async function withoutWebgl(page) {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
    };
  });
  await page.reload();
}

/** In the midst of a game: the lines of the log, and waiting until there are more. */
export const logged = (page) => page.locator('.log li').count();
export const grown = (page, before) =>
  page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before, { timeout: 60_000 });

/** Reaches things by the Tab key alone, as people do who have no mouse. */
export class TabKeys {
  constructor(page) {
    this.page = page;
  }

  /** Goes on until this has the focus. */
  async to(wanted) {
    for (let presses = 0; presses < 200; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${wanted}`);
  }

  async press(wanted) {
    await this.to(wanted);
    await this.page.keyboard.press('Enter');
  }
}

const inchesLeft = async (page) => {
  const told = await page.locator('.status .steps').textContent();
  return Number(/([\d.]+)″ to move/.exec(told)?.[1] ?? 0);
};

/** Gives an answer as a bold player would, by pointing at the plan where that can be done. */
export async function answerAtOnce(page) {
  const before = await standing(page);
  const { title } = before;
  const main = page.locator('.question button.main').first();
  if (title === 'Who acts?')
    await pointAtHero(page, await page.locator('.picture .hero:has(.ready)').first().getAttribute('data-at'));
  else if (/ acts$/.test(title)) await actBoldly(page);
  else if (/: follow up$/.test(title)) await button(page, 'Go on').click();
  else if ((await main.count()) > 0) await main.click();
  else await page.locator('.question .answers button').first().click();
  await movedOn(page, before);
}

/** Inches that were left when somebody last ran, by page: who got nowhere does not run again. */
const leftAt = new WeakMap();

/** Strikes whoever is in contact, else runs at somebody, else ends. */
async function actBoldly(page) {
  const strike = button(page, /^Strike /);
  if ((await strike.count()) > 0) {
    await strike.first().click();
    return attempt(page, 'Strike');
  }
  const inches = await inchesLeft(page);
  if (inches > 1 && Math.abs(inches - (leftAt.get(page) ?? 0)) > 1) {
    leftAt.set(page, inches);
    await pointAtHero(page, await page.locator('.picture .hero:has(.rim.enemy)').first().getAttribute('data-at'));
    await page.getByRole('menuitem', { name: /^Charge/ }).click();
    const told = page
      .locator('.line-panel')
      .getByText(/^Costs|LG-/)
      .first();
    await told.waitFor();
    if (await button(page, 'Go').isVisible()) return button(page, 'Go').click();
    await page.getByRole('button', { name: 'Start again' }).click();
  }
  await button(page, 'End the activation').click();
}
