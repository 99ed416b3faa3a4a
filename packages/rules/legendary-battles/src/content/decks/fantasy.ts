import type { DeckRow } from '../types.js';

/** The fantasy deck: 24 titles, three copies each with a low, a middle and a high combat rating. */
export const FANTASY_DECK: readonly DeckRow[] = [
  ['Banners Forward', 'MAR', 'ORD', [1, 1, 'M', 'NE'], [6, 3, 'VS', 'FE'], [11, 5, '0', null]],
  ['Marching Drum', 'MAR', 'RAL', [4, 2, 'S', 'NF'], [5, 4, 'S', 'FF'], [10, 6, '0', null]],
  ['Close Ranks', 'MAR', 'CVR', [3, 4, 'S', 'FF'], [8, 6, 'VS', 'NF'], [9, 2, '0', null]],
  ['Swift as Wolves', 'RUS', 'SWD', [2, 6, 'M', 'NF'], [7, 2, 'VS', 'NF'], [12, 4, '0', null]],
  ['Headlong', 'RUS', 'CNF', [1, 2, 'M', 'NF'], [6, 4, 'VS', 'FF'], [11, 6, '0', null]],
  ['Silent Tread', 'STK', 'HAZ', [4, 3, 'S', 'FE'], [5, 5, 'S', 'NE'], [10, 1, '0', null]],
  ['Nock and Loose', 'LOO', 'SOO', [3, 5, 'S', 'NE'], [8, 1, 'VS', 'NE'], [9, 3, '0', null]],
  ['Rain of Arrows', 'LOO', 'FOC', [2, 1, 'M', 'NE'], [7, 3, 'VS', 'FE'], [12, 5, '0', null]],
  ['Watch the Treeline', 'LOO', 'SOO', [1, 3, 'M', 'FE'], [6, 5, 'VS', 'NE'], [11, 1, '0', null]],
  ['Massed Volley', 'VOL', 'SOO', [4, 4, 'S', 'FF'], [5, 6, 'S', 'NF'], [10, 2, '0', null]],
  ['Sound the Charge', 'CHG', 'ORD', [3, 6, 'S', 'NF'], [8, 2, 'VS', 'NF'], [9, 4, '0', null]],
  ['Blood Up', 'CHG', 'FOC', [2, 2, 'M', 'NF'], [7, 4, 'VS', 'FF'], [12, 6, '0', null]],
  ['Lower Lances', 'CHG', 'PBL', [1, 4, 'M', 'FF'], [6, 6, 'VS', 'NF'], [11, 2, '0', null]],
  ['No Quarter', 'CHG', 'CTR', [4, 5, 'S', 'NE'], [5, 1, 'S', 'NE'], [10, 3, '0', null]],
  ['Hew and Thrust', 'PRS', 'CTR', [3, 1, 'S', 'NE'], [8, 3, 'VS', 'FE'], [9, 5, '0', null]],
  ['Break Their Line', 'PRS', 'PBL', [2, 3, 'M', 'FE'], [7, 5, 'VS', 'NE'], [12, 1, '0', null]],
  ['Hold Nothing Back', 'PRS', 'PBL', [1, 5, 'M', 'NE'], [6, 1, 'VS', 'NE'], [11, 3, '0', null]],
  ['Rally to Me', 'RLY', 'ORD', [4, 6, 'S', 'NF'], [5, 2, 'S', 'NF'], [10, 4, '0', null]],
  ['Bind the Wounded', 'RLY', 'RAL', [3, 2, 'S', 'NF'], [8, 4, 'VS', 'FF'], [9, 6, '0', null]],
  ['Old Songs', 'RLY', 'HLD', [2, 4, 'M', 'FF'], [7, 6, 'VS', 'NF'], [12, 2, '0', null]],
  ['Shield Wall', 'BRC', 'CVR', [1, 6, 'M', 'NF'], [6, 2, 'VS', 'NF'], [11, 4, '0', null]],
  ['Words of Power', 'CST', 'CAN', [4, 1, 'S', 'NE'], [5, 3, 'S', 'FE'], [10, 5, '0', null]],
  ['Witchlight', 'CST', 'SMK', [3, 3, 'S', 'FE'], [8, 5, 'VS', 'NE'], [9, 1, '0', null]],
  ['Shadow of Wings', 'SWP', 'CNF', [2, 5, 'M', 'NE'], [7, 1, 'VS', 'NE'], [12, 3, '0', null]],
];
