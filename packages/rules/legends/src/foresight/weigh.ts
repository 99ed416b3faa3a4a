import type { Decision } from '../decisions.js';
import { flingDifficulty } from '../rules/fling.js';
import { shotDifficulty } from '../rules/long-shot.js';
import type { MomentId } from '../rules/moments.js';
import { pickUpDifficulty } from '../rules/pick-up.js';
import { strikeDifficulty } from '../rules/strike.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { indexOf } from '../tables.js';

// How hard a decision would be.

/** The Moment that a decision of the active Hero would attempt, and how hard it is; null where it attempts none. */
export interface Weighed {
  readonly moment: MomentId;
  readonly difficulty: number;
  /** The difficulty by which it pays, where that is another. */
  readonly pays?: number;
}

export function weigh(s: Scene, hero: Hero, d: Decision): Weighed | null {
  switch (d.type) {
    case 'move':
    case 'callHero':
      return { moment: d.type, difficulty: d.chosen };
    case 'strike':
      return { moment: 'strike', difficulty: strikeDifficulty(hero) };
    case 'longShot': {
      const target = heroOf(s, d.target);
      return target?.onTable ? { moment: 'longShot', difficulty: shotDifficulty(s, hero, target) } : null;
    }
    case 'pickUp': {
      const i = indexOf(s, d.thing);
      return i < 0 ? null : { moment: 'pickUp', difficulty: pickUpDifficulty(s, i) };
    }
    case 'fling': {
      const i = hero.carrying === null ? -1 : indexOf(s, hero.carrying);
      return i < 0 ? null : { moment: 'fling', difficulty: flingDifficulty(s, i, d.chosen) };
    }
    case 'knockDown':
    case 'knockBack':
      return { moment: d.type, difficulty: 2 * d.chosen }; // LG-KND-02, LG-KNB-02
    default:
      return null;
  }
}
