import { printable } from '@sandtable/kernel';
import type { Terminal } from '../terminal.js';
import type { Page } from './text-table.js';

export interface PageOptions {
  /** For screen readers: no columns, no map, no colour, nothing that is drawn over. */
  readonly plain?: boolean;
  readonly map?: boolean;
}

/** What suits whoever reads: columns, colour and a map at a terminal, sentences in a pipe or for a screen reader. */
export function pageFor(terminal: Terminal, options: PageOptions): Page {
  const plain = options.plain ?? !terminal.interactive;
  return {
    width: plain ? Number.POSITIVE_INFINITY : terminal.columns,
    colour: !plain && terminal.colour,
    plain,
    map: options.map ?? !plain,
    hidden: false,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for
const ESCAPES = /\x1b\[[0-9;]*m/g;

/** How many columns a line takes. */
export function columnsOf(line: string): number {
  return line.replace(ESCAPES, '').length;
}

/** Breaks long lines between words; what follows is indented under where the line began. */
export function wrapped(text: string, width: number): string {
  if (!Number.isFinite(width)) return text;
  return text
    .split('\n')
    .flatMap((line) => broken(line, width))
    .join('\n');
}

function broken(line: string, width: number): string[] {
  if (columnsOf(line) <= width) return [line];
  const indent = ' '.repeat(Math.min(/^ */.exec(line)![0].length + 4, width >> 1));
  const lines: string[] = [];
  let current = '';
  let empty = true;
  for (const word of line.split(/(?<=\S) /)) {
    if (!empty && columnsOf(current) + 1 + columnsOf(word) > width) {
      lines.push(current);
      current = indent + word.trimStart();
    } else current = empty ? word : `${current} ${word}`;
    empty = false;
  }
  return [...lines, current];
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;
export type Colour = keyof typeof CODES;

export function paint(page: Page, colour: Colour, text: string): string {
  return page.colour ? `\x1b[${CODES[colour]}m${text}\x1b[0m` : text;
}

/**
 * Text as it goes out: of what steers a terminal only the colours above are left, everything else is written out. A record or a
 * name that came from elsewhere may hold anything.
 */
export function harmless(text: string): string {
  return text
    .split(OWN)
    .map((part, i) => (i % 2 === 0 ? printable(part) : part))
    .join('');
}

const OWN = new RegExp(`(\x1b\\[(?:0|${Object.values(CODES).join('|')})m)`);
