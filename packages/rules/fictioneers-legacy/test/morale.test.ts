import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  ask,
  B,
  box,
  does,
  END_PHASE,
  events,
  FAR,
  fire,
  fly,
  model,
  open,
  react,
  refuses,
  rest,
  spot,
  table,
  toHit,
  walk,
} from './kit.js';

const TERRAN = 't-legionary';
const SERGEANT = 't-sergeant';
/** A squad of so many in a row, led or not. */
const squad = (count: number, leader = false, at: [number, number] = [10, 10]) =>
  Array.from({ length: count }, (_, k) =>
    A(leader && k === 0 ? SERGEANT : TERRAN, [at[0] + 1.1 * k, at[1]], { squad: 'Squad' }),
  );
const ENEMY = B(TERRAN, [40, 10]);
interface Asked {
  readonly number: { readonly total: number };
  readonly cause: string | null;
  readonly passed: number;
  readonly shaken: number;
  readonly pinned: number;
}
const moraleOf = (t: ReturnType<typeof table>, id = 'A-1') => ask(t, 'morale', { squad: id }) as Asked;
const scrub = { terrain: [{ id: 'scrub', type: 'scrub' as const, polygon: box(5, 5, 30, 15) }] };
const trench = { terrain: [{ id: 'trench', type: 'trench' as const, polygon: box(5, 9, 30, 11) }] };

describe('causes', () => {
  test('[FL-EX-65, FL-MOR-01] more than half lost, one of them this turn', () => {
    const t = (alive: number, killed: number) =>
      table([...squad(alive), ENEMY], { squads: { Squad: { killed, lost: 1 } } });
    expect(moraleOf(t(3, 3)).cause).toBeNull();
    expect(moraleOf(t(2, 3)).cause).toBe('FL-MOR-01');
    expect(moraleOf(table([...squad(2), ENEMY], { squads: { Squad: { killed: 3, lost: 0 } } })).cause).toBeNull();
  });

  test('[FL-MOR-02] a leader lost; the command squad has the Platoon Leader', () => {
    const t = table([...squad(3), ENEMY], { squads: { Squad: { killed: 1, lost: 1, leaderDied: true } } });
    expect(moraleOf(t).cause).toBe('FL-MOR-02');
    const command = table(
      [
        A('t-lieutenant', [10, 10], { squad: 'Command' }),
        A(TERRAN, [12, 10], { squad: 'Command' }),
        B(TERRAN, [16, 10]),
      ],
      { active: 'B' },
    );
    const game = rest(does(open(command, [1, 1, 5]), 'B', activate('b1'), fire('laser-rifle', 'a1')), 'B');
    expect(events(game, 'moraleChecked')[0]).toMatchObject({ rule: 'FL-MOR-02', squad: 'A-1' });
  });

  test('[FL-MOR-03] a scenario may call for checks', () => {
    const t = table([...squad(3), ENEMY], {
      phase: 'morale',
      round: 2,
      checks: [{ side: 'A', squads: ['Squad'], round: 2 }],
    });
    expect(events(open(t, [1]), 'moraleChecked')[0]!.rule).toBe('FL-MOR-03');
  });

  test('[FL-MOR-04, FL-MOR-05, FL-SEQ-02, FL-RUL-42] both sides check, the active one first, each squad once', () => {
    const t = table([...squad(2), B(TERRAN, [40, 10], { squad: 'Theirs' })], {
      phase: 'morale',
      squads: { Squad: { killed: 3, lost: 1, leaderDied: true }, Theirs: { killed: 2, lost: 1 } },
    });
    expect(events(open(t, [1, 1]), 'moraleChecked').map(({ squad: id }) => id)).toEqual(['A-1', 'B-2']);
  });

  test('[FL-MOR-20, FL-OPT-03, FL-RUL-54] robots check unless they are fearless', () => {
    const t = (options = {}) =>
      table([A('r-striker', [10, 10]), ENEMY], { options, squads: { Squad: { killed: 3, lost: 1 } } });
    const both = (options = {}) =>
      moraleOf({
        ...t(options),
        position: {
          ...t(options).position,
          models: [A('r-striker', [10, 10], { squad: 'Squad' }), B(TERRAN, [40, 10], { squad: 'Theirs' })],
        },
      });
    expect(both().cause).toBe('FL-MOR-01');
    expect(both({ robotsFearless: true }).cause).toBeNull();
  });

  test('[FL-OPT-05] shock around a fallen Platoon Leader', () => {
    const t = (options = {}) =>
      table(
        [
          A('t-lieutenant', [10, 10], { squad: 'Command' }),
          A(TERRAN, [12, 10], { squad: 'Near' }),
          A(TERRAN, [30, 30], { squad: 'Away' }),
          B(TERRAN, [10, 15]),
        ],
        { active: 'B', options },
      );
    const shot = (options: object, dice: number[]) =>
      events(rest(does(open(t(options), dice), 'B', activate('b1'), fire('laser-rifle', 'a1')), 'B'), 'moraleChecked');
    expect(shot({}, [1, 1])).toEqual([]);
    expect(shot({ leaderLossShock: true }, [1, 1, 5]).map(({ rule, squad: id }) => [rule, id])).toEqual([
      ['FL-OPT-05', 'A-2'],
    ]);
  });
});

