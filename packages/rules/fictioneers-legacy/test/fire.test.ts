import { describe, expect, test } from 'vitest';
import { judgeFire } from '../src/rules/legal-fire.js';
import type { Battle } from '../src/state.js';
import {
  A,
  activate,
  area,
  ask,
  B,
  box,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  fire,
  fly,
  indirect,
  isGone,
  model,
  open,
  placeOf,
  refuses,
  SENSOR,
  smoke,
  spot,
  table,
  toHit,
  walk,
} from './kit.js';

const CARBON = 't-legionary';
const CLOTH = 's-warrior';
const duel = (unit: string, gap: number, layout: Parameters<typeof table>[1] = {}, target = CARBON) =>
  table([A(unit, [10, 10]), B(target, [11 + gap, 10])], layout);
const like = (unit: string, weapon: string, more: object = {}) => ({ like: unit, weapons: [weapon], ...more });

describe('to hit', () => {
  test('[FL-EX-21, FL-FIR-06, FL-FIR-07, FL-DMG-01, FL-DMG-03, FL-GEN-01, FL-GEN-02, FL-GEN-10, FL-RUL-01] seven or less hits, eight or less kills Carbon', () => {
    const shoot = (dice: number[]) =>
      does(open(duel(CARBON, 10), dice), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(isGone(shoot([7, 8]), 'b1')).toBe(true);
    expect(events(shoot([8]), 'fired')[0]).toMatchObject({ hit: false, number: { total: 7 } });
    expect(isGone(shoot([7, 9]), 'b1')).toBe(false);
  });

  test('[FL-EX-22, FL-FIR-20, FL-GEO-04, FL-GEO-06, FL-RUL-58] a rifle beyond twelve inches', () => {
    expect([12, 12.005, 12.02].map((gap) => toHit(duel(CARBON, gap), fire('laser-rifle', 'b1')))).toEqual([7, 7, 6]);
  });

  test('[FL-EX-23, FL-FIR-15, FL-FIR-18, FL-FIR-04, FL-WPN-01, FL-GEN-06] a pistol by brackets, and out of range', () => {
    const at = (gap: number) =>
      toHit(table([A(like(CARBON, 'blast-pistol'), [10, 10]), B(CARBON, [11 + gap, 10])]), fire('blast-pistol', 'b1'));
    expect([4, 4.5, 12, 12.5, 25, 25.5].map(at)).toEqual([7, 6, 6, 4, 4, 'FL-FIR-04']);
  });

  test('[FL-EX-24, FL-FIR-19] a carbine beyond eight', () => {
    const at = (gap: number) =>
      toHit(
        table([A(like(CARBON, 'laser-carbine'), [10, 10]), B(CARBON, [11 + gap, 10])]),
        fire('laser-carbine', 'b1'),
      );
    expect([8, 8.5, 24].map(at)).toEqual([7, 6, 6]);
  });

  test('[FL-EX-25, FL-FIR-16, FL-FIR-17, FL-FIR-20, FL-FIR-24, FL-LDR-02, FL-LDR-04, FL-GEN-05] moved, soft cover, far, sergeant at hand', () => {
    const t = table([A(CARBON, [10, 10]), A('t-sergeant', [13, 16]), B(CARBON, [28, 10])], {
      terrain: [{ id: 'scrub', type: 'scrub', polygon: box(27, 9, 29, 11) }],
    });
    const game = open(t, [3, 6]);
    does(
      game,
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [13, 10],
      ]),
      fire('laser-rifle', 'b1'),
    );
    expect(events(game, 'fired')[0]!.number.total).toBe(3);
    expect(isGone(game, 'b1')).toBe(true);
  });

  test('[FL-EX-26, FL-FIR-24, FL-FIR-25, FL-LDR-01, FL-LDR-03, FL-LDR-04, FL-RUL-13] a leader fires better, and better still with another attached', () => {
    const t = (attached: boolean) =>
      table(
        [
          A('t-sergeant', [10, 10], { squad: 'First' }),
          A('t-lieutenant', [10, 15], { squad: 'Command' }),
          B(CARBON, [17, 10]),
        ],
        attached ? { attached: { A: 'First' } } : {},
      );
    expect(toHit(t(true), fire('laser-carbine', 'b1'))).toBe(10);
    expect(toHit(t(false), fire('laser-carbine', 'b1'))).toBe(9);
  });

  test('[FL-EX-27, FL-FIR-11, FL-FIR-22, FL-EQP-09] a sniper rifle at twenty inches, then at a trench', () => {
    expect(toHit(duel('t-sniper', 20), fire('laser-rifle', 'b1'))).toBe(8);
    const dug = { terrain: [{ id: 'trench', type: 'trench' as const, polygon: box(30, 9, 32, 11) }] };
    expect(toHit(duel('t-sniper', 20, dug), fire('laser-rifle', 'b1'))).toBe(4);
  });

  test('[FL-EX-28, FL-FIR-10, FL-FIR-11, FL-FIR-23, FL-EQP-14, FL-EQP-15, FL-RUL-14] BC+4 against a building in the dark', () => {
    const t = table([A(like('r-sentry', 'llmg', { equipment: ['bc4', 'bc1'] }), [10, 10]), B(CARBON, [16, 10])], {
      env: { dark: true, cold: false, heat: false },
      terrain: [{ id: 'hut', type: 'building', height: 1, polygon: box(15.5, 9, 18, 11) }],
    });
    expect(toHit(t, fire('llmg', 'b1'))).toBe(3);
  });

  test('[FL-EX-29, FL-FIR-16, FL-FIR-21, FL-MOV-08, FL-RUL-12] an Eeek flies eight and fires', () => {
    const t = (options = {}) => table([A('e-warrior', [10, 10]), B('e-warrior', [22, 10])], { options });
    const shot = fire('projectile-pistol', 'b1');
    expect(
      toHit(
        does(
          open(t()),
          'A',
          activate('a1'),
          fly([
            [10, 10],
            [18, 10],
          ]),
        ),
        shot,
      ),
    ).toBe(4);
    const plain = table([A('e-warrior', [10, 10]), B(CARBON, [22, 10])], { options: { eeekHitPenalty: 'target' } });
    expect(
      toHit(
        does(
          open(plain),
          'A',
          activate('a1'),
          fly([
            [10, 10],
            [18, 10],
          ]),
        ),
        shot,
      ),
    ).toBe(5);
    expect(
      toHit(
        does(
          open(t({ eeekHitPenalty: 'target' })),
          'A',
          activate('a1'),
          fly([
            [10, 10],
            [18, 10],
          ]),
        ),
        shot,
      ),
    ).toBe(4);
  });

  test('[FL-EX-30, FL-GEN-03, FL-GEN-04, FL-OPT-02, FL-RUL-57] a hopeless shot is rolled; a 1 hits only by option', () => {
    const t = (options = {}) =>
      table([A(like(CARBON, 'laser-pistol'), [10, 10]), B(CARBON, [27, 10])], {
        options,
        env: { dark: true, cold: false, heat: false },
        terrain: [{ id: 'ruin', type: 'rubble', polygon: box(26, 9, 28, 11) }],
      });
    const shot = fire('laser-pistol', 'b1');
    const plain = open(t(), [1]);
    does(
      plain,
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [11, 10],
      ]),
      fire('laser-pistol', 'b1'),
    );
    expect(events(plain, 'fired')[0]).toMatchObject({ hit: false, number: { total: -6 } });
    const lucky = open(t({ naturalOneHits: true }), [1, 9]);
    does(
      lucky,
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [11, 10],
      ]),
      shot,
    );
    expect(events(lucky, 'fired')[0]!.hit).toBe(true);
  });

  test('[FL-EX-31, FL-COV-06, FL-FIR-12, FL-FIR-17, FL-WPN-08, FL-SMK-04] smoke is hard cover against lasers, soft against the rest', () => {
    const cloud = { smoke: [{ at: [16, 10] as [number, number], diameter: 4, side: 'B' as const }] };
    expect(toHit(duel(CARBON, 10, cloud), fire('laser-rifle', 'b1'))).toBe(3);
    expect(toHit(duel('x-sentinel', 10, cloud), fire('blast-rifle', 'b1'))).toBe(5);
  });

  test('[FL-FIR-27, FL-VEH-04, FL-VEH-05, FL-VEH-06, FL-EQP-15] a tank: the gunner aims, the tank computes, damage costs two', () => {
    const t = (damaged: boolean) =>
      table([
        A('v-anvil', [10, 10], { damaged }),
        A('t-crew-chief', undefined, { aboard: { vehicle: 'a1', seat: 'gunner' } }),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
        B('v-anvil', [30, 10]),
      ]);
    const shot = fire('medium-blast-cannon', 'b1', area);
    expect(toHit(t(false), shot)).toBe(7 + 1 + 2);
    expect(toHit(t(true), shot)).toBe(8);
    expect(toHit(t(false), fire('hlmg', 'b1', { by: 'a3' }))).toBe(7 + 1 + 1); // its chief is at hand
    expect(toHit(t(false), fire('hlmg', 'b1', { by: 'a2' }))).toBe('FL-VEH-05');
  });

  const wagon = (people: string, weapon: string) => ({
    sandtable: 'fictioneers-legacy',
    vehicles: [
      {
        id: 'wagon',
        name: 'Wagon',
        people,
        vehicleClass: 'light',
        locomotion: 'wheeled',
        armour: 'alloy',
        open: true,
        hull: 1,
        weapons: [{ weapon, firedBy: 'gunner' }],
        seats: { operator: 1, gunner: 1, passenger: 2 },
        equipment: [],
        baseRadius: 1,
        height: 1,
      },
    ],
  });

  test('[FL-FIR-21] by option Eeeks are hard to hit, not what they drive', () => {
    const t = table([A(CARBON, [10, 10]), B('wagon', [20, 10]), B('e-warrior', [20, 12])], {
      options: { eeekHitPenalty: 'target' },
      content: wagon('eeek', 'llmg') as never,
    });
    expect([toHit(t, fire('laser-rifle', 'b1')), toHit(t, fire('laser-rifle', 'b2'))]).toEqual([7, 6]);
  });

  test('[FL-FIR-22, FL-FIR-20] a sniper at a mounted rifle does not use its own', () => {
    const at = (seat: 'gunner' | 'passenger') =>
      table(
        [A('wagon', [10, 10]), A('t-sniper', undefined, { aboard: { vehicle: 'a1', seat } }), B(CARBON, [30, 10])],
        { content: wagon('terran', 'laser-rifle') as never },
      );
    expect(toHit(at('gunner'), fire('laser-rifle', 'b1', { by: 'a2' }), 'a1')).toBe(6);
    expect(toHit(at('passenger'), fire('laser-rifle', 'b1'), 'a2')).toBe(8);
  });

  test('[FL-FIR-20, FL-FIR-04, FL-GEO-06] a hundredth of an inch is forgiven, and nothing beyond it', () => {
    const at = (x: number, y: number) => table([A(CARBON, [10, 10]), B(CARBON, [x, y])]);
    expect(toHit(at(23.01, 10), fire('laser-rifle', 'b1'))).toBe(7);
    expect(toHit(at(23.01, 10.084), fire('laser-rifle', 'b1'))).toBe(6); // 12.0103
    expect(toHit(at(36.01, 10.1), fire('laser-rifle', 'b1'))).toBe('FL-FIR-04'); // 25.0102
  });

  test('[FL-OPT-04, FL-FRC-09, FL-RUL-48] eliteness counts by option only', () => {
    const raw = { like: CARBON, eliteness: 1 };
    const elite = { like: CARBON, eliteness: 5 };
    const at = (unit: object, options = {}) =>
      toHit(table([A(unit as never, [10, 10]), B(CARBON, [16, 10])], { options }), fire('laser-rifle', 'b1'));
    expect([at(raw), at(elite)]).toEqual([7, 7]);
    expect([at(raw, { elitenessEffects: true }), at(elite, { elitenessEffects: true })]).toEqual([6, 8]);
  });
});

