import { COLLAPSE_TOKENS, cityOf, SCENARIO_NAMES, type Scene } from '@sandtable/legends';
import { called, inches } from './city.js';
import type { TableSay } from './texts.js';

/** What the scenario counts: records and who holds them, tokens on buildings, walls that have given theirs, the clock. */
export function ScenarioPanel({ scene, t }: { readonly scene: Scene; readonly t: TableSay }) {
  const { scenario, danger, flight, buildings, activation } = scene;
  if (!scenario) return null;
  const held = (holder: string | null): string => (holder ? called(scene, holder, t) : t('nobody'));
  const last = scene.match.config.maxRounds;
  const used = activation?.demoWalls ?? [];
  return (
    <section className="scenario">
      <h3>{SCENARIO_NAMES[scenario]}</h3>
      {last > 0 && scene.phase === 'play' && <p className="quiet">{t('clock', { n: scene.round, last })}</p>}
      {scenario === 'dangerRoom' && <p>{t('dangerHeld', { n: danger.best, hero: held(danger.holder) })}</p>}
      {scenario === 'icarus' && <p>{t('flightHeld', { n: inches(flight.best), hero: held(flight.holder) })}</p>}
      {scenario === 'demolitionMan' && (
        <ul>
          {cityOf(scene.match).buildings.map(({ id, name, panels }, i) => {
            const { demoTokens, onTable } = buildings[i]!;
            const walls = panels.filter((panel) => used.includes(panel.id)).length;
            return (
              <li key={id} className={onTable ? '' : 'gone'}>
                {name}{' '}
                <span role="img" aria-label={t('demoTokens', { n: demoTokens })}>
                  {'✹'.repeat(demoTokens)}
                  <i>{'✹'.repeat(Math.max(0, COLLAPSE_TOKENS - demoTokens))}</i>
                </span>
                {walls > 0 && <small> {t('wallsUsed', { n: walls })}</small>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
