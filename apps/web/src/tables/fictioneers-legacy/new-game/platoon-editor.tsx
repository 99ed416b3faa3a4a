import { type Library, PEOPLES, type PlatoonList, type SquadList } from '@sandtable/fictioneers-legacy';
import { Adder, Picker, TextField } from '../../../kit/setup/fields.js';
import { Count } from '../../../new/count.js';
import { weaponName } from '../ask.js';
import { priceOf, priceOfSquad, rosterFor, withMember } from './draft.js';
import type { NewGameSay } from './texts.js';

interface PlatoonEditorProps {
  readonly platoon: PlatoonList;
  readonly library: Library;
  readonly onChange: (platoon: PlatoonList) => void;
  readonly t: NewGameSay;
}

/** Most squads the form offers; how many a platoon may have is for the rules to say (FL-FRC-02). */
const MOST_SQUADS = 8;

/** A platoon put together squad by squad. */
export function PlatoonEditor({ platoon, library, onChange, t }: PlatoonEditorProps) {
  const { id, name, people, command, squads } = platoon;
  const roster = rosterFor(library, people);
  const squadAt = (k: number, squad: SquadList) => onChange({ ...platoon, squads: squads.with(k, squad) });
  return (
    <details className="platoon-editor" open>
      <summary>
        <b>{name}</b> {t('points_', { points: priceOf(library, platoon) })}
      </summary>
      <div className="fields">
        <TextField label={t('name')} value={name} onChange={(next) => onChange({ ...platoon, name: next })} />
        <Picker
          label={t('people')}
          value={people}
          values={PEOPLES}
          say={(one) => t(`people_${one}`)}
          onChange={(next) => onChange({ ...platoon, people: next })}
        />
      </div>
      <SquadEditor
        name={`${id} command`}
        title={t('command')}
        squad={command}
        library={library}
        roster={roster}
        onChange={(next) => onChange({ ...platoon, command: next })}
        t={t}
      />
      {squads.map((squad, k) => (
        <SquadEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: squads have no names of their own that would stay
          key={k}
          name={`${id} ${k}`}
          title={t('squad', { n: k + 1 })}
          squad={squad}
          library={library}
          roster={roster}
          onChange={(next) => squadAt(k, next)}
          {...(squads.length > 1 && { onRemove: () => onChange({ ...platoon, squads: squads.toSpliced(k, 1) }) })}
          t={t}
        />
      ))}
      {squads.length < MOST_SQUADS && (
        <button
          type="button"
          onClick={() => {
            const like = squads.at(-1)!;
            onChange({ ...platoon, squads: [...squads, { ...like, name: t('squad', { n: squads.length + 1 }) }] });
          }}
        >
          {t('addSquad')}
        </button>
      )}
    </details>
  );
}

interface SquadEditorProps {
  readonly name: string;
  readonly title: string;
  readonly squad: SquadList;
  readonly library: Library;
  readonly roster: readonly string[];
  readonly onChange: (squad: SquadList) => void;
  readonly onRemove?: () => void;
  readonly t: NewGameSay;
}

function SquadEditor({ name, title, squad, library, roster, onChange, onRemove, t }: SquadEditorProps) {
  return (
    <fieldset className="squad-editor">
      <legend>{title}</legend>
      <div className="fields">
        <TextField
          label={t('name')}
          name={`${name} name`}
          value={squad.name}
          onChange={(next) => onChange({ ...squad, name: next })}
        />
        <b className="price">{t('points_', { points: priceOfSquad(library, squad) })}</b>
        {onRemove && (
          <button type="button" className="quiet" onClick={onRemove} aria-label={t('remove', { name: squad.name })}>
            ✕
          </button>
        )}
      </div>
      <ul className="recruited">
        {squad.members.map(({ unit, count }) => {
          const called = nameOf(library, unit);
          return (
            <li key={unit} className="member">
              <span>
                {called} <small>{factsOf(library, unit, t)}</small>
              </span>
              <Count
                n={count ?? 1}
                less={t('remove', { name: called })}
                more={t('add', { name: called })}
                onLess={() => onChange(withMember(squad, unit, -1))}
                onMore={() => onChange(withMember(squad, unit, 1))}
              />
            </li>
          );
        })}
      </ul>
      <Adder
        label={t('addTo', { squad: squad.name })}
        items={roster.map((id) => ({ id, name: `${nameOf(library, id)}: ${factsOf(library, id, t)}` }))}
        onAdd={(id) => onChange(withMember(squad, id, 1))}
      />
    </fieldset>
  );
}

const nameOf = ({ units, vehicles, artillery }: Library, id: string): string =>
  (units.get(id) ?? vehicles.get(id) ?? artillery.get(id))?.name ?? id;

/** What it costs, wears and fires, in a few words. */
function factsOf(library: Library, id: string, t: NewGameSay): string {
  const thing = library.units.get(id) ?? library.vehicles.get(id) ?? library.artillery.get(id);
  if (!thing) return t('unknown');
  const weapons =
    'weapon' in thing ? [thing.weapon] : thing.weapons.map((one) => (typeof one === 'string' ? one : one.weapon));
  const rank = 'rank' in thing && thing.rank !== 'none' ? [t(`rank_${thing.rank}`)] : [];
  const points = priceOfSquad(library, { name: '', members: [{ unit: id, count: 1 }] });
  return [t('points_', { points }), ...rank, ...new Set(weapons.map(weaponName))].join(', ');
}
