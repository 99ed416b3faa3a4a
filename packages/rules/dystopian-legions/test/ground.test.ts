import { disc, gap } from '@sandtable/geometry/plane';
import { describe, expect, test } from 'vitest';
import { TERRAIN } from '../src/content/terrain.js';
import { gapOf, isCoherent, profileAt, shapeOf } from '../src/figures.js';
import { groundOf } from '../src/ground.js';
import { EPS, INCH, units } from '../src/inches.js';
import { QUERIES } from '../src/queries.js';
import { isInWeaponArc } from '../src/rules/arcs.js';
import { placesOf, refuseEnter, refuseTenant } from '../src/rules/buildings.js';
import { canCharge, refuseChargeMove, refuseFailedCharge } from '../src/rules/charges.js';
import { clearSpots } from '../src/rules/collisions.js';
import { baseCover, occupiesLine } from '../src/rules/cover.js';
import { notePassed } from '../src/rules/flight.js';
import { displaced, refuseHull, sweptBy } from '../src/rules/ironclads.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { hasSwiftStrike } from '../src/rules/melee.js';
import { refuseMove } from '../src/rules/movement.js';
import { costOf, metBy, obstaclesFor } from '../src/rules/movement-cost.js';
import { refuseAction } from '../src/rules/movement-segment.js';
import { mayOpenFire } from '../src/rules/open-fire.js';
import { firersOf, newFire } from '../src/rules/shooting.js';
import {
  acting,
  action,
  answer,
  asked,
  at,
  box,
  garrison,
  kindAsked,
  laid,
  model,
  move,
  open,
  passing,
  refused,
  row,
  rule,
  section,
  sectionOf,
  step,
  table,
  told,
  wall,
} from './kit.js';

// Ground, houses and walls (4.12), and what moves on, over and past them (4.14, 4.21, 4.22).

const EAST = [1, 0] as [number, number];
const FAR = section('B', [['pru.grenadier', 46, 46]], { activated: 1 });
const man = section('A', [['kob.rifleman', 10, 10]]);
const HOUSE = box('house', 'building', 10, 14, 16, 20);

describe('measuring', () => {
  const b = laid([
    section('A', [
      ['kob.rifleman', 10, 10],
      ['kob.dragoon', 15, 10],
      ['kob.terrier', 24, 10, { facing: EAST }],
    ]),
  ]);

  test('[DL-GEN-01] [DL-GEO-03] [DL-GEO-04] [DL-GEN-05] from edge to edge, never rounded', () => {
    expect(gapOf(b, 0, 1) / INCH).toBeCloseTo(5 - 0.59055 - 0.7874, 4);
    expect(gapOf(b, 0, 2) / INCH).toBeCloseTo(14 - 0.59055 - 2.25, 4);
    expect(
      gapOf(
        laid([
          section('A', [
            ['kob.rifleman', 10, 10],
            ['kob.rifleman', 10.5, 10],
          ]),
        ]),
        0,
        1,
      ),
    ).toBe(0);
  });

  test('[DL-GEN-03] contact is a gap of a twentieth of an inch', () => {
    const touching = (x: number) => {
      const c = laid([section('A', row('kob.rifleman', 1, 10, 10)), section('B', row('pru.grenadier', 1, x, 10))]);
      return gapOf(c, 0, 1) <= units(0.05);
    };
    expect([touching(10 + 1.1811 + 0.05), touching(10 + 1.1811 + 0.052)]).toEqual([true, false]);
  });

  test('[DL-GEN-04] [DL-RUL-05] anybody may ask how a section stands, and nothing changes', () => {
    const game = open(table([man, FAR]));
    const before = game.hash();
    const view = { seat: 'B' as const, battle: game.state };
    expect(QUERIES.standing.run(view, { section: 'A1' })).toMatchObject({ coherent: true, state: 'in good order' });
    expect(game.hash()).toBe(before);
  });

  test('[DL-GEN-11] [DL-PRO-01] a type for every model, and kinds of section', () => {
    expect([0, 1, 2].map((i) => profileAt(b, i).type)).toEqual(['infantry', 'heavyInfantry', 'ironcladRegular']);
  });

  test('[DL-GEN-09] who has no life left is taken away at once', () => {
    const game = open(
      table([
        section('A', row('kob.rifleman', 4, 10, 10)),
        section('B', row('pru.grenadier', 3, 10, 16), { activated: 1 }),
      ]),
      [6, 6, 1, 1, 1, 1, 1],
    );
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(game, { type: 'Shoot', action: 'openFire' });
    answer(game, game.options('A')[0] as never);
    passing(game);
    for (let n = 0; kindAsked(game) === 'ChooseModel' && n < 3; n++)
      answer(game, game.options(asked(game)!)[0] as never);
    expect(told(game, 'killed')[0]).toMatchObject({ rule: 'DL-GEN-09' });
  });
});

