import { type Library, type Scenario, type Setup, SIDES, tableFor } from '@sandtable/fictioneers-legacy';
import { useMemo, useState } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { NumberField, Picker, Radios } from '../../../kit/setup/fields.js';
import { BattleChoice, Story } from '../../../kit/setup/parts.js';
import type { EditorProps, SetupSoFar } from '../../../new/new-game.js';
import { OwnContent } from '../../../new/own-content.js';
import { TablePicture } from '../preview.js';
import {
  type Fielding,
  fieldingOf,
  libraryIn,
  mostPlayers,
  ownPlatoons,
  playersOf,
  wayOf,
  withContent,
  withFielding,
  withPlayers,
  withTable,
} from './draft.js';
import { ForceEditor } from './forces-editor.js';
import { OWN_CONTENT } from './own-content.js';
import { FIRST_TABLE } from './pieces.js';
import { TableEditor } from './table-editor.js';
import { type NewGameSay, newGameText } from './texts.js';
import './new-game.css';

/** Points of a usual game, and a force for each side that keeps to them. */
export const POINTS = 305;
export const FIRST_FORCES = { A: ['P-T-RIFLE'], B: ['P-S-HOST'] };

/** What is to be played: a scenario or a table of one's own, and who fights on it. */
export function Editor({ setup: given, onChange, problems, language }: EditorProps) {
  const t = newGameText(language);
  const setup = given as Setup;
  const library = libraryIn(setup);
  const way = wayOf(setup);
  const change = (next: Setup) => onChange(next as SetupSoFar);
  const under = (...paths: string[]) => problems.filter(({ path }) => paths.some((start) => path.startsWith(start)));

  // Whoever looks at another table and comes back finds the own one as it was.
  const [left, setLeft] = useState<Pick<Setup, 'pickUp' | 'position'>>({});
  const position = setup.position ?? left.position;
  const take = (table: Pick<Setup, 'scenario' | 'pickUp' | 'position'>) => {
    const { pickUp = left.pickUp } = setup;
    setLeft({ ...(pickUp && { pickUp }), ...(position && { position }) });
    const next = withTable(setup, table);
    const homeless = table.pickUp && fieldingOf(setup) === 'scenario';
    if (table.position) change(withFielding(next, {}));
    else change(homeless ? withFielding(next, { forces: FIRST_FORCES, limit: POINTS }) : next);
  };
  const own = useMemo(
    () => tableFor({ pickUp: setup.pickUp ?? left.pickUp ?? FIRST_TABLE }),
    [setup.pickUp, left.pickUp],
  );
  return (
    <>
      <BattleChoice
        title={t('battle')}
        cards={[
          ...[...library.scenarios.values()].map((one) => ({
            title: one.name,
            note: one.minutes ? t('minutes', { minutes: one.minutes }) : t('ownTable'),
            picture: <TablePicture scenario={one} />,
            chosen: one.id === setup.scenario,
            onChoose: () => take({ scenario: one.id }),
          })),
          {
            title: t('pickUp'),
            note: t('pickUpNote'),
            picture: own && <TablePicture scenario={own} />,
            chosen: way === 'pickUp',
            onChoose: () => take({ pickUp: setup.pickUp ?? left.pickUp ?? FIRST_TABLE }),
          },
          position && {
            title: t('position'),
            note: t('positionNote'),
            picture: null,
            chosen: way === 'position',
            onChoose: () => take({ position }),
          },
        ]}
      >
        {way === 'scenario' && <ScenarioStory setup={setup} library={library} t={t} />}
      </BattleChoice>
      {way === 'pickUp' && (
        <TableEditor
          setup={setup}
          library={library}
          problems={under('pickUp')}
          onChange={(pickUp) => change({ ...setup, pickUp })}
          t={t}
        />
      )}
      {way !== 'position' && (
        <section className="panel forces-editor">
          <h2>{t('forces')}</h2>
          <Fieldings setup={setup} onChange={change} t={t} />
          <TeamMates setup={setup} library={library} onChange={change} t={t} />
          {fieldingOf(setup) === 'platoons' && (
            <div className="two-forces">
              {SIDES.map((side) => (
                <ForceEditor
                  key={side}
                  side={side}
                  setup={setup}
                  library={library}
                  problems={under(`forces.${side}`, ...pathsOf(setup, side))}
                  onChange={change}
                  t={t}
                />
              ))}
            </div>
          )}
        </section>
      )}
      <OwnContent
        own={OWN_CONTENT}
        content={setup.content}
        problems={under('content')}
        onChange={(content) => change(withContent(setup, content))}
        say={t}
      />
    </>
  );
}

