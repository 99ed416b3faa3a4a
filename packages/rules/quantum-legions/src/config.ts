import { type ConfigOf, configSchemaOf, defaultsOf, type PresetOf, type Toggle } from '@sandtable/craft';
import type { RuleId } from './rulebook.js';

/** The options of a game, agreed before it starts. Schema and form come from this table. */
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
} as const satisfies Record<string, Toggle<RuleId>>;

export type ToggleId = keyof typeof TOGGLES;
export const TOGGLE_IDS = Object.keys(TOGGLES) as readonly ToggleId[];

export type Config = ConfigOf<typeof TOGGLES>;
export const DEFAULT_CONFIG: Config = defaultsOf(TOGGLES);

/** Takes any part of a configuration and fills up the rest with the defaults. */
export const configSchema = configSchemaOf(TOGGLES);

export type Preset = PresetOf<Config>;

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
