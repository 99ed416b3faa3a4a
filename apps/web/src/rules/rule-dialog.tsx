import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../frame/words.js';
import { RulesBrowser } from './browser.js';
import { RuleText } from './rule-text.js';
import { useRulesWords } from './texts.js';
import { type Applied, type RuleLink, useBook } from './use-book.js';
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
  const link = useCallback<RuleLink>(
    (other, children) => (
      <button type="button" className="link" onClick={() => onRule(other)}>
        {children}
      </button>
    ),
    [onRule],
  );
  const inGame = useMemo(
    () =>
      applied && {
        ...applied,
        onEntry: (n: number) => {
          dialog.current?.close();
          applied.onEntry(n);
        },
      },
    [applied],
  );
  const book = useBook(ruleset, link, inGame ?? null);
  const rule = book.rules.get(id);
  useEffect(() => dialog.current?.showModal(), []);
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
          <RulesBrowser ruleset={ruleset} rule={id} link={link} {...(inGame && { applied: inGame })} />
        </>
      ) : (
        <article className="rule-entry">
          <p className="rule-id">
            {id}
            {rule && ` · ${rule.chapter}`}
          </p>
          <h2 id="rule-title">{rule?.title ?? t('noSuch', { id })}</h2>
          {rule && <RuleText rule={rule} book={book} words="" />}
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
