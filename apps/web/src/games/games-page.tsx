import { useGamesWords } from '../frame/words.js';
import { GameList, useStoredGames } from './game-list.js';
import './games.css';
import { OpenFile } from './open-file.js';

/** The page `#/games`: what was played here, and files. */
export function GamesPage() {
  const t = useGamesWords();
  const { games, problem, again } = useStoredGames();
  return (
    <main className="page games-page">
      <header className="page-head">
        <h1>{t('games')}</h1>
        {problem === null && <p>{games?.length === 0 ? t('noGames') : t('gamesNote')}</p>}
        <OpenFile />
      </header>
      {problem !== null && (
        <p className="refused" role="alert">
          <b>{t('nothingKept')}.</b> {t('nothingKeptNote')} ({problem})
        </p>
      )}
      {games && <GameList games={games} onChanged={again} />}
    </main>
  );
}
