import { type BoardPlan, type DecisionOf, libraryOfMatch, type View } from '@sandtable/quantum-legions';
import { useMemo, useState } from 'react';
import { Picker, Radios } from '../../../kit/setup/fields.js';
import type { NewGameSay } from '../new-game/texts.js';
import { BoardPicture, JoinedSections, terrainOf } from '../preview.js';

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
  return <BoardPicture terrain={terrain} config={view.match.config} half />;
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
      <JoinedSections
        terrain={terrain}
        config={view.match.config}
        label={t('boardLabel', { left: nameOf(plan.left.section), right: nameOf(plan.right.section) })}
      />
      <div className="setting-up-bar">
        <Picker
          label={t('board')}
          value={section}
          values={[...library.sections.keys()].filter((id) => id !== laid.section)}
          say={nameOf}
          onChange={(id) => setDecision({ ...decision, section: id })}
        />
        <Radios
          name="join-side"
          value={side}
          values={SIDES}
          say={(one) => t(`${one}Word`)}
          onChange={(one) => setDecision({ ...decision, side: one })}
        />
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
