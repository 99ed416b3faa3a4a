import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  B,
  box,
  cost,
  does,
  END_PHASE,
  FAR,
  field,
  fire,
  model,
  open,
  refuses,
  rest,
  spot,
  squad,
  table,
  walk,
} from './kit.js';

// How forces come onto the table and leave it.

type Pair = [number, number];
const LEGION = squad('One', ['t-legionary', 4]);

describe('before the first turn', () => {
  test('[FL-SET-03] who names an attacker has said who begins', () => {
    const game = open(field([LEGION], { attacker: 'B' }));
    expect(game.question).toMatchObject({ kind: 'DeploySquad', seat: 'A' });
    expect(game.state).toMatchObject({ first: 'B', setup: { zones: { A: 'A', B: 'B' } } });
    expect(open(field([LEGION], { attacker: 'B', first: 'A' })).state.first).toBe('A');
  });

  test('[FL-SET-06, FL-GEO-14] modules lie clear of walls', () => {
    const line: Pair[] = [
      [5, 3],
      [15, 3],
    ];
    const walls = [{ id: 'w', height: 'tall', material: 'hard', line }];
    const guns = squad('Guns', ['t-crew-chief', 1], ['t-crew', 1], ['a-mortar', 1]);
    const game = open(field([guns], { first: 'A', walls }));
    const packed = (y: number) => ({
      type: 'DeploySquad' as const,
      squad: 'A-1',
      placements: [
        { model: 'a1', at: spot([2, 2]) },
        { model: 'a2', at: spot([4, 2]) },
        { model: 'a3', at: spot([10, 3]), packed: [spot([10, y]), spot([11, y])] },
      ],
    });
    refuses(game, 'A', packed(3), 'FL-GEO-14');
    does(game, 'A', packed(2.5));
  });

  test('[FL-SET-05] riders may start on foot, and then have no mount', () => {
    const game = open(field([squad('Riders', ['s-rider', 2], ['s-warrior', 1])], { first: 'A' }));
    const deploy = (mounted: boolean) => ({
      type: 'DeploySquad' as const,
      squad: 'A-1',
      placements: [
        { model: 'a1', at: spot([2, 2]) },
        { model: 'a2', at: spot([4, 2]), mounted: false },
        { model: 'a3', at: spot([6, 2]), ...(mounted ? { mounted } : {}) },
      ],
    });
    refuses(game, 'A', deploy(true), 'FL-SET-05');
    does(game, 'A', deploy(false));
    expect([model(game, 'a1').mount === null, model(game, 'a2').mount === null]).toEqual([false, true]);
    expect(model(game, 'a2-mount').where).toBe('box');
  });
});

test('[FL-SET-11, FL-LDR-12] who is promoted in reserve comes in with the squad it waits with', () => {
  const late = { squad: 'Late' };
  const t = table(
    [
      A('t-lieutenant', [10, 10], { squad: 'Command' }),
      A('t-legionary', [12, 10], { squad: 'Command' }),
      A('t-sergeant', undefined, late),
      A('t-legionary', undefined, late),
      B('s-warrior', [30, 10]),
      FAR,
    ],
    { reserves: [{ side: 'A', squads: ['Late'], round: 1, edge: 'west' }], active: 'B', first: 'B' },
  );
  const game = does(open(t, [1, 1, 1]), 'B', activate('b1'), fire('projectile-rifle', 'a1'));
  rest(game, 'B');
  expect(model(game, 'a3').rank).toBe('PL');
  does(
    game,
    'A',
    END_PHASE,
    activate('a3'),
    walk([
      [0, 20],
      [5, 20],
    ]),
  );
  expect(model(game, 'a3').where).toBe('table');
});

test('[FL-MOV-23] an exit may be a zone', () => {
  const t = table([A('t-legionary', [10, 10]), A('t-legionary', [20, 20]), FAR], {
    exits: [{ side: 'A', zone: box(12, 8, 16, 12) }],
  });
  const leave = { last: { kind: 'leave' as const } };
  expect(
    cost(
      t,
      [
        [10, 10],
        [11, 10],
      ],
      leave,
    ),
  ).toBe('FL-MOV-23');
  const game = does(
    open(t),
    'A',
    activate('a1'),
    walk(
      [
        [10, 10],
        [14, 10],
      ],
      leave,
    ),
  );
  expect(model(game, 'a1').where).toBe('left');
});
