import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../src/config.js';
import { MARS } from '../src/mars/mars.js';
import { level } from '../src/profile.js';
import { RULES } from '../src/rulebook.js';
import { mayCharge } from '../src/rules/charges.js';
import { leftOf } from '../src/rules/command.js';
import { changedCover } from '../src/rules/cover.js';
import { mayDive } from '../src/rules/hit-the-deck.js';
import { hullLost } from '../src/rules/iad.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { obstaclesFor } from '../src/rules/movement-cost.js';
import { refuseOrder } from '../src/rules/orders.js';
import { armsOf, newFire, targetsOf } from '../src/rules/shooting.js';
import { homeEdge } from '../src/rules/zones.js';
import { dystopianLegions } from '../src/ruleset.js';
import { newDoing } from '../src/state.js';
import {
  acting,
  action,
  answer,
  asked,
  at,
  type BattleGame,
  box,
  kindAsked,
  laid,
  model,
  move,
  open,
  passing,
  row,
  rule,
  section,
  sectionOf,
  step,
  table,
  told,
} from './kit.js';

const none = { A: 0, B: 0 };
const FAR = section('B', [['pru.landwehrmann', 40, 44]]);
const openFire = { type: 'Shoot', action: 'openFire' } as const;
const fire = (target: string, weapon: string, ...who: string[]) =>
  ({ type: 'Rad', target, shots: who.map((one) => ({ model: one, weapon })) }) as const;
function held(game: BattleGame): BattleGame {
  passing(game, 'IssueOrder');
  answer(game, action('hold'));
  passing(game, 'HitTheDeck', 'IssueOrder');
  answer(game, openFire);
  return passing(game, 'IssueOrder');
}

