import type { PostNews, View } from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../../frame/rule.js';
import type { Sitting } from '../../../frame/sitting.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { called, forceName } from '../figures.js';
import type { TableSay } from '../texts.js';

interface PromotionsProps {
  readonly view: View;
  readonly sitting: Sitting;
  readonly at: number;
  readonly onPoint: (id: string | null) => void;
  readonly t: TableSay;
}

/** Posts without a leader, who will take them, and when. Nothing while everybody is led. */
export function Promotions({ view, sitting, at, onPoint, t }: PromotionsProps) {
  const b = view.battle;
  const posts = useAnswer<readonly PostNews[]>(sitting, 'posts', b.phase === 'setup' ? null : {}, at);
  if (!posts || posts.length === 0) return null;
  return (
    <section className="promotions" data-testid="promotions">
      <h3>{t('promotions')}</h3>
      <ul className="plain">
        {posts.map(({ side, to, of, marked, fit, rule }) => (
          <li
            key={`${side} ${to} ${of}`}
            onPointerEnter={() => onPoint(marked ?? fit[0] ?? null)}
            onPointerLeave={() => onPoint(null)}
          >
            <span>
              <b>
                {t(to === 'SL' ? 'squadLeader' : 'platoonLeader')}, {of}
              </b>{' '}
              <small>{forceName(b, side)}</small>
              <br />
              {marked === null
                ? t(fit.length === 0 ? 'postNobody' : 'postVacant', {
                    who: fit.map((id) => called(b, id)).join(', '),
                  })
                : t('postMarked', { who: called(b, marked) })}{' '}
              <RuleRef id={rule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
