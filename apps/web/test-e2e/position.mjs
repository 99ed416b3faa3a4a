// Positions for the tests of the board: opened on the page from a file, and beside it by a referee in this process.
import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';

/**
 * Opens a position on the page, against a recruit or with both sides played by persons. The file is that of a game in which nobody has
 * answered yet.
 */
export async function openPosition(page, setup, seed, ruleset = quantumLegions, { persons = false } = {}) {
  const record = {
    sandtable: 1,
    ruleset: ruleset.id,
    version: ruleset.version,
    setup,
    start: null,
    dice: { kind: 'seeded', seed },
    undo: 'free',
    entries: [],
    snapshot: null,
  };
  await page.goto(`${page.url().split('#')[0]}#/games`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  const dialog = page.getByRole('dialog');
  if (persons) await dialog.getByRole('group').nth(1).getByRole('radio', { name: 'A person' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  if (persons) await takeScreen(page);
  await page.locator('.question:not(.waiting) h2').waitFor();
}

/** Who is to decide takes the screen. */
export const takeScreen = (page) => page.getByRole('button', { name: /^I play / }).click();

/** The screen goes to the other person. */
export async function handOver(page) {
  await page.getByRole('button', { name: /^Hand over to / }).click();
  await takeScreen(page);
}

/** The same position in this process: what the referee says is what the page must show. */
export function refereeAt(setup, seed, answers = [], ruleset = quantumLegions) {
  const session = new Referee([ruleset]).session();
  const must = (reply) => {
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return reply;
  };
  const { game } = must(session.ask({ do: 'open', ruleset: ruleset.id, setup, seed }));
  const give = (seat, ...given) => {
    for (const answer of given) must(session.ask({ do: 'answer', game, seat, answer }));
  };
  give('A', ...answers);
  return {
    give,
    query: (name, args, seat = 'A') => must(session.ask({ do: 'query', game, seat, name, args })).result,
    why: (decision) =>
      must(session.ask({ do: 'query', game, seat: 'A', name: 'why', args: { decision } })).result.refusal,
  };
}

const BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S3', rot: 0 }, firstPlaced: 'left' };

/** A tank about to act with enemies near, one of them in a forest. */
export const SKIRMISH = {
  position: {
    board: BOARD,
    terrain: { F4: 'open', F5: 'open', E6: 'open' },
    units: [
      { seat: 'A', type: 'PG-A1', hex: 'G4', order: 'engage' },
      { seat: 'A', type: 'PG-I1', hex: 'E5' },
      { seat: 'B', type: 'VB-I2', hex: 'F6', order: 'strike' },
      { seat: 'B', type: 'VB-A2', hex: 'F8', elements: 2 },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
  },
};

/** A battle that two good shots decide. */
export const LAST_STAND = {
  position: {
    units: [
      {
        seat: 'A',
        type: { dice: [9, 7, 5, 3], range: 5, speed: [3, 5], ap: 3, name: 'Hammer' },
        hex: 'G4',
        order: 'strike',
      },
      {
        seat: 'A',
        type: { dice: [9, 7, 5, 3], range: 4, speed: [3, 5], ap: 3, name: 'Anvil' },
        hex: 'H3',
        order: 'engage',
      },
      { seat: 'B', type: { dice: [1], range: 2, speed: [1, 1], name: 'Picket' }, hex: 'G7', suppression: 1 },
      { seat: 'B', type: { dice: [1], range: 2, speed: [1, 1], name: 'Outpost' }, hex: 'H10', suppression: 2 },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
  },
};

/** A tank that may fire, and the last element of the last enemy before it: whoever holds fire is no veteran. */
export const LAST_SHOT = {
  position: {
    units: [
      { seat: 'A', type: 'PG-A1', hex: 'G4' },
      { seat: 'B', type: 'VB-I2', hex: 'G6', elements: 1 },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
    activation: { unit: 'a1', order: 'strike', stage: 'attack' },
  },
};

/** The same game on an open table: a tank, a wood, and an enemy beyond it. */
export const TABLETOP = {
  options: { miniatures: 'tabletop' },
  position: {
    areas: [
      {
        terrain: 'forest',
        corners: [
          { x: 9000, y: 6000 },
          { x: 11000, y: 6000 },
          { x: 11000, y: 10000 },
          { x: 9000, y: 10000 },
        ],
      },
    ],
    units: [
      { seat: 'A', type: 'PG-A1', hex: { x: 6000, y: 8000 }, order: 'advance' },
      { seat: 'A', type: 'PG-I1', hex: { x: 6000, y: 14000 }, order: 'strike' },
      { seat: 'B', type: 'VB-I2', hex: { x: 20000, y: 8000 } },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
  },
};

const box = (x1, y1, x2, y2) => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** The inch table with a bit of everything on it: a squad of Terrans, and Xyban beyond a farm. */
export const VILLAGE = {
  position: {
    table: [36, 24],
    terrain: [
      { id: 'knoll', type: 'hill', level: 1, polygon: box(11, 15, 18, 21) },
      { id: 'ford', type: 'river', polygon: box(28, 0, 31, 24) },
      { id: 'lane', type: 'road', polygon: box(0, 0.5, 36, 2) },
      { id: 'fen', type: 'swamp', polygon: box(32, 15, 36, 22) },
      { id: 'warehouse', type: 'structure', height: 4, polygon: box(18, 10, 24, 13) },
      {
        id: 'farm',
        type: 'building',
        height: 2,
        polygon: box(3, 14, 9, 19),
        openings: [
          [
            [5, 14],
            [7, 14],
          ],
        ],
      },
      {
        id: 'grove',
        type: 'woods',
        polygon: [
          [4, 6],
          [9, 6],
          [10, 10],
          [5, 11],
        ],
      },
      { id: 'ruin', type: 'rubble', polygon: box(13, 3.5, 17, 6.5) },
      { id: 'crag', type: 'rock', polygon: box(22, 18, 27, 22) },
    ],
    walls: [
      {
        id: 'fence',
        height: 'low',
        material: 'hard',
        line: [
          [19, 6],
          [25, 6],
        ],
      },
    ],
    models: [
      { side: 'A', unit: 't-sergeant', at: [11, 5] },
      { side: 'A', unit: 't-legionary', at: [12.5, 7.4] },
      { side: 'A', unit: 't-gunner', at: [14, 5] },
      { side: 'A', unit: 't-legionary', at: [10, 3.5] },
      { side: 'A', unit: 't-grenadier', at: [12, 3] },
      { side: 'A', unit: 't-legionary', at: [8, 8] },
      { side: 'B', unit: 'x-prime', at: [14, 17] },
      { side: 'B', unit: 'x-sentinel', at: [15.6, 17.5], overwatch: true },
      { side: 'B', unit: 'x-sentinel', at: [12.5, 18] },
      { side: 'B', unit: 'x-beamer', at: [21, 15] },
      { side: 'B', unit: 'r-breaker', at: [26, 16] },
      { side: 'B', unit: 'v-hound', at: [20, 19] },
    ],
    active: 'A',
    phase: 'moveFire',
  },
};
