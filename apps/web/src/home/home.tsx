import type { RulesetEntry } from '@sandtable/referee';
import { useEffect, useState } from 'react';
import { useWords } from '../frame/words.js';
import { LEVEL_IDS, type LevelId, type Wanted } from '../port/seating.js';
import { lobby } from '../port/workers.js';

/** What one click leads to. */
const FIRST = { ruleset: 'quantum-legions', ready: 'SC-1' };

interface HomeProps {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onPlay: (wanted: Wanted) => void;
}

/** The first page: one click to a game, and the list of what else there is. */
export function Home({ busy, problem, onPlay }: HomeProps) {
  const t = useWords();
  const [level, setLevel] = useState<LevelId>('regular');
  const players = { A: 'person', B: level } as const;
  const [rulesets, setRulesets] = useState<readonly RulesetEntry[]>([]);
  useEffect(() => {
    const port = lobby();
    void port.ask<'rulesets'>({ do: 'rulesets' }).then((reply) => {
      if (reply.ok) setRulesets(reply.rulesets);
      port.close();
    });
  }, []);
  return (
    <main className="home">
      <section className="hero">
        <Emblem />
        <h1>Sandtable</h1>
        <p className="tagline">{t('tagline')}</p>
        <p>{t('pitch')}</p>
        <button type="button" className="main play-now" disabled={busy} onClick={() => onPlay({ ...FIRST, players })}>
          {busy ? t('opening') : t('playNow')}
          <small>{t('playNowNote', { title: 'Quantum Legions', level: t(level) })}</small>
        </button>
        {problem && (
          <p className="refused" role="alert">
            <b>{t('failed')}.</b> {problem}
          </p>
        )}
      </section>
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
      {rulesets.map((ruleset) => (
        <section key={ruleset.id} className="battles">
          <h2>
            {ruleset.title} <small>{t('battles')}</small>
          </h2>
          <ul>
            {ruleset.ready.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onPlay({ ruleset: ruleset.id, ready: id, players })}
                >
                  <b>{title.split(': ')[0]}</b>
                  <small>{title.split(': ')[1] ?? id}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** Three hexes of sand in a frame. */
function Emblem() {
  return (
    <svg className="emblem" viewBox="-50 -46 100 92" width="96" height="88" aria-hidden="true">
      <path className="emblem-a" d="M0 -42l17.3 10v20l-17.3 10l-17.3 -10v-20z" />
      <path className="emblem-b" d="M-17.9 -11l17.3 10v20l-17.3 10l-17.3 -10v-20z" transform="translate(0 .6)" />
      <path className="emblem-c" d="M17.9 -11l17.3 10v20l-17.3 10l-17.3 -10v-20z" transform="translate(0 .6)" />
    </svg>
  );
}
