import { type DecisionOf, libraryOfMatch, type View } from '@sandtable/quantum-legions';
import { useState } from 'react';
import type { Refused, Sitting } from '../../../frame/sitting.js';
import { useAnswer } from '../../../kit/use-answer.js';
import { type ForceChoice, unitsIn } from '../new-game/draft.js';
import { ForceEditor } from '../new-game/force-editor.js';
import type { NewGameSay } from '../new-game/texts.js';
import type { TableSay } from '../texts.js';
import '../new-game/new-game.css';

interface RecruitProps {
  readonly sitting: Sitting;
  readonly view: View;
  readonly onAnswer: (decision: DecisionOf<'ChooseForce'>) => void;
  readonly t: NewGameSay;
  readonly table: TableSay;
}

/** A force for one's seat, ready or put together; the referee says what speaks against it. */
export function Recruit({ sitting, view, onAnswer, t, table }: RecruitProps) {
  const library = libraryOfMatch(view.match);
  const { config } = view.match;
  const [choice, setChoice] = useState<ForceChoice>(
    () => (config.specialTraits && [...library.rosters.keys()][0]) || [],
  );
  const units = unitsIn(choice, library) ?? [];
  const force = library.units.get(units[0] ?? '')?.force ?? [...library.forces.keys()][0]!;
  const decision: DecisionOf<'ChooseForce'> = { type: 'ChooseForce', force, units };
  const found = useAnswer<{ faults: readonly Refused[] }>(sitting, 'roster', { force, units }, 0);
  const problems = (found?.faults ?? []).map(({ message, rule }) => ({ path: '', message, ...(rule && { rule }) }));
  return (
    <section className="setting-up" aria-label={table('askForce')}>
      <ForceEditor
        seat={view.seat ?? 'A'}
        own
        mayDraw={false}
        choice={choice}
        library={library}
        config={config}
        problems={problems}
        onChange={setChoice}
        t={t}
        table={table}
      />
      <div className="setting-up-bar">
        <button type="button" className="main" onClick={() => onAnswer(decision)}>
          {t('recruit')}
        </button>
      </div>
    </section>
  );
}