describe('damage and areas', () => {
  test('[FL-EX-32, FL-DMG-02, FL-GEN-04] a dash: no damage die', () => {
    const game = does(
      open(duel('x-resonator', 5, {}, 't-power'), [5]),
      'A',
      activate('a1'),
      fire('sonic-rifle', 'b1', area),
    );
    expect(events(game, 'damageRolled')[0]).toMatchObject({ number: null, dice: [], damaged: false });
  });

  test('[FL-EX-33, FL-AOE-01, FL-AOE-02, FL-AOE-03, FL-AOE-09, FL-GEO-12, FL-GEN-11, FL-DMG-07, FL-WPN-03, FL-RUL-16] a flamer burst, from the middle outwards', () => {
    const t = table(
      [
        A(like(CARBON, 'flamer-rifle'), [12, 10]),
        B(CLOTH, [20, 10]),
        B(CARBON, [21.2, 10]),
        B('x-sentinel', [20, 11.3]),
        B(CARBON, [22.3, 10]),
      ],
      { terrain: [{ id: 'rock', type: 'rock', polygon: box(19.5, 11, 20.5, 12) }] },
    );
    const game = does(open(t, [5, 12, 6]), 'A', activate('a1'), fire('flamer-rifle', 'b1', area));
    expect(['b1', 'b2', 'b3', 'b4'].map((id) => isGone(game, id))).toEqual([true, true, false, false]);
    expect(events(game, 'damageRolled').map(({ model: id, number }) => [id, number!.total])).toEqual([
      ['b1', 12],
      ['b2', 6],
      ['b3', -1],
    ]);
  });

  test('[FL-EX-34, FL-AOE-04, FL-WPN-04] single or area with an assault rifle', () => {
    const numbers = (mode: 'single' | 'area', options = {}) => {
      const t = table([A(like(CARBON, 'assault-rifle'), [10, 10]), B(CARBON, [20, 10]), B(CARBON, [20, 12.4])], {
        options,
      });
      const dice = mode === 'single' ? [1, 12] : [1, 12, 12];
      const game = does(open(t, dice), 'A', activate('a1'), fire('assault-rifle', 'b1', { mode }));
      return events(game, 'damageRolled').map(({ number }) => number!.total);
    };
    expect(numbers('single')).toEqual([7]);
    expect(numbers('area')).toEqual([5, 5]);
    expect(numbers('area', { aoePrimary: 'full' })).toEqual([7, 5]);
    expect(numbers('area', { aoePrimary: 'reduced' })).toEqual([5, 5]);
    const t = table([A(CARBON, [10, 10]), B(CARBON, [20, 10])]);
    expect(toHit(t, fire('laser-rifle', 'b1', area))).toBe('FL-WPN-04');
    expect(toHit(table([A('t-missile', [10, 10]), B(CARBON, [30, 10])]), fire('missile-tube', 'b1'))).toBe('FL-WPN-04');
  });

  test('[FL-EX-35, FL-AOE-02, FL-WPN-01] who throws short may be in its own burst', () => {
    const t = table([A('s-raider', [10, 10]), B(CARBON, [11.4, 10])]);
    const game = does(open(t, [6, 9, 7]), 'A', activate('a1'), fire('hand-grenade', 'b1', area));
    expect(events(game, 'damageRolled').map(({ model: id, number }) => [id, number!.total])).toEqual([
      ['b1', 6],
      ['a1', 6],
    ]);
    expect(isGone(game, 'a1')).toBe(false);
  });

  test('[FL-EX-36, FL-AOE-05, FL-COV-08, FL-COV-10, FL-GEN-11, FL-FIR-03] a grenade on a point, a wall between it and one of them', () => {
    const t = table([A('t-grenadier', [30, 10]), B(CLOTH, [20.8, 10]), B(CLOTH, [19, 10.6])], {
      walls: [
        {
          id: 'wall',
          height: 'low',
          material: 'hard',
          line: [
            [19.5, 5],
            [19.5, 15],
          ],
        },
      ],
    });
    const game = does(open(t, [7, 6, 5]), 'A', activate('a1'), fire('grenade-launcher', [20, 10], area));
    expect(events(game, 'damageRolled').map(({ model: id, number }) => [id, number!.total])).toEqual([
      ['b1', 6],
      ['b2', 4],
    ]);
    expect([isGone(game, 'b1'), isGone(game, 'b2')]).toEqual([true, false]);
  });

  test('[FL-AOE-06, FL-RUL-62] a burst stays indoors or outdoors, and behind tall walls', () => {
    const t = table([A('t-grenadier', [30, 10]), B(CLOTH, [20.6, 10]), B(CLOTH, [18.9, 10]), B(CLOTH, [20, 11.4])], {
      terrain: [{ id: 'hut', type: 'building', height: 1, polygon: box(16, 8, 19.3, 12) }],
      walls: [
        {
          id: 'tall',
          height: 'tall',
          material: 'hard',
          line: [
            [18, 10.8],
            [22, 10.8],
          ],
        },
      ],
    });
    const game = does(open(t, [7, 12]), 'A', activate('a1'), fire('grenade-launcher', [20, 10], area));
    expect(events(game, 'damageRolled').map(({ model: id }) => id)).toEqual(['b1']);
  });

  test('[FL-EX-44, FL-EQP-11, FL-EQP-12, FL-EQP-13, FL-DMG-05, FL-FIR-33, FL-RUL-49] behind a power shield', () => {
    const t = table([A(CARBON, [10, 10]), B('x-aegis', [20, 10], { shieldUp: true })]);
    const game = does(open(t, [2, 7]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(events(game, 'damageRolled')[0]).toMatchObject({ number: { total: 6 }, damaged: false });
    expect(toHit(game, fire('blast-pistol', 'a1'), 'b1')).toBe('FL-EQP-12');
    const better = table([A(CARBON, [10, 10]), B({ like: 'x-aegis', armour: 'heavy' }, [20, 10], { shieldUp: true })]);
    expect(
      events(does(open(better, [2, 12]), 'A', activate('a1'), fire('laser-rifle', 'b1')), 'damageRolled')[0]!.number!
        .total,
    ).toBe(4);
  });

  test('[FL-EX-45, FL-WAL-07, FL-WAL-08, FL-WAL-09, FL-FIR-37, FL-DMG-04] not through a field, but at its pylon', () => {
    const t = table([A(CARBON, [10, 10]), B(CARBON, [24, 10])], {
      fields: [
        {
          id: 'field',
          side: 'B',
          line: [
            [21.75, 10],
            [21.75, 20],
          ],
          pylons: [
            [21.75, 10],
            [21.75, 20],
          ],
        },
      ],
    });
    const through = table([A(CARBON, [10, 14]), B(CARBON, [24, 14])], t.position);
    expect(toHit(through, fire('laser-rifle', 'b1'))).toBe('FL-WAL-09');
    const game = does(open(t, [6, 4]), 'A', activate('a1'), fire('laser-rifle', 'field-p1'));
    expect(events(game, 'fired')[0]!.number.total).toBe(7);
    expect(game.state.fields).toEqual([false]);
    expect(game.state.score.A).toBe(0);
  });

  test('[FL-VEH-16, FL-SEQ-11] survivors of two players are placed by each of them for its own, in order of id', () => {
    const aboard = (seat: 'operator' | 'gunner' | 'passenger', squad: string) =>
      B('t-crew', undefined, { squad, aboard: { vehicle: 'b1', seat } });
    const { position } = table(
      [
        A('t-missile', [10, 10]),
        B('v-hound', [32.5, 10]),
        aboard('operator', 'One'),
        aboard('gunner', 'One'),
        aboard('passenger', 'Two'),
      ],
      { squads: { Two: { player: 2 } } },
    );
    const game = open({ position, players: { A: 1, B: 2 } }, [1, 1, 12, 12, 12]);
    does(game, 'A', activate('a1'), fire('missile-tube', 'b1', area));
    const place = (...spots: [number, number][]) => ({ type: 'PlaceSurvivors' as const, places: spots.map(spot) });
    const [west, east, north]: [number, number][] = [
      [30, 10],
      [35, 10],
      [32.5, 12.5],
    ];
    refuses(game, 'B1', place(west!, east!, north!), 'FL-SEQ-11');
    does(game, 'B1', place(west!, east!));
    expect(game.question).toMatchObject({ kind: 'PlaceSurvivors', seat: 'B2' });
    does(game, 'B2', place(north!));
    expect(['b2', 'b3', 'b4'].map((id) => placeOf(game, id))).toEqual([west, east, north]);
  });

  test('[FL-EX-52, FL-VEH-13, FL-VEH-14, FL-VEH-15, FL-VEH-16, FL-VEH-17, FL-RUL-35, FL-RUL-36] a tank is damaged, then destroyed, and its crew bails out', () => {
    const t = table([
      A('t-missile', [10, 10]),
      B('v-anvil', [32.5, 10]),
      B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
      B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'gunner' } }),
    ]);
    const game = open(t, [6, 8, 5, 3, 6, 9]);
    does(game, 'A', activate('a1'), fire('missile-tube', 'b1', area));
    expect(model(game, 'b1')).toMatchObject({ hullLost: 1, damage: 'plain' });
    endTurn(game, 'A');
    endTurn(game, 'B');
    endPhase(game, 'A');
    does(game, 'A', activate('a1'), fire('missile-tube', 'b1', area));
    expect(model(game, 'b1').where).toBe('wreck');
    expect(events(game, 'bailedOut').map(({ figure, number, survived }) => [figure, number.total, survived])).toEqual([
      ['b2', 6, false],
      ['b3', 6, true],
    ]);
    expect(game.question?.kind).toBe('PlaceSurvivors');
    refuses(game, 'B', { type: 'PlaceSurvivors', places: [{ x: 40_000, y: 10_000 }] }, 'FL-VEH-16');
    refuses(game, 'B', { type: 'PlaceSurvivors', places: [{ x: 33_000, y: 10_000 }] }, 'FL-GEO-14');
    does(game, 'B', { type: 'PlaceSurvivors', places: [{ x: 35_500, y: 10_000 }] });
    expect(placeOf(game, 'b3')).toEqual([35.5, 10]);
    expect(game.state.score.A).toBe(90 + 12);
  });

  test('[FL-OPT-06] where a vehicle was hit', () => {
    const hit = (die: number) => {
      const t = table([A('t-missile', [10, 10]), B('v-anvil', [32.5, 10])], { options: { vehicleDamageTable: true } });
      return model(does(open(t, [6, 8, die]), 'A', activate('a1'), fire('missile-tube', 'b1', area)), 'b1').damage;
    };
    expect([4, 8, 9].map(hit)).toEqual(['immobile', 'weapon', 'plain']);
    const t = table(
      [
        A('v-anvil', [10, 10]),
        A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'gunner' } }),
        B('t-missile', [32.5, 10]),
      ],
      { options: { vehicleDamageTable: true }, active: 'B' },
    );
    const game = does(open(t, [6, 8, 5]), 'B', activate('b1'), fire('missile-tube', 'a1', area));
    expect(toHit(game, fire('medium-blast-cannon', 'b1', area))).toBe('FL-OPT-06');
  });
});

