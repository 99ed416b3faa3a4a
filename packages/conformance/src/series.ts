import { greedyBot, randomBot } from '@sandtable/bots';
import { type AnyRuleset, Game, hashOf, type Question, SeededDice } from '@sandtable/kernel';

// Seeded games as fingerprints of all their answers. Code that is only to be faster leaves them as they are.

/** Between two questions at which the guide is asked for all that search asks of it. */
const APART = 7;

/** One line for every ready game and bot: how many answers were given, and the fingerprint of them all. */
export function seriesText(ruleset: AnyRuleset): string {
  return ruleset.ready
    .flatMap(({ id, setup }, seed) =>
      [randomBot, greedyBot].map((bot) => {
        const game = Game.at(ruleset, ruleset.open(setup), new SeededDice(`series/${seed}`), true);
        const chance = new SeededDice(`choices/${seed}`);
        const given: unknown[] = [];
        let answers = 0;
        for (; !game.over; answers++) {
          const question: Question = game.question ?? game.questionFor(game.waitingFor()[0]!)!;
          if (bot === greedyBot && answers % APART === 0) given.push(advice(ruleset, game.state, question));
          const answer = bot.choose(ruleset, game.sight(question.seat), question, chance);
          given.push(answer);
          game.take(answer, question.seat);
        }
        return `${id} ${bot.name}: ${answers} answers, ${hashOf(given)}\n`;
      }),
    )
    .join('');
}

/** What search would consider, and how it would play on, in every style. */
function advice(ruleset: AnyRuleset, state: unknown, question: Question): unknown {
  const { guide } = ruleset;
  if (!guide) return null;
  const styles = Array.from({ length: guide.styles ?? 1 }, (_, style) => style);
  return styles.map((style) => [
    guide.candidates(state, question, style),
    guide.playout(state, question, new SeededDice(style), style),
    guide.value(state, question.seat),
  ]);
}