describe('ground', () => {
  test('[DL-TER-01] [DL-TER-05] [DL-TER-09] [DL-LIN-01] [DL-RUL-30] the table of terrain: areas and lines, clear, difficult, closed, open or blocking', () => {
    const lines = Object.values(TERRAIN).filter(({ kind }) => kind === 'linear');
    expect(lines.map(({ name }) => name).sort()).toHaveLength(5);
    expect(Object.values(TERRAIN)).toHaveLength(16);
    expect(TERRAIN.road).toMatchObject({ movement: ['clear', 'clear', 'clear'], blocksSight: false, cover: 0 });
    expect(TERRAIN.ruins).toMatchObject({
      movement: ['difficult', 'impassable', 'impassable'],
      blocksSight: true,
      cover: 2,
    });
    expect(TERRAIN.highWall).toMatchObject({ blocksSight: true });
  });

  test('[DL-RUL-30] barbed wire is clear for cavalry, or difficult where that was agreed', () => {
    const wire = wall('wire', 'barbedWire', [0, 12], [30, 12]);
    const rider = section('A', [['kob.lancer', 10, 10]]);
    const cost = (options: object) =>
      costOf(laid([rider], { terrain: [wire], options }), 0, [at(10, 10), at(10, 16)], false);
    expect(cost({})).toBe(units(6));
    expect(cost({ barbedWireCavalry: 'difficult' })).toBe(units(7));
  });

  test('[DL-RUL-28] a trench may be a building by agreement', () => {
    const trench = box('trench', 'trenches', 10, 14, 16, 20);
    const b = laid([man], { terrain: [trench], options: { trenchesAsBuildings: true } });
    expect(groundOf(b).houses).toEqual([0]);
    expect(groundOf(laid([man], { terrain: [trench] })).houses).toEqual([]);
  });

  test('[DL-MOV-13] [DL-TER-06] into a wood and out of it, at its price', () => {
    const wood = box('wood', 'forest', 8, 11, 12, 13);
    const b = laid([man], { terrain: [wood] });
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(refuseMove(b, doing, [step('a1', [10, 12])])).toBeNull();
    expect(rule(refuseMove(b, doing, [step('a1', [10, 13.6])]))).toBe('DL-MOV-02');
  });

  test('[DL-GEO-07] [DL-MOV-02] at most 31 corners, and any way round', () => {
    const b = laid([man]);
    const doing = acting(b, 'A1', { action: 'advance' });
    const zigzag = (count: number): [number, number][] =>
      Array.from({ length: count }, (_, n) => [10 + (n % 2) / 10, 10]);
    expect(refuseMove(b, doing, [step('a1', ...zigzag(31))])).toBeNull();
    expect(rule(refuseMove(b, doing, [step('a1', ...zigzag(32))]))).toBe('DL-GEO-07');
    expect(refuseMove(b, doing, [step('a1', [12, 10], [12, 12])])).toBeNull();
  });

  test('[DL-GEO-06] [DL-GEO-09] a base sweeps along its path: it neither brushes nor overlaps by more than a thousandth', () => {
    const b = laid([man, section('A', [['kob.rifleman', 13, 11.18]])]);
    const obstacles = obstaclesFor(b, 0);
    expect(metBy(b, 0, [at(10, 10), at(16, 10)], obstacles)?.what).toBe('model');
    expect(metBy(b, 0, [at(10, 9.9985), at(16, 9.9985)], obstacles)).toBeNull();
  });

  test('[DL-SEQ-07] [DL-MOV-08] [DL-MAR-39b] on Hold Your Ground nobody moves but who may look around', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.observer', 11.3, 10],
      ]),
    ]);
    const doing = acting(b, 'A1', { action: 'hold' });
    expect(rule(refuseMove(b, doing, [step('a1', [10, 11])]))).toBe('DL-MOV-02');
    expect(refuseMove(b, doing, [step('a2', [11.3, 11])])).toBeNull();
  });

  test('[DL-MOV-12] [DL-HTD-08] to move is to get up', () => {
    const lying = section('A', row('kob.rifleman', 2, 10, 10), { deck: true });
    const game = answer(open(table([lying, FAR])), action('advance'), move());
    expect(told(game, 'gotUp')).toHaveLength(1);
  });
});

