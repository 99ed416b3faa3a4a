import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Applied } from '../rules/use-book.js';

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

interface RulebookProps {
  readonly ruleset: string;
  /** In a game: where the rules were applied. */
  readonly applied?: Applied;
  readonly children: ReactNode;
}

/** Everything inside can open a rule of this ruleset, in place: nobody loses the game for looking something up. */
export function Rulebook({ ruleset, applied, children }: RulebookProps) {
  const [id, setId] = useState<string | null>(null);
  const onOpen = applied?.onOpen;
  const open = useCallback(
    (rule: string) => {
      setId(rule);
      onOpen?.();
    },
    [onOpen],
  );
  return (
    <OpenRule value={open}>
      {children}
      {id !== null && (
        <Suspense fallback={null}>
          <RuleDialog
            ruleset={ruleset}
            rule={id}
            {...(applied && { applied })}
            onRule={open}
            onClose={() => setId(null)}
          />
        </Suspense>
      )}
    </OpenRule>
  );
}

const RuleDialog = lazy(async () => ({ default: (await import('../rules/rule-dialog.js')).RuleDialog }));
