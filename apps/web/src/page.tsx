import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { SpokenLanguage, useWords } from './frame/words.js';
import { UpdateOffer } from './offline/update-offer.js';
import { PAGES } from './pages.js';
import { hrefOf, type Route, useRoute } from './route.js';
import { useLanguage, useTheme } from './settings.js';
import { Fallen } from './site/fallen.js';
import { SiteHeader } from './site/header.js';
import { showTitle } from './site/title.js';

const DropFile = lazy(async () => ({ default: (await import('./games/open-file.js')).DropFile }));

/** What is round every page: the language, the theme, the menu; and the page that the address names. */
export function Page() {
  const language = useLanguage();
  const theme = useTheme();
  const route = useRoute();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <SpokenLanguage value={language}>
      <SiteHeader route={route} />
      <Body route={route} />
      <Suspense fallback={null}>
        <DropFile />
      </Suspense>
      <UpdateOffer atTable={route?.page === 'table' || route?.page === 'replay'} />
    </SpokenLanguage>
  );
}

function Body({ route }: { readonly route: Route | null }) {
  const t = useWords();
  const page = route?.page;
  // Whoever goes to another page starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change of page
  useEffect(() => {
    scrollTo(0, 0);
  }, [page]);
  const Shown = route && (PAGES[route.page] as ComponentType<{ route: Route }> | undefined);
  if (!Shown) return <Nowhere />;
  return (
    <Fallen key={page} title={t('failed')} again={t('reload')}>
      <Suspense fallback={<main className="opening">{t('opening')}</main>}>
        <Shown route={route} />
        <Arrived />
      </Suspense>
    </Fallen>
  );
}

/** Is there when a page is. Who came by a link is brought to its heading, which a screen reader then reads. */
function Arrived() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    showTitle(heading?.textContent ?? 'Sandtable');
    if (!heading || !document.activeElement?.closest('.site-head')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}

function Nowhere() {
  const t = useWords();
  return (
    <main className="page nowhere">
      <h1>{t('nowhere')}</h1>
      <p>{t('nowhereText')}</p>
      <p>
        <a className="button main" href={hrefOf({ page: 'home' })}>
          {t('home')}
        </a>
      </p>
    </main>
  );
}
