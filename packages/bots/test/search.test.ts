import { type AnyRuleset, Game, type Horizon, kindOf, type Question, SeededDice, type Sight } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { bids, duel, gauntlet, parley, pickets, skiffs } from '../../kernel/test/proving/index.js';
import { type Bot, greedyBot, levelBot, randomBot, search, searchBot } from '../src/index.js';
import { columnRace, guidedRace } from './column-race.js';
import { type Answer, type Outpost, outpost, SIDES } from './outpost.js';
import { hiddenRoads, nim, sealedRoads, smallGame } from './small-games.js';

/** The first question of a game, with what its seat sees. */
function asked(
  ruleset: AnyRuleset,
  state: unknown = ruleset.open({}),
  seat?: string,
): { sight: Sight; question: Question } {
  const game = Game.at(ruleset, ruleset.copy(state), new SeededDice('first'), true);
  const question = game.questionFor(seat ?? game.waitingFor()[0]!)!;
  return { sight: game.sight(question.seat), question };
}

function thinkAbout(ruleset: AnyRuleset, playouts: number, seed = 1, state?: unknown, seat?: string) {
  const { sight, question } = asked(ruleset, state, seat);
  const thinking = search(ruleset, sight, question, { seed });
  thinking.step(playouts);
  return thinking;
}

describe('what search finds', () => {
  test.each([1, 2, 3, 5, 6, 7, 9, 10, 11, 13])('the one winning move of a heap of %i', (heap) => {
    expect(thinkAbout(nim(heap), 4000).best()).toBe(heap % 4);
  });

  test('a lost heap is known to be lost', () => {
    expect(thinkAbout(nim(8), 20_000).progress().value).toBeLessThan(0.1);
  });

  test('among 40 answers, the one that wins at once', () => {
    const needle = smallGame({
      open: { found: -1 },
      *play(t) {
        t.state.found = yield* t.ask<number>({ kind: 'guess', seat: 'A', data: null });
        return { winner: t.state.found === 33 ? 'A' : 'B', rule: 'SMALL', by: 'luck' };
      },
      options: () => Array.from({ length: 40 }, (_, i) => i),
    });
    expect(thinkAbout(needle, 400).best()).toBe(33);
  });

  test('answers that the guide does not rank get the same attention at first', () => {
    const level = (unordered: boolean) =>
      smallGame({
        open: { given: -1 },
        *play(t) {
          t.state.given = yield* t.ask<number>({ kind: 'take', seat: 'A', data: null });
          return { winner: null, rule: 'SMALL', by: 'luck' };
        },
        options: () => Array.from({ length: 12 }, (_, i) => i),
        guide: {
          candidates: () => Array.from({ length: 12 }, (_, i) => i),
          unordered: () => unordered,
          playout: () => 0,
          greedy: () => 0,
          value: () => 0.5,
        },
      });
    const visits = (unordered: boolean) =>
      thinkAbout(level(unordered), 61)
        .explain()
        .map((one) => one.visits);
    expect(visits(true)).toEqual(new Array(12).fill(5));
    expect(visits(false)[0]).toBeGreaterThan(15);
  });

  test('a winning answer that the guide ranks last', () => {
    const needle = smallGame({
      open: { found: -1 },
      *play(t) {
        t.state.found = yield* t.ask<number>({ kind: 'guess', seat: 'A', data: null });
        return { winner: t.state.found === 11 ? 'A' : 'B', rule: 'SMALL', by: 'luck' };
      },
      options: () => Array.from({ length: 12 }, (_, i) => i),
      guide: {
        candidates: () => Array.from({ length: 12 }, (_, i) => i),
        playout: () => 0,
        greedy: () => 0,
        value: () => 0.5,
      },
    });
    expect(thinkAbout(needle, 1000).best()).toBe(11);
  });
});

/** Who goes in alone is lost; all six together win. One who waits keeps what there is. */
const stormed = (styles: number) =>
  smallGame({
    open: { gone: 0, asked: 0 },
    *play(t) {
      while (t.state.asked < 6) {
        const goes = yield* t.ask<number>({ kind: 'take', seat: 'A', data: t.state.asked });
        t.state.gone += goes;
        t.state.asked++;
      }
      const winner = t.state.gone === 6 ? 'A' : t.state.gone === 0 ? null : 'B';
      return { winner, rule: 'SMALL', by: 'storm' };
    },
    options: () => [0, 1],
    guide: {
      candidates: (_, __, style) => (style === 1 ? [1, 0] : [0, 1]),
      playout: (_, __, ___, style) => (style === 1 ? 1 : 0),
      greedy: () => 0,
      value: () => 0.5,
      styles,
    },
  });

