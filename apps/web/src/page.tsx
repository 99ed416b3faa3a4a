import { useEffect, useState } from 'react';
import { SpokenLanguage, useWords } from './frame/words.js';
import { Playing } from './games/playing.js';
import { Home } from './home/home.js';
import type { Wanted } from './port/seating.js';
import { sitDown } from './port/workers.js';
import { LANGUAGES, type Language, languageOf } from './text/language.js';

type Theme = 'light' | 'dark';

/** For tests and for those who want the same dice again: `?seed=...`. */
const seedInAddress = (): Pick<Wanted, 'seed'> => {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
};

export function Page() {
  const [language, setLanguage] = useState<Language>(() =>
    languageOf(localStorage.getItem('language'), navigator.languages),
  );
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem('theme') as Theme | null) ?? systemTheme());
  const [playing, setPlaying] = useState<{ readonly wanted: Wanted; readonly game: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);

  const play = async (wanted: Wanted) => {
    setBusy(true);
    setProblem(null);
    try {
      const { game } = await sitDown({ ...wanted, ...seedInAddress() });
      setPlaying({ wanted, game });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SpokenLanguage value={language}>
      {playing ? (
        <Playing
          key={playing.game}
          game={playing.game}
          language={language}
          onLeave={() => setPlaying(null)}
          onAgain={() => void play(playing.wanted)}
        />
      ) : (
        <Home busy={busy} problem={problem} onPlay={(wanted) => void play(wanted)} />
      )}
      <Corner
        language={language}
        theme={theme}
        onLanguage={(next) => {
          localStorage.setItem('language', next);
          setLanguage(next);
        }}
        onTheme={(next) => {
          localStorage.setItem('theme', next);
          setTheme(next);
        }}
      />
    </SpokenLanguage>
  );
}

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

interface CornerProps {
  readonly language: Language;
  readonly theme: Theme;
  readonly onLanguage: (language: Language) => void;
  readonly onTheme: (theme: Theme) => void;
}

function Corner({ language, theme, onLanguage, onTheme }: CornerProps) {
  const t = useWords();
  return (
    <nav className="corner">
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => onLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={t('theme')}
        title={t('theme')}
        onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? '☀' : '☾'}
      </button>
    </nav>
  );
}
