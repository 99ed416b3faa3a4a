import { type ConfigOf, configSchemaOf, defaultsOf, type Toggle } from '@sandtable/craft';
import type { RuleId } from './rulebook.js';

/** The options of a game, agreed before it starts and shown to everybody. */
export const TOGGLES = {
  mightyItems: {
    kind: 'switch',
    default: true,
    label: 'Mighty Items',
    help: 'Lets every Hero take one item.',
    rule: 'LG-SET-03',
  },
  friendlyFire: {
    kind: 'switch',
    default: false,
    label: 'Friendly fire',
    help: 'Lets hostile Moments be aimed at friends.',
    rule: 'LG-GEN-12',
  },
  literalImpetus: {
    kind: 'switch',
    default: false,
    label: 'Impetus by the letter',
    help: 'No division by 7, and standing things do not hit back.',
    rule: 'LG-IMP-03',
  },
  uncappedMiracles: {
    kind: 'switch',
    default: false,
    label: 'Uncapped miracles',
    help: 'Total Heroism pays in full, and any number of hopeless Moments may be tried.',
    rule: 'LG-TOT-03',
  },
  freeRetry: {
    kind: 'switch',
    default: false,
    label: 'Free retry',
    help: 'What failed may be tried again, up to ten times in an activation.',
    rule: 'LG-LIM-01',
  },
  chainCalls: {
    kind: 'switch',
    default: false,
    label: 'Chain calls',
    help: 'Lets a Hero that was called call in turn.',
    rule: 'LG-CAL-04',
  },
  separateDistances: {
    kind: 'switch',
    default: false,
    label: 'Separate distances',
    help: 'Wall Run and Fly cost no inches of Move and need none; each once in an activation.',
    rule: 'LG-MOV-05',
  },
  freeGlide: {
    kind: 'switch',
    default: false,
    label: 'Free glide',
    help: 'Falling Palm goes along any line downwards.',
    rule: 'LG-ITM-11',
  },
  deployGap: {
    kind: 'amount',
    min: 0,
    max: 36,
    default: 0,
    label: 'Deployment gap',
    help: 'How many inches a new Hero keeps from every enemy.',
    rule: 'LG-SET-09',
  },
  maxRounds: {
    kind: 'amount',
    min: 0,
    max: 99,
    default: 12,
    label: 'Rounds',
    help: 'After how many Clearings the game is decided on time; 0 for never.',
    rule: 'LG-END-04',
  },
} as const satisfies Record<string, Toggle<RuleId>>;

export type ToggleId = keyof typeof TOGGLES;
export const TOGGLE_IDS = Object.keys(TOGGLES) as readonly ToggleId[];

export type Config = ConfigOf<typeof TOGGLES>;
export const DEFAULT_CONFIG: Config = defaultsOf(TOGGLES);

/** Takes any part of a configuration and fills up the rest with the defaults. */
export const configSchema = configSchemaOf(TOGGLES);
