import type { Reply } from './protocol.js';
import type { Session } from './session.js';

/** Whatever answers messages: a referee with full authority, or a session with less. */
type Answering = Pick<Session, 'handle'>;

/** Lists and objects within each other that a message may have: no game's record comes near it, and no reader runs out of stack. */
const DEEPEST = 100;
/** Characters that an id may have as JSON: every reply brings it back. */
const LONGEST_ID = 1000;

/** One line of JSON in, one out: for stdin and stdout, and for the text frames of a websocket. Never throws. */
export function carryLine(to: Answering, line: string): string {
  if (isDeep(line))
    return JSON.stringify(
      unreadable(`the line is nested more than ${DEEPEST} deep, expected a flatter one: ${shown(line)}`),
    );
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    return JSON.stringify(unreadable(`the line is ${shown(line)}, expected one JSON object: ${reasonOf(error)}`));
  }
  const id = JSON.stringify((message as { id?: unknown } | null)?.id ?? null);
  if (id.length > LONGEST_ID) {
    const sentence = `id has ${id.length} characters, expected at most ${LONGEST_ID}`;
    return JSON.stringify(unreadable(sentence, 'id'));
  }
  const reply = to.handle(message);
  try {
    return JSON.stringify(reply);
  } catch (error) {
    const message = `the reply is no JSON: ${reasonOf(error)}`;
    return JSON.stringify({ id: JSON.parse(id), ok: false, bug: { message, record: null } });
  }
}

/** Counted on the bare text: whatever reads a deep message first, parser, schema or writer, calls itself once for each level. */
function isDeep(line: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line.charCodeAt(i);
    if (inText) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) inText = false;
    } else if (letter === QUOTE) inText = true;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((c) => c.charCodeAt(0));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The reply to something that is no message at all. */
export function unreadable(message: string, path = ''): Reply {
  return { id: null, ok: false, error: { message, path } };
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
