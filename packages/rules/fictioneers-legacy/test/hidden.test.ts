import { describe, expect, test } from 'vitest';
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
  fire,
  fly,
  HOLD,
  indirect,
  model,
  open,
  placeOf,
  refuses,
  rest,
  spot,
  table,
  walk,
} from './kit.js';

const TERRAN = 't-legionary';
const wood = { id: 'wood', type: 'woods' as const, polygon: box(20, 5, 28, 15) };
const woods = { terrain: [wood] };

describe('being found', () => {
  test('[FL-EX-76, FL-HID-06, FL-HID-08, FL-HID-09] by a close look, and by running into it', () => {
    const t = table(
      [
        A(TERRAN, [14, 10]),
        A(TERRAN, [14, 13]),
        A(TERRAN, [5, 40]),
        B('sirex', [22.15, 8], { hidden: true }),
        B('sirex', [18, 20], { hidden: true }),
      ],
      {
        terrain: [wood, { id: 'other', type: 'woods', polygon: box(16, 16, 22, 24) }],
      },
    );
    const game = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [14, 10],
        [18.4, 8],
      ]),
    );
    expect(model(game, 'b1').hidden).toBe(false);
    expect(events(game, 'revealed')[0]!.rule).toBe('FL-HID-06');
    const bump = table([A('s-ape', [18, 13]), A(TERRAN, [5, 40]), B('sirex', [18, 20], { hidden: true })], {
      terrain: [{ id: 'other', type: 'woods', polygon: box(16, 19, 22, 24) }],
    });
    const stopped = does(
      open(bump),
      'A',
      activate('a1'),
      walk([
        [18, 13],
        [18, 19.5],
      ]),
    );
    expect(events(stopped, 'stopped')[0]).toMatchObject({ rule: 'FL-HID-08', by: 'b1' });
    expect(placeOf(stopped, 'a1')[1]).toBeCloseTo(18.76, 2);
    expect(model(stopped, 'a1').moveCost).toBeCloseTo(5760, 0);
    expect(model(stopped, 'b1').hidden).toBe(false);
  });

  test('[FL-HID-03, FL-HID-10] by firing, on overwatch too', () => {
    const t = table(
      [A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B(TERRAN, [20.5, 10], { hidden: true, overwatch: true })],
      woods,
    );
    const game = does(
      open(t, [12]),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [12, 10],
      ]),
    );
    expect(game.question?.kind).toBe('OverwatchReaction');
    does(game, 'B', {
      type: 'OverwatchReaction',
      shots: [{ model: 'b1', weapon: 'laser-rifle', mode: 'single', sample: 1 }],
    });
    expect(events(game, 'revealed')[0]!.rule).toBe('FL-HID-03');
  });

  describe('[FL-HID-04, FL-HID-06, FL-ART-10] a Floater that is pushed', () => {
    /** The gun is in front of its crewman, both hidden near the edge of the wood. */
    const pushed = (by: number, foe: [number, number]) => {
      const crew = { hidden: true };
      const t = table(
        [A('t-crew', [25, 10], crew), A('a-lbc-floater', [26.25, 10], crew), A(TERRAN, [5, 40]), B(TERRAN, foe)],
        woods,
      );
      const push = { first: { kind: 'pushFloater' as const, piece: 'a2' } };
      const way: [number, number][] = [
        [25, 10],
        [25 + by, 10],
      ];
      const game = does(open(t), 'A', activate('a1'), walk(way, push));
      return ['a1', 'a2'].map((id) => model(game, id).hidden);
    };

    test('stays hidden in the woods', () => expect(pushed(1, [45, 10])).toEqual([true, true]));
    test('is seen where it comes out, though its pusher is not', () =>
      expect(pushed(2, [45, 10])).toEqual([true, false]));
    test('is seen by who is close to it', () => expect(pushed(0.5, [30, 10])).toEqual([true, false]));
  });

  test('[FL-HID-04] by moving where it is seen; hidden moves are unseen and unanswered', () => {
    const t = table(
      [A('sirex', [22, 10], { hidden: true }), A(TERRAN, [5, 40]), B(TERRAN, [40, 10], { overwatch: true })],
      woods,
    );
    const inside = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [22, 10],
        [22, 12],
      ]),
    );
    expect(model(inside, 'a1').hidden).toBe(true);
    expect(inside.question?.seat).toBe('A');
    expect(inside.events('B').filter(({ type }) => type === 'moved')).toEqual([]);
    expect(events(inside, 'moved', 'A')).toHaveLength(1);
    const out = does(
      open(t),
      'A',
      activate('a1'),
      walk([
        [22, 10],
        [22, 15.5],
        [22, 16.5],
      ]),
    );
    expect(model(out, 'a1').hidden).toBe(false);
    expect(out.question).toMatchObject({ kind: 'OverwatchReaction', seat: 'B' });
    const { open: first } = out.state.move!;
    expect(first).toBeGreaterThan(1);
    refuses(
      out,
      'B',
      { type: 'OverwatchReaction', shots: [{ model: 'b1', weapon: 'laser-rifle', mode: 'single', sample: first - 1 }] },
      'FL-OVW-07',
    );
    does(out, 'B', HOLD);
  });

  test('[FL-HID-07, FL-AOE-07, FL-FIR-36] aimed at it cannot be, but a burst finds it', () => {
    const t = table([A('t-grenadier', [10, 10]), A(TERRAN, [5, 40]), B('sirex', [21, 10], { hidden: true })], woods);
    const game = open(t, [1, 12]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', fire('grenade-launcher', 'b1', area), 'FL-FIR-36');
    does(game, 'A', fire('grenade-launcher', [20.5, 10], area));
    expect(events(game, 'revealed')[0]!.rule).toBe('FL-AOE-07');
  });
});