describe('weapons of a damaged vehicle', () => {
  const truck = {
    id: 'own-truck',
    name: 'Truck',
    people: 'terran',
    vehicleClass: 'medium',
    locomotion: 'wheeled',
    armour: 'alloy',
    open: true,
    hull: 2,
    weapons: [
      { weapon: 'llmg', firedBy: 'gunner' },
      { weapon: 'llmg', firedBy: 'gunner' },
    ],
    seats: { operator: 1, gunner: 2, passenger: 2 },
    baseRadius: 1.5,
    height: 1.5,
  };
  const seated = (seat: 'gunner' | 'passenger') => ({ aboard: { vehicle: 'a1', seat } });
  const opened = (damaged: boolean, dice: number[] = []) =>
    open(
      {
        content: { sandtable: 'fictioneers-legacy', vehicles: [truck] },
        position: {
          models: [
            A('own-truck', [10, 10], { damaged }),
            A(CARBON, undefined, seated('passenger')),
            A('t-crew', undefined, seated('gunner')),
            A('t-crew', undefined, seated('gunner')),
            B(CARBON, [21, 10]),
            FAR,
          ],
        },
      } as unknown as Parameters<typeof open>[0],
      dice,
    );
  test('[FL-FIR-27, FL-VEH-08] its own fire worse, those of its passengers do not', () => {
    expect(toHit(opened(true), fire('llmg', 'b1', { by: 'a3' }))).toBe(5);
    expect(toHit(opened(true), fire('laser-rifle', 'b1'), 'a2')).toBe(7);
  });

  test('[FL-OPT-06, FL-VEH-04] of two alike one is wrecked, or has fired: there is the other', () => {
    const wrecked = opened(false);
    Object.assign(model(wrecked, 'a1'), { hullLost: 1, damage: 'weapon' });
    expect(toHit(wrecked, fire('llmg', 'b1', { by: 'a3' }))).toBe(7);
    const both = opened(false, [12, 12]);
    does(both, 'A', activate('a1'), fire('llmg', 'b1', { by: 'a3' }), fire('llmg', 'b1', { by: 'a4' }));
    expect(model(both, 'a1').firedWeapons).toEqual([0, 1]);
  });
});

