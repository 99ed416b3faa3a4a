import type { Problem } from '@sandtable/kernel';
import type { BoardPlan, Config, Library } from '@sandtable/quantum-legions';
import { useMemo } from 'react';
import { RuleRef } from '../../../frame/rule.js';
import { Problems } from '../../../new/problems.js';
import { HEIGHT, WIDTH } from '../hexart.js';
import { terrainOf } from '../preview.js';
import { PlannedGround } from '../terrain.js';
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
      <div className="choices">
        <label>
          <input type="radio" name="board" checked={!plan} onChange={() => onChange(undefined)} />
          <span>{t('boardRandom')}</span>
        </label>
        <label>
          <input type="radio" name="board" checked={!!plan} onChange={() => onChange(plan ?? FIRST)} />
          <span>{t('boardChoose')}</span>
        </label>
      </div>
      {plan ? (
        <Laid plan={plan} library={library} config={config} onChange={onChange} t={t} />
      ) : (
        <p className="quiet">{t('boardRandomNote')}</p>
      )}
      {problems.length > 0 && (
        <div className="refused" role="alert">
          <Problems problems={problems} />
        </div>
      )}
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
        <svg
          className="preview"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('boardLabel', { left: nameOf('left'), right: nameOf('right') })}
        >
          <PlannedGround terrain={terrain} config={config} />
          <path className="seam" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
        </svg>
      )}
      <div className="sections">
        {SIDES.map((side) => {
          const { section, rot } = plan[side];
          return (
            <div key={side} className="section-choice">
              <label htmlFor={`section-${side}`}>{t(`${side}Section`)}</label>
              <select
                id={`section-${side}`}
                value={section}
                onChange={({ target: { value } }) => {
                  // A section exists once: taking the one that lies on the other side swaps them.
                  const other = plan[OTHER[side]];
                  const taken = other.section === value ? { [OTHER[side]]: { ...other, section } } : {};
                  onChange({ ...plan, ...taken, [side]: { section: value, rot } });
                }}
              >
                {[...sections.values()].map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
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
        <fieldset className="choices">
          <legend>{t('laidFirst')}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name="laid-first"
                checked={plan.firstPlaced === side}
                onChange={() => onChange({ ...plan, firstPlaced: side })}
              />
              <span>{t(`${side}Word`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="quiet">
          {t('laidFirstNote')} <RuleRef id="QL-BRD-07" />
        </p>
      </div>
    </>
  );
}
