// Two persons at one screen, in Proving Ground.
import { playNow } from './harness.mjs';

/** Both sides played by persons at this screen. */
export async function twoPersons(page) {
  await playNow(page);
  await page.getByRole('button', { name: 'Who plays' }).click();
  await page.getByRole('group', { name: 'Vassal Brigades' }).getByRole('radio', { name: 'A person' }).check();
  await page.getByRole('button', { name: 'So be it' }).click();
}

const SIDES = { A: /Parliamentary Guard/, B: /Vassal Brigades/ };

/** Takes the screen for a seat that it waits for. */
export async function take(page, seat) {
  await page.getByRole('heading', { name: SIDES[seat] }).waitFor();
  await page.getByRole('button', { name: /^I play / }).click();
}

export async function handOver(page, seat) {
  await page.getByRole('heading', { name: SIDES[seat] }).and(page.getByText('decides next')).waitFor();
  await page.getByRole('button', { name: /^Hand over to / }).click();
}