/** A hides 0 or 1, takes something, and then both guess in turn; the guide sees only after three turns that 1 is the better. */
const slowly = (horizon: (question: Question) => Horizon) =>
  smallGame({
    open: { hidden: -1, turns: -1 },
    *play(t) {
      const { state } = t;
      if (state.hidden < 0) state.hidden = yield* t.ask<number>({ kind: 'hide', seat: 'A', data: null });
      if (state.turns < 0) state.turns = yield* t.ask<number>({ kind: 'take', seat: 'A', data: null });
      for (; state.turns < 6; state.turns++)
        yield* t.ask<number>({ kind: 'guess', seat: state.turns % 2 ? 'A' : 'B', data: null });
      return { winner: state.hidden === 1 ? 'A' : 'B', rule: 'SMALL', by: 'what was hidden' };
    },
    options: (_, { kind }) => (kind === 'hide' ? [0, 1] : [0]),
    guide: {
      candidates: (_, { kind }) => (kind === 'hide' ? [0, 1] : [0]),
      playout: () => 0,
      greedy: () => 0,
      value: ({ hidden, turns }, seat) => {
        const forA = turns < 3 ? 0.6 - 0.2 * hidden : 0.4 + 0.2 * hidden;
        return seat === 'A' ? forA : 1 - forA;
      },
      horizon,
    },
  });

describe('how far it looks', () => {
  const NEAR: Horizon = { decisions: 40, handovers: 1 };
  const FAR: Horizon = { decisions: 40, handovers: 4 };

  test('may differ from question to question', () => {
    expect(
      thinkAbout(
        slowly(() => NEAR),
        100,
      ).best(),
    ).toBe(0);
    expect(
      thinkAbout(
        slowly(() => FAR),
        100,
      ).best(),
    ).toBe(1);
    expect(
      thinkAbout(
        slowly(({ kind }) => (kind === 'hide' ? FAR : NEAR)),
        100,
      ).best(),
    ).toBe(1);
    expect(
      thinkAbout(
        slowly(({ kind }) => (kind === 'hide' ? NEAR : FAR)),
        100,
      ).best(),
    ).toBe(0);
  });

  test('what was thought with one horizon is not taken up with another', () => {
    const follows = (horizon: (question: Question) => Horizon): boolean => {
      const ruleset = slowly(horizon);
      const game = Game.at(ruleset, ruleset.open({}), new SeededDice('first'), true);
      const thinking = search(ruleset, game.sight('A'), game.question!, { seed: 1 });
      thinking.step(50);
      game.take(1);
      return thinking.follow(1, game.sight('A'), game.question!);
    };
    expect(follows(() => FAR)).toBe(true);
    expect(follows(({ kind }) => (kind === 'hide' ? FAR : NEAR))).toBe(false);
  });
});

describe('styles', () => {
  test('what wins only if everybody does it is found in the style in which everybody does', () => {
    expect(thinkAbout(stormed(1), 60).best()).toBe(0);
    expect(thinkAbout(stormed(2), 60).best()).toBe(1);
    expect(thinkAbout(stormed(3), 60).best()).toBe(1);
  });

  test('it is done to the end, also by one who does not forget between two questions', () => {
    for (const bot of [searchBot({ playouts: 60 }), searchBot({ playouts: 60 }).sit!()]) {
      const ruleset = stormed(2);
      const game = Game.open(ruleset, { setup: {}, dice: { kind: 'seeded', seed: 1 } });
      while (!game.over)
        game.answer('A', bot.choose(ruleset, game.sight('A'), game.questionFor('A')!, new SeededDice('bot')));
      expect(game.outcome?.winner).toBe('A');
    }
  });

  test('playouts of all styles are counted, and may come in any steps', () => {
    const { sight, question } = asked(stormed(3));
    const [one, other] = [1, 2].map(() => search(stormed(3), sight, question, { seed: 5 }));
    one!.step(50);
    for (const n of [1, 2, 3, 44]) other!.step(n);
    expect(one!.progress()).toMatchObject({ playouts: 50 });
    expect(other!.progress()).toEqual(one!.progress());
    expect(other!.explain()).toEqual(one!.explain());
  });
});

