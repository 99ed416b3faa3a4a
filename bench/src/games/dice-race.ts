import { type Outcome, type Question, type Refusal, type Ruleset, refuse, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type BoardgameClient, type BoardgameGame, Client } from '../boardgame.js';

// The same race for both tables: two seats in turn go by a die or stay; the first to reach the goal wins.

interface Race {
  readonly goal: number;
  readonly at: [number, number];
  turn: 0 | 1;
}

type Step = { readonly type: 'go' | 'stay' };

export const GO: Step = { type: 'go' };
const STAY: Step = { type: 'stay' };
const SEATS = ['A', 'B'] as const;
const ASK = SEATS.map((seat): Question<Step> => ({ kind: 'step', seat, data: null }));

function refusal(step: Step): Refusal | null {
  return step.type === 'go' || step.type === 'stay' ? null : refuse('RACE-1', 'A racer goes or stays.');
}

export const diceRace: Ruleset<Race, Race> = {
  id: 'dice-race',
  version: '1',
  title: 'Dice race',
  rules: {},
  ready: [],
  setup: z.object({ goal: z.int() }) as unknown as Schema,
  state: z.unknown() as unknown as Schema<Race>,
  questions: {
    step: {
      answer: z.object({ type: z.enum(['go', 'stay']) }) as unknown as Schema<never>,
      finite: true,
      options: () => [GO, STAY] as never[],
      check: (_race, _question, step) => refusal(step),
    },
  },
  queries: {},
  open: (setup) => ({ goal: (setup as Race).goal, at: [0, 0], turn: 0 }),
  seats: () => SEATS,
  *play(t) {
    const race = t.state;
    for (;;) {
      const { turn } = race;
      t.boundary();
      const step = yield* t.ask(ASK[turn]!);
      if (step.type === 'go') {
        const dice = yield* t.roll(1, 6, 'RACE-2', SEATS[turn]);
        race.at[turn] += dice[0]!;
        if (t.logging) t.log({ type: 'went', rule: 'RACE-2', seat: SEATS[turn], dice, at: race.at[turn] });
        if (race.at[turn] >= race.goal) return { winner: SEATS[turn]!, rule: 'RACE-3', by: 'goal' } satisfies Outcome;
      }
      race.turn = turn === 0 ? 1 : 0;
    }
  },
  copy: ({ goal, at, turn }) => ({ goal, at: [at[0], at[1]], turn }),
  view: (race) => race,
  imagine: (race) => race,
  notAsked: () => refuse('RACE-1', 'It is the other racer’s turn.'),
  say: ({ type }) => type,
  guide: null,
};

interface PeerRace {
  at: [number, number];
}

export function peerRace(goal: number, seed: string): BoardgameClient<PeerRace> {
  const game: BoardgameGame<PeerRace> = {
    name: 'dice-race',
    seed,
    setup: () => ({ at: [0, 0] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      go: ({ G, ctx, random }) => {
        G.at[Number(ctx.currentPlayer) as 0 | 1] += random.D6();
      },
      stay: () => {},
    },
    endIf: ({ G }) => (G.at[0] >= goal ? { winner: '0' } : G.at[1] >= goal ? { winner: '1' } : undefined),
  };
  return Client({ game, numPlayers: 2, debug: false });
}
