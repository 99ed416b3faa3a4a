import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Glyph, type GlyphName } from '../frame/glyph.js';
import { SpokenLanguage, useGamesWords, useWords } from '../frame/words.js';
import type { Listed, StoredGame } from '../port/seating.js';
import { hrefOf } from '../route.js';
import { GAMES } from '../tables/index.js';
import type { FrameKey } from '../text/frame.js';
import type { GamesKey } from '../text/games.js';
import type { Say } from '../text/language.js';
import './games.css';
import { removeGame, renameGame, saveAsFile, storedGames } from './stored.js';

/** The stored games, and how to ask for them again. Null while nobody has told yet. */
export function useStoredGames(): {
  readonly games: readonly Listed[] | null;
  readonly problem: string | null;
  readonly again: () => void;
} {
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const again = useCallback(() => {
    storedGames()
      .then((found) => {
        setGames(found);
        setProblem(null);
      })
      .catch((error: unknown) => {
        setGames([]);
        setProblem(error instanceof Error ? error.message : String(error));
      });
  }, []);
  // Another tab may have played meanwhile.
  useEffect(() => {
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [again]);
  return { games, problem, again };
}

interface GameListProps {
  readonly games: readonly Listed[];
  readonly onChanged: () => void;
}

/** Every stored game: to continue or replay, to rename, to save as a file, to delete. */
export function GameList({ games, onChanged }: GameListProps) {
  return (
    <ul className="games">
      {games.map((game) => (
        <li key={game.game}>
          {'damaged' in game ? <Damaged {...game} onChanged={onChanged} /> : <Game game={game} onChanged={onChanged} />}
        </li>
      ))}
    </ul>
  );
}

function Game({ game, onChanged }: { readonly game: StoredGame; readonly onChanged: () => void }) {
  const t = useGamesWords();
  const words = useWords();
  const language = useContext(SpokenLanguage);
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const done = (deed: Promise<void>) => {
    setDoing(null);
    setProblem(null);
    deed.then(onChanged, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  const looking = !game.over && Object.values(game.players).every((player) => player === 'nobody');
  const state = game.over ? outcomeOf(game, t) : t(looking ? 'looking' : 'running');
  const { title: of } = GAMES.find(({ id }) => id === game.ruleset) ?? { title: game.ruleset };
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.changed);
  const goOn = t(game.over || looking ? 'replay' : 'continue');
  return (
    <article className={game.over ? 'game over' : 'game'} aria-label={game.title}>
      <div className="about">
        {doing === 'rename' ? (
          <Rename
            title={game.title}
            onDone={(title) => done(renameGame(game.game, title))}
            onCancel={() => setDoing(null)}
          />
        ) : (
          <h2>{game.title}</h2>
        )}
        <p className="quiet">
          {of} · <b>{state}</b> · {looking ? '' : `${whoPlays(game, t, words)} · `}
          {game.moves === 1 ? t('move1') : t('moves', { n: game.moves })} · <time>{when}</time>
        </p>
        {game.lost !== undefined && (
          <p className="refused">
            <b>{t('lost')}.</b> {game.lost}
          </p>
        )}
        {problem && (
          <p className="refused" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="deeds">
        <a className="button main" href={hrefOf({ page: 'table', game: game.game })}>
          {goOn}
        </a>
        <Deed glyph="rename" label={t('rename')} onClick={() => setDoing('rename')} />
        <Deed
          glyph="file"
          label={`${t('saveFile')}. ${t('saveFileNote')}`}
          onClick={() => done(saveAsFile(game.game))}
        />
        <Deed glyph="remove" label={t('remove')} onClick={() => setDoing('remove')} />
      </div>
      {doing === 'remove' && (
        <Remove title={game.title} onDone={() => done(removeGame(game.game))} onClose={() => setDoing(null)} />
      )}
    </article>
  );
}

/** Whoever is alone at this screen has won or lost; among others a side has. */
function outcomeOf({ winner, mates = [], players }: StoredGame, t: Say<GamesKey>): string {
  if (winner === null) return t('drawn');
  const persons = Object.keys(players).filter((seat) => players[seat] === 'person');
  if (persons.length === 1) return t([winner, ...mates].includes(persons[0]!) ? 'youWon' : 'youLost');
  return t('won', { seat: t('side', { seat: winner }) });
}

function whoPlays({ players }: StoredGame, t: Say<GamesKey>, words: Say<FrameKey>): string {
  const all = Object.values(players);
  if (all.every((player) => player === 'person')) return t('twoPersons');
  const [one, ...others] = all.map((player) =>
    player === 'person' ? t('you') : player === 'nobody' ? t('nobody') : words(player),
  );
  return t('versus', { one: one!, two: others.join(', ') });
}

interface DeedProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly onClick: () => void;
}

function Deed({ glyph, label, onClick }: DeedProps) {
  return (
    <button type="button" onClick={onClick} aria-label={label} title={label}>
      <Glyph name={glyph} />
    </button>
  );
}

interface RenameProps {
  readonly title: string;
  readonly onDone: (title: string) => void;
  readonly onCancel: () => void;
}

function Rename({ title, onDone, onCancel }: RenameProps) {
  const t = useGamesWords();
  const [text, setText] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className="rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onDone(text.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <input
        ref={input}
        value={text}
        maxLength={120}
        aria-label={t('newName')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="main" disabled={text.trim() === ''}>
        {t('keep')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </form>
  );
}

interface RemoveProps {
  readonly title: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Remove({ title, onDone, onClose }: RemoveProps) {
  const t = useGamesWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-labelledby="remove-title">
      <h2 id="remove-title">{t('removeSure', { title })}</h2>
      <div className="answers">
        <button type="button" className="main" onClick={onDone}>
          {t('remove')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}

interface DamagedProps {
  readonly game: string;
  readonly damaged: string;
  readonly onChanged: () => void;
}

function Damaged({ game, damaged, onChanged }: DamagedProps) {
  const t = useGamesWords();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
  return (
    <article className="game" aria-label={t('damaged')}>
      <div className="about">
        <h2>{t('damaged')}</h2>
        <p className="quiet">{damaged}</p>
        {problem && (
          <p className="refused" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="deeds">
        <Deed
          glyph="file"
          label={`${t('saveFile')}. ${t('saveFileNote')}`}
          onClick={() => void saveAsFile(game).catch(fail)}
        />
        <Deed glyph="remove" label={t('remove')} onClick={() => setSure(true)} />
      </div>
      {sure && (
        <Remove
          title={game}
          onDone={() => void removeGame(game).then(onChanged, fail)}
          onClose={() => setSure(false)}
        />
      )}
    </article>
  );
}
