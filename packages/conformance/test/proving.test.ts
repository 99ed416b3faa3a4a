import { randomBot } from '@sandtable/bots';
import { score } from '@sandtable/craft';
import { bids, duel, gauntlet, parley, pickets, skiffs } from '../../kernel/test/proving/index.js';
import { CARDS, ENVOYS, type Talks } from '../../kernel/test/proving/parley.js';
import type { Night } from '../../kernel/test/proving/pickets.js';
import { conforms, type Script } from '../src/index.js';

const ambushes: Script = {
  name: '[PICK-04] [PICK-05] an ambush that fails on a tired company and one that would fail on a rested one',
  setup: {},
  dice: [2, 3],
  answers: [
    ['red', ['advance', 'hold']],
    ['blue', ['ambush', 'hold']],
    ['red', ['hold', 'advance']],
    ['blue', ['hold', 'ambush']],
  ],
  events: [
    { type: 'ordered', rule: 'PICK-02', side: 'red', orders: ['advance', 'hold'] },
    { type: 'ordered', rule: 'PICK-02', side: 'blue', orders: ['ambush', 'hold'] },
    { type: 'turned', rule: 'PICK-03', red: ['advance', 'hold'], blue: ['ambush', 'hold'] },
    { type: 'ambushed', rule: 'PICK-04', side: 'red', company: 0, die: 2, need: score(3, 'PICK-04') },
    { type: 'gained', rule: 'PICK-06', side: 'red', company: 0 },
    { type: 'ordered', rule: 'PICK-02', side: 'red', orders: ['hold', 'advance'] },
    { type: 'ordered', rule: 'PICK-02', side: 'blue', orders: ['hold', 'ambush'] },
    { type: 'turned', rule: 'PICK-03', red: ['hold', 'advance'], blue: ['hold', 'ambush'] },
    {
      type: 'ambushed',
      rule: 'PICK-04',
      side: 'red',
      company: 1,
      die: 3,
      need: score(3, 'PICK-04', [{ by: 1, rule: 'PICK-05', why: 'the company is rested' }]),
    },
    { type: 'gained', rule: 'PICK-06', side: 'red', company: 1 },
  ],
};

/** Other orders face down than those that lie there, made without the ruleset's own view. */
function nightTwins(night: Night, seat: string): readonly [Night, Night] {
  const other = seat === 'red' ? 'blue' : 'red';
  const twin = (order: 'hold' | 'ambush'): Night => {
    const changed = structuredClone(night);
    changed[other].orders &&= changed[other].orders.map(() => order);
    return changed;
  };
  return [twin('hold'), twin('ambush')];
}

conforms(pickets, {
  maxMoves: 12,
  queries: { ambushOdds: [{ side: 'red', company: 1 }] },
  scripts: [ambushes],
  twins: nightTwins,
  bots: [randomBot],
});

conforms(skiffs, {
  maxMoves: 60,
  setups: [
    { name: 'near', setup: { apart: 2 } },
    { name: 'far', setup: { apart: 19.25 } },
  ],
  queries: { reach: (_view, chance) => [{ oars: 0 }, { oars: chance.below(5) }] },
  scripts: [
    {
      name: '[SKIFF-02] [SKIFF-03] [SKIFF-06] a turn: oars, a path around, a shot beside the mark but near enough',
      setup: { apart: 9.5 },
      dice: [5, 4, 3, 6],
      answers: [
        ['gull', { oars: 1, guns: 3 }],
        [
          'gull',
          [
            { x: 9.25, y: 4 },
            { x: 9.25, y: 5.5 },
          ],
        ],
        ['gull', { x: 16.75, y: 4.5 }],
      ],
      events: [
        { type: 'manned', rule: 'SKIFF-02', boat: 'gull', dice: [5], reach: score(5, 'SKIFF-03') },
        {
          type: 'rowed',
          rule: 'SKIFF-03',
          boat: 'gull',
          path: [
            { x: 9.25, y: 4 },
            { x: 9.25, y: 5.5 },
          ],
        },
        { type: 'fired', rule: 'SKIFF-06', boat: 'gull', at: { x: 16.75, y: 4.5 }, dice: [4, 3, 6], hits: 2 },
      ],
    },
  ],
  bots: [randomBot],
});

