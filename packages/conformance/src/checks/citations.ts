import { type AnyRuleset, ruleText, say } from '@sandtable/kernel';
import { brief } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { look } from '../walk.js';

/** Every event, in every form of it, cites a rule that exists and can be said in a sentence. */
export function eventsCiteRules(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let read = 0;
    return ({ game, seats, note }) => {
      for (const reader of ['referee', ...seats, null]) {
        for (const event of game.events(reader, read)) {
          if (!event.type) note(`an event has no type: ${brief(event)}`);
          if (!ruleText(ruleset, event.rule)) note(`an event cites ${event.rule}, which is no rule: ${brief(event)}`);
          const sentence: unknown = say(ruleset, event);
          if (typeof sentence !== 'string' || !sentence.trim()) note(`an event cannot be said: ${brief(event)}`);
          else if (/undefined|NaN|\[object/.test(sentence)) note(`an event is said badly: ${sentence}`);
        }
      }
      read = game.eventCount;
    };
  });
}
