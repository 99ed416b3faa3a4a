import { describe, expect, it } from 'vitest';
import type { Segment } from '../src/decisions.js';
import type { Contact } from '../src/foresight/contacts.js';
import { QUERIES } from '../src/queries.js';
import type { Scene } from '../src/state.js';
import {
  a,
  at,
  BLOCK,
  brick,
  brickWithPane,
  city,
  d,
  events,
  g,
  line,
  record,
  rest,
  roofAt,
  run,
  type SceneGame,
  spot,
  stretch,
  through,
  w,
} from './kit.js';

const ask = (game: ReturnType<typeof at>, name: 'contacts' | 'weigh', args: unknown): unknown =>
  (QUERIES[name].run as (s: Scene, args: unknown) => unknown)(game.view('A'), args);

const contacts = (game: SceneGame, ...segments: Segment[]): Contact[] =>
  ask(game, 'contacts', { hero: 'a1', segments }) as Contact[];

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;
/** What was foretold, and what the referee then counted: the thing, the inches, the impetus. */
const told = (found: readonly Contact[]) =>
  found.map(({ thing, inches, impetus }) => [thing, rounded(inches), rounded(impetus)]);
const impacts = (game: SceneGame) =>
  events(game, 'impact').map(({ other, inches, impetus }) => [other, rounded(inches), rounded(impetus)]);

describe('what would come of a decision', () => {
  it('[LG-MOV-05, LG-IMP-03] a line tells everything it touches, in order, with the arithmetic', () => {
    const game = at({
      A: [[4, 12, 0, { heroism: 9 }]],
      B: [
        [8, 12],
        [14, 12],
      ],
      pool: 16,
    } as never);
    const found = ask(game, 'contacts', {
      hero: 'a1',
      segments: [{ m: 'g', to: [20, 12] }],
    }) as unknown as Contact[];
    expect(found.map(({ thing }) => thing)).toEqual(['b1', 'b2']);
    expect(found[0]).toMatchObject({ step: 0, inches: 3, impetus: 3, otherFatigue: 3, moverFatigue: 0, bump: false });
    expect(found[1]!.inches, 'anew from where the first stood in the way (LG-IMP-12)').toBe(6);
  });

  it('[LG-FAL-03] the drop at the end of a line goes on counting its inches and ends at the street', () => {
    const game = at({ A: [[4, 12, 0, { heroism: 24 }]], pool: 16 }, [1]);
    const found = contacts(game, a(4, 12, 6), d);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ step: 1, thing: null, inches: 12, otherToughness: null, moverFatigue: 12 });
    rest(run(game, line(a(4, 12, 6), d), stretch(24)));
    expect(impacts(game)).toEqual(told(found));
    expect(record(game, 'a1')[1]).toBe(12);
  });

  it('[LG-STR-02, LG-KNB-02] a decision tells its Moment and its difficulty; what attempts nothing tells none', () => {
    const game = at({ A: [[4, 12, 0, { heroism: 4 }]], B: [[5, 12]] });
    const weighed = (decision: unknown) => ask(game, 'weigh', { hero: 'a1', decision });
    expect(weighed({ type: 'strike', target: 'b1', spend: 0 })).toMatchObject({ moment: 'strike', difficulty: 7 });
    expect(weighed({ type: 'knockBack', chosen: 3, dir: [1, 0, 0], spend: 0 })).toMatchObject({ difficulty: 6 });
    expect(weighed({ type: 'end' })).toBeNull();
  });
});

