import { compareAlong, next, OUTSIDE, routeAlong, through } from '@sandtable/geometry/zones';
import { Game, SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../src/content/scenarios.js';
import type { Decision } from '../src/decisions.js';
import { openBattle } from '../src/open.js';
import { ALWAYS, type Conduct, USUAL } from '../src/rules/conduct.js';
import { isBunker } from '../src/rules/units.js';
import { legendaryBattles } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import { tablesOf } from '../src/tables.js';
import { otherSeat, SEATS, type Seat } from '../src/terms.js';
import { cardsAstray, crowds, Watchful } from './laws.js';

/** What a game shows before each of its answers: who is asked what, and what is answered. */
interface Moment {
  readonly b: Battle;
  readonly kind: string;
  readonly seat: Seat;
  readonly answer: Decision;
}

/** What is taken now and then where there is any of it: Situations, and for games that close in, contact. */
type Eager = (answer: Decision) => boolean;
const playsSituations: Eager = ({ type }) => type === 'PlaySituation';
const closesIn: Eager = (answer) =>
  (answer.type === 'PlayAction' || answer.type === 'GiveOrders') &&
  answer.orders.target !== undefined &&
  (answer.orders.path !== undefined || answer.orders.entry !== undefined || answer.orders.facing === undefined);

/** Plays a game by lot, of every two answers of an eager sort one at least, and looks at every moment of it. */
function play(
  scenario: string,
  seed: number,
  conduct: Conduct,
  look: (moment: Moment) => void,
  eager: Eager = playsSituations,
): Watchful {
  const dice = new Watchful(seed);
  const opened = openBattle({ scenario });
  for (const seat of SEATS) opened.players[seat].conduct = conduct;
  dice.state = opened;
  const game = Game.at(legendaryBattles, opened, dice) as unknown as Game<Battle>;
  const lot = new SeededDice(`${scenario}/${seed}/choices`);
  while (!game.over) {
    const { kind, seat } = game.question!;
    const options = game.options(seat) as readonly Decision[];
    const wanted = options.filter(eager);
    const among = wanted.length > 0 && lot.below(2) === 0 ? wanted : options;
    const answer = among[lot.below(among.length)]!;
    look({ b: game.state, kind, seat: seat as Seat, answer });
    dice.state = game.state;
    game.take(answer);
    dice.astray.push(...cardsAstray(game.state));
  }
  return dice;
}

const packs = SCENARIOS.map(({ id }, i) => [id, i] as const);

test.each(packs)(
  '[TA-CORE-DEK-01] [TA-CORE-DEK-08] 72 cards a side at every draw and after every answer: %s',
  (scenario, seed) => {
    for (const conduct of [USUAL, ALWAYS]) {
      const dice = play(scenario, seed, conduct, () => {});
      expect(dice.astray).toEqual([]);
      expect(dice.draws).toBeGreaterThan(12);
    }
  },
);

/** Zones that several of one side share with an enemy: what must be resolved once the enemy is gone. */
function meetings(b: Battle): number {
  const bodies = new Map<number, { A: number; B: number }>();
  for (const [i, { zone, side }] of b.units.entries()) {
    if (zone === null || isBunker(b, i)) continue;
    const here = bodies.get(zone) ?? { A: 0, B: 0 };
    here[side]++;
    bodies.set(zone, here);
  }
  return [...bodies.values()].filter(({ A, B }) => A > 0 && B > 0 && A + B > 2).length;
}

test('[TA-MAP-ZON-04] [TA-MAP-MCC-07] no two friends are left in a zone, though many meet in one and lose their enemy there', () => {
  let met = 0;
  let parted = 0;
  for (const [scenario] of packs)
    for (let seed = 40; seed < 44; seed++) {
      let before = 0;
      play(
        scenario,
        seed,
        USUAL,
        ({ b, kind }) => {
          const now = meetings(b);
          met += Number(now > before);
          parted += Number(now < before);
          before = now;
          if (kind === 'Turn') expect(crowds(b), `${scenario}/${seed}, round ${b.round}, ${b.active}`).toEqual([]);
        },
        closesIn,
      );
    }
  expect(met).toBeGreaterThan(10); // else these games would prove nothing
  expect(parted).toBeGreaterThan(10);
});

test.each(packs)(
  '[TA-CORE-WDW-08] every chain of Situations ends, for each costs a card of the hand: %s',
  (scenario, seed) => {
    let played = 0;
    let stretch = '';
    const left = { A: 0, B: 0 };
    play(scenario, 10 + seed, ALWAYS, ({ b, seat, answer }) => {
      // hands are filled up between T4 and T5 alone
      const now = `${b.round}${b.active}${b.step === 'T5'}`;
      if (now !== stretch) for (const side of SEATS) left[side] = b.players[side].hand.length;
      stretch = now;
      expect(b.players[seat].hand.length).toBeLessThanOrEqual(left[seat]);
      if (answer.type !== 'PlaySituation') return;
      expect(left[seat]--).toBeGreaterThan(0);
      played++;
    });
    expect(played).toBeGreaterThan(0);
  },
);

test.each(packs)(
  '[TA-CORE-INF-06] a seat that has said nothing is asked six times in a turn of the other at most, what it must decide besides Situations counted: %s',
  (scenario, seed) => {
    let turns = new Map<string, { all: number; must: number }>();
    const most = (conduct: Conduct): number => {
      turns = new Map();
      play(scenario, 20 + seed, conduct, ({ b, kind, seat }) => {
        if (seat !== otherSeat(b.active) || kind === 'Deploy') return;
        const turn = `${b.round}${b.active}`;
        const { all, must } = turns.get(turn) ?? { all: 0, must: 0 };
        turns.set(turn, { all: all + 1, must: must + Number(kind !== 'Situation') });
      });
      return Math.max(0, ...[...turns.values()].map(({ all }) => all));
    };
    expect(most(ALWAYS)).toBeGreaterThan(6); // there would be more to ask
    most(USUAL);
    // what a rule leaves to the owner (which of two equal ways, who stays) is asked even after six
    for (const { all, must } of turns.values()) expect(all).toBeLessThanOrEqual(Math.max(6, 5 + must));
  },
);

test('[TA-MAP-FBK-01] [TA-MAP-DRF-01] [TA-GEO-15] no route ends inside the map, whatever is chosen on it', () => {
  const maps = SCENARIOS.map(({ id }) => tablesOf(openBattle({ scenario: id })).map);
  fc.assert(
    fc.property(
      fc.constantFrom(...maps),
      fc.nat(),
      fc.nat(),
      fc.array(fc.nat(5), { minLength: 30 }),
      (map, a, b, lots) => {
        const [from, by] = [a % map.size, b % map.size];
        if (from === by) return;
        const route = routeAlong(map, through(map.centres[from]!, map.centres[by]!));
        for (const start of [from, by]) {
          const walked = [start];
          for (let ways = next(route, walked); ways.length > 0; ways = next(route, walked)) {
            walked.push(ways[lots[walked.length % lots.length]! % ways.length]!);
            expect(walked.length).toBeLessThanOrEqual(map.size);
          }
          const last = walked[walked.length - 1]!;
          const { to } = route.met.find(({ zone }) => zone === last)!;
          const inside = route.met.filter((one) => one.meeting === 'interior' && compareAlong(one.from, to) === 0);
          expect(map.beyond[last]).toContain(OUTSIDE);
          expect(inside.map(({ zone }) => map.ids[zone])).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