describe('houses', () => {
  const inside = (count: number, more: object = {}) =>
    garrison('A', 'house', Array<string>(count).fill('kob.rifleman'), more);

  test('[DL-BLD-01] [DL-BLD-04] [DL-RUL-28] one section in each, of who may go in, as far as there is room', () => {
    const terrain = [box('house', 'building', 10, 14, 16, 20, { capacity: 4 })];
    const b = laid(
      [
        inside(2),
        section('A', [['kob.rifleman', 9, 17]]),
        section('A', [['kob.lancer', 20, 20]]),
        section('A', row('kob.dragoon', 2, 30, 17)),
        section('A', [['kob.hmgTeam', 30, 30]]),
        section('A', [['kob.fieldGun', 36, 30]]),
      ],
      { terrain },
    );
    expect(rule(refuseTenant(b, 1, 0))).toBe('DL-BLD-01');
    b.sections[0]!.house = null;
    expect([1, 2, 3, 5].map((s) => rule(refuseTenant(b, s, 0)))).toEqual([null, 'DL-BLD-04', null, 'DL-BLD-04']);
    expect([3, 4].map((s) => placesOf(b, s))).toEqual([4, 2]);
  });

  test('[DL-BLD-02] who is inside has fortified cover', () => {
    const b = laid([inside(2), section('B', [['pru.grenadier', 13, 8]])], { terrain: [HOUSE] });
    expect(baseCover(b, 0, { firers: [2], weapons: [] })).toBe(3);
  });

  test('[DL-BLD-05] [DL-BLD-06] [DL-MOV-11] [DL-RUL-84] in at MV and fire, at the double and not', () => {
    const at3 = (y: number) =>
      laid([section('A', row('kob.rifleman', 2, 12, y)), section('B', [['pru.grenadier', 13, 30]])], {
        terrain: [HOUSE],
      });
    const near = at3(14 - 0.59055 - 5);
    expect(refuseEnter(near, acting(near, 'A1', { action: 'enter' }), 0)).toBeNull();
    const b = at3(14 - 0.59055 - 5.1);
    expect(rule(refuseEnter(b, acting(b, 'A1', { action: 'enter' }), 0))).toBe('DL-BLD-05');
    expect(refuseEnter(b, acting(b, 'A1', { action: 'enterDouble' }), 0)).toBeNull();
    const game = answer(
      open(
        table(
          [section('A', row('kob.rifleman', 2, 12, 10)), section('B', [['pru.grenadier', 13, 30]], { activated: 1 })],
          { terrain: [HOUSE] },
        ),
      ),
      action('enterDouble'),
    );
    expect(game.options('A').some((one) => (one as { type: string; action?: string }).action === 'openFire')).toBe(
      false,
    );
  });

  test('[DL-BLD-07] [DL-BLD-12] out by any side, each as far as his MV, and fire', () => {
    const game = answer(open(table([inside(2), FAR], { terrain: [HOUSE] })), action('exit'));
    const out = (name: string, x: number, y: number) => step(name, [x, 20.5906], [x, y]);
    refused(game, { type: 'Exit', steps: [out('a1', 12, 24)] }, 'DL-BLD-12');
    refused(game, { type: 'Exit', steps: [out('a1', 12, 26), out('a2', 13.3, 24)] }, 'DL-MOV-02');
    refused(game, { type: 'Exit', steps: [step('a1', [12, 24]), out('a2', 13.3, 24)] }, 'DL-BLD-07');
    answer(game, { type: 'Exit', steps: [out('a1', 12, 24), out('a2', 13.3, 24)] });
    expect(sectionOf(game, 'A1').house).toBeNull();
    expect(model(game, 'a1').where).toBe('table');
  });

  test('[DL-BLD-08] out into melee at MV from the outline, and no fire', () => {
    const foe = (y: number) => section('B', row('pru.grenadier', 2, 12, y));
    const b = laid([inside(2), foe(25)], { terrain: [HOUSE] });
    expect(refuseAction(b, acting(b, 'A1'), 'exitCharge')).toBeNull();
    const far = laid([inside(2), foe(27.5)], { terrain: [HOUSE] });
    expect(rule(refuseAction(far, acting(far, 'A1'), 'exitCharge'))).toBe('DL-CHG-03');
    acting(b, 'A1', { action: 'exitCharge' });
    expect(firersOf(b, 0)).toEqual([]);
    expect(mayOpenFire(b, 0)).toBe(false);
  });

  test('[DL-COH-06] who is in one house hangs together, and [DL-MEL-03] strikes first in it', () => {
    const b = laid([inside(3)], { terrain: [HOUSE] });
    expect(isCoherent(b, 0)).toBe(true);
    expect(hasSwiftStrike(b, 0, true)).toBe(true);
  });

  test('[DL-BLD-13] inside all are equally far, and their owner says who falls', () => {
    const men = garrison('B', 'house', ['pru.grenadier', 'pru.feldwebel', 'pru.grenadier'], { activated: 1 });
    const game = open(
      table([section('A', row('kob.rifleman', 4, 11, 11)), men], { terrain: [HOUSE] }),
      [6, 6, 1, 1, 1, 1, 1, 4, 4, 1],
    );
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(game, { type: 'Shoot', action: 'openFire' });
    answer(game, game.options('A')[0] as never);
    passing(game);
    for (let n = 0; kindAsked(game) === 'ChooseModel' && asked(game) === 'A' && n < 3; n++)
      answer(game, game.options('A')[0] as never);
    expect([asked(game), kindAsked(game)]).toEqual(['B', 'ChooseModel']);
    passing(answer(game, { type: 'ChooseModel', model: 'b3' }));
    expect(model(game, 'b3').where).toBe('gone');
  });

  test('[DL-EX-187] [DL-BLD-80] [DL-BLD-09] [DL-RUL-94] driven out, who finds no room is killed', () => {
    // the only way out is a pocket on the north side that holds one man
    const closed = [
      HOUSE,
      box('west', 'tankTraps', 0, 13.9, 9.9, 48),
      box('north', 'building', 12.5, 20.1, 48, 30),
      box('top', 'building', 9.9, 21.5, 12.4, 30),
      box('east', 'building', 16.1, 0, 30, 20),
    ];
    const game = open(
      table(
        [
          section('A', row('ebs.naginata', 4, 10.6, 12.5)),
          garrison('B', 'house', ['pru.grenadier', 'pru.grenadier', 'pru.grenadier'], { activated: 1 }),
        ],
        { terrain: closed },
      ),
      [1, 1, 1, 6, 6, ...Array<number>(14).fill(1), 6, 6, 6],
    );
    answer(game, action('charge'));
    answer(game, game.options('A')[0] as never);
    for (let n = 0; kindAsked(game) !== null && kindAsked(game) !== 'Activate' && n < 12; n++) {
      passing(game);
      const seat = asked(game);
      if (seat === null || kindAsked(game) === 'ChooseAction') break;
      answer(game, game.options(seat)[0] as never);
    }
    expect(told(game, 'fellBack')).toHaveLength(1);
    expect(told(game, 'meleeOver')[0]).toMatchObject({ defendersLost: 1, winner: 'attacker' }); // as it was decided
    expect(['b1', 'b2', 'b3'].filter((id) => model(game, id).where === 'gone').length).toBeGreaterThan(1);
  });
});

