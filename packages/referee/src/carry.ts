import type { Reply } from './protocol.js';
import type { Session } from './session.js';

/** Whatever answers messages: a referee with full authority, or a session with less. */
type Answering = Pick<Session, 'handle'>;

/** One line of JSON in, one out: for stdin and stdout, and for the text frames of a websocket. Never throws. */
export function carryLine(to: Answering, line: string): string {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return JSON.stringify(unreadable(`the line is ${shown(line)}, expected one JSON object: ${reason}`));
  }
  const reply = to.handle(message);
  try {
    return JSON.stringify(reply);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ id: reply.id, ok: false, bug: { message: `the reply is no JSON: ${why}`, record: null } });
  }
}

/** The reply to something that is no message at all. */
export function unreadable(message: string): Reply {
  return { id: null, ok: false, error: { message, path: '' } };
}

const shown = (line: string): string => JSON.stringify(line.length > 60 ? `${line.slice(0, 57)}...` : line);

/** What a worker's global scope, a Worker and a MessagePort have in common. */
export interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/** Answers every message that comes through a port: for a Web Worker. */
export function carryPort(to: Answering, port: Port): void {
  port.onmessage = (event) => port.postMessage(to.handle(event.data));
}
