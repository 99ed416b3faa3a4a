import type { Seat, View } from '@sandtable/fictioneers-legacy';
import type { TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import { classes } from '../../kit/board.js';
import { type FigureMark, FigureSpot } from '../../kit/inches/figure-spot.js';
import { InchBoard } from '../../kit/inches/inch-board.js';
import { TableTop } from '../../kit/inches/table-top.js';
import { LineIcon } from '../../kit/line-icon.js';
import { OverlayTools } from '../../kit/overlay-tools.js';
import { HeadMenu, TableShell } from '../../kit/shell.js';
import { pointedAt, ringedBy } from './ask.js';
import { SheetsDialog } from './cards/sheets.js';
import { useDeployment, withDraft } from './deployment.js';
import { Detail } from './detail.js';
import { endingOf, namesFor, readable, sideName } from './ending.js';
import { called, labelOf } from './figures.js';
import { actionOf } from './hand/action.js';
import { askOf } from './hand/answers.js';
import { figureMarks } from './hand/figure-marks.js';
import { KEYS, onKey } from './hand/keys.js';
import { describe, draggableIn, onDrag, onFigure, onGround } from './hand/pointing.js';
import { useHand } from './hand/use-hand.js';
import { isActor } from './hand/use-targets.js';
import { Legend, OVERLAYS } from './legend.js';
import { Over, Under } from './overlays/layers.js';
import { useLaid } from './overlays/use-laid.js';
import { useReaction } from './reaction.js';
import { Roster } from './roster.js';
import { sceneOf } from './scene.js';
import { spokenOf } from './spoken.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { TextBoard } from './text-board.js';
import { tableText } from './texts.js';
import { Token } from './token.js';

import './table.css';

// Fictioneers: Legacy on the frame. What may be done is asked for: ways, targets, odds and refusals are the referee's.

function useTable({ sitting, moment, language, playing, pointAt }: TableProps): TableParts {
  const t = tableText(language);
  const deployment = useDeployment(sitting, moment, t);
  const view = withDraft(moment.view as View, deployment.draft);
  const hand = useHand(sitting, moment, view, t);
  const laid = useLaid(hand);
  const stage = useStage(playing, hand.sheet);
  const reaction = useReaction(sitting, moment, t);
  const { battle, figures, chosen, figureOf } = hand;
  const marks = figureMarks(hand);
  const looking = (...looks: FigureMark['look'][]): string[] =>
    [...marks].filter(([, { look }]) => looks.includes(look)).map(([id]) => id);
  const draggable = draggableIn(hand, deployment);
  return {
    status: (
      <Status view={view} plays={sitting.plays} able={hand.kind === 'MoveFirePhase' ? hand.ready.size : 0} t={t} />
    ),
    board: (
      <>
        <TableShell
          head={hand}
          t={t}
          label={t('overlays')}
          tools={
            <>
              <OverlayTools overlays={OVERLAYS} laid={hand.overlay} onLay={hand.setOverlay} name={t} />
              <button
                type="button"
                aria-keyshortcuts="h"
                title={`${t('sheets')} (H)`}
                onClick={() => hand.setDialog('sheets')}
              >
                <LineIcon d="M3 3.5h14v13h-14zM3 8h14M3 12.2h14M8 8v8.5" />
                <span>{t('sheets')}</span>
              </button>
            </>
          }
          keys={KEYS}
          keysText="keysText"
          board={
            <InchBoard
              sheet={hand.sheet}
              label={t('boardLabel')}
              view={battle}
              figures={figures}
              draw={(figure, on) => (
                <FigureSpot
                  figure={figure}
                  mark={marks.get(figure.id)}
                  sheet={hand.sheet}
                  label={labelOf(battle, figure, t)}
                  states={classes(
                    (chosen.includes(figure.id) || hand.watch.includes(figure.id)) && 'chosen',
                    figure.id === hand.acting && 'acting',
                    draggable.has(figure.id) && 'draggable',
                  )}
                  token={(pixels) => <Token figure={figure} pixels={pixels} />}
                  {...on}
                />
              )}
              ringed={pointAt ? pointedAt(pointAt) : ringedBy(hand.advised, battle)}
              aiming={hand.aiming}
              draggable={draggable}
              ground={<TableTop scenario={battle.match.scenario} />}
              under={<Under hand={hand} laid={laid} />}
              above={<Over hand={hand} laid={laid} reaction={reaction} />}
              stage={stage.picture}
              action={actionOf(hand, deployment.draft)}
              cursor={hand.cursor}
              describe={(spot) => describe(hand, spot)}
              next={looking('ready')}
              targets={looking('target', 'blocked')}
              onCursor={hand.setCursor}
              onFigure={(id, at, by) => onFigure(hand, deployment, id, at, by)}
              onGround={(spot, at) => onGround(hand, deployment, spot, at)}
              onDrag={(id, to, dropped) => onDrag(hand, deployment, id, to, dropped)}
              onPoint={hand.setPointed}
              onKey={(event) => onKey(hand, event)}
              over={
                <>
                  {stage.tray}
                  <Legend hand={hand} laid={laid} />
                  <HeadMenu head={hand} />
                </>
              }
            />
          }
          textBoard={() => (
            <TextBoard
              view={view}
              figures={figures}
              chosen={chosen}
              ready={hand.ready}
              targets={hand.targets}
              onChoose={hand.choose}
              onSquad={(id) => hand.choose(hand.squadAround(id))}
              onFire={(shot) => void hand.run([{ model: chosen[0]!, aim: { fire: shot.fire }, goesOn: true }])}
              onToward={(id) => void hand.propose(hand.mine, { kind: 'to', at: figureOf(id)!.at })}
              onCover={(id) => void hand.propose(hand.mine, { kind: 'cover', from: id })}
              t={t}
            />
          )}
        />
        {hand.dialog === 'sheets' && (
          <SheetsDialog
            sitting={sitting}
            at={moment.at}
            model={isActor(figureOf(hand.one)) ? { id: hand.one!, name: called(battle, hand.one!) } : null}
            close={() => hand.setDialog(null)}
            t={t}
          />
        )}
      </>
    ),
    roster: (
      <Roster
        view={view}
        figures={figures}
        sitting={sitting}
        at={moment.at}
        onPoint={hand.setPointed}
        onChoose={hand.choose}
        t={t}
      />
    ),
    ask: askOf(hand, deployment, reaction),
    detail: <Detail hand={hand} reaction={reaction} />,
    names: namesFor(hand),
    spoken: (entries) => spokenOf(entries, view, t),
    ending: endingOf(hand),
  };
}

export const presenter: TablePresenter = {
  ruleset: 'fictioneers-legacy',
  useTable,
  sceneOf: (news, before, _, language) => sceneOf(news, before as View, tableText(language)),
  told: ({ text }, view) => readable((view as View).battle, text),
  sideName: (view, seat) => sideName((view as View).battle, seat as Seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
