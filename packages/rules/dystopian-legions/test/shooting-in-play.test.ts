import { describe, expect, test } from 'vitest';
import { asD3 } from '../src/dice.js';
import { refuseAttack } from '../src/rules/attacks.js';
import { coverOf, hasCoverDice, saveDice, shieldOf, underOf } from '../src/rules/cover.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { mayOpenFire, mayWatch, watchers } from '../src/rules/open-fire.js';
import { refuseOrder } from '../src/rules/orders.js';
import { successesOf } from '../src/rules/rolling.js';
import { newFire, radTargets, refuseArm, thresholdOf } from '../src/rules/shooting.js';
import type { Battle } from '../src/state.js';
import {
  acting,
  action,
  activate,
  answer,
  asked,
  type BattleGame,
  box,
  kindAsked,
  laid,
  model,
  open,
  PASS,
  passing,
  refused,
  row,
  rule,
  s,
  section,
  sectionOf,
  table,
  told,
  wall,
} from './kit.js';

const none = { A: 0, B: 0 };
const openFire = { type: 'Shoot', action: 'openFire' } as const;
const shots = (weapon: string, ...who: string[]) => who.map((one) => ({ model: one, weapon }));
const rad = (target: string, all: ReturnType<typeof shots>, more: object = {}) =>
  ({ type: 'Rad', target, shots: all, ...more }) as const;
const iad = (target: string, who: string, weapon: string) =>
  ({ type: 'Iad', target, shot: { model: who, weapon } }) as const;
const issue = (order: string, by: string, to: string, ...bolster: { leader: string; cp: number }[]) =>
  ({ type: 'IssueOrder', order, by, to, bolster }) as never;
const firing = (b: Battle, name = 'A1') => {
  acting(b, name, { action: 'hold' });
  b.fire = newFire('own', [s(b, name)], null);
  return b;
};
const die = (colour: 'K' | 'B' | 'R', face: number, extra: number[] = [], threshold: 3 | 4 | 5 = 4) => ({
  colour,
  face,
  extra,
  threshold,
  model: 'a1',
  weapon: null,
  again: false,
});
/** A section that holds its ground and opens fire. */
function held(game: BattleGame): BattleGame {
  passing(game, 'IssueOrder');
  answer(game, action('hold'));
  passing(game, 'HitTheDeck', 'IssueOrder');
  answer(game, openFire);
  return passing(game, 'IssueOrder');
}
const foes = (...men: [string, number, number][]) => section('B', men);

