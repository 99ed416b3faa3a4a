import type { Library, Setup, Side } from '@sandtable/fictioneers-legacy';
import type { Problem } from '@sandtable/kernel';
import { Adder } from '../../../kit/setup/fields.js';
import { Faults, Spent } from '../../../kit/setup/parts.js';
import { freeId, ownPlatoons, priceOf, priceOfForce, withForce, withPlatoon } from './draft.js';
import { PlatoonEditor } from './platoon-editor.js';
import type { NewGameSay } from './texts.js';
import '../../../new/forces.css';

interface ForceProps {
  readonly side: Side;
  readonly setup: Setup;
  readonly library: Library;
  readonly problems: readonly Problem[];
  readonly onChange: (setup: Setup) => void;
  readonly t: NewGameSay;
}

/** The platoons a side brings: of the lists, or put together figure by figure. */
export function ForceEditor({ side, setup, library, problems, onChange, t }: ForceProps) {
  const brought = setup.forces?.[side] ?? [];
  const { limit } = setup;
  const points = priceOfForce(library, brought);
  const own = new Map(ownPlatoons(setup).map((one) => [one.platoon.id, one]));
  const bring = (ids: readonly string[]) => onChange(withForce(setup, side, ids));
  const build = () => {
    const like = library.platoons.get(brought[0] ?? '') ?? [...library.platoons.values()][0]!;
    const id = freeId(library, `own-${side.toLowerCase()}`);
    const next = withPlatoon(setup, { ...like, id, name: t('ownName', { name: like.name }).slice(0, 60), note: '' });
    onChange(withForce(next, side, brought.length === 1 ? [id] : [...brought, id]));
  };
  return (
    <section className={`force ${side === 'A' ? 'own' : 'enemy'}`} aria-label={t('forceOf', { side })}>
      <header>
        <h3>
          <b className="seat">{side}</b> {t('forceOf', { side })}
        </h3>
      </header>
      <Spent
        spent={points}
        limit={limit}
        says={limit === undefined ? t('points_', { points }) : t('pointsOf', { points, limit })}
        {...(limit !== undefined && {
          rest: points > limit ? t('over', { points: points - limit }) : t('left', { points: limit - points }),
        })}
      />
      <Faults problems={problems} />
      <ul className="recruited">
        {brought.map((id, k) => (
          <li key={id}>
            <Brought id={id} library={library} onRemove={() => bring(brought.toSpliced(k, 1))} t={t} />
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Adder
          label={t('addPlatoon', { side })}
          items={[...library.platoons.values()].flatMap((platoon) =>
            brought.includes(platoon.id)
              ? []
              : { id: platoon.id, name: `${platoon.name} (${t('points_', { points: priceOf(library, platoon) })})` },
          )}
          onAdd={(id) => bring([...brought, id])}
        />
        <button type="button" onClick={build}>
          {t('build')}
        </button>
      </div>
      {brought.map((id) => {
        const one = own.get(id);
        return (
          one && (
            <PlatoonEditor
              key={id}
              platoon={one.platoon}
              library={library}
              onChange={(platoon) => onChange(withPlatoon(setup, platoon))}
              t={t}
            />
          )
        );
      })}
    </section>
  );
}

interface BroughtProps {
  readonly id: string;
  readonly library: Library;
  readonly onRemove: () => void;
  readonly t: NewGameSay;
}

function Brought({ id, library, onRemove, t }: BroughtProps) {
  const platoon = library.platoons.get(id);
  const name = platoon?.name ?? id;
  return (
    <article className="unit-type">
      <h3>
        {name}
        {platoon && <b className="price">{t('points_', { points: priceOf(library, platoon) })}</b>}
      </h3>
      {platoon && (
        <p className="traits">{[platoon.command, ...platoon.squads].map((squad) => squad.name).join(', ')}</p>
      )}
      <button type="button" aria-label={t('remove', { name })} onClick={onRemove}>
        −
      </button>
    </article>
  );
}
