import type { Problem } from '@sandtable/kernel';
import { CAST, type Chosen, ITEM_NAMES, ITEMS, type ItemId, ruleOf, SEATS, TEAMS } from '@sandtable/legends';
import { RuleRef } from '../../../frame/rule.js';
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
        <Amount
          label={t('players')}
          value={seats}
          from={2}
          to={SEATS.length}
          onChange={(n) => onChange(withNumbers(setup, { seats: n }))}
        />
        <Amount
          label={t('heroesEach')}
          value={heroesEach(setup)}
          from={1}
          to={5}
          onChange={(n) => onChange(withNumbers(setup, { heroes: n }))}
        />
        <label>
          <span>{t('first')}</span>
          <select
            value={first ?? ''}
            onChange={({ target }) => change({ first: SEATS.find((seat) => seat === target.value) ?? null })}
          >
            <option value="">{t('firstDrawn')}</option>
            {SEATS.slice(0, seats).map((seat) => (
              <option key={seat}>{seat}</option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="choices">
        <legend>{t('whoChooses')}</legend>
        <label>
          <input type="radio" name="sides" checked={!sides} onChange={leave} />
          <span>{t('atTheTable')}</span>
        </label>
        <label>
          <input
            type="radio"
            name="sides"
            checked={sides !== undefined}
            onChange={() => change({ sides: sidesFor(setup).map((side) => [...side]) })}
          />
          <span>{t('here')}</span>
        </label>
      </fieldset>
      {sides && (
        <div className="sides">
          {sides.map((side, i) => (
            <fieldset key={SEATS[i]} className={`side-${i}`}>
              <legend>
                <b className="seat">{SEATS[i]}</b> {teamName(side.map(({ cast }) => cast))}
              </legend>
              <label className="team-choice">
                <span>{t('team')}</span>
                <select
                  value=""
                  onChange={({ target }) => onChange(withSide(setup, i, teamFor(setup, Number(target.value))))}
                >
                  <option value="" disabled>
                    {t('takeTeam')}
                  </option>
                  {TEAMS.map(({ id, name }, team) => (
                    <option key={id} value={team}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
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

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, from, to, onChange }: AmountProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
    </label>
  );
}

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
