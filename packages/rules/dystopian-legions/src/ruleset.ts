import type { Ruleset, Schema } from '@sandtable/kernel';
import { BUILT_IN } from './content/library.js';
import { openBattle, type Setup, setupSchema } from './open.js';
import { type BattleOutcome, battle } from './play.js';
import { QUERIES } from './queries.js';
import { QUESTIONS } from './questions.js';
import { notAsked } from './refusals.js';
import { RULES } from './rulebook.js';
import { say } from './say.js';
import { type Battle, copyBattle } from './state.js';
import { stateSchema } from './state-schema.js';
import { SIDES } from './terms.js';
import { imagine, type View, viewOf } from './view.js';

export const dystopianLegions: Ruleset<Battle, View, BattleOutcome> = {
  id: 'dystopian-legions',
  version: '0.1.0',
  title: 'Dystopian Legions CE',
  rules: RULES,
  ready: [...BUILT_IN.scenarios.values()].map(({ id, name }) => ({ id, title: name, setup: { scenario: id } })),
  setup: setupSchema as unknown as Schema,
  state: stateSchema,
  questions: QUESTIONS as unknown as Ruleset<Battle>['questions'],
  queries: QUERIES as unknown as Ruleset<Battle, View>['queries'],
  open: (setup) => openBattle(setup as Setup),
  seats: () => SIDES,
  play: battle,
  copy: copyBattle,
  view: viewOf,
  imagine,
  notAsked,
  say,
  guide: null,
};