describe('walls', () => {
  const low = wall('low', 'lowWall', [0, 20], [30, 20]);

  test('[DL-LIN-04] [DL-RUL-33] who touches it holds it, and who touches a friend that does', () => {
    const b = laid(
      [
        section('A', [
          ['kob.rifleman', 10, 19.4094],
          ['kob.rifleman', 10, 18.22],
          ['kob.rifleman', 12, 17],
        ]),
      ],
      { terrain: [low] },
    );
    expect(occupiesLine(b, 0, 0)).toBe(true);
    const away = laid([section('A', [['kob.rifleman', 10, 18]])], { terrain: [low] });
    expect(occupiesLine(away, 0, 0)).toBe(false);
  });

  test('[DL-LIN-05a] [DL-LIN-05b] [DL-LIN-05c] [DL-RUL-33] it covers who touches it from who is beyond and does not hold it', () => {
    const firers = section('B', [['pru.grenadier', 10, 26]]);
    const cover = (y: number, foes = firers) => {
      const b = laid([section('A', [['kob.rifleman', 10, y]]), foes], { terrain: [low] });
      return baseCover(b, 0, { firers: [1], weapons: [] });
    };
    expect(cover(19.4094)).toBe(2);
    expect(cover(18)).toBe(0); // (a)
    expect(cover(19.4094, section('B', [['pru.grenadier', 10, 12]]))).toBe(0); // (b)
    expect(cover(19.4094, section('B', [['pru.grenadier', 13, 20.5906]]))).toBe(0); // (c)
  });
});

