import type { View } from '@sandtable/fictioneers-legacy';
import { Sum } from '../../../kit/cards.js';
import { percent } from '../../../text/percent.js';
import { called } from '../figures.js';
import type { Fight } from '../hand/use-fights.js';
import type { TableSay } from '../texts.js';

interface MeleeCardProps {
  readonly view: View;
  readonly fight: Fight;
  readonly t: TableSay;
}

/** Both totals of a fight with their reasons, and how it may end. */
export function MeleeCard({ view, fight: { attacker, defender, odds }, t }: MeleeCardProps) {
  if (!odds) return null;
  const { win, tie, loss, attack, defence } = odds;
  return (
    <section className="card" data-testid="melee">
      <h3>
        {called(view.battle, attacker)} → {called(view.battle, defender)}
      </h3>
      <p className="big">
        <b>{percent(win)}</b> {t('wins')} · {t('tie', { tie: percent(tie) })} · {t('loss', { loss: percent(loss) })}
      </p>
      <h4>{t('attackTotal')}</h4>
      <Sum score={attack} base="d12" />
      <h4>{t('defenceTotal')}</h4>
      <Sum score={defence} base="d12" />
    </section>
  );
}
