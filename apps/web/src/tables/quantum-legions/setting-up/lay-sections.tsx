import { type BoardPlan, type DecisionOf, libraryOfMatch, type View } from '@sandtable/quantum-legions';
import { useMemo, useState } from 'react';
import { HEIGHT, WIDTH } from '../hexart.js';
import type { NewGameSay } from '../new-game/texts.js';
import { terrainOf } from '../preview.js';
import { PlannedGround } from '../terrain.js';

interface FirstSectionProps {
  readonly view: View;
  readonly onAnswer: (decision: DecisionOf<'ChooseSection'>) => void;
  readonly t: NewGameSay;
}

/** QL-SET-09: the first player lays a section, unturned. */
export function FirstSection({ view, onAnswer, t }: FirstSectionProps) {
  const library = libraryOfMatch(view.match);
  return (
    <section className="setting-up" aria-label={t('board')}>
      <ul className="section-cards">
        {[...library.sections.values()].map(({ id, name, description }) => (
          <li key={id}>
            <button type="button" onClick={() => onAnswer({ type: 'ChooseSection', section: id })}>
              <Half section={id} view={view} />
              <b>{name}</b>
              <small>{description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One section by itself: the left half of a board made of it. */
function Half({ section, view }: { readonly section: string; readonly view: View }) {
  const library = libraryOfMatch(view.match);
  const laid = { section, rot: 0 } as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section of a game stays as it is
  const terrain = useMemo(() => terrainOf({ left: laid, right: laid, firstPlaced: 'left' }, library), [section]);
  return (
    <svg className="preview" viewBox={`0 0 ${WIDTH / 2} ${HEIGHT}`} aria-hidden="true">
      <PlannedGround terrain={terrain} config={view.match.config} />
    </svg>
  );
}

interface JoinSectionProps {
  readonly view: View;
  /** A legal answer to begin with. */
  readonly first: DecisionOf<'JoinSection'>;
  readonly onAnswer: (decision: DecisionOf<'JoinSection'>) => void;
  readonly t: NewGameSay;
}

const SIDES = ['left', 'right'] as const;

/** QL-SET-10: the second player joins another section to it, on either side, turned or not. */
export function JoinSection({ view, first, onAnswer, t }: JoinSectionProps) {
  const library = libraryOfMatch(view.match);
  const [decision, setDecision] = useState(first);
  const { section, side, rot } = decision;
  const laid = { section: view.firstSection!, rot: 0 } as const;
  const plan: BoardPlan =
    side === 'left'
      ? { left: { section, rot }, right: laid, firstPlaced: 'right' }
      : { left: laid, right: { section, rot }, firstPlaced: 'left' };
  const terrain = terrainOf(plan, library);
  const nameOf = (id: string): string => library.sections.get(id)?.name ?? id;
  return (
    <section className="setting-up" aria-label={t('board')}>
      <svg
        className="preview"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('boardLabel', { left: nameOf(plan.left.section), right: nameOf(plan.right.section) })}
      >
        <PlannedGround terrain={terrain} config={view.match.config} />
        <path className="seam" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
      </svg>
      <div className="setting-up-bar">
        <select
          aria-label={t('board')}
          value={section}
          onChange={(event) => setDecision({ ...decision, section: event.target.value })}
        >
          {[...library.sections.values()]
            .filter(({ id }) => id !== laid.section)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
        <span className="choices">
          {SIDES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="join-side"
                checked={side === one}
                onChange={() => setDecision({ ...decision, side: one })}
              />
              <span>{t(`${one}Word`)}</span>
            </label>
          ))}
        </span>
        <button
          type="button"
          aria-pressed={rot === 180}
          onClick={() => setDecision({ ...decision, rot: rot === 180 ? 0 : 180 })}
        >
          ⟳ {t('turn')}
        </button>
        <button type="button" className="main" onClick={() => onAnswer(decision)}>
          {t('lay')}
        </button>
      </div>
    </section>
  );
}