describe('dice', () => {
  test.each([
    ['3K', [die('K', 3), die('K', 4), die('K', 6)], 2],
    ['3B', [die('B', 3), die('B', 4), die('B', 6)], 3],
    ['3R with its extra dice', [die('R', 3), die('R', 4), die('R', 6, [6, 5])], 6],
  ] as const)('[DL-EX-01] [DL-DIE-01] [DL-DIE-02] [DL-DIE-03] [DL-RUL-01] faces 3, 4 and 6 of %s', (_, dice, count) => {
    expect(successesOf(dice)).toBe(count);
  });

  test.each([
    [3, 3],
    [4, 2],
    [5, 2],
  ] as const)('[DL-EX-02] [DL-DIE-04] 2B of 3 and 6 at T = %i', (threshold, count) => {
    expect(successesOf([die('B', 3, [], threshold), die('B', 6, [], threshold)])).toBe(count);
    expect(successesOf([die('R', 5, [], 5), die('R', 6, [4], 5)])).toBe(3);
  });

  test('[DL-DIE-05] [DL-DIE-10] a D3, and sums that are never negative', () => {
    expect([1, 2, 3, 4, 5, 6].map(asD3)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(successesOf([])).toBe(0);
  });

  const commandos = section('A', [
    ['cov.commandoSergeant', 10, 10],
    ['cov.commando', 11.3, 10],
  ]);

  test('[DL-EX-03] [DL-DIE-08] [DL-DIE-09] [DL-ORD-21] [DL-RUL-02] [DL-RUL-49] Fight Harder! rolls a first die again, and its extra dice are gone', () => {
    const game = open(table([commandos, foes(['pru.knight', 10, 16])]), [4, 4, 1, 1, 6, 2, 3, 6, 4]);
    held(game);
    answer(game, rad('B1', shots('particleCarbine', 'a1', 'a2')), issue('fightHarder', 'a1', 'A1'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(kindAsked(game)).toBe('Reroll');
    refused(game, { type: 'Reroll', dice: [2] }, 'DL-DIE-09'); // the extra 3 is none of the first dice
    refused(game, { type: 'Reroll', dice: [0, 1] }, 'DL-RAD-11'); // a D3 of 1
    refused(game, { type: 'Reroll', dice: [1, 1] }, 'DL-DIE-08');
    answer(game, { type: 'Reroll', dice: [1] });
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 5 });
  });

  test('[DL-DIE-06] [DL-DIE-07] black, then blue, then red, each in the order of who brought it', () => {
    const men = section('A', [
      ['cov.commando', 10, 10],
      ['kob.lmgGunner', 11.3, 10],
      ['cov.automaton', 12.6, 10],
    ]);
    // carbine at Long Range 1K, machine gun at ER 3B, particle carbine at Long Range 1B
    const game = open(table([men, foes(['pru.knight', 11.3, 22])], { pool: none }), [5, 1, 2, 3, 3]);
    held(game);
    const all = [...shots('particleCarbine', 'a1'), ...shots('lightMG', 'a2'), ...shots('carbine', 'a3')];
    answer(game, rad('B1', all));
    passing(game, 'HitTheDeck');
    const pool = told(game, 'radRolled')[0]!.pool as { colour: string; face: number }[];
    expect(pool.map(({ colour, face }) => `${colour}${face}`)).toEqual(['K5', 'B1', 'B2', 'B3', 'B3']);
  });

  const major = section('A', [['kob.major', 10, 10]]);
  const near = foes(['pru.knight', 10, 15]);

  test('[DL-MAR-23] [DL-MAR-23a] [DL-MAR-23b] [DL-MAR-23d] [DL-RUL-161] a Luck token rolls one die of its bearer again', () => {
    const game = open(table([major, near], { pool: none }), [1, 6]);
    held(game);
    expect(model(game, 'a1').luck).toBe(2);
    answer(game, rad('B1', shots('pistol', 'a1')));
    passing(game, 'HitTheDeck');
    answer(game, { type: 'Reroll', dice: [0] });
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 2 });
    expect(model(game, 'a1').luck).toBe(1);
  });

  test('[DL-MAR-23c] [DL-DIE-08] [DL-MAR-66] [DL-RAD-11] after Fight Harder!, and no die twice', () => {
    const game = open(table([major, near]), [4, 4, 1, 1, 1, 2]);
    held(game);
    answer(game, rad('B1', shots('pistol', 'a1')), issue('fightHarder', 'a1', 'A1'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(game.questionFor('A')!.data).toMatchObject({ by: 'fightHarder' });
    answer(game, { type: 'Reroll', dice: [0] });
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 0 }); // the one die is spent: Luck is not asked
    expect(model(game, 'a1').luck).toBe(2);
  });
});

