import { describe, expect, test } from 'vitest';
import { blastOdds, landings, spottingChance } from '../src/blast-odds.js';
import { shapeOf, weaponNamed } from '../src/figures.js';
import { groundOf } from '../src/ground.js';
import { INCH } from '../src/inches.js';
import { attackAnswers, canAttack, refuseAttack } from '../src/rules/attacks.js';
import { besideThem, blastRadius, faceUnder, hullsUnder, menUnder, struckBy } from '../src/rules/blasts.js';
import { baseCover, coverOf } from '../src/rules/cover.js';
import { sightLine } from '../src/rules/line-of-sight.js';
import { newFire } from '../src/rules/shooting.js';
import { refuseBarriers } from '../src/rules/smoke.js';
import type { Battle } from '../src/state.js';
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

const openFire = { type: 'Shoot', action: 'openFire' } as const;
const gun = (who: string, weapon = 'mortar') => ({ model: who, weapon });
const blast = (x: number, y: number, guns: string[], spotters: string[] = [], more: object = {}) => ({
  type: 'Blast' as const,
  at: at(x, y),
  shots: guns.map((who) => gun(who)),
  spotters,
  ...more,
});
const firing = (b: Battle, name = 'A1') => {
  acting(b, name, { action: 'hold' });
  b.fire = newFire('own', [s(b, name)], null);
  return b;
};
/** Something tall between the mortars and what they fire at. */
const WOOD = box('wood', 'forest', 0, 12, 48, 16);
const MORTARS = section('A', [
  ['kob.mortarTeam', 20, 5],
  ['kob.mortarTeam', 22.5, 5],
]);
const SPOTTER = section('A', [['kob.observer', 40, 20]]);
const grenadiers = (x: number, y: number, count = 3) => section('B', row('pru.grenadier', count, x, y));

