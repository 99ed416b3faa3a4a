import type { Scenario } from '../types.js';

export const THORNFORD: Scenario = {
  id: 'S6',
  name: 'Thornford',
  genre: 'fantasy',
  summary: 'First game, fantasy: border riders and raiders clash around a standing stone.',
  background:
    'Thornford has no bridge and no village, only a stone older than both peoples. Each spring the marchmen ride out to grease it and each spring the raiders come to tip it over. This year they arrive on the same morning.',
  sides: {
    A: { name: 'Marchmen', role: 'marchmen', hand: 6, points: 15 },
    B: { name: 'Raiders', role: 'raiders', hand: 6, points: 14 },
  },
  firstPlayer: 'A',
  maxRounds: 8,
  map: {
    kind: 'hex',
    shortSide: 9,
    key: {
      '.': { name: 'Meadow', cls: 'clear' },
      w: { name: 'Thicket', cls: 'covering' },
      b: { name: 'Bog', cls: 'hindering' },
      o: { name: 'Standing stone', cls: 'clear' },
    },
    linear: [],
    cols: 9,
    rows: 9,
    terrain: [
      '.........',
      '..w...w..',
      '.........',
      '.b.....b.',
      '....o....',
      '.b.....b.',
      '.........',
      '..w...w..',
      '.........',
    ],
  },
  units: {
    A: [
      { id: 'A1', type: 'CPT', name: 'March Captain', zone: 'E9', facing: 5 },
      { id: 'A2', type: 'SPR', name: 'March Spears', zone: 'D8', facing: 4 },
      { id: 'A3', type: 'MAA', name: 'March Axes', zone: 'E8', facing: 4 },
      { id: 'A4', type: 'KNT', name: 'March Lances', zone: 'G9', facing: 4 },
      { id: 'A5', type: 'ARC', name: 'March Bows', zone: 'C9', facing: 5 },
    ],
    B: [
      { id: 'B1', type: 'CPT', name: 'Raid Captain', zone: 'E1', facing: 2 },
      { id: 'B2', type: 'ORC', name: 'Left Warriors', zone: 'D2', facing: 2 },
      { id: 'B3', type: 'ORC', name: 'Right Warriors', zone: 'E2', facing: 2 },
      { id: 'B4', type: 'WLF', name: 'First Wolves', zone: 'G1', facing: 2 },
      { id: 'B5', type: 'WLF', name: 'Second Wolves', zone: 'C1', facing: 1 },
      { id: 'B6', type: 'GAR', name: 'Raid Slingers', zone: 'F1', facing: 1 },
    ],
  },
  freeAreas: { A: { rows: [8, 9] }, B: { rows: [1, 2] } },
  objectives: [{ zones: ['E5'], label: 'Standing stone' }],
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
      { min: 0, max: 0, winner: 'draw' },
      { max: -1, winner: 'B' },
    ],
  },
  minutes: [15, 25],
};
