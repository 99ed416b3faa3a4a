import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import { BUILT_IN } from '../src/content/library.js';
import type { Decision } from '../src/decisions.js';
import type { Setup } from '../src/open.js';
import type { Seat } from '../src/terms.js';
import { arena, arenaContent, GUN_VP } from './arena.js';
import {
  activate,
  attack,
  type BattleGame,
  deploy,
  deployAsSuggested,
  does,
  endsTurn,
  events,
  issue,
  move,
  open,
  RESIGN,
  refuses,
  seen,
  unit,
} from './kit.js';

/** The kinds of question until play begins, answered by the first option each. */
function setupQuestions(game: BattleGame): string[] {
  const kinds: string[] = [];
  while (game.state.phase !== 'play' && !game.over) {
    const seat = game.waitingFor()[0] as Seat;
    kinds.push(`${seat} ${game.questionFor(seat)!.kind}`);
    does(game, seat, game.options(seat)[0] as Decision);
  }
  return kinds;
}

describe('the six scenarios', () => {
  test('[QL-SCN-01] forces that a scenario lays down are shown by its rule: nobody chose them in secret', () => {
    expect(events(open({ scenario: 'SC-4' }), 'forcesRevealed')[0]!.rule).toBe('QL-SCN-01');
  });

  test.each([
    { id: 'SC-1', first: 'rolloff', target: [80, 80], A: 123, B: 125, board: 'S1 0 S2 0' },
    { id: 'SC-2', first: 'rolloff', target: [230, 190], A: 298, B: 296, board: 'S4 0 S5 180' },
    { id: 'SC-3', first: 'rolloff', target: [235, 200], A: 299, B: 296, board: 'S2 0 S3 180' },
    { id: 'SC-4', first: 'B', target: [200, 200], A: 295, B: 300, board: 'S3 0 S1 180' },
    { id: 'SC-5', first: 'A', target: [null, 120], A: 298, B: 178, board: 'S4 0 S5 0' },
    { id: 'SC-6', first: 'rolloff', target: [100, 100], A: 159, B: 159, board: 'S1 0 S4 0' },
  ])(
    '[QL-SCN-01] [QL-SCN-07] $id: forces, board and first player as laid down, and only deployment is asked for',
    (row) => {
      const dice = row.first === 'rolloff' ? [1, 3, 2, 2] : [2, 2];
      const game = open({ scenario: row.id }, dice);
      const first = row.first === 'rolloff' ? 'B' : row.first;
      const second = first === 'A' ? 'B' : 'A';
      expect(events(game, 'rollOff')).toHaveLength(row.first === 'rolloff' ? 1 : 0);
      const { left, right, firstPlaced } = game.state.board!;
      expect([left!.section, left!.rot, right!.section, right!.rot].join(' ')).toBe(row.board);
      expect(firstPlaced).toBe('left');
      const worth = (seat: Seat) =>
        game.state.units.filter((u) => u.owner === seat).reduce((sum, u) => sum + BUILT_IN.units.get(u.type)!.vp, 0);
      expect([worth('A'), worth('B')]).toEqual([row.A, row.B]);
      const { seats } = game.view(null);
      expect([seats.A.vpTarget, seats.B.vpTarget]).toEqual(row.target);
      expect(setupQuestions(game)).toEqual([`${first} Deploy`, `${second} Deploy`]);
      expect(game.state).toMatchObject({ active: first, turn: 1, phase: 'play' });
    },
  );

  test.each([
    ['SC-1', 'PG-A1 B2, PG-I1 B12, PG-I1 B10, PG-I1 B5', 'VB-A1 L2, VB-A2 L7, VB-A2 L12, VB-I2 L5, VB-I2 L8'],
    [
      'SC-2',
      'PG-A1 B2, PG-A1 B4, PG-A4 A7, PG-A6 B10, PG-A7 A13, PG-I1 B3, PG-I1 B6, PG-I2 B8, PG-I6 B11',
      'RV-A1 L1, RV-A1 L6, RV-A2 L11, RV-A5 M4, RV-I1 L8, RV-I2 L13, RV-I2 L5, RV-I5 L9',
    ],
    [
      'SC-3',
      'VB-A1 B1, VB-A1 B6, VB-A2 B12, VB-A2 B4, VB-A4 A10, VB-I1 B3, VB-I2 B8, VB-I2 B13, VB-I2 B5, VB-I4 B11, VB-I5 B2, VB-I5 B9',
      'RV-A1 L1, RV-A1 L6, RV-A2 L11, RV-A5 M3, RV-I1 L8, RV-I2 L13, RV-I2 L5, RV-I5 L9',
    ],
    [
      'SC-4',
      'GL-A1 B1, GL-A4 A7, GL-A5 A12, GL-A6 B3, GL-I1 B9, GL-I2 B13, GL-I3 B5, GL-I4 B10',
      'AR-A1 L1, AR-A2 L4, AR-A4 M7, AR-A5 M10, AR-A6 L13, AR-I1 L3, AR-I2 L6, AR-I2 L8, AR-I5 L12',
    ],
    [
      'SC-5',
      'PG-A1 B2, PG-A1 D2, PG-A4 G1, PG-A6 J2, PG-A7 M1, PG-I1 C2, PG-I1 F2, PG-I2 I2, PG-I6 K2',
      'RV-A5 G12, RV-A1 G11, RV-I1 F10, RV-I1 G10, RV-I2 H12, RV-I6 F11',
    ],
    ['SC-6', 'PG-A1 B2, PG-A7 A7, PG-I1 B12, PG-I2 B4, PG-I3 B9', 'PG-A1 L2, PG-A7 M7, PG-I1 L12, PG-I2 L5, PG-I3 L10'],
  ])('[QL-SCN-07] %s: the deployment suggested is offered first and is legal', (id, a, b) => {
    const rolls = BUILT_IN.scenarios.get(id)!.first === 'rolloff';
    const game = deployAsSuggested(open({ scenario: id }, rolls ? [3, 1, 2, 2] : [2, 2]));
    const placed = (seat: Seat) =>
      game
        .view(null)
        .units.filter(({ owner }) => owner === seat)
        .map(({ typeId, hex }) => `${typeId} ${hex}`)
        .join(', ');
    expect(placed('A')).toBe(a);
    expect(placed('B')).toBe(b);
  });

  test('[QL-SCN-07] the suggestion binds nobody', () => {
    const game = open({ scenario: 'SC-6' }, [3, 1]);
    does(game, 'A', deploy('a1 A1', 'a2 A2', 'a3 A3', 'a4 A4', 'a5 D5'));
    expect(seen(game, 'a5', 'B').hex).toBe('D5'); // Pathfinders have Vanguard
  });

  test('[QL-SET-19] [QL-SCN-05] Seize the Magistrate sets up on hexes of its own, far from the usual areas', () => {
    const game = open({ scenario: 'SC-5' });
    const moved = (hex: string) => {
      const [first] = game.options('A') as Extract<Decision, { type: 'Deploy' }>[];
      return { ...first!, placements: first!.placements.map((p) => (p.unit === 'a1' ? { ...p, hex } : p)) };
    };
    expect(game.check('A', moved('G2'))).toBeNull();
    refuses(game, 'A', moved('A3'), 'QL-SET-14'); // in the usual north area
    refuses(game, 'A', moved('C2'), 'QL-SET-15'); // a6 is there
  });

  test('[QL-SCN-06] Seize the Magistrate: the tagged unit hides in the redoubt, and everybody knows which one it is', () => {
    const game = open({ scenario: 'SC-5' }, [2, 2]);
    does(game, 'A', game.options('A')[0] as Decision);
    const placed = (hex: string) => {
      const [suggested] = game.options('B') as Extract<Decision, { type: 'Deploy' }>[];
      const others = suggested!.placements.map((p) => (p.hex === hex ? { ...p, hex: 'G12' } : p));
      return { ...suggested!, placements: others.map((p) => (p.unit === 'b1' ? { ...p, hex } : p)) };
    };
    for (const hex of ['F10', 'F11', 'G10', 'G11', 'H11', 'H12']) expect(game.check('B', placed(hex))).toBeNull();
    for (const hex of ['G9', 'I12', 'G13', 'L3']) refuses(game, 'B', placed(hex), 'QL-SET-14');
    for (const by of ['A', 'B', null] as const) {
      expect(game.view(by).units.filter(({ tag }) => tag !== null)).toMatchObject([{ id: 'b1', tag: 'magistrate' }]);
    }
    does(game, 'B', game.options('B')[0] as Decision);
  });

  test('[QL-SCN-03] The Crossroads at Tessarine: three objectives of 3 VP', () => {
    expect(BUILT_IN.scenarios.get('SC-3')!.objectives).toEqual([
      { hex: 'G4', vp: 3 },
      { hex: 'G7', vp: 3 },
      { hex: 'G14', vp: 3 },
    ]);
  });
});