/** Where in the content the platoons stand that a side brings. */
function pathsOf(setup: Setup, side: 'A' | 'B'): string[] {
  const brought = setup.forces?.[side] ?? [];
  return ownPlatoons(setup).flatMap(({ platoon, path }) => (brought.includes(platoon.id) ? [path] : []));
}

interface FieldingsProps {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
  readonly t: NewGameSay;
}

/** Where the forces come from, and how many points they may have. */
function Fieldings({ setup, onChange, t }: FieldingsProps) {
  const fielding = fieldingOf(setup);
  const choices: readonly Fielding[] =
    wayOf(setup) === 'scenario' ? ['scenario', 'platoons', 'points'] : ['platoons', 'points'];
  const take = (next: Fielding) => {
    if (next === 'points') onChange(withFielding(setup, { points: setup.limit ?? POINTS }));
    else if (next === 'platoons')
      onChange(withFielding(setup, { forces: setup.forces ?? FIRST_FORCES, limit: setup.points ?? POINTS }));
    else onChange(withFielding(setup, {}));
  };
  const limit = fielding === 'points' ? setup.points : setup.limit;
  const setLimit = (points: number) =>
    onChange(fielding === 'points' ? { ...setup, points } : { ...setup, limit: points });
  return (
    <>
      <Radios name="fielding" legend={t('fielding')} value={fielding} values={choices} say={t} onChange={take} />
      {fielding !== 'scenario' && (
        <div className="fields">
          <NumberField
            label={t('limit')}
            min={10}
            max={9999}
            value={limit ?? ''}
            placeholder={t('noLimit')}
            onChange={setLimit}
            onEmpty={() => {
              if (fielding === 'platoons') onChange(withFielding(setup, { forces: setup.forces! }));
            }}
          />
        </div>
      )}
    </>
  );
}

/** How many play each side, where there are platoons for several. */
function TeamMates({ setup, library, onChange, t }: FieldingsProps & { readonly library: Library }) {
  if (SIDES.every((side) => mostPlayers(setup, library, side) === 1)) return null;
  return (
    <div className="fields">
      {SIDES.map((side) => (
        <Picker
          key={side}
          label={t('playersOf', { side })}
          value={playersOf(setup, side)}
          values={Array.from({ length: mostPlayers(setup, library, side) }, (_, i) => i + 1)}
          onChange={(n) => onChange(withPlayers(setup, side, n))}
        />
      ))}
      <RuleRef id="FL-SEQ-11" />
    </div>
  );
}

interface StoryProps {
  readonly setup: Setup;
  readonly library: Library;
  readonly t: NewGameSay;
}

function ScenarioStory({ setup, library, t }: StoryProps) {
  const scenario = library.scenarios.get(setup.scenario ?? '');
  if (!scenario) return null;
  const [w, h] = scenario.table;
  return (
    <Story
      picture={<TablePicture scenario={scenario} />}
      text={
        <>
          <p>{scenario.aim}</p>
          <p className="quiet">{scenario.teaches}</p>
          <p className="quiet">{t('facts', { w, h, rounds: scenario.rounds })}</p>
        </>
      }
      sides={(fieldingOf(setup) === 'scenario' ? SIDES : []).map((seat) => ({
        seat,
        name: scenario.forces[seat].name,
        brings: squadsIn(scenario, seat, library),
      }))}
    />
  );
}

function squadsIn({ forces }: Scenario, side: 'A' | 'B', library: Library): string {
  const force = forces[side];
  if ('platoons' in force) return force.platoons.map((id) => library.platoons.get(id)?.name ?? id).join(', ');
  return force.squads
    .map(({ name, members }) => `${name} (${members.reduce((sum, { count }) => sum + count, 0)})`)
    .join(', ');
}