describe('who may fire where', () => {
  const b = (): Battle => firing(laid([MORTARS, SPOTTER, grenadiers(25, 30)], { terrain: [WOOD], length: 72 }));

  test('[DL-IDF-01] [DL-IDF-02] [DL-IDF-05] unseen it is Observed Fire: a Spotter, and Long Range', () => {
    expect(rule(refuseAttack(b(), blast(25, 30, ['a1', 'a2'])))).toBe('DL-IDF-05');
    expect(refuseAttack(b(), blast(25, 30, ['a1', 'a2'], ['a3']))).toBeNull();
    expect(rule(refuseAttack(b(), blast(25, 18, ['a1'], ['a3'])))).toBe('DL-IDF-02');
    const mixed = firing(laid([section('A', [['kob.rifleman', 20, 5]]), grenadiers(25, 14)]));
    expect(rule(refuseAttack(mixed, { ...blast(25, 14, []), shots: [gun('a1', 'serviceRifle')] }))).toBe('DL-IDF-01');
  });

  test('[DL-IDF-03] [DL-IDF-04] Over Open Sights at either range, within range and no farther', () => {
    const clear = firing(laid([MORTARS, grenadiers(25, 14), SPOTTER], { length: 72 }));
    expect(refuseAttack(clear, blast(25, 14, ['a1']))).toBeNull();
    expect(refuseAttack(clear, blast(25, 30, ['a1']))).toBeNull();
    expect(rule(refuseAttack(clear, blast(71, 40, ['a1'])))).toBe('DL-IDF-04');
    // range is measured from the base, to the point
    expect(refuseAttack(clear, blast(20, 45.98, ['a1']))).toBeNull();
    expect(rule(refuseAttack(clear, blast(20, 46, ['a1'])))).toBe('DL-IDF-04');
  });

  test('[DL-IDF-06] [DL-IDF-07] [DL-MAR-39a] [DL-MAR-39c] who spots: free, in sight, with his section, and once', () => {
    const one = b();
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['b1'])))).toBe('DL-IDF-06');
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['a3', 'a3'])))).toBe('DL-IDF-06');
    one.models[2]!.spotted = true;
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['a3'])))).toBe('DL-IDF-07');
    one.models[2]!.spotted = false;
    one.models[2]!.shot = true;
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['a3'])))).toBe('DL-IDF-07');
    const apart = firing(
      laid(
        [
          MORTARS,
          section('A', [
            ['kob.observer', 40, 20],
            ['kob.observer', 46, 20],
          ]),
          grenadiers(25, 30),
        ],
        { terrain: [WOOD] },
      ),
    );
    expect(rule(refuseAttack(apart, blast(25, 30, ['a1'], ['a3'])))).toBe('DL-MAR-39c');
  });

  test('[DL-IDF-07] [DL-HTD-10] a Spotter on his belly spots; who spotted takes no part in Open Fire', () => {
    const one = b();
    one.sections[1]!.deck = true;
    expect(refuseAttack(one, blast(25, 30, ['a1'], ['a3']))).toBeNull();
    one.models[2]!.spotted = true;
    acting(one, 'A2', { action: 'hold' });
    one.fire = newFire('own', [1], null);
    expect(canAttack(one, one.fire)).toBe(false);
  });

  test('[DL-LOS-07] what a place lies in does not hide it, what lies before it does', () => {
    const within = box('copse', 'forest', 23, 28, 27, 32);
    const seen = (terrain: ReturnType<typeof box>[]) =>
      refuseAttack(firing(laid([MORTARS, grenadiers(40, 40)], { terrain })), blast(25, 30, ['a1']));
    expect(seen([within])).toBeNull();
    expect(rule(seen([box('screen', 'forest', 0, 20, 48, 24)]))).toBe('DL-IDF-05');
  });

  test('[DL-MAR-25] [DL-SHT-03] [DL-MAR-57] a mortar that moved is silent, and a blast is the one RAD attack', () => {
    const one = b();
    one.models[0]!.moved = true;
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['a3'])))).toBe('DL-MAR-25');
    expect(refuseAttack(one, blast(25, 30, ['a2'], ['a3']))).toBeNull();
    one.fire = { ...one.fire!, rad: [0] };
    expect(rule(refuseAttack(one, blast(25, 30, ['a2'], ['a3'])))).toBe('DL-SHT-03');
    const direct = { type: 'Rad' as const, target: 'B1', shots: [gun('a2')] };
    expect(rule(refuseAttack(firing(laid([MORTARS, grenadiers(25, 14)])), direct))).toBe('DL-MAR-57');
  });

  test('[DL-OVW-10] [DL-MAR-57] from Overwatch Over Open Sights only', () => {
    const one = b();
    one.fire = newFire('overwatch', [0], null);
    expect(rule(refuseAttack(one, blast(25, 30, ['a1'], ['a3'])))).toBe('DL-OVW-10');
    const clear = laid([MORTARS, SPOTTER, grenadiers(25, 30)], { length: 72 });
    clear.fire = newFire('overwatch', [0], [2]);
    expect(refuseAttack(clear, blast(25, 30, ['a1']))).toBeNull();
    expect(rule(refuseAttack(clear, blast(35, 35, ['a1'])))).toBe('DL-OVW-07');
  });

  test('every blast that is offered is legal', () => {
    const one = b();
    const offered = attackAnswers(one).filter(({ type }) => type === 'Blast');
    expect(offered.length).toBeGreaterThan(0);
    for (const one_ of offered) expect(refuseAttack(one, one_)).toBeNull();
  });
});

