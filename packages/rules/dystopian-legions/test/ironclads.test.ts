import { gap, line, STEPS, stepFrom, WEST } from '@sandtable/geometry/plane';
import { Game, SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeAt, shapeOf } from '../src/figures.js';
import { units } from '../src/inches.js';
import { clearSpots } from '../src/rules/collisions.js';
import { rearTouches } from '../src/rules/deployment.js';
import { contactPoint, crushedBy, refuseHull, refuseHulls, sweptBy } from '../src/rules/ironclads.js';
import { dystopianLegions } from '../src/ruleset.js';
import {
  acting,
  action,
  answer,
  asked,
  at,
  box,
  laid,
  model,
  open,
  passing,
  row,
  rule,
  section,
  sectionOf,
  table,
  told,
  wall,
} from './kit.js';

const EAST = [1, 0] as [number, number];
const terrier = (x: number, y: number, facing = EAST) => section('A', [['kob.terrier', x, y, { facing }]]);
const FAR = section('B', [['pru.grenadier', 46, 46]]);
const go = (name: string, path: [number, number][], more: object = {}) => ({
  model: name,
  path: path.map(([x, y]) => at(x, y)),
  ...more,
});

describe('how hulls move', () => {
  test('[DL-EX-25] [DL-IRN-03] At the Double: straight on, one turn, facing the last leg', () => {
    const b = laid([terrier(10, 24)]);
    const end: [number, number] = [18.5, 30.0622];
    const facing = { x: units(3.5), y: units(6.0622) };
    expect(refuseHull(b, 0, go('a1', [[15, 24], end], { facing }), 'double')).toBeNull();
    expect(rule(refuseHull(b, 0, go('a1', [[15, 24], end]), 'double'))).toBe('DL-IRN-03');
    expect(
      rule(
        refuseHull(
          b,
          0,
          go(
            'a1',
            [
              [13, 24],
              [16, 26],
              [17, 30],
            ],
            { facing },
          ),
          'double',
        ),
      ),
    ).toBe('DL-IRN-03');
    expect(
      rule(
        refuseHull(
          b,
          0,
          go(
            'a1',
            [
              [15, 24],
              [14, 30],
            ],
            { facing: { x: -1, y: 6 } },
          ),
          'double',
        ),
      ),
    ).toBe('DL-IRN-03');
    expect(rule(refuseHull(b, 0, go('a1', [[5, 24]]), 'double'))).toBe('DL-IRN-03');
    expect(rule(refuseHull(b, 0, go('a1', [[22.1, 24]]), 'double'))).toBe('DL-MOV-02');
  });

  test('[DL-IRN-01] [DL-IRN-02] [DL-IRN-04] Advance goes any way and ends as it likes; holding it may turn', () => {
    const b = laid([terrier(10, 24), FAR]);
    expect(refuseHull(b, 0, go('a1', [[10, 30]], { facing: { x: 0, y: -1 } }), 'advance')).toBeNull();
    expect(rule(refuseHull(b, 0, go('a1', [[10, 30.1]]), 'advance'))).toBe('DL-MOV-02');
    expect(refuseHull(b, 0, go('a1', [], { facing: { x: 0, y: 1 } }), 'hold')).toBeNull();
    expect(rule(refuseHull(b, 0, go('a1', [[11, 24]]), 'hold'))).toBe('DL-MOV-02');
  });

  test('[DL-IRN-05] [DL-GEO-23] [DL-TER-08] not through woods, houses, wrecks or other hulls', () => {
    const b = laid([terrier(10, 24), section('A', [['kob.basset', 10, 32, { facing: EAST }]])], {
      terrain: [box('wood', 'forest', 14, 20, 20, 28)],
    });
    expect(rule(refuseHull(b, 0, go('a1', [[15, 24]]), 'advance'))).toBe('DL-TER-08');
    expect(rule(refuseHull(b, 0, go('a1', [[10, 30]]), 'advance'))).toBe('DL-IRN-05');
    b.models[1]!.where = 'wreck';
    expect(rule(refuseHull(b, 0, go('a1', [[10, 30]]), 'advance'))).toBe('DL-IRN-05');
  });

  test('[DL-COH-01] [DL-COH-04] hulls of a section keep within four inches', () => {
    const b = laid([
      section('A', [
        ['kob.basset', 10, 10, { facing: EAST }],
        ['kob.basset', 10, 14, { facing: EAST }],
      ]),
    ]);
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(rule(refuseHulls(b, doing, [go('a1', [[18, 10]])]))).toBe('DL-COH-04');
    expect(refuseHulls(b, doing, [go('a1', [[16, 10]]), go('a2', [[16, 14]])])).toBeNull();
  });
});

