import { SCENARIO_NAMES, type Scene, VP_TO_WIN } from '@sandtable/legends';
import { called, inches, sideName } from './city.js';
import { Badge } from './roster.js';
import type { TableSay } from './texts.js';

interface StatusProps {
  readonly scene: Scene;
  readonly own: number;
  readonly plays: boolean;
  readonly t: TableSay;
}

/** Round, scenario, who acts, what each side has, and the records of the scenario. */
export function Status({ scene: s, own, plays, t }: StatusProps) {
  const playing = s.phase === 'play';
  const seat = playing && s.active !== null ? s.activeSeat : s.next;
  const goal = s.scenario ? VP_TO_WIN[s.scenario] : Number.POSITIVE_INFINITY;
  const active = s.heroes.find(({ id }) => id === s.active);
  return (
    <div className="status">
      <div className="turn">
        <strong>{playing ? t('round', { n: s.round }) : t(s.phase === 'over' ? 'over' : 'setup')}</strong>
        <span className={seat === own ? 'whose own' : 'whose enemy'}>
          {active && <Badge hero={active} size={22} />}{' '}
          {active ? called(s, active.id, t) : plays && seat === own ? t('yourTurn') : sideName(s, seat)}
        </span>
      </div>
      {s.scenario && (
        <ol className="steps">
          <li aria-current="step">{SCENARIO_NAMES[s.scenario]}</li>
          {s.scenario === 'dangerRoom' && <li>{t('bestGain', { n: s.danger.best })}</li>}
          {s.scenario === 'icarus' && <li>{t('bestHeight', { n: inches(s.flight.best) })}</li>}
          {playing && s.active !== null && s.activation && (
            <li>{t('poolShort', { inches: inches(s.activation.pool) })}</li>
          )}
        </ol>
      )}
      <TurnStrip scene={s} own={own} t={t} />
      <ul className="score" aria-label={t('score')}>
        {s.seats.map(({ vp }, i) => {
          const heroes = s.heroes.filter((hero) => hero.seat === i);
          const left = heroes.filter(({ onTable, placed }) => onTable || !placed).length;
          const share = Number.isFinite(goal) ? vp / goal : left / Math.max(1, heroes.length);
          return (
            <li key={s.match.seats[i]} className={i === own ? 'own' : 'enemy'}>
              <span className="side">{sideName(s, i)}</span>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${100 * Math.min(1, share)}%` }} />
              </span>
              <span>{Number.isFinite(goal) ? t('vpOf', { vp, goal }) : t('heroesLeft', { n: left })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Everybody in the order of seats: who acts, who has acted, who is still to act. */
function TurnStrip({ scene: s, own, t }: Pick<StatusProps, 'scene' | 'own' | 't'>) {
  if (s.phase !== 'play') return null;
  return (
    <ul className="turn-strip" aria-label={t('turnOrder')}>
      {s.heroes
        .filter(({ onTable }) => onTable)
        .map((hero) => {
          const acted = hero.token ? t('hasToken') : hero.id === s.active ? t('isActive') : t('toAct');
          const look = `${hero.seat === own ? 'own' : 'enemy'} ${hero.id === s.active ? 'active' : ''}`;
          return (
            <li
              key={hero.id}
              className={hero.token ? `${look} acted` : look}
              title={`${called(s, hero.id, t)}: ${acted}`}
            >
              <Badge hero={hero} size={24} />
              <span className="unseen">
                {called(s, hero.id, t)}: {acted}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
