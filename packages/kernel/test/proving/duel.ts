/**
 * The Fencing Hall: an attack may be parried, the parry deceived, the deception read.
 * Proves: interrupts nested three deep on the kernel's own stack, entry at checkpoints only, a roll inside an interrupt.
 */

import { reactions, type Score, score } from '@sandtable/craft';
import * as z from 'zod/mini';
import {
  asker,
  type Outcome,
  type Play,
  questions,
  type Ruleset,
  type RuleText,
  refuse,
  type Table,
} from '../../src/index.js';

export const rules = {
  'DUEL-01': { title: 'Bouts', chapter: 'The bout', text: 'Fencers attack in turn, for at most twenty attacks.' },
  'DUEL-02': { title: 'Attack', chapter: 'The bout', text: 'A thrust lands on 3 or more. A fencer may wait instead.' },
  'DUEL-03': { title: 'Lunge', chapter: 'The bout', text: 'A lunge costs one breath and lands on one less.' },
  'DUEL-04': {
    title: 'Parry',
    chapter: 'Interrupts',
    text: 'The attacked fencer may spend a breath: no touch on 3 or more.',
  },
  'DUEL-05': { title: 'Disengage', chapter: 'Interrupts', text: 'The attacker may spend a breath to undo a parry.' },
  'DUEL-06': {
    title: 'Stop hit',
    chapter: 'Interrupts',
    text: 'Against a disengage, a breath scores the touch oneself.',
  },
  'DUEL-07': {
    title: 'Touches',
    chapter: 'The end',
    text: 'Three touches win; after twenty attacks, more touches do.',
  },
} as const satisfies Record<string, RuleText>;
type Rule = keyof typeof rules;

export const FENCERS = ['left', 'right'] as const;
type Fencer = (typeof FENCERS)[number];
const other = { left: 'right', right: 'left' } as const;

const fencer = z.strictObject({ touches: z.int().check(z.gte(0)), breath: z.int().check(z.gte(0)) });
const boutSchema = z.strictObject({
  attacks: z.int().check(z.gte(0)),
  attacker: z.enum(FENCERS),
  left: fencer,
  right: fencer,
});
export type Bout = z.infer<typeof boutSchema>;

const ATTACKS = ['thrust', 'lunge', 'wait'] as const;
type Attack = (typeof ATTACKS)[number];
const MOVES = ['parry', 'disengage', 'stop hit'] as const;
type Move = (typeof MOVES)[number];

const QUESTIONS = questions<Bout>()({
  attack: {
    answer: z.enum(ATTACKS),
    finite: true,
    options: (bout, { seat }) => ATTACKS.filter((a) => a !== 'lunge' || bout[seat as Fencer].breath > 0),
    check: (bout, { seat }, answer) =>
      answer === 'lunge' && bout[seat as Fencer].breath === 0
        ? refuse<Rule>('DUEL-03', 'You have no breath left to lunge.')
        : null,
  },
  /** One interrupt: spend a breath on a move, or let it be. Asked only of those with breath to spend. */
  interrupt: {
    answer: z.boolean(),
    about: z.enum(MOVES),
    finite: true,
    options: () => [true, false],
    check: () => null,
  },
});
const ask = asker(QUESTIONS);

const cites = { parry: 'DUEL-04', disengage: 'DUEL-05', 'stop hit': 'DUEL-06' } as const satisfies Record<Move, Rule>;

/** Whether a fencer interrupts, at the cost of one breath. */
function* interrupts(t: Table<Bout, Rule>, seat: Fencer, move: Move): Play<boolean> {
  const offer = () => (t.state[seat].breath > 0 ? ask('interrupt', seat, move) : null);
  const made = yield* t.call(reactions(t, [seat], offer, (answer) => !answer));
  if (made.length === 0) return false;
  t.state[seat].breath--;
  t.log({ type: 'interrupted', rule: cites[move], fencer: seat, move });
  return true;
}