describe('RAD attacks in full', () => {
  test('[DL-EX-34] [DL-MAR-33] [DL-COV-04] [DL-COV-07] [DL-RUL-29] [DL-RUL-42] shields and cover, model by model', () => {
    const b = laid([section('A', [['kob.rifleman', 5, 15]]), foes(['kob.dragoon', 15, 15])], {
      terrain: [box('holes', 'craters', 10, 10, 20, 20)],
    });
    const under = { firers: [0], weapons: [] };
    expect(saveDice(coverOf(b, 1, under), shieldOf(b, 1, []))).toEqual({ K: 0, B: 1, R: 1 });
  });

  test('[DL-EX-39] [DL-MAR-37] [DL-MAR-37a] [DL-RUL-39] a Sniper names his man: he alone is saved for and hurt', () => {
    const game = open(
      table([section('A', [['kob.marksman', 10, 10]]), foes(['kob.captain', 10, 20], ['kob.rifleman', 11.3, 18])], {
        pool: none,
      }),
      [6, 4, 2, 3],
    );
    held(game);
    answer(game, rad('B1', shots('marksmanRifle', 'a1'), { named: 'b1' }));
    passing(game, 'HitTheDeck');
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 3 });
    expect(told(game, 'lifeLost')).toEqual([]); // 3 < 4, although the rifleman is nearer
  });

  test('[DL-EX-40] [DL-MAR-22] Lethal weapons only: killed outright', () => {
    const game = open(
      table([section('A', [['pru.panzerjaeger', 10, 10]]), foes(['kob.captain', 10, 20])], {
        terrain: [box('corn', 'crops', 5, 15, 15, 25)],
        pool: none,
      }),
      [6, 6, 4, 1, 4],
    );
    held(game);
    answer(game, rad('B1', shots('elephantGun', 'a1')));
    passing(game, 'HitTheDeck');
    expect(told(game, 'lifeLost')[0]).toMatchObject({ model: 'b1', lost: 3, left: 0 });
  });

  test('[DL-EX-80] [DL-MAR-17] [DL-MAR-49] [DL-DIE-12] Unreliable first, then how many dice', () => {
    const game = open(
      table([section('A', [['cov.projectorSavant', 10, 10]]), foes(['pru.knight', 10, 16])], { pool: none }),
      [4, 2, 6, 3, 2],
    );
    held(game);
    answer(game, rad('B1', shots('fluxProjector', 'a1')));
    passing(game, 'HitTheDeck');
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 2 });
    const jammed = open(
      table([section('A', [['cov.projectorSavant', 10, 10]]), foes(['pru.knight', 10, 16])], { pool: none }),
      [1],
    );
    held(jammed);
    answer(jammed, rad('B1', shots('fluxProjector', 'a1')));
    expect(told(jammed, 'radRolled')).toEqual([]); // no reactions, and it still was its attack
    expect(sectionOf(jammed, 'A1').activated + Number(jammed.state.turn > 1)).toBeGreaterThan(0);
  });

  const spill = (radSpill: 'stop' | 'continue', men: [string, number, number][]) =>
    open(
      table([section('A', [['kob.lmgGunner', 10, 10]]), foes(...men), foes(['pru.landwehrmann', 40, 44])], {
        options: { radSpill },
        pool: none,
      }),
      radSpill === 'stop' ? [4, 4, 4] : [4, 4, 4, 6, 6, 6, 6],
    );

  test('[DL-EX-93] [DL-RAD-08] [DL-RUL-41] a Captain with IR 4 before a rifleman with 3: the attack ends, or passes him over', () => {
    const men: [string, number, number][] = [
      ['kob.captain', 10, 16],
      ['kob.rifleman', 11.3, 16.6],
    ];
    const stops = spill('stop', men);
    held(stops);
    answer(stops, rad('B1', shots('lightMG', 'a1')));
    passing(stops, 'HitTheDeck');
    expect(told(stops, 'killed')).toEqual([]);
    const goesOn = spill('continue', men);
    held(goesOn);
    answer(goesOn, rad('B1', shots('lightMG', 'a1')));
    passing(goesOn, 'HitTheDeck', 'Bolster');
    expect(told(goesOn, 'killed').map(({ model: who }) => who)).toEqual(['b2']);
  });

  test('[DL-EX-41] [DL-MAR-24] [DL-MAR-24a] [DL-MAR-24b] [DL-RAD-12] a Medic saves on 5 or 6, and the check is taken all the same', () => {
    const line = [...row('kob.rifleman', 4, 10, 16), ['kob.surgeon', 16, 16] as [string, number, number]];
    const game = open(
      table([section('A', row('kob.rifleman', 9, 8, 8)), section('B', line)], { pool: none }),
      // nine successes: three fall; the Surgeon's dice; morale
      [4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 2, 6, 4, 4, 1],
    );
    held(game);
    answer(game, rad('B1', shots('serviceRifle', ...Array.from({ length: 9 }, (_, n) => `a${n + 1}`))));
    passing(game, 'HitTheDeck');
    for (let kind = kindAsked(game); kind === 'ChooseModel'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'recovered')[0]).toMatchObject({ dice: [5, 2, 6] });
    expect((told(game, 'recovered')[0]!.back as string[]).length).toBe(2);
    expect(told(game, 'killed')).toHaveLength(1);
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1' });
  });

  test.each([
    [3, 'nonCombatantsOnly'],
    [5, null],
  ] as const)(
    '[DL-EX-69] [DL-MAR-24d] [DL-MAR-24e] [DL-MAR-27] [DL-MAR-27b] [DL-MAR-27f] the last rifleman beside a Surgeon, who rolls %i',
    (face, fate) => {
      const game = open(
        table(
          [
            section('A', row('kob.rifleman', 4, 10, 10)),
            section('B', [
              ['kob.rifleman', 10, 18],
              ['kob.surgeon', 11.3, 18],
            ]),
            foes(['pru.landwehrmann', 40, 44]),
          ],
          { pool: none },
        ),
        [4, 4, 4, 1, face, ...(fate === null ? [4, 4, 1] : [])],
      );
      held(game);
      answer(game, rad('B1', shots('serviceRifle', 'a1', 'a2', 'a3', 'a4')));
      passing(game, 'HitTheDeck');
      expect(sectionOf(game, 'B1').fate).toBe(fate);
      expect(game.state.lost.B).toBe(fate === null ? 0 : 1);
    },
  );

  test('[DL-MAR-12] [DL-MAR-12a] [DL-MAR-12b] [DL-MAR-11] [DL-MAR-11c] a Drone Engineer mends Drones, a Medic men', () => {
    const game = open(
      table(
        [
          section('A', row('kob.rifleman', 6, 8, 10)),
          section('B', [
            ['cov.automaton', 11, 18],
            ['cov.overseer', 12.3, 18],
            ['cov.medicus', 13.6, 18],
          ]),
        ],
        { pool: none },
      ),
      [4, 4, 4, 1, 1, 1, 4], // one Drone falls; the Engineer (5+) needs five, the Medic (4+) may not
    );
    held(game);
    answer(game, rad('B1', shots('serviceRifle', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6')));
    passing(game, 'HitTheDeck');
    if (kindAsked(game) === 'ChooseModel') answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'recovered')[0]).toMatchObject({ tried: ['b1'], back: [] });
    expect(told(game, 'checked')).toEqual([]); // Fearless by their Controller
  });

  test('[DL-RAD-02] [DL-RAD-03] [DL-RAD-06] [DL-SHT-06] [DL-SHT-07] range to the nearest that is seen, and nobody without sight', () => {
    const b = firing(
      laid(
        [
          section('A', row('kob.rifleman', 2, 10, 10)),
          foes(['pru.grenadier', 10, 20], ['pru.grenadier', 24, 10]),
          section('A', [['kob.yeoman', 30, 10]]),
        ],
        { terrain: [box('wood', 'forest', 5, 14, 20, 17)] },
      ),
    );
    const arm = { model: 0, weapon: { ...b.muster, id: 'serviceRifle' } as never, ofSection: false };
    expect(rule(refuseArm(b, arm, 'rad', 1, null, b.fire!))).toBe('DL-RAD-03');
    expect(rule(refuseAttack(b, rad('A2', shots('serviceRifle', 'a1'))))).toBe('DL-SHT-07');
    expect(refuseAttack(b, rad('B1', shots('serviceRifle', 'a1')))).toBeNull(); // the one beyond the wood is not seen
    expect(sightLine(b, 0, 2)).toBeNull();
  });

  test('[DL-SHT-01] [DL-SHT-10] [DL-SHT-11] [DL-RUL-38] [DL-TRN-05] what may be fired at', () => {
    const b = laid([
      section('B', [
        ['kob.rifleman', 10, 10],
        ['kob.surgeon', 11.3, 10],
        ['kob.conveyor', 14, 14, { facing: [0, 1] }],
      ]),
    ]);
    expect(radTargets(b, 0)).toEqual([0]);
  });

  test('[DL-EX-164] [DL-MAR-43] [DL-MAR-65] a plain rifleman spoils it for Stealthy men, and when he falls it is back', () => {
    const b = firing(
      laid([
        section('A', [['kob.rifleman', 10, 10]]),
        section('B', [
          ['kob.marksman', 10, 25],
          ['kob.rifleman', 11.3, 25],
        ]),
      ]),
    );
    expect(refuseAttack(b, rad('B1', shots('serviceRifle', 'a1')))).toBeNull();
    b.models[2]!.where = 'gone';
    expect(rule(refuseAttack(b, rad('B1', shots('serviceRifle', 'a1'))))).toBe('DL-MAR-43');
  });

  test('[DL-MAR-14] [DL-MAR-09] [DL-MAR-20] two weapons for who wields two, one for all others', () => {
    const b = firing(laid([section('A', [['ebs.ronin', 10, 10]]), foes(['pru.grenadier', 10, 14])]));
    const both = [...shots('swordPistols', 'a1'), ...shots('pistol', 'a1')];
    expect(refuseAttack(b, rad('B1', both))).toBeNull();
    const one = firing(
      laid([section('A', [['kob.rifleman', 10, 10]], { weapons: ['rifleGrenades'] }), foes(['pru.grenadier', 10, 15])]),
    );
    const two = [...shots('serviceRifle', 'a1'), { model: 'a1', weapon: 'rifleGrenades', ofSection: true }];
    expect(rule(refuseAttack(one, rad('B1', two)))).toBe('DL-SHT-05');
  });

  test('[DL-MAR-30] [DL-RUL-162] Rapid Fire: its own dice, its own number', () => {
    const game = open(
      table([section('A', [['kob.dragoon', 10, 10]]), foes(['pru.knight', 10, 17])], { pool: none }),
      [1, 2, 3, 4],
    );
    held(game);
    answer(game, rad('B1', shots('heavyCarbine', 'a1')));
    passing(game, 'HitTheDeck');
    expect(game.questionFor('A')!.data).toMatchObject({ by: 'rapidFire', most: 1 });
    answer(game, { type: 'Reroll', dice: [0] });
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 1 });
  });

  test('[DL-MAR-40] [DL-MAR-64] Spray and Pray lowers cover only where every weapon has it', () => {
    const b = laid(
      [
        section('A', [
          ['kob.hussar', 10, 10],
          ['kob.rifleman', 12, 10],
        ]),
        foes(['pru.grenadier', 10, 15]),
      ],
      {
        terrain: [box('holes', 'craters', 5, 12, 15, 20)],
      },
    );
    const with_ = (...ids: [number, string][]) =>
      coverOf(
        b,
        2,
        underOf(b, { shots: ids.map(([one, weapon]) => ({ model: one, weapon, ofSection: false })), templates: [] }),
      );
    expect(with_([0, 'flamePistol'])).toBe(1);
    expect(with_([0, 'flamePistol'], [1, 'serviceRifle'])).toBe(2);
  });
});

