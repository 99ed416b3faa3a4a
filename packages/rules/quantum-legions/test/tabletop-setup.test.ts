import { Game } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, type Placement, type Point, quantumLegions } from '../src/index.js';
import { hexIndex } from '../src/rules/board.js';
import { tableOfScale } from '../src/rules/miniatures/table.js';
import { tabletop } from '../src/rules/miniatures.js';
import type { HexName } from '../src/terms.js';
import { aBoard, at, chance, SCALES, type TableGame } from './on-the-table.js';

// Setting up on the open table, and holding objectives (QL-MIN-14, QL-MIN-16).

const OPEN_BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' };

/** A quick battle up to the first deployment: seat A wins the roll-off and takes the north. */
function deploying(A: string[], options: Record<string, unknown> = {}, B = ['PG-A1']): TableGame {
  const setup = { quick: { A, B, board: OPEN_BOARD }, options: { miniatures: 'tabletop', ...options } };
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces: [6, 1] } }) as TableGame;
  expect(game.answer('A', { type: 'ChooseSetupArea', area: 'north' })).toBeNull();
  return game;
}

const deploy = (...places: [string, Point][]): Decision => ({
  type: 'Deploy',
  placements: places.map(([unit, hex]) => ({ unit, hex })),
});

describe('setup areas', () => {
  test.each([
    { type: 'PG-I1', y: 4000, rule: undefined },
    { type: 'PG-I1', y: 4001, rule: 'QL-SET-14' },
    { type: 'PG-I1', y: 1000, rule: undefined },
    { type: 'PG-I1', y: 999, rule: 'QL-MIN-06' },
    { type: 'PG-I1', y: -1, rule: 'QL-SET-14' },
    { type: 'PG-I3', y: 7200, rule: undefined }, // Vanguard
    { type: 'PG-I3', y: 7201, rule: 'QL-SET-14' },
  ])('[QL-MIN-14] $type in the north at y = $y', ({ type, y, rule }) => {
    const game = deploying([type]);
    expect(game.check('A', deploy(['a1', at(13_000, y)]))?.rule).toBe(rule);
  });

  test.each([
    { type: 'PG-I1', y: 18_800, rule: undefined },
    { type: 'PG-I1', y: 18_799, rule: 'QL-SET-14' },
    { type: 'PG-I3', y: 15_600, rule: undefined },
    { type: 'PG-I3', y: 15_599, rule: 'QL-SET-14' },
  ])('[QL-MIN-14] $type in the south at y = $y', ({ type, y, rule }) => {
    const game = deploying(['PG-I1'], {}, [type]);
    expect(game.answer('A', deploy(['a1', at(13_000, 2000)]))).toBeNull();
    expect(game.check('B', deploy(['b1', at(13_000, y)]))?.rule).toBe(rule);
  });

  test.each(SCALES)('[QL-MIN-14] [QL-MIN-03] strips are two hexes deep at %d inches to a hex', (scale) => {
    const s = scale * 1000;
    const game = deploying(['PG-I1', 'PG-I3'], { tabletopScale: scale });
    const depths = (first: number, second: number) =>
      game.check('A', deploy(['a1', at(6 * s, first)], ['a2', at(8 * s, second)]))?.rule;
    expect(depths(2 * s, 3.6 * s)).toBeUndefined();
    expect(depths(2 * s + 1, 3.6 * s)).toBe('QL-SET-14');
    expect(depths(2 * s, 3.6 * s + 1)).toBe('QL-SET-14');
  });

  test('[QL-MIN-16] areas are the two ends whatever setupEdges says, and setupDepth does nothing', () => {
    const game = deploying(['PG-I1'], { setupEdges: 'flanks', setupDepth: 3 });
    expect(game.view('A').seats.A.area).toBe('north');
    expect(game.view('A').seats.B.area).toBe('south');
    expect(game.check('A', deploy(['a1', at(13_000, 4000)]))).toBeNull();
    expect(game.check('A', deploy(['a1', at(13_000, 4001)]))?.rule).toBe('QL-SET-14');
  });

  test('[QL-MIN-16] losHexside does nothing', () => {
    const options = [{ losHexside: 'pair' }, { losHexside: 'line' }].map((more) => {
      const game = deploying(['PG-A1', 'PG-I1'], more, ['VB-A1', 'VB-I1']);
      return game.options('A');
    });
    expect(options[0]).toEqual(options[1]);
  });
});

