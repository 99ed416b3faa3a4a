import type { View } from '@sandtable/legendary-battles';
import { Status as Shared } from '../../kit/status.js';
import { CardBack, genreOf } from './card-face.js';
import type { TableSay } from './texts.js';
import { seatsOwnFirst, sideName } from './words.js';

interface StatusProps {
  readonly view: View;
  /** Whether this screen decides for the seat of the view. */
  readonly plays: boolean;
  readonly t: TableSay;
}

/** Which round, whose turn, what either side has scored, and the other hand from behind. */
export function Status({ view, plays, t }: StatusProps) {
  const { round, active, step, players, match } = view;
  const playing = step !== 'over' && step !== 'deploy' && step !== 'hands';
  const own = active === view.seat;
  const most = Math.max(10, players.A.vp, players.B.vp);
  const genre = genreOf(view);
  return (
    <Shared
      turn={playing ? t('round', { n: round, of: match.scenario.maxRounds }) : t(step === 'over' ? 'over' : 'setup')}
      whose={playing ? { own, says: plays ? t(own ? 'yourTurn' : 'enemyTurn') : sideName(view, active) } : null}
      scoreLabel={t('vp')}
      score={seatsOwnFirst(view).map((seat) => ({
        side: sideName(view, seat),
        own: seat === (view.seat ?? 'A'),
        share: players[seat].vp / most,
        says: t('points', { n: players[seat].vp }),
      }))}
    >
      {seatsOwnFirst(view)
        .filter((seat) => (!plays || seat !== view.seat) && players[seat].cards > 0)
        .map((seat) => {
          const { cards } = players[seat];
          return (
            <div
              key={seat}
              className="enemy-hand"
              role="img"
              aria-label={t('enemyHand', { side: sideName(view, seat), n: cards })}
            >
              <span className="backs" aria-hidden="true">
                {Array.from({ length: cards }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
                  <CardBack key={i} own={seat === (view.seat ?? 'A')} genre={genre} />
                ))}
              </span>
              <b>{cards}</b>
            </div>
          );
        })}
    </Shared>
  );
}
