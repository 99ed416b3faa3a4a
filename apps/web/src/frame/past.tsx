import { Glyph } from './glyph.js';
import type { Moment, Sitting } from './sitting.js';
import './time.css';
import { useGamesWords } from './words.js';

interface LookingBackProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly past: Moment;
  readonly onBranch?: (at: number) => void;
}

/** Stands in the place of the question while a moment of the past is shown. */
export function LookingBack({ sitting, moment, past, onBranch }: LookingBackProps) {
  const t = useGamesWords();
  return (
    <section className="question looking-back-note" id="question" tabIndex={-1} role="status">
      <h2>{t('pastTitle')}</h2>
      <p>{t('pastText', { at: past.at, last: moment.at })}</p>
      <div className="answers">
        <button type="button" className="main" onClick={() => void sitting.lookBack(null)}>
          {t('toNow')}
        </button>
        {onBranch && (
          <button type="button" onClick={() => onBranch(past.at)}>
            {t('branch')}
          </button>
        )}
      </div>
    </section>
  );
}

interface BranchButtonProps {
  readonly moment: Moment;
  readonly onBranch: (at: number) => void;
}

/** A new game from the moment that is shown. Where the game has ended there is nothing to play on. */
export function BranchButton({ moment, onBranch }: BranchButtonProps) {
  const t = useGamesWords();
  return (
    <button
      type="button"
      disabled={moment.now.over && !moment.past}
      onClick={() => onBranch((moment.past ?? moment).at)}
      title={t('branch')}
    >
      <Glyph name="branch" />
      <span>{t('branchShort')}</span>
    </button>
  );
}
