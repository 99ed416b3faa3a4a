import type { Problem } from '@sandtable/kernel';
import type { Do, ReplyTo, RequestTo, RuleEntry, RulesetEntry } from '@sandtable/referee';
import { askDesk } from './desk.js';
import { problemOf, type RefereePort } from './port.js';
import { lobby } from './workers.js';

// What anybody may ask without playing: what there is, what the rules say, whether a setup would do.

let port: RefereePort | null = null;

async function ask<K extends Do>(request: RequestTo<K>): Promise<Extract<ReplyTo<K>, { ok: true }>> {
  port ??= lobby();
  const reply = await port.ask<K>(request);
  if (!reply.ok) throw new Error(problemOf(reply)!);
  return reply as Extract<ReplyTo<K>, { ok: true }>;
}

/** The same promise for the same thing every time: it does not change while the page is open, and React can wait for it. */
const kept = new Map<string, Promise<unknown>>();

function keep<T>(name: string, look: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const looked = look();
  kept.set(name, looked);
  looked.catch(() => kept.delete(name)); // so that it is tried again
  return looked;
}

/** Rules are fetched when somebody wants them: whether there are such. */
function know(ruleset: string): Promise<boolean> {
  return keep(`know ${ruleset}`, async () => (await askDesk('know', { ruleset })).known);
}

/** A ruleset, with the setups of its ready games; null where nobody here knows it. */
export function rulesetOf(id: string): Promise<RulesetEntry | null> {
  return keep(`ruleset ${id}`, async () => {
    if (!(await know(id))) return null;
    return (await ask<'rulesets'>({ do: 'rulesets', full: true })).rulesets.find((one) => one.id === id) ?? null;
  });
}

/** The whole book, in its order. */
export function rulebookOf(ruleset: string): Promise<readonly RuleEntry[]> {
  return keep(`rules ${ruleset}`, async () => {
    await know(ruleset);
    return (await ask<'rule'>({ do: 'rule', ruleset })).rules;
  });
}

/** The rules that speak of some words, or whose ids begin so; the best first. */
export async function findRules(ruleset: string, words: string): Promise<readonly RuleEntry[]> {
  await know(ruleset);
  return (await ask<'rule'>({ do: 'rule', ruleset, words, limit: 60 })).rules;
}

/** Everything that speaks against opening a game from this setup; paths begin in the setup. */
export async function setupProblems(ruleset: string, setup: unknown): Promise<readonly Problem[]> {
  await know(ruleset);
  const { problems } = await ask<'setup'>({ do: 'setup', ruleset, setup });
  return problems.map((problem) => ({ ...problem, path: problem.path.replace(/^setup\.?/, '') }));
}
