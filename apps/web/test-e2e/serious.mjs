import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What keeps people out, as far as a program can see it. Told with where it is. */
export async function seriousOn(page, what) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE });
  // Not among the rules that axe tries by itself: who speaks to the page says what is written on a button.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await page.evaluate(
    (more) => globalThis.axe.run(document, { resultTypes: ['violations'], rules: more }),
    rules,
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