describe('deployment', () => {
  test('[QL-MIN-16] a placement names a point', () => {
    const game = deploying(['PG-I1']);
    expect(game.check('A', { type: 'Deploy', placements: [{ unit: 'a1', hex: 'B3' }] })).toMatchObject({
      rule: null,
      path: 'placements[0].hex',
    });
  });

  test.each([
    { what: 'discs touch', places: [at(5000, 2000), at(7000, 2000)], rule: undefined },
    { what: 'discs overlap', places: [at(5000, 2000), at(6999, 2000)], rule: 'QL-SET-15' },
    { what: 'off the table', places: [at(5000, 2000), at(28_001, 2000)], rule: 'QL-SET-14' },
    { what: 'over the edge', places: [at(5000, 2000), at(27_001, 2000)], rule: 'QL-MIN-06' },
  ])('[QL-MIN-14] [QL-SET-15] two units: $what', ({ places, rule }) => {
    const game = deploying(['PG-I1', 'PG-I1']);
    expect(game.check('A', deploy(['a1', places[0]!], ['a2', places[1]!]))?.rule).toBe(rule);
  });

  test.each([
    { where: 'in the water', point: at(6000, 6204), rule: 'QL-SET-16' },
    { where: 'on its edge', point: at(7000, 6204), rule: 'QL-SET-16' },
    { where: 'beside it', point: at(7001, 6204), rule: undefined },
    { where: 'on the edge it shares with a swamp listed before', point: at(5000, 6204), rule: undefined },
  ])('[QL-MIN-07] [QL-MIN-14] [QL-SET-16] Vanguard infantry is deployed $where of D3', ({ point, rule }) => {
    const board = { left: { section: 'S3', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' };
    const setup = { quick: { A: ['PG-I3'], B: ['PG-A1'], board }, options: { miniatures: 'tabletop' } };
    const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces: [6, 1] } });
    game.answer('A', { type: 'ChooseSetupArea', area: 'north' });
    expect(game.check('A', deploy(['a1', point]))?.rule).toBe(rule);
  });

  test('[QL-MIN-14] [QL-SET-18] every unit is deployed, and once', () => {
    const game = deploying(['PG-I1', 'PG-I1']);
    expect(game.check('A', deploy(['a1', at(5000, 2000)]))?.rule).toBe('QL-SET-18');
    expect(game.check('A', deploy(['a1', at(5000, 2000)], ['a1', at(9000, 2000)]))?.rule).toBe('QL-SET-18');
    expect(game.check('A', deploy(['b1', at(5000, 2000)]))?.rule).toBe('QL-CMP-01');
    expect(game.check('A', deploy(['a9', at(5000, 2000)]))).toMatchObject({ rule: null });
  });

  const CROWD = Array.from({ length: 27 }, () => 'VB-I1');

  test('[QL-MIN-14] [QL-SET-06] a strip has room for the largest roster', () => {
    const game = deploying(CROWD, { vpLimit: 9999 });
    for (const option of game.options('A') as { placements: Placement[] }[]) {
      expect(option.placements).toHaveLength(27);
      expect(game.check('A', option)).toBeNull();
    }
  });

  test('[QL-MIN-14] [QL-SET-20] a unit is left out only where no room is left for it', () => {
    const game = deploying(CROWD, { vpLimit: 9999 });
    // spread out so that the gaps are narrower than a disc
    const spread = Array.from({ length: 12 }, (_, i): [string, Point] => [`a${i + 1}`, at(1600 + 2250 * i, 2500)]);
    expect(game.check('A', deploy(...spread))).toBeNull();
    const gap = spread.filter((_, i) => i !== 5);
    expect(game.check('A', deploy(...gap))?.rule).toBe('QL-SET-18');
    expect(game.check('A', deploy(...gap))?.message).toContain('a6 is not deployed');
  });

  test('[QL-MIN-14] [QL-SET-20] room that only just holds a disc is found', () => {
    const game = deploying(['VB-I1', 'VB-I1', 'VB-I1']);
    const placed = [
      { unit: 'a1', hex: at(3733, 1000) },
      { unit: 'a2', hex: at(3733, 3500) },
    ];
    // in the corner of the strip a third disc just fits at the edge, between the two
    expect(tabletop.refuseDeployment(game.state, 'A', placed)?.rule).toBe('QL-SET-18');
  });
});