describe('lines', () => {
  test('[DL-GEO-10] [DL-GEO-11] [DL-RUL-36] the one shortest line between bases, any clear one where it was agreed', () => {
    const b = laid([man, section('B', [['pru.grenadier', 20, 10]])]);
    const line = sightLine(b, 0, 1)!;
    expect(line.length / INCH).toBeCloseTo(10 - 2 * 0.59055, 3);
    const screen = section('A', [['kob.rifleman', 15, 10]]);
    const hidden = [man, section('B', [['pru.grenadier', 20, 10]]), screen];
    expect(sightLine(laid(hidden), 0, 1)).toBeNull();
    const narrow = [man, section('B', [['pru.grenadier', 20, 10]]), section('A', [['kob.rifleman', 15, 10.5]])];
    expect(sightLine(laid(narrow), 0, 1)).toBeNull();
    expect(sightLine(laid(narrow, { options: { losMode: 'anyPoint' } }), 0, 1)).not.toBeNull();
  });

  test('[DL-GEO-14] a line that ends on a wall does not cross it', () => {
    const high = wall('high', 'highWall', [0, 15], [30, 15]);
    const b = laid([man, section('B', [['pru.grenadier', 10, 14.4]])], { terrain: [high] });
    expect(sightLine(b, 0, 1)).not.toBeNull();
    const beyond = laid([man, section('B', [['pru.grenadier', 10, 16]])], { terrain: [high] });
    expect(sightLine(beyond, 0, 1)).toBeNull();
  });

  test('[DL-GEO-21] weapons bear within their quarter, its edges included', () => {
    const b = laid([section('A', [['kob.terrier', 10, 10, { facing: EAST }]])]);
    const bears = (x: number, y: number) => isInWeaponArc(b, 0, 'fore', at(x, y));
    expect([bears(20, 20), bears(20, 20.1), bears(20, 10), bears(0, 10)]).toEqual([true, false, true, false]);
  });
});

