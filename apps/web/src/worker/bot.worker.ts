import type { Question, Sight } from '@sandtable/kernel';
import { overMessages, problemOf, type RefereePort } from '../port/port.js';
import type { FromBot, ToBot } from '../port/seating.js';
import { loadRuleset } from './rulesets.js';
import { thinkInSlices } from './thinking.js';

// A player that is a program, in a thread of its own. It has the port of its seat, so it knows what that seat knows.

const scope = self as unknown as { onmessage: unknown; postMessage(message: FromBot): void };

let place: (Extract<ToBot, { sit: unknown }>['sit'] & { readonly referee: RefereePort }) | null = null;
let busy = false;
let stopped = false;
let asked = 0;

scope.onmessage = ({ data }: MessageEvent<ToBot>) => {
  if ('sit' in data) place = { ...data.sit, referee: overMessages(data.port) };
  else if ('stop' in data) stopped = true;
  else if (!busy) {
    busy = true;
    play()
      .then((news) => scope.postMessage(news))
      .catch((error: unknown) => scope.postMessage({ failed: String(error) }))
      .finally(() => {
        busy = false;
      });
  }
};

/** Answers one question, if its seat is asked one. */
async function play(): Promise<FromBot> {
  if (!place) return { resting: true };
  const { referee, game, seat, level, ruleset } = place;
  stopped = false;
  const reply = await referee.ask<'question'>({ do: 'question', game, seat });
  if (!reply.ok) return { failed: problemOf(reply)! };
  if (reply.question === null) return { resting: true };
  const seen = await referee.ask<'sight'>({ do: 'sight', game, seat });
  if (!seen.ok) return { failed: problemOf(seen)! };
  const answer = await thinkInSlices(
    await loadRuleset(ruleset),
    seen.sight as Sight,
    reply.question as unknown as Question,
    level,
    `${seat}${asked++}`,
    {
      now: () => performance.now(),
      pause: () => new Promise((go) => setTimeout(go)),
      stopped: () => stopped,
      progress: (part) => scope.postMessage({ thinking: Math.min(part, 1) }),
    },
  );
  const done = await referee.ask<'answer'>({ do: 'answer', game, seat, answer });
  const problem = problemOf(done);
  if (problem === null) return { answered: true };
  // Somebody may have taken back what it was asked about.
  const now = await referee.ask<'question'>({ do: 'question', game, seat });
  const asksOn = now.ok && JSON.stringify(now.question) === JSON.stringify(reply.question);
  return asksOn ? { failed: problem } : { resting: true };
}