describe('the number', () => {
  test('[FL-EX-66, FL-MOR-06, FL-MOR-07, FL-MOR-08, FL-MOR-13, FL-MOR-14, FL-RUL-45, FL-RUL-46] led, in scrub', () => {
    const t = table([...squad(4, true), ENEMY], scrub);
    expect(moraleOf(t)).toMatchObject({ number: { total: 9 }, passed: 9 / 12, shaken: 2 / 12, pinned: 1 / 12 });
    const roll = (die: number) =>
      open(
        table([...squad(2, true), ENEMY], { ...scrub, phase: 'morale', squads: { Squad: { killed: 3, lost: 1 } } }),
        [die],
      ).state.squads[0]!.morale;
    expect([9, 10, 11, 12].map(roll)).toEqual(['normal', 'shaken', 'shaken', 'pinned']);
  });

  test('[FL-EX-67, FL-MOR-02, FL-MOR-07, FL-MOR-11, FL-MOR-14] the sergeant killed this turn, in a trench', () => {
    const t = table([...squad(3), ENEMY], {
      ...trench,
      phase: 'morale',
      squads: { Squad: { killed: 1, lost: 1, leaderDied: true } },
    });
    const game = open(t, [9]);
    expect(events(game, 'moraleChecked')[0]).toMatchObject({ number: { total: 6 }, result: 'pinned' });
  });

  test('[FL-EX-68, FL-MOR-08, FL-MOR-09] the Platoon Leader near, or attached', () => {
    const models = [...squad(4, true), A('t-lieutenant', [12, 12], { squad: 'Command' }), ENEMY];
    expect(moraleOf(table(models)).number.total).toBe(9);
    expect(moraleOf(table(models, { attached: { A: 'Squad' } })).number.total).toBe(8);
  });

  test('[FL-MOR-08] a leader who is the last survivor counts; one too far from most does not', () => {
    expect(moraleOf(table([A(SERGEANT, [10, 10]), ENEMY])).number.total).toBe(8);
    expect(
      moraleOf(
        table(
          [A(SERGEANT, [10, 30]), ...squad(3), ENEMY].map((one) => ({
            ...one,
            squad: one.side === 'A' ? 'Squad' : 'Theirs',
          })),
        ),
      ).number.total,
    ).toBe(5);
  });

  test('[FL-MOR-10] Shaken or Pinned already', () => {
    expect(moraleOf(table([...squad(3), ENEMY], { squads: { Squad: { morale: 'pinned' } } })).number.total).toBe(3);
  });

  test('[FL-OPT-04] raw and veteran squads, by option', () => {
    const t = (eliteness: number) =>
      table([A({ like: TERRAN, eliteness }, [10, 10]), ENEMY], { options: { elitenessEffects: true } });
    expect([1, 2, 4, 5].map((one) => moraleOf(t(one)).number.total)).toEqual([4, 5, 6, 6]);
  });
});

