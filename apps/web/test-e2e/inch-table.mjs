// How a person points at the inch table of Fictioneers: Legacy.
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { openPosition, refereeAt } from './position.mjs';

/** Opens a position on the page, and the same beside it before a referee in this process. */
export async function openTable(page, setup, seed = '5') {
  await openPosition(page, setup, seed, fictioneersLegacy);
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
  const surface = page.locator('.fl-surface');
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

/** Chooses a figure, then something of the menu that opens on another. */
export async function onTarget(page, target, item) {
  await figure(page, target).click();
  await page.getByRole('menuitem', { name: item }).click();
}