test('[FL-HID-10, FL-HID-12] going on watch unseen, and acting unseen, tells the other side nothing but that something stirs', () => {
  const t = table([A('e-warrior', [22, 10], { hidden: true }), A(TERRAN, [5, 40]), B(TERRAN, [44, 40])], {
    ...woods,
    phase: 'overwatch',
  });
  const game = does(open(t), 'A', { type: 'DeclareOverwatch', models: ['a1'] });
  expect(events(game, 'wentOnWatch', 'A')).toHaveLength(1);
  expect(JSON.stringify(game.events('B'))).not.toContain('a1');
  expect(JSON.stringify(game.events(null))).not.toContain('a1');
});

test('[FL-HID-10, FL-SEQ-11] what the hidden do, and where they are deployed, every player of their side is told', () => {
  const { position } = table(
    [A('sirex', [22, 10], { hidden: true, squad: 'Pack' }), A(TERRAN, [5, 40]), B(TERRAN, [44, 40], { squad: 'Foe' })],
    { ...woods, squads: { Pack: { player: 2 } } },
  );
  const game = open({ position, players: { A: 2, B: 1 } });
  refuses(game, 'A2', activate('a1'), 'FL-SEQ-11');
  does(game, 'A1', { type: 'HandOver', to: 'A2' });
  does(
    game,
    'A2',
    activate('a1'),
    walk([
      [22, 10],
      [22, 11],
    ]),
  );
  expect(events(game, 'moved', 'A1')).toEqual(events(game, 'moved', 'A2'));
  expect(events(game, 'moved', 'A1')).toHaveLength(1);
  for (const reader of ['B', null]) expect(events(game, 'moved', reader)).toEqual([]);
});

test('[FL-HID-12, FL-GEN-08] nobody learns where it is from the view, the questions or refusals; it controls nothing', () => {
  const at = (y: number) =>
    table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B('sirex', [24, y], { hidden: true }), B(TERRAN, [40, 40])], {
      ...woods,
      objectives: [{ id: 'spot', kind: 'control', point: [24, 10], radius: 6, points: 10, scored: 'eachTurn' }],
    });
  const [one, two] = [open(at(8)), open(at(12))];
  expect(one.view('A')).toEqual(two.view('A'));
  expect(one.view(null)).toEqual(two.view(null));
  expect(one.view('B')).not.toEqual(two.view('B'));
  expect(one.options('A')).toEqual(two.options('A'));
  expect(rest(rest(one, 'A'), 'B').state.score.B).toBe(0);
});

test('[FL-HID-08, FL-MNT-01] who is stopped has paid for how it began', () => {
  const t = table([A('s-rider', [18, 13]), A(TERRAN, [5, 40]), B('sirex', [18, 18.6], { hidden: true })], {
    terrain: [{ id: 'other', type: 'woods', polygon: box(16, 17.8, 22, 24) }],
  });
  const game = does(
    open(t),
    'A',
    activate('a1'),
    walk(
      [
        [18, 14.25],
        [18, 17.2],
      ],
      { first: { kind: 'dismount', at: spot([18, 14.25]) } },
    ),
  );
  expect(model(game, 'b1').hidden).toBe(false);
  expect(model(game, 'a1').moveCost).toBeGreaterThan(3000);
});

