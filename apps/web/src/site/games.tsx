import type { ReactNode } from 'react';
import { hrefOf, type Route } from '../route.js';
import { useTheme } from '../settings.js';
import { GAMES, type Game, type GameId } from '../tables/index.js';
import { useSiteWords } from './texts.js';
import './games.css';

// The games side by side, wherever one of them is to be chosen.

interface GameCardProps {
  readonly game: Game;
  /** Instead of what the game is about. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A game with a picture of its table, and what can be done with it. */
export function GameCard({ game, about, children }: GameCardProps) {
  const t = useSiteWords();
  const theme = useTheme();
  const id = game.id as GameId;
  return (
    <article className={`game-card of-${id}`}>
      <img src={game.picture[theme]} alt="" width="640" height="400" fetchPriority="low" decoding="async" />
      <div>
        <h2>{game.title}</h2>
        {about ?? (
          <>
            <p>{t(id)}</p>
            <p className="quiet">{t(`${id}-facts`)}</p>
          </>
        )}
        {children}
      </div>
    </article>
  );
}

interface ChooseGameProps {
  readonly title: string;
  readonly text: string;
  /** What is on the button of each. */
  readonly name: string;
  readonly to: (ruleset: string) => Route;
}

/** A page that asks which of the games is meant. */
export function ChooseGame({ title, text, name, to }: ChooseGameProps) {
  return (
    <main className="page">
      <header className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <div className="game-cards">
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game}>
            <a className="button main" href={hrefOf(to(game.id))} aria-label={`${name}: ${game.title}`}>
              {name}
            </a>
          </GameCard>
        ))}
      </div>
    </main>
  );
}

/** Leads from the page of one game to the same page of another. */
export function GameSwitch({ ruleset, to }: { readonly ruleset: string; readonly to: (ruleset: string) => Route }) {
  const t = useSiteWords();
  return (
    <nav className="game-switch" aria-label={t('games')}>
      {GAMES.map(({ id, title }) => (
        <a key={id} href={hrefOf(to(id))} aria-current={id === ruleset ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
