import { SIDES, sideOfSeat, type View } from '@sandtable/fictioneers-legacy';
import { forceName } from './figures.js';
import type { TableSay } from './texts.js';

const STEPS = ['overwatch', 'moveFire', 'closeCombat', 'morale', 'endOfTurn'] as const;

interface StatusProps {
  readonly view: View;
  /** Whether this screen decides for the seat of the view; otherwise sides are called by their names. */
  readonly plays: boolean;
  /** How many can still act, while that is asked for. */
  readonly able: number;
  readonly t: TableSay;
}

/** Round, whose turn, which phase, the weather, and what either side has earned. */
export function Status({ view, plays, able, t }: StatusProps) {
  const { battle: b, seat } = view;
  const side = seat === null ? 'A' : sideOfSeat(seat);
  const playing = b.phase !== 'setup' && b.phase !== 'over';
  const { env, rounds } = b.match.scenario;
  const sides = [...SIDES].sort((one) => (one === side ? -1 : 1));
  const most = Math.max(1, b.muster.points.A, b.muster.points.B);
  return (
    <div className="status fl-status">
      <div className="turn">
        <strong>{playing ? t('round', { round: b.round, rounds }) : t(b.phase === 'over' ? 'over' : 'setup')}</strong>
        {playing && (
          <span className={b.active === side ? 'whose own' : 'whose enemy'}>
            {plays ? t(b.active === side ? 'yourTurn' : 'enemyTurn') : forceName(b, b.active)}
          </span>
        )}
        {able > 0 && <span className="able">{t('canAct', { n: able })}</span>}
        {(['dark', 'cold', 'heat'] as const).map(
          (one) =>
            env[one] && (
              <span key={one} className={`weather ${one}`}>
                {t(one)}
              </span>
            ),
        )}
      </div>
      {playing && (
        <ol className="steps numbered">
          {STEPS.map((one, i) => (
            <li key={one} aria-current={one === b.phase ? 'step' : undefined} aria-label={t(one)}>
              <i aria-hidden="true">{i + 1}</i> <span>{t(one)}</span>
            </li>
          ))}
        </ol>
      )}
      <ul className="score" aria-label={t('points')}>
        {sides.map((one) => (
          <li key={one} className={one === side ? 'own' : 'enemy'}>
            <span className="side">{forceName(b, one)}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (100 * b.score[one]) / most)}%` }} />
            </span>
            <span className="points">
              {t('pointsOf', { points: b.score[one], force: b.muster.points[one === 'A' ? 'B' : 'A'] })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
