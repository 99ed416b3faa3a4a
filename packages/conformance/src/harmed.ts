import { type AnyRuleset, asJson, Game, type GameRecord, Malformed, pathText, SeededDice } from '@sandtable/kernel';

/** A state with one field made odd. */
export interface Harmed {
  readonly path: string;
  readonly to: unknown;
  readonly state: unknown;
}

type Step = string | number;

/** What is put into a field in place of what stands there: of the right kind, so that shapes alone find nothing. */
function oddities(value: unknown): unknown[] {
  if (value === null) return [0, 'nowhere'];
  if (typeof value === 'number') return [-1, value + 1, 977, 4_000_000];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return ['nowhere', ''];
  if (Array.isArray(value)) return [null, [], value.slice(0, -1), [...value, ...value.slice(-1)]];
  return [null];
}

/** Every field of a state made odd in every way, one at a time; of lists the first and the last. */
export function* harmedStates(state: unknown): Generator<Harmed> {
  for (const path of pathsIn(state, []))
    for (const to of oddities(at(state, path))) yield { path: pathText(path), to, state: put(state, path, to) };
}

function* pathsIn(value: unknown, path: Step[]): Generator<Step[]> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) {
    for (const i of new Set([0, value.length - 1]))
      if (i >= 0 && i < value.length) yield* pathsIn(value[i], [...path, i]);
  } else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key]);
}

// biome-ignore lint/suspicious/noExplicitAny: any data whatever
const at = (state: any, path: readonly Step[]): unknown => path.reduce((value, step) => value[step], state);

function put(state: unknown, path: readonly Step[], to: unknown): unknown {
  const copy = asJson(state);
  const last = path.at(-1)!;
  (at(copy, path.slice(0, -1)) as Record<Step, unknown>)[last] = to;
  return copy;
}

/**
 * What goes wrong with a record that starts at an odd state: null where it is refused with a field of that state, or where it
 * opens and is played on for a while like any other.
 */
export function harmOf(ruleset: AnyRuleset, record: GameRecord, state: unknown, moves = 2): string | null {
  let game: Game;
  try {
    game = Game.reopen(ruleset, { ...record, entries: [], snapshot: null, start: { ...record.start!, state } }).game;
  } catch (error) {
    if (error instanceof Malformed)
      return error.problems.every(({ path }) => path.startsWith('start')) ? null : error.message;
    return told('opening', error);
  }
  const dice = new SeededDice(1);
  try {
    for (let move = 0; move < moves && !game.over; move++) {
      for (const seat of [null, ...ruleset.seats(game.state)]) game.view(seat);
      const seat = game.waitingFor()[0];
      if (seat === undefined) break;
      const options = game.options(seat);
      if (options.length === 0) break;
      game.answer(seat, options[dice.below(options.length)]);
    }
    return null;
  } catch (error) {
    return told('playing', error);
  }
}

const told = (when: string, error: unknown): string =>
  `${when}: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error)}`;
