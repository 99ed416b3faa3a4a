import { carryLine, Referee, type RefereeOptions, type Session, unreadable } from '@sandtable/referee';
import { toJsonSchema } from '@sandtable/referee/json-schema';
import type { Shelved } from '../shelf.js';

/** Longer than the record of any game; what is longer is not held in memory. */
const LONGEST_LINE = 32 * 1024 * 1024;
/** Replies are written together up to this size, so that a burst of messages does not cost a write each. */
const BATCH = 64 * 1024;

export function refereeOf(all: readonly Shelved[], options: Pick<RefereeOptions, 'onBug'> = {}): Referee {
  const rulesets = all.map((one) => one.ruleset);
  return new Referee(rulesets, { jsonSchema: toJsonSchema, ...options });
}

/** Whole lines out of pieces of text; a line that is too long comes as null, once. */
export class Lines {
  private readonly longest: number;
  private begun = '';
  private tooLong = false;

  constructor(longest = LONGEST_LINE) {
    this.longest = longest;
  }

  *add(piece: string): Generator<string | null> {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      this.grow(piece.slice(from, end));
      yield this.take();
      from = end + 1;
    }
    this.grow(piece.slice(from));
  }

  /** What stands after the last line end. */
  *rest(): Generator<string | null> {
    if (this.begun !== '' || this.tooLong) yield this.take();
  }

  private grow(piece: string): void {
    if (this.begun.length + piece.length > this.longest) this.tooLong = true;
    this.begun = this.tooLong ? '' : this.begun + piece;
  }

  private take(): string | null {
    const line = this.tooLong ? null : this.begun;
    this.begun = '';
    this.tooLong = false;
    return line;
  }
}

/**
 * JSON lines in, JSON lines out, one for one and in order, until the input ends. It reads no faster than its replies are
 * taken: `write` waits while the other side is slow.
 */
export async function serveLines(
  session: Session,
  input: AsyncIterable<Uint8Array>,
  write: (text: string) => Promise<void>,
  longest = LONGEST_LINE,
): Promise<void> {
  const decoder = new TextDecoder();
  const lines = new Lines(longest);
  let replies = '';
  const answer = async (found: Generator<string | null>) => {
    for (const line of found) {
      if (line !== null && line.trim() === '') continue;
      replies += `${line === null ? tooLong(longest) : carryLine(session, line)}\n`;
      if (replies.length > BATCH) await flush();
    }
  };
  const flush = async () => {
    const text = replies;
    replies = '';
    if (text !== '') await write(text);
  };
  for await (const piece of input) {
    await answer(lines.add(decoder.decode(piece, { stream: true })));
    await flush();
  }
  await answer(lines.add(decoder.decode()));
  await answer(lines.rest());
  await flush();
}

const tooLong = (longest: number): string =>
  JSON.stringify(unreadable(`the line is longer than ${longest} characters, expected a shorter one`));
