// Opens one stored game, says what that took, and ends: started by `open-cold.ts`.
import { readFileSync } from 'node:fs';
import { House } from '@sandtable/house';
import { Game } from '@sandtable/kernel';
import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { cpuSeconds } from './cpu.js';
import { type Stored, storeIn } from './stored-game.js';

/** In a house, until who is asked has been told how things stand. */
async function resumed(folder: string, game: string): Promise<void> {
  const house = new House(new Referee([quantumLegions]), {
    newName: () => 'another',
    now: Date.now,
    store: await storeIn(folder),
    unstored: (_, error) => {
      throw error;
    },
  });
  const { waiting } = await house.resume(game);
  house.sit(game, waiting[0]!).follow((push) => {
    if ('lost' in push) throw new Error('nothing can be seen of the game');
  });
}

const stored = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Stored;
if ('folder' in stored) await storeIn(stored.folder); // what a process loads before it is asked for anything is not counted
const start = cpuSeconds();
if ('record' in stored) Game.reopen(quantumLegions, stored.record).game.view('A');
else await resumed(stored.folder, stored.game);
process.send!(1000 * (cpuSeconds() - start));
process.disconnect();