describe('where it comes down', () => {
  test('[DL-EX-62] [DL-IDF-08] [DL-IDF-10] [DL-IDF-11] [DL-IDF-12] [DL-IDF-13] [DL-IDF-14] [DL-GEO-24] [DL-GEO-25] [DL-MAR-58] scatter, a further template, and who is under them', () => {
    const sections = [
      section('A', [
        ['kob.mortarTeam', 20, 5],
        ['kob.mortarTeam', 22.5, 5],
      ]),
      SPOTTER,
      section('B', [['pru.grenadier', 43.5, 33.5]]),
      section('A', [['kob.yeoman', 47.9, 35.8]]),
    ];
    const game = open(table(sections, { terrain: [WOOD], length: 72, pool: { A: 0, B: 0 } }), [
      ...[5, 3, 4, 2, 9], // spotting, 2D6, D12 of the first template and of the second
      ...[1, 1, 1, 1, 1, 1, 1, 1], // 4B + 4B at the Grenadier
      ...[1, 1, 1, 1], // 4B at the friend
    ]);
    answer(game, { type: 'Activate', section: 'A1' }, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(40, 30, ['a1', 'a2'], ['a3']));
    passing(game, 'HitTheDeck', 'IssueOrder');
    answer(game, { type: 'ChooseNext', section: 'B1' });
    passing(game, 'HitTheDeck', 'IssueOrder', 'Reroll');
    const [first, second] = told(game, 'templateLanded').map((event) => event.at as { x: number; y: number });
    expect(first!.x / INCH).toBeCloseTo(46.062, 3);
    expect(first!.y / INCH).toBeCloseTo(33.5, 3);
    expect(second!.x / INCH).toBeCloseTo(41.062, 3);
    const pools = told(game, 'radRolled').map((event) => [event.target, (event.dice as number[]).length]);
    expect(pools).toEqual([
      ['B1', 8],
      ['A3', 4],
    ]);
  });

  test('[DL-EX-90] [DL-IDF-12] [DL-GEO-25] a full ring, and the next beside the last', () => {
    const width = 5 * INCH;
    const laidDown = [{ x: 0, y: 0 }];
    for (const hour of [12, 2, 4, 6, 8, 10]) laidDown.push(besideThem(laidDown, hour, width));
    const last = laidDown.at(-1)!;
    expect([last.x / INCH, last.y / INCH].map((n) => Math.round(n * 1000) / 1000)).toEqual([-4.33, 2.5]);
    const eighth = besideThem(laidDown, 12, width);
    expect([eighth.x / INCH, eighth.y / INCH].map((n) => Math.round(n * 1000) / 1000)).toEqual([-4.33, 7.5]);
    // a direction that is taken turns clockwise
    expect(
      besideThem(
        [
          { x: 0, y: 0 },
          { x: 0, y: width },
        ],
        12,
        width,
      ),
    ).toEqual(
      besideThem(
        [
          { x: 0, y: 0 },
          { x: 0, y: width },
        ],
        2,
        width,
      ),
    );
  });

  test('[DL-EX-63] [DL-IDF-08] the Spotting Check', () => {
    const b = laid([MORTARS, section('A', row('kob.observer', 4, 10, 10))]);
    expect(spottingChance(b, [], true)).toBeCloseTo(1 / 6, 12);
    expect([1, 2, 3, 4].map((n) => Number(spottingChance(b, [2, 3, 4, 5].slice(0, n), false).toFixed(4)))).toEqual([
      0.1667, 0.4167, 0.625, 0.7708,
    ]);
  });

  test('[DL-IDF-09] [DL-IDF-10] [DL-DIE-11] on target, or so many inches by the clock', () => {
    const fire = (faces: number[], spotters: string[]) => {
      const game = open(
        table([MORTARS, SPOTTER, section('B', [['pru.grenadier', 60, 44]])], { terrain: [WOOD], length: 72 }),
        faces,
      );
      answer(game, { type: 'Activate', section: 'A1' }, action('hold'));
      passing(game, 'HitTheDeck', 'IssueOrder');
      answer(game, openFire, blast(25, 30, ['a1'], spotters));
      expect(told(game, 'blastMissed')).toHaveLength(1);
      return told(game, 'templateLanded')[0]!.at;
    };
    expect(fire([6], ['a3'])).toEqual(at(25, 30));
    expect(fire([3, 1, 2, 3], ['a3'])).toEqual(at(28, 30));
  });

  test('[DL-IDF-20] off the table it still strikes what it lies over', () => {
    const b = laid([section('A', [['kob.rifleman', 1, 20]])]);
    expect(menUnder(b, 0, at(-1.5, 20))).toEqual([0]);
    expect(menUnder(b, 0, at(-2.2, 20))).toEqual([]);
  });

  test('[DL-IDF-13] [DL-MAR-27a] a house counts its garrison; Non-Combatants are never under it', () => {
    const house = box('house', 'building', 20, 20, 25, 25);
    const b = laid(
      [
        garrison('B', 'house', ['pru.grenadier', 'pru.grenadier']),
        section('B', [
          ['pru.grenadier', 30, 30],
          ['pru.sanitaeter', 31.3, 30],
        ]),
      ],
      { terrain: [house] },
    );
    expect(menUnder(b, 0, at(27, 22))).toEqual([0, 1]);
    expect(menUnder(b, 0, at(27.6, 22))).toEqual([]);
    expect(menUnder(b, 1, at(31, 30))).toEqual([2]);
  });

  test('[DL-RUL-60] the width of a blast is agreed', () => {
    const width = (blastDiameter: 5 | 4 | 3) => blastRadius(laid([SPOTTER], { options: { blastDiameter } })) / INCH;
    expect([width(5), width(4), width(3)]).toEqual([2.5, 2, 1.5]);
  });
});

