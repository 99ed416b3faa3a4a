import { Game, type GameRecord, hashOf } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';

/** What a record comes to: fingerprints of its end and of all that happened on the way. */
export interface Replayed {
  readonly end: string;
  readonly events: string;
}

/** The same code in Node and in the browser. */
export function replayed(record: GameRecord): Replayed {
  const game = Game.replay(quantumLegions, record);
  return { end: game.hash(), events: hashOf(game.events('referee')) };
}
