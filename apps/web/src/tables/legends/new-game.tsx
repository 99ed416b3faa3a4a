import { parse } from '@sandtable/kernel';
import {
  CITIES,
  legends,
  SCENARIO_NAMES,
  SCENARIOS,
  SEATS,
  type Setup,
  STARTERS,
  TEAMS,
  TOGGLE_IDS,
  TOGGLES,
} from '@sandtable/legends';
import { BattleCard } from '../../new/battle-card.js';
import type { EditorProps, NewGame, Option, SetupSoFar } from '../../new/new-game.js';
import { Preview } from './preview.js';
import { tableText } from './texts.js';

// Legends as the page of a new game knows it: a ready game, or a city with any scenario and number of players.

interface Free {
  readonly city: unknown;
  readonly seats?: number;
  readonly heroes?: number;
  readonly scenario?: string | null;
}

const starterOf = (setup: Setup) => ('starter' in setup ? STARTERS.find(({ id }) => id === setup.starter) : undefined);
const freeOf = (setup: Setup): Free | null => ('city' in setup ? (setup as unknown as Free) : null);

export const newGame: NewGame = {
  title: legends.title,
  seats: SEATS,
  seatsOf: (given) => {
    const setup = given as Setup;
    return SEATS.slice(0, starterOf(setup)?.sides.length ?? freeOf(setup)?.seats ?? 2);
  },
  options: TOGGLE_IDS.map((id): Option => ({ id, ...TOGGLES[id] })),
  presets: [],
  first: { starter: 'first-issue' } as SetupSoFar,
  shapeProblems: (data) => {
    const read = parse(legends.setup, data);
    return read.ok ? [] : read.problems;
  },
  seatName: (given, seat) => {
    const side = starterOf(given as Setup)?.sides[SEATS.indexOf(seat as (typeof SEATS)[number])];
    return TEAMS.find(({ id }) => id === side?.team)?.name ?? '';
  },
  gameTitle: (given, language) => {
    const setup = given as Setup;
    const free = freeOf(setup);
    const city = free && CITIES.find(({ id }) => id === free.city);
    return starterOf(setup)?.name ?? city?.name ?? tableText(language)('ownGame');
  },
  placeName: (path, language) => {
    const t = tableText(language);
    if (path.startsWith('options.')) return TOGGLES[path.slice(8) as keyof typeof TOGGLES]?.label ?? path;
    if (path.startsWith('city')) return t('city');
    return path || t('setup');
  },
  Editor,
};

/** What is to be played: a ready game, or a city and what happens in it. */
function Editor({ setup: given, onChange, language }: EditorProps) {
  const t = tableText(language);
  const setup = given as Setup;
  const free = freeOf(setup);
  const options = 'options' in setup && setup.options ? { options: setup.options } : {};
  const change = (next: object) => onChange({ ...next, ...options } as SetupSoFar);
  const changeFree = (part: Partial<Free>) => change({ ...free, ...part });
  const number = (label: string, value: number, min: number, max: number, part: (n: number) => Partial<Free>) => (
    <label className="seed">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={(event) => changeFree(part(Number(event.target.value)))}
      />
    </label>
  );
  const seats = free?.seats ?? 2;
  return (
    <>
      <section className="panel battle-choice">
        <h2>{t('readyGames')}</h2>
        <ul className="battle-cards">
          {STARTERS.map(({ id, name, minutes, scenario, sides }) => (
            <BattleCard
              key={id}
              title={name}
              note={t('readyNote', { scenario: SCENARIO_NAMES[scenario], n: sides.length, minutes })}
              picture={<Preview setup={{ starter: id }} />}
              chosen={starterOf(setup)?.id === id}
              onChoose={() => change({ starter: id })}
            />
          ))}
        </ul>
        <h2>{t('cities')}</h2>
        <ul className="battle-cards">
          {CITIES.map(({ id, name, note }) => (
            <BattleCard
              key={id}
              title={name}
              note={note}
              picture={<Preview setup={{ city: id }} />}
              chosen={free?.city === id}
              onChoose={() => change({ seats: 2, scenario: 'battle', ...free, city: id })}
            />
          ))}
        </ul>
      </section>
      {free && (
        <section className="panel">
          {number(t('players'), seats, 2, 5, (n) => ({ seats: n }))}
          {number(t('heroesEach'), free.heroes ?? (seats > 2 ? seats - 1 : 2), 1, 5, (n) => ({ heroes: n }))}
          <label className="seed">
            <span>{t('scenario')}</span>
            <select
              value={free.scenario ?? ''}
              onChange={(event) => changeFree({ scenario: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">{t('drawn')}</option>
              {SCENARIOS.map((id) => (
                <option key={id} value={id}>
                  {SCENARIO_NAMES[id]}
                </option>
              ))}
            </select>
          </label>
        </section>
      )}
    </>
  );
}