describe('what they crush', () => {
  const hedge = wall('hedge', 'hedge', [20, 0], [20, 40]);

  test('[DL-EX-88] [DL-CRU-01] [DL-CRU-02] a Terrier flattens a hedge, a Basset leaves it', () => {
    const b = laid([terrier(14, 24)], { terrain: [hedge] });
    const step = go('a1', [[20, 24]]);
    expect(crushedBy(b, 0, sweptBy(b, 0, step, 'advance'))).toEqual([0]);
    expect(refuseHull(b, 0, step, 'advance')).toBeNull();
    const light = laid([section('A', [['kob.basset', 15, 24, { facing: EAST }]])], { terrain: [hedge] });
    expect(crushedBy(light, 0, sweptBy(light, 0, step, 'advance'))).toEqual([]);
    expect(rule(refuseHull(light, 0, step, 'advance'))).toBe('DL-LIN-03');
    const game = open(table([terrier(14, 24), FAR], { terrain: [hedge] }));
    answer(game, action('advance'), { type: 'Move', steps: [step] });
    expect(game.state.crushed).toEqual([0]);
    expect(told(game, 'crushed')[0]).toMatchObject({ pieces: ['hedge'] });
  });
});

describe('who is in the way', () => {
  test('[DL-EX-56] [DL-COL-01] [DL-GEO-26] [DL-RUL-54] out of the whole corridor, the shortest way', () => {
    const b = laid([terrier(8, 24), section('B', [['pru.grenadier', 16, 25]])]);
    const step = go('a1', [[19, 24]]);
    const spots = clearSpots(b, 1, [at(8, 24), at(19, 24)], sweptBy(b, 0, step, 'double'));
    expect(spots).toHaveLength(1);
    expect(spots[0]!.x).toBe(units(16));
    expect(spots[0]!.y / 10_000).toBeCloseTo(26.1006, 3);
  });

  test('[DL-COL-02] [DL-COL-03] [DL-COL-06] [DL-IRN-06] it loses Overwatch, and checks morale when it came At the Double', () => {
    const men = section('B', [['pru.grenadier', 16, 25]], { overwatch: true });
    const game = open(table([terrier(8, 24), men]), [4, 4, 1]);
    answer(game, action('double'), { type: 'Move', steps: [go('a1', [[19, 24]])] });
    expect(told(game, 'avoided')).toHaveLength(1);
    expect(told(game, 'watchOver')[0]).toMatchObject({ section: 'B1', rule: 'DL-COL-03' });
    expect(sectionOf(game, 'B1')).toMatchObject({ overwatch: false, shaken: 0 });
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'B1', passed: true });
    expect(model(game, 'b1').life).toBe(1);
  });

  test('[DL-COL-05] an Advance frightens nobody', () => {
    const game = open(table([terrier(12, 24), section('B', [['pru.grenadier', 16, 25]], { activated: 1 })]));
    answer(game, action('advance'), { type: 'Move', steps: [go('a1', [[18, 24]])] });
    passing(game);
    expect(told(game, 'avoided')).toHaveLength(1);
    expect(told(game, 'checked')).toEqual([]);
  });
});

describe('ramming', () => {
  const basset = section('B', [['kob.basset', 20, 24, { facing: [0, -1] }]], { activated: 1 });

  test('[DL-RUL-55] [DL-EX-55] [DL-RAM-01] [DL-RAM-02] [DL-RAM-03] [DL-RAM-04] [DL-RAM-05] [DL-RAM-07] a Terrier At the Double into the side of a Basset', () => {
    // hull to hull: the Terrier reaches 2.25 ahead of its centre, the Basset 1 aside of its own
    const game = open(table([terrier(8, 24), basset]), [4, 6, 2, 3, 5, 1, 6, 6, 3, 6, 2, 4, 4, 4, 1, 4, 4, 1]);
    answer(game, action('double'), { type: 'Move', steps: [go('a1', [[16.75, 24]], { ram: true })] });
    expect(told(game, 'rammed')[0]).toMatchObject({ successes: [4, 7] });
    expect([model(game, 'a1').life, model(game, 'b1').life]).toEqual([3, 1]);
    expect(told(game, 'checked')).toHaveLength(2);
  });

  test('[DL-RAM-06] contact must be said, and closeness avoided', () => {
    const b = laid([terrier(8, 24), basset]);
    expect(rule(refuseHull(b, 0, go('a1', [[16.75, 24]]), 'double'))).toBe('DL-RAM-06');
    expect(rule(refuseHull(b, 0, go('a1', [[14, 24]], { ram: true }), 'double'))).toBe('DL-RAM-06');
    expect(rule(refuseHull(b, 0, go('a1', [[17.5, 24]], { ram: true }), 'double'))).toBe('DL-IRN-05');
  });

  test('[DL-EX-162] [DL-RAM-60] [DL-RAM-61] [DL-RUL-166] who stands in contact may turn away, not drive through', () => {
    const b = laid([terrier(16.75, 24), basset]);
    expect(refuseHull(b, 0, go('a1', [], { facing: { x: 1, y: 0 } }), 'hold')).toBeNull();
    expect(refuseHull(b, 0, go('a1', [[12, 24]]), 'advance')).toBeNull();
    expect(rule(refuseHull(b, 0, go('a1', [[22, 24]]), 'double'))).toBe('DL-IRN-05');
  });

  test('[DL-GEO-22] the middle of what they have in common', () => {
    const b = laid([terrier(16.75, 24), basset]);
    expect(contactPoint(shapeAt(b, 0, b.models[0]!), shapeAt(b, 1, b.models[1]!))).toEqual(at(19, 24));
  });
});

