import { Suspense, use, useState } from 'react';
import { hrefOf } from '../route.js';
import { useLanguage } from '../settings.js';
import { GameCard } from '../site/games.js';
import { useSiteWords } from '../site/texts.js';
import { play } from '../table/play.js';
import { DEMONSTRATION, GAMES, type Game } from '../tables/index.js';
import { lessonOf } from './lesson-of.js';
import { reached } from './progress.js';

/** The page `#/learn`: a lesson for each game that has one, and how far one has come in it. */
export function Lessons() {
  const t = useSiteWords();
  return (
    <main className="page">
      <header className="page-head">
        <h1>{t('whichLearn')}</h1>
        <p>{t('whichLearnText')}</p>
      </header>
      <div className="game-cards">
        {GAMES.map((game) => (
          <Suspense key={game.id} fallback={null}>
            <LessonCard game={game} />
          </Suspense>
        ))}
      </div>
      <Demonstration />
    </main>
  );
}

/** The game that the guide for writers of rules and tables is about, to be played as it is. */
function Demonstration() {
  const t = useSiteWords();
  const [busy, setBusy] = useState(false);
  const { id, title, ready } = DEMONSTRATION;
  return (
    <section className="panel">
      <h2>{title}</h2>
      <p>{t('demonstration')}</p>
      <button
        type="button"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void play({ ruleset: id, ready, players: { hare: 'person', tortoise: 'regular' } }).catch(() =>
            setBusy(false),
          );
        }}
      >
        {t('playDemonstration', { title })}
      </button>
    </section>
  );
}

function LessonCard({ game }: { readonly game: Game }) {
  const t = useSiteWords();
  const language = useLanguage();
  const lesson = use(lessonOf(game.id));
  if (!lesson) return null;
  const [at, of] = [reached(lesson), lesson.steps.length];
  return (
    <GameCard
      game={game}
      about={
        <p>
          <b>{lesson.title[language]}</b>
          <br />
          {at > 0 ? t('reached', { n: at + 1, of }) : t('steps', { n: of })}
        </p>
      }
    >
      <progress max={of} value={at} aria-hidden="true" />
      <a
        className="button main"
        href={hrefOf({ page: 'learn', ruleset: game.id })}
        aria-label={`${t(at > 0 ? 'goOn' : 'begin')}: ${game.title}`}
      >
        {t(at > 0 ? 'goOn' : 'begin')}
      </a>
    </GameCard>
  );
}