describe('Shaken and Pinned', () => {
  const wall = {
    walls: [
      {
        id: 'wall',
        height: 'low' as const,
        material: 'hard' as const,
        line: [
          [12.5, 8],
          [12.5, 12],
        ] as [number, number][],
      },
    ],
  };
  test('[FL-EX-20, FL-MOR-15, FL-COV-05, FL-COV-13] the Shaken move up to three inches into cover, and fire', () => {
    const t = table([A(TERRAN, [10, 10], { squad: 'Squad' }), B(TERRAN, [30, 10])], {
      ...wall,
      squads: { Squad: { morale: 'shaken' } },
    });
    const game = does(open(t), 'A', activate('a1'));
    refuses(
      game,
      'A',
      walk([
        [10, 10],
        [10, 12.5],
      ]),
      'FL-MOR-15',
    );
    refuses(
      game,
      'A',
      walk([
        [10, 10],
        [10, 14],
      ]),
      'FL-MOR-15',
    );
    does(
      game,
      'A',
      walk([
        [10, 10],
        [11.5, 10],
      ]),
    );
    expect(toHit(game, fire('laser-rifle', 'b1'))).toBe(4);
  });

  test('[FL-MOR-16] the Pinned do nothing', () => {
    const t = table(
      [A(TERRAN, [10, 10], { squad: 'Squad' }), A(TERRAN, [10, 20], { squad: 'Other' }), B(TERRAN, [30, 10])],
      { squads: { Squad: { morale: 'pinned' } } },
    );
    refuses(open(t), 'A', activate('a1'), 'FL-MOR-16');
    const watching = { ...t, position: { ...t.position, phase: 'overwatch' as const } };
    refuses(open(watching), 'A', { type: 'DeclareOverwatch', models: ['a1'] }, 'FL-MOR-16');
  });

  test('[FL-EX-69, FL-MOR-15, FL-MOR-17, FL-RUL-43] Shaken in the enemy turn: well again after the next own one', () => {
    const t = table([...squad(3), ENEMY], {
      turn: 5,
      phase: 'overwatch',
      squads: { Squad: { morale: 'shaken', moraleSetOn: 4 } },
    });
    const game = open(t);
    does(game, 'A', END_PHASE, END_PHASE);
    expect(events(game, 'recovered')).toHaveLength(1);
    expect(game.state.squads[0]!.morale).toBe('normal');
  });

  test('[FL-EX-70, FL-MOR-17] Shaken in the own turn: through the next two', () => {
    const t = table([...squad(3), ENEMY], {
      turn: 5,
      phase: 'morale',
      squads: { Squad: { morale: 'shaken', moraleSetOn: 5 } },
    });
    const game = open(t);
    expect(game.state).toMatchObject({ turn: 6, active: 'B' });
    rest(game, 'B');
    expect(game.state.squads[0]!.morale).toBe('shaken');
    rest(game, 'A');
    expect(game.state.squads[0]!.morale).toBe('normal');
  });

  test('[FL-EX-71, FL-MOR-10, FL-MOR-12, FL-MOR-18, FL-MOR-19, FL-RUL-44] the Pinned check each own turn', () => {
    const t = table([...squad(3, true), ENEMY], {
      terrain: [{ id: 'ruin', type: 'rubble', polygon: box(5, 5, 30, 15) }],
      turn: 5,
      phase: 'morale',
      squads: { Squad: { morale: 'pinned', moraleSetOn: 4 } },
    });
    const well = open(t, [9]);
    expect(events(well, 'moraleChecked')[0]).toMatchObject({ rule: 'FL-MOR-18', number: { total: 9 } });
    expect(well.state.squads[0]!.morale).toBe('normal');
    expect(open(t, [10]).state.squads[0]!.morale).toBe('pinned');
  });

  test('[FL-MOR-19] a narrow failure makes the Shaken Shaken anew', () => {
    const t = table([...squad(2), ENEMY], {
      turn: 5,
      phase: 'morale',
      squads: { Squad: { morale: 'shaken', moraleSetOn: 4, killed: 3, lost: 1 } },
    });
    const game = open(t, [4]);
    expect(game.state.squads[0]).toMatchObject({ morale: 'shaken', moraleSetOn: 5 });
  });

  test('[FL-VEH-18] a vehicle shares the nerve of its operator', () => {
    const t = table(
      [
        A('v-hound', [10, 10], { squad: 'Car' }),
        A('t-crew', undefined, { squad: 'Crew', aboard: { vehicle: 'a1', seat: 'operator' } }),
        ENEMY,
      ],
      { squads: { Crew: { morale: 'pinned' } } },
    );
    const game = open(t, [12]);
    expect(game.state.active).toBe('B');
    const calm = open(
      table(
        [
          A('v-hound', [10, 10], { squad: 'Car' }),
          A('t-crew', undefined, { squad: 'Crew', aboard: { vehicle: 'a1', seat: 'operator' } }),
          ENEMY,
        ],
        { squads: { Crew: { morale: 'shaken' } } },
      ),
    );
    does(calm, 'A', activate('a1'));
    refuses(
      calm,
      'A',
      walk([
        [10, 10],
        [20, 10],
      ]),
      'FL-MOR-15',
    );
  });
});

