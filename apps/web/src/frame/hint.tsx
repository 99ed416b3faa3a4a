import { useContext, useEffect, useRef, useState } from 'react';
import { type Advice, type Adviser, seekAdvice, type Thought } from '../port/advice.js';
import { hintText } from '../text/hint.js';
import { percent } from '../text/percent.js';
import type { Ask, Telling } from './presenter.js';
import type { Moment, Sitting } from './sitting.js';
import { SpokenLanguage } from './words.js';
import './hint.css';

interface HintProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly ask: Ask;
}

type Stage =
  | { readonly is: 'idle' }
  | { readonly is: 'thinking'; readonly part: number }
  | { readonly is: 'told'; readonly advice: Advice }
  | { readonly is: 'failed'; readonly why: string };

/** Asks a veteran, who sees what this seat sees. Made anew with every question, so old advice never stands beside a new one. */
export function Hint({ sitting, moment, ask }: HintProps) {
  const t = hintText(useContext(SpokenLanguage));
  const [stage, setStage] = useState<Stage>({ is: 'idle' });
  const adviser = useRef<Adviser | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      adviser.current?.dismiss();
    };
  }, []);
  const { telling } = ask;
  if (!sitting.plays) return null;
  if (!telling || !moment.question)
    return (
      <button type="button" className="hint-button" disabled>
        <Lantern />
        <span>{t('hint')}</span>
      </button>
    );

  const seek = async () => {
    setStage({ is: 'thinking', part: 0 });
    const { question, now } = moment;
    const puzzle = { ruleset: sitting.ruleset, sight: await sitting.sight(), question, seed: `hint ${now.moves}` };
    if (!here.current) return; // another question has come meanwhile
    adviser.current = seekAdvice(puzzle, (news) => {
      if ('thinking' in news) setStage({ is: 'thinking', part: Math.round(news.thinking * 10) / 10 });
      else if ('advice' in news) setStage({ is: 'told', advice: news.advice });
      else setStage({ is: 'failed', why: news.failed });
    });
  };

  if (stage.is === 'idle')
    return (
      <button type="button" className="hint-button" title={t('hintTitle')} onClick={() => void seek()}>
        <Lantern />
        <span>{t('hint')}</span>
      </button>
    );
  return (
    <section className="hint" aria-label={t('hint')} aria-live="polite">
      {stage.is === 'thinking' && (
        <>
          <p>
            <Lantern /> {t('thinking')}
          </p>
          <progress max={1} value={stage.part} aria-label={t('thinking')} />
          <button type="button" onClick={() => adviser.current?.stop()}>
            {t('stop')}
          </button>
        </>
      )}
      {stage.is === 'failed' && (
        <p className="refused" role="alert">
          <b>{t('failed')}.</b> {stage.why}
        </p>
      )}
      {stage.is === 'told' && (
        <Told advice={stage.advice} ask={ask} telling={telling} onDo={(answer) => void sitting.answer(answer)} />
      )}
      {stage.is !== 'thinking' && (
        <button type="button" className="quiet close-hint" onClick={() => setStage({ is: 'idle' })}>
          {t('close')}
        </button>
      )}
    </section>
  );
}

interface ToldProps {
  readonly advice: Advice;
  readonly ask: Ask;
  readonly telling: Telling;
  readonly onDo: (answer: unknown) => void;
}

function Told({ advice, ask, telling, onDo }: ToldProps) {
  const t = hintText(useContext(SpokenLanguage));
  const [best, ...others] = advice.thoughts as readonly [Thought, ...Thought[]];
  const [odds, setOdds] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the advice stands for one question, and so does what is told of it
  useEffect(() => {
    let gone = false;
    telling.show(best.answer);
    void telling.odds(best.answer).then((told) => !gone && setOdds(told));
    return () => {
      gone = true;
      telling.show(null);
    };
  }, [advice]);
  const nameOf = (answer: unknown): string => buttonFor(ask, answer) ?? telling.name(answer);
  return (
    <>
      <p>
        <Lantern /> {t('suggests')}
      </p>
      <p className="suggestion">
        <b>{nameOf(best.answer)}</b>
        {best.value !== null && <Chance value={best.value} />}
      </p>
      {odds && <p className="hint-odds">{odds}</p>}
      <button type="button" className="main" onClick={() => onDo(best.answer)}>
        {t('doIt')}
      </button>
      {others.length > 0 && (
        <>
          <h3>{t('others')}</h3>
          <ul>
            {others.map(({ answer, value }) => (
              <li key={JSON.stringify(answer)}>
                {nameOf(answer)}
                {value !== null && <Chance value={value} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet">
        {best.value === null ? t('only') : t('explain', { playouts: advice.playouts.toLocaleString() })}
      </p>
    </>
  );
}

function Chance({ value }: { readonly value: number }) {
  const t = hintText(useContext(SpokenLanguage));
  return (
    <span className="chance">
      <span className="chance-meter" aria-hidden="true">
        <i style={{ width: `${100 * value}%` }} />
      </span>
      {t('chance', { chance: percent(value) })}
    </span>
  );
}

/** The words on the button that gives this answer, if there is one. */
function buttonFor(ask: Ask, answer: unknown): string | null {
  const wanted = JSON.stringify(answer);
  return ask.answers.find((one) => !one.act && JSON.stringify(one.answer) === wanted)?.label ?? null;
}

function Lantern() {
  return (
    <svg className="lantern" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M7.6 13.4c-1.7-1-2.8-2.7-2.8-4.7a5.2 5.2 0 0 1 10.4 0c0 2-1.1 3.7-2.8 4.7v1.3h-4.8zM8 16.6h4M8.9 18.5h2.2" />
    </svg>
  );
}
