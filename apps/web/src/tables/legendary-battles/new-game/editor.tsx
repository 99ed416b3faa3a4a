import { type BattleSetup, type Content, loadContent, type Scenario, SEATS } from '@sandtable/legendary-battles';
import { BattleChoice, Faults, Story } from '../../../kit/setup/parts.js';
import type { EditorProps, SetupSoFar } from '../../../new/new-game.js';
import { OwnContent, type OwnContentOf } from '../../../new/own-content.js';
import { Preview } from '../preview.js';
import { scenarioOf, scenariosOf, supplemented, withCards } from './draft.js';
import { EXAMPLE } from './example.js';
import { type NewGameSay, newGameText } from './texts.js';

const KINDS = ['scenarios', 'units'] as const;
const OWN_CONTENT: OwnContentOf<(typeof KINDS)[number]> = {
  kinds: KINDS,
  load: (data) =>
    loadContent(data) as
      | { ok: false }
      | { ok: true; content: Content & Record<(typeof KINDS)[number], readonly unknown[]> },
  example: EXAMPLE,
};

/** What is to be played: one of the battle packs, or one of one's own. */
export function Editor({ setup: given, onChange, problems, language }: EditorProps) {
  const t = newGameText(language);
  const setup = given as BattleSetup;
  const scenario = scenarioOf(setup);
  const change = (next: BattleSetup) => onChange(next as SetupSoFar);
  const under = (path: string) => problems.filter((problem) => problem.path.startsWith(path));
  const cards = supplemented(setup);
  const own = setup.content === undefined ? {} : { content: setup.content };
  return (
    <>
      <BattleChoice
        title={t('battle')}
        cards={scenariosOf(setup).map((one) => ({
          title: one.name,
          note: noteOf(one, t),
          picture: <Preview setup={{ scenario: one.id, ...own }} />,
          chosen: setup.scenario === one.id,
          onChoose: () => {
            const { without: _, ...others } = setup;
            change({ ...others, scenario: one.id });
          },
        }))}
      >
        {scenario && (
          <Story
            picture={<Preview setup={setup} />}
            text={
              <>
                <p>{scenario.background}</p>
                <p className="quiet">{scenario.summary}</p>
                {scenario.special.length > 0 && (
                  <p className="quiet">
                    {t('special')}: {scenario.special.map(({ text }) => text).join(' ')}
                  </p>
                )}
              </>
            }
            sides={SEATS.map((seat) => ({
              seat,
              name: t('points', scenario.sides[seat]),
              brings: scenario.units[seat].map(({ name }) => name).join(', '),
            }))}
          />
        )}
        <Faults problems={under('scenario')} />
      </BattleChoice>
      {cards.length > 0 && (
        <section className="panel">
          <h2>{t('supplements')}</h2>
          <p className="quiet">{t('supplementsNote')}</p>
          <ul className="battle-supplements">
            {cards.map(({ side, id, name, cards: held }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={!setup.without?.includes(id)}
                    onChange={(event) => change(withCards(setup, id, event.currentTarget.checked))}
                  />{' '}
                  <b className="seat">{side}</b> {name} <small>{held.join(', ')}</small>
                </label>
              </li>
            ))}
          </ul>
          <Faults problems={under('without')} />
        </section>
      )}
      <OwnContent
        own={OWN_CONTENT}
        content={setup.content}
        problems={under('content')}
        onChange={(content) => {
          const { content: _, ...others } = setup;
          change(content === undefined ? others : { ...others, content });
        }}
        say={t}
      />
    </>
  );
}

const noteOf = ({ genre, minutes: [from, to], map }: Scenario, t: NewGameSay): string =>
  [t(genre), t('minutes', { from, to }), 'cols' in map ? `${map.cols} × ${map.rows}` : `${map.zones.length}`].join(
    ', ',
  );