function endPhase(game: ReturnType<typeof open>, seat: string): void {
  does(game, seat, END_PHASE);
}

/** Ends phases until the other side has the word. */
function endTurn(game: ReturnType<typeof open>, seat: string): void {
  const { turn } = game.state;
  while (game.state.turn === turn && game.questionFor(seat)) {
    if (game.question?.kind === 'Activation') does(game, seat, END);
    else does(game, seat, END_PHASE);
  }
}

describe('who may fire at what', () => {
  test('[FL-FIR-01, FL-FIR-02, FL-FIR-40, FL-WPN-13] one firing action, with a weapon one has', () => {
    const t = table([A({ like: CARBON, weapons: ['laser-rifle', 'hand-grenade'] }, [10, 10]), B(CARBON, [16, 10])]);
    const game = open(t, [12]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', fire('mortar', 'b1'), 'FL-FIR-02');
    does(game, 'A', fire('laser-rifle', 'b1', { staysStationary: false }));
    refuses(game, 'A', fire('hand-grenade', 'b1', area), 'FL-FIR-01');
  });

  test('[FL-FIR-03] friends, wrecks, loads and bare points for single shots are no targets', () => {
    const t = table([A(CARBON, [10, 10]), A(CARBON, [14, 10]), B(CARBON, [16, 14])], {
      objectives: [{ id: 'box', kind: 'carry', point: [13, 13], points: 5 }],
    });
    for (const target of ['a2', 'box', 'nobody', [12, 12] as [number, number]])
      expect(toHit(t, fire('laser-rifle', target))).toBe('FL-FIR-03');
    expect(toHit(table([A('t-grenadier', [10, 10]), FAR]), fire('grenade-launcher', [90, 10], area))).toBe('FL-FIR-03');
    expect(toHit(table([A('t-grenadier', [10, 10]), B(CARBON, [20, 10])]), fire('grenade-launcher', 'b1', smoke))).toBe(
      'FL-FIR-03',
    );
  });

  test('[FL-FIR-30, FL-FIR-31, FL-RUL-38] the engaged neither shoot nor are aimed at', () => {
    const t = (options = {}) => table([A(CARBON, [10, 10]), A(CARBON, [10, 20]), B(CARBON, [11, 10])], { options });
    expect(toHit(t(), fire('laser-rifle', 'b1'))).toBe('FL-FIR-30');
    expect(toHit(t(), fire('laser-rifle', 'b1'), 'a2')).toBe('FL-FIR-31');
    expect(toHit(t({ fireIntoMelee: true }), fire('laser-rifle', 'b1'), 'a2')).toBe(7);
    const thrower = table([A('s-raider', [11, 15]), A(CARBON, [10, 10]), B(CARBON, [11, 10])]);
    expect(toHit(thrower, fire('hand-grenade', [11.2, 10], area))).toBe('FL-FIR-31');
    expect(toHit(thrower, fire('hand-grenade', [11.6, 10], area))).toBe(7);
  });

  test('[FL-FIR-31] by option single shots are aimed into a melee, still no bursts', () => {
    const t = table([A('t-grenadier', [10, 10]), A(CARBON, [20, 10]), A(CARBON, [10, 12]), B(CARBON, [21, 10])], {
      options: { fireIntoMelee: true },
    });
    expect(toHit(t, fire('laser-rifle', 'b1'), 'a3')).toBe(7);
    expect(toHit(t, fire('grenade-launcher', 'b1', area))).toBe('FL-FIR-31');
    expect(toHit(t, fire('grenade-launcher', [21, 10], area))).toBe('FL-FIR-31');
  });

  test('[FL-FIR-32, FL-EQP-16, FL-MNT-09, FL-WPN-05, FL-WPN-11, FL-RUL-50] a rider has one hand for weapons', () => {
    const rider = (weapon: string) => table([A(like('s-rider', weapon), [10, 10]), B(CARBON, [27, 10])]);
    expect(toHit(rider('projectile-rifle'), fire('projectile-rifle', 'b1'))).toBe('FL-EQP-16');
    expect(toHit(rider('projectile-carbine'), fire('projectile-carbine', 'b1'))).toBe(6);
    expect(toHit(rider('missile-rack'), fire('missile-rack', 'b1', area))).toBe(7);
    expect(toHit(rider('missile-tube'), fire('missile-tube', 'b1', area))).toBe('FL-EQP-16');
    expect(toHit(duel('t-missile', 15), fire('missile-tube', 'b1', area))).toBe(7);
  });

  test('[FL-FIR-34] a burdened figure does not fire', () => {
    const t = table([A(CARBON, [10, 10], { carrying: 'box' }), B(CARBON, [16, 10])], {
      objectives: [{ id: 'box', kind: 'carry', point: [10, 11], points: 1 }],
    });
    expect(toHit(t, fire('laser-rifle', 'b1'))).toBe('FL-FIR-34');
  });

  test('[FL-FIR-35, FL-MOR-16] the Pinned do not fire', () => {
    const t = table(
      [A(CARBON, [10, 10], { squad: 'One' }), A(CARBON, [10, 14], { squad: 'Two' }), B(CARBON, [16, 10])],
      { squads: { One: { morale: 'pinned' } } },
    );
    expect(toHit(t, fire('laser-rifle', 'b1'))).toBe('FL-MOR-16');
    expect(toHit(t, fire('laser-rifle', 'b1'), 'a2')).toBe(7);
  });

  test('[FL-FIR-05, FL-FIR-41, FL-LOS-01] no sight, no shot', () => {
    const t = duel(CARBON, 10, { terrain: [{ id: 'ridge', type: 'hill', level: 1, polygon: box(14, 5, 16, 15) }] });
    expect(toHit(t, fire('laser-rifle', 'b1'))).toBe('FL-FIR-41');
  });

  test('[FL-FIR-38, FL-FIR-39, FL-OPT-01] a direct miss does nothing, unless it drifts by option', () => {
    const t = (options = {}) => table([A('t-grenadier', [10, 10]), B(CARBON, [20, 10])], { options });
    expect(events(does(open(t(), [9]), 'A', activate('a1'), fire('grenade-launcher', 'b1', area)), 'drifted')).toEqual(
      [],
    );
    const drifting = does(
      open(t({ directMissDrifts: true }), [8, 12, 12]),
      'A',
      activate('a1'),
      fire('grenade-launcher', 'b1', area),
    );
    expect(events(drifting, 'drifted')[0]!.at).toEqual({ x: 21_000, y: 10_000 });
  });

  test('[FL-WPN-06, FL-RUL-20] least ranges hold for direct fire', () => {
    expect(toHit(duel('t-grenadier', 3.9), fire('grenade-launcher', 'b1', area))).toBe('FL-WPN-06');
    expect(toHit(duel('t-grenadier', 4), fire('grenade-launcher', 'b1', area))).toBe(7);
    expect(toHit(duel('r-mortar', 11), fire('mortar', 'b1', area))).toBe('FL-WPN-06');
  });

  test('[FL-VEH-07, FL-VEH-08, FL-VEH-12, FL-COV-11] from and at an open vehicle', () => {
    const t = table([
      A('v-hound', [10, 10]),
      A(CARBON, undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }),
      A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } }),
      B('v-hound', [20, 10]),
      B(CARBON, undefined, { aboard: { vehicle: 'b1', seat: 'passenger' } }),
      B('v-mule', [20, 20]),
      B(CARBON, undefined, { aboard: { vehicle: 'b3', seat: 'passenger' } }),
    ]);
    expect(toHit(t, fire('laser-rifle', 'b1'), 'a2')).toBe(7);
    expect(toHit(t, fire('laser-rifle', 'b2'), 'a2')).toBe(3);
    expect(toHit(t, fire('laser-rifle', 'b4'), 'a2')).toBe('FL-VEH-12');
    expect(toHit(t, fire('projectile-pistol', 'b1', { by: 'a3' }))).toBe(6);
    const game = open(t, [12]);
    does(game, 'A', activate('a2'), fire('laser-rifle', 'b1'));
    if (game.question?.kind === 'Activation') does(game, 'A', END);
    does(game, 'A', activate('a1'));
    refuses(
      game,
      'A',
      walk([
        [10, 10],
        [12, 10],
      ]),
      'FL-MOV-11',
    );
    refuses(game, 'A', fire('projectile-pistol', 'b1', { by: 'a3', staysStationary: false }), 'FL-VEH-07');
    const closed = table([
      A('v-mule', [10, 10]),
      A(CARBON, undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }),
      B(CARBON, [20, 10]),
    ]);
    expect(toHit(closed, fire('laser-rifle', 'b1'), 'a2')).toBe('FL-VEH-08');
  });
});

