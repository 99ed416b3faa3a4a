import { type ConfigOf, configSchemaOf, defaultsOf, type PresetOf, type Toggle } from '@sandtable/craft';
import type { RuleId } from './rulebook.js';

/** The options of a game, agreed before it starts (TA-CORE-SET-01). Schema and form come from this table. */
export const TOGGLES = {
  roundDistances: {
    kind: 'choice',
    values: ['up', 'nearest'],
    names: ['Up', 'To the nearest'],
    default: 'up',
    label: 'Rounding of distances',
    help: 'How a distance class that is no whole number of zones is rounded.',
    rule: 'TA-RUL-02',
  },
  distanceBase: {
    kind: 'choice',
    values: ['shortest', 'longest'],
    names: ['The shortest side', 'The longest side'],
    default: 'shortest',
    label: 'Distances from',
    help: 'Which side of the map the distance classes are fractions of; the longest makes faster battles.',
    rule: 'TA-RUL-03',
  },
  cornerTouch: {
    kind: 'switch',
    default: false,
    label: 'Corners touch',
    help: 'Whether a line of sight that meets a zone in a single corner passes through it.',
    rule: 'TA-RUL-08',
  },
  oneDiagonal: {
    kind: 'switch',
    default: false,
    label: 'One diagonal step',
    help: 'On square maps one step of each Action may go across a corner.',
    rule: 'TA-RUL-07',
  },
  sharedFallBack: {
    kind: 'choice',
    values: ['split', 'literal'],
    names: ['Away from the attacker', 'Through the attacker'],
    default: 'split',
    label: 'Fall Back from a shared zone',
    help: 'Which way a unit that was attacked in its zone falls back on the line of its attacker.',
    rule: 'TA-RUL-14',
  },
  minimumMove: {
    kind: 'switch',
    default: false,
    label: 'Minimum move',
    help: 'Lets a unit that has not moved yet enter one adjacent zone whatever it costs.',
    rule: 'TA-RUL-20',
  },
  playAndDiscard: {
    kind: 'switch',
    default: false,
    label: 'Play and discard',
    help: 'Lets a player who played Actions discard cards before drawing.',
    rule: 'TA-RUL-31',
  },
  basicOrder: {
    kind: 'switch',
    default: true,
    label: 'Basic Orders',
    help: 'Any card, whatever its text, lets a unit take a very short move, turn, land or take wing.',
    rule: 'TA-RUL-32',
  },
  friendlyFire: {
    kind: 'switch',
    default: true,
    label: 'Friendly fire',
    help: 'A shot into close combat hits a friend of the shooter one time in six.',
    rule: 'TA-RUL-26',
  },
  useExperience: {
    kind: 'switch',
    default: false,
    label: 'Experience cards',
    help: 'Puts the optional Experience cards of the scenario in force, for both sides.',
    rule: 'TA-CORE-SUP-02',
  },
  usePersonality: {
    kind: 'switch',
    default: false,
    label: 'Personality cards',
    help: 'Puts the optional Personality cards of the scenario in force, for both sides.',
    rule: 'TA-CORE-SUP-02',
  },
  freeDeployment: {
    kind: 'switch',
    default: false,
    label: 'Free deployment',
    help: 'Both players place their units as they like within their areas, the second player first.',
    rule: 'TA-CORE-SET-05',
  },
  hiddenMarkers: {
    kind: 'switch',
    default: false,
    label: 'Hidden markers',
    help: 'In scenarios that say so some units start face down, with dummies among them.',
    rule: 'TA-CORE-HID-01',
  },
  oddsMode: {
    kind: 'choice',
    values: ['counting', 'static', 'off'],
    names: ['From the cards not seen', 'From a full deck', 'None'],
    default: 'counting',
    label: 'Odds',
    help: 'What the odds that are shown are computed from.',
    rule: 'TA-CORE-INF-05',
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
  { id: 'standard', label: 'Standard', help: 'The rules as written, without supplements.', options: {} },
  {
    id: 'veterans',
    label: 'With supplements',
    help: 'Experience and Personality cards for both sides.',
    options: { useExperience: true, usePersonality: true },
  },
  {
    id: 'fluent',
    label: 'Fluent',
    help: 'Longer distances, and cards may be played and discarded in one turn.',
    options: { distanceBase: 'longest', playAndDiscard: true },
  },
  {
    id: 'fog',
    label: 'Fog of war',
    help: 'Own deployment, and face-down markers where the scenario has them.',
    options: { freeDeployment: true, hiddenMarkers: true },
  },
];