conforms(duel, {
  maxMoves: 80,
  setups: [
    { name: 'out of breath', setup: { breath: 0 } },
    { name: 'long of breath', setup: { breath: 20 } },
  ],
  scripts: [
    {
      name: '[DUEL-04] a parry that fails after nobody disengaged',
      setup: { breath: 1 },
      dice: [3, 2],
      answers: [
        ['left', 'thrust'],
        ['right', true],
        ['left', false],
      ],
      events: [
        { type: 'rolled', rule: 'DUEL-02', fencer: 'left', die: 3, need: score(3, 'DUEL-02') },
        { type: 'interrupted', rule: 'DUEL-04', fencer: 'right', move: 'parry' },
        { type: 'rolled', rule: 'DUEL-04', fencer: 'right', die: 2, need: score(3, 'DUEL-04') },
        { type: 'attacked', rule: 'DUEL-02', fencer: 'left', kind: 'thrust', touch: 'left' },
      ],
    },
  ],
  bots: [randomBot],
});

/** Draws that leave a shuffled deck as it was: the last of the rest each time. */
const unshuffled = Array.from({ length: CARDS - 1 }, (_, i) => CARDS - i);

/** The same cards in other hands: two that a seat has not seen change places. */
function talksTwins(talks: Talks, seat: string): readonly [Talks, Talks] {
  const me = ENVOYS.find((envoy) => envoy === seat)!;
  const twin = structuredClone(talks);
  const hidden = ENVOYS.filter((envoy) => envoy !== me).flatMap((envoy) =>
    twin[envoy].hand.map((card, i) => ({ hand: twin[envoy].hand, card, i })),
  );
  const [one, two] = [hidden[0], hidden.at(-1)].map((at) => (at && !talks[me].known.includes(at.card) ? at : null));
  if (one && two) {
    one.hand[one.i] = two.card;
    two.hand[two.i] = one.card;
  }
  for (const envoy of ENVOYS) if (envoy !== me) twin[envoy].known = [];
  twin.deck.reverse();
  return [talks, twin];
}

conforms(parley, {
  maxMoves: 120,
  scripts: [
    {
      name: '[PARL-03] [PARL-05] [PARL-06] a gift, vetoed by the one to the left, whose veto is vetoed',
      setup: null,
      dice: [...unshuffled, 11, 10],
      answers: [
        ['north', 17],
        ['east', 14],
        ['south', null],
        ['north', 18],
        ['east', null],
        ['south', null],
      ],
      events: [
        { type: 'dealt', rule: 'PARL-01' },
        { type: 'hand', rule: 'PARL-01', envoy: 'north', cards: [17, 18, 19] },
        { type: 'hand', rule: 'PARL-01', envoy: 'east', cards: [14, 15, 16] },
        { type: 'hand', rule: 'PARL-01', envoy: 'south', cards: [11, 12, 13] },
        { type: 'drew', rule: 'PARL-02', envoy: 'north', card: 10 },
        { type: 'played', rule: 'PARL-05', envoy: 'north', card: 17 },
        { type: 'played', rule: 'PARL-06', envoy: 'east', card: 14 },
        { type: 'played', rule: 'PARL-06', envoy: 'north', card: 18 },
        { type: 'void', rule: 'PARL-06', card: 14 },
        { type: 'scored', rule: 'PARL-05', envoy: 'north', points: 1 },
        { type: 'drew', rule: 'PARL-02', envoy: 'east', card: 9 },
      ],
    },
  ],
  twins: talksTwins,
  bots: [randomBot],
});

conforms(gauntlet, { maxMoves: 150, bots: [randomBot] });

conforms(bids, {
  maxMoves: 60,
  setups: [
    { name: 'ready', setup: {} },
    { name: 'poor', setup: { lots: 20, coins: 1 } },
  ],
  scripts: [
    {
      name: '[BID-03] [BID-04] [BID-05] a tie that is drawn, and the end',
      setup: { lots: 1, coins: 3 },
      dice: [2],
      answers: [
        ['cobalt', 2],
        ['amber', 2],
        ['brick', 1],
      ],
      events: [
        { type: 'bid', rule: 'BID-02', bidder: 'amber', coins: 2 },
        { type: 'bid', rule: 'BID-02', bidder: 'brick', coins: 1 },
        { type: 'bid', rule: 'BID-02', bidder: 'cobalt', coins: 2 },
        { type: 'sold', rule: 'BID-04', bidder: 'cobalt', coins: 2 },
      ],
      outcome: { winner: 'cobalt', rule: 'BID-05', by: 'lots' },
    },
  ],
  bots: [randomBot],
});
