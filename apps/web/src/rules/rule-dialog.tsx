import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useWords } from '../frame/words.js';
import { newGameOf } from '../new/new-game-of.js';
import { rulebookOf } from '../port/lobby.js';
import { tableOf } from '../tables/index.js';
import { RulesBrowser } from './browser.js';
import { type Applied, RuleText } from './rule-text.js';
import { namedBy } from './search.js';
import { useRulesWords } from './texts.js';
import './rules.css';

interface RuleDialogProps {
  readonly ruleset: string;
  readonly rule: string;
  readonly applied?: Applied;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** A rule over the page one is on; and the whole book over it, without leaving. */
export function RuleDialog({ ruleset, rule: id, applied, onRule, onClose }: RuleDialogProps) {
  const t = useRulesWords();
  const frame = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [whole, setWhole] = useState(false);
  const rules = use(rulebookOf(ruleset));
  const presenter = use(tableOf(ruleset));
  const coming = presenter && newGameOf(presenter);
  const options = coming ? use(coming).options : [];
  useEffect(() => dialog.current?.showModal(), []);
  const rule = rules.find((one) => one.id === id);
  const [link] = useState(() => (other: string, children: ReactNode) => (
    <button type="button" className="link" onClick={() => onRule(other)}>
      {children}
    </button>
  ));
  const shown = applied && {
    ...applied,
    onEntry: (n: number) => {
      dialog.current?.close();
      applied.onEntry(n);
    },
  };
  return (
    <dialog
      ref={dialog}
      className={whole ? 'sheet rule-sheet whole' : 'sheet rule-sheet'}
      onClose={onClose}
      aria-labelledby="rule-title"
    >
      {whole ? (
        <>
          <h2 id="rule-title">{t('title')}</h2>
          <RulesBrowser ruleset={ruleset} rule={id} link={link} {...(shown && { applied: shown })} />
        </>
      ) : (
        <article className="rule-entry">
          <p className="rule-id">
            {id}
            {rule && ` · ${rule.chapter}`}
          </p>
          <h2 id="rule-title">{rule?.title ?? t('noSuch', { id })}</h2>
          {rule && (
            <RuleText
              rule={rule}
              words=""
              book={{
                rules: new Map(rules.map((one) => [one.id, one])),
                ids: new Set(rules.map((one) => one.id)),
                named: namedBy(rules),
                options,
                link,
                applied: shown ?? null,
              }}
            />
          )}
        </article>
      )}
      <div className="sheet-buttons">
        <button type="button" className="main" onClick={() => dialog.current?.close()}>
          {frame('close')}
        </button>
        {!whole && (
          <button type="button" onClick={() => setWhole(true)}>
            {t('inBook')}
          </button>
        )}
      </div>
    </dialog>
  );
}
