import type { ReactNode } from 'react';
import { RuleRef } from './rule.js';
import type { Moment, Refused, Sitting } from './sitting.js';
import { useGamesWords, useWords } from './words.js';

interface HandOnProps {
  /** Who decides next, as this table calls it. */
  readonly side: string;
  readonly refused: Refused | null;
  readonly onHandOver: () => void;
  /** What who is here may say all the same. */
  readonly children?: ReactNode;
}

/** Another person at this screen decides next; who is here may still look, and then hands over. */
export function HandOn({ side, refused, onHandOver, children }: HandOnProps) {
  const t = useGamesWords();
  return (
    <section className="question" id="question" tabIndex={-1} role="status">
      <h2>{t('handTitle', { side })}</h2>
      <p>{t('handText')}</p>
      <RefusedNote refused={refused} />
      <div className="answers">
        <button type="button" className="main" onClick={onHandOver}>
          {t('handOver', { side })}
        </button>
      </div>
      {children}
    </section>
  );
}

/** Nobody at this screen plays. */
export function Watching({ sitting, moment }: { readonly sitting: Sitting; readonly moment: Moment }) {
  const t = useGamesWords();
  const frame = useWords();
  if (!sitting.hasBots)
    return (
      <section className="question waiting" id="question" tabIndex={-1}>
        <h2>{t('nobodyPlays')}</h2>
        <p>{t('nobodyPlaysText')}</p>
      </section>
    );
  return (
    <section className="question waiting" id="question" tabIndex={-1}>
      <h2>{t('watching')}</h2>
      <progress max={1} value={moment.thinking ?? 0} aria-label={t('watching')} />
      <p>{t('watchingText')}</p>
      <div className="answers">
        <button type="button" className="main" onClick={() => sitting.pause(!moment.paused)}>
          {t(moment.paused ? 'goOn' : 'pause')}
        </button>
        <button type="button" onClick={() => sitting.hurry()}>
          {frame('hurry')}
        </button>
      </div>
    </section>
  );
}

/** Why something was not allowed, with its rule. */
export function RefusedNote({ refused }: { readonly refused: Refused | null }) {
  const t = useWords();
  if (!refused) return null;
  return (
    <p className="refused" role="alert">
      <b>{t('refused')}.</b> {refused.message} {refused.rule && <RuleRef id={refused.rule} />}
    </p>
  );
}