describe('what nobody can know', () => {
  test('answers given at once are decided without each other: neither road is safe, and the odds are those of theory', () => {
    const thinking = thinkAbout(sealedRoads, 40_000, 1, undefined, 'A');
    const [first, second] = thinking.explain();
    expect(second!.visits / (first!.visits + second!.visits)).toBeGreaterThan(0.25);
    expect(Math.abs(thinking.progress().value! - 11 / 21)).toBeLessThan(0.08);
  });

  test('a choice that the other seat does not see is not planned against as if it did', () => {
    const unseen = thinkAbout(hiddenRoads(false), 40_000).progress().value!;
    const seen = thinkAbout(hiddenRoads(true), 40_000).progress().value!;
    expect(Math.abs(unseen - 11 / 21)).toBeLessThan(0.08);
    expect(Math.abs(seen - 7 / 21)).toBeLessThan(0.05);
  });

  test('it mixes: by the seed, either road is taken', () => {
    const roads = new Set(
      Array.from({ length: 30 }, (_, seed) => thinkAbout(sealedRoads, 300, seed, undefined, 'A').best()),
    );
    expect(roads).toEqual(new Set([0, 1]));
  });

  test('another seat plays by its own secret where there are few: a bluff is called with the better card only', () => {
    // B holds a low or a high card, knows which, and says 0 (fold: A wins 4 faces of six) or 1 (show: the card decides).
    interface Hand {
      card: number;
      opened: number | null;
    }
    const hand = smallGame<Hand>({
      open: { card: 1, opened: null },
      *play(t) {
        t.state.opened ??= yield* t.ask<number>({ kind: 'take', seat: 'A', data: null });
        const shown = yield* t.ask<number>({ kind: 'guess', seat: 'B', data: null });
        const [face] = yield* t.roll(1, 6, 'SMALL');
        const faces = t.state.opened === 0 ? 3 : shown === 0 ? 4 : t.state.card === 0 ? 6 : 0;
        return { winner: face! <= faces ? 'A' : 'B', rule: 'SMALL', by: 'the card' };
      },
      options: () => [0, 1],
      view: ({ card, opened }, seat) => ({ card: seat === 'B' ? card : -1, opened }),
      imagine: ({ card, opened }, chance) => ({ card: card < 0 ? chance.below(2) : card, opened }),
    });
    // Opening lets B fold its low card (4 of 6) and show its high one (0 of 6): 2 of 6 on average, against 3 for staying out.
    const thinking = thinkAbout(hand, 6000);
    expect(thinking.best()).toBe(0);
    expect(Math.abs(thinking.explain().find(({ answer }) => answer === 1)!.value! - 2 / 6)).toBeLessThan(0.08);
  });

  test('the same view gives the same choice, whatever is hidden behind it', () => {
    const game = Game.at(outpost, outpost.open({}), new SeededDice('hidden'), true);
    const chance = new SeededDice('hidden');
    let compared = 0;
    while (!game.over && compared < 12) {
      const { seat } = game.question!;
      const other: Outpost = outpost.copy(game.state);
      let changed = false;
      for (const squad of other.squads)
        if (SIDES[squad.side] !== seat && squad.order > 0 && squad.men > 0) {
          squad.order = (squad.order % 3) + 1;
          changed = true;
        }
      if (changed) {
        for (const bot of [searchBot({ playouts: 60 }), greedyBot, randomBot])
          expect(choice(bot, other)).toEqual(choice(bot, game.state));
        compared++;
      }
      game.take(greedyBot.choose(outpost, game.sight(seat), game.question!, chance));
    }
    expect(compared).toBe(12);

    function choice(bot: Bot, state: Outpost): unknown {
      return bot.choose(
        outpost,
        frozen({ seat: game.question!.seat, view: outpost.view(state, game.question!.seat), since: null }),
        game.question!,
        new SeededDice('same'),
      );
    }
  });
});

