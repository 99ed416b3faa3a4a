import type { Toggle } from '@sandtable/craft';
import { type AnyRuleset, type Problem, parse } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { Language, Say } from '../text/language.js';

// What a table brings so that a game of it can be set up by hand. Everything it tells comes from its ruleset; whether a
// setup will do is for the referee to say.

/** An option of a game, as its ruleset describes it. Chosen values stand in `options` of the setup. */
export type Option = Toggle & { readonly id: string };

export type OptionValue = boolean | string | number | null;
export type Options = Readonly<Record<string, OptionValue>>;

export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly options: Options;
}

/** What a game is opened from, as far as this page knows it. The rest of it is the table's. */
export interface SetupSoFar {
  readonly options?: Options;
}

export interface EditorProps {
  readonly setup: SetupSoFar;
  readonly onChange: (setup: SetupSoFar) => void;
  /** All that speaks against the setup now; paths begin in the setup. */
  readonly problems: readonly Problem[];
  readonly language: Language;
}

export interface NewGame {
  readonly title: string;
  seatsOf(setup: SetupSoFar): readonly string[];
  readonly options: readonly Option[];
  readonly presets: readonly Preset[];
  /** For somebody who has chosen nothing yet. */
  readonly first: SetupSoFar;
  /** What is wrong with the shape of data that claims to be a setup; what has the right shape, the rest can be asked about. */
  shapeProblems(data: unknown): readonly Problem[];
  /** What a seat is called with this setup: its force, or what is known of it. */
  seatName(setup: SetupSoFar, seat: string, language: Language): string;
  /** What a game from this setup is called. */
  gameTitle(setup: SetupSoFar, language: Language): string;
  /** The part of the setup that a problem is about, in words. */
  placeName(path: string, language: Language): string;
  /** Chooses what is to be played: the battle, the forces, the board. */
  readonly Editor: ComponentType<EditorProps>;
}

/** What the page of a new game takes from the ruleset as it is. */
export function fromRuleset(
  { title, setup }: Pick<AnyRuleset, 'title' | 'setup'>,
  toggles: Readonly<Record<string, Toggle>>,
): Pick<NewGame, 'title' | 'options' | 'shapeProblems'> {
  return {
    title,
    options: Object.entries(toggles).map(([id, toggle]) => ({ id, ...toggle })),
    shapeProblems: (data) => {
      const read = parse(setup, data);
      return read.ok ? [] : read.problems;
    },
  };
}

/** A part of a setup by how its path begins, and what it is called; named groups of the path stand in its words. */
type Part<Key extends string> = readonly [begins: RegExp, says: Key, values?: (found: Groups) => Groups];

type Groups = Readonly<Record<string, string>>;

/** Names the part of a setup that a problem is about: the first that its path begins with, an option, or the path itself. */
export const partsNamed =
  <Key extends string>(
    text: (language: Language) => Say<Key | 'setup'>,
    toggles: Readonly<Record<string, Toggle>>,
    parts: readonly Part<NoInfer<Key>>[],
  ): NewGame['placeName'] =>
  (path, language) => {
    const t = text(language);
    for (const [begins, says, values = (found: Groups) => found] of parts) {
      const found = begins.exec(path);
      if (found) return t(says, values(found.groups ?? {}));
    }
    const option = /^options\.(.+)/.exec(path)?.[1];
    return (option && toggles[option]?.label) || path || t('setup');
  };
