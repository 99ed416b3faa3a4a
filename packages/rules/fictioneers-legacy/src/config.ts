import { type ConfigOf, configSchemaOf, defaultsOf, someOptionsSchemaOf, type Toggle } from '@sandtable/craft';
import type { RuleId } from './rulebook.js';

/** The options of a game, agreed before it starts (5.26). Schema and form come from this table. */
export const TOGGLES = {
  aoePrimary: {
    kind: 'choice',
    values: ['mixed', 'full', 'reduced'],
    names: ['Less for spread fire only', 'Never less', 'Always 2 less'],
    default: 'mixed',
    label: 'Aimed target of an area',
    help: 'Whether the model an area attack is aimed at faces the full damage number or 2 less.',
    rule: 'FL-AOE-04',
  },
  eeekHitPenalty: {
    kind: 'choice',
    values: ['firer', 'target'],
    names: ['An Eeek firing', 'Firing at an Eeek'],
    default: 'firer',
    label: 'The -1 for Eeeks',
    help: 'Whether Eeeks shoot worse or are harder to hit.',
    rule: 'FL-FIR-21',
  },
  sensorPenaltiesStack: {
    kind: 'switch',
    default: false,
    label: 'Sensor penalties add up',
    help: 'Adds the -2 for moving to the -3 of firing by sensor.',
    rule: 'FL-FIR-14',
  },
  driftDistance: {
    kind: 'choice',
    values: ['margin', 'd12half'],
    names: ['By the margin of the miss', 'By half a die'],
    default: 'margin',
    label: 'Drift distance',
    help: 'How far a missed indirect shot drifts.',
    rule: 'FL-IND-08',
  },
  directMissDrifts: {
    kind: 'switch',
    default: false,
    label: 'Direct misses drift',
    help: 'Lets direct area shots that miss drift as well.',
    rule: 'FL-OPT-01',
  },
  fireThenMove: {
    kind: 'switch',
    default: true,
    label: 'Fire, then move',
    help: 'Off, a model may move and then fire but not the other way round.',
    rule: 'FL-SEQ-08',
  },
  fireIntoMelee: {
    kind: 'switch',
    default: false,
    label: 'Fire into melee',
    help: 'Allows single shots at engaged enemies.',
    rule: 'FL-FIR-31',
  },
  overwatchOnFire: {
    kind: 'switch',
    default: true,
    label: 'Overwatch answers fire',
    help: 'Off, overwatch answers moves only.',
    rule: 'FL-OVW-06',
  },
  naturalOneHits: {
    kind: 'switch',
    default: false,
    label: 'Lucky shots',
    help: 'A 1 to hit always hits.',
    rule: 'FL-OPT-02',
  },
  robotsFearless: {
    kind: 'switch',
    default: false,
    label: 'Fearless robots',
    help: 'Squads of robots never check morale.',
    rule: 'FL-OPT-03',
  },
  elitenessEffects: {
    kind: 'switch',
    default: false,
    label: 'Eliteness matters',
    help: 'Lets eliteness change hit and morale numbers, and prices.',
    rule: 'FL-OPT-04',
  },
  hiddenDeployment: {
    kind: 'switch',
    default: false,
    label: 'Hidden deployment',
    help: 'Lets the squads a scenario lists start hidden.',
    rule: 'FL-HID-01',
  },
  comGearChat: {
    kind: 'switch',
    default: false,
    label: 'Com-gear talk',
    help: 'Team mates talk in private only while both have com-gear.',
    rule: 'FL-EQP-03',
  },
  leaderLossShock: {
    kind: 'switch',
    default: false,
    label: 'Shock',
    help: 'The death of a Platoon Leader makes the squads around check morale.',
    rule: 'FL-OPT-05',
  },
  vehicleDamageTable: {
    kind: 'switch',
    default: false,
    label: 'Where it was hit',
    help: 'Rolls what a damaged vehicle has lost.',
    rule: 'FL-OPT-06',
  },
  litByFire: {
    kind: 'switch',
    default: false,
    label: 'Muzzle flash',
    help: 'Who fires in the dark can be seen for a turn.',
    rule: 'FL-OPT-07',
  },
  sirexFrenzy: {
    kind: 'switch',
    default: false,
    label: 'Frenzy',
    help: 'Sirex act first and chase the nearest enemy they see.',
    rule: 'FL-OPT-08',
  },
} as const satisfies Record<string, Toggle<RuleId>>;

export type ToggleId = keyof typeof TOGGLES;
export const TOGGLE_IDS = Object.keys(TOGGLES) as readonly ToggleId[];

export type Config = ConfigOf<typeof TOGGLES>;
export const DEFAULT_CONFIG: Config = defaultsOf(TOGGLES);

/** Some of the options; what is left out stays as the scenario, or the default, has it. */
export const someOptionsSchema = someOptionsSchemaOf(TOGGLES);

/** All of them. */
export const configSchema = configSchemaOf(TOGGLES);