describe('deploying unseen', () => {
  const night = { scenario: 'S4' } as const;
  /** Everybody else is placed as first offered. */
  function untilHidden() {
    const game = open(night);
    while (game.state.setup.step === 'deploy') {
      const { seat } = game.question!;
      const options = game.options(seat) as { hidden?: boolean }[];
      if (options[0]!.hidden) return game;
      does(game, seat, options[0] as never);
    }
    throw new Error('no squad hides');
  }

  test('[FL-HID-01, FL-HID-02, FL-HID-11, FL-SET-10, FL-RUL-51] the listed squad, last, in the places named', () => {
    const game = untilHidden();
    const { squads } = game.state.muster;
    expect(game.state.setup.placed).toHaveLength(squads.length - 1);
    const deployment = (game.options('B') as unknown[])[0] as {
      type: 'DeploySquad';
      squad: string;
      placements: { model: string; at: { x: number; y: number } }[];
      hidden: true;
    };
    const moved = (x: number, y: number) => ({
      ...deployment,
      placements: deployment.placements.map((one, k) => (k === 0 ? { ...one, at: spot([x, y]) } : one)),
    });
    refuses(game, 'B', moved(24, 30), 'FL-HID-11');
    does(game, 'B', deployment as never);
    expect(events(game, 'deployed', 'A').at(-1)).toMatchObject({ squad: deployment.squad, models: null });
    expect(events(game, 'deployed', 'B').at(-1)!.rule).toBe('FL-HID-11');
    expect(
      game
        .view('A')
        .battle.models.filter(({ hidden }) => hidden)
        .every(({ where }) => where === 'box'),
    ).toBe(true);
    rest(game, 'A');
  });

  test('[FL-HID-01] not without the option', () => {
    const game = open({ ...night, options: { hiddenDeployment: false } });
    while (game.question?.kind === 'DeploySquad') {
      const options = game.options(game.question.seat) as { hidden?: boolean }[];
      expect(options.some(({ hidden }) => hidden)).toBe(false);
      does(game, game.question.seat, options[0] as never);
    }
  });
});

test('[FL-EQP-04] a sensor needs no sight', () => {
  const t = table([A('t-scout', [10, 10]), A(TERRAN, [5, 40]), B('sirex', [20.5, 10], { hidden: true })], {
    terrain: [wood, { id: 'ridge', type: 'hill', level: 3, polygon: box(14, 0, 16, 48) }],
  });
  const game = does(open(t), 'A', activate('a1'), { type: 'UseSensor' });
  expect(model(game, 'b1').hidden).toBe(false);
  does(game, 'A', END);
});

describe('aboard what is hidden', () => {
  const scrub = (x: number) => ({
    terrain: [{ id: 'scrub', type: 'scrub' as const, polygon: box(x - 2, 8, x + 2, 12) }],
  });
  const hound = (x: number) => [
    B('v-hound', [x, 10], { hidden: true }),
    B('t-sergeant', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
    B('t-scout', undefined, { aboard: { vehicle: 'b1', seat: 'passenger' } }),
  ];

  test('[FL-FIR-36, FL-HID-12] one is hidden too: no target, and neither view nor refusal tells where', () => {
    const at = (x: number) => open(table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), ...hound(x)], { terrain: [] }));
    const [near, far] = [at(20), at(44)];
    expect(near.view('A')).toEqual(far.view('A'));
    for (const game of [near, far]) {
      does(game, 'A', activate('a1'));
      refuses(game, 'A', fire('laser-rifle', 'b2'), 'FL-FIR-36');
      expect(ask(game, 'odds', { model: 'a1', fire: fire('laser-rifle', 'b2') })).toMatchObject({ rule: 'FL-FIR-36' });
      expect(game.options('A')).not.toContainEqual(expect.objectContaining({ target: { model: 'b2' } }));
    }
  });

  test('[FL-HID-03] who uses a sensor is seen with all that it is aboard of', () => {
    const game = open(table([A(TERRAN, [40, 40]), A(TERRAN, [5, 40]), ...hound(20)], { ...scrub(20), active: 'B' }));
    does(game, 'B', activate('b3'), { type: 'UseSensor' });
    expect(events(game, 'revealed', 'A')).toMatchObject(
      ['b1', 'b2', 'b3'].map((one) => ({ rule: 'FL-HID-03', model: one, at: { x: 20_000, y: 10_000 } })),
    );
  });

  test('[FL-HID-03, FL-IND-02] who spots is seen with all that it is aboard of', () => {
    const mortar = [B('a-mortar', [5, 10]), B('t-crew', [5, 11.1])];
    const ridge = { id: 'ridge', type: 'hill' as const, level: 3, polygon: box(8, 0, 9, 48) };
    const game = open(
      table([A(TERRAN, [40, 12]), A(TERRAN, [15, 40]), ...hound(20), ...mortar], {
        terrain: [...scrub(20).terrain, ridge],
        active: 'B',
      }),
      [12, 12],
    );
    does(game, 'B', activate('b5'), fire('mortar', 'a1', { ...indirect('b2'), piece: 'b4' }));
    expect([model(game, 'b1').hidden, model(game, 'b2').hidden, model(game, 'b3').hidden]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[FL-HID-09] who boards is hidden no longer where its vehicle is seen, nor its vehicle where it is', () => {
    const board = (seen: boolean) => {
      const rider = B(TERRAN, [20, 11.5], { hidden: seen });
      const car = [B('v-hound', [20, 10], { hidden: !seen }), rider, hound(20)[1]!];
      const game = open(table([A(TERRAN, [40, 40]), A(TERRAN, [5, 40]), ...car], { ...scrub(20), active: 'B' }));
      return does(
        game,
        'B',
        activate('b2'),
        walk(
          [
            [20, 11.5],
            [20, 11.5],
          ],
          { last: { kind: 'board', vehicle: 'b1', seat: 'passenger' } },
        ),
      );
    };
    for (const seen of [true, false]) {
      const game = board(seen);
      expect([model(game, 'b1').hidden, model(game, 'b2').hidden]).toEqual([false, false]);
    }
  });
});

