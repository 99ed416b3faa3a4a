import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useWords } from '../frame/words.js';
import { OpenFile } from '../games/open-file.js';
import { rulesetOf } from '../port/lobby.js';
import { LEVEL_IDS, type LevelId, type Wanted } from '../port/seating.js';
import { hrefOf } from '../route.js';
import { Emblem } from '../site/emblem.js';
import { play } from '../table/play.js';
import { TITLES } from '../tables/index.js';
import { Battles } from './battles.js';
import { Continue } from './continue.js';
import './home.css';

/** What one click leads to. */
const FIRST = { ruleset: 'quantum-legions', ready: 'SC-1' };

/** The first page: one click to a game, and the way to everything else. */
export function Home() {
  const t = useWords();
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
  const { ruleset } = FIRST;
  return (
    <main className="home">
      <section className="hero">
        <Emblem size={84} />
        <h1>Sandtable</h1>
        <p className="tagline">{t('tagline')}</p>
        <p>{t('pitch')}</p>
        <button type="button" className="main play-now" disabled={busy} onClick={() => onPlay(FIRST)}>
          {busy ? t('opening') : t('playNow')}
          <small>{t('playNowNote', { title: 'Quantum Legions', level: t(level) })}</small>
        </button>
        {problem && (
          <p className="refused" role="alert">
            <b>{t('failed')}.</b> {problem}
          </p>
        )}
        <nav className="ways" aria-label={t('ways')}>
          <a href={hrefOf({ page: 'learn', ruleset })}>{t('learnFirst')}</a>
          <a href={hrefOf({ page: 'new', ruleset })}>{t('menuNew')}</a>
          <a href={hrefOf({ page: 'rules', ruleset })}>{t('menuRules')}</a>
          <a href={hrefOf({ page: 'games' })}>{t('menuGames')}</a>
        </nav>
      </section>
      <Continue />
      <fieldset className="levels">
        <legend>{t('opponent')}</legend>
        {LEVEL_IDS.map((id) => (
          <label key={id}>
            <input type="radio" name="level" value={id} checked={id === level} onChange={() => setLevel(id)} />
            <span>
              <b>{t(id)}</b>
              <small>{t(`${id}Note`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Suspense fallback={null}>
        <Ruleset id={FIRST.ruleset} busy={busy} onPlay={onPlay} />
        {Object.entries(TITLES).map(
          ([id, title]) =>
            id !== FIRST.ruleset && <Further key={id} id={id} title={title} busy={busy} onPlay={onPlay} />,
        )}
      </Suspense>
      <OpenFile />
    </main>
  );
}

interface RulesetProps {
  readonly id: string;
  readonly busy: boolean;
  readonly onPlay: (wanted: Omit<Wanted, 'players'>) => void;
}

function Ruleset({ id, busy, onPlay }: RulesetProps) {
  const ruleset = use(rulesetOf(id));
  return ruleset && <Battles ruleset={ruleset} busy={busy} onChoose={(ready) => onPlay({ ruleset: id, ready })} />;
}

/** A game further down the page: its rules are fetched when somebody comes near it. */
function Further(props: RulesetProps & { readonly title: string }) {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '80px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  const heading = (
    <section ref={place} className="battles further">
      <h2>{props.title}</h2>
    </section>
  );
  if (!near) return heading;
  return (
    <Suspense fallback={heading}>
      <Ruleset {...props} />
    </Suspense>
  );
}
