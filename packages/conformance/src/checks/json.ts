import { type AnyRuleset, hashOf, parse, parseRecord } from '@sandtable/kernel';
import { difference, lostInJson, watch } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { look } from '../walk.js';

/** State, questions, options, views, events and record survive JSON, and the state fits its own schema; a view that was given stays. */
export function survivesJson(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let read = 0;
    /** The views of the moment before. Whoever was given one may keep it. */
    let given: { readonly what: string; readonly changed: () => boolean }[] = [];
    return ({ game, asked, seats, options, note }) => {
      for (const { what, changed } of given) if (changed()) note(`${what} changed when the game went on`);
      const kept = (what: string, value: unknown): void => {
        const lost = lostInJson(value);
        if (lost) note(`${what}: ${lost}`);
      };
      kept('the state', game.state);
      const again = parse(ruleset.state, JSON.parse(JSON.stringify(game.state)));
      if (!again.ok) note(`the state does not fit its schema: ${again.problems.map((p) => p.message).join('; ')}`);
      else {
        const changed = difference(game.state, again.value);
        if (changed) note(`the state comes back from its schema changed: ${changed}`);
        if (hashOf(again.value) !== hashOf(game.state)) note('the state comes back from JSON with another hash');
      }
      given = [...seats, null].map((seat) => {
        const [what, view] = [`the view of ${seat ?? 'a spectator'}`, game.view(seat)];
        kept(what, view);
        return { what, changed: watch(() => view) };
      });
      for (const seat of asked) {
        kept(`the question for ${seat}`, game.questionFor(seat));
        kept(`the options of ${seat}`, options(seat));
        kept(`the asides of ${seat}`, game.asides(seat));
      }
      for (const reader of [...seats, 'referee']) kept('the log', game.events(reader, read));
      read = game.eventCount;
      if (!game.over) return;
      kept('the outcome', game.outcome);
      const record = game.record();
      kept('the record', record);
      const changed = difference(record, parseRecord(JSON.parse(JSON.stringify(record))));
      if (changed) note(`the record comes back from JSON changed: ${changed}`);
    };
  });
}
