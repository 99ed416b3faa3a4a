import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What keeps people out, as far as a program can see it. Told with where it is. With `inDark` it is looked at once more by night:
 * of all that is looked at, only the colours are others then.
 */
export async function seriousOn(page, what, { inDark = false } = {}) {
  const found = await violationsOn(page, what, { rules: MORE_RULES });
  if (!inDark) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violationsOn(page, `${what}, dark`, { runOnly: ['color-contrast', 'link-in-text-block'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Not among the rules that axe tries by itself: who speaks to the page says what is written on a button. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

async function violationsOn(page, what, how) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(AXE, 'utf8'));
  // A colour on its way to another is neither of them.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  const { violations } = await page.evaluate(
    (which) => globalThis.axe.run(document, { resultTypes: ['violations'], ...which }),
    how,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${what}: ${id}, ${help}: ${nodes
          .slice(0, 3)
          .map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}

/** Goes to a page of the site and waits until it is there. */
export const goTo = async (page, hash) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main h1, .home').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Opens a dialog by a button, looks, and closes it. */
export async function dialogOn(page, name, how = {}) {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  const found = await seriousOn(page, name, how);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return found;
}
