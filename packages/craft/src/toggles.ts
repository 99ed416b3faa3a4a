import { type Schema, show } from '@sandtable/kernel';
import * as z from 'zod/mini';

// The options of a game, agreed before it starts. A ruleset has one table of them; the schema of a setup, the form of a page and
// the rulebook all come from it.

type Kind =
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      /** What each value is called, in the order of `values`. */
      readonly names: readonly string[];
      readonly default: string | number;
    }
  | {
      readonly kind: 'amount';
      readonly min: number;
      readonly max: number;
      readonly default: number | null;
      /** What leaving it empty means, where that is allowed. */
      readonly none?: string;
    };

export type Toggle<Rule extends string = string> = Kind & {
  readonly label: string;
  readonly help: string;
  readonly rule: Rule;
};

type ValueOf<T extends Toggle> = T extends { kind: 'switch' }
  ? boolean
  : T extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : T extends { none: string }
      ? number | null
      : number;

type Toggles = Readonly<Record<string, Toggle>>;

/** What was agreed: a value for every option. */
export type ConfigOf<T extends Toggles> = { readonly [Id in keyof T]: ValueOf<T[Id]> };

/** Options that go well together; what it does not name is as usual. */
export interface PresetOf<Config> {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly options: Partial<Config>;
}

/** Every option as usual. */
export function defaultsOf<const T extends Toggles>(toggles: T): ConfigOf<T> {
  return Object.fromEntries(Object.entries(toggles).map(([id, toggle]) => [id, toggle.default])) as ConfigOf<T>;
}

/** The values an option takes, in words. */
function valuesOf(toggle: Toggle): string {
  if (toggle.kind === 'switch') return 'true or false';
  if (toggle.kind === 'choice') return `one of ${toggle.values.map(show).join(', ')}`;
  return `a whole number from ${toggle.min} to ${toggle.max}${toggle.none ? ', or null' : ''}`;
}

function valueSchema(toggle: Toggle): Schema {
  const expected = valuesOf(toggle);
  if (toggle.kind === 'switch') return z.boolean(expected);
  if (toggle.kind === 'choice') return z.literal([...toggle.values], expected);
  const amount = z.int(expected).check(z.gte(toggle.min, expected), z.lte(toggle.max, expected));
  return toggle.none ? z.nullable(amount) : amount;
}

/** Takes any part of what can be agreed, and fills up the rest with what is usual. */
export function configSchemaOf<const T extends Toggles>(toggles: T) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(toggles).map(([id, toggle]) => [id, z._default(valueSchema(toggle), toggle.default)]),
    ),
  ) as unknown as z.ZodMiniType<ConfigOf<T>, Partial<ConfigOf<T>>>;
}

/** Takes any part of it, and leaves out what is left out. */
export function someOptionsSchemaOf<const T extends Toggles>(toggles: T) {
  return z.strictObject(
    Object.fromEntries(Object.entries(toggles).map(([id, toggle]) => [id, z.optional(valueSchema(toggle))])),
  ) as unknown as z.ZodMiniType<Partial<ConfigOf<T>>>;
}
