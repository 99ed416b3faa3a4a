// Which pictures of docs/screenshots the README and the docs show: no other lies there.
import { readFileSync } from 'node:fs';
import { ROOT, readTree } from './workspace.mjs';

/** Their file names, each once. */
export function shownPictures() {
  const pages = [
    readFileSync(`${ROOT}README.md`, 'utf8'),
    ...Object.values(readTree(ROOT, ['docs'], (path) => path.endsWith('.md'))),
  ];
  const names = pages.flatMap((page) => [...page.matchAll(/\bscreenshots\/([\w-]+\.webp)/g)].map(([, name]) => name));
  return [...new Set(names)];
}
