import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { shownPictures } from './shown-pictures.mjs';
import { ROOT, readTree } from './workspace.mjs';

const isPage = (path: string) => path.endsWith('.md');
const ownPages = ['README.md', 'CHANGELOG.md'].map((path) => [path, readFileSync(ROOT + path, 'utf8')]);
const pages: Record<string, string> = { ...Object.fromEntries(ownPages), ...readTree(ROOT, ['docs'], isPage) };

const withoutCode = (text: string) => text.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '');

/** Links to places in this repository, as [path from the root, anchor]. */
function localLinks(page: string): [path: string, anchor: string][] {
  return [...withoutCode(pages[page]!).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path, anchor = ''] = target.split('#') as [string, string?];
      return [path === '' ? page : posix.join(posix.dirname(page), path), anchor];
    });
}

/** The anchors of a page's headings, as code hosts make them. */
function anchors(page: string): string[] {
  const headings = withoutCode(pages[page]!).matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(Object.keys(pages))('%s: every link leads somewhere', (page) => {
  for (const [path, anchor] of localLinks(page)) {
    expect(existsSync(ROOT + path), `${page} links to ${path}`).toBe(true);
    if (anchor !== '') expect(anchors(path), `${page} links to ${path}#${anchor}`).toContain(anchor);
  }
});

test('the index of the docs links every page', () => {
  const inFolder = (page: string) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md';
  const linked = localLinks('docs/README.md').map(([path]) => path);
  expect(linked).toEqual(expect.arrayContaining(Object.keys(pages).filter(inFolder)));
});

test('every decision stands in the list of decisions', () => {
  const linked = localLinks('docs/decisions/README.md').map(([path]) => path);
  const decisions = Object.keys(pages).filter((page) => /^docs\/decisions\/\d{4}-/.test(page));
  expect(decisions.length).toBeGreaterThan(0);
  expect(linked).toEqual(expect.arrayContaining(decisions));
});

test('every picture that is kept is shown, and there are at most 24: each retake stays in the history for ever', () => {
  const kept = readdirSync(`${ROOT}docs/screenshots`);
  expect(kept.sort()).toEqual(shownPictures().sort());
  expect(kept.length).toBeLessThanOrEqual(24);
});