test('[FL-MOR-15, FL-COV-12] a Shaken vehicle in the air finds no cover there, only on the ground', () => {
  const t = table(
    [
      A('v-kestrel', [10, 10], { airborne: true, squad: 'Squad' }),
      A('t-crew', undefined, { squad: 'Squad', aboard: { vehicle: 'a1', seat: 'operator' } }),
      ENEMY,
    ],
    { squads: { Squad: { morale: 'shaken' } }, terrain: [{ id: 'rock', type: 'rock', polygon: box(11, 8, 14, 12) }] },
  );
  const game = does(open(t), 'A', activate('a1'));
  const path: [number, number][] = [
    [10, 10],
    [12.5, 10],
  ];
  refuses(game, 'A', fly(path), 'FL-MOR-15');
  does(game, 'A', fly(path, { last: { kind: 'land' } }));
});

test('[FL-MOR-15, FL-COV-05, FL-MNT-04] a Shaken rider on foot needs the wall nearer than on its mount', () => {
  const t = (x: number) =>
    table([A('s-rider', [10, 10], { squad: 'Squad' }), ENEMY], {
      squads: { Squad: { morale: 'shaken' } },
      walls: [
        {
          id: 'wall',
          height: 'low',
          material: 'hard',
          line: [
            [x, 8],
            [x, 12],
          ],
        },
      ],
    });
  const off = walk(
    [
      [11.25, 10],
      [11.5, 10],
    ],
    { first: { kind: 'dismount', at: spot([11.25, 10]) } },
  );
  refuses(does(open(t(13.1)), 'A', activate('a1')), 'A', off, 'FL-MOR-15');
  does(open(t(12.9)), 'A', activate('a1'), off);
});

test('[FL-MOR-15, FL-VEH-09] aboard is cover: the Shaken may board', () => {
  const t = table(
    [
      A(TERRAN, [10, 10], { squad: 'Squad' }),
      A('v-mule', [13.5, 10], { squad: 'Crew' }),
      A('t-crew', undefined, { squad: 'Crew', aboard: { vehicle: 'a2', seat: 'operator' } }),
      B(TERRAN, [10, 30]),
    ],
    { squads: { Squad: { morale: 'shaken' } } },
  );
  const game = does(open(t), 'A', activate('a1'));
  const path: [number, number][] = [
    [10, 10],
    [11.48, 10],
  ];
  refuses(game, 'A', walk(path), 'FL-MOR-15');
  refuses(game, 'A', walk(path, { last: { kind: 'board', vehicle: 'a2', seat: 'operator' } }), 'FL-VEH-09');
  does(game, 'A', walk(path, { last: { kind: 'board', vehicle: 'a2', seat: 'passenger' } }));
  expect(model(game, 'a1').where).toBe('aboard');
});

test('[FL-MOR-07, FL-MOR-08, FL-COV-13] figures in reserve are near nobody and seen by nobody', () => {
  const arrived = (reserve: number) => {
    const waiting = Array.from({ length: reserve }, () => A(TERRAN, undefined, { squad: 'Squad' }));
    const t = table([A(SERGEANT, undefined, { squad: 'Squad' }), ...waiting, B(TERRAN, [2, 20])], {
      reserves: [{ side: 'A', squads: ['Squad'], round: 1, edge: 'south' }],
    });
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [2, 0],
        [2, 3],
      ]),
    );
    return (ask(game, 'morale', { squad: 'A-1' }) as { number: { parts: { rule: string; by: number }[] } }).number
      .parts;
  };
  expect(arrived(2).map(({ rule, by }) => [rule, by])).toEqual([['FL-MOR-07', 3]]);
});

