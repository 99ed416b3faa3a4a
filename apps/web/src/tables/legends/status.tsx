import { SCENARIO_NAMES, type Scene, VP_TO_WIN } from '@sandtable/legends';
import { Status as Shared } from '../../kit/status.js';
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
  const steps = s.scenario
    ? [
        { says: SCENARIO_NAMES[s.scenario], now: true },
        s.scenario === 'dangerRoom' && { says: t('bestGain', { n: s.danger.best }), now: false },
        s.scenario === 'icarus' && { says: t('bestHeight', { n: inches(s.flight.best) }), now: false },
        playing &&
          s.active !== null &&
          s.activation && { says: t('poolShort', { inches: inches(s.activation.pool) }), now: false },
      ].filter((one) => !!one)
    : [];
  return (
    <Shared
      turn={playing ? t('round', { n: s.round }) : t(s.phase === 'over' ? 'over' : 'setup')}
      whose={{
        own: seat === own,
        says: (
          <>
            {active && <Badge hero={active} size={22} />}{' '}
            {active ? called(s, active.id, t) : plays && seat === own ? t('yourTurn') : sideName(s, seat)}
          </>
        ),
      }}
      steps={steps}
      scoreLabel={t('score')}
      score={s.seats.map(({ vp }, i) => {
        const heroes = s.heroes.filter((hero) => hero.seat === i);
        const left = heroes.filter(({ onTable, placed }) => onTable || !placed).length;
        const points = Number.isFinite(goal);
        return {
          side: sideName(s, i),
          own: i === own,
          share: points ? vp / goal : left / Math.max(1, heroes.length),
          says: points ? t('vpOf', { vp, goal }) : t('heroesLeft', { n: left }),
        };
      })}
    >
      <TurnStrip scene={s} own={own} t={t} />
    </Shared>
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
