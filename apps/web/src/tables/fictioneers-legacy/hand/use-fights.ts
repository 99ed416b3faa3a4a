import type { Score } from '@sandtable/craft';
import type { DecisionOf } from '@sandtable/fictioneers-legacy';
import { useAnswers } from '../../../kit/use-answer.js';
import type { Situation } from './situation.js';

export interface MeleeOdds {
  readonly attack: Score;
  readonly defence: Score;
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** A pair in contact that can fight now, with its odds once they are told. */
export interface Fight {
  readonly attacker: string;
  readonly defender: string;
  readonly decision: DecisionOf<'ChooseMelee'>;
  readonly odds: MeleeOdds | null;
}

export interface Fights {
  readonly fights: readonly Fight[];
}

export function useFights({ sitting, moment, options }: Situation): Fights {
  const offered = options.filter((one): one is DecisionOf<'ChooseMelee'> => one.type === 'ChooseMelee');
  const about = offered.map(({ attacker, defender }) => ({ attacker, defender }));
  const odds = useAnswers<MeleeOdds>(sitting, 'melee', about, moment.at);
  return { fights: offered.map((decision, i) => ({ ...about[i]!, decision, odds: odds[i] ?? null })) };
}
