import { loadContent } from '@sandtable/quantum-legions';
import type { OwnContentOf } from '../../../new/own-content.js';

/** A force of one's own with a unit and a roster: a file to start from. */
const EXAMPLE = {
  sandtable: 'quantum-legions',
  forces: [{ id: 'my-force', name: 'My Force', summary: 'A force of my own.' }],
  units: [
    {
      id: 'my-tank',
      force: 'my-force',
      name: 'My Tank',
      cls: 'AFV',
      size: 3,
      speed: [2, 4],
      armor: 5,
      range: 5,
      ap: 1,
      dice: [5, 4, 2],
      traits: [{ id: 'hover' }],
    },
  ],
  rosters: [{ id: 'my-roster', force: 'my-force', name: 'My Roster', units: ['my-tank', 'my-tank', 'my-tank'] }],
};

const KINDS = ['units', 'forces', 'sections', 'rosters', 'scenarios'] as const;

export const OWN_CONTENT: OwnContentOf<(typeof KINDS)[number]> = { kinds: KINDS, load: loadContent, example: EXAMPLE };
