import { SIDES, sideOfSeat, type View } from '@sandtable/fictioneers-legacy';
import { Status as Shared } from '../../kit/status.js';
import { forceName } from './figures.js';
import type { TableSay } from './texts.js';

const WEATHERS = ['dark', 'cold', 'heat'] as const;
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
  const own = b.active === side;
  return (
    <Shared
      turn={playing ? t('round', { round: b.round, rounds }) : t(b.phase === 'over' ? 'over' : 'setup')}
      whose={playing ? { own, says: plays ? t(own ? 'yourTurn' : 'enemyTurn') : forceName(b, b.active) } : null}
      beside={
        <>
          {able > 0 && <span className="able">{t('canAct', { n: able })}</span>}
          {WEATHERS.filter((one) => env[one]).map((one) => (
            <span key={one} className={`weather ${one}`}>
              {t(one)}
            </span>
          ))}
        </>
      }
      steps={playing ? STEPS.map((one) => ({ says: t(one), now: one === b.phase })) : []}
      numbered
      scoreLabel={t('points')}
      score={sides.map((one) => ({
        side: forceName(b, one),
        own: one === side,
        share: b.score[one] / most,
        says: t('pointsOf', { points: b.score[one], force: b.muster.points[one === 'A' ? 'B' : 'A'] }),
      }))}
    />
  );
}
