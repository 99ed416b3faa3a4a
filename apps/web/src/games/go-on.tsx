import { useGamesWords } from '../frame/words.js';
import { hrefOf } from '../route.js';
import { useStoredGames } from './game-list.js';
import './games.css';

/** For the first page: the game that was played last, if it is not over. */
export function GoOn() {
  const t = useGamesWords();
  const { games } = useStoredGames();
  const last = games?.find((game) => !('damaged' in game) && !game.over);
  if (!last || 'damaged' in last) return null;
  return (
    <a className="go-on" href={hrefOf({ page: 'table', game: last.game })}>
      <b>{t('continue')}</b>
      <span>{last.title}</span>
    </a>
  );
}
