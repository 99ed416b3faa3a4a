import { useContext } from 'react';
import { SpokenLanguage, useGamesWords, useWords } from '../frame/words.js';
import { useStoredGames } from '../games/game-list.js';
import type { StoredGame } from '../port/seating.js';
import { hrefOf } from '../route.js';
import { GAMES } from '../tables/index.js';

/** How many games are offered here; the others are on the page of games. */
const OFFERED = 3;

/** The games that go on, the one last played first. Nothing at all where there is none; where none is kept, that is said. */
export function Continue() {
  const t = useWords();
  const games = useGamesWords();
  const language = useContext(SpokenLanguage);
  const { games: listed, problem } = useStoredGames();
  const stored = listed ?? [];
  const running = stored
    .filter((game): game is StoredGame => !('damaged' in game) && !game.over)
    .filter(({ players }) => Object.values(players).some((player) => player !== 'nobody'))
    .sort((a, b) => b.changed - a.changed)
    .slice(0, OFFERED);
  if (problem !== null)
    return (
      <p className="refused" role="alert">
        <b>{games('nothingKept')}.</b> {games('nothingKeptNote')} ({problem})
      </p>
    );
  if (running.length === 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="continue" aria-label={t('goOn')}>
      <h2>
        {t('goOn')} <small>{t('goOnNote')}</small>
      </h2>
      <ul>
        {running.map(({ game, title, ruleset, moves, changed }, i) => (
          <li key={game}>
            <a className={i === 0 ? 'button main' : 'button'} href={hrefOf({ page: 'table', game })}>
              <b>{title}</b>
              <small>
                {GAMES.find(({ id }) => id === ruleset)?.title ?? ruleset} ·{' '}
                {moves === 1 ? games('move1') : games('moves', { n: moves })} · {when.format(changed)}
              </small>
            </a>
          </li>
        ))}
        <li>
          <a className="button quiet" href={hrefOf({ page: 'games' })}>
            {t('allGames')}
          </a>
        </li>
      </ul>
    </section>
  );
}
