import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../src/open.js';
import { facesAround } from '../src/rules/arcs.js';
import { allocateAnswers } from '../src/rules/deployment.js';
import { applyTeams, maySplit, refuseAllocate, splitMuster, weightOf } from '../src/rules/fire-teams.js';
import { disarmable, mineAnswers, refuseMine } from '../src/rules/mines.js';
import { dystopianLegions } from '../src/ruleset.js';
import {
  action,
  answer,
  at,
  box,
  kindAsked,
  laid,
  model,
  move,
  open,
  refused,
  row,
  rule,
  section,
  step,
  table,
  told,
} from './kit.js';

const foe = section('B', [['pru.grenadier', 40, 44]]);
const none = { A: 0, B: 0 };

describe('mines', () => {
  const walk = (faces: number[], to: [number, number], men = row('kob.rifleman', 2, 10, 10)) => {
    const game = open(table([section('A', men), foe], { mines: [[11, 14]], pool: none }), faces);
    const [x, y] = to;
    answer(game, action('advance'), move(step('a1', [x, y]), step('a2', [x + 1.3, y])));
    return game;
  };

  test('[DL-MIN-01] [DL-MIN-02] [DL-MIN-03] [DL-MIN-60] who comes within an inch sets it off when the move is over: 4B, no cover, Suppression', () => {
    const game = walk([6, 6, 1, 4, 4, 4, 1], [10, 12]); // 5 successes: the nearer rifleman; three needed
    expect(told(game, 'radRolled')[0]).toMatchObject({ rule: 'DL-MIN-03', successes: 5 });
    expect(told(game, 'killed').map(({ model: who }) => who)).toEqual(['a2']);
    expect(told(game, 'checked')[0]).toMatchObject({ section: 'A1', need: 3 });
    expect(game.state.mines).toEqual([]);
  });

  test('[DL-MIN-02] an inch and a bit away nothing happens', () => {
    const game = walk([], [10, 11.3]);
    expect(game.state.mines).toHaveLength(1);
    expect(told(game, 'mineWent')).toEqual([]);
  });

  test('[DL-MOV-04] nobody ends on the marker', () => {
    const game = open(table([section('A', [['kob.rifleman', 10, 10]]), foe], { mines: [[11, 14]], pool: none }));
    answer(game, action('advance'));
    refused(game, move(step('a1', [11, 13.2])), 'DL-MOV-04');
  });

  test('[DL-MIN-02] [DL-MAR-34e] who flies over sets off nothing, who lands beside it does; skimmers never', () => {
    const flight = (to: [number, number], faces: number[] = []) => {
      const game = open(table([section('A', [['kob.hussar', 11, 10]]), foe], { mines: [[11, 14]], pool: none }), faces);
      answer(game, action('advance'), { type: 'Move', steps: [{ ...step('a1', to), fly: true }] });
      return game.state.mines.length;
    };
    expect(flight([11, 17])).toBe(1);
    expect(flight([11, 16], [1, 1, 1, 1])).toBe(0);
    const skiff = open(
      table([section('A', [['cov.skiff', 11, 10, { facing: [0, 1] }]]), foe], { mines: [[11, 14]], pool: none }),
    );
    answer(skiff, action('advance'), move(step('a1', [11, 18])));
    expect(skiff.state.mines).toHaveLength(1);
  });

  test('[DL-MIN-03] a hull meets it with the weaker of the two faces nearest to it', () => {
    const b = laid([section('A', [['kob.terrier', 20, 20, { facing: [0, 1] }]])]);
    expect(facesAround(b, 0, at(24, 30))).toMatchObject({ face: 'starboard', av: 4 });
    expect(facesAround(b, 0, at(24, 10))).toMatchObject({ face: 'rear', av: 3 });
    const game = open(
      table([section('A', [['kob.terrier', 20, 10, { facing: [0, 1] }]]), foe], { mines: [[22, 14]], pool: none }),
      [6, 4, 4, 1, 1, 4, 4, 4], // 4 against starboard 4: one Hull Point; morale
    );
    answer(game, action('advance'), move(step('a1', [20, 13])));
    expect(told(game, 'iadResolved')[0]).toMatchObject({ rule: 'DL-MIN-03', av: 4, lost: 1 });
    expect(model(game, 'a1').life).toBe(3);
  });

  test('[DL-MIN-60] [DL-MAR-24] [DL-MAR-33] shields and Medics work against it', () => {
    const men = [
      ['kob.dragoon', 10, 10],
      ['kob.surgeon', 12, 10],
    ] as const;
    const game = open(
      table([section('A', men), foe], { mines: [[10, 14.5]], pool: none }),
      // 4B = 8; the shield stops none; both LP; the Surgeon saves him; morale with three needed
      [6, 6, 6, 6, 1, 5, 6, 6, 1],
    );
    answer(game, action('advance'), move(step('a1', [10, 13]), step('a2', [12, 13])));
    expect(told(game, 'recovered')[0]).toMatchObject({ back: ['a1'] });
    expect(model(game, 'a1').life).toBe(1);
  });

  test('[DL-MIN-04] a booby trap goes off under the first section that enters, and is gone', () => {
    const copse = box('copse', 'forest', 8, 12, 16, 20, { boobyTrapped: true });
    const game = open(table([section('A', row('kob.rifleman', 2, 10, 10)), foe], { terrain: [copse], pool: none }), [
      ...[1, 1, 1, 1, 1],
    ]);
    answer(game, action('advance'), move(step('a1', [10, 12.5]), step('a2', [11.3, 12.5])));
    expect(told(game, 'mineWent')[0]).toMatchObject({ rule: 'DL-MIN-04', mine: 'copse' });
    expect(game.state.sprung).toEqual([0]);
  });

  test('[DL-ORD-14] [DL-ORD-80] [DL-MIN-05] Make That Safe! names one mine or trap within two inches', () => {
    const copse = box('copse', 'forest', 8, 12, 16, 20, { boobyTrapped: true });
    const men = section('A', [
      ['kob.sergeant', 10, 10.5],
      ['kob.rifleman', 11.3, 10.5],
    ]);
    const setup = table([men, foe], {
      terrain: [copse],
      mines: [
        [6, 10.5],
        [12.5, 8.5],
      ],
    });
    const b = laid([men, foe], {
      terrain: [copse],
      mines: [
        [6, 10.5],
        [12.5, 8.5],
      ],
    });
    expect(disarmable(b, 0)).toEqual(['mine2', 'copse']);
    const order = (item?: string) =>
      ({ type: 'IssueOrder', order: 'makeThatSafe', by: 'a1', to: 'A1', bolster: [], ...(item && { item }) }) as const;
    const game = open(setup, [4, 4, 4, 5, 5, 1]);
    refused(game, order(), 'DL-ORD-14');
    refused(game, order('mine1'), 'DL-ORD-14');
    answer(game, order('copse'));
    expect(told(game, 'madeSafe')[0]).toMatchObject({ mine: 'copse' });
    expect(game.state.sprung).toEqual([0]);
    answer(game, order('mine2')); // two successes are too few: it stays
    expect(game.state.mines).toHaveLength(2);
    refused(laidOut(), order('mine1'), 'DL-ORD-05');
  });

  /** Nothing to make safe: the order is not offered in another window either. */
  const laidOut = () => {
    const game = open(table([section('A', [['kob.sergeant', 10, 10]]), foe]));
    expect(kindAsked(game)).toBe('IssueOrder');
    return game;
  };

  test('[DL-MIN-06] [DL-GEO-80] both lay three, outside the zones and six inches from everything', () => {
    const b = laid([section('A', [['kob.rifleman', 20, 20]])], { objectives: [[30, 30]], mines: [[40, 20]] });
    const lay = (x: number, y: number) => rule(refuseMine(b, at(x, y)));
    expect([lay(10, 5), lay(20, 24), lay(30, 34), lay(40, 25), lay(10, 20)]).toEqual([
      'DL-MIN-06',
      'DL-MIN-06',
      'DL-MIN-06',
      'DL-MIN-06',
      null,
    ]);
    expect(mineAnswers(b).every(({ at: place }) => refuseMine(b, place) === null)).toBe(true);
  });
});

