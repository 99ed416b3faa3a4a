import { show } from '@sandtable/kernel';
import { readJson } from '../files.js';
import { BadInput, oneOf } from '../problem.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';

export interface ContentOptions {
  readonly ruleset?: string;
}

/** Problems of a file that are told: whoever has more mends these first. */
const MOST_PROBLEMS = 50;

/** Checks a player's own content. A file may itself say in `sandtable` which ruleset it is for. */
export async function checkContent(
  all: readonly Shelved[],
  file: string,
  options: ContentOptions,
  terminal: Terminal,
): Promise<void> {
  const data = readJson('FILE', file);
  const { ruleset, loadContent } = rulesetFor(all, file, data, options.ruleset);
  if (!loadContent) throw new BadInput(`${ruleset.title} takes no content of a player's own.`);
  const checked = loadContent(data);
  if (!checked.ok) {
    const told = checked.problems.slice(0, MOST_PROBLEMS);
    const sentences = told.map((problem) => `${file}: ${problem.message.replace(/\.?$/, '.')}`);
    const more = checked.problems.length - told.length;
    throw new BadInput([...sentences, ...(more > 0 ? [`${file}: and ${more} more problems.`] : [])].join('\n'));
  }
  await terminal.write(`${file}: ${checked.says}`);
}

function rulesetFor(all: readonly Shelved[], file: string, data: unknown, asked: string | undefined): Shelved {
  const said = data !== null && typeof data === 'object' ? (data as { sandtable?: unknown }).sandtable : undefined;
  if (asked !== undefined || typeof said !== 'string') return rulesetOn(all, asked);
  const ids = all.map((one) => one.ruleset.id);
  if (!ids.includes(said)) throw new BadInput(`${file}: sandtable is ${show(said)}, expected ${oneOf(ids)}.`);
  return rulesetOn(all, said);
}
