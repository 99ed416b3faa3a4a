import { useContext, useEffect, useState } from 'react';
import { SpokenLanguage, useWords } from '../frame/words.js';
import type { PageProps } from '../pages.js';
import { go, hrefOf } from '../route.js';
import { shareText } from '../text/share.js';
import { openShared } from './open-shared.js';

/** The page `#/r/<data>`: a game that came with the address. It is opened, and looked at like any other that is over. */
export function SharedPage({ route }: PageProps<'replay'>) {
  const words = useWords();
  const t = shareText(useContext(SpokenLanguage));
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = route;
  useEffect(() => {
    let gone = false;
    openShared(data).then(
      (game) => !gone && go({ page: 'table', game }, 'instead'),
      (error: unknown) => !gone && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      gone = true;
    };
  }, [data]);
  if (problem === null) return <p className="opening">{words('opening')}</p>;
  return (
    <main className="page nowhere">
      <h1>{t('cannotOpen')}</h1>
      <p className="refused" role="alert">
        {problem}
      </p>
      <p>
        <a className="button main" href={hrefOf({ page: 'home' })}>
          {words('home')}
        </a>
      </p>
    </main>
  );
}
