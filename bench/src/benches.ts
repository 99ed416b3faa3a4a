import { answerCostBench } from './answer-cost.js';
import { battlesBench } from './battles.js';
import { botTurnBench } from './bot-turn.js';
import { browserBench } from './browser.js';
import { diceRaceBench } from './dice-race.js';
import { forkBench } from './fork.js';
import { framesBench } from './frames.js';
import { hexesBench } from './hexes.js';
import { inchAnswersBench } from './inch-answers.js';
import { inchGamesBench } from './inch-games.js';
import { inchesBench } from './inches.js';
import { interactionBench } from './interaction.js';
import { labWorkBench } from './lab-work.js';
import { legendaryBattlesBench } from './legendary-battles.js';
import { legendsBench } from './legends.js';
import { loadingBench } from './loading.js';
import { longMatchBench } from './long-match.js';
import { nestingBench } from './nesting.js';
import { oddsBench } from './odds.js';
import { openColdBench } from './open-cold.js';
import { optionsBench } from './options.js';
import { repliesBench } from './replies.js';
import type { Bench } from './result.js';
import { searchBench } from './search.js';
import { simBench } from './sim.js';
import { sweepsBench } from './sweeps.js';
import { zonesBench } from './zones.js';

/** All of them, in the order of the report. */
export const BENCHES: readonly Bench[] = [
  diceRaceBench,
  longMatchBench,
  nestingBench,
  searchBench,
  hexesBench,
  zonesBench,
  inchesBench,
  sweepsBench,
  battlesBench,
  legendsBench,
  legendaryBattlesBench,
  forkBench,
  botTurnBench,
  simBench,
  labWorkBench,
  browserBench,
  interactionBench,
  framesBench,
  loadingBench,
  answerCostBench,
  optionsBench,
  oddsBench,
  openColdBench,
  repliesBench,
  inchGamesBench,
  inchAnswersBench,
];
