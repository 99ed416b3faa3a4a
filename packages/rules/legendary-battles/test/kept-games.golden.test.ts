import { greedyBot, quickBot, randomBot } from '@sandtable/bots';
import { keepsItsGames } from '@sandtable/conformance';
import { legendaryBattles } from '../src/ruleset.js';
import { SETUPS } from './conformance-plan.js';

keepsItsGames(import.meta.url, legendaryBattles, {
  setups: SETUPS,
  bots: [randomBot, quickBot(), greedyBot],
  mostAnswers: 4000,
});
