// Hands and eyes at the table of Legends, for its end-to-end tests.
import { button } from './harness.mjs';

/** Points at the middle of a Hero on the plan: those who are in contact overlap. */
export async function pointAtHero(page, id) {
  const figure = page.locator(`.picture [data-at="${id}"]`);
  await figure.waitFor();
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
