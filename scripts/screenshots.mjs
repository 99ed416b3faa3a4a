// `npm run screenshots`: builds the page and takes the pictures that README and docs show. `-- all` takes every picture there is, in
// every size and theme, into test-results/screenshots, to be looked at; `-- all phone-dark quantum-legions` only those. `-- games` takes
// those of the cards on the first page, which are part of the page.
import { ready } from './ready.mjs';

if (!ready()) process.exitCode = 1;
else {
  await (await import('./web.mjs')).buildPage();
  const { takeAll, takePortraits, takeShown } = await import('../apps/web/test-e2e/screenshots.mjs');
  const [what, ...which] = process.argv.slice(2);
  await (what === 'games' ? takePortraits(...which) : what === 'all' ? takeAll(...which) : takeShown());
}
