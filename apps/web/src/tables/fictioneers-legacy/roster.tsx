import {
  idOf,
  profilesOf,
  SIDES,
  type Side,
  sideOfSeat,
  TOGGLE_IDS,
  TOGGLES,
  type View,
} from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../frame/rule.js';
import type { Sitting } from '../../frame/sitting.js';
import { Forces, Listed } from '../../kit/cards.js';
import { useAnswer } from '../../kit/use-answer.js';
import { Promotions } from './cards/promotions.js';
import { SquadMorale } from './cards/squad-morale.js';
import { type Figure, forceName, statusOf } from './figures.js';
import type { TableSay } from './texts.js';
import { TokenIcon } from './token.js';

interface RosterProps {
  readonly view: View;
  readonly figures: readonly Figure[];
  readonly sitting: Sitting;
  readonly at: number;
  readonly onPoint: (id: string | null) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly t: TableSay;
}

/** Both sides by squads, with losses and morale; objectives; and what was agreed. */
export function Roster({ view, figures, sitting, at, onPoint, onChoose, t }: RosterProps) {
  const { battle: b, seat } = view;
  const side = seat === null ? 'A' : sideOfSeat(seat);
  const profiles = profilesOf(b);
  const sides = [...SIDES].sort((one) => (one === side ? -1 : 1));
  const standing = useAnswer<{ readonly margin: number }>(sitting, 'standing', {}, at);
  const changed = TOGGLE_IDS.filter((id) => b.match.config[id] !== TOGGLES[id].default);
  const memberOf = (i: number) => {
    const figure = figures.find((shown) => shown.i === i);
    const id = idOf(b, i);
    return (
      <Listed key={id} id={id} gone={b.models[i]!.where === 'removed'} onPoint={onPoint}>
        {figure && <TokenIcon figure={figure} />}
        <button type="button" className="name quiet" onClick={() => onChoose([id])}>
          <b>{id}</b> {profiles[i]!.name}
          <small>{statusOf(b, i, figure, t)}</small>
        </button>
      </Listed>
    );
  };
  const squadsOf = (of: Side) =>
    b.muster.squads.map(
      (squad, s) =>
        squad.side === of && (
          <details key={squad.id} open={of === side}>
            <summary>
              <b>{squad.name}</b> {b.squads[s]!.morale !== 'normal' && <em>{t(b.squads[s]!.morale as 'shaken')}</em>}
            </summary>
            <SquadMorale view={view} squad={s} sitting={sitting} at={at} t={t} />
            <ul>{squad.members.map(memberOf)}</ul>
          </details>
        ),
    );
  return (
    <Forces sides={sides.map((one) => ({ id: one, own: one === side, title: forceName(b, one), list: squadsOf(one) }))}>
      <Promotions view={view} sitting={sitting} at={at} onPoint={onPoint} t={t} />
      <section>
        <h3>{t('objectives')}</h3>
        {b.match.scenario.aim && <p>{b.match.scenario.aim}</p>}
        <ul className="plain">
          {b.match.scenario.objectives.map(({ id, points }, i) => {
            const scored = b.goals[i]?.scoredBy;
            return (
              <li key={id}>
                {t('control', { name: id, points })}
                {scored && `: ${forceName(b, scored)}`}
              </li>
            );
          })}
        </ul>
        {standing && (
          <p className="quiet">
            {t('marginIs', { margin: standing.margin })} <RuleRef id="FL-VIC-03" />
          </p>
        )}
      </section>
      {changed.length > 0 && (
        <section>
          <h3>{t('toggles')}</h3>
          <ul className="plain">
            {changed.map((id) => (
              <li key={id}>
                {TOGGLES[id].label} <RuleRef id={TOGGLES[id].rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Forces>
  );
}
