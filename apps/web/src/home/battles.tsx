import type { RulesetEntry } from '@sandtable/referee';
import { Suspense } from 'react';
import { useWords } from '../frame/words.js';
import { hrefOf } from '../route.js';
import { Emblem } from '../site/emblem.js';
import { PREVIEWS } from '../tables/index.js';

interface BattlesProps {
  readonly ruleset: RulesetEntry;
  readonly busy: boolean;
  readonly onChoose: (ready: string) => void;
}

/** The battles of a ruleset that lie ready: one click each. */
export function Battles({ ruleset, busy, onChoose }: BattlesProps) {
  const t = useWords();
  const Preview = PREVIEWS[ruleset.id];
  return (
    <section className="battles">
      <h2>
        {ruleset.title} <small>{t('battles')}</small>
      </h2>
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
                <small>{about ?? id}</small>
              </button>
            </li>
          );
        })}
        <li>
          <a className="battle" href={hrefOf({ page: 'new', ruleset: ruleset.id })}>
            <span className="picture-place">
              <Plus />
            </span>
            <b>{t('menuNew')}</b>
            <small>{t('newGameNote')}</small>
          </a>
        </li>
      </ul>
    </section>
  );
}

function Plus() {
  return (
    <svg viewBox="0 0 20 20" width="52" height="52" aria-hidden="true" className="line-art">
      <path d="M10 4v12M4 10h12" />
    </svg>
  );
}
