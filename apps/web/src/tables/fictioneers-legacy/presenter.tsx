import type { Seat, View } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import type { TableParts, TablePresenter, TableProps } from '../../frame/presenter.js';
import { BoardMenu } from '../../kit/board-menu.js';
import { Keys } from '../../kit/keys.js';
import { useSettings } from '../../settings.js';
import { frameText } from '../../text/frame.js';
import { pointedAt, ringedBy } from './ask.js';
import { Board } from './board.js';
import { SheetsDialog } from './cards/sheets.js';
import { useDeployment, withDraft } from './deployment.js';
import { Detail } from './detail.js';
import { endingOf, namesFor, readable, sideName } from './ending.js';
import { called } from './figures.js';
import { actionOf } from './hand/action.js';
import { askOf } from './hand/answers.js';
import { figureMarks } from './hand/figure-marks.js';
import { KEYS, onKey } from './hand/keys.js';
import { describe, draggableIn, onDrag, onFigure, onGround } from './hand/pointing.js';
import { useHand } from './hand/use-hand.js';
import { isActor } from './hand/use-targets.js';
import { Over, Under } from './overlays/layers.js';
import { useLaid } from './overlays/use-laid.js';
import { useReaction } from './reaction.js';
import { Roster } from './roster.js';
import { spokenOf } from './spoken.js';
import { useStage } from './stage.js';
import { Status } from './status.js';
import { TextBoard } from './text-board.js';
import { tableText } from './texts.js';
import { Legend, Toolbar } from './toolbar.js';
import './table.css';

// Fictioneers: Legacy on the frame. What may be done is asked for: ways, targets, odds and refusals are the referee's.

function useTable({ sitting, moment, language, pointAt }: TableProps): TableParts {
  const t = tableText(language);
  const frame = frameText(language);
  const { textBoard } = useSettings();
  const deployment = useDeployment(sitting, moment, t);
  const view = withDraft(moment.view as View, deployment.draft);
  const hand = useHand(sitting, moment, view, t);
  const laid = useLaid(hand);
  const stage = useStage({ sitting, moment, sheet: hand.sheet, t });
  const reaction = useReaction(sitting, moment, t);
  const [dialog, setDialog] = useState<'keys' | 'sheets' | null>(null);
  const opens = { sheets: () => setDialog('sheets'), keys: () => setDialog('keys') };

  const { battle, figures, chosen, menu, overlay, figureOf } = hand;
  return {
    status: (
      <Status view={view} plays={sitting.plays} able={hand.kind === 'MoveFirePhase' ? hand.ready.size : 0} t={t} />
    ),
    board: (
      <>
        <Toolbar laid={overlay} onLay={hand.setOverlay} onSheets={opens.sheets} onKeys={opens.keys} t={t} />
        <div className="board-row">
          <Board
            battle={battle}
            sheet={hand.sheet}
            figures={figures}
            marks={figureMarks(hand)}
            chosen={new Set([...chosen, ...hand.watch])}
            acting={hand.acting}
            ringed={pointAt ? pointedAt(pointAt) : ringedBy(hand.advised, battle)}
            aiming={hand.aiming}
            draggable={draggableIn(hand, deployment)}
            action={actionOf(hand, deployment.draft)}
            cursor={hand.cursor}
            describe={(spot) => describe(hand, spot)}
            onCursor={hand.setCursor}
            onFigure={(id, at, by) => onFigure(hand, deployment, id, at, by)}
            onGround={(spot, at) => onGround(hand, deployment, spot, at)}
            onDrag={(id, to, dropped) => onDrag(hand, deployment, id, to, dropped)}
            onPoint={hand.setPointed}
            onKey={(event) => onKey(hand, event, opens)}
            t={t}
            under={<Under hand={hand} laid={laid} />}
            over={<Over hand={hand} laid={laid} reaction={reaction} />}
            stage={stage.picture}
          >
            {stage.tray}
            <Legend hand={hand} laid={laid} />
            {menu && <BoardMenu key={menu.title} menu={menu} close={() => hand.setMenu(null)} leave={frame('close')} />}
          </Board>
          {textBoard === 'shown' && (
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
        </div>
        {dialog === 'keys' && (
          <Keys
            title={frame('keys')}
            text={t('keysText')}
            rows={KEYS.map(([keys, says]) => [keys, t(says)])}
            close={() => setDialog(null)}
          />
        )}
        {dialog === 'sheets' && (
          <SheetsDialog
            sitting={sitting}
            at={moment.at}
            model={isActor(figureOf(hand.one)) ? { id: hand.one!, name: called(battle, hand.one!) } : null}
            close={() => setDialog(null)}
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
  told: ({ text }, view) => readable((view as View).battle, text),
  sideName: (view, seat) => sideName((view as View).battle, seat as Seat),
  newGame: async () => (await import('./new-game/index.js')).newGame,
  lesson: async () => (await import('./lesson.js')).lesson,
};
