import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from './problem.js';

/** Data from a JSON file; `field` is what named the file. */
export function readJson(field: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw BadInput.at(field, file, `a file that can be read (${reasonOf(error)})`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new BadInput(`${file}: the file is not JSON: ${(error as Error).message}.`);
  }
}

/** Writes beside the file and then renames, so that whatever happens the file is the old one or the new one, whole. */
export function writeWhole(field: string, file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw BadInput.at(field, file, `a file that can be written (${reasonOf(error)})`);
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  const known: Record<string, string> = {
    ENOENT: 'there is none',
    EISDIR: 'it is a folder',
    EACCES: 'not allowed',
    ENOTDIR: 'a folder of its path is a file',
  };
  return known[code ?? ''] ?? code ?? String(error);
}
