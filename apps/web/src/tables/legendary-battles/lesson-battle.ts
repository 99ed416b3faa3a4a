// The battle of the lesson: an orchard, two squads and a gun against two squads. Every card that is drawn is written down.

const SCENARIO = {
  id: 'LESSON',
  name: 'The Orchard',
  genre: 'combat',
  summary: 'A first skirmish: a command, rifles and a machine gun against two squads.',
  background: 'An orchard, a hedge, and somebody on the other side of it.',
  sides: {
    A: { name: 'Orchard Company', role: 'attacker', hand: 6, points: 8 },
    B: { name: 'Hedge Company', role: 'defender', hand: 6, points: 3 },
  },
  firstPlayer: 'A',
  maxRounds: 4,
  map: {
    kind: 'hex',
    cols: 9,
    rows: 9,
    shortSide: 9,
    terrain: [
      '.w.....w.',
      '.ww......',
      '.........',
      '..r......',
      '.......w.',
      '.w.....w.',
      '.ww......',
      '.........',
      '.....w...',
    ],
    key: {
      '.': { name: 'Grass', cls: 'clear' },
      w: { name: 'Wood', cls: 'covering' },
      r: { name: 'Rough', cls: 'hindering' },
    },
    linear: [
      ['D5', 'D6', 'hedge'],
      ['E5', 'D6', 'hedge'],
    ],
  },
  units: {
    A: [
      { id: 'A1', type: 'CMD', name: 'Command', zone: 'D8', facing: 4 },
      { id: 'A2', type: 'RIF', name: 'Rifles', zone: 'C8', facing: 4 },
      { id: 'A3', type: 'HWT', name: 'Machine Gun', zone: 'F8', facing: 4 },
    ],
    B: [
      { id: 'B1', type: 'RIF', name: 'Hedge Rifles', zone: 'F3', facing: 1 },
      { id: 'B2', type: 'MIL', name: 'Hedge Watch', zone: 'D3', facing: 1 },
    ],
  },
  freeAreas: { A: { rows: [8, 9] }, B: { rows: [1, 2] } },
  objectives: [],
  special: [],
  victory: {
    handicap: {},
    immediate: [],
    scoring: [
      { side: 'A', type: 'eliminatedPts', vp: 1 },
      { side: 'B', type: 'eliminatedPts', vp: 1 },
    ],
    decide: [
      { min: 1, winner: 'A' },
      { max: 0, winner: 'B' },
    ],
  },
  minutes: [5, 10],
};

export const SETUP = {
  scenario: SCENARIO.id,
  content: { sandtable: 'legendary-battles', units: [], scenarios: [SCENARIO] },
};

/** Whose card, and which, in the order they are drawn. */
const DRAWN: readonly (readonly [side: 'A' | 'B', cards: readonly string[]])[] = [
  ['A', ['C06', 'C24', 'C27', 'C20', 'C29', 'C52']], // the first hands
  ['B', ['C04', 'C13', 'C37', 'C46', 'C64', 'C53']],
  ['A', ['C02']], // the gun shoots at the Hedge Rifles: 6
  ['A', ['C33', 'C61', 'C41']], // the hand is filled up
  ['A', ['C18']], // the gun shoots at the Hedge Watch as it moves: 10
  ['B', ['C05']],
  ['A', ['C30']], // the rifles shoot: 10
  ['A', ['C51']], // and the gun, by order passed on: 11
  ['A', ['C12', 'C01', 'C07']],
];

const SIZE = 72;

/** As faces: a pile is a set in the order of its list, and a card is drawn by its place among those that are left. */
function faces(): number[] {
  const piles = { A: numbers(), B: numbers() };
  return DRAWN.flatMap(([side, cards]) =>
    cards.map((id) => {
      const place = piles[side].indexOf(Number(id.slice(1)));
      piles[side].splice(place, 1);
      return place + 1;
    }),
  );
}

const numbers = (): number[] => Array.from({ length: SIZE }, (_, i) => i + 1);

export const DRAWS: readonly number[] = faces();
