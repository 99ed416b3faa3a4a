import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Orders } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { decide } from './agreement.js';
import { attack } from './attack.js';
import { drawChance, nerveCheck } from './cards.js';
import { hide } from './hidden.js';
import { rangedScore, shotCase } from './shifts.js';
import { placeSmoke } from './smoke.js';
import { confuse, recover, setCondition, setToken } from './status.js';
import { has, isBunker, kindOf, nameOf, unitNamed, zoneNamed } from './units.js';

// Spells (chapter CST). The caster keeps its facing (TA-CORE-CST-07).

export function* cast(t: BattleTable, unit: number, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
  if (!(yield* t.call(works(t, unit)))) {
    confuse(t, unit, 'TA-CORE-CST-01');
    return;
  }
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  switch (orders.spell!) {
    case 'FIREBOLT':
      yield* t.call(
        attack(t, {
          kind: 'ranged',
          by: u.side,
          attacker: unit,
          target,
          score: rangedScore(shotCase(b, unit, target, 'firebolt', 'CST', false)),
          mayStray: true,
          line: { from: 'zone', zone: u.zone! },
        }),
      );
      return;
    case 'DREAD':
      return dread(t, target);
    case 'VEIL':
      return placeSmoke(t, zoneNamed(b, orders.zone!), u.side, 'TA-CORE-CST-04');
    case 'MEND':
      return recover(t, target, 'TA-CORE-CST-05');
    case 'WARD':
      return setToken(t, target, 'warded', true, 'TA-CORE-CST-06');
  }
}

/** TA-CORE-CST-01: a 1 fails. The Spellwarden may try again, once a game. */
function* works(t: BattleTable, unit: number): Play<boolean> {
  const b = t.state;
  const u = b.units[unit]!;
  for (;;) {
    const { nv } = drawChance(t, u.side, 'TA-CORE-CST-01');
    if (t.logging) t.log({ type: 'castTried', rule: 'TA-CORE-CST-01', unit: nameOf(b, unit), nv, works: nv !== 1 });
    if (nv !== 1) return true;
    const warden = kindOf(b, unit).supplements.find(({ effect }) => effect.oncePerGame === 'redraw cast');
    if (!warden || u.spent.includes(warden.id)) return false;
    const chosen = yield* t.call(decide(t, ask('Power', u.side, { unit: nameOf(b, unit), power: warden.id })));
    if (chosen?.type !== 'UsePower') return false;
    u.spent = [...u.spent, warden.id];
    if (t.logging) t.log({ type: 'powerUsed', rule: 'TA-CORE-SUP-05', unit: nameOf(b, unit), power: warden.id });
  }
}

/** TA-CORE-CST-03: a nerve check, and with a natural 1 Shaken besides. */
function dread(t: BattleTable, target: number): void {
  const b = t.state;
  if (hide.reveal(t, target, 'TA-CORE-HID-04')) return;
  if (has(b, target, 'fearless') || isBunker(b, target)) return;
  const { passed, nv } = nerveCheck(t, target, 4, 'TA-CORE-CST-03');
  if (passed) return;
  confuse(t, target, 'TA-CORE-CST-03');
  if (nv === 1 && b.units[target]!.condition === 'ok') setCondition(t, target, 'shaken', 'TA-CORE-CST-03');
}
