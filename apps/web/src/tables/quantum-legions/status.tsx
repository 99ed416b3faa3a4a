import { SEATS, type View } from '@sandtable/quantum-legions';
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
  return (
    <div className="status">
      <div className="turn">
        <strong>{playing ? t('turn', { turn: view.turn }) : t(view.phase === 'over' ? 'over' : 'setup')}</strong>
        {playing && (
          <span className={view.active === view.seat ? 'whose own' : 'whose enemy'}>
            {plays ? t(view.active === view.seat ? 'yourTurn' : 'enemyTurn') : forceName(view, view.active!)}
          </span>
        )}
      </div>
      {playing && (
        <ol className="steps">
          {STEPS.map((one) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {t(one)}
            </li>
          ))}
        </ol>
      )}
      {playing && (
        <p className="cp" role="img" aria-label={`${t('cp')}: ${view.cp}`} title={t('cp')}>
          {Array.from({ length: Math.max(view.cp, 6) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no other name than their place
            <i key={i} className={i < view.cp ? 'on' : ''} />
          ))}
          <b>{view.cp} CP</b>
        </p>
      )}
      <ul className="score" aria-label={t('vp')}>
        {SEATS.map((seat) => {
          const { vpEarned, vpTarget } = view.seats[seat];
          const own = seat === view.seat;
          return (
            <li key={seat} className={own ? 'own' : 'enemy'}>
              <span className="side">{forceName(view, seat) || t(own ? 'yours' : 'enemy')}</span>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${vpTarget ? Math.min(100, (100 * vpEarned) / vpTarget) : 0}%` }} />
              </span>
              <span className="points">
                {vpTarget === null ? `${vpEarned} VP` : `${t('vpOf', { vp: vpEarned, target: vpTarget })} VP`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
