import { SEATS, type View } from '@sandtable/quantum-legions';
import { Status as Shared } from '../../kit/status.js';
import type { TableSay } from './texts.js';
import { forceName } from './units.js';

const STEPS = ['command', 'rally', 'activate', 'orders'] as const;

interface StatusProps {
  readonly view: View;
  /** Whether this screen decides for the seat of the view; otherwise sides are called by their names. */
  readonly plays: boolean;
  readonly t: TableSay;
}

/** Whose turn, which step, how much command is left, and how far either side is from winning. */
export function Status({ view, plays, t }: StatusProps) {
  const playing = view.phase === 'play';
  const step = view.step === 'end' ? 'orders' : view.step;
  const own = view.active === view.seat;
  return (
    <Shared
      turn={playing ? t('turn', { turn: view.turn }) : t(view.phase === 'over' ? 'over' : 'setup')}
      whose={playing ? { own, says: plays ? t(own ? 'yourTurn' : 'enemyTurn') : forceName(view, view.active!) } : null}
      steps={playing ? STEPS.map((one) => ({ says: t(one), now: one === step })) : []}
      scoreLabel={t('vp')}
      score={SEATS.map((seat) => {
        const { vpEarned: vp, vpTarget: target } = view.seats[seat];
        return {
          side: forceName(view, seat) || t(seat === view.seat ? 'yours' : 'enemy'),
          own: seat === view.seat,
          share: target ? vp / target : 0,
          says: `${target === null ? vp : t('vpOf', { vp, target })} VP`,
        };
      })}
    >
      {playing && (
        <p className="cp" role="img" aria-label={`${t('cp')}: ${view.cp}`} title={t('cp')}>
          {Array.from({ length: Math.max(view.cp, 6) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no other name than their place
            <i key={i} className={i < view.cp ? 'on' : ''} />
          ))}
          <b>{view.cp} CP</b>
        </p>
      )}
    </Shared>
  );
}