describe('what it does', () => {
  test('[DL-IDF-15] every template is one roll at every hull under it, by the arc of its middle or the weakest', () => {
    const b = laid([section('B', [['pru.stier', 20, 20, { facing: [0, 1] }]])]);
    expect(hullsUnder(b, 0, at(20, 24))).toEqual([0]);
    expect(faceUnder(b, 0, at(20, 24))).toMatchObject({ face: 'front', av: 5 });
    expect(faceUnder(b, 0, at(20, 21))).toMatchObject({ face: 'rear', av: 3 });
    const game = open(
      table([MORTARS, section('B', [['pru.stier', 25, 30, { facing: [0, 1] }]])], { pool: { A: 0, B: 0 } }),
      [6, 4, 4, 4, 1, 2, 3], // over open sights, 3K at the rear, its morale
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 30, ['a1']));
    expect(told(game, 'iadResolved')[0]).toMatchObject({ rule: 'DL-IDF-15', rest: 3, av: 3, lost: 1 });
    expect(model(game, 'b1').life).toBe(3);
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', passed: false });
  });

  test('[DL-IDF-16] [DL-IDF-17] [DL-IDF-60] nearest the first template goes first, under it or not, and from above', () => {
    const men = section('B', [
      ['pru.grenadier', 25, 30],
      ['pru.grenadier', 26.3, 30],
      ['pru.grenadier', 27.6, 30],
      ['pru.grenadier', 28.9, 30],
    ]);
    const game = open(
      table([MORTARS, men], { terrain: [box('ruin', 'ruins', 20, 25, 40, 35)], pool: { A: 0, B: 0 } }),
      // on target over open sights; 4B = 8 at Long Range; each ruin counts as soft from above; two fall, and morale
      [6, 6, 6, 6, 6, 2, 3, 4, 4, 1],
    );
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 30, ['a1']));
    passing(game, 'HitTheDeck');
    expect(told(game, 'saved').map(({ model: who, cover }) => [who, cover])).toEqual([
      ['b1', 1],
      ['b2', 1],
    ]);
    expect(told(game, 'killed').map(({ model: who }) => who)).toEqual(['b1', 'b2']);
    // Suppression of a mortar: three successes
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', need: 3, passed: false });
  });

  test('[DL-IDF-17] [DL-LIN-05] walls are judged from where the first template lies', () => {
    const low = [wall('w', 'lowWall', [15, 30], [35, 30])];
    const b = laid([MORTARS, section('B', [['pru.grenadier', 25, 30.59055]])], { terrain: low });
    const weapons = [weaponNamed(b, 'mortar')];
    const from = (x: number, y: number) => baseCover(b, 2, { firers: [0], weapons, from: at(x, y) });
    expect([from(25, 27), from(25, 33)]).toEqual([2, 0]);
    expect(coverOf(b, 2, { firers: [0], weapons, from: at(25, 27) })).toBe(1);
    const hill = laid([MORTARS, section('B', [['pru.grenadier', 25, 30]])], {
      terrain: [box('hill', 'hill', 20, 25, 30, 35), box('holes', 'craters', 20, 25, 30, 35)],
    });
    expect(coverOf(hill, 2, { firers: [0], weapons, from: at(25, 27) })).toBe(1); // above even who is elevated
    expect(coverOf(hill, 2, { firers: [0], weapons })).toBe(2);
  });

  test('[DL-IDF-18] direct fire joins the pool of one section that was hit, chosen when the templates lie', () => {
    const sections = [
      section('A', [
        ['kob.mortarTeam', 20, 20],
        ['kob.rifleman', 22, 20],
      ]),
      section('B', [['pru.grenadier', 20, 31]]),
      section('B', [['pru.landwehrmann', 22, 31]]),
    ];
    const play = (faces: number[]) => {
      const game = open(table(sections, { pool: { A: 0, B: 0 } }), faces);
      answer(game, action('hold'));
      passing(game, 'HitTheDeck');
      answer(game, openFire, blast(21, 31, ['a1'], [], { direct: [gun('a2', 'serviceRifle')] }));
      return game;
    };
    const hit = play([6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    answer(hit, { type: 'ChooseNext', section: 'B2' });
    passing(hit, 'HitTheDeck');
    answer(hit, { type: 'ChooseNext', section: 'B1' });
    expect(told(hit, 'radRolled').map(({ target, dice }) => [target, (dice as number[]).length])).toEqual([
      ['B1', 5],
      ['B2', 6],
    ]);
    // far astray nobody is hit: the rifleman has not fired
    const astray = play([1, 6, 12]);
    expect(told(astray, 'blastMissed')).toHaveLength(1);
    expect(model(astray, 'a2').shot).toBe(false);
    expect(model(astray, 'a1').shot).toBe(true);
  });

  test('[DL-IDF-19] [DL-RUL-85] friend and foe may dive, the side first that is not active', () => {
    const sections = [
      section('A', [['kob.mortarTeam', 20, 5]]),
      section('A', [['kob.yeoman', 24, 25]]),
      section('B', [['pru.grenadier', 26, 25]]),
    ];
    const game = open(table(sections, { pool: { A: 0, B: 0 } }), [6, 1, 1, 1, 1, 1, 1, 1, 1]);
    answer(game, { type: 'Activate', section: 'A1' }, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 25, ['a1']));
    expect([kindAsked(game), asked(game)]).toEqual(['HitTheDeck', 'B']);
    answer(game, { type: 'HitTheDeck', dive: true });
    expect([kindAsked(game), asked(game)]).toEqual(['HitTheDeck', 'A']);
    answer(game, { type: 'HitTheDeck', dive: false });
    expect(sectionOf(game, 'B1').deck).toBe(true);
    answer(game, { type: 'ChooseNext', section: 'A2' });
  });

  test('[DL-HTD-80] the last straw under a blast: that section is gone, the others are resolved', () => {
    const sections = [
      section('A', [['kob.mortarTeam', 20, 5]]),
      section('B', [['pru.grenadier', 24, 25]], { shaken: 3, activated: 1 }),
      section('B', [['pru.landwehrmann', 26, 25]], { activated: 1 }),
    ];
    // on target; the neighbour, Militia, checks when B1 breaks; four dice at B2
    const game = open(table(sections, { pool: { A: 0, B: 0 } }), [6, 4, 4, 1, 1, 1, 1]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 25, ['a1']), { type: 'HitTheDeck', dive: true });
    passing(game, 'HitTheDeck');
    expect(sectionOf(game, 'B1').fate).toBe('broken');
    expect(told(game, 'radRolled').map(({ target }) => target)).toEqual(['B2']);
  });

  test('[DL-IDF-60] [DL-QOS-60] each pool has its own quality', () => {
    const sections = [
      section('A', [['kob.mortarTeam', 20, 5]]),
      section('B', [['ebs.tengu', 24, 25]]),
      section('B', [['pru.grenadier', 26, 25]]),
    ];
    const game = open(table(sections, { pool: { A: 0, B: 0 } }), [6, 1, 1, 1, 1, 1, 1, 1, 1]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 25, ['a1']));
    passing(game, 'HitTheDeck');
    answer(game, { type: 'ChooseNext', section: 'B1' });
    const thresholds = told(game, 'radRolled').map(({ pool }) => (pool as { threshold: number }[])[0]!.threshold);
    expect(thresholds).toEqual([5, 4]);
  });

  test('[DL-RUL-61] [DL-IDF-14] a section that only its neighbour was struck beside is not', () => {
    const b = laid([MORTARS, grenadiers(25, 30, 2), section('B', [['pru.landwehrmann', 29, 30]])]);
    const template = { ...at(25, 30), model: 0, weapon: 'mortar', band: 'lr' as const };
    expect(struckBy(b, [template]).map(({ section: one }) => one)).toEqual([1]);
  });

  test('[DL-IDF-10] the odds look at every place where a template may land', () => {
    const all = landings(at(25, 30), 1 / 6, false);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(all).toHaveLength(1 + 11 * 12);
    const b = firing(laid([MORTARS, grenadiers(25, 30)]));
    const odds = blastOdds(b, blast(25, 30, ['a1']));
    expect(odds).toMatchObject({ templates: 1, beyond: 0 });
    const [hit] = odds.struck;
    expect(hit!.section).toBe('B1');
    expect(hit!.chance).toBeGreaterThan(1 / 6);
    expect(hit!.lives.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    // the slow way: each landing by itself
    const slow = landings(at(25, 30), 1 / 6, true)
      .filter(({ at: place }) => menUnder(b, 1, place).length > 0)
      .reduce((sum, { chance }) => sum + chance, 0);
    expect(hit!.chance).toBeCloseTo(slow, 12);
    expect(blastOdds(b, blast(25, 30, ['a1', 'a2'])).templates).toBe(2);
  });
});

