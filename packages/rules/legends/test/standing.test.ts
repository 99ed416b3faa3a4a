import { expect, test } from 'vitest';
import { leaveHopeless, legends, type Scene } from '../src/index.js';

const scene: Scene = legends.open({
  position: {
    city: 'crosstown',
    heroes: [
      { seat: 'A', at: [12, 12, 0], cast: 'halogen', heroism: 6 },
      { seat: 'B', at: [12, 2, 0], cast: 'ballast', heroism: 3 },
    ],
  },
});
const answers = (kind: string, data: object) => leaveHopeless.answer({}, { question: { kind, data }, view: scene });

test('[LG-TOT-01] a reaction is left where the whole bank leaves nothing but a miracle, and where not it is asked', () => {
  const defend = (fatigue: number) => ({ hero: 'b1', fatigue, difficulty: 2 * fatigue });
  expect(answers('Defend', defend(9))).toEqual({ type: 'decline' });
  expect(answers('Defend', defend(4))).toBeNull();
  expect(answers('Act', { hero: 'a1' })).toBeNull();
});
