import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Announcer, inFull } from '../frame/announcer.js';
import { useBoardKey } from '../frame/board-key.js';
import { useDirector } from '../frame/director.js';
import { Log } from '../frame/log.js';
import { useNamed } from '../frame/names.js';
import { LookingBack } from '../frame/past.js';
import type { TablePresenter } from '../frame/presenter.js';
import { Question } from '../frame/question.js';
import { Rulebook, RuleRef } from '../frame/rule.js';
import { useSignals } from '../frame/signals.js';
import type { Moment } from '../frame/sitting.js';
import { momentOf, spanOf } from '../frame/time.js';
import { useWords } from '../frame/words.js';
import { go, hrefOf } from '../route.js';
import { useLanguage } from '../settings.js';
import type { At, LessonTable } from './lesson-table.js';
import { forgetReached } from './progress.js';
import { useLearnWords } from './texts.js';
import './learn.css';

interface FrameProps {
  readonly table: LessonTable;
  readonly presenter: TablePresenter;
}

/** The frame round a table while a lesson is given at it: the table as always, and somebody beside it who explains. */
export function LessonFrame({ table, presenter }: FrameProps) {
  const words = useWords();
  const { sitting } = table;
  const at = useSyncExternalStore(table.subscribe, table.current);
  const moment = useNamed(presenter, useSyncExternalStore(sitting.subscribe, sitting.current));
  useEffect(() => {
    void sitting.follow();
  }, [sitting]);
  if (!moment) return <p className="opening">{words('opening')}</p>;
  return (
    <Rulebook ruleset={sitting.ruleset}>
      <Laid table={table} presenter={presenter} at={at} moment={moment} />
    </Rulebook>
  );
}

function Laid({ table, presenter, at, moment: now }: FrameProps & { readonly at: At; readonly moment: Moment }) {
  const words = useWords();
  const language = useLanguage();
  const { sitting, step } = table;
  const pointAt = at.stage === 'watch' ? [] : step.at;
  const boardKey = useBoardKey();
  const { moment, playing, skip } = useDirector(presenter, sitting, now, language);
  useSignals(sitting, moment);
  const { past } = moment;
  const pointed = past ? {} : { pointAt };
  const parts = presenter.useTable({ sitting, moment: past ?? moment, language, playing, ...pointed });
  const { status, board, ask, detail, names, ending } = parts;
  return (
    <main className="table lesson">
      <div className="table-head">{status}</div>
      <Coach key={at.index} table={table} at={at} />
      <section className="board-place" aria-label={words('board')} {...boardKey}>
        {board}
      </section>
      <Announcer
        moment={moment}
        spoken={parts.spoken ?? inFull}
        question={ending ? '' : moment.question ? ask.title : ''}
      />
      <aside className="side">
        {past ? (
          <LookingBack sitting={sitting} moment={moment} past={past} />
        ) : ending ? (
          <section className="question ending" id="question" tabIndex={-1}>
            <h2>{ending.title}</h2>
            <p>
              {ending.text} <RuleRef id={ending.rule} />
            </p>
          </section>
        ) : (
          (step.kind !== 'read' || !moment.question) && (
            <Question
              ask={{ ...ask, answers: ask.answers.filter(({ tone }) => tone !== 'grave') }}
              asks={moment.question !== null}
              refused={moment.refused}
              thinking={moment.question ? null : moment.thinking}
              onSkip={skip}
              onAnswer={(answer) => void sitting.answer(answer)}
              onHurry={() => sitting.hurry()}
            />
          )
        )}
        {moment.failure && (
          <p className="refused" role="alert">
            <b>{words('failed')}.</b> {moment.failure}
          </p>
        )}
        <div className="detail">{detail}</div>
        <Log
          entries={moment.log}
          names={names}
          shown={past && spanOf(moment, past.at)}
          onEntry={(n) => void sitting.lookBack(momentOf(moment, n))}
          onEarlier={() => void sitting.recall()}
        />
      </aside>
    </main>
  );
}

/** Says what this step is about, what to do, and helps whoever does something else. */
function Coach({ table, at }: { readonly table: LessonTable; readonly at: At }) {
  const t = useLearnWords();
  const language = useLanguage();
  const { lesson, step } = table;
  const { index, stage, astray } = at;
  const { title, text, task, help } = step.words[language];
  const card = useRef<HTMLElement>(null);
  // Who listens hears the new step; where one was on the board stays.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  const last = index === lesson.steps.length - 1;
  const before = lesson.steps[index - 1];
  const { ruleset } = lesson;
  return (
    <section className="coach" ref={card} tabIndex={-1} aria-label={t('learn')} aria-live="polite">
      <p className="coach-step">
        <span>{t('step', { n: index + 1, of: lesson.steps.length })}</span>
        <progress
          max={lesson.steps.length}
          value={index + 1}
          aria-label={t('step', { n: index + 1, of: lesson.steps.length })}
        />
      </p>
      <h1>{title}</h1>
      <p>
        {text}{' '}
        {step.rules.map((rule) => (
          <RuleRef key={rule} id={rule} />
        ))}
      </p>
      {task !== undefined && stage === 'do' && (
        <p className="task">
          <b>{t('task')}:</b> {task}
        </p>
      )}
      {stage === 'watch' && <p className="task">{t('watch')}</p>}
      {stage === 'done' && <p className="task">{t('refused')}</p>}
      {astray && (
        <p className="refused" role="alert">
          <b>{t('wrong')}.</b> {help ?? t('readFirst')}
        </p>
      )}
      <div className="coach-buttons">
        {before && (
          <a className="button" href={hrefOf({ page: 'learn', ruleset, step: before.id })}>
            ← {t('back')}
          </a>
        )}
        {last ? (
          <>
            <a className="button main" href={hrefOf({ page: 'home' })}>
              {t('play')}
            </a>
            <a className="button" href={hrefOf({ page: 'new', ruleset })}>
              {t('newGame')}
            </a>
            <a className="button" href={hrefOf({ page: 'rules', ruleset })}>
              {t('rules')}
            </a>
            <button
              type="button"
              onClick={() => {
                forgetReached(lesson);
                go({ page: 'learn', ruleset, step: lesson.steps[0]!.id });
              }}
            >
              {t('over')}
            </button>
          </>
        ) : step.kind === 'read' || stage === 'done' ? (
          <button type="button" className="main" onClick={() => table.next()}>
            {t('next')} →
          </button>
        ) : (
          stage === 'do' && (
            <button type="button" className="quiet" onClick={() => void table.show()}>
              {t('doIt')}
            </button>
          )
        )}
      </div>
      <details className="all-steps">
        <summary>{t('steps')}</summary>
        <ol>
          {lesson.steps.map(({ id, words }, i) => (
            <li key={id}>
              <a href={hrefOf({ page: 'learn', ruleset, step: id })} aria-current={i === index ? 'step' : undefined}>
                {words[language].title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
