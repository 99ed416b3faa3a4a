import type { LastAct, Move } from '../decisions.js';
import type { Refusal } from '../rulebook.js';
import { freeSeats } from '../rules/vehicles.js';
import { type Battle, idOf, kindOf } from '../state.js';
import { SEAT_KINDS } from '../terms.js';
import { type Way, wayTo } from './way.js';

// What somebody can go and do at a thing on the table: get in, get on, pick up. Each with the whole way there.

export interface Acts {
  readonly ways: readonly (Way & { readonly move: Move })[];
  /** Why there is none. */
  readonly refusal: Refusal | null;
}

export function actsOn(b: Battle, i: number, on: number): Acts {
  const { x, y } = b.models[on]!;
  const ways: Way[] = [];
  let refusal: Refusal | null = null;
  for (const last of lastActs(b, on)) {
    const way = wayTo(b, i, { to: { x, y }, last });
    if ('rule' in way) refusal ??= way;
    else ways.push(way);
  }
  return { ways, refusal: ways.length > 0 ? null : refusal };
}

function lastActs(b: Battle, on: number): LastAct[] {
  const id = idOf(b, on);
  switch (kindOf(b, on)) {
    case 'vehicle':
      return SEAT_KINDS.filter((seat) => freeSeats(b, on, seat) > 0).map((seat) => ({
        kind: 'board',
        vehicle: id,
        seat,
      }));
    case 'animal':
      return [{ kind: 'mount', animal: id }];
    case 'module':
    case 'objective':
      return [{ kind: 'pickUp', item: id }];
    default:
      return [];
  }
}
