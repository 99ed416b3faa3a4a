import { refuse } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import type { Ruling } from '../ground.js';
import { type Battle, isOnBoard } from '../state.js';
import { tablesOf } from '../tables.js';
import type { Seat } from '../terms.js';

// Chapter Command points.

/** QL-CMD-01, QL-CMD-02, QL-TRT-19. */
export function gainCommand(t: BattleTable, [x, y]: [number, number]): void {
  const b = t.state;
  const first = b.seats[b.active!].turnsTaken === 1;
  const rolled = commandOf(first, x, y);
  const bonus = commandBonus(b, b.active!);
  b.cp = rolled + bonus;
  if (t.logging) {
    const rule = first ? 'QL-CMD-02' : 'QL-CMD-01';
    t.log({
      type: 'commandRolled',
      rule,
      seat: b.active!,
      dice: [x, y],
      cp: b.cp,
      ...(bonus ? { also: ['QL-TRT-19'], bonus } : {}),
    });
  }
}

/** QL-CMD-01, or QL-CMD-02 in one's first turn. */
const commandOf = (first: boolean, x: number, y: number): number => (first ? Math.max(x, y) : x + y);

/** The chances of so many CP, by their number. */
export function commandLaw(first: boolean, bonus: number): number[] {
  const law = new Array<number>(13 + bonus).fill(0);
  for (let x = 1; x <= 6; x++) for (let y = 1; y <= 6; y++) law[commandOf(first, x, y) + bonus]! += 1 / 36;
  return law;
}

/** QL-TRT-19: one CP more, however many units of Command there are. */
export function commandBonus(b: Battle, seat: Seat): 0 | 1 {
  const { profiles } = tablesOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (profiles[i]!.command && unit.owner === seat && unit.suppression === 0 && isOnBoard(unit)) return 1;
  }
  return 0;
}

/** QL-CMD-06. */
export function refusePrice(b: Battle, price: number): Ruling {
  return b.cp >= price ? null : refuse('QL-CMD-06', `It costs ${price} CP and ${b.cp} are left.`);
}
