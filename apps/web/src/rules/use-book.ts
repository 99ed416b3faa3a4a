import type { RuleEntry } from '@sandtable/referee';
import { type ReactNode, use, useMemo } from 'react';
import type { LogEntry } from '../frame/sitting.js';
import type { Option } from '../new/new-game.js';
import { newGameOf } from '../new/new-game-of.js';
import { rulebookOf } from '../port/lobby.js';
import { tableOf } from '../tables/index.js';
import { namedBy } from './search.js';

/** Where the rules were applied in the game under way. */
export interface Applied {
  readonly log: readonly LogEntry[];
  /** Shows the moment of an entry on the board. */
  readonly onEntry: (n: number) => void;
  /** When a rule is looked up: the log may begin in mid-game, and only then all of it is wanted. */
  readonly onOpen: () => void;
}

/** How one gets to another rule: on the page by its address, in a game without leaving it. */
export type RuleLink = (id: string, children: ReactNode) => ReactNode;

/** What a rule is shown with: the book it stands in, and the game it was applied in if there is one. */
export interface Book {
  /** By id, in the order of the book. */
  readonly rules: ReadonlyMap<string, RuleEntry>;
  /** For every rule, those that name it. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** The options of a game, which may change rules. */
  readonly options: readonly Option[];
  readonly link: RuleLink;
  readonly applied: Applied | null;
}

const NO_OPTIONS: readonly Option[] = [];

/** The book of a ruleset; React waits until it is there. */
export function useBook(ruleset: string, link: RuleLink, applied: Applied | null): Book {
  const rules = use(rulebookOf(ruleset));
  const presenter = use(tableOf(ruleset));
  const coming = presenter && newGameOf(presenter);
  const options = coming ? use(coming).options : NO_OPTIONS;
  return useMemo(
    () => ({ rules: new Map(rules.map((rule) => [rule.id, rule])), named: namedBy(rules), options, link, applied }),
    [rules, options, link, applied],
  );
}