describe('charges', () => {
  test('[DL-CHG-05] by no more than half an inch out of the way', () => {
    const b = laid([section('A', row('ebs.naginata', 1, 10, 10)), section('B', row('pru.grenadier', 1, 10, 16))]);
    b.charge = { section: 0, targets: [1], toward: at(10, 16), failed: false, riders: false };
    acting(b, 'A1', { action: 'charge' });
    const end: [number, number] = [10, 16 - 1.1811];
    expect(refuseChargeMove(b, 0, [step('a1', end)])).toBeNull();
    expect(rule(refuseChargeMove(b, 0, [step('a1', [12, 12.5], end)]))).toBe('DL-CHG-05');
  });

  test('[DL-CHG-08] [DL-EX-77] a charge that failed ends no farther off than it began', () => {
    const b = laid([section('A', row('ebs.naginata', 1, 10, 10)), section('B', row('pru.grenadier', 1, 10, 30))]);
    b.charge = { section: 0, targets: [], toward: at(10, 30), failed: true, riders: false };
    expect(refuseFailedCharge(b, [step('a1', [10, 20])])).toBeNull();
    expect(rule(refuseFailedCharge(b, [step('a1', [10, 8])]))).toBe('DL-CHG-08');
  });

  test('[DL-CHG-09] an inch off the sections that are not charged', () => {
    const b = laid([
      section('A', row('ebs.naginata', 1, 10, 10)),
      section('B', row('pru.grenadier', 1, 10, 16)),
      section('B', row('pru.grenadier', 1, 12, 14.8)),
    ]);
    b.charge = { section: 0, targets: [1], toward: at(10, 16), failed: false, riders: false };
    acting(b, 'A1', { action: 'charge' });
    const beside = Math.SQRT1_2 * 1.1811;
    expect(rule(refuseChargeMove(b, 0, [step('a1', [10 + beside, 16 - beside])]))).toBe('DL-MOV-05');
    expect(refuseChargeMove(b, 0, [step('a1', [10 - beside, 16 - beside])])).toBeNull();
  });

  test('[DL-CHG-12] [DL-EX-91] one man cannot reach two sections far apart, and [DL-MSC-01] two can', () => {
    const foes = [section('B', row('pru.grenadier', 1, 8, 16)), section('B', row('pru.grenadier', 1, 13, 16))];
    const two = laid([section('A', row('ebs.ronin', 2, 10, 10, 2)), ...foes]);
    expect(canCharge(two, 0, [1])).not.toBeNull();
    const one = laid([section('A', row('ebs.ronin', 1, 10, 10)), ...foes]);
    expect(canCharge(one, 0, [1, 2])).toBeNull();
    expect([canCharge(one, 0, [1]), canCharge(one, 0, [2])].every((built) => built !== null)).toBe(true);
  });

  test('[DL-AER-06] [DL-AER-07] who flies lands on any side, beyond a wall as well', () => {
    const low = wall('low', 'lowWall', [0, 20], [30, 20]);
    const b = laid([section('A', row('kob.hussar', 1, 10, 14)), section('B', row('pru.grenadier', 1, 10, 20.59055))], {
      terrain: [low],
    });
    b.charge = { section: 0, targets: [1], toward: at(10, 21), failed: false, riders: false };
    acting(b, 'A1', { action: 'charge' });
    const behind = { ...step('a1', [10, 20.59055 + 0.59055 + 0.7874]), fly: true };
    expect(refuseChargeMove(b, 0, [behind])).toBeNull();
  });
});

describe('riders', () => {
  const lancers = section('A', row('kob.lancer', 3, 10, 10, 2.1));
  const ride = (foes: Parameters<typeof table>[0], faces: number[] = []) => {
    const game = open(table([lancers, ...foes], { length: 72 }), faces);
    answer(game, action('double'));
    return answer(game, move(step('a1', [26, 10]), step('a2', [28.1, 10]), step('a3', [27.1, 12])));
  };

  test('[DL-EX-54] [DL-CAV-02] [DL-CAV-04] [DL-CAV-05] [DL-CAV-06] [DL-CAV-60] one of those passed: half the dice, no answer, no falling back', () => {
    const foes = [
      section('B', row('pru.grenadier', 2, 20, 13.2), { activated: 1 }),
      section('B', row('pru.grenadier', 2, 20, 6.8), { activated: 1 }),
    ];
    const game = ride(foes, [4, 6, 2, 5, 1, 4, 4, 4]);
    passing(game);
    expect([asked(game), kindAsked(game)]).toEqual(['A', 'DriveBy']);
    expect(game.options('A')).toHaveLength(3);
    answer(game, { type: 'DriveBy', section: 'B1' }, { type: 'ChooseModel', model: 'b1' });
    passing(game);
    expect(told(game, 'meleeRolled')).toHaveLength(1);
    expect(told(game, 'fellBack')).toEqual([]);
    expect(told(game, 'checked')).toHaveLength(1);
    expect(['b1', 'b2'].filter((id) => model(game, id).where === 'gone')).toHaveLength(1);
  });

  test('[DL-CAV-60] [DL-RUL-164] nobody in a house is ridden past', () => {
    const b = laid([section('A', [['kob.lancer', 10, 10]]), garrison('B', 'house', ['pru.grenadier'])], {
      terrain: [box('house', 'building', 17, 11.5, 22, 16)],
    });
    const doing = acting(b, 'A1', { action: 'double' });
    notePassed(b, doing, [step('a1', [28, 10])]);
    expect(doing.passed).toEqual([]);
  });

  test('[DL-CAV-07] they may charge instead', () => {
    const b = laid([section('A', row('kob.lancer', 2, 10, 10, 2.1)), section('B', row('pru.grenadier', 2, 20, 12))]);
    expect(refuseAction(b, acting(b, 'A1'), 'charge')).toBeNull();
  });
});

