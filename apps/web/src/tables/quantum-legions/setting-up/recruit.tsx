import type { Problem } from '@sandtable/kernel';
import { type DecisionOf, libraryOfMatch, type View } from '@sandtable/quantum-legions';
import { useEffect, useState } from 'react';
import type { Refused, Sitting } from '../../../frame/sitting.js';
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
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const units = unitsIn(choice, library) ?? [];
  const force = library.units.get(units[0] ?? '')?.force ?? [...library.forces.keys()][0]!;
  const decision: DecisionOf<'ChooseForce'> = { type: 'ChooseForce', force, units };
  const key = JSON.stringify({ force, units });
  useEffect(() => {
    let gone = false;
    void sitting.query<{ faults: readonly Refused[] }>('roster', JSON.parse(key)).then((found) => {
      if (gone) return;
      const faults = found?.faults ?? [];
      setProblems(faults.map(({ message, rule }) => ({ path: '', message, ...(rule && { rule }) })));
    });
    return () => {
      gone = true;
    };
  }, [sitting, key]);
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
