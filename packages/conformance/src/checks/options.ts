import { type AnyRuleset, canonical, kindOf, parse, type Question } from '@sandtable/kernel';
import { brief, difference, frozen } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf } from '../play.js';
import { look, some } from '../walk.js';

/** What is offered is legal, what is legal and finite is offered, and what is not a move is kept apart. */
export function optionsAreLegal(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    const pools = new Map<string, Map<string, unknown>>(); // answers seen so far, by kind of question
    return ({ game, asked, seats, options: optionsOf, note }) => {
      for (const seat of seats) {
        if (asked.includes(seat)) continue;
        for (const aside of game.asides(seat)) {
          const refusal = game.check(seat, aside);
          if (refusal) note(`what ${seat} may say unasked is refused: ${brief(aside)}: ${refusal.message}`);
        }
      }
      for (const seat of asked) {
        const question = game.questionFor(seat)!;
        const kind = kindOf(ruleset, question);
        if (kind.about && !parse(kind.about, question.data).ok)
          note(`what ${question.kind} is about does not fit what is published of it: ${brief(question.data)}`);
        const options = optionsOf(seat);
        const unstable = difference(options, game.options(seat));
        if (unstable) note(`the options of ${question.kind} differ from call to call: ${unstable}`);
        const listed = new Map(options.map((option) => [canonical(option), option]));
        if (listed.size < options.length) note(`the options of ${question.kind} list an answer twice`);
        const legal = (what: string, answer: unknown): void => {
          const refusal = game.check(seat, answer);
          if (refusal) note(`${what} of ${question.kind} is refused: ${brief(answer)}: ${refusal.message}`);
          const parsed = parse(kind.answer, frozen(answer));
          const changed = parsed.ok && difference(answer, parsed.value);
          if (changed) note(`the schema of ${question.kind} changes an answer instead of checking it: ${changed}`);
        };
        for (const option of some(options)) legal('an option', option);
        const asides = game.asides(seat);
        for (const aside of asides) {
          legal('an aside', aside);
          if (listed.has(canonical(aside))) note(`the aside ${brief(aside)} of ${question.kind} is among the options`);
          game.fork().answer(seat, aside); // and it can be given
        }
        if (ruleset.guide) advice(question, legal);
        const pool = pools.get(question.kind) ?? new Map<string, unknown>();
        pools.set(question.kind, pool);
        if (kind.finite) {
          const besides = new Set(asides.map(canonical));
          for (const [text, answer] of some([...pool]))
            if (!listed.has(text) && !besides.has(text) && game.check(seat, answer) === null)
              note(`${question.kind} is finite and allows ${text}, but does not list it`);
        }
        for (const [text, option] of some([...listed], 8)) if (pool.size < 300) pool.set(text, frozen(option));
      }
      function advice(question: Question, legal: (what: string, answer: unknown) => void): void {
        const guide = ruleset.guide!;
        const candidates = guide.candidates(game.state, question);
        if (candidates.length === 0) note(`there are no candidates for ${question.kind}`);
        for (const candidate of some(candidates)) legal('a candidate', candidate);
        legal('a playout answer', guide.playout(game.state, question, chanceOf(3)));
        legal('a greedy answer', guide.greedy(game.state, question, chanceOf(3)));
        for (const seat of seats) {
          const value = guide.value(game.state, seat);
          if (!(value >= 0 && value <= 1)) note(`the value of the game for ${seat} is ${value}, expected 0 to 1`);
        }
      }
    };
  });
}
