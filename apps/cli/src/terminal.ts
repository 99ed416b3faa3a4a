import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { harmless } from './play/page.js';

/** Where a command reads and writes. Everything goes by whole lines of plain text: screens, pipes and screen readers alike. */
export interface Terminal {
  /** Somebody sits there and types: pauses and clearing the screen make sense. */
  readonly interactive: boolean;
  readonly columns: number;
  /** It can show colour, and nobody asked for none. */
  readonly colour: boolean;
  write(text: string): Promise<void>;
  /** For what is not the result: problems and notes. */
  complain(text: string): void;
  /** How far something has come; shown in place, and only where somebody watches. Null takes it away. */
  progress(text: string | null): void;
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Words that Tab completes. */
  complete(words: readonly string[]): void;
  /** Takes away what the person before should not leave behind. */
  clear(): void;
  close(): void;
}

export class NodeTerminal implements Terminal {
  readonly interactive = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  readonly colour = hasColour(process.stdout.isTTY, process.env);
  private reader: Interface | null = null;
  private readonly typed: (string | null)[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;
  private words: readonly string[] = [];

  get columns(): number {
    return process.stdout.columns || 80;
  }

  async write(text: string): Promise<void> {
    if (!process.stdout.write(`${harmless(text)}\n`)) await once(process.stdout, 'drain');
  }

  complain(text: string): void {
    process.stderr.write(`${harmless(text)}\n`);
  }

  progress(text: string | null): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${harmless(text ?? '')}`);
  }

  ask(text: string): Promise<string | null> {
    const prompt = harmless(text);
    const reader = this.open();
    if (this.interactive) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else process.stdout.write(`${prompt.trimEnd()}\n`);
    if (this.typed.length > 0) return Promise.resolve(this.typed.shift()!);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  complete(words: readonly string[]): void {
    this.words = words;
  }

  clear(): void {
    if (this.interactive) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  }

  close(): void {
    this.reader?.close();
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    this.reader = createInterface({
      input: process.stdin,
      ...(this.interactive && { output: process.stdout }),
      terminal: this.interactive,
      completer: (line: string) => [this.words.filter((word) => word.startsWith(line)), line],
    });
    this.reader.on('line', (line) => this.hear(line));
    this.reader.on('SIGINT', () => this.reader?.close());
    this.reader.on('close', () => {
      this.ended = true;
      this.hear(null);
    });
    return this.reader;
  }

  private hear(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) waiting(line);
    else this.typed.push(line);
  }
}

/** As no-color.org has it: any value of NO_COLOR but an empty one asks for none. */
export function hasColour(
  isTerminal: boolean,
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  return isTerminal && (NO_COLOR ?? '') === '' && TERM !== 'dumb';
}