describe('what a line would touch is what the referee then counts', () => {
  it('[LG-FAL-03] [LG-EX-79] a running jump', () => {
    const game = at({ A: [[9.5, 10, 9]], B: [[12.5, 10]], pool: 4, city: city([roofAt(9)]) });
    const found = contacts(game, g(12.5, 10), d);
    expect(found).toMatchObject([{ step: 1, thing: 'b1', inches: 10.75, impetus: 10.75, otherFatigue: 10 }]);
    rest(run(game, line(g(12.5, 10), d)));
    expect(impacts(game)).toEqual(told(found));
  });

  it('[LG-FAL-03] [LG-FAL-05] a drop from the very edge tips off it first', () => {
    const game = at({ A: [[9.3, 10, 6]], pool: 4, city: city([roofAt(6)]) });
    const found = contacts(game, g(12.3, 10), d);
    expect(found).toMatchObject([{ thing: null, inches: 9, at: [12.5, 10, 0] }]);
    rest(run(game, line(g(12.3, 10), d)));
    expect(impacts(game)).toEqual(told(found));
  });

  it('[LG-MOH-12] a stretch counts from its start, once for all its steps', () => {
    for (const flown of [[a(11, 10, 0)], [a(9, 10, 0), a(11, 10, 0)]]) {
      const game = at({ A: [[3, 10, 0, { heroism: 40 }]], B: [[12, 10]], pool: 12 }, [1]);
      const found = contacts(game, g(6, 10), ...flown);
      expect(found).toMatchObject([{ thing: 'b1', inches: 5, otherFatigue: 5 }]);
      rest(run(game, line(g(6, 10), ...flown), stretch(20)));
      expect(impacts(game)).toEqual(told(found));
    }
  });

  it('[LG-MOH-12] so does a Wall Run', () => {
    const game = at({ A: [[7.5, 8, 0, { heroism: 20 }]], B: [[9.5, 8, 2.5]], pool: 9, city: city([BLOCK]) });
    const found = contacts(game, g(9.5, 8), w(9.5, 8, 1.5));
    expect(found.map(({ step, thing, inches }) => [step, thing, inches])).toEqual([
      [0, 'block', 2],
      [1, 'b1', 1.25],
    ]);
  });

  it('[LG-COM-04] [LG-IMP-12] what is come through is passed for nothing, and the count starts again', () => {
    const windowed = { A: [[6, 10, 0, { heroism: 40 }]], B: [[14, 10]], pool: 12 } as const;
    const open = () => at({ ...windowed, city: city([brickWithPane(9.5)]) }, [1]);
    const game = open();
    const found = contacts(game, g(13.5, 10));
    expect(found.map(({ piece, thing, inches }) => [piece ?? thing, inches])).toEqual([
      ['brick.pane', 3],
      ['b1', 2.75],
    ]);
    rest(run(game, line(g(13.5, 10)), through(2)));
    expect(impacts(game)).toEqual(told(found.slice(1)));
    const broken = at({ ...windowed, city: city([brickWithPane(9.5)]) });
    rest(run(broken, line(g(13.5, 10))));
    expect(impacts(broken), 'the same by an Impact (LG-IMP-11)').toEqual(told(found));
  });

  it('[LG-COM-04] a step that ends inside a wall ends behind it, and the next begins there', () => {
    const game = at({ A: [[6, 10, 0, { heroism: 20 }]], B: [[10.25, 14]], pool: 9, city: city([brick(9.5)]) }, [1]);
    const found = contacts(game, g(9.2, 10), g(9.2, 14));
    const back = { step: 1, thing: 'brick', inches: 0, bump: true, at: [10.25, 10, 0] };
    expect(found, 'the way back leads into the same wall').toMatchObject([{ step: 0, thing: 'brick' }, back]);
    rest(run(game, line(g(9.2, 10), g(9.2, 14)), through(11)));
    expect([spot(game, 'a1'), impacts(game)]).toEqual([back.at, []]);
  });

  it('[LG-IMP-12] who is taken out, and what breaks, is gone: the way goes on from where it was met', () => {
    const game = at({
      A: [[4, 12]],
      B: [
        [8, 12, 0, { fatigue: 18 }],
        [14, 12],
      ],
      pool: 16,
    });
    const found = contacts(game, g(20, 12));
    expect(found.map(({ thing, inches }) => [thing, inches])).toEqual([
      ['b1', 3],
      ['b2', 6],
    ]);
    rest(run(game, line(g(20, 12))));
    expect(impacts(game)).toEqual(told(found));
    const crate = at({ A: [[4, 12]], B: [[16, 12]], pool: 16, city: city([], ['crate', 'crate', 10.5, 12]) });
    const through = contacts(crate, g(20, 12));
    expect(through.map(({ thing, breaks, inches }) => [thing, breaks, inches])).toEqual([
      ['crate', true, 5.5],
      ['b1', false, 5.5],
    ]);
    rest(run(crate, line(g(20, 12))));
    expect(impacts(crate)).toEqual(told(through));
  });

  it('[LG-COM-05] where there is no room behind, what stands there is told all the same', () => {
    const game = at({ A: [[6, 10]], pool: 9, city: city([brick(9.5)], ['bus', 'bus', 10.75, 10, 0, 90]) });
    expect(contacts(game, g(14, 10)).map(({ thing }) => thing)).toEqual(['brick', 'bus']);
  });

  it('[LG-MOV-10] the wall that the next step runs on is touched and not gone through', () => {
    const game = at({ A: [[7.5, 8, 0, { heroism: 6 }]], pool: 7, city: city([BLOCK]) });
    expect(contacts(game, g(9.5, 8), w(9.5, 8, 3), g(10.5, 8))).toMatchObject([
      { step: 0, piece: 'block.W', inches: 2 },
    ]);
  });

  it("[LG-ITM-07] a Vibro Shield takes its part of either side's Fatigue", () => {
    const shield = { item: 'vibroShield' } as const;
    const game = at({ A: [[5, 10]], B: [[10, 10, 0, shield]], pool: 9 });
    const [found] = contacts(game, g(10, 10));
    expect(found).toMatchObject({ impetus: 4, otherFatigue: 2 });
    rest(run(game, line(g(10, 10))));
    expect(record(game, 'b1')[1]).toBe(found!.otherFatigue);
    const own = at({ A: [[5, 10, 0, shield]], pool: 9, city: city([brick(10.5)]) });
    const [wall] = contacts(own, g(12, 10));
    expect(wall).toMatchObject({ moverFatigue: 3 });
    rest(run(own, line(g(12, 10))));
    expect(record(own, 'a1')[1]).toBe(wall!.moverFatigue);
    const soft = at({ A: [[5, 10]], B: [[7.5, 10, 0, shield]], pool: 9 });
    expect(contacts(soft, g(8, 10))[0], 'to no less than 0').toMatchObject({ impetus: 1.5, otherFatigue: 0 });
  });
});
