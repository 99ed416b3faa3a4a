import { type AnyRuleset, canonical, type Refusal, ruleText, type Seat } from '@sandtable/kernel';
import { brief, frozen } from '../data.js';
import type { Finding, Plan } from '../plan.js';
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
export function refusals(ruleset: AnyRuleset, plan: Plan<never, never>): Finding[] {
  return look(ruleset, plan, () => {
    const given: unknown[] = []; // answers that were legal somewhere, to be tried where they may not be
    const seen = new Set<string>();
    return ({ game, asked, seats, chance, note }) => {
      const refused = (seat: Seat, answer: unknown): void => {
        const before = { hash: game.hash(), events: game.eventCount, moves: game.moves };
        if (!game.check(seat, answer)) {
          note(`${seat} may answer ${brief(answer)}`);
          return;
        }
        const refusal = game.answer(seat, answer)!;
        if (game.hash() !== before.hash) note(`a refused answer of ${seat} changed the state: ${brief(answer)}`);
        if (game.eventCount !== before.events || game.moves !== before.moves)
          note(`a refused answer of ${seat} left a trace: ${brief(answer)}`);
        const wrong = badRefusal(ruleset, refusal);
        if (wrong) note(`${wrong}, when ${seat} answers ${brief(answer)}`);
      };
      for (const seat of [...seats.filter((s) => !asked.includes(s)), 'nobody of this name'])
        refused(seat, given.length > 0 ? pick(given, chance) : null);
      for (const seat of asked) {
        for (const junk of JUNK) refused(seat, junk);
        const options = game.options(seat);
        for (const spoilt of spoil(frozen(options[0]))) {
          const refusal = game.check(seat, spoilt);
          if (refusal) refused(seat, spoilt);
        }
        for (const answer of some(given)) if (game.check(seat, answer)) refused(seat, answer);
        for (const option of some(options, 4)) remember(option);
      }
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
