import type { Battle, Match, Muster } from './state.js';

// What is worked out from where everybody stands is asked for several times while nobody moves: by the program, for what is offered,
// for the check of what is answered. The last of it is kept, and taken only where the table looks exactly the same.

/** Everything that geometry hangs on, spelled out. */
function spelled({ models, sections, crushed, smoke, mines }: Battle): string {
  const parts: (string | number)[] = [];
  for (const { where, x, y, fx, fy, carrier } of models) {
    if (where === 'gone') parts.push('-');
    else parts.push(where, x, y, fx, fy, carrier ?? '');
  }
  for (const { where, house, orders } of sections) parts.push(where, house ?? '', orders.map(({ id }) => id).join('+'));
  parts.push(crushed.join(), JSON.stringify(smoke), JSON.stringify(mines));
  return parts.join(' ');
}

/** A memory of one sort of answers for the table as it stands. */
export function remembered<Value>(): (b: Battle, key: string, work: () => Value) => Value {
  let match: Match | null = null;
  let muster: Muster | null = null;
  let stamp = '';
  let known = new Map<string, Value>();
  return (b, key, work) => {
    const now = spelled(b);
    if (b.match !== match || b.muster !== muster || now !== stamp) {
      match = b.match;
      muster = b.muster;
      stamp = now;
      known = new Map();
    }
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = work();
    known.set(key, value);
    return value;
  };
}
