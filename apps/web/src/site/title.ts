const SITE = 'Sandtable';

/** What the tab of the browser says. */
export function showTitle(name: string): void {
  document.title = name === SITE ? SITE : `${name} · ${SITE}`;
}
