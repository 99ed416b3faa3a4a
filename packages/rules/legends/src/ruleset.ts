import type { Ruleset } from '@sandtable/kernel';
import { guide } from './bot.js';
import { STARTERS } from './content/starters.js';
import { openScene, type Setup, setupSchema } from './open.js';
import { playScene } from './play.js';
import { QUERIES } from './queries.js';
import { QUESTIONS } from './questions.js';
import { notAsked } from './refusals.js';
import { RULES } from './rulebook.js';
import { say } from './say.js';
import { copyScene, type Scene } from './state.js';
import { stateSchema } from './state-schema.js';
import { SCENARIO_NAMES } from './terms.js';
import { throws } from './throws.js';
import { imagine, type View, viewOf } from './view.js';

export const legends: Ruleset<Scene, View> = {
  id: 'legends',
  version: '2.2.0',
  title: 'Legends',
  greatestFace: 8,
  rules: RULES,
  ready: STARTERS.map(({ id, name, scenario, minutes, sides }) => ({
    id,
    title: `${name}: ${SCENARIO_NAMES[scenario]}, ${sides.length} players, ${minutes} minutes`,
    setup: { starter: id },
  })),
  setup: setupSchema,
  state: stateSchema,
  questions: QUESTIONS,
  queries: QUERIES,
  open: (setup) => openScene(setup as Setup),
  seats: ({ match }) => match.seats,
  play: playScene,
  copy: copyScene,
  view: viewOf,
  imagine,
  notAsked,
  say: (event) => say(event),
  throws,
  guide: guide,
};
