import type { Scenario } from '../types.js';

export const CHECKPOINT_DELTA: Scenario = {
  id: 'S5',
  name: 'Checkpoint Delta',
  genre: 'combat',
  summary: 'First game, modern: two equal patrols meet at a road checkpoint.',
  background:
    'A road, a low wall, a sentry box nobody mans any more. Both sides have sent a patrol to bring back the log book from Checkpoint Delta; neither was told the other would be there.',
  sides: {
    A: { name: 'Patrol', role: 'patrol', hand: 6, points: 13 },
    B: { name: 'Pickets', role: 'picket', hand: 6, points: 13 },
  },
  firstPlayer: 'A',
  maxRounds: 8,
  map: {
    kind: 'square',
    shortSide: 9,
    key: {
      '.': { name: 'Open ground', cls: 'clear' },
      w: { name: 'Wood', cls: 'covering' },
      r: { name: 'Rough', cls: 'hindering' },
      o: { name: 'Checkpoint', cls: 'clear' },
    },
    linear: [
      ['D5', 'E5', 'lowwall'],
      ['E5', 'F5', 'lowwall'],
    ],
    cols: 9,
    rows: 9,
    terrain: [
      '.........',
      '..w...w..',
      '..w......',
      '.....r...',
      '.r..o..r.',
      '...r.....',
      '......w..',
      '..w...w..',
      '.........',
    ],
  },
  units: {
    A: [
      { id: 'A1', type: 'CMD', name: 'Patrol Command', zone: 'E9', facing: 3 },
      { id: 'A2', type: 'RIF', name: 'North Rifles', zone: 'C9', facing: 3 },
      { id: 'A3', type: 'RIF', name: 'East Rifles', zone: 'G9', facing: 3 },
      { id: 'A4', type: 'AST', name: 'Point Section', zone: 'D9', facing: 3 },
      { id: 'A5', type: 'HWT', name: 'Patrol Gun', zone: 'F9', facing: 3 },
    ],
    B: [
      { id: 'B1', type: 'CMD', name: 'Picket Command', zone: 'E1', facing: 1 },
      { id: 'B2', type: 'RIF', name: 'West Rifles', zone: 'C1', facing: 1 },
      { id: 'B3', type: 'RIF', name: 'Hill Rifles', zone: 'G1', facing: 1 },
      { id: 'B4', type: 'AST', name: 'Reserve Section', zone: 'F1', facing: 1 },
      { id: 'B5', type: 'HWT', name: 'Picket Gun', zone: 'D1', facing: 1 },
    ],
  },
  freeAreas: { A: { rows: [8, 9] }, B: { rows: [1, 2] } },
  objectives: [{ zones: ['E5'], label: 'Checkpoint' }],
  special: [],
  victory: {
    handicap: {},
    immediate: [],
    scoring: [
      { side: 'A', type: 'eliminatedPts', vp: 1 },
      { side: 'B', type: 'eliminatedPts', vp: 1 },
      { side: 'A', type: 'controlZones', zones: ['E5'], vp: 5 },
      { side: 'B', type: 'controlZones', zones: ['E5'], vp: 5 },
    ],
    decide: [
      { min: 1, winner: 'A' },
      { max: 0, winner: 'B' },
    ],
  },
  minutes: [15, 25],
};
