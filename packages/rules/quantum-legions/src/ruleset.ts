import { concedingUnasked } from '@sandtable/craft';
import type { Ruleset } from '@sandtable/kernel';
import { guide } from './bot.js';
import { SCENARIOS } from './content/scenarios.js';
import type { BattleEvent } from './events.js';
import { deployment } from './foresight/deployment-room.js';
import { OVERLAYS } from './foresight/overlays.js';
import { openBattle, type Setup, setupSchema } from './open.js';
import { type BattleOutcome, battle } from './play.js';
import { QUERIES } from './queries.js';
import { QUESTIONS } from './questions.js';
import { notAsked, refuseUnasked } from './refusals.js';
import { RULES } from './rulebook.js';
import { say } from './say.js';
import { type Battle, copyBattle } from './state.js';
import { stateSchema } from './state-schema.js';
import { SEATS, type Seat } from './terms.js';
import { throws } from './throws.js';
import { imagine, type View, viewOf } from './view.js';

export const quantumLegions: Ruleset<Battle, View, BattleOutcome> = {
  id: 'quantum-legions',
  version: '1.2.0',
  title: 'Quantum Legions',
  greatestFace: 6,
  rules: RULES,
  ready: [
    ...SCENARIOS.map(({ id, name, level, minutes }) => ({
      id,
      title: `${name}: ${level}, ${minutes} minutes`,
      setup: { scenario: id },
    })),
    { id: 'quick', title: 'Quick battle: starter rosters, a board at random', setup: { quick: {} } },
    { id: 'standard', title: 'Standard game: recruit, lay the board, deploy', setup: { standard: true } },
  ],
  setup: setupSchema,
  state: stateSchema,
  questions: QUESTIONS,
  queries: { ...QUERIES, ...OVERLAYS, deployment },
  open: (setup) => openBattle(setup as Setup),
  seats: () => SEATS,
  play: battle,
  copy: copyBattle,
  view: (b, seat, open) => viewOf(b, seat as Seat | null, open),
  imagine,
  notAsked: (b, seat) => notAsked(b, seat as Seat),
  unasked: concedingUnasked(refuseUnasked),
  say,
  throws: (events) => throws(events as readonly BattleEvent[]),
  guide,
};