describe('the next question', () => {
  /** A game of the small war where a question of this kind is pending. */
  function at(kind: string): Game<Outpost, Outpost> {
    const game = Game.at(outpost, outpost.open({}), new SeededDice('next'), true);
    const chance = new SeededDice('next');
    while (
      game.question!.kind !== kind ||
      outpost.questions[kind]!.options(game.state, game.question as never).length < 3
    )
      game.take(outpost.guide!.playout(game.state, game.question!, chance));
    return game;
  }

  const sightOf = (game: Game<Outpost, Outpost>): Sight<Outpost> => game.sight(game.question!.seat);

  test('starts with what was thought about it, where the answer leads there for sure', () => {
    const game = at('orders');
    const thinking = search(outpost, sightOf(game), game.question!, { seed: 1 });
    thinking.step(400);
    expect(game.state.points).toBeGreaterThan(1);
    const { answer, visits } = thinking.explain().find((thought) => 'order' in (thought.answer as Answer))!;
    game.take(answer);
    expect(thinking.follow(answer, sightOf(game), game.question!)).toBe(true);
    const { playouts } = thinking.progress();
    expect(playouts).toBeGreaterThan(visits / 2);
    thinking.think({ playouts: playouts + 300 });
    expect(game.check(game.question!.seat, thinking.best())).toBeNull();
    const legal = game.options(game.question!.seat);
    for (const thought of thinking.explain()) expect(legal).toContainEqual(thought.answer);
  });

  test('starts anew after dice, and the last one is still there', () => {
    const game = at('fire');
    const thinking = search(outpost, sightOf(game), game.question!, { seed: 1 });
    thinking.step(100);
    const before = thinking.explain();
    game.take(game.options(game.question!.seat)[0]);
    expect(thinking.follow(before[0]!.answer, sightOf(game), game.question!)).toBe(false);
    expect(thinking.explain()).toEqual(before);
    const same = search(outpost, sightOf(at('fire')), at('fire').question!, { seed: 1 });
    same.step(150);
    thinking.step(50);
    expect(thinking.explain()).toEqual(same.explain());
  });

  test('starts anew where another answer was given than was told', () => {
    const game = at('orders');
    const thinking = search(outpost, sightOf(game), game.question!, { seed: 1 });
    thinking.step(100);
    const [first, second] = game.options(game.question!.seat);
    game.take(first);
    expect(thinking.follow(second, sightOf(game), game.question!)).toBe(false);
    expect(thinking.follow('nonsense', sightOf(game), game.question!)).toBe(false);
  });

  test('a bot that sits at the table plays legally, and the same again', () => {
    const play = (): unknown[] => {
      const game = Game.at(outpost, outpost.open({}), new SeededDice('sit'), true);
      const chance = new SeededDice('sit');
      const player = searchBot({ playouts: 40 }).sit!();
      const answers: unknown[] = [];
      while (!game.over && answers.length < 60) {
        const answer = player.choose(outpost, sightOf(game), game.question!, chance);
        expect(game.choose(answer)).toBeNull();
        answers.push(answer);
      }
      return answers;
    };
    expect(play()).toEqual(play());
  });
});

