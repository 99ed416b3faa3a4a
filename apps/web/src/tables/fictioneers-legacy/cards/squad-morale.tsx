import type { View } from '@sandtable/fictioneers-legacy';
import type { Score } from '@sandtable/kernel';
import type { Sitting } from '../../../frame/sitting.js';
import { useAnswer } from '../../../frame/use-answer.js';
import { percent } from '../../../text/percent.js';
import type { TableSay } from '../texts.js';
import { Sum } from './sum.js';

interface MoraleAnswer {
  readonly number: Score;
  readonly cause: string | null;
  readonly passed: number;
  readonly shaken: number;
  readonly pinned: number;
}

interface SquadMoraleProps {
  readonly view: View;
  readonly squad: number;
  readonly sitting: Sitting;
  readonly at: number;
  readonly t: TableSay;
}

/** How a squad bears up: losses towards the half, its number, and what the next check would bring. */
export function SquadMorale({ view, squad, sitting, at, t }: SquadMoraleProps) {
  const b = view.battle;
  const { id, name } = b.muster.squads[squad]!;
  const { initial, killed } = b.squads[squad]!;
  const found = useAnswer<MoraleAnswer>(sitting, 'morale', initial > 0 ? { squad: id } : null, at);
  if (initial === 0) return null;
  return (
    <div className="squad-morale">
      <h4>{name}</h4>
      <span className="losses" role="img" aria-label={t('lossesOf', { lost: killed, initial })}>
        {Array.from({ length: initial }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: losses have no other name than their number
          <i key={i} className={`${i < killed ? 'lost' : ''} ${i + 1 === Math.ceil(initial / 2) ? 'half' : ''}`} />
        ))}
      </span>
      <small>{t('lossesOf', { lost: killed, initial })}</small>
      {found && (
        <details>
          <summary>
            {t('moraleNumber', { n: found.number.total })}:{' '}
            {t('moraleOdds', {
              passed: percent(found.passed),
              shaken: percent(found.shaken),
              pinned: percent(found.pinned),
            })}
          </summary>
          <Sum score={found.number} base={t('morale')} />
        </details>
      )}
    </div>
  );
}