describe('scenarios', () => {
  function scenario(id: string, options: Record<string, unknown> = {}): TableGame {
    const setup = { scenario: id, options: { miniatures: 'tabletop', ...options } };
    return Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 5 } }) as TableGame;
  }
  const centre = (hex: HexName, scale = 2): Point => tableOfScale(scale).centres[hexIndex(hex)]!;

  test('[QL-MIN-16] [QL-SCN-05] setup hexes are discs of half a hex around their middles', () => {
    const game = scenario('SC-5');
    const suggested = (game.options('A')[0] as { placements: Placement[] }).placements;
    const { x, y } = centre('G2');
    const others = suggested.filter(({ unit }) => unit !== 'a3');
    const moved = (point: Point) =>
      game.check('A', { type: 'Deploy', placements: [{ unit: 'a3', hex: point }, ...others] });
    expect(moved(at(x, y))?.rule).not.toBe('QL-SET-14');
    expect(moved(at(x + 1000, y))?.rule).not.toBe('QL-SET-14');
    expect(moved(at(x + 1001, y))?.rule).toBe('QL-SET-14');
    expect(moved(at(13_000, 2000))?.rule).toBe('QL-SET-14');
  });

  test('[QL-MIN-16] [QL-SET-15] where both seats set up side by side, nobody overlaps who is there already', () => {
    const seat = (hexes: string[]) => ({ force: 'PG', roster: ['PG-I1', 'PG-I1'], setup: { type: 'hexes', hexes } });
    const own = {
      sandtable: 'quantum-legions',
      scenarios: [
        {
          id: 'close',
          name: 'Close',
          board: { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' },
          seats: { A: seat(['A1', 'A2', 'A3']), B: seat(['A4', 'A5', 'A6']) },
          first: 'A',
          vpTarget: { A: 50, B: 50 },
          victory: [{ kind: 'vp' }],
        },
      ],
    };
    const setup = { scenario: 'close', content: own, options: { miniatures: 'tabletop' } };
    const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed: 5 } }) as TableGame;
    expect(game.answer('A', deploy(['a1', centre('A1')], ['a2', centre('A3')]))).toBeNull(); // a2 at x = 5
    const beside = (x: number) => game.check('B', deploy(['b1', at(x, 1008)], ['b2', centre('A6')]))?.rule;
    expect(beside(6999)).toBe('QL-SET-15');
    expect(beside(7000)).toBeUndefined();
    for (const option of game.options('B')) expect(game.check('B', option)).toBeNull();
    expect(game.options('B').length).toBeGreaterThan(0);
  });

  test.each(SCALES)('[QL-MIN-16] [QL-SCN-06] a restricted unit stays in its discs, at %d inches', (scale) => {
    const game = scenario('SC-5', { tabletopScale: scale });
    game.answer('A', game.options('A')[0]);
    const redoubt = (['F10', 'F11', 'G10', 'G11', 'G12', 'H11', 'H12'] as const).map((hex) => centre(hex, scale));
    for (const option of game.options('B') as { placements: Placement[] }[]) {
      const { x, y } = option.placements.find(({ unit }) => unit === 'b1')!.hex as Point;
      expect(redoubt.some((c) => (c.x - x) ** 2 + (c.y - y) ** 2 <= (500 * scale) ** 2)).toBe(true);
      const elsewhere = option.placements.map((p) => (p.unit === 'b1' ? { ...p, hex: centre('D9', scale) } : p));
      expect(game.check('B', { type: 'Deploy', placements: elsewhere })?.rule).toBe('QL-SET-14');
    }
  });

  test('[QL-MIN-16] a suggestion made for hexes is offered, moved by no more than a hair', () => {
    const game = scenario('SC-5');
    game.answer('A', game.options('A')[0]);
    const { suggested } = game.state.match.scenario!.seats.B;
    const { placements } = game.options('B')[0] as { placements: Placement[] };
    for (const [i, hex] of suggested!.entries()) {
      const { x, y } = placements.find(({ unit }) => unit === `b${i + 1}`)!.hex as Point;
      const { x: cx, y: cy } = centre(hex);
      expect(Math.max(Math.abs(x - cx), Math.abs(y - cy))).toBeLessThanOrEqual(16);
    }
  });

  test.each([
    { dx: 0, suppression: 0, vp: 3 },
    { dx: 1000, suppression: 0, vp: 3 },
    { dx: 1001, suppression: 0, vp: 0 },
    { dx: 0, suppression: 1, vp: 0 },
  ])('[QL-MIN-16] [QL-SCN-03] an objective is held from $dx away with $suppression markers: $vp VP', (row) => {
    const game = scenario('SC-3');
    while (game.state.phase !== 'play') {
      const seat = game.waitingFor()[0]!;
      game.answer(seat, game.options(seat)[0]);
    }
    const b = structuredClone(game.state);
    const seat = b.active!;
    const { x, y } = centre('G7');
    Object.assign(b.units.find(({ owner }) => owner === seat)!, {
      point: at(x + row.dx, y),
      suppression: row.suppression,
    });
    const record = game.record();
    const start = { state: b, given: [], dice: record.snapshot!.dice };
    const resumed = Game.replay(quantumLegions, { ...record, start, entries: [] });
    while (resumed.state.active === seat) expect(resumed.answer(seat, { type: 'Done' })).toBeNull();
    expect(resumed.state.seats[seat].vpEarned).toBe(row.vp);
  });

  test('[QL-MIN-16] two units at opposite rims of an objective each hold it in their own turn', () => {
    const game = scenario('SC-3');
    while (game.state.phase !== 'play') {
      const seat = game.waitingFor()[0]!;
      game.answer(seat, game.options(seat)[0]);
    }
    const b = structuredClone(game.state);
    const { x, y } = centre('G7');
    const a1 = b.units.findIndex(({ owner }) => owner === 'A');
    const b1 = b.units.findIndex(({ owner }) => owner === 'B');
    b.units[a1]!.point = at(x - 1000, y);
    b.units[b1]!.point = at(x + 1000, y);
    b.active = 'A';
    expect(tabletop.occupier(b, 'G7')).toBe(a1);
    b.active = 'B';
    expect(tabletop.occupier(b, 'G7')).toBe(b1);
    expect(tabletop.occupier(b, 'G4')).toBe(-1);
  });
});

test('[QL-MIN-14] deployments to choose from are always there and always legal, for any two rosters on any board', () => {
  const types = ['PG-A1', 'PG-I3', 'VB-I1', 'GL-A2', 'AR-I3', 'RV-I5', 'PG-A3', 'AR-A2'];
  const free = { miniatures: 'tabletop', mixedForces: true, vpLimit: 9999 };
  const roster = fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 27 });
  fc.assert(
    fc.property(aBoard, roster, fc.constantFrom(...SCALES), fc.nat(999), (board, A, scale, seed) => {
      const setup = { quick: { A, B: A, board }, options: { ...free, tabletopScale: scale } };
      const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
      const pick = chance(seed);
      while (game.state.phase !== 'play' && !game.over) {
        const seat = game.waitingFor()[0]!;
        const options = game.options(seat);
        expect(options.length).toBeGreaterThan(0);
        for (const option of options) expect(game.check(seat, option)).toBeNull();
        game.answer(seat, options[pick(options.length)]);
      }
    }),
    { numRuns: 25 },
  );
});
