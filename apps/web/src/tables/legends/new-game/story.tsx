import {
  CAST,
  CITY_BY_ID,
  ITEM_NAMES,
  SCENARIO_NAMES,
  SEATS,
  type Setup,
  type Starter,
  TEAMS,
} from '@sandtable/legends';
import { RuleRef } from '../../../frame/rule.js';
import type { Language } from '../../../text/language.js';
import { Badge } from '../roster.js';
import { CityView } from './city-view.js';
import { SCENARIO_RULE } from './draft.js';
import { newGameText } from './texts.js';

interface StoryProps {
  readonly starter: Starter;
  readonly setup: Setup;
  readonly language: Language;
}

/** A ready game: its city, what it is about, and who comes. */
export function Story({ starter, setup, language }: StoryProps) {
  const t = newGameText(language);
  const { scenario, city, sides } = starter;
  const items = setup.options?.mightyItems ?? starter.items;
  return (
    <div className="legends-story">
      <p>
        <b>{CITY_BY_ID.get(city)?.name}.</b> {CITY_BY_ID.get(city)?.note} <b>{SCENARIO_NAMES[scenario]}.</b>{' '}
        {t(`win_${scenario}`)} <RuleRef id={SCENARIO_RULE[scenario]} />
      </p>
      <CityView city={city} language={language} />
      <div className="sides">
        {sides.map(({ team, heroes }, i) => (
          <section key={team} className={`side-${i}`}>
            <h3>
              <b className="seat">{SEATS[i]}</b> {TEAMS.find(({ id }) => id === team)?.name}
            </h3>
            <ul>
              {heroes.map((id) => (
                <li key={id}>
                  <Badge hero={{ cast: id }} size={28} />
                  <span>
                    {CAST.get(id)?.name}
                    {items && <small>{ITEM_NAMES[CAST.get(id)!.item]}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
