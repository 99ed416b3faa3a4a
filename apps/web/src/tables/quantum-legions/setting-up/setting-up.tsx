import type { Decision, DecisionOf, View } from '@sandtable/quantum-legions';
import type { Sitting } from '../../../frame/sitting.js';
import type { Language } from '../../../text/language.js';
import { newGameText } from '../new-game/texts.js';
import { tableText } from '../texts.js';
import { FirstSection, JoinSection } from './lay-sections.js';
import { Recruit } from './recruit.js';
import './setting-up.css';

export interface SettingUpProps {
  readonly sitting: Sitting;
  readonly view: View;
  readonly kind: string | null;
  readonly options: readonly Decision[];
  readonly onAnswer: (decision: Decision) => void;
  readonly language: Language;
}

/** In the place of the board while there is none yet: recruiting, and laying the sections of the map (QL-SET-02 to QL-SET-10). */
export function SettingUp({ sitting, view, kind, options, onAnswer, language }: SettingUpProps) {
  const t = newGameText(language);
  const table = tableText(language);
  switch (kind) {
    case 'ChooseForce':
      return <Recruit sitting={sitting} view={view} onAnswer={onAnswer} t={t} table={table} />;
    case 'ChooseSection':
      return <FirstSection view={view} onAnswer={onAnswer} t={t} />;
    case 'JoinSection':
      return (
        <JoinSection
          view={view}
          first={options.find((option): option is DecisionOf<'JoinSection'> => option.type === 'JoinSection')!}
          onAnswer={onAnswer}
          t={t}
        />
      );
    default:
      return <div className="board empty-board">{table('setup')}</div>;
  }
}
