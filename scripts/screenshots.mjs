// `npm run screenshots`: builds the page and takes the pictures of docs/screenshots, or only some: `-- phone-dark`.
import { ready } from './ready.mjs';

if (!ready()) process.exitCode = 1;
else {
  await (await import('./web.mjs')).buildPage();
  await (await import('../apps/web/test-e2e/screenshots.mjs')).takeScreenshots(process.argv[2]);
}