describe('fire at hulls', () => {
  test('[DL-EX-43] [DL-IAD-01] [DL-IAD-02] [DL-IAD-04] [DL-IAD-05] [DL-IAD-07] [DL-COV-09] a critical through hard cover', () => {
    const game = open(
      table([section('A', [['kob.fieldGun', 15, 10]]), section('B', [['kob.terrier', 30, 10, { facing: [-1, 0] }]])], {
        terrain: [box('holes', 'craters', 25, 5, 40, 20)],
        pool: none,
      }),
      [6, 6, 5, 4, 3, 6, 5, 2, 6, 4, 6, 4, 4, 1],
    );
    held(game);
    answer(game, iad('b1', 'a1', 'fieldGunShell'));
    expect(told(game, 'iadRolled')[0]).toMatchObject({ successes: 12 });
    expect(told(game, 'iadResolved')[0]).toMatchObject({ rest: 8, lost: 2 });
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1' }); // DL-IAD-08
  });

  test('[DL-EX-163] [DL-MAR-40] [DL-COV-08] flame makes hard cover soft; a cannon meets all of it', () => {
    const hit = (who: string, weapon: string, faces: number[]) => {
      const game = open(
        table(
          [
            section('A', [[who, 22, 10, { facing: [1, 0] }]]),
            section('B', [['kob.terrier', 31, 10, { facing: [-1, 0] }]]),
          ],
          { terrain: [box('holes', 'craters', 27, 5, 40, 20)], pool: none },
        ),
        faces,
      );
      answer(game, action('advance'), { type: 'Move', steps: [] });
      passing(game);
      answer(game, openFire, iad('b1', 'a1', weapon));
      return told(game, 'iadResolved')[0];
    };
    expect(hit('pru.spinne', 'flameCannon', [5, 5, 4, 6, 3])).toMatchObject({ rest: 4, lost: 0 });
    expect(hit('kob.basset', 'lightCannon', [5, 5, 4, 6, 3])).toMatchObject({ rest: 2, lost: 0 });
  });

  test('[DL-RUL-43] [DL-COV-08] by agreement cover of ironclads is dice', () => {
    const game = open(
      table([section('A', [['kob.fieldGun', 2, 10]]), section('B', [['kob.terrier', 30, 10, { facing: [-1, 0] }]])], {
        terrain: [box('corn', 'crops', 20, 5, 40, 20)],
        options: { ironcladCover: 'dice' },
        pool: none,
      }),
      [6, 6, 4, 2, 5, 6],
    );
    held(game);
    answer(game, iad('b1', 'a1', 'fieldGunShell'));
    expect(told(game, 'iadResolved')[0]).toMatchObject({ rest: 4, lost: 0 });
  });

  test('[DL-SHT-04] [DL-SHT-05] any number of IAD attacks, one of each model', () => {
    const b = firing(
      laid([
        section('A', row('pru.arcTrooper', 3, 10, 10)),
        section('B', [['kob.basset', 10, 16, { facing: [0, -1] }]]),
      ]),
    );
    expect(refuseAttack(b, iad('b1', 'a1', 'arcCarbine'))).toBeNull();
    b.fire = { ...b.fire!, rad: [0] };
    b.models[0]!.fired = ['arcCarbine'];
    expect(refuseAttack(b, iad('b1', 'a2', 'arcCarbine'))).toBeNull();
    expect(rule(refuseAttack(b, iad('b1', 'a1', 'arcCarbine')))).toBe('DL-SHT-05');
  });
});

