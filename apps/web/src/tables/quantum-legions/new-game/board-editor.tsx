import type { Problem } from '@sandtable/kernel';
import type { BoardPlan, Config, Library } from '@sandtable/quantum-legions';
import { useMemo } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { Picker, Radios } from '../../../kit/setup/fields.js';
import { Faults } from '../../../kit/setup/parts.js';
import { JoinedSections, terrainOf } from '../preview.js';
import type { NewGameSay } from './texts.js';

interface BoardEditorProps {
  readonly plan: BoardPlan | undefined;
  readonly library: Library;
  readonly config: Config;
  readonly problems: readonly Problem[];
  readonly onChange: (plan: BoardPlan | undefined) => void;
  readonly t: NewGameSay;
}

const FIRST: BoardPlan = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' };
const SIDES = ['left', 'right'] as const;
const OTHER = { left: 'right', right: 'left' } as const;

/** Two map sections joined into a board, each turned or not (QL-BRD-06, QL-BRD-07). */
export function BoardEditor({ plan, library, config, problems, onChange, t }: BoardEditorProps) {
  return (
    <section className="panel board-editor">
      <h2>{t('board')}</h2>
      <Radios
        name="board"
        value={plan ? 'boardChoose' : 'boardRandom'}
        values={['boardRandom', 'boardChoose'] as const}
        say={t}
        onChange={(way) => onChange(way === 'boardChoose' ? (plan ?? FIRST) : undefined)}
      />
      {plan ? (
        <Laid plan={plan} library={library} config={config} onChange={onChange} t={t} />
      ) : (
        <p className="quiet">{t('boardRandomNote')}</p>
      )}
      <Faults problems={problems} />
    </section>
  );
}

interface LaidProps {
  readonly plan: BoardPlan;
  readonly library: Library;
  readonly config: Config;
  readonly onChange: (plan: BoardPlan) => void;
  readonly t: NewGameSay;
}

function Laid({ plan, library, config, onChange, t }: LaidProps) {
  const { sections } = library;
  const known = SIDES.every((side) => sections.has(plan[side].section));
  const nameOf = (side: 'left' | 'right'): string => {
    const { section, rot } = plan[side];
    return `${sections.get(section)?.name ?? section}${rot === 180 ? `, ${t('turned')}` : ''}`;
  };
  const terrain = useMemo(() => (known ? terrainOf(plan, library) : null), [known, plan, library]);
  return (
    <>
      {terrain && (
        <JoinedSections
          terrain={terrain}
          config={config}
          label={t('boardLabel', { left: nameOf('left'), right: nameOf('right') })}
        />
      )}
      <div className="sections">
        {SIDES.map((side) => {
          const { section, rot } = plan[side];
          return (
            <div key={side} className="section-choice">
              <Picker
                label={t(`${side}Section`)}
                value={section}
                values={[...sections.keys()]}
                say={(id) => sections.get(id)!.name}
                onChange={(value) => {
                  // A section exists once: taking the one that lies on the other side swaps them.
                  const other = plan[OTHER[side]];
                  const taken = other.section === value ? { [OTHER[side]]: { ...other, section } } : {};
                  onChange({ ...plan, ...taken, [side]: { section: value, rot } });
                }}
              />
              <button
                type="button"
                aria-pressed={rot === 180}
                aria-label={`${t('turn')}: ${t(`${side}Section`)}`}
                onClick={() => onChange({ ...plan, [side]: { section, rot: rot === 180 ? 0 : 180 } })}
              >
                ⟳ {t('turn')}
              </button>
              <small>{sections.get(section)?.description}</small>
            </div>
          );
        })}
      </div>
      <div className="joint">
        <button
          type="button"
          onClick={() => onChange({ left: plan.right, right: plan.left, firstPlaced: OTHER[plan.firstPlaced] })}
        >
          ⇄ {t('swap')}
        </button>
        <Radios
          name="laid-first"
          legend={t('laidFirst')}
          value={plan.firstPlaced}
          values={SIDES}
          say={(side) => t(`${side}Word`)}
          onChange={(side) => onChange({ ...plan, firstPlaced: side })}
        />
        <p className="quiet">
          {t('laidFirstNote')} <RuleRef id="QL-BRD-07" />
        </p>
      </div>
    </>
  );
}
