import { describe, expect, test } from 'vitest';
import { chanceOfAtLeast, type Law, meanOf, poolLaw, poolOf } from '../src/dice.js';
import { blowsLaw, casualtyLaw, checkChance, iadOdds, radOdds } from '../src/odds.js';
import { attackAnswers } from '../src/rules/attacks.js';
import { damageTo } from '../src/rules/rad.js';
import { newFire } from '../src/rules/shooting.js';
import { acting, box, laid, row, section } from './kit.js';

const sum = (law: Law): number => law.reduce((all, chance) => all + chance, 0);

/** The chain of casualties the slow way: every face of every die. */
function slow(dice: number, targets: readonly { ir: number; life: number; cover: number }[]): number[] {
  const lost: number[] = [];
  const worth = (face: number): number => (face === 6 ? 2 : face >= 4 ? 1 : 0);
  const reach = (k: number, left: number, gone: number, chance: number): void => {
    const target = targets[k];
    if (!target || left < target.ir) {
      lost[gone] = (lost[gone] ?? 0) + chance;
      return;
    }
    const save = (n: number, saved: number, part: number): void => {
      if (n < target.cover) {
        for (let face = 1; face <= 6; face++) save(n + 1, saved + worth(face), part / 6);
        return;
      }
      const { lost: hit, left: rest } = damageTo(target.ir, target.life, Math.max(0, left - saved), 1);
      if (hit === target.life) reach(k + 1, rest, gone + hit, part);
      else lost[gone + hit] = (lost[gone + hit] ?? 0) + part;
    };
    save(0, 0, chance);
  };
  const roll = (n: number, successes: number, chance: number): void => {
    if (n === dice) reach(0, successes, 0, chance);
    else for (let face = 1; face <= 6; face++) roll(n + 1, successes + worth(face), chance / 6);
  };
  roll(0, 0, 1);
  return lost;
}

describe('odds from the code that resolves the dice', () => {
  test('[DL-RAD-08] [DL-RAD-10] the chain of casualties is that of every face of every die', () => {
    const save = poolLaw(poolOf('B', 1));
    const order = [
      { ir: 3, life: 1, save, each: 1 },
      { ir: 2, life: 2, save, each: 1 },
    ];
    const { lives } = casualtyLaw(poolLaw(poolOf('B', 4)), order, false);
    const counted = slow(4, [
      { ir: 3, life: 1, cover: 1 },
      { ir: 2, life: 2, cover: 1 },
    ]);
    expect(sum(lives)).toBeCloseTo(1, 12);
    counted.forEach((chance, k) => {
      expect(lives[k] ?? 0).toBeCloseTo(chance, 12);
    });
  });

  test('[DL-CHK-02] [DL-MOR-03] the table of Command Checks, and a Musician', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10)), section('A', [['kob.bugler', 30, 10]])]);
    expect(checkChance(b, 0, 2, 4, false, 0)).toBeCloseTo(0.625, 4);
    expect(checkChance(b, 0, 2, 5, false, 2)).toBeCloseTo(0.7037, 4);
    expect(checkChance(b, 1, 2, 4, false, 0)).toBeCloseTo(0.7251, 4);
    b.sections[0]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
    expect(checkChance(b, 0, 2, 4, true, 0)).toBeCloseTo(1 - (1 - 0.7708) * (1 - 0.7708), 4);
  });

  test('[DL-RAD-04] [DL-QOS-02] [DL-COV-01] an attack as it would be declared', () => {
    const wood = box('wood', 'forest', 0, 18, 40, 30);
    const b = laid([section('A', row('kob.rifleman', 9, 10, 10)), section('B', row('pru.grenadier', 4, 14, 19.5))], {
      terrain: [wood],
    });
    acting(b, 'A1', { action: 'hold' });
    b.fire = newFire('own', [0], null);
    const [attack] = attackAnswers(b);
    if (attack?.type !== 'Rad') throw new Error('no attack');
    const odds = radOdds(b, attack);
    expect(sum(odds.lives)).toBeCloseTo(1, 9);
    expect(meanOf(odds.successes)).toBeCloseTo(6, 9);
    expect(meanOf(odds.models)).toBeGreaterThan(1);
    expect(odds.belowHalf).toBeGreaterThan(0);
    expect(odds.shaken).toBeGreaterThan(0);
  });

  test('[DL-IAD-06] [DL-IAD-07] [DL-COV-08] a field gun at a Terrier, in the open and in the corn', () => {
    const gun = (terrain: ReturnType<typeof box>[]) => {
      const b = laid(
        [section('A', [['kob.fieldGun', 2, 10]]), section('B', [['kob.terrier', 30, 10, { facing: [-1, 0] }]])],
        { terrain },
      );
      b.fire = newFire('own', [0], null);
      return iadOdds(b, { type: 'Iad', target: 'b1', shot: { model: 'a1', weapon: 'fieldGunShell' } });
    };
    const law = poolLaw(poolOf('B', 5));
    expect(gun([])[1]! + gun([])[2]!).toBeCloseTo(chanceOfAtLeast(law, 5), 12);
    expect(gun([])[2]).toBeCloseTo(chanceOfAtLeast(law, 8), 12);
    const covered = [0, 1, 2].reduce((all, less) => all + chanceOfAtLeast(law, 5 + less) / 3, 0);
    const corn = gun([box('corn', 'crops', 20, 5, 40, 20)]);
    expect(corn[1]! + corn[2]!).toBeCloseTo(covered, 12);
  });

  test('[DL-MEL-08] blows fall as in a melee', () => {
    const law = blowsLaw(poolLaw(poolOf('B', 4)), [
      { ir: 3, life: 1 },
      { ir: 3, life: 1 },
    ]);
    expect(sum(law)).toBeCloseTo(1, 12);
    expect(law[1]! + law[2]!).toBeCloseTo(chanceOfAtLeast(poolLaw(poolOf('B', 4)), 3), 12);
  });
});
