import { Game, type Question } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { expect, test } from 'vitest';
import { type ThinkingRoom, thinkInSlices } from '../src/worker/thinking.js';

const game = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: { kind: 'seeded', seed: 7 } });
const seat = game.waitingFor()[0]!;
const question = game.questionFor(seat) as Question;

/** A clock that goes on by so much each time it is looked at. */
function room(tick: number, stopAfter = Number.POSITIVE_INFINITY): ThinkingRoom & { told: number[]; pauses: number } {
  let time = 0;
  const it = {
    told: [] as number[],
    pauses: 0,
    now: () => (time += tick),
    pause: async () => {
      it.pauses++;
    },
    stopped: () => it.pauses >= stopAfter,
    progress: (part: number) => it.told.push(part),
  };
  return it;
}

const think = (at: ThinkingRoom) => thinkInSlices(quantumLegions, game.sight(seat), question, 'regular', 'a', at);

test('it pauses between slices, tells how far it is, and gives a legal answer', async () => {
  const at = room(2);
  const answer = await think(at);
  expect(game.check(seat, answer)).toBeNull();
  expect(at.pauses).toBeGreaterThan(1);
  expect(at.told).toEqual([...at.told].sort((a, b) => a - b));
});

test('told to stop, it answers at the next pause with what it has', async () => {
  const at = room(8, 1);
  expect(game.check(seat, await think(at))).toBeNull();
  expect(at.pauses).toBe(1);
});
