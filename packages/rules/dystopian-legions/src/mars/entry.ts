import type { MarId } from './ids.js';
import type { Topic, Topics } from './places.js';

/** A model rule: what it is called, what stands in its brackets, and what it says where. */
export interface Mar {
  readonly name: string;
  /** `Shield [n, colour]`, `Capacity [type, n]`, `Medic [X+]`. */
  readonly takes: 'nothing' | 'n' | 'n, colour' | 'type, n' | 'X+';
  readonly on: 'model' | 'weapon';
  readonly speaks: { readonly [T in Topic]?: Topics[T] };
}
export type Entries = { readonly [id in MarId]?: Mar };

/** For what always holds of who has the rule, where nobody else is asked. */
export const always = (): boolean => true;
