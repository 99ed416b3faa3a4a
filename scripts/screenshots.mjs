// `npm run screenshots`: builds the page and takes the pictures of docs/screenshots, or only some: `-- phone-dark quantum-legions`.
// `-- games` takes those of the cards on the first page instead, which are part of the page.
import { ready } from './ready.mjs';

if (!ready()) process.exitCode = 1;
else {
  await (await import('./web.mjs')).buildPage();
  const { takePortraits, takeScreenshots } = await import('../apps/web/test-e2e/screenshots.mjs');
  const [what, game] = process.argv.slice(2);
  await (what === 'games' ? takePortraits(game) : takeScreenshots(what, game));
}
