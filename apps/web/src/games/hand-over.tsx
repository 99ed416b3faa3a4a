import { useEffect, useRef } from 'react';
import { useGamesWords } from '../frame/words.js';
import './games.css';

interface HandOverProps {
  /** Who is to take the screen, as everybody may call it. */
  readonly side: string;
  readonly onGo: () => void;
}

/** Between two persons at one screen. Nothing of the game is on the page, nor in its memory, until the next one says so. */
export function HandOver({ side, onGo }: HandOverProps) {
  const t = useGamesWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over">
      <svg viewBox="-60 -40 120 80" width="180" height="120" aria-hidden="true" className="line-art">
        <rect x="-22" y="-32" width="44" height="64" rx="6" />
        <path d="M-8 25h16M-54 -8c10 -14 18 -14 26 -8M54 8c-10 14 -18 14 -26 8M-33 -21l6 5l-7 5M33 21l-6 -5l7 -5" />
      </svg>
      <h1>{t('passTitle', { side })}</h1>
      <p>{t('passText')}</p>
      <button ref={button} type="button" className="main" onClick={onGo}>
        {t('passGo', { side })}
      </button>
    </main>
  );
}
