import * as z from 'zod/mini';
import { type Problem, problem, shapeProblems, show } from './content/problems.js';
import type { RuleId } from './rulebook.js';

type Switch = { readonly kind: 'switch'; readonly default: boolean };
type Choice = {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  /** How each value is called, in the order of `values`. */
  readonly names: readonly string[];
  readonly default: string | number;
};
type Amount = {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly default: number | null;
  /** What leaving it empty means, where that is allowed. */
  readonly none?: string;
};
export type Toggle = (Switch | Choice | Amount) & {
  readonly label: string;
  readonly help: string;
  readonly rule: RuleId;
};

/** The options of a game, agreed before it starts. Schema, form and command-line flags all come from this table. */
export const TOGGLES = {
  forceSecrecy: {
    kind: 'choice',
    values: ['secret', 'open'],
    names: ['In secret', 'In the open, seat A first'],
    default: 'secret',
    label: 'Recruiting',
    help: 'Whether both players recruit at the same time unseen, or seat B after seeing the roster of seat A.',
    rule: 'QL-SET-07',
  },
  mixedForces: {
    kind: 'switch',
    default: false,
    label: 'Mixed forces',
    help: 'Lets a roster combine units of several force lists.',
    rule: 'QL-SET-02',
  },
  vpLimit: {
    kind: 'amount',
    min: 1,
    max: 9999,
    default: 300,
    label: 'Recruiting limit',
    help: 'How many VP of units a roster may hold.',
    rule: 'QL-SET-04',
  },
  vpTarget: {
    kind: 'amount',
    min: 1,
    max: 9999,
    default: 200,
    label: 'VP to win',
    help: 'Whoever first earns this many VP wins.',
    rule: 'QL-VIC-01',
  },
  maxPerType: {
    kind: 'amount',
    min: 1,
    max: 41,
    default: null,
    none: 'No cap',
    label: 'Copies of a unit type',
    help: 'How often a roster may hold the same unit type; 3 suits ranked play.',
    rule: 'QL-SET-22',
  },
  setupEdges: {
    kind: 'choice',
    values: ['ends', 'flanks'],
    names: ['North and south ends', 'West and east flanks'],
    default: 'ends',
    label: 'Setup areas',
    help: 'Which two edges of the board the players set up on.',
    rule: 'QL-SET-11',
  },
  setupDepth: {
    kind: 'choice',
    values: [2, 3],
    names: ['Two rows', 'Three rows'],
    default: 2,
    label: 'Depth of the end areas',
    help: 'How many rows a setup area at the north or south end has.',
    rule: 'QL-SET-11',
  },
  losHexside: {
    kind: 'choice',
    values: ['pair', 'line'],
    names: ['Each shared side by itself', 'The whole line at once'],
    default: 'pair',
    label: 'Sight along hexsides',
    help: 'Whether two blockers beside a line must face each other to stop it, or one anywhere on each side will do.',
    rule: 'QL-LOS-06',
  },
  minimumMove: {
    kind: 'switch',
    default: false,
    label: 'Minimum move',
    help: 'Lets a unit that has not moved yet always take one step, even into ground that costs more than its speed.',
    rule: 'QL-MOV-07',
  },
  optionalSaves: {
    kind: 'switch',
    default: false,
    label: 'Optional saves',
    help: 'Asks the owner how many successful saving throws to use instead of using them all.',
    rule: 'QL-SAV-04',
  },
  revealOnRemoval: {
    kind: 'switch',
    default: false,
    label: 'Reveal orders on removal',
    help: 'Shows everyone the kind of an order that is replaced, destroyed with its unit or lost by being carried.',
    rule: 'QL-HID-05',
  },
  turnLimit: {
    kind: 'amount',
    min: 1,
    max: 9999,
    default: null,
    none: 'No limit',
    label: 'Turn limit',
    help: 'After this many turns of the second player the game ends and VP decide.',
    rule: 'QL-VIC-06',
  },
  stalemateTurns: {
    kind: 'amount',
    min: 1,
    max: 9999,
    default: 20,
    none: 'Never',
    label: 'Stalemate',
    help: 'After this many turns in a row without a loss, counting both players, the game ends and VP decide.',
    rule: 'QL-VIC-07',
  },
  specialTraits: {
    kind: 'switch',
    default: true,
    label: 'Special traits',
    help: 'Off, no trait has any effect and units are worth their basic VP.',
    rule: 'QL-TRT-24',
  },
  miniatures: {
    kind: 'choice',
    values: ['off', 'largeHex', 'tabletop'],
    names: ['Counters on hexes', 'Figures on large hexes', 'Open tabletop without hexes'],
    default: 'off',
    label: 'Miniatures',
    help: 'Whether to play with counters, with figures on hexes, or with figures on a table measured in inches.',
    rule: 'QL-MIN-01',
  },
  tabletopScale: {
    kind: 'choice',
    values: [1, 1.5, 2, 3, 4],
    names: ['1 inch', '1.5 inches', '2 inches', '3 inches', '4 inches'],
    default: 2,
    label: 'Tabletop scale',
    help: 'How many inches stand for one hex on the open tabletop.',
    rule: 'QL-MIN-03',
  },
} as const satisfies Record<string, Toggle>;

