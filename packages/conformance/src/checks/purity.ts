import { imagine } from '@sandtable/bots';
import { type AnyRuleset, Game, hashOf, isRefusal, kindOf, parse, SeededDice, type Sight } from '@sandtable/kernel';
import { brief, lostInJson, watch } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf, makeStep, randomStep } from '../play.js';
import { look, some } from '../walk.js';
import { badRefusal } from './refusals.js';

/** Asking changes nothing: options, checks, views, queries (odds, overlays), sentences, and bots that think. */
export function askingChangesNothing(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  const known = plan.queries;
  const findings = Object.keys(ruleset.queries)
    .filter((name) => !(name in known))
    .map((name): Finding => ({ message: `there are no sample arguments for the query ${name}`, record: null }));
  return findings.concat(
    look(ruleset, plan, () => ({ game, asked, seats, chance, options: optionsOf, note }) => {
      const { state } = game;
      const before = game.hash();
      const stateChanged = watch(() => state);
      const unchanged = (what: string): void => {
        if (stateChanged()) note(`${what} changed the state`);
      };
      for (const seat of [...seats, null]) {
        game.view(seat);
        unchanged(`the view of ${seat ?? 'a spectator'}`);
      }
      for (const seat of seats) {
        ruleset.notAsked(state, seat);
        unchanged('notAsked');
        const view = game.view(seat);
        const viewChanged = watch(() => view);
        const ask = (name: string, args: unknown): void => {
          const wrong = faultOfQuery(ruleset, view, name, args);
          if (wrong) note(wrong);
        };
        const queries = Object.entries(known).flatMap(([name, sample]) =>
          (typeof sample === 'function' ? sample(view, chance) : sample).map((args) => [name, args] as const),
        );
        for (const [name, args] of queries) ask(name, args);
        // Looked at once for all of them; where something has changed, each is asked again to find the one that did it.
        const [state0, view0] = [stateChanged(), viewChanged()];
        if (state0 || view0) {
          for (const [name, args] of queries) {
            ask(name, args);
            unchanged(`the query ${name}`);
            if (viewChanged()) note(`the query ${name} changed the view`);
          }
          note(`a query changed the ${state0 ? 'state' : 'view'}, once`);
        }
        thinkAhead(ruleset, game.sight(seat), chanceOf(chance.below(1e9)));
        unchanged('imagining and playing on');
        if (viewChanged()) note('imagining and playing on changed the view');
      }
      for (const seat of asked) {
        const question = game.questionFor(seat)!;
        const kind = kindOf(ruleset, question);
        const options = optionsOf(seat);
        unchanged(`the options of ${question.kind}`);
        game.asides(seat);
        unchanged(`the asides of ${question.kind}`);
        for (const option of some(options)) kind.check(state, question, option);
        unchanged(`the check of ${question.kind}`);
        for (const bot of plan.bots) {
          bot.choose(ruleset, game.sight(seat), question, chanceOf(1));
          unchanged(`the bot ${bot.name}`);
        }
        if (!ruleset.guide) continue;
        ruleset.guide.candidates(state, question);
        unchanged('guide.candidates');
        ruleset.guide.playout(state, question, chanceOf(1));
        unchanged('guide.playout');
        ruleset.guide.greedy(state, question, chanceOf(1));
        unchanged('guide.greedy');
        ruleset.guide.value(state, seat);
        unchanged('guide.value');
      }
      if (game.hash() !== before) note('asking changed the dice');
      if (!game.over) return;
      for (const event of game.events('referee')) {
        const said = hashOf(event);
        ruleset.say(event);
        if (hashOf(event) !== said) note('say changed the event');
      }
    }),
  );
}

/** What is wrong with a query or with what it says; null if nothing is. */
function faultOfQuery(ruleset: AnyRuleset, view: unknown, name: string, args: unknown): string | null {
  const query = ruleset.queries[name];
  if (!query) return `there is no query ${name}`;
  const parsed = parse(query.args, args);
  if (!parsed.ok) return `the sample arguments ${brief(args)} of the query ${name} are malformed`;
  const result = query.run(view, parsed.value);
  const wrong = lostInJson(result) ?? (isRefusal(result) ? badRefusal(ruleset, result) : null);
  return wrong && `the query ${name} with ${brief(args)}: ${wrong}`;
}

/** What a bot does: imagine a game from what it knows, and play on in it. */
function thinkAhead(ruleset: AnyRuleset, sight: Sight, chance: ReturnType<typeof chanceOf>): void {
  const imagined = Game.from(ruleset, imagine(ruleset, sight, chance).game, new SeededDice(chance.below(1e9)));
  for (let i = 0; i < 12 && !imagined.over; i++) {
    const step = randomStep(imagined, chance);
    if (typeof step === 'string') return;
    makeStep(imagined, step);
  }
}
