import type { Score } from '@sandtable/craft';
import type { MoraleCause, Recovery, View } from '@sandtable/fictioneers-legacy';
import { RuleRef } from '../../../frame/rule.js';
import type { Sitting } from '../../../frame/sitting.js';
import { Sum } from '../../../kit/cards.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { percent } from '../../../text/percent.js';
import type { TableSay } from '../texts.js';

interface MoraleAnswer {
  readonly number: Score;
  readonly causes: readonly MoraleCause[];
  readonly recovery: Recovery | null;
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

/** How a squad bears up: losses towards the half, why it has to check, what the check would bring, when it recovers. */
export function SquadMorale({ view, squad, sitting, at, t }: SquadMoraleProps) {
  const b = view.battle;
  const { id, name } = b.muster.squads[squad]!;
  const { initial, killed, morale } = b.squads[squad]!;
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
      {found && found.causes.length > 0 && (
        <p className="must-check">
          <b>{t('mustCheck')}</b>{' '}
          {found.causes.map(({ rule, why }) => (
            <span key={rule}>
              {why} <RuleRef id={rule} />{' '}
            </span>
          ))}
        </p>
      )}
      {found?.recovery && morale !== 'normal' && <RecoveryClock recovery={found.recovery} morale={morale} t={t} />}
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

interface ClockProps {
  readonly recovery: Recovery;
  readonly morale: 'shaken' | 'pinned';
  readonly t: TableSay;
}

const WHEN = ['recoversNow', 'recoversNext', 'recoversLater'] as const;

/** Turns that are left until a squad can recover, as slices of a clock and in words. */
function RecoveryClock({ recovery: { turns, checks, rule }, morale, t }: ClockProps) {
  return (
    <p className={`recovery ${morale}`}>
      <svg viewBox="-8 -8 16 16" width="18" height="18" aria-hidden="true">
        <circle className="clock-face" r="6.6" />
        <path className="clock-left" d={SLICES[turns] ?? SLICES[2]!} />
      </svg>
      <span>
        <b>{t(morale)}</b>: {t(checks ? 'recoversByCheck' : 'recovers')} {t(WHEN[turns] ?? 'recoversLater')}{' '}
        <RuleRef id={rule} />
      </span>
    </p>
  );
}

/** A third, two thirds, all of the clock. */
const SLICES = [
  'M0 0V-6.6A6.6 6.6 0 0 1 5.7 3.3z',
  'M0 0V-6.6A6.6 6.6 0 1 1 -5.7 3.3z',
  'M0 -6.6a6.6 6.6 0 1 1 -.01 0z',
] as const;