test('[FL-SEQ-03, FL-VEH-05] nobody fires for one on foot, nor a gun for its crew', () => {
  const t = table([A(CARBON, [10, 10]), A('t-crew', [10, 14]), A('a-hlmg', [11.1, 14]), B(CARBON, [20, 10]), FAR]);
  const game = does(open(t), 'A', activate('a1'));
  for (const by of ['a2', 'b1', 'nobody']) refuses(game, 'A', fire('laser-rifle', 'b1', { by }), 'FL-SEQ-03');
  does(game, 'A', END, activate('a2'));
  refuses(game, 'A', fire('hlmg', 'b1', { piece: 'a3', by: 'a1' }), 'FL-SEQ-03');
});

describe('indirect fire', () => {
  const ridge = { id: 'ridge', type: 'hill' as const, level: 2, polygon: box(20, 0, 24, 48) };
  /** A mortar behind a ridge, its crew beside it, a spotter beyond with com-gear, the target and a neighbour. */
  const battery = (layout: Parameters<typeof table>[1] = {}, spotter = 't-scout') =>
    table(
      [
        A('a-mortar', [10, 10]),
        A('t-crew', [10, 11.1]),
        A(spotter, [30, 20], { squad: 'Eyes' }),
        B(CARBON, [40, 10]),
        B(CARBON, [42, 10]),
      ],
      { terrain: [ridge], ...layout },
    );
  const shot = (target: string | [number, number]) => fire('mortar', target, { ...indirect('a3'), piece: 'a1' });

  test('[FL-EX-37, FL-IND-01, FL-IND-02, FL-IND-05, FL-IND-10, FL-FIR-13, FL-AOE-03, FL-ART-11, FL-RUL-34, FL-WPN-09] a mortar by its spotter', () => {
    const game = does(open(battery(), [4, 8, 6]), 'A', activate('a2'), shot('b1'));
    expect(events(game, 'fired')[0]).toMatchObject({ number: { total: 4 }, platform: 'a1', spotter: 'a3' });
    expect([isGone(game, 'b1'), isGone(game, 'b2')]).toEqual([true, true]);
    expect(model(game, 'a3').spotted).toBe(true);
  });

  test.each([
    [3, 40, 5],
    [12, 45, 10],
    [6, 35, 10],
    [9, 40, 15],
    [1, 44.33, 7.5],
  ])('[FL-EX-38, FL-IND-07, FL-IND-08, FL-IND-09, FL-RUL-21, FL-RUL-22] drifting by the clock: %i', (clock, x, y) => {
    const t = battery({}, 't-scout');
    const game = does(
      open({ ...t, position: { ...t.position, models: t.position.models.slice(0, 4) } }, [9, clock]),
      'A',
      activate('a2'),
      shot('b1'),
    );
    expect(events(game, 'drifted')[0]!.at).toEqual({ x: x * 1000, y: y * 1000 });
  });

  test('[FL-IND-09, FL-OPT-01] a shot that drifts off the table does nothing', () => {
    const t = table([A('t-grenadier', [10, 46]), B(CARBON, [21, 46])], { options: { directMissDrifts: true } });
    const game = does(open(t, [12, 9]), 'A', activate('a1'), fire('grenade-launcher', 'b1', area));
    expect(events(game, 'drifted')).toMatchObject([{ rule: 'FL-IND-09', onTable: false }]);
  });

  test('[FL-IND-08] by option half a die', () => {
    const t = battery({ options: { driftDistance: 'd12half' } });
    const game = does(
      open({ ...t, position: { ...t.position, models: t.position.models.slice(0, 4) } }, [9, 12, 11]),
      'A',
      activate('a2'),
      shot('b1'),
    );
    expect(events(game, 'drifted')[0]).toMatchObject({ distance: 5500, at: { x: 45_500, y: 10_000 } });
  });

  test('[FL-EX-39, FL-IND-06, FL-FIR-26, FL-WPN-10, FL-RUL-23] the same aim again is better by three', () => {
    const t = battery();
    const alone = { ...t, position: { ...t.position, models: t.position.models.slice(0, 4) } };
    const game = open(alone, [12, 12]);
    does(game, 'A', activate('a2'), shot([40, 10]));
    endTurn(game, 'A');
    endTurn(game, 'B');
    expect(toHit(game, shot([40, 10]), 'a2')).toBe(7);
    expect(toHit(game, shot([40.5, 10]), 'a2')).toBe(4);
    expect(toHit(game, shot('b1'), 'a2')).toBe(7);
  });

  test('[FL-EX-40, FL-WPN-07, FL-ART-12] the Planetary Defense cannon needs 48 inches for indirect fire only', () => {
    const t = (gap: number, behind: boolean) =>
      table([A('a-pd', [10, 10]), A('t-crew', [10, 12.5]), A('t-scout', [12 + gap, 30]), B(CARBON, [12.5 + gap, 10])], {
        table: [72, 48],
        terrain: behind ? [{ id: 'ridge', type: 'hill', level: 3, polygon: box(15, 0, 18, 48) }] : [],
      });
    const gun = { piece: 'a1' } as const;
    expect(toHit(t(20, false), fire('pd-aa-cannon', 'b1', { ...area, ...gun }), 'a2')).toBe(9);
    expect(toHit(t(40, true), fire('pd-aa-cannon', 'b1', { ...indirect('a3'), ...gun }), 'a2')).toBe('FL-WPN-07');
    expect(toHit(t(48, true), fire('pd-aa-cannon', 'b1', { ...indirect('a3'), ...gun }), 'a2')).toBe(6);
  });

  test('[FL-EX-41, FL-EQP-01, FL-EQP-02, FL-IND-03, FL-RUL-24] spotters without com-gear, or who have fired; firers without a link', () => {
    expect(toHit(battery({}, CARBON), shot('b1'), 'a2')).toBe('FL-EQP-01');
    const t = battery();
    const fired = {
      ...t,
      position: { ...t.position, models: t.position.models.map((one, k) => (k === 2 ? { ...one, fired: true } : one)) },
    };
    expect(toHit(fired, shot('b1'), 'a2')).toBe('FL-IND-03');
    const squad = (gap: number) =>
      table(
        [
          A('t-grenadier', [10, 10]),
          A('t-sergeant', [10, 11 + gap]),
          A('t-scout', [30, 20], { squad: 'Eyes' }),
          B(CARBON, [40, 10]),
        ],
        { terrain: [ridge] },
      );
    const launcher = fire('grenade-launcher', 'b1', indirect('a3'));
    expect(toHit(squad(7), launcher)).toBe('FL-EQP-02');
    expect(toHit(squad(5), launcher)).toBe(5);
  });

  test('[FL-IND-02, FL-IND-04] the spotter is another, sees, and watches for nobody else; who sees fires directly', () => {
    const t = battery();
    const watching = {
      ...t,
      position: {
        ...t.position,
        models: t.position.models.map((one, k) => (k === 2 ? { ...one, overwatch: true } : one)),
      },
    };
    expect(toHit(watching, shot('b1'), 'a2')).toBe('FL-IND-02');
    expect(toHit(t, fire('mortar', 'b1', { ...indirect('a2'), piece: 'a1' }), 'a2')).toBe('FL-IND-02');
    expect(toHit(battery({ terrain: [] }), shot('b1'), 'a2')).toBe('FL-IND-04');
    expect(toHit(battery({ terrain: [] }), fire('mortar', 'b1', { ...area, piece: 'a1' }), 'a2')).toBe(7);
    expect(
      toHit(
        table([A('x-sentinel', [10, 10]), A('t-scout', [30, 20]), B(CARBON, [30, 10])], { terrain: [ridge] }),
        fire('blast-rifle', 'b1', { ...indirect('a2'), mode: 'single' }),
      ),
    ).toBe('FL-IND-01');
  });

  test('[FL-IND-03] who spots may not fire, and may spot again', () => {
    const t = table(
      [
        A('a-mortar', [10, 10]),
        A('t-crew', [10, 11.1]),
        A('t-scout', [30, 20]),
        A('r-mortar', [8, 20], { squad: 'Robots' }),
        B(CARBON, [40, 10]),
      ],
      { terrain: [ridge] },
    );
    const game = open(t, [12, 12, 12, 12]);
    does(game, 'A', activate('a2'), shot('b1'));
    does(game, 'A', activate('a4'), fire('mortar', 'b1', indirect('a3')));
    does(game, 'A', activate('a3'));
    refuses(game, 'A', fire('projectile-carbine', 'b1'), 'FL-IND-03');
  });

  /** A mortar with its crew, an open car with a scout at the wheel, a rifle aboard and a gunner, and somebody to shoot at. */
  const motorised = (more: Parameters<typeof table>[0] = [], car: Parameters<typeof A>[2] = {}) =>
    table(
      [
        A('a-mortar', [10, 10]),
        A('t-crew', [10, 11.1]),
        A('v-hound', [30, 20], car),
        A('t-scout', undefined, { aboard: { vehicle: 'a3', seat: 'operator' } }),
        A('t-scout', undefined, { aboard: { vehicle: 'a3', seat: 'passenger' } }),
        A('t-crew', undefined, { aboard: { vehicle: 'a3', seat: 'gunner' } }),
        B(CARBON, [40, 20]),
        ...more,
      ],
      { terrain: [ridge] },
    );

  test('[FL-IND-03, FL-VEH-07] a vehicle that spots fires no more by its crew; its passengers are others', () => {
    const game = open(motorised(), [12, 12, 12]);
    does(game, 'A', activate('a2'), shot('b1'), activate('a5'), fire('projectile-carbine', 'b1'));
    if (game.question?.kind === 'Activation') does(game, 'A', END);
    does(game, 'A', activate('a3'));
    refuses(game, 'A', fire('llmg', 'b1', { by: 'a6' }), 'FL-IND-03');
  });

  test('[FL-IND-03, FL-VEH-07] a vehicle spots after its passengers have fired or spotted, not after its crew has', () => {
    const game = open(motorised(), [12]);
    does(game, 'A', activate('a5'), fire('projectile-carbine', 'b1'));
    if (game.question?.kind === 'Activation') does(game, 'A', END);
    expect(toHit(game, shot('b1'), 'a2')).toBe(4);
    expect(toHit(game, fire('mortar', 'b1', { ...indirect('a5'), piece: 'a1' }), 'a2')).toBe('FL-IND-03');
    const eyes = open(motorised(), [12, 12]);
    does(eyes, 'A', activate('a2'), fire('mortar', 'b1', { ...indirect('a5'), piece: 'a1' }));
    expect(model(eyes, 'a3')).toMatchObject({ fired: true, spotted: false });
    const crew = open(motorised(), [12]);
    does(crew, 'A', activate('a3'), fire('llmg', 'b1', { by: 'a6' }), END);
    expect(toHit(crew, shot('b1'), 'a2')).toBe('FL-IND-03');
  });

  test('[FL-SEQ-08, FL-IND-03] a passenger that spots does not keep its vehicle from moving', () => {
    const t = motorised();
    const game = open({ ...t, options: { fireThenMove: false } }, [12, 12]);
    does(game, 'A', activate('a2'), fire('mortar', 'b1', { ...indirect('a5'), piece: 'a1' }), activate('a3'));
    does(
      game,
      'A',
      walk([
        [30, 20],
        [31, 20],
      ]),
    );
  });

  test('[FL-IND-02] an engaged vehicle fires but does not spot', () => {
    const t = motorised([B(CARBON, [31.5, 20])]);
    expect(toHit(t, shot('b1'), 'a2')).toBe('FL-IND-02');
    expect(toHit(t, fire('llmg', 'b1', { by: 'a6' }), 'a3')).toBe(7);
  });

  test('[FL-IND-02, FL-SEQ-11] only models of whoever fires spot for it, and no guns', () => {
    const b = structuredClone(open(battery()).state) as Battle;
    expect(judgeFire(b, 1, shot('b1'))).toMatchObject({ spotter: 2 });
    expect(judgeFire(b, 1, fire('mortar', 'b1', { ...indirect('a1'), piece: 'a1' }))).toMatchObject({
      rule: 'FL-IND-02',
    });
    const { squads, platoons } = b.muster;
    const ally = { ...platoons[0]!, id: 'A2', controller: 'A2' };
    b.muster = {
      ...b.muster,
      squads: squads.map((one) => (one.name === 'Eyes' ? { ...one, platoon: platoons.length } : one)),
      platoons: [...platoons, ally],
    };
    expect(judgeFire(b, 1, shot('b1'))).toMatchObject({ rule: 'FL-SEQ-11' });
  });

  test('[FL-IND-06, FL-WPN-10] each fixed weapon keeps its own aim', () => {
    const robot = { like: 'r-mortar', weapons: ['mortar', 'grenade-launcher'] };
    const game = open(
      table([A(robot, [10, 10]), A('t-scout', [30, 20], { squad: 'Eyes' }), FAR], { terrain: [ridge] }),
      [12, 6, 12, 6],
    );
    does(game, 'A', activate('a1'), fire('mortar', [40, 10], indirect('a2')));
    endTurn(game, 'A');
    endTurn(game, 'B');
    const first = toHit(game, fire('mortar', [40, 11], indirect('a2'))) as number;
    does(game, 'A', END_PHASE, activate('a1'), fire('grenade-launcher', [40, 20], indirect('a2')));
    endTurn(game, 'A');
    endTurn(game, 'B');
    expect(toHit(game, fire('mortar', [40, 10], indirect('a2')))).toBe(first + 3);
    expect(toHit(game, fire('grenade-launcher', [40, 20], indirect('a2')))).toBe(first + 3);
  });

  test('[FL-COV-09, FL-IND-05] only the ground covers against indirect fire', () => {
    const wall = {
      walls: [
        {
          id: 'wall',
          height: 'low' as const,
          material: 'hard' as const,
          line: [
            [39, 5],
            [39, 15],
          ] as [number, number][],
        },
      ],
    };
    expect(toHit(battery(wall), shot('b1'), 'a2')).toBe(4);
    const dug = battery({ terrain: [ridge, { id: 'trench', type: 'trench', polygon: box(39, 9, 41, 11) }] });
    expect(toHit(dug, shot('b1'), 'a2')).toBe(0);
  });
});

