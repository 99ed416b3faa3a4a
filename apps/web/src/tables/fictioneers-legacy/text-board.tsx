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
import { percent } from '../../text/percent.js';
import { nameOf } from './ask.js';
import { called, type Figure, forceName, inch, statusOf } from './figures.js';
import type { TableSay } from './texts.js';
import '../../kit/text-board.css';

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
  const sides = [...SIDES].sort((one) => (one === own ? -1 : 1));
  const one = chosen.length === 1 ? chosen[0]! : null;
  return (
    <section className="text-board" aria-label={t('textBoard')}>
      <h2>{t('textBoard')}</h2>
      {sides.map((side) => (
        <table key={side}>
          <caption>
            {forceName(b, side)} ({t(side === own ? 'yours' : 'enemy')})
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('textFigure')}</th>
              <th scope="col">{t('textState')}</th>
            </tr>
          </thead>
          <tbody>
            {b.muster.squads.flatMap((squad) =>
              squad.side === side
                ? squad.members.map((i) => {
                    const id = idOf(b, i);
                    return (
                      <tr key={id} className={chosen.includes(id) ? 'chosen' : ''}>
                        <th scope="row">
                          <button type="button" aria-pressed={chosen.includes(id)} onClick={() => onChoose([id])}>
                            {id} {profiles[i]!.name}
                          </button>
                          {ready.has(id) && (
                            <button type="button" className="does" onClick={() => onSquad(id)}>
                              {squad.name}
                            </button>
                          )}
                        </th>
                        <td>
                          {statusOf(
                            b,
                            i,
                            figures.find((figure) => figure.i === i),
                            t,
                          )}
                        </td>
                      </tr>
                    );
                  })
                : [],
            )}
          </tbody>
        </table>
      ))}
      {one && targets.length > 0 ? <Targets {...props} model={one} /> : <p className="quiet">{t('textChoose')}</p>}
    </section>
  );
}

function Targets({
  view,
  model,
  targets,
  ready,
  onFire,
  onToward,
  onCover,
  t,
}: TextBoardProps & { readonly model: string }) {
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
