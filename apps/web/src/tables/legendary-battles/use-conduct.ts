import { type Conduct, passWithout } from '@sandtable/legendary-battles';
import { useEffect, useState } from 'react';
import type { TableProps } from '../../frame/presenter.js';

// When one is asked: what the game itself keeps (`Conduct`, open to both), and whether windows are passed in which nothing of the own hand
// fits, which is a standing order of this screen.

const KEY = 'sandtable.legendary-battles.pass';

/** A browser may forbid storage: then it is as usual in each game. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(passes: boolean): void {
  try {
    localStorage.setItem(KEY, passes ? 'pass' : 'ask');
  } catch {
    // it holds for this game
  }
}

export interface Asking {
  /** What has been chosen and not been said yet. */
  readonly wanted: Conduct | null;
  say(conduct: Conduct): void;
  readonly passes: boolean;
  setPasses(passes: boolean): void;
}

export function useAsking({ sitting, moment, pointAt }: TableProps): Asking {
  const [wanted, setWanted] = useState<Conduct | null>(null);
  const asked = moment.question !== null && sitting.plays && !moment.past;
  useEffect(() => {
    if (wanted === null || !asked) return;
    setWanted(null);
    void sitting.answer({ type: 'Conduct', conduct: wanted });
  }, [sitting, wanted, asked]);

  const passes = moment.standing.some(({ kind }) => kind === passWithout.kind);
  const stand = (wanted: boolean): void => void sitting.stand(passWithout.kind, wanted ? {} : null);
  const active = sitting.plays && pointAt === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each table
  useEffect(() => {
    const likes = remembered() ?? (sitting.hasBots ? 'pass' : 'ask');
    if (active && !passes && likes === 'pass' && sitting.hasBots) stand(true);
  }, [sitting, active]);
  return {
    wanted,
    say: setWanted,
    passes,
    setPasses: (chosen) => {
      remember(chosen);
      stand(chosen);
    },
  };
}
