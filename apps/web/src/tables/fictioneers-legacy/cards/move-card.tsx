import type { March, View } from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../../frame/rule.js';
import { Sum } from '../../../kit/cards.js';
import { called, inch } from '../figures.js';
import { waysOf } from '../overlays/plan.js';
import type { TableSay } from '../texts.js';

interface MoveCardProps {
  readonly view: View;
  readonly plan: readonly March[];
  readonly t: TableSay;
}

/** A move before it is made: what it costs and why, or what many together will do. */
export function MoveCard({ view, plan, t }: MoveCardProps) {
  const ways = waysOf(plan);
  const refused = plan.flatMap((one) => (one.refusal ? [one] : []));
  const only = plan.length === 1 ? ways[0] : undefined;
  return (
    <section className="card" data-testid="move">
      {only ? (
        <>
          <h3>
            {called(view.battle, only.model)}: {inch(only.cost.total)} / {inch(only.allowance.total)}
          </h3>
          <h4>{t('moveCost')}</h4>
          <Sum score={only.cost} base={t('path')} unit={inch} />
          <h4>{t('moveAllowed')}</h4>
          <Sum score={only.allowance} base={t('moves')} unit={inch} />
        </>
      ) : (
        <ul className="sum">
          {ways.map((way) => (
            <li key={way.model}>
              <span>
                {called(view.battle, way.model)} <small>{t(way.arrives ? 'arrives' : 'short')}</small>
              </span>
              <b>
                {inch(way.cost.total)} / {inch(way.allowance.total)}
              </b>
            </li>
          ))}
        </ul>
      )}
      {refused.map(({ model, refusal }) => (
        <p key={model} className="refused">
          {refusal.message} <RuleRef id={refusal.rule} />
        </p>
      ))}
    </section>
  );
}