describe('Fire Teams', () => {
  const teams = () =>
    openBattle({
      battlefield: 'millersCross',
      mission: 'annihilate',
      map: 'advancingLines',
      forces: {
        A: {
          id: 'guns',
          name: 'Guns',
          platoons: [
            [
              { section: 'kob.hqLieutenant', models: { lieutenant: 1 } },
              { section: 'kob.line', models: { sergeant: 1, rifleman: 8 }, weapons: { armourGrenades: 1 } },
              { section: 'kob.line', models: { sergeant: 1, rifleman: 7 } },
              { section: 'kob.hmg', models: { hmgTeam: 3 } },
            ],
          ],
        },
        B: 'pruSkirmish',
      },
    } as never);
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `a${from + n}`);
  const split = (section_: string, models: string[], weapons: string[] = []) =>
    ({ type: 'Allocate', sections: [], teams: [{ section: section_, models, weapons }] }) as const;

  test('[DL-EX-84] [DL-FTM-01] [DL-FTM-02] [DL-MAR-60] weights as near as can be; a Gun Team weighs two', () => {
    const b = teams();
    expect([0, 1, 3].map((s) => maySplit(b, s))).toEqual([false, true, true]);
    expect(weightOf(b, 3, b.muster.sections[3]!.members[0]!)).toBe(2);
    const guns = b.muster.sections[3]!.members.map((i) => b.muster.cast[i]!.id);
    expect(refuseAllocate(b, 'A', split('A4', guns.slice(0, 1)))).toBeNull(); // 2 and 4
    expect(refuseAllocate(b, 'A', split('A2', names(2, 6)))).toBeNull(); // 5 and 4
    expect(rule(refuseAllocate(b, 'A', split('A2', names(2, 4))))).toBe('DL-FTM-02');
    expect(rule(refuseAllocate(b, 'A', split('A4', guns)))).toBe('DL-FTM-02');
    expect(rule(refuseAllocate(b, 'A', split('A1', ['a1'])))).toBe('DL-FTM-01');
  });

  test('[DL-FTM-03] [DL-FTM-04] [DL-FTM-05] [DL-BLP-10] [DL-RUL-76] each is a section of its own, with what it was given', () => {
    const b = teams();
    expect(rule(refuseAllocate(b, 'A', split('A2', names(2, 6), ['rifleGrenades'])))).toBe('DL-FTM-05');
    const answer_ = split('A2', names(2, 6), ['armourGrenades']);
    expect(refuseAllocate(b, 'A', answer_)).toBeNull();
    applyTeams(b, answer_.teams);
    const cast = b.muster.sections.filter(({ side }) => side === 'A');
    expect(cast.map(({ id, members, weapons }) => [id, members.length, weapons.length])).toEqual([
      ['A1', 1, 0],
      ['A2', 5, 1],
      ['A2b', 4, 0],
      ['A3', 8, 0],
      ['A4', 3, 0],
    ]);
    expect(b.sections[2]!.initial).toBe(4);
    expect(maySplit(b, 0)).toBe(false);
  });

  test('[DL-EX-06] [DL-DEP-04] what is split counts twice for the limit of reserves', () => {
    const b = teams();
    const allocate = (to: readonly string[], split_: boolean) =>
      rule(
        refuseAllocate(b, 'A', {
          type: 'Allocate',
          sections: to.map((section_) => ({ section: section_, to: 'reserves' as const })),
          ...(split_ && { teams: [{ section: 'A2', models: names(2, 6), weapons: [] }] }),
        }),
      );
    expect(allocate(['A1', 'A3'], false)).toBeNull(); // half of four
    expect(allocate(['A1', 'A3', 'A4'], false)).toBe('DL-DEP-04');
    expect(allocate(['A2', 'A2b'], true)).toBeNull(); // floor of five halves
    expect(allocate(['A2', 'A2b', 'A3'], true)).toBe('DL-DEP-04');
    expect(splitMuster(b, []).sections).toHaveLength(b.muster.sections.length);
    expect(allocateAnswers(b, 'A').length).toBeGreaterThan(0);
  });
});

test('[DL-MIN-06] a game with mines: three of each side in turn, Tactical Advantage first, before the first turn', () => {
  const setup = dystopianLegions.setup.parse({ scenario: 'firstBlood', options: { mines: true } }) as never;
  const game = Game.open(dystopianLegions, { setup, dice: { kind: 'seeded', seed: 7 } });
  const laidBy: string[] = [];
  while (game.state.phase === 'setup') {
    const seat = (['A', 'B'] as const).find((one) => game.questionFor(one) !== null)!;
    if (game.questionFor(seat)!.kind === 'PlaceMine') laidBy.push(seat);
    expect(game.answer(seat, game.options(seat)[0] as never)).toBeNull();
  }
  const tactical = game.state.setup.advantage === 'A' ? 'B' : 'A';
  const strategic = game.state.setup.advantage!;
  expect(laidBy).toEqual([tactical, strategic, tactical, strategic, tactical, strategic]);
  expect(game.state.mines).toHaveLength(6);
});