describe('rulings, as they are played', () => {
  test('[DL-RUL-14] the pool is a limit of its own', () => {
    const b = laid([section('A', [['kob.captain', 10, 10]])]);
    expect(leftOf(b, { model: 0 })).toBe(5);
    b.pool.A = 1;
    expect(leftOf(b, { model: 0 })).toBe(1);
  });

  test('[DL-RUL-18] [DL-RUL-53] home is the Reserves Edge, and both Rally and Snap Out of It! reach who retreats', () => {
    const b = laid([
      section('A', [['kob.captain', 10, 10]]),
      section('A', row('kob.rifleman', 2, 10, 14), { shaken: 2 }),
    ]);
    acting(b, 'A2');
    expect(homeEdge(b, 'A').map(({ top, bottom }) => [top, bottom])).toEqual([[0, 0]]);
    expect(refuseOrder(b, 'rally', 1, 0, 'movement')).toBeNull();
    expect(refuseOrder(b, 'snapOutOfIt', 1, 1, 'command')).toBeNull();
  });

  test('[DL-RUL-19] [DL-MOR-14] a fourth marker takes ironclads from the table, and leaves no wreck', () => {
    const game = open(
      table(
        [
          section('A', [['kob.fieldGun', 15, 10]]),
          section('B', [['kob.terrier', 30, 10, { facing: [-1, 0] }]], { shaken: 3 }),
          FAR,
        ],
        { pool: none },
      ),
      [4, 4, 4, 4, 4, 4, 1, 1, 1],
    );
    held(game);
    answer(game, { type: 'Iad', target: 'b1', shot: { model: 'a1', weapon: 'fieldGunShell' } });
    expect(sectionOf(game, 'B1').fate).toBe('broken');
    expect(model(game, 'b1').where).toBe('gone');
  });

  test('[DL-RUL-24] [DL-RUL-32] mines are off, initiative is bolstered in secret, unless agreed otherwise', () => {
    expect([DEFAULT_CONFIG.mines, DEFAULT_CONFIG.initiativeBolster]).toEqual([false, 'secret']);
  });

  test('[DL-RUL-34] [DL-MOV-03] one passes one’s own section, or by agreement nobody', () => {
    const men = [section('A', row('kob.rifleman', 3, 10, 10)), section('A', [['kob.yeoman', 20, 10]])];
    expect(obstaclesFor(laid(men), 0)).toHaveLength(1);
    expect(obstaclesFor(laid(men, { options: { strictOwnModels: true } }), 0)).toHaveLength(3);
  });

  test('[DL-RUL-40] [DL-RAD-07] whom nobody of the firers sees cannot be hurt', () => {
    const game = open(
      table(
        [
          section('A', row('kob.lmgGunner', 2, 10, 10)),
          section('B', [
            ['pru.grenadier', 10, 16],
            ['pru.grenadier', 11.3, 17.5],
          ]),
          FAR,
        ],
        { terrain: [box('wood', 'forest', 10.68, 12, 14, 16.8)], pool: none },
      ),
      [6, 6, 6, 4, 4, 1],
    );
    expect(sightLine(game.state as never, 0, 3)).toBeNull();
    expect(sightLine(game.state as never, 1, 3)).toBeNull();
    held(game);
    answer(game, fire('B1', 'lightMG', 'a1'));
    passing(game, 'HitTheDeck');
    expect(told(game, 'killed').map(({ model: who }) => who)).toEqual(['b1']);
  });

  test('[DL-RUL-46] [DL-HTD-02] nobody dives once its own charge has begun', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10))]);
    acting(b, 'A1', { action: 'charge' });
    expect(mayDive(b, 0)).toBe(true);
    acting(b, 'A1', { action: 'charge', moved: true });
    expect(mayDive(b, 0)).toBe(false);
  });

  test('[DL-RUL-47] Spray and Pray makes fortified cover hard, height does not', () => {
    expect(changedCover(3, { above: false, reductions: 1, deck: false })).toBe(2);
    expect(changedCover(3, { above: true, reductions: 0, deck: false })).toBe(3);
  });

  test('[DL-RUL-50] no sight of the target is needed for a charge', () => {
    const b = laid([section('A', [['kob.yeoman', 20, 20]]), section('B', [['pru.grenadier', 20, 25]])], {
      terrain: [box('wood', 'forest', 18, 21.5, 22, 23)],
    });
    acting(b, 'A1');
    expect(sightLine(b, 0, 1)).toBeNull();
    expect(mayCharge(b, 0)).toBe(true);
  });

  test('[DL-RUL-55] [DL-RAM-03] a ram is judged as an IAD attack is, criticals too', () => {
    expect([hullLost(2, 3, 2), hullLost(4, 3, 2), hullLost(7, 3, 2)]).toEqual([0, 1, 2]);
  });

  test('[DL-RUL-64] [DL-MAR-35] names without rules have their entries; Small Arms says nothing', () => {
    for (const id of ['officer', 'nco', 'militia', 'infiltrator', 'utilityVehicle', 'towable', 'idf'] as const)
      expect(Object.keys(MARS[id].speaks).length, id).toBeGreaterThan(0);
    expect(MARS.smallArms.speaks).toEqual({});
  });

  test('[DL-RUL-68] no rule sends anybody to a page', () => {
    for (const [id, { text }] of Object.entries(RULES))
      if (id !== 'DL-RUL-68') expect(text, id).not.toMatch(/\bpages? \d/i);
  });

  test('[DL-RUL-71] a game has two sides, each with one pool and one Battle Log', () => {
    expect(dystopianLegions.seats({} as never)).toEqual(['A', 'B']);
    expect(Object.keys(laid([FAR]).pool)).toEqual(['A', 'B']);
  });

  test('[DL-RUL-79] [DL-SWP-03] a section weapon stays while one can carry it', () => {
    const b = laid([section('A', row('kob.rifleman', 2, 10, 10), { weapons: ['rifleGrenades'] }), FAR]);
    b.models[0]!.where = 'gone';
    expect(armsOf(b, 1, newFire('own', [0], null)).map(({ weapon }) => weapon.id)).toEqual([
      'serviceRifle',
      'rifleGrenades',
    ]);
  });

  test('[DL-RUL-80] [DL-MEL-07] both sides roll before anybody falls', () => {
    const game = open(
      table([section('A', row('kob.yeoman', 2, 20, 20)), section('B', row('pru.landwehrmann', 2, 20, 23)), FAR], {
        pool: none,
      }),
      [4, 4, 1, 1, 4, 4, 4, 4, 4, 4],
    );
    answer(game, action('charge'));
    if (kindAsked(game) === 'DeclareCharge') answer(game, { type: 'DeclareCharge', targets: ['B1'] });
    for (let n = 0; n < 8 && told(game, 'meleeOver').length === 0; n++) {
      passing(game);
      if (['ChargeMove', 'ChooseModel'].includes(kindAsked(game)!))
        answer(game, game.options(asked(game)!)[0] as never);
    }
    const types = game.events('referee').map(({ type }) => type);
    expect(types.lastIndexOf('meleeRolled')).toBeLessThan(types.indexOf('lifeLost'));
    expect(told(game, 'lifeLost')).toHaveLength(2);
  });

  test('[DL-RUL-97] [DL-ACT-82] one of a group may fire at whom another has charged', () => {
    const b = laid([
      section('A', row('kob.yeoman', 2, 10, 10)),
      section('A', row('kob.rifleman', 2, 20, 10)),
      section('B', [['pru.grenadier', 10, 12]]),
    ]);
    b.act = {
      side: 'A',
      segment: 'shooting',
      group: [
        { ...newDoing(0), action: 'charge', charges: [2] },
        { ...newDoing(1), action: 'hold' },
      ],
      named: [1],
    };
    expect(targetsOf(b, newFire('own', [1], null))).toEqual([2]);
  });

  test('[DL-RUL-168] [DL-MIN-60] a mine rolls at 4, whoever it is', () => {
    const game = open(
      table([section('A', [['ebs.tengu', 10, 10]]), FAR], { mines: [[10, 14]], pool: none }),
      [1, 1, 1, 1],
    );
    answer(game, action('advance'), move(step('a1', [10, 12.2])));
    expect((told(game, 'radRolled')[0]!.pool as { threshold: number }[]).map(({ threshold }) => threshold)).toEqual([
      4, 4, 4, 4,
    ]);
  });

  test('[DL-RUL-169] [DL-MAR-63] the same rule from two sources counts once, with its highest number', () => {
    expect(level({ name: 'x', mars: { officer: [{ n: 1 }, { n: 3 }] } }, 'officer')).toBe(3);
  });
});

