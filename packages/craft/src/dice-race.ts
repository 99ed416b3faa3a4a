import {
  asker,
  type Outcome,
  type Play,
  questions,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import { score } from './score.js';

// The ruleset that docs/kernel.md writes: what the smallest whole one looks like. The web app has a table for it.

export const rules = {
  'RACE-01': { title: 'The race', chapter: 'Play', text: 'Runners take turns. Whoever first reaches twenty wins.' },
  'RACE-02': { title: 'A turn', chapter: 'Play', text: 'Roll one to three dice and run what they add up to.' },
  'RACE-03': { title: 'Stumbling', chapter: 'Play', text: 'A one on any die: you stumble and run nothing.' },
  'RACE-04': { title: 'Tail wind', chapter: 'Play', text: 'The runner behind runs one more.' },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const RUNNERS = ['hare', 'tortoise'] as const;
const raceSchema = z.strictObject({ turn: z.enum(RUNNERS), hare: z.int(), tortoise: z.int() });
export type Race = z.infer<typeof raceSchema>;
const other = { hare: 'tortoise', tortoise: 'hare' } as const;

const QUESTIONS = questions<Race>()({
  dice: {
    answer: z.int(),
    finite: true,
    options: () => [1, 2, 3],
    check: (_race, _question, count) =>
      count >= 1 && count <= 3 ? null : refuse<Rule>('RACE-02', `You roll one to three dice, not ${count}.`),
  },
});
const ask = asker(QUESTIONS);

function* play(t: Table<Race, Rule>): Play<Outcome> {
  const race = t.state;
  while (race.hare < 20 && race.tortoise < 20) {
    t.boundary();
    const count = yield* t.ask(ask('dice', race.turn));
    yield* run(t, count);
    race.turn = other[race.turn];
  }
  return { winner: other[race.turn], rule: 'RACE-01' satisfies Rule, by: 'reaching twenty' };
}

function* run(t: Table<Race, Rule>, count: number): Play<void> {
  const race = t.state;
  const faces = yield* t.roll(count, 6, 'RACE-02', race.turn);
  if (faces.includes(1)) {
    t.log({ type: 'stumbled', rule: 'RACE-03', runner: race.turn, faces });
    return;
  }
  const steps = score<Rule>(
    faces.reduce((sum, face) => sum + face, 0),
    'RACE-02',
    [race[race.turn] < race[other[race.turn]] && { by: 1, rule: 'RACE-04', why: 'a tail wind' }],
  );
  race[race.turn] += steps.total;
  t.log({ type: 'ran', rule: 'RACE-02', runner: race.turn, faces, steps });
}

export const diceRace: Ruleset<Race, Race> = {
  id: 'dice-race',
  version: '1.0.0',
  title: 'Dice Race',
  rules,
  ready: [{ id: 'race', title: 'A race to twenty', setup: null }],
  setup: z.null(),
  state: raceSchema,
  questions: QUESTIONS,
  queries: {},
  open: () => ({ turn: 'hare', hare: 0, tortoise: 0 }),
  seats: () => RUNNERS,
  play,
  copy: (race) => ({ ...race }),
  view: (race) => ({ ...race }), // nothing is hidden
  imagine: (view) => ({ ...view }), // so nothing is guessed
  notAsked: (race) => refuse<Rule>('RACE-01', `It is the turn of the ${race.turn}.`),
  say: (event) => `The ${event.runner} ${event.type === 'ran' ? 'runs' : 'stumbles'}.`,
  guide: null,
};
