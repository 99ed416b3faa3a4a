import { useEffect, useState } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import { Sitting } from '../frame/sitting.js';
import { TableFrame } from '../frame/table.js';
import { useWords } from '../frame/words.js';
import { resume } from '../port/workers.js';
import { go } from '../route.js';
import { useLanguage } from '../settings.js';
import { TABLES } from '../tables/index.js';

/** The page `#/table/<game>`: sits down at a game, whoever plays it, and stays until the page is left. */
export function Playing({ game }: { readonly game: string }) {
  const t = useWords();
  const language = useLanguage();
  const home = () => go({ page: 'home' });
  const [at, setAt] = useState<{ readonly sitting: Sitting; readonly presenter: TablePresenter } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let up = () => {};
    const sit = async () => {
      const seated = await resume(game);
      const presenter = await TABLES[seated.ruleset]!();
      if (gone) return;
      const persons = seated.seats.filter((seat) => seated.players[seat] === 'person');
      const sitting = await Sitting.at(seated, persons[0] ?? null);
      up = () => sitting.leave();
      if (gone) up();
      else setAt({ sitting, presenter });
    };
    sit().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      up();
    };
  }, [game]);
  if (problem !== null)
    return (
      <main className="opening">
        <p className="refused" role="alert">
          <b>{t('failed')}.</b> {problem}
        </p>
        <button type="button" onClick={home}>
          {t('home')}
        </button>
      </main>
    );
  if (!at) return <p className="opening">{t('opening')}</p>;
  return <TableFrame presenter={at.presenter} sitting={at.sitting} language={language} onLeave={home} onAgain={home} />;
}
