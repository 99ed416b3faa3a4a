import { type Push, serve } from '@sandtable/house';
import type { AnyRuleset } from '@sandtable/kernel';
import { Referee, type Reply } from '@sandtable/referee';
import type { RefereePort } from '../src/port/port.js';

/** A port straight to a referee in this thread. */
export function straightPort(ruleset: AnyRuleset): RefereePort {
  let told: (push: Push) => void = () => {};
  let reply: Reply | null = null;
  const take = serve(new Referee([ruleset]).session(), (message) => {
    if ('ok' in message) reply = message;
    else told(message);
  });
  return {
    ask: async (request) => {
      take(request);
      return reply as never;
    },
    follow: (eyes, tell) => {
      told = tell;
      take({ do: 'follow', ...eyes });
    },
    carryOut: () => Promise.reject(new Error('nothing is carried out here')),
    halt: () => {},
    close: () => {},
  };
}
