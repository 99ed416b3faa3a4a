import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Share } from '../share/share.js';
import { showTitle } from '../site/title.js';
import type { Language } from '../text/language.js';
import { Announcer, inFull } from './announcer.js';
import { useAtQuestion, useBoardKey } from './board-key.js';
import { DiceEntry } from './dice-entry.js';
import { useDirector } from './director.js';
import { Hint } from './hint.js';
import { Log } from './log.js';
import { Luck } from './luck.js';
import { useNamed } from './names.js';
import { BranchButton, LookingBack } from './past.js';
import type { TableParts, TablePresenter } from './presenter.js';
import { GraveAnswers, Question } from './question.js';
import { Rulebook, RuleRef } from './rule.js';
import { SoundButton, useSignals } from './signals.js';
import type { Moment, Sitting } from './sitting.js';
import { momentOf, spanOf } from './time.js';
import { Timeline } from './timeline.js';
import { UndoButton, useUndoKey } from './undo.js';
import { HandOn, Watching } from './waiting.js';
import { useWords } from './words.js';
import './low.css';

interface TableFrameProps {
  readonly presenter: TablePresenter;
  readonly sitting: Sitting;
  readonly language: Language;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
  /** Starts a new game from a moment of this one. */
  readonly onBranch?: (at: number) => void;
  /** Hands the screen to another person. */
  readonly onHandOver?: (seat: string) => void;
  /** What else can be done with this game. */
  readonly tools?: ReactNode;
  /** What the players should know about this game. */
  readonly notice?: ReactNode;
}

/** The frame round every table. It knows no game: what is on it comes from the presenter, what happens from the referee. */
export function TableFrame(props: TableFrameProps) {
  const { sitting } = props;
  const t = useWords();
  const now = useSyncExternalStore(sitting.subscribe, sitting.current);
  const moment = useNamed(props.presenter, now);
  useEffect(() => {
    void sitting.follow();
  }, [sitting]);
  const recall = useCallback(() => void sitting.recall(), [sitting]);
  if (!moment) return <p className="opening">{t('opening')}</p>;
  return (
    <Rulebook
      ruleset={sitting.ruleset}
      applied={{
        log: moment.log,
        onEntry: (n) => void sitting.lookBack(momentOf(moment, n)),
        onOpen: recall,
      }}
    >
      <Laid {...props} moment={moment} />
    </Rulebook>
  );
}

function Laid({ moment: now, ...props }: TableFrameProps & { readonly moment: Moment }) {
  const { presenter, sitting, language, onLeave, onBranch, tools, notice } = props;
  const t = useWords();
  const { moment, playing, skip } = useDirector(presenter, sitting, now, language);
  const parts = presenter.useTable({ sitting, moment: moment.past ?? moment, language, playing });
  const { status, board, roster, detail, names } = parts;
  useSignals(sitting, moment);
  useUndoKey(sitting);
  useAtQuestion();
  const boardKey = useBoardKey();
  useEffect(() => showTitle(sitting.title), [sitting.title]);
  // Whoever answers by keyboard goes on at the next question: the button that had the focus is gone with the last one.
  const byKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment, something else is asked
  useEffect(() => {
    if (byKeys.current && document.activeElement === document.body) document.getElementById('question')?.focus();
  }, [moment.at, moment.question?.kind]);
  const stray = useStrayClicks(moment.at);
  return (
    <div className="table" onClickCapture={stray}>
      <button type="button" className="skip" onClick={() => document.getElementById('question')?.focus()}>
        {t('skip')}
      </button>
      <h1 className="unseen">{sitting.title}</h1>
      <div className="table-head">
        <button type="button" className="quiet leave" onClick={onLeave} aria-label={t('leave')} title={t('leave')}>
          ←
        </button>
        {status}
      </div>
      <main className="board-place" aria-label={t('board')} {...boardKey}>
        {board}
        <div className="time-bar">
          {sitting.plays && <UndoButton sitting={sitting} moment={moment} />}
          <Timeline sitting={sitting} moment={moment} />
          {onBranch && <BranchButton moment={moment} onBranch={onBranch} />}
        </div>
      </main>
      <Announcer
        moment={moment}
        spoken={parts.spoken ?? inFull}
        question={parts.ending ? '' : moment.question ? parts.ask.title : ''}
      />
      <aside
        className="side"
        onClickCapture={({ detail }) => {
          byKeys.current = detail === 0;
        }}
      >
        <Asked {...props} moment={moment} parts={parts} skip={skip} />
        <div className="side-tools">
          {!moment.past && !parts.ending && (
            <Hint key={moment.now.moves} sitting={sitting} moment={moment} ask={parts.ask} />
          )}
          <Luck
            sitting={sitting}
            seats={sitting.seats}
            log={moment.log}
            names={names}
            onShow={(event) => void sitting.lookBack(momentOf(moment, event))}
          />
          <Share presenter={presenter} sitting={sitting} moment={moment} />
          <SoundButton />
          {tools}
        </div>
        {moment.failure && (
          <p className="refused" role="alert">
            <b>{t('failed')}.</b> {moment.failure}
          </p>
        )}
        {notice}
        <div className="detail">{detail}</div>
        <Log
          entries={moment.log}
          names={names}
          shown={moment.past && spanOf(moment, moment.past.at)}
          onEntry={(n) => void sitting.lookBack(momentOf(moment, n))}
          onEarlier={() => void sitting.recall()}
        />
        {roster && (
          <section className="forces" aria-label={t('roster')}>
            {roster}
          </section>
        )}
      </aside>
    </div>
  );
}

/**
 * Drops the second click of a double click where the first one has led to another moment: it was not meant for what is asked there,
 * though a button may lie under it again.
 */
function useStrayClicks(at: number): (event: MouseEvent) => void {
  const first = useRef(at);
  return (event) => {
    if (event.detail <= 1) first.current = at;
    else if (first.current !== at) event.stopPropagation();
  };
}

interface AskedProps extends TableFrameProps {
  readonly moment: Moment;
  readonly parts: TableParts;
  /** Ends the scene that is waited for. */
  readonly skip: (() => void) | null;
}

/** What is to be decided now, by whom, or why nothing is. */
function Asked({ moment, parts, skip, sitting, onLeave, onAgain, onBranch, onHandOver }: AskedProps) {
  const t = useWords();
  const { past, refused, handTo, now } = moment;
  const { ask, ending, names } = parts;
  if (past) return <LookingBack sitting={sitting} moment={moment} past={past} {...(onBranch && { onBranch })} />;
  if (ending)
    return (
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
    );
  if (now.roll && !skip)
    return (
      <DiceEntry
        key={moment.at}
        roll={now.roll}
        side={now.roll.seat && names.seat(now.roll.seat)}
        refused={refused}
        onRolled={(faces) => void sitting.roll(faces)}
      />
    );
  if (handTo !== null && onHandOver) {
    const side = names.seat(handTo);
    return (
      <HandOn side={side} refused={refused} onHandOver={() => onHandOver(handTo)}>
        <GraveAnswers answers={ask.answers} onAnswer={(answer) => void sitting.answer(answer)} />
      </HandOn>
    );
  }
  if (!sitting.plays) return <Watching sitting={sitting} moment={moment} />;
  return (
    <Question
      ask={ask}
      asks={moment.question !== null}
      refused={refused}
      thinking={moment.question ? null : moment.thinking}
      onSkip={skip}
      onAnswer={(answer) => void sitting.answer(answer)}
      onHurry={() => sitting.hurry()}
    />
  );
}
