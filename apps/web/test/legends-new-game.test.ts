import { legends, type Scene, STARTERS } from '@sandtable/legends';
import { describe, expect, test } from 'vitest';
import {
  cityName,
  type FreeSetup,
  sideName,
  sidesFor,
  withCast,
  withNumbers,
} from '../src/tables/legends/new-game/draft.js';
import { newGame } from '../src/tables/legends/new-game/index.js';

const OWN: FreeSetup = { city: 'warren', seats: 2, scenario: 'battle' };
const chosen = (setup: FreeSetup): FreeSetup => ({ ...setup, sides: sidesFor(setup).map((side) => [...side]) });
const open = (setup: FreeSetup): Scene => legends.open(setup) as Scene;

describe('a game of Legends while it is set up', () => {
  test('the Heroes proposed are legal, for every number of players and Heroes, with items and without', () => {
    for (const mightyItems of [true, false])
      for (let seats = 2; seats <= 5; seats++)
        for (let heroes = 1; heroes <= 5; heroes++) {
          const setup = chosen({ ...OWN, seats, heroes, options: { mightyItems } });
          expect(open(setup).match.sides).toHaveLength(seats);
        }
  });

  test('sides grow and shrink with the numbers, and who was chosen stays', () => {
    const two = withCast(chosen({ ...OWN, first: 'B' }), 0, 1, 'perigee');
    expect(two.sides![0]!.map(({ cast }) => cast)).toEqual(['halogen', 'perigee']);
    const four = withNumbers(two, { seats: 4, heroes: 3 });
    expect(four.sides).toHaveLength(4);
    expect(four.sides![0]!.map(({ cast }) => cast)).toEqual(['halogen', 'perigee', 'kerbstone']);
    expect(four.first).toBe('B');
    open(four);
    const back = withNumbers({ ...four, first: 'D' }, { seats: 2, heroes: 1 });
    expect(back.sides!.map((side) => side.map(({ cast }) => cast))).toEqual([['halogen'], ['ballast']]);
    expect(back.first).toBeUndefined();
    open(back);
  });

  test('a Hero comes with the suggested item unless a companion has it', () => {
    const one = withCast(chosen(OWN), 0, 1, 'azimuth'); // a Leader, as Halogen is
    expect(one.sides![0]).toEqual([
      { cast: 'halogen', item: 'leader' },
      { cast: 'azimuth', item: null },
    ]);
    expect(withCast(chosen(OWN), 0, 1, 'perigee').sides![0]![1]).toEqual({ cast: 'perigee', item: 'singleBounds' });
    const bare = chosen({ ...OWN, options: { mightyItems: false } });
    expect(withCast(bare, 0, 1, 'perigee').sides![0]![1]!.item).toBeNull();
  });

  test('seats, sides and cities have names', () => {
    expect(sideName(chosen(OWN), 'B')).toBe('The Undertow Syndicate');
    expect(sideName(OWN, 'B')).toBe('');
    expect(newGame.seatName(OWN as never, 'B', 'en')).toBe('chooses at the table');
    expect(cityName('harbour')).toBe('Harbour Row');
    expect(cityName({ id: 'yard', name: 'Backyard' })).toBe('Backyard');
    for (const { id, sides } of STARTERS) expect(newGame.seatsOf({ starter: id } as never)).toHaveLength(sides.length);
    const position = { position: { heroes: [{ seat: 'C', at: [1, 1, 0], cast: 'perigee' }] } };
    expect(newGame.seatsOf(position as never)).toEqual(['A', 'B', 'C']);
    expect(newGame.seatName(position as never, 'C', 'en')).toBe('Orbital Assembly');
  });

  test('what speaks against it is told by its place', () => {
    expect(newGame.placeName('sides[1]', 'en')).toBe('Heroes of B');
    expect(newGame.placeName('options.maxRounds', 'de')).toBe('Rounds');
    expect(newGame.placeName('city.objects[0].x', 'en')).toBe('city.objects[0].x');
  });
});
