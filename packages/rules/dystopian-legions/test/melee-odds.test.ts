import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { type Law, poolLaw, poolOf } from '../src/dice.js';
import { driveByOdds, guardOdds, type MeleeOdds, meleeOdds } from '../src/melee-odds.js';
import { QUERIES } from '../src/queries.js';
import { chargeAnswers } from '../src/rules/charges.js';
import { dystopianLegions } from '../src/ruleset.js';
import { viewOf } from '../src/view.js';
import { acting, box, laid, row, section, table, told } from './kit.js';

const sum = (law: Law): number => law.reduce((all, chance) => all + chance, 0);

/** Plays a charge through every way in which so many black dice can fall, and counts what became of it. */
function counted(setup: ReturnType<typeof table>, dice: number, targets: readonly string[]): MeleeOdds {
  const [attackerLost, defendersLost]: [number[], number[]] = [[], []];
  let [attackerWins, defendersWin] = [0, 0];
  const each = 1 / 2 ** dice;
  for (let ways = 0; ways < 2 ** dice; ways++) {
    const faces = Array.from({ length: dice }, (_, k) => ((ways >> k) & 1 ? 4 : 1));
    const game = Game.open(dystopianLegions, {
      setup,
      dice: { kind: 'scripted', faces: [...faces, ...Array(60).fill(6)] },
    });
    for (let asked = 0; told(game as never, 'meleeOver').length === 0; asked++) {
      const seat = (['A', 'B'] as const).find((one) => game.questionFor(one) !== null)!;
      const question = game.questionFor(seat)!;
      const options = game.options(seat);
      const wanted = options.find((one) => JSON.stringify(one) === JSON.stringify({ type: 'DeclareCharge', targets }));
      const charge = options.find((one) => JSON.stringify(one) === '{"type":"ChooseAction","action":"charge"}');
      expect(game.answer(seat, (charge ?? wanted ?? options[0]) as never), question.kind).toBeNull();
      expect(asked).toBeLessThan(40);
    }
    const over = told(game as never, 'meleeOver')[0]! as unknown as {
      attackerLost: number;
      defendersLost: number;
      winner: string;
    };
    attackerLost[over.attackerLost] = (attackerLost[over.attackerLost] ?? 0) + each;
    defendersLost[over.defendersLost] = (defendersLost[over.defendersLost] ?? 0) + each;
    if (over.winner === 'attacker') attackerWins += each;
    if (over.winner === 'defenders') defendersWin += each;
  }
  return { first: null, attackerLost, defendersLost, attackerWins, defendersWin };
}

function same(odds: MeleeOdds, real: MeleeOdds): void {
  expect(sum(odds.attackerLost)).toBeCloseTo(1, 12);
  expect(sum(odds.defendersLost)).toBeCloseTo(1, 12);
  for (let k = 0; k < 8; k++) {
    expect(odds.attackerLost[k] ?? 0, `attacker loses ${k}`).toBeCloseTo(real.attackerLost[k] ?? 0, 12);
    expect(odds.defendersLost[k] ?? 0, `defenders lose ${k}`).toBeCloseTo(real.defendersLost[k] ?? 0, 12);
  }
  expect(odds.attackerWins).toBeCloseTo(real.attackerWins, 12);
  expect(odds.defendersWin).toBeCloseTo(real.defendersWin, 12);
}

const ATTACKERS = section('A', row('kob.yeoman', 2, 20, 20));
const DEFENDERS = section('B', row('pru.landwehrmann', 2, 20, 23));

