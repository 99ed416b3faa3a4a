import { type Decision, type QuestionKindId, reactionOf, type Scene, say, type Vec3 } from '@sandtable/legends';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { seatsNamed } from '../../frame/names.js';
import type { Ask, TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import type { Where } from '../../kit/board-menu.js';
import { endingTitle } from '../../kit/ending.js';
import { useDropped, useHead } from '../../kit/head.js';
import { HeadMenu, TableShell } from '../../kit/shell.js';
import { ActPanel } from './act-panel.js';
import { answersTo, asidesTo } from './answers.js';
import { wordsFor } from './ask.js';
import { called, heightOf, sideName, uniqueSideName } from './city.js';
import { Detail } from './detail.js';
import type { Draft } from './draft.js';
import { aimFrom, type Hand } from './hand.js';
import { type Hopeless, HopelessBox, useHopeless } from './hopeless.js';
import { cursorWords, KEYS, MIDDLE, onKey } from './keys.js';
import { Board, movesOnPaper } from './paper/board.js';
import { Pending } from './pending.js';
import { PlacePanel } from './place-panel.js';
import { onHero, onPlace, onStep, onThing } from './pointing.js';
import { ringsAt, ringsOf } from './rings.js';
import { Roster } from './roster.js';
import { sceneOf } from './scene.js';
import { spokenOf } from './spoken.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { tellingOf } from './telling.js';
import { TextBoard } from './text-board.js';
import { tableText } from './texts.js';
import { Toolbar } from './toolbar.js';
import { useLine } from './use-line.js';
import { useMoment } from './use-moment.js';
import { useOverlay } from './use-overlay.js';
import { usePlacing } from './use-placing.js';
import { actorOf, looksOf, useSight } from './use-sight.js';
import '../../kit/board.css';
import './city-3d.css';
import './table.css';

// Legends on the frame. What may be done, what it costs and what it touches is asked of the referee; nothing is worked out here.

const City3d = lazy(async () => ({ default: (await import('./three/city-3d.js')).City3d }));

function useTable({ sitting, moment, language, playing, pointAt }: TableProps): TableParts {
  const t = tableText(language);
  const scene = moment.view as Scene;
  const head = useHead<Decision, QuestionKindId>(sitting, moment);
  const { options, kind, advised, setAdvised } = head;
  const data = moment.question?.data ?? null;
  const own = scene.match.seats.indexOf(sitting.seat as never);

  const [chosen, setChosen] = useState<string | null>(null);
  const [begun, setBegun] = useState<Draft | null>(null);
  const [cursor, setCursor] = useState<Vec3 | null>(null);
  const [tried, setTried] = useState<Decision | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const actor = actorOf(scene, kind, data);
  const here: Vec3 = actor ? [actor.x, actor.y, actor.z] : [12, 12, 0];
  const shown = tried ?? advised;
  const suggested = shown?.type === 'leg' ? shown.segments : null;
  const drawer = kind === 'Act' ? (actor?.id ?? null) : null;
  const line = useLine({ sitting, at: moment.at, hero: drawer, here, suggested });
  useDropped(moment, () => {
    line.clear();
    line.setWay('g');
    setBegun(null);
    setTried(null);
  });

  const draft: Draft | null =
    begun ?? (kind === 'Move' && actor ? { type: 'move', chosen: Math.max(3, actor.heroism), spend: 0 } : null);
  const attempting = useMoment({ sitting, scene, kind, data, draft, onDraft: setBegun, at: moment.at, t });
  const placing = usePlacing({ sitting, scene, kind, data, at: moment.at });
  const aims = begun?.type === 'fling' || begun?.type === 'knockBack' ? aimFrom({ scene, begun, actor, data }) : null;
  const thrown = aims && attempting?.flight ? [{ from: aims, to: attempting.flight.end }] : [];
  const sight = useSight({ scene, chosen, actor, place, ways: [...line.corners, ...thrown] });
  useEffect(() => {
    if (sight.view === '3d') void sitting.recall(); // the city has scars of the whole battle
  }, [sight.view, sitting]);
  const { stage, tray } = useStage(playing, (cues) => movesOnPaper(cues, scene, place.current));
  const hand: Hand = {
    ...head,
    scene,
    data,
    own,
    actor,
    here,
    begun,
    setBegun,
    draft,
    attempting,
    line,
    placing,
    setChosen,
    cursor,
    setCursor,
    setTried,
    cut: sight.cut,
    t,
  };
  const hopeless = useHopeless(sitting, moment, sitting.plays && !pointAt);
  const overlay = useOverlay(hand, pointAt ? ringsAt(scene, pointAt) : ringsOf(scene, advised));
  const boardProps = {
    scene,
    looks: looksOf(scene, own, chosen, options),
    cuts: sight.cuts,
    overlay,
    stage,
    from: line.end,
    onPlace: (at: Vec3, face: 'plan' | 'south' | 'west') => onPlace(hand, at, face),
    onHero: (id: string, at: Where) => onHero(hand, id, at),
    onThing: (id: string, at: Where) => onThing(hand, id, at),
    t,
  };

  const ask: Ask = {
    ...wordsFor(sitting.plays ? kind : null, data, scene, t),
    answers: kind === null ? [] : [...answersTo(hand), ...asidesTo(hand)],
    body: (
      <>
        <Pending scene={scene} since={moment.since} kind={kind} t={t} />
        {bodyOf(hand, hopeless)}
      </>
    ),
    ...(kind !== null && {
      telling: tellingOf({ sitting, scene, kind, data, show: setAdvised, t }),
    }),
  };

  const { result } = scene;
  return {
    status: <Status scene={scene} own={own} plays={sitting.plays} t={t} />,
    board: (
      <TableShell
        head={head}
        t={t}
        label={t('viewLabel')}
        tools={
          <Toolbar
            view={sight.view}
            onView={sight.setView}
            camera={sight.camera}
            onCamera={sight.setCamera}
            cut={sight.cut}
            onCut={sight.setCut}
            high={Math.ceil(heightOf(scene))}
            t={t}
          />
        }
        keys={KEYS}
        keysText="keysText"
        board={
          <div className="board" ref={place} tabIndex={-1} onKeyDownCapture={(event) => onKey(hand, event)}>
            {sight.view === '3d' ? (
              <Suspense fallback={<p className="empty-board">{t('loading3d')}</p>}>
                <City3d {...boardProps} camera={sight.camera} chosen={chosen} log={moment.log} />
              </Suspense>
            ) : (
              <Board {...boardProps} />
            )}
            <p className="unseen" role="status">
              {cursorWords(hand)}
            </p>
            {tray}
            <HeadMenu head={head} />
          </div>
        }
        textBoard={() => (
          <TextBoard
            scene={scene}
            own={own}
            chosen={chosen}
            onChoose={(id) => onHero(hand, id, MIDDLE)}
            onThing={(id) => onThing(hand, id, MIDDLE)}
            onStep={kind === 'Act' || kind === 'Deploy' ? (by, at) => onStep(hand, by, at) : null}
            t={t}
          />
        )}
      />
    ),
    roster: <Roster scene={scene} own={own} chosen={chosen} onChoose={setChosen} t={t} />,
    ask,
    detail: <Detail scene={scene} sitting={sitting} chosen={chosen} at={moment.at} t={t} />,
    spoken: (entries) => spokenOf(entries, scene, sitting.plays ? own : -1, t),
    names: {
      seat: (seat) => {
        const side = sideName(scene, scene.match.seats.indexOf(seat as never));
        return seat === sitting.seat && sitting.plays ? t('youAs', { side }) : side;
      },
      throwKind: () => t('counted'),
      die: (event) => (event.faces === 8 ? 8 : 6),
    },
    ending: result && {
      title: endingTitle(result.winner, {
        own: sitting.plays ? own : null,
        sideOf: (seat) => sideName(scene, seat),
        t,
      }),
      text: result.winner === null ? t('nobodyWins') : t('winnerIs', { side: sideName(scene, result.winner) }),
      rule: result.rule,
    },
  };
}

/** What is chosen before answering. */
function bodyOf(hand: Hand, hopeless: Hopeless): ReactNode {
  const { kind, data, begun, attempting, t } = hand;
  if (attempting && (begun || kind !== 'Act'))
    return (
      <>
        {attempting.panel}
        {reactionOf(kind, data) && kind !== 'Stretch' && <HopelessBox hopeless={hopeless} t={t} />}
      </>
    );
  if (kind === 'Act') return <ActPanel hand={hand} />;
  return kind === 'Place' ? <PlacePanel hand={hand} /> : null;
}

export const presenter: TablePresenter = {
  ruleset: 'legends',
  useTable,
  sceneOf: (news, before, after, language) => sceneOf(news, before as Scene, after as Scene, tableText(language)),
  told: ({ event }, view) =>
    seatsNamed(
      say(event, (id) => called(view as Scene, id, tableText('en'))),
      (seat) => uniqueSideName(view as Scene, seat),
    ),
  sideName: (view, seat) => uniqueSideName(view as Scene, seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
