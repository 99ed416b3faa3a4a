import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from './problem.js';

/** The text of a file; `field` is what named it. */
export function readText(field: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw BadInput.at(field, file, `a file that can be read (${reasonOf(error)})`);
  }
}

/** Data from a JSON file. */
export const readJson = (field: string, file: string): unknown => jsonIn(file, readText(field, file));

/** Data from the text of a file. */
export function jsonIn(file: string, text: string): unknown {
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
    makeFolder(dirname(file));
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    takeAway(beside);
    throw BadInput.at(field, file, `a file that can be written (${reasonOf(error)})`);
  }
}

/** One by one from the top: Node's own way of making all at once never ends where a system lets nobody make any, as under /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // somebody else was quicker
  }
}

function takeAway(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // what kept it from being written keeps it from being there
  }
}

/** Why the system would not do it, for a person. */
export function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  const known: Record<string, string> = {
    ENOENT: 'there is none',
    EISDIR: 'it is a folder',
    EACCES: 'not allowed',
    EPERM: 'not allowed',
    EROFS: 'nothing can be written there',
    ENOTDIR: 'a folder of its path is a file',
    ENAMETOOLONG: 'its name is too long',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full for this user',
    EFBIG: 'it would be larger than a file may be',
    EIO: 'the disk failed',
  };
  return known[code ?? ''] ?? code ?? String(error);
}
