import { COMMAND_MARS } from './command.js';
import type { Mar } from './entry.js';
import { FIRE_MARS } from './fire.js';
import { MAR_IDS, type MarId } from './ids.js';
import { INDIRECT_MARS } from './indirect.js';
import { MELEE_MARS } from './melee.js';
import { MOVEMENT_MARS } from './movement.js';
import type { Topic, Topics } from './places.js';
import { PROTECTION_MARS } from './protection.js';
import { SUPPORT_MARS } from './support.js';

// All model rules, and what they say about each topic. A chapter of the rules asks for a topic once, when it is loaded, and puts what
// it gets into its own tables: no rule of a model is named anywhere else.

export const MARS: { readonly [id in MarId]: Mar } = {
  ...COMMAND_MARS,
  ...FIRE_MARS,
  ...INDIRECT_MARS,
  ...MELEE_MARS,
  ...MOVEMENT_MARS,
  ...PROTECTION_MARS,
  ...SUPPORT_MARS,
};

/** Who speaks before whom at one moment, where the order of the book is another (DL-MAR-66). */
const ORDER: { readonly [T in Topic]?: readonly MarId[] } = {
  'save.shield': ['shield', 'energyWeapon'], // the dice first, then their colour
  'leader.spends': ['officer', 'nco', 'politicalOfficer', 'adjutant'], // what is forbidden comes last
};

/** What model rules say about a topic, in order. */
export function spoken<T extends Topic>(topic: T): readonly Topics[T][] {
  const said = (id: MarId): readonly Topics[T][] => {
    const clause = MARS[id].speaks[topic] as Topics[T] | undefined;
    return clause === undefined ? [] : [clause];
  };
  return (ORDER[topic] ?? MAR_IDS).flatMap(said);
}

/** A clause as documents and tests read it. */
export interface Spoken {
  readonly mar: MarId;
  readonly topic: Topic;
  readonly clause: Topics[Topic];
}

/** Every clause of every model rule. */
export const CLAUSES: readonly Spoken[] = MAR_IDS.flatMap((mar) =>
  Object.entries(MARS[mar].speaks).map(([topic, clause]) => ({ mar, topic: topic as Topic, clause })),
);
