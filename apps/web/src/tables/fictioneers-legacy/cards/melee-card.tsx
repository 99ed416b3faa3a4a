import type { View } from '@sandtable/fictioneers-legacy';
import type { Score } from '@sandtable/kernel';
import type { Sitting } from '../../../frame/sitting.js';
import { useAnswer } from '../../../frame/use-answer.js';
import { percent } from '../../../text/percent.js';
import { called } from '../figures.js';
import type { TableSay } from '../texts.js';
import { Sum } from './sum.js';

interface MeleeAnswer {
  readonly attack: Score;
  readonly defence: Score;
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

interface MeleeCardProps {
  readonly view: View;
  readonly attacker: string;
  readonly defender: string;
  readonly sitting: Sitting;
  readonly at: number;
  readonly t: TableSay;
}

export function MeleeCard({ view, attacker, defender, sitting, at, t }: MeleeCardProps) {
  const found = useAnswer<MeleeAnswer>(sitting, 'melee', { attacker, defender }, at);
  if (!found) return null;
  const { win, tie, loss } = found;
  return (
    <section className="card" data-testid="melee">
      <h3>
        {called(view.battle, attacker)} → {called(view.battle, defender)}
      </h3>
      <p className="big">
        <b>{percent(win)}</b> · {t('tie', { tie: percent(tie) })} · {t('loss', { loss: percent(loss) })}
      </p>
      <h4>{t('attackTotal')}</h4>
      <Sum score={found.attack} base="d12" />
      <h4>{t('defenceTotal')}</h4>
      <Sum score={found.defence} base="d12" />
    </section>
  );
}
