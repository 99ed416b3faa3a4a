import type { Asked, QuestionKindId } from '../ask.js';
import type { Weighed } from './weigh.js';

/** A Moment that a question asks for, and what its success is worth besides the gain. */
export interface Reaction extends Weighed {
  readonly hero: string;
  readonly worth: number;
}

/** The reactions, whose difficulty the referee has told. */
export function reactionOf(kind: QuestionKindId | null, data: unknown): Reaction | null {
  switch (kind) {
    case 'Stretch': {
      const { hero, moment, difficulty, pays } = data as Asked['Stretch'];
      return { hero, moment, difficulty, pays, worth: 0 };
    }
    case 'ComeThrough':
      return { ...(data as Asked['ComeThrough']), moment: 'comeThrough', worth: 0 };
    case 'HeroLanding': {
      const { hero, difficulty, fatigue } = data as Asked['HeroLanding'];
      return { hero, difficulty, moment: 'heroLanding', worth: fatigue };
    }
    case 'Defend': {
      const { hero, difficulty, fatigue } = data as Asked['Defend'];
      return { hero, difficulty, moment: 'defend', worth: fatigue };
    }
    case 'StrikeBack':
      return { ...(data as Asked['StrikeBack']), moment: 'strikeBack', worth: 0 };
    case 'Struggle':
      return { ...(data as Asked['Struggle']), moment: 'struggle', worth: 0 };
    default:
      return null;
  }
}
