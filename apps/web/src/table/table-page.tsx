import { use, useState } from 'react';
import type { TablePresenter } from '../frame/presenter.js';
import { TableFrame } from '../frame/table.js';
import { useWords } from '../frame/words.js';
import type { PageProps } from '../pages.js';
import { go, hrefOf } from '../route.js';
import { useLanguage } from '../settings.js';
import { TABLES } from '../tables/index.js';
import { type AtHand, atHand, play } from './at-hand.js';

/** A game in play. */
export function TablePage({ route }: PageProps<'table'>) {
  const t = useWords();
  const game = atHand();
  if (game?.sitting.game !== route.game)
    return (
      <main className="page nowhere">
        <h1>{t('noSuchGame')}</h1>
        <p>{t('noSuchGameText')}</p>
        <p>
          <a className="button main" href={hrefOf({ page: 'home' })}>
            {t('home')}
          </a>
        </p>
      </main>
    );
  return <Table key={route.game} game={game} />;
}

const presenters = new Map<string, Promise<TablePresenter>>();

/** The same promise every time, so that a page which is drawn again does not start to wait again. */
function presenterOf(ruleset: string): Promise<TablePresenter> {
  const known = presenters.get(ruleset) ?? TABLES[ruleset]!();
  presenters.set(ruleset, known);
  return known;
}

function Table({ game }: { readonly game: AtHand }) {
  const language = useLanguage();
  const { sitting, wanted, level } = game;
  const presenter = use(presenterOf(sitting.ruleset));
  const [busy, setBusy] = useState(false);
  return (
    <TableFrame
      presenter={presenter}
      sitting={sitting}
      language={language}
      onLeave={() => go({ page: 'home' })}
      onAgain={() => {
        if (busy) return;
        setBusy(true);
        void play(wanted, level);
      }}
    />
  );
}