describe('what a scenario leaves open', () => {
  const bare = (scenario: object): Setup => ({
    scenario: 'bare',
    content: { sandtable: 'quantum-legions', scenarios: [{ id: 'bare', name: 'Bare', ...scenario }] },
  });
  const board = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'right' };
  const north = { force: 'PG', roster: ['PG-A1'], setup: { type: 'area', area: 'north' } };
  const south = { force: 'VB', roster: ['VB-A1'], setup: { type: 'area', area: 'south' } };

  test('[QL-SCN-01] [QL-SCN-07] nothing said: the standard game', () => {
    expect(setupQuestions(open(bare({}), [4, 2, 1, 1]))).toEqual([
      'A ChooseForce',
      'B ChooseForce',
      'A ChooseSection',
      'B JoinSection',
      'A ChooseSetupArea',
      'A Deploy',
      'B Deploy',
    ]);
  });

  test('[QL-SCN-07] the board given: no sections are chosen', () => {
    const game = open(bare({ board }), [2, 4, 1, 1]);
    expect(setupQuestions(game)).toEqual([
      'A ChooseForce',
      'B ChooseForce',
      'B ChooseSetupArea',
      'B Deploy',
      'A Deploy',
    ]);
    expect(game.state.board).toMatchObject(board);
  });

  test('[QL-SCN-07] [QL-SET-07] one roster given: the other seat alone recruits', () => {
    const game = open(bare({ seats: { A: { force: 'PG', roster: ['PG-A1'] }, B: {} }, first: 'B' }), [1, 1]);
    expect(setupQuestions(game)).toEqual([
      'B ChooseForce',
      'B ChooseSection',
      'A JoinSection',
      'B ChooseSetupArea',
      'B Deploy',
      'A Deploy',
    ]);
  });

  test('[QL-SCN-07] areas given: none is chosen, whoever is first', () => {
    const game = open(bare({ seats: { A: north, B: south } }), [4, 2, 1, 1]);
    expect(setupQuestions(game)).toEqual(['A ChooseSection', 'B JoinSection', 'A Deploy', 'B Deploy']);
    expect([game.state.seats.A.area, game.state.seats.B.area]).toEqual(['north', 'south']);
    expect(events(game, 'areaChosen')).toEqual([]);
  });

  test('[QL-SCN-07] the first player named: no roll-off; it deploys and moves first', () => {
    const game = open(bare({ board, seats: { A: north, B: south }, first: 'B' }), [1, 1]);
    expect(setupQuestions(game)).toEqual(['B Deploy', 'A Deploy']);
    expect(game.state).toMatchObject({ first: 'B', active: 'B' });
    expect(events(game, 'rollOff')).toEqual([]);
  });

  test('[QL-SCN-01] options still count where the scenario is silent', () => {
    const setup = {
      ...bare({ board, seats: { A: north, B: south }, first: 'A' }),
      options: { setupDepth: 3 } as Config,
    };
    const game = open(setup);
    expect(game.check('A', deploy('a1 C1'))).toBeNull();
    refuses(open(bare({ board, seats: { A: north, B: south }, first: 'A' })), 'A', deploy('a1 C1'), 'QL-SET-14');
  });

  test('an unknown scenario, and two ways to start at once, are told of', () => {
    expect(() => open({ scenario: 'SC-9' })).toThrow('scenario is "SC-9"');
    expect(() => open({ scenario: 'SC-1', standard: true })).toThrow('expected one of');
  });
});

