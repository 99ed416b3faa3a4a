import { useState } from 'react';
import { useWords } from '../frame/words.js';
import { OpenFile } from '../games/open-file.js';
import { LEVEL_IDS, type LevelId, type Wanted } from '../port/seating.js';
import { hrefOf } from '../route.js';
import { Emblem } from '../site/emblem.js';
import { GameCard } from '../site/games.js';
import { useSiteWords } from '../site/texts.js';
import { play, prepare } from '../table/play.js';
import { GAMES } from '../tables/index.js';
import { Battles } from './battles.js';
import { Continue } from './continue.js';
import './home.css';

/** The first page: one click to a game of each kind, and the way to everything else. */
export function Home() {
  const t = useWords();
  const site = useSiteWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [level, setLevel] = useState<LevelId>('regular');
  const onPlay = (wanted: Omit<Wanted, 'players'>) => {
    setBusy(true);
    setProblem(null);
    play({ ...wanted, players: { A: 'person', B: level, C: level, D: level, E: level } })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <main className="home">
      <section className="hero">
        <Emblem size={92} />
        <div>
          <h1>Sandtable</h1>
          <p className="tagline">{t('tagline')}</p>
        </div>
        <p>{t('pitch')}</p>
      </section>
      <Continue />
      <fieldset className="choices levels">
        <legend>{t('opponent')}</legend>
        {LEVEL_IDS.map((id) => (
          <label key={id}>
            <input type="radio" name="level" value={id} checked={id === level} onChange={() => setLevel(id)} />
            <span>{t(id)}</span>
          </label>
        ))}
        <p>{t(`${level}Note`)}</p>
      </fieldset>
      {problem && (
        <p className="refused" role="alert">
          <b>{t('failed')}.</b> {problem}
        </p>
      )}
      <div className="game-cards">
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game}>
            <button
              type="button"
              className="main play-now"
              disabled={busy}
              onPointerEnter={() => prepare(game.id)}
              onFocus={() => prepare(game.id)}
              onClick={() => onPlay({ ruleset: game.id, ready: game.first.id })}
            >
              {busy ? t('opening') : site('playNow')}{' '}
              <small>{site('playNowNote', { battle: game.first.name, level: t(level) })}</small>
            </button>
            <nav className="ways" aria-label={game.title}>
              <a href={hrefOf({ page: 'learn', ruleset: game.id })}>{site('learn')}</a>
              <a href={hrefOf({ page: 'new', ruleset: game.id })}>{site('newGame')}</a>
              <a href={hrefOf({ page: 'rules', ruleset: game.id })}>{site('rules')}</a>
            </nav>
          </GameCard>
        ))}
      </div>
      <Battles busy={busy} onPlay={onPlay} />
      <OpenFile />
    </main>
  );
}