describe('further cases', () => {
  test('[DL-EX-18] [DL-ORD-07] [DL-ORD-21] Fight Harder! for the RAD attack, and again for the IAD', () => {
    const game = open(
      table(
        [
          section('A', [['kob.sergeant', 10, 10], ...row('kob.rifleman', 5, 11.3, 10)], { weapons: ['rifleGrenades'] }),
          section('B', row('pru.grenadier', 4, 12, 18)),
          section('B', [['kob.basset', 8, 18, { facing: [0, -1] }]]),
        ],
        { pool: { A: 2, B: 0 } },
      ),
      [4, 6, 2, 3, 1, 2, 4, 3, 6, 5, 1, 4, 4, 1, 5, 1, 4, 1, 3, 3, 6, 6, 4, 4, 1],
    );
    held(game);
    const harder = { type: 'IssueOrder', order: 'fightHarder', by: 'a1', to: 'A1', bolster: [] } as const;
    answer(game, fire('B1', 'serviceRifle', 'a2', 'a3', 'a4', 'a5', 'a6'), harder);
    passing(game, 'HitTheDeck', 'IssueOrder');
    answer(game, { type: 'Reroll', dice: [0, 1] });
    if (kindAsked(game) === 'ChooseModel') answer(game, game.options(asked(game)!)[0] as never);
    if (kindAsked(game) === 'ChooseModel') answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'radRolled')[0]).toMatchObject({ successes: 4 });
    const shot = { model: 'a1', weapon: 'rifleGrenades', ofSection: true };
    answer(game, { type: 'Iad', target: 'b5', shot }, harder);
    answer(game, { type: 'Reroll', dice: [0] });
    expect(told(game, 'iadRolled')[0]).toMatchObject({ successes: 4 });
  });

  test('[DL-MOR-01d] [DL-COL-06] who jumped out of the way of a hull At the Double checks', () => {
    const game = open(
      table(
        [section('A', [['kob.terrier', 10, 24, { facing: [1, 0] }]]), section('B', [['kob.rifleman', 16, 25]]), FAR],
        { pool: none },
      ),
      [4, 4, 1],
    );
    answer(game, action('double'), move(step('a1', [22, 24])));
    expect(told(game, 'avoided')[0]).toMatchObject({ model: 'b1' });
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', passed: true });
    expect(model(game, 'b1').y).toBe(at(0, 26.1006).y);
  });

  const withHull = (more: object) =>
    section(
      'B',
      [
        ['kob.rifleman', 10, 20],
        ['kob.surgeon', 11.3, 20],
        ['kob.conveyor', 14, 22, { facing: [0, -1], transport: true }],
      ],
      more,
    );

  test('[DL-MOR-15] [DL-MOR-13] a Broken section goes with its transport', () => {
    const game = open(
      table([section('A', row('kob.rifleman', 2, 10, 12)), withHull({ shaken: 3, activated: 1 }), FAR], { pool: none }),
    );
    held(game);
    answer(game, fire('B1', 'serviceRifle', 'a1', 'a2'), { type: 'HitTheDeck', dive: true });
    expect(sectionOf(game, 'B1').fate).toBe('broken');
    expect(model(game, 'b3').where).toBe('gone');
  });

  test('[DL-MAR-27j] [DL-TRN-81] [DL-TRN-37] with only a carrier and Non-Combatants left, these go and the hull plays on', () => {
    const game = open(
      table([section('A', [['pru.panzerjaeger', 10, 10]]), withHull({}), FAR], { pool: none }),
      [6, 6, 4, 1, 3, 5, 5, 1],
    );
    held(game);
    answer(game, fire('B1', 'elephantGun', 'a1'));
    passing(game, 'HitTheDeck');
    expect(sectionOf(game, 'B1').where).toBe('table');
    expect([model(game, 'b2').where, model(game, 'b3').where]).toEqual(['gone', 'table']);
    expect(rule(null)).toBeNull();
  });
});