describe('listed hexes', () => {
  test('[QL-SCN-05] [QL-SET-14] [QL-SET-15] [QL-SET-16] [QL-SET-18] the rules of deployment hold on them', () => {
    const hexes = ['A1', 'A2', 'D3']; // D3 of S3 is water
    const wet = { left: { section: 'S3', rot: 0 }, right: { section: 'S1', rot: 0 }, firstPlaced: 'left' };
    const content = arenaContent({ board: wet }, { units: 2, setup: { type: 'hexes', hexes }, suggested: undefined });
    const game = open({ scenario: 'arena', content });
    refuses(game, 'B', deploy('b1 A3'), 'QL-SET-01'); // QL-SET-13
    refuses(game, 'A', deploy('a1 A1', 'a2 B1'), 'QL-SET-14');
    refuses(game, 'A', deploy('a1 A1', 'a2 A1'), 'QL-SET-15');
    refuses(game, 'A', deploy('a1 A1', 'a2 D3'), 'QL-SET-16');
    refuses(game, 'A', deploy('a1 A1'), 'QL-SET-18');
    does(game, 'A', deploy('a1 A1', 'a2 A2'));
  });

  test('[QL-SET-15] [QL-SET-20] where both seats may set up in the same hexes, the second takes what is left', () => {
    const both = { type: 'hexes', hexes: ['A1', 'A2', 'A3'] };
    const plain = { setup: both, suggested: undefined, markers: undefined };
    const content = arenaContent({}, { ...plain, units: 2 }, { ...plain, units: 3 });
    const game = open({ scenario: 'arena', content }, [1, 1]);
    does(game, 'A', deploy('a1 A1', 'a2 A2'));
    refuses(game, 'B', deploy('b1 A2', 'b2 A3'), 'QL-SET-15');
    refuses(game, 'B', deploy(), 'QL-SET-18');
    for (const option of game.options('B')) expect(game.check('B', option)).toBeNull();
    does(game, 'B', deploy('b3 A3'));
    expect(unit(game, 'b1')).toMatchObject({ hex: null, elements: 2 });
  });

  test('[QL-SET-20] [QL-VIC-03] whoever finds no room at all has lost; both, and nobody has won', () => {
    const taken = { units: 1, setup: { type: 'hexes', hexes: ['A1'] }, suggested: undefined };
    const one = open({ scenario: 'arena', content: arenaContent({}, taken, taken) });
    does(one, 'A', deploy('a1 A1'));
    does(one, 'B', deploy());
    expect(one.state.result).toEqual({ winner: 'A', by: 'elimination', rule: 'QL-VIC-03' });

    const lake = { left: { section: 'S3', rot: 0 }, right: { section: 'S1', rot: 0 }, firstPlaced: 'left' };
    const drowned = { units: 1, setup: { type: 'hexes', hexes: ['D3'] }, suggested: undefined };
    const both = open({ scenario: 'arena', content: arenaContent({ board: lake }, drowned, drowned) });
    does(both, 'A', deploy());
    does(both, 'B', deploy());
    expect(both.state.result).toEqual({ winner: 'draw', by: 'elimination', rule: 'QL-VIC-03' });
  });

  test('[QL-SCN-05] [QL-TRT-06] Vanguard helps only where the scenario lists hexes for it', () => {
    const scouts = { roster: ['TS-A1', 'TS-A2'], suggested: undefined };
    const closed = arenaContent({}, { ...scouts, setup: { type: 'hexes', hexes: ['A1', 'A2'] } });
    refuses(open({ scenario: 'arena', content: closed }), 'A', deploy('a1 A1', 'a2 C1'), 'QL-SET-14');
    const listed = arenaContent({}, { ...scouts, setup: { type: 'hexes', hexes: ['A1', 'A2'], vanguard: ['C1'] } });
    const game = open({ scenario: 'arena', content: listed });
    refuses(game, 'A', deploy('a1 C1', 'a2 A1'), 'QL-SET-14'); // a1 has no Vanguard
    does(game, 'A', deploy('a1 A1', 'a2 C1'));
  });

  test('[QL-SCN-06] [QL-SET-14] a restricted unit keeps to its own hexes; the others may use them too', () => {
    const content = arenaContent(
      {},
      { restricted: [{ unitIndex: 1, hexes: ['A5'], tag: 'flag' }], suggested: undefined },
    );
    const game = open({ scenario: 'arena', content });
    refuses(game, 'A', deploy('a1 A1', 'a2 A4', 'a3 A5'), 'QL-SET-14');
    does(game, 'A', deploy('a1 A1', 'a2 A5', 'a3 A4'));
    expect(seen(game, 'a2', 'B').tag).toBe('flag');
  });

  test('[QL-SET-20] [QL-SCN-01] markers laid down for a unit that found no room are not laid', () => {
    const lake = { left: { section: 'S3', rot: 0 }, right: { section: 'S1', rot: 0 }, firstPlaced: 'left' };
    const markers = [{ unitIndex: 1, order: 'strike', suppression: 1 }];
    const crowded = { units: 2, setup: { type: 'hexes', hexes: ['A1', 'D3'] }, suggested: undefined, markers };
    const game = open({ scenario: 'arena', content: arenaContent({ board: lake }, crowded) }, [1, 1]);
    does(game, 'A', deploy('a1 A1'));
    does(game, 'B', game.options('B')[0] as Decision);
    expect(unit(game, 'a2')).toMatchObject({ hex: null, order: null, suppression: 0 });
  });
});