describe('ironclads', () => {
  const terrier = (x: number, y: number, more: object = {}) =>
    section('A', [['kob.terrier', x, y, { facing: EAST }]], more);
  const go = (name: string, ...path: [number, number][]) => ({ model: name, path: path.map(([x, y]) => at(x, y)) });

  test('[DL-IRN-07] [DL-MEL-15] [DL-MOR-14] they are not charged, do not charge and do not run', () => {
    const b = laid([terrier(10, 10, { shaken: 3 }), section('B', row('pru.grenadier', 2, 14, 14))]);
    expect(refuseAction(b, acting(b, 'A1'), 'hold')).toBeNull();
    expect(rule(refuseAction(b, acting(b, 'A1'), 'charge'))).toBe('DL-CHG-03');
    expect(canCharge(b, 1, [0])).toBeNull();
  });

  test('[DL-RAM-62] nothing helps in a ram: neither shields nor being shaken change its dice', () => {
    const setup = table([
      terrier(8, 24, { shaken: 1 }),
      section('B', [['kob.basset', 20, 24, { facing: [0, -1] }]], { activated: 1 }),
    ]);
    const game = open(setup, [4, 4, 4, 4, 4, 1, 1, 1]);
    answer(game, action('double'), { type: 'Move', steps: [{ ...go('a1', [16.75, 24]), ram: true }] });
    expect(told(game, 'rammed')[0]).toMatchObject({ successes: [5, 0] }); // fours count, though it is shaken
    expect(model(game, 'b1').life).toBe(0);
  });

  test('[DL-COL-04] [DL-RAM-61] an inch off those it did not push aside', () => {
    const b = laid([
      terrier(10, 24),
      section('B', [['pru.grenadier', 17, 26.2]]),
      section('B', [['pru.grenadier', 18, 24]]),
    ]);
    expect(displaced(b, 0, sweptBy(b, 0, go('a1', [16, 24]), 'advance'))).toEqual([2]);
    expect(rule(refuseHull(b, 0, go('a1', [16, 24]), 'advance'))).toBe('DL-MOV-05');
    const alone = laid([terrier(10, 24), section('B', [['pru.grenadier', 18, 24]])]);
    expect(refuseHull(alone, 0, go('a1', [16, 24]), 'advance')).toBeNull();
  });

  test('[DL-COL-07] who finds no place within six inches is killed', () => {
    const rocks = [
      box('n', 'building', 0, 25.7, 48, 48),
      box('s', 'building', 0, 0, 48, 22.3),
      box('e', 'building', 17.2, 22.3, 48, 25.7),
    ];
    const b = laid([terrier(10, 24), section('B', [['pru.grenadier', 15, 24]])], { terrain: rocks });
    expect(clearSpots(b, 1, [at(10, 24), at(14, 24)], sweptBy(b, 0, go('a1', [14, 24]), 'advance'))).toEqual([]);
    const game = open(
      table([terrier(10, 24), section('B', [['pru.grenadier', 15, 24]], { activated: 1 })], { terrain: rocks }),
    );
    answer(game, action('advance'), { type: 'Move', steps: [go('a1', [14, 24])] });
    expect(model(game, 'b1').where).toBe('gone');
  });

  test('[DL-COL-08] who is in a house or aboard is not pushed', () => {
    const b = laid(
      [
        terrier(10, 24),
        garrison('B', 'house', ['pru.grenadier']),
        section('B', [
          ['pru.grenadier', 0, 0, { aboard: 1 }],
          ['pru.kasten', 30, 30, { facing: EAST, transport: true }],
        ]),
      ],
      { terrain: [HOUSE] },
    );
    expect(displaced(b, 0, sweptBy(b, 0, go('a1', [16, 24]), 'advance'))).toEqual([]);
  });

  test('[DL-MAR-34] [DL-MAR-34b] [DL-MAR-34c] [DL-MAR-34d] [DL-MAR-34e] who skims goes over any ground, ends on none that is closed, crushes nothing', () => {
    const skiff = section('A', [['cov.skiff', 10, 24, { facing: EAST }]]);
    const wood = box('wood', 'forest', 13, 20, 15, 28);
    const b = laid([skiff], { terrain: [wood, wall('hedge', 'hedge', [12, 0], [12, 48])] });
    expect(profileAt(b, 0).mars.skimming).toBeDefined();
    expect(refuseHull(b, 0, go('a1', [18, 24]), 'advance')).toBeNull();
    expect(costOf(b, 0, [at(10, 24), at(18, 24)], false)).toBe(units(8));
    expect(rule(refuseHull(b, 0, go('a1', [14, 24]), 'advance'))).toBe('DL-MAR-34c');
    const blocked = laid([skiff, section('A', [['kob.terrier', 18, 24, { facing: EAST }]])]);
    expect(rule(refuseHull(blocked, 0, go('a1', [17, 24]), 'advance'))).toBe('DL-IRN-05');
    const game = open(
      table([section('A', [['cov.skiff', 9, 24, { facing: EAST }]]), FAR], {
        terrain: [wall('hedge', 'hedge', [12, 0], [12, 48])],
      }),
    );
    answer(game, action('advance'), { type: 'Move', steps: [go('a1', [16, 24])] });
    expect(game.state.crushed).toEqual([]);
  });

  test('[DL-MAR-50] a Walker goes where cavalry goes', () => {
    const b = laid([
      section('A', [['ebs.oni', 10, 24, { facing: EAST }]]),
      section('A', [['kob.mastiff', 10, 34, { facing: EAST }]]),
    ]);
    expect([0, 1].map((i) => profileAt(b, i).column)).toEqual(['cavalry', 'ironclad']);
    const trench = box('trench', 'trenches', 14, 18, 18, 30);
    const walking = laid([section('A', [['ebs.oni', 10, 24, { facing: EAST }]])], { terrain: [trench] });
    expect(rule(refuseHull(walking, 0, go('a1', [15, 24]), 'advance'))).toBe('DL-TER-08');
  });
});

