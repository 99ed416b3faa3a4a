import { useEffect } from 'react';
import type { Moment, Sitting } from '../../frame/sitting.js';
import type { TableSay } from './texts.js';

// Reactions that only a miracle could save may be left by themselves, so that nobody is asked in vain: a standing order. Who has
// given it once has it in every game that is new to this screen.

const KIND = 'leaveHopeless';
const KEY = 'sandtable.legends.hopeless';

/** A browser may forbid storage: then it is asked in each game. */
function likesIt(): boolean {
  try {
    return localStorage.getItem(KEY) === 'leave';
  } catch {
    return false;
  }
}

function remember(leave: boolean): void {
  try {
    localStorage.setItem(KEY, leave ? 'leave' : 'ask');
  } catch {
    // it holds for this game
  }
}

export interface Hopeless {
  readonly leave: boolean;
  setLeave(leave: boolean): void;
}

/** `active`: not where somebody is being taught, or looks back. */
export function useHopeless(sitting: Sitting, moment: Moment, active: boolean): Hopeless {
  const leave = moment.standing.some(({ kind }) => kind === KIND);
  const setLeave = (wanted: boolean): void => void sitting.stand(KIND, wanted ? {} : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each table
  useEffect(() => {
    if (active && !leave && likesIt()) setLeave(true);
  }, [sitting, active]);
  return {
    leave,
    setLeave: (wanted) => {
      remember(wanted);
      setLeave(wanted);
    },
  };
}

export function HopelessBox({ hopeless, t }: { readonly hopeless: Hopeless; readonly t: TableSay }) {
  return (
    <label className="hopeless">
      <input type="checkbox" checked={hopeless.leave} onChange={(event) => hopeless.setLeave(event.target.checked)} />
      {t('leaveHopeless')}
    </label>
  );
}
