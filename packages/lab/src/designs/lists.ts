import { type AnyRuleset, type Chance, parse, SeededDice } from '@sandtable/kernel';

// Lists of units to be tried against each other. The lab does not know what a unit is: a designer names the place of each side's list in
// a setup, the units that may stand there, and what they cost. Whether a list may be played, the ruleset says.

/** One that may stand in a list, as the setup has it. */
export interface UnitOffer {
  readonly name: string;
  readonly entry: unknown;
  readonly price: number;
  /** How often it may stand in one list. */
  readonly most: number;
}

/** What lists are drawn from. */
export interface Muster {
  readonly setup: unknown;
  /** Where the lists of the two sides stand in the setup, as JSON pointers (RFC 6901): `/quick/A`. */
  readonly at: readonly [string, string];
  readonly units: readonly UnitOffer[];
  /** What a list may cost. */
  readonly limit: number;
  /** How many units it may have. */
  readonly most: number;
}

/** How often each of the units offered stands in it. */
export type List = readonly number[];

/** Lists that meet each other: pair by pair two of them, each from either side. */
export interface Meetings {
  readonly setup: unknown;
  readonly at: readonly [string, string];
  /** The entries of each list. */
  readonly lists: readonly (readonly unknown[])[];
}

export const priceOf = ({ units }: Muster, list: List): number =>
  list.reduce((sum, n, i) => sum + n * units[i]!.price, 0);

export const nameOf = ({ units }: Muster, list: List): string =>
  list.flatMap((n, i) => (n === 0 ? [] : [n === 1 ? units[i]!.name : `${n} ${units[i]!.name}`])).join(', ');

export const entriesOf = ({ units }: Muster, list: List): unknown[] =>
  list.flatMap((n, i) => Array.from({ length: n }, () => units[i]!.entry));

export const meetingsOf = (muster: Muster, lists: readonly List[]): Meetings => ({
  setup: muster.setup,
  at: muster.at,
  lists: lists.map((list) => entriesOf(muster, list)),
});

/** A list at random that spends at least such a part of the limit, or all that it can. */
export function drawList(muster: Muster, chance: Chance, least: number): List {
  const { units, limit, most } = muster;
  const list = units.map(() => 0);
  // Not all spend all: only so can it be told what a point is worth.
  const wanted = limit * (least + ((1 - least) * chance.below(1001)) / 1000);
  let spent = 0;
  let count = 0;
  while (spent < wanted && count < most) {
    const fitting = units.flatMap(({ price, most: few }, i) => (list[i]! < few && spent + price <= limit ? [i] : []));
    if (fitting.length === 0) break;
    const i = fitting[chance.below(fitting.length)]!;
    list[i]!++;
    count++;
    spent += units[i]!.price;
  }
  return list;
}

const TRIES = 200;

/** So many different lists that the ruleset lets play, or as many as were found. */
export function drawLists(
  ruleset: AnyRuleset,
  muster: Muster,
  count: number,
  chance: Chance,
  least: number,
): readonly List[] {
  const lists = new Map<string, List>();
  for (let tries = 0; lists.size < count && tries < TRIES * count; tries++) {
    const list = drawList(muster, chance, least);
    const key = list.join();
    if (!lists.has(key) && mayPlay(ruleset, setupWith(muster, entriesOf(muster, list), entriesOf(muster, list))))
      lists.set(key, list);
  }
  return [...lists.values()];
}

function mayPlay(ruleset: AnyRuleset, setup: unknown): boolean {
  const parsed = parse(ruleset.setup, setup);
  if (!parsed.ok) return false;
  try {
    ruleset.open(parsed.value);
    return true;
  } catch {
    return false;
  }
}

/** Which two lists meet in a pair of games: one after the other each of them, with another by lot. */
export function meetingOf({ lists }: Meetings, seed: number | string, pair: number): readonly [number, number] {
  const one = pair % lists.length;
  const other = new SeededDice(`${seed}/meeting/${pair}`).below(lists.length - 1);
  return [one, other < one ? other : other + 1];
}

/** The setup of a game of such a series: in the second of a pair the sides are exchanged, so that who plays first plays the same list. */
export function setupOfMeeting(meetings: Meetings, seed: number | string, game: number): unknown {
  const [one, other] = meetingOf(meetings, seed, game >> 1).map((i) => meetings.lists[i]!);
  return game % 2 === 0 ? setupWith(meetings, one, other) : setupWith(meetings, other, one);
}

function setupWith({ setup, at }: Pick<Muster, 'setup' | 'at'>, first: unknown, second: unknown): unknown {
  return put(put(setup, at[0], first), at[1], second);
}

/** A copy of data with something else at a place of it. */
function put(data: unknown, pointer: string, value: unknown): unknown {
  const [, ...path] = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const copy = JSON.parse(JSON.stringify(data ?? null));
  let at = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}