describe('an activation', () => {
  test('[DL-RUL-83] [DL-ACT-02] [DL-ACT-03] coherency is looked at before the action is chosen; whoever moved may fire unless it forbids', () => {
    const b = laid([
      section('A', [
        ['kob.rifleman', 10, 10],
        ['kob.rifleman', 16, 10],
      ]),
      section('B', row('pru.grenadier', 2, 12, 20)),
    ]);
    expect(rule(refuseAction(b, acting(b, 'A1'), 'hold'))).toBe('DL-COH-05');
    const whole = laid([section('A', row('kob.rifleman', 2, 10, 10)), section('B', row('pru.grenadier', 2, 12, 20))]);
    for (const [done, may] of [
      ['hold', true],
      ['advance', true],
      ['double', false],
      ['enterDouble', false],
      ['charge', false],
    ] as const) {
      acting(whole, 'A1', { action: done });
      expect(mayOpenFire(whole, 0), done).toBe(may);
    }
  });

  test('[DL-ACT-06] jumping aside in the activation of another is no activation', () => {
    const game = open(
      table([section('A', [['kob.terrier', 12, 24, { facing: EAST }]]), section('B', [['pru.grenadier', 16, 25]])]),
    );
    answer(game, action('advance'), { type: 'Move', steps: [{ model: 'a1', path: [at(18, 24)] }] });
    expect(told(game, 'avoided')).toHaveLength(1);
    expect(sectionOf(game, 'B1').activated).toBe(0);
  });

  test('[DL-ACT-81] [DL-EX-182] a section that is gone is not fought again', () => {
    const b = laid([section('A', row('ebs.naginata', 2, 10, 10)), section('B', row('pru.grenadier', 1, 10, 12))]);
    acting(b, 'A1', { action: 'charge', charges: [1] });
    b.sections[1]!.where = 'gone';
    expect(newFire('own', [0], null).kind).toBe('own');
    expect(b.sections[b.act!.group[0]!.charges[0]!]!.where).toBe('gone');
  });
});

test('[DL-GEN-06] [DL-GEN-07] what is closest to the case wins: a MAR over the table, an order over a MAR', () => {
  // the Skimming hull ignores the table of terrain; Stand Fast! forbids what its model rules would allow
  const b = laid([section('A', [['kob.hussar', 10, 10]]), FAR]);
  b.sections[0]!.orders = [{ id: 'standFast', until: 'turn', amount: 0 }];
  expect(rule(refuseAction(b, acting(b, 'A1'), 'advance'))).toBe('DL-ORD-16a');
  expect(gap(shapeOf(b, 0), disc(at(10, 10), 1))).toBeLessThanOrEqual(EPS);
});
