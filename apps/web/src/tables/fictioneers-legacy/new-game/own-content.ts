import { loadContent } from '@sandtable/fictioneers-legacy';
import { box, corners } from '../../../kit/inches/pieces.js';
import type { OwnContentOf } from '../../../new/own-content.js';

/** A figure of one's own, and a small table for it: a file to start from. */
const EXAMPLE = {
  sandtable: 'fictioneers-legacy',
  units: [
    {
      id: 'my-veteran',
      name: 'Veteran',
      people: 'terran',
      moveType: 'terran',
      infantry: true,
      baseRadius: 0.5,
      armour: 'alloy',
      weapons: ['blast-rifle'],
      eliteness: 4,
    },
  ],
  scenarios: [
    {
      id: 'my-crossing',
      name: 'My Crossing',
      aim: 'Whoever holds the bridge at the end has 30 points more.',
      table: [36, 36],
      rounds: 6,
      terrain: [
        { id: 'stream', type: 'river', polygon: box(0, 17, 36, 19) },
        { id: 'grove', type: 'woods', polygon: corners([8, 9], [13, 8], [14, 13], [9, 14]) },
      ],
      zones: {
        A: [box(0, 0, 36, 6)],
        B: [box(0, 30, 36, 36)],
      },
      forces: {
        A: {
          name: 'Veterans',
          squads: [{ name: 'Section', members: [{ unit: 't-sergeant' }, { unit: 'my-veteran', count: 3 }] }],
        },
        B: {
          name: 'Raiders',
          squads: [{ name: 'Band', members: [{ unit: 's-chief' }, { unit: 's-warrior', count: 5 }] }],
        },
      },
      objectives: [{ id: 'bridge', kind: 'control', point: [18, 18], radius: 4, points: 30 }],
    },
  ],
};

const KINDS = ['units', 'vehicles', 'artillery', 'platoons', 'scenarios'] as const;

export const OWN_CONTENT: OwnContentOf<(typeof KINDS)[number]> = { kinds: KINDS, load: loadContent, example: EXAMPLE };
