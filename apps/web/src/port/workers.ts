import { overMessages, type RefereePort } from './port.js';
import type { FromBot, FromReferee, LevelId, ToBot, ToReferee, Wanted } from './seating.js';

// Starts the workers and connects them. A port that a bot gets is handed on unread: the page cannot ask through it.

let referee: Worker | null = null;

function refereeWorker(): Worker {
  referee ??= new Worker(new URL('../worker/referee.worker.ts', import.meta.url), { type: 'module', name: 'referee' });
  return referee;
}

/** A connection that may look up rulesets and rules, and knows of no game. */
export function lobby(): RefereePort {
  const { port1, port2 } = new MessageChannel();
  const hello: ToReferee = { lobby: true, port: port2 };
  refereeWorker().postMessage(hello, [port2]);
  return overMessages(port1);
}

/** Somebody at another seat of the table, as far as the page is concerned. */
export interface Opponent {
  /** Tells it that the game goes on; it answers if it is asked. */
  nudge(): void;
  /** It is to decide at once. */
  hurry(): void;
  onNews: (news: FromBot) => void;
  leave(): void;
}

export interface Seated {
  readonly port: RefereePort;
  readonly game: string;
  readonly ruleset: string;
  readonly seat: string;
  readonly opponent: Opponent;
}

/** Opens a game with a person at one seat and a bot at the other. Each gets a port for its own seat and no other. */
export function sitDown(wanted: Wanted, seat: string, against: { seat: string; level: LevelId }): Promise<Seated> {
  const mine = new MessageChannel();
  const theirs = new MessageChannel();
  const worker = refereeWorker();
  return new Promise((settle, fail) => {
    worker.onmessage = ({ data: { opened } }: MessageEvent<FromReferee>) => {
      if (!opened.ok) {
        fail(new Error('error' in opened ? opened.error.message : 'The game could not be opened.'));
        return;
      }
      const { game, ruleset } = opened;
      const opponent = botAt(theirs.port1, { ruleset, game, ...against });
      settle({ port: overMessages(mine.port1), game, ruleset, seat, opponent });
    };
    worker.onerror = (event) => fail(new Error(event.message));
    const open: ToReferee = {
      open: wanted,
      seats: [
        { seat, port: mine.port2 },
        { seat: against.seat, port: theirs.port2 },
      ],
    };
    worker.postMessage(open, [mine.port2, theirs.port2]);
  });
}

function botAt(port: MessagePort, sit: { ruleset: string; game: string; seat: string; level: LevelId }): Opponent {
  const worker = new Worker(new URL('../worker/bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  const send = (message: ToBot, hand: Transferable[] = []) => worker.postMessage(message, hand);
  send({ sit, port }, [port]);
  const opponent: Opponent = {
    nudge: () => send({ play: true }),
    hurry: () => send({ stop: true }),
    onNews: () => {},
    leave: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromBot>) => opponent.onNews(data);
  worker.onerror = (event) => opponent.onNews({ failed: event.message });
  return opponent;
}