describe('ways to win', () => {
  const TAG = { restricted: [{ unitIndex: 0, tag: 'prize' }] };
  const destroy = (winner: Seat, ...more: object[]) => ({
    victory: [{ kind: 'destroy', tag: 'prize', winner }, { kind: 'vp' }, ...more],
  });
  const strike = (game: BattleGame) => does(game, 'A', activate('a1'), attack('b1'));

  test('the gun of the arena is worth what unit creation says', () => {
    const game = arena({}, [1, 1]);
    expect(game.state.match.content!.units[0]!.vp).toBe(GUN_VP);
  });

  test('[QL-SCN-02] the tagged unit is destroyed: the named seat wins at once', () => {
    const game = arena(destroy('A'), [6, 6, 4, 4], { B: TAG });
    strike(game);
    expect(game.state.result).toEqual({ winner: 'A', by: 'scenario', rule: 'QL-SCN-02' });
    expect(game.state.cp).toBe(5);
  });

  test('[QL-SCN-02] another unit of that side is only worth its VP', () => {
    const game = arena(destroy('A'), [6, 6, 4, 4], { B: { restricted: [{ unitIndex: 1, tag: 'prize' }] } });
    strike(game);
    expect(game.state).toMatchObject({ result: null, seats: { A: { vpEarned: GUN_VP } } });
  });

  test('[QL-VIC-04] scenario condition before VP target before elimination', () => {
    const target = { vpTarget: { A: GUN_VP, B: GUN_VP } };
    const won = (scenario: object, B: object) => {
      const game = arena(scenario, [6, 6, 4, 4], { B: { units: 1, ...B } });
      strike(game);
      return game.state.result;
    };
    // the last unit of B, worth the whole target, tagged so that its loss wins for B
    expect(won({ ...destroy('B'), ...target }, TAG)).toEqual({ winner: 'B', by: 'scenario', rule: 'QL-SCN-02' });
    expect(won(target, {})).toEqual({ winner: 'A', by: 'vp', rule: 'QL-VIC-01' });
    expect(won({}, {})).toEqual({ winner: 'A', by: 'elimination', rule: 'QL-VIC-03' });
  });

  test('[QL-SCN-02] [QL-SCN-08] a VP target of a seat replaces the usual one for that seat', () => {
    const game = arena({ vpTarget: { A: GUN_VP, B: 99 } }, [6, 6, 4, 4], {}, { vpTarget: 50 });
    expect(game.view('A').seats).toMatchObject({ A: { vpTarget: GUN_VP }, B: { vpTarget: 99 } });
    strike(game);
    expect(game.state.result).toMatchObject({ winner: 'A', by: 'vp' });
  });

  test('[QL-SCN-08] without one the option holds', () => {
    const game = arena({}, [6, 6, 4, 4], {}, { vpTarget: GUN_VP });
    strike(game);
    expect(game.state.result).toMatchObject({ winner: 'A', by: 'vp' });
  });

  test('[QL-SCN-08] null: this seat cannot win by VP, however many it has', () => {
    const game = arena(
      { vpTarget: { A: null, B: 10 }, victory: [{ kind: 'vp', seat: 'B' }] },
      [6, 6, 4, 4],
      {},
      { vpTarget: 1 },
    );
    strike(game);
    expect(game.state).toMatchObject({ result: null, seats: { A: { vpEarned: GUN_VP } } });
  });

  test('[QL-SCN-08] [QL-VIC-03] [QL-VIC-05] [QL-VIC-07] elimination, resigning and stalemate hold in every scenario', () => {
    const hopeless = { vpTarget: { A: null, B: null }, victory: [{ kind: 'turnLimit', turns: 99 }] };
    const beaten = arena(hopeless, [6, 6, 4, 4], { B: { units: 1 } });
    strike(beaten);
    expect(beaten.state.result).toMatchObject({ winner: 'A', by: 'elimination' });
    const tired = arena(hopeless, [1, 1]);
    does(tired, 'A', RESIGN);
    expect(tired.state.result).toMatchObject({ winner: 'B', by: 'resign' });
    const quiet = arena(hopeless, [1, 1, 1, 1], {}, { stalemateTurns: 2 });
    endsTurn(quiet, 'A');
    endsTurn(quiet, 'B');
    expect(quiet.state.result).toMatchObject({ winner: 'draw', by: 'stalemate' });
  });

  test('[QL-SCN-02] a turn limit for a named seat: at the end of the second player’s turn, whatever the VP', () => {
    const limit = { victory: [{ kind: 'vp' }, { kind: 'turnLimit', turns: 1, winner: 'B' }] };
    const game = arena(limit, [6, 6, 4, 4, 1, 1]);
    strike(game);
    endsTurn(game, 'A');
    expect(game.state.result).toBeNull();
    endsTurn(game, 'B');
    expect(game.state.result).toEqual({ winner: 'B', by: 'turnLimit', rule: 'QL-VIC-06' });
  });

  test('[QL-SCN-02] [QL-VIC-06] without one the VP decide', () => {
    const limit = { victory: [{ kind: 'vp' }, { kind: 'turnLimit', turns: 2 }] };
    const game = arena(limit, [6, 6, 4, 4, 1, 1, 1, 1, 1, 1]);
    strike(game);
    for (const seat of ['A', 'B', 'A'] as const) endsTurn(game, seat);
    expect(game.state.result).toBeNull();
    endsTurn(game, 'B');
    expect(game.state.result).toEqual({ winner: 'A', by: 'turnLimit', rule: 'QL-VIC-06' });
  });
});

