import { type AnyRuleset, canonical, type Refusal, ruleText, type Seat } from '@sandtable/kernel';
import { brief, frozen, watch } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { pick } from '../play.js';
import { look, some } from '../walk.js';

/** Nothing that any question could take for an answer. */
const JUNK: readonly unknown[] = [
  undefined,
  { '\u0000': 0 },
  [[{ '\u0000': 0 }]],
  '\u0000',
  -1e300,
  Number.NaN,
  () => 0,
  10n,
];

/** A refused answer changes nothing, cites a rule that exists or names the field at fault, and says why. */
export function refusals(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    const given: unknown[] = []; // answers that were legal somewhere, to be tried where they may not be
    const seen = new Set<string>();
    return ({ game, asked, seats, chance, options: optionsOf, note }) => {
      const before = game.hash();
      const stateChanged = watch(() => game.state);
      /** Gives answers that must be refused, and looks at the state once for all of them. */
      const refused = (what: string, seat: Seat, answers: readonly unknown[]): void => {
        const { eventCount, moves } = game;
        for (const answer of answers) {
          if (!game.check(seat, answer)) {
            note(`${seat} may answer ${brief(answer)}`);
            return;
          }
          const wrong = badRefusal(ruleset, game.answer(seat, answer)!);
          if (wrong) note(`${wrong}, when ${seat} answers ${brief(answer)}`);
          if (game.eventCount !== eventCount || game.moves !== moves)
            note(`${what} was refused and left a trace: ${brief(answer)} of ${seat}`);
        }
        if (stateChanged()) note(`${what} was refused and changed the state: one of ${brief(answers)} of ${seat}`);
      };
      for (const seat of [...seats.filter((s) => !asked.includes(s)), 'nobody of this name'])
        refused('an answer out of turn', seat, [given.length > 0 ? pick(given, chance) : null]);
      for (const seat of asked) {
        const options = optionsOf(seat);
        const forbidden = (answers: readonly unknown[]) => answers.filter((answer) => game.check(seat, answer));
        refused('junk', seat, JUNK);
        refused('a spoilt option', seat, forbidden(some(spoil(frozen(options[0])), 16)));
        refused('an answer from elsewhere', seat, forbidden(some(given, 16)));
        for (const option of some(options, 4)) remember(option);
      }
      if (game.hash() !== before) note('a refused answer changed the dice');
      function remember(option: unknown): void {
        const text = canonical(option);
        if (seen.has(text) || given.length > 400) return;
        seen.add(text);
        given.push(frozen(option));
      }
    };
  });
}

/** What is wrong with a refusal itself. */
export function badRefusal(ruleset: AnyRuleset, refusal: Refusal): string | null {
  if (!refusal.message) return 'a refusal says nothing';
  if (refusal.rule !== null)
    return ruleText(ruleset, refusal.rule) ? null : `a refusal cites ${refusal.rule}, which is no rule`;
  return typeof refusal.path === 'string' || refusal.message.startsWith('Dice')
    ? null
    : 'a refusal cites neither a rule nor a field';
}

/** Answers that are almost one: a field gone, a field of another type, one field too many, one place too long. */
function spoil(answer: unknown): unknown[] {
  if (Array.isArray(answer))
    return [
      answer.slice(1),
      [...answer, { '\u0000': 0 }],
      ...answer.flatMap((a, i) => spoil(a).map((s) => answer.with(i, s))),
    ];
  if (answer === null || typeof answer !== 'object') return [{ was: answer }, [answer], `${String(answer)}?`];
  const fields = Object.entries(answer);
  return [
    { ...answer, '\u0000': 0 },
    ...fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key))),
    ...fields.flatMap(([key, field]) => spoil(field).map((spoilt) => ({ ...answer, [key]: spoilt }))),
  ];
}
