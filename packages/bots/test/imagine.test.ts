import { type AnyRuleset, canonical, type Event, Game, hashOf, type Seat, SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duel, gauntlet, parley, pickets } from '../../kernel/test/proving/index.js';
import { imagine } from '../src/index.js';

const pickOf = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** A game played by these choices as far as they go. */
function played(ruleset: AnyRuleset, seed: number, choices: readonly number[]): Game {
  const game = Game.open(ruleset, { setup: ruleset.ready[0]!.setup, dice: { kind: 'seeded', seed } });
  for (const choice of choices) {
    if (game.over) break;
    const seat = pickOf(game.waitingFor(), choice);
    game.take(pickOf(game.options(seat), choice >> 3), seat);
  }
  return game;
}

/** All that leaves the authority for a seat. */
function known(game: Game, seat: Seat | null): unknown {
  const question = seat === null ? null : game.questionFor(seat);
  return { sight: game.sight(seat), question, waiting: game.waitingFor(), roll: game.roll };
}

/** Four cards were played that may have been drawn since, one was: one guess in six hundred comes to that. */
const RARE: [number, number[], number] = [0, [72, 8, 40, 0, 0, 8, 8, 0, 536, 24], 0];
const plays = fc.tuple(fc.nat(9999), fc.array(fc.nat(999), { maxLength: 60, size: 'max' }), fc.nat(9999));

describe.each<AnyRuleset>([parley, gauntlet, duel, pickets])('$id, in the midst of an act as anywhere', (ruleset) => {
  const moments = (look: (game: Game, seat: Seat, imagined: readonly Game[]) => void): void =>
    fc.assert(
      fc.property(plays, ([seed, choices, guess]) => {
        const game = played(ruleset, seed, choices);
        if (game.over) return;
        const chance = new SeededDice(guess);
        for (const seat of ruleset.seats(game.state)) {
          const worlds = [0, 1].map(() => imagine(ruleset, game.sight(seat), chance).game);
          look(
            game,
            seat,
            worlds.map((world) => Game.from(ruleset, world, new SeededDice(1), true)),
          );
        }
      }),
      { numRuns: 150, examples: [[RARE]] },
    );

  test('what is imagined for a seat agrees with all that it knows', () => {
    moments((game, seat, imagined) => {
      for (const other of imagined) expect(known(other, seat)).toEqual(known(game, seat));
    });
  });

  test('two games that differ only in what is hidden look alike: view, sight, question, who is waited for', () => {
    moments((game, seat, [one, two]) => {
      expect(canonical(known(one!, seat))).toBe(canonical(known(two!, seat)));
      expect(one!.events(seat)).toEqual(two!.events(seat));
      expect(game.waitingFor()).toEqual(one!.waitingFor());
    });
  });

  test('a suspended game survives JSON and is entered again to the same moment, told to nobody twice', () => {
    moments((game) => {
      const suspended = JSON.parse(JSON.stringify(game.suspend()));
      expect(suspended).toEqual(game.suspend());
      const again = Game.from(ruleset, suspended, new SeededDice(1), true);
      expect(hashOf(again.state)).toBe(hashOf(game.state));
      expect(again.suspend()).toEqual(suspended);
    });
  });
});

test('what a seat knows of what was given since: faces and public answers, of a trap that it lies there, of a draw nothing', () => {
  const game = Game.open(gauntlet, { setup: null, dice: { kind: 'scripted', faces: [1, 1, 1, 1, 2, 5] } });
  game.answer('runner', 2);
  game.answer('warden', 0);
  game.answer('runner', false);
  game.answer('warden', 1);
  game.answer('runner', true);
  const steps = { seat: 'runner', kind: 'steps', answer: 2 };
  expect(game.over).toBe(false);
  expect(game.events('runner').map(({ type }: Event) => type)).toContain('leapt');
  const early = Game.replay(gauntlet, game.record(), 3);
  expect(early.sight('runner').since?.known).toEqual([
    { drew: null },
    { drew: null },
    { drew: null },
    steps,
    { seat: 'warden', kind: 'trap', shown: true, to: 'runner' },
    { drew: null },
    { seat: 'runner', kind: 'leap', answer: false },
  ]);
  expect(early.sight('warden').since?.known.slice(3, 6)).toEqual([
    steps,
    { seat: 'warden', kind: 'trap', answer: 0 },
    { drew: { what: 3 } },
  ]);
  expect(early.sight(null).since?.known[4]).toEqual({ seat: 'warden', kind: 'trap', shown: true, to: null });
});

test('guesses are as likely as they should be: a card that was played may have been drawn since', () => {
  // Of east nothing is seen but that it played a gift, drew, and played a veto: the veto was in its hand, or is what it drew.
  const state = parley.open(null);
  state.north.hand = [0];
  state.east.hand = [1, 2, 6];
  state.south.hand = [5];
  state.deck = [10, 14, 18, 3];
  state.drawn = true;
  const game = Game.at(parley, state, new SeededDice(4), true);
  for (const [seat, answer] of [
    ['north', 0],
    ['east', 1],
    ['south', null],
  ] as const)
    expect(game.answer(seat, answer)).toBeNull();
  expect(game.answer('east', 2)).toBeNull();
  const chance = new SeededDice('fair');
  let drawn = 0;
  for (let i = 0; i < 2000; i++) {
    const world = imagine(parley, game.sight('north'), chance).game;
    if (!(world.state as typeof state).east.hand.includes(2)) drawn++;
  }
  // Two more cards in hand and one drawn: one time in three it is the drawn one.
  expect(drawn / 2000).toBeGreaterThan(0.29);
  expect(drawn / 2000).toBeLessThan(0.38);
});
