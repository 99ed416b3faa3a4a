import { Game, Malformed, type Question, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../src/content/cities.js';
import { cityProblems, parseCity } from '../src/content/city-sense.js';
import { loadContent } from '../src/content/load.js';
import { STARTERS } from '../src/content/starters.js';
import { TEAMS } from '../src/content/teams.js';
import type { Decision } from '../src/decisions.js';
import { openScene, type Setup } from '../src/open.js';
import { defaultHeroes } from '../src/options.js';
import { refuseDeploy } from '../src/rules/deployment.js';
import { suitUp } from '../src/rules/setup.js';
import { isBorne } from '../src/rules/support.js';
import { legends } from '../src/ruleset.js';
import { at, BLOCK, brick, city, events, type Furniture, hero, KIOSK, open, refuses, run, type Step } from './kit.js';

// Chapter Suiting up, and content: cities, cast, ready games, own cities.

const deploy = (id: string, x: number, y: number, z = 0): Step => ({
  kind: 'Deploy',
  d: { type: 'deploy', hero: id, at: [x, y, z] },
});
const choose = (...heroes: [string, string | null][]): Step =>
  ({ kind: 'Heroes', d: { type: 'chooseHeroes', heroes: heroes.map(([cast, item]) => ({ cast, item })) } }) as Step;
const BARE = { id: 'bare', size: 24 };

describe('Heroes and items', () => {
  test('[LG-SET-01] [LG-RUL-52] everybody brings equally many, from 1 to 5', () => {
    const game = open({ city: 'crosstown', scenario: 'battle', first: 'A', heroes: 2 });
    refuses(game, choose(['halogen', null]), 'LG-SET-01');
    refuses(game, choose(['halogen', null], ['nobody', null]), null);
    refuses(game, choose(['halogen', null], ['halogen', null]), 'LG-GEN-02');
    run(game, choose(['halogen', null], ['kerbstone', null]));
    expect(game.question).toMatchObject({ kind: 'Heroes', seat: 'B' });
    expect(() => openScene({ city: 'crosstown', heroes: 6 })).toThrow();
  });

  test('[LG-SET-02] with three or more players one fewer than there are players', () => {
    const each = (seats: number) => openScene({ city: 'warren', seats }).match.heroes;
    expect([2, 3, 4, 5].map(each)).toEqual([2, 2, 3, 4]);
  });

  test('[LG-SET-03] one item each, none twice for one player', () => {
    const game = open({ city: 'crosstown', scenario: 'battle', first: 'A' });
    refuses(game, choose(['halogen', 'smash'], ['kerbstone', 'smash']), 'LG-SET-03');
    run(game, choose(['halogen', 'smash'], ['kerbstone', null]), choose(['capstan', 'smash'], ['ballast', 'leader']));
    expect([hero(game, 'a1').item, hero(game, 'b1').item]).toEqual(['smash', 'smash']);
  });

  test('[LG-SET-04] [LG-RUL-62] without Mighty Items nobody takes one', () => {
    const game = open({ city: 'crosstown', scenario: 'battle', first: 'A', options: { mightyItems: false } as never });
    refuses(game, choose(['halogen', 'smash'], ['kerbstone', null]), 'LG-SET-04');
    expect(openScene({ starter: 'first-issue' }).match).toMatchObject({
      config: { mightyItems: false },
      scenario: 'battle',
    });
    expect(openScene({ starter: 'first-issue' }).seats[0]!.chosen!.every(({ item }) => item === null)).toBe(true);
  });

  test('[LG-SET-04] a ready game without items stays so, whatever else is agreed on', () => {
    const items = (options?: object) =>
      openScene({ starter: 'first-issue', options } as never).seats.map(({ chosen }) =>
        chosen?.map(({ item }) => item),
      );
    expect(items({ maxRounds: 8 })).toEqual(items());
    expect(items({})).toEqual(items());
    expect(
      items()
        .flat()
        .every((item) => item === null),
    ).toBe(true);
    expect(items({ mightyItems: true }).flat()).not.toContain(null);
  });

  test('[LG-SET-04] nor has anybody in a position one where there are none', () => {
    expect(() => at({ A: [[5, 10, 0, { item: 'smash' }]] }, [], { mightyItems: false })).toThrow(
      /position\.heroes\[0\]\.item is "smash"/,
    );
  });

  test('the default Heroes are legal for every team and number', () => {
    for (let heroes = 1; heroes <= 5; heroes++) {
      for (let team = 0; team < TEAMS.length; team++) {
        const chosen = defaultHeroes(openScene({ city: 'warren', heroes }).match, team);
        expect(new Set(chosen.map(({ cast }) => cast)).size).toBe(heroes);
        const items = chosen.flatMap(({ item }) => item ?? []);
        expect(new Set(items).size).toBe(items.length);
      }
    }
  });
});

describe('scenario and first player', () => {
  test('[LG-SET-06] one d6 draws the scenario; with fewer than two buildings a 3 is rolled again', () => {
    expect(open({ city: 'crosstown', first: 'A' }, [3]).state.scenario).toBe('demolitionMan');
    const bare = open({ city: BARE, first: 'A' }, [3, 5]);
    expect(bare.state.scenario).toBe('ofGods');
    expect(events(bare, 'scenarioDrawn')).toHaveLength(2);
    expect(open({ city: 'crosstown', first: 'A', scenario: 'icarus' }).state.scenario).toBe('icarus');
  });

  test('[LG-SET-07] [LG-RUL-53] the first player is named, or drawn', () => {
    expect(open({ city: 'crosstown', scenario: 'battle', first: 'B' }).question?.seat).toBe('B');
    const drawn = [1, 2, 3, 4, 5, 6].map(
      (seed) =>
        Game.open(legends, { setup: { city: 'crosstown', scenario: 'battle' }, dice: { kind: 'seeded', seed } })
          .question?.seat,
    );
    expect(new Set(drawn)).toEqual(new Set(['A', 'B']));
    expect(() => openScene({ city: 'crosstown', first: 'C' })).toThrow(/first/);
  });
});

describe('deployment', () => {
  const sides = [
    [
      { cast: 'halogen', item: null },
      { cast: 'kerbstone', item: null },
    ],
    [
      { cast: 'capstan', item: null },
      { cast: 'ballast', item: null },
    ],
  ];
  const start = (where: unknown, options: object = {}) =>
    open({ city: where as never, scenario: 'battle', first: 'B', sides, options: options as never });

  test('[LG-SET-08] [LG-SET-10] [LG-SET-11] one Hero at a time to the left; whoever placed first acts first', () => {
    const game = start(BARE);
    refuses(game, deploy('a1', 5, 5), 'LG-SET-08');
    run(game, deploy('b1', 5, 5), deploy('a2', 10, 5), deploy('b2', 15, 5));
    refuses(game, deploy('a2', 20, 5), 'LG-SET-08');
    run(game, deploy('a1', 20, 5));
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
    for (const one of game.state.heroes)
      expect(one).toMatchObject({ heroism: 0, fatigue: 0, token: false, carrying: null, onTable: true });
  });

  test('[LG-SET-09] [LG-SUP-01] anywhere free and supported, with the whole base on the table', () => {
    const game = start(city([BLOCK, { ...KIOSK, x: 4, y: 20 }], ['bench', 'bench', 5, 5]));
    refuses(game, deploy('b1', 0.4, 5), 'LG-SET-09');
    refuses(game, deploy('b1', 10, 8), 'LG-SET-09');
    refuses(game, deploy('b1', 14, 8, 5), 'LG-SUP-01');
    refuses(game, deploy('b1', 5, 5), 'LG-SET-09'); // it would stand in the bench
    refuses(game, deploy('nobody', 5, 8), null);
    run(game, deploy('b1', 5, 5, 0.5), deploy('a1', 14, 8), deploy('b2', 14, 8, 3));
    refuses(game, deploy('a2', 14.5, 8, 3), 'LG-SET-09');
  });

  test('[LG-SET-09] [LG-SET-01] five players with five Heroes each find room, wherever those before them stand', () => {
    for (const seed of [1, 2, 3]) {
      const game = Game.open(legends, {
        setup: { city: 'crosstown', scenario: 'battle', seats: 5, heroes: 5 } as never,
        dice: { kind: 'seeded', seed },
      });
      const chance = new SeededDice(seed);
      while (game.question && game.question.kind !== 'Activate') {
        const { kind, seat } = game.question;
        const options = game.options(seat);
        expect(options.length, `${kind} of ${seat}`).toBeGreaterThan(0);
        expect(game.answer(seat, options[chance.below(options.length)])).toBeNull();
      }
      expect(game.state.heroes.filter(({ onTable }) => onTable)).toHaveLength(25);
    }
  });

  test('[LG-SET-09] where the wide spaces are taken, the narrow ones are offered', () => {
    const grid = [2, 6, 10, 14, 18, 22].flatMap((x) => [2, 6, 10, 14, 18, 22].map((y) => [x, y] as const));
    const taken = grid.map(([x, y], i): Furniture => [`crate${i}`, 'bigCrate', x, y]);
    const game = open({ city: city([], ...taken), scenario: 'battle', first: 'A' } as Setup);
    while (game.question?.kind !== 'Deploy') game.answer(game.question!.seat, game.options(game.question!.seat)[0]);
    const options = game.options('A');
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(game.check('A', option)).toBeNull();
  });

  test('[LG-SET-09] roofs are offered, and streets over the whole of a large table', () => {
    const game = start('meridian');
    const offered = game.options('B').map((d) => (d as { at: number[] }).at);
    const { buildings } = CITIES.find(({ id }) => id === 'meridian')!;
    for (const { x, y, h } of buildings) expect(offered).toContainEqual([x, y, h]);
    expect(offered.some(([x, y]) => x! > 30 && y! > 30)).toBe(true);
  });

  test('[LG-SET-09] an agreed gap to the enemy is kept', () => {
    const game = start(BARE, { deployGap: 6 });
    run(game, deploy('b1', 5, 5));
    refuses(game, deploy('a1', 10, 5), 'LG-SET-09');
    run(game, deploy('a1', 11, 5), deploy('b2', 2, 5));
  });

  test('[LG-SET-09] a gap that no place on the table keeps is not asked for', () => {
    const game = start('crosstown', { deployGap: 36 });
    const chance = new SeededDice('gap');
    while (game.question?.kind === 'Deploy') {
      expect(game.options(game.question.seat).length).toBeGreaterThan(0);
      game.take(legends.guide!.greedy(game.state, game.question as Question<Decision>, chance));
    }
    expect(game.question).toMatchObject({ kind: 'Activate' });
  });
});

describe('cities', () => {
  test.each(CITIES.map((one) => [one.name, one] as const))(
    '[LG-SET-05] %s makes sense, and nothing in it drops',
    (_, one) => {
      expect(cityProblems(one)).toEqual([]);
      expect(parseCity(JSON.parse(JSON.stringify(one))).ok).toBe(true);
      const scene = openScene({ city: one.id, scenario: 'battle', first: 'A' });
      for (let i = 0; i < scene.objects.length + scene.buildings.length; i++) expect(isBorne(scene, i)).toBe(true);
    },
  );

  test.each(STARTERS.map(({ id }) => [id]))('the spots of %s can be taken, all of them', (id) => {
    const scene = openScene({ starter: id });
    suitUp(scene);
    for (const one of scene.heroes) {
      const number = scene.heroes.filter(({ seat }) => seat === one.seat).indexOf(one);
      const spot = scene.match.sides![one.seat]!.spots[number]!;
      expect(refuseDeploy(scene, { hero: one.id, at: spot }, one.seat), one.id).toBeNull();
      Object.assign(one, { x: spot[0], y: spot[1], z: spot[2], placed: true, onTable: true });
    }
  });

  test('a city of your own is played on', () => {
    const game = open({
      city: city([brick(9.5)]),
      scenario: 'battle',
      first: 'A',
      sides: [[{ cast: 'halogen', item: null }], [{ cast: 'capstan', item: null }]],
      heroes: 1,
    });
    run(game, deploy('a1', 5, 10), deploy('b1', 15, 10));
    expect(game.question?.kind).toBe('Activate');
  });

  const wall = brick(9.5);
  test.each([
    ['size', { ...BARE, size: 40 }, 'city.size'],
    ['an unknown field', { ...BARE, sky: 1 }, 'city.sky'],
    ['an unknown kind', city([], ['x', 'zeppelin', 5, 5]), 'city.objects[0].kind'],
    ['an id twice', city([], ['x', 'crate', 5, 5], ['x', 'crate', 9, 9]), 'city.objects[1].id'],
    ["a Hero's id", city([], ['a1', 'crate', 5, 5]), 'city.objects[0].id'],
    ['a thing in another', city([], ['x', 'crate', 5, 5], ['y', 'crate', 5.5, 5]), 'city.objects[0]'],
    ['a thing off the table', city([], ['x', 'bus', 1, 5]), 'city.objects[0]'],
    ['a thing in the air', city([], ['x', 'crate', 5, 5, 3]), 'city.objects[0]'],
    [
      'a panel turned inside out',
      city([{ ...wall, panels: [{ ...wall.panels[0], box: [1, 0, 0, 0, 1, 1] }] }]),
      'city.buildings[0].panels[0].box',
    ],
    ['a panel outside its building', city([{ ...wall, w: 0.1 }]), 'city.buildings[0].panels[0].box'],
    [
      'an opening beyond its panel',
      city([{ ...wall, panels: [{ ...wall.panels[0], openings: [{ id: 'o', rect: [5, 6, 1, 4], mat: 'glass' }] }] }]),
      'city.buildings[0].panels[0].openings[0].rect',
    ],
    [
      'a material that does not exist',
      city([{ ...wall, panels: [{ ...wall.panels[0], mat: 'cheese' }] }]),
      'city.buildings[0].panels[0].mat',
    ],
    [
      'a kind that is there already',
      { ...BARE, kinds: [{ id: 'bus', name: 'Bus', w: 1, d: 1, h: 1, mat: 'wood' }] },
      'city.kinds[0].id',
    ],
  ])('is refused with the path of the fault: %s', (_, where, path) => {
    try {
      openScene({ city: where as never });
    } catch (error) {
      expect(error).toBeInstanceOf(Malformed);
      expect((error as Malformed).problems.map((problem) => problem.path)).toContain(path);
      return;
    }
    expect.unreachable();
  });

  test('a table or a ready game that does not exist is refused', () => {
    expect(() => openScene({ city: 'atlantis' })).toThrow(/city/);
    expect(() => openScene({ starter: 'last-issue' })).toThrow(/starter/);
    expect(() => at({ A: [[5, 5, 0, { carrying: 'moon' }]] })).toThrow(/carrying/);
    expect(() => at({ A: [[5, 5]], active: 'z9' })).toThrow(/active/);
    expect(() => at({ A: [[5, 5]], demoTokens: { moon: 3 } })).toThrow(/demoTokens/);
  });

  test('a file of cities is checked whole: every fault with its path', () => {
    const good = { ...city([brick(9.5)]), id: 'mine' };
    expect(loadContent({ sandtable: 'legends', cities: [good] })).toMatchObject({ ok: true, value: [{ id: 'mine' }] });
    const bad = loadContent({
      sandtable: 'legends',
      cities: [good, good, { ...good, size: 5 }, { ...good, id: 'harbour' }],
    });
    expect(bad.ok ? [] : bad.problems.map(({ path }) => path)).toEqual([
      'cities[2].size',
      'cities[1].id',
      'cities[3].id',
    ]);
    expect(loadContent({ sandtable: 'quantum-legions', cities: [] })).toMatchObject({ ok: false });
  });
});
