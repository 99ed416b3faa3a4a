import {
  idOf,
  type Mark,
  type Prospect,
  profilesOf,
  SIDES,
  sideOfSeat,
  type View,
} from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../frame/rule.js';
import { TextBoard as Tables, type TextRow } from '../../kit/text-board.js';
import { percent } from '../../text/percent.js';
import { nameOf } from './ask.js';
import { called, type Figure, forceName, inch, statusOf } from './figures.js';
import type { TableSay } from './texts.js';

// The table in words, beside the picture: for those who listen, and for those who like lists.

interface TextBoardProps {
  readonly view: View;
  readonly figures: readonly Figure[];
  readonly chosen: readonly string[];
  readonly ready: ReadonlySet<string>;
  readonly targets: readonly Mark[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onSquad: (id: string) => void;
  readonly onFire: (shot: Prospect) => void;
  readonly onToward: (id: string) => void;
  readonly onCover: (id: string) => void;
  readonly t: TableSay;
}

export function TextBoard(props: TextBoardProps) {
  const { view, figures, chosen, ready, targets, onChoose, onSquad, t } = props;
  const { battle: b, seat } = view;
  const own = seat === null ? 'A' : sideOfSeat(seat);
  const profiles = profilesOf(b);
  const one = chosen.length === 1 ? chosen[0]! : null;
  const rowOf = (i: number, squad: string): TextRow => {
    const id = idOf(b, i);
    return {
      id,
      name: `${id} ${profiles[i]!.name}`,
      chosen: chosen.includes(id),
      choose: () => onChoose([id]),
      does: ready.has(id) ? [{ label: squad, choose: () => onSquad(id) }] : [],
      cells: [
        statusOf(
          b,
          i,
          figures.find((figure) => figure.i === i),
          t,
        ),
      ],
    };
  };
  const tables = [...SIDES]
    .sort((side) => (side === own ? -1 : 1))
    .map((side) => ({
      caption: `${forceName(b, side)} (${t(side === own ? 'yours' : 'enemy')})`,
      head: [t('textFigure'), t('textState')],
      rows: b.muster.squads.flatMap(({ side: of, members, name }) =>
        of === side ? members.map((i) => rowOf(i, name)) : [],
      ),
    }));
  return (
    <Tables title={t('textBoard')} tables={tables}>
      {one && targets.length > 0 ? <Targets {...props} model={one} /> : <p className="quiet">{t('textChoose')}</p>}
    </Tables>
  );
}

type TargetsProps = TextBoardProps & { readonly model: string };

function Targets({ view, model, targets, ready, onFire, onToward, onCover, t }: TargetsProps) {
  const b = view.battle;
  const acts = ready.has(model) || (b.open !== null && idOf(b, b.open) === model);
  return (
    <>
      <h4>{t('textTargets', { model: called(b, model) })}</h4>
      <ul>
        {targets.map((mark) => (
          <li key={mark.target}>
            <b>{called(b, mark.target)}</b>, {t('distanceIs', { distance: inch(mark.distance) })},{' '}
            {mark.blocked ? t('blockedBy', { what: mark.blocked.by }) : t(`cover_${mark.cover}`)}
            {mark.shots.length === 0 && mark.refusal && (
              <>
                : {mark.refusal.message} <RuleRef id={mark.refusal.rule} />
              </>
            )}{' '}
            {acts && (
              <>
                {mark.shots.slice(0, 3).map((shot) => (
                  <button key={JSON.stringify(shot.fire)} type="button" className="does" onClick={() => onFire(shot)}>
                    {nameOf(shot.fire, view, t)}: {t('hitsFew', { hit: percent(shot.hit), kill: percent(shot.kills) })}
                  </button>
                ))}
                <button type="button" onClick={() => onToward(mark.target)}>
                  {t('textToward')}
                </button>
                <button type="button" onClick={() => onCover(mark.target)}>
                  {t('takeCover')}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
