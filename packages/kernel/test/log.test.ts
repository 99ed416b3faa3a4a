import { describe, expect, test } from 'vitest';
import { type Event, Game, Log, readAs, ruleText, say, standing } from '../src/index.js';
import { parley, pickets } from './proving/index.js';

const event = (type: string): Event => ({ type, rule: 'R' });

const SEATS = ['north', 'east', 'south', 'west'];

describe('a log', () => {
  const log = new Log();
  log.add(event('open'));
  log.addSecret('red', { ...event('order'), what: 'ambush' }, event('order'));
  log.addSecret(['north', 'south'], { ...event('plan'), what: 'siege' }, event('plan'));
  const told = log.take();

  test('gives a seat its own secrets, and to others what they may read', () => {
    expect(readAs('red', told)[1]).toEqual({ type: 'order', rule: 'R', what: 'ambush' });
    expect(readAs('blue', told)[1]).toEqual({ type: 'order', rule: 'R' });
    expect(readAs(null, told)[1]).toEqual({ type: 'order', rule: 'R' });
    expect(readAs('referee', told)[1]).toHaveProperty('what', 'ambush');
  });

  test('gives several seats that know the same one secret form', () => {
    const toldTo = [...SEATS, null, 'referee'].filter((reader) => 'what' in readAs(reader, told)[2]!);
    expect(toldTo).toEqual(['north', 'south', 'referee']);
  });

  test('is empty when what it holds was taken, and what was taken stays as it is', () => {
    expect(log.length).toBe(0);
    log.addSecret('blue', { ...event('later'), what: 'hold' }, event('later'));
    expect(told.events.map(({ type }) => type)).toEqual(['open', 'order', 'plan']);
    expect(told.secrets?.map(({ place }) => place)).toEqual([1, 2]);
    expect(log.take()).toEqual({
      events: [event('later')],
      secrets: [{ place: 0, readers: 'blue', event: { ...event('later'), what: 'hold' } }],
    });
    expect(log.take()).toEqual({ events: [] });
  });
});

test('[PICK-02] orders are secret until the game is over; then the whole log is open', () => {
  const game = Game.open(pickets, { setup: {}, dice: { kind: 'seeded', seed: 1 } });
  game.answer('red', ['hold', 'ambush']);
  expect(game.events('red')[0]).toHaveProperty('orders');
  for (const reader of ['blue', null]) expect(game.events(reader)[0]).not.toHaveProperty('orders');
  game.answer('blue', 'withdraw');
  expect(game.over).toBe(true);
  for (const reader of ['blue', null]) expect(game.events(reader)[0]).toHaveProperty('orders');
});

test('[PARL-01] nobody reads the cards of another from the log', () => {
  const game = Game.open(parley, { setup: null, dice: { kind: 'seeded', seed: 1 } });
  const read = (seat: string | null) => game.events(seat).filter((e) => 'cards' in e || 'card' in e);
  expect(read('north').map((e) => e.type)).toEqual(['hand', 'drew']);
  expect(read('east').map((e) => e.envoy)).toEqual(['east']);
  expect(read(null)).toEqual([]);
  expect(game.events('north').length).toBe(game.events(null).length);
});

test('what stands is what was not taken back, however the taking back nests', () => {
  const undone = (from: number, to: number): Event => ({ type: 'undone', rule: 'TABLE-UNDO', events: [from, to] });
  const log = [event('a'), event('b'), event('c'), undone(1, 3), event('d'), undone(0, 5), event('e')];
  expect(standing(log.slice(0, 4)).map((e) => e.type)).toEqual(['a']);
  expect(standing(log.slice(0, 5)).map((e) => e.type)).toEqual(['a', 'd']);
  expect(standing(log).map((e) => e.type)).toEqual(['e']);
});

test('[TABLE-UNDO] the table says and cites its own events, whatever the ruleset', () => {
  const taken = { type: 'undone', rule: 'TABLE-UNDO', seat: 'red', moves: 1, events: [0, 1] };
  expect(say(pickets, taken)).toBe('red takes back a move.');
  expect(say(pickets, { ...taken, moves: 3 })).toBe('red takes back 3 moves.');
  expect(say(pickets, { type: 'gained', rule: 'PICK-06', side: 'red', company: 1 })).toBe(
    "red's company 1 gains ground.",
  );
  expect(ruleText(pickets, 'TABLE-UNDO')?.title).toBe('Taking back');
  expect(ruleText(pickets, 'PICK-06')?.title).toBe('Ground');
  expect(ruleText(pickets, 'PICK-99')).toBeNull();
});
