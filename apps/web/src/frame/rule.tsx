import type { RuleEntry } from '@sandtable/referee';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { rulebookOf } from '../port/lobby.js';
import { useWords } from './words.js';

// A rule is named by its id wherever it was applied, and its text opens in place.

const OpenRule = createContext<(id: string) => void>(() => {});

export function RuleRef({ id }: { readonly id: string }) {
  const open = useContext(OpenRule);
  return (
    <button type="button" className="rule-ref" onClick={() => open(id)}>
      {id}
    </button>
  );
}

/** Everything inside can open a rule of this ruleset. */
export function Rulebook({ ruleset, children }: { readonly ruleset: string; readonly children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((rule: string) => setId(rule), []);
  return (
    <OpenRule value={open}>
      {children}
      {id !== null && <RuleText key={id} id={id} ruleset={ruleset} close={() => setId(null)} />}
    </OpenRule>
  );
}

function RuleText({
  id,
  ruleset,
  close,
}: {
  readonly id: string;
  readonly ruleset: string;
  readonly close: () => void;
}) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [rule, setRule] = useState<RuleEntry | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void rulebookOf(ruleset).then((rules) => setRule(rules.find((one) => one.id === id) ?? null));
  }, [ruleset, id]);
  return (
    <dialog ref={dialog} className="rule" onClose={close} aria-labelledby="rule-title">
      <p className="rule-id">
        {id}
        {rule && ` · ${rule.chapter}`}
      </p>
      <h2 id="rule-title">{rule?.title ?? t('loadingRule')}</h2>
      <p>{rule?.text}</p>
      {rule?.reason && <p className="quiet">{rule.reason}</p>}
      {rule?.see && rule.see.length > 0 && (
        <p>
          {rule.see.map((other) => (
            <RuleRef key={other} id={other} />
          ))}
        </p>
      )}
      <button type="button" className="main" onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
