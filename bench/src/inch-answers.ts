import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { Game, kindOf } from '@sandtable/kernel';
import { alone, compare, type Work } from './measure.js';
import { atMost, type Bench } from './result.js';

// What a side of Fictioneers may answer to a move by overwatch: whole lines of figures on watch, and a beast that charges them from
// twelve inches away, so that nearly everybody has a shot at every inch of its way.

const COLUMNS = 26;
const APART = 1.35;
const WATCHERS = ['t-legionary', 't-grenadier', 'x-sentinel', 't-missile', 'r-striker'];
const CHARGER = 13;
const WAY = 11_900;

function charged(figures: number): Work {
  const models = Array.from({ length: figures }, (_, k) => {
    const [x, y] = [40 + APART * (k % COLUMNS), APART * Math.floor(k / COLUMNS)];
    const squad = `${k >> 3}`;
    return [
      { side: 'A', unit: WATCHERS[k % WATCHERS.length]!, at: [x, 58 - y], squad: `A${squad}`, overwatch: true },
      { side: 'B', unit: k === CHARGER ? 'sirex' : 's-warrior', at: [x, 72 + 1.2 * y], squad: `B${squad}` },
    ];
  }).flat();
  const game = Game.open(fictioneersLegacy, {
    setup: { position: { table: [120, 150], models, active: 'B' } },
    dice: { kind: 'seeded', seed: 1 },
  });
  const beast = game.state.muster.cast.findIndex(({ type }) => type === 'sirex');
  const { x, y } = game.state.models[beast]!;
  const path = [
    { x, y },
    { x, y: y - WAY },
  ];
  const refused =
    game.answer('B', { type: 'Activate', model: game.state.muster.cast[beast]!.id }) ??
    game.answer('B', { type: 'Move', mode: 'walk', path });
  const question = game.questionFor('A');
  if (refused || question?.kind !== 'OverwatchReaction') throw new Error('nobody is asked to answer the charge');
  const kind = kindOf(fictioneersLegacy, question);
  return {
    name: `${figures} on watch`,
    unit: 'questions',
    run() {
      for (let i = 0; i < 5; i++) kind.options(game.state, question);
      return 5;
    },
  };
}

const FEW = 60;
const MANY = 180;
/** What n log n allows. */
const GROWTH = (MANY * Math.log(MANY)) / (FEW * Math.log(FEW));

export const inchAnswersBench: Bench = {
  name: 'inch-answers',
  run() {
    const { value, low, high } = alone(charged(FEW));
    return [
      {
        name: 'inch-answers',
        what: `all options of an answer by overwatch in Fictioneers: Legacy, ${FEW} figures on watch`,
        unit: 'ms',
        figure: { value: 1000 / value, low: 1000 / high, high: 1000 / low },
        target: atMost(5),
      },
      {
        name: 'inch-answers-growth',
        what: `the same for ${MANY} figures on watch / for ${FEW}, in time`,
        unit: 'x',
        figure: compare(charged(FEW), charged(MANY)).ratio,
        target: atMost(Math.round(100 * GROWTH) / 100),
      },
    ];
  },
};
