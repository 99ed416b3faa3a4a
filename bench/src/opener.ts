// Opens one stored game, says what that took, and ends: started by `open-cold.ts`.
import { readFileSync } from 'node:fs';
import { Game } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { cpuSeconds } from './cpu.js';
import type { Stored } from './stored-game.js';

const start = cpuSeconds();
const stored = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Stored;
const game =
  'record' in stored
    ? Game.reopen(quantumLegions, stored.record).game
    : Game.resume(quantumLegions, stored.base, stored.rows);
game.view('A');
process.send!(1000 * (cpuSeconds() - start));
process.disconnect();
