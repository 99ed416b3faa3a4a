import { greedyBot, quickBot, randomBot } from '@sandtable/bots';
import { keepsItsGames } from '@sandtable/conformance';
import { fictioneersLegacy } from '../src/ruleset.js';
import { SETUPS } from './conformance-plan.js';

keepsItsGames(import.meta.url, fictioneersLegacy, {
  setups: SETUPS,
  bots: [randomBot, quickBot(), greedyBot],
  mostAnswers: 6000,
});