describe('cover', () => {
  test('[DL-COV-02] [DL-COV-03] [DL-TER-03] [DL-TER-12] the best source alone, for each model by itself', () => {
    const b = laid(
      [section('A', [['kob.rifleman', 10, 5]]), foes(['pru.grenadier', 10, 15], ['pru.grenadier', 11.3, 25])],
      {
        terrain: [box('corn', 'crops', 5, 12, 20, 20), box('holes', 'craters', 5, 12, 20, 20)],
      },
    );
    const under = { firers: [0], weapons: [] };
    expect([coverOf(b, 1, under), coverOf(b, 2, under)]).toEqual([2, 0]);
  });

  test('[DL-LIN-04] [DL-LIN-05a] [DL-LIN-05b] [DL-LIN-05c] [DL-RUL-33] a wall covers who touches it, from most of those beyond it who do not hold it', () => {
    const low = [wall('w', 'lowWall', [5, 20], [15, 20])];
    const cover = (firers: [string, number, number][], at: [number, number]) => {
      const b = laid([section('A', firers), foes(['pru.grenadier', ...at])], { terrain: low });
      return coverOf(b, firers.length, { firers: firers.map((_, n) => n), weapons: [] });
    };
    const touching: [number, number] = [10, 20.59055];
    expect(cover([['kob.rifleman', 10, 10]], touching)).toBe(2);
    expect(cover([['kob.rifleman', 10, 10]], [10, 20.8])).toBe(0); // not in contact with it
    expect(
      cover(
        [
          ['kob.rifleman', 10, 10],
          ['kob.rifleman', 10, 30],
        ],
        touching,
      ),
    ).toBe(0); // half are not more than half
    expect(
      cover(
        [
          ['kob.rifleman', 10, 10],
          ['kob.rifleman', 10, 19.40945],
        ],
        touching,
      ),
    ).toBe(0); // one of them holds it
  });

  test('[DL-EX-183] [DL-ORD-22] [DL-ORD-80] [DL-RUL-23] nothing to improve in the open; having dived, there is', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 10]]),
      foes(['pru.feldwebel', 10, 18], ['pru.grenadier', 11.3, 18]),
    ]);
    acting(b, 'A1', { action: 'hold' });
    b.attack = {
      kind: 'rad',
      firing: [0],
      target: 1,
      shots: [{ model: 0, weapon: 'serviceRifle', ofSection: false }],
      templates: [],
    };
    expect(rule(refuseOrder(b, 'digIn', 1, 1, 'attacked'))).toBe('DL-ORD-80');
    b.sections[1]!.deck = true;
    expect(refuseOrder(b, 'digIn', 1, 1, 'attacked')).toBeNull();
    expect(hasCoverDice(b, 1, underOf(b, b.attack))).toBe(true);
    const off = laid([foes(['pru.feldwebel', 10, 18])], { options: { digInAvailable: false } });
    expect(rule(refuseOrder(off, 'digIn', 0, 0, 'attacked'))).toBe('DL-ORD-22');
  });

  test('[DL-RUL-36] [DL-GEO-10] [DL-GEO-11] one line between bases, or any that is clear', () => {
    const sections = [
      section('A', [['kob.rifleman', 10, 10]]),
      section('A', [['kob.yeoman', 15, 10.3]]),
      foes(['pru.grenadier', 20, 10]),
    ];
    expect(sightLine(laid(sections), 0, 2)).toBeNull();
    expect(sightLine(laid(sections, { options: { losMode: 'anyPoint' } }), 0, 2)).not.toBeNull();
  });
});

