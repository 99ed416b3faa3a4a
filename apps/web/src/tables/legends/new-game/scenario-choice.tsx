import { SCENARIO_NAMES, SCENARIOS } from '@sandtable/legends';
import { RuleRef } from '../../../frame/rule.js';
import { type FreeSetup, SCENARIO_RULE } from './draft.js';
import type { NewGameSay } from './texts.js';

interface ScenarioProps {
  readonly setup: FreeSetup;
  readonly onChange: (setup: FreeSetup) => void;
  readonly t: NewGameSay;
}

/** What it is about, each with how it is won. */
export function ScenarioChoice({ setup, onChange, t }: ScenarioProps) {
  const chosen = setup.scenario ?? null;
  return (
    <section className="panel scenario-choice">
      <h2>{t('scenario')}</h2>
      <ul>
        {[...SCENARIOS, null].map((id) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="scenario"
                checked={chosen === id}
                onChange={() => onChange({ ...setup, scenario: id })}
              />
              <span>
                <b>{id ? SCENARIO_NAMES[id] : t('drawn')}</b> <small>{t(id ? `win_${id}` : 'drawnNote')}</small>
              </span>
            </label>
            <RuleRef id={id ? SCENARIO_RULE[id] : 'LG-SET-06'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
