import { takeTurn } from '@sandtable/house';
import { overMessages, type RefereePort } from '../port/port.js';
import type { FromBot, ToBot } from '../port/seating.js';
import { loadRuleset } from './rulesets.js';
import { thinkInSlices } from './thinking.js';

// A player that is a program, in a thread of its own. It has the port of its seat, so it knows what that seat knows.

const scope = self as unknown as { onmessage: unknown; postMessage(message: FromBot): void };

let place: (Extract<ToBot, { sit: unknown }>['sit'] & { readonly referee: RefereePort }) | null = null;
let busy = false;
let nudged = false;
let stopped = false;
let asked = 0;

scope.onmessage = ({ data }: MessageEvent<ToBot>) => {
  if ('sit' in data) place = { ...data.sit, referee: overMessages(data.port) };
  else if ('stop' in data) stopped = true;
  else {
    nudged = true;
    if (!busy) void playOn();
  }
};

/** Plays as often as it is nudged: a nudge may come before it has heard that its last answer was taken. */
async function playOn(): Promise<void> {
  busy = true;
  while (nudged) {
    nudged = false;
    await play().catch((error: unknown) => scope.postMessage({ failed: String(error) }));
  }
  busy = false;
}

/** Answers one question, if its seat is asked one. */
async function play(): Promise<void> {
  if (!place) return;
  const { referee, game, seat, level, ruleset } = place;
  stopped = false;
  const turn = await takeTurn(
    seat,
    (request) => referee.ask({ ...request, game } as never),
    async (sight, question) =>
      thinkInSlices(await loadRuleset(ruleset), sight, question, level, `${seat}${asked++}`, {
        now: () => performance.now(),
        pause: () => new Promise((go) => setTimeout(go)),
        stopped: () => stopped,
        progress: (part) => scope.postMessage({ thinking: Math.min(part, 1) }),
      }),
  );
  if (turn.did === 'failed') scope.postMessage({ failed: turn.why });
}