/** Throws on any attempt to change it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

describe('limits', () => {
  test('the same seed gives the same thoughts, another seed others', () => {
    const explain = (seed: number) => thinkAbout(guidedRace, 500, seed).explain();
    expect(explain(7)).toEqual(explain(7));
    expect(explain(7)).not.toEqual(explain(8));
  });

  test.each([columnRace, outpost, sealedRoads])(
    'stopped and taken up again is the same as not stopped ($id)',
    (ruleset) => {
      const whole = thinkAbout(ruleset as AnyRuleset, 300);
      const parts = thinkAbout(ruleset as AnyRuleset, 0);
      for (const part of [1, 99, 0, 150, 50]) parts.step(part);
      expect(parts.explain()).toEqual(whole.explain());
      expect(parts.progress()).toEqual(whole.progress());
    },
  );

  test('told to stop, it stops, and thinks on when asked again', () => {
    const whole = thinkAbout(guidedRace, 0);
    whole.think({ playouts: 1000 });
    const stopped = thinkAbout(guidedRace, 0);
    let asks = 0;
    stopped.think({ playouts: 1000, stop: () => ++asks > 3 });
    expect(stopped.progress().playouts).toBeLessThan(300);
    stopped.think({ playouts: 1000 });
    expect(stopped.best()).toEqual(whole.best());
  });

  test.each([1, 17, 200])('no more than %i playouts', (playouts) => {
    let begun = 0;
    const counted: AnyRuleset = {
      ...columnRace,
      play: (t) => {
        begun++;
        return columnRace.play(t);
      },
    };
    const { sight, question } = asked(columnRace);
    searchBot({ playouts }).choose(counted, sight, question, new SeededDice(1));
    expect(begun).toBeLessThanOrEqual(playouts + 1); // once more to see whether the program can be entered
    expect(begun).toBeGreaterThan(playouts / 2);
  });

  test('a choice that more playouts cannot change is made early, and is the same', () => {
    const early = thinkAbout(nim(5), 0);
    early.think({ playouts: 5000 });
    expect(early.progress().playouts).toBeLessThan(5000);
    expect(early.best()).toBe(thinkAbout(nim(5), 5000).best());
  });

  /** Each answer wins so often of ten. */
  const gamble = (...odds: readonly number[]) =>
    smallGame({
      open: { won: false },
      *play(t) {
        const taken = yield* t.ask<number>({ kind: 'guess', seat: 'A', data: null });
        const [face] = yield* t.roll(1, 10, 'SMALL', 'A');
        t.state.won = face! <= odds[taken]!;
        return { winner: t.state.won ? 'A' : 'B', rule: 'SMALL', by: 'luck' };
      },
      options: () => odds.map((_, i) => i),
    });

  test('an answer that is clearly the best is given at once, one that is hardly better is thought about to the end', () => {
    const clear = thinkAbout(gamble(2, 9, 3), 0);
    clear.think({ playouts: 20_000 });
    expect(clear.progress().playouts).toBeLessThan(1000);
    expect(clear.best()).toBe(1);
    const close = thinkAbout(gamble(5, 5), 0);
    close.think({ playouts: 2000 });
    expect(close.progress().playouts).toBeGreaterThan(900); // half of them and one more decide
  });

  test('what looks clear after a few playouts is not taken for it', () => {
    for (let seed = 0; seed < 40; seed++) {
      const thinking = thinkAbout(gamble(5, 5, 6), 0, seed);
      thinking.think({ playouts: 20_000 });
      expect(thinking.progress().playouts).toBeGreaterThanOrEqual(64);
    }
  });

  test.each([0.001, 0.05, 0.9, 7, 60])(
    'with playouts of %d ms it never thinks longer than its time and one playout',
    (cost) => {
      let time = 1000;
      const slow: AnyRuleset = {
        ...columnRace,
        copy: (race) => {
          time += cost;
          return columnRace.copy(race);
        },
      };
      const { sight, question } = asked(columnRace);
      const thinking = search(slow, sight, question, { seed: 1 });
      const start = time;
      thinking.think({ playouts: 20_000, ms: 100, now: () => time });
      expect(time - start).toBeLessThanOrEqual(100 + Math.max(2 * cost, 2));
      if (cost > 0.01) expect(time - start).toBeGreaterThan(90);
    },
  );

  test('a playout whose every decision takes long is cut short, and the answer is still one', () => {
    let time = 1000;
    const slow: AnyRuleset = {
      ...(guidedRace as AnyRuleset),
      guide: {
        ...(guidedRace as AnyRuleset).guide!,
        playout: (state, question, chance) => {
          time += 30;
          return (guidedRace as AnyRuleset).guide!.playout(state, question, chance);
        },
      },
    };
    const { sight, question } = asked(slow);
    const thinking = search(slow, sight, question, { seed: 1 });
    const start = time;
    thinking.think({ playouts: 20_000, ms: 100, now: () => time });
    expect(time - start).toBeLessThanOrEqual(130);
    expect(kindOf(slow, question).options(sight.view, question)).toContainEqual(thinking.best());
  });

  test('where only one answer is worth a thought, none is spent on it', () => {
    const thinking = thinkAbout(nim(1), 0);
    thinking.think({ playouts: 100 });
    expect(thinking.progress().playouts).toBe(0);
    expect(thinking.best()).toBe(1);
  });

  test('a tree that may not grow still learns', () => {
    const { sight, question } = asked(nim(3));
    const thinking = search(nim(3), sight, question, { seed: 1, nodes: 1 });
    thinking.step(200);
    expect(thinking.progress().nodes).toBe(1);
    expect(thinking.best()).toBe(3);
  });
});

describe('any ruleset', () => {
  test.each([bids, duel, gauntlet, parley, pickets, skiffs, columnRace, outpost] as AnyRuleset[])(
    'every bot plays $id to its end by legal answers',
    (ruleset) => {
      const chance = new SeededDice('any');
      const bots = [levelBot('recruit'), searchBot({ playouts: 8 }), greedyBot, randomBot];
      const game = Game.open(ruleset, { setup: ruleset.ready[0]!.setup, dice: { kind: 'seeded', seed: 'any' } });
      let decisions = 0;
      while (!game.over && decisions < 400) {
        const seat = game.waitingFor()[0]!;
        const question = game.questionFor(seat)!;
        const bot = decisions < 12 ? bots[decisions % bots.length]! : bots[2 + (decisions % 2)]!;
        const answer = bot.choose(ruleset, game.sight(seat), question, chance);
        expect(game.answer(seat, answer)).toBeNull();
        decisions++;
      }
      expect(decisions).toBeGreaterThan(3);
    },
  );

  test('where the program cannot be entered at the question, the guide is asked instead', () => {
    const elsewhere: AnyRuleset = {
      ...guidedRace,
      imagine: (race) => ({ ...guidedRace.copy(race), turn: 1 }),
    };
    const { sight, question } = asked(guidedRace);
    const thinking = search(elsewhere, sight, question, { seed: 1 });
    thinking.think({ playouts: 100 });
    expect(thinking.progress().playouts).toBe(0);
    const { options } = kindOf<unknown>(guidedRace as AnyRuleset, question);
    expect(options(sight.view, question)).toContain(thinking.best());
  });
});
