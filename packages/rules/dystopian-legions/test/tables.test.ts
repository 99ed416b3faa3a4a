import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../src/content/library.js';
import { TERRAIN, type TerrainId } from '../src/content/terrain.js';
import { profileAt } from '../src/figures.js';
import { coverage, generatedTable, touchesMainZone } from '../src/generated-table.js';
import { goingFor, groundOf } from '../src/ground.js';
import { openBattle, setupSchema } from '../src/open.js';
import { dystopianLegions } from '../src/ruleset.js';
import { MAPS } from '../src/terms.js';
import { box, laid, section } from './kit.js';

const kindOf = (id: string) => TERRAIN[id as TerrainId].kind;
const forces = { A: 'kobSkirmish', B: 'pruSkirmish' };
const opened = (more: object) => openBattle(setupSchema.parse({ mission: 'annihilate', forces, ...more }));

describe('tables that nobody built', () => {
  const SEEDS = [1, 2, 3, 4, 5, 6];
  test.each(MAPS)(
    '[DL-TBL-02] [DL-TBL-03] [DL-TBL-04] [DL-TBL-05] [DL-TBL-10] [DL-TBL-10e] for %s: a quarter to a third covered, four sorts, no height in a main zone',
    (map) => {
      for (const seed of SEEDS) {
        const table = generatedTable(seed, 72, map);
        const share = coverage(table);
        expect(share).toBeGreaterThanOrEqual(0.25);
        expect(share).toBeLessThanOrEqual(0.334);
        const types = new Set(table.terrain.map(({ terrain }) => terrain));
        expect(types.size).toBeGreaterThanOrEqual(4);
        expect(table.terrain.filter(({ terrain }) => kindOf(terrain) === 'linear').length).toBeGreaterThanOrEqual(4);
        for (const { terrain, points } of table.terrain)
          if (terrain === 'building' || terrain === 'hill') expect(touchesMainZone(points, 72, map)).toBe(false);
      }
    },
  );

  test('[DL-TBL-10b] [DL-TBL-10a] [DL-TBL-10f] every piece has its twin a half-turn away, on whole inches; a seed gives one table', () => {
    for (const seed of SEEDS) {
      const { terrain } = generatedTable(seed, 96, 'obliqueContact');
      expect(generatedTable(seed, 96, 'obliqueContact').terrain).toEqual(terrain);
      const spelled = (points: readonly (readonly [number, number])[]) =>
        points
          .map((p) => p.join())
          .sort()
          .join(' ');
      const all = terrain.map(({ terrain: type, points }) => `${type} ${spelled(points)}`);
      for (const { terrain: type, points } of terrain) {
        expect(points.flat().every(Number.isInteger)).toBe(true);
        expect(all).toContain(`${type} ${spelled(points.map(([x, y]) => [96 - x, 48 - y]))}`);
      }
    }
    expect(generatedTable(1, 72, 'advancingLines').terrain).not.toEqual(
      generatedTable(2, 72, 'advancingLines').terrain,
    );
  });

  test('[DL-TBL-10c] [DL-TBL-10d] areas two inches apart, and no line across anything', () => {
    for (const seed of SEEDS) {
      const boxes = generatedTable(seed, 72, 'meetingEngagement').terrain.map(({ terrain, points }) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        return {
          line: kindOf(terrain) === 'linear',
          l: Math.min(...xs),
          r: Math.max(...xs),
          b: Math.min(...ys),
          t: Math.max(...ys),
        };
      });
      boxes.forEach((p, n) => {
        for (const q of boxes.slice(0, n)) {
          const [dx, dy] = [Math.max(p.l - q.r, q.l - p.r), Math.max(p.b - q.t, q.b - p.t)];
          const apart = dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
          if (p.line || q.line) expect(apart).toBeGreaterThan(0);
          else expect(apart).toBeGreaterThanOrEqual(2);
        }
      });
    }
  });

  test('[DL-TBL-02] [DL-TBL-10] a game is opened on one, where the map was agreed', () => {
    const b = opened({ generated: { seed: 3, length: 72 }, map: 'advancingLines' });
    expect(groundOf(b).areas.length).toBeGreaterThan(4);
    expect(() => opened({ generated: { seed: 3 } })).toThrow(/DL-TBL-10/);
    expect(() => opened({ generated: { seed: 3 }, map: 'advancingLines', battlefield: 'millersCross' })).toThrow(
      /DL-TBL-02/,
    );
  });
});