describe('smoke', () => {
  test('[DL-SMK-01] [DL-SMK-02] [DL-SMK-06] [DL-MAR-59] rounds instead of blasts: clouds, no dice, one round of each', () => {
    const game = open(table([MORTARS, grenadiers(25, 30)], { pool: { A: 0, B: 0 } }), [6, 3]);
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, openFire, blast(25, 30, ['a1', 'a2'], [], { smoke: true }));
    expect(game.state.smoke.map(({ kind, x, y }) => [kind, x / INCH, y / INCH])).toEqual([
      ['cloud', 25, 30],
      ['cloud', 30, 30],
    ]);
    expect([model(game, 'a1').rounds, model(game, 'a2').rounds]).toEqual([1, 1]);
    expect(told(game, 'radRolled')).toEqual([]);
    const { state } = game;
    expect(baseCover(state, 2, { firers: [0], weapons: [] })).toBe(1);
    expect(sightLine(state, 0, 2)).not.toBeNull(); // wholly inside: the cloud does not hide it
  });

  test('[DL-SMK-01] [DL-MAR-59] an attack is all smoke or none, and a weapon out of rounds fires none', () => {
    const b = firing(laid([MORTARS, section('A', [['kob.rifleman', 30, 5]]), grenadiers(25, 20)]));
    b.models[0]!.rounds = 0;
    expect(rule(refuseAttack(b, blast(25, 20, ['a1', 'a2'], [], { smoke: true })))).toBe('DL-MAR-59');
    expect(refuseAttack(b, blast(25, 20, ['a2'], [], { smoke: true }))).toBeNull();
    const mixed = firing(
      laid([
        section('A', [
          ['kob.mortarTeam', 20, 5],
          ['kob.rifleman', 22, 5],
        ]),
        grenadiers(25, 20),
      ]),
    );
    const both = blast(25, 20, ['a1'], [], { smoke: true, direct: [gun('a2', 'serviceRifle')] });
    expect(rule(refuseAttack(mixed, both))).toBe('DL-SMK-01');
  });

  test('[DL-SMK-02] [DL-GEO-05] a cloud is a full circle: it hides what is beyond, and is hard going', () => {
    const b = laid([section('A', [['kob.rifleman', 10, 10]]), grenadiers(25, 10, 1)]);
    expect(sightLine(b, 0, 1)).not.toBeNull();
    b.smoke = [{ kind: 'cloud', ...at(17, 10), fx: 0, fy: 0 }];
    expect(sightLine(b, 0, 1)).toBeNull();
    b.smoke = [{ kind: 'cloud', ...at(17, 12.5), fx: 0, fy: 0 }];
    expect(sightLine(b, 0, 1)).not.toBeNull(); // only touched
    b.smoke = [{ kind: 'cloud', ...at(25, 11.9), fx: 0, fy: 0 }];
    expect(baseCover(b, 1, { firers: [0], weapons: [] })).toBe(1);
    b.smoke = [{ kind: 'cloud', ...at(25, 11.92), fx: 0, fy: 0 }];
    expect(baseCover(b, 1, { firers: [0], weapons: [] })).toBe(0); // not wholly inside
    expect(groundOf(b).areas.at(-1)).toMatchObject({
      terrain: 'smokeCloud',
      going: ['difficult', 'difficult', 'difficult'],
    });
  });

  test('[DL-MAR-36] [DL-SMK-03] [DL-SMK-04] barriers lie beside their launcher and on nobody', () => {
    const hull = section('A', [['kob.mastiff', 24, 24, { facing: [0, 1] }]]);
    const b = laid([hull, section('A', [['kob.rifleman', 24, 29]])]);
    const lay = (x: number, y: number, along: [number, number] = [1, 0]) =>
      refuseBarriers(b, 0, { type: 'LaySmoke', barriers: [{ at: at(x, y), along: { x: along[0], y: along[1] } }] });
    expect(lay(24, 27.5)).toBeNull();
    expect(rule(lay(24, 29))).toBe('DL-SMK-04');
    expect(rule(lay(24, 28.39))).toBe('DL-SMK-04'); // within a twentieth of an inch of the base
    expect(rule(lay(24, 31.2))).toBe('DL-MAR-36');
    expect(rule(lay(24, 30.6, [0, 1]))).toBe('DL-MAR-36'); // one end reaches too far
    const three = Array.from({ length: 3 }, () => ({ at: at(24, 27.5), along: { x: 1, y: 0 } }));
    expect(rule(refuseBarriers(b, 0, { type: 'LaySmoke', barriers: three }))).toBe('DL-MAR-36');
    b.smoke = [{ kind: 'barrier', ...at(24, 28), fx: 1, fy: 0 }];
    expect(groundOf(b).lines.at(-1)).toMatchObject({
      terrain: 'smokeBarrier',
      going: ['impassable', 'impassable', 'clear'],
      cover: 1,
      kind: { defensible: true, blocksSight: false },
    });
    const [from, to] = groundOf(b).lines.at(-1)!.shape.corners;
    expect(Math.abs(to!.x - from!.x) / INCH).toBe(5);
  });

  test('[DL-MAR-36] [DL-RUL-25] after the Overwatch window, and so many for the whole game', () => {
    const game = open(
      table([section('A', [['kob.mastiff', 24, 20, { facing: [0, 1] }]]), grenadiers(24, 40, 1)], {
        pool: { A: 0, B: 0 },
      }),
    );
    answer(game, action('advance'), { type: 'Move', steps: [] });
    refused(game, { type: 'LaySmoke', barriers: [{ at: at(24, 32), along: { x: 1, y: 0 } }] }, 'DL-MAR-36');
    answer(game, { type: 'LaySmoke', barriers: [{ at: at(24, 24), along: { x: 1, y: 0 } }] });
    expect(model(game, 'a1').smoke).toBe(1);
    expect(game.state.smoke).toHaveLength(1);
    expect(kindAsked(game)).toBe('Shoot');
  });

  test('[DL-EX-64] [DL-END-07] [DL-SMK-05] [DL-RUL-63] smoke goes on 4 or more, the oldest first', () => {
    const setup = table([section('A', [['kob.mastiff', 24, 20]], { activated: 1 }), grenadiers(24, 46, 1)], {
      pool: { A: 0, B: 0 },
    });
    const game = open(setup, [4, 3, 1, 1, 1, 1, 4, 4, 4]);
    game.state.smoke = [
      { kind: 'cloud', ...at(5, 5), fx: 0, fy: 0 },
      { kind: 'barrier', ...at(40, 5), fx: 1, fy: 0 },
    ];
    answer(game, action('hold'));
    passing(game, 'HitTheDeck');
    answer(game, { type: 'Shoot', action: 'nothing' });
    expect(told(game, 'smokeThinned')[0]).toMatchObject({ dice: [4, 3], gone: 1 });
    expect(game.state.smoke.map(({ kind }) => kind)).toEqual(['barrier']);
  });
});

