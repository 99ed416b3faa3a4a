import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../text/language.js';
import { Log } from './log.js';
import type { TablePresenter } from './presenter.js';
import { Question } from './question.js';
import { Rulebook, RuleRef } from './rule.js';
import type { Moment, Sitting } from './sitting.js';
import { useWords } from './words.js';

interface TableFrameProps {
  readonly presenter: TablePresenter;
  readonly sitting: Sitting;
  readonly language: Language;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The frame round every table. It knows no game: what is on it comes from the presenter, what happens from the referee. */
export function TableFrame(props: TableFrameProps) {
  const { sitting } = props;
  const t = useWords();
  const moment = useSyncExternalStore(sitting.subscribe, sitting.current);
  useEffect(() => {
    void sitting.look();
  }, [sitting]);
  if (!moment) return <p className="opening">{t('opening')}</p>;
  return (
    <Rulebook lookUp={(id) => sitting.rule(id)}>
      <Laid {...props} moment={moment} />
    </Rulebook>
  );
}

function Laid({
  presenter,
  sitting,
  language,
  onLeave,
  onAgain,
  moment,
}: TableFrameProps & { readonly moment: Moment }) {
  const t = useWords();
  const { status, board, roster, ask, detail, ending } = presenter.useTable({ sitting, moment, language });
  return (
    <div className="table">
      <button type="button" className="skip" onClick={() => document.getElementById('question')?.focus()}>
        {t('skip')}
      </button>
      <header className="table-head">
        <button type="button" className="quiet leave" onClick={onLeave} aria-label={t('leave')} title={t('leave')}>
          ←
        </button>
        {status}
      </header>
      <main className="board-place" aria-label={t('board')}>
        {board}
      </main>
      <aside className="side">
        {ending ? (
          <section className="question ending" id="question" tabIndex={-1} role="alert">
            <h2>{ending.title}</h2>
            <p>
              {ending.text} <RuleRef id={ending.rule} />
            </p>
            <div className="answers">
              <button type="button" className="main" onClick={onAgain}>
                {t('again')}
              </button>
              <button type="button" onClick={onLeave}>
                {t('home')}
              </button>
            </div>
          </section>
        ) : (
          <Question
            ask={ask}
            refused={moment.refused}
            thinking={moment.question ? null : moment.thinking}
            onAnswer={(answer) => void sitting.answer(answer)}
            onHurry={() => sitting.hurry()}
          />
        )}
        {moment.failure && (
          <p className="refused" role="alert">
            <b>{t('failed')}.</b> {moment.failure}
          </p>
        )}
        <div className="detail">{detail}</div>
        <Log entries={moment.log} />
        <section className="forces" aria-label={t('roster')}>
          {roster}
        </section>
      </aside>
    </div>
  );
}