test('[DL-EX-60] [DL-LAT-05] a late ironclad shows its rear to the edge', () => {
  const south = line([at(0, 0), at(48, 0)]);
  const b = laid([terrier(20, 20)]);
  const standing = (y: number, facing: { x: number; y: number }) => shapeAt(b, 0, at(20, y), facing);
  const degrees60 = { x: 5_000, y: 8_660 };
  const degrees20 = { x: 9_397, y: 3_420 };
  expect(rearTouches(b, standing(2.6986, degrees60), south)).toBe(true);
  expect(rearTouches(b, standing(2.8, degrees60), south)).toBe(false);
  expect(rearTouches(b, standing(2.18, degrees20), south)).toBe(false);
});

test('[DL-DES-01] [DL-DES-02] [DL-DES-04] a wreck stays where it is, and its section is destroyed', () => {
  const game = open(
    table([
      section('A', [['kob.fieldGun', 2, 10]]),
      section('B', [['kob.basset', 20, 10, { facing: [1, 0], life: 1 }]]),
      section('B', row('pru.grenadier', 1, 40, 40)),
    ]),
    [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
  );
  answer(game, action('hold'));
  passing(game, 'HitTheDeck', 'IssueOrder');
  answer(
    game,
    { type: 'Shoot', action: 'openFire' },
    { type: 'Iad', target: 'b1', shot: { model: 'a1', weapon: 'fieldGunShell' } },
  );
  expect(model(game, 'b1').where).toBe('wreck');
  expect(sectionOf(game, 'B1')).toMatchObject({ where: 'gone', fate: 'killed' });
});

describe('laws', () => {
  test('[DL-RAM-60] [DL-RUL-166] no ironclad is ever stuck by contact alone', () => {
    const way = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(way, way, way, way, (ax, ay, bx, by) => {
        fc.pre((ax !== 0 || ay !== 0) && (bx !== 0 || by !== 0));
        const b = laid([
          terrier(24, 24, [ax / 10, ay / 10]),
          section('B', [['pru.stier', 24, 24, { facing: [bx / 10, by / 10] }]]),
        ]);
        // the Stier is pushed away along x until both just touch
        let [low, high] = [0, 100_000];
        while (high - low > 1) {
          const middle = (low + high) >> 1;
          b.models[1]!.x = 240_000 + middle;
          if (gap(shapeOf(b, 0), shapeOf(b, 1)) > 0) high = middle;
          else low = middle;
        }
        b.models[1]!.x = 240_000 + high;
        const free = Array.from({ length: STEPS }, (_, n) => stepFrom(at(24, 24), WEST, n, 60_000)).filter(
          (to) => refuseHull(b, 0, { model: 'a1', path: [to] }, 'advance') === null,
        );
        expect(free.length).toBeGreaterThan(0);
        expect(refuseHull(b, 0, { model: 'a1', path: [] }, 'hold')).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test('[DL-COL-01] [DL-RAM-01] hulls in a crowd: whatever is offered is played without an error', () => {
    let avoided = 0;
    let rams = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const game = Game.open(dystopianLegions, {
        setup: table(
          [
            terrier(14, 20),
            section('A', row('kob.rifleman', 5, 18, 24)),
            section('B', [['pru.stier', 27, 20, { facing: [-1, 0] }]]),
            section('B', row('pru.grenadier', 5, 18, 20)),
          ],
          { options: { turnLimit: 2 } },
        ),
        dice: { kind: 'seeded', seed },
      });
      const dice = new SeededDice(seed);
      for (let n = 0; game.outcome === null && n < 400; n++) {
        const seat = asked(game)!;
        const options = game.options(seat);
        expect(game.answer(seat, options[dice.below(options.length)])).toBeNull();
      }
      expect(game.outcome).not.toBeNull();
      avoided += told(game, 'avoided').length;
      rams += told(game, 'rammed').length;
    }
    expect(avoided).toBeGreaterThan(0);
    expect(rams).toBeGreaterThan(0);
  });
});