/** DUEL-02, DUEL-03: what the attack's die must reach. */
export const toLand = (kind: Attack): Score<Rule> =>
  score<Rule>(3, 'DUEL-02', [kind === 'lunge' && { by: -1, rule: 'DUEL-03', why: 'a lunge' }]);

function* play(t: Table<Bout, Rule>): Play<Outcome> {
  const bout = t.state;
  while (bout.attacks < 20 && bout.left.touches < 3 && bout.right.touches < 3) {
    t.boundary();
    const kind = yield* t.ask(ask('attack', bout.attacker));
    if (kind === 'lunge') bout[bout.attacker].breath--;
    const scorer = kind === 'wait' ? null : yield* t.call(resolve(t, bout.attacker, kind));
    if (scorer) bout[scorer].touches++;
    t.log({ type: 'attacked', rule: 'DUEL-02', fencer: bout.attacker, kind, touch: scorer });
    bout.attacks++;
    bout.attacker = other[bout.attacker];
  }
  const lead = bout.left.touches - bout.right.touches;
  return { winner: lead === 0 ? null : lead > 0 ? 'left' : 'right', rule: 'DUEL-07' satisfies Rule, by: 'touches' };
}

/** Who scores by an attack. */
function* resolve(t: Table<Bout, Rule>, by: Fencer, kind: Attack): Play<Fencer | null> {
  const need = toLand(kind);
  const [die] = yield* t.roll(1, 6, 'DUEL-02', by);
  t.log({ type: 'rolled', rule: 'DUEL-02', fencer: by, die, need });
  if (die! < need.total) return null;
  return yield* t.call(parry(t, by)); // first interrupt
}

function* parry(t: Table<Bout, Rule>, by: Fencer): Play<Fencer | null> {
  if (!(yield* t.call(interrupts(t, other[by], 'parry')))) return by;
  const deceived = yield* t.call(disengage(t, by)); // second, within the first
  if (deceived !== 'parried') return deceived;
  const [die] = yield* t.roll(1, 6, 'DUEL-04', other[by]);
  t.log({ type: 'rolled', rule: 'DUEL-04', fencer: other[by], die, need: score<Rule>(3, 'DUEL-04') });
  return die! >= 3 ? null : by;
}

function* disengage(t: Table<Bout, Rule>, by: Fencer): Play<Fencer | 'parried'> {
  if (!(yield* t.call(interrupts(t, by, 'disengage')))) return 'parried';
  return (yield* t.call(interrupts(t, other[by], 'stop hit'))) ? other[by] : by; // third, within the second
}

const copyBout = (bout: Bout): Bout => ({
  attacks: bout.attacks,
  attacker: bout.attacker,
  left: { touches: bout.left.touches, breath: bout.left.breath },
  right: { touches: bout.right.touches, breath: bout.right.breath },
});

export const duel: Ruleset<Bout, Bout> = {
  id: 'duel',
  version: '1.0.0',
  title: 'The Fencing Hall',
  rules,
  ready: [{ id: 'bout', title: 'A bout with six breaths', setup: { breath: 6 } }],
  setup: z.strictObject({ breath: z.int().check(z.gte(0), z.lte(20)) }),
  state: boutSchema,
  questions: QUESTIONS,
  queries: {},
  open(setup) {
    const { breath } = setup as { breath: number };
    return { attacks: 0, attacker: 'left', left: { touches: 0, breath }, right: { touches: 0, breath } };
  },
  seats: () => FENCERS,
  play,
  copy: copyBout,
  view: copyBout,
  imagine: copyBout,
  notAsked: () => refuse<Rule>('DUEL-01', 'The other fencer is to act.'),
  say(event) {
    switch (event.type) {
      case 'rolled':
        return `${event.fencer} rolls ${event.die} against ${(event.need as Score).total}.`;
      case 'interrupted':
        return `${event.fencer} spends a breath: ${event.move}!`;
      default:
        return `${event.fencer} makes a ${event.kind}; ${event.touch ? `touch for ${event.touch}` : 'no touch'}.`;
    }
  },
  guide: null,
};
