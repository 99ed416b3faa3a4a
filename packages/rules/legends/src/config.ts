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
    help: 'No division by 7.',
    rule: 'LG-IMP-03',
  },
  literalAnswer: {
    kind: 'switch',
    default: false,
    label: 'Answers by the letter',
    help: 'What stands still has travelled no inches and does not hit back.',
    rule: 'LG-IMP-08',
  },
  runningStarts: {
    kind: 'switch',
    default: false,
    label: 'Running starts',
    help: 'Inches travelled count on from line to line, until an Impact, a Moment or the next activation.',
    rule: 'LG-IMP-04',
  },
  gentleImpacts: {
    kind: 'switch',
    default: false,
    label: 'Gentle Impacts',
    help: 'An impetus below 1 makes an Impact too.',
    rule: 'LG-IMP-06',
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
  encores: {
    kind: 'switch',
    default: false,
    label: 'Encores',
    help: 'Every success pays in full, however often the same Moment is done in an activation.',
    rule: 'LG-LIM-02',
  },
  hairbreadths: {
    kind: 'switch',
    default: false,
    label: 'Every hair counts',
    help: 'A flight or a run up a wall pays as a whole inch, however short it is.',
    rule: 'LG-MOH-07',
  },
  chosenZero: {
    kind: 'switch',
    default: false,
    label: 'Chosen nought',
    help: 'Any number may be Chosen, 0 as well where that does nothing but pay.',
    rule: 'LG-MOH-08',
  },
  quickHands: {
    kind: 'switch',
    default: false,
    label: 'Quick hands',
    help: 'Whoever lifts another thing lets go of what it holds; it need not be released before.',
    rule: 'LG-PIC-05',
  },
  knockDownwards: {
    kind: 'switch',
    default: false,
    label: 'Knocks downwards',
    help: 'Whoever stands on something may be knocked into it.',
    rule: 'LG-KNB-04',
  },
  fallingSeizes: {
    kind: 'switch',
    default: false,
    label: 'Seizing in a fall',
    help: 'Whoever falls out of its own activation may seize on the way down.',
    rule: 'LG-FAL-09',
  },
  everyBlow: {
    kind: 'switch',
    default: false,
    label: 'Every blow counts',
    help: 'A wall gives a Demo Token for each Impact, however many there are in an activation.',
    rule: 'LG-SCN-14',
  },
  callAgain: {
    kind: 'switch',
    default: false,
    label: 'Calling again',
    help: 'Whom nobody answered may call once more.',
    rule: 'LG-CAL-04',
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
