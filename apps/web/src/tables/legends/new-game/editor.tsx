import { CITIES, CITY_BY_ID, SCENARIO_NAMES, type Setup, STARTERS } from '@sandtable/legends';
import { useState } from 'react';
import { BattleChoice } from '../../../kit/setup/parts.js';
import type { EditorProps, SetupSoFar } from '../../../new/new-game.js';
import { Preview } from '../preview.js';
import { CityView } from './city-view.js';
import { cityName, type FreeSetup, freeOf, starterOf, wayOf } from './draft.js';
import { OwnCities } from './own-cities.js';
import { ScenarioChoice } from './scenario-choice.js';
import { SidesEditor } from './sides-editor.js';
import { Story } from './story.js';
import { newGameText } from './texts.js';
import './new-game.css';

const FIRST_OWN: FreeSetup = { city: 'crosstown', seats: 2, scenario: 'battle' };

/** What is to be played: a ready game, a city with whatever happens in it, or a position from a file. */
export function Editor({ setup: given, onChange, problems, language }: EditorProps) {
  const t = newGameText(language);
  const setup = given as Setup;
  const [way, free] = [wayOf(setup), freeOf(setup)];
  // Whoever looks at another way and comes back finds everything as it was.
  const [left, setLeft] = useState<{ readonly free?: FreeSetup; readonly position?: Setup }>({});
  const position = 'position' in setup ? setup : left.position;
  const take = (next: Setup) => {
    setLeft({ ...left, ...(free && { free }), ...(position && { position }) });
    const { options: _, ...rest } = next;
    const { options } = setup;
    onChange({ ...rest, ...(options && { options }) } as SetupSoFar);
  };
  const change = (next: FreeSetup) => onChange(next as SetupSoFar);
  const starter = starterOf(setup);
  return (
    <>
      <BattleChoice
        title={t('game')}
        cards={[
          ...STARTERS.map(({ id, name, minutes, scenario, sides }) => ({
            title: name,
            note: t('readyNote', { scenario: SCENARIO_NAMES[scenario], n: sides.length, minutes }),
            picture: <Preview setup={{ starter: id }} />,
            chosen: starter?.id === id,
            onChoose: () => take({ starter: id }),
          })),
          {
            title: t('own'),
            note: t('ownNote'),
            picture: free && <Preview setup={{ city: free.city }} />,
            chosen: way === 'free',
            onChoose: () => take(left.free ?? FIRST_OWN),
          },
          position && {
            title: t('position'),
            note: t('positionNote'),
            picture: <Preview setup={position} />,
            chosen: way === 'position',
            onChoose: () => take(position),
          },
        ]}
      >
        {starter && <Story starter={starter} setup={setup} language={language} />}
      </BattleChoice>
      {free && (
        <>
          <BattleChoice
            title={t('city')}
            cards={[
              ...CITIES.map(({ id, name, note, size }) => ({
                group: 'city',
                title: name,
                note: `${t('inchesWide', { n: size })} ${note}`,
                picture: <Preview setup={{ city: id }} />,
                chosen: free.city === id,
                onChoose: () => change({ ...free, city: id }),
              })),
              typeof free.city !== 'string' && {
                group: 'city',
                title: cityName(free.city),
                note: t('ownCityNote'),
                picture: <Preview setup={{ city: free.city }} />,
                chosen: true,
                onChoose: () => {},
              },
            ]}
          >
            <CityView city={free.city} language={language} />
            <OwnCities
              city={typeof free.city === 'string' ? null : free.city}
              onChoose={(city) => change({ ...free, city })}
              onDrop={() => change({ ...free, city: [...CITY_BY_ID.keys()][0]! })}
              t={t}
            />
          </BattleChoice>
          <ScenarioChoice setup={free} onChange={change} t={t} />
          <SidesEditor setup={free} onChange={change} problems={problems} t={t} />
        </>
      )}
    </>
  );
}
