/** A unit type and a small battle of one's own: a file to start from. */
export const EXAMPLE = {
  sandtable: 'legendary-battles',
  units: [
    {
      id: 'GRN',
      name: 'Grenadiers',
      genre: 'combat',
      cls: 'infantry',
      speed: 'S',
      ra: 1,
      range: 'M',
      ma: 2,
      md: 1,
      pr: 1,
      traits: ['impact'],
      footprint: 'single',
      pts: 3,
    },
  ],
  scenarios: [
    {
      id: 'MY-MILL',
      name: 'The Mill',
      genre: 'combat',
      summary: 'Two sections race for a mill between two woods.',
      background: 'Whoever sits in the mill sees the whole valley. Both sides saw it at sunrise.',
      sides: {
        A: { name: 'Grenadiers', role: 'attacker', hand: 6, points: 7 },
        B: { name: 'Millers', role: 'defender', hand: 6, points: 6 },
      },
      firstPlayer: 'A',
      maxRounds: 6,
      map: {
        kind: 'hex',
        cols: 7,
        rows: 7,
        shortSide: 7,
        terrain: ['.......', '.w...w.', '.......', '...m...', '.......', '.w...w.', '.......'],
        key: {
          '.': { name: 'Meadow', cls: 'clear' },
          w: { name: 'Wood', cls: 'covering' },
          m: { name: 'Mill', cls: 'covering' },
        },
        linear: [['D4', 'E4', 'hedge']],
      },
      units: {
        A: [
          { id: 'A1', type: 'CMD', name: 'Grenadier Command', zone: 'D7', facing: 4 },
          { id: 'A2', type: 'GRN', name: 'First Grenadiers', zone: 'C7', facing: 4 },
        ],
        B: [
          { id: 'B1', type: 'CMD', name: 'Miller Command', zone: 'D1', facing: 1 },
          { id: 'B2', type: 'RIF', name: 'Mill Rifles', zone: 'E1', facing: 1 },
          { id: 'B3', type: 'MIL', name: 'Mill Watch', zone: 'C1', facing: 1 },
        ],
      },
      freeAreas: { A: { rows: [6, 7] }, B: { rows: [1, 2] } },
      objectives: [{ zones: ['D4'], label: 'The mill' }],
      special: [],
      victory: {
        handicap: {},
        immediate: [],
        scoring: [
          { side: 'A', type: 'eliminatedPts', vp: 1 },
          { side: 'B', type: 'eliminatedPts', vp: 1 },
          { side: 'A', type: 'controlZones', zones: ['D4'], vp: 4 },
          { side: 'B', type: 'controlZones', zones: ['D4'], vp: 4 },
        ],
        decide: [
          { min: 1, winner: 'A' },
          { max: 0, winner: 'B' },
        ],
      },
      minutes: [10, 15],
    },
  ],
};
