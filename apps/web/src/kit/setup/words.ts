import { inWords, type Language, type Say, type Told } from '../../text/language.js';

// What every editor of setups says. One that means something else by a word says it in its own way.

const SHARED = {
  battle: ['Battle', 'Gefecht'],
  scenario: ['Scenario', 'Szenario'],
  position: ['A position from a file', 'Eine Stellung aus einer Datei'],
  positionNote: ['The game begins in the middle of a battle.', 'Das Spiel beginnt mitten im Gefecht.'],
  setup: ['Setup', 'Aufbau'],
  forces: ['Forces', 'Truppen'],
  turn: ['Turn', 'Drehen'],
  content_scenarios: ['{n} scenarios', '{n} Szenarien'],
} as const satisfies Readonly<Record<string, Told>>;

export type SetupKey = keyof typeof SHARED;

/** The texts of an editor, in front of those of every editor. */
export const setupWords = <K extends string>(
  texts: Readonly<Record<K, Told>>,
): ((language: Language) => Say<K | SetupKey>) => inWords<K | SetupKey>({ ...SHARED, ...texts });