describe('objectives', () => {
  /** a2 stands on A4; A5 is held by a3; M1 by b2. */
  const objectives = [
    { hex: 'A4', vp: 3 },
    { hex: 'A5', vp: 5 },
    { hex: 'M1', vp: 7 },
    { hex: 'G7', vp: 50 },
  ];

  test('[QL-SCN-03] at the end of its own turn a player earns VP for each objective its units are in', () => {
    const game = arena({ objectives }, [2, 2, 3, 3]);
    expect(game.state.seats.A.vpEarned).toBe(0);
    endsTurn(game, 'A');
    expect(game.state.seats).toMatchObject({ A: { vpEarned: 8 }, B: { vpEarned: 0 } });
    expect(events(game, 'objectiveScored')).toEqual([
      { type: 'objectiveScored', rule: 'QL-SCN-03', seat: 'A', hex: 'A4', unit: 'a2', vp: 3 },
      { type: 'objectiveScored', rule: 'QL-SCN-03', seat: 'A', hex: 'A5', unit: 'a3', vp: 5 },
    ]);
    expect(events(game, 'vpAwarded')).toMatchObject([
      { rule: 'QL-SCN-03', vp: 3, total: 3 },
      { rule: 'QL-SCN-03', vp: 5, total: 8 },
    ]);
    endsTurn(game, 'B');
    expect(game.state.seats).toMatchObject({ A: { vpEarned: 8 }, B: { vpEarned: 7 } });
  });

  test('[QL-SCN-03] not with a suppressed unit', () => {
    const game = arena({ objectives }, [2, 2], { A: { markers: [{ unitIndex: 1, suppression: 1 }] } });
    endsTurn(game, 'A');
    expect(game.state.seats.A.vpEarned).toBe(5);
  });

  test('[QL-SCN-03] what counts is where the units are when the turn ends', () => {
    const game = arena({ objectives }, [2, 2], { A: { markers: [{ unitIndex: 2, order: 'advance' }] } });
    does(game, 'A', activate('a3'), move('A6'));
    endsTurn(game, 'A');
    expect(game.state.seats.A.vpEarned).toBe(3);
  });

  test('[QL-SCN-04] they count toward the target, and win when they are scored', () => {
    const game = arena({ objectives, vpTarget: { A: 3, B: 50 } }, [2, 2]);
    endsTurn(game, 'A');
    expect(game.state).toMatchObject({
      result: { winner: 'A', by: 'vp', rule: 'QL-VIC-01' },
      seats: { A: { vpEarned: 3 } }, // the second objective was not even counted
    });
    expect(events(game, 'turnEnded')).toEqual([]);
  });

  test('[QL-SCN-04] together with those for destroyed units', () => {
    const game = arena({ objectives, vpTarget: { A: GUN_VP + 8, B: 50 } }, [6, 6, 4, 4]);
    does(game, 'A', activate('a1'), attack('b1'));
    expect(game.state.result).toBeNull();
    endsTurn(game, 'A');
    expect(game.state.result).toMatchObject({ winner: 'A', by: 'vp' });
  });

  test('[QL-RUL-52] [QL-VIC-06] they count in the tie-break as well', () => {
    // A earns the worth of a gun by an objective and damages another gun by half; B destroys a gun
    const game = arena(
      {
        objectives: [{ hex: 'A4', vp: GUN_VP }],
        victory: [{ kind: 'vp' }, { kind: 'turnLimit', turns: 1 }],
      },
      [2, 2, 4, 1, 2, 2, 4, 4],
    );
    does(game, 'A', activate('a1'), attack('b1'));
    expect([unit(game, 'b1').elements, unit(game, 'b1').suppression]).toEqual([1, 1]);
    endsTurn(game, 'A');
    does(game, 'B', { type: 'RemoveSuppression', unit: 'b1' }, activate('b1'), attack('a1'));
    expect(game.state.seats).toMatchObject({ A: { vpEarned: GUN_VP }, B: { vpEarned: GUN_VP } });
    endsTurn(game, 'B');
    expect(game.state.result).toEqual({ winner: 'A', by: 'turnLimit', rule: 'QL-VIC-06' });
  });
});