describe('tables that somebody built', () => {
  test('[DL-TBL-07] the other side has Strategic Advantage, and nothing is rolled', () => {
    const b = opened({ battlefield: 'millersCross', map: 'advancingLines', builtBy: 'A' });
    expect(b.match.strategicAdvantage).toBe('B');
  });

  test('[DL-TBL-03] [DL-RUL-05] a bare table is refused, what comes with the game is covered well', () => {
    for (const field of BUILT_IN.battlefields.values()) {
      expect(coverage(field)).toBeGreaterThanOrEqual(0.25);
      expect(coverage(field)).toBeLessThanOrEqual(0.334);
    }
    const content = {
      sandtable: 'dystopian-legions',
      battlefields: [{ id: 'bare', name: 'Bare', length: 48, width: 48, terrain: [] }],
    };
    expect(() => opened({ content, battlefield: 'bare', map: 'advancingLines', builtBy: 'A' })).toThrow(/DL-TBL-03/);
    expect(() => opened({ content, battlefield: 'bare', map: 'advancingLines' })).not.toThrow();
  });

  test('[DL-TBL-06] [DL-TBL-09] [DL-TBL-01] a hill is Clear unless it was declared Difficult', () => {
    const going = (more: object) => {
      const b = laid([section('A', [['kob.rifleman', 2, 2]])], {
        terrain: [box('hill', 'hill', 10, 10, 20, 20, more)],
      });
      return goingFor(groundOf(b).areas[0]!, profileAt(b, 0));
    };
    expect([going({}), going({ difficult: true })]).toEqual(['clear', 'difficult']);
  });
});

describe('room for objectives', () => {
  const field = {
    id: 'sample',
    name: 'A sample',
    length: 48,
    width: 48,
    terrain: BUILT_IN.battlefields.get('millersCross')!.terrain,
  };
  const setup = setupSchema.parse({
    content: { sandtable: 'dystopian-legions', battlefields: [field] },
    battlefield: 'sample',
    builtBy: 'A',
    mission: 'centreGround',
    map: 'advancingLines',
    forces,
  });
  const until = (kind: string) => {
    const game = Game.open(dystopianLegions, { setup: setup as never, dice: { kind: 'seeded', seed: 3 } });
    for (;;) {
      const seat = (['A', 'B'] as const).find((one) => game.questionFor(one) !== null)!;
      if (game.questionFor(seat)!.kind === kind) return { game, seat };
      expect(game.answer(seat, game.options(seat)[0] as never)).toBeNull();
    }
  };

  test('[DL-TBL-08] a piece is shifted by up to two inches where the other side agrees', () => {
    for (const agree of [true, false]) {
      const { game, seat } = until('ShiftTerrain');
      const shift = game.options(seat).find((one) => (one as { piece: string | null }).piece !== null) as {
        piece: string;
        by: { x: number; y: number };
      };
      expect(game.answer(seat, { ...shift, by: { x: 30_000, y: 0 } } as never)?.rule).toBe('DL-TBL-08');
      const before = groundOf(game.state).areas.find(({ id }) => id === shift.piece)!.shape.left;
      expect(game.answer(seat, shift as never)).toBeNull();
      const other = seat === 'A' ? 'B' : 'A';
      expect(game.answer(other, { type: 'AgreeShift', agree })).toBeNull();
      const after = groundOf(game.state).areas.find(({ id }) => id === shift.piece)!.shape.left;
      expect(after - before).toBe(agree ? shift.by.x : 0);
      expect(game.questionFor(seat)!.kind).toBe('PlaceObjective'); // one proposal each time
    }
  });

  test('[DL-TBL-08] on a table that came with its scenario nothing is shifted', () => {
    expect(opened({ battlefield: 'millersCross', map: 'advancingLines' }).match.shiftable).toBe(false);
    expect(opened({ generated: { seed: 1 }, map: 'advancingLines' }).match.shiftable).toBe(true);
  });
});