describe('artillery off the table', () => {
  const setup = (faces: number[]) =>
    open(
      table([section('A', [['kob.observer', 20, 20]]), grenadiers(25, 40, 2)], {
        options: { offTableBattery: true },
        pool: { A: 0, B: 0 },
      }),
      faces,
    );

  test('[DL-RUL-62] [DL-MIN-60] a Spotter of the section calls one round in a turn: Observed, two blasts of 4B', () => {
    // one die of spotting, the D12 of the second blast, 8B at both under both, nothing hurt
    const game = setup([6, 12, 1, 1, 1, 1]);
    answer(game, action('hold'), { type: 'Move', steps: [] });
    passing(game, 'HitTheDeck');
    answer(game, openFire, { type: 'Battery', at: at(25.5, 40), spotter: 'a1' });
    passing(game, 'HitTheDeck', 'IssueOrder');
    expect(told(game, 'spotted')[0]).toMatchObject({ open: false, dice: [6], passed: true });
    expect(told(game, 'templateLanded')).toHaveLength(2);
    expect(told(game, 'radRolled')[0]).toMatchObject({ target: 'B1', dice: [1, 1, 1, 1] });
    expect(game.state.battery).toEqual({ A: 2, B: 3 });
    expect(game.state.called).toEqual(['A']);
    expect(model(game, 'a1').spotted).toBe(true);
  });

  test('[DL-RUL-62] without the option there is none, without a Spotter nobody calls it, and once in a turn', () => {
    const battery = { type: 'Battery' as const, at: at(25, 40), spotter: 'a1' };
    const none = firing(laid([section('A', [['kob.observer', 20, 20]]), grenadiers(25, 40)]));
    expect(rule(refuseAttack(none, battery))).toBe('DL-RUL-62');
    const men = firing(
      laid([section('A', [['kob.rifleman', 20, 20]]), grenadiers(25, 40)], { options: { offTableBattery: true } }),
    );
    expect(rule(refuseAttack(men, battery))).toBe('DL-IDF-06');
    men.called = ['A'];
    expect(rule(refuseAttack(men, battery))).toBe('DL-RUL-62');
  });
});

test('[DL-RUL-61] a mortar with nobody in sight may still open fire, at a place it sees', () => {
  const b = firing(laid([MORTARS, grenadiers(25, 40)], { terrain: [WOOD] }));
  expect(canAttack(b, b.fire!)).toBe(true);
  expect(refuseAttack(b, blast(21, 10, ['a1']))).toBeNull();
  expect(shapeOf(b, 0).radius).toBeGreaterThan(0);
  expect(PASS.type).toBe('Pass');
});
