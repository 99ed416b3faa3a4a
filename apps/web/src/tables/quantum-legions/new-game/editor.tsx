import { type BattleSetup, isOffered, type Library, type Scenario, SEATS } from '@sandtable/quantum-legions';
import { useState } from 'react';
import { BattleChoice, Story } from '../../../kit/setup/parts.js';
import type { EditorProps } from '../../../new/new-game.js';
import { OwnContent } from '../../../new/own-content.js';
import { Preview } from '../preview.js';
import { tableText } from '../texts.js';
import { BoardEditor } from './board-editor.js';
import { configOf, copiesOf, libraryOf, wayOf, withBattle, withQuick } from './draft.js';
import { ForceEditor } from './force-editor.js';
import { OWN_CONTENT } from './own-content.js';
import { type NewGameSay, newGameText } from './texts.js';
import './new-game.css';

/** What is to be played: a scenario, a battle of one's own, or everything decided at the table. */
export function Editor({ setup: given, onChange, problems, language }: EditorProps) {
  const t = newGameText(language);
  const table = tableText(language);
  const setup = given as BattleSetup;
  const library = libraryOf(setup);
  const config = configOf(setup);
  const way = wayOf(setup);
  const under = (path: string) => problems.filter((problem) => problem.path.startsWith(path));

  // Whoever looks at another way and comes back finds everything as it was.
  const [left, setLeft] = useState<Pick<BattleSetup, 'quick' | 'position'>>({});
  const position = setup.position ?? left.position;
  const take = (battle: Omit<BattleSetup, 'options' | 'content'>) => {
    const { quick = left.quick } = setup;
    setLeft({ ...(quick && { quick }), ...(position && { position }) });
    onChange(withBattle(setup, battle));
  };

  const isShown = (scenario: Scenario): boolean => isOffered(scenario, config) || scenario.id === setup.scenario;

  // Of the options, only these change what a board looks like; with the others an own battle might not be one yet.
  const { miniatures, tabletopScale } = configOf(setup);
  const looks = { miniatures, tabletopScale };
  return (
    <>
      <BattleChoice
        title={t('battle')}
        cards={[
          ...[...library.scenarios.values()].filter(isShown).map((scenario) => ({
            title: scenario.name,
            note: noteOf(scenario, t),
            picture: <Preview setup={{ ...withBattle(setup, { scenario: scenario.id }), options: looks }} />,
            chosen: setup.scenario === scenario.id,
            onChoose: () => take({ scenario: scenario.id }),
          })),
          {
            title: t('build'),
            note: t('buildNote'),
            picture: way === 'quick' ? <Preview setup={setup} /> : null,
            chosen: way === 'quick',
            onChoose: () => take({ quick: left.quick ?? FIRST_BATTLE }),
          },
          {
            title: t('standard'),
            note: t('standardNote'),
            picture: null,
            chosen: way === 'standard',
            onChoose: () => take({ standard: true }),
          },
          position && {
            title: t('position'),
            note: t('positionNote'),
            picture: <Preview setup={withBattle(setup, { position })} />,
            chosen: way === 'position',
            onChoose: () => take({ position }),
          },
        ]}
      >
        {way === 'scenario' && <ScenarioStory setup={setup} library={library} />}
      </BattleChoice>
      {way === 'quick' && (
        <>
          <section className="panel forces-editor">
            <h2>{t('forces')}</h2>
            <div className="two-forces">
              {(['A', 'B'] as const).map((seat) => (
                <ForceEditor
                  key={seat}
                  seat={seat}
                  own={seat === 'A'}
                  mayDraw
                  choice={setup.quick?.[seat]}
                  library={library}
                  config={config}
                  problems={under(`quick.${seat}`)}
                  onChange={(choice) => onChange(withQuick(setup, seat, choice))}
                  t={t}
                  table={table}
                />
              ))}
            </div>
          </section>
          <BoardEditor
            plan={setup.quick?.board}
            library={library}
            config={configOf(setup)}
            problems={under('quick.board')}
            onChange={(board) => onChange(withQuick(setup, 'board', board))}
            t={t}
          />
        </>
      )}
      <OwnContent
        own={OWN_CONTENT}
        content={setup.content}
        problems={under('content')}
        onChange={(content) => {
          const { content: _, ...others } = setup;
          const next: BattleSetup = content === undefined ? others : { ...others, content };
          onChange(next);
        }}
        say={t}
      />
    </>
  );
}

const FIRST_BATTLE = {
  A: 'RO-PG',
  B: 'RO-VB',
  board: { left: { section: 'S1', rot: 0 }, right: { section: 'S3', rot: 180 }, firstPlaced: 'left' },
} as const satisfies BattleSetup['quick'];

function noteOf({ level, minutes }: Scenario, t: NewGameSay): string {
  return [level, minutes === undefined ? undefined : t('minutes', { n: minutes })].filter(Boolean).join(', ');
}

function ScenarioStory({ setup, library }: { readonly setup: BattleSetup; readonly library: Library }) {
  const scenario = library.scenarios.get(setup.scenario!);
  if (!scenario) return null;
  return (
    <Story
      picture={<Preview setup={setup} />}
      text={
        <>
          <p>{scenario.story}</p>
          <p className="quiet">{scenario.notes}</p>
        </>
      }
      sides={SEATS.map((seat) => ({
        seat,
        name: library.forces.get(scenario.seats[seat].force ?? '')?.name,
        brings: listed(scenario.seats[seat].roster ?? [], library),
      }))}
    />
  );
}

/** `2 Mandate Main Tank, 1 Guard Rifles`. */
function listed(units: readonly string[], library: Library): string {
  return [...new Set(units)]
    .map((type) => `${copiesOf(units, type)} ${library.units.get(type)?.name ?? type}`)
    .join(', ');
}