describe('smoke', () => {
  test('[FL-SMK-01, FL-SMK-02, FL-SMK-03, FL-SMK-05, FL-RUL-52] laid on a point, drifting on a miss, gone after the next own turn', () => {
    const t = table([A('t-grenadier', [10, 10]), A('t-grenadier', [10, 20]), FAR]);
    const game = open(t, [7, 9, 6]);
    does(game, 'A', activate('a1'), fire('grenade-launcher', [20, 10], smoke));
    expect(game.state.smoke).toEqual([{ x: 20_000, y: 10_000, diameter: 4000, side: 'A', until: game.state.turn + 2 }]);
    does(game, 'A', activate('a2'), fire('grenade-launcher', [20, 20], smoke));
    expect(game.state.smoke[1]).toMatchObject({ x: 18_000, y: 20_000 });
    endTurn(game, 'A');
    endTurn(game, 'B');
    expect(game.state.smoke).toHaveLength(2);
    endTurn(game, 'A');
    expect(game.state.smoke).toEqual([]);
    expect(toHit(table([A(CARBON, [10, 10]), FAR]), fire('laser-rifle', [20, 10], smoke))).toBe('FL-SMK-01');
  });
});

describe('sensors', () => {
  const woods = { id: 'wood', type: 'woods' as const, polygon: box(13, 5, 18, 15) };
  const hunt = (options = {}) =>
    table([A('t-scout', [10, 10]), B('sirex', [20.25, 10], { hidden: true })], { terrain: [woods], options });
  const bySensor = fire('projectile-carbine', 'b1', { viaSensor: true });

  test('[FL-EX-42, FL-EQP-04, FL-EQP-05, FL-EQP-06, FL-EQP-07, FL-FIR-14, FL-FIR-19, FL-HID-05, FL-RUL-15] found by sensor, fired at by sensor', () => {
    const game = open(hunt(), [3, 12]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', fire('projectile-carbine', 'b1'), 'FL-FIR-36');
    does(game, 'A', SENSOR);
    expect(events(game, 'sensorUsed')[0]!.found).toEqual(['b1']);
    refuses(game, 'A', fire('projectile-carbine', 'b1'), 'FL-FIR-41');
    does(game, 'A', bySensor);
    expect(events(game, 'fired')[0]).toMatchObject({ hit: true, number: { total: 3 } });
    const stacked = does(open(hunt({ sensorPenaltiesStack: true })), 'A', activate('a1'), SENSOR);
    expect(toHit(stacked, bySensor)).toBe(1);
    const moved = does(
      open(hunt()),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [10, 12],
      ]),
      SENSOR,
    );
    expect(toHit(moved, bySensor)).toBe(1);
  });

  test('[FL-EX-43, FL-FIR-10, FL-FIR-14] in the dark a sensor is the lesser evil', () => {
    const t = table([A('t-scout', [10, 10]), B(CARBON, [19, 10])], { env: { dark: true, cold: false, heat: false } });
    expect(toHit(t, fire('projectile-carbine', 'b1'))).toBe(3);
    expect(
      toHit(does(open(t), 'A', activate('a1'), SENSOR), fire('projectile-carbine', 'b1', { viaSensor: true })),
    ).toBe(4);
  });

  test('[FL-EQP-07, FL-SEQ-06, FL-SEQ-08] within ten inches, once, before firing, by who has one', () => {
    const t = table([A('t-scout', [10, 10]), A(CARBON, [10, 14]), B(CARBON, [25, 10])]);
    const game = open(t, [12]);
    does(game, 'A', activate('a2'));
    refuses(game, 'A', SENSOR, 'FL-EQP-04');
    does(game, 'A', END, activate('a1'));
    refuses(game, 'A', bySensor, 'FL-EQP-07');
    does(game, 'A', SENSOR);
    refuses(game, 'A', SENSOR, 'FL-SEQ-06');
    refuses(game, 'A', bySensor, 'FL-EQP-07');
    does(game, 'A', fire('projectile-carbine', 'b1', { staysStationary: false }));
    refuses(game, 'A', SENSOR, 'FL-SEQ-06');
  });

  test('[FL-EQP-07] lower walls do not stop it, tall ones do', () => {
    const at = (height: 'mid' | 'tall') => {
      const game = open(
        table([A(like('t-scout', 'hand-grenade'), [10, 10]), A(CARBON, [5, 40]), FAR], {
          walls: [
            {
              id: 'wall',
              height,
              material: 'hard',
              line: [
                [13, 5],
                [13, 15],
              ],
            },
          ],
        }),
      );
      does(game, 'A', activate('a1'), SENSOR);
      return toHit(game, fire('hand-grenade', [17, 10], { ...area, viaSensor: true }));
    };
    expect([at('mid'), at('tall')]).toEqual([4, 'FL-FIR-41']);
  });

  test('[FL-EQP-05] a sensor counts as firing for movement', () => {
    const game = does(open(table([A('t-scout', [10, 10]), FAR])), 'A', activate('a1'), SENSOR);
    refuses(
      game,
      'A',
      walk([
        [10, 10],
        [13.5, 10],
      ]),
      'FL-MOV-06',
    );
    does(
      game,
      'A',
      walk([
        [10, 10],
        [13, 10],
      ]),
    );
  });
});

test('[FL-OPT-07] who fires in the dark is lit', () => {
  const t = table([A(CARBON, [10, 10]), B(CARBON, [16, 10])], {
    env: { dark: true, cold: false, heat: false },
    options: { litByFire: true },
  });
  expect(toHit(t, fire('laser-rifle', 'a1'), 'b1')).toBe(3);
  const game = does(open(t, [12]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
  expect(toHit(game, fire('laser-rifle', 'a1'), 'b1')).toBe(7);
});

test('[FL-GEN-08] odds may be asked for at any time: two dice of twelve', () => {
  const found = ask(duel(CARBON, 10), 'odds', { model: 'a1', fire: fire('laser-rifle', 'b1') }) as {
    hit: number;
    models: { chance: number }[];
  };
  expect(found.hit).toBeCloseTo(7 / 12);
  expect(found.models[0]!.chance).toBeCloseTo((7 * 8) / 144);
});
