import type { AnyRuleset } from '@sandtable/kernel';
import type { AnyPlan, Finding } from '../plan.js';
import { eventsCiteRules } from './citations.js';
import { copiesAreDeep, forksAndUndos } from './copies.js';
import { declaration } from './declaration.js';
import { hiddenStaysHidden } from './hidden.js';
import { survivesJson } from './json.js';
import { optionsAreLegal } from './options.js';
import { askingChangesNothing } from './purity.js';
import { randomPlay } from './random-play.js';
import { entersAgain } from './reentry.js';
import { refusals } from './refusals.js';
import { replayEqualsPlay, searchEqualsPlay } from './replay.js';
import { scripts } from './scripts.js';

/** A pure look at a ruleset: what is wrong with it, and the records that show it. */
export type Check = (ruleset: AnyRuleset, plan: AnyPlan) => Finding[];

/** Everything that every ruleset must do, by the title of its test. */
export const CHECKS = {
  'says who it is, and opens from its setups only': declaration,
  'random bots play with no exception, no stall, no dead end and no game over the bound': randomPlay,
  'state, questions, options, views, events and record survive JSON': survivesJson,
  'replay equals play, event for event': replayEqualsPlay,
  'plays the same without log and journal, as search does': searchEqualsPlay,
  'scripted tests give the same result again, after forks and after undos': scripts,
  'a refused answer changes nothing and cites a rule or a field': refusals,
  'asking changes nothing: options, checks, views, queries, bots': askingChangesNothing,
  'what is hidden from a seat changes neither its view nor its options nor its bots': hiddenStaysHidden,
  'entered again at a question, comes to that question': entersAgain,
  'what is offered is legal, and what is legal and finite is offered': optionsAreLegal,
  'every event cites a rule and can be said': eventsCiteRules,
  'copies, forks and branches share nothing that changes': copiesAreDeep,
  'forks go on as the game does, undos leave it as it was': forksAndUndos,
} as const satisfies Record<string, Check>;
