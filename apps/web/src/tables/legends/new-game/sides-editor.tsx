import type { Problem } from '@sandtable/kernel';
import { CAST, type Chosen, ITEM_NAMES, ITEMS, type ItemId, ruleOf, SEATS, TEAMS } from '@sandtable/legends';
import { RuleRef } from '../../../frame/rule.js';
import { Adder, Picker, Radios } from '../../../kit/setup/fields.js';
import { Problems } from '../../../new/problems.js';
import { Badge } from '../roster.js';
import {
  type FreeSetup,
  hasItems,
  heroesEach,
  sidesFor,
  teamFor,
  teamName,
  withCast,
  withHero,
  withNumbers,
  withSide,
} from './draft.js';
import type { NewGameSay } from './texts.js';

interface SidesProps {
  readonly setup: FreeSetup;
  readonly onChange: (setup: FreeSetup) => void;
  readonly problems: readonly Problem[];
  readonly t: NewGameSay;
}

/** How many play, with how many Heroes, and with whom: chosen here, or by everybody at the table. */
export function SidesEditor({ setup, onChange, problems, t }: SidesProps) {
  const { seats = 2, first = null, sides } = setup;
  const change = (part: Partial<FreeSetup>) => onChange({ ...setup, ...part });
  const leave = () => {
    const { sides: _, ...rest } = setup;
    onChange(rest);
  };
  return (
    <section className="panel sides-editor">
      <h2>{t('heroes')}</h2>
      <div className="numbers">
        <Picker
          label={t('players')}
          value={seats}
          values={upTo(2, SEATS.length)}
          onChange={(n) => onChange(withNumbers(setup, { seats: n }))}
        />
        <Picker
          label={t('heroesEach')}
          value={heroesEach(setup)}
          values={upTo(1, 5)}
          onChange={(n) => onChange(withNumbers(setup, { heroes: n }))}
        />
        <Picker
          label={t('first')}
          value={first ?? ''}
          values={['', ...SEATS.slice(0, seats)] as const}
          say={(seat) => seat || t('firstDrawn')}
          onChange={(seat) => change({ first: seat || null })}
        />
      </div>
      <Radios
        name="sides"
        legend={t('whoChooses')}
        value={sides ? 'here' : 'atTheTable'}
        values={['atTheTable', 'here'] as const}
        say={t}
        onChange={(where) => (where === 'here' ? change({ sides: sidesFor(setup).map((side) => [...side]) }) : leave())}
      />
      {sides && (
        <div className="sides">
          {sides.map((side, i) => (
            <fieldset key={SEATS[i]} className={`side-${i}`}>
              <legend>
                <b className="seat">{SEATS[i]}</b> {teamName(side.map(({ cast }) => cast))}
              </legend>
              <div className="team-choice">
                <span>{t('team')}</span>
                <Adder
                  label={t('team')}
                  says={t('takeTeam')}
                  items={TEAMS.map(({ name }, team) => ({ id: String(team), name }))}
                  onAdd={(team) => onChange(withSide(setup, i, teamFor(setup, Number(team))))}
                />
              </div>
              <ol>
                {side.map((hero, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place of the side, whoever takes it
                  <li key={place}>
                    <HeroChoice
                      hero={hero}
                      label={t('heroNumber', { n: place + 1, seat: SEATS[i]! })}
                      items={hasItems(setup)}
                      onCast={(cast) => onChange(withCast(setup, i, place, cast))}
                      onItem={(item) => onChange(withHero(setup, i, place, { ...hero, item }))}
                      t={t}
                    />
                  </li>
                ))}
              </ol>
              <Problems problems={problems.filter(({ path }) => path.startsWith(`sides[${i}]`))} />
            </fieldset>
          ))}
        </div>
      )}
    </section>
  );
}

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface HeroChoiceProps {
  readonly hero: Chosen;
  readonly label: string;
  /** Whether items are in play. */
  readonly items: boolean;
  readonly onCast: (cast: string) => void;
  readonly onItem: (item: ItemId | null) => void;
  readonly t: NewGameSay;
}

/** One Hero of a side, with its item and what that does. */
function HeroChoice({ hero, label, items, onCast, onItem, t }: HeroChoiceProps) {
  const rule = hero.item && (`LG-ITM-${String(ITEMS.indexOf(hero.item) + 1).padStart(2, '0')}` as 'LG-ITM-01');
  return (
    <div className="hero-choice">
      <Badge hero={hero} />
      <select aria-label={label} value={hero.cast} onChange={({ target }) => onCast(target.value)}>
        {TEAMS.map((team) => (
          <optgroup key={team.id} label={team.name}>
            {team.heroes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {(items || hero.item) && (
        <select
          aria-label={t('itemOf', { hero: CAST.get(hero.cast)?.name ?? hero.cast })}
          value={hero.item ?? ''}
          onChange={({ target }) => onItem(ITEMS.find((item) => item === target.value) ?? null)}
        >
          <option value="">{t('noItem')}</option>
          {ITEMS.map((item) => (
            <option key={item} value={item}>
              {ITEM_NAMES[item]}
            </option>
          ))}
        </select>
      )}
      <small>
        {CAST.get(hero.cast)?.look}
        {rule && (
          <>
            . {ruleOf(rule).text} <RuleRef id={rule} />
          </>
        )}
      </small>
    </div>
  );
}
