import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readSaved } from '../src/games/saved.js';
import { run } from '../src/run.js';
import type { Terminal } from '../src/terminal.js';

const example = (name: string): string => fileURLToPath(new URL(`../../../examples/rulesets/${name}`, import.meta.url));
export const PIG = ['--with', example('pig.js')];
export const BIDS = ['--with', example('sealed-bids.js')];
export const BOTH = [...PIG, ...BIDS];

/** A terminal at which everything was typed beforehand, and which keeps what it was told. */
export class Typist implements Terminal {
  readonly interactive: boolean;
  columns = 80;
  colour = false;
  out = '';
  err = '';
  bars: (string | null)[] = [];
  cleared = 0;
  words: readonly string[] = [];
  private readonly lines: string[];

  constructor(lines: readonly string[] = [], interactive = false) {
    this.lines = [...lines];
    this.interactive = interactive;
  }

  async write(text: string): Promise<void> {
    this.out += `${text}\n`;
  }

  complain(text: string): void {
    this.err += `${text}\n`;
  }

  progress(text: string | null): void {
    this.bars.push(text);
  }

  async ask(prompt: string): Promise<string | null> {
    this.out += `${prompt}\n`;
    return this.lines.shift() ?? null;
  }

  complete(words: readonly string[]): void {
    this.words = words;
  }

  clear(): void {
    this.cleared++;
  }

  close(): void {}
}

/** Runs a command line in this process. */
export async function sandtable(args: readonly string[], lines: readonly string[] = [], interactive = false) {
  const typist = new Typist(lines, interactive);
  const code = await run(args, typist);
  return { code, out: typist.out, err: typist.err, typist };
}

/** An empty folder of its own. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'sandtable-'));
// biome-ignore lint/suspicious/noExplicitAny: records that tests look into and spoil
export const readRecord = (file: string): any => readSaved('FILE', file).record;

export function fileWith(data: unknown, name = 'data.json'): string {
  const file = join(folder(), name);
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
}

/** A module with a ruleset whose program fails at the first answer. */
export function cursed(at: string): string {
  const module = join(at, 'cursed.mjs');
  writeFileSync(
    module,
    `import { pig } from ${JSON.stringify(pathToFileURL(PIG[1]!).href)};
     export const cursed = { ...pig, id: 'cursed', *play(t) {
       const answer = yield* t.ask({ kind: 'go', seat: 'A', data: null });
       throw new Error('bug: cursed ' + answer);
     } };`,
  );
  return module;
}
