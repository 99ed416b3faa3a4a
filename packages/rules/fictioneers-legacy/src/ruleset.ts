import type { Ruleset } from '@sandtable/kernel';
import { guide } from './bot.js';
import { ALL_SCENARIOS } from './content/library.js';
import { openBattle, type Setup, setupSchema } from './open.js';
import { type BattleOutcome, battle } from './play.js';
import { QUERIES } from './queries.js';
import { QUESTIONS } from './questions.js';
import { notAsked } from './refusals.js';
import { RULES } from './rulebook.js';
import { say } from './say.js';
import { type Battle, copyBattle } from './state.js';
import { stateSchema } from './state-schema.js';
import { imagine, type View, viewOf } from './view.js';

export const fictioneersLegacy: Ruleset<Battle, View, BattleOutcome> = {
  id: 'fictioneers-legacy',
  version: '2.1.0',
  title: 'Fictioneers: Legacy',
  greatestFace: 12,
  rules: RULES,
  ready: [
    ...ALL_SCENARIOS.map(({ id, name }) => ({ id, title: name, setup: { scenario: id } })),
    {
      id: 'choose',
      title: 'Strongbox on the Sitan Road, forces of your choice',
      setup: { scenario: 'S2', points: 305 },
    },
  ],
  setup: setupSchema,
  state: stateSchema,
  questions: QUESTIONS,
  queries: QUERIES,
  open: (setup) => openBattle(setup as Setup),
  seats: ({ match: { seats } }) => [...seats.A, ...seats.B],
  play: battle,
  copy: copyBattle,
  view: viewOf,
  imagine,
  notAsked,
  say,
  guide,
};
