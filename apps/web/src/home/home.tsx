import type { RulesetEntry } from '@sandtable/referee';
import { useEffect, useState } from 'react';
import { useWords } from '../frame/words.js';
import { LEVEL_IDS, type LevelId, type Wanted } from '../port/seating.js';
import { lobby } from '../port/workers.js';
import { Emblem } from '../site/emblem.js';
import { play } from '../table/at-hand.js';

/** What one click leads to. */
const FIRST = { ruleset: 'quantum-legions', ready: 'SC-1' };

/** The first page: one click to a game, and the list of what else there is. */
export function Home() {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [level, setLevel] = useState<LevelId>('regular');
  const [rulesets, setRulesets] = useState<readonly RulesetEntry[]>([]);
  useEffect(() => {
    const port = lobby();
    void port.ask<'rulesets'>({ do: 'rulesets' }).then((reply) => {
      if (reply.ok) setRulesets(reply.rulesets);
      port.close();
    });
  }, []);
  const onPlay = (wanted: Omit<Wanted, 'players'>) => {
    setBusy(true);
    setProblem(null);
    play({ ...wanted, players: { A: 'person', B: level } })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <main className="home">
      <section className="hero">
        <Emblem size={96} />
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
                <button type="button" disabled={busy} onClick={() => onPlay({ ruleset: ruleset.id, ready: id })}>
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
