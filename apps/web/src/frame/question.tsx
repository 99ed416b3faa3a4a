import { useState } from 'react';
import type { Answer, Ask } from './presenter.js';
import { RuleRef } from './rule.js';
import type { Refused } from './sitting.js';
import { RefusedNote } from './waiting.js';
import { useWords } from './words.js';

/** More answers than this are folded away; the board is the place to give them. */
const SHOWN = 6;

interface QuestionProps {
  readonly ask: Ask;
  /** Whether the seat is asked: else its place says who is waited for. */
  readonly asks: boolean;
  readonly refused: Refused | null;
  /** How far a program has come with its thoughts, from 0 to 1; null while none thinks. */
  readonly thinking: number | null;
  /** Ends the scene that the question waits for. */
  readonly onSkip?: (() => void) | null;
  readonly onAnswer: (answer: unknown) => void;
  readonly onHurry: () => void;
}

/** What is asked now, in words, with its legal answers; or that it waits for a scene, or for somebody else to think. */
export function Question({ ask, asks, refused, thinking, onSkip, onAnswer, onHurry }: QuestionProps) {
  const t = useWords();
  if (onSkip)
    return (
      <section className="question waiting" aria-label={t('question')} id="question" tabIndex={-1}>
        <h2>{t('showing')}</h2>
        <p>{t('showingText')}</p>
        <button type="button" onClick={onSkip}>
          {t('skipScene')}
        </button>
      </section>
    );
  if (thinking !== null) {
    return (
      <section className="question waiting" aria-label={t('question')} id="question" tabIndex={-1}>
        <h2>{t('thinking')}</h2>
        <progress max={1} value={thinking} aria-label={t('thinking')} />
        <p>{t('thinkingText')}</p>
        <RefusedNote refused={refused} />
        <button type="button" className="quiet" onClick={onHurry}>
          {t('hurry')}
        </button>
        <GraveAnswers answers={ask.answers} onAnswer={onAnswer} />
      </section>
    );
  }
  const main = ask.answers.filter(({ tone }) => tone === 'main');
  const plain = ask.answers.filter(({ tone }) => tone === undefined || tone === 'plain');
  const few = plain.length <= SHOWN;
  return (
    <section className={asks ? 'question' : 'question waiting'} aria-label={t('question')} id="question" tabIndex={-1}>
      <h2>{ask.title}</h2>
      <p>
        {ask.text}{' '}
        {ask.rules.map((rule) => (
          <RuleRef key={rule} id={rule} />
        ))}
      </p>
      <RefusedNote refused={refused} />
      {ask.body}
      <div className="answers">
        {few && plain.map((one) => <AnswerButton key={one.label} one={one} onAnswer={onAnswer} />)}
        {main.map((one) => (
          <AnswerButton key={one.label} one={one} onAnswer={onAnswer} />
        ))}
      </div>
      {!few && (
        <Folded name={`${t('more')} (${plain.length})`}>
          {plain.map((one) => (
            <AnswerButton key={one.label} one={one} onAnswer={onAnswer} />
          ))}
        </Folded>
      )}
      <GraveAnswers answers={ask.answers} onAnswer={onAnswer} />
    </section>
  );
}

function Folded({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <details className="folded">
      <summary>{name}</summary>
      <div className="answers">{children}</div>
    </details>
  );
}

interface ButtonProps {
  readonly one: Answer;
  readonly onAnswer: (answer: unknown) => void;
}

function AnswerButton({ one, onAnswer }: ButtonProps) {
  return (
    <button
      type="button"
      className={one.tone === 'main' ? (one.passes ? 'main passes' : 'main') : ''}
      onClick={() => (one.act ? one.act() : onAnswer(one.answer))}
      onPointerEnter={() => one.onPoint?.(true)}
      onPointerLeave={() => one.onPoint?.(false)}
      onFocus={() => one.onPoint?.(true)}
      onBlur={() => one.onPoint?.(false)}
    >
      {one.label}
      {one.note && <small>{one.note}</small>}
    </button>
  );
}

interface GraveProps {
  readonly answers: readonly Answer[];
  readonly onAnswer: (answer: unknown) => void;
}

/** What cannot be taken back, apart from all else: also what somebody may say who is not asked. */
export function GraveAnswers({ answers, onAnswer }: GraveProps) {
  const grave = answers.filter(({ tone }) => tone === 'grave');
  if (grave.length === 0) return null;
  return (
    <div className="answers grave-answers">
      {grave.map((one) => (
        <GraveButton key={one.label} one={one} onAnswer={onAnswer} />
      ))}
    </div>
  );
}

/** What cannot be taken back is asked twice. */
function GraveButton({ one, onAnswer }: ButtonProps) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => (asked ? onAnswer(one.answer) : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? `${one.label}: ${t('sure')}` : one.label}
    </button>
  );
}