describe('Hit the Deck', () => {
  test('[DL-HTD-06] [DL-HTD-09] Rushed for the rest of the turn, the marker gone in the End Phase', () => {
    const b = firing(laid([section('A', row('kob.rifleman', 2, 10, 10)), foes(['pru.grenadier', 10, 16])]));
    b.sections[0]!.dived = true;
    expect(thresholdOf(b, 0, 1, b.fire!)).toBe(5);
    const game = open(
      table([section('A', row('kob.rifleman', 2, 10, 10), { deck: true }), foes(['pru.grenadier', 40, 44])], {
        phase: 'end',
        pool: none,
      }),
      [1, 1, 1, 4, 4, 4],
    );
    expect(sectionOf(game, 'A1')).toMatchObject({ deck: false, dived: false });
  });

  test('[DL-EX-185] [DL-HTD-82] fire at the hull is no fire at the men beside it', () => {
    const sections = [
      section('A', [['kob.fieldGun', 10, 10]]),
      section('B', [
        ['kob.rifleman', 10, 30],
        ['kob.conveyor', 14, 31, { facing: [0, -1] }],
      ]),
    ];
    const game = open(table(sections, { pool: none }), [1, 1, 1, 1, 1, 1]);
    held(game);
    answer(game, iad('b2', 'a1', 'fieldGunShell'));
    expect(told(game, 'hitTheDeck')).toEqual([]);
    expect(told(game, 'iadResolved')).toHaveLength(1); // nobody was asked to dive
  });

  test('[DL-HTD-80] [DL-RUL-98] a late dive may be the last straw: the section is gone, the attack ends without dice', () => {
    const game = open(
      table(
        [
          section('A', row('kob.rifleman', 2, 10, 10)),
          section('B', [['pru.grenadier', 10, 18]], { shaken: 3, activated: 1 }),
          foes(['pru.landwehrmann', 40, 44]),
        ],
        { pool: none },
      ),
    );
    held(game);
    answer(game, rad('B1', shots('serviceRifle', 'a1', 'a2')), { type: 'HitTheDeck', dive: true });
    expect(sectionOf(game, 'B1').fate).toBe('broken');
    expect(told(game, 'radRolled')).toEqual([]);
  });

  test('[DL-MAR-11b] [DL-MAR-13c] Drones gain nothing from it, men beside a Controller do', () => {
    const b = laid([
      section('A', [['kob.rifleman', 10, 10]]),
      section('B', [
        ['cov.automaton', 10, 20],
        ['cov.overseer', 11.3, 20],
      ]),
    ]);
    b.sections[1]!.deck = true;
    const under = { firers: [0], weapons: [] };
    expect([coverOf(b, 1, under), coverOf(b, 2, under)]).toEqual([0, 1]);
    expect(mayDive(b, 1)).toBe(false); // it lies already
  });
});

