import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import type { Seat } from '../terms.js';
import { zoneName } from './units.js';

// Smoke and mist (chapter SMK): it hides, and never stops anybody (TA-CORE-SMK-05).

const LASTS = 2;

/** A token with its counter full; a second one in a zone only renews the first, and is whose it is then (TA-CORE-SMK-01). */
export function placeSmoke(t: BattleTable, zone: number, by: Seat, rule: RuleId): void {
  const b = t.state;
  b.smoke = [...b.smoke.filter((smoke) => smoke.zone !== zone), { zone, by, turns: LASTS }];
  if (t.logging) t.log({ type: 'smokePlaced', rule, zone: zoneName(b, zone), by });
}

export const hasOwnSmoke = (b: Battle, zone: number, by: Seat): boolean =>
  b.smoke.some((smoke) => smoke.zone === zone && smoke.by === by && smoke.turns === LASTS);

/** TA-CORE-SMK-02. */
export function thinSmoke(t: BattleTable, by: Seat): void {
  const b = t.state;
  if (b.smoke.length === 0) return;
  for (const { zone, by: whose, turns } of b.smoke)
    if (whose === by && turns === 1 && t.logging)
      t.log({ type: 'smokeCleared', rule: 'TA-CORE-SMK-02', zone: zoneName(b, zone) });
  b.smoke = b.smoke.flatMap((smoke) => {
    if (smoke.by !== by) return [smoke];
    return smoke.turns > 1 ? [{ ...smoke, turns: smoke.turns - 1 }] : [];
  });
}
