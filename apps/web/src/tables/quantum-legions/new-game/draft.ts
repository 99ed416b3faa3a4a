import {
  type BattleSetup,
  BUILT_IN,
  type Config,
  DEFAULT_CONFIG,
  type Library,
  loadContent,
  mergeContent,
  profileIn,
  type Seat,
} from '@sandtable/quantum-legions';

// A setup of Quantum Legions that is being put together. It is a setup at every moment, good or bad: the referee says which.

export type Way = 'scenario' | 'quick' | 'standard' | 'position';
const WAYS: readonly Way[] = ['scenario', 'quick', 'standard', 'position'];

export function wayOf(setup: BattleSetup): Way {
  return WAYS.find((way) => setup[way] !== undefined) ?? 'standard';
}

/** The same options and content, another battle. */
export function withBattle(setup: BattleSetup, battle: Omit<BattleSetup, 'options' | 'content'>): BattleSetup {
  const { options, content } = setup;
  return { ...(options && { options }), ...(content !== undefined && { content }), ...battle };
}

/** What is at hand: what comes with the game, and somebody's own content if there is nothing wrong with it. */
export function libraryOf({ content }: BattleSetup): Library {
  if (content === null || typeof content !== 'object') return BUILT_IN;
  const known = libraries.get(content);
  if (known) return known;
  const loaded = loadContent(content);
  const merged = loaded.ok ? mergeContent(BUILT_IN, loaded.content) : null;
  const library = merged?.ok ? merged.library : BUILT_IN;
  libraries.set(content, library);
  return library;
}

const libraries = new WeakMap<object, Library>();

export function configOf(setup: BattleSetup): Config {
  return { ...DEFAULT_CONFIG, ...setup.options };
}

export type Quick = NonNullable<BattleSetup['quick']>;
/** A ready roster by its id, unit types one by one, or nothing: drawn at random. */
export type ForceChoice = Quick[Seat];

/** The unit types of a choice; null where it is left to chance. */
export function unitsIn(choice: ForceChoice, library: Library): readonly string[] | null {
  if (choice === undefined) return null;
  return typeof choice === 'string' ? (library.rosters.get(choice)?.units ?? []) : choice;
}

/** One more of a type, beside its like. */
export function withUnit(units: readonly string[], type: string): string[] {
  const at = units.lastIndexOf(type) + 1 || units.length;
  return units.toSpliced(at, 0, type);
}

export function withoutUnit(units: readonly string[], type: string): string[] {
  const at = units.lastIndexOf(type);
  return at < 0 ? [...units] : units.toSpliced(at, 1);
}

export const copiesOf = (units: readonly string[], type: string): number => units.filter((one) => one === type).length;

/** What a roster costs with these options; a type nobody knows costs nothing and is complained about elsewhere. */
export function costOf(units: readonly string[], library: Library, { specialTraits }: Config): number {
  return units.reduce(
    (sum, type) => sum + (library.units.has(type) ? profileIn(library, type, specialTraits).vp : 0),
    0,
  );
}

/** Sets or leaves out a part of a quick battle. */
export function withQuick<K extends keyof Quick>(setup: BattleSetup, part: K, value: Quick[K]): BattleSetup {
  const { [part]: _, ...others } = setup.quick ?? {};
  return withBattle(setup, { quick: (value === undefined ? others : { ...others, [part]: value }) as Quick });
}