describe('leaders', () => {
  test('[FL-EX-72, FL-LDR-06, FL-LDR-07, FL-LDR-09, FL-LDR-11, FL-LDR-12, FL-RUL-47] the nearer sergeant takes over the platoon, and his best figure the squad', () => {
    const t = table(
      [
        A('t-lieutenant', [20, 20], { squad: 'Command' }),
        A('t-scout', [20, 24], { squad: 'Command' }),
        A(SERGEANT, [24.5, 20], { squad: 'First' }),
        A('t-jet', [26, 20], { squad: 'First' }),
        A(TERRAN, [27.5, 20], { squad: 'First' }),
        A(SERGEANT, [20, 12.5], { squad: 'Second' }),
        B(TERRAN, [12, 20]),
      ],
      { active: 'B' },
    );
    const game = rest(does(open(t, [1, 1, 5]), 'B', activate('b1'), fire('laser-rifle', 'a1')), 'B');
    expect(events(game, 'promotionMarked').map(({ figure, to }) => [figure, to])).toEqual([
      ['a3', 'PL'],
      ['a4', 'SL'],
    ]);
    expect(model(game, 'a3')).toMatchObject({ rank: 'PL', squad: 0 });
    expect(model(game, 'a4').rank).toBe('SL');
    expect(game.state.squads.slice(0, 2)).toMatchObject([
      { leader: 2, initial: 3 },
      { leader: 3, initial: 2 },
    ]);
  });

  const fallen = (models: Parameters<typeof table>[0]) =>
    does(
      open(table([A(SERGEANT, [20, 20]), ...models, B(TERRAN, [12, 20])], { active: 'B' }), [1, 1, 1]),
      'B',
      activate('b1'),
      fire('laser-rifle', 'a1'),
    );
  const of = (eliteness: number, at: [number, number]) => A({ like: TERRAN, eliteness }, at);

  test('[FL-EX-73, FL-LDR-09, FL-LDR-10] highest eliteness, then nearest', () => {
    const game = rest(fallen([of(2, [21.5, 20]), of(3, [25.5, 20]), of(3, [20, 24.5])]), 'B');
    expect(events(game, 'promotionMarked').map(({ figure }) => figure)).toEqual(['a4']);
  });

  test('[FL-EX-74, FL-LDR-11] the marked one dies before it counts: another is chosen', () => {
    const t = table(
      [
        A({ like: SERGEANT, eliteness: 3 }, [20, 20]),
        of(3, [25.5, 20]),
        of(3, [20, 24.5]),
        of(2, [30, 30]),
        B(TERRAN, [12, 20], { overwatch: true }),
        B(TERRAN, [20, 32]),
      ],
      {},
    );
    const game = open(t, [1, 1, 1, 1, 1]);
    const [from, to]: [number, number][] = [
      [20, 20],
      [19, 20],
    ];
    does(game, 'A', activate('a1'), walk([from!, to!]));
    does(game, 'B', react({ model: 'b1', weapon: 'laser-rifle', mode: 'single', sample: 1 }));
    rest(game, 'A');
    expect(events(game, 'promotionMarked').map(({ figure }) => figure)).toEqual(['a3']);
    rest(does(game, 'B', END_PHASE, activate('b2'), fire('laser-rifle', 'a3')), 'B');
    expect(events(game, 'promotionMarked').map(({ figure }) => figure)).toEqual(['a3', 'a2']);
  });

  test("[FL-LDR-10] a tie that is left is the owner's choice", () => {
    const game = rest(fallen([of(3, [25.5, 20]), of(3, [20, 25.5])]), 'B');
    expect(game.question).toMatchObject({ kind: 'ChoosePromotion', seat: 'A' });
    refuses(game, 'A', { type: 'ChoosePromotion', figure: 'a1' }, 'FL-LDR-10');
    does(game, 'A', { type: 'ChoosePromotion', figure: 'a3' });
    expect(model(game, 'a3').rank).toBe('SL');
  });

  test('[FL-LDR-09, FL-LDR-10] a post that stays vacant: nearness counts from where the promoted figure is now', () => {
    const t = table(
      [
        A('e-hivelord', [5, 40], { squad: 'Command' }),
        A('e-tender-talon', [20, 20], { squad: 'Beasts' }),
        A('giant-sirex', [24, 20], { squad: 'Beasts' }),
        A('giant-sirex', [12, 20], { squad: 'Beasts' }),
        B(TERRAN, [5, 30]),
        FAR,
      ],
      { active: 'B' },
    );
    const game = rest(does(open(t, [1, 1]), 'B', activate('b1'), fire('laser-rifle', 'a1')), 'B');
    expect(model(game, 'a2').rank).toBe('PL'); // beasts could not lead while it was among them
    does(
      game,
      'A',
      END_PHASE,
      activate('a2'),
      fly([
        [20, 20],
        [14, 20],
      ]),
    );
    rest(game, 'A');
    expect(events(game, 'promotionMarked').map(({ figure, to, rule }) => [figure, to, rule])).toEqual([
      ['a2', 'PL', 'FL-LDR-07'],
      ['a4', 'SL', 'FL-LDR-09'],
    ]);
  });

  test('[FL-LDR-08, FL-LDR-10] without sergeants the most elite leads the platoon, but no Sirex does', () => {
    const t = table(
      [
        A('e-hivelord', [20, 20], { squad: 'Command' }),
        A('sirex', [22, 20], { squad: 'Pack' }),
        A('e-warrior', [24, 20], { squad: 'Band' }),
        B(TERRAN, [12, 20]),
      ],
      { active: 'B' },
    );
    const game = rest(does(open(t, [1, 1]), 'B', activate('b1'), fire('laser-rifle', 'a1')), 'B');
    expect(events(game, 'promotionMarked').map(({ figure, to, rule }) => [figure, to, rule])).toEqual([
      ['a3', 'PL', 'FL-LDR-08'],
    ]);
  });

  test('[FL-EX-75, FL-MOR-01, FL-MOR-21, FL-LDR-12] a squad is smaller when its sergeant moves up', () => {
    const t = table(
      [
        ...squad(4, true, [24, 20]),
        A('t-lieutenant', [20, 20], { squad: 'Command' }),
        A(TERRAN, [20, 22], { squad: 'Command' }),
        B(TERRAN, [12, 20]),
      ],
      { active: 'B', squads: { Squad: { killed: 2 } } },
    );
    const game = open(t, [1, 1, 5, 1, 1, 1]);
    rest(does(game, 'B', activate('b1'), fire('laser-rifle', 'a5')), 'B');
    if (game.question?.kind === 'ChoosePromotion') does(game, 'A', { type: 'ChoosePromotion', figure: 'a2' });
    expect(game.state.squads[0]).toMatchObject({ initial: 5, killed: 2 });
    rest(game, 'A');
    rest(does(game, 'B', END_PHASE, activate('b1'), fire('laser-rifle', 'a2')), 'B');
    expect(events(game, 'moraleChecked').at(-1)).toMatchObject({ squad: 'A-1' });
  });

  test('[FL-LDR-03, FL-LDR-05] attaching: once a phase, to a squad of the platoon; aboard the vehicle counts', () => {
    const t = table([A('t-lieutenant', [10, 10], { squad: 'Command' }), ...squad(2, false, [12, 14]), ENEMY], {
      phase: 'overwatch',
    });
    const game = open(t);
    refuses(game, 'A', { type: 'AttachPlatoonLeader', leader: 'a1', squad: 'B-3' }, 'FL-LDR-03');
    refuses(game, 'A', { type: 'AttachPlatoonLeader', leader: 'a2', squad: 'A-2' }, 'FL-LDR-03');
    does(game, 'A', { type: 'AttachPlatoonLeader', leader: 'a1', squad: 'A-2' });
    refuses(game, 'A', { type: 'AttachPlatoonLeader', leader: 'a1', squad: null }, 'FL-LDR-03');
    expect(game.state.platoons[0]!.attached).toBe(1);
    const ridden = table([
      A('v-hound', [10, 10]),
      A(SERGEANT, undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }),
      A(TERRAN, [10, 17]),
      B(TERRAN, [10, 25]),
    ]);
    expect(toHit(ridden, fire('laser-rifle', 'b1'), 'a3')).toBe(8);
  });
});

test('[FL-DMG-08] casualties are noted for the squad and the turn', () => {
  const t = table([A(TERRAN, [10, 10]), A(TERRAN, [10, 20]), B(SERGEANT, [16, 10]), FAR]);
  const game = does(open(t, [1, 1]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
  expect(game.state.squads[1]).toMatchObject({ killed: 1, lost: 1, leaderDied: true, leader: null });
});