export type ToggleId = keyof typeof TOGGLES;
export const TOGGLE_IDS = Object.keys(TOGGLES) as readonly ToggleId[];

type ValueOf<T extends Toggle> = T extends { kind: 'switch' }
  ? boolean
  : T extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : T extends { none: string }
      ? number | null
      : number;
export type Config = { readonly [Id in ToggleId]: ValueOf<(typeof TOGGLES)[Id]> };

export const DEFAULT_CONFIG = Object.fromEntries(TOGGLE_IDS.map((id) => [id, TOGGLES[id].default])) as Config;

export type Preset = {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly options: Partial<Config>;
};

/** Options that go well together; what a preset does not name is as usual. */
export const PRESETS: readonly Preset[] = [
  { id: 'standard', label: 'Standard', help: 'Forces of 300 VP; 200 VP win.', options: {} },
  {
    id: 'skirmish',
    label: 'Skirmish',
    help: 'Half the forces, half the time.',
    options: { vpLimit: 150, vpTarget: 100 },
  },
  {
    id: 'large',
    label: 'Large battle',
    help: 'Forces of 500 VP, and a third row to set them up in.',
    options: { vpLimit: 500, vpTarget: 330, setupDepth: 3 },
  },
  {
    id: 'basic',
    label: 'Without traits',
    help: 'Special traits do nothing: good for learning.',
    options: { specialTraits: false },
  },
  {
    id: 'ranked',
    label: 'Ranked',
    help: 'At most three units of a type, and an end in sight.',
    options: { maxPerType: 3, turnLimit: 20 },
  },
  {
    id: 'tabletop',
    label: 'Open tabletop',
    help: 'Figures instead of counters, inches instead of hexes.',
    options: { miniatures: 'tabletop' },
  },
];

/** The values a toggle takes, in words. */
export function toggleValues(id: ToggleId): string {
  const toggle: Toggle = TOGGLES[id];
  if (toggle.kind === 'switch') return 'true or false';
  if (toggle.kind === 'choice') return `one of ${toggle.values.map(show).join(', ')}`;
  return `a whole number from ${toggle.min} to ${toggle.max}${toggle.none ? ', or null' : ''}`;
}

function valueSchema(id: ToggleId): z.ZodMiniType {
  const toggle: Toggle = TOGGLES[id];
  const expected = toggleValues(id);
  if (toggle.kind === 'switch') return z.boolean(expected);
  if (toggle.kind === 'choice') return z.literal([...toggle.values], expected);
  const amount = z.int(expected).check(z.gte(toggle.min, expected), z.lte(toggle.max, expected));
  return toggle.none ? z.nullable(amount) : amount;
}

/** Takes any part of a configuration and fills up the rest with the defaults. */
export const configSchema = z.strictObject(
  Object.fromEntries(TOGGLE_IDS.map((id) => [id, z._default(valueSchema(id), TOGGLES[id].default)])),
) as unknown as z.ZodMiniType<Config, Partial<Config>>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parseConfig(json: unknown): ConfigResult {
  const read = configSchema.safeParse(json);
  return read.success ? { ok: true, config: read.data } : { ok: false, problems: shapeProblems(read.error, json) };
}

/** The command-line flag of a toggle: `--los-hexside`. */
export function toggleFlag(id: ToggleId): string {
  return `--${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export type FlagResult =
  | { readonly ok: true; readonly value: Config[ToggleId] }
  | { readonly ok: false; readonly problem: Problem };

const WORDS: Readonly<Record<string, boolean | null>> = { on: true, true: true, off: false, false: false, none: null };

/** The value of a flag as it was typed: `on`, `off`, `none`, a number or a name. */
export function parseToggle(id: ToggleId, text: string): FlagResult {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  const isName = (TOGGLES[id] as Toggle).kind === 'choice';
  const value = number ?? (isName || !Object.hasOwn(WORDS, text) ? text : WORDS[text]);
  const read = valueSchema(id).safeParse(value);
  if (read.success) return { ok: true, value: read.data as Config[ToggleId] };
  return { ok: false, problem: problem([toggleFlag(id)], text, flagValues(id), TOGGLES[id].rule) };
}

/** The values of a flag as one types them. */
export function flagValues(id: ToggleId): string {
  const toggle: Toggle = TOGGLES[id];
  if (toggle.kind === 'switch') return 'on or off';
  if (toggle.kind === 'choice') return `one of ${toggle.values.join(', ')}`;
  return `a whole number from ${toggle.min} to ${toggle.max}${toggle.none ? ', or none' : ''}`;
}
