import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyRuleset, Malformed, type Problem, parse } from '@sandtable/kernel';
import { readJson } from './files.js';
import type { TextTable } from './play/text-table.js';
import { BadInput, oneOf } from './problem.js';
import { RULESETS } from './rulesets.js';

/** What came of checking a file of content. */
export type Checked =
  | { readonly ok: true; readonly says: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A ruleset as the terminal knows it. */
export interface Shelved {
  readonly ruleset: AnyRuleset;
  /** How it is shown and answered as text; without one, the plain table serves. */
  readonly table?: TextTable;
  /** Checks a player's own unit, force, board or scenario. */
  readonly loadContent?: (data: unknown) => Checked;
}

/** What the modules bring, and then the rulesets of this program: what somebody brings is what they want to see. */
export async function shelf(modules: readonly string[] = []): Promise<readonly Shelved[]> {
  const brought: Shelved[] = [];
  for (const module of modules) brought.push(...(await shelvedIn(module)));
  const ids = brought.map((one) => one.ruleset.id);
  return [...brought, ...RULESETS.filter((one) => !ids.includes(one.ruleset.id))];
}

async function shelvedIn(module: string): Promise<Shelved[]> {
  if (!existsSync(module)) throw BadInput.at('--with', module, 'a JavaScript module (there is none)');
  let exported: Record<string, unknown>;
  try {
    exported = await import(pathToFileURL(resolve(module)).href);
  } catch (error) {
    throw BadInput.at('--with', module, `a JavaScript module (${(error as Error).message.split('\n')[0]})`);
  }
  const found = Object.values(exported).flatMap((value) => {
    if (isRuleset(value)) return [{ ruleset: value }];
    return isShelved(value) ? [value] : [];
  });
  if (found.length === 0) throw BadInput.at('--with', module, 'a module that exports a ruleset');
  // A ruleset that comes alone and again with its table is one ruleset.
  return found.filter((one) => isOwnTable(one) || !found.some((o) => o !== one && o.ruleset === one.ruleset));
}

const isOwnTable = (shelved: Shelved): boolean => 'table' in shelved || 'loadContent' in shelved;

function isRuleset(value: unknown): value is AnyRuleset {
  if (value === null || typeof value !== 'object') return false;
  const { id, version, play, open } = value as Partial<AnyRuleset>;
  return (
    typeof id === 'string' && typeof version === 'string' && typeof play === 'function' && typeof open === 'function'
  );
}

function isShelved(value: unknown): value is Shelved {
  return value !== null && typeof value === 'object' && isRuleset((value as Partial<Shelved>).ruleset);
}

/** The ruleset that was asked for, or the first. */
export function rulesetOn(all: readonly Shelved[], id: string | undefined): Shelved {
  const found = id === undefined ? all[0] : all.find((one) => one.ruleset.id === id);
  if (!found) throw BadInput.at('--ruleset', id, oneOf(all.map((one) => one.ruleset.id)));
  return found;
}

export interface SetupOptions {
  readonly setup?: string;
  readonly scenario?: string;
}

/** What a game is opened from: a file, a ready game by its id, or the first ready game. */
export function setupFrom(
  ruleset: AnyRuleset,
  options: SetupOptions,
): { readonly title: string; readonly setup: unknown } {
  if (options.setup !== undefined && options.scenario !== undefined)
    throw new BadInput('--setup and --scenario are both given, expected one of them.');
  if (options.setup !== undefined) {
    const setup = readJson('--setup', options.setup);
    const parsed = parse(ruleset.setup, setup);
    const problems = parsed.ok ? problemsOfOpening(ruleset, parsed.value) : parsed.problems;
    if (problems.length > 0) throw new BadInput(`${options.setup}: ${problems.map((p) => p.message).join('; ')}.`);
    return { title: options.setup, setup };
  }
  const { ready } = ruleset;
  const found = options.scenario === undefined ? ready[0] : ready.find((game) => game.id === options.scenario);
  if (!found)
    throw options.scenario === undefined
      ? new BadInput(`${ruleset.id} has no ready game: give one with --setup FILE.`)
      : BadInput.at('--scenario', options.scenario, oneOf(ready.map((game) => game.id)));
  return { title: found.title, setup: found.setup };
}

/** A setup can have the right shape and still be none: only opening it tells. */
function problemsOfOpening(ruleset: AnyRuleset, setup: unknown): readonly Problem[] {
  try {
    ruleset.open(setup);
    return [];
  } catch (error) {
    if (error instanceof Malformed) return error.problems;
    throw error;
  }
}
