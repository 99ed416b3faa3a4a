import { Suspense, use, useState } from 'react';
import { useWords } from '../frame/words.js';
import { rulesetOf } from '../port/lobby.js';
import type { Wanted } from '../port/seating.js';
import { hrefOf } from '../route.js';
import { Emblem } from '../site/emblem.js';
import { GAMES, PREVIEWS } from '../tables/index.js';

interface BattlesProps {
  readonly busy: boolean;
  readonly onPlay: (wanted: Omit<Wanted, 'players'>) => void;
}

/** The battles that lie ready, one click each: of the game that somebody asks for, for its rules are fetched then. */
export function Battles({ busy, onPlay }: BattlesProps) {
  const t = useWords();
  const [game, setGame] = useState<string | null>(null);
  return (
    <section className="battles">
      <fieldset className="choices">
        <legend>
          <h2>{t('battles')}</h2>
        </legend>
        {GAMES.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name="battles" checked={id === game} onChange={() => setGame(id)} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      {game !== null && (
        <div className="battle-list">
          <Suspense fallback={null}>
            <BattlesOf key={game} id={game} busy={busy} onChoose={(ready) => onPlay({ ruleset: game, ready })} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

interface BattlesOfProps {
  readonly id: string;
  readonly busy: boolean;
  readonly onChoose: (ready: string) => void;
}

function BattlesOf({ id: game, busy, onChoose }: BattlesOfProps) {
  const t = useWords();
  const ruleset = use(rulesetOf(game));
  const Preview = PREVIEWS[game];
  if (!ruleset) return null;
  return (
    <ul>
      {ruleset.ready.map(({ id, title, setup }) => {
        const [name, about] = title.split(': ');
        return (
          <li key={id}>
            <button type="button" disabled={busy} onClick={() => onChoose(id)}>
              <span className="picture-place">
                <Emblem size={64} />
                <Suspense fallback={null}>{Preview && <Preview setup={setup} />}</Suspense>
              </span>
              <b>{name}</b>
              {about && <small>{about}</small>}
            </button>
          </li>
        );
      })}
      <li>
        <a className="battle" href={hrefOf({ page: 'new', ruleset: game })}>
          <span className="picture-place">
            <Plus />
          </span>
          <b>{t('menuNew')}</b>
          <small>{t('newGameNote')}</small>
        </a>
      </li>
    </ul>
  );
}

function Plus() {
  return (
    <svg viewBox="0 0 20 20" width="52" height="52" aria-hidden="true" className="line-art">
      <path d="M10 4v12M4 10h12" />
    </svg>
  );
}