describe('without special traits', () => {
  const off = { specialTraits: false } as Config;

  test('[QL-TRT-24] Proving Ground is offered, the other scenarios are not', () => {
    expect(open({ scenario: 'SC-1', options: off }, [1, 2]).state.phase).toBe('deploy1');
    for (const id of ['SC-2', 'SC-3', 'SC-4', 'SC-5', 'SC-6'])
      expect(() => open({ scenario: id, options: off })).toThrow('QL-TRT-24');
  });

  test('[QL-SCN-01] a limit on recruiting does not matter where nobody recruits', () => {
    expect(open({ scenario: 'SC-1', options: { vpLimit: 10 } as Config }, [1, 2]).state.phase).toBe('deploy1');
    expect(() => open({ standard: true, options: { vpLimit: 10 } as Config })).toThrow('options.vpLimit is 10');
  });

  test('[QL-TRT-24] nor are the starter rosters, to choose, to name or to draw', () => {
    const starters = [...BUILT_IN.rosters.values()].map(({ force, units }) => ({ type: 'ChooseForce', force, units }));
    const on = open({ standard: true }).options('A');
    for (const starter of starters) expect(on).toContainEqual(starter);
    const ideas = open({ standard: true, options: off }).options('A');
    expect(ideas.length).toBeGreaterThan(5);
    for (const starter of starters) expect(ideas).not.toContainEqual(starter);
    expect(() => open({ quick: { A: 'RO-PG', B: ['PG-I1'] }, options: off })).toThrow('QL-TRT-24');
    expect(() => open({ quick: {}, options: off })).toThrow('quick.A');
    const quick = { A: ['PG-A3'], B: ['PG-I1'], board: BOARD };
    expect(open({ quick, options: off }, [1, 2]).state.phase).toBe('area');
  });

  const BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' } as const;

  test('[QL-TRT-24] units cost their basic VP: 300 buys what traits would make dearer', () => {
    const guns: Decision = {
      type: 'ChooseForce',
      force: 'GL',
      units: ['GL-A4', 'GL-A4', 'GL-A4', 'GL-A4', 'GL-A4', 'GL-A4', 'GL-A4', 'GL-A4'],
    };
    refuses(open({ standard: true }), 'A', guns, 'QL-SET-04'); // 8 x 38
    does(open({ standard: true, options: off }), 'A', guns); // 8 x 22
    const levies: Decision = { type: 'ChooseForce', force: 'VB', units: Array.from({ length: 16 }, () => 'VB-I1') };
    does(open({ standard: true }), 'A', levies); // 16 x 16: the drawback makes them cheap
    refuses(open({ standard: true, options: off }), 'A', levies, 'QL-SET-04'); // 16 x 19
  });

  test('[QL-TRT-24] and are worth as much when destroyed', () => {
    const position = {
      units: [
        { seat: 'A' as const, type: { dice: [2] }, hex: 'G3', order: 'strike' as const },
        { seat: 'B' as const, type: 'GL-I3', hex: 'G5', elements: 1 },
        { seat: 'B' as const, type: {}, hex: 'M14' },
      ],
      step: 'activate' as const,
    };
    const worth = (options?: Config) => {
      const game = open({ position, ...(options ? { options } : {}) }, [4, 4, 1, 1]);
      does(game, 'A', activate('a1'), attack('b1'));
      return game.state.seats.A.vpEarned;
    };
    expect([worth(), worth(off)]).toEqual([32, 27]);
  });

  test('[QL-TRT-24] [QL-TRT-06] no trait has any effect: Vanguard does not widen the area', () => {
    const quick = { A: ['PG-I3'], B: ['PG-I1'], board: BOARD };
    const deploying = (options?: Config) => {
      const game = open({ quick, ...(options ? { options } : {}) }, [2, 1]);
      does(game, 'A', { type: 'ChooseSetupArea', area: 'north' });
      return game;
    };
    expect(deploying().check('A', deploy('a1 D5'))).toBeNull();
    refuses(deploying(off), 'A', deploy('a1 D5'), 'QL-SET-14');
  });
});

test('[QL-SCN-01] orders laid down at the start can be used in the first turn, and end as any order', () => {
  const game = arena({}, [1, 3]);
  expect(seen(game, 'a1', 'B').order).toEqual({ type: 'hidden', issuedOn: 0 });
  does(game, 'A', activate('a1'), attack(null), issue('a1', 'engage'));
  expect(unit(game, 'a1')).toMatchObject({ order: 'engage', issuedOn: 1 });
});