test('[FL-HID-06] a gun is found by a close look like anybody', () => {
  const t = table(
    [A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), B('a-mortar', [17, 10], { hidden: true }), B(TERRAN, [40, 40])],
    {
      terrain: [{ id: 'scrub', type: 'scrub', polygon: box(16, 8, 19, 14) }],
    },
  );
  const game = does(
    open(t),
    'A',
    activate('a1'),
    walk([
      [10, 10],
      [15.5, 10.5],
    ]),
  );
  expect(events(game, 'revealed')).toMatchObject([{ rule: 'FL-HID-06', model: 'b1' }]);
});

describe('hidden in the air', () => {
  const night = { env: { dark: true, cold: false, heat: false } };
  const kestrel = (side: typeof A, at: [number, number]) => [
    side('v-kestrel', at, { airborne: true, hidden: true }),
    side('t-crew', undefined, { aboard: { vehicle: side === A ? 'a1' : 'b1', seat: 'operator' } }),
  ];

  test('[FL-HID-08, FL-GEO-14, FL-GEO-15] nobody runs into it on the ground', () => {
    const game = does(
      open(table([A(TERRAN, [10, 10]), A(TERRAN, [5, 40]), ...kestrel(B, [14, 10]), B(TERRAN, [40, 40])], night)),
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [14, 10],
      ]),
    );
    expect(placeOf(game, 'a1')).toEqual([14, 10]);
    expect(events(game, 'stopped')).toEqual([]);
  });

  test('[FL-HID-04, FL-GEO-11, FL-COV-12] it is as high when it starts and ends as on the way', () => {
    const wall = {
      id: 'wall',
      height: 'tall' as const,
      material: 'hard' as const,
      line: [
        [20, 0],
        [20, 48],
      ] as [number, number][],
    };
    const game = does(
      open(table([...kestrel(A, [12, 10]), A(TERRAN, [5, 40]), B(TERRAN, [26, 10])], { ...night, walls: [wall] })),
      'A',
      activate('a1'),
      fly([
        [12, 10],
        [12, 11],
      ]),
    );
    expect(events(game, 'revealed')[0]).toMatchObject({ rule: 'FL-HID-04', model: 'a1' });
  });
});

test('[FL-HID-10] what the hidden do is told to their own side alone', () => {
  const game = open(
    table(
      [
        A('x-aegis', [22, 10], { hidden: true }),
        A(TERRAN, [24, 10], { hidden: true }),
        A(TERRAN, [5, 40]),
        B(TERRAN, [45, 40]),
      ],
      {
        ...woods,
        phase: 'overwatch',
        objectives: [{ id: 'box', kind: 'carry', point: [24, 11], points: 1 }],
      },
    ),
  );
  does(
    game,
    'A',
    { type: 'SetShield', model: 'a1', up: true },
    END_PHASE,
    activate('a2'),
    walk(
      [
        [24, 10],
        [24, 12],
      ],
      { first: { kind: 'pickUp', item: 'box' }, last: { kind: 'putDown', at: spot([24, 12.5]) } },
    ),
  );
  for (const type of ['shieldSwitched', 'pickedUp', 'putDown'] as const) {
    expect(events(game, type, 'A')).toHaveLength(1);
    expect(events(game, type, 'B')).toEqual([]);
  }
  expect(events(game, 'putDown', 'A')[0]!.rule).toBe('FL-VIC-07');
  expect(JSON.stringify(game.events('B'))).not.toMatch(/"a[12]"/);
});
