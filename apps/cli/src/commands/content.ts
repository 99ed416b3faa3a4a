import { readJson } from '../files.js';
import { BadInput, oneOf } from '../problem.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';

export interface ContentOptions {
  readonly ruleset?: string;
}

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
    const sentences = checked.problems.map((problem) => `${file}: ${problem.message.replace(/\.?$/, '.')}`);
    throw new BadInput(sentences.join('\n'));
  }
  await terminal.write(`${file}: ${checked.says}`);
}

function rulesetFor(all: readonly Shelved[], file: string, data: unknown, asked: string | undefined): Shelved {
  const said = data !== null && typeof data === 'object' ? (data as { sandtable?: unknown }).sandtable : undefined;
  if (asked !== undefined || typeof said !== 'string') return rulesetOn(all, asked);
  const ids = all.map((one) => one.ruleset.id);
  if (!ids.includes(said)) throw new BadInput(`${file}: sandtable is ${JSON.stringify(said)}, expected ${oneOf(ids)}.`);
  return rulesetOn(all, said);
}
