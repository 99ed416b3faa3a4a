import type { Score } from '@sandtable/craft';
import { diceRace, type Race, type RUNNERS } from '@sandtable/craft/dice-race';
import type { Answer, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import { RuleRef } from '../../frame/rule.js';
import type { LogEntry } from '../../frame/sitting.js';
import { BoardFrame, classes } from '../../kit/board.js';
import type { Where } from '../../kit/board-menu.js';
import { endingTitle } from '../../kit/ending.js';
import { headKey, useDropped, useHead } from '../../kit/head.js';
import { type Cue, sceneFrom } from '../../kit/scene.js';
import { HeadMenu, TableShell } from '../../kit/shell.js';
import { Spot } from '../../kit/spot.js';
import { useStage } from '../../kit/stage.js';
import { Status } from '../../kit/status.js';
import { TextBoard } from '../../kit/text-board.js';
import { tableText } from './texts.js';
import { GOAL, SIZE, Token, Track, trackDot } from './track.js';

// The race of docs/kernel.md on the frame: a whole table, made from the kit. docs/web.md goes through it.

type Runner = (typeof RUNNERS)[number];
type RaceEvent = { readonly runner: Runner; readonly faces: readonly number[] } & (
  | { readonly type: 'ran'; readonly steps: Score }
  | { readonly type: 'stumbled' }
);

function useTable({ sitting, moment, language, playing, pointAt = [] }: TableProps): TableParts {
  const t = tableText(language);
  const race = moment.view as Race;
  const head = useHead<number, 'dice'>(sitting, moment);
  const { pointed, setPointed, advised } = head;
  useDropped(moment, () => setPointed(null));
  const seats = diceRace.seats(race) as readonly Runner[];
  const own = sitting.plays ? (sitting.seat as Runner) : null;
  const nameOf = (count: number): string => t(count === 1 ? 'rollOne' : 'roll', { n: count });
  const called = (runner: string): string =>
    runner === own ? t('youAs', { side: t(runner as Runner) }) : t(runner as Runner);

  const stage = useStage<readonly [Runner, number], Cue<readonly [Runner, number]>>({
    playing,
    size: SIZE,
    dot: ([runner, at]) => trackDot(runner, at),
    burst: 22,
    mover: 'data-runner',
  });

  const answers: Answer[] = head.options.map((count) => ({ label: nameOf(count), answer: count }));
  const openMenu = (runner: Runner, at: Where) => {
    setPointed(runner);
    if (runner !== race.turn || answers.length === 0) return;
    const items = head.options.map((count) => ({ label: nameOf(count), choose: () => head.answer(count) }));
    head.setMenu({ title: t(runner), at, items });
  };
  const { outcome } = moment.now;
  return {
    status: (
      <Status
        turn={outcome ? t('over') : t('goal', { n: GOAL })}
        whose={outcome ? null : { own: race.turn === own, says: race.turn === own ? t('yourTurn') : t(race.turn) }}
        scoreLabel={t('score')}
        score={seats.map((runner) => ({
          side: t(runner),
          own: runner === (own ?? seats[0]),
          share: race[runner] / GOAL,
          says: t('at', { n: race[runner], of: GOAL }),
        }))}
      />
    ),
    board: (
      <TableShell
        head={head}
        t={t}
        label={t('overlays')}
        tools={null}
        keys={[
          [['N', 'P'], 'keyNext'],
          [['Enter'], 'keyChoose'],
          [['+', '−', '0'], 'keyZoom'],
          [['B'], 'keyText'],
        ]}
        keysText="keysText"
        board={
          <BoardFrame
            size={SIZE}
            label={t('boardLabel')}
            view={race}
            onNext={(_, board) => {
              const next = seats[(seats.indexOf((pointed ?? seats[1]) as Runner) + 1) % seats.length]!;
              setPointed(next);
              board.goTo(trackDot(next, race[next]), next);
            }}
            onKey={(event) => headKey(head, [], event)}
            over={
              <>
                {stage.tray}
                <HeadMenu head={head} />
              </>
            }
          >
            {(board) => (
              <>
                <Track />
                {seats.map((runner) => {
                  const { x, y } = trackDot(runner, race[runner]);
                  const ready = runner === race.turn && answers.length > 0;
                  const ringed = pointAt.includes(runner) || (advised !== null && runner === race.turn);
                  return (
                    <Spot
                      key={runner}
                      className={classes(
                        'runner',
                        runner === (own ?? seats[0]) ? 'own' : 'enemy',
                        ready && 'ready',
                        ringed && 'advised',
                      )}
                      at={runner}
                      tab={runner === race.turn}
                      label={`${called(runner)}, ${t('at', { n: race[runner], of: GOAL })}`}
                      style={{ transform: `translate(${x}px, ${y}px)` }}
                      onChoose={board.chosen((at) => openMenu(runner, at))}
                      onPoint={(on) => setPointed(on ? runner : null)}
                    >
                      <Token runner={runner} />
                    </Spot>
                  );
                })}
                {stage.picture}
              </>
            )}
          </BoardFrame>
        }
        textBoard={() => (
          <TextBoard
            title={t('textBoard')}
            tables={[
              {
                caption: t('goal', { n: GOAL }),
                head: [t('runner'), t('textPlace')],
                rows: seats.map((runner) => ({
                  id: runner,
                  name: called(runner),
                  does:
                    runner === race.turn
                      ? head.options.map((count) => ({ label: nameOf(count), choose: () => head.answer(count) }))
                      : [],
                  cells: [race[runner]],
                })),
              },
            ]}
          />
        )}
      />
    ),
    roster: null,
    ask:
      head.kind === null
        ? { title: t('waiting'), text: '', rules: [], answers: [] }
        : {
            title: t('ask'),
            text: t('askText'),
            rules: ['RACE-02', 'RACE-03', 'RACE-04'],
            answers,
            telling: {
              name: (count) => nameOf(count as number),
              odds: async () => null,
              show: (n) => head.setAdvised(n as number | null),
            },
          },
    detail: pointed && (
      <section className="card">
        <h3>{called(pointed)}</h3>
        <p>
          {t('at', { n: race[pointed as Runner], of: GOAL })} <RuleRef id="RACE-01" />
        </p>
      </section>
    ),
    names: { seat: called, throwKind: () => t('steps') },
    spoken: (entries) =>
      entries.map(({ event }) => {
        const { runner, ...told } = event as unknown as RaceEvent;
        const did = told.type === 'ran' ? t('ran', { n: told.steps.total }) : t('stumbled');
        return { text: `${t(runner)}: ${did}.`, own: false };
      }),
    ending: outcome && {
      title: endingTitle(outcome.winner, { own, t, sideOf: (seat) => t(seat as Runner) }),
      text: seats.map((runner) => `${t(runner)} ${race[runner]}`).join(', '),
      rule: outcome.rule,
    },
  };
}

function sceneOf(news: readonly LogEntry[], before: Race, t: ReturnType<typeof tableText>) {
  const at = { ...before };
  return sceneFrom<RaceEvent, Cue<readonly [Runner, number]>>(news, (event, scene) => {
    const { runner, faces } = event;
    const says = event.type === 'ran' ? t('ran', { n: event.steps.total }) : t('stumbled');
    scene.dice({ title: t(runner), faces, fates: faces.map((face) => (face === 1 ? 'miss' : 'hit')), says });
    if (event.type === 'stumbled') return scene.words({ kind: 'lost', at: [runner, at[runner]], says: t('oops') }, 300);
    const from = at[runner];
    at[runner] += event.steps.total;
    const way = Array.from({ length: event.steps.total + 1 }, (_, i) => [runner, from + i] as const);
    scene.add({ kind: 'move', who: runner, way }, 120 * way.length);
  });
}

export const presenter: TablePresenter = {
  ruleset: diceRace.id,
  useTable,
  sceneOf: (news, before, _, language) => sceneOf(news, before as Race, tableText(language)),
  sideName: (_, seat) => tableText('en')(seat as Runner),
};