describe('the odds are those of the melee that is fought', () => {
  test('[DL-MEL-07] [DL-MEL-09] [DL-MEL-10] [DL-MEL-11] both together', () => {
    const sections = [ATTACKERS, DEFENDERS];
    same(meleeOdds(laid(sections), 0, [1], false), counted(table(sections), 6, ['B1']));
  });

  test('[DL-SWS-01] [DL-SWS-03] [DL-SWS-05] [DL-MEL-03] who strikes first thins the other', () => {
    const wood = { terrain: [box('wood', 'forest', 0, 22, 48, 30)] };
    const sections = [ATTACKERS, DEFENDERS];
    const odds = meleeOdds(laid(sections, wood), 0, [1], false);
    expect(odds.first).toBe('defenders');
    same(odds, counted(table(sections, wood), 6, ['B1']));
    const swift = [section('A', row('kob.yeoman', 2, 20, 20)), section('B', [['ebs.shinobi', 20, 23]])];
    expect(meleeOdds(laid(swift), 0, [1], false).first).toBe('defenders');
  });

  test('[DL-MSC-02] [DL-MSC-04] [DL-MSC-05] [DL-MSC-06] against two sections, each with its own dice', () => {
    const sections = [
      ATTACKERS,
      section('B', [['pru.landwehrmann', 19.8, 23]]),
      section('B', [['pru.landwehrmann', 21.8, 23]]),
    ];
    const b = laid(sections);
    acting(b, 'A1');
    expect(chargeAnswers(b, 0)).toContainEqual({ type: 'DeclareCharge', targets: ['B1', 'B2'] });
    same(meleeOdds(b, 0, [1, 2], false), counted(table(sections), 6, ['B1', 'B2']));
  });

  test('[DL-MEL-07] [DL-MSC-07] a shaken side rolls at 5', () => {
    const steady = meleeOdds(laid([ATTACKERS, DEFENDERS]), 0, [1], false);
    const shaken = meleeOdds(
      laid([section('A', row('kob.yeoman', 2, 20, 20), { shaken: 1 }), DEFENDERS]),
      0,
      [1],
      false,
    );
    expect(shaken.attackerWins).toBeLessThan(steady.attackerWins);
  });
});

describe('guards', () => {
  const b = laid([
    section('A', row('ebs.naginata', 2, 20, 20)),
    section('B', [
      ['kob.captain', 20, 23],
      ['kob.bugler', 21.3, 23],
      ['kob.lifeGuard', 22.6, 23],
      ['kob.lifeGuard', 23.9, 23],
    ]),
  ]);
  b.melee = { attacker: 0, defenders: [1], kind: 'charge' };

  test('[DL-EX-160] [DL-RUL-160] [DL-MAR-02a] [DL-MAR-02b] what each choice costs, to the end', () => {
    // seven successes: the Bugler first costs two lives, a guard first only his own: the other takes the last three
    expect(guardOdds(b, 1, 7, ['b2', 'b3', 'b4'])).toEqual([2, 1, 1]);
    expect(guardOdds(b, 1, 8, ['b2', 'b3'])).toEqual([2, 2]);
    expect(guardOdds(b, 1, 3, ['b2', 'b3'])).toEqual([1, 0]);
  });

  test('[DL-EX-53] [DL-MAR-02a] the owner plays for the least loss', () => {
    const lives = meleeOdds(b, 0, [1], false).defendersLost;
    // three successes are thrown at a guard, who needs four: they do nothing
    const law = poolLaw(poolOf('B', 8));
    expect(lives[0]).toBeCloseTo(law[0]! + law[1]! + law[2]! + law[3]!, 12);
  });
});

describe('what a screen asks', () => {
  const b = laid([
    section('A', row('kob.lancer', 3, 20, 20, 2.2)),
    section('B', row('kob.rifleman', 3, 20, 25)),
    section('A', [
      ['kob.sergeant', 40, 10],
      ['kob.rifleman', 41.3, 10],
    ]),
  ]);
  const view = viewOf(b, 'A');

  test('[DL-CAV-03] [DL-CAV-04] [DL-EX-54] a drive-by: half the dice, rounded up', () => {
    const law = driveByOdds(b, 0, 1);
    expect(sum(law)).toBeCloseTo(1, 12);
    const five = poolLaw(poolOf('B', 5));
    expect(law[0]).toBeCloseTo(five[0]! + five[1]! + five[2]!, 12);
  });

  test('[DL-MEL-01] a melee before it is declared, and none among friends', () => {
    const odds = QUERIES.melee.run(view, { attacker: 'A1', defenders: ['B1'] }) as MeleeOdds;
    expect(odds.attackerWins + odds.defendersWin).toBeCloseTo(1, 9);
    expect(QUERIES.melee.run(view, { attacker: 'A1', defenders: ['A2'] })).toMatchObject({ rule: 'DL-MEL-01' });
  });

  test('[DL-CHK-03] [DL-CHK-04] a check at every number of dice that can be added', () => {
    const odds = QUERIES.check.run(view, { section: 'A2', morale: true }) as unknown as {
      chances: number[];
      dice: number;
    };
    expect(odds.dice).toBe(3);
    expect(odds.chances.map((chance) => Number(chance.toFixed(4)))).toEqual([0.625, 0.7708, 0.8646]);
  });
});
