import type { Ruleset, Schema } from '@sandtable/kernel';
import { guide } from './bot.js';
import { SCENARIOS } from './content/scenarios.js';
import type { BattleEvent } from './events.js';
import { openBattle, type Setup, setupSchema } from './open.js';
import { type BattleOutcome, battle } from './play.js';
import { QUERIES } from './queries.js';
import { QUESTIONS } from './questions.js';
import { notAsked } from './refusals.js';
import { RULES } from './rulebook.js';
import { say } from './say.js';
import { type Battle, copyBattle } from './state.js';
import { stateSchema } from './state-schema.js';
import { SEATS, type Seat } from './terms.js';
import { throws } from './throws.js';
import { imagine, type View, viewOf } from './view.js';

/** First games first: they take a quarter of an hour. */
const READY = [...SCENARIOS].sort((a, b) => a.minutes[0] - b.minutes[0]);

export const legendaryBattles: Ruleset<Battle, View, BattleOutcome> = {
  id: 'legendary-battles',
  version: '1.1.0',
  title: 'Legendary Battles',
  rules: RULES,
  ready: READY.map(({ id, name, genre, minutes }) => ({
    id,
    title: `${name}: ${genre === 'combat' ? 'modern' : 'fantasy'}, ${minutes[0]} to ${minutes[1]} minutes`,
    setup: { scenario: id },
  })),
  setup: setupSchema as unknown as Schema,
  state: stateSchema,
  questions: QUESTIONS,
  queries: QUERIES as unknown as Ruleset<Battle, View>['queries'],
  open: (setup) => openBattle(setup as Setup),
  seats: () => SEATS,
  play: battle,
  copy: copyBattle,
  view: (b, seat, open) => viewOf(b, seat as Seat | null, open),
  imagine,
  notAsked: (b, seat) => notAsked(b, seat as Seat),
  say,
  throws: (events) => throws(events as readonly BattleEvent[]),
  guide,
};