describe('Overwatch', () => {
  test('[DL-OVW-06] [DL-RUL-45] any enemy, or by agreement only who moved', () => {
    const watched = (overwatchTarget: 'any' | 'mover', moved: boolean) => {
      const b = laid(
        [
          section('A', [['kob.rifleman', 10, 10]]),
          section('A', [['kob.yeoman', 20, 10]]),
          section('B', [['pru.grenadier', 20, 18]], { overwatch: true }),
        ],
        { options: { overwatchTarget } },
      );
      acting(b, 'A1', { action: 'advance', moved });
      return watchers(b, 'B').length;
    };
    expect([watched('any', false), watched('mover', false), watched('mover', true)]).toEqual([1, 0, 1]);
  });

  test('[DL-OVW-07] who is charged fires at the chargers alone', () => {
    const b = laid([
      section('A', [['kob.rifleman', 40, 44]]),
      section('A', [['kob.yeoman', 20, 14]]),
      section('B', [['pru.grenadier', 20, 18]], { overwatch: true }),
    ]);
    acting(b, 'A1', { action: 'charge', charges: [2], moved: true });
    expect(watchers(b, 'B')).toEqual([]); // the chargers are out of its reach
    b.act!.group[0]!.charges = [];
    expect(watchers(b, 'B')).toEqual([2]);
  });

  test('[DL-OVW-12] [DL-OVW-11] [DL-MAR-20c] unused markers are gone in the End Phase; one weapon each', () => {
    const game = open(
      table([section('A', row('kob.rifleman', 2, 10, 10), { overwatch: true }), foes(['pru.grenadier', 40, 44])], {
        phase: 'end',
        pool: none,
      }),
      [1, 1, 1, 4, 4, 4],
    );
    expect(sectionOf(game, 'A1')).toMatchObject({ overwatch: false, activated: 0 });
  });

  test('[DL-OVW-01] [DL-MAR-31] who has moved or fired early keeps no watch, and opens no fire again', () => {
    const b = laid([section('A', row('kob.hussar', 2, 10, 10, 1.8)), foes(['pru.grenadier', 10, 14])]);
    acting(b, 'A1', { action: 'hold' });
    expect([mayWatch(b, 0), mayOpenFire(b, 0)]).toEqual([true, true]);
    acting(b, 'A1', { action: 'hold', earlyShot: true });
    expect([mayWatch(b, 0), mayOpenFire(b, 0)]).toEqual([false, false]);
    acting(b, 'A1', { action: 'double' });
    expect(mayOpenFire(b, 0)).toBe(false);
  });

  test('[DL-MAR-39] [DL-MAR-39b] [DL-RUL-86] a Spotter who went to look spoils no Overwatch', () => {
    const b = laid([
      section('A', [
        ['kob.observer', 10, 10],
        ['kob.observer', 11.3, 10],
      ]),
      foes(['pru.grenadier', 10, 18]),
    ]);
    acting(b, 'A1', { action: 'hold' });
    b.models[0]!.moved = true;
    expect(mayWatch(b, 0)).toBe(true);
    const rifles = laid([section('A', row('kob.rifleman', 2, 10, 10)), foes(['pru.grenadier', 10, 18])]);
    acting(rifles, 'A1', { action: 'hold' });
    rifles.models[0]!.moved = true;
    expect(mayWatch(rifles, 0)).toBe(false);
  });

  test('[DL-EX-184] [DL-OVW-80] [DL-GEN-12] one after another until none is named, then the active side', () => {
    const game = open(
      table(
        [
          section('A', row('kob.rifleman', 2, 10, 10)),
          section('A', row('kob.yeoman', 2, 20, 10), { overwatch: true }),
          section('B', [['pru.grenadier', 10, 18]], { overwatch: true }),
          section('B', [['pru.grenadier', 20, 18]], { overwatch: true }),
        ],
        { pool: none },
      ),
      [1, 1, 1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, { type: 'Watch', section: 'B1' }, rad('A1', shots('serviceRifle', 'b1')));
    passing(game, 'HitTheDeck');
    expect(asked(game)).toBe('B');
    answer(game, { type: 'Watch', section: null });
    expect(asked(game)).toBe('A');
    answer(game, { type: 'Watch', section: 'A2' }, rad('B2', shots('serviceRifle', 'a3', 'a4')));
    passing(game, 'HitTheDeck');
    expect(sectionOf(game, 'B2').overwatch).toBe(true); // it may answer in the next window
    expect(kindAsked(game)).toBe('Shoot');
  });
});

describe('the orders of the Shooting Segment', () => {
  const section1 = section('A', [
    ['kob.captain', 10, 10],
    ['kob.rifleman', 11.3, 10],
  ]);
  const shoot = (order: string, dice: number[]) => {
    const game = open(table([section1, foes(['pru.knight', 10, 20], ['pru.knight', 12, 20])]), dice);
    passing(game, 'IssueOrder');
    answer(game, action('hold'));
    passing(game, 'HitTheDeck', 'IssueOrder');
    answer(game, openFire, issue(order, 'a1', 'A1'), rad('B1', shots('serviceRifle', 'a2')));
    passing(game, 'HitTheDeck', 'IssueOrder');
    return game;
  };

  test('[DL-ORD-19] [DL-ORD-09] [DL-ORD-04] Focus Fire!: Placed, for that segment', () => {
    const game = shoot('focusFire', [4, 4, 1, 3]);
    expect((told(game, 'radRolled')[0]!.pool as { threshold: number }[])[0]!.threshold).toBe(3);
    expect(sectionOf(game, 'A1').orders).toEqual([]);
  });

  test("[DL-ORD-20] [DL-MOR-06] [DL-MAR-45] Spray 'Em!: Rushed, and every weapon has Suppression", () => {
    const game = shoot('sprayEm', [4, 1, 1, 6]);
    expect((told(game, 'radRolled')[0]!.pool as { threshold: number }[])[0]!.threshold).toBe(5);
  });

  test('[DL-EX-17] [DL-ORD-11c] [DL-ORD-11d] [DL-ORD-11f] [DL-ORD-81] [DL-QOS-05] a shared attack under With Me!', () => {
    const game = open(
      table([
        section('A', [
          ['kob.lieutenant', 16, 9.4],
          ['kob.lifeGuard', 17.3, 9.4],
          ['kob.lifeGuard', 18.6, 9.4],
        ]),
        section('A', row('kob.rifleman', 8, 12, 11)),
        section('A', row('kob.yeoman', 2, 24, 9)),
        foes(['pru.knight', 17, 20], ['pru.knight', 19, 20]),
      ]),
      [4, 5, 1, 4, 3, 5, 2, 4, 4, 2, 6, 1, 3, 5, 2, 4, 4, 1],
    );
    answer(game, activate('A1'), issue('withMe', 'a1', 'A2'), issue('withMe', 'a1', 'A3'));
    expect(game.state.act!.group.map(({ section: one }) => one)).toEqual([0, 1]);
    expect(rule(refuseOrder(game.state, 'focusFire', 1, 1, 'shooting'))).toBe('DL-ORD-06');
    answer(game, { type: 'NextSection', section: 'A2' }, action('hold'));
    passing(game);
    answer(game, action('hold'));
    passing(game);
    answer(game, openFire, openFire);
    passing(game, 'IssueOrder');
    const guards = shots('carbine', 'a2', 'a3');
    const rifles = shots('serviceRifle', ...Array.from({ length: 8 }, (_, n) => `a${n + 4}`));
    answer(game, rad('B1', [...guards, ...rifles]));
    passing(game, 'HitTheDeck', 'IssueOrder', 'Bolster');
    for (let kind = kindAsked(game); kind === 'ChooseModel'; kind = kindAsked(game))
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 6, dice: [5, 2, 4, 4, 2, 6, 1, 3, 5, 2] });
  });
});

test('[DL-MAR-61] [DL-PRO-01] nothing here is asked without a choice', () => {
  const game = open(table([section('A', [['kob.rifleman', 10, 10]]), foes(['pru.grenadier', 40, 44])], { pool: none }));
  expect(game.options(asked(game)!).length).toBeGreaterThan(1);
  expect(PASS.type).toBe('Pass');
});
